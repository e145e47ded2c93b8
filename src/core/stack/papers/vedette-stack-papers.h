/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a token stack, in the order in which they are offered: the kinds of its records, and other edits. */

#pragma once

#include "core/rules/vedette-record-kind.h"
#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

#define VEDETTE_STACK_PAPERS(RECORD, MOVE)                                                                             \
  MOVE (vedette_stack_put_right_move)                                                                                  \
  RECORD (vedette_stack_about)                                                                                         \
  MOVE (vedette_stack_set_switch_move)                                                                                 \
  MOVE (vedette_stack_add_participants_move)                                                                           \
  RECORD (vedette_character)                                                                                           \
  RECORD (vedette_enemy)                                                                                               \
  RECORD (vedette_hired)                                                                                               \
  RECORD (vedette_pool)                                                                                                \
  RECORD (vedette_effect)

#define VEDETTE_STACK_DECLARE_KIND(type_name) extern const VedetteRecordKind type_name##_kind;
#define VEDETTE_STACK_DECLARE_EDIT(name) extern const VedetteMoveKind name;
VEDETTE_STACK_PAPERS (VEDETTE_STACK_DECLARE_KIND, VEDETTE_STACK_DECLARE_EDIT)

/* What the other folders of participants need besides */
void vedette_stack_fit_new     (const VedetteStack *self,
                                gpointer            draft);
void vedette_stack_check_new   (const VedetteStack *self,
                                gpointer            record,
                                gpointer            draft,
                                VedetteRuling      *ruling);
void vedette_stack_check_room  (const VedetteStack *self,
                                GPtrArray          *drafts,
                                VedetteRuling      *ruling);
void vedette_stack_insert_new  (const VedetteStack *self,
                                VedetteEdit        *edit,
                                gpointer            draft);

G_END_DECLS
