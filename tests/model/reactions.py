# SPDX-License-Identifier: GPL-3.0-or-later
"""The answers of the passive side: one shooting in a holding, one move to each charge (1.6, 1.7, A-S24, A-S42)."""

from actions import shooters_for
from objections import Objection, closed, refuse, warn


class Reactions:
    # Shooting

    def may_shoot_back(self):
        """REACT_SHOT of table 8.1: a trigger, somebody with missiles, not used, and its place in the order not passed."""
        action = self.battle.action
        return (self.battle.state in ('nominate', 'contact-melee') and action is not None and (action.moved or action.shot)
                and not action.shot_done and not self.is_late() and not self.shot_is_used() and bool(self.could_shoot()))

    def is_late(self):
        """A-S42: the contact round, or the reactive move, was taken."""
        action = self.battle.action
        return action.contact and action.round_done or action.react_move == 'done'

    def shot_is_used(self):
        """S-63, A-S06: once in a holding, for the side or for each man."""
        return self.now('s.reactive_shot_scope') == 'side' and self.battle.shot_used

    def could_shoot(self):
        """Who of the passive side is not recorded as unable to. Nobody recorded at all is nobody excluded."""
        battle = self.battle
        lines = battle.of(battle.passive)
        return [line.name for line in lines if line.on_table and line.weapon != 'none' and self.free_to_shoot(line)] \
            if lines else ['somebody']

    def free_to_shoot(self, line):
        fresh = self.now('s.reactive_shot_scope') == 'side' or line.surely_shot < line.standing
        return fresh and line.name not in self.battle.action.engaged_before

    def judge_react_shoot(self, said):
        battle, action = self.battle, self.battle.action
        if battle.state in ('setup', 'over'):
            return [closed('S-01')]
        if battle.state == 'general-melee':
            return [closed('S-X26', 'S-X15')]
        if battle.state not in ('nominate', 'contact-melee') or not (action.moved or action.shot):
            return [closed('S-X15')] + [refuse('S-X14')] * self.shot_is_used()
        found = self.judge_reactors(said)
        if action.shot_done:
            found.append(refuse('S-X16', 'S-X14'))
        elif self.shot_is_used():
            found.append(refuse('S-X14'))
        if self.is_late():
            found.append(warn('A-S42'))
        if not self.could_shoot():
            found.append(refuse('S-X15', 'S-X14', 'A-S42'))
        actors = set(action.actors)
        if actors and set(said.get('target', [])) - actors:
            found.append(warn('S-X17'))
        cap = self.shot_cap(said)
        if cap is not None and said.get('shooters', 0) > cap:
            found.append(refuse('S-X17'))
        return found

    def judge_reactors(self, said):
        battle, action, found = self.battle, self.battle.action, []
        answering_fire = action.shot and not action.moved
        for line in battle.named(said.get('who', [])):
            if line.side == battle.holder:
                found.append(refuse('S-X15'))
            elif not line.on_table:
                found.append(refuse('S-X31'))
            else:
                found += self.judge_reactor(line, said, answering_fire)
        return found

    def judge_reactor(self, line, said, answering_fire):
        action, found = self.battle.action, []
        if line.name in action.engaged_before:
            found.append(refuse('A-S42', 'S-X15'))
        if self.now('s.reactive_shot_scope') == 'figure' and line.surely_shot + said.get('shooters', 1) > line.standing:
            found.append(refuse('S-X14'))
        if answering_fire and action.targets and line.name not in action.targets:
            found.append(refuse('S-X15'))
        if line.name in action.reacted and self.now('s.double_reaction') == 'no':
            found.append(refuse('S-X15', 'A-S25', 'S-X18'))
        return found

    def shot_cap(self, said):
        """S-68, A-S07, A-S08: one for each inch of each mover; inches of a line are those of each of its men."""
        action = self.battle.action
        if not said.get('inches') or not action.moved:
            return None
        if said.get('left-view') != 'yes' and self.now('s.shot_cap_scope') != 'always':
            return None
        total = 0
        for text in said['inches']:
            name, _, inches = text.rpartition(' ')
            men = self.battle.lines[name].standing if name else 1
            total += men * shooters_for(float(inches), self.now('s.shot_cap_rounding'))
        return total

    def do_react_shoot(self, said):
        """S-63, S-67, S-69: used, locked, and no counter unless the players want one (A-S20)."""
        battle, action = self.battle, self.battle.action
        if self.is_late():
            self.count('A-S42 agreed')
        self.count('shot')
        battle.shot_used = action.shot_done = True
        action.reacted += said.get('who', [])
        for line in battle.named(said.get('who', [])):
            line.shoot_back(min(said.get('shooters') or line.standing, line.standing))
        if self.now('s.counter_reactive') == 'yes':
            battle.holder_counters += 1

    # Moving

    def may_react_move(self):
        battle, action = self.battle, self.battle.action
        return battle.state == 'nominate' and action is not None and action.react_move == 'open' and bool(self.could_move())

    def could_move(self):
        """S-50: unengaged men; nobody recorded at all is nobody excluded."""
        lines = self.battle.of(self.battle.passive)
        return [line.name for line in lines if line.on_table and not line.all_engaged] if lines else ['somebody']

    def judge_react_move(self, said):
        battle, action = self.battle, self.battle.action
        if battle.state in ('setup', 'over'):
            return [closed('S-01')]
        # A-S51: its moment has passed. What comes of it if both sides agree is open.
        found = [Objection(('A-S51',), warn=True, closed=True)] if battle.move_passed else []
        if not found and battle.state == 'general-melee':
            return [closed('S-X26', 'S-X18')]
        if not found and (battle.state != 'nominate' or action.react_move != 'open'):
            return [closed('S-X18')]
        for line in battle.named(said.get('who', []) + said.get('runners', [])):
            if line.side == battle.holder:
                found.append(refuse('S-X18'))
            elif not line.on_table:
                found.append(refuse('S-X31'))
            elif line.all_engaged:
                found.append(refuse('S-X18'))
            elif line.name in action.reacted and self.now('s.double_reaction') == 'no':
                found.append(refuse('S-X18', 'A-S25'))
        if not found and not self.could_move():
            found.append(refuse('S-X18'))
        if said.get('runners') and self.now('s.reactive_choice') == 'all-same':
            found.append(refuse('S-51', 'A-S14', 'S-X18'))
        found += self.judge_reach(said)
        if said['choice'] == 'run' and said.get('full-speed') == 'no':
            found.append(warn('S-51'))
        return found

    def judge_reach(self, said):
        """S-50, S-52: from 4 inches, at those who charged or are contiguous with them."""
        action = self.battle.action
        if said.get('near') == 'no' or said.get('inches', 0) > 4:
            return [warn('S-X19')]
        elsewhere = set(said.get('target', [])) - set(action.actors)
        if action.actors and elsewhere and said.get('contiguous') == 'no':
            return [warn('S-X19')]
        return []

    def do_react_move(self, said):
        battle, action = self.battle, self.battle.action
        action.react_move = 'done'
        action.engagers = said.get('who', []) if said['choice'] == 'engage' else []
        action.reacted += said.get('who', []) + said.get('runners', [])
        if said['choice'] == 'run':
            self.count('run')
            return
        self.count('engage')
        self.make_contact(said.get('who', []), said.get('target', []), said.get('fight', ''))
        battle.state = 'react-melee'
