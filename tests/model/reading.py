# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program reports of a skirmish, in the words of the model."""

import verdicts

MELEE_KEYS = (('out', 'out'), ('left', 'left'), ('melee', 'melee'), ('in melee', 'in-melee'), ('reserve', 'reserve'),
              ('sight', 'los-used'))


def translate(request, records):
    """Requests are said as they are written."""
    return request


def learned(request, answer, after, model):
    """The program rolls nothing here that is not typed."""
    return request


def read_battle(answer):
    """What the program reports, in the words of Model.report()."""
    state, records = answer['state'], answer['records']
    game = records['game'][0]
    names = {figure['id']: figure['name'] for figure in records['figure']}
    sides = {records['force'][0]['id']: 'red', records['force'][1]['id']: 'blue'}
    contingents = {record['id']: record['name'] for record in records['contingent']}
    found = {
        'state': state['state'], 'side': state['side'], 'holding': state['holding'], 'action': state['action'],
        'action_no': state['action_no'], 'counters': state['counters'], 'holder counters': game['holder-counters'],
        'shot back': state['shot_back'], 'may shoot back': state['may_shoot_back'], 'may react move': state['may_react_move'],
        'others in contact': game['contact'] != 'no',
        'nominee': names.get(game['nominee']) if state['state'] == 'act-restricted' else None,
    }
    for figure in records['figure']:
        found[figure['name']] = {key: figure.get(member, 0) for key, member in MELEE_KEYS}
        found[figure['name']].update(side=sides[figure['side']], contingent=contingents.get(figure['contingent']))
        if figure['id'] == game['nominee'] and figure['out'] + figure.get('left', 0) >= figure['count']:
            found['nominee'] = None
    for card in records['card']:
        found['%s %d' % (sides[card['side']], card['number'])] = card['state']
    return found


def told(request, answer, after, model):
    """What is not as the model has it: where, and what."""
    if model.last_need is not None and answer['breakdown']['need'] != model.last_need:
        yield 'need', 'need: program %d, model %d' % (answer['breakdown']['need'], model.last_need)
    yield from verdicts.compare(read_battle(after), model.report())
