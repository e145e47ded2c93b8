# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts a battle without a roster from the start window. The journey presses the buttons through the interface of
screen readers."""

import glob
import os
import re

from journey import check, equal, kinds, new_battle, run, state, steps, wait, wait_for_kinds


def file_after_dashes(folder, begin):
    """Vedette opens a file whose name follows --, which scripts write so that no file name is read as an option."""
    program = begin('--', new_battle(folder))
    program.in_window('Red against Blue')
    program.close()


def battle_without_roster(folder, begin):
    program = begin()
    program.in_window('Vedette')
    program.reads('No Battles Yet')
    program.click('New Battle')
    program.in_window('New Battle')
    program.fill('Name of the battle', 'The ford <b>&"x')
    program.click('Create')
    program.in_window('The ford <b>&"x')
    path = wait('the file', lambda: glob.glob(os.path.join(folder, 'data', '**', '*.vedette'), recursive=True))[0]
    before = len(kinds(path))
    program.reads('Who Begins?')
    program.click('Start with Red')
    program.reads(re.compile('^Initiative: Red'))
    program.click('Shoot')
    wait_for_kinds(path, before, 'start', 'shoot')
    program.reads('Snatch roll: Blue')

    program.click('Roll…')
    program.in_window('Blue: Roll to Snatch')
    program.fill(re.compile('^Number on the die'), '13')
    program.click(re.compile('^Use [T0-9]'))
    program.in_window('The ford <b>&"x')
    roll = wait_for_kinds(path, before, 'start', 'shoot', 'snatch')[-1]
    equal(roll['facts']['natural'], 13, 'the die')
    equal(roll['facts']['success'], False, 'its success')
    program.reads(roll['text'])

    # The players close the program for a break, and continue the battle later.
    program.close()
    program = begin()
    program.in_window('Vedette')
    row = program.find('list item', re.compile('The ford <b>&"x'))
    check('Initiative: Red' in row.name, 'the row says how it stands: %s' % row.name)
    program.key('Return')
    program.in_window('The ford <b>&"x')
    program.reads(re.compile('^Initiative: Red'))
    program.reads(roll['text'])
    program.close()
    equal(state(path)['state'], 'act-free', 'Red goes on')
    equal(len(steps(path)), before + 3, 'looking adds no step')
    check(all(step['done'] for step in steps(path)), 'nothing was undone')


run(battle_without_roster, file_after_dashes)
