#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""rules-page.py OUT.page WHY.c…: writes the page of the help that explains each rule, from the tables of the program, so that
the popover of Why? and the help never differ. Each rule is a section with its id, because a link leads to it."""

import re
import sys
from xml.sax.saxutils import escape

ROW = re.compile(r'\{ "([^"]+)", N_\(((?:\s*"(?:\\.|[^"\\])*")+)\) \}')
LITERAL = re.compile(r'"((?:\\.|[^"\\])*)"')

# Of which system a table is, by its file, and what the page calls it
SYSTEMS = [('skirmish', 'Skirmish'), ('stack', 'Token Stack'), ('eagles', 'Grand-Tactical'), ('common', 'All Systems')]
# The kinds of ids in the order of the page
KINDS = [
    ('rules', 'Rules', re.compile(r'[STE]-\d')),
    ('limits', 'Not allowed unless both sides agree', re.compile(r'[STE]-X')),
    ('rulings', 'Where the printed rules are unclear', re.compile('A-')),
    ('settings', 'House rules', re.compile(r'[ste]\.')),
]

HEAD = '''<?xml version="1.0" encoding="UTF-8"?>
<page xmlns="http://projectmallard.org/1.0/" xmlns:xi="http://www.w3.org/2001/XInclude" type="topic" id="rules">
  <info>
    <link type="guide" xref="index#after"/>
    <revision version="0.1" date="2026-11-28" status="final"/>
    <credit type="author">
      <name>The Vedette developers</name>
    </credit>
    <xi:include href="legal.xml"/>
    <desc>Why Vedette reminds, asks or refuses: each rule in a sentence or two.</desc>
  </info>
  <title>Rules Explained</title>

  <p>Beside a reminder, a refusal or a modifier there is a small button, <gui>Why?</gui>. It explains the rule and leads to its
  place on this page. You can look a rule up by its id, such as S-12: <em>S</em> is for the skirmish, <em>T</em> for the token
  stack, <em>E</em> for the grand-tactical battle.</p>
  <p>An <em>X</em>, as in S-X07, marks something that the rules do not allow. An <em>A</em>, as in A-S22, marks an answer to a
  question that the printed rules leave open. A name such as s.start is a house rule of the
  <link xref="battle-settings">Battle Settings</link>.</p>
'''


def read_rows(path):
    """Each id of a table with its sentences"""
    with open(path, encoding='utf-8') as file:
        for name, literals in ROW.findall(file.read()):
            yield name, ''.join(LITERAL.findall(literals)).replace('\\"', '"')


def write_system(out, name, title, rows):
    """The section of a system, with a part for each kind of id"""
    out.append(f'\n  <section id="{name}">\n    <title>{title}</title>\n')
    for kind, heading, pattern in KINDS:
        own = [(rule, text) for rule, text in rows if pattern.match(rule)]
        if not own:
            continue
        out.append(f'    <section id="{name}-{kind}">\n      <title>{heading}</title>\n')
        out += [f'      <section id="{rule}">\n        <title>{rule}</title>\n        <p>{escape(text)}</p>\n      </section>\n'
                for rule, text in own]
        out.append('    </section>\n')
    out.append('  </section>\n')


def main(path, *tables):
    out = [HEAD]
    for name, title in SYSTEMS:
        rows = [row for table in tables if f'-{name}-why.c' in table for row in read_rows(table)]
        if not rows:
            sys.exit(f'rules-page.py: there is no table of {name}')
        write_system(out, name, title, rows)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(''.join(out) + '</page>\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
