# SPDX-License-Identifier: GPL-3.0-or-later
"""What speaks against a request: never possible, refused unless both sides agree, or warned of."""

from verdicts import forbid, maybe_warn, out_of_place, refuse, warn

__all__ = ['forbid', 'maybe_warn', 'out_of_place', 'refuse', 'warn']
