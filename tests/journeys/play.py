# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the next moves of the sample battle, pressing buttons through the interface of screen readers, and then undoes
and redoes all of these moves."""

import re

from journey import (BUTTON, CHECKED, ROW, SENSITIVE, check, copy_of_sample, done, equal, has, kinds, run, state,
                     steps, wait, wait_for_kinds, wait_for_steps)



def snatch(program, nominee, die, *ticks):
    """Makes a snatch roll in the roll dialog with the given nominee, and enters die as a number rolled on the table.
    Returns the needed number that the dialog shows."""
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
    program.fill(re.compile('^Number on the die'), str(die))
    program.click(re.compile('^Use [T0-9]'))
    program.in_window('The barn at Blackheart’s hold')
    return int(re.search('[0-9]+', re.sub('.*(succeeds on|needs)', '', needs)).group())


def sample_battle(folder, begin):
    path = copy_of_sample(folder)
    at_first = len(kinds(path))
    state_at_first = state(path)
    program = begin(path)
    program.in_window('The barn at Blackheart’s hold')
    program.reads(re.compile('^Initiative: The Company'))
    program.reads('Snatch roll: The Hold')
    # The drop-down must set its label, because otherwise newer GTK uses only the chosen item as the accessible name.
    program.find('combo box', re.compile('^Side shown'))

    # The holder cannot act before the roll of The Hold: its moves are one line, which shows the reason.
    program.click(re.compile('^Then The Company may: March · Charge'))
    program.reads('The Hold has not rolled yet. Make the roll first.')
    equal(len(kinds(path)), at_first, 'steps after a refusal')

    program.click('Skip Roll')
    wait_for_kinds(path, at_first, 'decline')
    program.click('Charge')
    wait_for_kinds(path, at_first, 'decline', 'charge')
    program.click('Record Melee')
    wait_for_kinds(path, at_first, 'decline', 'charge', 'melee-done')

    # The Hold rolls a natural 2, so all figures in contact fight a general melee, and the holder keeps the initiative.
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

    # The snatch roll claimed an order card, so the new holder's first action must carry out this card.
    program.click(re.compile('^Carry Out: '))
    wait_for_steps(path, at_first + 8)
    equal(state(path)['state'], 'nominate', 'after the first action')
    equal(state(path)['holder'], 'The Hold', 'who holds')
    state_at_last = state(path)
    # The window shows the reminder when a move is made, but not when the move is redone.
    reminder = 'Only the figures on card 2 act'
    program.reads(reminder)
    # The same label shows either the reminder or the last die, so the comparison after redo leaves out the reminder.
    texts_at_last = [text for text in program.texts(program.find_view('Play')) if text != reminder]
    check(not any(text.startswith('Last die: ') for text in texts_at_last), 'a reminder stands for the last die')

    # The journey undoes all new steps with Undo buttons that describe each step, and then redoes the steps.
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
