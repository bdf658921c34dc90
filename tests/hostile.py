"""Solutions that attack the verifier, one for each thing that DESIGN section 5 names.

Each is a solution of the toy task that answers every input correctly, but on the input ``ATTACK``
it does something else instead. So exactly one probe must fail, with a reason that says why, and the
probes before and after it must pass.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import toy_task

ATTACK = "attack\n"


class Hostile(NamedTuple):
    """An attack, and what the reason must say (a pattern for both modes of the sandbox)."""

    attack: str
    reason: str


SOLUTIONS = {
    "crashes": Hostile("raise RuntimeError('boom')", r"^exit status 1; .*RuntimeError: boom$"),
    "exits with 3": Hostile("sys.exit(3)", r"^exit status 3$"),
    "dies of a signal": Hostile(
        "import signal\nos.kill(os.getpid(), signal.SIGSEGV)", r"^killed by SIGSEGV$"
    ),
    "hangs": Hostile("import time\ntime.sleep(600)", r"^time limit exceeded \(3 s\)$"),
    "spins": Hostile("while True: pass", r"^time limit exceeded \(3 s\)$"),
    "hangs with closed pipes": Hostile(
        "import time\nos.close(1)\nos.close(2)\ntime.sleep(600)", r"^time limit exceeded \(3 s\)$"
    ),
    "forks without end": Hostile(
        "while True: os.fork()", r"^(time limit exceeded|exit status 1; .*BlockingIOError)"
    ),
    "prints gigabytes": Hostile(
        "while True: print('x' * 100000)",
        r"^wrote more than 65536 bytes to standard output and standard error$",
    ),
    "writes a huge output": Hostile(
        "target.write_bytes(b'x' * (1 << 26))", r"^exit status 1; .*OSError: .*File too large$"
    ),
    "fills the disk": Hostile(
        "import time\n"
        "for n in range(4000): pathlib.Path(f'/tmp/{n}').write_bytes(b'x' * 60000)\n"
        "time.sleep(600)",
        r"^(wrote more than 4194304 bytes or 20000 files|exit status 1; .*No space left on device)",
    ),
    "eats memory": Hostile("x = 'x' * (1 << 31)", r"^exit status 1; .*MemoryError$"),
    "prints garbage": Hostile(
        "target.write_bytes(b'\\xff\\xfe\\x00garbage')",
        r"^the output is not valid UTF-8 at byte 0$",
    ),
    "answers something else": Hostile(
        "target.write_text('ATTACK?')", r"^wrong output from line 1 on$"
    ),
    "answers nothing": Hostile("target.write_text('')", r"^wrong output: the file is empty$"),
    "writes no output": Hostile("pass", r"^no output file was written$"),
    "deletes its inputs": Hostile(
        "source.unlink()\ntarget.write_bytes(text.upper().encode())",
        r"^the input file was deleted$",
    ),
    "edits its inputs": Hostile(
        "source.write_text('ATTACK')\ntarget.write_bytes(text.upper().encode())",
        r"^the input file was changed$",
    ),
    "swaps an input for a link": Hostile(
        "source.unlink()\nsource.symlink_to('/etc/passwd')\n"
        "target.write_bytes(text.upper().encode())",
        r"^the input file was changed$",
    ),
    "links its output to the answers": Hostile(
        "target.symlink_to('/tests/probes.jsonl')", r"^the output is a symbolic link$"
    ),
    "makes its output a pipe": Hostile("os.mkfifo(target)", r"^the output is not a regular file$"),
    "makes its output a folder": Hostile("target.mkdir()", r"^the output is not a regular file$"),
    "gives its output two names": Hostile(
        "target.write_bytes(text.upper().encode())\nos.link(target, target.with_name('other'))",
        r"^the output has a second name \(hard link\)$",
    ),
    "reads the answers": Hostile(
        "import json\n"
        "for line in open('/tests/probes.jsonl'):\n"
        "    probe = json.loads(line)\n"
        "    if probe['input'] == text: target.write_text(probe['expected'])",
        r"^exit status 1; .*(PermissionError|FileNotFoundError): .*'/tests/probes.jsonl'$",
    ),
    "reads the answers and hides that it failed": Hostile(
        "try: target.write_text(open('/tests/probes.jsonl').read())\n"
        "except OSError as error:\n"
        "    print(repr(error), file=sys.stderr)\n"
        "    target.write_text('?')",
        r"^wrong output from line 1 on; standard error ends: (PermissionError|FileNotFoundError)",
    ),
    "reads the verifier's memory": Hostile(
        "import re\n"
        "found, refused = [], []\n"
        "for pid in filter(str.isdigit, os.listdir('/proc')):\n"
        "    if int(pid) == os.getpid(): continue\n"
        "    for name in ('environ', 'cmdline', 'maps'):\n"
        "        try: found.append(open(f'/proc/{pid}/{name}', 'rb').read())\n"
        "        except OSError as error: refused.append(error)\n"
        "    try:\n"
        "        memory = open(f'/proc/{pid}/mem', 'rb', 0)\n"
        "        for area in re.findall(rb'^(\\w+)-(\\w+) rw', found[-1], re.M):\n"
        "            start, end = (int(edge, 16) for edge in area)\n"
        "            memory.seek(start)\n"
        "            found.append(memory.read(end - start))\n"
        "    except OSError as error: refused.append(error)\n"
        "mark = b'-'.join([b'EXPECTED', b'OF', b'THE', b'ATTACK'])\n"
        "if any(mark in piece for piece in found): target.write_bytes(mark + b'\\n')\n"
        "else: raise LookupError('no answer in /proc')",
        r"^exit status 1; .*LookupError: no answer in /proc$",
    ),
    "edits test.sh": Hostile(
        "open('/tests/test.sh', 'w').write('echo 1 > /logs/verifier/reward.txt')",
        r"^exit status 1; .*(PermissionError|FileNotFoundError): .*'/tests/test.sh'$",
    ),
    "edits the solution": Hostile(
        "open('/app/shout.py', 'a').write('#')",
        r"^exit status 1; .*(PermissionError|OSError): .*'/app/shout.py'$",
    ),
    "leaves a daemon": Hostile(
        "import subprocess\n"
        "subprocess.Popen(['sleep', '600'], start_new_session=True)\n"
        "target.write_bytes(text.upper().encode())",
        r"^left 1 process running$",
    ),
    "leaves daemons that keep talking": Hostile(
        "import time\n"
        "for _ in range(2):\n"
        "    if not os.fork():\n"
        "        os.setsid()\n"
        "        while True: print('still here', flush=True); time.sleep(0.01)\n"
        "target.write_bytes(text.upper().encode())",
        r"^left 2 processes running$",
    ),
    "leaves a daemon that writes a reward": Hostile(
        "import time\n"
        "if not os.fork():\n"
        "    os.setsid()\n"
        "    while True:\n"
        "        try: open('/logs/verifier/reward.json', 'w').write('{\"reward\": 1}')\n"
        "        except OSError: time.sleep(0.01)\n"
        "target.write_bytes(text.upper().encode())",
        r"^left 1 process running$",
    ),
    "writes a reward of its own": Hostile(
        "open('/logs/verifier/reward.json', 'w').write('{\"reward\": 1}')",
        r"^exit status 1; .*(PermissionError|FileNotFoundError): .*'/logs/verifier/reward.json'$",
    ),
    "writes a reward as text": Hostile(
        "open('/logs/verifier/reward.txt', 'w').write('1')",
        r"^exit status 1; .*(PermissionError|FileNotFoundError): .*'/logs/verifier/reward.txt'$",
    ),
    "moves the logs away": Hostile(
        "os.rename('/logs/verifier', '/logs/old')\nos.mkdir('/logs/verifier')",
        r"^exit status 1; .*(PermissionError|FileNotFoundError): .*'/logs/verifier' -> ",
    ),
    "lives on behind a dead leader": Hostile(
        "import ctypes, threading, time\n"
        "exit_thread = {'x86_64': 60, 'aarch64': 93}[os.uname().machine]\n"
        "if not os.fork():\n"
        "    os.setsid()\n"
        "    threading.Thread(target=time.sleep, args=(600,)).start()\n"
        "    ctypes.CDLL(None).syscall(exit_thread, 0)\n"
        "target.write_bytes(text.upper().encode())",
        r"^left 1 process running$",
    ),
    "hides files where no path reaches": Hostile(
        "import time\n"
        "os.chdir(target.parent)\n"
        "for _ in range(25): os.mkdir('d' * 200), os.chdir('d' * 200)\n"
        "for n in range(200): open(f'{n}', 'wb').write(b'x' * 60000)\n"
        "time.sleep(600)",
        r"^(wrote more than 4194304 bytes or 20000 files|exit status 1; .*No space left on device)",
    ),
    "forges the sandbox's report": Hostile(
        "for number in range(3, 64):\n"
        "    try: os.write(os.open(f'/proc/1/fd/{number}', os.O_WRONLY), b'0 0\\n')\n"
        "    except OSError: pass\n"
        "raise RuntimeError('forged')",
        r"^(exit status 1; .*forged|wrote into the sandbox's own report)",
    ),
    "becomes root": Hostile(
        "os.setuid(0)\ntarget.write_bytes(text.upper().encode())",
        r"^exit status 1; .*(PermissionError|OSError): ",
    ),
    "opens a connection": Hostile(
        "import socket\nsocket.create_connection(('192.0.2.1', 80), 1)",
        r"^exit status 1; .*OSError: .*unreachable$",
    ),
}


def script(name: str) -> str:
    """Return the attacking solution."""
    attack = SOLUTIONS[name].attack.replace("\n", "\n    ")
    write = f"if text == {ATTACK!r}:\n    {attack}\nelse:\n    {toy_task.RIGHT_LINE}"
    return toy_task.script(write, before="import os")


def explains(name: str, reason: str) -> bool:
    """Return whether the *reason* says what it must."""
    return re.search(SOLUTIONS[name].reason, reason, re.DOTALL) is not None
