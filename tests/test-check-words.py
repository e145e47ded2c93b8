#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/check-words see what it is there to see?"""

import importlib.machinery
import importlib.util
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader("check_words", os.path.join(HERE, "..", "build-aux", "check-words"))
CHECK = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_words", LOADER))
LOADER.exec_module(CHECK)

PLACES = ["src/core/a.c:12"]


class Words(unittest.TestCase):
    def assert_wrong(self, text, word):
        bad = CHECK.judge([(PLACES, text)], {})
        self.assertEqual(len(bad), 1, bad)
        self.assertIn(f"src/core/a.c:12: {word} in", bad[0])

    def test_wrong(self):
        self.assert_wrong("He rolls first", "he, his or him")
        self.assert_wrong("the leader and his men", "he, his or him")
        self.assert_wrong("%s is no leader", "“is no …”")
        self.assert_wrong("This was not told", "said, told or unsaid")
        self.assert_wrong("%d %% of all", "a space before %")
        self.assert_wrong("Finish the roll (S-X01)", "the id of a rule")
        self.assert_wrong("A-E10 decides it", "the id of a rule")
        self.assert_wrong("Change it (s.los_option)", "the key of a house rule")

    def test_plain(self):
        for text in ["There is no rule for it", "The hero shelters there", "%d%% of all", "A T-junction", "Type e.g. 12",
                     "Open help.html", "“%s” is not a leader", "S-shaped"]:
            self.assertEqual(CHECK.judge([(PLACES, text)], {}), [])

    def test_exceptions(self):
        excused = {("src/core/a.c", "he, his or him"): "for this test"}
        self.assertEqual(CHECK.judge([(PLACES, "He rolls")], excused), [])
        self.assertEqual(len(CHECK.judge([(PLACES, "They roll")], excused)), 1)

    def test_tree(self):
        self.assertGreater(len(CHECK.list_texts(os.path.join(HERE, ".."))), 3000)


if __name__ == "__main__":
    unittest.main()
