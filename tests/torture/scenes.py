# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program is doing when it comes to harm, what it has acknowledged by then, and whether that is still there."""

import glob
import os
import re
import shutil
import subprocess
import tempfile

from tally import Fault

# What is of the moment in a line, and not of the seed
MOMENT = re.compile(rb'"(?:time|ran|program)":("[^"]*"|-?[0-9.]+|\{[^}]*\}|\[[^]]*\]),?')
TORN = b'{"n":54,"after":53,"kind":"shoot","ti'
OLD_PAGE = b'%PDF-1.5 the sheet of yesterday %%EOF\n'
OLD_ARMY = b'the army of yesterday\n'
ACK = b'"ok":true'
# Longer than any run that is not stuck, on a busy machine too
PATIENCE = 300


def mask(line):
    return MOMENT.sub(b'', line)


def make_folder(prefix='vedette-torture-'):
    """Answers wait for the disk: a disk in memory is sooner sure."""
    return tempfile.mkdtemp(prefix=prefix, dir='/dev/shm' if os.path.isdir('/dev/shm') else None)


class Place:
    """A folder that is one man's home, with his battle in it"""

    def __init__(self, folder=None):
        self.folder = folder or make_folder()
        self.battle = os.path.join(self.folder, 'battle.vedette')
        self.output = os.path.join(self.folder, 'out')

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self, **more):
        # Leaks cannot be looked for in a process that is traced.
        return dict(os.environ, HOME=self.folder, XDG_DATA_HOME=os.path.join(self.folder, 'data'), TZ='UTC', LC_ALL='C.UTF-8',
                    XDG_CONFIG_HOME='/nonexistent/config', XDG_STATE_HOME=os.path.join(self.folder, 'state'),
                    GIO_USE_VFS='local', GSETTINGS_BACKEND='memory', ASAN_OPTIONS='detect_leaks=0', G_DEBUG='', **more)

    def battles(self):
        found = glob.glob(os.path.join(self.folder, '**', '*.vedette'), recursive=True)
        return [path for path in found if os.path.isfile(path)]

    def files(self):
        """Everything there is, hidden or not"""
        return [os.path.join(top, name) for top, _, names in os.walk(self.folder) for name in names]


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def write(path, content):
    with open(path, 'wb') as file:
        file.write(content)


class Scene:
    """One run of the program. Requests and dice are fixed: what stands in the file after each answer is known."""

    def __init__(self, name, program, arguments, requests=b'', prepare=None, torn=b'', old=b'', durable_end=False):
        self.name, self.program, self.requests, self.torn, self.old = name, program, requests, torn, old
        self.arguments, self.prepare, self.durable_end = arguments, prepare, durable_end
        self.lines = None     # of the whole file in the end, without what is of the moment
        self.after = None     # how many of them stand there after so many acknowledgements
        self.good_output = None

    def __str__(self):
        return self.name

    def command(self, place):
        return [self.program] + [argument.format(battle=place.battle, output=place.output) for argument in self.arguments]

    def count_acks(self, said, ended_well):
        """What it has promised: a step with each good answer; where nothing is answered, all of it at a good end"""
        return int(ended_well) if self.durable_end else said.count(ACK)

    def set_up(self, place):
        if self.prepare is not None:
            self.prepare(place)
        if self.torn:
            with open(place.battle, 'ab') as file:
                file.write(self.torn)
        if self.old:
            write(place.output, self.old)

    def learn(self):
        """Plays it once undisturbed, one request after the other."""
        with Place() as place:
            self.set_up(place)
            before = self.count_lines(place)
            child = subprocess.Popen(self.command(place), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, env=place.environment())
            self.after = [before]
            for request in self.requests.splitlines(keepends=True):
                child.stdin.write(request)
                child.stdin.flush()
                if ACK in child.stdout.readline():
                    self.after.append(self.count_lines(place))
            _, complaints = child.communicate()
            if child.returncode != 0:
                raise Fault('%s: without any harm it ends with %d: %r' % (self.name, child.returncode, complaints))
            if self.durable_end:
                self.after.append(self.count_lines(place))
            self.lines = [mask(line) for line in read(place.battle).splitlines(keepends=True)]
            self.good_output = read(place.output) if os.path.exists(place.output) else None
        return self

    def count_lines(self, place):
        if not os.path.exists(place.battle):
            return 0
        content = read(place.battle)
        return content.count(b'\n')


def ask(program, place, *arguments, requests=b''):
    done = subprocess.run([program, *arguments], input=requests, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=place.environment(), timeout=PATIENCE)
    if done.returncode < 0 or done.returncode > 2:
        raise Fault('vedette %s ended with %d: %r' % (' '.join(arguments), done.returncode, done.stderr))
    return done


def judge_battle(scene, place, path, lax):
    """How many of the known lines stand in the file. All of it has to be known, but for a torn end."""
    content = read(path)
    whole = content.splitlines(keepends=True)
    done = ask(scene.program, place, 'check', path)
    if done.returncode != 0 and not (lax and done.stderr.strip()):
        raise Fault('%s is refused: %s' % (os.path.basename(path), done.stderr.decode(errors='replace').strip() or '(silence)'))
    n = 0
    while n < len(whole) and n < len(scene.lines) and mask(whole[n]) == scene.lines[n]:
        n += 1
    if done.returncode == 0 and n < len(whole) - 1:
        raise Fault('%s: line %d is none that was played: %r' % (os.path.basename(path), n + 1, whole[n][:200]))
    return n


def judge_output(scene, place, written, other_fonts=False):
    """What is written as a whole is the old or the new one, and never half of it; WRITTEN: it has to be the new one. With
    OTHER_FONTS a page is as long as it likes."""
    if not os.path.exists(place.output):
        if scene.old or written:
            raise Fault('the file that was written or replaced is gone')
        return
    found = read(place.output)
    if found == scene.old and scene.old and not written:
        return
    # The bytes of a PDF file are of the moment, but how it begins and ends is not; its length hangs on the hour by some bytes.
    if scene.good_output[:5] == b'%PDF-':
        good = (found[:5] == b'%PDF-' and found.rstrip().endswith(b'%%EOF') and
                (other_fonts or abs(len(found) - len(scene.good_output)) < 64))
    else:
        good = found == scene.good_output
    if not good:
        raise Fault('half a file: %d bytes of %d were written' % (len(found), len(scene.good_output)))


def judge(scene, place, n_acks, lax=False, goes_on=True, written=False):
    """Is all there that was acknowledged, nothing half, and does the game go on? WRITTEN: it ended well. LAX allows a
    file that is refused with a message, after a loss of power: then what was acknowledged has to stand before the line that is
    named."""
    wanted = scene.after[min(n_acks, len(scene.after) - 1)]
    most, best = 0, None
    for path in place.battles():
        n = judge_battle(scene, place, path, lax)
        if n >= most:
            most, best = n, path
    if most < wanted:
        raise Fault('%d lines were acknowledged, %d are there' % (wanted, most))
    if scene.torn and not any(scene.torn in read(path) for path in place.files()):
        raise Fault('the torn end is lost')
    if scene.good_output is not None:
        judge_output(scene, place, written)
    if best is not None and goes_on and not lax:
        done = ask(scene.program, place, 'play', best, requests=b'{"edit":"set-battle","name":"After it"}\n')
        if done.returncode != 0 or ACK not in done.stdout:
            raise Fault('the game cannot go on: %r %r' % (done.stdout, done.stderr))
        judge_kept(scene, best, most)


def judge_kept(scene, path, n):
    kept = [mask(line) for line in read(path).splitlines(keepends=True)[:n]]
    if kept != scene.lines[:n]:
        raise Fault('going on has changed what was there')


SAMPLES = {'skirmish': 'blackhearts-hold', 'stack': 'fifty-goblins', 'eagles': 'bridges-at-aurach'}


def list_scenes(program, source, most_requests=12):
    """Of every system: a new battle, play, recovery; and what is written besides"""
    samples = os.path.join(source, 'data', 'samples')

    def make_battle(system):
        def prepare(place):
            subprocess.run([program, 'new', '--system', system, place.battle], check=True, env=place.environment())
        return prepare

    def copy_sample(place):
        shutil.copyfile(os.path.join(samples, SAMPLES['skirmish'] + '.vedette'), place.battle)

    scenes = []
    for system, sample in SAMPLES.items():
        requests = read(os.path.join(samples, sample + '.requests.jsonl')).splitlines(keepends=True)
        few = b''.join(requests[:most_requests])
        scenes += [
            Scene('new-' + system, program, ['new', '--system', system, '{battle}'], durable_end=True),
            Scene('play-' + system, program, ['play', '--seed', '1', '{battle}'], few, make_battle(system)),
            Scene('recovery-' + system, program, ['play', '--seed', '1', '{battle}'], few, make_battle(system), torn=TORN),
        ]
    scenes += [
        Scene('print-skirmish', program, ['print', '--roster', '-o', '{output}', '{battle}'], b'', copy_sample, old=OLD_PAGE),
        Scene('print-new', program, ['print', '--summary', '-o', '{output}', '{battle}'], b'', copy_sample),
        Scene('army-old', program, ['army', '--export', 'red', '-o', '{output}', '{battle}'], b'', copy_sample, old=OLD_ARMY),
        Scene('army-new', program, ['army', '--export', 'red', '-o', '{output}', '{battle}'], b'', copy_sample),
    ]
    return scenes
