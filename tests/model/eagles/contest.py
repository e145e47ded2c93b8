# SPDX-License-Identifier: GPL-3.0-or-later
"""Points, the opposed roll, and stealing (3.4, 3.5)."""

from eagles import rules
from eagles.flow import ACTIVE
from eagles.objections import forbid, out_of_place, refuse, warn
from eagles.rules import SIDES, other

OPENING = ('allocate', 'open-roll')
STEALS = ('steal-roll', 'steal-back-roll')


class Contest:
    # Points

    def concerned(self, side):
        """The division for which a side rolls in a steal."""
        battle = self.battle
        return battle.challenger if battle.divisions[battle.challenger].side == side else battle.active

    def may_add(self, side):
        """E-28, A-E17: in a steal only with the army commander there, in defence only if that is played."""
        battle, division = self.battle, self.concerned(side)
        army = battle.armies[side]
        if division == battle.active and self.now('e.points_defence') == 'no':
            return False
        return army.attached == division and not army.fallen

    def judge_points(self, side, points):
        found, army = [], self.battle.armies[side]
        if points > army.pool:
            found.append(forbid('E-X07'))
        if self.battle.phase in STEALS and points > 0 and not self.may_add(side):
            found.append(refuse('E-X08'))
        return found

    def judge_allocate(self, said):
        battle = self.battle
        if battle.phase == 'open-roll':
            return [forbid('E-X09')]
        if battle.phase not in OPENING + STEALS:
            return [out_of_place()]
        given = {side: battle.armies[side].allocated is not None for side in SIDES}
        if all(given.values()):
            return [forbid('E-X09')]
        if given[said['army']]:
            return [forbid('*')]
        return self.judge_points(said['army'], said['points'])

    def do_allocate(self, said):
        self.spend(said['army'], said['points'])
        if self.battle.phase in STEALS:
            if said['points']:
                self.count('steal-points')
        elif all(army.allocated is not None for army in self.battle.armies.values()):
            self.count('allocated')
            self.battle.phase = 'open-roll'
        else:
            self.count('allocate')

    def spend(self, side, points):
        """E-26, A-E37: they are gone with the allocation."""
        army = self.battle.armies[side]
        army.allocated = points
        army.pool -= points

    # The roll

    def judge_opposed_roll(self, said):
        if self.battle.phase not in OPENING + STEALS:
            return [out_of_place()]
        found = []
        for side, points in said.get('points', []):
            if self.battle.armies[side].allocated is not None:
                found.append(forbid('E-X09'))
            else:
                found += self.judge_points(side, points)
        return found

    def officer(self, side):
        """Who rolls: in the opening the army commander, in a steal the senior present (E-32); nobody, if he is lost."""
        army = self.battle.armies[side]
        if self.battle.phase in OPENING:
            return None if army.fallen else army
        if self.battle.leader and side == self.challenging_side():
            return self.battle.command(self.battle.leader)
        return self.battle.roller(self.concerned(side))

    def rating(self, side):
        """A-E32: nobody there is 0."""
        officer = self.officer(side)
        return rules.INITIATIVE[officer.rating] if officer else 0

    def modifier(self, side):
        """E-31, A-E01"""
        officer, way = self.officer(side), self.now('e.rating_mod')
        if officer is None or way == 'none' or way == 'attached-only' and not self.is_attached(officer, side):
            return 0
        return self.rating(side)

    def is_attached(self, officer, side):
        if self.battle.phase in OPENING:
            return officer.attached is not None
        return officer.attached == self.concerned(side)

    def total(self, side, natural):
        return natural + (self.battle.armies[side].allocated or 0) + self.modifier(side)

    def challenging_side(self):
        return self.battle.divisions[self.battle.challenger].side

    def tie_winner(self):
        """A-E03: who wins equal totals, or nobody, so that they roll again. The last
        owner is who had it last in the turn before, won or handed over; if nobody had it, they roll again."""
        ratings = {side: self.rating(side) for side in SIDES}
        higher = max(SIDES, key=ratings.get) if ratings['red'] != ratings['blue'] else None
        if self.battle.phase in OPENING:
            way = self.now('e.tie_open')
            return higher if way == 'higher-rating' else self.battle.last_owner if way == 'last-owner' else None
        holder = other(self.challenging_side())
        way = self.now('e.tie_steal')
        return higher or holder if way == 'higher-rating' else holder if way == 'holder' else None

    def outcome(self, naturals):
        """Of one pair of dice: "cut", the side that wins, or nobody; and whether it was a tie."""
        if sum(naturals) >= rules.CUT_FROM:
            return 'cut', False
        totals = {side: self.total(side, natural) for side, natural in zip(SIDES, naturals)}
        if totals['red'] == totals['blue']:
            return self.tie_winner(), True
        return max(SIDES, key=totals.get), False

    def throw(self, dice, opening):
        """What the last pair of dice says; those before it were ties."""
        for i in range(0, len(dice), 2):
            result, tie = self.outcome(dice[i:i + 2])
            if (result is None) != (i + 2 < len(dice)):
                raise ValueError('too few dice, or too many')
            if tie:
                self.count('steal-tie' if not opening else 'open-tie-settled' if result else 'open-tie')
        return result

    def do_opposed_roll(self, said):
        battle = self.battle
        opening = battle.phase in OPENING
        for side, points in said.get('points', []):
            self.spend(side, points)
            if points and not opening:
                self.count('steal-points')
        for side in SIDES:
            if battle.armies[side].allocated is None:
                self.spend(side, 0)
        result = self.throw(said['die'], opening)
        for army in battle.armies.values():
            army.allocated = None
        if opening:
            self.count('open-cut' if result == 'cut' else 'open-won')
            if result == 'cut':
                self.cut_turn()
            else:
                battle.owner = result
                self.go_on()
        else:
            self.settle_steal(result)

    def settle_steal(self, result):
        battle = self.battle
        back = battle.phase == 'steal-back-roll'
        challenger, holder = battle.divisions[battle.challenger], battle.divisions[battle.active]
        battle.challenger = battle.leader = None
        if result == 'cut':
            self.count('back-cut' if back else 'steal-cut')
            self.cut_turn()
            return
        if result != challenger.side:
            self.count('thief-keeps' if back else 'kept')
            battle.phase = 'thief-active' if back else 'division-active'
            return
        if any(unit.threatened for unit in battle.units.values()):
            # A-E42: nobody waits for a test of the side that moves now.
            self.count('A-E42')
            battle.drop_threats()
        if back:
            self.count('stolen-back')
            holder.moved, holder.activation = True, 'done'
            self.set_active(challenger.name, 'division-active')
            battle.stole_back = True
        else:
            self.count('stolen')
            if self.now('e.interrupted') == 'lost':
                holder.moved, holder.activation = True, 'done'
            else:
                holder.activation = 'suspended'
            self.set_active(challenger.name, 'thief-active')

    # The attempt

    def judge_steal(self, said):
        battle, one = self.battle, self.battle.divisions[said['division']]
        if battle.phase not in ACTIVE:
            return [out_of_place()]
        if battle.stole_back:
            return [forbid('A-E35')]
        found = []
        if one.side == battle.active_side:
            found.append(forbid('E-X05'))
        if one.activation == 'suspended':
            found.append(forbid('A-E39'))
        elif not one.present or one.independent:
            found.append(forbid('*'))
        # A-E43: before anything else is looked at
        if one.attempted:
            return found + [refuse('E-X03')]
        if one.moved and not self.may_again(one):
            found.append(refuse('E-X02'))
        if 'no' in (said.get('near'), said.get('sees')):
            found.append(refuse('E-X04'))
        return found + self.judge_leader(said, one) + self.judge_threatened()

    def judge_leader(self, said, one):
        """E-34: its commander, or one who is attached to it."""
        attached = self.battle.attached_to(one.name)
        found = []
        if 'leader' in said and said['leader'] not in [one.name] + [leader.name for leader in attached]:
            found.append(refuse('E-X06'))
        if one.fallen and not attached:
            found.append(refuse('A-E32'))
        return found

    def may_again(self, one):
        """E-40, A-E11, A-E26"""
        fresh = self.now('e.elite_again') == 'full' or one.activation == 'none'
        return fresh and self.battle.mostly_elite(one.name, self.now('e.majority'))

    def do_steal(self, said):
        battle = self.battle
        one = battle.divisions[said['division']]
        if one.moved:
            self.count('elite-again')
        self.count('steal-back' if battle.phase == 'thief-active' else 'steal')
        one.attempted = True
        battle.challenger, battle.leader = said['division'], said.get('leader')
        battle.phase = 'steal-back-roll' if battle.phase == 'thief-active' else 'steal-roll'
        for army in battle.armies.values():
            army.allocated = None

    # No roll at all

    def judge_approach(self, said):
        return [warn('E-03')] if self.battle.phase == 'allocate' else [out_of_place()]

    def do_approach(self, said):
        self.count('approach')
        self.battle.phase = 'turn-end'
