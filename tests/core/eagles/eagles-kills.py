#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills `vedette play` in a grand-tactical battle: no step that was told is missing, and points are spent once and never come back.

eagles-kills.py PROGRAM [KILLS]: each program that was killed is followed by one that goes on in its file. It is killed without a
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
    {"edit": "set-switch", "switch": "e.class_dice", "value": "d10"},
    {"edit": "add-forces", "army": "red", "text": "1st Division, good: 2 line infantry\n2nd Division: 2 line infantry"},
    {"edit": "add-forces", "army": "blue", "text": "3rd Division, good: 2 line infantry\n4th Division: 2 elite infantry"},
    {"move": "start"},
    {"move": "roll-points", "die": [10, 10]},
]
ARMIES = ("red", "blue")
POINTS = 8


def ask(program, path, requests):
    """The answers of a program that lives until it has read all."""
    text = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([program, "play", path], input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()]


def list_ahead(state, progress):
    """The parts of a progress that are still to come."""
    parts = state.get(progress, {}).get("parts", [])
    return [part["id"] for part in parts if part["state"] == "ahead"]


def find_next(state, rand):
    """What is to be done next; points are allocated and the initiative is stolen now and then."""
    phase = state["phase"]
    if phase == "allocate" and state["points-red"] == POINTS and rand.random() < 0.5:
        return {"move": "allocate", "army": "red", "points": 1}
    if phase == "choose":
        waiting = list_ahead(state, "divisions-" + state["owner"])
        return {"move": "activate", "division": rand.choice(waiting)} if waiting else {"move": "pass"}
    thieves = list_ahead(state, "may-steal")
    if phase in ("division-active", "thief-active") and thieves and rand.random() < 0.5:
        return {"move": "steal", "division": rand.choice(thieves), "near": "yes", "sees": "yes"}
    moves = {"skirmish": "skirmish-done", "division-active": "finish", "thief-active": "finish", "turn-end": "next-turn"}
    return {"move": moves.get(phase, "opposed-roll")}


def play_and_kill(program, path, state, delay, rand):
    """Plays until it is killed. Returns the last answer that was read, if there was any."""
    play = subprocess.Popen([program, "play", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(delay, play.kill)
    timer.start()
    last = None
    try:
        while True:
            play.stdin.write(json.dumps(find_next(state, rand)) + "\n")
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


def check_points(program, path):
    """What each side has left is what it began with, less what its rolls say that it spent, and what it has allocated."""
    spent = dict.fromkeys(ARMIES, 0)
    rolls = 0
    for step in read_steps(program, path):
        for side in step.get("facts", {}).get("sides", []):
            spent[side["party"]] += side["points"]
        rolls += step["kind"] == "opposed-roll"
    answer = ask(program, path, [{"state": True, "records": True}])[0]
    for word, army in zip(ARMIES, answer["records"]["army"]):
        allocated = max(0, army["allocated"])
        assert army["pool"] == POINTS - spent[word] - allocated, (army, spent)
    return answer["state"], rolls


def run(program, kills):
    rand = random.Random(1)
    steps = rolls = 0
    with tempfile.TemporaryDirectory() as folder:
        for i in range(kills):
            if i % KILLS_OF_A_FILE == 0:
                path = os.path.join(folder, f"{i}.vedette")
                subprocess.run([program, "new", "--system", "eagles", path], check=True, stdout=subprocess.PIPE, timeout=60)
                answers = ask(program, path, ADD)
                assert all(answer["ok"] for answer in answers), answers
                state = answers[-1]["state"]
                told = 0
            last = play_and_kill(program, path, state, rand.uniform(0.02, 0.25), rand)
            told = last["n"] if last is not None else told
            assert len(read_steps(program, path)) >= told, "a step that was told is missing"
            state, n = check_points(program, path)
            if last is not None and told == len(read_steps(program, path)):
                assert state["phase"] == last["state"]["phase"], (state, last)
            if (i + 1) % KILLS_OF_A_FILE == 0 or i + 1 == kills:
                steps, rolls = steps + told, rolls + n
    print(f"{kills} kills in {steps} steps; {rolls} opposed rolls, no point spent twice, none come back")


def main():
    usual = KILLS_FAST if "VEDETTE_TEST_FAST" in os.environ else KILLS
    kills = int(sys.argv[2] if len(sys.argv) > 2 else os.environ.get("VEDETTE_RANDOM_KILLS", usual))
    run(sys.argv[1], kills)


if __name__ == "__main__":
    main()
