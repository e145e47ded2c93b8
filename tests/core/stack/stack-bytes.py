#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The next token comes from kernel bytes that were read after it was asked for (T-X12), as strace sees `vedette play`.

stack-bytes.py PROGRAM: of each draw, the bytes are read after its request was and before its answer is written, and no draw has
bytes of another: each reads its own.
"""

import glob
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

DRAWS = 40
# More tokens than draws, since the last one left in a bag takes no bytes; and so many of the characters' that 40 draws are not
# all of enemies (once in ten thousand million).
ADD = [{"edit": "add-character", "name": name} for name in ("Ada", "Bela", "Cleo", "Dov", "Edda", "Finn", "Gwen", "Hal")] + [
    {"edit": "add-enemy", "name": "goblins", "count": 23, "initiative": 2},
    {"move": "start"},
]
# Leak detection cannot work in a process that strace traces.
ENV = dict(os.environ, ASAN_OPTIONS="detect_leaks=0")
REQUEST = re.compile(r'\\"(?:move|edit)\\": \\"([a-z-]+)\\"')
CALL = re.compile(r"^(?:\d+ +)?(read|write|getrandom)\((.*)$")


def find_next(state):
    phase = state["phase"]
    return "draw" if phase == "ready" else "confirm" if phase == "round-end" else "finish"


def play(program, path, trace):
    """Plays, each request after the answer to the one before. Returns the requests, and what was drawn."""
    asked, drawn = [], []
    strace = ["strace", "-ff", "-e", "trace=read,write,getrandom", "-s", "4096", "-o", trace]
    child = subprocess.Popen(strace + [program, "play", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENV)
    requests = list(ADD)
    while asked.count("draw") < DRAWS or requests:
        request = requests.pop(0) if requests else {"move": find_next(state)}
        child.stdin.write(json.dumps(request) + "\n")
        child.stdin.flush()
        answer = json.loads(child.stdout.readline())
        assert answer["ok"], answer
        state = answer["state"]
        asked.append(request.get("move", "edit"))
        if asked[-1] == "draw":
            drawn.append(answer["text"])
    child.stdin.close()
    child.stdout.close()
    assert child.wait(timeout=60) == 0
    return asked, drawn


def read_calls(trace):
    """What happened, in order: ("request", move), ("answer", None), ("bytes", n).

    Each thread has a trace of its own, so that none cuts the calls of another in two; one of them reads the requests.
    """
    texts = [Path(name).read_text(encoding="utf-8", errors="replace") for name in glob.glob(trace + ".*")]
    (text,) = [text for text in texts if re.search(r"^read\(0, ", text, re.M)]
    for line in text.splitlines():
        match = CALL.match(line)
        if match is None:
            continue
        call, rest = match.groups()
        if call == "read" and rest.startswith('0, "'):
            asked = REQUEST.search(rest)
            if asked is not None:  # the end of the input is none
                yield "request", asked.group(1)
        elif call == "write" and rest.startswith('1, "') and r'\"ok\":' in rest:
            yield "answer", None
        elif call == "getrandom" and rest.rstrip().endswith(tuple("0123456789")):
            yield "bytes", int(rest.rsplit("=", 1)[1])


def check(calls):
    """Returns how many draws there were, having looked at the bytes of each."""
    request, n_bytes, draws = "start", 0, 0
    for kind, value in calls:
        if kind == "request":
            assert request in (None, "start"), "two requests at once"
            request, n_bytes = value, 0
        elif kind == "bytes":
            # Before the first request, the libraries ask for some of their own.
            assert request in ("start", "draw"), f"bytes are read ahead, at {request}"
            n_bytes += 1
        else:
            if request == "draw":
                assert n_bytes == 1, f"a draw that reads bytes {n_bytes} times"
                draws += 1
            request = None
    return draws


def main():
    with tempfile.TemporaryDirectory() as folder:
        path, trace = os.path.join(folder, "a.vedette"), os.path.join(folder, "trace")
        subprocess.run([sys.argv[1], "new", "--system", "stack", path], check=True, stdout=subprocess.PIPE, timeout=60)
        asked, drawn = play(sys.argv[1], path, trace)
        calls = list(read_calls(trace))
        assert [value for kind, value in calls if kind == "request"].count("draw") == asked.count("draw") == DRAWS
        assert check(calls) == DRAWS
        assert len(set(drawn)) > 1
        # The check can fail: with the bytes of one draw read before its request, it does.
        first = calls.index(("request", "draw"))
        for moved in (calls[:first] + [calls[first + 1], calls[first]] + calls[first + 2:],
                      calls[:first + 1] + calls[first + 2:]):
            try:
                check(moved)
            except AssertionError:
                continue
            raise AssertionError("bytes that were read ahead were not found")
        print(f"{DRAWS} draws, each from bytes of its own, read after its request")


if __name__ == "__main__":
    main()
