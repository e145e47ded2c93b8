# SPDX-License-Identifier: GPL-3.0-or-later
"""Part e: an evening after the other in one window: 100,000 steps, after which it has the memory that it had, and every file
is good."""

import os
import re
import statistics
import subprocess
import time

import scenes
import tally

WANTED = 100000
# What a program keeps for good it has after the first battles; then nothing is to be added.
SETTLED = 0.3
LATEST = 0.3
GROWTH = 0.05
# Fewer battles than that tell nothing of how memory goes on.
LEAST_BATTLES = 10
MADE = re.compile(r'^made (\d+) memory (\d+) (.+)$')


def judge_memory(memory):
    """MEMORY is that after each battle, in kB: the last ones against those when it had settled. Returns the growth."""
    if len(memory) < LEAST_BATTLES:
        return None
    n = max(3, int(len(memory) * LATEST))
    begin = int(len(memory) * SETTLED)
    before = statistics.median(memory[begin:begin + n])
    after = statistics.median(memory[-n:])
    growth = after / before - 1
    if growth > GROWTH:
        raise tally.Fault('memory has grown by %.1f %%, from %d to %d kB in %d battles' % (
            100 * growth, before, after, len(memory)))
    return growth


def read_line(line):
    """Steps, memory, file"""
    found = MADE.match(line.rstrip('\n'))
    return (int(found.group(1)), int(found.group(2)), found.group(3)) if found else None


def soak(context, result, place, seconds):
    """Plays until the steps or the time are up. Returns the memory after each battle."""
    began = time.monotonic()
    memory = []
    child = subprocess.Popen([context.window, 'soak', place.folder, str(context.seed % 2 ** 31), str(WANTED)],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=place.environment())
    for line in child.stdout:
        found = read_line(line)
        if found is None:
            continue
        result.made = found[0]
        memory.append(found[1])
        if scenes.ask(context.program, place, 'check', found[2]).returncode != 0:
            result.count('%s is not good' % found[2], 0)
        else:
            os.unlink(found[2])
        if time.monotonic() - began >= seconds:
            child.terminate()
            child.communicate()
            return memory
    _, complaints = child.communicate()
    if child.returncode != 0:
        result.count('the window ended with %d: %s' % (child.returncode, complaints[-500:]), 0)
    return memory


def run(context, seconds):
    result = tally.Tally('soak', WANTED, 'steps')
    began = time.monotonic()
    with scenes.Place() as place:
        memory = soak(context, result, place, seconds)
    try:
        growth = judge_memory(memory)
        result.notes.append('%d battles; %s' % (len(memory), 'too few to judge memory by' if growth is None else
                                                'memory %+.1f %%, at most %d kB' % (100 * growth, max(memory))))
    except tally.Fault as fault:
        result.count(str(fault), 0)
    result.seconds = time.monotonic() - began
    return result
