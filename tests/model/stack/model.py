# SPDX-License-Identifier: GPL-3.0-or-later
"""The second model of the token stack: made from the catalogue alone, it judges requests and keeps the battle."""

from course import Course
from stack import rules
from stack.bag import Bag
from stack.state import Battle
from stack.turns import Turns
from verdicts import forbid, out_of_place

# 8.2: what is done in a Turn, and what between two tokens
IN_TURN, BETWEEN = ('act', 'finish', 'idle', 'keep-turn'), ('draw', 'take-turn')


class Model(Bag, Turns, Course):
    Battle = Battle

    def __init__(self, coverage=None):
        super().__init__(coverage)
        self.forget()

    def forget(self):
        """What one request brings for its answer: odds, what cannot have been drawn, and shares of a limit that are open"""
        self.last_odds = self.wrong = self.open_shares = None

    def judge(self, request):
        """What speaks against it, as a list of objections."""
        if 'look' in request:
            return []
        if 'undo' in request or 'redo' in request:
            return self.judge_travel(request)
        kind = self.kind(request)
        return self.judge_phase(kind) or self.method('judge', kind)(request)

    def judge_phase(self, kind):
        """T-X01, T-X02; before the start and after the end there is nothing to play."""
        phase = self.battle.phase
        setting = kind.startswith('add-') or kind in ('set-switch', 'set-battle', 'rebalance')
        if phase in rules.GAME:
            if kind == 'start':
                return [out_of_place()]
            if phase == 'round-end' and kind in IN_TURN + BETWEEN:
                return [forbid('T-X02')]
            if phase in rules.TURNS and kind in BETWEEN:
                return [forbid('T-X01')]
            return [forbid('T-09')] if phase == 'ready' and kind in IN_TURN else []
        return [] if phase == 'setup' and (setting or kind == 'start') else [out_of_place()]

    def do(self, request):
        self.forget()
        if 'look' in request:
            self.last_odds = self.odds()
        elif 'undo' in request or 'redo' in request:
            self.travel(request)
        else:
            self.step()
            if self.kind(request) == 'draw':
                self.last_odds = self.odds()
            self.method('do', self.kind(request))(request)

    # What the program reports, too

    def report(self):
        battle = self.battle
        going = battle.phase in rules.ROUND
        found = {'phase': battle.phase, 'round': battle.round, 'owner': battle.owner,
                 'turns': [(turn.owner, turn.actor, turn.kept) for turn in battle.turns]}
        found['bag'] = battle.left + (going or battle.returned and battle.phase == 'round-end')
        if battle.phase == 'round-end':
            found['step'] = battle.step
        if going:
            found.update(raw=battle.raw, placed=battle.placed)
        for name, owner in battle.owners.items():
            found[name] = {'tokens': owner.tokens, 'left': owner.left}
            if owner.kind == 'character':
                found[name]['place'] = owner.place
        for name, line in battle.lines.items():
            found[name] = {'count': line.count, 'fallen': line.fallen, 'away': line.away, 'place': line.place}
            if line.kind == 'hired':
                found[name]['willing'] = line.willing
        found['effects'] = dict(battle.effects)
        return found
