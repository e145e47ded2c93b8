/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about one thing, one below the other. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SWITCH_CARD (vedette_switch_card_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSwitchCard, vedette_switch_card, VEDETTE, SWITCH_CARD, AdwPreferencesGroup)

GtkWidget *vedette_switch_card_new (const VedetteSwitchTable *table,
                                    int                       about,
                                    GPtrArray                *rows);

G_END_DECLS
