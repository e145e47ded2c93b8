# SPDX-License-Identifier: GPL-3.0-or-later
"""Part a: killed at every call of the system, and anywhere. All that was acknowledged is there, nothing is half, and the game
goes on."""

import os
import signal
import subprocess
import threading
import time

import scenes
import tally
import trace

WANTED = 10000
# Of each of these every call there is; of the others those that a file can notice.
EVERY_CALL = ('new-skirmish', 'play-skirmish', 'recovery-skirmish', 'print-skirmish')
OF_FILES = ('openat', 'write', 'pwrite64', 'ftruncate', 'fallocate', 'fsync', 'fdatasync', 'flock', 'rename', 'renameat2',
            'link', 'unlink', 'mkdir', 'close', 'chmod', 'fchmod', 'exit_group')
# A window takes a second to begin with.
WINDOW_SHARE = 0.03
WINDOW_STEPS = 30
# Some come too late, and others are made instead.
SPAN = 1.0
SPARE = 1.2


class Missed(Exception):
    """It had ended before it was killed."""


class Kill:
    """One: at the Nth of a call, or, without a name, after that part of the time that it takes"""

    def __init__(self, scene, name=None, n=0, when=0.0):
        self.scene, self.name, self.n, self.when = scene, name, n, when

    def __str__(self):
        at = '%s, %d' % (self.name, self.n) if self.name else '%.3f of the time' % self.when
        return '%s killed at %s' % (self.scene, at)


class WindowScene(scenes.Scene):
    """The real window, which plays by itself; WORD is what it says of each step."""

    def __init__(self, program, window, seed, prepare, word=b'in ', steps=WINDOW_STEPS):
        super().__init__('window', program, [], prepare=prepare)
        self.window, self.seed, self.word, self.steps = window, seed, word, steps

    def command(self, place):
        return [self.window, 'play', place.battle, str(self.seed), str(self.steps)]

    def count_acks(self, said, ended_well):
        return sum(line.startswith(self.word) for line in said.splitlines())

    def learn(self):
        with scenes.Place() as place:
            self.set_up(place)
            before = self.count_lines(place)
            done = subprocess.run(self.command(place), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=place.environment())
            acks = self.count_acks(done.stdout, True)
            if done.returncode != 0 or acks == 0:
                raise tally.Fault('the window ends with %d after %d steps: %r' % (done.returncode, acks, done.stderr[-500:]))
            content = scenes.read(place.battle)
            self.lines = [scenes.mask(line) for line in content.splitlines(keepends=True)]
            # A step may be more than one line, and is there before it is said: the last steps tell how many lines are sure.
            self.after = [before] * (acks + 1) if len(self.lines) - before != acks else list(range(before, before + acks + 1))
            self.after[-1] = len(self.lines)
        return self


def measure(scene):
    """The calls of one run, and how long it takes untraced"""
    with scenes.Place() as place:
        scene.set_up(place)
        output = os.path.join(place.folder, 'trace')
        trace.run(scene.command(place), output, place, requests=scene.requests)
        calls = trace.count_calls(trace.read_trace(output))
    with scenes.Place() as place:
        scene.set_up(place)
        began = time.monotonic()
        subprocess.run(scene.command(place), input=scene.requests, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                       env=place.environment())
        return calls, time.monotonic() - began


def list_kills(seed, measured, wanted=WANTED):
    """MEASURED is (scene, calls) for each. As many as are wanted, of every kind."""
    at_calls, anywhere, windows = [], [], []
    dice = tally.make_random(seed, 'kills', 'when')
    for scene, calls in measured:
        is_window = isinstance(scene, WindowScene)
        for name in sorted(calls):
            if scene.name in EVERY_CALL or name in OF_FILES:
                (windows if is_window else at_calls).extend(Kill(scene, name, n) for n in range(1, calls[name] + 1))
    usual = [scene for scene, _ in measured if not isinstance(scene, WindowScene)]
    window = [scene for scene, _ in measured if isinstance(scene, WindowScene)]
    for _ in range(wanted):
        anywhere.append(Kill(dice.choice(usual), when=dice.random() * SPAN))
    n_windows = int(wanted * WINDOW_SHARE) if window else 0
    # Half of the window's at calls, half anywhere
    tally.make_random(seed, 'kills', 'windows').shuffle(windows)
    windows = windows[:n_windows // 2]
    while len(windows) < n_windows:
        windows.append(Kill(window[0], when=dice.random() * SPAN))
    return tally.mix(seed, 'kills', [anywhere, at_calls, windows], wanted)


def kill_at_call(kill, place):
    """Returns what it had said by then."""
    done = trace.run(kill.scene.command(place), '/dev/null', place, [kill.name],
                     ['%s:signal=SIGKILL:when=%d' % (kill.name, kill.n)], kill.scene.requests)
    if done.returncode not in trace.KILLED:
        if done.returncode != 0:
            raise tally.Fault('it ended with %d: %r' % (done.returncode, done.stderr[-500:]))
        raise Missed
    return done.stdout


def kill_anywhere(kill, place, seconds):
    child = subprocess.Popen(kill.scene.command(place), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             env=place.environment())
    timer = threading.Timer(kill.when * seconds, child.kill)
    timer.start()
    said, complaints = child.communicate(kill.scene.requests)
    timer.cancel()
    if child.returncode != -signal.SIGKILL:
        if child.returncode != 0:
            raise tally.Fault('it ended with %d: %r' % (child.returncode, complaints[-500:]))
        raise Missed
    return said


def make_try(counted, seconds_of):
    """COUNTED is told of each that hit."""
    def try_one(kill):
        with scenes.Place() as place:
            kill.scene.set_up(place)
            try:
                said = kill_at_call(kill, place) if kill.name else kill_anywhere(kill, place, seconds_of[kill.scene])
                # What died in the middle of an answer has not given it.
                said = said[:said.rfind(b'\n') + 1]
                counted.append(kill)
                scenes.judge(kill.scene, place, kill.scene.count_acks(said, False))
            except Missed:
                scenes.judge(kill.scene, place, len(kill.scene.after) - 1, written=True)
                return False
            return True
    return try_one


def run(context, seconds):
    began = time.monotonic()
    window = WindowScene(context.program, context.window, context.seed, context.copy_sample)
    measured, seconds_of, hits = [], {}, []
    for scene in scenes.list_scenes(context.program, context.source) + [window]:
        scene.learn()
        calls, seconds_of[scene] = measure(scene)
        measured.append((scene, calls))
    probes = list_kills(context.seed, measured, int(WANTED * SPARE))
    result = tally.Tally('kills', WANTED, 'kills')
    tally.work(result, probes, make_try(hits, seconds_of), seconds - (time.monotonic() - began))
    result.notes.append('%d at a call of the system, the others anywhere; %d in the window' % (
        sum(kill.name is not None for kill in hits), sum(kill.scene is window for kill in hits)))
    return result
