/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table is right: what corrections of what was recorded have alike in all systems. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

void vedette_put_right_field       (VedetteMove  *move,
                                    VedetteEdit  *edit,
                                    gpointer      record,
                                    const char   *field);

void vedette_put_right_say_about   (GStrvBuilder *sentences,
                                    const char   *name,
                                    char         *sentence);
void vedette_put_right_say_changes (GStrvBuilder       *sentences,
                                    JsonObject         *facts,
                                    GType               type,
                                    const char * const *fields,
                                    gsize               n);

G_END_DECLS
