# SPDX-License-Identifier: GPL-3.0-or-later
"""All parts, one after the other, each for its share of the time, and one summary; build-aux/torture calls it."""

import argparse
import importlib
import os
import shutil
import sys

import tally

# How the minutes are shared: each part is the file of that name, with run (context, seconds).
WEIGHTS = {'kills': 30, 'power': 5, 'faults': 15, 'fuzz': 25, 'soak': 25}


class Context:
    """What every part needs to know"""

    def __init__(self, build, fuzz, source, seed):
        self.program = os.path.join(build, 'src', 'vedette')
        self.window = os.path.join(build, 'tests', 'torture', 'torture-window')
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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--build', required=True)
    parser.add_argument('--fuzz')
    parser.add_argument('--source', required=True)
    parser.add_argument('--minutes', type=float, required=True)
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('parts', nargs='*', choices=[[], *WEIGHTS])
    options = parser.parse_args()
    os.environ['VEDETTE_SRCDIR'] = options.source
    os.environ['G_TEST_BUILDDIR'] = os.path.join(options.build, 'tests')
    context = Context(options.build, options.fuzz, options.source, options.seed)
    seconds = tally.share(options.minutes, {part: WEIGHTS[part] for part in options.parts or WEIGHTS})
    tallies = []
    for part in seconds:
        tallies.append(run_part(part, context, seconds[part]))
        print(tallies[-1], flush=True)
    text, status = tally.summarise(options.seed, options.minutes, tallies)
    print('\n' + text)
    return status


if __name__ == '__main__':
    sys.exit(main())
