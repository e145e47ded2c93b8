# SPDX-License-Identifier: GPL-3.0-or-later
"""Start to first frame with the sample battle, and peak memory, against an empty window in the same run.

Arguments: the preloaded library, the empty window. The goals are 1.25 times the time and 1.3 times the memory."""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 15
PRELOAD, EMPTY = sys.argv[1:]
VEDETTE = os.environ['VEDETTE_PROGRAM']
SAMPLE = os.path.join(os.environ['VEDETTE_SRCDIR'], 'data', 'samples', 'blackhearts-hold.vedette')


def get_worked():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (usage.ru_utime + usage.ru_stime) * 1000


def measure(*arguments):
    """The time on the clock until the frame in ms, the peak in MB, and what the processor worked for it in ms."""
    worked = get_worked()
    environment = dict(os.environ, LD_PRELOAD=PRELOAD, G_DEBUG='', G_SLICE='', GTK_A11Y='none')
    environment['FIRST_FRAME_BEGAN'] = str(time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000)
    answer = subprocess.run(arguments, env=environment, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                            timeout=60).stdout
    microseconds, kilobytes = answer.split()
    return int(microseconds) / 1000, int(kilobytes) / 1000, get_worked() - worked


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, 'battle.vedette')
    shutil.copyfile(SAMPLE, path)
    runs = {'empty window': (EMPTY,), 'sample battle': (VEDETTE, path), 'start window': (VEDETTE,)}
    found = {name: [] for name in runs}
    for arguments in runs.values():
        measure(*arguments)  # the first of each fills caches
    for _ in range(ROUNDS):
        for name, arguments in runs.items():
            found[name].append(measure(*arguments))
    floor = [statistics.median(one) for one in zip(*found['empty window'])]
    fastest = min(one[2] for one in found['empty window'])
    for name, measured in found.items():
        times, peaks, worked = zip(*measured)
        print('%-14s %4.0f ms (%.0f to %.0f), %.2f times; %4.0f ms of work, %.2f times; %4.0f MB, %.2f times' % (
            name, statistics.median(times), min(times), max(times), statistics.median(times) / floor[0],
            # Where other programs are busy, the fastest run is the one that they disturbed least.
            min(worked), min(worked) / fastest,
            statistics.median(peaks), statistics.median(peaks) / floor[1]))
