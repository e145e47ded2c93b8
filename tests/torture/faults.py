# SPDX-License-Identifier: GPL-3.0-or-later
"""Part c: each call of the system fails with each error, once and from then on. The program says so, does not crash and loses
nothing."""

import json
import os
import re
import time

import scenes
import tally
import trace

# What the system may answer; a call that is not named here fails with what nobody expects.
ERRORS = {
    'openat': ('EACCES', 'EMFILE', 'ENOSPC', 'EIO', 'EROFS', 'ENOENT', 'ENOMEM'),
    'read': ('EIO', 'EINTR'),
    'pread64': ('EIO', 'EINTR'),
    'write': ('EIO', 'ENOSPC', 'EPIPE', 'EINTR'),
    'pwrite64': ('EIO', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EINTR'),
    'fsync': ('EIO', 'ENOSPC', 'EINVAL', 'EINTR'),
    'fdatasync': ('EIO', 'ENOSPC', 'EDQUOT', 'EINTR'),
    'ftruncate': ('EIO', 'EFBIG', 'EINTR'),
    'fallocate': ('EOPNOTSUPP', 'ENOSPC'),
    'rename': ('EIO', 'EACCES', 'ENOSPC', 'EROFS'),
    'renameat2': ('EIO', 'EACCES', 'ENOSPC', 'EINVAL', 'EEXIST'),
    'link': ('EIO', 'EPERM'),
    'unlink': ('EIO', 'EACCES'),
    'mkdir': ('EACCES', 'ENOSPC', 'EROFS'),
    'flock': ('ENOLCK', 'EAGAIN', 'ENOSYS', 'EINTR'),
    'newfstatat': ('EIO', 'EACCES', 'ENOENT'),
    'close': ('EIO', 'EINTR'),
    'getdents64': ('EIO',),
    'access': ('EACCES', 'EIO'),
    'getrandom': ('ENOSYS', 'EINTR'),
    'clone3': ('EAGAIN',),
    'mmap': ('ENOMEM',),
    'brk': ('ENOMEM',),
}
UNEXPECTED = ('EIO', 'EINVAL')
# glibc and GLib end the program themselves where these fail, as they say; but nothing may be lost then either.
MAY_ABORT = ('mmap', 'brk', 'clone3', 'mprotect', 'munmap', 'eventfd2', 'getrandom', 'rt_sigaction', 'rt_sigprocmask',
             'sigaltstack', 'madvise', 'mremap')
# Calls that nobody comes back from, or that cannot fail as long as the machine runs: where futex does, glibc tries for ever.
NEVER = ('futex', 'execve', 'exit', 'exit_group', 'arch_prctl', 'set_tid_address', 'set_robust_list', 'rseq', 'prlimit64',
         'clock_nanosleep')
# No call is interrupted for ever.
ONCE = ('EINTR',)
# Pango says itself that it has no font, before the program says what that means.
OF_FONTS = re.compile(rb'^\n?\(vedette print:\d+\): Pango-WARNING \*\*:.*\n', re.M)
BABBLE = re.compile(rb'CRITICAL|WARNING \*\*|ERROR \*\*|\(null\)|Sanitizer')
INJECTED = re.compile(r'^\d+ +(?:<\.\.\. )?(\w+)(?:\((\d+)?)?.*\(INJECTED\)', re.M)


class Break:
    """The Nth of a call fails with that, or it and all that follow"""

    def __init__(self, scene, name, n, error, for_good):
        self.scene, self.name, self.n, self.error, self.for_good = scene, name, n, error, for_good

    def __str__(self):
        return '%s, %s %s %d fails with %s' % (self.scene, self.name, 'from' if self.for_good else 'at', self.n, self.error)

    def inject(self):
        return '%s:error=%s:when=%d%s' % (self.name, self.error, self.n, '+' if self.for_good else '')


def count_own(calls, folder):
    """From which to which of each call there is one of the program itself: what comes before it asks for its folder is of the
    linker and the libraries, without which there is no program."""
    first = next((n for n, call in enumerate(calls) if folder in call.arguments), len(calls))
    main = calls[0].thread if calls else 0
    foreign = trace.count_calls([call for call in calls[:first] if call.thread == main])
    return {name: (foreign.get(name, 0) + 1, most) for name, most in trace.count_calls(calls).items()
            if most > foreign.get(name, 0) and name not in NEVER}


def list_breaks(seed, owned):
    """OWNED is (scene, calls) for each."""
    breaks = []
    for scene, calls in owned:
        for name, (first, last) in sorted(calls.items()):
            for n in range(first, last + 1):
                for error in ERRORS.get(name, UNEXPECTED):
                    breaks.append(Break(scene, name, n, error, False))
                    # From any but the first and the middle on, it is much as once.
                    if error not in ONCE and n in (first, (first + last) // 2):
                        breaks.append(Break(scene, name, n, error, True))
    tally.make_random(seed, 'faults').shuffle(breaks)
    return breaks


def read_answers(said):
    """What it answered, as far as it came"""
    answers = []
    for line in said[:said.rfind(b'\n') + 1].splitlines():
        try:
            answers.append(json.loads(line))
        except ValueError:
            raise tally.Fault('an answer that is none: %r' % line[:200]) from None
    return answers


def judge_words(fault, status, said, complaints, mute):
    """A clear message for every failure. MUTE: it had nowhere to say it."""
    complaints = OF_FONTS.sub(b'', complaints)
    if BABBLE.search(complaints):
        raise tally.Fault('it babbles: %r' % complaints[:500])
    if status != 0 and not complaints.strip() and not mute:
        raise tally.Fault('it ends with %d and does not say why' % status)
    if status != 0 and complaints.strip() and not complaints.startswith(b'vedette'):
        raise tally.Fault('this is no message: %r' % complaints[:500])
    if fault.scene.name.startswith('play') or fault.scene.name.startswith('recovery'):
        for answer in read_answers(said):
            if not answer.get('ok') and not answer.get('why'):
                raise tally.Fault('refused, and nobody says why: %r' % answer)


def judge_status(fault, status, said):
    """Who ends well has done all that was asked, or has said of each request why not."""
    if status != 0 or not fault.scene.requests:
        return
    n = fault.scene.requests.count(b'\n')
    if len(read_answers(said)) != n:
        raise tally.Fault('it ends well after %d of %d requests' % (len(read_answers(said)), n))


def judge_files(fault, place, status, said):
    """No acknowledged step is lost; no file is half or left behind."""
    scene = fault.scene
    numbers = {answer['n'] for answer in read_answers(said) if answer.get('ok')} if scene.requests else set()
    found = []
    for path in place.battles():
        done = scenes.ask(scene.program, place, 'check', path)
        if done.returncode != 0:
            raise tally.Fault('%s is refused: %r' % (os.path.basename(path), done.stderr))
        lines = scenes.read(path)
        found.append((len(numbers & {int(n) for n in re.findall(rb'^\{"n":(\d+),', lines, re.M)}), path))
    most, best = max(found, default=(0, None))
    if most < len(numbers):
        raise tally.Fault('of %d acknowledged steps %d are there' % (len(numbers), most))
    if scene.durable_end and status == 0 and best is None:
        raise tally.Fault('it ended well, and there is no file')
    if scene.torn and not any(scene.torn in scenes.read(path) for path in place.files()):
        raise tally.Fault('the torn end is lost')
    if scene.good_output is not None:
        # Where a font cannot be read, Pango takes another, and says so.
        scenes.judge_output(scene, place, status == 0, other_fonts=True)
    left = [name for name in map(os.path.basename, place.files()) if name.startswith(('.vedette-new-', 'out.'))]
    if left and status >= 0 and not fault.name.startswith('unlink') and fault.name not in MAY_ABORT:
        raise tally.Fault('left behind: %s' % ', '.join(left))
    if best is not None:
        done = scenes.ask(scene.program, place, 'play', best, requests=b'{"edit":"set-battle","name":"After it"}\n')
        if done.returncode != 0 or scenes.ACK not in done.stdout:
            raise tally.Fault('the game cannot go on: %r %r' % (done.stdout, done.stderr))


def is_mute(fault, seen):
    """It may not be able to say anything: where writing fails, or what a message needs."""
    return fault.name == 'write' and (fault.for_good or any(number == '2' for _, number in seen))


def try_break(fault):
    with scenes.Place() as place, scenes.Place() as elsewhere:
        fault.scene.set_up(place)
        output = os.path.join(elsewhere.folder, 'trace')
        done = trace.run(fault.scene.command(place), output, place, [fault.name], [fault.inject()], fault.scene.requests)
        with open(output, encoding='utf-8', errors='replace') as file:
            seen = INJECTED.findall(file.read())
        if not seen:
            return False
        status = done.returncode
        ended = status < 0 or status > 2
        if ended and fault.name not in MAY_ABORT:
            raise tally.Fault('it ended with %d: %r' % (status, done.stderr[-500:]))
        if not ended:
            judge_words(fault, status, done.stdout, done.stderr, is_mute(fault, seen))
            judge_status(fault, status, done.stdout)
        judge_files(fault, place, -1 if ended else status, done.stdout)
        return True


def measure(scene):
    with scenes.Place() as place, scenes.Place() as elsewhere:
        scene.set_up(place)
        output = os.path.join(elsewhere.folder, 'trace')
        trace.run(scene.command(place), output, place, requests=scene.requests)
        return count_own(trace.read_trace(output), place.folder)


def run(context, seconds):
    began = time.monotonic()
    every = [scene.learn() for scene in scenes.list_scenes(context.program, context.source)]
    breaks = list_breaks(context.seed, [(scene, measure(scene)) for scene in every])
    result = tally.Tally('faults', len(breaks), 'failed calls')
    tally.work(result, breaks, try_break, seconds - (time.monotonic() - began))
    return result
