# SPDX-License-Identifier: GPL-3.0-or-later
"""The second model of the skirmish system: made from the catalogue alone, it judges requests and keeps the battle."""

import rules
from actions import Actions
from course import Course
from melee import Melee
from objections import closed, refuse
from papers import Papers
from reactions import Reactions
from rolls import Rolls
from state import Battle, SIDES


class Model(Actions, Reactions, Melee, Rolls, Papers, Course):
    Battle = Battle
    # What a request is called, and the method it is judged and done by where that is not its name.
    METHODS = {'contact': 'contact_move'}
    last_need = None

    def judge(self, request):
        """What speaks against it, as a list of objections."""
        if 'undo' in request or 'redo' in request:
            return self.judge_travel(request)
        kind = self.kind(request)
        found = self.judge_action(kind, request) if kind in rules.ACTIONS else self.method('judge', kind)(request)
        if found and kind.startswith('react-') and any(not line.on_table for line in self.battle.named(request.get('who', []))):
            found.append(refuse('S-X31'))
        return found

    def do(self, request):
        self.last_need = None
        if 'undo' in request or 'redo' in request:
            return self.travel(request)
        kind = self.kind(request)
        self.step()
        if kind in rules.ACTIONS:
            self.do_action(kind, request)
        else:
            self.method('do', kind)(request)

    # The beginning and the end

    def judge_start(self, said):
        if self.battle.state != 'setup':
            return [closed('*')]
        way = self.battle.switches['s.start']
        if way == 'choose' and 'holder' not in said:
            return [closed('S-01', 'A-S22')]
        if way in ('side-a', 'side-b') and said.get('holder', self.first_side(way)) != self.first_side(way):
            return [closed('S-01', 'A-S22')]
        return []

    def first_side(self, way):
        return SIDES[0] if way == 'side-a' else SIDES[1]

    def do_start(self, said):
        """A-S22: chosen, laid down, or rolled for with d20 + leadership."""
        battle, way = self.battle, self.battle.switches['s.start']
        if way == 'roll-off':
            totals = [die + rules.LEADERSHIP[battle.lines[said[name]].leader if name in said else 'none']
                      for die, name in zip(said['die'], ('leader-1', 'leader-2'))]
            battle.holder = SIDES[0] if totals[0] > totals[1] else SIDES[1]
        else:
            battle.holder = said['holder'] if way == 'choose' else self.first_side(way)
        battle.in_force = dict(battle.switches)
        battle.holding, battle.state = 1, 'act-free'
        self.count('start')

    def judge_end(self, said):
        open_steps = self.battle.state in ('setup', 'over', 'contact-melee', 'react-melee', 'general-melee')
        return [closed('*')] if open_steps else []

    def do_end(self, said):
        self.count('over')
        self.battle.state, self.battle.snatched = 'over', None

    def judge_arrive(self, said):
        fine = self.battle.state not in ('setup', 'over') and all(line.reserve for line in self.battle.named(said['who']))
        return [] if fine else [closed('*')]

    def do_arrive(self, said):
        for line in self.battle.named(said['who']):
            line.reserve = False

    # What the program reports, too

    def standing_nominee(self):
        """A-S05: of one who fell meanwhile, nothing is asked."""
        snatched = self.battle.snatched
        if self.battle.state != 'act-restricted' or not snatched or not snatched.nominee:
            return None
        return snatched.nominee if self.battle.lines[snatched.nominee].on_table else None

    def report(self):
        battle = self.battle
        started = battle.holder is not None
        found = {
            'state': battle.state, 'side': battle.holder or '', 'holding': battle.holding,
            'action': battle.action_in_holding, 'action_no': battle.action_no, 'counters': battle.counters,
            'holder counters': battle.holder_counters, 'shot back': battle.shot_used,
            'may shoot back': started and self.may_shoot_back(), 'may react move': started and self.may_react_move(),
            'others in contact': battle.others_in_contact,
            'nominee': self.standing_nominee(),
        }
        for line in battle.lines.values():
            found[line.name] = {'out': line.out, 'left': line.left, 'melee': line.melee, 'in melee': line.in_melee,
                                'reserve': line.reserve, 'sight': line.los_used, 'side': line.side,
                                'contingent': line.contingent}
        for card in battle.cards:
            found['%s %d' % (card.side, card.number)] = card.state
        return found
