# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written down of the armies and the house rules, and what happens at the table (section 6, 7.3)."""

from eagles.objections import forbid
from eagles.state import Corps, Division, Unit

DICE = {'elite-die': 'elite', 'line-die': 'line', 'conscript-die': 'conscript'}


class Papers:
    def accept(self, said):
        return []

    judge_set_switch = judge_set_battle = judge_add_corps = judge_add_division = accept
    judge_add_unit = judge_add_nation = judge_set_army = accept

    def do_set_switch(self, said):
        """Section 6: from the next roll on, never retroactive."""
        self.battle.switches[said['switch']] = said['value']
        if self.battle.phase == 'setup':
            self.battle.in_force[said['switch']] = said['value']

    def do_set_battle(self, said):
        for key, troops in DICE.items():
            if key in said:
                self.battle.dice[troops] = said[key]

    def do_set_army(self, said):
        army = self.battle.armies[said['army']]
        army.rating = said.get('rating', army.rating)

    def do_add_nation(self, said):
        self.battle.nations[said['name']] = said['screen']

    def do_add_corps(self, said):
        self.battle.corps[said['name']] = Corps(said['name'], said['army'], said['rating'])

    def do_add_division(self, said):
        self.battle.divisions[said['name']] = Division(
            said['name'], said['army'], said.get('rating', 'average'), corps=said.get('corps'),
            independent=said.get('kind') == 'independent', place=said.get('place', 'on-table'), arrives=said.get('arrives', 0))

    def do_add_unit(self, said):
        self.battle.units[said['name']] = Unit(
            said['name'], said['division'], said.get('arm', 'infantry'), said.get('troops', 'line'), said.get('nation'),
            said.get('strength', 1))

    # The table

    def judge_attach(self, said):
        """E-28, E-34: a commander leads with a division of his own side."""
        one = self.battle.command(said['command'])
        if 'division' not in said:
            return [] if one.attached else [forbid('*')]
        division = self.battle.divisions[said['division']]
        if division.side != one.side or one.attached == division.name or one.fallen:
            return [forbid('*')]
        return []

    def do_attach(self, said):
        self.count('attach')
        self.battle.command(said['command']).attached = said.get('division')

    def judge_arrive(self, said):
        return [forbid('*')] if self.battle.divisions[said['division']].present else []

    def do_arrive(self, said):
        self.count('arrive')
        self.battle.divisions[said['division']].place = 'on-table'

    def judge_lose_step(self, said):
        return [forbid('*')] if self.battle.units[said['unit']].gone else []

    def do_lose_step(self, said):
        self.count('lose-step')
        unit = self.battle.units[said['unit']]
        unit.steps += said.get('steps', 1)
        unit.gone = unit.gone or said.get('gone', False)

    def judge_lose_commander(self, said):
        return [forbid('*')] if self.battle.command(said['command']).fallen else []

    def do_lose_commander(self, said):
        """A-E32. Who is lost leads nothing any more."""
        self.count('lose-commander')
        one = self.battle.command(said['command'])
        one.fallen, one.attached = True, None

    # What was wrong

    def judge_put_right(self, said):
        return []

    def do_put_right(self, said):
        self.count('put-right')
        thing = self.battle.units[said['unit']] if 'unit' in said else self.battle.divisions[said['division']]
        for key in ('ff', 'smoke', 'tested', 'attempted'):
            if key in said:
                setattr(thing, key, said[key])
