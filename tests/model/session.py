# SPDX-License-Identifier: GPL-3.0-or-later
"""One session against `vedette play`: every answer, and the battle it reports, held against the second model of its system."""

import contextlib
import json
import os
import shutil
import subprocess
import tempfile

from coverage import Coverage
from systems import find

DIED = 'died'
STATE = '{"state":true,"records":true}'


class Program:
    """One `vedette play` with a battle of its own."""

    def __init__(self, path, system):
        self.reading = find(system).reading
        self.folder = tempfile.mkdtemp(prefix='model-', dir='/dev/shm' if os.access('/dev/shm', os.W_OK) else None)
        env = dict(os.environ, LC_ALL='C.UTF-8', HOME=self.folder, GSETTINGS_BACKEND='memory', GIO_USE_VFS='local')
        env.pop('LANGUAGE', None)
        file = os.path.join(self.folder, 'b.vedette')
        subprocess.run([path, 'new', '--system', system, file], check=True, stdout=subprocess.DEVNULL, env=env)
        self.process = subprocess.Popen([path, 'play', '--seed=1', file], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env=env)
        self.ended = False
        # The records as they were after each request that was done, to be found again by undo and redo
        self.records = None
        self.past, self.future = [], []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, request):
        """The answer, and the battle after it."""
        line = json.dumps(self.reading.translate(request, self.records)) + '\n' + STATE + '\n'
        try:
            self.process.stdin.write(line.encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        answers = [self.process.stdout.readline() for _ in range(2)]
        if not answers[1]:
            self.ended = True
            return {'ok': False, 'rule': DIED, 'why': 'The program ended', 'warn': False}, None
        answer, after = (json.loads(line) for line in answers)
        return answer, after

    def follow(self, request, after):
        """Keeps what the records are now. Returns whether a step back or forth has brought them to what they were."""
        found = True
        if 'undo' in request or 'redo' in request:
            way = ('undo', self.past, self.future) if 'undo' in request else ('redo', self.future, self.past)
            for _ in range(request[way[0]]):
                way[2].append(self.records)
                self.records = way[1].pop()
            found = self.records is None or self.records == after['records']
        elif 'look' not in request:
            self.past.append(self.records)
            self.future.clear()
        self.records = after['records']
        return found


def agrees(item, answer):
    return (answer['rule'] in item.ids or '*' in item.ids) and answer['warn'] == item.warn


def differ(objections, request, answer):
    """How the answer differs from what the model expects, or None."""
    if not answer['ok'] and answer['rule'] == DIED:
        return answer['why']
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
    """One request to both. Returns what differs, or None, whether both did it, and what spoke against it."""
    kind = request.get('move') or request.get('edit') or next(iter(request))
    objections = model.judge(request)
    answer, after = program.ask(request)
    what = differ(objections, request, answer)
    if what:
        if answer['ok']:
            program.ask({'undo': 1})
            model.future = []
            program.future = []
        return Difference(kind, what, [], answer.get('why') or ''), False, []
    if not answer['ok']:
        # What the program named is what counts as reached.
        return None, False, [item for item in objections if agrees(item, answer)]
    before = model.battle.copy(), list(model.past), list(model.future)
    kept = program.records, list(program.past), list(program.future)
    model.do(program.reading.learned(request, answer, after, model))
    told = list(program.reading.told(request, answer, after, model))
    if not program.follow(request, after):
        told.append(('records', 'the records are not what they were'))
    if told:
        # Both take it back, and go on another way.
        if 'undo' not in request and 'redo' not in request and 'look' not in request:
            program.ask({'undo': 1})
        model.battle, model.past, model.future = before[0], before[1], []
        program.records, program.past, program.future = kept[0], kept[1], []
        what = '; '.join(list(dict.fromkeys(words for _, words in told))[:4])
        return Difference(kind, what, [], ', '.join(key for key, _ in told)), False, []
    return None, True, []


def rehearse(model, request):
    """Raises an error if the model cannot do what it accepts, as with dice that were for another battle."""
    if 'die' in request and not [item for item in model.judge(request) if item.final or not request.get('agreed')]:
        trial = type(model)()
        trial.battle, trial.past, trial.future = model.battle.copy(), list(model.past), list(model.future)
        trial.do(request)


def replay(path, system, requests):
    """The first difference of a session that was written down."""
    model = find(system).Model()
    with Program(path, system) as program:
        for i, request in enumerate(requests):
            try:
                if request.get('agreed') and any(item.closed for item in model.judge(request)):
                    return None
                rehearse(model, request)
                found, _, _ = step(model, program, request)
            except (KeyError, IndexError, AttributeError, StopIteration, TypeError, ValueError):
                # Nonsense, as it comes up while a session is cut down: somebody who was never added, say.
                return None
            if found:
                found.requests = requests[:i + 1]
                return found
    return None


def cut_down(path, system, difference):
    """The shortest session that shows it: leaves out what does not matter, from large pieces to single requests."""
    requests, size = difference.requests, max(len(difference.requests) // 2, 1)
    while size >= 1:
        i, before = 0, len(requests)
        while i < len(requests) - 1:
            less = requests[:i] + requests[min(i + size, len(requests) - 1):]
            found = replay(path, system, less)
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
    path, system, seed, number, length = job
    coverage, differences = Coverage(system), {}
    model = find(system).Model(coverage)
    player = find(system).Player(model, seed, number)
    done = []
    with Program(path, system) as program:
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
                start = request.get('move') == 'start' and player.in_setup()
                if program.ended or start or 'undo' in request or 'redo' in request:
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
