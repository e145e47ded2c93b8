#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""shown.py PROGRAM FILE...: opens battles that earlier versions wrote, and checks that the log and the report of the umpire
show every name, note and order in them."""
import html
import json
import subprocess
import sys
import tempfile

FIELDS = ('name', 'names', 'note', 'notes', 'order', 'morale', 'what', 'fight')


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, encoding='utf-8').stdout


def collect(value, found):
    """Adds the texts that people wrote to the set."""
    if isinstance(value, dict):
        found.update(text for field in FIELDS if isinstance(text := value.get(field), str) and text)
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            collect(one, found)


def words(text):
    return ' '.join(html.unescape(text).split())


def check(program, path):
    found = set()
    with open(path, encoding='utf-8') as battle:
        for line in battle:
            collect(json.loads(line), found)
    run(program, 'check', path)
    with tempfile.TemporaryDirectory() as folder:
        run(program, 'report', '--side=umpire', '--output', folder + '/report.html', path)
        with open(folder + '/report.html', encoding='utf-8') as report:
            page = words(report.read())
    log = words(run(program, 'log', '--all', path))
    missing = sorted(text for text in found if words(text) not in page or words(text) not in log)
    print('%s: %d texts, %d missing' % (path, len(found), len(missing)))
    for text in missing:
        print('  “%s” is not in %s' % (text, ' and not in '.join(
            where for where, shown in (('the log', log), ('the report', page)) if words(text) not in shown)))
    return not missing


sys.exit(0 if all([check(sys.argv[1], path) for path in sys.argv[2:]]) else 1)
