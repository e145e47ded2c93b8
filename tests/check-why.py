#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does every id of a rule that an answer can carry have an explanation?

check-why.py SOURCES RULES.CSV PROGRAM: collects the ids that stand as data in the C files of SOURCES and those of the
catalogue, and asks the program to explain each of them. An entry that explains nothing in either is wrong, too.
"""

import csv
import re
import subprocess
import sys
from pathlib import Path

# A whole literal: S-12, S-X07, A-S10, A-X01 of any system, or the key of a house rule
ID = re.compile(r'"((?:A-)?[SETX]-X?\d+|A-[SETX]\d+|[set]\.[a-z_]+)"')
TABLE = "-why.c"


def read_ids(files):
    """The ids in some files"""
    return {match for file in files for match in ID.findall(file.read_text(encoding="utf-8"))}


def read_catalogue(path):
    """The ids of the catalogue"""
    with open(path, encoding="utf-8", newline="") as file:
        return {row["id"] for row in csv.DictReader(file)}


def explain(program, ids):
    """What the program prints for each id; None for an id that it does not know"""
    def ask(names):
        answer = subprocess.run([program, "--explain", *names], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                check=False, timeout=60)
        return answer.stdout.splitlines() if answer.returncode == 0 else None

    names = sorted(ids)
    lines = ask(names)
    if lines is not None:
        return dict(zip(names, lines, strict=True))
    # One that is unknown spoils the answer for all.
    return {name: "\n".join(lines) if (lines := ask([name])) is not None else None for name in names}


def judge(used, tables, texts):
    """What is wrong"""
    bad = [f"{name}: an answer can carry it, and nothing explains it" for name in sorted(used) if texts.get(name) is None]
    bad += [f"{name}: it is explained, and no answer and no rule of the catalogue has it" for name in sorted(tables - used)]
    for name, text in texts.items():
        if text is not None and not re.fullmatch(re.escape(name) + r": .{20,}[.!]", text):
            bad.append(f"{name}: it is explained by “{text}”")
    return bad


def main(sources, catalogue, program):
    files = [file for file in Path(sources).rglob("*.[ch]")]
    tables = read_ids(file for file in files if file.name.endswith(TABLE))
    used = read_ids(file for file in files if not file.name.endswith(TABLE)) | read_catalogue(catalogue)
    # Rulings are explained even where they are built in so deeply that no answer carries them.
    used |= {name for name in tables if name.startswith("A-")}
    if len(used) < 300:
        print(f"only {len(used)} ids were found in {sources}")
        return 1
    bad = judge(used, tables, explain(program, used | tables))
    print("\n".join(bad) if bad else f"{len(used)} ids, each explained")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
