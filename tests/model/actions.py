# SPDX-License-Identifier: GPL-3.0-or-later
"""The holder's actions: what speaks against one, and what it does (1.1, 1.3, 1.5, 1.7, 1.8 of the catalogue)."""

import math

import rules
from objections import Objection, closed, refuse, warn
from state import Action

MISSILES = ('shoot', 'move-shoot')


class Actions:
    """Part of the model: `self.battle` is the battle, `self.count` counts what was reached."""

    def judge_action(self, kind, said):
        battle = self.battle
        if battle.state != 'act-free' and battle.state != 'act-restricted':
            return [self.no_action_now()]
        found = self.judge_actors(kind, said)
        if kind == 'call':
            found += self.judge_call(said)
        if kind == 'fight':
            found += self.judge_contact(said)
        found += self.judge_unity(kind, said)
        found += self.judge_missiles(kind, said)
        if battle.state == 'act-restricted':
            found += self.judge_first(kind, said)
        return found

    def no_action_now(self):
        """S-01, S-08: the action is closed, then comes one roll, then the next action."""
        return {
            'setup': closed('S-01'),
            'contact-melee': closed('S-08', 'S-01'),
            'react-melee': closed('S-08', 'S-01'),
            'nominate': closed('S-01'),
            'duel-nominate': closed('S-01', 'S-76', 'S-X28', 'S-77'),
            'general-melee': refuse('S-X26'),
            'over': closed('S-01'),
        }[self.battle.state]

    def judge_actors(self, kind, said):
        """S-X31: who fell, left or is not there does nothing; and nobody acts for the other side."""
        battle, found = self.battle, []
        names = said.get('who', []) + said.get('joined', []) + ([said['leader']] if 'leader' in said else [])
        for line in battle.named(names):
            if line.side != battle.holder:
                found.append(closed('S-01'))
            elif not line.on_table:
                found.append(refuse('S-X31'))
        return found

    def judge_unity(self, kind, said):
        """S-03 to S-05: one kind, one destination or target, one body."""
        battle, found = self.battle, []
        if said.get('also') or len(said.get('to', [])) > 1:
            found.append(refuse('S-X20'))
        everybody = said.get('all') or kind == 'call'
        if not everybody and self.parted(said):
            found.append(warn('S-04', 'S-X08'))
        # A-S43: bodies that were kept. Cards under all-named are excepted, as they may stand apart.
        by_card = battle.snatched and battle.snatched.card is not None and self.now('s.card_body') == 'all-named'
        for names in ([] if by_card else said.get('who', [])), said.get('target', []):
            if not everybody and len({battle.body_of(name) for name in names} - {None}) > 1:
                found.append(warn('A-S43'))
        return found

    def parted(self, said):
        """S-04, A-S02: whether the distances that were said leave somebody out of the body."""
        if said.get('apart'):
            return True
        near = {}
        for text in said.get('gaps', []):
            pair, inches = text.rsplit(' ', 1)
            near[frozenset(pair.split(' / '))] = float(inches) <= rules.BODY_INCHES
        if not near:
            return False
        if self.now('s.cohesion') == 'every-pair':
            return not all(near.values())
        names = said['who']
        joined, waiting = {names[0]}, True
        while waiting:
            more = {name for name in names for mate in joined if near.get(frozenset((name, mate)), False)}
            waiting = not more <= joined
            joined |= more
        return joined != set(names)

    def judge_missiles(self, kind, said):
        """S-57, S-60 to S-62: how far those may move who shoot in the same action."""
        if said.get('all'):
            moves = said.get('moved') == 'yes' or said.get('inches', 0) > 0
            return [refuse('S-X21')] if moves else []
        shoots = kind in MISSILES or said.get('missiles') == 'yes' and kind == 'charge'
        if not shoots:
            return []
        lines = self.battle.named(said.get('who', []))
        weapons = {line.weapon for line in lines}
        if not lines or len(weapons) > 1 or weapons == {'none'}:
            return []
        part, inches = rules.MAY_MOVE[weapons.pop()], said.get('inches')
        moved = said.get('moved') == 'yes' or kind in ('move-shoot', 'charge') or (inches or 0) > 0
        if part == 0:
            # A-S30: still in the action in which they shoot.
            return [refuse('S-X22')] if moved else []
        if inches is None:
            return []
        too_far = [line.rate is not None and inches > line.rate * part for line in lines]
        # A-S21: of those who charge, one who throws is enough. What was not said is not refused (8.1): it may be he who may,
        # or whose rate is not known.
        return [refuse('S-X22')] if (any if kind in MISSILES else all)(too_far) else []

    def judge_call(self, said):
        """S-71 to S-74: a leader who stands still calls men who keep clear of the enemy."""
        found = []
        if 'leader' in said:
            if self.battle.lines[said['leader']].leader == 'none' or said['leader'] in said.get('who', []):
                found.append(refuse('S-X23'))
        if said.get('stood-still') == 'no':
            found.append(refuse('S-X23'))
        own = self.battle.contingent_of(said['leader']) if 'leader' in said else None
        if own and any(line.contingent not in (None, own) for line in self.battle.named(said.get('who', []))):
            # A-S52: he belongs with the allies within 4 inches.
            self.count('A-S52')
            found.append(warn('S-72'))
        called = said.get('who', []) + said.get('joined', [])
        # S-72: who is in melee is within 4 inches of an enemy.
        if set(said.get('near-enemy', [])) & set(called) or any(line.engaged and not line.some_free
                                                                        for line in self.battle.named(called)):
            found.append(warn('S-X24'))
        return found

    def judge_contact(self, said):
        """S-45: a round is fought by a body that is in contact, if it was said who that is."""
        lines = self.battle.named(said.get('who', []))
        return [warn('S-45')] if lines and all(line.melee == 'no' for line in lines) else []

    # The first action after a snatch

    def judge_first(self, kind, said):
        battle, found = self.battle, []
        snatched, option = battle.snatched, self.option(kind, said)
        by_card = self.card_binds()
        if kind in ('hold', 'call'):
            return [refuse('S-X07')]
        if kind == 'shoot' and said.get('all') and self.now('s.seize_all_shoot') == 'no':
            found.append(refuse('S-X07'))
        if kind == 'task' and not by_card:
            found.append(refuse('S-X07', 'S-X13'))
        elif option == 'card' and not by_card:
            found.append(refuse('S-X13'))
        if by_card:
            found += self.judge_card_action(kind, said)
        found += self.judge_nominee(said)
        if not by_card:
            found += self.judge_intention(kind, said)
        if option in ('full-speed', 'leave'):
            found += self.judge_speed(kind, option, said)
        if option == 'sight':
            found += self.judge_sight(said)
        return found

    def option(self, kind, said):
        """Which of the five it is: what is said, else what was declared before the roll (A-S10), if it can be that."""
        if kind == 'charge' and said.get('contact') == 'no':
            return said.get('option') or 'full-speed'
        intention = self.battle.snatched.intention
        return said.get('option') or (intention if kind in rules.MEANT.get(intention, ()) else None)

    def card_binds(self):
        """S-39; not when the target of the card fell after the roll (A-S47)."""
        snatched = self.battle.snatched
        if snatched is None or snatched.card is None:
            return False
        if self.card_fell(self.battle.card(self.battle.holder, snatched.card)):
            self.count('A-S47')
            return False
        return True

    def card_fell(self, card):
        """A-S47: the only objective is a target, and all of it is out or left."""
        only_target = card.objective == 'enemy' and card.target and not card.place
        return bool(only_target) and self.battle.lines[card.target].standing <= 0

    def judge_card_action(self, kind, said):
        """S-39: the men of the card and nobody else, as it says."""
        card = self.battle.card(self.battle.holder, self.battle.snatched.card)
        found = []
        if set(said.get('who', [])) - set(card.actors):
            found.append(refuse('S-X10'))
        elif said.get('option') not in (None, 'card'):
            found.append(warn('S-X10'))
        elif card.target and said.get('target') and card.target not in said['target']:
            found.append(warn('S-X10'))
        return found

    def judge_nominee(self, said):
        """A-S09: he acts himself, with men of his body; where he fell, the survivors do (A-S05). A card's men may stand apart
        (A-S26), and nobody else may act (S-39): they are then whom he would have led."""
        battle, nominee = self.battle, self.battle.snatched.nominee
        apart = self.card_binds() and self.now('s.card_body') == 'all-named'
        if nominee is None or said.get('all'):
            return []
        if not battle.lines[nominee].on_table:
            self.count('A-S05')
            body = battle.bodies.get(battle.body_of(nominee), set()) - {nominee}
            left = {name for name in body if battle.lines[name].on_table}
            return [warn('S-X08', 'A-S05')] if left and not apart and set(said.get('who', [])) - body else []
        names = said.get('who', [])
        if said.get('nominee-acts') == 'no' or names and nominee not in names:
            return [warn('S-X08')]
        body = battle.body_of(nominee)
        if body and not apart and set(names) - battle.bodies[body]:
            return [warn('S-X08', 'A-S43')]
        return []

    def judge_intention(self, kind, said):
        """A-S10: what was declared, in so far as a factor was counted for it."""
        snatched = self.battle.snatched
        if snatched.intention in ('untracked', 'card') or not (snatched.reach or snatched.no_sight):
            return []
        option = said.get('option')
        if snatched.intention == 'engage' and (kind, option) == ('march', 'full-speed') and not snatched.reach:
            # S-28: whether to have meant contact, not claimed to reach it, and gone there at full speed is another action is open.
            return [Objection(('S-X09',), warn=True, optional=True)]
        other = kind not in rules.MEANT[snatched.intention]
        if kind == 'march' and option and option != snatched.intention:
            other = True
        aimed = said.get('target', [])
        if snatched.intention == 'engage' and said.get('contact') == 'no':
            other = True
        elsewhere = bool(snatched.intended and aimed and not set(aimed) & set(snatched.intended))
        if elsewhere and not other and not any(line.on_table for line in self.battle.named(snatched.intended)):
            # Whether one is held to what was said of men who are gone, as A-S47 says of cards, is open.
            return [Objection(('S-X09',), warn=True, optional=True)]
        return [warn('S-X09')] if other or elsewhere else []

    def judge_speed(self, kind, option, said):
        """S-27, S-28, S-33: full speed, and contact if the move reaches an enemy."""
        slow = said.get('full-speed') == 'no'
        lines = self.battle.named(said.get('who', []))
        rates = {line.rate for line in lines}
        rate = rates.pop() if len(rates) == 1 else None
        if rate is not None and 'inches' in said and said['inches'] < rate:
            slow = True
        contact = kind == 'charge' and said.get('contact') != 'no'
        if contact:
            slow = False
        reached = said.get('could-engage') == 'yes'
        if rate is not None and 'enemy-at' in said and said['enemy-at'] <= rate:
            reached = True
        missed = option == 'full-speed' and reached and not contact
        return [warn('S-X11')] if slow or missed else []

    def judge_sight(self, said):
        """S-31, S-32: no shuttling, and what the players allow of this option."""
        allowed, way, found = self.now('s.los_option'), said.get('sight'), []
        if allowed == 'off':
            found.append(refuse('S-X12', 'S-X07'))
        elif allowed == 'into-only' and way == 'out':
            found.append(refuse('S-X12'))
        back = {'in': 'out', 'out': 'in'}.get(way)
        if back and any(line.los_used == back for line in self.battle.named(said.get('who', []))):
            found.append(warn('S-X12'))
        return found

    # What an action does

    def do_action(self, kind, said):
        battle = self.battle
        if battle.state == 'act-restricted':
            self.count('seizing-action')
            if self.option(kind, said) == 'sight':
                # S-31: the nominee, and others where they are named.
                nominee = battle.snatched.nominee
                for line in battle.named(said.get('who', []) + [nominee] * bool(nominee and battle.lines[nominee].on_table)):
                    line.los_used = said.get('sight', 'unsaid')
        else:
            self.count('free-action')
        action = battle.action = Action(kind, said.get('who', []), said.get('target', []))
        action.others_before = battle.others_in_contact
        action.engaged_before = {line.name for line in battle.lines.values() if line.all_engaged}
        action.in_melee_before = {line.name: line.in_melee for line in battle.lines.values() if line.engaged}
        battle.action_no += 1
        battle.action_in_holding += 1
        battle.rolled = battle.duel_rolled = battle.duel_counted = False
        battle.duel = None
        battle.snatched = None
        missiles = kind in MISSILES or said.get('missiles') == 'yes'
        action.shot = missiles
        action.moved = kind in ('march', 'charge', 'move-shoot', 'call') or said.get('moved') == 'yes' \
            or kind == 'shoot' and said.get('inches', 0) > 0
        battle.move_passed = False
        if said.get('break-off'):
            self.break_off(action)
        if missiles:
            battle.counters += 1
            self.count('counter')
        if kind == 'charge' and said.get('contact') != 'no':
            action.contact, action.react_move = True, 'open'
            self.make_contact(action.actors, action.targets, said.get('fight', ''))
            self.count_in_melee(said)
            self.count('contact')
            battle.state = 'contact-melee'
        elif kind == 'fight':
            self.join_fight(action.actors, action.targets)
            self.count('melee-chosen')
            battle.state = 'contact-melee'
        else:
            self.close_action()
        if self.may_shoot_back():
            self.count('offer-shot')

    def break_off(self, action):
        """A-S52, S-21: the contact of both ends, as if it had been put right; a charge that is withdrawn does not restore it."""
        self.count('A-S52')
        for line in self.battle.named(action.actors):
            if line.engaged and not line.some_free:
                line.melee, line.in_melee = 'no', 0
                action.in_melee_before.pop(line.name, None)
        self.settle_contact()

    def close_action(self):
        self.battle.state = 'nominate'
        self.count('closed')


def shooters_for(inches, rounding):
    """A-S08: how many may shoot at one mover."""
    return math.ceil(inches) if rounding == 'up' else max(math.floor(inches), 1)
