# SPDX-License-Identifier: GPL-3.0-or-later
"""Does check-metainfo find what it is there for? Each row spoils the metainfo in one way."""

import os
import subprocess
import sys
import tempfile

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
SOURCE = os.path.join(TOP, 'data', 'io.github.vedette_wargames.Vedette.metainfo.xml.in')

# check, what is replaced, by what, what has to be said
SPOILT = [
    ('releases', '<release type="development" ', '<release ', 'says "unreleased"'),
    ('releases', 'version="0.1.0"', 'version="0.2.0"', 'metainfo about 0.2.0'),
    ('releases', 'date="2026-', 'date="2025-', 'the dates differ'),
    ('brand', '#57a37c', '#14532f', '1.13 : 1'),
    ('brand', 'scheme_preference="dark"', '', 'one for dark'),
]


def run(check, text):
    with tempfile.NamedTemporaryFile('w', suffix='.metainfo.xml', encoding='utf-8') as file:
        file.write(text)
        file.flush()
        return subprocess.run([os.path.join(TOP, 'build-aux', 'check-metainfo'), check, file.name], capture_output=True,
                              text=True, check=False)


def main():
    with open(SOURCE, encoding='utf-8') as file:
        good = file.read()
    faults = []
    for check, old, new, words in SPOILT:
        sound = run(check, good)
        if sound.returncode != 0:
            faults.append(f'{check}: the metainfo as it is fails: {sound.stdout}{sound.stderr}')
        spoilt = run(check, good.replace(old, new))
        if old not in good or spoilt.returncode != 1 or words not in spoilt.stdout:
            faults.append(f'{check}: "{new}" for "{old}" gives {spoilt.returncode} and: {spoilt.stdout}{spoilt.stderr}')
    print('\n'.join(faults) or 'all that is spoilt is found')
    sys.exit(1 if faults else 0)


main()
