# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks who can read the secrets of a grand-tactical battle: orders, their delays, and allocated points (A-E36,
A-E37). Each secret is a word or number that occurs nowhere else. The test searches all output of the program,
for every audience, for all secrets. The program itself lists its outputs: audiences, sheets, formats, requests
and moves, and the views and buttons of its window."""

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile

from journey import BUTTON, PRESSED, PROGRAM, TAB, check, equal, has, records, run, vedette, wait

BATTLE = 'The ferry'
ALL = 'all'
UMPIRE = 'umpire'
# The points of the armies are larger than any other number in the battle, so that a search finds only the points.
POOLS = {'red': 97, 'blue': 91}
TURN = 598

ARMIES = ({'edit': 'set-battle', 'name': BATTLE},
          {'edit': 'set-switch', 'switch': 'e.orders', 'value': 'on'},
          {'edit': 'add-forces', 'army': 'red', 'text': '1st Division (Amsel), good: 2 line infantry\n'
           '2nd Division (Finke), average: 2 line infantry\n3rd Division (Gimpel), poor: 2 conscript infantry'},
          {'edit': 'add-forces', 'army': 'blue', 'text': '4th Division (Tournel), good: 3 line infantry\n'
           '5th Division (Merle), good: 3 line infantry\n6th Division (Grive), good: 3 elite infantry'},
          {'move': 'start'}, {'move': 'roll-points', 'die': [5, 5]})
COMMANDERS = {'Red': 'red', 'Blue': 'blue', 'Umpire': UMPIRE}
APPROACH = ({'move': 'orders-done', 'agreed': True}, {'move': 'approach', 'agreed': True}, {'move': 'next-turn'})


def write(sender, recipient, text, inside='no'):
    return {'move': 'write-dispatch', 'sender': sender, 'recipient': recipient, 'text': 'Bring the %s' % text, 'inside': inside}


def test(number, die=None):
    """Returns a request to test a dispatch. The request contains the displayed number of the dispatch, which Battle
    replaces with the id of the record."""
    return {'move': 'test-dispatch', 'dispatch': number, **({} if die is None else {'die': die})}


TURNS = (
    {'edit': 'put-right', 'turn': TURN},
    write('red', '1st Division', 'xylophone', 'yes'), write('red', '2nd Division', 'quagmire'),
    write('red', '3rd Division', 'bassoon', 'yes'), write('blue', '4th Division', 'zeppelin'),
    write('blue', '5th Division', 'tarpit', 'yes'), write('blue', '6th Division', 'marimba'), *APPROACH,
    test(1), test(2, 5), test(3), test(4, 6), test(5), test(6, 3), *APPROACH,
    {'move': 'activate-order', 'recipient': '3rd Division', 'die': 9},
    {'move': 'activate-order', 'recipient': '5th Division', 'die': 1},
    {'move': 'write-dispatch', 'kind': 'message', 'sender': '4th Division', 'recipient': 'blue', 'text': 'Bring the ocarina'},
    write('red', '1st Division', 'dirigible'), {'undo': 1},
    {'move': 'orders-done', 'agreed': True})
ALLOCATED = ({'move': 'allocate', 'army': 'red', 'points': 68}, {'undo': 1},
             {'move': 'allocate', 'army': 'red', 'points': 61}, {'move': 'allocate', 'army': 'blue', 'points': 53})


class Secret:
    """A secret text as a pattern, with the audiences that must find it (readers) or may find it (might)."""

    def __init__(self, pattern, *readers, might=()):
        self.pattern = re.compile(pattern, re.I)
        self.readers = readers
        self.might = might


def number(n):
    """Returns a pattern for a whole number that is not part of another number, a percentage, a time or a rule id."""
    return r'(?<![\w.-])%d(?![\w:]|\.\d|\s?%%)' % n


def word(name):
    """Returns a placeholder for the commander of a division. Battle.words maps each placeholder to an audience when
    the ids are known."""
    return '{%s}' % name


SECRETS = (
    # Texts of orders that the recipients can read, because the orders have arrived or need no dispatch.
    Secret('xylophone', 'red', word('1st Division'), UMPIRE),
    Secret('bassoon', 'red', word('3rd Division'), UMPIRE),
    Secret('tarpit', 'blue', word('5th Division'), UMPIRE),
    # Texts of orders that the recipients cannot read: the orders are delayed, lost, in transit or undone.
    Secret('quagmire', 'red', UMPIRE),
    Secret('marimba', 'blue', UMPIRE),
    Secret('zeppelin', 'blue', UMPIRE),
    Secret('ocarina', word('4th Division'), UMPIRE),
    Secret('dirigible', 'red', might=(UMPIRE,)),
    # The turns in which two delayed dispatches arrive: five and three turns after their test in turn TURN + 1.
    Secret(number(TURN + 6), UMPIRE),
    Secret(number(TURN + 4), UMPIRE),
    Secret('dispatches-(in-transit|delayed|lost)', UMPIRE),
    # The allocated points of each army, the points left in its pool, and an allocation of 68 points that was undone.
    Secret(number(61), 'red', UMPIRE),
    Secret(number(97 - 61), 'red', UMPIRE),
    Secret(number(68), 'red', might=(UMPIRE,)),
    Secret(number(53), 'blue', UMPIRE),
    Secret(number(91 - 53), 'blue', UMPIRE),
)
# The secrets that are words in orders, without the order that was undone.
TEXTS = [secret for secret in SECRETS if secret.pattern.pattern.isalpha() and not secret.might]


class Battle:
    """Plays the battle with all secrets into a file, and knows the audiences of that battle."""

    def __init__(self, folder):
        self.path = os.path.join(folder, 'ferry.vedette')
        vedette('new', '--system', 'eagles', self.path)
        self.play(*ARMIES)
        self.give_points()
        divisions = {one['name']: one for one in records(self.path)['division']}
        self.words = {word(name): 'division-%d' % one['id'] for name, one in divisions.items()}
        self.commanders = dict(COMMANDERS, **{one['commander']: 'division-%d' % one['id'] for one in divisions.values()})
        for request in TURNS + ALLOCATED:
            if 'dispatch' in request:
                written = {one.get('number', 1): one['id'] for one in records(self.path)['dispatch']}
                request = dict(request, dispatch=written[request['dispatch']])
            self.play(request)
        equal([one.get('state') for one in records(self.path)['dispatch']],
              ['arrived', 'delayed', 'active', 'lost', 'garbled', 'delayed', 'in-transit'], 'how far the orders are')
        self.audiences = list_words(PROGRAM, 'log', '--side', '?', self.path)
        equal(sorted(self.audiences), sorted(self.commanders.values()), 'the audiences of the program and those of this test')

    def play(self, *requests):
        for answer in vedette('play', self.path, input='\n'.join(map(json.dumps, requests))).splitlines():
            check(json.loads(answer)['ok'], 'the command line: %s' % answer)

    def give_points(self):
        """Writes the pools into the file, because no dice give pools as large as POOLS."""
        with open(self.path) as file:
            lines = file.read().split('\n')
        at = next(i for i, line in enumerate(lines) if '"roll-points"' in line)
        step = json.loads(lines[at])
        pools = [change for change in step['do'] if change['of'] == 'pool']
        for change, points in zip(pools, POOLS.values()):
            change['new'] = points
        for of, points in zip(step['facts']['points'], POOLS.values()):
            of['points'] = points
        lines[at] = json.dumps(step, separators=(',', ':'))
        with open(self.path, 'w') as file:
            file.write('\n'.join(lines))
        equal([one['pool'] for one in records(self.path)['army']], list(POOLS.values()), 'the pools')

    def reads(self, secret, audience):
        return audience in [self.words.get(reader, reader) for reader in secret.readers]

    def may(self, secret, audience):
        return self.reads(secret, audience) or audience in secret.might


class Found:
    """Collects the secrets that each audience has read, and fails if an audience reads a secret of others."""

    def __init__(self, battle):
        self.battle = battle
        self.seen = set()

    def look(self, text, audience, where):
        text = without_times(text)
        for secret in SECRETS:
            found = secret.pattern.search(text)
            if found is None:
                continue
            near = text[max(0, found.start() - 60):found.end() + 60]
            check(self.battle.may(secret, audience),
                  '%s for %s says %s: …%s…' % (where, audience, secret.pattern.pattern, near))
            self.seen.add((secret, audience))

    def check_read(self, secrets=SECRETS, audiences=None):
        """Checks that every audience has found the secrets that it must find, because otherwise a program without any
        output would pass."""
        for secret, audience in itertools.product(secrets, audiences or self.battle.audiences):
            if self.battle.reads(secret, audience):
                check((secret, audience) in self.seen, '%s reads %s somewhere' % (audience, secret.pattern.pattern))


def without_times(text):
    return re.sub(r'\d{4}-\d\d-\d\d([T ]+\d\d:\d\d(:\d\d)?(\.\d+)?Z?)?|\d\d:\d\d(:\d\d)?', '', text)


def complaint(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    check(done.returncode != 0, '%r is refused' % (command,))
    return done.stderr


def list_words(*command):
    """Runs a command that fails because an option is “?” or missing, and returns the values that its error lists."""
    last = complaint(*command).strip().splitlines()[0].rstrip('.')
    words = re.sub('^.*: ', '', last).split(', ')
    check(len(words) > 1, 'the words in “%s”' % last)
    return words


def ask(path, *requests):
    """Sends requests to a copy of the battle, so that the battle does not change, and returns all answers as text."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(path, folder)
        return subprocess.run([PROGRAM, 'play', copy], input='\n'.join(map(json.dumps, requests)), stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, universal_newlines=True).stdout.splitlines()


def requests_of_program(path):
    return json.loads(ask(path, {})[0])['why'].split(': ')[-1].split(', ')


def command_line(folder, begin):
    battle = Battle(folder)
    found = Found(battle)

    # Search the log for everybody and for each audience, in each format.
    for form in list_words(PROGRAM, 'log', '--format', '?', battle.path):
        found.look(vedette('log', '--format', form, battle.path), ALL, 'the log as ' + form)
        for audience in battle.audiences:
            found.look(vedette('log', '--format', form, '--side', audience, battle.path), audience, 'the log as ' + form)

    # Search the answers to all requests that accept an audience. All other requests must be in changing, so that this
    # test fails if the program gets a new request.
    asked = {'state': {'state': True, 'records': True}, 'moves': {'moves': True}, 'offers': {'offers': True}}
    changing = {'move', 'edit', 'preview', 'undo', 'redo', 'goto'}
    equal(set(requests_of_program(battle.path)), set(asked) | changing, 'the requests of the program and those of this test')
    for audience, (name, request) in itertools.product(battle.audiences, asked.items()):
        answer = ask(battle.path, dict(request, side=audience))[0]
        check(json.loads(answer)['ok'], '%s: %s' % (name, answer))
        found.look(answer, audience, 'the answer to ' + name)
        if name == 'state':
            short = ask(battle.path, {'state': True, 'side': audience})[0]
            found.look(short, audience, 'the answer to state without records')
    # Before the dice are rolled, the preview of the roll is the same for everybody.
    answer = ask(battle.path, {'preview': 'opposed-roll'})[0]
    check(json.loads(answer)['ok'], answer)
    found.look(answer, ALL, 'the foresight of the roll')
    found.check_read()

    # After the opposed roll, everybody can read the points, but the orders are still hidden.
    battle.play({'move': 'opposed-roll', 'die': [8, 2]})
    for text in vedette('log', battle.path), ask(battle.path, {'state': True, 'side': 'blue'})[0]:
        check(re.search(number(97 - 61), text) or re.search(number(61), text), 'what was spent is seen: %s' % text)
        check(not re.search('xylophone|quagmire', text), 'the orders are covered')


def pdf_text(path):
    """Returns the text, the properties and the outline of a PDF, because a secret could be in any of them."""
    return ''.join(subprocess.run(command, check=True, stdout=subprocess.PIPE, universal_newlines=True).stdout
                   for command in (['pdftotext', '-raw', path, '-'], ['pdfinfo', path],
                                   ['pdftohtml', '-xml', '-i', '-q', '-stdout', path]))


def clean_xml(text):
    """Removes the XML tags, whose positions on the page contain numbers that could look like secrets."""
    return re.sub('<[^>]*>', ' ', text)


def without_track(text):
    """Removes the track of turn numbers on the sheet. The track contains the secret arrival turns, but is the same for
    any dispatch in transit, so it reveals nothing."""
    def shorten(match):
        turns = [int(turn) for turn in match.group().split()]
        return ' ' if turns == list(range(turns[0], turns[0] + len(turns))) else match.group()
    return re.sub(r'(?<!\S)\d+(\s+\d+){6,}(?!\S)', shorten, text)


def paper(folder, begin):
    battle = Battle(folder)
    found = Found(battle)
    pdf = os.path.join(folder, 'sheet.pdf')
    sheets = list_words(PROGRAM, 'print', '-o', pdf, battle.path)
    readers = list_words(PROGRAM, 'print', sheets[0], '--side', '?', '-o', pdf, battle.path)
    equal(sorted(readers), sorted(battle.audiences + [ALL]), 'the readers of paper and the audiences')
    printed = 0
    for sheet, large, reader in itertools.product(sheets, ([], ['--large']), readers):
        command = [PROGRAM, 'print', sheet, *large, '--side', reader, '-o', pdf, battle.path]
        done = subprocess.run(command, stderr=subprocess.PIPE, universal_newlines=True)
        found.look(done.stderr, reader, 'what is said of %s' % sheet)
        if done.returncode != 0:
            check(reader == ALL and sheet == '--packet', '%s can be printed: %s' % (' '.join(command), done.stderr))
            continue
        found.look(without_track(clean_xml(pdf_text(pdf))), reader, ' '.join([sheet, *large]))
        printed += 1
    check(printed == (len(sheets) * len(readers) - 1) * 2, '%d pages' % printed)
    # The printed sheets of each reader must contain the order texts that this reader must find. The sheets of an army
    # must also contain the points left in its pool.
    found.check_read(TEXTS)
    found.check_read([secret for secret in SECRETS if secret.pattern.pattern in (number(36), number(38))], ['red', 'blue'])


# The window

def show(program, view):
    program.click(view, TAB)
    wait('the view ' + view, lambda: has(program.find(TAB, view), PRESSED))
    program.find_view(view)


def is_covered(program):
    return any(text.startswith('Hold a commander’s button') for text in program.texts(program.find_view('Orders')))


def read_orders(program, found):
    """Holds down the button of each commander on the page of orders, and reads the texts as that commander."""
    for name, audience in found.battle.commanders.items():
        program.tab_to(BUTTON, name)
        subprocess.run(['xdotool', 'keydown', 'space'], check=True)
        try:
            wait('what %s may read' % name, lambda: not is_covered(program))
            found.look(program.everything(), audience, 'the page of orders')
        finally:
            subprocess.run(['xdotool', 'keyup', 'space'], check=True)
        wait('the orders of %s to be covered' % name, lambda: is_covered(program))
    found.look(program.everything(), ALL, 'the page of orders after that')


def dialogs(program, found):
    def look(where):
        wait('another window: ' + where, lambda: program.present().name != BATTLE)
        found.look(program.everything(), ALL, 'the dialog ' + where)
        program.key('Escape')
        program.in_window(BATTLE)

    for key in 'ctrl+p', 'ctrl+comma', 'ctrl+question':
        program.key(key)
        look(key)
    for name in 'Remove Step…', 'Correct…':
        program.click(name)
        look(name)


def window(folder, begin):
    battle = Battle(folder)
    found = Found(battle)
    program = begin(battle.path)
    program.in_window(BATTLE)
    wait('the views', lambda: program.look(TAB, 'Play'))
    # The tabs are found by their parent, because on newer GTK menu buttons have the same role as tabs.
    views = [node.name for node in program.look(TAB, None) if node.parent.role == 'page tab list']
    check(len(views) >= 4 and 'Orders' in views, 'the views: %r' % views)
    for view in views:
        show(program, view)
        found.look(program.everything(), ALL, 'the view ' + view)
        if view == 'Orders':
            read_orders(program, found)
    found.check_read(TEXTS)
    found.check_read([secret for secret in SECRETS if secret.pattern.pattern in (number(TURN + 4), number(TURN + 6))])
    show(program, 'Play')
    dialogs(program, found)
    program.close()

    # The start window lists the battle, so its texts are searched too.
    program = begin()
    program.in_window('Vedette')
    found.look(program.everything(), ALL, 'the start window')
    program.close()


run(command_line, paper, window)
