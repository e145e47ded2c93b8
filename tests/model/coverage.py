# SPDX-License-Identifier: GPL-3.0-or-later
"""How often each row of table 8.1, each refusal and each ruling was reached."""

import collections

import rules

# What requests cannot reach, and why.
UNREACHABLE = {}


class Coverage:
    def __init__(self):
        self.counts = collections.Counter()
        self.switches = collections.Counter()
        self.silent = False

    def reached(self, what):
        if not self.silent:
            self.counts[what] += 1

    def objection(self, item):
        for name in item.ids[:1]:
            self.reached(name)
        if item.ids[0] in rules.REFUSALS:
            self.reached('%s %s' % (item.ids[0], 'W' if item.warn else 'R'))

    def add(self, other):
        self.counts.update(other.counts)
        self.switches.update(other.switches)

    def table(self):
        yield 'Table 8.1'
        for key, words in rules.TRANSITIONS.items():
            yield '%8d  %s' % (self.counts[key], words)
        yield 'Refusals and warnings (R, W: how it was answered)'
        for key in rules.REFUSALS:
            yield '%8d  %s  R %d, W %d' % (self.counts[key], key, self.counts[key + ' R'], self.counts[key + ' W'])
        yield 'Rulings'
        for key in rules.RULINGS:
            yield '%8d  %s' % (self.counts[key], key)
        yield 'House rules, requests under each value'
        for key, values in rules.SWITCHES.items():
            yield '%26s  %s' % (key, ', '.join('%s %d' % (value, self.switches[key, value]) for value in values))

    def seldom(self, times):
        """What was reached less often than that."""
        keys = list(rules.TRANSITIONS) + rules.REFUSALS + rules.RULINGS
        return [key for key in keys if self.counts[key] < times and key not in UNREACHABLE]
