# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a turn of a grand-tactical battle, from the file to a printed page, by keys and with real dice: an order
arrives, a division is activated, the initiative is stolen and stolen back, a unit reacts, and the turn ends."""

import contextlib
import json
import os
import re
import subprocess

from journey import (BUTTON, ENTRY, FOCUSED, PRESSED, ROW, TAB, check, done, equal, has, records, run, state,
                     vedette, wait, wait_for_steps)

BATTLE = 'The Bridge'
ORDER = 'Burn the south bridge'
ARMIES = ({'edit': 'set-battle', 'name': BATTLE},
          {'edit': 'set-army', 'army': 'red', 'dice': 'real'}, {'edit': 'set-army', 'army': 'blue', 'dice': 'real'},
          {'edit': 'set-switch', 'switch': 'e.orders', 'value': 'on'},
          {'edit': 'set-switch', 'switch': 'e.class_dice', 'value': 'd10'},
          {'edit': 'add-forces', 'army': 'red', 'text': '1st Division (Amsel), good: 2 line infantry\n'
           '2nd Division (Finke), average: 2 line infantry\n3rd Division (Gimpel), poor: 2 conscript infantry'},
          {'edit': 'add-forces', 'army': 'blue', 'text': '4th Division (Tournel), good: 3 line infantry\n'
           '5th Division (Merle), good: 3 line infantry\n6th Division (Grive), good: 3 elite infantry'})
# The first turn of the battle: Red writes an order, and the armies only approach.
APPROACH = ({'move': 'start'}, {'move': 'roll-points', 'die': [5, 5]},
            {'move': 'write-dispatch', 'sender': 'red', 'recipient': '1st Division', 'text': ORDER, 'inside': 'yes'},
            {'move': 'orders-done'}, {'move': 'skirmish-done'}, {'move': 'approach', 'agreed': True}, {'move': 'next-turn'})
# A steal may take STEAL_KEYS keys at most, and DICE additional keys for the numbers of its dice.
STEAL_KEYS = 6
DICE = 2
# A turn of six divisions with typed dice, in which nothing but the roll happens, may take TURN_KEYS keys at most.
TURN_KEYS = 18


def new_battle(folder, requests):
    path = os.path.join(folder, 'bridge.vedette')
    vedette('new', '--system', 'eagles', path)
    for answer in vedette('play', path, input='\n'.join(map(json.dumps, requests))).splitlines():
        check(json.loads(answer)['ok'], 'the command line: %s' % answer)
    return path


def division_word(path, name):
    return 'division-%d' % next(one['id'] for one in records(path)['division'] if one['name'] == name)


def pdf_text(path):
    return subprocess.run(['pdftotext', path, '-'], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout


def step_by(program, path, *keys):
    """Presses keys that must make exactly one step, waits for the step, and returns the step."""
    n = len(done(path))
    program.key(*keys)
    return wait_for_steps(path, n + 1)[-1]


@contextlib.contextmanager
def holding(key):
    subprocess.run(['xdotool', 'keydown', key], check=True)
    try:
        yield
    finally:
        subprocess.run(['xdotool', 'keyup', key], check=True)


def show(program, view):
    """Opens a view with Alt and the number of its tab."""
    number = {'Play': 1, 'Armies': 2, 'Orders': 3, 'Log': 4}[view]
    program.key('alt+%d' % number)
    wait('the view ' + view, lambda: has(program.find(TAB, view), PRESSED))


def read_as(program, key, *texts):
    """Checks that the page of orders shows the texts while the key is down, and hides the order afterwards."""
    with holding(key):
        for text in texts:
            program.reads(text)
    wait('the orders to be covered', lambda: ORDER not in program.texts())


def roll(program, path, red, blue):
    """Types both dice of an opposed roll, checks the result that the dialog shows, and closes the dialog."""
    program.key('Return')
    program.in_window(re.compile('^(Opening Roll|Roll to Steal)$'))
    die = program.find(ENTRY, re.compile('^Die for Red'))
    wait('the focus where the die is typed', lambda: has(die, FOCUSED))
    program.key(str(red), 'Tab', str(blue))
    step = step_by(program, path, 'Return')
    equal(step['kind'], 'opposed-roll', 'what was done')
    equal([side['natural'] for side in step['facts']['sides']], [red, blue], 'the dice')
    program.reads(step['text'])
    program.key('Return')
    program.in_window(BATTLE)
    return step


def steal(program, path, red, blue, thief, back=False):
    """Steals the initiative with the division that the form selects when it opens, and rolls for the steal."""
    before = program.keys_pressed
    program.key('b')
    program.in_window(re.compile('^(Try to )?Steal'))
    step = step_by(program, path, 'Return')
    program.in_window(BATTLE)
    equal((step['kind'], step['facts']['division'], step['facts']['back']), ('steal', thief, back), 'who steals')
    step = roll(program, path, red, blue)
    check(program.keys_pressed - before - DICE <= STEAL_KEYS, 'a steal of %d keys' % (program.keys_pressed - before))
    equal(step['facts']['challenger'], thief, 'who challenged')


def order_comes(program, path):
    """Checks that the umpire sees an order in transit and then as arrived, and that the recipient can read the order
    only after it has arrived."""
    show(program, 'Orders')
    program.find(BUTTON, 'Umpire')
    read_as(program, 'u', 'In Transit', ORDER)
    program.tab_to(BUTTON, 'Amsel')
    with holding('space'):
        program.reads(re.compile('^No dispatches sent or received'))
        check(ORDER not in program.texts(), 'what is on its way is not read by who is to get it')
    show(program, 'Play')
    n = len(done(path))
    program.key('Return')
    program.reads(re.compile('is due but has not been tested'))
    program.click('Override by Agreement')
    equal(wait_for_steps(path, n + 1)[-1]['kind'], 'orders-done', 'what is due')
    show(program, 'Orders')
    read_as(program, 'u', 'Arrived', ORDER)
    program.tab_to(BUTTON, 'Amsel')
    read_as(program, 'space', 'Arrived', ORDER)
    show(program, 'Play')


def reacts(program, path):
    """Moves a unit; a unit of the other army reacts with its local initiative, stops the move and forms square."""
    program.key('m')
    program.in_window('Move Unit')
    equal(step_by(program, path, 'Return')['kind'], 'move', 'what was done')
    program.in_window(BATTLE)
    program.key('l')
    program.in_window('Test Local Initiative')
    program.fill(re.compile('^Die for Blue'), '8')
    step = step_by(program, path, 'Return')
    equal((step['kind'], step['facts']['natural'], step['facts']['result']), ('test-local', 8, 'aa'), 'the test')
    program.in_window(BATTLE)
    equal(state(path)['phase'], 'local', 'who acts now')
    equal(step_by(program, path, '2')['kind'], 'react', 'what it does')


def end_turn(program, path):
    """Activates all divisions that were not active yet, including those of the army that lost the roll, to end the turn."""
    for _ in range(20):
        phase = state(path)['phase']
        if phase == 'turn-end':
            break
        step = step_by(program, path, '1' if phase == 'choose' else 'Return')
        check(step['kind'] in ('activate', 'finish'), 'what was done: %s' % step['kind'])
    equal(step_by(program, path, 'Return')['kind'], 'next-turn', 'what is due')


def print_page(program, folder):
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(('image', 'img'), re.compile('^Preview: Summary'))
    program.tab_to(BUTTON, 'Export as PDF…')
    program.key('space')
    program.in_window('Export as PDF')
    pdf = os.path.join(folder, 'turn.pdf')
    program.key('ctrl+a')
    program.type(pdf)
    program.key('Return')
    wait('the PDF file', lambda: os.path.exists(pdf) and os.path.getsize(pdf) > 1000)
    program.in_window(BATTLE)
    return pdf_text(pdf)


def whole_turn(folder, begin):
    path = new_battle(folder, ARMIES + APPROACH)
    program = begin(path)
    program.in_window(BATTLE)
    program.reads(re.compile('^Turn 2 '))
    order_comes(program, path)
    equal(step_by(program, path, 'Return')['kind'], 'skirmish-done', 'what is due')

    # Red wins the roll. Blue's 4th Division steals the initiative from Red's 1st Division, and Red's 2nd Division
    # steals it back.
    equal(roll(program, path, 8, 3)['facts']['takes'], 'Red', 'whose turn it is')
    step = step_by(program, path, '1')
    equal((step['kind'], step['facts']['division']), ('activate', '1st Division'), 'who is active')
    steal(program, path, 2, 9, '4th Division')
    equal((state(path)['thief'], state(path)['owner']), (division_word(path, '4th Division'), 'red'), 'who has stolen it')
    steal(program, path, 9, 2, '2nd Division', back=True)
    now = state(path)
    equal((now['active'], now['suspended']), (division_word(path, '2nd Division'), division_word(path, '1st Division')),
          'the pile')
    reacts(program, path)
    step = step_by(program, path, 'Return')
    equal((step['facts']['division'], step['facts']['resumed']), ('2nd Division', '1st Division'), 'who goes on')
    end_turn(program, path)
    equal((state(path)['turn'], state(path)['phase']), (3, 'orders'), 'the next turn')

    # The log contains the steps of the turn, and the exported page shows the new turn.
    show(program, 'Log')
    log = program.find_view('Log')
    # The log view builds only visible rows, so this journey reads the older steps from the file.
    program.find(ROW, re.compile('Turn 3 began'), log)
    for text in 'tried to steal the initiative from', 'tried to steal the initiative back', 'tested local initiative':
        check(any(text in step['text'] for step in done(path)), '%s is in the log' % text)
    text = print_page(program, folder)
    for one in records(path)['division']:
        check(one['name'] in text, '%s is on the page' % one['name'])
    check(BATTLE in text and 'Turn 3' in text, 'the page is of this turn')
    check(ORDER not in text, 'no order is on the page of all')
    program.close()
    own = os.path.join(folder, 'own.pdf')
    vedette('print', '--summary', '-o', own, path)
    equal(text, pdf_text(own), 'the page and that of the command line')
    vedette('print', '--packet', '--side', division_word(path, '1st Division'), '-o', own, path)
    check(ORDER in pdf_text(own), 'his order is in the packet of the commander')


def typed_turn(folder, begin):
    """Plays a turn with three divisions in each army. Activating a division also finishes the previous one, which saves
    keys."""
    path = new_battle(folder, [one for one in ARMIES if one.get('switch') != 'e.orders'] + list(APPROACH[:2]))
    program = begin(path)
    program.in_window(BATTLE)
    program.reads(re.compile('^Turn 1 '))
    before = program.keys_pressed
    equal(step_by(program, path, 'Return')['kind'], 'skirmish-done', 'what is due')
    roll(program, path, 8, 3)
    named = [step_by(program, path, '1')['facts']['division'] for _ in range(6)]
    equal(named, ['%s Division' % name for name in ('1st', '2nd', '3rd', '4th', '5th', '6th')], 'who was active')
    equal(step_by(program, path, 'Return')['kind'], 'finish', 'what is due')
    equal(step_by(program, path, 'Return')['kind'], 'next-turn', 'what is due')
    check(program.keys_pressed - before <= TURN_KEYS, 'a turn of %d keys' % (program.keys_pressed - before))
    program.close()


run(whole_turn, typed_turn)
