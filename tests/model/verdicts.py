# SPDX-License-Identifier: GPL-3.0-or-later
"""What the models call that which speaks against a request, and how a battle is held against what they have of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Objection:
    """Refused (R) or warned of (W), and by which ids: the first is what the catalogue calls it, the others name the same
    thing where two rules say it. A *closed* one is a request that has no place in the state: both sides could agree to
    that, but the catalogue does not say what comes of it, so that the player leaves it. An *optional* one may be raised, or
    the thing may be accepted and come to nothing: the catalogue leaves open which. A *final* one holds even if both sides
    agree. `*` stands for any id, and for none."""
    ids: tuple
    warn: bool = False
    closed: bool = False
    optional: bool = False
    final: bool = False

    def __str__(self):
        return '%s %s' % ('W' if self.warn else 'R', '/'.join(str(name) for name in self.ids))


def forbid(*ids):
    """Not even agreement makes it possible."""
    return Objection(ids, final=True)


def refuse(*ids):
    return Objection(ids)


def warn(*ids):
    return Objection(ids, warn=True)


def maybe_warn(*ids):
    """The catalogue leaves open whether anything is said."""
    return Objection(ids, warn=True, optional=True)


def out_of_place():
    """It has no place in this phase; the catalogue has no number for that."""
    return Objection(('*',), final=True, closed=True)


def compare(found, expected):
    """What is not as the model has it: where, and what."""
    for key in expected:
        if isinstance(expected[key], dict):
            for name in expected[key]:
                if found[key][name] != expected[key][name]:
                    yield key, 'line %s: program %s, model %s' % (name, found[key][name], expected[key][name])
        elif found.get(key) != expected[key]:
            yield key, '%s: program %s, model %s' % (key, found.get(key), expected[key])
