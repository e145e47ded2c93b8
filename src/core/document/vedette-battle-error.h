/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be wrong with a battle, its file, or what is to change in it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define VEDETTE_BATTLE_ERROR (vedette_battle_error_quark ())
GQuark vedette_battle_error_quark (void);

typedef enum
{
  VEDETTE_BATTLE_ERROR_FORMAT,    /* no Vedette file, or its header is damaged */
  VEDETTE_BATTLE_ERROR_NEWER,     /* made by a newer Vedette */
  VEDETTE_BATTLE_ERROR_SYSTEM,    /* of a game system that is not known */
  VEDETTE_BATTLE_ERROR_LINE,      /* a line of the file is bad */
  VEDETTE_BATTLE_ERROR_STEP,      /* no such step to go to */
  VEDETTE_BATTLE_ERROR_REFERENCE, /* a record would refer to one that is not there */
  VEDETTE_BATTLE_ERROR_NUMBERS,   /* no number is left for a step or a record */
} VedetteBattleError;

G_END_DECLS
