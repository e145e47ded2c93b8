/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a skirmish: the kinds of its records, the edits that are more than one record, and what they share. */

#pragma once

#include "core/rules/vedette-record-kind.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* Each stands for the edits that add, change and remove a record. */
extern const VedetteRecordKind vedette_battle_kind;
extern const VedetteRecordKind vedette_side_kind;
extern const VedetteRecordKind vedette_contingent_kind;
extern const VedetteRecordKind vedette_line_kind;
extern const VedetteRecordKind vedette_fight_kind;
extern const VedetteRecordKind vedette_card_kind;
extern const VedetteRecordKind vedette_body_kind;
extern const VedetteRecordKind vedette_trait_kind;
extern const VedetteRecordKind vedette_place_kind;

extern const VedetteMoveKind vedette_put_right_move;
extern const VedetteMoveKind vedette_set_switch_move;
extern const VedetteMoveKind vedette_remind_again_move;
extern const VedetteMoveKind vedette_remove_line_move;
extern const VedetteMoveKind vedette_move_line_move;
extern const VedetteMoveKind vedette_split_line_move;
extern const VedetteMoveKind vedette_join_lines_move;
extern const VedetteMoveKind vedette_split_body_move;
extern const VedetteMoveKind vedette_join_bodies_move;
extern const VedetteMoveKind vedette_leave_body_move;

void  vedette_papers_note_side     (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    gint64                 side);
void  vedette_papers_forget_target (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    gpointer               target);
guint vedette_papers_find_position (const VedetteSkirmish *skirmish,
                                    VedetteFigure         *figure);

G_END_DECLS
