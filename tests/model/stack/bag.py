# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes into the bag and goes out of it: filling, drawing, the end of a round (T-02 to T-14, A-T02 to A-T05, A-T16, A-T17)."""

from stack import rules
from verdicts import forbid, out_of_place


class Bag:
    def limit(self):
        """T-06, A-T02; None for any number"""
        battle = self.battle
        if self.now('t.cap') == 'off':
            return None
        bring = sum(one.wish(one.brings) for one in battle.characters.values())
        if self.now('t.cap_counts_hired') == 'yes':
            bring += battle.brought('hired')
        return int(self.now('t.cap')) * bring

    def fill(self):
        battle, raw_before = self.battle, self.battle.raw
        battle.split = self.now('t.enemy_colours') == 'per-faction'
        brought = {name: battle.brought(name) for name in battle.owners}
        enemies = [name for name, owner in battle.pools.items() if owner.kind == 'enemies']
        battle.raw = sum(brought[name] for name in enemies)
        battle.cap = self.limit()
        placed = battle.raw
        if self.now('t.cap_recalc') == 'subtract' and battle.round:
            self.count('A-T03')
            placed = max(0, min(battle.raw, battle.shared + battle.raw - raw_before))
        if battle.cap is not None and placed > battle.cap:
            self.count('A-T03')
            placed = battle.cap
        battle.shared = placed
        for name, owner in battle.owners.items():
            owner.tokens = owner.wish(brought[name])
            if owner.settled is not None and owner.settled > owner.tokens:
                self.count('A-T16')
        # How a limit is shared by factions is open: it is learned from the program, and has to come to what there is.
        free = [name for name in enemies if battle.pools[name].settled is None]
        if placed < battle.raw and len(enemies) == 1 and free:
            battle.pools['enemies'].tokens = placed
        elif placed < battle.raw and free:
            self.open_shares = enemies
        battle.placed = sum(battle.pools[name].tokens for name in enemies)
        for owner in battle.owners.values():
            owner.left = owner.tokens
        battle.phase, battle.round, battle.turns, battle.keeping = 'ready', battle.round + 1, [], set()
        battle.owner = battle.actor = None
        battle.taken = battle.returned = False

    def put_in(self, name):
        """A-T08, within the limit of T-06"""
        battle = self.battle
        owner = battle.owners[battle.owner_of(name)]
        number = battle.actors[name].brings
        if owner.kind == 'enemies':
            limit = self.limit()
            battle.raw += number
            if limit is not None:
                number = max(0, min(number, limit - battle.placed))
            battle.placed += number
            battle.shared += number
        owner.tokens += number
        owner.left += number

    # Drawing

    def judge_draw(self, said):
        battle = self.battle
        if 'die' in said:
            return [forbid('T-X12')]
        if not battle.real:
            return [forbid('T-X12')] if 'token' in said else []
        if 'token' not in said:
            return [forbid('T-24')]
        return [forbid('T-X03')] if said['token'] != 'end' and battle.owners[said['token']].left == 0 else []

    def odds(self):
        """T-08: each token left is equally likely."""
        battle = self.battle
        found = {name: (owner.left, battle.left + 1) for name, owner in battle.owners.items() if owner.left}
        return {**found, 'end': (1, battle.left + 1)}

    def do_draw(self, said):
        """*drawn* is what came, as the program has it, the last being the one that is acted on."""
        battle = self.battle
        battle.in_force = dict(battle.switches)
        for i, name in enumerate(said['drawn']):
            if name == 'end':
                self.end_round()
                continue
            owner = battle.owners[name]
            owner.left -= 1
            able = bool(battle.able_of(name))
            if not able:
                self.count('A-T04')
                self.count('discard')
            redrawn = not able and self.now('t.dead_token') == 'redraw'
            # Another is drawn at once; of a real bag, the next request says which.
            if owner.left < 0 or redrawn == (i == len(said['drawn']) - 1) and not (redrawn and battle.real):
                self.wrong = 'drawn: ' + ', '.join(said['drawn'])
            if redrawn:
                self.lay_aside(name)
                continue
            self.count('draw-' + owner.kind)
            self.take(name)

    def take(self, name):
        """T-09: the owner of the token has the initiative."""
        battle, owner = self.battle, self.battle.owners[name]
        battle.phase = {'character': 'turn-character', 'hired': 'turn-hired'}.get(owner.kind, 'turn-enemy')
        battle.owner, battle.actor = name, name if owner.kind == 'character' and battle.able(name) else None

    # The end of a round

    def end_round(self):
        """T-11; A-T17: what was not drawn stays; A-T18: what was kept is lost."""
        battle = self.battle
        self.count('draw-end')
        self.count('A-T17')
        if not battle.turns:
            self.count('A-T14')
        for turn in battle.turns:
            turn.kept = False
        battle.phase = 'round-end'
        battle.step = next((step for step in rules.STEPS if self.needs(step)), 'cap')

    def pending(self):
        """Who is out, and would have tokens again (T-12, A-T07)"""
        battle, counts = self.battle, self.now('t.out_counts_as_dead') != 'no'
        for name, one in battle.characters.items():
            if one.place == 'dead' and not one.gone:
                return True
            if one.place in rules.OUT and not one.gone and counts and name not in battle.keeping:
                return True
        return any(line.fallen or line.away and counts and name not in battle.keeping for name, line in battle.lines.items())

    def coming(self):
        return any(one.place == 'arriving' for one in self.battle.actors.values())

    def needs(self, step):
        """Whether anything is to be done in it."""
        battle = self.battle
        if step == 'return':
            return battle.real
        if step == 'remove':
            return self.pending()
        if step == 'effects':
            return bool(battle.effects)
        if step == 'recheck':
            return self.now('t.recheck_dead') == 'yes' and self.pending()
        if step == 'arrivals':
            return self.coming() or any(line.kind == 'hired' and line.place == 'in' and line.count
                                        for line in battle.lines.values())
        return self.limit() is not None or any(owner.settled is not None for owner in battle.owners.values())

    def judge_confirm(self, said):
        if self.battle.phase != 'round-end':
            return [out_of_place()]
        for name, number in said.get('willing', ()):
            line = self.battle.lines[name]
            if number > line.count + line.away:
                return [self.unwilling()]
        return []

    def do_confirm(self, said):
        battle, step = self.battle, self.battle.step
        self.count(step)
        if step == 'return':
            battle.returned = True
            for owner in battle.owners.values():
                owner.left = owner.tokens
        elif step in ('remove', 'recheck'):
            self.remove(set(said.get('keep', ())))
        elif step == 'effects':
            for name in list(battle.effects):
                battle.effects[name] -= 1
                if not battle.effects[name]:
                    del battle.effects[name]
        elif step == 'arrivals':
            for one in battle.actors.values():
                one.place = 'in' if one.place == 'arriving' else one.place
            for name, number in said.get('willing', ()):
                self.count('A-T15')
                battle.lines[name].willing = number
        self.go_on(step)

    def remove(self, keep):
        """T-12, A-T07; no more are willing than there are (T-X10)."""
        battle = self.battle
        battle.keeping |= keep
        for name, one in battle.actors.items():
            stays = self.now('t.out_counts_as_dead') == 'no' or name in battle.keeping
            if name in battle.characters:
                one.gone = one.gone or one.place == 'dead' or one.place in rules.OUT and not stays
                continue
            if one.away:
                self.count('A-T07')
            one.fallen, one.away = 0, one.away if stays else 0
            if one.kind == 'hired':
                one.willing = min(one.willing, one.count + one.away)

    def go_on(self, step):
        """A-T05: who fell since; A-T18: who has come since."""
        at = rules.STEPS.index(step)
        following = next((one for one in rules.STEPS[at + 1:] if self.needs(one)), None)
        if at > rules.STEPS.index('recheck') and self.needs('recheck'):
            following = 'recheck'
        elif step == 'cap' and self.coming():
            self.count('A-T18')
            following = 'arrivals'
        if following == 'recheck':
            self.count('A-T05')
        if following:
            self.battle.step = following
            return
        self.count('round')
        self.fill()
