# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers and words of the skirmish system, as the catalogue has them. Nothing here knows the program."""

# S-10: what a bare die needs, by class of the nominee.
BASE = {'sub-human': 22, 'rubbish': 21, 'poor': 20, 'average': 19, 'good': 18, 'excellent': 17, 'demigods': 16}
# S-11: counted only if the nominee himself is a leader; "none" is no leader, "useless" is one (A-S38).
LEADERSHIP = {'none': 0, 'useless': 0, 'adequate': 1, 'good': 2, 'heroic': 3, 'inspired': 4}
# S-15, S-16, S-20, S-21, S-22: the five factors.
REACH, COUNTER, NO_SIGHT, ENGAGED, CARD = 2, 2, -2, -4, 4
# S-46: a bare die that makes everybody in contact fight.
LOW = 3
DIE = 20
# S-04, S-50, A-S31: exactly four inches is within.
BODY_INCHES = 4

# S-60, S-61, S-62: how much of his rate a man may move who shoots in the same action.
MAY_MOVE = {'bow': 0.5, 'sling': 0.5, 'javelin': 1, 'crossbow': 0, 'handgun': 0}

# S-27, S-29, S-30, S-33, S-34: what a first action after a snatch can be, by the kind of action that does it.
OPTIONS = {
    'march': {'full-speed', 'sight', 'leave', 'card'},
    'charge': {'full-speed', 'engage', 'card'},
    'shoot': {'shoot', 'card'},
    'move-shoot': {'shoot', 'card'},
    'fight': {'engage', 'card'},
    'task': {'card'},
}
# A-S10: which kinds of action are what was declared.
MEANT = {
    'full-speed': {'march', 'charge'},
    'engage': {'charge', 'fight'},
    'shoot': {'shoot', 'move-shoot'},
    'sight': {'march'},
    'leave': {'march'},
}

ACTIONS = ('march', 'charge', 'shoot', 'move-shoot', 'fight', 'task', 'call', 'hold')

# Section 6, default first. A number stands for "n".
SWITCHES = {
    's.start': ('choose', 'roll-off', 'side-a', 'side-b'),
    's.counter_life': ('holding', 'next-roll'),
    's.counter_reactive': ('no', 'yes'),
    's.low_roll_melee': ('always', 'only-on-failure'),
    's.low_roll_fails': ('no', 'yes'),
    's.snatch_roll': ('may-decline', 'compulsory', 'decline-but-roll-for-melee'),
    's.seize_all_shoot': ('no', 'yes'),
    's.los_option': ('in-or-out', 'into-only', 'off'),
    's.cohesion': ('chain', 'every-pair'),
    's.reach_when_engaged': ('no', 'yes'),
    's.reactive_shot_scope': ('side', 'figure'),
    's.shot_cap_scope': ('leaving-view', 'always'),
    's.shot_cap_rounding': ('up', 'whole-inches-min-1'),
    's.reactive_penalty': ('d10', 'd20', 'host'),
    's.reactive_choice': ('all-same', 'per-figure'),
    's.double_reaction': ('no', 'yes'),
    's.order_cards': ('no-limit', '2', 'off'),
    's.card_body': ('all-named', 'within-body'),
    's.duel': ('on', 'off'),
    's.duel_replaces_roll': ('yes', 'no'),
    's.duel_winner_restricted': ('no', 'yes'),
    's.clock': ('off', '5'),
}

# Section 8.1: never overridden, even when both sides agree.
FINAL = {'S-X01', 'S-X02', 'S-X03', 'S-X04', 'S-X05', 'S-X26', 'S-X28', 'S-X30', 'S-X31'}

# Table 8.1, row by row.
TRANSITIONS = {
    'start': 'SETUP: start',
    'free-action': 'ACT_FREE: declare action',
    'seizing-action': 'ACT_RESTRICTED: declare seizing action',
    'offer-shot': 'RESOLVE: movement or shooting, may be answered -> REACT_SHOT',
    'pass-shot': 'REACT_SHOT: decline (the next step was taken instead)',
    'shot': 'REACT_SHOT: declare all reactors',
    'counter': 'RESOLVE: missiles fired, counter + 1',
    'contact': 'RESOLVE: new contact -> CONTACT_MELEE',
    'melee-chosen': 'RESOLVE: melee chosen -> CONTACT_MELEE',
    'contact-withdrawn': 'CONTACT_MELEE: nobody is left in contact',
    'round-to-move': 'CONTACT_MELEE: round done -> REACT_MOVE',
    'round-to-closed': 'CONTACT_MELEE: round done -> CLOSED',
    'move-declined': 'REACT_MOVE: decline (the roll came instead)',
    'run': 'REACT_MOVE: run',
    'engage': 'REACT_MOVE: engage',
    'react-round': 'REACT_MELEE: round done',
    'closed': 'RESOLVE: nothing left to do -> CLOSED',
    'over': 'CLOSED: scenario end -> OVER',
    'duel': 'CLOSED: duel fought -> DUEL_NOMINATE',
    'no-duel': 'CLOSED: no duel -> NOMINATE',
    'nominate': 'NOMINATE: nominee -> ROLL',
    'decline': 'NOMINATE: decline -> ACT_FREE',
    'low': 'ROLL: natural 1 to 3 -> GENERAL_MELEE',
    'missed': 'ROLL: n < need -> ACT_FREE',
    'made': 'ROLL: n >= need -> ACT_RESTRICTED',
    'missed-after-melee': 'GENERAL_MELEE: n < need -> ACT_FREE',
    'made-after-melee': 'GENERAL_MELEE: n >= need -> ACT_RESTRICTED',
    'duel-nominate': 'DUEL_NOMINATE: nominee of the loser',
    'duel-decline': 'DUEL_NOMINATE: loser declines',
    'duel-made-changed': 'DUEL_ROLL: n >= need, the initiative changes hands',
    'duel-made-kept': 'DUEL_ROLL: n >= need, the loser keeps it',
    'duel-missed-changed': 'DUEL_ROLL: n < need, the initiative changes hands',
    'duel-missed-kept': 'DUEL_ROLL: n < need, the winner keeps it',
    'out': 'any: figure killed',
    'left': 'any: figure left the table',
    'contact-made': 'any: contact made by hand',
    'contact-broken': 'any: contact broken by hand',
    'condition': 'any: card condition met',
    'card-done': 'any: card done',
    'undo': 'any: undo',
    'redo': 'any: redo',
    'put-right': 'any: put right',
}

REFUSALS = ['S-X%02d' % number for number in range(1, 32)]
RULINGS = ['A-S%d' % number for number in range(40, 54)]

# What requests cannot reach, and why.
UNREACHABLE = {}
