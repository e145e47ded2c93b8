/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a game system besides what it draws from the rules: pages, panes, dialogs of its own. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "core/systems.h"
#include "print/vedette-drawing.h"
#include "ui/system/vedette-before-card.h"
#include "ui/system/vedette-shortcut.h"

G_BEGIN_DECLS

/**
 * VedetteUiPage:
 * @name: for actions, as in `win.view::forces`
 * @title: marked for translation
 * @icon: of the switcher
 * @new_view: (transfer floating): the view of that session
 * @set_narrow: (nullable): the window has become narrow, or wide again
 * @help: (nullable): the page of the help about it
 *
 * A view of the battle beside others, reached by the switcher and by Alt and its number.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon;
  GtkWidget *(*new_view)   (VedetteSession *session);
  void       (*set_narrow) (GtkWidget      *view,
                            gboolean        narrow);
  const char *help;
} VedetteUiPage;

/**
 * VedettePane:
 * @new_pane: (nullable): (transfer floating): a widget with a state of its own; %NULL for an empty #AdwBin
 * @update: shows the battle as it is now, and makes what an #AdwBin shows
 * @get_selected: (nullable): the record that is chosen in it, 0 for none
 * @find: (nullable): puts the focus where something can be found by its name
 * @wide_only: whether it is left out beside what is due, where there is little room
 * @narrow_only: whether it is left out of what stands beside the bands, where these have room for it
 *
 * A part of the Play view.
 */
typedef struct
{
  GtkWidget *(*new_pane)     (VedetteSession *session);
  void       (*update)       (GtkWidget      *pane,
                              VedetteSession *session);
  gint64     (*get_selected) (GtkWidget      *pane);
  void       (*find)         (GtkWidget      *pane);
  gboolean     wide_only;
  gboolean     narrow_only;
} VedettePane;

/**
 * VedetteOfferDialog:
 * @name: as an offer has it
 * @ask: asks what there is to say of the offer's move, with the record that is chosen in a pane; returns %FALSE if there was
 *   nothing to ask, and then the move is made as it is
 */
typedef struct
{
  const char *name;
  gboolean (*ask) (GtkWindow      *parent,
                   VedetteSession *session,
                   VedetteOffer   *offer,
                   gint64          selected);
} VedetteOfferDialog;

/* Reminds of something at its time, as long as the object lives. Signal "struck" (const char *text) */
typedef GObject *(*VedetteNewClock) (VedetteSession *session);

/**
 * VedetteUiSystem:
 * @system: whose
 * @pages: (nullable): after Play and before Log; ends without a name
 * @head: (nullable): who holds and what all have, above what is due; %NULL: drawn from the status
 * @slot: (nullable): beside what is due, in the place of the number that is needed; %NULL: that number
 * @last: (nullable): in the place of the faces of the die, what came last where no die is rolled; the slot then reaches down
 *   beside the buttons, and both show who holds, so that no card above the stage does
 * @rest: (nullable): in the place of the moves while there are none, where there is room; what has parts stands there then
 * @panes: (nullable): beside or below the moves; ends without functions
 * @new_card: (nullable): (transfer floating) (nullable): what stands on the button of an offer that is a card to choose, while
 *   that choice is what all look at, lower in a narrow window; %NULL for a button like others
 * @dialogs: (nullable): those that offers name; ends without a name
 * @new_form: (nullable): (transfer none): the form of a move, with what is only its own; %NULL: the form as it is
 * @pick_face: (nullable): opens the roll that is due with that face of the die entered; needed where a breakdown has faces
 * @shortcuts: (nullable): the keys of its own views and dialogs; tables that end with an empty row, and %NULL after the last
 * @new_clock: (nullable): reminds of a time
 * @say_result: (nullable): (transfer full) (nullable): what there is to say of the newest step below its result
 * @find_begun: (nullable): (transfer none) (nullable): the earlier step that has no line of its own in the lists of the window,
 *   because @step completes its line, as a Turn completes the draw of its token; each is still undone by itself
 * @find_mark: (nullable): (transfer full) (nullable): the party whose disc stands before the label of an offer
 * @table_sign: (nullable): what the Table View shows before the words of what is due, where no party rolls for that
 * @table: (nullable): what the Table View shows beside what is due, on a page of 1920 × 1080 px; both ask every question
 *   for %VEDETTE_AUDIENCE_ALL, because everyone around the table sees them, and neither takes room while it is hidden
 * @before_title: (nullable): the title of Play before a battle has begun, marked for translation
 * @fill_before: (nullable): adds a #VedetteBeforeCard for each side to @cards, with those of the offers that are for one side
 *   alone, or nothing once the battle has begun
 * @lesson: (nullable): what a player learns from its samples, marked for translation
 * @draw_lesson: (nullable): draws what the lesson is about, into a drawing whose size is set
 */
typedef struct
{
  const VedetteSystem *system;
  const VedetteUiPage *pages;
  const VedettePane *head;
  const VedettePane *slot;
  const VedettePane *last;
  const VedettePane *rest;
  const VedettePane *panes;
  GtkWidget *(*new_card) (VedetteSession *session,
                          VedetteOffer   *offer,
                          gboolean        narrow);
  const VedetteOfferDialog *dialogs;
  GtkWidget *(*new_form) (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move);
  void       (*pick_face)  (GtkWindow      *parent,
                            VedetteSession *session,
                            int             natural);
  const VedetteShortcut *const *shortcuts;
  VedetteNewClock new_clock;
  char *(*say_result) (VedetteSession *session,
                       VedetteStep    *step);
  VedetteStep *(*find_begun) (VedetteSession *session,
                              VedetteStep    *step);
  VedetteParty *(*find_mark) (VedetteSession *session,
                              VedetteOffer   *offer);
  const VedettePane *table_sign;
  const VedettePane *table;
  const char *before_title;
  void (*fill_before) (VedetteSession *session,
                       GListModel     *offers,
                       GListStore     *cards);
  const char *lesson;
  void (*draw_lesson) (VedetteDrawing *drawing);
} VedetteUiSystem;

/* All systems of the program; ends with %NULL. It stands outside of the library, so that tests have their own. */
extern const VedetteUiSystem *const vedette_ui_systems[];

const VedetteUiSystem *vedette_ui_system_find     (VedetteBattle         *battle);
const VedetteUiSystem *vedette_ui_system_find_by  (const VedetteSystem   *system);
GtkWidget             *vedette_pane_new           (const VedettePane     *self,
                                                   VedetteSession        *session);
guint                  vedette_ui_system_n_pages  (const VedetteUiSystem *self);
VedetteStep           *vedette_ui_system_find_begun (VedetteSession       *session,
                                                     VedetteStep          *step);
gboolean               vedette_ui_system_ask      (const VedetteUiSystem *self,
                                                   GtkWindow             *parent,
                                                   VedetteSession        *session,
                                                   VedetteOffer          *offer,
                                                   gint64                 selected);

G_END_DECLS
