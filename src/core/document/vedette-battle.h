/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle: its records, its steps, and the step at which the battle is. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-battle-error.h"
#include "core/document/vedette-edit.h"
#include "core/document/vedette-schema.h"
#include "core/document/vedette-step.h"
#include "core/journal/vedette-journal.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BATTLE (vedette_battle_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBattle, vedette_battle, VEDETTE, BATTLE, GObject)

/**
 * VedetteStopwatch:
 *
 * Measures how long a clock has run.
 *
 * Returns: the whole seconds for which a clock has run since the newest step
 */
typedef gint64 (*VedetteStopwatch) (gpointer user_data);

VedetteBattle       *vedette_battle_new          (const VedetteSchema  *schema);

const VedetteSchema *vedette_battle_get_schema   (VedetteBattle        *self);
GListModel          *vedette_battle_get_records  (VedetteBattle        *self,
                                                  GType                 type);
gpointer             vedette_battle_get_single   (VedetteBattle        *self,
                                                  GType                 type);
gpointer             vedette_battle_find         (VedetteBattle        *self,
                                                  GType                 type,
                                                  gint64                id);
GListModel          *vedette_battle_get_steps    (VedetteBattle        *self);

VedetteEdit         *vedette_battle_edit         (VedetteBattle        *self,
                                                  const char           *kind);
VedetteStep         *vedette_battle_commit       (VedetteBattle        *self,
                                                  VedetteEdit          *edit,
                                                  GError              **error);
gboolean             vedette_battle_go_to        (VedetteBattle        *self,
                                                  gint64                n,
                                                  GError              **error);
gint64               vedette_battle_get_cursor   (VedetteBattle        *self);
VedetteStep         *vedette_battle_get_current  (VedetteBattle        *self);
VedetteStep         *vedette_battle_get_undo     (VedetteBattle        *self);
VedetteStep         *vedette_battle_get_redo     (VedetteBattle        *self);
VedetteStep         *vedette_battle_get_step     (VedetteBattle        *self,
                                                  gint64                n);
guint                vedette_battle_get_n_branch (VedetteBattle        *self);
guint                vedette_battle_get_place    (VedetteBattle        *self);
VedetteStep         *vedette_battle_get_branch   (VedetteBattle        *self,
                                                  guint                 index);
gboolean             vedette_battle_is_on_branch (VedetteBattle        *self,
                                                  VedetteStep          *step);

char                *vedette_battle_dump         (VedetteBattle        *self);
char                *vedette_battle_get_time     (VedetteBattle        *self);
void                 vedette_battle_set_clock    (VedetteBattle        *self,
                                                  const char           *time);
void                 vedette_battle_set_stopwatch (VedetteBattle       *self,
                                                  VedetteStopwatch      stopwatch,
                                                  gpointer              user_data);

VedetteJournal      *vedette_battle_get_journal  (VedetteBattle        *self);
gboolean             vedette_battle_wait_durable (VedetteBattle        *self,
                                                  GError              **error);

G_END_DECLS
