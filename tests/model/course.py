# SPDX-License-Identifier: GPL-3.0-or-later
"""What the models and their players have in common: going back and forth, requests by their names, and how a session goes on."""

import random

from verdicts import out_of_place


class Course:
    """A model. Its *Battle* is a class attribute; what a request is judged and done by are its methods of that name."""

    Battle = None
    # What a request is called, and the method it is judged and done by where that is not its name
    METHODS = {}

    def __init__(self, coverage=None):
        self.battle = self.Battle()
        self.past, self.future = [], []
        self.coverage = coverage

    def count(self, what):
        if self.coverage is not None:
            self.coverage.reached(what)

    def now(self, switch):
        """Its value as it holds: one that was set meanwhile holds from the next roll or draw on."""
        return self.battle.in_force[switch]

    def kind(self, request):
        return request.get('move') or request['edit']

    def method(self, what, kind):
        return getattr(self, what + '_' + self.METHODS.get(kind, kind.replace('-', '_')))

    def judge_travel(self, request):
        far = len(self.past) >= request['undo'] if 'undo' in request else len(self.future) >= request['redo']
        return [] if far else [out_of_place()]

    def travel(self, request):
        """So many steps back, or forth."""
        name = 'undo' if 'undo' in request else 'redo'
        source, target = (self.past, self.future) if name == 'undo' else (self.future, self.past)
        self.count(name)
        for _ in range(request[name]):
            target.append(self.battle)
            self.battle = source.pop()

    def step(self):
        """Keeps the battle as it is, before something is done."""
        self.past.append(self.battle.copy())
        self.future.clear()


class Hand:
    """A player. How a request is made is in its *play*, *aside* and *astray*."""

    def __init__(self, model, seed, number):
        self.model = model
        self.rand = random.Random('%s-%d' % (seed, number))
        self.waiting = []
        self.refused = None

    @property
    def battle(self):
        return self.model.battle

    def chance(self, percent):
        return self.rand.random() * 100 < percent

    def pick(self, things):
        things = list(things)
        return self.rand.choice(things) if things else None

    def with_dice(self, request):
        return request

    def next(self):
        """The next request, with the dice that it needs."""
        if self.waiting:
            return self.waiting.pop(0)
        if self.refused:
            request, self.refused = self.refused, None
            if self.chance(50):
                return {**request, 'agreed': True}
        if self.model.future and self.chance(35):
            return {'redo': self.rand.randint(1, min(2, len(self.model.future)))}
        if self.battle.phase == 'over':
            return {'undo': 1} if self.chance(70) else self.with_dice(self.astray())
        request = None
        if self.chance(14):
            request = self.astray()
        elif self.chance(14):
            request = self.aside()
        return self.with_dice(request or self.play())

    def step_back(self):
        """Not into the setting up."""
        past = [battle for battle in self.model.past[-3:] if battle.phase != 'setup']
        return {'undo': self.rand.randint(1, len(past))} if past else None
