# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random battles with `vedette play`, and records the requests.

The player mostly makes moves that the program lists as allowed, so that the battle advances. Sometimes the player sends
an invalid request, agrees to override a refusal, or undoes steps and continues with other moves. The requests with
which the player reads the state of the battle, in Player.look(), are not recorded.
"""

import json
import random
import subprocess

from guard import Table
from guard_declare import Declarer
from guard_words import BAD_LINES, ESSENTIAL, IDLE, SELDOM, THEMES


class Player(Declarer):
    def __init__(self, table, rand, theme):
        self.table, self.rand = table, rand
        self.theme, self.weights, self.percent_edits = theme
        self.idle = IDLE
        self.lines = []
        self.done = {}
        self.process = None

    # Talking to the program

    def open(self):
        self.process = subprocess.Popen([self.table.program] + self.table.play_args(), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=self.table.folder,
                                        env=self.table.env)

    def close(self):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, line):
        self.process.stdin.write(line.encode() + b'\n')
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def look(self):
        self.moves = {move['name']: move for move in self.ask('{"moves":true}')['moves']}
        answer = self.ask('{"state":true,"records":true}')
        self.records, self.status = answer['records'], answer['state']
        self.state = self.status['state'] if 'state' in self.status else self.status['phase']

    def request(self, line):
        self.lines.append(line)
        answer = self.ask(line)
        if answer['ok'] and not line.startswith(('{"moves', '{"state', '{"preview')):
            self.look()
        return answer

    def control(self, **members):
        self.lines.append(json.dumps(members, separators=(',', ':'), ensure_ascii=False))

    # Playing

    def declare(self, kind, said, group):
        return json.dumps({'edit' if group == 'edit' else 'move': kind, **said}, separators=(',', ':'), ensure_ascii=False)

    def attempt(self, kind):
        """Declares a move at most four times, until the program makes the move. Returns True if the move was made."""
        move = self.moves[kind]
        for _ in range(4):
            said = self.fill(kind)
            line = self.declare(kind, said, move['group'])
            if move['group'] == 'play' and self.chance(25 if kind in ('snatch', 'start', 'steal', 'opposed-roll') else 4):
                line_preview = json.dumps({'preview': kind, **{k: v for k, v in said.items() if k != 'die'}},
                                          separators=(',', ':'), ensure_ascii=False)
                self.request(line_preview)
            answer = self.request(line)
            if not answer['ok'] and (answer['warn'] or answer['rule']) and self.chance(40 if answer['warn'] else 22):
                answer = self.request(self.declare(kind, {**said, 'agreed': True}, move['group']))
            if answer['ok']:
                self.done[kind] = self.done.get(kind, 0) + 1
                return True
            if self.chance(25):
                return False
        return False

    def makes_sense(self, kind):
        """Tells whether there are records for the parameters that the move needs, such as a place for set-place."""
        params = {param['name']: param for param in self.moves[kind]['params']}
        needs = [params[need] for need in ESSENTIAL.get(kind, []) if need in params]
        if kind == 'join-bodies' and len(self.records['body']) < 2 or kind == 'leave-body' and not self.records['body']:
            return False
        return all(param.get('values') for param in needs if param['type'] in ('record', 'records'))

    def pick(self, kinds):
        kinds = [kind for kind in kinds if self.makes_sense(kind) or self.chance(4)] or kinds
        weights = [self.weights.get(kind, 1) * SELDOM.get(kind, 1) / (1 + self.done.get(kind, 0)) ** 0.5 for kind in kinds]
        return self.rand.choices(kinds, weights)[0]

    def time_travel(self):
        n = self.ask('{"state":true}')['n']
        way = self.rand.random()
        if way < 0.45:
            answer = self.request('{"undo":%d}' % self.rand.choice([1, 1, 1, 2, 3, 5]))
            if answer['ok'] and self.chance(50):
                self.request('{"redo":%d}' % self.rand.choice([1, 1, 2, 3]))
        elif way < 0.65:
            self.request('{"redo":%d}' % self.rand.choice([1, 1, 2]))
        else:
            self.request('{"goto":%d}' % max(n + self.rand.randint(-12, 4), 1))

    def end_and_undo(self):
        if self.attempt('end') and self.chance(75):
            if self.chance(40):
                self.questions()
            if self.chance(50):
                self.attempt(self.pick(list(self.moves)))
            self.request('{"undo":1}')

    def questions(self):
        self.request('{"state":true,"records":true}')
        self.request('{"moves":true}')

    def step(self):
        rand = self.rand
        if self.chance(3.5):
            return self.time_travel()
        if self.chance(1.5 if self.theme != 'nonsense' else 10):
            return self.request(rand.choice(BAD_LINES))
        if self.chance(1) and self.state not in ('setup', 'over'):
            return self.end_and_undo()
        if self.chance(0.7):
            self.close()
            self.control(guard='reopen', **({'old': True} if self.chance(60) else {}))
            if self.lines[-1].find('old') > 0:
                self.table.make_old()
            self.open()
            return self.look()
        play = [m['name'] for m in self.moves.values() if m['group'] == 'play' and m['verdict'] == 'allowed']
        edits = [m['name'] for m in self.moves.values() if m['group'] == 'edit' and m['verdict'] == 'allowed']
        closed = [m['name'] for m in self.moves.values() if m['verdict'] != 'allowed']
        percent = 92 if self.state == 'setup' else self.percent_edits
        if closed and self.chance(6) or not play and not edits:
            return self.attempt(self.pick(closed))
        if edits and (self.chance(percent) or not play) and not (self.state == 'act-restricted' and self.chance(50)):
            return self.attempt(self.pick(edits))
        # Edits in these states test that a roll keeps the house rules that were in force when it was made.
        if self.state in ('act-restricted', 'general-melee', 'duel-nominate') and self.chance(25):
            return self.attempt(self.rand.choice(['set-switch'] * 5 + ['set-line', 'set-card', 'put-right', 'remove-line']))
        idle = [kind for kind in play if kind in self.idle]
        on = [kind for kind in play if kind not in self.idle]
        return self.attempt(self.pick(idle if idle and (self.chance(25) or not on) else on))

    def set_up(self):
        """Adds a few roster lines for each side, and then makes random edits."""
        for side in 'red', 'blue':
            for _ in range(self.rand.randint(3, 6)):
                said = {'side': side, 'text': self.line_text()}
                answer = self.request(self.declare('add-line', said, 'edit'))
                if not answer['ok'] and answer['warn']:
                    self.request(self.declare('add-line', {**said, 'agreed': True}, 'edit'))
        kinds = ['add-card', 'add-body', 'add-trait', 'add-place', 'add-contingent', 'set-side', 'set-battle', 'set-contingent']
        if self.theme in ('switches', 'duels', 'shooting', 'melee', 'marching', 'first actions') or self.chance(30):
            kinds += ['set-switch'] * 8
        if self.theme == 'first actions':
            self.request(self.declare('set-switch', {'switch': 's.los_option', 'value': self.rand.choice(['into-only', 'off'])},
                                      'edit'))
        if self.theme == 'midgame':
            kinds += ['add-card', 'set-card', 'remove-card', 'set-body', 'join-bodies']
        if self.theme == 'cards':
            kinds += ['add-card'] * 5
        if self.theme == 'calls':
            kinds += ['add-contingent', 'set-line', 'set-contingent'] * 2
        for _ in range(self.rand.randint(4, 16)):
            self.attempt(self.pick(kinds))

    def play(self, n_requests, every):
        self.open()
        self.look()
        self.set_up()
        since = 0
        while len(self.lines) < n_requests:
            before = len(self.lines)
            if self.state == 'setup' and len(self.lines) > n_requests * 0.3 and self.chance(30):
                self.attempt('start')
            elif self.state == 'over' and self.chance(60):
                self.request('{"undo":%d}' % self.rand.choice([1, 2, 4]))
            else:
                self.step()
            since += len(self.lines) - before
            if since >= every:
                since = 0
                self.questions()
        self.close()


def record_battle(job):
    """Plays one battle, and writes its requests to a file. Each call runs in a process of a pool."""
    from guard_systems import SystemPlayer
    program, path, system, seed, index, sheets, n_requests, every = job
    rand = random.Random('%d/%d' % (seed, index))
    theme = THEMES[index % len(THEMES)]
    with Table(program) as table:
        player = Player(table, rand, theme) if system == 'skirmish' else SystemPlayer(table, rand, system, index)
        name = rand.choice([None, 'Battle %d: %s' % (index, theme[0]), 'The ☦ bridge'])
        control = {'guard': 'begin', 'seed': rand.randint(0, 2**40)}
        if name is not None:
            control['name'] = name
        if system != 'skirmish':
            control['system'] = system
        if sheets and index % 8 == 0:
            control['sheets'] = True
        player.control(**control)
        table.begin(control)
        player.play(rand.randint(n_requests // 2, n_requests), every)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(''.join(line + '\n' for line in player.lines))
