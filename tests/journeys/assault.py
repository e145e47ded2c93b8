# SPDX-License-Identifier: GPL-3.0-or-later
"""An assault with all that can answer it, as a screen reader presses and reads it, from the start to the printed page:
reactive shots, contact, a reactive engagement, a snatch by order card, its restricted action, and two duels."""

import os
import re
import subprocess

from journey import (BUTTON, CHECKED, ROW, check, equal, has, kinds, new_battle, run, state, steps, vedette, wait,
                     wait_for_kinds)

WINDOW = 'The mill'
BATTLE = ({'edit': 'set-battle', 'name': WINDOW},
          {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
          {'edit': 'add-line', 'side': 'red', 'text': '5 squires, good'},
          {'edit': 'add-line', 'side': 'blue', 'text': 'Blackheart, good, inspired'},
          {'edit': 'add-line', 'side': 'blue', 'text': '4 crossbowmen, average, crossbow'},
          {'edit': 'add-card', 'side': 'blue', 'actors': ['Blackheart', 'Crossbowmen'], 'objective': 'enemy',
           'target': 'Gawain', 'order': 'cut him down'})


def roll(program, roller, nominee, die, *ticks):
    """Through the dialog. Returns the number that it says is needed."""
    program.click('Roll…')
    program.in_window(re.compile('^%s ' % roller))
    program.select(program.find(ROW, re.compile('^' + nominee)))
    for tick in ticks:
        button = program.find('check box', re.compile('^' + tick))
        if not has(button, CHECKED):
            program.press(button)
            wait('the tick %s' % tick, lambda: has(button, CHECKED))
    needs = next(text for text in program.texts() if re.search('wins with|will do', text))
    program.fill(re.compile('^The die'), str(die))
    program.click(re.compile('^Take the'))
    program.in_window(WINDOW)
    return int(re.search('[0-9]+', re.sub('.*(with|needs)', '', needs)).group())


def assault(folder, begin):
    path = new_battle(folder, *BATTLE)
    program = begin(path)
    program.in_window(WINDOW)
    before = len(kinds(path))
    wanted = []

    def done(*more):
        """The last of these steps, once they are the next."""
        wanted.extend(more)
        return wait_for_kinds(path, before, *wanted)[-1]

    program.click('Begin with Red')
    done('start')
    program.reads(re.compile('^Initiative: Red'))

    # The charge is shot at before the lines meet, and answered when they have met (A-S24).
    program.click('Charge')
    done('charge')
    program.reads('A round of melee is fought')
    check(program.look(BUTTON, 'Engage in Reaction') == [], 'first the round, then who comes to help (A-S24)')
    program.click('Shoot Back')
    done('react-shoot')
    check(program.look(BUTTON, 'Shoot Back') == [], 'one shot back in a holding (S-63)')
    program.click('Melee Fought')
    done('melee-done')
    program.click('Engage in Reaction')
    done('react-move')
    program.click('Melee Fought')
    done('melee-done')
    check(program.look(BUTTON, 'Engage in Reaction') == [], 'one reactive move to an action (S-56)')
    equal(state(path)['state'], 'nominate', 'after the reactions')

    # Good 18, inspired 4, order card 4
    equal(roll(program, 'Blue', 'Blackheart', 10, 'On card'), 10, 'what Blackheart needs with his card')
    won = done('snatch')
    equal((won['facts']['natural'], won['facts']['success']), (10, True), 'the snatch')
    program.reads(re.compile('^Initiative: Blue'))
    program.reads(won['text'])

    # The first action is his, and as the card says: a call is none (A-S16), a first action without the card neither.
    # (The ways to begin stand in the places of the moves; their keys go on saying why not.)
    check(program.look(BUTTON, 'To Me!') == [], 'only ways to begin are offered')
    program.key('t')
    program.reads(re.compile('S-X07'))
    program.click('Carry Out the Card')
    done('task')
    equal(state(path)['state'], 'nominate', 'after the first action')
    program.reads('Snatch roll: Red')

    # He is cut down in a duel: the loser's side rolls once, instead of the ordinary roll (S-76, A-S29).
    program.click('Duel')
    program.in_window('Who Won the Duel?')
    program.click('Red')
    program.in_window(WINDOW)
    done('duel')
    program.click('Charge')
    program.reads(re.compile('S-76'))
    # Average 19; they are on the card, which nobody claims (A-S53).
    equal(roll(program, 'Blue', 'Crossbowmen', 14), 19, 'what the crossbowmen need after the duel')
    done('snatch')
    program.reads(re.compile('^Initiative: Red'))
    equal(state(path)['state'], 'act-free', 'nothing was snatched, so nothing is restricted (S-77)')

    # And one that nobody lost: the ordinary roll (S-79).
    program.click('Hold')
    done('hold')
    program.click('Duel')
    program.in_window('Who Won the Duel?')
    program.key('n')
    program.in_window(WINDOW)
    done('duel')
    program.reads('Snatch roll: Blue')
    program.click('No Roll')
    done('decline')

    # The page says what the window says.
    program.key('ctrl+p')
    program.in_window('Print')
    program.click('Export as PDF…')
    program.in_window('Export as PDF')
    pdf = os.path.join(folder, 'sheet.pdf')
    program.key('ctrl+a')
    program.type(pdf)
    program.key('Return')
    wait('the PDF file', lambda: os.path.exists(pdf) and os.path.getsize(pdf) > 1000)
    program.in_window(WINDOW)
    text = subprocess.run(['pdftotext', '-layout', pdf, '-'], check=True, stdout=subprocess.PIPE,
                          universal_newlines=True).stdout
    for name in WINDOW, 'Gawain', 'Squires', 'Blackheart', 'Crossbowmen':
        check(name in text, '%s is on the page' % name)
    check('cut him down' not in text, 'no card is on the page of both')
    program.close()
    equal(kinds(path)[before:], wanted, 'what is in the file')


run(assault)
