# SPDX-License-Identifier: GPL-3.0-or-later
"""Data for the random player of the skirmish system: house rules (switches) with their values, the parameters that each
move needs, names, texts, and invalid requests."""

SWITCHES = {
    's.start': ['choose', 'roll-off', 'side-a', 'side-b'], 's.counter_life': ['holding', 'next-roll'],
    's.low_roll_melee': ['always', 'only-on-failure'], 's.low_roll_fails': ['no', 'yes'],
    's.snatch_roll': ['may-decline', 'compulsory', 'decline-but-roll-for-melee'],
    's.los_option': ['in-or-out', 'into-only', 'off'], 's.card_body': ['all-named', 'within-body'],
    's.counter_reactive': ['no', 'yes'], 's.seize_all_shoot': ['no', 'yes'], 's.cohesion': ['chain', 'every-pair'],
    's.reach_when_engaged': ['no', 'yes'], 's.reactive_shot_scope': ['side', 'figure'],
    's.shot_cap_scope': ['leaving-view', 'always'], 's.shot_cap_rounding': ['up', 'whole-inches-min-1'],
    's.reactive_penalty': ['d10', 'd20', 'host'], 's.reactive_choice': ['all-same', 'per-figure'],
    's.double_reaction': ['no', 'yes'], 's.duel': ['on', 'off'], 's.duel_replaces_roll': ['yes', 'no'],
    's.duel_winner_restricted': ['no', 'yes'], 's.clock': ['off', '3', '15'],
    's.order_cards': ['no-limit', 'off', '2', '5'],
}

# Each theme has a name, the moves that the player makes more often in battles with this theme (with their weights), and
# the chance in percent that the player tries an edit instead of a move after the start of the battle.
THEMES = [
    ('play', {}, 8),
    ('papers', {}, 45),
    ('switches', {'set-switch': 12}, 25),
    ('cards', {'card-done': 3, 'condition': 3, 'judge-card': 3, 'add-card': 3, 'set-card': 2, 'task': 2}, 15),
    ('melee', {'charge': 4, 'fight': 3, 'contact': 2, 'react-move': 4, 'general-melee': 3, 'melee-done': 2, 'add-fight': 4,
               'set-fight': 3, 'out': 2}, 12),
    ('shooting', {'shoot': 4, 'move-shoot': 4, 'react-shoot': 5, 'snatch': 2, 'task': 2}, 6),
    ('duels', {'duel': 5, 'snatch': 2, 'charge': 2}, 8),
    ('calls', {'call': 6, 'arrive': 4, 'reveal': 4, 'add-contingent': 3, 'add-trait': 3}, 15),
    ('bodies', {'add-body': 4, 'join-bodies': 4, 'split-body': 4, 'leave-body': 2, 'join-lines': 4, 'split-line': 3}, 25),
    ('limits', {'set-battle': 5, 'end': 3, 'put-right': 3}, 15),
    ('marching', {'march': 5, 'snatch': 2, 'decline': 2}, 6),
    ('nonsense', {}, 20),
    ('first actions', {'snatch': 6, 'task': 2, 'charge': 3, 'march': 3, 'contact': 2}, 8),
    ('midgame', {'split-line': 5, 'join-lines': 5, 'set-line': 5, 'remove-line': 3, 'add-fight': 4, 'contact': 4, 'put-right': 5,
                 'set-card': 2, 'remove-card': 2, 'set-contingent': 2, 'set-fight': 3}, 40),
]

SELDOM = {'end': 0.15, 'duel': 0.3, 'start': 4, 'decline': 0.4, 'general-melee': 3, 'set-fight': 3, 'remove-fight': 1.5,
          'put-right': 2, 'add-fight': 2, 'card-void': 0.4, 'remove-line': 0.5, 'remove-card': 0.6, 'remind-again': 0.5, 'add-line': 0.7}

# Moves that record something without advancing the battle.
IDLE = {'end', 'out', 'contact', 'condition', 'card-done', 'card-void', 'arrive', 'reveal', 'judge-card'}

GROUP = ('who', 'last-body', 'body', 'contingent', 'but')

# The parameters without which a move hardly makes sense. The player chooses one of the names that "|" separates.
# "GROUP" is one of the ways in Declarer.group() to choose who acts, and "LINE" is a roster line with its melee,
# in-melee or out value.
ESSENTIAL = {
    'start': ['holder'], 'march': ['GROUP'], 'charge': ['GROUP', 'target'], 'shoot': ['all|GROUP'], 'move-shoot': ['GROUP'],
    'fight': ['GROUP'], 'task': ['what', 'GROUP'], 'call': ['leader'], 'react-shoot': ['who'],
    'react-move': ['choice', 'who'], 'snatch': ['nominee|nominee|nominee|name'], 'general-melee': ['fought'],
    'duel': ['winner'], 'out': ['line|line|losses'], 'contact': ['line', 'melee'], 'arrive': ['who'], 'reveal': ['who'],
    'condition': ['card'], 'card-done': ['card'], 'card-void': ['card'], 'judge-card': ['card', 'specific'],
    'put-right': ['holder|counters|shot-back|contact|LINE'],
    'set-battle': ['name|scenario|notes|level|stop-after|stop-at|host-rules|cards-each'],
    'set-side': ['side', 'name|players|colour|sign|rolling|own-paper'], 'set-switch': ['switch', 'value'],
    'add-contingent': ['side', 'name'], 'set-contingent': ['contingent', 'name|leader|no-leader|player'],
    'remove-contingent': ['contingent'], 'add-line': ['side', 'text|name'],
    'set-line': ['line', 'text|name|count|troops|leader|weapon|rate|range|points|notes|reserve|hidden|break-off|contingent'],
    'remove-line': ['line'], 'move-line': ['line', 'position'], 'split-line': ['line', 'men'], 'join-lines': ['line'],
    'add-fight': ['name', 'lines'], 'set-fight': ['fight', 'name|lines'], 'remove-fight': ['fight'],
    'add-card': ['side', 'actors', 'order|place|target'], 'set-card': ['card', 'actors|objective|target|place|order|condition'],
    'remove-card': ['card'], 'add-body': ['members'], 'set-body': ['body', 'name|members'], 'remove-body': ['body'],
    'split-body': ['body', 'members'], 'join-bodies': ['body'], 'leave-body': ['members'], 'add-trait': ['whose', 'name', 'value'],
    'set-trait': ['trait', 'name|value'], 'remove-trait': ['trait'], 'add-place': ['name'], 'set-place': ['place', 'name|notes'],
    'remove-place': ['place'],
}

NAMES = ['Wat', 'Hob', 'Guy the Reeve', 'archers', 'spearmen', 'Will', 'Blackheart', 'Ælfric', 'crossbowmen', 'Maud',
         'men-at-arms', 'bog things', 'serfs', 'outriders', 'Grim', '"5th foot"', 'Old Hob', 'Tib', '<b>&"x', 'Edda']
WORDS = ['', 'x', 'the barn door', 'a "quoted" word', 'Ærøskøbing ☦ 谷', '<b>&amp;%s%n</b>', 'two\nlines\tand a tab', '-1',
         'null', '\\u0000', 'e\u0301toile', '=1+1', '@x', 'the bridge', 'the ford', 'At the gate', 'set it on fire',
         'the brushwood is laid', 'hold it', 'red', 'blue', 'Wat', 'L' * 201, '\x1b[31mred', 'long live the king']
VAGUE = ['attack', 'attack the enemy', 'kill them all', 'advance', 'do something', 'go', 'hold the line', 'kill an enemy', 'move to',
         'win the battle', 'support', 'go there', 'shoot the enemy', 'the enemy', 'anywhere', 'defend', 'take the place', 'Wat']
WILD = [None, True, False, 0, -1, 1, 2, 999, 1000, 4294967297, 2**63 - 1, -2**63, 0.5, -0.0, 1e308, 12.345, '', 'yes', 'no',
        'untracked', 'card', 'good', 'won', 'red', 'in', 'shoot', 'nobody', [], [1, 1], [0], ['x', 2], {}, {'x': 1}]
BAD_LINES = ['{', 'null', '[]', '"x"', '{}', '{"x":1}', '{"move":"shoot","move":"march"}', '{"move":1}', '{"move":"fly"}',
             '{"edit":"shoot","all":true}', '{"move":"set-battle","name":"x"}', '{"undo":0}', '{"undo":-1}', '{"undo":"x"}',
             '{"undo":999}', '{"redo":999}', '{"redo":1.0}', '{"goto":0}', '{"goto":99999}', '{"moves":false}', '{"moves":1}',
             '{"state":true,"x":1}', '{"state":true,"records":1}', '{"preview":"snatch","die":3}', '{"preview":"end"}',
             '{"move":"snatch","die":0}', '{"move":"snatch","die":[1,2,3]}', '{"move":"snatch","die":[]}',
             '{"move":"hold","agreed":1}', '{"move":"hold","x":1}', '{"a":"\\ud800"}', '{"edit":"put-right","die":3}', 'x\x01y',
             '{"undo":1,"x":2}', '{"move":"march","who":"nobody at all"}', '{"move":"march","who":[7,7]}', '{"goto":1}']
BAD_NICKS = ['untracked', 'none', 'unsaid', 'average']
