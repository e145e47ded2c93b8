#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills `vedette play` while it draws: no token is drawn twice, none is lost, and no step that was told is missing.

stack-kills.py PROGRAM [KILLS]: each program that was killed is followed by one that goes on in its file. It is killed without a
warning, somewhere in the midst of what it does; VEDETTE_RANDOM_KILLS says how often, too.
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
ADD = [
    {"edit": "add-character", "name": "Mira"},
    {"edit": "add-character", "name": "Tom"},
    {"edit": "add-hired", "name": "hand"},
    {"edit": "add-enemy", "name": "goblins", "count": 3, "initiative": 2},
    {"move": "start"},
]
NAMES = {"hired": "Hired help", "enemies": "Enemies"}
# It is killed at most so many answers after it began, and so many seconds after the last of them: a slow machine plays as far.
ANSWERS = 80
DELAY = 0.02
PLACED = {"Mira": 2, "Tom": 2, "Hired help": 1, "Enemies": 6}


def ask(program, path, requests):
    """The answers of a program that lives until it has read all."""
    text = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([program, "play", path], input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()]


def find_next(state):
    """What is to be done: a token is drawn, acted on, or the end of the round confirmed."""
    phase = state["phase"]
    return {"move": "draw" if phase == "ready" else "confirm" if phase == "round-end" else "finish"}


def play_and_kill(program, path, state, rand):
    """Plays until it is killed. Returns the last answer that was read, if there was any."""
    play = subprocess.Popen([program, "play", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(rand.uniform(0, DELAY), play.kill)
    answers = rand.randrange(ANSWERS)
    last = None
    try:
        while True:
            if answers == 0:
                timer.start()
            answers -= 1
            play.stdin.write(json.dumps(find_next(state)) + "\n")
            play.stdin.flush()
            line = play.stdout.readline()
            if not line.endswith("\n"):
                break
            answer = json.loads(line)
            assert answer["ok"], answer
            last, state = answer, answer["state"]
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
    return last


def read_steps(program, path):
    """All steps of the file."""
    done = subprocess.run([program, "log", "--all", "--format", "json", path], stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    return json.loads(done.stdout)


def check_tokens(program, path):
    """What lies on the table and what is in the bag is what the round began with."""
    drawn = dict.fromkeys(PLACED, 0)
    turns = 0
    for step in read_steps(program, path):
        kind, facts = step["kind"], step.get("facts", {})
        if "round" in facts:
            drawn = dict.fromkeys(PLACED, 0)
        if kind == "draw" and facts["token"] != "end":
            drawn[NAMES[facts["token"]] if isinstance(facts["owner"], dict) else facts["owner"]] += 1
            turns += 1
        assert all(drawn[owner] <= PLACED[owner] for owner in PLACED), f"drawn twice: {drawn}"
    answer = ask(program, path, [{"state": True, "records": True}])[0]
    if answer["state"]["phase"] != "round-end":
        owners = answer["records"]["character"] + answer["records"]["pool"]
        left = {r["name"] or NAMES[r["kind"]]: r["left"] for r in owners}
        assert left == {owner: PLACED[owner] - drawn[owner] for owner in PLACED}, (left, drawn)
    return answer["state"], turns


def run(program, kills):
    rand = random.Random(1)
    steps = turns = 0
    with tempfile.TemporaryDirectory() as folder:
        for i in range(kills):
            if i % KILLS_OF_A_FILE == 0:
                path = os.path.join(folder, f"{i}.vedette")
                subprocess.run([program, "new", "--system", "stack", path], check=True, stdout=subprocess.PIPE, timeout=60)
                state = ask(program, path, ADD)[-1]["state"]
                told = 0
            last = play_and_kill(program, path, state, rand)
            told = last["n"] if last is not None else told
            assert len(read_steps(program, path)) >= told, "a step that was told is missing"
            state, n = check_tokens(program, path)
            if last is not None and told == len(read_steps(program, path)):
                assert state["phase"] == last["state"]["phase"], (state, last)
            if (i + 1) % KILLS_OF_A_FILE == 0 or i + 1 == kills:
                steps, turns = steps + told, turns + n
    assert steps > 0 and turns > 0, "nothing was played"
    print(f"{kills} kills in {steps} steps; {turns} tokens drawn, none twice, none lost")


def main():
    usual = KILLS_FAST if "VEDETTE_TEST_FAST" in os.environ else KILLS
    kills = int(sys.argv[2] if len(sys.argv) > 2 else os.environ.get("VEDETTE_RANDOM_KILLS", usual))
    run(sys.argv[1], kills)


if __name__ == "__main__":
    main()
