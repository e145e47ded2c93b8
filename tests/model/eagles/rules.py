# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers and words of the grand-tactical system, as the catalogue has them. Nothing here knows the program."""

SIDES = ('red', 'blue')
RATINGS = ('poor', 'average', 'good', 'excellent', 'superior')
CLASSES = ('elite', 'line', 'conscript')
ARMS = ('infantry', 'cavalry', 'artillery')
DEEDS = ('nothing', 'move', 'face', 'square', 'close', 'counter-charge', 'fire')
AGGRESSIVE = ('close', 'counter-charge')

# E-31 and E-10: two scales for the same ratings (A-E27).
INITIATIVE = {'poor': -1, 'average': 0, 'good': 1, 'excellent': 2, 'superior': 3}
ORDERS = {'poor': -1, 'average': 0, 'good': 0, 'excellent': 1, 'superior': 2}
# E-10, E-12
ACTS_FROM, GARBLED = 5, 1
# E-09
LOST = 6
# E-42
CUT_FROM = 17
# E-18, A-E25: farther than the first and not beyond the second.
BAND = (4, 8)

# 4.1: points by a natural 2 to 10; a 1 is a d6 for everybody.
POOL = {
    'poor': (0, 0, 1, 2, 3, 4, 5, 6, 7),
    'average': (0, 1, 2, 3, 4, 5, 6, 7, 8),
    'good': (1, 2, 3, 4, 5, 6, 7, 8, 9),
    'excellent': (3, 4, 5, 6, 7, 8, 9, 10, 11),
    'superior': (4, 5, 6, 7, 8, 9, 10, 11, 12),
}

# 4.2: totals of 8 and more, 7, 6, 5, 2 to 4, and less.
SKIRMISH = {
    'elite': ('ne', 'ne', 'smk', 'smk', 'sh', 'do'),
    'line': ('ne', 'ne', 'smk', 'sh', 'do', 'dor'),
    'conscript': ('ne', 'smk', 'sh', 'do', 'dor', 'dor'),
}
STEPS = {'ne': 0, 'smk': 0, 'sh': 1, 'do': 2, 'dor': 2}
STATUS = ('ok', 'sh', 'do', 'dor')

# 4.3: totals of 9 and more, 8, 7, 6, 5, and less.
LOCAL = {
    'normal': ('aa', 'aa', 'aa', 'na', 'na', 'none'),
    'in-smoke': ('aa', 'aa', 'na', 'na', 'none', 'none'),
    'in-ff': ('aa', 'na', 'na', 'none', 'none', 'none'),
}


def other(side):
    return SIDES[1 - SIDES.index(side)]


def points_for(rating, natural, wild=None):
    return wild if natural == 1 else POOL[rating][natural - 2]


def skirmish_for(troops, total):
    column = 0 if total >= 8 else 8 - total if total >= 5 else 4 if total >= 2 else 5
    return SKIRMISH[troops][column]


def local_for(situation, total):
    return LOCAL[situation][min(max(9 - total, 0), 5)]


# Section 6, default first.
SWITCHES = {
    'e.orders': ('off', 'on'),
    'e.class_dice': ('entry', 'd10'),
    'e.rating_mod': ('roller', 'attached-only', 'none'),
    'e.tie_steal': ('holder', 'reroll', 'higher-rating'),
    'e.tie_open': ('reroll', 'last-owner', 'higher-rating'),
    'e.loser_activates': ('yes', 'steals-only'),
    'e.interrupted': ('resumes', 'lost'),
    'e.steal_once': ('turn', 'battle'),
    'e.elite_again': ('full', 'once-only'),
    'e.indep': ('li-roll', 'free'),
    'e.indep_after_cut': ('no', 'yes'),
    'e.delay_from': ('test', 'writing'),
    'e.alloc': ('secret', 'open'),
    'e.points_defence': ('yes', 'no'),
    'e.li_is_move': ('no', 'yes'),
    'e.smoke': ('turn-end', 'manual'),
    'e.majority': ('units', 'strength'),
}

# Table 8.3, row by row; rows with several outcomes have a line for each.
TRANSITIONS = {
    'start': 'SETUP: start -> POOL',
    'pool': 'POOL: both d10 -> TURN_START',
    'pool-wild': 'POOL: a d6 on a 1',
    'turn-orders': 'TURN_START: orders on -> ORDERS',
    'turn-determine': 'TURN_START -> INDEP_DETERMINE',
    'turn-passed': 'TURN_START: phases without independents or class dice are passed (A-E38)',
    'due': 'TURN_START: a delayed dispatch arrives',
    'write': 'ORDERS: write',
    'arrives': 'ORDERS: test, inside the span -> arrived',
    'delayed': 'ORDERS: test, d6 1 to 5 -> delayed',
    'at-once': 'ORDERS: test, the delay is over at once (e.delay_from = writing)',
    'lost': 'ORDERS: test, d6 6 -> lost',
    'order-acts': 'ORDERS: activation -> active',
    'order-retry': 'ORDERS: activation -> retry',
    'order-garbled': 'ORDERS: activation -> garbled',
    'orders-done': 'ORDERS: done',
    'orders-done-tests': 'ORDERS: done, with tests that were not made yet',
    'determine-early': 'INDEP_DETERMINE: any even -> INDEP_EARLY',
    'determine-late': 'INDEP_DETERMINE: none even -> SKIRMISH',
    'early': 'INDEP_EARLY: a unit activates, or tries to',
    'early-move': 'INDEP_EARLY: a unit moves',
    'late-move': 'INDEP_LATE: a unit moves',
    'independent-acts': 'INDEP_EARLY or INDEP_LATE: AA or NA, its move is due (A-E40)',
    'independent-none': 'INDEP_EARLY or INDEP_LATE: – (A-E40)',
    'independent-passes': 'INDEP_EARLY or INDEP_LATE: a move is passed (A-E40)',
    'local-independent': 'INDEP_EARLY or INDEP_LATE: local initiative -> LOCAL (A-E41)',
    'react-independent': 'LOCAL: reaction -> INDEP_EARLY or INDEP_LATE (A-E41)',
    'early-all': 'INDEP_EARLY: all done -> SKIRMISH',
    'early-done': 'INDEP_EARLY: said to be done -> SKIRMISH',
    'check-ne': 'SKIRMISH: no effect',
    'check-smoke': 'SKIRMISH: in smoke',
    'check-loss': 'SKIRMISH: losses',
    'skirmish-done': 'SKIRMISH: all done -> ALLOCATE',
    'allocate': 'ALLOCATE: one of two',
    'allocated': 'ALLOCATE: both -> OPEN_ROLL',
    'approach': 'ALLOCATE: no roll by agreement (E-03)',
    'open-cut': 'OPEN_ROLL: sum >= 17 -> TURN_END',
    'open-tie': 'OPEN_ROLL: tie -> OPEN_ROLL',
    'open-tie-settled': 'OPEN_ROLL: tie, settled by e.tie_open',
    'open-won': 'OPEN_ROLL: winner -> OWNER_CHOOSE',
    'activate': 'OWNER_CHOOSE: name a division -> DIV_ACTIVE',
    'activate-next': 'DIV_ACTIVE: done, and the next one named',
    'pass-swap': 'OWNER_CHOOSE: pass, the other side owns -> OWNER_CHOOSE',
    'pass-end': 'OWNER_CHOOSE: pass -> INDEP_LATE or TURN_END',
    'none-left-swap': 'OWNER_CHOOSE: none left, the other side owns',
    'none-left-end': 'OWNER_CHOOSE: none left anywhere -> INDEP_LATE or TURN_END',
    'moves': 'DIV_ACTIVE: a unit moves',
    'thief-moves': 'THIEF_ACTIVE: a unit moves',
    'local-division': 'DIV_ACTIVE: local initiative -> LOCAL',
    'local-thief': 'THIEF_ACTIVE: local initiative -> LOCAL',
    'local-stole-back': 'DIV_ACTIVE of one that stole back: local initiative -> LOCAL',
    'local-none': 'DIV_ACTIVE / THIEF_ACTIVE: local initiative, nothing',
    'react-division': 'LOCAL: reaction -> DIV_ACTIVE',
    'react-thief': 'LOCAL: reaction -> THIEF_ACTIVE',
    'steal': 'DIV_ACTIVE: steal -> STEAL_ROLL',
    'steal-points': 'STEAL_ROLL or STEAL_BACK_ROLL: points added',
    'steal-cut': 'STEAL_ROLL: sum >= 17 -> TURN_END',
    'stolen': 'STEAL_ROLL: challenger higher -> THIEF_ACTIVE',
    'kept': 'STEAL_ROLL: not higher -> DIV_ACTIVE',
    'steal-tie': 'STEAL_ROLL or STEAL_BACK_ROLL: tie',
    'thief-resume': 'THIEF_ACTIVE: done -> DIV_ACTIVE',
    'thief-done': 'THIEF_ACTIVE: done, nothing to resume (e.interrupted = lost)',
    'steal-back': 'THIEF_ACTIVE: steal back -> STEAL_BACK_ROLL',
    'back-cut': 'STEAL_BACK_ROLL: sum >= 17 -> TURN_END',
    'stolen-back': 'STEAL_BACK_ROLL: success -> DIV_ACTIVE',
    'thief-keeps': 'STEAL_BACK_ROLL: failure -> THIEF_ACTIVE',
    'back-resume': 'DIV_ACTIVE of one that stole back: done -> the suspended one',
    'finish': 'DIV_ACTIVE: done -> OWNER_CHOOSE',
    'finish-end': 'DIV_ACTIVE: done, none left -> INDEP_LATE or TURN_END',
    'late-opens': 'any: -> INDEP_LATE',
    'late-after-cut': 'a cut turn: -> INDEP_LATE (e.indep_after_cut)',
    'late': 'INDEP_LATE: a unit activates, or tries to',
    'late-all': 'INDEP_LATE: all done -> TURN_END',
    'late-done': 'INDEP_LATE: said to be done -> TURN_END',
    'next-turn': 'TURN_END -> TURN_START',
    'smoke-clears': 'TURN_END: smoke cleared',
    'over': 'any: -> OVER',
    'threaten': 'a flank is threatened (E-50)',
    'elite-again': 'a mostly elite division that has moved tries to steal (E-40)',
    'attach': 'any: a commander attached',
    'arrive': 'any: a formation arrives',
    'lose-step': 'any: steps lost',
    'lose-commander': 'any: a commander lost',
    'put-right': 'any: put right',
    'undo': 'any: undo',
    'redo': 'any: redo',
}

REFUSALS = ['E-X%02d' % number for number in range(1, 23)]
RULINGS = ['A-E07', 'A-E32', 'A-E35', 'A-E36', 'A-E37', 'A-E38', 'A-E39', 'A-E40', 'A-E42', 'A-E43', 'A-E44']

# What requests cannot reach, and why.
UNREACHABLE = {'E-X10': 'no request says a modifier: the program alone takes the rating'}
