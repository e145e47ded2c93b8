# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the fake game systems of the tests in the window. The code of the window contains no game system, so
everything on screen comes from the folders of these systems."""

import glob
import json
import os
import re
import subprocess

from journey import (BUTTON, ENTRY, FOCUSABLE, FOCUSED, LABEL, ROW, check, equal, has, kinds, records, run, state,
                     vedette, wait, wait_for_kinds, wait_for_steps)

COMBO = 'combo box'


def choose(program, name, choice, downs):
    """Opens the drop-down with this name by keys, and chooses the item that is downs rows below the current item."""
    combo = program.find(COMBO, name)
    parts = [combo, combo.children[0]]  # In GTK 4.8 the button inside the drop-down has the focus.
    for _ in range(60):
        if any(part is not None and has(part, FOCUSED) for part in parts):
            break
        program.key('Tab')
    program.key('space')
    program.find(LABEL, choice)
    program.key(*['Down'] * downs, 'Return')


def new_by_dialog(folder, program, system, place, title):
    """Creates a battle in the New Battle dialog, with the system at position place (from 0) of the list of systems,
    waits for the window with this title, and returns the path of the new file."""
    program.in_window('Vedette')
    program.click('New Battle')
    program.in_window('New Battle')
    choose(program, re.compile('^Game system'), system, place)
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

    # Enter makes the move that is due. The rules refuse a second guess, and the players agree to override the refusal.
    program.key('Return')
    toss = wait_for_kinds(path, 1, 'toss')[-1]
    face = toss['facts']['face']
    program.reads('The coin shows: ' + face)
    program.reads('The coin shows ' + face)
    program.key('h')
    wait_for_kinds(path, 1, 'toss', 'guess')
    program.key('t')
    program.reads('There is a guess already')
    program.click('Override by Agreement')
    agreed = wait_for_kinds(path, 1, 'toss', 'guess', 'guess')[-1]
    equal(agreed['facts'], {'agreed': ['C-1'], 'face': 'tails'}, 'what the step keeps')

    # The second view is the page that this system adds to the window.
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

    # The third view is the log.
    program.key('alt+3')
    log = program.find_view('Log')
    program.find(ROW, re.compile('A coin is taken out'), log)
    choose(program, re.compile('^Steps shown'), 'Rolls', 1)
    wait('the rolls alone', lambda: not program.look(ROW, re.compile('A coin is taken out'), log))
    program.find(ROW, re.compile('The coin shows ' + face), log)
    check(not program.look(BUTTON, re.compile('^Dice')), 'nobody rolls')

    # Ctrl+P opens the print dialog with the sheet of this system.
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(('image', 'img'), 'Preview: Face, A4')
    check(not program.look(COMBO, re.compile('^(Side|Copy for)')), 'all may read it')
    close_dialog(program, 'Coin')

    # The window of keyboard shortcuts lists the keys of this system.
    program.key('ctrl+question')
    program.in_window('Keyboard Shortcuts')
    for row in 'What is due: Enter', 'Guess heads: H', 'Guess tails: T', 'Show Face: Alt+2', 'Show Log: Alt+3':
        program.find('list item', row)
    check(not program.look('list item', re.compile('Forces|Orders')), 'no keys of another system')
    close_dialog(program, 'Coin')
    program.close()

    # The command line can read the file that the window wrote, and its answer has the same state.
    equal(state(path), {'shows': face}, 'how it stands')
    pdf = os.path.join(folder, 'coin.pdf')
    vedette('print', '--face', '-o', pdf, path)
    text = subprocess.run(['pdftotext', pdf, '-'], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout
    equal(text.strip(), face, 'what is printed')

    # The start window lists the battle and opens it again.
    program = begin()
    program.in_window('Vedette')
    row = program.find('list item', re.compile('Coin'))
    check(has(row, FOCUSABLE), 'the row can be opened')
    program.key('Return')
    program.in_window('Coin')
    program.reads('The coin shows: ' + face)
    program.close()


def play(path, *requests):
    """Plays requests with known dice on the command line, to prepare a situation without using the window."""
    lines = '\n'.join(json.dumps(request) for request in requests)
    for answer in vedette('play', path, input=lines).splitlines():
        check(json.loads(answer)['ok'], 'the command line: %s' % answer)
    return len(kinds(path))


def vault(folder, begin):
    # Creates the battle with the form of this system, which contains number fields.
    program = begin()
    program.in_window('Vedette')
    program.click('New Battle')
    program.in_window('New Battle')
    choose(program, re.compile('^Game system'), 'Vault', 2)
    program.fill('Name of the vault', 'Riverside Bank')
    equal(program.find('spin button', 'Boxes').get_value(), 11, 'the boxes when nobody says')
    program.find('spin button', 'Combination').set_value(4711234)
    program.click('Create')
    program.in_window('Riverside Bank')
    path = wait('the file', lambda: glob.glob(os.path.join(folder, 'data', '**', '*.vedette'), recursive=True))[0]
    equal(kinds(path), ['new', 'set-combination'], 'the steps of a new battle')
    equal(len(records(path)['box']), 11, 'the boxes')
    program.reads('Count the loot: to come')
    program.key('Return')
    wait_for_kinds(path, 2, 'draw')
    program.key('ctrl+z')
    wait_for_steps(path, 2)
    program.close()

    # One pending move waits for another pending move, and the form shows the figures as a tree.
    before = play(path, *[{'edit': 'add-man', 'name': name} for name in ('Ann', 'Bob')],
                  {'edit': 'add-man', 'name': 'Sergeant', 'side': 'guards'},
                  {'edit': 'set-man', 'man': 'Bob', 'boss': 'Ann'}, {'move': 'draw', 'die': 1})
    program = begin(path)
    program.in_window('Riverside Bank')
    program.reads('Now: The crew acts')
    program.key('c')
    program.in_window('Crack the Lock')
    program.find(COMBO, re.compile('^Who'))
    program.find(COMBO, re.compile('^Tools'))
    check(not program.look(ENTRY, re.compile('^Distance')), 'bare hands are not heard from afar')
    program.reads('On the die, Bare hands: 0')
    choose(program, re.compile('^Tools'), 'Powder', 2)
    program.reads('On the die, Powder: +4')
    program.find(ENTRY, re.compile('^Distance'))
    close_dialog(program, 'Riverside Bank')
    program.key('b')
    program.in_window('Break In')
    choose(program, re.compile('^Who'), 'Bob', 2)
    program.click('Break In')
    program.in_window('Riverside Bank')
    equal(wait_for_kinds(path, before, 'break-in')[-1]['facts'], {'who': 'Bob'}, 'who breaks in')
    program.reads('To be settled: break-in')
    program.key('h')
    program.in_window('Chase')
    program.key('Return')
    program.in_window('Riverside Bank')
    wait_for_kinds(path, before, 'break-in', 'chase')
    program.reads('To be settled: chase on break-in')
    program.reads('Settle the chase')
    program.key('Return')
    wait_for_kinds(path, before, 'break-in', 'chase', 'settle')
    program.reads('To be settled: break-in')
    program.key('ctrl+z')
    program.reads('To be settled: chase on break-in')
    program.key('x')
    wait_for_kinds(path, before, 'break-in', 'chase', 'call-off')
    program.reads('A token is drawn')
    program.close()

    # Eleven boxes can be opened, but only nine have a digit key. The search with / finds the others, such as box 11.
    before = play(path, {'move': 'draw', 'die': 1}, {'move': 'crack', 'tools': 'powder', 'die': 5}, {'move': 'draw', 'die': 1})
    program = begin(path)
    program.in_window('Riverside Bank')
    program.find(BUTTON, re.compile('^Open Box 11'))
    program.key('slash')
    program.type('box 11')
    wait('the other boxes to go', lambda: not program.look(BUTTON, re.compile('^Open Box 4')))
    program.key('Return')
    equal(wait_for_kinds(path, before, 'open-box')[-1]['facts']['number'], 11, 'the box')
    program.reads(re.compile('^Box 11 is opened'))
    program.key('ctrl+z')
    wait_for_steps(path, before)
    program.key('4')
    equal(wait_for_kinds(path, before, 'open-box')[-1]['facts']['number'], 4, 'the box of the key')

    # The log shows the factors of the roll when its row is expanded.
    program.key('alt+2')
    log = program.find_view('Log')
    row = program.find(ROW, re.compile('it opens with 4711234'), log)
    program.click(re.compile('^Calculation'), within=row)
    program.find(LABEL, '5 or 6, Powder: opens', row)
    program.find(LABEL, re.compile('^Needed 9 or more · 60'), row)
    program.find(LABEL, 'Die rolled on the table: natural 5', row)

    # The print dialog offers a choice of reader, because this system has secrets.
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(('image', 'img'), 'Preview: Watch, For all, A4')
    program.find(COMBO, re.compile('^Copy for'))
    close_dialog(program, 'Riverside Bank')
    program.close()

    # After the night, the window shows the tasks of the morning as a list.
    before = play(path, {'move': 'draw', 'die': 6})
    program = begin(path)
    program.in_window('Riverside Bank')
    program.reads('Count the loot: now')
    program.reads('Share it out: not yet. The loot is not counted yet')
    program.key('Return')
    wait_for_kinds(path, before, 'count')
    program.reads('Count the loot: done')
    program.reads('Share it out: now')
    program.key('Return', 'Return')
    wait_for_kinds(path, before, 'count', 'share', 'next-night')
    program.close()


run(coin, vault)
