#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/mutate change what it is there to change, and nothing else?"""

import importlib.machinery
import importlib.util
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader("mutate", os.path.join(HERE, "..", "build-aux", "mutate"))
MUTATE = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", LOADER))
LOADER.exec_module(MUTATE)

SOURCE = '''/* 1 == 2 */
#define MOST 3
static const int table[] = { 4, 5 };

int
add (int a)
{
  int sum = 6;
  const char *text = "7 < 8 && \\"9\\"";

  /* sum > 1; */
  if (a < sum && text != NULL)
    return TRUE;
  notify (a);
  return sum;
}
'''


def make_all(source):
    return [source[:start] + instead + source[end:] for start, end, instead in MUTATE.list_mutants(source)]


class Mutants(unittest.TestCase):
    def test_each(self):
        """One of each kind, inside of the function alone"""
        changed = [(SOURCE[start:end], instead) for start, end, instead in MUTATE.list_mutants(SOURCE)]
        self.assertEqual(sorted(changed), sorted([('6', '7'), ('<', '<='), ('&&', '||'), ('!=', '=='), ('TRUE', 'FALSE'),
                                                  ('notify (a);', ';')]))

    def test_nothing_else(self):
        for mutant in make_all(SOURCE):
            self.assertNotEqual(mutant, SOURCE)
            for kept in '/* 1 == 2 */', '#define MOST 3', '{ 4, 5 }', '"7 < 8 && \\"9\\""', '/* sum > 1; */', 'return sum;':
                self.assertIn(kept, mutant)

    def test_seed(self):
        files = {'a.c': SOURCE, 'b.c': SOURCE}
        self.assertEqual(MUTATE.choose(files, 5, 1), MUTATE.choose(dict(reversed(files.items())), 5, 1))
        self.assertNotEqual(MUTATE.choose(files, 5, 1), MUTATE.choose(files, 5, 2))
        self.assertEqual(len(MUTATE.choose(files, 99, 1)), 12)

    def test_says(self):
        start, end, instead = next(mutant for mutant in MUTATE.list_mutants(SOURCE) if mutant[2] == '||')
        self.assertEqual(MUTATE.say(SOURCE, start, end, instead), '12: “&&” → “||”')

    def test_order(self):
        """Near ones first, then those that have seen a change, then the quick ones"""
        names = ['slow'] + ['other-%d' % i for i in range(MUTATE.NEAR)] + ['sharp', 'stack-end']
        order = MUTATE.sort(names, 'stack_vedette-stack.c', {'sharp': 1}, {'slow': 20})
        self.assertEqual(order[:2] + order[-1:], ['stack-end', 'sharp', 'slow'])
        self.assertEqual(sorted(order), sorted(names))

    def test_links(self):
        """With the shared core, unless the linker has to look into it"""
        link = 'cc -o tests/test-a a.o -Wl,--start-group %s b.a -Wl,--end-group' % MUTATE.STATIC
        self.assertNotIn(MUTATE.STATIC, MUTATE.share(link).split())
        self.assertIn(MUTATE.SHARED, MUTATE.share(link).split())
        self.assertIsNone(MUTATE.share(link + ' -Wl,--wrap=write'))
        self.assertIsNone(MUTATE.share('cc -o tests/test-a a.o'))


if __name__ == '__main__':
    unittest.main()
