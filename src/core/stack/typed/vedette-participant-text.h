/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A participant as a person types him: read from text and written as text. */

#pragma once

#include "core/stack/records/vedette-stack-records.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

GPtrArray *vedette_participant_text_read  (VedetteReading      *reading,
                                           const char * const  *taken,
                                           GError             **error);
char      *vedette_participant_text_write (gpointer             record);
void       vedette_participant_set_faction (gpointer             enemy,
                                            const char          *name);
const char *vedette_participant_get_faction (gpointer            enemy);
char      *vedette_participant_get_letter (const char          *name);

G_END_DECLS
