# Type `make help`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml src/localeops/__init__.py
BENCHMARKS := $(filter-out benchmarks/measuring.py,$(wildcard benchmarks/*.py))

.DEFAULT_GOAL := help
.PHONY: help verify test lint format tables quickstart docs bench fuzz harbor clean
.DELETE_ON_ERROR:

help: ## say what there is to make
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  make \1\t/' | expand -t 20

verify: $(VENV)/tasks.stamp ## check and verify every task below oracles/, with fresh probes (the main job)
	$(BIN)/localeops tasks check
	$(BIN)/localeops tasks verify

test: $(VENV)/test.stamp ## run the whole test suite, then compare results with every other Python
	$(BIN)/python -m pytest -q -n auto --dist worksteal
	$(BIN)/python tests/versions.py

lint: $(VENV)/lint.stamp ## check style, formatting and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy .ci/harbor/*.py

format: $(VENV)/lint.stamp ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

tables: $(VENV)/tasks.stamp ## make the generated tables again from data/
	$(BIN)/python -m localeops._gen

quickstart: $(VENV)/tasks.stamp ## run the README's quick start from a wheel, in an empty environment
	rm -rf build/quickstart
	$(BIN)/python -m pip wheel -q --no-deps --wheel-dir build/quickstart .
	$(PYTHON) -m venv build/quickstart/venv
	build/quickstart/venv/bin/python -m pip install -q build/quickstart/*.whl
	build/quickstart/venv/bin/python -I tests/quick_start.py README.md

docs: $(VENV)/docs.stamp ## build the documentation, with warnings as errors, into build/docs
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs

bench: $(VENV)/test.stamp ## measure speed beside the peers
	missed=0; for file in $(BENCHMARKS); do $(BIN)/python $$file || missed=1; done; exit $$missed

fuzz: $(VENV)/test.stamp ## call every public function, and every codec, with 100,000 hostile inputs
	$(BIN)/python tests/fuzz.py --inputs 100000
	$(BIN)/python tests/fuzz_codecs.py --inputs 100000

harbor: $(VENV)/tasks.stamp build/harbor/venv/installed.stamp ## run every task in real containers under Harbor, as root (minutes)
	@.ci/need harbor $(PYTHON)
	$(BIN)/python .ci/harbor/trials.py

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info

$(VENV)/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "localeops needs Python 3.11 or newer; type: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "type: sudo apt-get install python3-venv" >&2; exit 1; }
	@touch $@

$(VENV)/tasks.stamp: $(VENV)/python.stamp $(SOURCES)
	@.ci/need verify $(PYTHON)
	$(BIN)/python -m pip install -q -e '.[tasks]'
	@touch $@

$(VENV)/test.stamp: $(VENV)/python.stamp $(SOURCES)
	@.ci/need test $(PYTHON)
	$(BIN)/python -m pip install -q -e '.[test]'
	@touch $@

$(VENV)/docs.stamp: $(VENV)/python.stamp $(SOURCES)
	$(BIN)/python -m pip install -q -e '.[docs]'
	@touch $@

build/harbor/venv/installed.stamp: .ci/harbor/requirements.txt | $(VENV)/tasks.stamp
	@.ci/need harbor $(PYTHON)
	@$(BIN)/python .ci/harbor/install.py build/harbor/venv $(PYTHON)
	@touch $@

$(VENV)/lint.stamp: $(VENV)/test.stamp
	$(BIN)/python -m pip install -q -e '.[lint]'
	@touch $@
