/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shots in reaction: how many or who, at whom, and how far those went who got out of view (S-63 to S-68). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-shoot-back-dialog.h"

#include "ui/declare/vedette-declare-form.h"

/**
 * vedette_shoot_back_dialog_new:
 *
 * A number, names, or nothing but "yes": Enter alone says no more. Inches are asked for only when those who moved went
 * out of view, and what they allow is said at once.
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_shoot_back_dialog_new (GtkWindow      *parent,
                               VedetteSession *session)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "react-shoot");

  return GTK_WIDGET (vedette_declare_form_new (parent, session, move, NULL, NULL));
}
