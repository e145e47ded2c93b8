/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sheets of a token stack ask about their battle: who is shown to whom, and how his tokens look. */

#pragma once

#include "core/stack/state/vedette-stack.h"
#include "print/vedette-sheet-flow.h"

G_BEGIN_DECLS

/* Letters of large print, in points */
#define VEDETTE_STACK_PAPER_LARGE 14.0

/**
 * VedetteStackPaper:
 * @stack: the battle
 * @audience: who will read the sheet
 * @title: of the battle, as he may know it
 * @owners: (element-type VedetteRecord): who owns a colour and is shown to him
 * @parties: (element-type VedetteParty): how their tokens look; the last is the End
 * @next: the bag as it would be filled, if no round goes on
 */
typedef struct
{
  VedetteStack stack;
  const char *audience;
  char *title;
  GPtrArray *owners;
  GListStore *parties;
  VedetteEdit *next;
} VedetteStackPaper;

void       vedette_stack_paper_read     (VedetteStackPaper *self,
                                         VedetteBattle     *battle,
                                         guint              reader);
void       vedette_stack_paper_clear    (VedetteStackPaper *self);

gboolean   vedette_stack_paper_shows    (VedetteStackPaper *self,
                                         gpointer           record,
                                         const char        *field);
GPtrArray *vedette_stack_paper_list     (VedetteStackPaper *self,
                                         gpointer           owner);
int        vedette_stack_paper_count    (VedetteStackPaper *self,
                                         gpointer           owner);
void       vedette_stack_paper_add_disc (VedetteStackPaper *self,
                                         VedettePage       *page,
                                         gpointer           owner,
                                         gboolean           with_sign,
                                         double             x,
                                         double             y,
                                         double             width);
void       vedette_stack_paper_add_sign (VedetteStackPaper *self,
                                         VedettePage       *page,
                                         gpointer           owner,
                                         double             x,
                                         double             y,
                                         double             width);

/* The sheets */
extern const char *const vedette_stack_readers[];

GPtrArray *vedette_stack_summary_lay_out (VedetteBattle     *battle,
                                          gboolean           large,
                                          VedettePaper       paper,
                                          guint              reader);
GPtrArray *vedette_stack_summary_list_rules (VedetteStackPaper *self);
GPtrArray *vedette_stack_tokens_lay_out  (VedetteBattle     *battle,
                                          gboolean           large,
                                          VedettePaper       paper,
                                          guint              reader);
GPtrArray *vedette_stack_colours_lay_out (VedetteBattle     *battle,
                                          gboolean           large,
                                          VedettePaper       paper,
                                          guint              reader);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteStackPaper, vedette_stack_paper_clear)

G_END_DECLS
