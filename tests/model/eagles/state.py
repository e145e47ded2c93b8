# SPDX-License-Identifier: GPL-3.0-or-later
"""What a grand-tactical battle is (rules.md 7.3), by names instead of numbers."""

import pickle
from dataclasses import dataclass, field

from eagles import rules
from eagles.rules import SIDES


@dataclass
class Command:
    """An army, a corps or a division as its commander. The army is its side, of an army, too."""
    name: str
    side: str
    rating: str = 'average'
    fallen: bool = False
    attached: str = None


@dataclass
class Army(Command):
    pool: int = 0
    allocated: int = None
    independents: str = 'unknown'


@dataclass
class Corps(Command):
    pass


@dataclass
class Division(Command):
    corps: str = None
    independent: bool = False
    place: str = 'on-table'
    arrives: int = 0
    moved: bool = False
    attempted: bool = False
    activation: str = 'none'

    @property
    def present(self):
        return self.place == 'on-table'


@dataclass
class Unit:
    name: str
    division: str
    arm: str = 'infantry'
    troops: str = 'line'
    nation: str = None
    strength: int = 1
    status: str = 'ok'
    steps: int = 0
    smoke: bool = False
    ff: bool = False
    gone: bool = False
    tested: bool = False
    checked: bool = False
    activated: bool = False
    threatened: bool = False
    moved: bool = False         # of an independent: it has had its move, or passed it


@dataclass
class Dispatch:
    number: int
    kind: str
    sender: str
    recipient: str
    inside: str
    written: int
    state: str = 'in-transit'
    due: int = 0
    arrived: int = 0
    tried: int = 0
    since: int = 0


def defaults():
    return {key: values[0] for key, values in rules.SWITCHES.items()}


@dataclass
class Battle:
    phase: str = 'setup'
    turn: int = 0
    owner: str = None
    last_owner: str = None      # at the end of the turn before
    swapped: bool = False
    active: str = None
    stole_back: bool = False
    unit: str = None            # in mid-move; among the independents the last that was let act
    resume: str = None          # where a reaction lies
    challenger: str = None
    leader: str = None
    tested: str = None
    reaction: str = 'none'
    cut: bool = False
    armies: dict = field(default_factory=lambda: {side: Army(side, side) for side in SIDES})
    corps: dict = field(default_factory=dict)
    divisions: dict = field(default_factory=dict)
    units: dict = field(default_factory=dict)
    nations: dict = field(default_factory=dict)
    dispatches: list = field(default_factory=list)
    dice: dict = field(default_factory=lambda: dict.fromkeys(rules.CLASSES, 0))
    switches: dict = field(default_factory=defaults)
    # What holds until the next roll (section 6: never retroactive).
    in_force: dict = field(default_factory=defaults)

    def copy(self):
        """A battle of its own; what is undone goes back to one."""
        return pickle.loads(pickle.dumps(self, pickle.HIGHEST_PROTOCOL))

    def command(self, name):
        return self.armies.get(name) or self.corps.get(name) or self.divisions.get(name)

    def commands(self, side):
        return [one for table in (self.armies, self.corps, self.divisions) for one in table.values() if one.side == side]

    def division_of(self, unit):
        return self.divisions[self.units[unit].division]

    def side_of(self, unit):
        return self.division_of(unit).side

    def units_of(self, division):
        return [unit for unit in self.units.values() if unit.division == division and not unit.gone]

    def standing(self):
        """Units that are on the table."""
        return [unit for unit in self.units.values() if not unit.gone and self.divisions[unit.division].present]

    @property
    def active_side(self):
        return self.divisions[self.active].side if self.active else None

    @property
    def among_independents(self):
        return self.phase in ('independents-early', 'independents-late')

    @property
    def moving_side(self):
        """A-E41: of the active division, or of the independent that moves."""
        if self.among_independents:
            return self.side_of(self.unit) if self.unit else None
        return self.active_side

    @property
    def due(self):
        """A-E40: the independent whose move is due."""
        unit = self.units[self.unit] if self.among_independents and self.unit else None
        return unit.name if unit and not unit.moved and unit in self.standing() else None

    def drop_threats(self):
        for unit in self.units.values():
            unit.threatened = False

    @property
    def suspended(self):
        return next((name for name, one in self.divisions.items() if one.activation == 'suspended'), None)

    def waits(self, division):
        """May be named by the owner. Of a formation without units, nobody has said which it has."""
        said = any(unit.division == division.name for unit in self.units.values())
        return (division.present and not division.independent and not division.moved and division.activation == 'none'
                and (not said or bool(self.units_of(division.name))))

    def waiting(self, side):
        return [one.name for one in self.divisions.values() if one.side == side and self.waits(one)]

    def attached_to(self, division):
        """Who leads with it besides its own commander, the senior first."""
        return [one for table in (self.armies, self.corps) for one in table.values()
                if one.attached == division and not one.fallen]

    def roller(self, division):
        """E-32: the senior officer present, or nobody (A-E32)."""
        attached, own = self.attached_to(division), self.divisions[division]
        return attached[0] if attached else None if own.fallen else own

    def mostly_elite(self, division, by):
        weights = [(unit.troops == 'elite', unit.strength if by == 'strength' else 1) for unit in self.units_of(division)]
        return 2 * sum(weight for elite, weight in weights if elite) > sum(weight for _, weight in weights)

    def free_independents(self, when):
        """Units that may still activate, of the armies whose go it is."""
        return [unit.name for unit in self.standing() if not unit.activated and self.divisions[unit.division].independent
                and self.armies[self.divisions[unit.division].side].independents == when]

    def arrived_orders(self, recipient):
        return [one for one in self.dispatches if one.kind == 'order' and one.recipient == recipient and one.state == 'arrived']

    def dispatch(self, number):
        return next((one for one in self.dispatches if one.number == number), None)
