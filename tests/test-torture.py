#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does build-aux/torture count rightly, and does it see what comes to harm? Without a program, in no time."""

import os
import random
import sys
import tempfile
import threading
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(HERE, 'torture'))

import disk  # noqa: E402
import faults  # noqa: E402
import fuzz  # noqa: E402
import kills  # noqa: E402
import power  # noqa: E402
import recording  # noqa: E402
import scenes  # noqa: E402
import soak  # noqa: E402
import tally  # noqa: E402
import torture  # noqa: E402
import trace  # noqa: E402

LINES = [b'{"format":"x","program":"0.1"}\n', b'{"n":1,"time":"a"}\n', b'{"n":2,"time":"b"}\n']


class Scene(scenes.Scene):
    """One that needs no program"""

    def __init__(self, name='play-x'):
        super().__init__(name, '/bin/true', [], b'{}\n{}\n')
        self.lines, self.after = [scenes.mask(line) for line in LINES], [1, 2, 3]


def hexed(text):
    return ''.join('\\x%02x' % byte for byte in text.encode())


class Counting(unittest.TestCase):
    def test_shares(self):
        shares = tally.share(10, torture.WEIGHTS)
        self.assertAlmostEqual(sum(shares.values()), 600)
        self.assertAlmostEqual(tally.share(10, {'soak': 7})['soak'], 600)

    def test_work(self):
        """What is a fault, what counts, and when it ends"""
        def try_one(probe):
            if probe == 3:
                raise tally.Fault('lost')
            if probe == 4:
                raise ValueError('broken')
            return probe != 5
        result = tally.work(tally.Tally('x', 100), range(10), try_one, 60)
        self.assertEqual((result.made, len(result.faults), result.is_good()), (9, 2, False))
        self.assertIn('3: lost', ''.join(result.faults))
        self.assertIn('the probe broke off', ''.join(result.faults))
        result = tally.work(tally.Tally('x', 4), range(10), lambda probe: True, 60)
        self.assertEqual((result.made, result.is_good()), (4, True))
        result = tally.work(tally.Tally('x', 4), range(10), lambda probe: True, 0)
        self.assertEqual((result.made, result.is_good()), (0, False))

    def test_summary(self):
        good, bad = tally.Tally('a', 5), tally.Tally('b', 5)
        good.count(made=3)
        bad.count('gone')
        text, status = tally.summarise(7, 1, [good])
        self.assertEqual(status, 0)
        self.assertIn('seed 7', text)
        self.assertIn('3 of 5', text)
        text, status = tally.summarise(7, 1, [good, bad])
        self.assertEqual(status, 1)
        self.assertIn('! gone', text)
        self.assertEqual(tally.summarise(7, 1, [])[1], 1)

    def test_soak_goes_beside(self):
        """It begins with the first part, has all the time, and its tally comes last."""
        begun = threading.Event()

        def run(part, context, seconds):
            if part == 'soak':
                begun.set()
            else:
                self.assertTrue(begun.wait(60))
            result = tally.Tally(part, 1)
            result.seconds = seconds
            return result
        made = {one.part: one.seconds for one in torture.run_parts(torture.PARTS, None, 10, run)}
        self.assertEqual([*made], torture.PARTS)
        self.assertEqual(made['soak'], 600)
        self.assertAlmostEqual(sum(made.values()), 1200)
        self.assertEqual([one.part for one in torture.run_parts(['power'], None, 10, run)], ['power'])

    def test_part_that_breaks_off(self):
        self.assertFalse(torture.run_part('no-such-part', None, 1).is_good())

    def test_seed(self):
        """The same seed makes the same probes."""
        scene = Scene()
        measured = [(scene, {'write': 5, 'fsync': 2, 'mmap': 9})]
        once, again, other = ([str(kill) for kill in kills.list_kills(seed, measured, 50)] for seed in (1, 1, 2))
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)
        self.assertEqual(sum(', ' in kill for kill in once), 7)
        owned = [(scene, {'fsync': (1, 2)})]
        once, again, other = ([str(one) for one in faults.list_breaks(seed, owned)] for seed in (1, 1, 2))
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)
        what = power.Recording('x', [power.Phase(scene)])
        what.cuts = [(0, n) for n in range(9)]
        once, again, other = ([str(one) for one in power.list_states(seed, [what], 20)] for seed in (1, 1, 2))
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)


class Traces(unittest.TestCase):
    def test_calls(self):
        calls = trace.parse('7 openat(AT_FDCWD, "/a", O_RDONLY) = 3\n'
                            '7 fdatasync(3 <unfinished ...>\n'
                            '8 write(1, "x", 1) = 1\n'
                            '7 <... fdatasync resumed>) = 0\n'
                            '7 close(3) = ?\n'
                            '7 +++ killed by SIGKILL +++\n')
        self.assertEqual([(call.name, call.result, call.began, call.ended) for call in calls],
                         [('openat', 3, 0, 0), ('write', 1, 2, 2), ('fdatasync', 0, 1, 3), ('close', None, 4, 4)])
        self.assertEqual(trace.count_calls(calls)['fdatasync'], 1)

    def test_own(self):
        """The linker's calls are left alone."""
        calls = trace.parse('7 openat("/lib") = 3\n7 read(3) = 1\n7 openat("/home/b") = 3\n7 read(3) = 1\n8 fsync(3) = 0\n')
        self.assertEqual(faults.count_own(calls, '/home'), {'openat': (2, 2), 'read': (2, 2), 'fsync': (1, 1)})


class Disks(unittest.TestCase):
    def setUp(self):
        self.disk = disk.Disk()

    def outcomes(self, tries=300):
        return [disk.lose_power(self.disk.root, random.Random(n)) for n in range(tries)]

    def test_bytes(self):
        """A file that is synced in part: its sure bytes stay, the others may be there, in blocks, or not."""
        node = self.disk.create(('a',))
        node.do(('put', 0, b'x' * 700))
        disk.sync(node, len(node.pending))
        disk.sync(self.disk.root, 1)
        node.do(('put', 700, b'y' * 1000))
        found = {left['a',] for left in self.outcomes()}
        self.assertTrue(all(content[:700] == b'x' * 700 for content in found))
        self.assertIn(b'x' * 700 + b'y' * 1000, found)
        self.assertIn(b'x' * 700, found)
        self.assertIn(b'x' * 700 + bytes(1000), found)
        self.assertTrue(any(bytes(512) in content and content.endswith(b'y') for content in found))

    def test_names(self):
        """A name is not sure before its folder is synced, nor are those in a folder whose own name is not."""
        self.disk.create(('d',), disk.FOLDER)
        self.disk.create(('d', 'a'))
        disk.sync(self.disk.find(('d',)), 1)
        self.assertTrue(any(('d', 'a') not in left for left in self.outcomes()))
        disk.sync(self.disk.root, 1)
        self.assertTrue(all(('d', 'a') in left for left in self.outcomes()))
        self.disk.rename(('d', 'a'), ('d', 'b'))
        self.assertEqual({tuple(sorted(left)) for left in self.outcomes()}, {(('d',), ('d', 'a')), (('d',), ('d', 'b'))})

    def test_cut(self):
        """What is written while a sync is under way is not sure."""
        root = '/r'
        calls = trace.parse('7 openat(AT_FDCWD, "%s", O_CREAT) = 3\n' % hexed('/r/a') +
                            '7 pwrite64(3, "%s", 3, 0) = 3\n' % hexed('one') +
                            '8 fdatasync(3 <unfinished ...>\n' +
                            '7 pwrite64(3, "%s", 3, 3) = 3\n' % hexed('two') +
                            '8 <... fdatasync resumed>) = 0\n' +
                            '7 write(1, "%s", 4) = 4\n' % hexed('ack\n') +
                            '7 exit_group(0) = ?\n')
        replay = recording.Replay(root, self.disk)
        replay.note_begins(calls)
        for call in calls:
            replay.do(call)
        self.assertEqual((replay.said, replay.ended), (b'ack\n', 0))
        self.assertEqual(bytes(self.disk.find(('a',)).live), b'onetwo')
        self.assertEqual(self.disk.find(('a',)).sure, b'one')
        self.assertEqual(len(self.disk.root.pending), 1)

    def test_unknown(self):
        """A call that the disk does not know is no loss, but an end."""
        replay = recording.Replay('/r', self.disk)
        replay.note_begins([])
        with self.assertRaises(recording.Unknown):
            replay.do(trace.parse('7 truncate("%s", 3) = 0\n' % hexed('/r/a'))[0])

    def test_there_and_back(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            os.mkdir(os.path.join(one, 'd'))
            scenes.write(os.path.join(one, 'd', 'a'), b'bytes')
            self.disk.begin_with(one)
            disk.store(disk.lose_power(self.disk.root, random.Random(1)), two)
            self.assertEqual(scenes.read(os.path.join(two, 'd', 'a')), b'bytes')


class Verdicts(unittest.TestCase):
    def judge(self, content, n_acks, scene=None, **more):
        with tempfile.TemporaryDirectory() as folder:
            place = scenes.Place(folder)
            if content is not None:
                scenes.write(place.battle, content)
            scenes.judge(scene or Scene(), place, n_acks, goes_on=False, **more)

    def test_lost(self):
        self.judge(b''.join(LINES), 2)
        self.judge(b''.join(LINES).replace(b'"a"', b'"later"'), 2)
        self.judge(b''.join(LINES[:2]), 1)
        for content, n_acks in ((b''.join(LINES[:2]), 2), (b''.join(LINES[:1]), 1), (None, 1),
                                (b''.join(LINES[:2]) + LINES[2].replace(b'2', b'3'), 2)):
            with self.assertRaises(tally.Fault):
                self.judge(content, n_acks)

    def test_foreign_line(self):
        with self.assertRaises(tally.Fault):
            self.judge(LINES[0] + b'{"n":7}\n' + b''.join(LINES[1:]), 0)

    def test_torn(self):
        scene = Scene()
        scene.torn = b'torn'
        self.judge(b''.join(LINES) + b'torn', 2, scene)
        with self.assertRaises(tally.Fault):
            self.judge(b''.join(LINES), 2, scene)

    def test_output(self):
        scene = Scene()
        scene.good_output, scene.old = b'%PDF-new' + b'x' * 100 + b'%%EOF\n', b'the old'
        for found, written, good in ((scene.good_output, True, True), (scene.old, False, True), (scene.old, True, False),
                                     (scene.good_output[:60], False, False), (b'', False, False), (None, False, False)):
            with tempfile.TemporaryDirectory() as folder:
                place = scenes.Place(folder)
                if found is not None:
                    scenes.write(place.output, found)
                if good:
                    scenes.judge_output(scene, place, written)
                else:
                    with self.assertRaises(tally.Fault):
                        scenes.judge_output(scene, place, written)

    def test_words(self):
        """A failure has its message, and an answer that refuses its reason."""
        fault = faults.Break(Scene(), 'write', 1, 'EIO', False)
        faults.judge_words(fault, 1, b'{"ok":false,"why":"full"}\n', b'vedette: the disk is full\n', False)
        faults.judge_words(fault, 1, b'', b'', True)
        for status, said, complaints in ((1, b'', b''), (1, b'', b'oops\n'), (0, b'{"ok":false}\n', b''),
                                         (0, b'', b'GLib-CRITICAL: x\n'), (0, b'half an answer\n', b'')):
            with self.assertRaises(tally.Fault):
                faults.judge_words(fault, status, said, complaints, False)
        faults.judge_status(fault, 0, b'{"ok":true}\n{"ok":true}\n')
        with self.assertRaises(tally.Fault):
            faults.judge_status(fault, 0, b'{"ok":true}\n')

    def test_fuzz(self):
        self.assertEqual(fuzz.judge('x', 0, 'stat::number_of_executed_units: 12\n'), (12, None))
        made, fault = fuzz.judge('x', 77, '#9 NEW\n==1==ERROR: AddressSanitizer: overflow\nTest unit written to /tmp/x-crash\n')
        self.assertEqual(made, 9)
        self.assertIn('overflow', fault)
        self.assertIn('/tmp/x-crash', fault)
        self.assertIsNotNone(fuzz.judge('x', 0, '')[1])

    def test_memory(self):
        self.assertAlmostEqual(soak.judge_memory([90] + [100] * 20), 0)
        self.assertIsNone(soak.judge_memory([100] * 5))
        with self.assertRaises(tally.Fault):
            soak.judge_memory([100 + n for n in range(40)])
        self.assertEqual(soak.read_line('made 12 memory 345 /a b\n'), (12, 345, '/a b'))
        self.assertIsNone(soak.read_line('in 3\n'))


if __name__ == '__main__':
    unittest.main()
