#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo.py TOP FOLDER [PERCENT]: writes FOLDER/xx/LC_MESSAGES/vedette.mo, a language in which every text is longer by so many
percent (40, as German is; 100 for the worst) and is still read. What stays short in a picture never went through gettext."""

import os
import re
import subprocess
import sys

KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'ngettext:1,2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'vedette_figure_say:2,3')
# What is not read: placeholders, escapes, entities
KEPT = re.compile(r'%[-+]?<\w+>|%(?:\d+\$)?[-+ 0#]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:l|ll|h|z)?[a-zA-Z%]|\\.|&[a-z]+;')
VOWELS = 'aeiouyAEIOUY'


def lengthen(text, percent):
    """Vowels first, then all letters, until it is long enough"""
    parts, end = [], 0
    for kept in KEPT.finditer(text):
        parts += [(text[end:kept.start()], True), (kept.group(), False)]
        end = kept.end()
    parts.append((text[end:], True))
    owed, done = 0.5, []
    for part, read in parts:
        for letter in part:
            done.append(letter)
            owed += percent / 100 if read else 0
            # A soft letter doubled still reads like the word; any will do if it falls behind.
            while read and letter.isalpha() and (owed >= 1 and letter in VOWELS or owed >= 1.5):
                done.append(letter.lower())
                owed -= 1
    return ''.join(done)


def translate(lines, percent):
    saying = False
    for line in lines:
        if line.startswith('msg'):
            saying = line.startswith('msgstr')
        quoted = re.fullmatch(r'((?:msgstr(?:\[\d+\])? )?")(.*)(")', line)
        yield quoted[1] + lengthen(quoted[2], percent) + quoted[3] if saying and quoted else line


def main(top, folder, percent=40):
    def run(*words, text=None):
        return subprocess.run(words, check=True, cwd=top, input=text, stdout=subprocess.PIPE, encoding='utf-8').stdout

    template = run('xgettext', '--from-code=UTF-8', '-f', 'po/POTFILES', '--no-location', '-o', '-',
                   *(f'--keyword={word}' for word in KEYWORDS))
    # With the plural form of English
    template = template.replace('nplurals=INTEGER; plural=EXPRESSION', 'nplurals=2; plural=n != 1').replace('CHARSET', 'UTF-8')
    filled = run('msgen', '--no-wrap', '-', text=template)
    head, rest = filled.split('\n\n', 1)
    place = os.path.join(folder, 'xx', 'LC_MESSAGES')
    os.makedirs(place, exist_ok=True)
    run('msgfmt', '--check-format', '-o', os.path.join(place, 'vedette.mo'), '-',
        text=head + '\n\n' + '\n'.join(translate(rest.splitlines(), percent)) + '\n')


if __name__ == '__main__':
    main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), *(int(arg) for arg in sys.argv[3:]))
