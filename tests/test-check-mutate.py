#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/mutate change what it is there to change, and nothing else?"""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
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

# A core of two files, a test that is linked with it, and one of the program it is in
PROJECT = {
    'meson.build': '''project('small', 'c')
subdir('src/core')
program = executable('small', 'main.c', link_with: core)
subdir('tests')
''',
    'src/core/meson.build': "core = static_library('vedette-core', 'one.c', 'two.c', c_pch: 'pch/core.h')\n",
    'src/core/pch/core.h': '#include <stdio.h>\n',
    'src/core/one.c': '''int is_many (int n);
int
is_many (int n)
{
  return n > 3;
}
''',
    'src/core/two.c': '''int is_few (int n);
int is_odd (int n);
int
is_few (int n)
{
  return n < 2;
}
int
is_odd (int n)
{
  return n % 2 == 1;
}
''',
    'main.c': '''int is_odd (int n);
int
main (int argc, char **argv)
{
  return is_odd (argc) ? 0 : 1;
}
''',
    'tests/meson.build': '''linked = executable('test-linked', 'linked.c', link_with: core)
test('linked', linked, suite: ['core'], depends: [program])
test('played', program, suite: ['core'])
''',
    # 4 is looked at, 3 is not; 1 and 2 are.
    'tests/linked.c': '''int is_many (int n);
int is_few (int n);
int
main (void)
{
  return is_many (4) && !is_many (1) && is_few (1) && !is_few (2) ? 0 : 1;
}
''',
}


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
        self.assertIn(MUTATE.SHARED, MUTATE.share('cc -o tests/test-a a.o ' + MUTATE.STATIC).split())
        self.assertIsNone(MUTATE.share(link + ' -Wl,--wrap=write'))
        self.assertIsNone(MUTATE.share('cc -o tests/test-a a.o'))

    def test_whole(self):
        """From the sources to the list: each change is judged by itself, also by tests that are not linked with the shared core"""
        with tempfile.TemporaryDirectory() as top:
            for name, text in PROJECT.items():
                os.makedirs(os.path.dirname(os.path.join(top, name)), exist_ok=True)
                with open(os.path.join(top, name), 'w', encoding='utf-8') as file:
                    file.write(text)
            os.mkdir(os.path.join(top, 'build-aux'))
            command = shutil.copy(os.path.join(HERE, '..', 'build-aux', 'mutate'), os.path.join(top, 'build-aux'))
            for words in ('init', '-q'), ('add', '.'), ('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'a'):
                subprocess.run(['git', '-C', top, *words], check=True)
            said = subprocess.run([sys.executable, command, '99', '1'], check=True, text=True, stdout=subprocess.PIPE).stdout
        # Nobody tries 3, or to play with more words; all else dies, and by itself, whatever died before.
        self.assertEqual(sorted(said.splitlines()), ['7 mutants, 5 died, 2 survived (71 %)',
                                                     'survived  src/core/one.c:5: “>” → “>=”',
                                                     'survived  src/core/two.c:11: “2” → “3”'])


if __name__ == '__main__':
    unittest.main()
