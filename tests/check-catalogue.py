#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has every finished rule of the catalogue a test, and has every rule test a rule?

check-catalogue.py RULES.CSV PROGRAM…: the programs are GLib tests, which list their paths with -l. A test of a rule is
/rules/SYSTEM/ID/…; that of a switch names the value after the id, and every value of a finished switch needs one.
"""

import csv
import subprocess
import sys

PREFIX = "/rules/"

# Which system an id belongs to, by its first letter: S-12, A-S12, S-X12 and s.start
SYSTEMS = {"S": "skirmish", "T": "stack", "E": "eagles"}


def get_prefix(name):
    """What the paths of the tests of a rule begin with."""
    return PREFIX + SYSTEMS[name.removeprefix("A-")[0].upper()] + "/" + name + "/"


def read_catalogue(path):
    """The rows by id."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    catalogue = {row["id"]: row for row in rows}
    if len(catalogue) != len(rows):
        raise ValueError(f"{path}: an id stands there twice")
    for row in rows:
        if row["finished"] not in ("yes", "later"):
            raise ValueError(f"{path}: {row['id']} is neither finished nor later")
        if (row["kind"] == "switch") != bool(row["values"]):
            raise ValueError(f"{path}: switches and only they have values, unlike {row['id']}")
    return catalogue


def list_paths(programs):
    """The test paths of the programs that are about rules."""
    paths = []
    for program in programs:
        listing = subprocess.run([program, "-l"], stdout=subprocess.PIPE, text=True, check=True, timeout=60)
        # Newer GLib makes comments of its listing.
        lines = [line.removeprefix("# ").strip() for line in listing.stdout.splitlines()]
        paths += [line for line in lines if line.startswith(tuple(PREFIX + system + "/" for system in SYSTEMS.values()))]
    return paths


def judge(catalogue, paths):
    """What is wrong, and what is only worth a note."""
    bad = []
    notes = []
    tested = {}
    for path in paths:
        _, _, own = path[len(PREFIX):].partition("/")
        name, _, rest = own.partition("/")
        row = catalogue.get(name)
        if row is None:
            bad.append(f"{path}: the catalogue has no {name}")
            continue
        if not rest:
            bad.append(f"{path}: say after the id what is tested")
            continue
        if not path.startswith(get_prefix(name)):
            bad.append(f"{path}: the system of {name} is another")
            continue
        value = rest.partition("/")[0]
        if row["kind"] == "switch" and value not in row["values"].split():
            bad.append(f"{path}: {name} has no value {value}, but {row['values']}")
            continue
        if row["finished"] == "later":
            notes.append(f"{path}: the catalogue has {name} for later")
        tested.setdefault(name, set()).add(value)
    for name, row in catalogue.items():
        if row["finished"] != "yes":
            continue
        wanted = row["values"].split() if row["kind"] == "switch" else []
        found = tested.get(name, set())
        if not found:
            bad.append(f"{name} ({row['title']}): no test {get_prefix(name)}{'|'.join(wanted) or '…'}")
        else:
            bad += [f"{name} ({row['title']}): no test {get_prefix(name)}{value}" for value in wanted if value not in found]
    return bad, notes


def main():
    catalogue = read_catalogue(sys.argv[1])
    paths = list_paths(sys.argv[2:])
    bad, notes = judge(catalogue, paths)
    finished = sum(row["finished"] == "yes" for row in catalogue.values())
    print(f"{len(paths)} tests of rules; {finished} of {len(catalogue)} rules are finished")
    for line in notes:
        print("note:", line)
    for line in bad:
        print("BAD:", line)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
