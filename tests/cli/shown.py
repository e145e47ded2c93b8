#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""shown.py PROGRAM FILE...: opens old battles, and checks that the program shows everything that they contain.

PROGRAM is many-commands.c. A FILE is a battle (.vedette), or a list of requests (.jsonl) that is played first. The test checks:

- `vedette check` finds no error.
- The log has every fact of every step, as it is in the file.
- Each text that a person typed is in the log, the report, an exported army or a sheet.
- Each field of a record is in the log, the state, the report, an army or a sheet: it is a fact of its step, a name in the
  sentence of its step, or one of these outputs changes if its value in the file is replaced. UNSEEN lists all other fields.
"""

import fnmatch
import html
import json
import os
import re
import subprocess
import sys
import tempfile

# The fields and facts that contain what people type
TEXTS = ('name', 'names', 'nominee', 'note', 'notes', 'order', 'morale', 'what', 'fight', 'player', 'players', 'scenario',
         'condition', 'text', 'to', 'also', 'result', 'commander', 'host-rules', 'reason', 'letter')

# The texts that only the facts of the JSON log have, by step and field, and where else they are
ONLY_FACTS = {
    ('set-battle', 'notes'): 'the report has the last notes',
    ('set-battle', 'scenario'): 'the report has the last scenario',
    ('add-place', 'notes'): 'the window has them in the form of the place',
    ('set-place', 'notes'): 'the window has them in the form of the place',
    ('remove-place', 'notes'): 'the window has them in the form of the place, after Undo',
}

# The fields that no output of the command line shows, and why. A field is “SYSTEM TYPE.FIELD”.
UNSEEN = {
    'eagles dispatch.arrived': 'bookkeeping: the turn of the arrival; the log has the arrival',
    'eagles dispatch.due': 'a secret of the umpire until the dispatch arrives; the window shows it on the card of the dispatch',
    'eagles dispatch.inside': 'decides whether there is a roll for the delivery; the log has this roll',
    'eagles dispatch.kind': 'the log has the kind as the word “order” or “message”',
    'eagles dispatch.since': 'bookkeeping: since which turn a dispatch is on its way',
    'eagles dispatch.tried': 'bookkeeping: the turn of the last activation roll',
    'eagles division.kind': 'the window lists independents apart; armies have them under a heading of their own',
    'eagles game.dispatches': 'bookkeeping: the last number of a dispatch',
    'eagles game.last-owner': 'bookkeeping: who had the initiative at the end of the turn before; the log has the turns',
    'eagles game.rolls': 'bookkeeping: how many rolls there were; the log has the rolls',
    'eagles game.swapped': 'bookkeeping: whether the initiative has gone to the other side; the log has the reason',
    'eagles pending.*': 'bookkeeping: where the turn continues after an interruption; the log has the interruption',
    'eagles unit.moved': 'bookkeeping: prevents a second move in a turn; the log has each move',
    'eagles unit.status': 'the log has the result of the skirmish check, and the window shows the status',
    'skirmish about.clock-every': 'a setting of a reminder that the log had',
    'skirmish card.objective': 'bookkeeping: which kind of record the target of a card is',
    'skirmish figure.all-in-melee-before': 'bookkeeping for shots back at the present action',
    'skirmish figure.arrives-tried': 'bookkeeping of versions that rolled for arrivals; the log has the rolls',
    'skirmish figure.in-melee-before': 'bookkeeping for shots back at the present action',
    'skirmish figure.los-used': 'bookkeeping: how a figure took the initiative before; the log has the move',
    'skirmish figure.shot-back': 'bookkeeping: who has shot back in this holding; the log has the shots',
    'skirmish figure.shot-back-men': 'bookkeeping: how many have shot back in this holding; the log has the shots',
    'skirmish game.contact': 'whether unnamed figures are in contact; the window shows it in Correct…',
    'skirmish game.contact-before': 'bookkeeping for shots back at the present action',
    'skirmish game.kept-switches': 'bookkeeping: house rules as they were at the last roll; the log has each change',
    'skirmish game.duel-return': 'bookkeeping: where the battle continues after a duel; the log has the duel',
    'skirmish game.intended': 'bookkeeping: the targets that were declared with the roll; they are a fact of the roll',
    'skirmish game.last-action': 'bookkeeping: the kind of the last action; the log has the action',
    'skirmish game.last-ticks': 'bookkeeping: the modifiers that the next roll offers again; they are facts of the roll',
    'skirmish game.reach-claimed': 'bookkeeping: a modifier of the last roll; it is a fact of the roll',
    'skirmish game.reminded': 'bookkeeping: the reminders that do not come again',
    'skirmish game.sight-claimed': 'bookkeeping: a modifier of the last roll; it is a fact of the roll',
    'skirmish game.taken-by-card': 'bookkeeping: whether only the figures of a card acted; the log has the action',
    'skirmish game.won': 'bookkeeping: the result of the roll before a general melee; the log has the roll',
    'skirmish switches.clock': 'the log has the number of actions in place of this word',
    'stack effect.tick': 'the window shows it in the form of the effect',
    'stack game.hired': 'bookkeeping: which pool is that of the helpers',
    'stack game.phase': 'the state has the phase; a file with any other one does not open',
    'stack game.shared': 'bookkeeping: the tokens from which those of the dead are taken; the log has the tokens',
    'stack pool.kind': 'bookkeeping: which of the two pools has the tokens of the helpers',
    'stack pool.settled': 'the log has the number that the game master settled',
}

# How many other values are tried for a field, and in how many places
TRIES, PLACES = 3, 3

SHEETS = {
    'skirmish': (['--summary'], ['--roster', '--side=red'], ['--roster', '--side=blue'], ['--cards', '--side=red'],
                 ['--cards', '--side=blue']),
    'stack': (['--summary', '--side=umpire'], ['--tokens'], ['--colors']),
    'eagles': (['--summary', '--side=umpire'], ['--roster', '--side=umpire'], ['--packet', '--side=red'],
               ['--packet', '--side=blue']),
}
ARMIES = {'skirmish': ('red', 'blue'), 'stack': ('all',), 'eagles': ('red', 'blue')}
PDF_STAMP = re.compile(rb'/(CreationDate|ModDate) ?\([^)]*\)')


class Table:
    """Runs commands with one battle in a temporary folder."""

    def __init__(self, program, folder):
        self.folder = folder
        self.path, self.input, self.output = (os.path.join(folder, name) for name in ('b.vedette', 'input', 'output'))
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding='utf-8')

    def run(self, *args, stdin=''):
        """Runs a command. Returns its exit status and its standard output."""
        with open(self.input, 'w', encoding='utf-8') as file:
            file.write(stdin)
        print(self.input, self.output, 'vedette', *args, sep='\t', file=self.process.stdin, flush=True)
        status = int(self.process.stdout.readline())
        with open(self.output, 'rb') as file:
            return status, file.read()

    def write(self, lines):
        with open(self.path, 'w', encoding='utf-8') as file:
            file.writelines(json.dumps(line, ensure_ascii=False, separators=(',', ':')) + '\n' for line in lines)

    def play(self, path):
        """Plays the requests of a file. Returns the battle that this gives."""
        seed, system, requests = '1', 'skirmish', []
        with open(path, encoding='utf-8') as file:
            for line in file:
                # Some requests of the guard are not valid JSON.
                if not line.startswith('{"guard"'):
                    requests.append(line)
                elif (request := json.loads(line))['guard'] == 'begin':
                    seed, system = str(request['seed']), request.get('system', system)
        if os.path.exists(self.path):
            os.remove(self.path)
        self.run('new', '--system=' + system, self.path)
        self.run('play', '--seed=' + seed, self.path, stdin=''.join(requests))
        return read(self.path)

    def opens(self):
        return self.run('check', self.path)[0] == 0

    def log(self):
        return json.loads(self.run('log', '--all', '--format=json', self.path)[1])

    def report(self):
        out = os.path.join(self.folder, 'out.html')
        self.run('report', '--side=umpire', '--output', out, self.path)
        with open(out, 'rb') as file:
            return file.read()

    def state(self):
        return self.run('play', self.path, stdin='{"state":true}\n{"offers":true}\n')[1]

    def army(self, side):
        return self.run('army', '--side=umpire', '--export=' + side, self.path)[1]

    def sheet(self, options):
        """Returns a sheet as bytes and as text. Both are empty if the battle has no such sheet yet."""
        out = os.path.join(self.folder, 'out.pdf')
        if self.run('print', *options, '--output', out, self.path)[0] != 0:
            return b'', ''
        text = subprocess.run(['pdftotext', '-raw', out, '-'], check=True, capture_output=True, encoding='utf-8').stdout
        with open(out, 'rb') as file:
            return PDF_STAMP.sub(b'', file.read()), text

    def outputs(self, system):
        """Returns the functions that give an output each, the fastest first."""
        return ([self.state, lambda: [step['text'] for step in self.log()], self.report]
                + [lambda side=side: self.army(side) for side in ARMIES[system]]
                + [lambda options=options: self.sheet(options)[0] for options in SHEETS[system]])

    def read_all(self, system):
        """Returns the text of all outputs without white space, because pages break lines where they like."""
        parts = [self.run('log', '--all', self.path)[1].decode(), html.unescape(self.report().decode())]
        parts += [self.army(side).decode() for side in ARMIES[system]] + [self.sheet(options)[1] for options in SHEETS[system]]
        return squeeze(' '.join(parts))


def read(path):
    with open(path, encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def squeeze(text):
    """Leaves out white space and control characters, which the program does not print."""
    return ''.join(letter for letter in text if letter.isprintable() and not letter.isspace())


def collect(value, kind, found):
    """Adds the texts that people typed to the set."""
    if isinstance(value, dict):
        for name, one in value.items():
            field = value.get('of') if name in ('old', 'new') else name
            if field in TEXTS and (kind, field) not in ONLY_FACTS:
                found.update(text for text in (one if isinstance(one, list) else [one]) if isinstance(text, str) and text)
            collect(one, kind, found)
    elif isinstance(value, list):
        for one in value:
            collect(one, kind, found)


def change(value, others):
    """Returns other values that a field can have, the likeliest to be valid first."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return others + [value + 1, value - 1]
    if isinstance(value, str):
        return others + [value + 'Q']
    return others + ([value[:-1]] if value else [])


def replace(value, old, new):
    """Replaces a text wherever it is."""
    if isinstance(value, dict):
        return {name: replace(one, old, new) for name, one in value.items()}
    if isinstance(value, list):
        return [replace(one, old, new) for one in value]
    return new if value == old else value


def has_fact(facts, field, value):
    """Tells whether the facts have the value under the name of the field, alone or as the new one of two values."""
    if isinstance(facts, dict):
        return (field in facts and (facts[field] == value or (isinstance(facts[field], list) and value in facts[field]))
                or any(has_fact(one, field, value) for one in facts.values()))
    return isinstance(facts, list) and any(has_fact(one, field, value) for one in facts)


class Search:
    """Looks for fields that nobody can see."""

    def __init__(self, table, battles):
        self.table, self.battles, self.base, self.sentences = table, battles, {}, {}
        self.places, self.values = {}, {}
        for path, battle in battles.items():
            self.read(path, battle)

    def read(self, path, battle):
        """Lists the places and the values of each field."""
        types, names = {}, {}
        for i, step in enumerate(battle):
            for j, one in enumerate(step.get('do', [])):
                if 'add' in one:
                    types[one['add']] = one['type']
                    names[one['add']] = one['with'].get('name') or one['with'].get('commander')
                    fields = one['with']
                elif 'set' in one:
                    fields = {one['of']: one['new']}
                else:
                    continue
                for field, value in fields.items():
                    what = '%s %s.%s' % (battle[0]['system'], types[one.get('add', one.get('set'))], field)
                    self.places.setdefault(what, []).append((path, i, j, field, value, names))
                    if value not in self.values.setdefault(what, []):
                        self.values[what].append(value)

    def find(self):
        return [what for what, places in sorted(self.places.items())
                if not any(fnmatch.fnmatch(what, pattern) for pattern in UNSEEN)
                and not any(self.is_told(place) for place in places)
                and not any(self.is_shown(what, place) for place in spread(places))]

    def is_told(self, place):
        """Tells whether the facts of a step have the value of a field under its name, or its sentence has the names of records."""
        path, i, _, field, value, names = place
        step = self.battles[path][i]
        sentence = self.sentences[path][step['n']]
        # A step that changes a house rule has the setting under this name.
        if has_fact(step.get('facts'), 'value' if step['kind'] == 'set-switch' else field, value):
            return True
        if isinstance(value, bool) or not isinstance(value, (int, list)):
            return False
        ids = value if isinstance(value, list) else [value]
        said = [names[id] for id in ids if isinstance(id, int) and names.get(id)]
        return bool(said) and all(name in sentence for name in said)

    def is_shown(self, what, place):
        """Tells whether an output changes with a field, in the last step of a battle that ends with this step."""
        path, i, j, field, value, _ = place
        battle = self.battles[path][:i + 1]
        others = [other for other in self.values[what] if type(other) is type(value) and other != value]
        for other in change(value, others[:2])[:TRIES]:
            step = dict(battle[i], do=list(battle[i]['do']))
            one = step['do'][j]
            step['do'][j] = dict(one, new=other) if 'set' in one else dict(one, **{'with': dict(one['with'], **{field: other})})
            # The facts of the step have the same words.
            if isinstance(value, str) and 'facts' in step:
                step['facts'] = replace(step['facts'], value, other)
            self.table.write(battle[:i] + [step])
            if self.table.opens() and self.differs(path, battle, step):
                return True
        return False

    def differs(self, path, battle, step):
        for k, output in enumerate(self.table.outputs(battle[0]['system'])):
            if (path, len(battle), k) not in self.base:
                self.table.write(battle)
                self.base[path, len(battle), k] = output()
            self.table.write(battle[:-1] + [step])
            if output() != self.base[path, len(battle), k]:
                return True
        return False


def spread(places):
    """Returns some places, in different battles if possible."""
    first = {}
    for place in places:
        first.setdefault(place[0], place)
    return (list(first.values()) + [place for place in reversed(places) if place is not first[place[0]]])[:PLACES]


def main(program, paths):
    bad = []
    with tempfile.TemporaryDirectory(dir='/dev/shm' if os.path.isdir('/dev/shm') else None) as folder:
        table = Table(os.path.abspath(program), folder)
        battles = {path: table.play(path) if path.endswith('.jsonl') else read(path) for path in paths}
        search = Search(table, battles)
        for path, battle in battles.items():
            table.write(battle)
            if not table.opens():
                bad.append('%s does not open' % path)
                continue
            log = {step['n']: step for step in table.log()}
            search.sentences[path] = {n: step['text'] for n, step in log.items()}
            bad += ['%s: the log does not have the facts of step %d' % (path, step['n'])
                    for step in battle[1:] if 'n' in step and log[step['n']]['facts'] != step.get('facts', {})]
            texts, shown = set(), table.read_all(battle[0]['system'])
            for step in battle[1:]:
                collect(step, step.get('kind'), texts)
            # Of texts that were replaced, only the last one is on a page.
            texts.update(filter(None, {one['of']: one['new'] for step in battle[1:]
                                       if step.get('kind') == 'set-battle' and log[step['n']]['done']
                                       for one in step['do'] if one['of'] in ('notes', 'scenario')}.values()))
            bad += ['%s: “%s” is nowhere' % (path, text) for text in sorted(texts) if squeeze(text) not in shown]
        print('%d battles' % len(battles), flush=True)
        if not bad:
            bad += ['%s is nowhere, such as %s' % (what, search.values[what][:4]) for what in search.find()]
        print('%d fields' % len(search.places))
    print('\n'.join(bad))
    return 1 if bad else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
