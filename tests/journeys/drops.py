# SPDX-License-Identifier: GPL-3.0-or-later
"""Drags files from another window, as from the file manager, and drops them on windows of the program."""

import os
import re
import subprocess
import sys
import time

from journey import BUTTON, LABEL, ROW, SOURCE, check, end, equal, kinds, new_battle, records, run, start, wait

ICON = os.path.abspath(sys.argv[1])
ARMY = os.path.join(SOURCE, 'tests', 'fixtures', 'exchange', 'hill.txt')
# CORNER is a place on the screen that no window of the program covers. A drag moves the pointer in STEPS small steps,
# as a hand does.
CORNER = (1200, 960)
STEPS = 12
# The drag waits HOLD seconds over the target, because a window accepts a drop only after it has read the content type.
HOLD = 1.5


def ask(*arguments):
    return subprocess.run(['xdotool', *map(str, arguments)], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout


def find_window(name):
    """Returns the X11 id of the window with this name, and the window's X, Y, width and height on the screen."""
    window = wait('the window %s' % name, lambda: subprocess.run(
        ['xdotool', 'search', '--onlyvisible', '--name', '^%s$' % name], stdout=subprocess.PIPE,
        universal_newlines=True).stdout.split())[-1]
    words = ask('getwindowgeometry', '--shell', window)
    return window, [int(re.search(r'^%s=(-?\d+)' % key, words, re.M).group(1)) for key in ('X', 'Y', 'WIDTH', 'HEIGHT')]


def drag(files, target):
    """Opens another window with the files, and drags them with the pointer to the middle of the window named target."""
    other = start([ICON, *files], env=dict(os.environ, GTK_A11Y='none'))
    icon, _ = find_window('Files to Drag')
    ask('windowmove', '--sync', icon, *CORNER)
    _, (x, y, width, height) = find_window('Files to Drag')
    x, y = x + width // 2, y + height // 2
    _, (left, top, width, height) = find_window(target)
    to_x, to_y = left + width // 2, top + height // 2
    ask('mousemove', '--sync', x, y, 'mousedown', 1)
    for step in range(1, STEPS + 1):
        ask('mousemove', '--sync', x + (to_x - x) * step // STEPS, y + (to_y - y) * step // STEPS)
        time.sleep(0.1)
    time.sleep(HOLD)
    ask('mouseup', 1)
    return other


def bring_forward(name):
    """Activates a window, because after a drag the window manager can leave the keyboard with the source window."""
    window, _ = find_window(name)
    ask('windowactivate', '--sync', window)


def an_army_on_its_battle(folder, begin):
    """Dropping an army on the window of a battle opens the import page, and the import is one step."""
    path = new_battle(folder)
    before = len(kinds(path))
    program = begin(path)
    program.in_window('Red against Blue')
    other = drag([ARMY], 'Red against Blue')
    find_window('Import Army')
    end(other)
    bring_forward('Import Army')
    program.in_window('Import Army')
    program.find(ROW, 'Add to')
    program.find(LABEL, re.compile(r'\d+ (unit|line)'))
    program.click('Import')
    wait('the army', lambda: len(kinds(path)) == before + 1)
    check('Orm' in [one['name'] for one in records(path)['figure']], 'the lines of the army came')
    program.in_window('Red against Blue')
    program.close()


def a_battle_on_the_start_window(folder, begin):
    """Dropping a battle file on the start window opens that battle."""
    path = new_battle(folder)
    program = begin()
    program.in_window('Vedette')
    other = drag([path], 'Vedette')
    find_window('Red against Blue')
    end(other)
    bring_forward('Red against Blue')
    program.in_window('Red against Blue')
    program.find(BUTTON, 'Start with Red')
    program.close()


def an_army_on_the_start_window(folder, begin):
    """Dropping an army on the start window imports nothing and shows a message, because no battle is chosen."""
    program = begin()
    program.in_window('Vedette')
    other = drag([ARMY], 'Vedette')
    bring_forward('Vedette')
    program.reads(re.compile('^This file is not a battle'))
    end(other)
    program.in_window('Vedette')
    equal([name for name in os.listdir(os.path.join(folder, 'data')) if name.endswith('.vedette')], [], 'battles made')
    program.close()


run(an_army_on_its_battle, a_battle_on_the_start_window, an_army_on_the_start_window)
