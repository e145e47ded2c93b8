# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by keyboard alone and counts the keys, because a player at the table has only one hand free."""

import contextlib
import glob
import os
import re
import subprocess

from journey import ENTRY, copy_of_sample, equal, kinds, new_battle, read, run, state, steps, wait, wait_for_kinds, wait_for_steps

DIALOG = re.compile('Roll to Snatch$')
BATTLE = re.compile('^(?!.*Roll to Snatch$)')
HOLDING = {'move': 'start', 'holder': 'red'}


def from_start_to_first_action(folder, begin):
    program = begin()
    program.in_window('Vedette')
    program.key('Return')
    program.in_window('New Battle')
    program.key('Return')
    program.in_window('Red against Blue')
    program.key('1', 's')
    equal(program.keys_pressed, 4, 'keys from the start to the first action')
    pattern = os.path.join(folder, 'data', '**', '*.vedette')
    path = wait('the file of the battle', lambda: glob.glob(pattern, recursive=True))[0]
    wait('the first action', lambda: 'shoot' in kinds(path))
    program.close()
    equal(state(path)['state'], 'nominate', 'after the first action')


def cycle_with_the_programs_die(folder, begin):
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('s', 'Return')
    program.in_window(DIALOG)
    program.key('Return')
    equal(program.keys_pressed, 3, 'keys of a cycle')
    roll = wait_for_kinds(path, before, 'shoot', 'snatch')[-1]
    equal(1 <= roll['facts']['natural'] <= 20, True, 'a die that is one')
    program.in_window(BATTLE)
    program.close()


def cycle_with_a_typed_die(folder, begin):
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('s', 'Return')
    program.in_window(DIALOG)
    program.key('1', '3', 'Return')
    equal(program.keys_pressed, 5, 'keys of a cycle')
    roll = wait_for_kinds(path, before, 'shoot', 'snatch')[-1]
    equal(roll['facts']['natural'], 13, 'the die')
    equal(roll['facts']['success'], False, 'its success')
    program.in_window(BATTLE)
    program.close()
    equal(state(path)['state'], 'act-free', 'Red goes on')


def cycle_of_a_quick_hand(folder, begin):
    """A player who knows the keys types a whole cycle of shot and roll at once, without waiting for the windows."""
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    subprocess.run(['xdotool', 'key', '--delay', '1', 's', 'Return', '1', '3', 'Return'], check=True)
    roll = wait_for_kinds(path, before, 'shoot', 'snatch')[-1]
    equal(roll['facts']['natural'], 13, 'the die')
    program.in_window(BATTLE)
    program.close()
    equal(kinds(path)[before:], ['shoot', 'snatch'], 'what was done')


def second_enter(folder, begin):
    """Pressing Enter twice quickly adds a misspelled roster line: the first Enter corrects the last word, and the second
    Enter adds the line."""
    path = new_battle(folder)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('alt+2')
    program.tab_to(ENTRY, re.compile('^Add a line to Red'))
    program.type('6 archers, averge')
    subprocess.run(['xdotool', 'key', '--delay', '100', 'Return', 'Return'], check=True)
    wait_for_kinds(path, before, 'add-line')
    program.close()


def charge(folder, begin):
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('c', 'Return')
    wait_for_kinds(path, before, 'charge', 'melee-done')
    program.key('Return')
    program.in_window(DIALOG)
    program.key('1', '3', 'Return')
    wait_for_kinds(path, before, 'charge', 'melee-done', 'snatch')
    equal(program.keys_pressed <= 10, True, 'a charge and a failed snatch with a typed die in at most 10 keys')
    program.in_window(BATTLE)
    program.close()
    equal(state(path)['state'], 'act-free', 'Red goes on')


def charge_that_is_answered(folder, begin):
    """The passive side shoots at a charge before contact and engages the charging figures in reaction; then its snatch
    roll fails. The player does not name any figures."""
    path = new_battle(folder, HOLDING)
    before = len(kinds(path))
    wanted = ['charge', 'react-shoot', 'melee-done', 'react-move', 'melee-done']
    program = begin(path)
    program.in_window(BATTLE)
    program.key('c', 'b', 'Return', 'e', 'Return')
    wait_for_kinds(path, before, *wanted)
    program.key('Return')
    program.in_window(DIALOG)
    program.key('1', '3', 'Return')
    wait_for_kinds(path, before, *wanted, 'snatch')
    equal(program.keys_pressed <= 10, True, 'a charge that is answered in at most 10 keys')
    program.in_window(BATTLE)
    program.close()
    equal(state(path)['state'], 'act-free', 'Red goes on')


def fought(program):
    """Records a round of melee without casualties. At the Full level the first Enter opens the Record Melee form, and the
    second Enter accepts it."""
    program.key('Return')
    program.in_window(re.compile('^Record Melee$'))
    program.key('Return')
    program.in_window(BATTLE)


def losses(folder, begin):
    """Recording the casualties of a round of melee takes five keys with the fight itself, and removing a figure later
    takes two keys."""
    path = new_battle(folder,
                      {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
                      {'edit': 'add-line', 'side': 'blue', 'text': '4 spearmen, average'}, HOLDING,
                      {'move': 'contact', 'line': ['Gawain', 'Spearmen'], 'melee': True})
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('f', 'l')
    program.in_window(re.compile('^Record Melee$'))
    program.key('Tab', '2', 'Return')
    round_ = wait_for_kinds(path, before, 'fight', 'melee-done')[-1]
    equal([(loss['line'], loss['men']) for loss in round_['facts'].get('losses', [])], [('Spearmen', 2)], 'who fell')
    program.in_window(BATTLE)
    program.key('x')
    program.in_window(re.compile('^Record Casualties'))
    program.key('1')
    out = wait_for_kinds(path, before, 'fight', 'melee-done', 'out')[-1]
    equal((out['facts'].get('line'), out['facts'].get('men')), ('Gawain', 1), 'who fell later')
    equal(program.keys_pressed, 7, 'keys of a round with losses and of a man who is out')
    program.in_window(BATTLE)
    program.close()


def charge_at_full(folder, begin):
    """Plays the charge of charge_that_is_answered() at the Full level, where the player names the charging figures and
    their target."""
    path = new_battle(folder,
                      {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
                      {'edit': 'add-line', 'side': 'blue', 'text': '4 spearmen, average, javelin'},
                      {'edit': 'set-battle', 'level': 'full'}, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('c')
    program.in_window(re.compile('^Charge$'))
    equal(read(program.present()).role, 'dialog', 'what a screen reader takes the window for')
    program.key('a', 'Tab', 'space', 'Return')
    made = wait_for_kinds(path, before, 'charge')[-1]
    equal((made['facts'].get('who'), made['facts'].get('target')), (['Gawain'], ['Spearmen']), 'who and whom')
    program.in_window(BATTLE)
    program.key('b')
    program.in_window(re.compile('^Shoot Back$'))
    program.key('Return')
    program.in_window(BATTLE)
    fought(program)
    program.key('e')
    program.in_window(re.compile('^Engage in Reaction$'))
    program.key('Return')
    program.in_window(BATTLE)
    program.key('Return', 'Return')
    program.in_window(DIALOG)
    program.key('1', '0', 'Return')
    wait_for_kinds(path, before, 'charge', 'react-shoot', 'melee-done', 'react-move', 'melee-done', 'snatch')
    equal(program.keys_pressed <= 16, True, 'a charge that is answered, with names, in at most 16 keys')
    program.in_window(BATTLE)
    program.close()


def charge_of_a_body(folder, begin):
    """One key in the form of a move chooses who acts: the last body, another body, or a contingent. Shift with the key of
    a move opens the form even if the move needs no form."""
    path = new_battle(folder,
                      {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
                      {'edit': 'add-line', 'side': 'red', 'text': '6 archers, average, bow'},
                      {'edit': 'add-line', 'side': 'red', 'text': '4 squires, good'},
                      {'edit': 'add-body', 'members': ['Gawain', 'Squires']}, HOLDING)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('shift+m')
    program.in_window(re.compile('^March$'))
    program.key('1', 'Return')
    made = wait_for_kinds(path, before, 'march')[-1]
    equal(made['facts'].get('who'), ['Gawain', 'Squires'], 'the body')
    program.in_window(BATTLE)
    program.key('n', 'shift+c')
    program.in_window(re.compile('^Charge$'))
    # A selects all figures, Space deselects Gawain, who has the focus, and Ctrl+J groups the others as a body.
    program.key('a', 'space', 'ctrl+j', 'Return')
    made = wait_for_kinds(path, before, 'march', 'decline', 'add-body', 'charge')[-1]
    equal(made['facts'].get('who'), ['Archers', 'Squires'], 'all but one')
    program.in_window(BATTLE)
    program.key('Return', 'n', 'shift+c')
    program.in_window(re.compile('^Charge$'))
    program.key('1', 'Return')
    made = wait_for_kinds(path, before, 'march', 'decline', 'add-body', 'charge', 'melee-done', 'decline', 'charge')[-1]
    equal(made['facts'].get('who'), ['Archers', 'Squires'], 'the last body')
    program.in_window(BATTLE)
    program.close()


@contextlib.contextmanager
def layout(name):
    """Switches the keyboard layout for the with block. The journeys press keys by code in this block, because for a key
    name xdotool would change the keyboard map."""
    subprocess.run(['setxkbmap', name], check=True)
    try:
        yield
    finally:
        subprocess.run(['setxkbmap', 'us'], check=True)


def letters_with_a_cyrillic_layout(folder, begin):
    """Letter keys work with a Cyrillic layout if a Latin layout is configured too: in Play, in the roll dialog, and in
    the form where the player chooses a body."""
    path = new_battle(folder, {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'}, HOLDING)
    before = len(kinds(path))
    s, c, n, a, enter = '39', '54', '57', '38', '36'
    with layout('ru,us'):
        program = begin(path)
        program.in_window(BATTLE)
        program.key(s, enter)
        program.in_window(DIALOG)
        program.key(n)
        wait_for_kinds(path, before, 'shoot', 'decline')
        program.in_window(BATTLE)
        program.key('shift+' + c)
        program.in_window(re.compile('^Charge$'))
        program.key(a, enter)
        made = wait_for_kinds(path, before, 'shoot', 'decline', 'charge')[-1]
        equal(made['facts'].get('who'), ['Gawain'], 'all who are there')
    program.in_window(BATTLE)
    program.close()


def digits_of_a_french_layout(folder, begin):
    """Tests that digit keys work without Shift on a French layout, where they would type other characters."""
    path = new_battle(folder)
    before = len(kinds(path))
    ampersand, quotation_mark, s, enter = '10', '12', '39', '36'
    with layout('fr'):
        program = begin(path)
        program.in_window(BATTLE)
        program.key(ampersand, s, enter)
        program.in_window(DIALOG)
        program.key(ampersand, quotation_mark, enter)
        roll = wait_for_kinds(path, before, 'start', 'shoot', 'snatch')[-1]
        equal(roll['facts']['natural'], 13, 'the die')
    program.in_window(BATTLE)
    program.close()


def digits_of_the_number_pad(folder, begin):
    path = new_battle(folder)
    before = len(kinds(path))
    program = begin(path)
    program.in_window(BATTLE)
    program.key('KP_1')
    wait_for_kinds(path, before, 'start')
    program.close()


def sample_battle(folder, begin):
    """Plays the same moves in the sample battle as play.py, but with keys, and presses keys of moves that are refused."""
    path = copy_of_sample(folder)
    before = len(kinds(path))
    state_at_first = state(path)
    program = begin(path)
    program.in_window(BATTLE)
    program.key('c')
    program.reads('The Hold has not rolled yet. Make the roll first.')
    program.key('n', 'c', 'Return', 'Return')
    program.in_window(DIALOG)
    program.key('Down', 'Down', '2', 'Return')
    wanted = ['decline', 'charge', 'melee-done', 'snatch']
    roll = wait_for_kinds(path, before, *wanted)[-1]
    equal((roll['facts']['natural'], roll['facts']['success']), (2, False), 'die and success')
    program.in_window(BATTLE)
    program.key('Return', 's')
    wanted += ['general-melee', 'shoot']
    wait_for_kinds(path, before, *wanted)
    program.key('Return')
    program.in_window(DIALOG)
    program.key('slash')
    program.type('blackh')
    # In the roll dialog, the key C claims the order card for the side that rolls (A-S53).
    program.key('Escape', 'Up', 'c')
    program.key('2', '0', 'Return')
    wanted += ['snatch']
    won = wait_for_kinds(path, before, *wanted)[-1]
    equal((won['facts']['natural'], won['facts']['success']), (20, True), 'die and success')
    program.in_window(BATTLE)
    # The button of the action on the card has two keys, Enter and the digit 5; this journey presses the digit.
    program.key('5')
    wait_for_steps(path, before + 8)
    equal(state(path)['state'], 'nominate', 'after the first action')
    state_at_last = state(path)
    for left in range(7, -1, -1):
        program.key('ctrl+z')
        wait_for_steps(path, before + left)
    equal(state(path), state_at_first, 'the state when all was taken back')
    for there in range(1, 9):
        program.key('ctrl+shift+z')
        wait_for_steps(path, before + there)
    equal(state(path), state_at_last, 'the state when all was done again')
    equal(len(steps(path)), before + 8, 'undoing and redoing adds no step')
    program.close()


run(from_start_to_first_action, cycle_with_the_programs_die, cycle_with_a_typed_die, cycle_of_a_quick_hand, second_enter, charge,
    charge_that_is_answered, charge_at_full, charge_of_a_body, losses, letters_with_a_cyrillic_layout, digits_of_a_french_layout,
    digits_of_the_number_pad, sample_battle)
