/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line and a number beside it, as “Archers 2” is typed: losses, and how many are in melee. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteLineNumber:
 * @line: the id of a line of the roster
 * @men: the number, 0 if a word stood in its place
 * @melee: yes for a number, or what the word said
 */
typedef struct
{
  gint64 line;
  int men;
  VedetteTri melee;
} VedetteLineNumber;

GArray *vedette_line_numbers_read_losses (const VedetteSkirmish  *skirmish,
                                          const char * const     *texts,
                                          GError                **error);
GArray *vedette_line_numbers_read_melee  (const VedetteSkirmish  *skirmish,
                                          const char * const     *texts,
                                          GError                **error);

G_END_DECLS
