#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays sessions against `vedette play` and holds every answer, and the battle it reports, against the second model of
a system, the skirmish system if nothing else is said.

    play.py --program P [--system NAME] [--sessions N] [--requests N] [--seed S] [--first N]
            [--collect N] [--least N [--full N]] [--jobs N]
    play.py --program P [--system NAME] --replay FILE        one session from a file, a request a line

Sessions are as many as VEDETTE_MODEL_SESSIONS says, if nothing is said here, or 500. With --full, --least is of so many
sessions, and of fewer less in proportion.

Ends with 0 if the two never differed (and everything was reached --least times), else with 1 and the shortest session
that shows each difference.
"""

import argparse
import json
import multiprocessing
import os
import re
import sys

from coverage import Coverage
from session import cut_down, play_session, replay
from systems import SYSTEMS


def run(options):
    coverage, found, count = Coverage(options.system), {}, {}
    path = os.path.abspath(options.program)
    jobs = [(path, options.system, options.seed, options.first + i, options.requests) for i in range(options.sessions)]
    with multiprocessing.Pool(options.jobs) as pool:
        for number, part, differences in pool.imap_unordered(play_session, jobs):
            coverage.add(part)
            for difference in differences:
                count[difference.key] = count.get(difference.key, 0) + 1
                known = found.get(difference.key)
                if known is None or len(difference.requests) < len(known[1].requests):
                    found[difference.key] = number, difference
            if options.collect and len(found) >= options.collect:
                pool.terminate()
                break
    print('\n'.join(coverage.table()))
    for key in sorted(found, key=lambda key: -count[key]):
        number, difference = found[key]
        if options.only and not re.search(options.only, '%s: %s' % key):
            continue
        if options.cut:
            cut_down(path, options.system, difference)
        print('\nDifference, in %d sessions, first seen with seed %s, session %d:' % (count[key], options.seed, number))
        print(difference)
    least = options.least * options.sessions // max(options.full or 0, options.sessions)
    seldom = coverage.seldom(least)
    if seldom:
        print('\nReached less than %d times: %s' % (least, ', '.join(seldom)))
    for key, why in coverage.unreachable.items():
        print('Not reached through requests: %s: %s' % (key, why))
    print('\n%d sessions, %d kinds of difference' % (options.sessions, len(found)))
    return 1 if found or seldom else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--program', required=True)
    parser.add_argument('--system', choices=SYSTEMS, default='skirmish')
    parser.add_argument('--sessions', type=int, default=int(os.environ.get('VEDETTE_MODEL_SESSIONS', 500)))
    parser.add_argument('--requests', type=int, default=150)
    parser.add_argument('--seed', default='1')
    parser.add_argument('--first', type=int, default=0, help='number of the first session')
    parser.add_argument('--collect', type=int, default=1, help='stop after so many kinds of difference; 0 for never')
    parser.add_argument('--least', type=int, default=0, help='how often everything has to be reached')
    parser.add_argument('--full', type=int, help='by so many sessions; by fewer, less often in proportion')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--no-cut', dest='cut', action='store_false', help='show sessions as they were played')
    parser.add_argument('--only', metavar='PATTERN', help='show only differences that match')
    parser.add_argument('--replay', metavar='FILE')
    options = parser.parse_args()
    if options.replay:
        with open(options.replay, encoding='utf-8') as file:
            requests = [json.loads(line) for line in file if line.strip()]
        found = replay(os.path.abspath(options.program), options.system, requests)
        print(found or 'No difference')
        return 1 if found else 0
    return run(options)


if __name__ == '__main__':
    sys.exit(main())
