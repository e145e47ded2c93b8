# SPDX-License-Identifier: GPL-3.0-or-later
"""All parts, each for its share of the time, and one summary; build-aux/torture calls it. The soak has all the time: it is one
process that mostly draws, and goes on beside the others, which come one after the other."""

import argparse
import concurrent.futures
import importlib
import os
import shutil
import sys

import tally

# How the minutes are shared: each part is the file of that name, with run (context, seconds).
WEIGHTS = {'kills': 30, 'power': 5, 'faults': 15, 'fuzz': 25}
BESIDE = 'soak'
PARTS = [*WEIGHTS, BESIDE]
# Has no clock, but an end, hours away: only if it is named
WHOLE = 'states'


class Context:
    """What every part needs to know"""

    def __init__(self, build, fuzz, states, source, seed):
        self.program = os.path.join(build, 'src', 'vedette')
        self.window = os.path.join(build, 'tests', 'torture', 'torture-window')
        self.states = os.path.join(states, 'tests', 'torture', 'torture-states') if states else None
        self.build, self.fuzz, self.source, self.seed = build, fuzz, source, seed

    def copy_sample(self, place):
        shutil.copyfile(os.path.join(self.source, 'data', 'samples', 'blackhearts-hold.vedette'), place.battle)


def run_part(part, context, seconds):
    """A part that cannot begin has failed, and the others are made nevertheless."""
    try:
        return importlib.import_module(part).run(context, seconds)
    except Exception as error:
        broken = tally.Tally(part, 0)
        broken.count('the part broke off: %s: %s' % (type(error).__name__, error), 0)
        return broken


def run_parts(parts, context, minutes, run=run_part):
    """Yields the tally of each part as soon as it has ended."""
    seconds = tally.share(minutes, {part: WEIGHTS[part] for part in parts if part in WEIGHTS})
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        beside = pool.submit(run, BESIDE, context, minutes * 60) if BESIDE in parts else None
        for part in seconds:
            yield run(part, context, seconds[part])
        if WHOLE in parts:
            yield run(WHOLE, context, None)
        if beside is not None:
            yield beside.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--build', required=True)
    parser.add_argument('--fuzz')
    parser.add_argument('--states')
    parser.add_argument('--source', required=True)
    parser.add_argument('--minutes', type=float, required=True)
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('parts', nargs='*', choices=[[], *PARTS, WHOLE])
    options = parser.parse_args()
    os.environ['VEDETTE_SRCDIR'] = options.source
    os.environ['G_TEST_BUILDDIR'] = os.path.join(options.build, 'tests')
    context = Context(options.build, options.fuzz, options.states, options.source, options.seed)
    tallies = []
    for ended in run_parts(options.parts or PARTS, context, options.minutes):
        tallies.append(ended)
        print(ended, flush=True)
    text, status = tally.summarise(options.seed, options.minutes, tallies)
    print('\n' + text)
    return status


if __name__ == '__main__':
    sys.exit(main())
