/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shots in reaction: how many or who, at whom, and how far those went who got out of view (S-63 to S-68). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-shoot-back-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "ui/declare/vedette-move-dialog.h"

#define MAX_SHOOTERS 99

#define VEDETTE_TYPE_SHOOT_BACK_DIALOG (vedette_shoot_back_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteShootBackDialog, vedette_shoot_back_dialog, VEDETTE, SHOOT_BACK_DIALOG, VedetteMoveDialog)

/**
 * VedetteShootBackDialog:
 *
 * A number, names, or nothing but "yes": Enter alone says no more. Inches are asked for only when those who moved went
 * out of view, and what they allow is said at once.
 */
struct _VedetteShootBackDialog
{
  VedetteMoveDialog parent_instance;

  GtkSpinButton *shooters;
  GtkDropDown *left_view; /* NULL when nobody moved */
  GtkWidget *inches_group;
  GPtrArray *who;     /* (element-type GtkSwitch), borrowed; each knows its line */
  GPtrArray *targets; /* (element-type GtkSwitch), borrowed; each knows its line */
  GPtrArray *inches;  /* (element-type GtkEntry), borrowed; each knows its line, if that is known */
};

G_DEFINE_FINAL_TYPE (VedetteShootBackDialog, vedette_shoot_back_dialog, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteShootBackDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static VedetteChoice *
get_choice (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "vedette-choice");
}

static void
add_chosen (JsonObject *params,
            const char *name,
            GPtrArray  *switches)
{
  g_autoptr (JsonArray) chosen = json_array_new ();

  for (guint i = 0; i < switches->len; i++)
    if (gtk_switch_get_active (GTK_SWITCH (switches->pdata[i])))
      json_array_add_int_element (chosen, vedette_choice_get_id (get_choice (switches->pdata[i])));
  if (json_array_get_length (chosen) > 0)
    json_object_set_array_member (params, name, json_array_ref (chosen));
}

/* "2, 0.5" is one man after the other; a single number is meant for every man of the line, as the move takes it. */
static void
add_inches_of (JsonArray *inches,
               GtkWidget *entry)
{
  g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (entry)), ",;", -1);
  VedetteChoice *choice = get_choice (entry);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *text = NULL;

      g_strstrip (parts[i]);
      if (*parts[i] == '\0')
        continue;
      text = choice != NULL ? g_strdup_printf ("%s %s", vedette_choice_get_label (choice), parts[i]) : g_strdup (parts[i]);
      json_array_add_string_element (inches, text);
    }
}

static gboolean
asks_inches (VedetteShootBackDialog *self)
{
  VedetteSkirmish skirmish;

  if (self->left_view == NULL)
    return FALSE;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (get_session (self)));
  return gtk_drop_down_get_selected (self->left_view) != VEDETTE_TRI_UNTRACKED &&
         vedette_reactions_have_cap (&skirmish, (VedetteTri) gtk_drop_down_get_selected (self->left_view));
}

static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteShootBackDialog *self = VEDETTE_SHOOT_BACK_DIALOG (dialog);
  g_autoptr (JsonObject) params = json_object_new ();
  guint left_view = self->left_view != NULL ? gtk_drop_down_get_selected (self->left_view) : VEDETTE_TRI_UNTRACKED;
  int shooters = gtk_spin_button_get_value_as_int (self->shooters);

  add_chosen (params, "who", self->who);
  add_chosen (params, "target", self->targets);
  if (shooters > 0)
    json_object_set_int_member (params, "shooters", shooters);
  if (left_view != VEDETTE_TRI_UNTRACKED)
    json_object_set_boolean_member (params, "left-view", left_view == VEDETTE_TRI_YES);
  if (asks_inches (self))
    {
      g_autoptr (JsonArray) inches = json_array_new ();

      for (guint i = 0; i < self->inches->len; i++)
        add_inches_of (inches, self->inches->pdata[i]);
      if (json_array_get_length (inches) > 0)
        json_object_set_array_member (params, "inches", json_array_ref (inches));
    }
  return vedette_rules_new_move (vedette_session_get_rules (get_session (self)), "react-shoot", params, error);
}

/* How many may shoot for those inches */
static const char *
find_hint (VedetteMoveDialog *dialog,
           VedetteRuling     *ruling)
{
  for (guint i = 0; asks_inches (VEDETTE_SHOOT_BACK_DIALOG (dialog)) && i < vedette_ruling_get_n (ruling); i++)
    if (g_strcmp0 (vedette_ruling_nth_rule (ruling, i), "S-68") == 0)
      return vedette_ruling_nth_why (ruling, i);
  return NULL;
}

static void
check_now (VedetteShootBackDialog *self)
{
  if (self->inches_group != NULL)
    gtk_widget_set_visible (self->inches_group, asks_inches (self));
  vedette_move_dialog_check (VEDETTE_MOVE_DIALOG (self));
}

static void
vedette_shoot_back_dialog_dispose (GObject *object)
{
  VedetteShootBackDialog *self = VEDETTE_SHOOT_BACK_DIALOG (object);

  g_clear_pointer (&self->who, g_ptr_array_unref);
  g_clear_pointer (&self->targets, g_ptr_array_unref);
  g_clear_pointer (&self->inches, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_shoot_back_dialog_parent_class)->dispose (object);
}

static void
vedette_shoot_back_dialog_class_init (VedetteShootBackDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_shoot_back_dialog_dispose;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->find_hint = find_hint;
}

static void
vedette_shoot_back_dialog_init (VedetteShootBackDialog *self)
{
  self->who = g_ptr_array_new ();
  self->targets = g_ptr_array_new ();
  self->inches = g_ptr_array_new ();
}

static void
keep (VedetteShootBackDialog *self,
      GPtrArray              *controls,
      GtkWidget              *control,
      VedetteChoice          *choice,
      const char             *signal)
{
  if (choice != NULL)
    g_object_set_data_full (G_OBJECT (control), "vedette-choice", g_object_ref (choice), g_object_unref);
  g_ptr_array_add (controls, control);
  g_signal_connect_swapped (control, signal, G_CALLBACK (check_now), self);
}

/* Returns: (transfer full): the legal values of @name */
static GListModel *
list_choices (VedetteShootBackDialog *self,
              const char             *name)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "react-shoot");

  return vedette_move_get_choices (move, vedette_session_get_rules (get_session (self)), name, NULL);
}

static void
add_switches (VedetteShootBackDialog *self,
              GtkWidget              *group,
              GListModel             *choices,
              GPtrArray              *switches,
              gboolean                noted)
{
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      const char *note = vedette_choice_get_note (choice);

      if ((note != NULL) == noted)
        keep (self, switches, vedette_row_add (group, vedette_choice_get_label (choice), note, gtk_switch_new ()), choice,
              "notify::active");
    }
}

/* Who had better not shoot stands behind those who may, and says why; whom nobody may shoot at is left out. */
static void
add_checklists (VedetteShootBackDialog *self)
{
  g_autoptr (GListModel) who = list_choices (self, "who");
  g_autoptr (GListModel) targets = list_choices (self, "target");
  GtkWidget *shooters = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Who shoots"));
  GtkWidget *aims = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("At whom"));

  add_switches (self, shooters, who, self->who, FALSE);
  add_switches (self, shooters, who, self->who, TRUE);
  add_switches (self, aims, targets, self->targets, FALSE);
  gtk_widget_set_visible (shooters, self->who->len > 0);
  gtk_widget_set_visible (aims, self->targets->len > 0);
}

static GtkWidget *
add_entry (VedetteShootBackDialog *self,
           const char             *title)
{
  GtkWidget *entry = vedette_row_add_entry (self->inches_group, title, "");

  /* Translators: an example of distances in inches, one for each man */
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("2, 1.5"));
  return entry;
}

/* As far as it was said who moved; else one field for all of them */
static void
add_inches (VedetteShootBackDialog *self)
{
  VedetteSkirmish skirmish;
  g_autoptr (GListModel) choices = list_choices (self, "target");

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (get_session (self)));
  self->inches_group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Inches moved in view"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->inches_group),
                                         _("One number for each man, or one for all men of a line"));
  if (vedette_ids_get_n (vedette_skirmish_game_get_actors (skirmish.game)) == 0)
    {
      keep (self, self->inches, add_entry (self, _("Those who moved")), NULL, "changed");
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (vedette_choice_get_note (choice) == NULL)
        keep (self, self->inches, add_entry (self, vedette_choice_get_label (choice)), choice, "changed");
    }
}

/* Fire is answered at any distance; who moved may have got out of view. */
static void
add_left_view (VedetteShootBackDialog *self,
               GtkWidget              *group)
{
  const char * const answers[] = { _("not said"), _("no"), _("yes"), NULL };
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (get_session (self)));
  if (!vedette_reactions_have_cap (&skirmish, VEDETTE_TRI_YES))
    return;
  self->left_view = GTK_DROP_DOWN (vedette_row_add_choice (group, _("They went out of view or range"), NULL, answers,
                                                           VEDETTE_TRI_UNTRACKED));
  g_signal_connect_swapped (self->left_view, "notify::selected", G_CALLBACK (check_now), self);
  add_inches (self);
}

/**
 * vedette_shoot_back_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_shoot_back_dialog_new (GtkWindow      *parent,
                               VedetteSession *session)
{
  VedetteShootBackDialog *self = vedette_move_dialog_new (VEDETTE_TYPE_SHOOT_BACK_DIALOG, parent, session, _("Shoot back"));
  GtkWidget *group = vedette_dialog_add_questions (VEDETTE_DIALOG (self));

  self->shooters = GTK_SPIN_BUTTON (vedette_row_add (group, _("How many shoot"), _("0: not said"),
                                                     gtk_spin_button_new_with_range (0, MAX_SHOOTERS, 1)));
  g_signal_connect_swapped (self->shooters, "value-changed", G_CALLBACK (check_now), self);
  add_left_view (self, group);
  add_checklists (self);
  check_now (self);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Do It"));
  return GTK_WIDGET (self);
}
