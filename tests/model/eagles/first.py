# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes before the opening roll, and last: independents and skirmish combat (3.2, 3.3, A-E40)."""

from eagles import rules
from eagles.objections import forbid, refuse
from eagles.rules import SIDES


class First:
    # Independents

    def judge_determine(self, said):
        return self.in_phase('determine')

    def do_determine(self, said):
        battle = self.battle
        for side, natural in zip(SIDES, said['die']):
            battle.armies[side].independents = 'late' if natural % 2 else 'early'
        if battle.free_independents('early'):
            self.count('determine-early')
            battle.phase = 'independents-early'
        else:
            self.count('determine-late')
            self.after_independents()

    def judge_activate_independent(self, said):
        battle, unit, found = self.battle, self.battle.units[said['unit']], []
        when = {'independents-early': 'early', 'independents-late': 'late'}.get(battle.phase)
        if when is None:
            return [forbid('E-X17')]
        if battle.due:
            return [forbid('A-E40')]
        if said['unit'] not in battle.free_independents(when):
            found.append(forbid('E-15', 'E-17', 'E-X17', 'E-16', 'E-51'))
        if self.now('e.indep') == 'li-roll':
            if unit.tested:
                found.append(refuse('E-X13'))
            if not self.die(said['unit']):
                found.append(forbid('E-X22'))
        return found + self.judge_threatened()

    def do_activate_independent(self, said):
        """E-16: AA or NA lets it move, which is due then; – lets it do nothing. A-E12: free, it has not tested for it."""
        battle, unit = self.battle, self.battle.units[said['unit']]
        self.count('early' if battle.phase == 'independents-early' else 'late')
        acts = True
        battle.drop_threats()
        if self.now('e.indep') == 'li-roll':
            acts = rules.local_for(self.situation(unit, said), self.local_total(said)) != 'none'
            unit.tested = True
        unit.activated, unit.moved = True, False
        battle.unit = unit.name if acts else None
        self.count('independent-acts' if acts else 'independent-none')
        self.end_when_through()

    def end_when_through(self):
        """A-E40: not with the last roll, but when nobody has a roll or a move left."""
        battle = self.battle
        early = battle.phase == 'independents-early'
        if not battle.due and not battle.free_independents('early' if early else 'late'):
            self.count('early-all' if early else 'late-all')
            self.leave_independents()

    def do_pass_move(self):
        battle = self.battle
        self.count('independent-passes')
        battle.units[battle.unit].moved = True
        battle.unit = None
        battle.drop_threats()
        self.end_when_through()

    def leave_independents(self):
        self.battle.unit = None
        self.battle.drop_threats()
        if self.battle.phase == 'independents-early':
            self.after_independents()
        else:
            self.battle.phase = 'turn-end'

    def judge_independents_done(self, said):
        return self.in_phase('independents-early', 'independents-late') or self.judge_threatened()

    def do_independents_done(self, said):
        self.count('early-done' if self.battle.phase == 'independents-early' else 'late-done')
        self.leave_independents()

    # Skirmish combat

    def judge_check_skirmish(self, said):
        battle, unit, found = self.battle, self.battle.units[said['unit']], self.in_phase('skirmish')
        if found:
            return found
        if unit not in battle.standing():
            return [forbid('*')]
        nearest = said.get('nearest') and battle.units[said['nearest']]
        low, high = rules.BAND
        if unit.arm == 'cavalry' or said.get('cavalry') == 'yes':
            found.append(refuse('E-X20'))
        if 'distance' in said and not low < said['distance'] <= high:
            found.append(refuse('E-X20'))
        if unit.checked:
            found.append(refuse('E-18'))
        if nearest and (nearest.arm != 'infantry' or nearest not in battle.standing()
                        or battle.side_of(nearest.name) == battle.side_of(unit.name)):
            found.append(refuse('A-E24'))
        if not self.die(unit.name):
            found.append(forbid('E-X22'))
        return found

    def screen(self, name):
        unit = name and self.battle.units[name]
        return self.battle.nations[unit.nation] if unit and unit.nation else 0

    def do_check_skirmish(self, said):
        unit = self.battle.units[said['unit']]
        result = rules.skirmish_for(unit.troops, said['die'] + self.screen(unit.name) - self.screen(said.get('nearest')))
        unit.checked = True
        self.count('check-' + {'ne': 'ne', 'smk': 'smoke'}.get(result, 'loss'))
        if result == 'ne':
            return
        unit.smoke = True
        unit.steps += rules.STEPS[result]
        if result != 'smk':
            unit.status = max(unit.status, result, key=rules.STATUS.index)
