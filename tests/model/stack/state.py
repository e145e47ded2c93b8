# SPDX-License-Identifier: GPL-3.0-or-later
"""What a token stack is (rules.md 7.2), by names instead of numbers."""

import pickle
from dataclasses import dataclass, field

from stack import rules


@dataclass
class Owner:
    """Who has a colour: a character (kind *character*), the hired help, the enemies, or a faction of them."""
    name: str
    kind: str
    colour: str = None
    place: str = 'in'
    gone: bool = False          # T-12: out, and the tokens were removed
    settled: int = None         # T-07
    tokens: int = 0
    left: int = 0

    @property
    def brings(self):
        """T-02, T-12, T-25: of a character, until the tokens are removed."""
        return rules.CHARACTER if self.place == 'in' or self.place in rules.OUT and not self.gone else 0

    def wish(self, brings):
        """A-T16"""
        return brings if self.settled is None else min(self.settled, brings)


@dataclass
class Line:
    """Enemies, or hired help, of one kind: those who stand, and those who fell or went and still count (T-25)."""
    name: str
    kind: str
    count: int = 1
    initiative: int = 1
    willing: int = 0
    faction: str = None
    place: str = 'in'
    fallen: int = 0
    away: int = 0

    @property
    def brings(self):
        """T-03, T-15"""
        number = self.count + self.fallen + self.away if self.place == 'in' else 0
        return number * self.initiative if self.kind == 'enemies' else min(number, self.willing)

    @property
    def able(self):
        return self.place == 'in' and self.count > 0 and (self.kind == 'enemies' or self.willing > 0)


@dataclass
class Turn:
    owner: str
    actor: str = None
    kept: bool = False


def pools():
    return {'hired': Owner('hired', 'hired', 'grey'), 'enemies': Owner('enemies', 'enemies', 'red')}


def defaults():
    return {key: values[0] for key, values in rules.SWITCHES.items()}


@dataclass
class Battle:
    real: bool = False
    phase: str = 'setup'
    round: int = 0
    step: str = 'return'
    owner: str = None
    actor: str = None
    taken: bool = False         # A-T18: the Turn was kept before
    returned: bool = False
    split: bool = False
    raw: int = 0
    cap: int = None
    placed: int = 0
    shared: int = 0             # A-T03: placed without what the game master has settled
    characters: dict = field(default_factory=dict)
    pools: dict = field(default_factory=pools)
    lines: dict = field(default_factory=dict)
    effects: dict = field(default_factory=dict)
    turns: list = field(default_factory=list)
    keeping: set = field(default_factory=set)   # A-T07: at this end of a round
    switches: dict = field(default_factory=defaults)
    # What holds until the next draw (section 6: never retroactive).
    in_force: dict = field(default_factory=defaults)

    def copy(self):
        """A battle of its own; what is undone goes back to one."""
        return pickle.loads(pickle.dumps(self, pickle.HIGHEST_PROTOCOL))

    @property
    def owners(self):
        return {**self.characters, **self.pools}

    @property
    def actors(self):
        return {**self.characters, **self.lines}

    @property
    def left(self):
        return sum(owner.left for owner in self.owners.values())

    def owner_of(self, actor):
        """A-T11"""
        if actor in self.characters:
            return actor
        line = self.lines[actor]
        return line.faction if line.faction and self.split else line.kind

    def able(self, actor):
        return self.lines[actor].able if actor in self.lines else self.characters[actor].place == 'in'

    def able_of(self, owner):
        return [name for name in self.actors if self.owner_of(name) == owner and self.able(name)]

    def brought(self, name):
        """What an owner brings for the next filling, without a limit."""
        if name in self.characters:
            return self.characters[name].brings
        return sum(line.brings for line in self.lines.values() if self.owner_of(line.name) == name)

    def kept(self, owner):
        return next((turn for turn in self.turns if turn.kept and turn.owner == owner), None)

    def taken_colours(self):
        return {owner.colour for owner in self.owners.values()} | {'black'}
