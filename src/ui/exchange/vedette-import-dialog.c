/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings an army into a battle: what came, what did not, and what has to be asked. Nothing is dropped in silence, and what is
 * brought in is one step. */

#include "vedette-config.h"

#include "ui/exchange/vedette-import-dialog.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-army.h"
#include "core/systems.h"
#include "ui/declare/vedette-typed-chips.h"
#include "ui/exchange/vedette-army-sides.h"
#include "ui/exchange/vedette-import-columns.h"
#include "ui/exchange/vedette-import-types.h"
#include "ui/exchange/vedette-import-words.h"
#include "ui/exchange/vedette-type-memory.h"
#include "ui/widgets/toasts/vedette-undo-toast.h"

/* So many words that would do instead are offered at once. */
#define MAX_INSTEAD 5

struct _VedetteImportDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkWidget *summary;
  GtkWidget *typed;
  GtkTextView *text;
  GtkWidget *wrong_group;
  GtkLabel *wrong;
  GtkBox *instead;
  GtkWidget *left_group;
  GtkLabel *left;
  GtkWidget *notes_group;
  GtkLabel *notes;
  GtkBox *columns;
  GtkBox *types;

  /* owned */
  VedetteSession *session;
  VedetteCsv *csv;       /* NULL for all but tables */
  VedetteRoster *roster; /* NULL for our own text */
  VedetteReading *reading; /* whose doubts the buttons in @instead settle; NULL for none */
  char *name;
  char *fault; /* why there is nothing to be brought in, as a table without a column of names; NULL if there is */

  /* borrowed */
  GtkWidget *around; /* in the window of the battle, where toasts are shown; cleared when it goes */
  GtkDropDown *side;
  GtkWidget *asked;  /* the group of the types */
  GtkWidget *anyway;
  GtkWidget *came;
};

G_DEFINE_FINAL_TYPE (VedetteImportDialog, vedette_import_dialog, VEDETTE_TYPE_DIALOG)

static VedetteRules *
get_rules (VedetteImportDialog *self)
{
  return vedette_session_get_rules (self->session);
}

static const char *
get_system (VedetteImportDialog *self)
{
  return vedette_system_get_id (vedette_systems_find_of (vedette_rules_get_battle (get_rules (self))));
}

static GHashTable *
make_map (VedetteImportDialog *self)
{
  return self->asked != NULL ? vedette_import_types_make_map (self->asked)
                             : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Returns: (transfer full) (nullable): the army in words of the system, as it is asked for now */
static char *
make_text (VedetteImportDialog  *self,
           GError              **error)
{
  g_autoptr (GHashTable) map = make_map (self);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  if (self->roster != NULL)
    return vedette_roster_to_text (self->roster, vedette_army_get_format (get_rules (self)), map, error);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The units of a table, by its columns as they are now. Returns: FALSE with an error if there are none */
static gboolean
take_columns (VedetteImportDialog  *self,
              GError              **error)
{
  if (self->csv == NULL)
    return TRUE;
  g_clear_pointer (&self->roster, vedette_roster_free);
  self->roster = vedette_csv_make_roster (self->csv, error);
  return self->roster != NULL;
}

/* A group is there if it has something to say. */
static void
show_lines (GtkWidget  *group,
            GtkLabel   *label,
            const char *lines)
{
  gtk_widget_set_visible (group, *lines != '\0');
  gtk_label_set_text (label, lines);
}

static void
show_left (VedetteImportDialog *self)
{
  g_autofree char *left = vedette_import_say_left (self->roster), *notes = vedette_import_say_notes (self->roster);

  show_lines (self->left_group, self->left, left);
  show_lines (self->notes_group, self->notes, notes);
}

static void
show_came (VedetteImportDialog *self)
{
  g_autofree char *text = self->roster == NULL && self->csv == NULL ? make_text (self, NULL) : NULL;
  g_autofree char *came = vedette_import_say_came (self->roster, text);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->came), came);
}

/* What has changed may be right now. */
static void
forget_fault (VedetteImportDialog *self)
{
  vedette_dialog_say (VEDETTE_DIALOG (self), self->fault);
  gtk_widget_set_visible (self->anyway, FALSE);
  gtk_widget_set_visible (self->wrong_group, FALSE);
  show_came (self);
}

static void
on_answer (VedetteImportDialog *self)
{
  g_autofree char *text = NULL;

  if (self->roster == NULL)
    return;
  text = make_text (self, NULL);
  show_left (self);
  forget_fault (self);
}

static void
clear_box (GtkBox *box)
{
  while (gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL)
    gtk_box_remove (box, gtk_widget_get_first_child (GTK_WIDGET (box)));
}

/* What was chosen so far is kept over a change of the columns: it is remembered as if it had been accepted. */
static void
show_roster (VedetteImportDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->asked != NULL)
    {
      g_autoptr (GHashTable) map = make_map (self);

      vedette_type_memory_keep (get_system (self), map);
    }
  clear_box (self->types);
  self->asked = NULL;
  g_clear_pointer (&self->fault, g_free);
  if (!take_columns (self, &error))
    self->fault = g_strdup (error->message);
  else if (self->roster != NULL)
    {
      self->asked = vedette_import_types_new (self->roster, vedette_army_get_format (get_rules (self)), get_system (self),
                                              G_CALLBACK (on_answer), self);
      gtk_box_append (self->types, self->asked);
      text = make_text (self, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->types), self->asked != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.accept", self->fault == NULL);
  show_left (self);
  forget_fault (self);
}

/* Returns: (transfer full) (nullable): that the army joins the side, as both are now */
static VedetteMove *
make_move (VedetteImportDialog  *self,
           GError              **error)
{
  const VedetteArmyFormat *format = vedette_army_get_format (get_rules (self));
  g_autofree char *text = make_text (self, error);

  return text != NULL ? vedette_army_new_import (get_rules (self), format->sides[gtk_drop_down_get_selected (self->side)], text,
                                                 error) : NULL;
}

static void write_instead (GtkWidget *button, VedetteImportDialog *self);

/* Says what is wrong. Of a text that can be changed here, what would do instead is written by a button. */
static void
show_wrong (VedetteImportDialog *self,
            VedetteMove         *move,
            VedetteRuling       *ruling)
{
  g_autofree char *said = vedette_import_say_ruling (ruling);
  const char *rule = ruling->rule;
  guint n = 0;

  gtk_label_set_text (self->wrong, said);
  clear_box (self->instead);
  g_clear_object (&self->reading);
  if (self->roster == NULL && self->csv == NULL)
    self->reading = vedette_rules_read_typed (get_rules (self), move);
  for (guint i = 0; self->reading != NULL && i < vedette_reading_get_n_doubts (self->reading) && n < MAX_INSTEAD; i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);
      GtkWidget *button;

      if (rule == NULL && doubt->grade != VEDETTE_DOUBT_REMINDER)
        rule = doubt->rule;
      if (doubt->grade == VEDETTE_DOUBT_REMINDER || doubt->instead == NULL)
        continue;
      n++;
      button = vedette_typed_chips_make_doubt (self->reading, doubt, FALSE);
      g_object_set_data (G_OBJECT (button), "doubt", (gpointer) doubt);
      g_signal_connect_object (button, "clicked", G_CALLBACK (write_instead), self, 0);
      gtk_box_append (self->instead, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->instead), n > 0);
  gtk_widget_set_visible (self->wrong_group, TRUE);
  vedette_dialog_say (VEDETTE_DIALOG (self), _("Nothing was imported. Check what is listed here."));
  vedette_dialog_explain (VEDETTE_DIALOG (self), rule);
  gtk_widget_set_visible (self->anyway, !ruling->is_final);
}

/* The text that has changed is read again, so that the next question has its button. */
static void
write_instead (GtkWidget           *button,
               VedetteImportDialog *self)
{
  g_autofree char *text = vedette_reading_apply (self->reading, g_object_get_data (G_OBJECT (button), "doubt"));
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
  move = make_move (self, NULL);
  ruling = move != NULL ? vedette_rules_check (get_rules (self), move) : NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
  if (ruling != NULL && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    show_wrong (self, move, ruling);
}

static void
import (VedetteImportDialog *self,
        gboolean             agreed)
{
  g_autoptr (GHashTable) map = make_map (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *done = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  VedetteStep *step;

  if (self->fault != NULL)
    return;
  move = make_move (self, &error);
  if (move == NULL)
    {
      vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
      return;
    }
  ruling = vedette_rules_check (get_rules (self), move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED && (!agreed || ruling->is_final))
    {
      show_wrong (self, move, ruling);
      return;
    }
  step = vedette_session_perform (self->session, move, 0, agreed, &error);
  if (step == NULL)
    {
      vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
      return;
    }
  vedette_type_memory_keep (get_system (self), map);
  done = vedette_rules_describe (get_rules (self), step, VEDETTE_AUDIENCE_ALL);
  if (self->around != NULL)
    vedette_undo_toast_show (self->around, self->session, done);
  gtk_window_close (GTK_WINDOW (self));
}

static void
vedette_import_dialog_accept (VedetteDialog *dialog)
{
  import (VEDETTE_IMPORT_DIALOG (dialog), FALSE);
}

static void
import_anyway (VedetteImportDialog *self)
{
  import (self, TRUE);
}

static void
vedette_import_dialog_dispose (GObject *object)
{
  VedetteImportDialog *self = VEDETTE_IMPORT_DIALOG (object);

  g_clear_weak_pointer (&self->around);
  g_clear_object (&self->session);
  g_clear_object (&self->reading);

  G_OBJECT_CLASS (vedette_import_dialog_parent_class)->dispose (object);
}

static void
vedette_import_dialog_finalize (GObject *object)
{
  VedetteImportDialog *self = VEDETTE_IMPORT_DIALOG (object);

  g_clear_pointer (&self->csv, vedette_csv_free);
  g_clear_pointer (&self->roster, vedette_roster_free);
  g_free (self->name);
  g_free (self->fault);

  G_OBJECT_CLASS (vedette_import_dialog_parent_class)->finalize (object);
}

static void
vedette_import_dialog_class_init (VedetteImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_import_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_import_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_import_dialog_accept;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/exchange/vedette-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, typed);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, wrong_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, wrong);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, instead);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, left_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, left);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, notes_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, notes);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteImportDialog, types);
}

static void
vedette_import_dialog_init (VedetteImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->anyway = gtk_button_new_with_label (_("Import Anyway"));
  gtk_widget_set_visible (self->anyway, FALSE);
  g_signal_connect_object (self->anyway, "clicked", G_CALLBACK (import_anyway), self, G_CONNECT_SWAPPED);
  vedette_dialog_add_answer (VEDETTE_DIALOG (self), self->anyway);
}

/* The file, and whose army it is to be */
static void
show_summary (VedetteImportDialog *self)
{
  self->came = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->came), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->came), self->name != NULL ? self->name : _("Pasted text"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->came), FALSE);
  gtk_widget_set_focusable (self->came, FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->summary), self->came);
  self->side = GTK_DROP_DOWN (vedette_army_sides_add_row (self->summary, _("Add to"), get_rules (self)));
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (forget_fault), self, G_CONNECT_SWAPPED);
}

static void
show_text (VedetteImportDialog *self,
           const char          *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (forget_fault), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->typed, TRUE);
}

/**
 * vedette_import_dialog_new:
 * @around: a widget within the toast overlay of @parent
 * @session: of a system that has armies
 * @file: (transfer full): what was read
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_import_dialog_new (GtkWindow          *parent,
                           GtkWidget          *around,
                           VedetteSession     *session,
                           VedetteImportFile  *file)
{
  VedetteImportDialog *self = g_object_new (VEDETTE_TYPE_IMPORT_DIALOG, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  self->name = g_steal_pointer (&file->name);
  self->csv = g_steal_pointer (&file->csv);
  self->roster = g_steal_pointer (&file->roster);
  g_set_weak_pointer (&self->around, around);
  if (file->text != NULL)
    show_text (self, file->text);
  vedette_import_file_free (file);
  show_summary (self);
  if (self->csv != NULL)
    gtk_box_append (self->columns, vedette_import_columns_new (self->csv, G_CALLBACK (show_roster), self));
  gtk_widget_set_visible (GTK_WIDGET (self->columns), self->csv != NULL);
  show_roster (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_import_dialog_set_side:
 * @side: (nullable): of the army's format; %NULL changes nothing
 *
 * Chooses the side that it joins.
 */
void
vedette_import_dialog_set_side (VedetteImportDialog *self,
                                const char          *side)
{
  const VedetteArmyFormat *format = vedette_army_get_format (get_rules (self));

  for (guint i = 0; side != NULL && format->sides[i] != NULL; i++)
    if (g_str_equal (format->sides[i], side))
      gtk_drop_down_set_selected (self->side, i);
}
