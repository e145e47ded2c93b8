# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a turn as it is played: in each phase something that belongs there, mostly."""

from eagles.rules import DEEDS, SIDES, other


class Turns:
    def play(self):
        return getattr(self, 'in_' + self.battle.phase.replace('-', '_'))()

    def tri(self, likely='untracked'):
        return self.rand.choice((likely, likely, 'yes', 'no', 'untracked'))

    # The first segment

    def in_pool(self):
        return {'move': 'roll-points'}

    def in_orders(self):
        battle, way = self.battle, self.rand.random()
        untested = self.model.untested()
        ready = sorted({one.recipient for one in battle.dispatches if one.kind == 'order' and one.state == 'arrived'
                        and one.tried < battle.turn})
        if ready and way < 0.5:
            return {'move': 'activate-order', 'recipient': self.pick(ready)}
        if untested and way < 0.7:
            return {'move': 'test-dispatch', 'dispatch': self.pick(untested).number}
        written = sum(one.written == battle.turn for one in battle.dispatches)
        if way < 0.9 and written < (2 if self.hasty else 5):
            return self.write_dispatch()
        return {'move': 'orders-done'}

    def write_dispatch(self):
        """Not to or from commanders who are lost: who reads it then is open."""
        side = self.pick(SIDES)
        # With no more than three lost, two are left.
        commands = [one.name for one in self.battle.commands(side)
                    if not one.fallen and not getattr(one, 'independent', False) and getattr(one, 'present', True)]
        sender, recipient = self.rand.sample(commands, 2)
        return {'move': 'write-dispatch', 'sender': sender, 'recipient': recipient, 'text': 'Hold the farm',
                'kind': self.rand.choice(('order', 'order', 'order', 'message')),
                'inside': self.rand.choice(('yes', 'no', 'no', 'untracked'))}

    def in_determine(self):
        return {'move': 'determine'}

    def in_independents_early(self):
        battle = self.battle
        free = battle.free_independents('early' if battle.phase == 'independents-early' else 'late')
        if any(unit.threatened for unit in battle.units.values()) and self.chance(50):
            return self.answer_threat()
        if battle.unit and self.chance(35):
            return {'move': 'threaten', 'unit': self.pick(self.against()).name} if self.chance(25) else self.local()
        if battle.due:
            return self.move_unit(battle.due) if self.chance(65) else {'move': 'pass'}
        if battle.unit and self.chance(15):
            return self.move_unit(battle.unit)
        if free and self.chance(80):
            return {'move': 'activate-independent', 'unit': self.pick(free), **self.local_words()}
        return {'move': 'independents-done'}

    in_independents_late = in_independents_early

    def local_words(self):
        words = {'charge': self.tri(), 'attached': self.tri()}
        return {key: value for key, value in words.items() if value != 'untracked'}

    def in_skirmish(self):
        units = [unit for unit in self.battle.standing() if unit.arm != 'cavalry' and not unit.checked]
        checked = sum(unit.checked for unit in self.battle.standing())
        if not units or self.chance(70 if self.hasty else 15) or checked > 6:
            return {'move': 'skirmish-done'}
        unit = self.pick(units)
        request = {'move': 'check-skirmish', 'unit': unit.name, 'distance': self.rand.choice((4.5, 5, 6, 7.25, 8)),
                   'cavalry': 'no'}
        enemies = [one.name for one in self.battle.standing()
                   if one.arm == 'infantry' and self.battle.side_of(one.name) != self.battle.side_of(unit.name)]
        if enemies:
            request['nearest'] = self.pick(enemies)
        return request

    # The opening roll

    def some_points(self, side, most=3):
        return self.rand.randint(0, min(most, self.battle.armies[side].pool))

    def in_allocate(self):
        waiting = [side for side in SIDES if self.battle.armies[side].allocated is None]
        # What becomes of points when both agree that there is no roll is open.
        if len(waiting) == 2 and self.chance(12):
            return {'move': 'approach'}
        if self.chance(80):
            side = self.pick(waiting)
            return {'move': 'allocate', 'army': side, 'points': self.some_points(side)}
        return self.opposed_roll()

    def opposed_roll(self):
        request = {'move': 'opposed-roll'}
        waiting = [side for side in SIDES if self.battle.armies[side].allocated is None]
        may = [side for side in waiting if self.battle.challenger is None or self.model.may_add(side)]
        if may and self.chance(40):
            sides = self.rand.sample(may, self.rand.randint(1, len(may)))
            request['points'] = [[side, self.some_points(side)] for side in sides]
        return request

    def in_open_roll(self):
        return {'move': 'opposed-roll'}

    # Divisions

    def in_choose(self):
        waiting = self.battle.waiting(self.battle.owner)
        if waiting and self.chance(88):
            return {'move': 'activate', 'division': self.pick(waiting)}
        return {'move': 'pass'}

    def in_division_active(self):
        battle, way = self.battle, self.rand.random()
        if any(unit.threatened for unit in battle.units.values()) and way < 0.5:
            return self.answer_threat()
        if way < 0.34 and not battle.stole_back:
            return self.steal() or self.act()
        if way < 0.4 and battle.phase == 'division-active' and not battle.suspended and not battle.stole_back:
            waiting = [name for name in battle.waiting(battle.owner) if name != battle.active]
            if not waiting and self.model.may_swap():
                waiting = battle.waiting(other(battle.owner))
            if waiting:
                return {'move': 'activate', 'division': self.pick(waiting)}
        return self.act()

    in_thief_active = in_division_active

    def answer_threat(self):
        names = [unit.name for unit in self.battle.units.values() if unit.threatened]
        return {'move': 'test-local', 'unit': self.pick(names), **self.local_words()}

    def act(self):
        battle, way = self.battle, self.rand.random()
        if way < 0.3:
            unit = self.pick(battle.units_of(battle.active))
            return self.move_unit(unit.name) if unit else {'move': 'finish'}
        if way < 0.62:
            return self.local()
        if way < 0.7:
            return {'move': 'threaten', 'unit': self.pick(self.against()).name}
        return {'move': 'finish'}

    def move_unit(self, name):
        said = {'fires': True} if self.chance(30) else {'inches': self.rand.choice((3, 6, 9))} if self.chance(60) else {}
        return {'move': 'move', 'unit': name, **said}

    def against(self):
        """Units of the side that does not move."""
        return [unit for unit in self.battle.standing() if self.battle.side_of(unit.name) != self.battle.moving_side]

    def local(self):
        fresh = [unit for unit in self.against() if not unit.tested and self.sides(unit.name)] or self.against()
        request = {'move': 'test-local', 'unit': self.pick(fresh).name, **self.local_words()}
        units = [self.battle.units[self.battle.unit]] if self.battle.among_independents else self.battle.units_of(self.battle.active)
        if units and self.chance(40):
            request['mover'] = self.pick(units).name
        return request

    def in_local(self):
        return {'move': 'react', 'deed': self.pick(DEEDS)}

    def able(self):
        """Divisions that may steal now."""
        return [one.name for one in self.battle.divisions.values()
                if not [item for item in self.model.judge_steal({'division': one.name}) if not item.warn]]

    def steal(self):
        name = self.pick(self.able())
        if name is None:
            return None
        request = {'move': 'steal', 'division': name}
        if self.chance(60):
            request.update(near='yes', sees='yes')
        if self.chance(40):
            # E-32: the senior one present; whether a junior may roll in his stead is left out.
            request['leader'] = self.battle.roller(name).name
        return request

    def in_steal_roll(self):
        may = [side for side in SIDES if self.battle.armies[side].allocated is None and self.model.may_add(side)]
        if may and self.chance(50):
            side = self.pick(may)
            return {'move': 'allocate', 'army': side, 'points': self.some_points(side)}
        return self.opposed_roll()

    in_steal_back_roll = in_steal_roll

    # The end

    def in_turn_end(self):
        return {'move': 'end'} if self.chance(6) else {'move': 'next-turn'}
