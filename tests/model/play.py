#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays sessions against `vedette play` and holds every answer, and the battle it reports, against the second model.

    play.py --program P [--sessions N] [--requests N] [--seed S] [--first N]
            [--collect N] [--least N] [--jobs N]
    play.py --program P --replay FILE        one session from a file, a request a line

Ends with 0 if the two never differed (and everything was reached --least times), else with 1 and the shortest session
that shows each difference.
"""

import argparse
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile

from coverage import Coverage, UNREACHABLE
from model import Model
from player import Player

STATE = '{"state":true,"records":true}'
MELEE_KEYS = (('out', 'out'), ('left', 'left'), ('melee', 'melee'), ('in melee', 'in-melee'), ('reserve', 'reserve'),
              ('sight', 'los-used'))


class Program:
    """One `vedette play` with a battle of its own."""

    def __init__(self, path):
        self.folder = tempfile.mkdtemp(prefix='model-', dir='/dev/shm' if os.access('/dev/shm', os.W_OK) else None)
        env = dict(os.environ, LC_ALL='C.UTF-8', HOME=self.folder, GSETTINGS_BACKEND='memory', GIO_USE_VFS='local')
        env.pop('LANGUAGE', None)
        file = os.path.join(self.folder, 'b.vedette')
        subprocess.run([path, 'new', file], check=True, stdout=subprocess.DEVNULL, env=env)
        self.process = subprocess.Popen([path, 'play', '--seed=1', file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, request):
        """The answer, and the battle after it."""
        line = json.dumps(request) + '\n' + STATE + '\n'
        try:
            self.process.stdin.write(line.encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        answers = [self.process.stdout.readline() for _ in range(2)]
        if not answers[1]:
            return {'ok': False, 'rule': 'died', 'why': 'The program ended', 'warn': False}, None
        return json.loads(answers[0]), json.loads(answers[1])


def read_battle(answer):
    """What the program reports, in the words of Model.report()."""
    state, records = answer['state'], answer['records']
    game = records['game'][0]
    names = {figure['id']: figure['name'] for figure in records['figure']}
    sides = {records['force'][0]['id']: 'red', records['force'][1]['id']: 'blue'}
    found = {
        'state': state['state'], 'side': state['side'], 'holding': state['holding'], 'action': state['action'],
        'action_no': state['action_no'], 'counters': state['counters'], 'holder counters': game['holder-counters'],
        'shot back': state['shot_back'], 'may shoot back': state['may_shoot_back'], 'may react move': state['may_react_move'],
        'others in contact': game['contact'] != 'no',
        'nominee': names.get(game['nominee']) if state['state'] == 'act-restricted' else None,
    }
    for figure in records['figure']:
        found[figure['name']] = {key: figure.get(member, 0) for key, member in MELEE_KEYS}
        if figure['id'] == game['nominee'] and figure['out'] + figure.get('left', 0) >= figure['count']:
            found['nominee'] = None
    for card in records['card']:
        found['%s %d' % (sides[card['side']], card['number'])] = card['state']
    return found


def agrees(item, answer):
    return (answer['rule'] in item.ids or '*' in item.ids) and answer['warn'] == item.warn


def differ(objections, request, answer):
    """How the answer differs from what the model expects, or None."""
    must = [item for item in objections if not item.optional]
    if request.get('agreed'):
        must = [item for item in must if item.final]
    if not must:
        if answer['ok']:
            return None
        if any(answer['rule'] in item.ids for item in objections if item.optional):
            return None
        return 'refused by %s (%s), model accepts' % (answer['rule'], 'W' if answer['warn'] else 'R')
    expected = ', '.join(str(item) for item in must)
    if answer['ok']:
        return 'accepted, model: ' + expected
    if any(agrees(item, answer) for item in objections):
        return None
    return 'refused by %s (%s), model: %s' % (answer['rule'], 'W' if answer['warn'] else 'R', expected)


def compare(found, expected):
    """What is not as the model has it: where, and what."""
    for key in expected:
        if isinstance(expected[key], dict):
            for name in expected[key]:
                if found[key][name] != expected[key][name]:
                    yield key, 'line %s: program %s, model %s' % (name, found[key][name], expected[key][name])
        elif found.get(key) != expected[key]:
            yield key, '%s: program %s, model %s' % (key, found.get(key), expected[key])


class Difference:
    def __init__(self, kind, what, requests, why=''):
        self.kind, self.what, self.requests, self.why = kind, what, requests, why

    @property
    def key(self):
        return self.kind, self.what

    def __str__(self):
        lines = ['%s: %s' % self.key] + (['    “%s”' % self.why] if self.why else [])
        return '\n'.join(lines + ['    ' + json.dumps(request) for request in self.requests])


def step(model, program, request):
    """One request to both. Returns what differs, or None, and whether both did it."""
    kind = request.get('move') or request.get('edit') or next(iter(request))
    objections = model.judge(request)
    answer, after = program.ask(request)
    what = differ(objections, request, answer)
    if what:
        if answer['ok']:
            program.ask({'undo': 1})
            model.future = []
        return Difference(kind, what, [], answer.get('why') or ''), False, []
    if not answer['ok']:
        # What the program named is what counts as reached.
        return None, False, [item for item in objections if agrees(item, answer)]
    before = model.battle.copy(), list(model.past), list(model.future)
    model.do(request)
    told = list(compare(read_battle(after), model.report()))
    if model.last_need is not None and answer['breakdown']['need'] != model.last_need:
        told.insert(0, ('need', 'need: program %d, model %d' % (answer['breakdown']['need'], model.last_need)))
    if told:
        # Both take it back, and go on another way.
        if 'undo' not in request and 'redo' not in request:
            program.ask({'undo': 1})
        model.battle, model.past, model.future = before
        model.future = []
        what = '; '.join(list(dict.fromkeys(words for _, words in told))[:4])
        return Difference(kind, what, [], ', '.join(key for key, _ in told)), False, []
    return None, True, []


def replay(path, requests):
    """The first difference of a session that was written down."""
    model = Model()
    with Program(path) as program:
        for i, request in enumerate(requests):
            try:
                if request.get('agreed') and any(item.closed for item in model.judge(request)):
                    return None
                found, _, _ = step(model, program, request)
            except (KeyError, IndexError, AttributeError, StopIteration, TypeError, ValueError):
                # Nonsense, as it comes up while a session is cut down: somebody who was never added, say.
                return None
            if found:
                found.requests = requests[:i + 1]
                return found
    return None


def cut_down(path, difference):
    """The shortest session that shows it: leaves out what does not matter, from large pieces to single requests."""
    requests, size = difference.requests, max(len(difference.requests) // 2, 1)
    while size >= 1:
        i, before = 0, len(requests)
        while i < len(requests) - 1:
            less = requests[:i] + requests[min(i + size, len(requests) - 1):]
            found = replay(path, less)
            if found and found.key == difference.key:
                requests = found.requests
            else:
                i += size
        if size > 1 or len(requests) == before:
            size //= 2
    difference.requests = requests
    return difference


def play_session(job):
    """One session. Goes on after a difference, both having taken the request back, so that more is found."""
    path, seed, number, length = job
    coverage, differences = Coverage(), {}
    model = Model(coverage)
    player = Player(model, seed, number)
    done = []
    with Program(path) as program:
        for _ in range(length):
            coverage.silent = True
            request = player.next()
            coverage.silent = False
            found, both, objections = step(model, program, request)
            for key, value in model.battle.in_force.items():
                coverage.switches[key, value] += 1
            if found:
                found.requests = done + [request]
                differences.setdefault(found.key, found)
                if 'undo' in request or 'redo' in request or model.battle.state == 'setup' and request.get('move') == 'start':
                    break
                continue
            for item in objections[:1]:
                coverage.objection(item)
            if both:
                done.append(request)
            else:
                coverage.silent = True
                player.answer(request, model.judge(request))
                coverage.silent = False
    return number, coverage, list(differences.values())


def run(options):
    coverage, found, count = Coverage(), {}, {}
    jobs = [(os.path.abspath(options.program), options.seed, options.first + i, options.requests) for i in range(options.sessions)]
    with multiprocessing.Pool(options.jobs) as pool:
        for number, part, differences in pool.imap_unordered(play_session, jobs):
            coverage.add(part)
            for difference in differences:
                count[difference.key] = count.get(difference.key, 0) + 1
                known = found.get(difference.key)
                if known is None or len(difference.requests) < len(known[1].requests):
                    found[difference.key] = number, difference
            if options.collect and len(found) >= options.collect:
                pool.terminate()
                break
    print('\n'.join(coverage.table()))
    for key in sorted(found, key=lambda key: -count[key]):
        number, difference = found[key]
        if options.only and not re.search(options.only, '%s: %s' % key):
            continue
        if options.cut:
            cut_down(jobs[0][0], difference)
        print('\nDifference, in %d sessions, first seen with seed %s, session %d:' % (count[key], options.seed, number))
        print(difference)
    seldom = coverage.seldom(options.least)
    if seldom:
        print('\nReached less than %d times: %s' % (options.least, ', '.join(seldom)))
    for key, why in UNREACHABLE.items():
        print('Not reached through requests: %s: %s' % (key, why))
    print('\n%d sessions, %d kinds of difference' % (options.sessions, len(found)))
    return 1 if found or seldom else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--program', required=True)
    parser.add_argument('--sessions', type=int, default=1000)
    parser.add_argument('--requests', type=int, default=150)
    parser.add_argument('--seed', default='1')
    parser.add_argument('--first', type=int, default=0, help='number of the first session')
    parser.add_argument('--collect', type=int, default=1, help='stop after so many kinds of difference; 0 for never')
    parser.add_argument('--least', type=int, default=0, help='how often everything has to be reached')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--no-cut', dest='cut', action='store_false', help='show sessions as they were played')
    parser.add_argument('--only', metavar='PATTERN', help='show only differences that match')
    parser.add_argument('--replay', metavar='FILE')
    options = parser.parse_args()
    if options.replay:
        with open(options.replay, encoding='utf-8') as file:
            found = replay(os.path.abspath(options.program), [json.loads(line) for line in file if line.strip()])
        print(found or 'No difference')
        return 1 if found else 0
    return run(options)


if __name__ == '__main__':
    sys.exit(main())
