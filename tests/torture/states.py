#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Part states: battles that no play leads to, from each step of the samples and of the guard's battles; torture-states makes
them: all of the state of the game, and one of OTHERS of the other records. It ends by itself, after hours; check runs a sample
of it: states.py --program P --states S --source TOP --one-of N."""

import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

import scenes
import tally

SEED = 20261128
OTHERS = 100
LAST = re.compile(r'^(\d+) cases, (\d+) tried and accepted, (\d+) moves made and undone, (\d+) ended badly$', re.M)


def make_guarded(program, requests, battle):
    """Creates a battle of the system that the guard's first line names, and makes all requests of the file requests in it.
    The guard's other lines are for its player only."""
    with open(requests, encoding='utf-8') as file:
        lines = file.readlines()
    system = json.loads(lines[0]).get('system', 'skirmish')
    asked = ''.join(line for line in lines if not line.startswith('{"guard"'))
    subprocess.run([program, 'new', '--system=' + system, battle], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([program, 'play', '--seed=1', battle], input=asked, encoding='utf-8', stdout=subprocess.DEVNULL,
                   check=False)


def lay_out(program, source, folder):
    battles = sorted(glob.glob(os.path.join(source, 'data', 'samples', '*.vedette')))
    for requests in sorted(glob.glob(os.path.join(source, 'tests', 'guard', 'battles', '*.jsonl'))):
        battle = os.path.join(folder, os.path.basename(requests).replace('.jsonl', '.vedette'))
        make_guarded(program, requests, battle)
        battles.append(battle)
    return battles


def search(states, battle, seed, one_of, others):
    """The figures of a battle, and what ended badly"""
    done = subprocess.run([states, '--seed=%d' % seed, '--one-of=%d' % one_of, '--others=%d' % others, battle],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors='replace',
                          env=dict(os.environ, G_SLICE='always-malloc'), check=False)
    last = LAST.search(done.stdout)
    if last is None:
        return (0, 0, 0), ['%s: ended with %d: %s' % (battle, done.returncode, done.stdout[-2000:])]
    figures = tuple(int(figure) for figure in last.groups())
    return figures[:3], [done.stdout[:-len(last.group(0))][-4000:]] if figures[3] > 0 or done.returncode != 0 else []


def search_all(states, program, source, seed, one_of, others):
    folder = scenes.make_folder()
    result = tally.Tally('states', 0, 'accepted battles')
    try:
        battles = lay_out(program, source, folder)

        def try_one(battle):
            figures, faults = search(states, battle, seed, one_of, others)
            result.notes.append('%-28s %d cases, %d accepted, %d moves' % (os.path.basename(battle), *figures))
            result.made += figures[1]
            result.wanted += figures[1]
            if faults:
                raise tally.Fault('\n'.join(faults))
            return False
        result.seconds = -time.monotonic()
        for fault in tally.work(tally.Tally('states', len(battles)), battles, try_one, float('inf')).faults:
            result.faults.append(fault)
        result.seconds += time.monotonic()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return result


def run(context, seconds):
    return search_all(context.states, context.program, context.source, context.seed % 2 ** 31, 1, OTHERS)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--program', required=True)
    parser.add_argument('--states', required=True)
    parser.add_argument('--source', required=True)
    parser.add_argument('--one-of', type=int, required=True)
    options = parser.parse_args()
    # Under the sanitizers a case takes longer.
    fast = 4 if 'VEDETTE_TEST_FAST' in os.environ else 1
    result = search_all(options.states, options.program, options.source, SEED, options.one_of * fast,
                        options.one_of * fast)
    print(result)
    return 0 if result.is_good() else 1


if __name__ == '__main__':
    sys.exit(main())
