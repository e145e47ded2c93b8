/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of Coin besides what it draws from the rules: a page with what it shows, in large letters. */

#include "vedette-config.h"

#include "coin/vedette-coin-ui.h"

#include <glib/gi18n-lib.h>

#include "coin/vedette-coin.h"

static void
on_changed (VedetteSession *session, GtkLabel *label)
{
  gtk_label_set_text (label, vedette_coin_say (vedette_session_get_battle (session)));
}

static GtkWidget *
new_face (VedetteSession *session)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title-1");
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), label, 0);
  on_changed (session, GTK_LABEL (label));
  return label;
}

static const VedetteUiPage pages[] = { { "face", N_("Face"), "starred-symbolic", new_face, NULL, NULL }, { NULL } };

const VedetteUiSystem vedette_coin_ui = { .system = &vedette_coin_system, .pages = pages };
