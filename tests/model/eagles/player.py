# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes up sessions: legal requests and illegal ones, steered so that every row and every refusal comes up often.

It looks at the model only, never at what the program answers. What the catalogue leaves open is not asked; each place where
something is left out says so.
"""

from course import Hand
from eagles.astray import Astray
from eagles.dice import Dice
from eagles.rules import SIDES
from eagles.setting import set_up
from eagles.turns import Turns


class Player(Turns, Astray, Dice, Hand):
    def __init__(self, model, seed, number):
        super().__init__(model, seed, number)
        self.waiting = set_up(self.rand, number)
        # In some sessions the later phases of a turn are reached soon, in others the first ones are played out.
        self.hasty = self.rand.random() < 0.5

    def in_setup(self):
        return self.battle.phase == 'setup'

    def answer(self, request, objections):
        """A request that was refused: both sides may agree to it, and to what is final in vain."""
        if request.get('agreed') or not objections or any(item.closed or item.optional for item in objections):
            return
        # Whether one who is attached elsewhere is an attached leader here is open.
        if request.get('leader') and self.battle.switches['e.rating_mod'] == 'attached-only':
            return
        self.refused = request

    # Besides the course of the turn

    def aside(self):
        return self.rand.choice((self.look, self.look, self.step_back, self.attach, self.attach, self.lose_step,
                                 self.arrive, self.lose_commander, self.lose_commander, self.put_right, self.switch,
                                 self.say_dice))()

    def look(self):
        """A-E36, A-E37"""
        seeing = {one.recipient for one in self.battle.dispatches}
        if seeing and self.chance(60):
            return {'look': self.pick(sorted(seeing))}
        return {'look': self.pick(one.name for side in SIDES for one in self.battle.commands(side))}

    def rolling(self):
        """Whether a roll is under way; who comes and goes meanwhile is left out, for that would change who rolls."""
        return self.battle.phase in ('allocate', 'open-roll', 'steal-roll', 'steal-back-roll')

    def attach(self):
        if self.rolling():
            return None
        side = self.pick(SIDES)
        leaders = [one for table in (self.battle.armies, self.battle.corps) for one in table.values()
                   if one.side == side and not one.fallen]
        leader = self.pick(leaders)
        divisions = [one.name for one in self.battle.divisions.values()
                     if one.side == side and one.present and not one.independent and leader and one.name != leader.attached]
        if not divisions:
            return None
        return {'move': 'attach', 'command': leader.name, 'division': self.pick(divisions)}

    def lose_step(self):
        unit = self.pick(self.battle.standing())
        # One who is threatened, stopped or in mid-move stays: what becomes of that is open.
        if unit is None or unit.threatened or unit.name in (self.battle.tested, self.battle.unit):
            return None
        request = {'move': 'lose-step', 'unit': unit.name, 'steps': self.rand.randint(1, 2)}
        if self.chance(5) and self.battle.phase == 'choose' and len(self.battle.units_of(unit.division)) > 1:
            request['gone'] = True
        return request

    def arrive(self):
        away = [one.name for one in self.battle.divisions.values() if not one.present]
        return {'move': 'arrive', 'division': self.pick(away)} if away and self.battle.phase == 'choose' else None

    def lose_commander(self):
        """Divisions and corps; who rolls for an army without its commander is open, and so is who receives his orders."""
        lost = sum(one.fallen for side in SIDES for one in self.battle.commands(side))
        if self.rolling() or lost >= 3:
            return None
        busy = {one.recipient for one in self.battle.dispatches} | {one.sender for one in self.battle.dispatches}
        tables = (self.battle.divisions,) if self.chance(75) else (self.battle.corps,)
        names = [one.name for table in tables for one in table.values()
                 if not one.fallen and not getattr(one, 'independent', False) and getattr(one, 'present', True)
                 and one.name not in busy]
        return {'move': 'lose-commander', 'command': self.pick(names)} if names else None

    def put_right(self):
        """What the table knows: a fire fight, smoke that clears by hand (e.smoke = manual), what was noted wrongly."""
        unit, one = self.pick(self.battle.standing()), self.pick(self.battle.divisions.values())
        if self.chance(15) and not one.independent:
            return {'edit': 'put-right', 'division': one.name, 'attempted': not one.attempted}
        if unit is None or unit.threatened or unit.name == self.battle.tested:
            return None
        key = self.pick(('ff', 'ff', 'smoke', 'tested'))
        return {'edit': 'put-right', 'unit': unit.name, key: not getattr(unit, key)}

    def switch(self):
        """In the game where a roll comes soon; what holds of a switch between two steps of one roll is left out."""
        if self.battle.phase not in ('choose', 'turn-end') or self.chance(50):
            return None
        key = self.pick(('e.rating_mod', 'e.tie_steal', 'e.tie_open', 'e.elite_again', 'e.li_is_move', 'e.smoke',
                         'e.majority', 'e.interrupted', 'e.steal_once', 'e.loser_activates', 'e.orders'))
        values = [value for value in self.values(key) if value != self.battle.switches[key]]
        return {'edit': 'set-switch', 'switch': key, 'value': self.pick(values)}

    def say_dice(self):
        """A-E38: until they are there."""
        unknown = [troops for troops, sides in self.battle.dice.items() if not sides]
        if not unknown or self.battle.phase != 'turn-end' or self.chance(70):
            return None
        return {'edit': 'set-battle', **{troops + '-die': self.pick((6, 8, 10, 12)) for troops in unknown}}
