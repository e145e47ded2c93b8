/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what came of a round of melee: who is out, and morale. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-melee-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-fights.h"
#include "ui/skirmish/play/vedette-men-row.h"
#include "ui/widgets/vedette-dialog.h"

#define VEDETTE_TYPE_MELEE_DIALOG (vedette_melee_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteMeleeDialog, vedette_melee_dialog, VEDETTE, MELEE_DIALOG, VedetteDialog)

/**
 * VedetteMeleeDialog:
 *
 * Lists those who fight, fight by fight, with a number for each, and a line for morale. Enter alone closes the round with
 * nobody out.
 */
struct _VedetteMeleeDialog
{
  VedetteDialog parent_instance;

  VedetteSession *session;
  VedetteMove *move;
  GPtrArray *controls; /* (element-type GtkSpinButton), borrowed; each knows its line */
  GtkWidget *morale;
};

G_DEFINE_FINAL_TYPE (VedetteMeleeDialog, vedette_melee_dialog, VEDETTE_TYPE_DIALOG)

static GStrv
list_losses (VedetteMeleeDialog *self)
{
  g_autoptr (GStrvBuilder) losses = g_strv_builder_new ();

  for (guint i = 0; i < self->controls->len; i++)
    {
      int men = vedette_men_row_get_men (self->controls->pdata[i]);
      g_autofree char *loss = g_strdup_printf ("#%" G_GINT64_FORMAT " %d", vedette_men_row_get_line (self->controls->pdata[i]),
                                               men);

      if (men > 0)
        g_strv_builder_add (losses, loss);
    }
  return g_strv_builder_end (losses);
}

static void
accept (VedetteDialog *dialog)
{
  VedetteMeleeDialog *self = VEDETTE_MELEE_DIALOG (dialog);
  g_auto (GStrv) losses = list_losses (self);
  g_autoptr (GError) error = NULL;

  g_object_set (self->move, "losses", losses, "morale", gtk_editable_get_text (GTK_EDITABLE (self->morale)), NULL);
  if (vedette_session_perform (self->session, self->move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    vedette_dialog_say (dialog, error->message);
}

static void
vedette_melee_dialog_dispose (GObject *object)
{
  VedetteMeleeDialog *self = VEDETTE_MELEE_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->move);
  g_clear_pointer (&self->controls, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_melee_dialog_parent_class)->dispose (object);
}

static void
vedette_melee_dialog_class_init (VedetteMeleeDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_melee_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
}

static void
vedette_melee_dialog_init (VedetteMeleeDialog *self)
{
  self->controls = g_ptr_array_new ();
}

static void
add_lines (VedetteMeleeDialog    *self,
           const VedetteSkirmish *skirmish,
           const char            *title,
           const VedetteIds      *lines)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), title);

  if (self->controls->len == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("How many of each are out"));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    g_ptr_array_add (self->controls,
                     vedette_men_row_add (group, skirmish, vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i))));
}

/* Nobody said who fights: it may be anybody on the table. */
static void
add_all (VedetteMeleeDialog    *self,
         const VedetteSkirmish *skirmish)
{
  GListModel *figures = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) ids = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (vedette_figure_is_on_table (figure) && !vedette_figure_get_hidden (figure))
        g_array_append_val (lines, line);
    }
  ids = vedette_ids_new ((const gint64 *) lines->data, lines->len);
  if (lines->len > 0)
    add_lines (self, skirmish, NULL, ids);
}

static void
add_groups (VedetteMeleeDialog    *self,
            const VedetteSkirmish *skirmish)
{
  g_autoptr (GPtrArray) groups = vedette_fights_list_groups (skirmish);
  gboolean named = FALSE;

  for (guint i = 0; i < groups->len; i++)
    {
      const VedetteFightGroup *group = groups->pdata[i];

      named |= group->name != NULL;
      /* Translators: those in melee who are in no fight that has a name */
      add_lines (self, skirmish, group->name != NULL ? group->name : named ? _("Others") : NULL, group->lines);
    }
  if (groups->len == 0)
    add_all (self, skirmish);
}

/**
 * vedette_melee_dialog_new:
 * @move: the round that is due
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_melee_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move)
{
  VedetteMeleeDialog *self = g_object_new (VEDETTE_TYPE_MELEE_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                           vedette_move_get_label (move), NULL);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->session = g_object_ref (session);
  self->move = g_object_ref (move);
  add_groups (self, &skirmish);
  self->morale = vedette_row_add_entry (vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL), _("Morale"), "");
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Fought"));
  if (self->controls->len > 0)
    gtk_widget_grab_focus (self->controls->pdata[0]);
  return GTK_WIDGET (self);
}
