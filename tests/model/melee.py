# SPDX-License-Identifier: GPL-3.0-or-later
"""Contact, rounds of melee, and who is free when somebody falls (1.5, A-S40, A-S41)."""

from objections import closed, refuse
from state import Fight


class Melee:
    def make_contact(self, actors, targets, name=''):
        """S-44. Who is not named is in contact all the same; nobody knows who it is."""
        battle = self.battle
        for line in battle.named(actors + targets):
            # Of men some of whom were in melee already, nobody knows now how many are.
            line.melee, line.in_melee = 'yes', 0
        if not actors or not targets:
            battle.others_in_contact = True
        self.join_fight(actors, targets, name)

    def join_fight(self, actors, targets, name=''):
        """A-S41: who says who and whom has said a fight."""
        if not actors or not targets:
            return
        fight = next((fight for fight in self.battle.fights if name and fight.name == name), None)
        if fight is None:
            fight = Fight(set(), name)
            self.battle.fights.append(fight)
        fight.lines |= set(actors) | set(targets)

    def settle_contact(self):
        """A-S40, A-S41: after a loss or a Put right, who is in no fight any more is free, and a round that nobody can
        fight is withdrawn."""
        battle = self.battle
        for line in battle.lines.values():
            if line.standing <= 0 and line.melee != 'no':
                line.melee, line.in_melee = 'no', 0
        for fight in battle.fights:
            fight.lines = {name for name in fight.lines if battle.lines[name].melee != 'no'}
        over = [fight for fight in battle.fights if not self.is_fought(fight)]
        battle.fights = [fight for fight in battle.fights if fight not in over]
        for fight in over:
            for name in fight.lines:
                line = battle.lines[name]
                if line.melee != 'no' and not battle.fights_of(name):
                    line.melee, line.in_melee = 'no', 0
                    self.count('A-S41')
        self.withdraw_round()

    def is_fought(self, fight):
        """Whether both sides of it have somebody who stands there and fights."""
        sides = {line.side for line in self.battle.named(fight.lines) if line.engaged}
        return len(sides) == 2

    def withdraw_round(self):
        """A-S40: contact exists only between men who still stand when the shots are done. So does that which those who react
        make, and the round of S-54 with it: of them, and of their enemies, somebody has to be left."""
        battle, action = self.battle, self.battle.action
        if battle.state == 'contact-melee' and not (self.may_fight(action.actors) and self.may_fight(action.targets)):
            for names in action.actors, action.targets:
                self.take_back(names)
            battle.state = 'nominate'
            action.contact, action.react_move = False, 'none'
            battle.others_in_contact = action.others_before
            self.count('A-S40')
            self.count('contact-withdrawn')
        elif battle.state == 'react-melee' and not (self.may_fight(action.engagers) and self.has_enemies()):
            self.take_back(action.engagers)
            battle.state = 'nominate'
            self.count('A-S40')

    def may_fight(self, names):
        """Whether one of them is in contact; where nobody was named, somebody may be."""
        return not names or any(line.engaged for line in self.battle.named(names))

    def has_enemies(self):
        """Whether anybody of the holder's side may be in the melee that was joined."""
        return self.battle.others_in_contact or any(line.on_table and line.melee != 'no'
                                                    for line in self.battle.of(self.battle.holder))

    def take_back(self, names):
        """Nobody is marked as in melee by a contact that was not made (A-S40): he is as he was before, with as many men."""
        before = self.battle.action.in_melee_before
        for line in self.battle.named(names):
            if line.engaged and line.name in before and line.in_melee == 0:
                line.in_melee = min(before[line.name], line.standing)
            elif line.engaged and line.name not in before and not self.battle.fights_of(line.name):
                line.melee, line.in_melee = 'no', 0

    def lose(self, losses):
        """Who fell: pairs of a name and a number, None for all who are left."""
        for name, men in losses:
            line = self.battle.lines[name]
            line.out += line.standing if men is None else men
            self.count('out')
        self.settle_contact()

    def judge_losses(self, said):
        for text in said.get('losses', []):
            name, men = self.parse_loss(text)
            if men > self.battle.lines[name].standing or not self.battle.lines[name].on_table:
                return [refuse('S-X31')]
        return []

    def parse_loss(self, text):
        """A line, with a number behind it if it is of several men: `Archers 2`, `Wat`."""
        name, _, number = text.rpartition(' ')
        return (name, int(number)) if number.isdigit() else (text, 1)

    def apply_round(self, said):
        self.lose([self.parse_loss(text) for text in said.get('losses', [])])
        if self.count_in_melee(said):
            self.settle_contact()

    def count_in_melee(self, said):
        """Who is in melee after it: `Archers 3`, `Wat no`. Returns whether that was said."""
        for text in said.get('in-melee', []):
            name, word = text.rsplit(' ', 1)
            line = self.battle.lines[name]
            line.melee, line.in_melee = ('no', 0) if word == 'no' else ('yes', 0 if word == 'yes' else int(word))
        return 'in-melee' in said

    def judge_melee_done(self, said):
        if self.battle.state in ('contact-melee', 'react-melee'):
            return self.judge_losses(said)
        return [closed('S-X26', 'S-44', 'S-46') if self.battle.state == 'general-melee' else closed('S-44', 'S-01', 'S-45', 'S-54')]

    def do_melee_done(self, said):
        """S-44, S-54; with the contact round taken, the shot back at this action is passed (A-S42)."""
        battle, action = self.battle, self.battle.action
        if battle.state == 'contact-melee' and self.may_shoot_back():
            self.count('pass-shot')
        reactive = battle.state == 'react-melee'
        battle.state = 'nominate'
        action.round_done = True
        self.apply_round(said)
        if reactive:
            self.count('react-round')
        else:
            self.count('round-to-move' if self.may_react_move() else 'round-to-closed')

    def somebody_in_contact(self):
        return bool(self.battle.engaged()) or self.battle.others_in_contact \
            or any(line.melee == 'untracked' for line in self.battle.lines.values())

    def judge_general_melee(self, said):
        if self.battle.state != 'general-melee':
            return [closed('S-46', 'S-01')]
        if said.get('fought') == 'no' and self.battle.engaged():
            return [refuse('S-X26')]
        return self.judge_losses(said)

    def do_general_melee(self, said):
        """S-46, S-48: it changes nothing else; then what the roll brought (A-S04)."""
        battle = self.battle
        if said.get('fought') != 'no':
            self.apply_round(said)
        after, battle.after_melee = battle.after_melee, None
        self.count('made-after-melee' if after == 'made' else 'missed-after-melee')
        self.after_roll(after)

    # By hand, in any state

    def judge_out(self, said):
        if self.battle.state in ('setup', 'over'):
            return [closed('S-01')]
        line = self.battle.lines[said['line']]
        return [refuse('S-X31')] if said.get('men', 1) > line.standing else []

    def do_out(self, said):
        self.lose([(said['line'], said.get('men', 1))])

    def judge_left(self, said):
        if self.battle.state in ('setup', 'over'):
            return [closed('S-01')]
        gone = any(not line.on_table or said.get('men', 0) > line.standing for line in self.battle.named(said['line']))
        return [refuse('S-X31')] if gone else []

    def do_left(self, said):
        """A-S46: off the table, and no loss."""
        for line in self.battle.named(said['line']):
            line.left += said.get('men') or line.standing
            self.count('left')
            self.count('A-S46')
        self.settle_contact()

    def judge_contact_move(self, said):
        if self.battle.state in ('setup', 'over'):
            return [closed('S-01')]
        if said['melee'] == 'yes' and any(not line.on_table for line in self.battle.named(said['line'])):
            return [refuse('S-X31')]
        return []

    def do_contact_move(self, said):
        lines = self.battle.named(said['line'])
        if said['melee'] == 'yes':
            self.count('contact-made')
            for line in lines:
                line.melee, line.in_melee = 'yes', said.get('men', 0)
            if said.get('fight'):
                self.join_fight([line.name for line in lines if line.side == 'red'],
                                [line.name for line in lines if line.side == 'blue'], said['fight'])
        else:
            self.count('contact-broken')
            for line in lines:
                line.melee, line.in_melee = 'no', 0
            self.settle_contact()
