"""The conditions of SpecialCasing.txt that look at marks (core specification, Table 3-17).

A mark here is a character whose Canonical_Combining_Class is not 0. A mark *above* is one of class
230; the others stand elsewhere and do not matter.
"""

from __future__ import annotations

import re

from localeops.casing._mappings import characters

DOT_ABOVE = "\u0307"

_OTHERS = f"[{characters('OTHER_MARKS')}]*"
_ABOVE = f"[{characters('ABOVE')}]"

# Before_Dot, and After_I for that dot: it is the first mark above.
dotted_capital_i = re.compile(f"I({_OTHERS}){DOT_ABOVE}")
# More_Above: there is a mark above.
capital_with_mark_above = re.compile(f"[IJĮ](?={_OTHERS}{_ABOVE})")
# Not More_Above, where a text is decomposed.
capital_i_without_mark_above = re.compile(f"I(?!{_OTHERS}{_ABOVE})")
# After_Soft_Dotted: the dot above is the first mark above of a letter with a soft dot.
dotted_soft_dotted = re.compile(f"([{characters('SOFT_DOTTED')}]{_OTHERS}){DOT_ABOVE}")
