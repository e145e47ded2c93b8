# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program reports of a grand-tactical battle, in the words of the model."""

import verdicts
from eagles.rules import SIDES

GAME = {'phase': 'phase', 'turn': 'turn', 'cut': 'cut', 'stole_back': 'stole-back', 'reaction': 'reaction'}
DIVISION = ('place', 'fallen', 'attempted', 'moved', 'activation')
UNIT = ('status', 'steps', 'smoke', 'ff', 'gone', 'tested', 'checked', 'activated', 'threatened')
DISPATCH = ('kind', 'inside', 'written', 'state', 'due', 'arrived', 'tried', 'since')
# Of a battle that nobody has asked about yet
NOTHING = {'army': [], 'corps': [], 'division': [], 'unit': [], 'dispatch': []}


def translate(request, records):
    """A dispatch goes by the number of its record, and a commander who looks by a word of his own."""
    records = records or NOTHING
    if 'look' in request:
        return {'state': True, 'records': True, 'side': audience(request['look'], records)}
    if 'dispatch' in request:
        ids = {record['number']: record['id'] for record in records['dispatch']}
        return {**request, 'dispatch': ids.get(request['dispatch'], 0)}
    return request


def learned(request, answer, after, model):
    """The request with the dice that the program has rolled unseen."""
    if request.get('move') != 'orders-done':
        return request
    return {**request, 'die': model.learn_orders_done({one['number']: one for one in after['records']['dispatch']})}


def audience(name, records):
    for tag in ('corps', 'division'):
        for record in records[tag]:
            if record['name'] == name:
                return '%s-%d' % (tag, record['id'])
    return name


def names_of(records):
    found = {record['id']: side for record, side in zip(records['army'], SIDES)}
    for tag in ('corps', 'division', 'unit'):
        found.update((record['id'], record['name']) for record in records[tag])
    return found


def read_battle(records):
    game, names = records['game'][0], names_of(records)
    found = {key: game[member] for key, member in GAME.items()}
    for key in ('owner', 'active', 'tested'):
        found[key] = names.get(game[key])
    for tag in ('army', 'corps'):
        for record in records[tag]:
            found[names[record['id']]] = {'attached': names.get(record['attached']), 'fallen': record['fallen']}
    for record in records['army']:
        found[names[record['id']]].update(pool=record['pool'], independents=record['independents'],
                                          allocated=None if record['allocated'] < 0 else record['allocated'])
    for tag, keys in (('division', DIVISION), ('unit', UNIT)):
        for record in records[tag]:
            found[record['name']] = {key: record[key] for key in keys}
    for record in records['dispatch']:
        line = {key: record[key] for key in DISPATCH}
        found['#%d' % record['number']] = {**line, 'sender': names[record['sender']], 'recipient': names[record['recipient']]}
    return found


def told(request, answer, after, model):
    """What is not as the model has it: where, and what."""
    if 'look' in request:
        yield from looked(request['look'], answer['records'], model)
    yield from verdicts.compare(read_battle(after['records']), model.report())


def looked(who, records, model):
    """A-E36 and A-E37: what a commander reads of dispatches and of the points of others."""
    readable = model.readable(who)
    seen = {record['number']: record.get('state') for record in records['dispatch']}
    for one in model.battle.dispatches:
        hidden = one.recipient == who and one.number not in readable
        model.count('E-X18' if hidden else 'A-E36')
        if (one.number in readable) != (one.number in seen):
            yield 'look', '%s dispatch seen: program %s, model %s' % (one.state, one.number in seen, one.number in readable)
        elif one.number in seen and seen[one.number] != readable[one.number]:
            yield 'look', 'dispatch: program says %s, model %s' % (seen[one.number], readable[one.number])
    if model.now('e.alloc') == 'open':
        return
    for side, record in zip(SIDES, records['army']):
        army = model.battle.armies[side]
        if side == who or army.allocated is None:
            continue
        model.count('A-E37')
        if record.get('pool', army.pool + army.allocated) != army.pool + army.allocated or record.get('allocated', -1) != -1:
            yield 'look', 'points of %s are seen by %s' % ('an army', 'another')
