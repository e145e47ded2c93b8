# SPDX-License-Identifier: GPL-3.0-or-later
"""strace: what it is told, and what it tells."""

import os
import re
import signal
import subprocess

import tally

# What strace ends with when it killed what it traced, as itself and as a shell sees it
KILLED = (-9, 128 + 9)
LINE = re.compile(r'^(\d+) +(.*)$')
CALL = re.compile(r'^(\w+)\((.*)\) += (-?\d+|0x[0-9a-f]+|\?)(.*)$', re.S)
RESUMED = re.compile(r'^<\.\.\. (\w+) resumed>,? ?(.*)$', re.S)
UNFINISHED = ' <unfinished ...>'


class Call:
    """A call of the system: BEGAN and ENDED count the lines of the trace, so that one can say what was before what."""

    __slots__ = ('thread', 'name', 'arguments', 'result', 'note', 'began', 'ended')

    def __init__(self, thread, name, arguments, result, note, began, ended):
        self.thread, self.name, self.arguments, self.result, self.note = thread, name, arguments, result, note
        self.began, self.ended = began, ended

    def __repr__(self):
        return '%s(%s) = %s' % (self.name, self.arguments[:80], self.result)


def parse(text):
    """The calls in the order in which they ended. One that never ended, since its thread was killed in it, has no result."""
    calls, open_calls = [], {}
    for number, line in enumerate(text.splitlines()):
        found = LINE.match(line)
        if found is None:
            continue
        thread, rest = int(found.group(1)), found.group(2)
        began = number
        if rest.endswith(UNFINISHED):
            open_calls[thread] = number, rest[:-len(UNFINISHED)]
            continue
        resumed = RESUMED.match(rest)
        if resumed is not None:
            if thread not in open_calls:
                continue
            began, start = open_calls.pop(thread)
            rest = start + resumed.group(2)
        call = CALL.match(rest)
        if call is not None:
            name, arguments, result, note = call.groups()
            calls.append(Call(thread, name, arguments, None if result == '?' else int(result, 0), note, began, number))
    return calls


def run(command, output, place, names=None, inject=(), requests=b'', more=(), timeout=120, **environment):
    """Runs it traced. NAMES are the calls that are looked at, all if it is None."""
    words = ['strace', '-f', '-qq', '-o', output]
    if names is not None:
        # Only those are stopped at then, which is sooner done; but strace 6.1 does not send signals so.
        words += ['-e', 'trace=' + ','.join(names)] + ([] if any('signal=' in one for one in inject) else ['--seccomp-bpf'])
    for one in inject:
        words += ['-e', 'inject=' + one]
    child = subprocess.Popen(words + list(more) + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, env=place.environment(**environment), start_new_session=True)
    try:
        said, complaints = child.communicate(requests, timeout)
    except subprocess.TimeoutExpired:
        # What is traced would live on without strace.
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        raise tally.Fault('it hangs: nothing came in %d s' % timeout) from None
    return subprocess.CompletedProcess(child.args, child.returncode, said, complaints)


def read_trace(output):
    if not os.path.exists(output):
        return []
    with open(output, encoding='utf-8', errors='replace') as file:
        return parse(file.read())


def count_calls(calls):
    """How often the busiest thread makes each: strace counts for each thread."""
    threads = {}
    for call in calls:
        threads[call.thread, call.name] = threads.get((call.thread, call.name), 0) + 1
    most = {}
    for (_, name), n in threads.items():
        most[name] = max(n, most.get(name, 0))
    return most
