# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays on in the sample battle, pressed as a screen reader presses, and undoes and redoes everything."""

import re

from journey import (BUTTON, CHECKED, ROW, SENSITIVE, check, copy_of_sample, done, equal, has, kinds, run, state,
                     steps, wait, wait_for_kinds, wait_for_steps)



def snatch(program, nominee, die, *ticks):
    """Rolls in the roll dialog, with a die that was rolled on the table."""
    program.click('Roll…')
    program.in_window('The Hold: Roll to Snatch')
    row = program.find(ROW, re.compile('^' + nominee))
    program.select(row)
    for tick in ticks:
        button = program.find('check box', re.compile('^' + tick))
        if not has(button, CHECKED):
            program.press(button)
            wait('the tick %s' % tick, lambda: has(button, CHECKED))
    needs = next(text for text in program.texts() if re.search('succeeds on|Cannot (?:fail|succeed)', text))
    program.fill(re.compile('^The die'), str(die))
    program.click(re.compile('^Use [T0-9]'))
    program.in_window('The barn at Blackheart’s hold')
    return int(re.search('[0-9]+', re.sub('.*(with|needs)', '', needs)).group())


def sample_battle(folder, begin):
    path = copy_of_sample(folder)
    at_first = len(kinds(path))
    state_at_first = state(path)
    program = begin(path)
    program.in_window('The barn at Blackheart’s hold')
    program.reads(re.compile('^Initiative: The Company'))
    program.reads('Snatch roll: The Hold')
    # Newer GTK uses only the chosen item as the name of a drop-down, unless its label is set.
    program.find('combo box', re.compile('^Side shown'))

    # The holder cannot act yet, and the refusal gives the reason.
    program.click('Charge')
    program.reads('The Hold has not rolled yet. Make that roll first.')
    equal(len(kinds(path)), at_first, 'steps after a refusal')

    program.click('Skip Roll')
    wait_for_kinds(path, at_first, 'decline')
    program.click('Charge')
    wait_for_kinds(path, at_first, 'decline', 'charge')
    program.click('Record Melee')
    wait_for_kinds(path, at_first, 'decline', 'charge', 'melee-done')

    # A natural 2: all figures in contact fight, and the holder keeps the initiative.
    snatch(program, 'Wat', 2)
    roll = wait_for_kinds(path, at_first, 'decline', 'charge', 'melee-done', 'snatch')[-1]
    equal(roll['facts']['natural'], 2, 'the die')
    equal(roll['facts']['success'], False, 'its success')
    program.click('Record General Melee')
    wait_for_kinds(path, at_first, 'decline', 'charge', 'melee-done', 'snatch', 'general-melee')
    equal(state(path)['state'], 'act-free', 'after the melee')

    program.click('Shoot')
    wait_for_steps(path, at_first + 6)
    need = snatch(program, 'Blackheart', 20, 'On card')
    won = wait_for_steps(path, at_first + 7)[-1]
    equal(won['facts']['natural'], 20, 'the die')
    equal(won['facts']['success'], True, 'its success')
    equal(won['facts']['need'], need, 'the number in the log and in the dialog')
    program.reads(re.compile('^Initiative: The Hold'))
    equal(state(path)['state'], 'act-restricted', 'after a snatch')

    # The snatch used a card, so carrying out the card is the first action.
    program.click('Carry Out Card')
    wait_for_steps(path, at_first + 8)
    equal(state(path)['state'], 'nominate', 'after the first action')
    equal(state(path)['holder'], 'The Hold', 'who holds')
    state_at_last = state(path)
    # The reminder appears when the move is made, and not when it is redone.
    reminder = 'Only the figures on card 2 act'
    program.reads(reminder)
    # The line of the reminder shows the last die when there is no reminder.
    texts_at_last = [text for text in program.texts(program.find_view('Play')) if text != reminder]
    check(not any(text.startswith('Last die: ') for text in texts_at_last), 'a reminder stands for the last die')

    # Undoes all steps, each by its description, and redoes them.
    for left in range(7, -1, -1):
        undone = done(path)[-1]['text']
        program.click('Undo: ' + undone)
        wait_for_steps(path, at_first + left)
        redo = program.find(BUTTON, 'Redo: ' + undone)
    equal(state(path), state_at_first, 'the state when all was taken back')
    program.reads(re.compile('^Initiative: The Company'))
    for there in range(1, 9):
        program.press(redo)
        redone = wait_for_steps(path, at_first + there)[-1]['text']
        program.find(BUTTON, 'Undo: ' + redone)
    equal(state(path), state_at_last, 'the state when all was done again')
    texts = program.texts(program.find_view('Play'))
    without = [text for text in texts_at_last if text != 'Last die']
    equal(len(without), len(texts_at_last) - 1, 'the die beside the reminder is called the last one')
    equal([text for text in texts if not text.startswith('Last die: ')], without, 'what the view says then')
    equal(len(texts), len(without) + 1, 'the last die is told of then')
    check(not has(program.find(BUTTON, 'Redo'), SENSITIVE), 'nothing is left to redo')
    equal(len(steps(path)), at_first + 8, 'undoing and redoing adds no step')
    program.close()


run(sample_battle)
