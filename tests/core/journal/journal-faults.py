#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Causes faults in a journal, with strace and with limits, and checks that no acknowledged line is lost."""
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback

DRIVER = sys.argv[1]
EXISTS, NOT_FOUND, LOCKED, ACCESS, IO, NO_SPACE, TOO_LARGE = range(7)
TORN, RENAMED, MOVED_ON, SYNC_FAILED = range(4)
HEADER = b'{"format":"test"}\n'
LINE = re.compile(rb'\{"n":(\d+),"padding":"(\d{100})"\}\n')
COUNT = 6
TOP = tempfile.TemporaryDirectory(prefix='vedette-faults-')
LENGTH = 121  # of a line


class NoFault(Exception):
    """The call that should fail was never made."""


class Run:
    """One run of the driver in a new folder, with faults."""

    def __init__(self, faults=(), only_file=False, mode='open', limit=None, rescue='rescue', torn=b'', count=COUNT):
        self.folder = tempfile.mkdtemp(dir=TOP.name)
        self.path = os.path.join(self.folder, 'battle.vedette')
        self.rescue = os.path.join(self.folder, rescue)
        # A file in the place of a folder stops even root.
        with open(os.path.join(self.folder, 'wall'), 'wb'):
            pass
        if mode != 'create':
            with open(self.path, 'wb') as file:
                file.write(HEADER + torn)
        environment = dict(os.environ)
        command = [DRIVER, mode, self.path, self.rescue, str(count)]
        if limit:
            command.append(str(limit))
            # The limit would also cut the coverage data of the driver, so these go to a folder where nobody reads
            # them.
            environment['GCOV_PREFIX'] = self.folder
        if faults:
            trace = ['strace', '-f', '-y', '-o', os.path.join(self.folder, 'trace')]
            if only_file:
                trace += ['-P', self.path]
            for fault in faults:
                trace += ['-e', 'inject=' + fault]
            command = trace + command
            # A traced process cannot be searched for leaks.
            environment['ASAN_OPTIONS'] = environment.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.status = done.returncode
        self.stderr = done.stderr
        self.events = [line.split(' ', 3) for line in done.stdout.splitlines()]
        self.trace = ''
        if faults:
            with open(os.path.join(self.folder, 'trace'), errors='replace') as file:
                self.trace = file.read()
            if not any(mark in self.trace for mark in ('(INJECTED)', '(DELAYED)', 'killed by')):
                raise NoFault('no fault happened; strace says: ' + done.stderr)

    def folders_before(self, word):
        """Returns the folders that were synced before the driver printed the word."""
        before, said, _ = self.trace.partition('"%s' % word)
        assert said, 'never said: ' + word
        return re.findall(r'fsync\(\d+<([^>]*)>\) += 0', before)

    def numbers(self, what):
        return [int(event[1]) for event in self.events if event[0] == what]

    def codes(self, what):
        return [int(event[2]) for event in self.events if event[0] == what]

    def notices(self):
        return [int(event[1]) for event in self.events if event[0] == 'notice']

    def rescued(self):
        return glob.glob(os.path.join(self.rescue, '*.vedette'))

    def end(self):
        return [event[1] for event in self.events if event[0] == 'path']

    def check(self, path, expect, header=HEADER):
        """Asserts that the file has exactly these lines."""
        with open(path, 'rb') as file:
            content = file.read()
        assert content.startswith(header), 'header lost'
        rest = content[len(header):]
        found = LINE.findall(rest)
        assert b''.join(b'{"n":%s,"padding":"%s"}\n' % pair for pair in found) == rest, 'garbage in %r' % rest
        assert all(int(number) == int(padding) for number, padding in found), 'lines mixed up'
        got = [int(number) for number, padding in found]
        assert got == expect, 'lines %s instead of %s' % (got, expect)

    def no_temp_files(self):
        for folder in (self.folder, self.rescue):
            left = glob.glob(os.path.join(folder, '.vedette-new-*'))
            assert not left, 'left behind: %s' % left


def plain():
    run = Run()
    assert run.status == 0 and run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.path, [1, 2, 3, 4, 5, 6])


def one_write_and_one_sync_for_each_line():
    run = Run(['flock:delay_enter=1'])
    assert run.trace.count('pwrite64(') == COUNT, run.trace
    assert run.trace.count('fdatasync(') == 1 + COUNT, run.trace


def one_sync_for_opening():
    # The program that wrote the file may have been killed before its last sync.
    run = Run(['flock:delay_enter=1'], count=0)
    assert run.status == 0 and run.trace.count('fdatasync(') == 1, run.trace
    assert run.trace.count('pwrite64(') == 0, run.trace
    run.check(run.path, [])


def disk_full():
    run = Run(['pwrite64:error=ENOSPC:when=3'])
    assert run.numbers('refused') == [3] and run.codes('refused') == [NO_SPACE]
    assert run.numbers('ack') == [1, 2, 4, 5, 6]
    run.check(run.path, [1, 2, 4, 5, 6])


def write_error():
    run = Run(['pwrite64:error=EIO:when=2'])
    assert run.numbers('refused') == [2] and run.codes('refused') == [IO]
    run.check(run.path, [1, 3, 4, 5, 6])


def write_interrupted():
    run = Run(['pwrite64:error=EINTR:when=2'])
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.path, [1, 2, 3, 4, 5, 6])


def short_write():
    # Two and a half lines fit, so the third is written in part and has to be cut off.
    run = Run(limit=len(HEADER) + 2 * LENGTH + 60)
    assert run.numbers('ack') == [1, 2], run.events
    assert run.codes('refused') == [TOO_LARGE] * 4
    run.check(run.path, [1, 2])


def short_write_that_cannot_be_cut():
    run = Run(['ftruncate:error=EIO'], only_file=True, limit=len(HEADER) + 2 * LENGTH + 60)
    # There is no room for a copy elsewhere either, so half a line remains, and the next program saves it in a side
    # file.
    assert run.numbers('ack') == [1, 2] and run.numbers('refused') == [3, 4, 5, 6]
    assert not run.rescued()
    with open(run.path, 'rb') as file:
        lines = file.read().split(b'\n')
    assert len(lines) == 4 and len(lines[3]) == 60, 'only the end may be torn'
    run.no_temp_files()
    again = subprocess.run([DRIVER, 'open', run.path, run.rescue, '1'], stdout=subprocess.PIPE, text=True, check=True)
    assert 'notice %d' % TORN in again.stdout
    run.check(run.path, [1, 2, 1])


def failed_write_that_cannot_be_cut():
    run = Run(['pwrite64:error=EIO:when=3', 'ftruncate:error=EIO'], only_file=True)
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6] and run.notices() == [MOVED_ON]
    run.check(run.path, [1, 2])
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])


def failed_sync():
    # The first sync is that of opening.
    run = Run(['fdatasync:error=EIO:when=3'], only_file=True)
    assert run.status == 0 and run.notices() == [SYNC_FAILED]
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    assert run.rescued() == run.end() and len(run.end()) == 1
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])
    # The journal never syncs that descriptor again.
    assert run.trace.count('fdatasync(') == 3, run.trace


def failed_sync_of_opening():
    run = Run(['fdatasync:error=EIO:when=1'], only_file=True)
    assert run.status == 0 and run.notices() == [SYNC_FAILED]
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.path, [])
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])


def failed_sync_without_a_rescue_folder():
    run = Run(['fdatasync:error=EIO:when=4'], only_file=True, rescue='wall/rescue')
    assert run.status == 1 and run.notices() == [SYNC_FAILED]
    assert run.numbers('ack') == [1, 2] and run.numbers('unsure') == [3] and run.codes('unsure') == [IO]
    assert run.numbers('refused') == [4, 5, 6] and run.codes('refused') == [IO] * 3
    assert run.numbers('unclosed') == [0]
    assert run.trace.count('fdatasync(') == 4, run.trace
    # The two sentences must not give the same advice twice.
    said = [' '.join(event[1:]) for event in run.events if event[0] == 'says']
    sentences = [sentence.strip() for sentence in re.split(r'[.:] ', said[0]) if sentence.strip()]
    assert len(said) == 1 and len(sentences) >= 2 and len(sentences) == len(set(sentences)), said
    assert said[0].lower().count('another disk') + said[0].lower().count('another place') <= 1, said
    run.check(run.path, [1, 2, 3])


def failed_sync_in_main_loop():
    # No append and no wait follow, so only the main loop can report the failure.
    run = Run(['fdatasync:error=EIO:when=3'], only_file=True, mode='loop')
    assert run.status == 0 and run.notices() == [SYNC_FAILED], run.events
    assert [event[0] for event in run.events][:4] == ['ack', 'notice', 'says', 'ack']
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])


def file_lost_while_it_is_synced():
    # The slow sync of the lost file must not count for the new file, or fail on a closed descriptor. On a busy
    # machine the file may be lost before its sync begins; then the fault does not happen and the run is repeated.
    for attempt in range(10):
        try:
            run = Run(['fdatasync:delay_enter=200000'], only_file=True, mode='rush')
            break
        except NoFault:
            if attempt == 9:
                raise
    assert run.numbers('ack') == [6] and run.notices() == [MOVED_ON], run.events
    assert 'EBADF' not in run.trace, run.trace
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])


def torn_end_that_cannot_be_cut():
    run = Run(['ftruncate:error=EIO'], only_file=True, torn=b'torn')
    assert run.notices() == [TORN, MOVED_ON] and run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.end()[0], [1, 2, 3, 4, 5, 6])
    with open(run.path, 'rb') as file:
        assert file.read() == HEADER + b'torn'


def torn_end_that_cannot_be_kept():
    # The torn end cannot be saved anywhere, so it is not cut off.
    run = Run(['renameat2:error=EIO'], torn=b'torn')
    assert run.numbers('refused') == [1, 2, 3, 4, 5, 6] and run.notices() == []
    with open(run.path, 'rb') as file:
        assert file.read() == HEADER + b'torn'
    run.no_temp_files()


def every_sync_fails():
    run = Run(['fdatasync:error=EIO'])
    assert run.numbers('ack') == [] and run.notices() == [SYNC_FAILED]
    assert not run.rescued()
    run.no_temp_files()


def may_not_open():
    run = Run(['openat:error=EACCES'], only_file=True)
    assert run.status == 1 and run.codes('closed') == [ACCESS]
    run.check(run.path, [])


def disk_read_only():
    run = Run(['openat:error=EROFS'], only_file=True)
    assert run.status == 1 and run.codes('closed') == [ACCESS]


def locks_unknown():
    for error in ('ENOSYS', 'EOPNOTSUPP'):
        run = Run(['flock:error=' + error])
        assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
        run.check(run.path, [1, 2, 3, 4, 5, 6])


def locked():
    run = Run(['flock:error=EAGAIN'])
    assert run.status == 1 and run.codes('closed') == [LOCKED]


def created():
    run = Run(mode='create')
    assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
    run.check(run.path, [1, 2, 3, 4, 5, 6], header=b'')


def creation_fails():
    # After any failure the path is free, and the next append tries again.
    for fault, code in (('pwrite64:error=ENOSPC:when=1', NO_SPACE), ('fdatasync:error=EIO:when=1', IO),
                        ('fsync:error=EIO:when=1', IO), ('renameat2:error=EIO:when=1', IO),
                        ('renameat2:error=EACCES:when=1', ACCESS)):
        run = Run([fault], mode='create')
        assert run.codes('refused') == [code] and run.numbers('refused') == [1], (fault, run.events)
        assert run.numbers('ack') == [2, 3, 4, 5, 6]
        # Each thread counts its own calls, so the worker may have met the fault, too.
        run.check(run.end()[0], [2, 3, 4, 5, 6], header=b'')
        run.no_temp_files()


def creation_without_renameat2():
    for faults in (['renameat2:error=EINVAL'], ['renameat2:error=ENOSYS', 'link:error=EPERM']):
        run = Run(faults, mode='create')
        assert run.numbers('ack') == [1, 2, 3, 4, 5, 6]
        run.check(run.path, [1, 2, 3, 4, 5, 6], header=b'')
        run.no_temp_files()


def name_of_a_new_file():
    # The name has to be synced in its folder, and the name of that folder, which may be new, in the folder above.
    run = Run(['flock:delay_enter=1'], mode='create')
    assert run.folders_before('ack 1')[:2] == [run.folder, os.path.dirname(run.folder)], run.trace


def name_of_a_file_that_is_opened():
    # The program that made the file may have been killed before it had synced the folder.
    run = Run(['flock:delay_enter=1'])
    assert run.folders_before('ack 1')[:2] == [run.folder, os.path.dirname(run.folder)], run.trace
    # Folders are synced once, and not with each line.
    assert run.folders_before('ack 6') == run.folders_before('ack 1'), run.trace


def name_of_a_rescue_folder():
    # Each thread counts its own calls: the first syncs, of opening and of the rescue, succeed.
    run = Run(['fdatasync:error=EIO:when=3'], rescue='data/vedette/battles')
    assert run.notices() == [SYNC_FAILED] and run.numbers('ack') == [1, 2, 3, 4, 5, 6], run.events
    made = [run.rescue, os.path.join(run.folder, 'data', 'vedette'), os.path.join(run.folder, 'data'), run.folder]
    assert set(made) <= set(run.folders_before('ack 2')), run.trace


def names_that_cannot_be_kept():
    run = Run(['fsync:error=EIO'])
    assert run.numbers('ack') == [] and run.notices() == [SYNC_FAILED], run.events
    run.no_temp_files()


def folders_that_cannot_be_synced():
    # Some file systems cannot sync folders, which the journal has to accept.
    for error in ('EINVAL', 'ENOSYS'):
        for mode in ('open', 'create'):
            run = Run(['fsync:error=' + error], mode=mode)
            assert run.numbers('ack') == [1, 2, 3, 4, 5, 6] and run.notices() == []


def killed_anywhere():
    # After a kill within any call, the file has all acknowledged lines and no incomplete one.
    for mode, call, when in [('open', 'pwrite64', n) for n in (1, 3, 6)] + [('open', 'fdatasync', n) for n in (1, 2, 5)] + \
                            [('create', call, 1) for call in ('pwrite64', 'fdatasync', 'renameat2', 'fsync')]:
        run = Run(['%s:signal=SIGKILL:when=%d' % (call, when)], mode=mode)
        assert run.status in (-signal.SIGKILL, 128 + signal.SIGKILL), run.status
        acked = run.numbers('ack')
        if not os.path.exists(run.path):
            assert mode == 'create' and acked == [], (call, when)
        else:
            with open(run.path, 'rb') as file:
                count = file.read().count(b'\n') - (mode == 'open')
            assert count >= len(acked), 'an acknowledged line is lost'
            run.check(run.path, list(range(1, count + 1)), header=HEADER if mode == 'open' else b'')
        again = subprocess.run([DRIVER, 'open' if os.path.exists(run.path) else 'create', run.path, run.rescue, '1'],
                               stdout=subprocess.PIPE, text=True)
        assert again.returncode == 0 and 'ack 1' in again.stdout, again.stdout


TESTS = [plain, one_write_and_one_sync_for_each_line,
         one_sync_for_opening, disk_full, write_error, write_interrupted, short_write,
         short_write_that_cannot_be_cut, failed_write_that_cannot_be_cut, failed_sync,
         failed_sync_of_opening, failed_sync_without_a_rescue_folder, failed_sync_in_main_loop, file_lost_while_it_is_synced,
         torn_end_that_cannot_be_cut, torn_end_that_cannot_be_kept, every_sync_fails, may_not_open,
         disk_read_only, locks_unknown, locked, created, creation_fails, creation_without_renameat2, name_of_a_new_file,
         name_of_a_file_that_is_opened, name_of_a_rescue_folder, names_that_cannot_be_kept, folders_that_cannot_be_synced,
         killed_anywhere]


def main():
    if shutil.which('strace') is None or subprocess.run(['strace', '-o', '/dev/null', 'true'], stderr=subprocess.PIPE).returncode:
        print('Bail out! strace is missing or may not trace here: faults cannot be injected')
        return 1
    print('1..%d' % len(TESTS))
    failed = 0
    for number, test in enumerate(TESTS, 1):
        name = test.__name__.replace('_', ' ')
        try:
            test()
            print('ok %d - %s' % (number, name))
        except Exception:
            failed += 1
            print('not ok %d - %s' % (number, name))
            print('# ' + traceback.format_exc().replace('\n', '\n# '))
        sys.stdout.flush()
    return failed != 0


sys.exit(main())
