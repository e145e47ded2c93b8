# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens damaged files by keyboard alone: one that ends in the middle of a step, and one with a bad line in the
middle."""

import glob
import os
import re

from journey import BUTTON, copy_of_sample, done, equal, kinds, run, vedette, wait, wait_for_kinds


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def torn_end(folder, begin):
    path = copy_of_sample(folder)
    before = kinds(path)
    good = read(path)
    torn = b'{"n":54,"after":53,"kind":"shoot","ti'
    with open(path, 'ab') as file:
        file.write(torn)
    program = begin(path)
    program.in_window('The barn at Blackheart’s hold')
    program.reads(re.compile('^“barn.vedette” ends in the middle of a step, so its last %d bytes ' % len(torn)))
    program.reads('Snatch roll: The Hold')
    equal(kinds(path), before, 'the steps')
    equal(read(path), good + torn, 'the file before anything is done')
    equal(glob.glob(path + '.torn-*'), [], 'side files then')
    program.tab_to(BUTTON, 'Dismiss')
    program.key('space')
    wait('the banner to go', lambda: not program.look(BUTTON, 'Dismiss'))

    program.key('n')
    wait_for_kinds(path, len(before), 'decline')
    sides = glob.glob(path + '.torn-*')
    equal(len(sides), 1, 'side files after the next step')
    equal(read(sides[0]), torn, 'what is in it')
    equal(read(path)[:len(good)], good, 'what was there before')
    program.close()
    vedette('check', path)


def bad_line(folder, begin):
    path = copy_of_sample(folder)
    lines = read(path).splitlines(keepends=True)
    lines[39] = lines[39].replace(b'"kind"', b'"kinb"', 1)
    with open(path, 'wb') as file:
        file.write(b''.join(lines))
    harmed = read(path)
    program = begin(path)
    program.in_window('Could Not Open Battle')
    program.reads('Could not open “barn.vedette”')
    equal(len([text for text in program.messages() if re.search(r'\b40\b', text)]), 1, 'messages that name the line')
    program.tab_to(BUTTON, 'Open Earlier Steps as Copy')
    program.key('Return')
    program.in_window('The barn at Blackheart’s hold')
    copy = wait('the copy', lambda: glob.glob(os.path.join(folder, 'data', '**', '*.vedette'), recursive=True))[0]
    n = len(done(copy))
    equal(n, 38, 'steps in the lines 2 to 39')
    program.close()
    vedette('check', copy)
    equal(read(path), harmed, 'the file that was not opened')


run(torn_end, bad_line)
