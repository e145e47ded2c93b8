/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies as text, out of a battle and into one: what command line and window share. */

#pragma once

#include "core/rules/vedette-army-format.h"

G_BEGIN_DECLS

/* What is longer is no army, in bytes; the reading of it has limits of its own, in lines and letters */
#define VEDETTE_ARMY_MAX_LENGTH ((gsize) 1024 * 1024)

/**
 * VedetteArmyError:
 * @VEDETTE_ARMY_ERROR_NONE: the system of the battle has no armies, or the battle no such side
 * @VEDETTE_ARMY_ERROR_SYSTEM: the text says that it is an army of another system
 * @VEDETTE_ARMY_ERROR_TEXT: it is no text, or too long
 *
 * Why an army cannot be written or read.
 */
typedef enum
{
  VEDETTE_ARMY_ERROR_NONE,
  VEDETTE_ARMY_ERROR_SYSTEM,
  VEDETTE_ARMY_ERROR_TEXT,
} VedetteArmyError;

#define VEDETTE_ARMY_ERROR (vedette_army_error_quark ())
GQuark vedette_army_error_quark (void);

const VedetteArmyFormat *vedette_army_get_format (VedetteRules  *rules);
char                    *vedette_army_list_sides (VedetteRules  *rules);
char                    *vedette_army_get_side   (VedetteRules  *rules,
                                                  const char    *word);

char                    *vedette_army_export     (VedetteRules  *rules,
                                                  const char    *side,
                                                  const char    *audience,
                                                  GPtrArray    **left,
                                                  GError       **error);
char                    *vedette_army_decode     (const char    *text,
                                                  gsize          length,
                                                  GError       **error);
char                    *vedette_army_get_system (const char    *text);
VedetteMove             *vedette_army_new_import (VedetteRules  *rules,
                                                  const char    *side,
                                                  const char    *text,
                                                  GError       **error);

G_END_DECLS
