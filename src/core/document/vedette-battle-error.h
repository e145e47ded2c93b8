/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of a battle, of its file, and of an edit that does not fit the battle. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define VEDETTE_BATTLE_ERROR (vedette_battle_error_quark ())
GQuark vedette_battle_error_quark (void);

typedef enum
{
  VEDETTE_BATTLE_ERROR_FORMAT,    /* not a Vedette file, or its header is damaged */
  VEDETTE_BATTLE_ERROR_NEWER,     /* made by a newer Vedette */
  VEDETTE_BATTLE_ERROR_SYSTEM,    /* of an unknown game system */
  VEDETTE_BATTLE_ERROR_LINE,      /* a line of the file is bad */
  VEDETTE_BATTLE_ERROR_STEP,      /* the step to go to does not exist */
  VEDETTE_BATTLE_ERROR_REFERENCE, /* a record would refer to one that does not exist */
  VEDETTE_BATTLE_ERROR_NUMBERS,   /* no number is left for a new step or record */
} VedetteBattleError;

G_END_DECLS
