/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, as a form. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-line-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-traits.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/skirmish/roster/vedette-traits-dialog.h"

#define FIGURE "vedette-figure"

static VedetteSession *
get_session (GtkWidget *form)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (form));
}

static gint64
get_line (GtkWidget *form)
{
  return vedette_record_get_id (g_object_get_data (G_OBJECT (form), FIGURE));
}

static void
on_traits (GtkWidget *form)
{
  gtk_window_present (GTK_WINDOW (vedette_traits_dialog_new (GTK_WINDOW (form), get_session (form), get_line (form))));
}

/* What the button shows is what the line has now. */
static void
update_traits (GtkLabel  *label,
               GtkWidget *form)
{
  g_autoptr (GPtrArray) traits = vedette_traits_list (vedette_session_get_battle (get_session (form)), get_line (form));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < traits->len; i++)
    {
      g_autofree char *said = vedette_trait_say (traits->pdata[i]);

      if (i > 0)
        g_string_append (text, C_("list of names", ", "));
      g_string_append (text, said);
    }
  gtk_label_set_text (label, traits->len > 0 ? text->str : C_("traits", "None"));
}

static void
on_session_changed (VedetteSession *session,
                    GtkLabel       *label)
{
  update_traits (label, GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (label))));
}

static void
add_traits (VedetteDeclareForm *form,
            VedetteSession     *session)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_traits), form, G_CONNECT_SWAPPED);
  vedette_declare_form_add_control (form, _("Traits…"), button);
  update_traits (GTK_LABEL (label), GTK_WIDGET (form));
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), label, 0);
}

/**
 * vedette_line_dialog_new_add:
 * @side: the force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_line_dialog_new_add (GtkWindow      *parent,
                             VedetteSession *session,
                             gint64          side)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-line");
  VedetteDeclareForm *form;

  if (side != 0)
    g_object_set (move, "side", side, NULL);
  form = vedette_declare_form_new (parent, session, move, _("Add a Line"), _("Add"));
  vedette_declare_form_focus (form, "name");
  return GTK_WIDGET (form);
}

/**
 * vedette_line_dialog_new_edit:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_line_dialog_new_edit (GtkWindow      *parent,
                              VedetteSession *session,
                              VedetteFigure  *figure)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "set-line");
  VedetteDeclareForm *form;

  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (figure)), NULL);
  form = vedette_declare_form_new (parent, session, move, _("Change the Line"), _("Change"));
  g_object_set_data_full (G_OBJECT (form), FIGURE, g_object_ref (figure), g_object_unref);
  add_traits (form, session);
  vedette_declare_form_focus (form, "name");
  return GTK_WIDGET (form);
}
