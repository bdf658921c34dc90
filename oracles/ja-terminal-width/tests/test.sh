#!/bin/bash
exec python3 -I /tests/verifier.py
