# SPDX-License-Identifier: GPL-3.0-or-later
"""The attempt: who may make it, what it needs, and what comes of it (1.2, 1.9, A-S29, A-S48, A-S49)."""

import rules
from objections import Objection, closed, refuse, warn
from state import Duel, Snatched, other


class Rolls:
    def roller(self):
        """Which side makes the attempt that is due."""
        battle = self.battle
        return battle.duel.loser if battle.state == 'duel-nominate' else battle.passive

    def judge_no_roll_due(self):
        battle = self.battle
        if battle.state in ('setup', 'over'):
            return [closed('S-01', 'S-X01', None)]
        if battle.state in ('contact-melee', 'react-melee'):
            return [refuse('S-X01', 'S-08')]
        if battle.state == 'general-melee':
            return [refuse('S-X26', 'S-X01')]
        if battle.state in ('act-free', 'act-restricted'):
            if battle.duel_rolled:
                return [refuse('S-X28', 'S-X02')]
            return [refuse('S-X02', 'S-X01')] if battle.rolled else [refuse('S-X01', 'S-X02')]
        return []

    def judge_snatch(self, said):
        found = self.judge_no_roll_due()
        if found:
            return found
        found = self.judge_man(said) + self.judge_claimed_card(said)
        if not isinstance(said.get('nominee'), str):
            return found
        if said.get('intention') == 'sight' and self.battle.switches['s.los_option'] == 'off':
            # S-32: whether the intention is refused, or only the action, is open.
            found.append(Objection(('S-X12', 'S-X07'), optional=True))
        line = self.battle.lines[said['nominee']]
        if 'leader' in said and said['leader'] != line.leader:
            found.append(refuse('S-X05'))
        engaged = self.counts_engaged(said)
        if said.get('reach') == 'yes' and engaged and self.battle.switches['s.reach_when_engaged'] == 'no':
            found.append(warn('S-X27', 'A-S19'))
        if said.get('result') and line.side == self.roller() and self.halves(said) == 'impossible':
            self.count('A-S49')
            found.append(refuse('A-S49', 'S-14', 'S-47'))
        return found

    def judge_man(self, said):
        """S-09, S-X03, S-X04: one man of the side that rolls, who stands there."""
        battle = self.battle
        nominee = said.get('nominee')
        if nominee is None:
            return [refuse('S-09', 'S-X04')]
        if isinstance(nominee, list):
            return [refuse('S-X04')]
        line = battle.lines[nominee]
        found = [] if line.on_table else [refuse('S-X04')]
        if line.side != self.roller():
            if battle.duel:
                found.append(refuse('S-X04', 'S-X28', 'S-X03'))
            else:
                by_duel = battle.duel_counted or battle.duel_rolled
                found.append(refuse('S-X28', 'S-X03') if by_duel else refuse('S-X03'))
        return found

    def judge_claimed_card(self, said):
        """S-36 to S-40, S-X06: one live card that names him, to carry it out."""
        names = said.get('card', [])
        if not names:
            return []
        if self.battle.switches['s.order_cards'] == 'off':
            # A-S45: it gives nothing; whether one may still say it is open.
            self.count('A-S45')
            return [Objection(('S-X06', 'A-S45'), optional=True)]
        if len(names) > 1:
            return [refuse('S-X06')]
        card = self.find_card(names[0])
        if card.state != 'live' or said.get('nominee') not in card.actors or card.side != self.roller():
            return [refuse('S-X06')]
        if self.card_fell(card):
            self.count('A-S47')
            return [refuse('S-X06', 'A-S47')]
        if said.get('intention', 'card') != 'card':
            return [refuse('S-38', 'S-X06')]
        return []

    def find_card(self, text):
        side, number = text.lower().split(' ')
        return self.battle.card(side, int(number))

    def claims_card(self, said):
        return bool(said.get('card')) and self.battle.switches['s.order_cards'] != 'off'

    # S-12: what it needs

    def counts_engaged(self, said):
        """S-21: recorded, unless something else is said; and he cannot leave at will."""
        line = self.battle.lines[said['nominee']]
        engaged = said['engaged'] == 'yes' if 'engaged' in said else line.engaged
        return engaged and not line.break_off and not said.get('break-off')

    def counters_for(self, side):
        """S-16; a losing holder holds none, or those that reactive shots gave him (A-S48)."""
        battle = self.battle
        if side == battle.passive:
            return battle.counters
        self.count('A-S48')
        return battle.holder_counters

    def need(self, said):
        line = self.battle.lines[said['nominee']]
        bonus = rules.LEADERSHIP[line.leader]
        bonus += rules.REACH * (said.get('reach') == 'yes')
        bonus += rules.COUNTER * self.counters_for(line.side)
        bonus += rules.NO_SIGHT * (said.get('no-sight') == 'yes')
        bonus += rules.ENGAGED * self.counts_engaged(said)
        bonus += rules.CARD * self.claims_card(said)
        return rules.BASE[line.troops] - bonus - said.get('other', 0)

    def halves(self, said):
        """A-S49: what `won` or `lost` without the die says of it: impossible, low, high, or that it has to be asked."""
        need, won = self.need(said), said['result'] == 'won'
        low_fails = self.battle.switches['s.low_roll_fails'] == 'yes'
        if won:
            dice = [die for die in range(1, rules.DIE + 1) if die >= need and not (low_fails and die <= rules.LOW)]
        else:
            dice = [die for die in range(1, rules.DIE + 1) if die < need or low_fails and die <= rules.LOW]
        if 'low' in said:
            dice = [die for die in dice if (die <= rules.LOW) == (said['low'] == 'yes')]
        if not dice:
            return 'impossible'
        if all(die <= rules.LOW for die in dice):
            return 'low'
        return 'high' if all(die > rules.LOW for die in dice) else 'asked'

    def do_snatch(self, said):
        battle = self.battle
        battle.in_force = dict(battle.switches)
        need, side = self.need(said), self.roller()
        self.last_need = need
        card = battle.card_on(said['nominee'])
        if card and card.state == 'live' and not self.claims_card(said):
            # A-S53: nobody but who rolls claims it.
            self.count('A-S53')
        if 'result' in said:
            self.count('A-S49')
            made, low = said['result'] == 'won', self.halves(said) == 'low'
        else:
            low = said['die'] <= rules.LOW
            made = said['die'] >= need and not (low and self.now('s.low_roll_fails') == 'yes')
        self.count('duel-nominate' if battle.duel else 'nominate')
        if not battle.duel:
            self.count('no-duel')
        # A-S48: each spends the counters that lie before him.
        if self.now('s.counter_life') == 'next-roll':
            if side == battle.passive:
                battle.counters = 0
            else:
                battle.holder_counters = 0
        if made:
            card = self.find_card(said['card'][0]).number if self.claims_card(said) else None
            battle.snatched = Snatched(said['nominee'], card, 'card' if card else said.get('intention', 'untracked'),
                                       said.get('reach') == 'yes', said.get('no-sight') == 'yes', said.get('target', []))
        self.roll_is_over(low and not (made and self.now('s.low_roll_melee') == 'only-on-failure'),
                          'made' if made else 'missed')

    def roll_is_over(self, low, outcome):
        """S-46: first everybody in contact fights, if there is anybody."""
        battle = self.battle
        if battle.action and battle.action.react_move == 'open':
            self.count('move-declined')
        self.close_reactions()
        if low:
            self.count('low')
        if low and self.somebody_in_contact():
            battle.state, battle.after_melee = 'general-melee', outcome
        else:
            self.count(outcome if outcome in ('made', 'missed') else 'decline')
            self.after_roll(outcome)

    def close_reactions(self):
        action = self.battle.action
        if action:
            self.battle.move_passed = self.battle.move_passed or self.may_react_move()
            action.moved = action.shot = action.contact = False
            action.react_move = 'none'

    def after_roll(self, outcome):
        battle = self.battle
        if battle.duel:
            return self.after_duel_roll(outcome)
        battle.rolled = True
        if outcome == 'made':
            self.change_holder()
            battle.state = 'act-restricted'
        else:
            battle.state = 'act-free'

    def change_holder(self):
        """7.1: what is reset on a change of holder, and nothing else. Counters that reactive shots gave (A-S20) lie
        before him who is passive now (the example of S-69)."""
        battle = self.battle
        battle.holder = battle.passive
        battle.holding += 1
        battle.action_in_holding = 0
        battle.counters, battle.holder_counters = battle.holder_counters, 0
        battle.shot_used = False
        for line in battle.lines.values():
            line.forget_shots()

    # Duels

    def judge_duel(self, said):
        battle = self.battle
        if battle.state in ('setup', 'over'):
            return [closed('S-01')]
        if battle.state == 'general-melee':
            return [closed('S-X26', 'S-79')]
        if battle.state == 'duel-nominate':
            return [refuse('S-X28')]
        if battle.state != 'nominate' or self.now('s.duel') == 'off':
            return [closed('S-79', 'S-X28', 'S-08', 'S-X01')]
        return [refuse('S-X28')] if battle.duel_rolled and 'winner' in said else []

    def do_duel(self, said):
        """S-76, A-S29: its roll is instead of the ordinary one; no loser, no roll."""
        battle = self.battle
        if 'winner' not in said:
            battle.duel_counted = True
            return
        self.count('duel')
        self.close_reactions()
        battle.duel = Duel(said['winner'], other(said['winner']))
        battle.state = 'duel-nominate'

    def after_duel_roll(self, outcome):
        battle, duel = self.battle, self.battle.duel
        made = outcome == 'made'
        side = duel.loser if made else duel.winner
        changed = side != battle.holder
        self.count('duel-%s-%s' % ('made' if made else 'missed', 'changed' if changed else 'kept'))
        battle.duel, battle.duel_rolled = None, True
        if not changed:
            # A-S29 (2): instead of the ordinary roll, or before it. (4): the next action is free.
            battle.snatched = None
            instead = self.now('s.duel_replaces_roll') == 'yes'
            battle.rolled = instead
            battle.state = 'act-free' if instead else 'nominate'
            return
        self.change_holder()
        battle.rolled = True
        restricted = made or self.now('s.duel_winner_restricted') == 'yes'
        battle.snatched = (battle.snatched if made else Snatched()) if restricted else None
        battle.state = 'act-restricted' if restricted else 'act-free'

    # A-S11

    def judge_decline(self, said):
        found = self.judge_no_roll_due()
        if not found and not self.battle.duel and self.battle.switches['s.snatch_roll'] == 'compulsory':
            found = [refuse('A-S11')]
        return found

    def do_decline(self, said):
        if self.battle.duel:
            # A-S48: as a failed roll without a die.
            self.count('duel-decline')
            self.count('A-S48')
            self.after_duel_roll('missed')
            return
        self.count('no-duel')
        low = said.get('die', rules.DIE) <= rules.LOW
        self.roll_is_over(low, 'declined')
