"""``localeops calendars``."""

import io
import json

import pytest

from localeops import cli


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its exit status, output and errors."""
    status = cli.main(["calendars", *words])
    return status, *capfd.readouterr()


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["hijri", "2024-03-11", "2025-03-01"], "1445-09-01\n1446-09-01\n"),
        (["hijri", "2024-03-11", "--table", "astronomical-tabular"], "1445-09-02\n"),
        (["hijri", "2024-03-11", "--locale", "ar-SA"], "١ رمضان ١٤٤٥ هـ\n"),
        (["hijri", "2024-03-11", "-l", "en"], "Ramadan 1, 1445 AH\n"),
        (["hijri", "2024-03-11", "-l", "en-GB", "--written", "day-first"], "1 Ramadan 1445 AH\n"),
        (["hijri", "2024-03-11", "-l", "ar", "--written", "year-first", "--style", "short", "--digits", "arab"], "١٤٤٥/٠٩/٠١ هـ\n"),
        (["hijri", "--to-gregorian", "1445-09-01", "١ رمضان ١٤٤٥ هـ"], "2024-03-11\n2024-03-11\n"),
        (["hijri", "-g", "--order", "day-first", "3/4/1446"], "2024-10-06\n"),
        (["lunar", "-t", "zh", "2027-02-06", "2025-07-25"], "2027-01-01\n2025-06-01L\n"),
        (["lunar", "-t", "ko", "2027-02-06"], "2026-12-30\n"),
        (["lunar", "--tradition", "vi", "-g", "2025-03-10"], "2025-04-07\n"),
        (["lunar", "-t", "zh", "-g", "2025-6-1L", "2025-06-01"], "2025-07-25\n2025-06-25\n"),
        (["era", "-s", "ja", "2019-04-30", "2019-05-01"], "平成31年4月30日\n令和元年5月1日\n"),
        (["era", "-s", "ja", "--style", "short", "2019-05-01"], "R1.5.1\n"),
        (["era", "-s", "ja", "-g", "令和元年５月１日", "㋿6年12月31日"], "2019-05-01\n2024-12-31\n"),
        (["era", "-s", "ja", "-g", "--borders", "lenient", "昭和65年1月1日"], "1990-01-01\n"),
        (["era", "--system", "th", "2024-12-31"], "31 ธันวาคม พ.ศ. 2567\n"),
        (["era", "-s", "tw", "-g", "民國113年12月31日"], "2024-12-31\n"),
        (["era", "-s", "in-saka", "-l", "en", "--period", "any", "1957-03-21"], "Phalguna 30, 1878 (Saka)\n"),
        (["feasts", "-l", "cs", "2026-04-03", "2026-04-04", "2026-04-08"], "2026-04-03\tVelký pátek\n2026-04-04\tBílá sobota\n"),
        (["feasts", "-l", "zh", "2027"],
         "2027-02-05\t除夕\n2027-02-06\t春节\n2027-02-20\t元宵节\n2027-04-05\t清明节\n2027-06-09\t端午节\n2027-08-08\t七夕节\n2027-08-16\t中元节\n2027-09-15\t中秋节\n2027-10-08\t重阳节\n"),
        (["feasts", "--locale", "sr-Latn", "2026-04-12"], "2026-04-12\tVaskrs\n"),
        (["easter", "2025", "2026"], "2025-04-20\n2026-04-05\n"),
        (["easter", "2026", "--rite", "orthodox"], "2026-04-12\n"),
        (["islamic", "2030", "--table", "umm-al-qura"],
         "2030-01-05\tRamadan\n2030-02-04\tEid al-Fitr\n2030-04-13\tEid al-Adha\n2030-12-26\tRamadan\n"),
        (["islamic", "1445", "--table", "umm-al-qura", "--calendar", "hijri"],
         "2024-03-11\tRamadan\n2024-04-10\tEid al-Fitr\n2024-06-16\tEid al-Adha\n"),
        (["nowruz", "2024", "2025"], "2024-03-20\n2025-03-21\n"),
    ],
)  # fmt: skip
def test_verbs(capfd: pytest.CaptureFixture[str], words: list[str], printed: str) -> None:
    assert run(capfd, *words) == (0, printed, "")


def test_solar_terms(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, errors = run(capfd, "terms", "2024", "-t", "zh", "-l", "zh-TW")
    assert (status, errors) == (0, "")
    shown = printed.splitlines()
    assert len(shown) == 24
    assert shown[6] == "2024-04-04\t清明"
    _, printed, _ = run(capfd, "terms", "2024", "--tradition", "ko", "--json")
    assert json.loads(printed)[-1] == {"date": "2024-12-21", "name": "동지", "tradition": "ko"}


def test_lines_of_standard_input(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (["hijri"], ["hijri", "-"]):
        given = io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf2024-03-11\r\n\n 2025-03-01\t\n"))
        monkeypatch.setattr("sys.stdin", given)
        assert run(capfd, *words) == (0, "1445-09-01\n1446-09-01\n", "")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (["hijri", "2024-03-11"], [{"gregorian": "2024-03-11", "hijri": "1445-09-01", "table": "umm-al-qura"}]),
        (["hijri", "-g", "-l", "ar-SA", "1445/9/1"],
         [{"gregorian": "2024-03-11", "hijri": "1445-09-01", "table": "umm-al-qura", "text": "١ رمضان ١٤٤٥ هـ"}]),
        (["lunar", "-t", "zh", "2025-07-25"],
         [{"gregorian": "2025-07-25", "lunar": "2025-06-01L", "tradition": "zh", "year": "乙巳"}]),
        (["lunar", "-t", "ko", "-g", "2027-01-01"],
         [{"gregorian": "2027-02-07", "lunar": "2027-01-01", "tradition": "ko", "year": "정미"}]),
        (["era", "-s", "ja", "-g", "R1.5.1"],
         [{"gregorian": "2019-05-01", "system": "ja", "era": "reiwa", "year": 1, "month": 5, "day": 1}]),
        (["era", "-s", "tw", "2024-12-31"],
         [{"gregorian": "2024-12-31", "text": "民國113年12月31日", "system": "tw", "era": "minguo", "year": 113, "month": 12, "day": 31}]),
        (["era", "-s", "in-saka", "-g", "10 पौष 1946"], [{"gregorian": "2024-12-31", "system": "in-saka", "era": "saka", "year": 1946, "month": 10, "day": 10}]),
        (["feasts", "-l", "de", "2024-11-20"], [{"date": "2024-11-20", "name": "Buß- und Bettag", "locale": "de"}]),
        (["feasts", "-l", "de", "2024-11-21"], []),
        (["easter", "2026"], [{"year": 2026, "easter": "2026-04-05", "rite": "western"}]),
        (["islamic", "1446", "--table", "civil", "--calendar", "hijri"],
         [{"date": "2025-03-01", "name": "Ramadan", "table": "civil"}, {"date": "2025-03-31", "name": "Eid al-Fitr", "table": "civil"}, {"date": "2025-06-07", "name": "Eid al-Adha", "table": "civil"}]),
        (["nowruz", "2026"], [{"year": 2026, "nowruz": "2026-03-21"}]),
    ],
)  # fmt: skip
def test_json(capfd: pytest.CaptureFixture[str], words: list[str], value: object) -> None:
    status, printed, errors = run(capfd, *words, "--json")
    assert (status, errors) == (0, "")
    assert json.loads(printed) == value


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["hijri", "2024-02-30"], "there is no day 2024-02-30"),
        (["hijri", "2024-03-11", "bad"], "date 2 of 2: a date must be YYYY-MM-DD, got 'bad'"),
        (["lunar", "-t", "zh", "-", "2025-07-25"], "- is standard input, and then there are no other arguments"),
        (["hijri", "20240311"], "a date must be YYYY-MM-DD, got '20240311'"),
        (["hijri", "2024-3-11"], "a date must be YYYY-MM-DD, got '2024-3-11'"),
        (["hijri", "-g", "1446-09-30"], "month 9 of 1446 AH has 29 days in the table 'umm-al-qura', got day 30"),
        (["lunar", "-t", "zh", "-g", "2025/6/1"], "a lunar date must be YYYY-MM-DD, or YYYY-MM-DDL in a leap month, got '2025/6/1'"),
        (["lunar", "-t", "ko", "-g", "2023-01-01L"], "lunar year 2023 has leap month 2, not leap month 1 in tradition 'ko'"),
        (["feasts", "-l", "cs", "1500"], "easter covers the years 1583 to 9999, got 1500"),
        (["feasts", "-l", "fr", "2026"], "locale 'fr' has no rules here: they are for 'cs', 'de', 'es', 'ko', 'sr', 'sr-Latn', 'vi', 'zh' and 'zh-Hant'"),
        (["era", "-s", "ja", "-g", "昭和65年1月1日"], "showa ended on 昭和64年1月7日, 1989-01-07; got 昭和65年1月1日, which is 平成2年1月1日"),
        (["terms", "2024", "-t", "zh", "-l", ""], "locale must be a BCP 47 tag, got '': it is empty"),
        (["nowruz", "1900"], "nowruz covers the years 1925 to 2119, got 1900"),
        (["islamic", "2077", "--table", "umm-al-qura"],
         "2077-12-31 is outside the table 'umm-al-qura', which covers 1343-01-01 to 1500-12-30 AH (1924-08-01 to 2077-11-16)"),
    ],
)  # fmt: skip
def test_mistakes(capfd: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert run(capfd, *words) == (2, "", f"localeops: error: {message}\n")


def test_an_option_that_changes_the_result_is_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    for words, option in (
        (["lunar", "2027-02-06"], "--tradition"),
        (["era", "2027-02-06"], "--system"),
        (["islamic", "2027"], "--table"),
        (["feasts", "2027"], "--locale"),
    ):
        status, printed, errors = run(capfd, *words)
        assert (status, printed) == (2, "")
        assert option in errors
