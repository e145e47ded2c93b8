#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does check-catalogue.py see what it is there to see? And does the catalogue hold what the rules have?"""

import importlib.util
import os
import re
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
RULES = os.path.join(HERE, "fixtures", "catalogue", "rules.csv")

sys.dont_write_bytecode = True
SPEC = importlib.util.spec_from_file_location("check_catalogue", os.path.join(HERE, "check-catalogue.py"))
CHECK = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(CHECK)


def row(name, finished="yes", values=""):
    kind = "switch" if values else "rule"
    return {"id": name, "kind": kind, "title": "a title", "finished": finished, "values": values}


SMALL = {r["id"]: r for r in (row("S-01"), row("S-02", "later"), row("s.start", values="choose roll-off"))}
GOOD = ["/rules/skirmish/S-01/a", "/rules/skirmish/s.start/choose", "/rules/skirmish/s.start/roll-off/tie"]


class Judge(unittest.TestCase):
    def test_good(self):
        self.assertEqual(CHECK.judge(SMALL, GOOD), ([], []))

    def one_bad(self, paths, *words):
        bad, _ = CHECK.judge(SMALL, paths)
        self.assertEqual(len(bad), 1, bad)
        for word in words:
            self.assertIn(word, bad[0])

    def test_missing_rule(self):
        self.one_bad(GOOD[1:], "S-01", "no test /rules/skirmish/S-01/")

    def test_missing_value(self):
        self.one_bad(GOOD[:2], "no test /rules/skirmish/s.start/roll-off")

    def test_missing_switch(self):
        self.one_bad(GOOD[:1], "s.start", "choose|roll-off")

    def test_unknown_id(self):
        self.one_bad(GOOD + ["/rules/skirmish/S-99/a"], "/rules/skirmish/S-99/a", "no S-99")

    def test_unknown_value(self):
        self.one_bad(GOOD + ["/rules/skirmish/s.start/never"], "never")

    def test_other_system(self):
        self.one_bad(GOOD + ["/rules/stack/S-01/a"], "/rules/stack/S-01/a", "system")

    def test_bare_id(self):
        self.one_bad(GOOD + ["/rules/skirmish/S-01"], "after the id")

    def test_later_is_a_note(self):
        bad, notes = CHECK.judge(SMALL, GOOD + ["/rules/skirmish/S-02/a"])
        self.assertEqual((bad, len(notes)), ([], 1))
        self.assertIn("S-02", notes[0])


class List(unittest.TestCase):
    def script(self, text):
        file = tempfile.NamedTemporaryFile("w", suffix=".sh", delete=False)
        self.addCleanup(os.unlink, file.name)
        with file:
            file.write("#!/bin/sh\n" + text)
        os.chmod(file.name, 0o700)
        return file.name

    def test_only_rules(self):
        program = self.script('[ "$1" = -l ] || exit 1\necho /other/a\necho /rules/skirmish/S-01/a\n')
        self.assertEqual(CHECK.list_paths([program, program]), ["/rules/skirmish/S-01/a"] * 2)

    def test_broken_program(self):
        with self.assertRaises(CHECK.subprocess.CalledProcessError):
            CHECK.list_paths([self.script("exit 3\n")])


class Catalogue(unittest.TestCase):
    def setUp(self):
        self.rows = CHECK.read_catalogue(RULES)

    @staticmethod
    def number(letter, n, between="-"):
        return [f"{letter}{between}{i:02}" for i in range(1, n + 1)]

    def test_all_ids(self):
        kinds = ("rule", "transition", "switch", "ruling")
        ids = {kind: [r["id"] for r in self.rows.values() if r["kind"] == kind] for kind in kinds}
        self.assertEqual(ids["rule"], self.number("S", 80) + self.number("T", 25) + self.number("E", 52))
        self.assertEqual(ids["transition"], self.number("S", 31, "-X") + self.number("T", 12, "-X") + self.number("E", 22, "-X"))
        self.assertEqual([sum(name[0] == letter for name in ids["switch"]) for letter in "ste"], [22, 8, 17])
        for letter, n in (("T", 18), ("E", 44)):
            rulings = [name for name in ids["ruling"] if name[2] == letter]
            self.assertEqual(rulings, self.number("A-" + letter, n, ""))
        for name in ids["ruling"]:
            self.assertTrue(re.fullmatch(r"A-[STE]\d\d", name), name)
        self.assertEqual(sum(map(len, ids.values())), len(self.rows))

    def test_columns(self):
        for name, entry in self.rows.items():
            with self.subTest(name):
                self.assertIn(entry["class"], ["a", "b", "c"] if entry["kind"] == "rule" else ["-"])
                self.assertIn(entry["action"], ["R", "W", "R/W"] if entry["kind"] == "transition" else ["-"])
                self.assertTrue(entry["title"].strip())
                for value in entry["values"].split():
                    self.assertTrue(re.fullmatch("[a-z0-9-]+", value))


if __name__ == "__main__":
    unittest.main()
