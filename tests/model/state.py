# SPDX-License-Identifier: GPL-3.0-or-later
"""What section 7.1 of the catalogue says has to be tracked, and plain questions about it. No rule is applied here."""

import dataclasses
from dataclasses import dataclass, field

import rules

SIDES = ('red', 'blue')


def other(side):
    return 'blue' if side == 'red' else 'red'


@dataclass
class Line:
    """One man, or several alike."""
    name: str
    side: str
    count: int = 1
    troops: str = 'average'
    leader: str = 'none'
    weapon: str = 'none'
    rate: float = None
    out: int = 0
    left: int = 0
    reserve: bool = False
    hidden: bool = False
    break_off: bool = False
    melee: str = 'no'
    in_melee: int = 0            # with melee = yes: how many, 0 where that was not said
    los_used: str = 'untracked'
    shot_men: int = 0            # how many of them have shot back in this holding
    gone_then: int = 0           # and how many were gone when they did
    contingent: str = None

    @property
    def standing(self):
        return self.count - self.out - self.left

    def forget_shots(self):
        self.shot_men = self.gone_then = 0

    @property
    def surely_shot(self):
        """How many of those who stand have shot back for sure: nobody says which of a line fall afterwards."""
        return max(0, self.shot_men - (self.out + self.left - self.gone_then))

    def shoot_back(self, men):
        self.shot_men, self.gone_then = self.surely_shot + men, self.out + self.left

    @property
    def on_table(self):
        return self.standing > 0 and not self.reserve

    @property
    def engaged(self):
        return self.melee == 'yes' and self.on_table

    @property
    def all_engaged(self):
        """Whether it was said that each of them is in melee: of several it is said by their number."""
        return self.engaged and (self.in_melee >= self.standing if self.in_melee else self.standing == 1)

    @property
    def some_free(self):
        """Whether it was said that not all of them are in melee."""
        return self.on_table and (self.melee == 'no' or 0 < self.in_melee < self.standing)


@dataclass
class Card:
    side: str
    number: int
    actors: list
    objective: str = 'task'
    target: str = None
    place: str = ''
    order: str = ''
    state: str = 'live'


@dataclass
class Fight:
    """Men who were said to fight each other (A-S41), whether the fight has a name or not."""
    lines: set
    name: str = ''


@dataclass
class Action:
    """The action that was declared last, as long as it is not closed by its roll."""
    kind: str
    actors: list = field(default_factory=list)
    targets: list = field(default_factory=list)
    moved: bool = False          # S-64: what the passive side may answer
    shot: bool = False
    contact: bool = False        # contact was made by movement (S-49)
    round_done: bool = False
    react_move: str = 'none'     # none, open, done
    shot_done: bool = False
    reacted: list = field(default_factory=list)
    engagers: list = field(default_factory=list)         # those of them who moved to engage
    others_before: bool = False  # whether men whom nobody named were in contact before it
    engaged_before: set = field(default_factory=set)     # of whom all were in melee before it
    in_melee_before: dict = field(default_factory=dict)  # how many of those who were


@dataclass
class Snatched:
    """The restriction of the first action after a snatch (7.1, `restricted`)."""
    nominee: str = None
    card: int = None
    intention: str = 'untracked'
    reach: bool = False
    no_sight: bool = False
    intended: list = field(default_factory=list)


@dataclass
class Duel:
    winner: str
    loser: str


@dataclass
class Battle:
    state: str = 'setup'
    holder: str = None
    holding: int = 0
    action_no: int = 0
    action_in_holding: int = 0
    counters: int = 0            # of the passive side
    holder_counters: int = 0     # with s.counter_reactive (A-S20)
    shot_used: bool = False
    others_in_contact: bool = False   # contact was made, and nobody said by whom
    rolled: bool = False         # the action was followed by its roll
    duel_rolled: bool = False
    duel: Duel = None
    duel_counted: bool = False   # a duel without a loser was fought
    action: Action = None
    snatched: Snatched = None
    after_melee: str = None      # what comes when the general melee is done
    lines: dict = field(default_factory=dict)
    cards: list = field(default_factory=list)
    bodies: dict = field(default_factory=dict)
    leaders: dict = field(default_factory=dict)   # who leads a contingent, None for nobody
    move_passed: bool = False    # a duel or a roll came before the reactive move that was open (A-S51)
    fights: list = field(default_factory=list)
    switches: dict = field(default_factory=lambda: {key: values[0] for key, values in rules.SWITCHES.items()})
    # What holds until the next roll (section 6: never retroactive).
    in_force: dict = field(default_factory=lambda: {key: values[0] for key, values in rules.SWITCHES.items()})

    @property
    def passive(self):
        return other(self.holder) if self.holder else None

    def of(self, side):
        return [line for line in self.lines.values() if line.side == side]

    def named(self, names):
        return [self.lines[name] for name in names]

    def body_of(self, name):
        for body, members in self.bodies.items():
            if name in members:
                return body
        return None

    def contingent_of(self, leader):
        """S-72: whose men answer him: those of the contingent that he leads, else of his own."""
        led = [name for name, man in self.leaders.items() if man == leader]
        return led[0] if led else self.lines[leader].contingent

    def fights_of(self, name):
        return [fight for fight in self.fights if name in fight.lines]

    def card(self, side, number):
        return next(card for card in self.cards if card.side == side and card.number == number)

    def card_on(self, name):
        return next((card for card in self.cards if name in card.actors), None)

    def engaged(self):
        return [line for line in self.lines.values() if line.engaged]

    def copy(self):
        """A battle of its own; what is undone goes back to one."""
        return dataclasses.replace(
            self,
            lines={name: dataclasses.replace(line) for name, line in self.lines.items()},
            cards=[dataclasses.replace(card, actors=list(card.actors)) for card in self.cards],
            bodies={name: set(members) for name, members in self.bodies.items()}, leaders=dict(self.leaders),
            fights=[Fight(set(fight.lines), fight.name) for fight in self.fights],
            switches=dict(self.switches), in_force=dict(self.in_force),
            action=self.action and dataclasses.replace(self.action, actors=list(self.action.actors),
                                                       targets=list(self.action.targets),
                                                       reacted=list(self.action.reacted)),
            snatched=self.snatched and dataclasses.replace(self.snatched))
