# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders and messages: written, carried, lost, rolled for (3.1, A-E14 to A-E16, A-E34, A-E36)."""

from eagles import rules
from eagles.objections import forbid, out_of_place, refuse, warn
from eagles.state import Dispatch


class Post:
    def judge_write_dispatch(self, said):
        if self.battle.phase != 'orders':
            return [out_of_place()]
        sender, recipient = (self.battle.command(said[name]) for name in ('sender', 'recipient'))
        return [] if sender.side == recipient.side and sender is not recipient else [forbid('*')]

    def do_write_dispatch(self, said):
        self.count('write')
        battle = self.battle
        battle.dispatches.append(Dispatch(len(battle.dispatches) + 1, said['kind'], said['sender'], said['recipient'],
                                          said.get('inside', 'untracked'), battle.turn))

    def untested(self):
        """E-07: in the turn after, or later if nobody saw to it."""
        return [one for one in self.battle.dispatches if one.state == 'in-transit' and one.written < self.battle.turn]

    def judge_test_dispatch(self, said):
        if self.battle.phase != 'orders':
            return [out_of_place()]
        return [] if self.battle.dispatch(said['dispatch']) in self.untested() else [forbid('E-07')]

    def do_test_dispatch(self, said):
        self.carry(self.battle.dispatch(said['dispatch']), said.get('die'))

    def carry(self, one, die):
        """E-08, E-09, A-E14: what is not known to be inside the span is rolled for."""
        turn = self.battle.turn
        if one.inside == 'yes':
            self.count('arrives')
            one.state, one.due, one.arrived = 'arrived', turn, turn
            return
        if die == rules.LOST:
            self.count('lost')
            one.state = 'lost'
            return
        one.due = die + (one.written if self.now('e.delay_from') == 'writing' else turn)
        if one.due <= turn:
            self.count('at-once')
            one.state, one.arrived = 'arrived', turn
        else:
            self.count('delayed')
            one.state = 'delayed'

    def order_to_try(self, recipient):
        """E-10: each order is rolled for on arrival; one that failed waits for the next turn (E-11)."""
        orders = self.battle.arrived_orders(recipient)
        untried = [one for one in orders if one.tried < self.battle.turn]
        return (untried or orders or [None])[0]

    def judge_activate_order(self, said):
        if self.battle.phase != 'orders':
            return [out_of_place()]
        one = self.order_to_try(said['recipient'])
        if one is None:
            return [forbid('E-X19', 'E-10')]
        return [refuse('E-X19')] if one.tried == self.battle.turn else []

    def do_activate_order(self, said):
        """A-E34: the natural 1 first."""
        battle, one, natural = self.battle, self.order_to_try(said['recipient']), said['die']
        one.tried = battle.turn
        if natural == rules.GARBLED:
            self.count('order-garbled')
            one.state = 'garbled'
        elif natural + rules.ORDERS[battle.command(one.recipient).rating] >= rules.ACTS_FROM:
            self.count('order-acts')
            one.state, one.since = 'active', battle.turn
        else:
            self.count('order-retry')

    def judge_orders_done(self, said):
        """A-E43: what is due and not tested, and what has arrived and was not rolled for, is warned of."""
        left = self.untested() or [one for one in self.battle.dispatches if one.kind == 'order' and one.state == 'arrived'
                                   and one.tried < self.battle.turn]
        return self.in_phase('orders') or ([warn('A-E43')] if left else [])

    def learn_orders_done(self, dispatches):
        """The program rolls here and shows no die (E-09): what it has rolled, from what became of the dispatches."""
        dice = []
        for one in self.untested():
            now = dispatches[one.number]
            since = one.written if self.now('e.delay_from') == 'writing' else self.battle.turn
            if one.inside != 'yes':
                dice.append(rules.LOST if now['state'] == 'lost' else now['due'] - since)
        return dice

    def do_orders_done(self, said):
        """What has not been tested yet is tested now, the first written first."""
        self.count('orders-done')
        untested, dice = self.untested(), list(said.get('die', []))
        if untested:
            self.count('orders-done-tests')
        for one in untested:
            self.carry(one, None if one.inside == 'yes' else dice.pop(0))
        self.after_orders()

    # Who reads what

    def readable(self, audience):
        """A-E36: the state of each dispatch as a commander may know it; his own copy says nothing of its way."""
        found = {}
        for one in self.battle.dispatches:
            if one.recipient == audience and one.state in ('arrived', 'active', 'garbled'):
                found[one.number] = one.state
            elif one.sender == audience:
                found[one.number] = None
        return found
