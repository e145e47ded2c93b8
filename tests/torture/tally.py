# SPDX-License-Identifier: GPL-3.0-or-later
"""Counting: how the time is shared, how probes are made until it is up, and what is said of them in the end."""

import concurrent.futures
import os
import random
import threading
import time
import traceback

MOST_SHOWN = 5
# A part that was stopped by the clock alone has to have done that much, or it shows nothing.
LEAST = 1


class Fault(Exception):
    """What was promised did not hold."""


class Tally:
    """How many probes a part was to make and made, and what came to light."""

    def __init__(self, part, wanted, what='probes'):
        self.part, self.wanted, self.what = part, wanted, what
        self.made = 0
        self.seconds = 0.0
        self.faults = []
        self.notes = []

    def count(self, fault=None, made=1):
        self.made += made
        if fault is not None:
            self.faults.append(fault)

    def is_good(self):
        return not self.faults and self.made >= LEAST

    def __str__(self):
        lines = ['%-7s %-7s %d of %d %s in %.0f s, %d faults' % (self.part, 'ok' if self.is_good() else 'FAILED', self.made,
                                                                 self.wanted, self.what, self.seconds, len(self.faults))]
        lines += ['        ' + note for note in self.notes]
        for fault in self.faults[:MOST_SHOWN]:
            lines += ['        ! ' + line for line in fault.splitlines()]
        if len(self.faults) > MOST_SHOWN:
            lines.append('        ! and %d more' % (len(self.faults) - MOST_SHOWN))
        return '\n'.join(lines)


def share(minutes, weights):
    """The seconds of each part"""
    whole = sum(weights.values())
    return {part: minutes * 60 * weight / whole for part, weight in weights.items()}


def make_random(seed, *what):
    """The same seed makes the same choices, whatever else was chosen before. (hash() would differ from run to run.)"""
    return random.Random('/'.join(str(one) for one in (seed, *what)))


def mix(seed, part, lists, most):
    """As many probes of all lists as are wanted, in an order that the seed alone makes: when the time is up early, some of each
    kind were made. The first list is the long one that fills up what the others leave."""
    first, *others = [list(one) for one in lists]
    rest = [probe for one in others for probe in one]
    make_random(seed, part, 'which').shuffle(rest)
    probes = rest[:most] + first[:max(0, most - len(rest))]
    make_random(seed, part, 'order').shuffle(probes)
    return probes


def work(tally, probes, try_one, seconds, jobs=None):
    """Makes one probe after the other until as many as are wanted were made or the time is up. One that says False came to
    nothing, and does not count; one that breaks off is a fault, too."""
    began = time.monotonic()
    left = iter(probes)
    lock = threading.Lock()

    def next_probe():
        with lock:
            if tally.made < tally.wanted and time.monotonic() - began < seconds:
                return next(left, None)
        return None

    def count(counts, fault):
        with lock:
            tally.count(fault, made=int(counts))

    def go_on():
        for probe in iter(next_probe, None):
            counts, fault = True, None
            try:
                counts = try_one(probe) is not False
            except Fault as error:
                fault = '%s: %s' % (probe, error)
            except Exception:
                fault = '%s: the probe broke off\n%s' % (probe, traceback.format_exc().strip())
            count(counts, fault)

    with concurrent.futures.ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        for done in [pool.submit(go_on) for _ in range(jobs or os.cpu_count())]:
            done.result()
    tally.seconds += time.monotonic() - began
    return tally


def summarise(seed, minutes, tallies):
    """The last words, and the exit status"""
    good = all(tally.is_good() for tally in tallies) and bool(tallies)
    lines = ['torture: seed %s, %g minutes' % (seed, minutes)]
    lines += [str(tally) for tally in tallies]
    lines.append('torture: nothing was lost, nothing came to harm' if good else 'torture: FAILED')
    return '\n'.join(lines), 0 if good else 1
