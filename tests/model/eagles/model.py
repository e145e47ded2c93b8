# SPDX-License-Identifier: GPL-3.0-or-later
"""The second model of the grand-tactical system: made from the catalogue alone, it judges requests and keeps the battle."""

from course import Course
from eagles.contest import Contest
from eagles.first import First
from eagles.flow import Flow
from eagles.local import Local
from eagles.objections import forbid, out_of_place
from eagles.papers import Papers
from eagles.post import Post
from eagles.state import Battle

# Section 8.3, E-X11: what would be going on in a turn that a roll has ended.
GOING_ON = {'allocate', 'opposed-roll', 'activate', 'pass', 'finish', 'steal', 'move'}
PAPERS = {'set-switch', 'set-battle', 'add-corps', 'add-division', 'add-unit', 'add-nation', 'set-army'}
# Section 6: a switch holds from the next roll on.
ROLLS = {'roll-points', 'determine', 'activate-order', 'check-skirmish', 'opposed-roll', 'test-local'}


class Model(Flow, Post, First, Contest, Local, Papers, Course):
    Battle = Battle

    def is_roll(self, request):
        kind = request.get('move')
        return kind in ROLLS or bool(request.get('die'))

    def judge(self, request):
        """What speaks against it, as a list of objections. A roll is judged by the switches as they stand."""
        if 'look' in request:
            return []
        if 'undo' in request or 'redo' in request:
            return self.judge_travel(request)
        kind, kept = self.kind(request), self.battle.in_force
        if self.battle.phase in ('setup', 'over') and kind not in PAPERS and (kind != 'start' or self.battle.phase == 'over'):
            return [out_of_place()]
        if self.battle.phase == 'turn-end' and self.battle.cut and kind in GOING_ON:
            return [forbid('E-X11')]
        if self.is_roll(request):
            self.battle.in_force = self.at_roll()
        found = self.method('judge', kind)(request)
        self.battle.in_force = kept
        return found

    def do(self, request):
        if 'look' in request:
            return None
        if 'undo' in request or 'redo' in request:
            return self.travel(request)
        self.step()
        if self.is_roll(request):
            self.battle.in_force = self.at_roll()
        self.method('do', self.kind(request))(request)
        return None

    def at_roll(self):
        """All but orders, which have a moment of their own (A-E44)."""
        return {**self.battle.switches, 'e.orders': self.battle.in_force['e.orders']}

    # What the program reports, too

    def report(self):
        battle = self.battle
        found = {'phase': battle.phase, 'turn': battle.turn, 'cut': battle.cut}
        # 7.3: nothing of the turn is left at its end; whether it goes with the end or with the next turn is open.
        whole = battle.phase not in ('turn-end', 'over') and not battle.cut
        if whole:
            found.update(owner=battle.owner, active=battle.active, stole_back=battle.stole_back, tested=battle.tested,
                         reaction=battle.reaction)
        for side, army in battle.armies.items():
            found[side] = {'pool': army.pool, 'attached': army.attached, 'fallen': army.fallen}
            if whole:
                found[side].update(allocated=army.allocated, independents=army.independents)
        for corps in battle.corps.values():
            found[corps.name] = {'attached': corps.attached, 'fallen': corps.fallen}
        for one in battle.divisions.values():
            found[one.name] = {'place': one.place, 'fallen': one.fallen, 'attempted': one.attempted}
            if whole:
                found[one.name].update(moved=one.moved, activation=one.activation)
        for unit in battle.units.values():
            found[unit.name] = {key: getattr(unit, key) for key in ('status', 'steps', 'smoke', 'ff', 'gone', 'tested',
                                                                    'checked', 'activated')}
            if whole:
                found[unit.name]['threatened'] = unit.threatened
        for one in battle.dispatches:
            found['#%d' % one.number] = {key: getattr(one, key) for key in ('kind', 'sender', 'recipient', 'inside', 'written',
                                                                            'state', 'due', 'arrived', 'tried', 'since')}
        return found
