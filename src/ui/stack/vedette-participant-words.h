/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a row of the participants says. */

#pragma once

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

char *vedette_participant_say_title   (gpointer            record,
                                       gboolean            brief);
char *vedette_participant_say_details (const VedetteStack *stack,
                                       gpointer            record,
                                       gboolean            brief);
char *vedette_participant_say_tokens  (gpointer            record);

G_END_DECLS
