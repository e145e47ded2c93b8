# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a turn: its phases, the divisions that are named one after the other, and its end (8.3)."""

from eagles import rules
from eagles.objections import forbid, out_of_place, warn
from eagles.rules import other

FIRST_SEGMENT = ('pool', 'orders', 'determine', 'independents-early', 'skirmish')
ACTIVE = ('division-active', 'thief-active')


class Flow:
    def in_phase(self, *phases):
        return [] if self.battle.phase in phases else [out_of_place()]

    # The beginning

    def judge_start(self, said):
        return self.in_phase('setup')

    def do_start(self, said):
        self.count('start')
        self.battle.in_force = dict(self.battle.switches)
        self.battle.phase = 'pool'

    def judge_roll_points(self, said):
        """E-26, E-X21: never a second time."""
        return [] if self.battle.phase == 'pool' else [forbid('E-X21')]

    def do_roll_points(self, said):
        self.count('pool')
        dice = list(said['die'])
        for army in self.battle.armies.values():
            natural = dice.pop(0)
            if natural == 1:
                self.count('pool-wild')
            army.pool = rules.points_for(army.rating, natural, dice.pop(0) if natural == 1 else None)
        self.begin_turn()

    # The start of a turn

    def begin_turn(self):
        battle = self.battle
        battle.turn += 1
        self.forget_turn()
        for one in battle.divisions.values():
            one.moved, one.activation = False, 'none'
            if self.now('e.steal_once') == 'turn':
                one.attempted = False
            if not one.present and one.arrives and one.arrives <= battle.turn:
                one.place = 'on-table'
                self.count('arrive')
        for unit in battle.units.values():
            unit.tested = unit.checked = unit.activated = unit.threatened = unit.moved = False
        for army in battle.armies.values():
            army.independents, army.allocated = 'unknown', None
        # A-E44: orders count from the next phase of orders that has not begun.
        if battle.in_force['e.orders'] != battle.switches['e.orders']:
            self.count('A-E44')
        battle.in_force = {**battle.in_force, 'e.orders': battle.switches['e.orders']}
        if self.now('e.orders') == 'on':
            self.count('turn-orders')
            self.deliver()
            battle.phase = 'orders'
        else:
            self.after_orders()

    def deliver(self):
        """What is due arrives; with the module switched off meanwhile nothing does until it is on again."""
        for one in self.battle.dispatches:
            if one.state == 'delayed' and one.due <= self.battle.turn:
                self.count('due')
                one.state, one.arrived = 'arrived', self.battle.turn

    def forget_turn(self):
        """7.3: none of these outlives the turn."""
        battle = self.battle
        battle.last_owner = battle.owner
        battle.owner = battle.active = battle.unit = battle.challenger = battle.leader = battle.tested = None
        battle.swapped = battle.stole_back = battle.cut = False
        battle.reaction = 'none'

    def knows_dice(self):
        """A-E05, A-E38: those of all classes; whether a class that nobody has may be without is open."""
        return self.now('e.class_dice') == 'd10' or all(self.battle.dice.values())

    def die(self, unit):
        if self.now('e.class_dice') == 'd10':
            return 10
        return self.battle.dice[self.battle.units[unit].troops]

    def after_orders(self):
        battle = self.battle
        independents = any(battle.divisions[unit.division].independent for unit in battle.standing())
        if independents and (self.now('e.indep') == 'free' or self.knows_dice()):
            self.count('turn-determine')
            battle.phase = 'determine'
        else:
            self.count('turn-passed')
            self.after_independents()

    def after_independents(self):
        """A-E38: skirmish combat is passed as long as nobody has said which dice are rolled."""
        self.battle.phase = 'skirmish' if self.knows_dice() else 'allocate'
        if self.battle.phase == 'allocate':
            self.count('A-E38')

    def judge_skirmish_done(self, said):
        return self.in_phase('skirmish')

    def do_skirmish_done(self, said):
        self.count('skirmish-done')
        self.battle.phase = 'allocate'

    # The owner names his divisions

    def judge_activate(self, said):
        battle = self.battle
        if battle.phase == 'choose':
            return self.judge_choice(said['division'], battle.owner)
        if battle.phase == 'thief-active':
            return [forbid('*')]
        if battle.phase != 'division-active' or battle.suspended or battle.stole_back:
            return [out_of_place()]
        left = [name for name in battle.waiting(battle.owner) if name != battle.active]
        owner = battle.owner if left or not self.may_swap() else other(battle.owner)
        return self.judge_choice(said['division'], owner) + self.judge_threatened()

    def judge_choice(self, division, owner):
        one = self.battle.divisions[division]
        return [] if one.side == owner and self.battle.waits(one) else [forbid('*')]

    def do_activate(self, said):
        if self.battle.phase == 'division-active':
            self.count('activate-next')
            self.end_activation()
            self.go_on()
        self.count('activate')
        self.set_active(said['division'], 'division-active')

    def set_active(self, division, phase):
        self.battle.active, self.battle.unit, self.battle.phase = division, None, phase
        self.battle.divisions[division].activation = 'active'

    def judge_pass(self, said):
        if self.battle.among_independents:
            return self.judge_threatened() if self.battle.due else [forbid('A-E40')]
        return self.in_phase('choose')

    def do_pass(self, said):
        if self.battle.among_independents:
            self.do_pass_move()
        elif self.may_swap():
            self.count('pass-swap')
            self.swap()
        else:
            self.count('pass-end')
            self.after_divisions()

    def may_swap(self):
        """A-E08: once, and only to divisions that wait."""
        return (self.now('e.loser_activates') == 'yes' and not self.battle.swapped
                and bool(self.battle.waiting(other(self.battle.owner))))

    def swap(self):
        self.battle.owner, self.battle.swapped, self.battle.phase = other(self.battle.owner), True, 'choose'

    def judge_finish(self, said):
        return self.in_phase(*ACTIVE) or self.judge_threatened()

    def judge_threatened(self):
        """E-50: who is threatened and has not tested yet has to; A-E42: none waits for a test that E-X16 forbids."""
        moving = self.battle.moving_side
        return [warn('E-X14')] if any(unit.threatened and self.battle.side_of(unit.name) != moving
                                      for unit in self.battle.units.values()) else []

    def do_finish(self, said):
        battle = self.battle
        row = 'thief' if battle.phase == 'thief-active' else 'back' if battle.stole_back else 'finish'
        self.end_activation()
        suspended = battle.suspended
        if suspended:
            self.count(row + '-resume')
            self.set_active(suspended, 'division-active')
        else:
            self.count('finish' if row == 'finish' else 'thief-done')
            self.go_on()
            if row == 'finish' and battle.phase != 'choose':
                self.count('finish-end')

    def end_activation(self):
        battle = self.battle
        one = battle.divisions[battle.active]
        one.moved, one.activation = True, 'done'
        battle.active = battle.unit = None
        battle.stole_back = False
        battle.drop_threats()

    def go_on(self):
        """The owner names the next one, if he has one; else the other side, or nobody."""
        battle = self.battle
        battle.phase = 'choose'
        if battle.waiting(battle.owner):
            return
        if self.may_swap():
            self.count('none-left-swap')
            self.swap()
        else:
            self.count('none-left-end')
            self.after_divisions()

    # After the divisions

    def after_divisions(self):
        """E-17: the late independents are last."""
        if self.battle.free_independents('late'):
            self.count('late-opens')
            self.battle.phase = 'independents-late'
        else:
            self.battle.phase = 'turn-end'

    def cut_turn(self):
        """E-42; A-E13: late independents lose their turn, too, or not."""
        self.battle.cut = True
        self.battle.drop_threats()
        self.battle.phase = 'turn-end'
        self.battle.unit = None
        if self.now('e.indep_after_cut') == 'yes' and self.battle.free_independents('late'):
            self.count('late-after-cut')
            self.battle.phase = 'independents-late'

    def judge_next_turn(self, said):
        return self.in_phase('turn-end')

    def do_next_turn(self, said):
        self.count('next-turn')
        self.clear_smoke()
        self.begin_turn()

    def clear_smoke(self):
        """A-E23"""
        if self.now('e.smoke') == 'turn-end':
            for unit in self.battle.units.values():
                if unit.smoke:
                    self.count('smoke-clears')
                unit.smoke = False

    def judge_end(self, said):
        return []

    def do_end(self, said):
        self.count('over')
        self.battle.phase = 'over'
