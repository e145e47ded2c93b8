# SPDX-License-Identifier: GPL-3.0-or-later
"""Two armies and the house rules of a session. Each value of each switch has its turn as sessions go by."""

from eagles import rules
from eagles.rules import SIDES

NATIONS = ('French', 'Austrians', 'Saxons')


def set_up(rand, number):
    """The requests up to the start."""
    return (switches(rand, number) + dice(rand) + nations(rand)
            + [request for side in SIDES for request in army(rand, side)] + [{'move': 'start'}])


def switches(rand, number):
    values = [(key, value) for key, all_values in rules.SWITCHES.items() for value in all_values[1:]]
    chosen = dict([values[number % len(values)]])
    for key, value in values:
        if key not in chosen and rand.random() < {'e.orders': 0.55, 'e.delay_from': 0.3, 'e.class_dice': 0.1}.get(key, 0.15):
            chosen[key] = value
    return [{'edit': 'set-switch', 'switch': key, 'value': value} for key, value in chosen.items()]


def dice(rand):
    """A-E05: mostly they are said; sometimes some of them, or none (A-E38)."""
    way = rand.random()
    said = {name: rand.choice((6, 8, 10, 10, 10, 12)) for name in ('elite-die', 'line-die', 'conscript-die')}
    if way < 0.1:
        return []
    if way < 0.2:
        said = dict(rand.sample(sorted(said.items()), 2))
    return [{'edit': 'set-battle', **said}]


def nations(rand):
    return [{'edit': 'add-nation', 'name': name, 'screen': rand.randint(-2, 3)} for name in NATIONS]


def army(rand, side):
    """A corps, three or four divisions and an independent formation, one of them perhaps not there yet."""
    title = side.title()
    rating = rand.choice(rules.RATINGS)
    # Average is what he is if nothing is said.
    found = [{'edit': 'set-army', 'army': side, 'rating': rating}] if rating != 'average' else []
    found.append({'edit': 'add-corps', 'army': side, 'name': title + ' corps', 'rating': rand.choice(rules.RATINGS)})
    names = ['%s %s' % (title, word) for word in ('first', 'second', 'third', 'fourth')[:rand.choice((3, 3, 4))]]
    elite = rand.choice(names)
    for name in names:
        found.append({'edit': 'add-division', 'army': side, 'name': name, 'rating': rand.choice(rules.RATINGS)})
        found += units(rand, name, rand.choice((1, 2, 2, 3)), name == elite)
    if rand.random() < 0.3:
        found.append({'edit': 'add-division', 'army': side, 'name': title + ' reserve',
                      'rating': rand.choice(rules.RATINGS), 'place': rand.choice(('away', 'hidden'))})
        # Whether one that is hidden comes by itself is open.
        if found[-1]['place'] == 'away' and rand.random() < 0.7:
            found[-1]['arrives'] = rand.choice((2, 3, 4))
        found += units(rand, title + ' reserve', 1, False)
    if rand.random() < 0.8:
        found.append({'edit': 'add-division', 'army': side, 'name': title + ' brigade', 'kind': 'independent'})
        found += units(rand, title + ' brigade', rand.choice((1, 2)), False)
    return found


def units(rand, division, count, elite):
    found = []
    for i in range(count):
        unit = {'edit': 'add-unit', 'division': division, 'name': '%s %d' % (division, i + 1),
                'arm': rand.choice(('infantry', 'infantry', 'infantry', 'cavalry', 'artillery')),
                'troops': 'elite' if elite and rand.random() < 0.8 else rand.choice(rules.CLASSES)}
        if rand.random() < 0.8:
            unit['nation'] = rand.choice(NATIONS)
        if rand.random() < 0.6:
            unit['strength'] = rand.choice((1, 2, 4, 8))
        found.append(unit)
    return found
