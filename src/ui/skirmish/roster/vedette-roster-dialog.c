/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, or of a contingent, as a form. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-roster-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
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

/* What the form of each is called, which is not what the log calls the edit */
static const struct
{
  GType (*type) (void);
  const char *add_move;
  const char *add;
  const char *change;
} kinds[] = {
  { vedette_figure_get_type, "add-line", N_("Add Line"), N_("Edit Line") },
  { vedette_contingent_get_type, "add-contingent", N_("Add Contingent"), N_("Edit Contingent") },
};

/* Returns: which of them it is; as many as there are if it is none */
static guint
find_kind (GType type)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds) && kinds[i].type () != type)
    i++;
  return i;
}

/* Its name is what is said first. */
static VedetteDeclareForm *
new_form (GtkWindow      *parent,
          VedetteSession *session,
          VedetteMove    *move,
          const char     *title)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, move, g_dgettext (GETTEXT_PACKAGE, title), NULL);

  vedette_declare_form_focus (form, "name");
  return form;
}

/**
 * vedette_roster_dialog_new_add:
 * @type: a line or a contingent
 * @side: the force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_roster_dialog_new_add (GtkWindow      *parent,
                               VedetteSession *session,
                               GType           type,
                               gint64          side)
{
  guint kind = find_kind (type);
  g_autoptr (VedetteMove) move = NULL;

  g_return_val_if_fail (kind < G_N_ELEMENTS (kinds), NULL);

  move = vedette_session_new_move (session, kinds[kind].add_move);
  if (side != 0)
    g_object_set (move, "side", side, NULL);
  return GTK_WIDGET (new_form (parent, session, move, kinds[kind].add));
}

/**
 * vedette_roster_dialog_new_edit:
 * @record: (type VedetteRecord): one that stands in the roster
 *
 * Returns: (transfer none) (nullable): a modal window, to be presented; %NULL if that is none that has a form
 */
GtkWidget *
vedette_roster_dialog_new_edit (GtkWindow      *parent,
                                VedetteSession *session,
                                gpointer        record)
{
  guint kind = find_kind (G_OBJECT_TYPE (record));
  g_autoptr (VedetteMove) move = NULL;
  VedetteDeclareForm *form;

  if (kind == G_N_ELEMENTS (kinds))
    return NULL;
  move = vedette_rules_new_edit_of (vedette_session_get_rules (session), record);
  form = new_form (parent, session, move, kinds[kind].change);
  if (VEDETTE_IS_FIGURE (record))
    {
      g_object_set_data_full (G_OBJECT (form), FIGURE, g_object_ref (record), g_object_unref);
      add_traits (form, session);
    }
  return GTK_WIDGET (form);
}
