/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A contingent, as a form: its name, its leader, its player. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-contingent-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"

struct _VedetteContingentDialog
{
  VedetteFormDialog parent_instance;

  GtkEntry *name;
  GtkDropDown *side;
  GtkDropDown *leader;
  GtkEntry *player;

  VedetteContingent *contingent; /* NULL for a new one */
  GArray *leaders;               /* ids behind the drop-down, 0 for none */
};

G_DEFINE_FINAL_TYPE (VedetteContingentDialog, vedette_contingent_dialog, VEDETTE_TYPE_FORM_DIALOG)

static void
vedette_contingent_dialog_dispose (GObject *object)
{
  VedetteContingentDialog *self = VEDETTE_CONTINGENT_DIALOG (object);

  g_clear_object (&self->contingent);
  g_clear_pointer (&self->leaders, g_array_unref);

  G_OBJECT_CLASS (vedette_contingent_dialog_parent_class)->dispose (object);
}

static VedetteBattle *
get_battle (VedetteContingentDialog *self)
{
  return vedette_session_get_battle (vedette_form_dialog_get_session (VEDETTE_FORM_DIALOG (self)));
}

static gint64
get_side (VedetteContingentDialog *self)
{
  VedetteSkirmish skirmish;

  if (self->contingent != NULL)
    return vedette_contingent_get_side (self->contingent);
  vedette_skirmish_read (&skirmish, get_battle (self));
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[gtk_drop_down_get_selected (self->side)]));
}

static gboolean
say_text (VedetteContingentDialog *self,
          VedetteMove             *move,
          const char              *property,
          GtkEntry                *entry,
          const char              *now)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  if (g_str_equal (text, now))
    return FALSE;
  g_object_set (move, property, text, NULL);
  return TRUE;
}

static gboolean
say_leader (VedetteContingentDialog *self,
            VedetteMove             *move,
            gint64                   now)
{
  gint64 wanted = g_array_index (self->leaders, gint64, gtk_drop_down_get_selected (self->leader));

  if (wanted == now)
    return FALSE;
  if (wanted != 0)
    g_object_set (move, "leader", wanted, NULL);
  else
    g_object_set (move, "no-leader", TRUE, NULL);
  return TRUE;
}

static VedetteMove *
vedette_contingent_dialog_make_move (VedetteFormDialog  *dialog,
                                     GError            **error)
{
  VedetteContingentDialog *self = VEDETTE_CONTINGENT_DIALOG (dialog);
  VedetteContingent *old = self->contingent;
  g_autoptr (VedetteMove) move = vedette_session_new_move (vedette_form_dialog_get_session (dialog),
                                                           old != NULL ? "set-contingent" : "add-contingent");
  gboolean said = old == NULL;

  if (old != NULL)
    g_object_set (move, "contingent", vedette_record_get_id (VEDETTE_RECORD (old)), NULL);
  else
    g_object_set (move, "side", get_side (self), NULL);
  said |= say_text (self, move, "name", self->name, old != NULL ? vedette_contingent_get_name (old) : "");
  said |= say_text (self, move, "player", self->player, old != NULL ? vedette_contingent_get_player (old) : "");
  said |= say_leader (self, move, old != NULL ? vedette_contingent_get_leader (old) : 0);
  return said ? g_steal_pointer (&move) : NULL;
}

static void
vedette_contingent_dialog_class_init (VedetteContingentDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_contingent_dialog_dispose;
  VEDETTE_FORM_DIALOG_CLASS (klass)->make_move = vedette_contingent_dialog_make_move;
}

static void
vedette_contingent_dialog_init (VedetteContingentDialog *self)
{
  self->leaders = g_array_new (FALSE, FALSE, sizeof (gint64));
}

/* Whoever leads now, and the leaders of the side: with thousands of lines the others would be no list to choose from. */
static GListModel *
list_leaders (VedetteContingentDialog *self,
              guint                   *selected)
{
  GListModel *figures = vedette_battle_get_records (get_battle (self), VEDETTE_TYPE_FIGURE);
  GtkStringList *strings = gtk_string_list_new (NULL);
  gint64 side = get_side (self), none = 0;
  gint64 now = self->contingent != NULL ? vedette_contingent_get_leader (self->contingent) : 0;

  *selected = 0;
  g_array_set_size (self->leaders, 0);
  g_array_append_val (self->leaders, none);
  /* Translators: no leader */
  gtk_string_list_append (strings, C_("contingent", "Nobody"));
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (id != now && (vedette_figure_get_side (figure) != side || vedette_figure_get_leader (figure) == VEDETTE_LEADER_NONE))
        continue;
      if (id == now)
        *selected = self->leaders->len;
      g_array_append_val (self->leaders, id);
      gtk_string_list_append (strings, vedette_figure_get_name (figure));
    }
  return G_LIST_MODEL (strings);
}

static void
on_side (VedetteContingentDialog *self)
{
  guint selected;
  g_autoptr (GListModel) strings = list_leaders (self, &selected);

  gtk_drop_down_set_model (self->leader, strings);
}

static void
add_side (VedetteContingentDialog *self,
          gint64                   side)
{
  g_autoptr (GtkStringList) strings = gtk_string_list_new (NULL);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, get_battle (self));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    gtk_string_list_append (strings, vedette_force_get_name (skirmish.forces[i]));
  self->side = vedette_form_dialog_add_drop_down (VEDETTE_FORM_DIALOG (self),
                                                  vedette_record_type_get_label (VEDETTE_TYPE_CONTINGENT, "side"),
                                                  G_LIST_MODEL (strings),
                                                  vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1])) == side);
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
make (GtkWindow         *parent,
      VedetteSession    *session,
      VedetteContingent *contingent,
      gint64             side)
{
  VedetteContingentDialog *self = g_object_new (VEDETTE_TYPE_CONTINGENT_DIALOG, NULL);
  VedetteFormDialog *form = VEDETTE_FORM_DIALOG (self);
  g_autoptr (VedetteContingent) shown = contingent != NULL ? g_object_ref (contingent)
                                                           : g_object_new (VEDETTE_TYPE_CONTINGENT, NULL);
  g_autoptr (GListModel) leaders = NULL;
  guint selected;

  g_set_object (&self->contingent, contingent);
  if (contingent != NULL)
    vedette_form_dialog_set_up (form, parent, session, _("Change the Contingent"), _("Change"));
  else
    vedette_form_dialog_set_up (form, parent, session, _("Add a Contingent"), _("Add"));
  self->name = GTK_ENTRY (vedette_form_dialog_add_field (form, shown, "name"));
  if (contingent == NULL)
    add_side (self, side);
  leaders = list_leaders (self, &selected);
  self->leader = vedette_form_dialog_add_drop_down (form, vedette_record_type_get_label (VEDETTE_TYPE_CONTINGENT, "leader"),
                                                    leaders, selected);
  self->player = GTK_ENTRY (vedette_form_dialog_add_field (form, shown, "player"));
  return GTK_WIDGET (self);
}

/**
 * vedette_contingent_dialog_new_add:
 * @side: the force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_contingent_dialog_new_add (GtkWindow      *parent,
                                   VedetteSession *session,
                                   gint64          side)
{
  return make (parent, session, NULL, side);
}

/**
 * vedette_contingent_dialog_new_edit:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_contingent_dialog_new_edit (GtkWindow         *parent,
                                    VedetteSession    *session,
                                    VedetteContingent *contingent)
{
  return make (parent, session, contingent, 0);
}
