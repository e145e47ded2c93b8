# SPDX-License-Identifier: GPL-3.0-or-later
"""What speaks against a request: refusals and warnings by the ids of the catalogue."""

import rules
from verdicts import Objection


def refuse(*ids):
    return Objection(ids, final=ids[0] in rules.FINAL)


def warn(*ids):
    return Objection(ids, warn=True, final=ids[0] in rules.FINAL)


def closed(*ids):
    return Objection(ids, closed=True, final=ids[0] in rules.FINAL)
