/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One who takes part, or the colour that some share, as a row: disc, name, what is known of him, his tokens in columns. */

#include "vedette-config.h"

#include "ui/stack/vedette-participant-row.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-participant-words.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

#define DISC 36
#define SMALL 24
/* More tokens than these are told by their number alone. */
#define MAX_DISCS 4

struct _VedetteParticipantRow
{
  AdwActionRow parent_instance;

  /* template */
  AdwBin *disc;
  GtkLabel *colour;
  GtkWidget *stepper;
  GtkButton *fewer;
  GtkLabel *count;
  GtkButton *more;
  GtkLabel *initiative;
  GtkBox *discs;
  GtkLabel *tokens;
  GtkWidget *buttons;
  GtkButton *edit;
  GtkButton *remove;

  gint64 record;
};

G_DEFINE_FINAL_TYPE (VedetteParticipantRow, vedette_participant_row, ADW_TYPE_ACTION_ROW)

static void
vedette_participant_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_PARTICIPANT_ROW);

  G_OBJECT_CLASS (vedette_participant_row_parent_class)->dispose (object);
}

static void
vedette_participant_row_class_init (VedetteParticipantRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_participant_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-participant-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, disc);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, colour);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, stepper);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, fewer);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, count);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, more);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, initiative);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, discs);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, tokens);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, edit);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantRow, remove);
}

static void
vedette_participant_row_init (VedetteParticipantRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_participant_row_new:
 * @columns: what stands below each other with the other rows and their heading
 *
 * Returns: (transfer floating): a row that shows nobody yet
 */
GtkWidget *
vedette_participant_row_new (GtkSizeGroup *columns[VEDETTE_PARTICIPANT_N_COLUMNS])
{
  VedetteParticipantRow *self = g_object_new (VEDETTE_TYPE_PARTICIPANT_ROW, NULL);
  GtkWidget *cells[VEDETTE_PARTICIPANT_N_COLUMNS] = {
    [VEDETTE_PARTICIPANT_COLOUR] = GTK_WIDGET (self->colour),
    [VEDETTE_PARTICIPANT_COUNT] = self->stepper,
    [VEDETTE_PARTICIPANT_INITIATIVE] = GTK_WIDGET (self->initiative),
    [VEDETTE_PARTICIPANT_DISCS] = GTK_WIDGET (self->discs),
    [VEDETTE_PARTICIPANT_TOKENS] = GTK_WIDGET (self->tokens),
    [VEDETTE_PARTICIPANT_BUTTONS] = self->buttons,
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      gtk_widget_add_css_class (cells[i], "participant-cell");
      gtk_size_group_add_widget (columns[i], cells[i]);
    }
  return GTK_WIDGET (self);
}

gint64
vedette_participant_row_get_record (VedetteParticipantRow *self)
{
  return self->record;
}

/* @target: (nullable): consumes a floating one; the record alone for %NULL */
static void
name_button (VedetteParticipantRow *self,
             GtkButton             *button,
             const char            *action,
             const char            *label,
             const char            *name,
             GVariant              *target)
{
  /* Translators: what a button does, and for whom; also who somebody is, and what is known of them */
  g_autofree char *spoken = g_strdup_printf (C_("participant", "%s: %s"), label, name);

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target != NULL ? target : g_variant_new_int64 (self->record));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  vedette_spoken_set_tip (GTK_WIDGET (button), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* How many of a kind there are, to be changed at once, and how many tokens each of them adds */
static void
show_count (VedetteParticipantRow *self,
            gpointer               record,
            gboolean               narrow)
{
  gboolean counted = VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record);
  int count = counted ? vedette_stack_get_int (record, "count") : 0;
  g_autofree char *text = g_strdup_printf ("%d", count);
  g_autofree char *initiative = NULL;

  if (VEDETTE_IS_ENEMY (record))
    /* Translators: by how many tokens the number of an enemy is multiplied */
    initiative = vedette_digits_keep_order (g_strdup_printf (_("× %d ="), vedette_enemy_get_initiative (record)));
  gtk_widget_set_visible (self->stepper, counted && !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->initiative), counted && !narrow);
  gtk_label_set_text (self->count, text);
  gtk_label_set_text (self->initiative, initiative != NULL ? initiative : "");
  if (!counted)
    return;
  name_button (self, self->fewer, "participants.count", _("One Fewer"), vedette_stack_get_name (record),
               g_variant_new ("(xi)", self->record, count - 1));
  name_button (self, self->more, "participants.count", _("One More"), vedette_stack_get_name (record),
               g_variant_new ("(xi)", self->record, count + 1));
  gtk_widget_set_sensitive (GTK_WIDGET (self->fewer), count > 1);
}

/* Those that are in the bag, and hollow those that are out, as long as they are few */
static void
show_discs (VedetteParticipantRow *self,
            VedetteParty          *party,
            gpointer               record,
            gboolean               narrow)
{
  gboolean owns = VEDETTE_IS_CHARACTER (record) && !narrow;
  VedetteStackTokens tokens = { 0 };

  while (gtk_widget_get_first_child (GTK_WIDGET (self->discs)) != NULL)
    gtk_box_remove (self->discs, gtk_widget_get_first_child (GTK_WIDGET (self->discs)));
  gtk_widget_set_visible (GTK_WIDGET (self->discs), owns);
  if (!owns)
    return;
  tokens = vedette_stack_get_tokens (record);
  for (guint i = 0; i < tokens.placed && tokens.placed <= MAX_DISCS; i++)
    gtk_box_append (self->discs, vedette_party_disc_new_mute (party, SMALL,
                                                              i < tokens.placed - tokens.drawn ? VEDETTE_PARTY_DISC_FULL
                                                                                               : VEDETTE_PARTY_DISC_HOLLOW));
}

static void
show_words (VedetteParticipantRow *self,
            const VedetteStack    *stack,
            gpointer               record,
            gboolean               narrow)
{
  g_autofree char *title = vedette_participant_say_title (record, !narrow);
  /* Only characters have a column for the colour. */
  g_autofree char *details = vedette_participant_say_details (stack, record, !narrow && !VEDETTE_IS_POOL (record));
  g_autofree char *whole_title = vedette_participant_say_title (record, FALSE);
  g_autofree char *whole_details = vedette_participant_say_details (stack, record, FALSE);
  g_autofree char *whole = g_strdup_printf (C_("participant", "%s: %s"), whole_title, whole_details);
  g_autofree char *tokens = vedette_digits_keep_order (vedette_participant_say_tokens (record));
  /* Translators: as it is heard of how many tokens somebody has, as in “Tokens: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("Tokens: %s"), tokens);

  vedette_spoken_set_name (GTK_WIDGET (self), whole);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), details);
  gtk_label_set_text (self->tokens, tokens);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tokens), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  /* Its room is kept, so that nothing stands below the head of another column. */
  gtk_widget_set_visible (GTK_WIDGET (self->tokens), *tokens != '\0' || !narrow);
}

/**
 * vedette_participant_row_show:
 * @parties: (element-type VedetteParty): all of the battle
 * @record: a character, a line of enemies or hired help, the pool of some, or an effect
 * @narrow: says in words what has no room in columns
 *
 * Shows it as it is now.
 */
void
vedette_participant_row_show (VedetteParticipantRow *self,
                              const VedetteStack    *stack,
                              GListModel            *parties,
                              gpointer               record,
                              gboolean               narrow)
{
  gboolean owns = VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_POOL (record);
  VedetteParty *party = owns ? vedette_stack_find_party (parties, record) : NULL;

  self->record = vedette_record_get_id (record);
  adw_bin_set_child (self->disc, owns ? vedette_party_disc_new_mute (party, DISC, VEDETTE_PARTY_DISC_FULL) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->disc), owns);
  gtk_label_set_text (self->colour, owns ? vedette_enum_get_label (vedette_token_colour_get_type (),
                                                                   vedette_stack_get_int (record, "colour")) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->colour), VEDETTE_IS_CHARACTER (record) && !narrow);
  show_words (self, stack, record, narrow);
  show_count (self, record, narrow);
  show_discs (self, party, record, narrow);
  /* In a narrow window a tap on the row has to do. */
  gtk_widget_set_visible (GTK_WIDGET (self->edit), !narrow);
  /* The two colours that there are from the start stay. */
  gtk_widget_set_visible (GTK_WIDGET (self->remove), !VEDETTE_IS_POOL (record) || *vedette_pool_get_name (record) != '\0');
  name_button (self, self->edit, "participants.edit", _("Change"), vedette_stack_get_name (record), NULL);
  name_button (self, self->remove, "participants.remove", _("Remove"), vedette_stack_get_name (record), NULL);
}
