/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a grand-tactical battle, in the order in which they are offered: the kinds of its records, and other edits. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"
#include "core/rules/vedette-record-kind.h"

G_BEGIN_DECLS

#define VEDETTE_EAGLES_PAPERS(RECORD, MOVE)                                                                            \
  MOVE (vedette_eagles_put_right_move)                                                                                 \
  RECORD (vedette_eagles_about)                                                                                        \
  MOVE (vedette_eagles_set_switch_move)                                                                                \
  MOVE (vedette_eagles_add_forces_move)                                                                                \
  RECORD (vedette_army)                                                                                                \
  RECORD (vedette_corps)                                                                                               \
  RECORD (vedette_division)                                                                                            \
  RECORD (vedette_unit)                                                                                                \
  RECORD (vedette_nation)

#define VEDETTE_EAGLES_DECLARE_KIND(type_name) extern const VedetteRecordKind type_name##_kind;
#define VEDETTE_EAGLES_DECLARE_EDIT(name) extern const VedetteMoveKind name;
VEDETTE_EAGLES_PAPERS (VEDETTE_EAGLES_DECLARE_KIND, VEDETTE_EAGLES_DECLARE_EDIT)

/* What all of the order of battle have alike */
gboolean vedette_eagles_is_in_play      (const VedetteEagles *self,
                                         gint64               id);
gboolean vedette_eagles_is_secret       (const VedetteEagles *self,
                                         gpointer             record);
void     vedette_eagles_note_audience   (const VedetteEagles *self,
                                         VedetteEdit         *edit,
                                         gpointer             record,
                                         gpointer             draft);
gboolean vedette_eagles_is_name_taken   (const VedetteEagles *self,
                                         gpointer             record,
                                         gpointer             draft);
gboolean vedette_eagles_check_length    (const char          *name,
                                         const char          *param,
                                         VedetteRuling       *ruling);
void     vedette_eagles_ask_about_name  (const char          *name,
                                         const char          *param,
                                         VedetteRuling       *ruling);
void     vedette_eagles_check_name      (const VedetteEagles *self,
                                         gpointer             record,
                                         gpointer             draft,
                                         const char          *param,
                                         VedetteRuling       *ruling);
void     vedette_eagles_check_commander (gpointer             draft,
                                         const char          *param,
                                         VedetteRuling       *ruling);
void     vedette_eagles_check_removal   (const VedetteEagles *self,
                                         gpointer             record,
                                         VedetteRuling       *ruling);
void     vedette_eagles_list_formations (VedetteMove          *move,
                                         const VedetteContext *self,
                                         GListStore           *choices);
char    *vedette_eagles_describe_add    (JsonObject          *facts);
char    *vedette_eagles_describe_remove (JsonObject          *facts);

G_END_DECLS
