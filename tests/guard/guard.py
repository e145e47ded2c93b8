#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays recorded battles through the command line, and checks that the program gives the same answers, byte for byte.

    guard.py record --program P --out DIR --battles N --seed S [--system Y] [--dump D] [--sheets]
        records new random battles and their answers in DIR; Y is skirmish, stack or eagles
    guard.py answers --program P --dir DIR [--dump D]
        plays the battles in DIR, and replaces the recorded answers
    guard.py check --program P --dir DIR [--dump D] [--part N]
        plays the battles in DIR (with --part only every N-th battle), and compares the answers with the recorded ones
    guard.py compare --program P --with OLD --dir DIR [--dump D --dump-with D]
        plays the battles in DIR with the programs P and OLD, and compares their answers
    guard.py coverage --dir DIR
        lists the moves, states, settings and rules that occur in the battles in DIR

A battle consists of NAME.jsonl, which contains requests as `vedette play` reads them, and NAME.expected, which contains
the recorded answers. D is the program built from dump-moves.c, which shows details of the battle that the command line
does not show. Its recorded answers are in NAME.dump.
"""

import argparse
import difflib
import hashlib
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

BATTLE = 'b.vedette'
AUDIENCES = [[], ['--side=red'], ['--side=blue'], ['--side=umpire'], ['--all']]
SHEETS = {
    'skirmish': [['--summary'], ['--summary', '--large', '--side=red'], ['--cards', '--side=red'], ['--cards', '--side=blue'],
                 ['--roster'], ['--roster', '--large', '--side=blue'], ['--blank-cards'], ['--blank-roster']],
    'stack': [['--summary'], ['--summary', '--large', '--side=umpire'], ['--tokens'], ['--colors']],
    'eagles': [['--summary'], ['--summary', '--large', '--side=red'], ['--roster'], ['--roster', '--side=blue'], ['--order-forms'],
               ['--packet']],
}
PATIENCE = 200
MAX_DIFF = 40
MAX_WIDTH = 300

# The clock of the program cannot be set from outside, so the answers must not depend on the real time. mask() replaces
# the time stamps in battle files, CSV logs and JSON logs, and finish() removes the stamps of PDF files. The program
# also compares the local time with the hour at which the players plan to stop. So each battle runs in a time zone where
# it is noon, and plans hours that come much later. To test an hour that is past, make_old() makes the stamps in the
# file old.
STAMP = re.compile(rb'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ')
PDF_STAMP = re.compile(rb'/(CreationDate|ModDate) ?\([^)]*\)')
# The version of the program that wrote a file; mask() replaces this text, because each release changes it.
VERSION = re.compile(rb'"program":"[^"]*"')
OLD_STAMP = b'2020-01-01T12:00:00Z'
NOON = 12 * 3600


def noon_zone():
    """Returns a POSIX time zone where it is 12:00 now. In POSIX, zones east of Greenwich have a minus sign."""
    east = NOON - int(time.time()) % 86400
    return 'NOON%s%02d:%02d:%02d' % ('-' if east >= 0 else '+', abs(east) // 3600, abs(east) // 60 % 60, abs(east) % 60)


def mask(text):
    return VERSION.sub(b'"program":"<the version>"', STAMP.sub(b'<the time>', text))


class Table:
    """Runs the program in a temporary folder that contains the file of one battle."""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        # The program syncs the file before each answer, which is faster in a folder in memory (/dev/shm).
        self.folder = tempfile.mkdtemp(prefix='guard-%d-' % os.getpgrp(),
                                       dir='/dev/shm' if os.path.isdir('/dev/shm') else None)
        self.path = os.path.join(self.folder, BATTLE)
        self.seed, self.system = 0, 'skirmish'
        self.env = dict(os.environ, LC_ALL='C.UTF-8', TZ=noon_zone(), HOME=self.folder, GSETTINGS_BACKEND='memory',
                        GIO_USE_VFS='local', G_DEBUG='fatal-warnings')
        self.env.pop('LANGUAGE', None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, args, stdin=b''):
        """Runs a command of the program. Returns its standard output, and its errors with any exit status but 0."""
        try:
            done = subprocess.run([self.program] + args, input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  cwd=self.folder, env=self.env, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return [b'', b'not finished in %d seconds\n' % PATIENCE]
        status = b'exit status %d\n' % done.returncode if done.returncode != 0 else b''
        return [text.replace(self.folder.encode(), b'<folder>') for text in (done.stdout, done.stderr + status)]

    def begin(self, control):
        self.seed = control.get('seed', 0)
        name, self.system = control.get('name'), control.get('system', 'skirmish')
        return self.run(['new'] + (['--name=' + name] if name is not None else [])
                        + (['--system=' + self.system] if 'system' in control else []) + [BATTLE])

    def play_args(self):
        return ['play', '--seed=%d' % self.seed, BATTLE]

    def make_old(self):
        text = self.read()
        with open(self.path, 'wb') as file:
            file.write(re.sub(rb'"time":"' + STAMP.pattern + b'"', b'"time":"' + OLD_STAMP + b'"', text))

    def read(self):
        if not os.path.exists(self.path):
            return b'(no file)\n'
        with open(self.path, 'rb') as file:
            return file.read()


# A chunk is a pair: the request or command as a string (called title below), and the answer as bytes.

def play_session(table, lines):
    """Sends all requests of a session at once, which gives the same answers as sending them one by one. Yields a chunk
    for each request, and a chunk for further output."""
    out, errors = table.run(table.play_args(), b''.join(line.encode() + b'\n' for line in lines))
    answers = out.split(b'\n')[:-1]
    for i, line in enumerate(lines):
        yield line, answers[i] if i < len(answers) else b'(no answer)'
    yield 'play: the rest', b'\n'.join(answers[len(lines):] + [errors])


def damage(text):
    """Yields damaged copies of a battle file, each with a description of the damage. A hash of the file decides where
    the damage is, so the same file always gives the same copies."""
    lines = text.split(b'\n')[:-1]
    number = int.from_bytes(hashlib.sha256(text).digest()[:4], 'big')
    at = 1 + number % max(len(lines) - 1, 1)
    yield 'torn', text[:len(text) - 1 - number % 9]
    for what, pattern, by in (('another id', rb'"set":(\d+)', rb'"set":1\1'), ('another old value', rb'"old":', rb'"old":1'),
                              ('another name', rb'"of":"', rb'"of":"x'), ('another type', rb'"type":"', rb'"type":"x'),
                              ('a wrong value', rb'"new":', rb'"new":-'), ('another place', rb'"at":', rb'"at":9')):
        where = [i for i in range(1, len(lines)) if re.search(pattern, lines[i])]
        if where:
            i = where[number % len(where)]
            yield what, b'\n'.join(lines[:i] + [re.sub(pattern, by, lines[i], 1)] + lines[i + 1:]) + b'\n'
    yield 'a line twice', b'\n'.join(lines[:at + 1] + lines[at:]) + b'\n'
    yield 'a line missing', b'\n'.join(lines[:at] + lines[at + 1:]) + b'\n'


def finish(table, sheets):
    """Yields the chunks of the commands that run after all requests of a battle, such as log, check and print."""
    text = table.read()
    yield 'file', text
    # The audience decides which steps a log contains, whatever its format. So only the text format is tested with every
    # audience; the other formats are tested once without secrets and once with all secrets.
    for style in 'text', 'csv', 'json':
        for audience in AUDIENCES if style == 'text' else [AUDIENCES[0], AUDIENCES[-1]]:
            args = ['log', '--format=' + style] + audience + [BATTLE]
            yield ' '.join(args), b''.join(table.run(args))
    for args in ['check', BATTLE], ['check', '--json', BATTLE]:
        yield ' '.join(args), b''.join(table.run(args))
    yield from play_session(table, ['{"state":true,"records":true}', '{"moves":true}'])
    yield 'file, opened again', b'the same' if table.read() == text else table.read()
    for args in SHEETS[table.system] if sheets else []:
        said = b''.join(table.run(['print'] + args + ['--paper=a4', '-o', 'sheet.pdf', BATTLE]))
        try:
            with open(os.path.join(table.folder, 'sheet.pdf'), 'rb') as file:
                said += hashlib.sha256(PDF_STAMP.sub(b'', file.read())).hexdigest().encode()
            os.remove(os.path.join(table.folder, 'sheet.pdf'))
        except FileNotFoundError:
            said += b'(no page)'
        yield 'print ' + ' '.join(args), said
    copies = list(damage(mask(text).replace(b'<the time>', OLD_STAMP)))
    for what, bad in [copies[(len(text) + i) % len(copies)] for i in range(3)]:
        with open(os.path.join(table.folder, 'bad.vedette'), 'wb') as file:
            file.write(bad)
        yield 'check --json, ' + what, b''.join(table.run(['check', '--json', 'bad.vedette']))


def replay(program, lines):
    """Yields the chunks of one or more battles. A line with the member "guard" controls this script, and all other
    lines are requests. The values of "guard" are begin (create a battle), reopen (close and open its file, after
    make_old() if "old" is true), run (run a command of the program) and look (only for dump-moves)."""
    begins = [i for i, line in enumerate(lines) if line.startswith('{"guard":"begin"')] or [0]
    for first, last in zip(begins, begins[1:] + [len(lines)]):
        with Table(program) as table:
            yield from replay_battle(table, lines[first:last])


def replay_battle(table, lines):
    session, sheets = [], None
    for line in lines:
        control = json.loads(line) if line.startswith('{"guard"') else {'guard': None}
        if control['guard'] is None:
            session.append(line)
            continue
        if control['guard'] == 'look':
            continue
        if session:
            yield from play_session(table, session)
            session = []
        if control['guard'] == 'begin':
            sheets = control.get('sheets', False)
            yield line, b''.join(table.begin(control))
        elif control['guard'] == 'run':
            yield line, b''.join(table.run(control['args']))
        elif control.get('old'):
            table.make_old()
    if session:
        yield from play_session(table, session)
    if sheets is not None:
        yield from finish(table, sheets)


def replay_dump(program, path):
    """Runs dump-moves with the requests in the file path, and yields its output as chunks. A line that begins with "> "
    and contains a request begins each chunk."""
    try:
        done = subprocess.run([os.path.abspath(program), path], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=PATIENCE, env=dict(os.environ, LC_ALL='C.UTF-8', TZ='UTC', G_DEBUG='fatal-warnings'))
    except subprocess.TimeoutExpired:
        yield 'the rest', b'not finished in %d seconds' % PATIENCE
        return
    title, text = 'begin', []
    for line in done.stdout.split(b'\n')[:-1]:
        if line.startswith(b'> '):
            yield title, b'\n'.join(text)
            title, text = line[2:].decode('utf-8', 'replace'), []
        else:
            text.append(line)
    yield title, b'\n'.join(text)
    yield 'the rest', done.stderr + b'exit status %d' % done.returncode


# The format of recorded answers. An answer can be a line of a hundred kilobytes, and much of it is in earlier answers
# too. So PART splits each line into pieces, and each piece is a line of the file: the first piece of a line begins with
# " ", and further pieces begin with "+". A line such as "@120 14" repeats 14 earlier pieces of this file, beginning
# with piece 120, counted from 0.
PART = re.compile(rb'(?<=[,\[])(?=\{|"(?:state|moves|text|facts|do|can_undo)":)')

def to_pieces(text):
    pieces = []
    for line in mask(text).split(b'\n'):
        broken = PART.split(line)
        pieces += [b' ' + broken[0]] + [b'+' + piece for piece in broken[1:]]
    return pieces


def write_chunks(path, chunks):
    told, where = [], {}
    with open(path, 'wb') as file:
        for title, pieces in chunks:
            file.write(b'> ' + title.encode() + b'\n')
            first, i = len(told), 0
            while i < len(pieces):
                best, length = 0, 0
                for k in where.get(pieces[i], [])[-8:]:
                    n = 0
                    while i + n < len(pieces) and k + n < first and told[k + n] == pieces[i + n]:
                        n += 1
                    if n > length:
                        best, length = k, n
                if sum(map(len, pieces[i:i + length])) > 12:
                    file.write(b'@%d %d\n' % (best, length))
                else:
                    length = 1
                    file.write(pieces[i] + b'\n')
                i += length
            for k, piece in enumerate(pieces):
                places = where.setdefault(piece, [])
                places.append(first + k)
                del places[:-8]
            told += pieces


def read_chunks(path):
    told, chunks = [], []
    with open(path, 'rb') as file:
        for line in file.read().split(b'\n')[:-1]:
            if line.startswith(b'> '):
                first = len(told)
                chunks.append((line[2:].decode(), []))
            elif line.startswith(b'@'):
                k, n = map(int, line[1:].split())
                chunks[-1][1].extend(told[k:k + n])
                told += told[k:k + n]
            else:
                chunks[-1][1].append(line)
                told.append(line)
    return chunks


def show(piece):
    text = piece.decode('utf-8', 'backslashreplace')
    return text if len(text) <= MAX_WIDTH else text[:MAX_WIDTH] + '…'


def shorten(old, new):
    """Returns the part of each of two long lines around the first character in which the lines differ."""
    k = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
    start = max(k - MAX_WIDTH // 2, 0)
    return old[:1] + old[1:][start:start + MAX_WIDTH], new[:1] + new[1:][start:start + MAX_WIDTH]


def find_difference(name, expected, found):
    """Returns the first difference between the expected and the found chunks as text, or None if they are equal."""
    for i, (title, pieces) in enumerate(expected):
        got = found[i] if i < len(found) else (title, [b'(nothing)'])
        if got[0] == title and got[1] == pieces:
            continue
        lines = list(difflib.unified_diff([p.decode('utf-8', 'backslashreplace') for p in pieces],
                                          [p.decode('utf-8', 'backslashreplace') for p in got[1]],
                                          'expected', 'found', n=1, lineterm=''))
        for k in range(len(lines) - 1):
            if lines[k].startswith('-') and lines[k + 1].startswith('+') and max(map(len, lines[k:k + 2])) > MAX_WIDTH:
                lines[k], lines[k + 1] = shorten(lines[k], lines[k + 1])
        return '%s, request %d: %s\n%s' % (name, i, got[0] if got[0] == title else title + ' / ' + got[0],
                                           '\n'.join(show(line.encode()) for line in lines[:MAX_DIFF]))
    return None if len(found) == len(expected) else '%s: %d answers instead of %d' % (name, len(found), len(expected))


def read_requests(path):
    with open(path, encoding='utf-8') as file:
        return file.read().split('\n')[:-1]


def collect(chunks):
    return [(title, to_pieces(text)) for title, text in chunks]


def same(expected, found):
    """Tells whether the found answers equal the expected ones. The function joins the expected pieces instead of
    splitting the found answers, because splitting is slow and only a difference makes it necessary."""
    return len(expected) == len(found) and all(
        a[0] == b[0] and b''.join(b'\n' + p[1:] if p[:1] == b' ' else p[1:] for p in a[1])[1:] == mask(b[1])
        for a, b in zip(expected, found))


def differ(name, expected, chunks):
    found = list(chunks)
    return None if same(expected, found) else find_difference(name, expected, collect(found))


def list_battles(folder):
    return sorted(name[:-len('.jsonl')] for name in os.listdir(folder) if name.endswith('.jsonl'))


def one_check(job):
    options, name = job
    base = os.path.join(options.dir, name)
    lines = read_requests(base + '.jsonl')
    has_dump = any(line.startswith('{"guard":"begin"') for line in lines)
    if options.verb == 'answers':
        if options.program:
            write_chunks(base + '.expected', collect(replay(options.program, lines)))
        if options.dump and has_dump:
            write_chunks(base + '.dump', collect(replay_dump(options.dump, base + '.jsonl')))
        return name, None
    if options.verb == 'check':
        expected = read_chunks(base + '.expected')
    else:
        expected = collect(replay(options.old, lines))
    difference = differ(name, expected, replay(options.program, lines))
    if difference is None and options.dump and has_dump:
        old = collect(replay_dump(options.dump_old, base + '.jsonl')) if options.verb == 'compare' \
            else read_chunks(base + '.dump')
        difference = differ(name + ' (dump-moves)', old, replay_dump(options.dump, base + '.jsonl'))
    return name, difference


def check(options):
    names = [name for name in list_battles(options.dir) if not options.only or name in options.only][::options.part]
    started, bad = time.time(), 0
    with multiprocessing.Pool(options.jobs) as pool:
        for name, difference in pool.imap(one_check, [(options, name) for name in names]):
            if difference is not None:
                bad += 1
                print(difference + '\n', flush=True)
    print('%d battles, %d differ, %.0f s' % (len(names), bad, time.time() - started))
    return 1 if bad > 0 or not names else 0


def record(options):
    import guard_player
    os.makedirs(options.out, exist_ok=True)
    jobs = [(options.program, os.path.join(options.out, 'b%03d.jsonl' % i), options.system, options.seed, i, options.sheets,
             options.requests, options.every)
            for i in range(options.first, options.first + options.battles)]
    with multiprocessing.Pool(options.jobs) as pool:
        for _ in pool.imap(guard_player.record_battle, jobs):
            pass
    options.verb, options.dir = 'answers', options.out
    options.only = [os.path.basename(job[1])[:-len('.jsonl')] for job in jobs]
    return check(options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('verb', choices=['record', 'answers', 'check', 'compare', 'coverage'])
    parser.add_argument('--program')
    parser.add_argument('--with', dest='old')
    parser.add_argument('--dump')
    parser.add_argument('--dump-with', dest='dump_old')
    parser.add_argument('--dir')
    parser.add_argument('--out')
    parser.add_argument('--only', nargs='*', help='these battles')
    parser.add_argument('--part', type=int, default=1, help='each so many-th battle only')
    parser.add_argument('--battles', type=int, default=10)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--requests', type=int, default=220, help='in a battle, at most; half of them at least')
    parser.add_argument('--every', type=int, default=5, help='so many requests between two questions for all there is')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--sheets', action='store_true')
    parser.add_argument('--system', choices=sorted(SHEETS), default='skirmish')
    parser.add_argument('--jobs', type=int, default=2)
    options = parser.parse_args()
    if options.verb == 'coverage':
        import guard_coverage
        return guard_coverage.report(options.dir)
    return record(options) if options.verb == 'record' else check(options)


if __name__ == '__main__':
    sys.exit(main())
