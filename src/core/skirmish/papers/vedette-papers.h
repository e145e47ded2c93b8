/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a skirmish: the kinds of its records, the edits that are more than one record, and what they share. */

#pragma once

#include "core/rules/vedette-record-kind.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* In the order in which they are offered: what stands here is part of the system. A record stands for the edits that add,
 * change and remove it, which are said in the table of its kind. */
#define VEDETTE_PAPERS(RECORD, MOVE)                                                                                   \
  MOVE (vedette_put_right_move)                                                                                        \
  RECORD (vedette_about)                                                                                               \
  RECORD (vedette_force)                                                                                               \
  MOVE (vedette_set_switch_move)                                                                                       \
  MOVE (vedette_remind_again_move)                                                                                     \
  RECORD (vedette_contingent)                                                                                          \
  RECORD (vedette_figure)                                                                                              \
  MOVE (vedette_add_army_move)                                                                                         \
  MOVE (vedette_remove_line_move)                                                                                      \
  MOVE (vedette_move_line_move)                                                                                        \
  MOVE (vedette_split_line_move)                                                                                       \
  MOVE (vedette_join_lines_move)                                                                                       \
  RECORD (vedette_fight)                                                                                               \
  RECORD (vedette_order_card)                                                                                          \
  RECORD (vedette_body)                                                                                                \
  MOVE (vedette_split_body_move)                                                                                       \
  MOVE (vedette_join_bodies_move)                                                                                      \
  MOVE (vedette_leave_body_move)                                                                                       \
  RECORD (vedette_trait)                                                                                               \
  RECORD (vedette_place)

#define VEDETTE_DECLARE_RECORD_KIND(type_name) extern const VedetteRecordKind type_name##_kind;
#define VEDETTE_DECLARE_EDIT(name) extern const VedetteMoveKind name;
VEDETTE_PAPERS (VEDETTE_DECLARE_RECORD_KIND, VEDETTE_DECLARE_EDIT)

/* All records that a battle has, in the order in which machines are told of them */
#define VEDETTE_RECORDS(TYPE)                                                                                          \
  TYPE (vedette_about)                                                                                                 \
  TYPE (vedette_skirmish_switches)                                                                                     \
  TYPE (vedette_skirmish_game)                                                                                         \
  TYPE (vedette_force)                                                                                                 \
  TYPE (vedette_contingent)                                                                                            \
  TYPE (vedette_figure)                                                                                                \
  TYPE (vedette_order_card)                                                                                            \
  TYPE (vedette_body)                                                                                                  \
  TYPE (vedette_trait)                                                                                                 \
  TYPE (vedette_fight)                                                                                                 \
  TYPE (vedette_place)

void  vedette_papers_note_side     (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    gint64                 side);
void  vedette_papers_change_side   (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    VedetteFigure         *figure,
                                    gint64                 side);
void  vedette_papers_forget_target (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    gpointer               target);
guint vedette_papers_find_position (const VedetteSkirmish *skirmish,
                                    VedetteFigure         *figure);
gint64 vedette_papers_split_line   (const VedetteSkirmish *skirmish,
                                    VedetteEdit           *edit,
                                    VedetteFigure         *figure,
                                    int                    men,
                                    const char            *name);

G_END_DECLS
