/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For how long one party has had the battle in hand. */

#pragma once

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

/**
 * VedettePartyClock:
 * @party: the party whose clock it is
 * @seconds: for how long the party has had the battle in hand, so far
 * @holds: whether it has the battle in hand now
 */
#define VEDETTE_PARTY_CLOCK_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                         \
  OBJECT (VedetteParty *, party)                                                                                       \
  PLAIN (gint64, seconds)                                                                                              \
  PLAIN (gboolean, holds)

#define VEDETTE_TYPE_PARTY_CLOCK (vedette_party_clock_get_type ())
VEDETTE_DECLARE_VALUE (VedettePartyClock, vedette_party_clock, PARTY_CLOCK, VEDETTE_PARTY_CLOCK_FIELDS)

char *vedette_party_clock_say_minutes (gint64             seconds);
char *vedette_party_clock_describe    (VedettePartyClock *self);

G_END_DECLS
