# SPDX-License-Identifier: GPL-3.0-or-later
"""What speaks against a request: refusals and warnings by the ids of the catalogue."""

from dataclasses import dataclass

import rules


@dataclass(frozen=True)
class Objection:
    """Refused (R) or warned of (W), and by which ids: the first is what the catalogue calls it, the others name the same
    thing where two rules say it. A *closed* one is a request that has no place in the state: both sides could agree to
    that, but the catalogue does not say what comes of it, so that the player leaves it. An *optional* one may be raised, or
    the thing may be accepted and come to nothing: the catalogue leaves open which. `*` stands for any id, and for none."""
    ids: tuple
    warn: bool = False
    closed: bool = False
    optional: bool = False

    @property
    def final(self):
        return any(name in rules.FINAL for name in self.ids[:1])

    def __str__(self):
        return '%s %s' % ('W' if self.warn else 'R', '/'.join(str(name) for name in self.ids))


def refuse(*ids):
    return Objection(ids)


def warn(*ids):
    return Objection(ids, warn=True)


def closed(*ids):
    return Objection(ids, closed=True)
