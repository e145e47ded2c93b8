# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program reports of a token stack, in the words of the model."""

from fractions import Fraction

import verdicts

TAGS = ('character', 'pool', 'enemy', 'hired')
LINE = ('count', 'fallen', 'away', 'place', 'willing')


def translate(request, records):
    """Who looks asks for the odds of the next draw; with a real bag, a token has to be said."""
    if 'look' in request:
        return {'preview': 'draw', **({'token': 'end'} if request['look'] == 'real' else {})}
    return request


def names_of(records):
    return {record['id']: record['name'] or record['kind'] for tag in TAGS for record in records[tag]}


def turns_of(records):
    names = names_of(records)
    return [(names[turn['owner']], names.get(turn['actor']), turn['kept']) for turn in records['turn']]


def learned(request, answer, after, model):
    """The request with the tokens that came: those that were laid aside, and the one that is acted on, or the End."""
    if request.get('move') != 'draw':
        return request
    records, phase = after['records'], after['state']['phase']
    drawn = [owner for owner, _, _ in turns_of(records)[len(model.battle.turns):]]
    if phase != 'ready':
        drawn.append('end' if phase == 'round-end' else names_of(records)[records['game'][0]['owner']])
    return {**request, 'drawn': drawn}


def read_battle(answer):
    """What the program reports, in the words of Model.report()."""
    state, records = answer['state'], answer['records']
    game, names = records['game'][0], names_of(records)
    found = {'phase': state['phase'], 'round': state.get('round', 0), 'owner': names.get(game['owner']),
             'turns': turns_of(records), 'bag': state['bag'], 'step': game['step'], 'raw': state['raw'], 'placed': state['placed'],
             'effects': {record['name']: record['left'] for record in records['effect']}}
    for tag in TAGS:
        for record in records[tag]:
            keys = ('tokens', 'left', 'place') if tag in ('character', 'pool') else LINE
            found[names[record['id']]] = {key: record[key] for key in keys if key in record}
    return found


def told(request, answer, after, model):
    """What is not as the model has it: where, and what."""
    found = read_battle(after)
    if model.open_shares:
        learn_shares(found, model)
    if model.wrong:
        yield 'wrong', model.wrong
    if model.last_odds is not None:
        odds = {outcome['id']: Fraction(outcome['chance']) for outcome in answer['breakdown']['outcomes']}
        words = {record['name'] or record['kind']: word(record, tag) for tag in ('character', 'pool')
                 for record in after['records'][tag]}
        expected = {words.get(name, 'end'): Fraction(*chance) for name, chance in model.last_odds.items()}
        if odds != expected:
            yield 'odds', 'odds: program %s, model %s' % (odds, expected)
    effects, expected = found.pop('effects'), model.report()
    if effects != expected.pop('effects'):
        yield 'effects', 'effects: program %s' % effects
    yield from verdicts.compare(found, expected)


def word(record, tag):
    if tag == 'pool' and not record['apart']:
        return record['kind']
    return '%s-%d' % ('faction' if tag == 'pool' else 'character', record['id'])


def learn_shares(found, model):
    """A-T11: how factions share a limit is taken as it is, if none has more than it brings and together they have it all."""
    battle = model.battle
    free = [name for name in model.open_shares if battle.pools[name].settled is None]
    shares = {name: found[name]['tokens'] for name in free}
    if any(shares[name] > battle.brought(name) for name in free):
        model.wrong = 'shares: %s' % shares
        return
    if len(free) == len(model.open_shares) and sum(shares.values()) != battle.shared:
        model.wrong = 'shares: %s' % shares
    for name, number in shares.items():
        battle.pools[name].tokens = battle.pools[name].left = number
    battle.placed = sum(battle.pools[name].tokens for name in model.open_shares)
