"""Years of Japanese eras, the Buddhist Era, Minguo and Dangun, and the Indian national calendar.

========== ========================= ============= =============================================
system     eras                      days          law
========== ========================= ============= =============================================
ja         meiji taisho showa        1873-01-01 on Council of State proclamation no. 337 of 1872
           heisei reiwa                            (改暦ノ布告), and the decrees of rule 1
th         be                        1889-04-01 on ประกาศให้ใช้วันอย่างใหม่ (1889), and the
                                                   Calendar Years Act, B.E. 2483 (1940)
tw         minguo before-minguo      1582-10-15 on the provisional president, 1 January 1912;
                                                   公文程式條例, article 6
ko-dangi   dangi                     1948-09-25 to laws no. 4 of 25 September 1948 and no. 775
                                     1961-12-31    of 2 December 1961 (연호에 관한 법률)
in-saka    saka                      1957-03-22 on report of the Calendar Reform Committee (1955),
                                                   in force from 22 March 1957
========== ========================= ============= =============================================

All but ``ko-dangi`` go on to 9999-12-31, the last `datetime.date`, and the current Japanese era
until a cabinet order ends it. A day outside the range is refused.

Rules

1. ``ja.border``: the era changes with the day. The rescripts of 1912 and of 1926 change "from 30
   July Meiji 45 on" and "from 25 December Taishō 15 on": those days are of the new era, whole.
   The cabinet orders no. 1 of 1989 and no. 143 of 2019 are in force from 8 January and from 1 May,
   the day after the order was made and the day after the abdication. So Taishō begins on
   1912-07-30, Shōwa on 1926-12-25, Heisei on 1989-01-08 and Reiwa on 2019-05-01.
   DIFFERENCE: papers of 30 July 1912, the rescript among them, are dated Meiji 45. Here
   明治45年7月30日 and 大正15年12月25日 are refused, unless borders are lenient.
2. ``ja.year``: the first year of an era lasts from its first day to 31 December, and every later
   one is a Gregorian year. It is written 元年; `parse` takes 1年 as well.
3. ``ja.lunisolar``: until 明治5年12月2日, the day before 1873-01-01, months and days were those of
   the lunisolar calendar: dates of Meiji 1 to 5 are refused.
4. ``th.april``: until B.E. 2482 the year began on 1 April, so its January to March are those of
   the next Gregorian year. B.E. 2483 had nine months, April to December 1940. Since 1 January 1941
   (B.E. 2484) the year is the Gregorian one and 543. Months have the numbers of Gregorian ones at
   any time: month 1 is January. Until 1913 the official era was that of Bangkok (R.S.,
   รัตนโกสินทรศก); the proclamation of 21 February R.S. 131 made it B.E., from 1 April 2456 on.
   Years before are R.S. and 2324, as Thai histories count them; the religious year B.E. of
   that time began on another day.
5. ``tw.minguo``: since 1912-01-01 the year is the Gregorian one less 1911. Earlier years count
   backwards: 1911 is 民國前1年, as household registers have it, with month and day of the Gregorian
   calendar, although China had another one.
6. ``ko.dangi``: the year is the Gregorian one and 2333 (law no. 775 has papers read that way);
   month and day are Gregorian. ``period="any"`` takes other days too, from 1896-01-01, when Korea
   took the Gregorian calendar (decree of the 9th day of the 9th month of 1895), and without an end:
   the era is in use, though not officially.
7. ``in.saka``: the year begins on 22 March, in a Gregorian leap year on 21 March, and is the
   Gregorian one less 78. Chaitra has 30 days, 31 in a leap year, Vaisakha to Bhadra have 31, the
   others 30. ``period="any"`` takes days before 1 Chaitra 1879 too, from 1582-10-15: they are
   computed, no paper has them, and Saka dates of Hindu calendars are others.
8. ``borders``: a Japanese date that its era does not have is refused: 昭和65年1月1日,
   昭和64年1月8日, 平成31年5月1日, 令和元年4月30日. ``"lenient"`` counts on beyond the last day,
   and back to 1 January of year 1, and gives the date of the right era: 平成2年1月1日.
9. ``read``: numbers stand between units, or between points, slashes or hyphens, twice the same.
   Full-width characters are as their ASCII ones. Space, no-break space, tabulator and U+3000 may
   stand around every number, unit, mark and name. Canonically equivalent texts are the same.
   Anything else before or after the date is refused.

   * ``ja``: 令和元年5月1日, 令和1年5月1日, R1.5.1, R01/05/01, r1-5-1, 令1.5.1, ㋿元年5月1日.
   * ``th``: 31 ธันวาคม พ.ศ. 2567, the same without พ.ศ., with พุทธศักราช, with วันที่ and เดือน, with
     ธ.ค. or ธค; 31/12/2567; Thai digits. A year of two digits is refused, or with
     ``two_digit_years="2500"`` is one from 2500 to 2599.
   * ``tw``: 民國113年12月31日, with 中華民國 or 民 or nothing; 113/12/31; 民國前1年12月31日,
     with 民前 or 前; 元年 and 1年. From 1000 on a year needs the mark: 2024/12/31 is refused.
   * ``ko-dangi``: 단기 4294년 12월 31일, with 단군기원, 檀紀, 檀君紀元 or nothing; 年月日;
     4294. 12. 31.
   * ``in-saka``: Pausa 10, 1946 (Saka), 10 Pausha 1946, 10 पौष 1946, १०/१०/१९४६ शक (day, month,
     year; never without the era, as 10/10/1946 may be of the common era); Devanagari digits; the
     spellings of CLDR and others that are met.
10. ``numeral``: in ``ja``, ``tw`` and ``ko-dangi`` numbers may be in Chinese characters: with
    tens (二十六, 廿六, 卅, 弐拾六, 一百一十三), or as digits (二六, 二〇, 一一三). In ``tw``
    百五 is refused: it is 105 or, as it is spoken, 150.
11. ``written``: 令和元年5月1日 and R1.5.1; 31 ธันวาคม พ.ศ. 2567 and 31 ธ.ค. 2567;
    民國113年12月31日 and 113/12/31 (民1000/1/1 from 1000 on), 民國前1年12月31日 and 民前1/12/31;
    단기 4294년 12월 31일 and 4294. 12. 31.; in the order of the headings of the Gazette of India
    Pausa 10, 1946 (Saka) and पौष 10, 1946 (शक), and 10/10/1946 Saka.
    `parse` reads each of them. Digits are ASCII, in Hindi by article 343 (1) of the Constitution.
    DIFFERENCE: the sixth and seventh months are भाद्र and आश्विन; CLDR has भाद्रपद and अश्विन.

DIFFERENCE: ICU extends each system over all time: none of its Buddhist years begins in April, the
months of its Meiji 1 to 5 are Gregorian, and 昭和65年1月1日 is a date. Its ``dangi`` calendar is
the lunisolar one.

Data: none, the decrees are in the module. CLDR 48 has the same first days of eras.

Not handled: eras before Meiji; lunisolar months in years of an era; R.S. and older eras of Siam; a
weekday beside the date; a year or a month alone; R060501; Reiwa in Latin letters; texts in the
common era; names of Thai months in other languages.
"""

from __future__ import annotations

import datetime as dt

from localeops.calendars._value import DateValue, require_date, require_whole
from localeops.calendars.eras import _reckoning
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    UnknownLocaleError,
    require_choice,
    require_text,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    System = Literal["ja", "th", "tw", "ko-dangi", "in-saka"]
    Style = Literal["long", "short"]
    Borders = Literal["strict", "lenient"]
    Period = Literal["legal", "any"]
    TwoDigitYears = Literal["refuse", "2500"]

__all__ = ["EraDate", "format", "from_gregorian", "parse", "to_gregorian"]

_SYSTEMS = ("ja", "th", "tw", "ko-dangi", "in-saka")
_STYLES = ("long", "short")
_BORDERS = ("strict", "lenient")
_PERIODS = ("legal", "any")
_TWO_DIGIT_YEARS = ("refuse", "2500")
_LOCALES = ("en", "hi")
_ERAS = {era: era for era in _reckoning.ERAS}  # also of a subclass of str
_LARGEST_YEAR = 99_999  # no era reaches it: what comes after the last day is an error of range
_LAST_MONTH = 12
_LAST_DAY = 31


class EraDate(DateValue):
    """A date of an era, which exists: immutable, ordered, hashable and picklable.

    Dates of one system are ordered by their days, whatever the era: the last day of Heisei is
    before the first one of Reiwa. Dates of two systems are never equal and do not compare.

    Args:
        era: ``"meiji"``, ``"taisho"``, ``"showa"``, ``"heisei"``, ``"reiwa"``, ``"be"``,
            ``"minguo"``, ``"before-minguo"``, ``"dangi"`` or ``"saka"``.
        year: The year of the era, from 1.
        month: The month, 1 to 12. Except of ``"saka"`` it is the Gregorian one: month 1 is January,
            also of a year that began in April.
        day: The day of the month, from 1.

    Raises:
        InvalidInputError: The era does not have this date, or *era* is none of these.
        InvalidTypeError: *era* is not a ``str``, or another argument not an ``int``.
        OutOfRangeError: The date is outside the range of the system; those of ``"dangi"`` and
            ``"saka"`` are the ranges of ``period="any"``.

    Examples:
        >>> EraDate("heisei", 31, 4, 30) < EraDate("reiwa", 1, 5, 1)
        True
        >>> EraDate("showa", 64, 1, 8)
        Traceback (most recent call last):
        ...
        localeops.errors.InvalidInputError: showa ended on 昭和64年1月7日, 1989-01-07; got \
昭和64年1月8日, which is 平成元年1月8日
    """

    __slots__ = ("_date", "day", "era", "month", "year")
    _fields = ("era", "year", "month", "day")

    era: str
    year: int
    month: int
    day: int
    _date: dt.date

    def __init__(self, era: str, year: int, month: int, day: int) -> None:
        require_choice(era, "era", _reckoning.ERAS)
        require_whole(year, "year", 1, _LARGEST_YEAR)
        require_whole(month, "month", 1, _LAST_MONTH)
        require_whole(day, "day", 1, _LAST_DAY)
        # Plain values, also of subclasses: they are shown, pickled and compared.
        fields = (_ERAS[era], int(year), int(month), int(day))
        _fill(self, fields, _reckoning.date_of(fields))

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return _reckoning.SYSTEMS[self.era], (self._date.toordinal(),)


def from_gregorian(date: dt.date, /, *, system: System, period: Period = "legal") -> EraDate:
    """Return the date of an era on which a Gregorian date falls.

    Args:
        date: A `datetime.date`, and no `datetime.datetime`.
        system: ``"ja"``, ``"th"``, ``"tw"``, ``"ko-dangi"`` or ``"in-saka"``.
        period: ``"legal"`` for the days on which the system was in force; ``"any"`` for more of
            them, by rules 6 and 7 of the module. It matters to ``"ko-dangi"`` and ``"in-saka"``.

    Returns:
        The date.

    Raises:
        InvalidInputError: *system* or *period* has none of its values.
        InvalidTypeError: *date* is no `datetime.date`, or an option is not a ``str``.
        OutOfRangeError: The system does not have the day.

    Examples:
        >>> import datetime as dt
        >>> from_gregorian(dt.date(2019, 5, 1), system="ja")
        EraDate(era='reiwa', year=1, month=5, day=1)
        >>> from_gregorian(dt.date(1935, 3, 2), system="th")  # a year that began in April
        EraDate(era='be', year=2477, month=3, day=2)
        >>> format(dt.date(1912, 7, 29), system="ja"), format(dt.date(1912, 7, 30), system="ja")
        ('明治45年7月29日', '大正元年7月30日')

    Source: rules 1 to 7 of the module.
    """
    try:
        return _days[period][system][date]
    except (KeyError, TypeError):
        pass
    if type(date) is not dt.date:
        require_date(date)
    require_choice(system, "system", _SYSTEMS)
    require_choice(period, "period", _PERIODS)
    if type(date) is not dt.date:  # of a class of the caller's, which would stay in the table
        date = dt.date(date.year, date.month, date.day)
    _reckoning.require_period(date, system, period)
    made = EraDate.__new__(EraDate)  # without the checks: it exists
    _fill(made, _reckoning.fields_of(date, system), date)
    return _days[period][system].setdefault(date, made) if _reckoning.is_kept(date) else made


def to_gregorian(era_date: EraDate, /) -> dt.date:
    """Return the Gregorian date of a date of an era.

    Args:
        era_date: The date.

    Returns:
        The day.

    Raises:
        InvalidTypeError: *era_date* is not an `EraDate`.

    Examples:
        >>> to_gregorian(EraDate("be", 2477, 3, 2))
        datetime.date(1935, 3, 2)
        >>> to_gregorian(parse("令和元年5月1日", system="ja"))
        datetime.date(2019, 5, 1)

    Source: rules 1 to 7 of the module.
    """
    if type(era_date) is not EraDate:
        _require_era_date(era_date)
    return era_date._date  # noqa: SLF001


def parse(
    text: str,
    /,
    *,
    system: System,
    borders: Borders = "strict",
    period: Period = "legal",
    two_digit_years: TwoDigitYears = "refuse",
) -> EraDate:
    """Return the date that a text writes in the years of an era.

    Args:
        text: A date and nothing else, as rules 9 and 10 of the module have them.
        system: ``"ja"``, ``"th"``, ``"tw"``, ``"ko-dangi"`` or ``"in-saka"``.
        borders: ``"strict"`` refuses a Japanese date that its era does not have; ``"lenient"``
            gives the date of the right era. It matters to ``"ja"``.
        period: As for `from_gregorian`.
        two_digit_years: ``"refuse"`` for a Thai year of two digits, or ``"2500"`` for one of B.E.
            2500 to 2599. It matters to ``"th"``.

    Returns:
        The date.

    Raises:
        InvalidInputError: The text is no such date, the era does not have it, or an option has none
            of its values.
        InvalidTypeError: *text* or an option is not a ``str``.
        OutOfRangeError: The system does not have the day.

    Examples:
        >>> parse("令和六年十二月三十一日", system="ja")
        EraDate(era='reiwa', year=6, month=12, day=31)
        >>> parse("昭和65年1月1日", system="ja", borders="lenient")
        EraDate(era='heisei', year=2, month=1, day=1)
        >>> parse("๓๑ ธ.ค. ๒๕๖๗", system="th")
        EraDate(era='be', year=2567, month=12, day=31)
        >>> to_gregorian(parse("Pausa 10, 1946 (Saka)", system="in-saka"))
        datetime.date(2024, 12, 31)

    Source: rules 8 to 10 of the module.
    """
    if type(text) is not str:
        require_text(text)
    require_choice(system, "system", _SYSTEMS)
    require_choice(borders, "borders", _BORDERS)
    require_choice(period, "period", _PERIODS)
    require_choice(two_digit_years, "two_digit_years", _TWO_DIGIT_YEARS)
    from localeops.calendars.eras._reading import READERS

    fields = READERS[system](text, two_digit_years)
    date = _reckoning.date_of(fields, borders=borders, period=period)
    return from_gregorian(date, system=system, period=period)


def format(  # noqa: A001
    date: dt.date,
    /,
    *,
    system: System,
    style: Style = "long",
    locale: str | None = None,
    period: Period = "legal",
) -> str:
    """Return a Gregorian date as it is written in the years of an era.

    Args:
        date: A `datetime.date`, and no `datetime.datetime`.
        system: ``"ja"``, ``"th"``, ``"tw"``, ``"ko-dangi"`` or ``"in-saka"``.
        style: ``"long"``, with names or units, or ``"short"``.
        locale: For ``"in-saka"`` the language, English or Hindi, as a BCP 47 tag. The other systems
            are written in one language, and have none.
        period: As for `from_gregorian`.

    Returns:
        The date, as rule 11 of the module has it. `parse` reads it.

    Raises:
        InvalidInputError: An option has none of its values, *locale* is not well formed, is missing
            for ``"in-saka"`` or given for another system.
        InvalidTypeError: *date* is no `datetime.date`, or an option is not a ``str``.
        OutOfRangeError: The system does not have the day.
        UnknownLocaleError: *locale* is neither English nor Hindi.

    Examples:
        >>> import datetime as dt
        >>> day = dt.date(2024, 12, 31)
        >>> format(day, system="ja"), format(day, system="ja", style="short")
        ('令和6年12月31日', 'R6.12.31')
        >>> format(day, system="th"), format(day, system="tw")
        ('31 ธันวาคม พ.ศ. 2567', '民國113年12月31日')
        >>> format(day, system="in-saka", locale="en"), format(day, system="in-saka", locale="hi")
        ('Pausa 10, 1946 (Saka)', 'पौष 10, 1946 (शक)')

    Source: rule 11 of the module.
    """
    found = from_gregorian(date, system=system, period=period)
    require_choice(style, "style", _STYLES)
    language = "en" if locale is None and system != "in-saka" else _language(locale, system)
    from localeops.calendars.eras._writing import written

    return written((found.era, found.year, found.month, found.day), style, language)


def _language(locale: str | None, system: str) -> str:
    """Return the language that the names of months are in, or raise."""
    if locale is None:
        raise InvalidInputError("locale must be given for system 'in-saka': 'en' or 'hi'")
    require_text(locale, "locale")
    if system != "in-saka":
        raise InvalidInputError(f"locale must not be given for system {system!r}")
    if locale in _LOCALES:
        return locale
    from localeops import tags

    language = tags.resolve(locale, _LOCALES)
    if tags.parse(tags.canonicalize(locale)).language != language:  # hi-Latn has English for root
        raise UnknownLocaleError(f"locale {locale!r} has no names of months here")
    return language


def _require_era_date(value: object) -> None:
    """Raise unless *value* is an `EraDate`."""
    if not isinstance(value, EraDate):
        msg = f"era_date must be an EraDate, got {type(value).__name__}"
        raise InvalidTypeError(msg)


def _fill(made: EraDate, fields: tuple[str, int, int, int], date: dt.date) -> None:
    """Set the slots of a date that is being made."""
    era, year, month, day = fields
    _SET_ERA(made, era)
    _SET_YEAR(made, year)
    _SET_MONTH(made, month)
    _SET_DAY(made, day)
    _SET_DATE(made, date)


def _no_days() -> dict[str, dict[str, dict[dt.date, EraDate]]]:
    """Return the tables of the days already asked for, by period and system: to be filled."""
    legal: dict[str, dict[dt.date, EraDate]] = {system: {} for system in _SYSTEMS}
    return {"legal": legal, "any": {**legal, "ko-dangi": {}, "in-saka": {}}}


# What sets the slots, which nobody else can.
_SET_ERA, _SET_YEAR, _SET_MONTH, _SET_DAY, _SET_DATE = (
    vars(EraDate)[name].__set__ for name in (*EraDate._fields, "_date")
)

# Bounded by the days of `is_kept`; never cleared, so that no thread loses what another one has.
_days = _no_days()
