#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills `vedette play` while two armies play: no step that was told is missing, and no initiative point comes back (E-26).

eagles-kills.py PROGRAM [KILLS]: each program that was killed is followed by one that goes on in its file. It is killed without
a warning, somewhere in the midst of what it does; VEDETTE_RANDOM_KILLS says how often, too.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading

KILLS = 24
KILLS_FAST = 8
# A file is left after so many, for it only grows.
KILLS_OF_A_FILE = 25
RED = """Austrians (Lerch), superior
1st Division (Wachtel), good: 2 line infantry
2nd Division (Stork), average: 2 line infantry"""
BLUE = """French (Tournel), superior
1st Division (Picot), good: 2 line infantry
Guard (Mouton), excellent: 3 elite infantry"""
# Each army commander is with a division, so that points are given in steals, too (E-28).
ADD = [
    {"edit": "add-forces", "army": "red", "text": RED},
    {"edit": "add-forces", "army": "blue", "text": BLUE},
    {"move": "start"},
    {"move": "attach", "command": 3, "division": "2nd Division"},
    {"move": "attach", "command": 4, "division": "Guard"},
]
SIDES = {"Austrians": "red", "French": "blue"}
LOOK = {"state": True, "records": True}
# How often a point is given, and how often a steal is tried
POINT = 1 / 2
STEAL = 1 / 2
# It is killed at most so many answers after it began, and so many seconds after the last of them: a slow machine plays as far.
ANSWERS = 80
DELAY = 0.02
# What is due where there is nothing to choose
DUE = {"pool": "roll-points", "open-roll": "opposed-roll", "thief-active": "finish", "turn-end": "next-turn"}


def ask(program, path, requests):
    """The answers of a program that lives until it has read all."""
    text = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([program, "play", path], input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(requests), answers
    for answer in answers:
        assert answer["ok"], answer
    return answers


def get_pools(look):
    """The points of both armies; of an army that has none yet, nothing."""
    return {SIDES[army["name"]]: army["pool"] for army in look["records"]["army"]}


def find_points(rand, look, side):
    """Points that may be given: in a steal only those of a commander who is with its division (E-28)."""
    army = next(army for army in look["records"]["army"] if SIDES[army["name"]] == side)
    game = look["records"]["game"][0]
    concerned = (game["challenger"], game["active"])
    if look["state"]["phase"] != "allocate" and army["attached"] not in concerned:
        return 0
    return 1 if army["pool"] > 0 and rand.random() < POINT else 0


def find_next(rand, look):
    """What is to be done next, by what the battle is now."""
    phase = look["state"]["phase"]
    records = look["records"]
    armies = records["army"]
    if phase in DUE:
        return {"move": DUE[phase]}
    if phase in ("allocate", "steal-roll", "steal-back-roll"):
        left = [SIDES[army["name"]] for army in armies if army["allocated"] < 0]
        if not left:
            return {"move": "opposed-roll"}
        return {"move": "allocate", "army": left[0], "points": find_points(rand, look, left[0])}
    game = records["game"][0]
    divisions = records["division"]
    if phase == "choose":
        mine = [d for d in divisions if d["army"] == game["owner"] and not d["moved"] and d["activation"] == "none"]
        return {"move": "activate", "division": rand.choice(mine)["id"]}
    assert phase == "division-active", phase
    active = next(d for d in divisions if d["id"] == game["active"])
    thieves = [d for d in divisions
               if d["army"] != active["army"] and not d["moved"] and not d["attempted"] and d["activation"] == "none"]
    if not thieves or game["stole-back"] or rand.random() >= STEAL:
        return {"move": "finish"}
    return {"move": "steal", "division": rand.choice(thieves)["id"], "near": "yes", "sees": "yes"}


def play_and_kill(program, path, rand, told):
    """Plays until it is killed. Adds each step that was told: its number, what it was, and the pools after it."""
    play = subprocess.Popen([program, "play", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(rand.uniform(0, DELAY), play.kill)
    answers = rand.randrange(ANSWERS)

    def request(what):
        nonlocal answers
        if answers == 0:
            timer.start()
        answers -= 1
        play.stdin.write(json.dumps(what) + "\n")
        play.stdin.flush()
        line = play.stdout.readline()
        answer = json.loads(line) if line.endswith("\n") else None
        assert answer is None or answer["ok"], (what, answer)
        return answer

    try:
        look = request(LOOK)
        while look is not None:
            move = find_next(rand, look)
            answer = request(move)
            if answer is None:
                break
            told.append((answer["n"], move["move"], answer["state"]))
            look = request(LOOK)
    except BrokenPipeError:
        pass
    timer.join()
    play.wait()
    try:
        play.stdin.close()
    except BrokenPipeError:
        pass
    play.stdout.close()
    assert play.returncode == -9, f"it ended by itself: {play.returncode}"


def read_steps(program, path):
    """All steps of the file, by their numbers."""
    log = [program, "log", "--all", "--format", "json", path]
    done = subprocess.run(log, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    return {step["n"]: step for step in json.loads(done.stdout)}


def check_told(steps, told):
    """Each step that was told is there, and is what was told."""
    for n, kind, _ in told:
        assert n in steps, f"step {n} was told and is missing"
        assert steps[n]["kind"] == kind and steps[n]["done"], (steps[n], kind)


def check_told_points(told):
    """What was told of the points never rises, in whichever program."""
    last = {}
    for n, _, state in told:
        for side in SIDES.values():
            now = state.get(f"points-{side}")
            if now is not None:
                assert now <= last.get(side, now), f"step {n}: {side} has {now} points, and had {last[side]}"
                last[side] = now


def check_points(program, path, steps):
    """What the armies have is what they rolled once, less what they gave. Returns the state and what was given."""
    rolled = [step for step in steps.values() if step["kind"] == "roll-points"]
    given = dict.fromkeys(SIDES, 0)
    for step in steps.values():
        if step["kind"] == "allocate":
            given[step["facts"]["army"]] += step["facts"]["points"]
    look = ask(program, path, [LOOK])[0]
    assert len(rolled) <= 1, "points were rolled for twice (E-X21)"
    if rolled:
        first = {of["army"]: of["points"] for of in rolled[0]["facts"]["points"]}
        expected = {SIDES[army]: first[army] - given[army] for army in SIDES}
        assert get_pools(look) == expected, (get_pools(look), first, given)
    return look["state"], sum(given.values())


def run(program, kills):
    rand = random.Random(1)
    n_steps = n_points = n_steals = 0
    with tempfile.TemporaryDirectory() as folder:
        for i in range(kills):
            if i % KILLS_OF_A_FILE == 0:
                path = os.path.join(folder, f"{i}.vedette")
                new = [program, "new", "--system", "eagles", "--red=Austrians", "--blue=French", path]
                subprocess.run(new, check=True, stdout=subprocess.PIPE, timeout=60)
                ask(program, path, ADD)
                told = []
            play_and_kill(program, path, rand, told)
            steps = read_steps(program, path)
            check_told(steps, told)
            check_told_points(told)
            state, points = check_points(program, path, steps)
            if told and told[-1][0] == len(steps):
                assert state == told[-1][2], (state, told[-1])
            if (i + 1) % KILLS_OF_A_FILE == 0 or i + 1 == kills:
                n_steps, n_points = n_steps + len(told), n_points + points
                n_steals += sum(step["kind"] == "steal" for step in steps.values())
    assert n_steps > 0 and n_points > 0, "nothing was played"
    print(f"{kills} kills in {n_steps} steps; {n_points} points given and {n_steals} steals, no point came back, no step lost")


def main():
    usual = KILLS_FAST if "VEDETTE_TEST_FAST" in os.environ else KILLS
    kills = int(sys.argv[2] if len(sys.argv) > 2 else os.environ.get("VEDETTE_RANDOM_KILLS", usual))
    run(sys.argv[1], kills)


if __name__ == "__main__":
    main()
