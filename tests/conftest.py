"""Settings of the whole suite."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("suite", max_examples=300, deadline=None, print_blob=True)
settings.register_profile(
    "thorough",
    max_examples=20_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile(os.environ.get("LOCALEOPS_TESTS", "suite"))
