# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes up sessions: legal requests and illegal ones, steered so that every row and every refusal comes up often.

It looks at the model only, never at what the program answers. What the catalogue leaves open is not asked; each place where
something is left out says so.
"""

import rules
from course import Hand
from state import SIDES, other

# Objections after which the catalogue says what an agreement brings. S-45 is not among them: whether men of whom no contact
# is known are in contact once they fight is open.
AGREEABLE = {'S-X07', 'S-X08', 'S-X09', 'S-X10', 'S-X11', 'S-X17', 'S-X19', 'S-X20', 'S-X22', 'S-X23', 'S-X24', 'S-X27',
             'S-04', 'S-51', 'S-72', 'A-S42', 'A-S43', 'A-S11'}
CLASSES, RATINGS = list(rules.BASE), ['none', 'useless', 'adequate', 'good', 'heroic', 'inspired']
WEAPONS = ['bow', 'bow', 'sling', 'javelin', 'crossbow', 'handgun', 'none', 'none']
# What is changed in the middle of a game. Duels are left out: whether the duel or its roll is the next roll is open. So is what
# a shot back counts for that was made while the players counted otherwise.
MIDGAME = [key for key in rules.SWITCHES
           if not key.startswith('s.duel') and key not in ('s.start', 's.clock', 's.reactive_shot_scope')]


class Player(Hand):
    def __init__(self, model, seed, number):
        super().__init__(model, seed, number)
        self.waiting = self.set_up(number)

    def in_setup(self):
        return self.battle.state == 'setup'

    def some(self, names, most=3):
        names = list(names)
        return self.rand.sample(names, self.rand.randint(1, min(most, len(names)))) if names else []

    # Setting up

    def set_up(self, number):
        """A roster, bodies, house rules and cards. Each value of each switch has its turn as sessions go by."""
        rand, orders = self.rand, []
        values = [(key, value) for key, all_values in rules.SWITCHES.items() for value in all_values[1:]]
        chosen = dict([values[number % len(values)]])
        if number % 3:
            chosen.update(value for value in values if rand.random() < 0.1 and value[0] not in chosen)
        orders += [{'edit': 'set-switch', 'switch': key, 'value': value} for key, value in chosen.items()]
        teams = {}
        for side in SIDES:
            teams[side] = ['%s %s' % (side.title(), name) for name in ('chief', 'captain', 'archers', 'guards', 'levy', 'riders')]
            for i, name in enumerate(teams[side]):
                line = {'edit': 'add-line', 'side': side, 'name': name, 'count': 1 if i < 2 else rand.randint(2, 8),
                        'troops': rand.choice(CLASSES), 'leader': rand.choice(RATINGS[1:]) if i < 2 else 'none',
                        'weapon': rand.choice(WEAPONS) if i else 'none'}
                if rand.random() < 0.8:
                    line['rate'] = rand.choice([4, 5, 6, 7])
                if rand.random() < 0.08:
                    line['break-off'] = True
                if i == 5 and rand.random() < 0.4:
                    line['reserve'] = True
                orders.append(line)
        for side in SIDES:
            names = rand.sample(teams[side], 6)
            for i in range(rand.choice([0, 1, 2, 2])):
                orders.append({'edit': 'add-body', 'name': '%s body %d' % (side, i), 'members': names[3 * i:3 * i + 3]})
        for side in SIDES:
            for i in range(rand.choice([0, 1, 2])):
                name, leader = '%s contingent %d' % (side, i), teams[side][i]
                orders.append({'edit': 'add-contingent', 'side': side, 'name': name, 'leader': leader})
                orders += [{'edit': 'set-line', 'line': line, 'contingent': name} for line in [leader] + teams[side][2 + 2 * i:4 + 2 * i]]
        for _ in range(rand.choice([2, 4, 6])):
            orders.append(self.card(teams))
        orders.append(self.start(chosen.get('s.start', 'choose'), teams))
        return orders

    def card(self, teams):
        """A card, and rather often one that is badly made (S-X25, A-S44)."""
        rand = self.rand
        side = rand.choice(SIDES)
        said = {'edit': 'add-card', 'side': side, 'actors': rand.sample(teams[side], rand.choice([1, 1, 2])), 'objective': 'place'}
        way = rand.random()
        if way < 0.45:
            said.update(objective='enemy', target=rand.choice(teams[other(side)][:3]))
        elif way < 0.65:
            said['place'] = rand.choice(['the mill', 'the ford', 'the north gate'])
        elif way < 0.75:
            said.update(objective='task', order='Set the mill on fire')
        elif way < 0.85:
            said.update(place='a good position', order='Occupy a good position')
        elif way < 0.92:
            said.update(objective='enemy')
        else:
            said.update(place='the mill', actors=rand.choice([[], [rand.choice(teams[other(side)])]]))
        if rand.random() < 0.25:
            said['condition'] = 'when the gate is open'
        return said

    def start(self, way, teams):
        if way == 'roll-off':
            dice = self.rand.sample(range(1, 21), 2)
            leaders = [teams[side][0] for side in SIDES]
            ranks = {line['name']: rules.LEADERSHIP[line['leader']] for line in self.lines_said(teams)}
            while dice[0] + ranks.get(leaders[0], 0) == dice[1] + ranks.get(leaders[1], 0):
                dice = self.rand.sample(range(1, 21), 2)
            return {'move': 'start', 'leader-1': leaders[0], 'leader-2': leaders[1], 'die': dice}
        if way == 'choose':
            return {'move': 'start', 'holder': self.rand.choice(SIDES)}
        return {'move': 'start'}

    def lines_said(self, teams):
        """Ties are rolled again by the program's own dice; they are left out."""
        return []

    # Playing

    def next(self):
        """The next request."""
        if self.waiting:
            request = self.waiting.pop(0)
            if request.get('move') == 'start' and 'die' in request:
                self.break_tie(request)
            return request
        if self.refused:
            request, self.refused = self.refused, None
            if self.chance(55):
                return {**request, 'agreed': True}
        if self.model.future and self.chance(35):
            return {'redo': 1}
        if self.battle.state == 'over':
            return {'undo': 1} if self.chance(70) else self.illegal()
        for side in SIDES:
            if self.battle.holder and sum(line.on_table for line in self.battle.of(side)) < 4:
                return self.raise_dead(side)
        if self.battle.move_passed and self.battle.action and self.chance(8):
            return self.react()
        if self.chance(8):
            return self.illegal()
        if self.chance(13):
            request = self.aside()
            if request:
                return request
        return {'setup': self.late_start, 'act-free': self.act, 'act-restricted': self.act_first,
                'contact-melee': self.in_contact, 'nominate': self.after_action, 'react-melee': self.end_round,
                'duel-nominate': self.duel_roll, 'general-melee': self.general_melee}[self.battle.state]()

    def answer(self, request, objections):
        """What the model said; what it refused may be agreed on next."""
        if objections and 'agreed' not in request and all(
                not item.closed and not item.optional and (item.final or item.ids[0] in AGREEABLE) for item in objections):
            self.refused = request

    def break_tie(self, request):
        lead = [rules.LEADERSHIP[self.battle.lines[request[name]].leader] for name in ('leader-1', 'leader-2')]
        if request['die'][0] + lead[0] == request['die'][1] + lead[1]:
            request['die'][0] += 1 if request['die'][0] < 20 else -1

    def late_start(self):
        """After going back to before the start."""
        return self.start(self.battle.switches['s.start'], {side: [line.name for line in self.battle.of(side)] for side in SIDES})

    def raise_dead(self, side):
        # Whether a nominee who fell is nominee again when that is put right is open.
        nominee = self.battle.snatched and self.battle.snatched.nominee
        line = self.rand.choice([line for line in self.battle.of(side) if not line.on_table and line.name != nominee])
        if line.reserve and self.battle.state in ('act-free', 'act-restricted') and line.standing > 0:
            return {'move': 'arrive', 'who': [line.name]}
        return {'edit': 'put-right', 'line': line.name, **({'left': 0} if line.left else {'out': 0})}

    # Who there is

    def able(self, side, free=False):
        return [line.name for line in self.battle.of(side) if line.on_table and not (free and line.melee != 'no')]

    def gone(self, side):
        return [line.name for line in self.battle.of(side) if not line.on_table]

    def can_fall(self, line):
        """Of men only some of whom are in melee, nothing says who falls: those are spared."""
        return line.on_table and line.in_melee == 0

    # Requests that have no place now, or never

    def illegal(self):
        battle, rand = self.battle, self.rand
        holder = battle.holder or 'red'
        ways = [
            {'move': 'snatch', 'nominee': rand.choice([line.name for line in battle.of(other(holder))]), 'die': rand.randint(1, 20)},
            {'move': 'snatch', 'nominee': rand.choice([line.name for line in battle.of(holder)]), 'die': rand.randint(1, 20)},
            {'move': 'react-shoot', 'who': self.some([line.name for line in battle.lines.values()], 1)},
            {'move': 'react-move', 'choice': 'run', 'who': self.some([line.name for line in battle.lines.values()], 1)},
            {'move': 'hold'}, {'move': 'melee-done'}, {'move': 'general-melee', 'fought': 'yes'},
            {'edit': 'put-right', 'die': rand.randint(1, 20)}, {'edit': 'put-right', 'counters': -1},
            {'edit': 'put-right', 'holder': holder}, {'edit': 'put-right', 'counters': battle.counters},
            {'edit': 'add-card', 'side': holder, 'actors': [], 'objective': 'place', 'place': 'the mill'},
        ]
        if battle.state == 'act-restricted':
            ways += [{'move': 'hold'}]
        if battle.state != 'duel-nominate':
            # With a roll of its own a duel may follow the ordinary one; before a round, or among others, it is open.
            closed = battle.state == 'act-restricted' or battle.state == 'act-free' and self.model.now('s.duel_replaces_roll') == 'yes'
            ways += [{'move': 'duel', 'winner': rand.choice(SIDES)}] * closed
        if battle.action and battle.action.kind == 'task':
            ways = [way for way in ways if way.get('move') != 'react-shoot']
        request = rand.choice(ways)
        objections = self.model.judge(request)
        return request if objections else {'edit': 'put-right', 'die': rand.randint(1, 20)}

    # Beside the game

    def aside(self):
        rand = self.rand
        if self.shooters_fight_on():
            return None
        ways = ['undo', 'undo', 'redo', 'switch', 'switch', 'right', 'right', 'out', 'out', 'left', 'contact', 'contact', 'card', 'card',
                'arrive', 'end']
        return getattr(self, 'aside_' + rand.choice(ways))()

    def shooters_fight_on(self):
        """Whether a round in reaction, when all who engaged have fallen, is due to others of that melee, as to men who were
        charged and shot back, is open: A-S40 speaks of those who charge, S-54 of all who fight there."""
        battle, action = self.battle, self.battle.action
        return battle.state == 'react-melee' and any(line.engaged for line in battle.named(action.reacted)
                                                     if line.name not in action.engagers)

    def aside_undo(self):
        return {'undo': self.rand.choice([1, 1, 2, 3])} if len(self.model.past) > 40 else None

    def aside_redo(self):
        return {'redo': 1} if self.model.future else None

    def aside_switch(self):
        key = self.rand.choice(MIDGAME)
        value = self.rand.choice([value for value in rules.SWITCHES[key] if value != self.battle.switches[key]])
        return {'edit': 'set-switch', 'switch': key, 'value': value}

    def aside_right(self):
        battle, rand = self.battle, self.rand
        way = rand.random()
        if way < 0.25:
            return {'edit': 'put-right', 'counters': rand.choice([0, 1, 2, 3])}
        if way < 0.4 and not (battle.action and battle.action.shot_done) and self.model.now('s.reactive_shot_scope') == 'side':
            return {'edit': 'put-right', 'shot-back': rand.random() < 0.5}
        if way < 0.6 and battle.state in ('act-free', 'act-restricted', 'nominate') and not battle.holder_counters:
            return {'edit': 'put-right', 'holder': rand.choice(SIDES)}
        if way < 0.65:
            return self.change_side()
        line = rand.choice(list(battle.lines.values()))
        nominee = battle.snatched and battle.snatched.nominee
        before = battle.action.engaged_before if battle.action else ()
        if way < 0.8 and self.can_fall(line) and line.name != nominee and line.name not in before:
            return {'edit': 'put-right', 'line': line.name, 'out': rand.choice([line.out, 0, line.count, line.count + 1])}
        # Whether his opponents are free when one is put right as not in contact is said for the round that is due only.
        if line.on_table and line.melee == 'no':
            return {'edit': 'put-right', 'line': line.name, 'melee': 'yes'}
        return None

    def change_side(self):
        """What becomes of the fight, the action or the attempt that he was in, of a card about him, and of what he has shot is
        open (A-S50): it is somebody else who changes sides. Sometimes he is of that side already."""
        battle = self.battle
        busy = {card.target for card in battle.cards}
        if battle.action:
            busy |= {*battle.action.actors, *battle.action.targets, *battle.action.reacted}
        if battle.snatched:
            busy |= {battle.snatched.nominee, *battle.snatched.intended}
            if battle.snatched.card is not None:
                busy |= set(battle.card(battle.holder, battle.snatched.card).actors)
        free = [line for line in battle.lines.values()
                if line.on_table and line.melee == 'no' and line.name not in busy and not line.shot_men
                and len(battle.of(line.side)) > 4]
        if not free:
            return None
        line = self.rand.choice(free)
        return {'edit': 'put-right', 'line': line.name, 'side': line.side if self.chance(10) else other(line.side)}

    def aside_out(self):
        line = self.rand.choice(list(self.battle.lines.values()))
        if not self.can_fall(line) and line.standing:
            return None
        return {'move': 'out', 'line': line.name, 'men': self.rand.choice([1, 1, 1, 2, max(line.standing, 1), line.standing + 1])}

    def aside_left(self):
        lines = [line for line in self.battle.lines.values() if self.can_fall(line) or self.chance(3)]
        line = self.rand.choice(lines)
        nominee = self.battle.snatched and self.battle.snatched.nominee
        if line.name == nominee:
            return None
        said = {'move': 'left', 'line': [line.name]}
        if line.count > 1 and self.chance(50):
            said['men'] = self.rand.choice([1, 2, line.count + 1])
        return said

    def aside_contact(self):
        battle, rand = self.battle, self.rand
        if battle.state not in ('act-free', 'act-restricted', 'nominate', 'duel-nominate'):
            return None
        if battle.fights and rand.random() < 0.5:
            fight = rand.choice(battle.fights)
            alone = all(len(battle.fights_of(name)) == 1 for name in fight.lines)
            return {'move': 'contact', 'line': sorted(name for name in fight.lines if battle.lines[name].engaged),
                    'melee': 'no'} if alone else None
        lines = self.some([line.name for line in battle.lines.values() if line.melee == 'no' or rand.random() < 0.05], 2)
        said = {'move': 'contact', 'line': lines, 'melee': 'yes'}
        if lines and len(lines) == 1 and battle.lines[lines[0]].standing > 1 and rand.random() < 0.3:
            said['men'] = 1
        return said if lines else None

    def aside_card(self):
        battle = self.battle
        if not battle.cards:
            return None
        card = self.rand.choice(battle.cards)
        move = 'condition' if card.state == 'dormant' else self.rand.choice(['card-done', 'card-done', 'card-void', 'condition'])
        if card.state == 'live' and not self.chance(25):
            return None
        return {'move': move, 'card': '%s %d' % (card.side.title(), card.number)}

    def aside_arrive(self):
        names = [line.name for line in self.battle.lines.values() if line.reserve]
        # In the middle of an action reserves stay where they are: a rule of the program, not of the catalogue.
        between = self.battle.state in ('act-free', 'act-restricted')
        return {'move': 'arrive', 'who': names[:1]} if names and between and self.chance(20) else None

    def aside_end(self):
        return {'move': 'end'} if self.chance(35) else None

    # Actions

    def act(self):
        kind = self.rand.choices(rules.ACTIONS, [20, 34, 16, 8, 8 if self.battle.engaged() else 2, 3, 7, 7])[0]
        return self.declare(kind)

    def declare(self, kind):
        said = {'move': kind, **getattr(self, 'say_' + kind.replace('-', '_'))()}
        if kind in ('march', 'charge', 'task', 'move-shoot') and self.chance(40):
            self.say_break_off(said)
        if kind not in ('hold', 'call', 'fight') and not said.get('all') and self.chance(14):
            self.spoil(said)
        return said

    def say_break_off(self, said):
        """Of men only some of whom are in melee, nothing says who breaks off."""
        lines = self.battle.named(said.get('who', []))
        if any(line.engaged for line in lines) and not any(0 < line.in_melee < line.standing for line in lines):
            said['break-off'] = True

    def actors(self, free=True, most=2):
        return self.some(self.able(self.battle.holder, free) or self.able(self.battle.holder), most)

    def targets(self, free=False):
        return self.some(self.able(self.battle.passive, free) or self.able(self.battle.passive), 2)

    def say_march(self):
        said = {'who': self.actors()} if self.chance(85) else {}
        if self.chance(30):
            said['to'] = self.some(['the mill', 'the ford', 'the wood'], 2 if self.chance(25) else 1)
        return said

    def say_charge(self):
        said = {}
        if self.chance(90):
            said['who'] = self.actors(free=not self.chance(12))
        if self.chance(90):
            said['target'] = self.targets(free=self.chance(70))
        if self.chance(10):
            said['contact'] = 'no'
        elif self.chance(12) and 'who' in said:
            line = self.battle.lines[said['who'][0]]
            if line.standing > 1:
                said['in-melee'] = ['%s %d' % (line.name, self.rand.randint(1, line.standing - 1))]
        elif self.chance(12) and 'who' in said and 'target' in said:
            said['fight'] = self.rand.choice(['at the mill', 'at the ford'])
        self.leave_named_fights(said)
        if self.chance(10) and 'in-melee' not in said and 'fight' not in said:
            said.update(missiles='yes', who=self.shooters())
            if self.chance(50):
                said['inches'] = self.rand.choice([1, 2, 3, 4, 6])
        return said

    def leave_named_fights(self, said):
        """Whether who charges into a fight that has a name joins it, if he does not say so, is open."""
        if 'fight' in said or 'target' not in said:
            return
        named = {name for fight in self.battle.fights if fight.name for name in fight.lines}
        for key in 'who', 'target':
            if set(said.get(key, [])) & named:
                rest = [name for name in said[key] if name not in named]
                if rest:
                    said[key] = rest
                else:
                    del said[key]
                # What was said of those who act is said of others then.
                for name in 'in-melee', 'gaps', 'apart':
                    said.pop(name, None)

    def say_shoot(self):
        if self.chance(35):
            said = {'all': True}
            if self.chance(20):
                said.update(self.rand.choice([{'moved': 'yes'}, {'inches': 2}]))
            return said
        said = {'who': self.shooters()} if self.chance(90) else {}
        if self.chance(85):
            said['target'] = self.targets()
        if self.chance(15):
            said['inches'] = self.rand.choice([1, 2, 3, 4, 7])
        elif self.chance(10):
            said['moved'] = 'yes'
        return said

    def say_move_shoot(self):
        said = {'who': self.shooters(), 'target': self.targets()}
        if self.chance(80):
            said['inches'] = self.rand.choice([1, 2, 2.5, 3, 3.5, 4, 6, 7])
        return said

    def shooters(self):
        """Of one weapon, so that it is known who shoots."""
        lines = [self.battle.lines[name] for name in self.able(self.battle.holder) if self.battle.lines[name].weapon != 'none']
        if not lines:
            return self.actors()
        weapon = self.rand.choice(lines).weapon
        return self.some([line.name for line in lines if line.weapon == weapon], 2)

    def say_fight(self):
        """Against men who are in melee; whether a round brings others into it is open."""
        battle = self.battle
        own = [line.name for line in battle.of(battle.holder) if line.engaged]
        if not own or self.chance(12):
            return {'who': self.actors()}
        said = {'who': self.some(own, 2)}
        foes = [line.name for line in battle.of(battle.passive) if line.engaged]
        if foes and self.chance(60):
            said['target'] = self.some(foes, 2)
        self.leave_named_fights(said)
        return said

    def say_task(self):
        said = {'who': self.actors(), 'what': 'Unbar the gate'}
        if self.chance(15):
            said['missiles'] = 'yes'
        return said

    def say_call(self):
        battle = self.battle
        names = self.able(battle.holder)
        leaders = [name for name in names if battle.lines[name].leader != 'none']
        leader = self.rand.choice(leaders if leaders and self.chance(80) else names)
        said = {'leader': leader, 'who': [name for name in self.some(names, 3) if name != leader]}
        if self.chance(10):
            said['who'].append(leader)
        said['stood-still'] = 'no' if self.chance(12) else 'yes'
        if said['who'] and self.chance(20):
            said['near-enemy'] = said['who'][:1]
        return said

    def say_hold(self):
        return {}

    def spoil(self, said):
        """Two actions in one, men apart, the dead, the wrong side."""
        rand, battle = self.rand, self.battle
        way = rand.choice(['also', 'dead', 'apart', 'gaps', 'bodies'])
        if way in ('gaps', 'bodies'):
            # Others act then, and joining two named fights is left out.
            said.pop('fight', None)
        if way == 'also':
            said['also'] = 'They dig, too'
        elif way == 'dead' and self.gone(battle.holder):
            said['who'] = said.get('who', []) + [rand.choice(self.gone(battle.holder))]
        elif way == 'apart' and len(said.get('who', [])) > 1 and said['move'] != 'task':
            said['apart'] = said['who'][:1]
        elif way == 'gaps' and said['move'] != 'task':
            names = rand.sample(self.able(battle.holder), 3)
            if said['move'] not in ('shoot', 'move-shoot') and said.get('missiles') != 'yes':
                said['who'] = names
                said['gaps'] = ['%s / %s %s' % (names[a], names[b], rand.choice([2, 4, 4.5])) for a, b in ((0, 1), (1, 2), (0, 2))]
                said.pop('in-melee', None)
        elif way == 'bodies' and said['move'] in ('march', 'charge') and said.get('missiles') != 'yes' and 'in-melee' not in said:
            said['who'] = self.able(battle.holder)[:5]

    # The first action after a snatch

    def act_first(self):
        rand, snatched = self.rand, self.battle.snatched
        if self.chance(12):
            return rand.choice([{'move': 'hold'}, {'move': 'shoot', 'all': True}, self.declare('call'), self.declare('task')])
        if snatched.card is not None and self.model.card_binds():
            return self.act_by_card()
        kinds = list(rules.MEANT.get(snatched.intention, ['march', 'charge', 'shoot', 'move-shoot', 'fight']))
        if self.chance(20):
            # Whether a round in a fight that goes on is full speed towards the enemy is open.
            kinds = ['march', 'charge', 'shoot'] + ['fight'] * (snatched.intention != 'full-speed')
        kind = rand.choice(sorted(kinds))
        if kind == 'fight' and not self.battle.engaged():
            kind = 'charge'
        said = self.declare(kind)
        if said.get('all'):
            return said
        if snatched.nominee and self.battle.lines[snatched.nominee].on_table and not self.chance(18) and 'gaps' not in said:
            said['who'] = [snatched.nominee]
            said.pop('in-melee', None)
            said.pop('fight', None)
            said.pop('apart', None)
            body = self.battle.body_of(snatched.nominee)
            if body and self.chance(40):
                mates = [name for name in sorted(self.battle.bodies[body]) if self.battle.lines[name].on_table]
                same = {self.battle.lines[name].weapon for name in mates} if kind in ('shoot', 'move-shoot') or 'missiles' in said else {1}
                said['who'] = mates if len(same) == 1 and snatched.nominee in mates else said['who']
        elif self.chance(20) and snatched.nominee:
            said['nominee-acts'] = 'no'
            said.pop('who', None)
            for name in 'in-melee', 'fight', 'apart', 'gaps':
                said.pop(name, None)
        # Whether one who fell meanwhile can be aimed at is open.
        intended = [name for name in snatched.intended if self.battle.lines[name].on_table]
        if intended and self.chance(60) and 'target' in said and kind != 'fight':
            said['target'] = intended
            self.leave_named_fights(said)
        if snatched.intention == 'engage' and said.get('contact') == 'no':
            # Whether to have meant contact and not made it is another action is open.
            del said['contact']
        self.say_option(kind, said)
        return said

    def say_option(self, kind, said):
        """One of the five; of two that mean the same, the one that was declared."""
        rand, snatched = self.rand, self.battle.snatched
        if kind == 'march':
            if self.chance(85):
                said['option'] = snatched.intention if snatched.intention in ('full-speed', 'sight', 'leave') and self.chance(70) \
                    else rand.choice(['full-speed', 'sight', 'sight', 'leave'])
            option = said.get('option')
            if option == 'sight':
                said['sight'] = rand.choice(['in', 'out'])
                said['matters'] = 'yes'
            elif option in ('full-speed', 'leave') and self.chance(40):
                said['full-speed'] = rand.choice(['yes', 'no'])
            elif option == 'full-speed' and self.chance(50) and len({line.rate for line in self.battle.named(said.get('who', []))}) == 1:
                said['enemy-at'] = rand.choice([3, 5, 9, 14])
                if self.chance(40):
                    said['inches'] = rand.choice([2, 7, 8])
            elif option == 'full-speed' and self.chance(30):
                said['could-engage'] = rand.choice(['yes', 'no'])
            if self.chance(4):
                said['option'] = 'card'
        elif kind == 'charge' and said.get('contact') == 'no' and snatched.intention != 'engage':
            said['option'] = 'full-speed'
            if self.chance(50):
                said['could-engage'] = rand.choice(['yes', 'no'])
        elif kind in ('shoot', 'fight') and self.chance(40):
            said['option'] = {'shoot': 'shoot', 'fight': 'engage'}[kind]

    def act_by_card(self):
        """As the card says, by its men; or not quite."""
        rand, battle = self.rand, self.battle
        card = battle.card(battle.holder, battle.snatched.card)
        men = [name for name in card.actors if battle.lines[name].on_table]
        # Under within-body it is open what of a card binds men who stand in two recorded bodies.
        nominee = battle.snatched.nominee
        if self.model.now('s.card_body') == 'within-body' or not men:
            men = [nominee] if battle.lines[nominee].on_table else men[:1]
        if not men:
            return {'move': 'march'}
        if self.chance(12) and len(card.actors) > 1:
            men = [name for name in card.actors if battle.lines[name].on_table and name != nominee] or men
        if self.chance(15):
            men = men + [name for name in self.able(battle.holder) if name not in card.actors][:1]
        if card.target:
            said = {'move': 'charge', 'who': men, 'target': [card.target]}
            if self.chance(35) or not battle.lines[card.target].on_table:
                said['target'] = [name for name in self.targets() if name != card.target] or self.able(battle.passive)[:1]
            if not battle.lines[card.target].on_table and card.target in said['target']:
                del said['target']
        else:
            said = {'move': rand.choice(['march', 'task']), 'who': men}
            if said['move'] == 'task':
                said['what'] = 'As it says'
            elif self.chance(30):
                said['option'] = rand.choice(['leave', 'full-speed'])
        if self.chance(40) and 'option' not in said:
            said['option'] = 'card'
        if card.target and said.get('target') != [card.target]:
            self.leave_named_fights(said)
        elif any(fight.name for name in said['who'] + said.get('target', []) for fight in battle.fights_of(name)):
            said.pop('target', None)
        return said

    # In the middle of an action

    def in_contact(self):
        battle, rand = self.battle, self.rand
        action = battle.action
        if self.model.may_shoot_back() and self.chance(35):
            return self.shoot_back()
        if self.chance(16) and action.kind == 'charge':
            names = rand.choice([action.actors, action.targets])
            standing = [name for name in names if battle.lines[name].engaged]
            if standing and all(self.can_fall(battle.lines[name]) for name in standing):
                way = rand.random()
                if way < 0.6:
                    self.waiting = [{'move': 'out', 'line': name, 'men': battle.lines[name].standing} for name in standing[1:]]
                    return {'move': 'out', 'line': standing[0], 'men': battle.lines[standing[0]].standing}
                if all(len(battle.fights_of(name)) <= 1 for name in standing):
                    if way < 0.8:
                        return {'move': 'contact', 'line': standing, 'melee': 'no'}
                    self.waiting = [{'edit': 'put-right', 'line': name, 'melee': 'no'} for name in standing[1:]]
                    return {'edit': 'put-right', 'line': standing[0], 'melee': 'no'}
        return self.end_round()

    def losses(self, names):
        """Some of them fall; of those who charged, not all, as nothing says who is then left to react to."""
        found = []
        for name in names:
            line = self.battle.lines[name]
            if self.can_fall(line) and self.chance(45):
                spare = self.battle.action and name in self.battle.action.actors
                men = line.standing if self.chance(55) and not spare else self.rand.randint(1, line.standing)
                if men < line.standing or not spare:
                    found.append('%s %d' % (name, men))
        return found

    def end_round(self):
        action = self.battle.action
        said = {'move': 'melee-done'}
        losses = self.losses(action.actors + [name for name in action.targets if name not in action.actors]) \
            if self.battle.state == 'contact-melee' else []
        if losses:
            said['losses'] = losses
        if self.chance(2) and self.gone('red'):
            said['losses'] = [self.rand.choice(self.gone('red')) + ' 1']
        return said

    def general_melee(self):
        if self.chance(15):
            return {'move': 'general-melee', 'fought': 'no'} if self.battle.engaged() else {'move': 'hold'}
        said = {'move': 'general-melee', 'fought': 'yes'}
        losses = self.losses([line.name for line in self.battle.engaged()])
        if losses:
            said['losses'] = losses
        return said

    # After an action

    def after_action(self):
        battle, action = self.battle, self.battle.action
        # Whether a task moved anybody is not said, so that answering one is open.
        if self.model.may_shoot_back() and self.chance(30) or self.chance(4) and action.kind != 'task':
            return self.shoot_back()
        if action.contact and action.round_done and not action.shot_done and self.chance(12):
            return self.shoot_back()
        if action.react_move == 'open' and self.chance(45) or self.chance(3):
            return self.react()
        if self.chance(12) and self.model.now('s.duel') == 'on' and not battle.duel_rolled:
            said = {'move': 'duel', 'winner': self.rand.choice(SIDES)}
            if self.chance(20):
                del said['winner']
            return said
        if self.chance(14) and not self.pending():
            return self.decline()
        return self.snatch(battle.passive)

    def pending(self):
        """Whether a switch waits for the next roll. If a declined one is that roll is left open."""
        return self.battle.switches != self.battle.in_force

    def decline(self):
        said = {'move': 'decline'}
        if self.battle.switches['s.snatch_roll'] == 'decline-but-roll-for-melee':
            said['die'] = self.rand.randint(1, 8)
        return said

    def shoot_back(self):
        battle, rand, action = self.battle, self.rand, self.battle.action
        names = [name for name in self.able(battle.passive) if battle.lines[name].weapon != 'none']
        if not names or self.chance(6):
            names = self.able(battle.passive) if not self.chance(40) or battle.state == 'contact-melee' else self.able(battle.holder)
            names = [name for name in names if battle.lines[name].weapon != 'none'] or [line.name for line in battle.of(battle.holder)]
        if self.chance(5) and self.gone(battle.passive):
            names = self.gone(battle.passive)
        aimed = [name for name in names if name in action.targets]
        if action.shot and not action.moved and aimed and self.chance(70):
            names = aimed
        figure = self.model.now('s.reactive_shot_scope') == 'figure'
        said = {'move': 'react-shoot', 'who': self.some(names, 1 if figure else 2)}
        most = sum(max(battle.lines[name].standing, 1) for name in said['who'])
        # How many of a line have shot, where their number was not said, is open.
        if figure or self.chance(50):
            said['shooters'] = rand.randint(1, most)
        if action.actors and self.chance(30):
            said['target'] = rand.choice([action.actors[:1], self.some(self.able(battle.holder), 1)])
        if action.moved and not action.shot and self.chance(45):
            said['shooters'] = rand.randint(1, most)
            said['left-view'] = rand.choice(['yes', 'yes', 'no'])
            said['inches'] = [str(rand.choice([0.5, 1, 1.5, 2, 3])) for _ in range(rand.choice([1, 1, 2]))]
            if action.actors and self.chance(50) and battle.lines[action.actors[0]].standing > 0:
                said['inches'] = ['%s %s' % (action.actors[0], said['inches'][0])]
                said.pop('target', None)
        return said

    def react(self):
        battle, rand, action = self.battle, self.rand, self.battle.action
        names = self.able(battle.passive, free=True) or self.able(battle.passive)
        if self.chance(12):
            names = rand.choice([self.able(battle.passive), self.gone(battle.passive) or names, self.able(battle.holder)])
        said = {'move': 'react-move', 'choice': rand.choice(['run', 'engage', 'engage']), 'who': self.some(names, 2)}
        standing = [name for name in action.actors if battle.lines[name].on_table]
        if said['choice'] == 'engage':
            if standing and self.chance(80):
                said['target'] = self.some(standing, 1)
            if self.chance(10):
                said.update(target=self.some(self.able(battle.holder), 1), contiguous=rand.choice(['yes', 'no']))
        elif self.chance(20):
            said['full-speed'] = rand.choice(['yes', 'no'])
        self.leave_named_fights(said)
        if self.chance(15):
            said.update(rand.choice([{'near': 'no'}, {'near': 'yes'}, {'inches': 4}, {'inches': 4.5}]))
        if self.chance(12):
            others = [name for name in self.able(battle.passive, free=True) if name not in said.get('who', [])]
            if others and said['choice'] == 'engage':
                said['runners'] = others[:1]
        return said

    # Rolls

    def duel_roll(self):
        roll = self.battle.switches['s.snatch_roll']
        if self.chance(20) and roll == 'may-decline' and not self.pending():
            return {'move': 'decline'}
        if self.chance(6):
            return {'move': 'duel', 'winner': self.rand.choice(SIDES)}
        return self.snatch(self.model.roller())

    def snatch(self, side):
        battle, rand = self.battle, self.rand
        names = [name for name in self.able(side) if battle.lines[name].in_melee == 0]
        if not names:
            return self.raise_dead(side) if self.gone(side) else {'edit': 'put-right', 'die': 1}
        said = {'move': 'snatch', 'nominee': rand.choice(names)}
        self.say_card(side, said)
        if 'card' not in said and self.chance(60):
            said['intention'] = rand.choice(list(rules.MEANT))
            if self.chance(45):
                said['target'] = self.some(self.able(other(side)), 2)
        for name, percent in (('reach', 45), ('no-sight', 12)):
            if self.chance(percent):
                said[name] = 'yes'
        if self.chance(12):
            said['engaged'] = rand.choice(['yes', 'no'])
        if self.chance(6):
            said['break-off'] = True
        if self.chance(25):
            said.update(other=rand.choice([-6, -3, 2, 6, 10, 12, 14, 15, 16, 18, 22]), why='as agreed')
        self.spoil_snatch(side, said)
        if self.chance(25) and not isinstance(said['nominee'], list):
            self.say_result(said)
        if 'result' not in said:
            said['die'] = rand.choice([1, 2, 3, 17, 18, 19, 20, 20, rand.randint(1, 20), rand.randint(1, 20)])
        return said

    def say_card(self, side, said):
        battle, rand = self.battle, self.rand
        cards = [card for card in battle.cards if card.side == side]
        if not cards or not self.chance(45):
            return
        live = [card for card in cards if card.state == 'live']
        card = rand.choice(live if live and self.chance(80) else cards)
        men = [name for name in card.actors if battle.lines[name].on_table and battle.lines[name].in_melee == 0]
        if men and self.chance(88):
            said['nominee'] = rand.choice(men)
        said['card'] = ['%s %d' % (card.side.title(), card.number)]
        if len(cards) > 1 and self.chance(6):
            said['card'] = ['%s %d' % (card.side.title(), card.number) for card in cards[:2]]
        if self.chance(40):
            said['intention'] = 'card'

    def spoil_snatch(self, side, said):
        battle, rand = self.battle, self.rand
        if self.chance(4):
            said['nominee'] = rand.choice(self.able(other(side)))
            said.pop('card', None)
        elif self.chance(4) and self.gone(side):
            said['nominee'] = rand.choice(self.gone(side))
        elif self.chance(3):
            said['nominee'] = self.able(side)[:2]
            said.pop('card', None)
        elif self.chance(3):
            line = battle.lines[said['nominee']]
            said['leader'] = rand.choice([rating for rating in RATINGS[1:] if rating != line.leader])

    def say_result(self, said):
        """Won or lost without the die; where that does not settle whether it was low, it is said (A-S49)."""
        if self.battle.lines[said['nominee']].side != self.model.roller():
            return
        said['result'] = self.rand.choice(['won', 'lost'])
        if self.model.halves(said) == 'asked' or self.chance(10):
            said['low'] = self.rand.choice(['yes', 'no'])
