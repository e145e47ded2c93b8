# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random token stacks and grand-tactical battles, using the parameters that the program lists for each move."""

import os
import sys

from guard_player import Player
from guard_words import BAD_NICKS, WILD, WORDS

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir)
sys.path.append(os.path.join(TESTS, 'model'))
from eagles.rules import SWITCHES as EAGLES_SWITCHES  # noqa: E402
from eagles.setting import set_up as set_up_eagles  # noqa: E402
from stack.rules import COLOURS, SWITCHES as STACK_SWITCHES  # noqa: E402

SWITCHES = {'stack': STACK_SWITCHES, 'eagles': EAGLES_SWITCHES}
TYPED = {'add-participants': 'typed-participants.tsv', 'add-forces': 'typed-musters.tsv'}

# The parameters without which a move hardly makes sense. The player chooses one of the names that "|" separates. A move
# that is not listed needs its first parameter that is a record or a name.
ESSENTIAL = {
    'act': ['who'], 'take-turn': ['of'], 'out': ['who', 'how'], 'rebalance': ['of', 'tokens'],
    'put-right': ['turn|actor|who|round', 'place|count|left'], 'set-battle': ['name|notes|level|bag|cap-factor|line-die'],
    'set-switch': ['switch', 'value'], 'add-participants': ['text'], 'add-forces': ['army', 'text'],
    'add-enemy': ['name', 'initiative'], 'add-faction': ['name', 'colour'], 'add-effect': ['name', 'left'], 'write-dispatch': ['sender', 'recipient', 'kind', 'text'],
    'test-dispatch': ['dispatch'], 'activate-order': ['recipient'], 'activate-independent': ['unit'],
    'check-skirmish': ['unit', 'distance'], 'allocate': ['army', 'points'], 'activate': ['division'], 'move': ['unit', 'inches'],
    'steal': ['division', 'near', 'sees'], 'attach': ['command', 'division'], 'lose-commander': ['command'],
    'lose-step': ['unit'], 'test-local': ['unit', 'mover'], 'threaten': ['unit'], 'react': ['deed'],
    'add-corps': ['army', 'name'], 'add-division': ['army', 'name'], 'add-unit': ['division', 'name', 'troops'],
}
EAGLES_PUT_RIGHT = ['owner|active|division|unit|unit|turn', 'moved|attempted|status|steps|smoke|ff|tested|activation']

# The weights of moves in a random choice. Moves that advance the battle have higher weights than moves in IDLE.
WEIGHTS = {
    'stack': {'draw': 9, 'finish': 6, 'act': 3, 'confirm': 8, 'idle': 1, 'keep-turn': 0.3, 'take-turn': 2, 'rebalance': 0.3,
              'next-encounter': 0.2},
    'eagles': {'roll-points': 5, 'determine': 4, 'skirmish-done': 1, 'orders-done': 1, 'independents-done': 1, 'allocate': 4,
               'opposed-roll': 8, 'approach': 3, 'activate': 8, 'move': 6, 'finish': 2, 'pass': 2, 'steal': 5, 'test-local': 4,
               'threaten': 2, 'react': 6, 'next-turn': 3, 'attach': 1, 'lose-commander': 0.3, 'lose-step': 1},
}


# Moves that record something without advancing the battle.
IDLE = {'end', 'out', 'arrive', 'rebalance', 'next-encounter', 'attach', 'lose-commander', 'lose-step', 'write-dispatch'}


def read_typed(name):
    """Returns the texts in the first column of a table in tests/fixtures."""
    with open(os.path.join(TESTS, 'fixtures', name), encoding='utf-8') as file:
        return [line.split('\t')[0] for line in file.read().split('\n') if line and not line.startswith('#')]


class SystemPlayer(Player):
    def __init__(self, table, rand, system, index):
        super().__init__(table, rand, (rand.choice(['play', 'play', 'papers', 'nonsense']), WEIGHTS[system],
                                       rand.choice([4, 8, 15, 30])))
        self.system, self.index = system, index
        self.idle = IDLE
        self.typed = {edit: read_typed(name) for edit, name in TYPED.items()}

    # Declarations

    def needs(self, kind, params):
        if kind == 'put-right' and self.system == 'eagles':
            return EAGLES_PUT_RIGHT
        if kind in ESSENTIAL:
            return ESSENTIAL[kind]
        first = next((name for name, param in params.items() if param['type'] == 'record' or name == 'name'), None)
        rest = '|'.join(name for name in params if name != first)
        return ([first] if first else []) + ([rest] if kind.startswith('set-') and rest else [])

    def text(self, kind, param):
        rand, name = self.rand, param['name']
        if kind in TYPED and name == 'text':
            return '\n'.join(rand.sample(self.typed[kind], rand.choice([1, 1, 1, 2, 4])))
        if name == 'token':
            return rand.choice(['end', 'enemies', 'hired'] + [one['name'] for one in self.records.get('character', [])])
        if name == 'name' and self.chance(75):
            return '%s %d' % (rand.choice(['Mira', 'Orcs', 'Cult', 'Hussars', 'Wachtel', 'fog', 'Landwehr']), rand.randint(1, 99))
        return rand.choice(WORDS)

    def value(self, kind, param):
        rand, values = self.rand, param.get('values', [])
        if param['type'] == 'whole-each':
            return ['%s %d' % (value['label'], rand.randint(0, 3)) for value in values if self.chance(90)]
        if param['name'] == 'text' and kind in TYPED and self.chance(95):
            return self.text(kind, param)
        return super().value(kind, param)

    def fill(self, kind):
        rand = self.rand
        params = {param['name']: param for param in self.moves[kind]['params']}
        said = {}
        for need in self.needs(kind, params) if not self.chance(3) else []:
            names = [name for name in need.split('|') if name in params]
            if names:
                name = rand.choice(names)
                said[name] = self.value(kind, params[name])
        percent = rand.choice([0, 0, 5, 15, 40])
        for name, param in params.items():
            if name not in said and self.chance(percent if param.get('relevant', True) else percent / 5):
                said[name] = self.value(kind, param)
        if kind == 'set-switch' and isinstance(said.get('switch'), str) and said['switch'] in SWITCHES[self.system] and self.chance(95):
            said['value'] = rand.choice(SWITCHES[self.system][said['switch']])
        if kind in ('move', 'check-skirmish') and self.chance(90):
            said['inches' if kind == 'move' else 'distance'] = rand.choice([1, 2, 3, 4, 5.5, 6, 8])
        # A division can steal only if it is near enough and sees the enemy, so most declarations say yes to both.
        if kind == 'steal' and self.chance(80):
            said['near'] = said['sees'] = 'yes'
        if kind == 'draw' and self.records.get('about', [{}])[0].get('bag') == 'real' and self.chance(90):
            said['token'] = self.text(kind, {'name': 'token'})
        if self.chance(1.5):
            said[rand.choice(['nobody knows', 'die', 'agreed', 'name', 'moves'])] = rand.choice(WILD + BAD_NICKS)
        return said

    def makes_sense(self, kind):
        params = {param['name']: param for param in self.moves[kind]['params']}
        return all(params[need].get('values') for need in self.needs(kind, params)
                   if need in params and params[need]['type'] in ('record', 'records'))

    # Playing

    def set_up(self):
        rand = self.rand
        if self.system == 'eagles' and self.chance(70):
            for request in set_up_eagles(rand, self.index)[:-1]:
                self.request(self.declare(request.pop('edit'), request, 'edit'))
        kinds = {'stack': ['add-participants', 'add-character', 'add-enemy', 'add-hired', 'add-effect', 'add-faction', 'set-switch'],
                 'eagles': ['add-forces', 'add-corps', 'add-division', 'add-unit', 'add-nation', 'set-switch']}[self.system]
        for _ in range(rand.randint(4, 14)):
            self.attempt(rand.choice(kinds))
        self.attempt('start')

    def step(self):
        # A token stack can start only with a character, whose color no other participant can have.
        if self.system == 'stack' and self.state == 'setup' and self.chance(30):
            taken = {one['colour'] for one in self.records['character'] + self.records['pool']}
            said = {'name': 'Ann %d' % len(self.lines), 'colour': next((one for one in COLOURS if one not in taken), 'blue')}
            return self.request(self.declare('add-character', said, 'edit'))
        return super().step()
