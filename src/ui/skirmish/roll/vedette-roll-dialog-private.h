/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that make up the roll dialog share. */

#pragma once

#include "core/skirmish/state/vedette-nomination.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui/skirmish/roll/vedette-roll-die.h"
#include "ui/skirmish/roll/vedette-roll-factors.h"
#include "ui/skirmish/roll/vedette-roll-nominee.h"
#include "ui/skirmish/roll/vedette-roll-odds.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-why-button.h"

G_BEGIN_DECLS

/**
 * VedetteRollDialog:
 *
 * Makes the snatch roll, or lets it pass, and closes; what came of it is for the window to show.
 */
struct _VedetteRollDialog
{
  AdwWindow parent_instance;

  /* owned */
  VedetteSession *session;
  char *tried; /* why the last thing that was tried cannot be done */

  const char *pending; /* the move that "Agreed" makes */
  gint64 chosen;       /* the line that was chosen last, 0 for someone else */
  gboolean done;

  /* template */
  VedetteAdaptive *adaptive;
  GtkLabel *sign;
  GtkLabel *title;
  AdwBin *side;
  AdwBin *above;
  AdwBin *below;
  VedetteRollNominee *nominee;
  VedetteRollOdds *odds;
  VedetteRollFactors *factors;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkWidget *agreed;
  VedetteRollDie *die;
};

VedetteMove *vedette_roll_dialog_declare         (VedetteRollDialog *self);
gboolean     vedette_roll_dialog_rolls_real      (VedetteRollDialog *self);
void         vedette_roll_dialog_refuse          (VedetteRollDialog *self,
                                                  VedetteMove       *move,
                                                  const char        *why);
void         vedette_roll_dialog_install_actions (GtkWidgetClass    *widget_class);

G_END_DECLS
