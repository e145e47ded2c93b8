# SPDX-License-Identifier: GPL-3.0-or-later
"""Part b: the power is cut. What the program wrote is recorded once, and written again on a disk that forgets what was not
synced, up to any call; what is left then has to hold all that was acknowledged until then, and nothing half."""

import os
import subprocess
import time

import disk
import kills
import recording
import scenes
import tally
import trace

WANTED = 1000
WINDOW_STEPS = 60


class Phase:
    """A run of the program, and what goes wrong in it while the power is still there"""

    def __init__(self, scene, inject=()):
        self.scene, self.inject = scene, inject


class Recording:
    """One run after the other on one disk."""

    def __init__(self, name, phases, lax=False):
        self.name, self.phases, self.lax = name, phases, lax
        self.runs = []     # (root, calls) of each
        self.start = None  # the disk before it
        self.cuts = []     # (run, call): the power is cut just after these

    def __str__(self):
        return self.name

    def record(self):
        with scenes.Place() as place:
            self.phases[0].scene.set_up(place)
            self.start = disk.load(place.folder)
            # The trace must not stand on the disk that is traced.
            with scenes.Place() as elsewhere:
                for number, phase in enumerate(self.phases):
                    output = os.path.join(elsewhere.folder, 'trace-%d' % number)
                    done = trace.run(phase.scene.command(place), output, place, recording.NAMES, phase.inject,
                                     phase.scene.requests, ['-y', '-xx', '-s', '10000000'])
                    if done.returncode not in ((0,) + (trace.KILLED if phase.inject else ())):
                        raise tally.Fault('%s: ends with %d: %r' % (self, done.returncode, done.stderr[-500:]))
                    self.runs.append(self.keep(trace.read_trace(output), place.folder))
            self.root = place.folder
        self.cuts = [(run, n) for run, calls in enumerate(self.runs) for n in range(len(calls) + 1)]
        return self

    def keep(self, calls, root):
        """Those that this disk can notice"""
        opened, kept = set(), []
        for call in calls:
            if call.name in ('openat', 'open'):
                ours = recording.path_opened(call).startswith(os.fsencode(root))
                if call.result is not None and call.result >= 0:
                    (opened.add if ours else opened.discard)(call.result)
            elif call.name in ('rename', 'renameat', 'renameat2', 'link', 'linkat', 'unlink', 'unlinkat', 'mkdir', 'mkdirat',
                               'exit_group'):
                ours = True
            else:
                found = recording.FD.match(call.arguments)
                number = int(found.group(1)) if found else -1
                ours = (number in opened or (number == 1 and call.name == 'write') or
                        call.name in recording.UNKNOWN + recording.UNKNOWN_OF_OPEN)
                if call.name == 'close':
                    opened.discard(number)
            if ours:
                kept.append(call)
        return kept

    def replay(self, cut):
        """Returns the disk as it was then, how much was acknowledged, and whether the run had come to its good end."""
        last, n = cut
        the_disk = disk.Disk()
        the_disk.root = copy(self.start, {})
        for run in range(last + 1):
            calls = self.runs[run]
            one = recording.Replay(self.root, the_disk)
            one.note_begins(calls)
            for call in calls[:n] if run == last else calls:
                one.do(call)
        said = one.said[:one.said.rfind(b'\n') + 1]
        return the_disk, self.phases[last].scene.count_acks(said, one.ended == 0), one.ended == 0


def copy(node, known):
    """The start is needed for each state."""
    if node not in known:
        fresh = known[node] = disk.Node(node.kind)
        fresh.live = bytearray(node.live) if node.kind == disk.FILE else {
            name: copy(child, known) for name, child in node.live.items()}
        fresh.sure = bytes(fresh.live) if node.kind == disk.FILE else dict(fresh.live)
    return known[node]


class State:
    def __init__(self, what, cut, dice):
        self.recording, self.cut, self.dice = what, cut, dice

    def __str__(self):
        return '%s cut after call %d of run %d, dice %s' % (self.recording, self.cut[1], self.cut[0] + 1, self.dice)


def list_recordings(context):
    every = {scene.name: scene.learn() for scene in scenes.list_scenes(context.program, context.source)}
    recordings = [Recording(name, [Phase(scene)]) for name, scene in every.items()]
    play = every['play-skirmish']
    # A program that was killed before its folder was synced leaves to the next one what it has not done.
    recordings.append(Recording('play after a new that was killed', [
        Phase(every['new-skirmish'], ['fsync:signal=SIGKILL:when=1']), Phase(without_start(play))]))
    # The disk fails: the battle goes on in a folder that has to be made first. (Threads count each for themselves.)
    recordings += [Recording('rescue at step %d' % (when - 1), [Phase(play, ['fdatasync:error=EIO:when=%d' % when])])
                   for when in (2, 5)]
    window = kills.WindowScene(context.program, context.window, context.seed, context.copy_sample, b'ack ', WINDOW_STEPS)
    recordings.append(Recording('window', [Phase(window.learn())], lax=True))
    return [one.record() for one in recordings]


def without_start(scene):
    """The same, of a battle that another program has begun, and not yet acknowledged"""
    one = scenes.Scene(scene.name, scene.program, scene.arguments, scene.requests)
    one.lines, one.after = scene.lines, [0] + scene.after[1:]
    return one


def list_states(seed, recordings, wanted=WANTED):
    dice = tally.make_random(seed, 'power', 'states')
    states = []
    while len(states) < wanted and recordings:
        what = recordings[len(states) % len(recordings)]
        states.append(State(what, dice.choice(what.cuts), dice.randrange(2 ** 32)))
    return states


def try_state(state):
    the_disk, acks, ended = state.recording.replay(state.cut)
    left = disk.lose_power(the_disk.root, tally.make_random(state.dice))
    with scenes.Place() as place:
        disk.store(left, place.folder)
        scenes.judge(state.recording.phases[state.cut[0]].scene, place, acks, state.recording.lax, written=ended)


def run(context, seconds):
    began = time.monotonic()
    states = list_states(context.seed, list_recordings(context))
    result = tally.Tally('power', len(states), 'states')
    tally.work(result, states, try_state, seconds - (time.monotonic() - began))
    return result
