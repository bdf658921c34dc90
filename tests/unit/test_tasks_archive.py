"""Archives: the same bytes everywhere, and nothing in them that does not belong there."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from localeops.errors import TaskError
from localeops.tasks import archive

if TYPE_CHECKING:
    from pathlib import Path


def test_the_package_holds_the_concern_modules_alone() -> None:
    names = list(archive.package())
    assert {"localeops/__init__.py", "localeops/errors.py", "localeops/explain.py"} <= set(names)
    assert "localeops/_tables/__init__.py" in names
    assert not [name for name in names if re.search(r"/(tasks|cli|_gen|__pycache__)/|\.pyc$", name)]
    assert names == sorted(names)


def test_a_zip_depends_on_nothing_but_its_files() -> None:
    one = archive.zip_bytes({"b.py": b"2", "a.py": b"1"})
    assert one == archive.zip_bytes({"a.py": b"1", "b.py": b"2"})
    with zipfile.ZipFile(io.BytesIO(one)) as opened:
        entries = opened.infolist()
    assert [entry.filename for entry in entries] == ["a.py", "b.py"]
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}
    assert {entry.external_attr >> 16 for entry in entries} == {0o100644}


def test_a_zipapp_runs_without_an_installed_package(tmp_path: Path) -> None:
    script = b"import localeops, sys\nprint(localeops.__file__, *sys.argv[1:])\n"
    app = tmp_path / "app.py"
    app.write_bytes(archive.zipapp(script, archive.package()))
    command = [sys.executable, "-I", "-S", str(app), "x"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert said == f"{app}{os.sep}localeops{os.sep}__init__.py x\n"


def test_tables_for_sorting_come_with_scripts_that_sort() -> None:
    def tables(script: bytes | None) -> set[str]:
        found = archive.package(script)
        assert "localeops/collation/__init__.py" in found
        return {name for name in found if name.startswith("localeops/_tables/collation/")}

    everything = tables(None)
    assert {name.rpartition("/")[2] for name in everything} >= {"root.bin", "zh-pinyin.txt"}
    assert tables(b"from localeops import collation\n") == everything
    assert tables(b"import localeops\nlocaleops.collation.key('a', locale='cs')\n") == everything
    assert tables(b"from localeops import casing\n") == set()
    # A module that sorts by it needs them as well.
    files = {"localeops/search/_index.py": b"def f():\n    from localeops.collation import key\n"}
    assert archive._sorting(files) == {"collation", "search"}


def test_sorting_in_a_zipapp(tmp_path: Path) -> None:
    script = (
        b"import sys\nfrom localeops import collation\n"
        b"for tag in ('cs', 'sr', 'zh'):\n"
        b"    print(*collation.sort(sys.argv[1:], locale=tag))\n"
    )
    app = tmp_path / "app.py"
    app.write_bytes(archive.zipapp(script, archive.package(script)))
    words = ["ikona", "chata", "hora", "\u0416\u0430\u043a", "\u5927", "\u5317"]  # Жак, dà, běi
    command = [sys.executable, "-I", "-S", "-X", "utf8", str(app), *words]
    said = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    # By hand: ch follows h in Czech alone; Serbian puts Cyrillic first; Chinese, Han. 北 is U+5317
    # and 大 is U+5927: by radicals the same order as by Pinyin.
    assert said.split("\n") == [
        "hora chata ikona Жак 北 大",
        "Жак chata hora ikona 北 大",
        "北 大 chata hora ikona Жак",
        "",
    ]


def test_a_script_alone_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(b"print(1)\n")
    (tmp_path / "README.md").write_bytes(b"why\n")
    (tmp_path / "LICENSE").write_bytes(b"MIT\n")
    assert archive.one_file(tmp_path, "a.py") == b"print(1)\n"


def test_a_script_with_vendored_modules_becomes_one_file(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(b"import vendored.part\n")
    (tmp_path / "vendored").mkdir()
    (tmp_path / "vendored" / "__init__.py").write_bytes(b"")
    (tmp_path / "vendored" / "part.py").write_bytes(b"print('vendored ran')\n")
    app = tmp_path / "one.py"
    app.write_bytes(archive.one_file(tmp_path, "a.py"))
    command = [sys.executable, "-I", "-S", str(app)]
    assert subprocess.run(command, check=True, capture_output=True).stdout == b"vendored ran\n"


def test_a_folder_without_the_script_is_named(tmp_path: Path) -> None:
    message = f"^{re.escape(str(tmp_path))}: must hold the solution as a.py$"
    with pytest.raises(TaskError, match=message):
        archive.one_file(tmp_path, "a.py")
