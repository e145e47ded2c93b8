#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/check-systems see what it is there to see?"""

import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import unittest
from pathlib import Path

HERE = os.path.dirname(os.path.abspath(__file__))

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader("check_systems", os.path.join(HERE, "..", "build-aux", "check-systems"))
CHECK = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_systems", LOADER))
LOADER.exec_module(CHECK)

CLEAN = {
    "core/rules/a.c": "/* any battle */",
    "core/eagles/a.c": "VedetteEaglesGame *game; /* eagles */",
    "core/stack/state/a.c": "vedette_stack_draw ();",
    "core/skirmish/a.c": "vedette_skirmish_roll ();",
    "core/eagles/b.c": 'VedetteEaglesSkirmish skirmish; /* skirmish combat */ f ("skirmish");',
    "print/eagles/a.c": '"Eagles"',
    "ui/eagles/play/a.c": "vedette_eagles_pane_new ();",
    "ui/play/a.c": 'GtkStack *stack; adw_view_stack_add (self->stack, "the stack", VEDETTE_FIELD_STACK);',
    "ui/play/a.ui": '<object class="GtkStack" id="stack"/>',
    "ui/play/a.md": "eagles",
    "systems.c": "&vedette_eagles_system, &vedette_stack_system",
    "print-systems.c": '#include "print/eagles/a.h"',
    "ui-systems.c": '#include "ui/eagles/a.h"',
}

OFFENDERS = {
    "core/rules/b.c": '#include "core/eagles/a.h"',
    "core/session/b.h": "/* such as eagles */",
    "core/b.c": '#include "core/stack/state/a.h"',
    "cli/b.c": 'if (g_str_equal (system, "eagles"))',
    "cli/c.c": 'if (g_str_equal (system, "stack"))',
    "core/stack/b.c": "is_eagles ();",
    "core/stack/c.c": "/* skirmish combat */",
    "core/eagles/c.c": '#include "core/skirmish/a.h"',
    "ui/eagles/b.c": "vedette_skirmish_roll ();",
    "print/stack/b.c": "VEDETTE_TYPE_EAGLES_GAME",
    "ui/b.c": "VEDETTE_TYPE_STACK_GAME",
    "ui/play/b.c": "VedetteStack stack;",
    "ui/play/c.c": "vedette_stack_read (&stack);",
    "ui/play/b.ui": '<object class="VedetteEaglesPane"/>',
    "main.c": "EAGLES",
}


class Judge(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tree = Path(folder.name)
        self.write(CLEAN)

    def write(self, files):
        for name, text in files.items():
            path = self.tree / "src" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("/* a purpose */\n" + text + "\n", encoding="utf-8")

    def test_systems(self):
        self.assertEqual(CHECK.list_systems(self.tree / "src"), ["eagles", "skirmish", "stack"])

    def test_clean(self):
        self.assertEqual(CHECK.judge(self.tree), [])

    def test_offenders(self):
        for name, text in OFFENDERS.items():
            with self.subTest(name):
                self.write({name: text})
                bad = CHECK.judge(self.tree)
                self.assertEqual(len(bad), 1, bad)
                self.assertTrue(bad[0].startswith(f"src/{name}:2: "), bad)
                (self.tree / "src" / name).unlink()

    def test_no_system(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "src" / "core").mkdir(parents=True)
            self.assertEqual(len(CHECK.judge(Path(folder))), 1)


if __name__ == "__main__":
    unittest.main()
