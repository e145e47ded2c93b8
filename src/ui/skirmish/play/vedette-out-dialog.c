/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which line loses men, or of which they leave the table, and how many: a digit, and it is done. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-out-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/play/vedette-men-row.h"
#include "ui/widgets/vedette-dialog.h"

#define VEDETTE_TYPE_OUT_DIALOG (vedette_out_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOutDialog, vedette_out_dialog, VEDETTE, OUT_DIALOG, VedetteDialog)

/**
 * VedetteOutDialog:
 *
 * The line that is chosen in the roster, or that is most likely meant, is chosen already. A digit from 1 to 9 takes as many
 * out, or off the table; Enter takes what stands in the number.
 */
struct _VedetteOutDialog
{
  VedetteDialog parent_instance;

  VedetteSession *session;
  const char *name; /* of the move */
  GListModel *choices;
  GtkWidget *line;
  GtkWidget *men;
};

G_DEFINE_FINAL_TYPE (VedetteOutDialog, vedette_out_dialog, VEDETTE_TYPE_DIALOG)

static gint64
get_line (VedetteOutDialog *self)
{
  g_autoptr (VedetteChoice) choice =
    g_list_model_get_item (self->choices, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->line)));

  return choice != NULL ? vedette_choice_get_id (choice) : 0;
}

/* Returns: whether they leave the table, and are not lost (A-S46) */
static gboolean
is_leaving (VedetteOutDialog *self)
{
  return g_str_equal (self->name, "left");
}

static void
take_out (VedetteOutDialog *self,
          int               men)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, self->name);
  g_autoptr (VedetteIds) lines = vedette_ids_new_one (get_line (self));
  g_autoptr (GError) error = NULL;

  g_object_set (move, "men", MAX (men, 1), NULL);
  if (is_leaving (self))
    g_object_set (move, "line", lines, NULL);
  else
    g_object_set (move, "line", get_line (self), NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
}

static void
accept (VedetteDialog *dialog)
{
  VedetteOutDialog *self = VEDETTE_OUT_DIALOG (dialog);

  take_out (self, vedette_men_row_get_men (self->men));
}

/* While a number is typed, a digit is a part of it. */
static gboolean
on_digit (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  VedetteOutDialog *self = VEDETTE_OUT_DIALOG (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->men))
    return FALSE;
  take_out (self, g_variant_get_int32 (args));
  return TRUE;
}

static void
vedette_out_dialog_dispose (GObject *object)
{
  VedetteOutDialog *self = VEDETTE_OUT_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (vedette_out_dialog_parent_class)->dispose (object);
}

static void
vedette_out_dialog_class_init (VedetteOutDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_out_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  for (guint i = 1; i <= 9; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + i, 0, on_digit, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + i, 0, on_digit, "i", i);
    }
}

static void
vedette_out_dialog_init (VedetteOutDialog *self)
{
}

static void
on_line (VedetteOutDialog *self)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  figure = vedette_skirmish_find_figure (&skirmish, get_line (self));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->men), 1, figure != NULL ? vedette_figure_get_standing (figure) : 1);
  /* Who leaves does so with all his, as a rule. */
  if (is_leaving (self) && figure != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->men), vedette_figure_get_standing (figure));
}

/* Names alone may be those of both sides. */
static GStrv
list_lines (VedetteOutDialog      *self,
            const VedetteSkirmish *skirmish)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (self->choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_choice_get_id (choice));
      /* Translators: a side, and a line of its roster */
      g_autofree char *label = g_strdup_printf (C_("line of a side", "%s: %s"),
                                                vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure)),
                                                vedette_figure_get_name (figure));

      g_strv_builder_add (labels, label);
    }
  return g_strv_builder_end (labels);
}

/* The line that is chosen in the roster, else the first that is in melee, or that is free to leave */
static guint
find_likely (VedetteOutDialog      *self,
             const VedetteSkirmish *skirmish,
             VedetteFigure         *figure)
{
  guint likely = 0;
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (self->choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices, i);
      VedetteFigure *line = vedette_skirmish_find_figure (skirmish, vedette_choice_get_id (choice));

      if (line == figure)
        return i;
      if (!found && vedette_figure_get_melee (line) == (is_leaving (self) ? VEDETTE_TRI_NO : VEDETTE_TRI_YES))
        {
          likely = i;
          found = TRUE;
        }
    }
  return likely;
}

/**
 * vedette_out_dialog_new:
 * @name: of the move: "out" or "left"
 * @figure: (nullable): the line that is meant
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_out_dialog_new (GtkWindow      *parent,
                        VedetteSession *session,
                        const char     *name,
                        VedetteFigure  *figure)
{
  gboolean leaving = g_str_equal (name, "left");
  VedetteOutDialog *self = g_object_new (VEDETTE_TYPE_OUT_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                         leaving ? _("Who Has Left the Table?") : _("Who Is Out?"), NULL);
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, name);
  g_auto (GStrv) labels = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->session = g_object_ref (session);
  self->name = vedette_move_get_name (move);
  self->choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "line", NULL);
  labels = list_lines (self, &skirmish);
  self->line = vedette_row_add_choice (group, _("Line"), NULL, (const char * const *) labels,
                                       find_likely (self, &skirmish, figure));
  self->men = vedette_row_add (group, _("How many"),
                               leaving ? _("1 to 9 takes as many off at once") : _("1 to 9 takes as many out at once"),
                               vedette_men_row_new_spin (1));
  on_line (self);
  g_signal_connect_object (self->line, "notify::selected", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), leaving ? _("Left the Table") : _("Out"));
  if (figure == NULL)
    gtk_widget_grab_focus (self->line);
  return GTK_WIDGET (self);
}
