/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of those who play, or for whom is rolled: a side, a character, an enemy, the umpire. */

#pragma once

#include <gio/gio.h>

#include "core/rules/vedette-common-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTY (vedette_party_get_type ())
G_DECLARE_FINAL_TYPE (VedetteParty, vedette_party, VEDETTE, PARTY, GObject)

VedetteParty *vedette_party_add        (GListStore   *list,
                                        const char   *id,
                                        const char   *name);
void          vedette_party_set_record (VedetteParty *self,
                                        gint64        record);
void          vedette_party_set_players (VedetteParty *self,
                                         const char   *players);
void          vedette_party_set_look   (VedetteParty *self,
                                        const char   *colour,
                                        VedetteSign   sign,
                                        const char   *letter);
void          vedette_party_set_roller (VedetteParty *self,
                                        const char   *roller);
void          vedette_party_set_rolling (VedetteParty   *self,
                                         VedetteRolling  rolling);

void          vedette_party_set_absent (VedetteParty *self,
                                        gboolean      absent);

const char   *vedette_party_get_id     (VedetteParty *self);
gint64        vedette_party_get_record (VedetteParty *self);
const char   *vedette_party_get_name   (VedetteParty *self);
const char   *vedette_party_get_players (VedetteParty *self);
const char   *vedette_party_get_colour (VedetteParty *self);
VedetteSign   vedette_party_get_sign   (VedetteParty *self);
const char   *vedette_party_get_letter (VedetteParty *self);
const char   *vedette_party_get_roller (VedetteParty *self);
VedetteRolling vedette_party_get_rolling (VedetteParty *self);
gboolean      vedette_party_is_absent  (VedetteParty *self);

G_END_DECLS
