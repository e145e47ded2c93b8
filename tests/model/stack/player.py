# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes up fights: legal requests and illegal ones, steered so that every row and every refusal comes up often.

It looks at the model only. What the catalogue leaves open is not asked; each place where something is left out says so.
"""

from course import Hand
from stack import rules

NAMES = ('Mira', 'Tom', 'Ann', 'Rolf', 'Kunna')


class Player(Hand):
    def __init__(self, model, seed, number):
        super().__init__(model, seed, number)
        self.number = 0
        self.waiting = self.set_up(number)

    def in_setup(self):
        return self.battle.phase == 'setup'

    # Setting up

    def set_up(self, number):
        """Who takes part, and the house rules. Each value of each switch has its turn as sessions go by."""
        rand = self.rand
        values = [(key, value) for key, all_values in rules.SWITCHES.items() for value in all_values[1:]]
        chosen = dict([values[number % len(values)]])
        for key, value in values:
            if key not in chosen and rand.random() < 0.2:
                chosen[key] = value
        orders = [{'edit': 'set-switch', 'switch': key, 'value': value} for key, value in chosen.items()]
        if rand.random() < 0.4:
            orders.append({'edit': 'set-battle', 'bag': 'real'})
        colours = list(rules.COLOURS)
        rand.shuffle(colours)
        orders += [self.character(name, colours.pop()) for name in NAMES[:rand.randint(1, 4)]]
        if rand.random() < 0.5:
            orders.append({'edit': 'add-faction', 'name': 'Cult', 'colour': colours.pop()})
            orders += [self.enemy('Cult') for _ in range(rand.randint(0, 2))]
        orders += [self.enemy() for _ in range(rand.randint(1, 3))]
        orders += [self.hired() for _ in range(rand.randint(0, 2))]
        if rand.random() < 0.3:
            orders.append({'edit': 'add-effect', 'name': 'fog', 'left': rand.randint(1, 3)})
        if rand.random() < 0.2:
            orders.append({'move': 'rebalance', 'of': rand.choice(('enemies', 'Mira')), 'tokens': rand.randint(0, 5),
                           'agreed': True})
        return orders + [{'move': 'start'}]

    def place(self, said):
        return {**said, 'place': 'waiting'} if self.chance(20) else said

    def character(self, name, colour):
        said = {'edit': 'add-character', 'name': name, 'colour': colour}
        return self.place(said) if name != 'Mira' else said

    def line(self, edit, word, **said):
        self.number += 1
        return self.place({'edit': edit, 'name': '%s %d' % (word, self.number), 'count': self.rand.choice((1, 1, 2, 3, 8)), **said})

    def enemy(self, faction=None):
        said = self.line('add-enemy', 'orcs', initiative=self.rand.choice((0, 1, 1, 2, 3)))
        return {**said, 'faction': faction} if faction else said

    def hired(self):
        said = self.line('add-hired', 'spears')
        return {**said, 'willing': self.rand.randint(0, said['count'])}

    # Playing

    def answer(self, request, objections):
        """Both sides may agree to what is warned of, and to what is final in vain; what comes of the rest is open."""
        if not request.get('agreed') and all(item.warn or item.final and not item.closed for item in objections):
            self.refused = request

    def play(self):
        battle = self.battle
        if battle.phase == 'setup':
            return {'move': 'start'}
        if battle.phase == 'ready':
            return self.between()
        return self.confirm() if battle.phase == 'round-end' else self.turn()

    def between(self):
        battle = self.battle
        kept = [turn.owner for turn in battle.turns if turn.kept and battle.able_of(turn.owner)]
        if kept and self.chance(40):
            return {'move': 'take-turn', 'of': self.pick(kept)}
        if not battle.real:
            return {'move': 'draw'}
        bag = [name for name, owner in battle.owners.items() for _ in range(owner.left)] + ['end']
        return {'move': 'draw', 'token': self.pick(bag)}

    def turn(self):
        battle, way = self.battle, self.rand.random()
        able = battle.able_of(battle.owner)
        # Whether one who falls in mid-Turn, and whom nobody named, has acted is open.
        if way < 0.08 or battle.owner in battle.pools and not able:
            return {'move': 'idle'}
        if way < 0.2:
            return {'move': 'keep-turn'}
        # Whom the game has if nobody is said is open, but for a character.
        if battle.owner in battle.characters:
            return {'move': 'finish'}
        return {'move': 'act' if way < 0.3 else 'finish', 'who': self.pick(able)}

    def confirm(self):
        battle = self.battle
        request = {'move': 'confirm'}
        if battle.step in ('remove', 'recheck') and battle.in_force['t.out_counts_as_dead'] == 'ask':
            away = [name for name, one in battle.characters.items() if one.place in rules.OUT[1:] and not one.gone]
            away += [name for name, line in battle.lines.items() if line.away]
            keep = [name for name in away if self.chance(40)]
            return {**request, 'keep': keep} if keep else request
        hired = [line for line in battle.lines.values() if line.kind == 'hired' and line.place == 'in' and line.count]
        if battle.step == 'arrivals' and hired and self.chance(70):
            line = self.pick(hired)
            # One more than there are is refused (T-X10).
            most = line.count + line.away + (1 if self.chance(30) else 0)
            return {**request, 'willing': [[line.name, self.rand.randint(0, most)]]}
        return request

    def aside(self):
        return self.rand.choice((self.out, self.out, self.out, self.arrive, self.join, self.rebalance, self.rebalance, self.look,
                                 self.step_back, self.step_back, self.switch, self.effect, self.finish_fight))()

    def out(self):
        standing = [name for name, one in self.battle.actors.items()
                    if one.place == 'in' and (name in self.battle.characters or one.count)]
        # The last character stays, so that the fight goes on.
        if sum(name in self.battle.characters for name in standing) < 2:
            standing = [name for name in standing if name not in self.battle.characters]
        if not standing:
            return None
        request = {'move': 'out', 'who': self.pick(standing), 'how': self.pick(('dead', 'dead') + rules.OUT)}
        line = self.battle.lines.get(request['who'])
        return {**request, 'count': self.rand.randint(1, line.count)} if line else request

    def late(self):
        """Whether somebody who comes is as good as there, before the filling: which of it is noted then is open."""
        return self.battle.phase == 'round-end' and self.battle.in_force['t.arrivals'] == 'at-once'

    def arrive(self):
        waiting = [name for name, one in self.battle.actors.items() if one.place == 'waiting']
        # What at once brings one for whom a number was set is open.
        waiting = [name for name in waiting if name in self.battle.lines or self.battle.characters[name].settled is None]
        return {'move': 'arrive', 'who': self.pick(waiting)} if waiting and not self.late() else None

    def join(self):
        if self.late():
            return None
        free = [name for name in NAMES if name not in self.battle.characters]
        colours = [colour for colour in rules.COLOURS if colour not in self.battle.taken_colours()]
        ways = [self.enemy(), self.enemy('Cult') if 'Cult' in self.battle.pools else self.enemy(), self.hired()]
        if free:
            ways.append(self.character(self.pick(free), self.pick(colours)))
        return self.pick(ways)

    def rebalance(self):
        """T-07: whatever the number; one who waits is left out."""
        names = [name for name, owner in self.battle.owners.items() if owner.place == 'in']
        return {'move': 'rebalance', 'of': self.pick(names), 'tokens': self.rand.choice((0, 1, 2, 3, 4, 6, 9, 14))}

    def look(self):
        return {'look': 'real' if self.battle.real else 'virtual'} if self.battle.phase == 'ready' else None

    def effect(self):
        self.number += 1
        return {'edit': 'add-effect', 'name': 'spell %d' % self.number, 'left': self.rand.randint(1, 3)}

    def switch(self):
        key = self.pick(rules.SWITCHES)
        values = [value for value in rules.SWITCHES[key] if value != self.battle.switches[key]]
        return {'edit': 'set-switch', 'switch': key, 'value': self.pick(values)}

    def finish_fight(self):
        return {'move': 'end'} if self.chance(15) else None

    # What is mostly refused

    def astray(self):
        battle = self.battle
        name, line = self.pick(battle.actors), self.pick(battle.lines.values())
        owner = self.pick(battle.owners)
        self.number += 1
        if battle.phase == 'over':
            return {'move': self.pick(('draw', 'finish', 'start', 'confirm'))}
        # Of a bag that holds the End alone nothing is rolled.
        typed = {'die': 1} if battle.left and not battle.real else {}
        return self.pick((
            {'move': 'draw'}, {'move': 'draw', 'token': owner}, {'move': 'draw', **typed}, {'move': 'act', 'who': name},
            {'move': 'finish', 'who': name}, {'move': 'finish', 'who': name}, {'move': 'idle'}, {'move': 'confirm'},
            {'move': 'take-turn', 'of': owner}, {'move': 'arrive', 'who': name} if not self.late() else {'move': 'start'},
            {'move': 'out', 'who': line.name, 'count': line.count + 1}, {'move': 'rebalance', 'end': self.rand.choice((0, 2))},
            {'edit': 'add-character', 'name': 'Eve', 'colour': self.pick(battle.taken_colours())},
            {'edit': 'add-hired', 'name': 'archers %d' % self.number, 'count': 2, 'willing': 3}, {'move': 'start'},
            {'move': 'rebalance', 'of': owner, 'tokens': battle.owners[owner].left + 1}))
