/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record as it is to be: a copy on which an edit is tried before anything is changed. */

#pragma once

#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

gpointer vedette_draft_copy        (gpointer       record);
void     vedette_draft_fill        (gpointer       draft,
                                    VedetteMove   *move);
void     vedette_draft_forbid_same (gpointer       draft,
                                    gpointer       record,
                                    VedetteRuling *ruling);
void     vedette_draft_become      (gpointer       draft,
                                    gpointer       record,
                                    VedetteBattle *battle,
                                    VedetteEdit   *edit);

G_END_DECLS
