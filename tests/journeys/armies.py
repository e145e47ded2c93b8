# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports and exports armies as files by keyboard alone. The journeys import each format, and check that an exported
army does not change when another battle imports it."""

import os
import re
import time
import zipfile

from journey import (BUTTON, ENTRY, FOCUSED, LABEL, ROW, SOURCE, check, equal, has, kinds, new_battle, records, run,
                     wait)

FIXTURES = os.path.join(SOURCE, 'tests', 'fixtures', 'exchange')
# Pairs of an army file and the name of one of its roster lines (None: the journey checks no name)
FILES = (('hill.txt', 'Orm'), ('band.csv', 'Orm the Tall'), ('band.json', None), ('band.ros', None), ('forge.json', None),
         ('forge.txt', 'Orm the Tall'))


def lines_of(path):
    """Returns the content of each roster line without ids, because ids differ between two battles."""
    return sorted(tuple(sorted((key, str(value)) for key, value in one.items() if key not in ('id', 'contingent', 'side')))
                  for one in records(path)['figure'])


# The journey opens the menu items by their position, because GTK 4.8 does not list them on the bus.
IMPORT, EXPORT = 8, 9


def open_page(program, place, title):
    program.key('F10', *['Down'] * place, 'Return')
    program.in_window(title)


def answer(program, name):
    button = program.tab_to(BUTTON, name)
    wait('the focus on %s' % name, lambda: has(button, FOCUSED))
    program.key('Return')


def bring_in(program, path, file):
    """Imports an army file as a player does: through the menu, the file chooser and the import page."""
    before = len(kinds(path))
    open_page(program, IMPORT, 'Import Army')
    program.key('ctrl+l')
    program.fill(None, file)
    # The file chooser accepts Return only after it has read the folder, which it does not signal.
    while not program.look(ROW, 'Add to'):
        if program.look(ENTRY, None):
            program.key('Return')
        time.sleep(1)
    program.find(LABEL, re.compile(r'\d+ (unit|line)'))
    answer(program, 'Import')
    wait('the army of %s' % os.path.basename(file), lambda: len(kinds(path)) == before + 1)
    # The step is in the file before the window shows it, so wait for the window before undoing the step.
    program.find(LABEL, re.compile('imported an army'))


def each_format(folder, begin):
    """Every format is imported as one step, which one undo takes back."""
    path = new_battle(folder)
    packed = os.path.join(folder, 'band.rosz')
    with zipfile.ZipFile(packed, 'w', zipfile.ZIP_DEFLATED) as archive:
        archive.write(os.path.join(FIXTURES, 'band.ros'), 'band.ros')
    program = begin(path)
    program.in_window('Red against Blue')
    for name, line in (*FILES, (packed, None)):
        before = len(kinds(path))
        bring_in(program, path, os.path.join(FIXTURES, name))
        program.in_window('Red against Blue')
        names = [one['name'] for one in records(path)['figure']]
        check(names, 'something came of %s' % name)
        if line is not None:
            check(line in names, '%s came of %s: %r' % (line, name, names))
        program.key('ctrl+z')
        wait('the army gone again', lambda: len(kinds(path)) == before)
        equal(records(path).get('figure', []), [], 'lines after the undo of %s' % name)
    program.close()


def there_and_back(folder, begin):
    """An exported army has the same lines after it is imported into another battle."""
    path = new_battle(folder)
    program = begin(path)
    program.in_window('Red against Blue')
    bring_in(program, path, os.path.join(FIXTURES, 'hill.txt'))
    program.in_window('Red against Blue')
    army = os.path.join(folder, 'army.txt')
    open_page(program, EXPORT, 'Export Army')
    program.find(ROW, 'Include everything hidden')
    answer(program, 'Export…')
    # The export page and the file chooser have the same title, so wait until a row of the page is gone.
    wait('where the file is to be', lambda: not program.look(ROW, 'Include everything hidden'))
    program.in_window('Export Army')
    program.key('ctrl+a')
    program.type(army)
    program.key('Return')
    wait('the file', lambda: os.path.exists(army) and os.path.getsize(army) > 0)
    program.close()

    other = os.path.join(folder, 'other')
    os.mkdir(other)
    second = new_battle(other)
    program = begin(second)
    program.in_window('Red against Blue')
    bring_in(program, second, army)
    program.close()
    equal(lines_of(second), lines_of(path), 'the lines of both')
    equal([one['name'] for one in records(second)['contingent']], [one['name'] for one in records(path)['contingent']],
          'the contingents of both')


run(each_format, there_and_back)
