# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers and words of the token stack, as the catalogue has them (sections 2, 5.2, 6, 8.2). Nothing here knows the program."""

# T-02
CHARACTER = 2
COLOURS = ('blue', 'green', 'yellow', 'purple', 'orange', 'brown', 'pink', 'turquoise', 'white', 'lime')
# T-04, T-05, T-16
TAKEN = ('red', 'grey', 'black')
OUT = ('dead', 'fled', 'unconscious', 'captured')
TURNS = ('turn-character', 'turn-hired', 'turn-enemy')
ROUND = ('ready',) + TURNS
GAME = ROUND + ('round-end',)
# 8.2: the end of a round
STEPS = ('return', 'remove', 'effects', 'recheck', 'arrivals', 'cap')

SWITCHES = {
    't.cap': ('off', '2', '1', '3'),
    't.cap_counts_hired': ('no', 'yes'),
    't.cap_recalc': ('each-round', 'subtract'),
    't.dead_token': ('redraw', 'idle-turn'),
    't.recheck_dead': ('yes', 'no'),
    't.out_counts_as_dead': ('ask', 'yes', 'no'),
    't.arrivals': ('next-round', 'at-once'),
    't.enemy_colours': ('one', 'per-faction'),
}

TRANSITIONS = {
    'start': 'SETUP, start: the bag is filled',
    'draw-character': 'READY, a character’s token',
    'draw-hired': 'READY, a token of the hired help',
    'draw-enemies': 'READY, a token of the enemies',
    'discard': 'READY, a token on which nobody can act',
    'draw-end': 'READY, the End token',
    'finish': 'TURN, the Turn is over',
    'idle': 'TURN, nobody acts',
    'out': 'death or flight, pending',
    'arrive': 'an arrival, pending or at once',
    'return': 'ROUND_END, all back',
    'remove': 'ROUND_END, the dead are removed',
    'effects': 'ROUND_END, effects',
    'recheck': 'ROUND_END, deaths again',
    'arrivals': 'ROUND_END, who comes, who is willing',
    'cap': 'ROUND_END, the limit',
    'round': 'ROUND_END, the next round',
    'over': 'the game master ends it',
    'rebalance': 'T-07, a number is set',
    'undo': 'undo',
    'redo': 'redo',
}
REFUSALS = ['T-X%02d' % number for number in range(1, 13)]
RULINGS = ['A-T03', 'A-T04', 'A-T05', 'A-T07', 'A-T08', 'A-T10', 'A-T11', 'A-T14', 'A-T15', 'A-T16', 'A-T17', 'A-T18']

# What requests cannot reach, and why.
UNREACHABLE = {}
