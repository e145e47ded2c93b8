# SPDX-License-Identifier: GPL-3.0-or-later
"""What speaks against a request: never possible, refused unless both sides agree, or warned of."""

from verdicts import Objection


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
