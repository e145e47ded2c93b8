/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What steps tell of melee, as sentences: losses, morale, leaders lost, fights and their end. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

char *vedette_melee_words_say_out    (JsonObject *facts);
char *vedette_melee_words_say_round  (JsonObject *facts);
char *vedette_melee_words_say_fight  (JsonObject *facts);
char *vedette_melee_words_say_losses (JsonObject *facts);
char *vedette_melee_words_say_leavers (JsonObject *facts);
char *vedette_melee_words_say_after  (JsonObject *facts);

G_END_DECLS
