# SPDX-License-Identifier: GPL-3.0-or-later
"""The systems of which there is a second model, and where it is."""

import functools
import importlib
from collections import namedtuple

# Of each, the package of its modules with a point at the end; none is this folder.
SYSTEMS = {'skirmish': '', 'eagles': 'eagles.', 'stack': 'stack.'}

System = namedtuple('System', 'Model Player rules reading')


@functools.cache
def find(name):
    model, player, rules, reading = (importlib.import_module(SYSTEMS[name] + part)
                                     for part in ('model', 'player', 'rules', 'reading'))
    return System(model.Model, player.Player, rules, reading)
