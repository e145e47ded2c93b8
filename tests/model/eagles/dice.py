# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of a request, as many as it needs: fair, but that ties and sums that end the turn come up more often."""

from eagles import rules


class Dice:
    def values(self, key):
        return rules.SWITCHES[key]

    def roll(self, sides):
        return self.rand.randint(1, sides)

    def with_dice(self, request):
        method = getattr(self, 'dice_' + request.get('move', '').replace('-', '_'), None)
        dice = method(request) if method else None
        return {**request, 'die': dice} if dice else request

    def dice_roll_points(self, said):
        dice = []
        for _ in rules.SIDES:
            dice.append(1 if self.chance(20) else self.roll(10))
            if dice[-1] == 1:
                dice.append(self.roll(6))
        return dice

    def dice_determine(self, said):
        return [self.roll(10), self.roll(10)]

    def dice_test_dispatch(self, said):
        one = self.battle.dispatch(said['dispatch'])
        return None if one is None or one.inside == 'yes' else self.roll(6)

    def dice_activate_order(self, said):
        return 1 if self.chance(15) else self.roll(10)

    def dice_of_class(self, said):
        """With the class die unknown, any die does: it is refused."""
        return self.roll(self.sides(said['unit']) or 6)

    def sides(self, unit):
        """A roll asks for its switch as it stands."""
        if self.battle.switches['e.class_dice'] == 'd10':
            return 10
        return self.battle.dice[self.battle.units[unit].troops]

    dice_check_skirmish = dice_test_local = dice_of_class

    def dice_activate_independent(self, said):
        return None if self.model.now('e.indep') == 'free' else self.dice_of_class(said)

    def dice_opposed_roll(self, said):
        """Pairs until one of them settles it."""
        if self.battle.phase not in ('allocate', 'open-roll', 'steal-roll', 'steal-back-roll'):
            return [self.roll(10), self.roll(10)]
        trial = type(self.model)()
        trial.battle = self.battle.copy()
        trial.battle.in_force = dict(trial.battle.switches)
        for side, points in said.get('points', []):
            if trial.battle.armies[side].allocated is None:
                trial.spend(side, points)
        dice = []
        while True:
            pair = self.pair(trial)
            dice += pair
            if trial.outcome(pair)[0] is not None:
                return dice

    def pair(self, trial):
        pair = [self.roll(10), self.roll(10)]
        if self.chance(8):
            return [self.rand.randint(8, 10), self.rand.randint(9, 10)]
        settled = trial.battle.challenger is None and trial.now('e.tie_open') != 'reroll'
        if self.chance(30 if settled else 12):
            # A tie, where there can be one
            pair[1] = min(max(trial.total('red', pair[0]) - trial.total('blue', 0), 1), 10)
        return pair
