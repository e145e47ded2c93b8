# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the papers of a battle by keyboard alone: a roster of two sides typed as text, an order card, and the
sheet as a PDF."""

import os
import re
import subprocess

from journey import (BUTTON, CHECKED, ENTRY, FOCUSED, SWITCH, check, equal, has, kinds, new_battle, records, run, vedette,
                     wait, wait_for_kinds, wait_for_steps)

RED = ('Gawain, excellent, heroic leader', '5 squires, good', '6 archers, average, bow')
BLUE = ('Wat, average, adequate leader', '8 serfs, rubbish', '<b>&"x, poor')


def pdf_text(path):
    return subprocess.run(['pdftotext', '-layout', path, '-'], check=True, stdout=subprocess.PIPE,
                          universal_newlines=True).stdout


def roster_card_and_sheet(folder, begin):
    path = new_battle(folder)
    before = len(kinds(path))
    program = begin(path)
    program.in_window('Red against Blue')

    # The second view holds the roster, where the journey types the lines of both sides.
    program.key('alt+2')
    red = program.find(ENTRY, re.compile('^Add a line to Red'))
    wait('the focus in the first field', lambda: has(red, FOCUSED))
    for side, lines in ('Red', RED), ('Blue', BLUE):
        program.tab_to(ENTRY, re.compile('^Add a line to ' + side))
        for line in lines:
            program.type(line)
            n = len(kinds(path))
            program.key('Return')
            wait_for_steps(path, n + 1)
    equal(kinds(path)[before:], ['add-line'] * 6, 'steps')
    program.reads('★ Gawain')
    program.reads('Serfs')
    program.reads('<b>&"x')
    # The third view holds the order cards.
    program.key('alt+3')
    write = program.find(BUTTON, 'New card for Red')
    wait('the focus on what comes first', lambda: has(write, FOCUSED))
    # In addition to the text, an order card needs only these keys: to open the form, to choose who acts, to go from the
    # order to the target and choose it, and to confirm. The text itself goes to the order.
    keys_of_a_card = ['space', 'space', 'Tab', 'space', 'Down', 'Return', 'Return']
    check(len(keys_of_a_card) <= 12, 'an order card is written in 12 keys at most')
    program.key(keys_of_a_card[0])
    program.in_window('Card 1 of Red')
    gawain = program.find(SWITCH, 'Gawain')
    wait('the focus on the first man', lambda: has(gawain, FOCUSED))
    program.key(keys_of_a_card[1])
    wait('the first man on the card', lambda: has(gawain, CHECKED))
    program.type('Bring the grain home from')
    order = program.find(ENTRY, re.compile('^Order'))
    wait('the sentence', lambda: order.get_text() == 'Bring the grain home from')
    for key in keys_of_a_card[2:6]:
        program.key(key)
    program.key(keys_of_a_card[6])
    program.in_window('Red against Blue')
    card = wait_for_kinds(path, before + 6, 'add-card')[-1]
    check('Bring the grain home' not in card['text'], 'the log keeps the secret: %s' % card['text'])
    check(not any('grain' in text for text in program.messages()), 'the card is covered')

    # From Orders, Print opens with the order cards, whose preview is hidden until requested.
    program.key('ctrl+p')
    program.in_window('Print')
    program.find(BUTTON, 'Show Preview')
    program.key('Escape')
    program.in_window('Red against Blue')

    # In Play, Print opens with the sheet of the battle instead of the order cards.
    program.key('alt+1')
    program.key('ctrl+p')
    program.in_window('Print')
    program.tab_to(BUTTON, 'Export as PDF…')
    program.key('space')
    program.in_window('Export as PDF')
    pdf = os.path.join(folder, 'sheet.pdf')
    program.key('ctrl+a')
    program.type(pdf)
    program.key('Return')
    wait('the PDF file', lambda: os.path.exists(pdf) and os.path.getsize(pdf) > 1000)
    program.in_window('Red against Blue')
    text = pdf_text(pdf)
    for name in 'Gawain', 'Squires', 'Archers', 'Wat', 'Serfs', '<b>&"x':
        check(name in text, '%s is on the page' % name)
    check('grain' not in text, 'no card is on the page of both')
    own = os.path.join(folder, 'own.pdf')
    vedette('print', '--summary', '-o', own, path)
    equal(text, pdf_text(own), 'the page and that of the command line')
    program.close()

    found = records(path)
    equal([(one['name'], one.get('count', 1)) for one in found['figure']],
          [('Gawain', 1), ('Squires', 5), ('Archers', 6), ('Wat', 1), ('Serfs', 8), ('<b>&"x', 1)], 'the roster in the file')
    equal([card['order'] for card in found['card']], ['Bring the grain home from Wat'], 'the cards in the file')


def card_about_another_place(folder, begin):
    """In the form of an order card, letters go to the text of the order wherever the focus is, and a space in this text
    does not turn the focused switch of a figure."""
    path = new_battle(folder, {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
                      {'edit': 'add-line', 'side': 'blue', 'text': '6 huscarls, good'})
    before = len(kinds(path))
    program = begin(path)
    program.in_window('Red against Blue')
    program.key('alt+3')
    program.find(BUTTON, 'New card for Red')
    program.key('space')
    program.in_window('Card 1 of Red')
    gawain = program.find(SWITCH, 'Gawain')
    wait('the focus on the first man', lambda: has(gawain, FOCUSED))
    program.key('space')
    program.type('Burn the mill')
    order = program.find(ENTRY, re.compile('^Order'))
    wait('the sentence', lambda: order.get_text() == 'Burn the mill')
    program.key('Tab', 'Tab')
    place = program.find(ENTRY, re.compile('^Target in words'))
    wait('the focus in the place', lambda: has(place, FOCUSED))
    program.type('the mill')
    wait('the place', lambda: place.get_text() == 'the mill')
    program.key('Return')
    wait_for_kinds(path, before, 'add-card')
    program.in_window('Red against Blue')
    program.close()
    card, = records(path)['card']
    equal((card['order'], card['place'], card['target']), ('Burn the mill', 'the mill', 0), 'what the card is about')


run(roster_card_and_sheet, card_about_another_place)
