# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays an assault and all reactions of the passive side, from the start of the battle to the printed page:
reactive shots, contact, a reactive engagement, a snatch with an order card and the restricted action after it, and
two duels. The journey presses buttons and reads texts through the interface of screen readers."""

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
    """Rolls in the roll dialog and returns the number that the dialog shows as needed."""
    program.click('Roll…')
    program.in_window('%s: Roll to Snatch' % roller)
    program.select(program.find(ROW, re.compile('^' + nominee)))
    for tick in ticks:
        button = program.find('check box', re.compile('^' + tick))
        if not has(button, CHECKED):
            program.press(button)
            wait('the tick %s' % tick, lambda: has(button, CHECKED))
    needs = next(text for text in program.texts() if re.search('succeeds on|Cannot (?:fail|succeed)', text))
    program.fill(re.compile('^Number on the die'), str(die))
    program.click(re.compile('^Use [T0-9]'))
    program.in_window(WINDOW)
    return int(re.search('[0-9]+', re.sub('.*(succeeds on|needs)', '', needs)).group())


def assault(folder, begin):
    path = new_battle(folder, *BATTLE)
    program = begin(path)
    program.in_window(WINDOW)
    before = len(kinds(path))
    wanted = []

    def done(*more):
        """Waits until the steps of these kinds follow the steps so far, and returns the last step."""
        wanted.extend(more)
        return wait_for_kinds(path, before, *wanted)[-1]

    program.click('Start with Red')
    done('start')
    program.reads(re.compile('^Initiative: Red'))

    # Blue shoots back before the charge makes contact, and engages in reaction after the round of melee (A-S24).
    program.click('Charge')
    done('charge')
    program.reads('Fight a round of melee')
    check(program.look(BUTTON, 'Engage in Reaction') == [], 'first the round, then who comes to help (A-S24)')
    program.click('Shoot Back')
    done('react-shoot')
    check(program.look(BUTTON, 'Shoot Back') == [], 'one shot back in a holding (S-63)')
    program.click('Record Melee')
    done('melee-done')
    program.click('Engage in Reaction')
    done('react-move')
    program.click('Record Melee')
    done('melee-done')
    check(program.look(BUTTON, 'Engage in Reaction') == [], 'one reactive move to an action (S-56)')
    equal(state(path)['state'], 'nominate', 'after the reactions')

    # Blackheart needs 10: 18 as a good figure, less 4 for an inspired leader and 4 for the order card.
    equal(roll(program, 'Blue', 'Blackheart', 10, 'On card'), 10, 'what Blackheart needs with his card')
    won = done('snatch')
    equal((won['facts']['natural'], won['facts']['success']), (10, True), 'the snatch')
    program.reads(re.compile('^Initiative: Blue'))
    program.reads(won['text'])

    # Blackheart’s first action must carry out the card, so Play shows no button for the call “To Me!” (A-S16). The
    # key of the call still shows the reason for the refusal.
    check(program.look(BUTTON, 'To Me!') == [], 'only ways to begin are offered')
    program.key('t')
    program.reads('This action is not allowed as the first action after a snatch. March, charge, fight or shoot instead.')
    program.click(re.compile('^Carry Out: '))
    done('task')
    equal(state(path)['state'], 'nominate', 'after the first action')
    program.reads('Snatch roll: Red')

    # Blackheart loses a duel, so the loser's side makes one roll that replaces the ordinary snatch roll (S-76, A-S29).
    program.click('Duel')
    program.in_window('Duel Result')
    program.click('Red')
    program.in_window(WINDOW)
    done('duel')
    # The key of a move that is asleep shows why it cannot be made.
    program.key('c')
    program.reads('Blue lost the duel and rolls first. Make or skip that roll.')
    # Average figures need 19. The crossbowmen are on an order card, but Blue does not claim the card (A-S53).
    equal(roll(program, 'Blue', 'Crossbowmen', 14), 19, 'what the crossbowmen need after the duel')
    done('snatch')
    program.reads(re.compile('^Initiative: Red'))
    equal(state(path)['state'], 'act-free', 'nothing was snatched, so nothing is restricted (S-77)')

    # The second duel has no loser, so the ordinary snatch roll follows (S-79).
    program.click('Hold')
    done('hold')
    program.click('Duel')
    program.in_window('Duel Result')
    program.key('n')
    program.in_window(WINDOW)
    done('duel')
    program.reads('Snatch roll: Blue')
    program.click('Skip Roll')
    done('decline')

    # The printed page has the same content as the window.
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
