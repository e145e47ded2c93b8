/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of a battle for the reader of files. Only core/document uses this file. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-step-private.h"
#include "core/document/vedette-store.h"

G_BEGIN_DECLS

VedetteStore *vedette_battle_get_store (VedetteBattle *self);
gint64   vedette_battle_get_top_n    (VedetteBattle   *self);
void     vedette_battle_push_step    (VedetteBattle   *self,
                                      VedetteStep     *step,
                                      gsize            offset,
                                      gsize            length);
void     vedette_battle_set_journal  (VedetteBattle   *self,
                                      VedetteJournal  *journal);
gboolean vedette_battle_replay_step  (VedetteBattle   *self,
                                      JsonObject      *line,
                                      gsize            offset,
                                      gsize            length,
                                      GError         **error);
gboolean vedette_battle_replay_go_to (VedetteBattle   *self,
                                      gint64           n,
                                      GError         **error);
gboolean vedette_battle_replay_settle (VedetteBattle  *self,
                                       guint           at_most,
                                       gboolean       *settled,
                                       GError        **error);
char    *vedette_battle_make_header  (const VedetteSchema *schema);

G_END_DECLS
