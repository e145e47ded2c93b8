# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what occurs in the recorded battles: moves and edits that were made or refused, values of house rules, and
rules that the answers mention."""

import collections
import json
import os
import re

import guard
from guard_words import SWITCHES


def join(pieces):
    """Joins the pieces of an answer, and returns its lines."""
    lines = []
    for piece in pieces:
        if piece.startswith(b' '):
            lines.append(piece[1:])
        else:
            lines[-1] += piece[1:]
    return [line.decode('utf-8', 'replace') for line in lines]


class Count:
    def __init__(self):
        self.tried = collections.Counter()
        self.done = collections.Counter()
        self.agreed = collections.Counter()
        self.refused = collections.Counter()
        self.other = collections.Counter()
        self.switches = collections.Counter()
        self.kept = collections.Counter()
        self.rules = collections.Counter()
        self.states = collections.Counter()
        self.ends = collections.Counter()
        self.open = collections.Counter()
        self.kinds = collections.Counter()
        self.facts = collections.Counter()
        self.reasons = set()
        self.params = collections.Counter()
        self.state = 'setup'

    def answer(self, line, text):
        try:
            request, answer = json.loads(line), json.loads(text)
        except ValueError:
            self.other['no JSON'] += 1
            return
        for rule in re.findall(r'\b[AS]-[A-Z]?\d+', text):
            self.rules[rule] += 1
        if not answer.get('ok'):
            self.reasons.add(re.sub(r'“[^”]*”|\d+', '…', answer.get('why') or ''))
        kind = next((k for k in ('edit', 'preview', 'move', 'undo', 'redo', 'goto', 'moves', 'state')
                     if isinstance(request, dict) and k in request), 'nonsense')
        if kind in ('edit', 'move') and isinstance(request[kind], str):
            name = request[kind]
            self.tried[name] += 1
            if answer['ok']:
                self.done[name] += 1
                self.agreed[name] += request.get('agreed') is True
                for param in request:
                    self.params[name + ' ' + param] += 1
                if name == 'end':
                    self.ends[self.state] += 1
            else:
                self.refused[name] += 1
        else:
            self.other[kind + (' done' if answer['ok'] else ' refused')] += 1
        if answer['ok'] and isinstance(answer.get('state'), dict):
            # A battle of skirmish has a state, and one of another system has a phase.
            self.state = answer['state'].get('state') or answer['state']['phase']
            self.states[self.state] += 1
        for switches in answer.get('records', {}).get('switches', []) if answer['ok'] else []:
            for name, value in switches.items():
                if name != 'id':
                    self.switches[name, value] += 1
            for kept in answer['records']['game'][0]['kept-switches']:
                self.kept[kept] += 1
        for move in answer['moves'] if answer['ok'] and kind == 'moves' else []:
            self.open[move['name'], move['verdict']] += 1

    def steps(self, lines):
        for line in lines:
            try:
                step = json.loads(line)
            except ValueError:
                continue
            if 'kind' in step:
                self.kinds[step['kind'], step.get('who', 'all')] += 1
                for fact in step.get('facts', {}):
                    self.facts[step['kind'] + '.' + fact] += 1


def report(folder):
    count, n = Count(), 0
    for name in guard.list_battles(folder):
        count.state = 'setup'
        for title, pieces in guard.read_chunks(os.path.join(folder, name + '.expected')):
            lines = join(pieces)
            if title == 'file':
                count.steps(lines)
            elif title.startswith('{') and not title.startswith('{"guard"'):
                n += 1
                count.answer(title, lines[0])
    print('%d battles, %d requests\n' % (len(guard.list_battles(folder)), n))
    print('%-20s %6s %6s %6s %6s' % ('move or edit', 'done', 'agreed', 'refused', 'tried'))
    for name in sorted(count.tried, key=lambda name: (count.done[name], name)):
        print('%-20s %6d %6d %6d %6d' % (name[:20].encode('ascii', 'replace').decode(), count.done[name], count.agreed[name],
                                         count.refused[name], count.tried[name]))
    print('\nother requests:', ', '.join('%s %d' % item for item in sorted(count.other.items())))
    print('\nstates:', ', '.join('%s %d' % item for item in sorted(count.states.items())))
    print('ended in:', ', '.join('%s %d' % item for item in sorted(count.ends.items())))
    print('\nswitches in force:', ', '.join('%s=%s %d' % (k + (v,)) for k, v in sorted(count.switches.items())))
    print('\nkept switches:', ', '.join('%s %d' % item for item in sorted(count.kept.items())))
    missing = [(key, value) for key, values in SWITCHES.items() for value in values
               if (key[2:].replace('_', '-'), 'n' if value.isdigit() else value) not in count.switches]
    print('never in force:', missing)
    print('\nsteps by kind and who may see them:', ', '.join('%s/%s %d' % (k + (v,)) for k, v in sorted(count.kinds.items())))
    print('\nfacts:', ', '.join('%s %d' % item for item in sorted(count.facts.items())))
    print('\nrules named:', ', '.join('%s %d' % item for item in sorted(count.rules.items())))
    print('\n%d different reasons of refusals' % len(count.reasons))
    print('\nparameters in what was done:', ', '.join('%s %d' % item for item in sorted(count.params.items())))
    return 0
