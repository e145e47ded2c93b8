/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the roll dialog: what the players have declared and what the rules make of it, and the list of nominees. */

#pragma once

#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "ui/declare/vedette-declare-control.h"
#include "ui/declare/vedette-declare-rows.h"
#include "ui/records/vedette-record-list.h"
#include "ui/skirmish/orders/vedette-card-face.h"
#include "ui/skirmish/roll/vedette-nominee-columns.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui/skirmish/roll/vedette-roll-odds.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-why-button.h"

G_BEGIN_DECLS

enum
{
  TICK_REACH,
  TICK_NO_SIGHT,
  TICK_ENGAGED,
  TICK_BREAK_OFF,
  TICK_CARD,
  TICK_LOW,
  TICK_WON,
  TICK_LOST,
  N_TICKS,
  N_FACTORS = TICK_LOW,
};

/* The ticks as the template has them. The factors have the names of their parameters, which the last ticks of the game have,
 * too. */
extern const char * const vedette_roll_ticks[N_TICKS];

/**
 * VedetteRollDialog:
 *
 * Makes the snatch roll, or skips it, and closes; the window shows the result.
 */
struct _VedetteRollDialog
{
  AdwWindow parent_instance;

  /* owned */
  VedetteSession *session;
  VedetteMove *known;       /* a snatch that says who makes the attempt */
  VedetteDeclareRows *rows; /* the intention, the factors, and an unlisted figure */
  GObject *someone_else;    /* what stands in the list for a figure that is not listed */
  char *tried;              /* why the last thing that was tried cannot be done */

  VedetteNominees nominees;
  VedetteRecordList *list;
  VedetteSkirmish skirmish; /* read again whenever the battle changes */
  const char *pending; /* the move that "Override by Agreement" makes */
  int other;           /* how much easier the players make it */
  gint64 chosen;       /* the line that was chosen last, 0 for an unlisted figure */
  gboolean filling;    /* while the program changes what is shown */
  gboolean done;

  GtkToggleButton *tick[N_TICKS];
  GtkWidget *someone;

  /* template */
  VedetteAdaptive *adaptive;
  GtkLabel *sign;
  GtkBox *panes;
  GtkBox *scrolled;
  GtkWidget *nominee;
  GtkToggleButton *fold;
  GtkLabel *fold_name;
  GtkEditable *find;
  GtkWidget *find_key;
  GtkWidget *list_card;
  AdwBin *list_place;
  GtkWidget *out;
  VedetteRollOdds *odds;
  GtkGrid *intentions;
  GtkGrid *ticks;
  VedetteHoldButton *read; /* beside the tick of the card, whose text it shows */
  GtkPopover *reading;
  VedetteCardFace *face;
  GtkLabel *other_label;
  GtkEditable *other_why;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkWidget *agreed;
  GtkEditable *die;
  GtkWidget *take;
  GtkWidget *decline;
  GtkMenuButton *more;
};

gboolean          vedette_roll_is_ticked     (VedetteRollDialog *self,
                                              int                tick);
GParamSpec       *vedette_roll_find_param    (VedetteRollDialog *self,
                                              const char        *name);
VedetteCandidate *vedette_roll_get_candidate (VedetteRollDialog *self);
gint64            vedette_roll_get_figure    (VedetteRollDialog *self);
char             *vedette_roll_get_name      (VedetteRollDialog *self);
int               vedette_roll_get_natural   (VedetteRollDialog *self);
VedetteResult     vedette_roll_get_result    (VedetteRollDialog *self);
gboolean          vedette_roll_is_real       (VedetteRollDialog *self);
VedetteMove      *vedette_roll_declare       (VedetteRollDialog *self);
char             *vedette_roll_say_effect    (int                easier);
void              vedette_roll_update        (VedetteRollDialog *self);
void              vedette_roll_on_declared   (VedetteRollDialog *self);
void              vedette_roll_refuse        (VedetteRollDialog *self,
                                              VedetteMove       *move,
                                              const char        *why);

void              vedette_roll_bind_nominees (GtkWidgetClass    *klass);
void              vedette_roll_make_nominees (VedetteRollDialog *self);
void              vedette_roll_fold          (VedetteRollDialog *self);
void              vedette_roll_focus_list    (VedetteRollDialog *self);
void              vedette_roll_refresh       (VedetteRollDialog *self,
                                              gint64             figure);

G_END_DECLS
