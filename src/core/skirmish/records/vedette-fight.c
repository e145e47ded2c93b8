/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight: who fights whom, with a name or without. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-fight.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-figure.h"

VEDETTE_DEFINE_RECORD (VedetteFight, vedette_fight, "fight", VEDETTE_FIGHT_FIELDS)

/* Returns: whether the players gave it a name */
gboolean
vedette_fight_is_named (VedetteFight *self)
{
  return *vedette_fight_get_name (self) != '\0';
}
