/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt when he is on no roster: class, rating, and a name if he is to have one. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-someone.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-figure.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/widgets/vedette-drop-down.h"

/* How many steps back a failed attempt is looked for */
#define LOOK_BACK 60

struct _VedetteRollSomeone
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkDropDown *troops;
  GtkDropDown *leader;
  GtkEditable *name;
  GtkSwitch *keep;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (VedetteRollSomeone, vedette_roll_someone, ADW_TYPE_BIN)

static void
vedette_roll_someone_class_init (VedetteRollSomeoneClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
on_changed (VedetteRollSomeone *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* To be kept, he has to be called something. */
static void
on_name (VedetteRollSomeone *self)
{
  gboolean named = *gtk_editable_get_text (self->name) != '\0';

  gtk_widget_set_sensitive (GTK_WIDGET (self->keep), named);
  if (!named)
    gtk_switch_set_active (self->keep, FALSE);
  on_changed (self);
}

static GtkDropDown *
append_drop_down (GtkWidget          *box,
                  const char * const *labels,
                  const char         *name)
{
  GtkWidget *drop_down = vedette_drop_down_new_from_strings (labels);

  gtk_widget_set_hexpand (drop_down, TRUE);
  gtk_widget_set_tooltip_text (drop_down, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), drop_down);
  return GTK_DROP_DOWN (drop_down);
}

static GtkWidget *
build_numbers (VedetteRollSomeone *self)
{
  /* Beside each other they would make the list wider than the rest leaves room for. */
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_auto (GStrv) troops = vedette_enum_list_labels (VEDETTE_TYPE_TROOPS);
  g_auto (GStrv) leaders = vedette_enum_list_labels (VEDETTE_TYPE_LEADER);

  self->troops = append_drop_down (box, (const char * const *) troops,
                                   vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "troops"));
  self->leader = append_drop_down (box, (const char * const *) leaders, _("Leader rating"));
  gtk_drop_down_set_selected (self->troops, VEDETTE_TROOPS_AVERAGE);
  return box;
}

static GtkWidget *
build_keep (VedetteRollSomeone *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_("Add to the roster"));

  self->keep = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_sensitive (GTK_WIDGET (self->keep), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->keep), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keep), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add to the roster"), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->keep), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->keep));
  return box;
}

static void
vedette_roll_someone_init (VedetteRollSomeone *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *name = gtk_entry_new ();

  self->name = GTK_EDITABLE (name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (name), _("Name (optional)"));
  vedette_roll_entry_takes (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name of the unlisted figure"), -1);
  gtk_box_append (GTK_BOX (box), build_numbers (self));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), build_keep (self));
  adw_bin_set_child (ADW_BIN (self), box);

  g_signal_connect_swapped (self->troops, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->leader, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (on_name), self);
  g_signal_connect_swapped (self->keep, "notify::active", G_CALLBACK (on_changed), self);
}

/**
 * vedette_roll_someone_recall:
 *
 * Describes him as in the last attempt, if that failed: he is on no roster, so that only the log knows.
 */
void
vedette_roll_someone_recall (VedetteRollSomeone *self,
                             VedetteBattle      *battle)
{
  guint place = vedette_battle_get_place (battle);

  for (guint i = place; i > 0 && i + LOOK_BACK > place; i--)
    {
      VedetteStep *last = vedette_battle_get_branch (battle, i - 1);
      JsonObject *facts = vedette_step_get_facts (last);
      const GEnumValue *class, *rating;

      if (!g_str_equal (vedette_step_get_kind (last), "snatch"))
        continue;
      if (json_object_get_boolean_member_with_default (facts, "success", TRUE))
        return;
      class = vedette_enum_find (VEDETTE_TYPE_TROOPS, json_object_get_string_member_with_default (facts, "troops", "average"));
      rating = vedette_enum_find (VEDETTE_TYPE_LEADER, json_object_get_string_member_with_default (facts, "leader", "none"));
      if (class != NULL && rating != NULL)
        {
          gtk_drop_down_set_selected (self->troops, (guint) class->value);
          gtk_drop_down_set_selected (self->leader, (guint) rating->value);
        }
      return;
    }
}

/**
 * vedette_roll_someone_declare:
 * @move: a snatch
 *
 * Says in it what is known of him.
 */
void
vedette_roll_someone_declare (VedetteRollSomeone *self,
                              VedetteMove        *move)
{
  g_object_set (move, "troops", (VedetteTroops) gtk_drop_down_get_selected (self->troops), "leader",
                (VedetteLeader) gtk_drop_down_get_selected (self->leader), "name", gtk_editable_get_text (self->name),
                "keep", gtk_switch_get_active (self->keep), NULL);
}
