/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of a battle, of its file, and of an edit that does not fit the battle. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define VEDETTE_BATTLE_ERROR (vedette_battle_error_quark ())
GQuark vedette_battle_error_quark (void);

typedef enum
{
  VEDETTE_BATTLE_ERROR_FORMAT,    /* The file is not a Vedette file, or its header is damaged. */
  VEDETTE_BATTLE_ERROR_NEWER,     /* A newer Vedette has made the file. */
  VEDETTE_BATTLE_ERROR_SYSTEM,    /* The file belongs to an unknown game system. */
  VEDETTE_BATTLE_ERROR_LINE,      /* A line of the file is invalid. */
  VEDETTE_BATTLE_ERROR_STEP,      /* The step to which the caller wants to go does not exist. */
  VEDETTE_BATTLE_ERROR_REFERENCE, /* A record would refer to a record that does not exist. */
  VEDETTE_BATTLE_ERROR_NUMBERS,   /* The battle has no number left for a new step or record. */
} VedetteBattleError;

G_END_DECLS
