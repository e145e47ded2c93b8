# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written: rosters, bodies, cards, house rules, and what is put right (1.4, section 6, 7.1, 8.1)."""

from objections import closed, refuse
from state import Card, Line


class Papers:
    def judge_add_line(self, said):
        return []

    def do_add_line(self, said):
        known = {key: said[key] for key in ('count', 'troops', 'leader', 'weapon', 'rate', 'reserve') if key in said}
        self.battle.lines[said['name']] = Line(said['name'], said['side'], break_off=said.get('break-off', False), **known)

    def judge_add_body(self, said):
        return []

    def do_add_body(self, said):
        self.battle.bodies[said['name']] = set(said['members'])

    def judge_add_contingent(self, said):
        return []

    def do_add_contingent(self, said):
        self.battle.leaders[said['name']] = said.get('leader')

    def judge_set_line(self, said):
        return []

    def do_set_line(self, said):
        self.battle.lines[said['line']].contingent = said['contingent']

    # Cards

    def judge_add_card(self, said):
        battle, found = self.battle, []
        if battle.state != 'setup':
            return [refuse('S-X25', 'S-35')]
        limit = battle.switches['s.order_cards']
        written = len([card for card in battle.cards if card.side == said['side']])
        if limit == 'off' or limit.isdigit() and written >= int(limit):
            found.append(refuse('S-X25', 'S-35', 'A-S28'))
        if any(battle.card_on(name) for name in said['actors']):
            found.append(refuse('S-X25', 'S-36'))
        if not said['actors'] or any(battle.lines[name].side != said['side'] for name in said['actors']):
            found.append(refuse('S-X25', 'S-36'))
        if said['objective'] == 'enemy' and 'target' not in said or not any(said.get(key) for key in ('target', 'place', 'order')):
            found.append(refuse('S-X25', 'S-37'))
        return found

    def do_add_card(self, said):
        battle = self.battle
        number = 1 + len([card for card in battle.cards if card.side == said['side']])
        battle.cards.append(Card(said['side'], number, list(said['actors']), said['objective'], said.get('target'),
                                 said.get('place', ''), said.get('order', ''),
                                 'dormant' if said.get('condition') else 'live'))

    def judge_condition(self, said):
        dormant = self.find_card(said['card']).state == 'dormant'
        return [] if dormant and self.battle.state not in ('setup', 'over') else [closed('S-40', 'S-01', 'A-S27', None)]

    def do_condition(self, said):
        self.count('condition')
        self.find_card(said['card']).state = 'live'

    def judge_card_done(self, said):
        opened = self.find_card(said['card']).state in ('dormant', 'live')
        return [] if opened and self.battle.state not in ('setup', 'over') else [closed('S-40', 'S-01', 'A-S27', 'S-37', None)]

    def do_card_done(self, said):
        self.count('card-done')
        self.find_card(said['card']).state = 'done'

    judge_card_void = judge_card_done

    def do_card_void(self, said):
        self.find_card(said['card']).state = 'void'

    # House rules

    def judge_set_switch(self, said):
        return []

    def do_set_switch(self, said):
        """Section 6: from the next roll on, never retroactive."""
        self.battle.switches[said['switch']] = said['value']
        if self.battle.state == 'setup':
            self.battle.in_force[said['switch']] = said['value']

    # Put right

    def judge_put_right(self, said):
        battle = self.battle
        if battle.state in ('setup', 'over'):
            return [closed('S-01', None)]
        if 'die' in said:
            return [refuse('S-X30')]
        if said.get('counters', 0) < 0:
            return [closed('S-X29')]
        if 'line' in said:
            line = battle.lines[said['line']]
            if said.get('out', line.out) + said.get('left', line.left) > line.count:
                return [refuse('S-X31')]
        return [] if self.changes_something(said) else [closed('*')]

    def changes_something(self, said):
        battle = self.battle
        line = battle.lines.get(said.get('line'))
        return any((
            'holder' in said and said['holder'] != battle.holder,
            'counters' in said and said['counters'] != battle.counters,
            'shot-back' in said and said['shot-back'] != battle.shot_used,
            'melee' in said and said['melee'] != line.melee,
            'out' in said and said['out'] != line.out,
            'left' in said and said['left'] != line.left,
            'side' in said and said['side'] != line.side,
        ))

    def change_side(self, line, side):
        """A-S50: it leaves its contingent, and its body, which is one of a side; its card is void for it. Nothing else changes."""
        battle = self.battle
        self.count('A-S50')
        line.side, line.contingent = side, None
        for name, leader in battle.leaders.items():
            if leader == line.name:
                battle.leaders[name] = None
        for name in list(battle.bodies):
            battle.bodies[name].discard(line.name)
            if not battle.bodies[name]:
                del battle.bodies[name]
        card = battle.card_on(line.name)
        if card:
            card.actors.remove(line.name)
            if not card.actors and card.state in ('dormant', 'live'):
                card.state = 'void'

    def do_put_right(self, said):
        battle = self.battle
        self.count('put-right')
        if 'holder' in said:
            self.change_holder()
            battle.state, battle.action, battle.snatched = 'act-free', None, None
            battle.rolled = battle.duel_rolled = battle.duel_counted = False
        if 'counters' in said:
            battle.counters = said['counters']
        if 'shot-back' in said:
            battle.shot_used = said['shot-back']
            for line in battle.lines.values():
                line.forget_shots()
        if 'line' in said:
            line = battle.lines[said['line']]
            if 'melee' in said:
                line.melee, line.in_melee = said['melee'], 0
            line.out = said.get('out', line.out)
            line.left = said.get('left', line.left)
            if said.get('side', line.side) != line.side:
                self.change_side(line, said['side'])
            self.settle_contact()
