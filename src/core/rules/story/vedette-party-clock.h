/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For how long one party has had the battle in hand. */

#pragma once

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTY_CLOCK (vedette_party_clock_get_type ())
G_DECLARE_FINAL_TYPE (VedettePartyClock, vedette_party_clock, VEDETTE, PARTY_CLOCK, GObject)

VedettePartyClock *vedette_party_clock_add         (GListStore        *list,
                                                    VedetteParty      *party,
                                                    gint64             seconds,
                                                    gboolean           holds);

VedetteParty      *vedette_party_clock_get_party   (VedettePartyClock *self);
gint64             vedette_party_clock_get_seconds (VedettePartyClock *self);
gboolean           vedette_party_clock_get_holds   (VedettePartyClock *self);

char              *vedette_party_clock_say_minutes (gint64             seconds);
char              *vedette_party_clock_describe    (VedettePartyClock *self);

G_END_DECLS
