# SPDX-License-Identifier: GPL-3.0-or-later
"""Declares random moves and edits. Most of the declarations make sense in the current state of the battle."""

from guard_words import BAD_NICKS, ESSENTIAL, GROUP, NAMES, SWITCHES, VAGUE, WILD, WORDS


class Declarer:
    """Fills the parameters of moves at random. Subclasses set the attributes rand (a random.Random), theme (the name of
    a theme), moves (the moves that the program lists, by name) and records (the records of the battle, by type)."""

    def chance(self, percent):
        return self.rand.random() * 100 < percent

    def figures(self):
        return [figure['name'] for figure in self.records['figure']] or ['Wat']

    def loss(self):
        figure = self.rand.choice(self.records['figure'] or [{'name': 'Wat', 'id': 1, 'side': 4}])
        side = self.rand.choice(['', '', '', 'Red: ', 'Blue: '])
        name = '#%d' % figure['id'] if self.chance(30) else side + figure['name']
        return name + self.rand.choice(['', ' 1', ' 1', ' 2', ' 3', ' no', ' yes', ' ?', ' 99'])

    def text(self, kind, param):
        rand, name = self.rand, param['name']
        if name in ('losses', 'in-melee'):
            return self.loss()
        if name == 'gaps':
            return '%s / %s %s' % (rand.choice(self.figures()), rand.choice(self.figures()),
                                   rand.choice(['3.5', '2', '4', '5"', '9', '1.25', '2 unseen', 'x', '4.01']))
        if name == 'inches':
            return rand.choice(['', rand.choice(self.figures()) + ' ']) + rand.choice(['2.5', '1', '0.5', '4', '6', '3"'])
        if name == 'text' and self.chance(92):
            return self.line_text()
        if name == 'stop-at':
            # All valid hours are from evening to morning, so that none comes during a replay (see noon_zone()).
            return rand.choice(['18:30', '23:59', '00:00', '01:15', '9:05', '22', '', '24:00', 'x', '7:5', '10:60'])
        if name == 'colour':
            return rand.choice(['#123456', '#ABCDEF', '#c01c28', 'red', '#12345', '#1a5fb4'])
        if name == 'value' and kind == 'set-switch':
            return rand.choice(rand.choice(list(SWITCHES.values())))
        if name == 'host-rules':
            return rand.choice(['Chain mail', 'Our own', '', 'Steel & Staves'])
        if name in ('name', 'fight') and self.chance(85):
            return rand.choice(NAMES + ['At the bridge', 'At the gate', 'The left', 'Quick', 'the drum', 'Household', 'Levy'])
        if name in ('order', 'place', 'what') and self.chance(20):
            return rand.choice(VAGUE)
        if kind == 'set-side' and name == 'name' and self.chance(30):
            return rand.choice(['', 'red', 'blue', 'Red', 'Blue'] + [force['name'] for force in self.records['force']])
        if name in ('order', 'place', 'condition', 'what', 'to') and self.chance(80):
            return rand.choice(['take the barn', 'set it on fire', 'the bridge', 'the gate', 'the brushwood is laid', 'hold'])
        return rand.choice(WORDS)

    def line_text(self):
        rand = self.rand
        parts = [(str(rand.randint(2, 14)) + ' ' if self.chance(55) else '') + rand.choice(NAMES)]
        more = [rand.choice(['sub-human', 'rubbish', 'poor', 'average', 'good', 'excellent', 'demigods', 'Subhumans'])]
        if self.chance(35):
            more.append(rand.choice(['useless', 'adequate', 'good', 'heroic', 'inspired']) + rand.choice([' leader', '', ' leader']))
        if self.chance(45):
            more.append(rand.choice(['bow', 'longbows', 'sling', 'javelin', 'crossbow', 'handgun', 'musket', 'bow and sling']))
        for percent, texts in ((40, ['6" move', '4.5 move', '8″ rate', 'move 7', '1000" move']), (20, ['12" range', 'range 16']),
                               (25, ['12 points', '7 pts', '-3 points']), (15, ['(climbs)', '(leads the cart)', '(']),
                               (15, ['quick +2', '"the drum, loud" -1', 'slow -3', 'odd 0', 'brave +25']),
                               (10, ['in reserve', 'reserve']), (10, ['hidden']), (4, ['average', 'nonsense', ''])):
            if self.chance(percent):
                more.append(rand.choice(texts))
        rand.shuffle(more)
        return ', '.join(parts + more)

    def whole(self, param):
        low, high, usual = param['min'], param['max'], param['default']
        kind = self.rand.random()
        if kind < 0.06:
            return low
        if kind < 0.1:
            return high
        if kind < 0.14:
            return self.rand.randint(low, high)
        return min(max(usual + self.rand.randint(0, 4), low), high)

    def reference(self, param, values):
        if not values or self.chance(4):
            every = [record for records in self.records.values() for record in records]
            record = self.rand.choice(every)
            return record['name'] if 'name' in record and self.chance(30) else record['id']
        value = self.rand.choice(values)
        # The program refuses a name that two records have, so the id is used for most such records.
        alike = [other for other in values if other['label'].casefold() == value['label'].casefold()]
        return value['label'] if self.chance(25 if len(alike) == 1 else 2) else value['id']

    def value(self, kind, param):
        rand, values, word = self.rand, param.get('values', []), param['type']
        if self.theme == 'nonsense' and self.chance(6) or self.chance(0.5):
            return rand.choice(WILD)
        if param['name'] in ('specific', 'melee', 'fought') and self.chance(92):
            return rand.choice([True, True, 'yes', 'no', False])
        if word == 'record':
            return self.reference(param, values)
        if word == 'records':
            # Only one figure can be the nominee of a snatch roll.
            few = 1 if kind == 'snatch' and param['name'] == 'nominee' and self.chance(95) else rand.choice([1, 1, 1, 2, 2, 3, 4])
            some = rand.sample(values, min(few, len(values))) if values else []
            found = [self.reference(param, [one]) for one in some] or [self.reference(param, values)]
            return found[0] if len(found) == 1 and self.chance(60) else found
        if values:
            if param['name'] == 'switch':
                return rand.choice(values)['nick']
            return rand.choice(values)['nick'] if self.chance(97) else rand.choice(BAD_NICKS)
        if word in ('yes-no', 'yes-no-untracked'):
            return rand.choice([True, True, False]) if self.chance(90) else rand.choice(['yes', 'no', 'untracked', 'x'])
        if word == 'inches':
            return rand.choice([0, 1, 2, 2.5, 3.25, 4, 4.5, 6, 7, 12, 999, 0.01]) if self.chance(97) else -1
        if word == 'texts':
            return [self.text(kind, param) for _ in range(rand.choice([0, 1, 1, 2, 3]))] if self.chance(70) \
                else self.text(kind, param)
        if word == 'text':
            return self.text(kind, param)
        return self.whole(param)

    def group(self, move):
        way = self.rand.choice(['who'] * 12 + ['last-body', 'last-body', 'body', 'body', 'contingent', 'contingent', 'but'])
        params = {param['name']: param for param in move['params']}
        said = {}
        if way in ('body', 'contingent') and not params[way].get('values'):
            way = 'who'
        said[way] = True if way == 'last-body' else self.value(move['name'], params[way])
        if way != 'who' and way != 'but' and self.chance(15):
            said['but'] = self.value(move['name'], params['but'])
        return said

    def fill(self, kind):
        """Returns random parameters for a move: the parameters in ESSENTIAL, and some of the others."""
        move, rand = self.moves[kind], self.rand
        params = {param['name']: param for param in move['params']}
        said = {}
        for need in ESSENTIAL.get(kind, []) if not self.chance(3) else []:
            names = [rand.choice(need.split('|'))]
            if names == ['GROUP']:
                said.update(self.group(move))
                continue
            if names == ['LINE']:
                names = ['line', rand.choice(['melee', 'in-melee', 'out'])]
            for name in names:
                said[name] = True if name == 'all' else self.value(kind, params[name])
        percent = rand.choice([0, 5, 12, 25, 50])
        for name, param in params.items():
            if name not in said and self.chance(percent / (6 if name in GROUP else 1)):
                said[name] = self.value(kind, param)
        self.mend(kind, said)
        if kind == 'snatch' and self.chance(45) or kind == 'decline' and self.chance(10) or kind in ('arrive', 'duel') and self.chance(3):
            # Low dice, which cause a general melee, and high dice, which take the initiative, are more frequent.
            die = rand.choice([1, 2, 3, 18, 19, 20, 20, 20, rand.randint(1, 20), rand.randint(1, 20)])
            said['die'] = [die] if self.chance(20) else die
        if self.chance(1.5):
            said[rand.choice(['nobody knows', 'die', 'agreed', 'who', 'name', 'moves'])] = rand.choice(WILD)
        return said

    def mend(self, kind, said):
        """Changes the parameters in said so that they fit together in most calls, because the legal values of a
        parameter can depend on other parameters."""
        rand = self.rand
        if self.chance(8):
            return
        side = {figure['id']: figure['side'] for figure in self.records['figure']}
        forces = [force['id'] for force in self.records['force']]
        if kind == 'set-switch' and isinstance(said.get('switch'), str) and said['switch'] in SWITCHES:
            now = self.records['switches'][0][said['switch'][2:].replace('_', '-')]
            said['value'] = rand.choice([value for value in SWITCHES[said['switch']] if value != now])
        if kind == 'start':
            way = self.records['switches'][0]['start']
            for name in ('leader-1', 'leader-2', 'die'):
                said.pop(name, None)
            if way == 'roll-off':
                said.pop('holder', None)
                for i, force in enumerate(forces):
                    leaders = [figure['id'] for figure in self.records['figure']
                               if figure['side'] == force and (figure['leader'] != 'none' or self.chance(10))]
                    if leaders and self.chance(80):
                        said['leader-%d' % (i + 1)] = rand.choice(leaders)
                if self.chance(50):
                    said['die'] = [rand.randint(1, 20), rand.randint(1, 20)]
            elif way != 'choose' and self.chance(85):
                said['holder'] = forces[0 if way == 'side-a' else 1]
        if kind == 'add-card':
            # A figure can be on only one order card.
            taken = {actor for card in self.records['card'] for actor in card['actors']}
            force = rand.choice(forces)
            free = [i for i in side if i not in taken and side[i] == force]
            if free:
                said['side'], said['actors'] = force, rand.sample(free, min(len(free), rand.choice([1, 1, 2, 3])))
            said.setdefault('order', 'take the barn')
            if 'target' in said or said.get('objective') == 'enemy':
                said['target'] = rand.choice([i for i in side if side[i] != force] or [1])
            if self.chance(60):
                said.pop('place', None)
        if kind in ('add-body', 'set-body', 'leave-body'):
            force = rand.choice(forces)
            own = [i for i in side if side[i] == force]
            if kind == 'set-body' and self.records['body']:
                body = rand.choice(self.records['body'])
                said['body'], own = body['id'], [i for i in side if side[i] == body['side']]
            if own and (kind != 'set-body' or 'members' in said):
                said['members'] = rand.sample(own, min(len(own), rand.choice([1, 2, 2, 3, 4])))
            in_body = [i for body in self.records['body'] for i in body['members']]
            if kind == 'leave-body' and in_body:
                said['members'] = [rand.choice(in_body)]
        if kind == 'split-body' and self.records['body']:
            body = max(self.records['body'], key=lambda body: len(body['members']) + rand.random())
            said['body'] = body['id']
            said['members'] = rand.sample(body['members'], rand.randint(1, max(len(body['members']) - 1, 1)))
        if kind == 'join-bodies':
            force = rand.choice([body['side'] for body in self.records['body']] or forces)
            said['body'] = [body['id'] for body in self.records['body'] if body['side'] == force][:rand.choice([2, 3])]
        if kind == 'join-lines':
            pairs = [(a['id'], b['id']) for a in self.records['figure'] for b in self.records['figure']
                     if a['id'] < b['id'] and all(a[k] == b[k] for k in ('side', 'troops', 'weapon', 'rate', 'reserve', 'hidden'))
                     and a['leader'] == b['leader'] == 'none']
            alike = [pair for pair in pairs if self.chance(50)] or pairs
            if alike:
                said['line'] = list(rand.choice(alike))
        if kind in ('add-fight', 'set-fight') and ('lines' in said):
            busy = [figure['id'] for figure in self.records['figure'] if figure['melee'] == 'yes' or self.chance(15)]
            both = [[i for i in busy if side[i] == force] for force in forces]
            if all(both):
                said['lines'] = [rand.choice(own) for own in both] + ([rand.choice(busy)] if self.chance(20) else [])
                said['lines'] = list(dict.fromkeys(said['lines']))
        if kind == 'split-line':
            many = [figure for figure in self.records['figure'] if figure['count'] > 1]
            if many:
                figure = rand.choice(many)
                said['line'], said['men'] = figure['id'], rand.randint(1, figure['count'] - 1)
        if kind == 'contact' and said.get('melee') is not True and said.get('melee') != 'yes':
            said.pop('men', None)
            said.pop('fight', None)
        if kind in ('add-contingent', 'set-contingent') and 'leader' in said:
            force = said.get('side')
            for contingent in self.records['contingent']:
                force = contingent['side'] if contingent['id'] == said.get('contingent') else force
            own = [i for i in side if side[i] == force]
            if own:
                said['leader'] = rand.choice(own)
            said.pop('no-leader', None)
        if kind in ('add-line', 'set-line') and 'text' in said:
            for name in list(said):
                if name not in ('text', 'side', 'line', 'position') and self.chance(80):
                    del said[name]
        if kind == 'put-right':
            said.pop('die', None)
        self.mend_action(kind, said)

    def mend_action(self, kind, said):
        """Replaces random figures by figures that fit the state of the battle in most calls, such as the nominee, the
        figures that acted last, or figures in melee."""
        rand, game = self.rand, self.records['game'][0]
        names = {figure['id']: figure['name'] for figure in self.records['figure']}
        who = said['who'] if isinstance(said.get('who'), list) else [said['who']] if 'who' in said else []
        if game['nominee'] and kind in ('march', 'charge', 'shoot', 'move-shoot', 'fight', 'task') and self.chance(60):
            card = next((card for card in self.records['card'] if card['id'] == game['card']), None)
            who = rand.choice([[game['nominee']], [i for i in dict.fromkeys([game['nominee']] + who) if isinstance(i, int)]])
            if card is not None and self.chance(70):
                who = card['actors'] if self.chance(60) else [rand.choice(card['actors'])]
            for name in GROUP + ('all',):
                said.pop(name, None)
            said['who'] = who
            if self.chance(40) and kind in ('march', 'charge', 'task'):
                said['option'] = rand.choice(['full-speed', 'sight', 'sight', 'leave', 'engage', 'card'])
            if said.get('option') == 'sight' and kind == 'march' and self.chance(80):
                said['sight'] = rand.choice(['in', 'out'])
                said['matters'] = self.chance(70)
            if kind in ('march', 'charge') and self.chance(40):
                said['inches'] = rand.choice([2, 4, 6, 7, 8])
                said['enemy-at'] = rand.choice([2, 5, 6, 9, 14])
        if said.get('gaps') and len(who) > 1 and all(isinstance(i, int) and i in names for i in who):
            said['gaps'] = ['%s / %s %s' % (names[a], names[b], rand.choice(['2', '3.5', '4', '4.25', '6', '3 unseen']))
                            for a, b in zip(who, who[1:]) if self.chance(85)]
        if kind == 'react-shoot' and game['actors'] and self.chance(70):
            mover = rand.choice(game['actors'])
            if self.chance(60):
                said['target'] = mover
            if self.chance(50):
                said['left-view'] = True
                said['inches'] = [rand.choice(['', names.get(mover, 'x') + ' ']) + rand.choice(['0.5', '1', '1.5', '2.5', '4', '3.2 2'])
                                  for _ in range(rand.choice([1, 1, 2, 3]))]
                said['shooters'] = rand.choice([1, 2, 3, 5])
        fighting = [figure for figure in self.records['figure'] if figure['melee'] != 'no']
        if kind in ('melee-done', 'general-melee') and fighting and self.chance(50):
            dead = rand.choice([figure for figure in fighting if figure['id'] == game['nominee']] or fighting)
            said['losses'] = ['#%d %d' % (dead['id'], max(dead['count'] - dead['out'] - rand.choice([0, 0, 1]), 1))]
        if kind == 'general-melee' and said.get('fought') in (False, 'no'):
            said.pop('losses', None)
            said.pop('in-melee', None)
        if kind == 'charge' and 'fight' in said:
            said['contact'] = True
        if kind == 'snatch':
            cards = [card for card in self.records['card'] if card['state'] == 'live']
            if cards and self.chance(45):
                card = rand.choice(cards)
                said['card'], said['nominee'] = card['id'], rand.choice(card['actors'] or [1])
                said.pop('name', None)
                if self.chance(60):
                    said['intention'] = 'card'
            elif self.chance(8):
                said['nominee'] = rand.choice(self.records['figure'] or [{'id': 1}])['id']
            if self.chance(35):
                said['intention'] = rand.choice(['full-speed', 'engage', 'shoot', 'sight', 'leave', 'card'])
                said[rand.choice(['reach', 'no-sight', 'reach'])] = True
            if said.get('intention') in ('engage', 'shoot', 'full-speed') and self.chance(60):
                holders = [figure['id'] for figure in self.records['figure'] if figure['side'] == game['holder']]
                said['target'] = rand.sample(holders, min(len(holders), rand.choice([1, 1, 2])))
            own = [figure['id'] for figure in fighting if figure['side'] != game['holder']]
            if own and self.chance(25):
                # The request has a result instead of a die, often a win with a low number. After such a roll all
                # figures in contact fight, and the nominee can fall although the nominee won.
                said['nominee'], said['engaged'] = rand.choice(own), True
                for name in ('die', 'name', 'card', 'intention', 'target'):
                    said.pop(name, None)
                said['result'], said['low'] = rand.choice(['won', 'won', 'lost']), rand.choice([True, True, False])
        if kind in ('remove-line', 'set-line', 'split-line', 'join-lines', 'out') and game['nominee'] and self.chance(40):
            said['line'] = game['nominee'] if kind != 'join-lines' else [game['nominee'], rand.choice(list(names))]
        if kind in ('remove-card', 'set-card') and game['card'] and self.chance(60):
            said['card'] = game['card']
