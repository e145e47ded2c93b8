# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a battle that lies open wake the processor? VEDETTE_IDLE_SECONDS says how long to look: 10, and 60 by hand."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ['VEDETTE_PROGRAM']
SAMPLE = os.path.join(os.environ['VEDETTE_SRCDIR'], 'data', 'samples', 'blackhearts-hold.vedette')
SECONDS = int(os.environ.get('VEDETTE_IDLE_SECONDS', '10'))
ALLOWED = 2  # wake-ups: X11 and the session bus may have a word to say
PATIENCE = 300
SCHEMA = 'io.github.vedette_wargames.Vedette'
# A minute that becomes full: one timeout, and what is said to the screen to draw it anew
TICK = 20


def wakes(pid):
    """How often the main thread went to sleep, and so woke."""
    with open('/proc/%d/task/%d/status' % (pid, pid)) as status:
        return next(int(line.split()[1]) for line in status if line.startswith('voluntary_ctxt_switches'))


def ticks(pid):
    """Processor time of all threads, in hundredths of a second."""
    with open('/proc/%d/stat' % pid) as stat:
        fields = stat.read().rpartition(')')[2].split()
    return int(fields[11]) + int(fields[12])


def wait_until_calm(pid):
    """Until nothing has happened for three seconds: the window is there, and all that it does once is done."""
    end = time.monotonic() + PATIENCE
    before, calm = None, 0
    while time.monotonic() < end and calm < 3:
        time.sleep(1)
        now = wakes(pid), ticks(pid)
        calm = calm + 1 if now == before else 0
        before = now
    return calm == 3


def switch_clocks_on(folder):
    """The environment of a program that finds the clocks switched on by default: they are off, and it has no schema here."""
    data = os.path.join(os.environ['VEDETTE_SRCDIR'], 'data')
    shutil.copy(os.path.join(data, SCHEMA + '.gschema.xml'), folder)
    with open(os.path.join(folder, 'clocks.gschema.override'), 'w') as override:
        override.write('[%s]\nclocks=true\n' % SCHEMA)
    subprocess.run(['glib-compile-schemas', folder], check=True)
    return dict(os.environ, GSETTINGS_SCHEMA_DIR=folder)


def look(folder, clocks, *keys):
    """The wake-ups and the processor time of a battle that lies open after these keys."""
    environment = switch_clocks_on(folder) if clocks else None
    path = os.path.join(folder, 'battle.vedette')
    shutil.copyfile(SAMPLE, path)
    with open(os.path.join(folder, 'said'), 'w') as said:
        program = subprocess.Popen([PROGRAM, path], stdout=said, stderr=said, stdin=subprocess.DEVNULL, env=environment)
        try:
            subprocess.run(['timeout', str(PATIENCE), 'xdotool', 'search', '--sync', '--onlyvisible', '--pid',
                            str(program.pid), '--name', 'barn'], check=True, stdout=subprocess.DEVNULL)
            for key in keys:
                time.sleep(0.5)
                subprocess.run(['xdotool', 'key', key], check=True)
            if not wait_until_calm(program.pid):
                return None
            wakes_before, ticks_before = wakes(program.pid), ticks(program.pid)
            time.sleep(SECONDS)
            return wakes(program.pid) - wakes_before, ticks(program.pid) - ticks_before
        finally:
            program.kill()
            program.wait()


def main():
    places = [('Play', ()), ('Play with clocks', ()), ('Forces', ('alt+2',)), ('Orders', ('alt+3',)), ('Log', ('alt+4',)),
              ('the roll dialog', ('Return',))]
    if 'VEDETTE_IDLE_SECONDS' not in os.environ:
        places = places[:2]
    environment = {name: value for name, value in os.environ.items() if name != 'G_DEBUG'}
    manager = subprocess.Popen(['metacity', '--sm-disable'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=environment)
    failed = 0
    print('1..%d' % len(places))
    try:
        for number, (name, keys) in enumerate(places, 1):
            with tempfile.TemporaryDirectory() as folder:
                found = look(folder, 'clocks' in name, *keys)
            if found is None:
                print('# %s: not calm after %d s' % (name, PATIENCE))
            else:
                print('# %s: %d wake-ups, %d hundredths of processor time in %d s' % (name, *found, SECONDS))
            minutes = 1 + SECONDS // 60 if 'clocks' in name else 0
            good = found is not None and found[0] <= ALLOWED + TICK * minutes and found[1] <= 1 + 5 * minutes
            failed += not good
            print('%s %d idle in %s' % ('ok' if good else 'not ok', number, name))
            sys.stdout.flush()
    finally:
        manager.terminate()
        manager.wait()
    sys.exit(1 if failed else 0)


main()
