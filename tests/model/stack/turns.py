# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns, and what happens to the participants meanwhile (T-09, T-15 to T-20, T-25, A-T04, A-T08, A-T18)."""

from stack import rules
from stack.state import Line, Owner, Turn
from verdicts import forbid, out_of_place, refuse, warn


class Turns:
    def unwilling(self):
        return refuse('T-X10')

    def lay_aside(self, owner, actor=None, kept=False):
        battle = self.battle
        battle.turns.append(Turn(owner, actor, kept))
        battle.phase, battle.owner, battle.actor, battle.taken = 'ready', None, None, False

    def judge_actor(self, name):
        battle = self.battle
        if battle.owner_of(name) != battle.owner:
            return [refuse('T-X06')]
        line = battle.lines.get(name)
        if line and line.kind == 'hired' and not line.willing:
            return [self.unwilling()]
        return [] if battle.able(name) else [refuse('A-T04')]

    def judge_act(self, said):
        if not self.battle.able_of(self.battle.owner):
            return [forbid('A-T04')]
        return self.judge_actor(said['who'])

    def do_act(self, said):
        self.battle.actor = said['who']

    def judge_finish(self, said):
        return self.judge_actor(said['who']) if 'who' in said else []

    def do_finish(self, said):
        self.count('finish')
        self.lay_aside(self.battle.owner, said.get('who', self.battle.actor))

    def judge_idle(self, said):
        return []

    def do_idle(self, said):
        self.count('idle')
        self.lay_aside(self.battle.owner)

    def judge_keep_turn(self, said):
        """T-X11, and once (A-T18)"""
        return [forbid('A-T18')] if self.battle.taken else [warn('T-X11')]

    def do_keep_turn(self, said):
        self.lay_aside(self.battle.owner, kept=True)

    def judge_take_turn(self, said):
        turns = [turn for turn in self.battle.turns if turn.kept]
        if not turns:
            return [forbid('A-T18')]
        if not any(self.battle.able_of(turn.owner) for turn in turns):
            return [forbid('A-T04', 'A-T18')]
        if not self.battle.kept(said['of']):
            return [forbid('A-T18')]
        return [] if self.battle.able_of(said['of']) else [forbid('A-T04')]

    def do_take_turn(self, said):
        battle = self.battle
        self.count('A-T18')
        battle.turns.remove(battle.kept(said['of']))
        self.take(said['of'])
        battle.taken = True

    # What happens meanwhile

    def judge_out(self, said):
        one = self.battle.actors[said['who']]
        if one.place != 'in' or said['who'] in self.battle.lines and not 0 < said.get('count', 1) <= one.count:
            return [forbid('T-12')]
        return []

    def do_out(self, said):
        """T-25: a flag only"""
        self.count('out')
        one, how = self.battle.actors[said['who']], said.get('how', 'dead')
        if said['who'] in self.battle.characters:
            one.place = how
            return
        number = said.get('count', 1)
        one.count -= number
        one.fallen += number if how == 'dead' else 0
        one.away += number if how != 'dead' else 0

    def judge_arrive(self, said):
        return [] if self.battle.actors[said['who']].place == 'waiting' else [forbid('A-T08')]

    def do_arrive(self, said):
        self.count('arrive')
        self.come(said['who'])

    def come(self, name):
        """A-T08: at the next filling, or at once"""
        one = self.battle.actors[name]
        self.count('A-T08')
        if self.now('t.arrivals') == 'at-once':
            one.place = 'in'
            if self.battle.phase in rules.ROUND:
                self.put_in(name)
        else:
            one.place = 'arriving'

    def judge_rebalance(self, said):
        """T-07, T-X04, T-X05, T-X08, T-X09"""
        battle = self.battle
        if 'end' in said:
            return [forbid('T-X08')]
        owner, tokens = battle.owners[said['of']], said['tokens']
        if battle.phase in rules.ROUND:
            if tokens > owner.left:
                return [refuse('T-X04')]
            return [warn('T-X05')] if tokens < owner.left else [out_of_place()]
        if tokens == owner.settled:
            return [out_of_place()]
        limit = self.limit()
        return [warn('T-X09')] if owner.kind == 'enemies' and limit is not None and tokens > limit else []

    def do_rebalance(self, said):
        self.count('rebalance')
        owner = self.battle.owners[said['of']]
        if self.battle.phase in rules.ROUND:
            owner.left = said['tokens']
        else:
            owner.settled = said['tokens']

    def judge_end(self, said):
        return []

    def do_end(self, said):
        self.count('over')
        battle = self.battle
        for owner in battle.owners.values():
            owner.tokens = owner.left = 0
        battle.phase, battle.owner, battle.actor, battle.turns = 'over', None, None, []

    # Who takes part

    def join(self, name, said):
        self.battle.actors[name].place = said.get('place', 'in')
        if self.battle.phase in rules.GAME and 'place' not in said:
            self.come(name)

    def judge_add_character(self, said):
        return [forbid('T-X07')] if said['colour'] in self.battle.taken_colours() else []

    def do_add_character(self, said):
        self.battle.characters[said['name']] = Owner(said['name'], 'character', said['colour'])
        self.join(said['name'], said)

    def judge_add_faction(self, said):
        return self.judge_add_character(said)

    def do_add_faction(self, said):
        self.battle.pools[said['name']] = Owner(said['name'], 'enemies', said['colour'])

    def judge_add_enemy(self, said):
        return []

    def do_add_enemy(self, said):
        if not said['initiative']:
            self.count('A-T10')
        if 'faction' in said and self.now('t.enemy_colours') == 'per-faction':
            self.count('A-T11')
        self.battle.lines[said['name']] = Line(said['name'], 'enemies', said['count'], said['initiative'],
                                               faction=said.get('faction'))
        self.join(said['name'], said)

    def judge_add_hired(self, said):
        return [self.unwilling()] if said['willing'] > said['count'] else []

    def do_add_hired(self, said):
        self.battle.lines[said['name']] = Line(said['name'], 'hired', said['count'], willing=said['willing'])
        self.join(said['name'], said)

    def judge_add_effect(self, said):
        return []

    def do_add_effect(self, said):
        self.battle.effects[said['name']] = said['left']

    def judge_set_battle(self, said):
        return []

    def do_set_battle(self, said):
        self.battle.real = said['bag'] == 'real'

    def judge_set_switch(self, said):
        return []

    def do_set_switch(self, said):
        """Section 6: from the next draw on"""
        self.battle.switches[said['switch']] = said['value']
        if self.battle.phase not in rules.GAME:
            self.battle.in_force = dict(self.battle.switches)

    def judge_start(self, said):
        standing = [one for one in self.battle.characters.values() if one.place == 'in']
        return [] if standing else [forbid('T-02')]

    def do_start(self, said):
        self.count('start')
        self.fill()
