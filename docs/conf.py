"""Configuration of the documentation: ``make docs`` builds it with warnings as errors."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

import localeops

project = "localeops"
author = "The localeops authors"
project_copyright = "2026, the localeops authors"
version = release = localeops.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "from_source"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# Docstrings are reStructuredText in the manner of Google; a single backtick names an object.
default_role = "py:obj"
napoleon_numpy_docstring = False
autodoc_member_order = "bysource"
autodoc_typehints = "none"  # the arguments' text says more, and aliases would be spelt out
add_module_names = False
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "localeops"
html_show_sourcelink = False
html_copy_source = False
