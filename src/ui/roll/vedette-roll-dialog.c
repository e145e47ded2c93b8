/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heart: who makes the attempt, why, with which factors, and the roll. */

#include "ui/roll/vedette-roll-dialog.h"

GtkWidget *
vedette_roll_dialog_new (GtkWindow      *parent,
                         VedetteSession *session)
{
  return g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
}
