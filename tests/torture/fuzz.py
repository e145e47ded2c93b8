# SPDX-License-Identifier: GPL-3.0-or-later
"""Part d: whatever is read, by machine-made inputs: libFuzzer for each target of tests/fuzz, under the sanitizers."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import time

import scenes
import tally

# So many inputs are wanted of each. The plain ones are quick; where a battle is played, an input takes some milliseconds.
TARGETS = {'json-scanner': 5000000, 'battle': 200000, 'skirmish': 50000, 'references': 50000, 'typed': 50000, 'requests': 50000,
           'import': 50000}
MOST_BYTES = 4096
# Longer than any input takes on a busy machine, in seconds
HANGS = 60
DONE = re.compile(r'^stat::number_of_executed_units: (\d+)', re.M)
AT = re.compile(r'^#(\d+)\s', re.M)
WHAT = re.compile(r'^(?:==\d+==)?\s*(?:ERROR|SUMMARY): .*|.*(?:is not so|runtime error|CRITICAL|WARNING).*', re.M)


def command(context, target, folder, seconds):
    """A dictionary is named after the format: the first word of the target."""
    here = os.path.join(context.source, 'tests', 'fuzz')
    words = [os.path.join(context.fuzz, 'tests', 'fuzz', 'fuzz-' + target), '-seed=%d' % (context.seed % 2 ** 31 + 1),
             '-max_total_time=%d' % max(1, seconds), '-runs=%d' % TARGETS[target], '-max_len=%d' % MOST_BYTES,
             '-timeout=%d' % HANGS, '-print_final_stats=1', '-artifact_prefix=' + findings(context) + '/' + target + '-']
    dictionary = os.path.join(here, target.partition('-')[0] + '.dict')
    if os.path.exists(dictionary):
        words.append('-dict=' + dictionary)
    return words + [folder, os.path.join(here, 'corpus', target)]


def findings(context):
    folder = os.path.join(context.fuzz, 'findings')
    os.makedirs(folder, exist_ok=True)
    return folder


def judge(target, status, text):
    """How many inputs were made, and what was found; nothing, if all is well"""
    done = DONE.findall(text) or AT.findall(text)
    made = int(done[-1]) if done else 0
    if status != 0:
        said = WHAT.findall(text)
        kept = re.findall(r'Test unit written to (\S+)', text)
        return made, '%s ended with %d: %s\nthe input: %s' % (target, status, '\n'.join(said[:3]) or text[-500:],
                                                             kept[-1] if kept else 'unknown')
    if made == 0:
        return made, '%s made no input: %s' % (target, text[-500:])
    return made, None


def run_target(context, target, seconds):
    # New inputs never go into the source tree.
    folder = scenes.make_folder()
    try:
        # A target that does not end is ended; then it has hung.
        done = subprocess.run(command(context, target, folder, seconds), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=dict(os.environ, G_DEBUG='fatal-warnings', G_SLICE='always-malloc'), errors='replace',
                              timeout=seconds + 10 * HANGS)
        return judge(target, done.returncode, done.stdout)
    except subprocess.TimeoutExpired:
        return 0, '%s hangs' % target
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(context, seconds):
    """As many at a time as there are processors, so that each has its share of all of them"""
    result = tally.Tally('fuzz', sum(TARGETS.values()), 'inputs')
    began = time.monotonic()
    jobs = os.cpu_count()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        each = seconds * jobs / len(TARGETS)
        running = {target: pool.submit(run_target, context, target, each) for target in TARGETS}
        for target, done in running.items():
            made, fault = done.result()
            result.count(fault, made)
            result.notes.append('%-12s %d of %d' % (target, made, TARGETS[target]))
    result.seconds = time.monotonic() - began
    return result
