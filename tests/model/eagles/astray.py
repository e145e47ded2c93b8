# SPDX-License-Identifier: GPL-3.0-or-later
"""Requests that are mostly refused: each refusal of 8.3 has one that is after it, and any other may come up by chance."""

from eagles.rules import SIDES, other


class Astray:
    def astray(self):
        """One that fits the phase, or one of any kind."""
        ways = getattr(self, 'astray_' + self.battle.phase.replace('-', '_'), None)
        request = ways() if ways and self.chance(75) else None
        return request or self.anything()

    def any_unit(self):
        return self.pick(unit.name for unit in self.battle.units.values() if not unit.gone)

    def any_division(self):
        return self.pick(self.battle.divisions)

    def anything(self):
        """Whatever the phase."""
        unit, division = self.any_unit(), self.any_division()
        side = self.pick(SIDES)
        plain = ('roll-points', 'orders-done', 'determine', 'independents-done', 'skirmish-done', 'opposed-roll', 'pass',
                 'finish', 'next-turn', 'start')
        ways = [{'move': name} for name in plain]
        ways += [{'move': 'activate', 'division': division}, {'move': 'steal', 'division': division},
                 {'move': 'move', 'unit': unit}, {'move': 'activate-independent', 'unit': unit},
                 {'move': 'check-skirmish', 'unit': unit, 'distance': 6}, {'move': 'test-local', 'unit': unit},
                 {'move': 'react', 'deed': 'move'}, {'move': 'threaten', 'unit': unit},
                 {'move': 'allocate', 'army': side, 'points': 1},
                 {'move': 'activate-order', 'recipient': division}, self.write_dispatch()]
        if self.battle.dispatches:
            ways.append({'move': 'test-dispatch', 'dispatch': self.pick(self.battle.dispatches).number})
        request = self.pick(ways)
        # What is in its place is left to the course of play.
        if not self.model.judge(self.with_dice(request)) and request['move'] in plain + ('approach', 'write-dispatch'):
            return None if self.battle.phase != 'over' else {'move': 'finish'}
        return request

    # Phase by phase

    def astray_pool(self):
        return {'move': 'move', 'unit': self.any_unit(), 'fires': True}

    def astray_first(self):
        return self.rand.choice((lambda: {'move': 'roll-points'},
                                 lambda: {'move': 'move', 'unit': self.any_unit(), 'inches': 6},
                                 lambda: {'move': 'activate-independent', 'unit': self.any_unit()}))()

    def astray_orders(self):
        tried = [one.recipient for one in self.battle.dispatches if one.state in ('garbled', 'arrived')]
        if tried and self.chance(60):
            return {'move': 'activate-order', 'recipient': self.pick(tried)}
        if self.chance(50) and self.battle.dispatches:
            return {'move': 'test-dispatch', 'dispatch': self.pick(self.battle.dispatches).number}
        return self.astray_first()

    astray_determine = astray_first

    def astray_independents_early(self):
        """E-16, A-E40: who moves out of turn, or rolls before a move that is due"""
        ways = [lambda: {'move': 'pass'}, lambda: {'move': 'move', 'unit': self.any_unit(), 'inches': 6},
                lambda: {'move': 'activate-independent', 'unit': self.any_unit()}, self.astray_first]
        activated = [unit.name for unit in self.battle.standing() if unit.activated]
        if activated:
            ways.append(lambda: {'move': 'move', 'unit': self.pick(activated)})
        if self.battle.unit:
            ways.append(self.astray_local)
        return self.rand.choice(ways)()

    astray_independents_late = astray_independents_early

    def astray_skirmish(self):
        if self.chance(30):
            return self.astray_first()
        unit = self.any_unit()
        request = {'move': 'check-skirmish', 'unit': unit, 'distance': self.rand.choice((2, 4, 8.25, 10)),
                   'cavalry': self.tri('no')}
        if self.chance(50):
            request['nearest'] = self.any_unit()
            request['distance'] = 6
        return request

    def astray_allocate(self):
        side = self.pick(SIDES)
        pool = self.battle.armies[side].pool
        return {'move': 'allocate', 'army': side, 'points': self.rand.choice((0, pool + 1, pool + 3))}

    def astray_open_roll(self):
        side = self.pick(SIDES)
        if self.chance(40):
            return {'move': 'opposed-roll', 'points': [[side, self.some_points(side)]]}
        return {'move': 'allocate', 'army': side, 'points': self.some_points(side)}

    def astray_choose(self):
        return self.rand.choice(({'move': 'activate', 'division': self.any_division()},
                                 {'move': 'activate-independent', 'unit': self.any_unit()}, {'move': 'roll-points'}))

    def astray_division_active(self):
        return self.rand.choice((self.astray_steal, self.astray_steal, self.astray_steal, self.astray_local,
                                 self.astray_local, self.astray_move, self.astray_choose))()

    astray_thief_active = astray_division_active

    def astray_steal(self):
        """E-X02 to E-X06, A-E32, A-E35, A-E39"""
        battle = self.battle
        challengers = [one for one in battle.divisions.values() if one.side != battle.active_side]
        ways = self.rand.random()
        if ways < 0.12:
            return {'move': 'steal', 'division': battle.active}
        if ways < 0.25:
            names = [one.name for one in challengers if one.moved or one.attempted]
        elif ways < 0.5:
            names = ([battle.suspended] if battle.suspended else
                     [one.name for one in challengers if one.fallen and one.present and not one.moved and not one.attempted])
        else:
            names = self.able()
        if not names:
            return {'move': 'steal', 'division': self.pick(challengers).name}
        request = {'move': 'steal', 'division': self.pick(names)}
        if 0.5 <= ways < 0.7:
            request[self.rand.choice(('near', 'sees'))] = 'no'
        elif ways >= 0.7:
            side = other(battle.active_side)
            leaders = [side] + [one.name for one in battle.corps.values() if one.side == side]
            names = {leader.name for leader in battle.attached_to(request['division'])}
            request['leader'] = self.pick(leader for leader in leaders if leader not in names) or leaders[0]
        return request

    def astray_local(self):
        """E-X13, E-X16, E-X22"""
        units = [unit for unit in self.battle.standing() if unit.tested or not self.sides(unit.name)
                 or self.battle.side_of(unit.name) == self.battle.moving_side]
        move = self.rand.choice(('test-local', 'test-local', 'threaten'))
        return {'move': move, 'unit': self.pick(units).name} if units else None

    def astray_move(self):
        """E-X12"""
        units = [unit.name for unit in self.battle.standing() if unit.division != self.battle.active]
        return {'move': 'move', 'unit': self.pick(units)}

    def astray_steal_roll(self):
        side = self.pick(SIDES)
        return {'move': 'allocate', 'army': side, 'points': self.rand.choice((1, 1, self.battle.armies[side].pool + 1))}

    astray_steal_back_roll = astray_steal_roll

    def astray_turn_end(self):
        """E-X11, E-X17"""
        return self.rand.choice(({'move': 'opposed-roll'}, {'move': 'activate', 'division': self.any_division()},
                                 {'move': 'steal', 'division': self.any_division()},
                                 {'move': 'activate-independent', 'unit': self.any_unit()}))
