# SPDX-License-Identifier: GPL-3.0-or-later
"""How often each row of the table of states, each refusal and each ruling of a system was reached."""

import collections

from systems import find


class Coverage:
    def __init__(self, system):
        self.system = system
        self.counts = collections.Counter()
        self.switches = collections.Counter()
        self.silent = False

    @property
    def rules(self):
        return find(self.system).rules

    @property
    def unreachable(self):
        return self.rules.UNREACHABLE

    def reached(self, what):
        if not self.silent:
            self.counts[what] += 1

    def objection(self, item):
        for name in item.ids[:1]:
            self.reached(name)
        if item.ids[0] in self.rules.REFUSALS:
            self.reached('%s %s' % (item.ids[0], 'W' if item.warn else 'R'))

    def add(self, other):
        self.counts.update(other.counts)
        self.switches.update(other.switches)

    def table(self):
        yield 'Table of states'
        for key, words in self.rules.TRANSITIONS.items():
            yield '%8d  %s' % (self.counts[key], words)
        yield 'Refusals and warnings (R, W: how it was answered)'
        for key in self.rules.REFUSALS:
            yield '%8d  %s  R %d, W %d' % (self.counts[key], key, self.counts[key + ' R'], self.counts[key + ' W'])
        yield 'Rulings'
        for key in self.rules.RULINGS:
            yield '%8d  %s' % (self.counts[key], key)
        yield 'House rules, requests under each value'
        for key, values in self.rules.SWITCHES.items():
            yield '%26s  %s' % (key, ', '.join('%s %d' % (value, self.switches[key, value]) for value in values))

    def seldom(self, times):
        """What was reached less often than that."""
        keys = list(self.rules.TRANSITIONS) + self.rules.REFUSALS + self.rules.RULINGS
        return [key for key in keys if self.counts[key] < times and key not in self.rules.UNREACHABLE]
