"""``localeops legacy``."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from localeops import cli

CZECH = "Příliš žluťoučký kůň úpěl ďábelské ódy.\nŠtěně štěká na šišku a čáp čte.\n"
JAPANESE = "吾輩は猫である。名前はまだ無い。\r\n請求書①を㈱髙橋商店へ送る。\r\n"
BROKEN = "Kopie smlouvy: PÅ™Ã\xadliÅ¡ Å¾luÅ¥ouÄ\x8dkÃ½ kÅ¯Åˆ.\nBeze změny.\n"


def run(capfdbinary: pytest.CaptureFixture[bytes], *words: object) -> tuple[int, bytes, str]:
    """Run the command line and return its exit status, output and errors."""
    status = cli.main(["legacy", *map(str, words)])
    printed = capfdbinary.readouterr()
    return status, printed.out, printed.err.decode()


@pytest.fixture
def czech(tmp_path: Path) -> Path:
    path = tmp_path / "czech.txt"
    path.write_bytes(CZECH.encode("iso8859_2"))
    return path


@pytest.fixture
def japanese(tmp_path: Path) -> Path:
    path = tmp_path / "japanese.txt"
    path.write_bytes(JAPANESE.encode("cp932"))
    return path


Capture = pytest.CaptureFixture[bytes]


def test_encodings(capfdbinary: Capture) -> None:
    status, printed, errors = run(capfdbinary, "encodings", "--standard", "whatwg")
    assert (status, errors) == (0, "")
    rows = [line.split("\t") for line in printed.decode().splitlines()]
    assert rows[0] == ["utf-8", "Unicode", "whatwg", rows[0][3]]
    assert "unicode-1-1-utf-8" in rows[0][3].split()
    assert {"kamenicky", "shift_jis", "windows-1250"} <= {row[0] for row in rows}
    listed = json.loads(run(capfdbinary, "encodings", "-s", "whatwg", "--json")[1])
    assert [(one["name"], " ".join(one["labels"])) for one in listed] == [
        (row[0], row[3]) for row in rows
    ]


def test_detect(capfdbinary: Capture, czech: Path, japanese: Path) -> None:
    status, printed, errors = run(capfdbinary, "detect", czech, japanese)
    assert (status, errors) == (0, "")
    rows = [line.split("\t") for line in printed.decode().splitlines()]
    assert [(row[0], row[1], row[3]) for row in rows] == [
        (str(czech), "iso-8859-2", "cs"),
        (str(japanese), "shift_jis", "ja"),
    ]
    assert all(float(row[2]) > 0.8 for row in rows)
    listed = json.loads(run(capfdbinary, "detect", "--json", "-l", "cs", czech)[1])
    assert listed[0]["file"] == str(czech)
    assert listed[0]["guesses"][0]["encoding"] == "iso-8859-2"


def test_a_guess_must_read_all_of_a_large_file(capfdbinary: Capture, tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    path.write_bytes(b"plain text, line by line\n" * 50_000 + "žluťoučký kůň".encode())
    assert b"\tutf-8\t" in run(capfdbinary, "detect", path)[1]


def test_decode(capfdbinary: Capture, czech: Path, japanese: Path) -> None:
    assert run(capfdbinary, "decode", "-f", "iso-8859-2", czech) == (0, CZECH.encode(), "")
    words = ("decode", "--from", "932", "--standard", "microsoft", japanese)
    assert run(capfdbinary, *words) == (0, JAPANESE.encode(), "")


def test_decode_refuses(capfdbinary: Capture, czech: Path) -> None:
    status, printed, errors = run(capfdbinary, "decode", "-f", "utf-8", czech)
    assert (status, printed) == (2, b"")
    assert errors.startswith("localeops: error: byte F8 at position 1 is not utf-8 (")
    status, printed, errors = run(capfdbinary, "decode", "-f", "latin-9000", czech)
    assert (status, printed) == (2, b"")
    assert "encoding must be a label of the Encoding Standard" in errors


def test_decode_lossy(capfdbinary: Capture, tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_bytes(b"ab\xff\xfec\xc3")
    status, printed, errors = run(capfdbinary, "decode", "-f", "utf-8", "--lossy", path)
    assert (status, printed, errors) == (1, "ab\ufffd\ufffdc\ufffd".encode(), f"{path}: 3 lost\n")
    path.write_bytes(b"\xc3" * 300_000 + b"a")
    status, printed, errors = run(capfdbinary, "decode", "-f", "utf-8", "--lossy", path)
    assert (status, printed.decode()) == (1, "\ufffd" * 300_000 + "a")


def test_convert_in_place(capfdbinary: Capture, czech: Path, japanese: Path) -> None:
    czech.chmod(0o640)
    status, printed, errors = run(capfdbinary, "convert", "--in-place", czech, japanese)
    assert (status, errors) == (0, "")
    assert printed.decode().splitlines() == [
        f"{czech}\tis converted\tiso-8859-2\tutf-8",
        f"{japanese}\tis converted\tshift_jis\tutf-8",
    ]
    assert (czech.read_bytes(), japanese.read_bytes()) == (CZECH.encode(), JAPANESE.encode())
    assert czech.stat().st_mode & 0o777 == 0o640
    assert sorted(czech.parent.iterdir()) == [czech, japanese]


def test_convert_to_a_folder(capfdbinary: Capture, japanese: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    words = ("convert", "-f", "shift_jis", "-t", "iso-2022-jp", "-o", out, japanese)
    assert run(capfdbinary, *words)[::2] == (0, "")
    written = (out / japanese.name).read_bytes()
    # ① ㈱ 髙 are 2D21 2D6A 7C62 of JIS X 0208 with rows 13 and 89 to 92.
    assert written.startswith("吾輩は猫である。名前はまだ無い。\r\n".encode("iso2022_jp"))
    assert all(code in written for code in (b"-!", b"-j", b"|b"))
    assert japanese.read_bytes() == JAPANESE.encode("cp932")


def test_what_would_be_lost_is_left(capfdbinary: Capture, czech: Path, japanese: Path) -> None:
    before = japanese.read_bytes()
    words = ("convert", "-f", "shift_jis", "-t", "windows-1250", "-i", japanese)
    status, printed, errors = run(capfdbinary, *words)
    assert (status, printed) == (1, b"")
    assert errors.startswith(
        f"{japanese}: left as it is: line 1: U+543E at index 0 is not in windows-1250"
    )
    assert japanese.read_bytes() == before
    status, printed, errors = run(capfdbinary, "convert", "-f", "utf-8", "-i", czech)
    assert (status, printed) == (1, b"")
    assert "left as it is: byte F8 at position 1 is not utf-8" in errors
    assert czech.read_bytes() == CZECH.encode("iso8859_2")
    assert sorted(czech.parent.iterdir()) == [czech, japanese]


def test_the_line_of_what_would_be_lost(capfdbinary: Capture, tmp_path: Path) -> None:
    path = tmp_path / "lines.txt"
    path.write_bytes("čaj\n".encode() * 400_000 + "káva\nмолоко\n".encode())
    errors = run(capfdbinary, "convert", "-f", "utf-8", "-t", "windows-1250", "-n", path)[2]
    assert "left as it is: line 400002: U+043C" in errors


def test_an_uncertain_guess_is_left(capfdbinary: Capture, tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_bytes(b"\xe1")
    status, printed, errors = run(capfdbinary, "convert", "-i", path)
    assert (status, printed, path.read_bytes()) == (1, b"", b"\xe1")
    assert "left as it is: may be " in errors
    status, printed, errors = run(capfdbinary, "convert", "-i", "--confidence", "0", path)
    assert (status, errors) == (0, "")


def test_dry_run(capfdbinary: Capture, czech: Path) -> None:
    status, printed, errors = run(capfdbinary, "convert", "-n", "-f", "iso-8859-2", czech)
    assert (status, printed.decode(), errors) == (
        0,
        f"{czech}\twould be converted\tiso-8859-2\tutf-8\n",
        "",
    )
    assert czech.read_bytes() == CZECH.encode("iso8859_2")
    rows = json.loads(run(capfdbinary, "convert", "-n", "--json", "-f", "utf-8", czech)[1])
    assert rows[0]["left"].startswith("byte F8 at position 1")


def test_a_link_stays_one(capfdbinary: Capture, czech: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.txt"
    link.symlink_to(czech)
    assert run(capfdbinary, "convert", "-i", "-f", "iso-8859-2", link)[0] == 0
    assert link.is_symlink()
    assert czech.read_bytes() == CZECH.encode()


def test_repair(capfdbinary: Capture, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(BROKEN, encoding="utf-8", newline="")
    whole = "Kopie smlouvy: Příliš žluťoučký kůň.\nBeze změny.\n"
    assert run(capfdbinary, "repair", path) == (0, whole.encode(), "")
    status, printed, errors = run(capfdbinary, "repair", "--explain", path)
    assert (status, errors) == (0, "")
    assert all(
        line.startswith(f"{path}:1\tlegacy.utf-8-as-") for line in printed.decode().splitlines()
    )
    status, printed, errors = run(capfdbinary, "repair", "--dry-run", path)
    assert (status, printed.decode()) == (0, f"{path}\twould be repaired\t1 lines\n")
    assert path.read_text(encoding="utf-8") == BROKEN
    status, printed, errors = run(capfdbinary, "repair", "-i", "-l", "cs", path)
    assert (status, printed.decode()) == (0, f"{path}\tis repaired\t1 lines\n")
    assert path.read_bytes() == whole.encode()


def test_repair_leaves_what_is_not_utf_8(capfdbinary: Capture, czech: Path) -> None:
    status, printed, errors = run(capfdbinary, "repair", "-i", czech)
    assert (status, printed) == (1, b"")
    assert "left as it is: byte F8 at position 1 is not utf-8" in errors
    assert czech.read_bytes() == CZECH.encode("iso8859_2")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["convert", "a"], "say where to write: --in-place or --out FOLDER, or try --dry-run"),
        (["convert", "-i", "-o", ".", "a"], "--in-place and --out exclude each other"),
        (["convert", "-o", "none", "a"], "none is no folder"),
        (["convert", "-o", ".", "a", "b/a"], "two files are named a, and would be one in ."),
        (["repair", "--explain", "-i", "a"], "--explain only prints; leave out --in-place, --out and --dry-run"),
        (["detect", "missing"], "missing does not exist"),
        (["detect", "b"], "b is no file"),
    ],
)  # fmt: skip
def test_usage(
    capfdbinary: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "b").mkdir()
    for name in ("a", "b/a"):
        (tmp_path / name).write_bytes(b"text\n")
    assert run(capfdbinary, *words) == (2, b"", f"localeops: error: {message}\n")


@pytest.mark.parametrize(
    "verb",
    [
        ["detect"],
        ["decode", "-f", "iso-8859-2"],
        ["convert", "-f", "iso-8859-2", "-t", "utf-8", "-i"],
        ["convert", "-f", "iso-8859-2", "-n"],
    ],
    ids=" ".join,
)
def test_memory_does_not_grow(verb: list[str], tmp_path: Path) -> None:
    """A file of 24 MB takes hardly more than one of 4, lines or no lines."""
    code = (
        "import sys; from pathlib import Path; from localeops import cli;"
        "status = cli.main(sys.argv[1:]);"
        "found = Path('/proc/self/status').read_text().partition('VmHWM:')[2].split()[0];"
        "print(found, file=sys.stderr); sys.exit(status)"
    )
    peaks = []
    for size in (4, 24):
        for line in (CZECH, CZECH.replace("\n", " ")):
            path = tmp_path / "large.txt"
            data = line.encode("iso8859_2")
            path.write_bytes(data * ((size << 20) // len(data)))
            done = subprocess.run(
                [sys.executable, "-c", code, "legacy", *verb, str(path)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                check=True,
            )
            peaks.append(int(done.stderr))
    assert max(peaks[2:]) < min(peaks[:2]) + 20_000  # kilobytes
