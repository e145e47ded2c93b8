/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the reader of files needs of a battle. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-step-private.h"

G_BEGIN_DECLS

void     vedette_battle_set_journal  (VedetteBattle   *self,
                                      VedetteJournal  *journal);
gboolean vedette_battle_replay_step  (VedetteBattle   *self,
                                      JsonObject      *line,
                                      GError         **error);
gboolean vedette_battle_replay_go_to (VedetteBattle   *self,
                                      gint64           n,
                                      GError         **error);
char    *vedette_battle_make_header  (const VedetteSchema *schema);

G_END_DECLS
