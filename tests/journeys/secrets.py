# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the other side can read no text of an unclaimed order card. The journey searches all views and dialogs
(through the accessibility bus) and every log, export and sheet for the words of the cards. It also checks that only
the rosters contain the name of a hidden line."""

import os
import re
import subprocess

from journey import (BUTTON, PRESSED, PROGRAM, ROW, TAB, check, has, kinds, new_battle, run, vedette, wait,
                     wait_for_kinds)

WINDOW = 'The ferry'
# The words on the cards of Red and Blue. Each word occurs once in the battle and in no message of the program, so a
# search finds only the card.
RED = ('xylophone', 'quagmire', 'zeppelin')
BLUE = ('ocarina', 'tarpit', 'dirigible')
HIDDEN = ('zyxwulf',)  # the name of a hidden roster line of Blue


def card(side, actor, words):
    return {'edit': 'add-card', 'side': side, 'actors': [actor], 'objective': 'place', 'place': 'the ' + words[1],
            'order': 'play the ' + words[0], 'condition': 'the %s comes' % words[2]}


BATTLE = ({'edit': 'set-battle', 'name': WINDOW},
          {'edit': 'add-line', 'side': 'red', 'text': 'Gawain, excellent, heroic'},
          {'edit': 'add-line', 'side': 'red', 'text': '6 archers, average, bow'},
          {'edit': 'add-line', 'side': 'blue', 'text': 'Blackheart, good, inspired'},
          {'edit': 'add-line', 'side': 'blue', 'text': '8 rogues, poor'},
          {'edit': 'add-line', 'side': 'blue', 'text': 'Zyxwulf, demigods, inspired, bow, hidden'},
          card('red', 'Gawain', RED), card('blue', 'Blackheart', BLUE),
          {'move': 'start', 'holder': 'red'})


def lacks(text, words, where):
    for word in words:
        check(word not in text.lower(), '%s does not say %s' % (where, word))


def says(text, words, where):
    for word in words:
        check(word in text.lower(), '%s says %s' % (where, word))


def look(program, where):
    lacks(program.everything().lower(), RED + BLUE + HIDDEN, where)


def show(program, view):
    program.click(view, TAB)
    wait('the view ' + view, lambda: has(program.find(TAB, view), PRESSED))
    program.find_view(view)


def window(folder, begin):
    path = new_battle(folder, *BATTLE)
    program = begin(path)
    program.in_window(WINDOW)
    before = len(kinds(path))
    for view in 'Play', 'Orders', 'Log':
        show(program, view)
        if view == 'Play':
            program.click('Chances Ahead')
        look(program, view)

    # While Space holds down the reveal button of a side, the Orders view shows only the cards of this side.
    show(program, 'Orders')
    for shown, covered, name in (RED, BLUE, 'Red'), (BLUE, RED, 'Blue'):
        program.tab_to(BUTTON, 'Hold to Reveal All: %s' % name)
        subprocess.run(['xdotool', 'keydown', 'space'], check=True)
        wait('the cards of ' + name, lambda: shown[0] in program.everything().lower())
        text = program.everything().lower()
        says(text, shown, 'Orders of ' + name)
        lacks(text, covered, 'Orders of ' + name)
        subprocess.run(['xdotool', 'keyup', 'space'], check=True)
        wait('the cards to be covered', lambda: shown[0] not in program.everything().lower())
    look(program, 'Orders after that')
    for key, name in ('ctrl+p', 'Print'), ('ctrl+comma', re.compile('.*')):
        program.key(key)
        program.in_window(name)
        wait('another window', lambda: program.present().name != WINDOW)
        look(program, 'the dialog ' + key)
        program.key('Escape')
        program.in_window(WINDOW)

    # Blue rolls without claiming a card, and Red only opens the roll dialog.
    show(program, 'Play')
    program.key('m', 'Return')
    program.in_window('Blue: Roll to Snatch')
    program.select(program.find(ROW, re.compile('^★ Blackheart|^Blackheart')))
    look(program, 'the roll of Blue')
    program.key('2', '0', 'Return')
    program.in_window(WINDOW)
    wait_for_kinds(path, before, 'march', 'snatch')
    look(program, 'Play after the roll')
    program.click('Advance at Full Speed')
    wait_for_kinds(path, before, 'march', 'snatch', 'march')
    program.click('Roll…')
    program.in_window('Red: Roll to Snatch')
    look(program, 'the roll of Red')
    program.key('Escape')
    program.in_window(WINDOW)
    show(program, 'Log')
    look(program, 'Log at the end')
    show(program, 'Forces')
    wait('the roster', lambda: HIDDEN[0] in program.everything().lower())
    lacks(program.everything().lower(), RED + BLUE, 'Forces')
    program.close()

    # The start window must not contain the secret words, either.
    program = begin()
    program.in_window('Vedette')
    look(program, 'the start window')
    program.close()


def pdf_text(path):
    return ''.join(subprocess.run([*command, path, *more], check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout
                   for command, more in ((['pdftotext', '-raw'], ['-']), (['pdfinfo'], [])))


def papers(folder, begin):
    path = new_battle(folder, *BATTLE, {'move': 'march'}, {'move': 'snatch', 'nominee': 'Blackheart', 'die': 20},
                      {'move': 'march', 'option': 'full-speed'}, {'move': 'snatch', 'nominee': 'Gawain', 'die': 2})
    for form in 'text', 'csv', 'json':
        lacks(vedette('log', '--format', form, path), RED + BLUE + HIDDEN, 'the log as ' + form)
        for side, other in ('red', BLUE + HIDDEN), ('blue', RED):
            lacks(vedette('log', '--format', form, '--side', side, path), other, 'the log of %s as %s' % (side, form))
    says(vedette('log', '--format', 'json', '--side', 'red', path), RED, 'the log of Red')
    pdf = os.path.join(folder, 'sheet.pdf')
    for sheet in ['--summary'], ['--summary', '--large'], ['--roster'], ['--roster', '--large'], ['--blank-cards'], ['--blank-roster']:
        for side, lacking in ('both', RED + BLUE + HIDDEN), ('red', BLUE + HIDDEN), ('blue', RED):
            vedette('print', *sheet, '--side', side, '-o', pdf, path)
            lacks(pdf_text(pdf), lacking, '%s for %s' % (' '.join(sheet), side))
    for side, own, other in ('red', RED, BLUE + HIDDEN), ('blue', BLUE, RED):
        vedette('print', '--cards', '--side', side, '-o', pdf, path)
        says(pdf_text(pdf), own, 'the cards of ' + side)
        lacks(pdf_text(pdf), other, 'the cards of ' + side)
    # The JSON answers of the command line about the state and about a roll must not contain the secret words.
    requests = '{"state":true}\n{"check":"snatch","nominee":"Gawain"}\n{"preview":"snatch","nominee":"Gawain"}\n'
    answers = subprocess.run([PROGRAM, 'play', path], input=requests, stdout=subprocess.PIPE,
                             universal_newlines=True).stdout
    check('"ok"' in answers, 'answers')
    lacks(answers, RED + BLUE + HIDDEN, 'the answers')


run(window, papers)
