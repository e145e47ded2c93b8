# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a token stack at the table by keys alone: two rounds with a death and an arrival, a real bag, the next
encounter, and a sheet."""

import glob
import json
import os
import re
import subprocess

from journey import (BUTTON, ENTRY, FOCUSED, ROW, check, done, equal, has, records, run, state, vedette, wait,
                     wait_for_steps)

FIGHT = 'A Fight'
PEOPLE = ('Mira, blue', 'Tam, green', '2 hired spearmen', '3 lizard-men, 2', '2 raiders, 1, waiting')


def pdf_text(path):
    return subprocess.run(['pdftotext', path, '-'], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout


def step_by(program, path, *keys):
    """Presses keys that must make exactly one step, waits for the step, and returns the step."""
    n = len(done(path))
    program.key(*keys)
    return wait_for_steps(path, n + 1)[-1]


def place_of(path, kind, name):
    return next(record for record in records(path)[kind] if record['name'] == name).get('place', 'in')


def step_by_finger(program, path, button):
    n = len(done(path))
    program.click(re.compile('^(%s)' % button))
    return wait_for_steps(path, n + 1)[-1]


def play_round(program, path, keys=True):
    """Draws tokens and plays the Turn of each token until the End token is drawn, with keys or with buttons."""
    def due(button, key):
        return step_by(program, path, key) if keys else step_by_finger(program, path, button)

    while True:
        now = state(path)
        if now['phase'] == 'round-end':
            return
        before = program.keys_pressed
        if now['phase'] == 'ready':
            equal(due('Draw', 'Return')['kind'], 'draw', 'what is due')
            continue
        if now['phase'] != 'turn-character' and 'actor' not in now:
            equal(due('Lizard-men|Spearmen', '1')['kind'], 'act', 'who acts on such a token')
        equal(due('End Turn|End Turn: .*|.* Again', 'Return')['kind'], 'finish', 'what is due')
        check(program.keys_pressed - before <= 2, 'with the draw, a Turn is three keys at most')


def settle_round(program, path, number, keys=True):
    """Confirms each item of the list at the end of a round, with keys or with buttons."""
    while state(path)['phase'] == 'round-end':
        if keys:
            # The check is for keys only, because a narrow window, as in the test by finger, hides the list under Details.
            program.reads(re.compile(': now'))
        step = step_by(program, path, 'Return') if keys else step_by_finger(program, path, 'Confirm|Begin Round')
        equal(step['kind'], 'confirm', 'what is due')
    equal(state(path)['round'], number, 'the round')


def new_fight(folder, *requests):
    path = os.path.join(folder, 'fight.vedette')
    vedette('new', '--system', 'stack', path)
    lines = '\n'.join(map(json.dumps, requests))
    for answer in vedette('play', path, input=lines).splitlines():
        check(json.loads(answer)['ok'], 'the command line: %s' % answer)
    return path


def two_rounds(folder, begin):
    program = begin()
    program.in_window('Vedette')
    program.key('Return')
    program.in_window('New Battle')
    combo = program.find('combo box', re.compile('^Game system'))
    parts = [combo, combo.children[0]]
    for _ in range(60):
        if any(part is not None and has(part, FOCUSED) for part in parts):
            break
        program.key('Tab')
    program.key('space', 'Down', 'Return')
    program.fill(re.compile('^Name'), FIGHT)
    program.click('Create')
    program.in_window(FIGHT)
    path = wait('the file', lambda: glob.glob(os.path.join(folder, 'data', '**', '*.vedette'), recursive=True))[0]

    # The second view holds the participants. While it is empty, a text explains how to add participants.
    program.key('alt+2')
    program.reads('No Participants Yet')
    entry = program.find(ENTRY, 'New participants')
    wait('the focus where they are typed', lambda: has(entry, FOCUSED))
    for text in PEOPLE:
        program.type(text)
        step_by(program, path, 'Return')
    program.type('Wat, blue')
    program.key('Return')
    program.find(BUTTON, re.compile('^Change to “'))
    program.find(ROW, re.compile('^Mira: blue'))
    program.find(ROW, re.compile('^2 × Raiders: Initiative 1 · in reserve'))
    equal([one['name'] for one in records(path)['character']], ['Mira', 'Tam'], 'a colour that is taken is refused')
    # The refused text stays in the text field, where Ctrl+Z first undoes the typing instead of the last step.
    program.key('ctrl+z')
    wait('the last word to be gone', lambda: entry.get_text() == 'Wat,')
    equal([one['name'] for one in records(path)['character']], ['Mira', 'Tam'], 'undo of what was typed takes nobody back')
    program.key('ctrl+a', 'Delete')

    # The form of a participant opens from the participant's row: Tab enters the list, arrows go from row to row.
    program.tab_to(ROW, re.compile('^Mira'))
    program.key('Down')
    wait('the focus on the next row', lambda: has(program.find(ROW, re.compile('^Tam')), FOCUSED))
    program.key('F2')
    program.in_window('Tam')
    program.fill('Player’s name', 'Ann')
    program.key('Return')
    program.in_window(FIGHT)
    program.find(ROW, re.compile('^Tam: Ann · green'))
    program.key('Delete')
    wait('Tam to be gone', lambda: len(records(path)['character']) == 1)
    program.key('ctrl+z')
    wait('Tam to be back', lambda: len(records(path)['character']) == 2)

    # In the first round a character is killed, and enemies are arriving.
    program.key('alt+1')
    program.reads('Setup')
    equal(step_by(program, path, 'Return')['kind'], 'start', 'what is due')
    program.key('x')
    program.in_window('Record Casualties')
    program.key('2')
    equal(step_by(program, path, 'Return')['facts'], {'how': 'dead', 'who': 'Tam'}, 'who fell')
    program.in_window(FIGHT)
    program.key('a')
    program.in_window('Arrive')
    equal(step_by(program, path, 'Return')['facts']['who'], 'Raiders', 'who comes')
    program.in_window(FIGHT)
    play_round(program, path)
    check(place_of(path, 'enemy', 'Raiders') == 'arriving', 'who comes is there when the round is over')
    settle_round(program, path, 2)
    equal(place_of(path, 'enemy', 'Raiders'), 'in', 'who came')
    now = state(path)
    tam = next(one for one in records(path)['character'] if one['name'] == 'Tam')
    equal(now['left-character-%d' % tam['id']], 0, 'the tokens of the dead')
    equal(now['bag'], 2 + 2 + 8 + 1, 'what is in the bag of the second round')

    # After the second round, an undo puts the End token back into the bag.
    play_round(program, path)
    last = done(path)[-1]
    equal(last['facts']['token'], 'end', 'what ended the round')
    program.key('ctrl+z')
    wait('the End token to be back in the bag', lambda: state(path)['phase'] == 'ready')
    program.key('ctrl+shift+z')
    wait('the same token', lambda: done(path)[-1]['facts'] == last['facts'])
    settle_round(program, path, 3)

    # The log, the print dialog and the window of keyboard shortcuts open by keys.
    program.key('alt+3')
    log = program.find_view('Log')
    program.type('killed')
    program.find(ROW, re.compile('Tam was killed'), log)
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(('image', 'img'), re.compile('^Preview: '))
    program.key('Escape')
    program.in_window(FIGHT)
    program.key('ctrl+question')
    program.in_window('Keyboard Shortcuts')
    for row in 'What is due: Enter', 'Flee: L', 'Show Participants: Alt+2', 'Change: F2':
        program.find('list item', row)
    program.key('Escape')
    program.in_window(FIGHT)
    program.close()
    pdf = os.path.join(folder, 'fight.pdf')
    vedette('print', '--summary', '-o', pdf, path)
    check('Mira' in pdf_text(pdf), 'who takes part is printed')


def real_bag(folder, begin):
    """With a real bag, a round of thirteen Turns takes at most forty keys, and starting the next encounter takes four
    keys."""
    path = new_fight(folder, {'edit': 'set-battle', 'bag': 'real', 'name': FIGHT},
                     {'edit': 'add-participants',
                      'text': 'Mira, blue\nTam, green\n2 hired spearmen\n8 lizard-men, 1\nshaman, 2'},
                     {'edit': 'add-effect', 'name': 'poison', 'whose': 'Mira', 'left': 3}, {'move': 'start'})
    program = begin(path)
    program.in_window(FIGHT)
    program.reads('Draw a token and enter its owner')
    before = program.keys_pressed
    # The keys 1 to 4 enter a token of Mira, Tam, the hired help or the enemies. For the first token of the hired help and
    # of the enemies, another digit chooses who acts.
    acted = set()
    for token in '4142434444234':
        equal(step_by(program, path, token)['kind'], 'draw', 'a token')
        if token in '34' and token not in acted and 'actor' not in state(path):
            step_by(program, path, '1')
        acted.add(token)
        step_by(program, path, 'Return')
    equal(step_by(program, path, '0')['facts']['token'], 'end', 'the End')
    settle_round(program, path, 2)
    check(program.keys_pressed - before <= 40, 'a round of 13 Turns is %d keys' % (program.keys_pressed - before))

    # The bag contains two tokens of Mira, so the program refuses a third one.
    step_by(program, path, '1')
    step_by(program, path, 'Return')
    step_by(program, path, '1')
    step_by(program, path, 'Return')
    n = len(done(path))
    program.key('1')
    program.reads(re.compile('^Mira has no tokens left'))
    equal(len(done(path)), n, 'steps after a refusal')

    # Ctrl+E opens the dialog that corrects the record.
    program.key('ctrl+e')
    program.in_window('Correct')
    program.key('Escape')
    program.in_window(FIGHT)

    # The next encounter starts with four keys.
    before = program.keys_pressed
    text = '6 goblins'
    step_by(program, path, 'c')
    program.key('Return')
    program.in_window('Add Participants')
    program.type(text)
    step_by(program, path, 'shift+Return')
    program.in_window(FIGHT)
    equal(step_by(program, path, 'Return')['kind'], 'start', 'what is due')
    check(program.keys_pressed - before - len(text) <= 4, 'keys of the next fight')
    equal([one['name'] for one in records(path)['enemy']], ['Goblins'], 'its enemies')
    program.close()


def two_rounds_by_finger(folder, begin):
    """Plays two rounds in a window of the size of an upright tablet. The journey activates buttons through the
    accessibility bus, like a finger, and presses a key only for a choice that the bus does not offer."""
    path = new_fight(folder, {'edit': 'set-battle', 'name': FIGHT}, {'edit': 'add-participants', 'text': '\n'.join(PEOPLE)})
    program = begin(path)
    program.in_window(FIGHT)
    subprocess.run(['xdotool', 'getactivewindow', 'windowsize', '800', '1000'], check=True)
    step_by_finger(program, path, 'Start the Round')
    program.click(re.compile('^Remove from Fight'))
    program.in_window('Record Casualties')
    # The key 1 chooses the figure to remove, because the accessibility bus cannot press the rows of a drop-down.
    program.key('1')
    equal(step_by_finger(program, path, 'Remove from Fight')['facts'], {'how': 'dead', 'who': 'Mira'}, 'who fell')
    program.in_window(FIGHT)
    program.click_tool(re.compile('^Arrive'))
    program.in_window('Arrive')
    equal(step_by_finger(program, path, 'Arrive')['facts']['who'], 'Raiders', 'who comes')
    program.in_window(FIGHT)
    play_round(program, path, keys=False)
    settle_round(program, path, 2, keys=False)
    equal(state(path)['bag'], 2 + 2 + 8 + 1, 'what is in the bag of the second round')
    play_round(program, path, keys=False)
    settle_round(program, path, 3, keys=False)
    equal(program.keys_pressed, 1, 'keys: who was out')
    program.close()


run(two_rounds, two_rounds_by_finger, real_bag)
