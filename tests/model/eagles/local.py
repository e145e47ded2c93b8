# SPDX-License-Identifier: GPL-3.0-or-later
"""Units that move, and those that stop them by their local initiative (3.6)."""

from eagles import rules
from eagles.flow import ACTIVE, FIRST_SEGMENT
from eagles.objections import forbid, maybe_warn, out_of_place, refuse, warn


class Local:
    def judge_move(self, said):
        battle, unit = self.battle, self.battle.units[said['unit']]
        if battle.among_independents and unit.activated and unit in battle.standing():
            return ([] if unit.name == battle.unit else [refuse('E-16')]) + self.judge_threatened()
        if battle.phase in FIRST_SEGMENT or battle.phase == 'independents-late':
            absent = [] if unit in battle.standing() else [forbid('*')]
            return absent + ([forbid('E-X01')] if battle.phase in FIRST_SEGMENT else [out_of_place()])
        if battle.phase not in ACTIVE:
            return [out_of_place()]
        if unit not in battle.standing():
            return [forbid('*')]
        found = [] if unit.division == battle.active else [refuse('E-X12')]
        return found + self.judge_threatened()

    def do_move(self, said):
        if self.battle.among_independents:
            self.count('early-move' if self.battle.phase == 'independents-early' else 'late-move')
            self.battle.units[said['unit']].moved = True
            self.end_when_through()
            return
        self.count('moves' if self.battle.phase == 'division-active' else 'thief-moves')
        self.battle.unit = said['unit']

    # The test

    def situation(self, unit, said):
        """A-E06: of one in both, the fire fight counts."""
        in_ff = said['ff'] == 'yes' if said.get('ff', 'untracked') != 'untracked' else unit.ff
        return 'in-ff' if in_ff else 'in-smoke' if unit.smoke else 'normal'

    def local_total(self, said):
        """E-47"""
        return said['die'] - (said.get('charge') == 'yes') + (said.get('attached') == 'yes')

    def somebody_moves(self):
        """E-44, A-E41: a division, or an independent."""
        return self.battle.phase in ACTIVE or self.battle.moving_side is not None and self.battle.among_independents

    def judge_test_local(self, said):
        battle, unit = self.battle, self.battle.units[said['unit']]
        if not self.somebody_moves():
            return [out_of_place()]
        found = []
        if unit not in battle.standing():
            found.append(forbid('*'))
        if battle.side_of(unit.name) == battle.moving_side:
            found.append(refuse('E-X16'))
        if unit.tested:
            found.append(refuse('E-X13'))
        if not self.die(unit.name):
            found.append(forbid('E-X22'))
        if 'mover' in said and (said['mover'] != battle.unit if battle.among_independents
                                else battle.units[said['mover']].division != battle.active):
            found.append(forbid('*'))
        return found

    def do_test_local(self, said):
        battle, unit = self.battle, self.battle.units[said['unit']]
        result = rules.local_for(self.situation(unit, said), self.local_total(said))
        unit.tested, unit.threatened = True, False
        if result == 'none':
            self.count('local-none')
            return
        self.count('local-independent' if battle.among_independents else 'local-thief' if battle.phase == 'thief-active' else
                   'local-stole-back' if battle.stole_back else 'local-division')
        battle.tested, battle.reaction, battle.resume, battle.phase = said['unit'], result, battle.phase, 'local'

    def judge_react(self, said):
        if self.battle.phase != 'local':
            return [out_of_place()]
        aggressive = said['deed'] in rules.AGGRESSIVE and self.battle.reaction == 'na'
        return [warn('E-X15')] if aggressive or said['deed'] == 'fire' else []

    def do_react(self, said):
        """E-49: the mover goes on; A-E21: whether its division has moved by that."""
        battle = self.battle
        division = battle.division_of(battle.tested)
        if self.now('e.li_is_move') == 'yes' and said['deed'] not in ('nothing', 'fire'):
            division.moved = True
        battle.phase = battle.resume
        self.count('react-independent' if battle.among_independents else
                   'react-thief' if battle.phase == 'thief-active' else 'react-division')
        battle.tested, battle.reaction = None, 'none'

    def judge_threaten(self, said):
        battle, unit = self.battle, self.battle.units[said['unit']]
        if not self.somebody_moves():
            return [out_of_place()]
        found = []
        if unit not in battle.standing():
            found.append(forbid('*'))
        if battle.side_of(unit.name) == battle.moving_side:
            found.append(refuse('*', 'E-50', 'E-X16'))
        if unit.tested:
            found.append(maybe_warn('A-E07'))
        if unit.threatened:
            found.append(forbid('*'))
        return found

    def do_threaten(self, said):
        unit = self.battle.units[said['unit']]
        if unit.tested:
            self.count('A-E07')
        else:
            self.count('threaten')
            unit.threatened = True
