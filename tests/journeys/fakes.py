# SPDX-License-Identifier: GPL-3.0-or-later
"""The systems of the tests in the window: what is drawn is what their folders say, for the shell knows none of them."""

import glob
import os
import re
import subprocess

from journey import (Atspi, BUTTON, LABEL, ROW, check, equal, has, kinds, run, state, vedette, wait, wait_for_kinds,
                     wait_for_steps)

COMBO = 'combo box'


def choose(program, name, choice, downs):
    """Opens a drop-down by keys, and goes so many rows down in it."""
    combo = program.find(COMBO, name)
    parts = [combo, combo.get_child_at_index(0)]  # In GTK 4.8 the button in it has the focus.
    for _ in range(60):
        if any(part is not None and has(part, Atspi.StateType.FOCUSED) for part in parts):
            break
        program.key('Tab')
    program.key('space')
    program.find(LABEL, choice)
    program.key(*['Down'] * downs, 'Return')


def new_by_dialog(folder, program, system, place, title):
    """A battle of that system, chosen in the dialog by its place below the first; its window has the keyboard then."""
    program.in_window('Vedette')
    program.click('New Battle')
    program.in_window('New Battle')
    choose(program, re.compile('^System'), system, place)
    program.click('Create')
    program.in_window(title)
    pattern = os.path.join(folder, 'data', '**', '*.vedette')
    return wait('the file of the battle', lambda: glob.glob(pattern, recursive=True))[0]


def close_dialog(program, title):
    program.key('Escape')
    program.in_window(title)


def coin(folder, begin):
    program = begin()
    path = new_by_dialog(folder, program, 'Coin', 1, 'Coin')
    equal(kinds(path), ['new'], 'the steps of a new battle')
    program.reads('The coin shows: nothing')
    program.reads('The coin is to be tossed')

    # What is due, by Enter; a guess, and why not a second one; both sides may agree to it.
    program.key('Return')
    toss = wait_for_kinds(path, 1, 'toss')[-1]
    face = toss['facts']['face']
    program.reads('The coin shows: ' + face)
    program.reads('The coin shows ' + face)
    program.key('h')
    wait_for_kinds(path, 1, 'toss', 'guess')
    program.key('t')
    program.reads('There is a guess already')
    program.click('Agreed')
    agreed = wait_for_kinds(path, 1, 'toss', 'guess', 'guess')[-1]
    equal(agreed['facts'], {'agreed': ['C-1'], 'face': 'tails'}, 'what the step keeps')

    # Its own page
    program.key('alt+2')
    page = program.find_view('Face')
    program.find(LABEL, face, page)
    program.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    wait_for_steps(path, 1)
    program.find(LABEL, 'nothing', page)
    program.find(BUTTON, 'Redo: The coin shows ' + face)
    program.key('ctrl+shift+z')
    wait_for_kinds(path, 1, 'toss')
    program.find(LABEL, face, page)

    # The log
    program.key('alt+3')
    log = program.find_view('Log')
    program.find(ROW, re.compile('A coin is taken out'), log)
    choose(program, re.compile('^Steps shown'), 'Rolls', 1)
    wait('the rolls alone', lambda: not program.look(ROW, re.compile('A coin is taken out'), log))
    program.find(ROW, re.compile('The coin shows ' + face), log)
    check(not program.look(BUTTON, 'The Dice of Both Sides'), 'nobody rolls')

    # The sheet
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(('image', 'img'), 'Preview of the page: Face, A4')
    check(not program.look(COMBO, re.compile('^Side')), 'all may read it')
    close_dialog(program, 'Coin')

    # The keys
    program.key('ctrl+question')
    program.in_window('Keyboard Shortcuts')
    for row in 'What is due: Enter', 'Guess heads: H', 'Guess tails: T', 'Show Face: Alt+2', 'Show Log: Alt+3':
        program.find('list item', row)
    check(not program.look('list item', re.compile('Forces|Orders')), 'no keys of another system')
    close_dialog(program, 'Coin')
    program.close()

    # What the window wrote the command line reads.
    equal(state(path), {'shows': face}, 'how it stands')
    pdf = os.path.join(folder, 'coin.pdf')
    vedette('print', '--face', '-o', pdf, path)
    text = subprocess.run(['pdftotext', pdf, '-'], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout
    equal(text.strip(), face, 'what is printed')

    # The start window knows it, too, and goes on.
    program = begin()
    program.in_window('Vedette')
    row = program.find('list item', re.compile('Coin'))
    check(has(row, Atspi.StateType.FOCUSABLE), 'the row can be opened')
    program.key('Return')
    program.in_window('Coin')
    program.reads('The coin shows: ' + face)
    program.close()


run(coin)
