#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/check-rooms see what it is there to see?"""

import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import unittest
from pathlib import Path

HERE = os.path.dirname(os.path.abspath(__file__))

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader("check_rooms", os.path.join(HERE, "..", "build-aux", "check-rooms"))
CHECK = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_rooms", LOADER))
LOADER.exec_module(CHECK)

CLEAN = {
    "core/journal/a.h": ["<glib.h>"],
    "core/document/a.c": ["config.h", "core/document/a-private.h", "core/journal/a.h"],
    "core/document/a-private.h": ["core/document/a.h"],
    "core/document/a.h": [],
    "core/dice/a.h": [],
    "core/rules/a.h": ["core/document/a.h", "core/dice/a.h"],
    "core/stack/records/a.h": ["core/document/a.h"],
    "core/stack/state/a.h": ["core/stack/records/a.h"],
    "core/stack/moves/a.c": ["core/stack/state/a.h", "core/rules/a.h"],
    "core/stack/papers/a.c": ["core/stack/state/a.h"],
    "core/a.h": ["core/rules/a.h"],
    "core/stack/a.h": ["core/stack/state/a.h", "core/a.h"],
    "core/session/a.h": ["core/a.h"],
    "print/stack/a.h": ["core/stack/a.h"],
    "cli/a.h": ["print/stack/a.h", "core/session/a.h"],
    "ui/play/a.h": ["core/session/a.h"],
    "a.c": ["core/a.h", "core/stack/a.h"],
    "main.c": ["cli/a.h", "ui/play/a.h"],
}


class Judge(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tree = Path(folder.name)
        self.write(CLEAN)

    def write(self, files):
        for name, includes in files.items():
            path = self.tree / "src" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            quoted = [i if i.startswith("<") else f'"{i}"' for i in includes]
            path.write_text("/* a purpose */\n" + "".join(f"#include {i}\n" for i in quoted), encoding="utf-8")

    def write_exceptions(self, *lines):
        (self.tree / "build-aux").mkdir()
        (self.tree / CHECK.EXCEPTIONS).write_text("# a comment\n" + "".join(f"{line}\n" for line in lines), encoding="utf-8")

    def one_bad(self, *words):
        bad = CHECK.judge(self.tree)
        self.assertEqual(len(bad), 1, bad)
        for word in words:
            self.assertIn(word, bad[0])

    def test_clean(self):
        self.assertEqual(CHECK.judge(self.tree), [])

    def test_circle(self):
        self.write({"ui/b.c": ["ui/c.h"], "ui/b-private.h": [], "ui/c.h": ["ui/d.h"], "ui/d.h": ["ui/b-private.h"]})
        self.one_bad("src/ui/b.c:2: ", "b -> c -> d -> b")

    def test_circle_between_folders(self):
        self.write({"ui/play/b.h": ["ui/log/b.h"], "ui/log/b.h": ["ui/play/b.h"]})
        self.one_bad("src/ui/log/b.h:2: ", "circle")

    def test_two_circles(self):
        self.write({"ui/b.h": ["ui/c.h"], "ui/c.h": ["ui/b.h"], "ui/d.h": ["ui/e.h"], "ui/e.h": ["ui/b.h", "ui/d.h"]})
        self.assertEqual([line.split(" ")[0] for line in CHECK.judge(self.tree)], ["src/ui/b.h:2:", "src/ui/d.h:2:"])

    def test_file_beside(self):
        self.write({"ui/b.h": ["c.h"], "ui/c.h": ["b.h"]})
        self.one_bad("src/ui/b.h:2: ", "b -> c -> b")

    def test_upwards(self):
        upwards = [
            ("core/journal/b.h", "core/document/a.h"),
            ("core/document/b.h", "core/dice/a.h"),
            ("core/rules/b.h", "core/stack/records/a.h"),
            ("core/stack/records/b.h", "core/stack/state/a.h"),
            ("core/stack/state/b.h", "core/stack/a.h"),
            ("core/stack/b.h", "core/session/a.h"),
            ("core/b.h", "core/session/a.h"),
            ("core/session/b.h", "print/stack/a.h"),
            ("print/stack/b.h", "cli/a.h"),
            ("cli/b.h", "ui/play/a.h"),
        ]
        for start, end in upwards:
            with self.subTest(start):
                self.write({start: ["<glib.h>", end]})
                self.one_bad(f"src/{start}:3: ", end)
                (self.tree / "src" / start).unlink()

    def test_beside(self):
        self.write({"core/stack/moves/b.h": [], "core/stack/papers/b.h": ["core/stack/moves/b.h"]})
        self.one_bad("src/core/stack/papers/b.h:2: ", "core/stack/papers does not know core/stack/moves")

    def test_other_system(self):
        self.write({"core/eagles/state/a.h": ["core/stack/records/a.h"]})
        self.one_bad("src/core/eagles/state/a.h:2: ", "eagles and stack")

    def test_no_room(self):
        self.write({"core/stack/attic/a.h": []})
        self.one_bad("src/core/stack/attic: ", "no such room")

    def test_full(self):
        self.write({f"ui/log/b{n}{end}": [] for n in range(25) for end in (".c", ".h", "-private.h")})
        self.assertEqual(CHECK.judge(self.tree), [])
        self.write({"ui/log/one-more.c": []})
        self.one_bad("src/ui/log: ", "26 pairs")

    def test_excused(self):
        self.write({f"ui/log/b{n}.c": [] for n in range(26)})
        self.write({"ui/b.h": ["ui/c.h"], "ui/c.h": ["ui/b.h"], "cli/b.h": ["ui/play/a.h"]})
        self.write_exceptions("ui/log: a reason", "ui/b -> ui/c: a reason", "cli/* -> ui/*: a reason")
        self.assertEqual(CHECK.judge(self.tree), [])

    def test_stale(self):
        self.write_exceptions("core/document/a -> core/journal/a: it goes down, and in no circle")
        self.one_bad(f"{CHECK.EXCEPTIONS}:2: ", "take the line out")

    def test_no_reason(self):
        self.write({"cli/b.h": ["ui/play/a.h"]})
        self.write_exceptions("cli/b -> ui/play/a")
        self.one_bad(f"{CHECK.EXCEPTIONS}:2: ", "say why")


if __name__ == "__main__":
    unittest.main()
