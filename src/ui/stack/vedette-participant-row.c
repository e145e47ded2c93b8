/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One who takes part, or the colour that some share, as a row: disc, name, what is known of him. */

#include "vedette-config.h"

#include "ui/stack/vedette-participant-row.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/widgets/vedette-spoken.h"

#define DISC 36

struct _VedetteParticipantRow
{
  AdwActionRow parent_instance;

  AdwBin *disc;
  GtkLabel *tokens;
  GtkButton *colour;
  GtkButton *remove;
  gint64 record;
};

G_DEFINE_FINAL_TYPE (VedetteParticipantRow, vedette_participant_row, ADW_TYPE_ACTION_ROW)

static void
vedette_participant_row_class_init (VedetteParticipantRowClass *klass)
{
}

static GtkButton *
add_button (VedetteParticipantRow *self,
            const char            *icon)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
  return GTK_BUTTON (button);
}

static void
vedette_participant_row_init (VedetteParticipantRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  self->disc = ADW_BIN (adw_bin_new ());
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), GTK_WIDGET (self->disc));
  self->tokens = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->tokens), "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->tokens));
  self->colour = add_button (self, "view-fullscreen-symbolic");
  self->remove = add_button (self, "user-trash-symbolic");
}

GtkWidget *
vedette_participant_row_new (void)
{
  return g_object_new (VEDETTE_TYPE_PARTICIPANT_ROW, NULL);
}

gint64
vedette_participant_row_get_record (VedetteParticipantRow *self)
{
  return self->record;
}

static const char *
say_place (gpointer record)
{
  return vedette_enum_get_label (vedette_stack_place_get_type (), vedette_stack_get_int (record, "place"));
}

static void
add_character (GStrvBuilder     *words,
               VedetteCharacter *character)
{
  if (*vedette_character_get_player (character) != '\0')
    g_strv_builder_add (words, vedette_character_get_player (character));
  g_strv_builder_add (words, vedette_enum_get_label (vedette_token_colour_get_type (),
                                                     (int) vedette_character_get_colour (character)));
}

static void
add_enemy (GStrvBuilder *words,
           VedetteEnemy *enemy)
{
  g_autofree char *initiative = g_strdup_printf (_("Initiative %d"), vedette_enemy_get_initiative (enemy));

  g_strv_builder_add (words, initiative);
  if (vedette_enemy_get_hidden (enemy))
    g_strv_builder_add (words, _("hidden"));
}

static void
add_hired (GStrvBuilder *words,
           VedetteHired *hired)
{
  /* Translators: how many of the hired help are willing to fight, and how many there are */
  g_autofree char *willing = g_strdup_printf (_("%d of %d willing"), MIN (vedette_hired_get_willing (hired),
                                                                          vedette_hired_get_count (hired)),
                                              vedette_hired_get_count (hired));

  g_strv_builder_add (words, willing);
}

static void
add_effect (GStrvBuilder       *words,
            const VedetteStack *stack,
            VedetteEffect      *effect)
{
  gpointer whose = vedette_stack_find (stack, vedette_effect_get_whose (effect));
  /* Translators: how many rounds or Turns an effect still lasts */
  g_autofree char *left = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d to go", "%d to go",
                                                        (gulong) vedette_effect_get_left (effect)),
                                           vedette_effect_get_left (effect));

  if (whose != NULL)
    g_strv_builder_add (words, vedette_stack_get_name (whose));
  g_strv_builder_add (words, left);
  g_strv_builder_add (words, vedette_enum_get_label (vedette_effect_tick_get_type (), (int) vedette_effect_get_tick (effect)));
}

static char *
say_details (const VedetteStack *stack,
             gpointer            record)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (VEDETTE_IS_CHARACTER (record))
    add_character (words, record);
  else if (VEDETTE_IS_ENEMY (record))
    add_enemy (words, record);
  else if (VEDETTE_IS_HIRED (record))
    add_hired (words, record);
  else if (VEDETTE_IS_EFFECT (record))
    add_effect (words, stack, record);
  else
    g_strv_builder_add (words, vedette_enum_get_label (vedette_token_colour_get_type (),
                                                       vedette_stack_get_int (record, "colour")));
  if (VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record))
    {
      guint n = vedette_stack_count_turns (stack, record);
      g_autofree char *turns = vedette_stack_say_turns (n);

      if (n > 0)
        g_strv_builder_add (words, turns);
      if (vedette_stack_get_int (record, "place") != VEDETTE_STACK_IN)
        g_strv_builder_add (words, say_place (record));
    }
  vedette_stack_add_effects (stack, record, words);
  list = g_strv_builder_end (words);
  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  return g_strjoinv (_(" · "), list);
}

/* How many tokens there are for it: of a line, those that it adds */
static char *
say_tokens (const VedetteStack *stack,
            gpointer            record)
{
  int count;

  if (VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_POOL (record))
    {
      VedetteStackTokens tokens = vedette_stack_get_tokens (record);

      /* Translators: how many tokens of somebody are still in the bag, and how many he had, as in “13 of 19” */
      return tokens.placed > 0 ? g_strdup_printf (_("%u of %u"), tokens.placed - tokens.drawn, tokens.placed) : g_strdup ("");
    }
  if (VEDETTE_IS_EFFECT (record))
    return g_strdup ("");
  count = vedette_stack_get_int (record, "count");
  if (VEDETTE_IS_HIRED (record))
    return g_strdup_printf ("+%d", MIN (vedette_hired_get_willing (record), count));
  return g_strdup_printf ("+%d", count * vedette_enemy_get_initiative (record));
}

static char *
say_title (gpointer record)
{
  int count = VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record) ? vedette_stack_get_int (record, "count") : 1;

  if (count == 1)
    return g_strdup (vedette_stack_get_name (record));
  /* Translators: so many of a kind, as in “8 × lizard-men” */
  return g_strdup_printf (_("%d × %s"), count, vedette_stack_get_name (record));
}

static void
name_button (GtkButton  *button,
             const char *action,
             const char *label,
             const char *name,
             gint64      record)
{
  /* Translators: what a button does, and for whom; also who somebody is, and what is known of him */
  g_autofree char *spoken = g_strdup_printf (C_("participant", "%s: %s"), label, name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", record);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  vedette_spoken_set_tip (GTK_WIDGET (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/**
 * vedette_participant_row_show:
 * @parties: (element-type VedetteParty): all of the battle
 * @record: a character, a line of enemies or hired help, the pool of some, or an effect
 *
 * Shows it as it is now.
 */
void
vedette_participant_row_show (VedetteParticipantRow *self,
                              const VedetteStack    *stack,
                              GListModel            *parties,
                              gpointer               record)
{
  gboolean owns = VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_POOL (record);
  g_autofree char *title = say_title (record);
  g_autofree char *details = say_details (stack, record);
  g_autofree char *tokens = say_tokens (stack, record);
  /* Translators: as it is heard of how many tokens somebody has, as in “Tokens: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("Tokens: %s"), tokens);
  GtkWidget *disc = owns ? vedette_party_disc_new_mute (vedette_stack_find_party (parties, record), DISC,
                                                        VEDETTE_PARTY_DISC_FULL) : NULL;
  g_autofree char *whole = g_strdup_printf (C_("participant", "%s: %s"), title, details);

  self->record = vedette_record_get_id (record);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), details);
  adw_bin_set_child (self->disc, disc);
  gtk_widget_set_visible (GTK_WIDGET (self->disc), owns);
  gtk_label_set_text (self->tokens, tokens);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tokens), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->tokens), *tokens != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->colour), VEDETTE_IS_CHARACTER (record));
  /* The two colours that there are from the start stay. */
  gtk_widget_set_visible (GTK_WIDGET (self->remove), !VEDETTE_IS_POOL (record) || *vedette_pool_get_name (record) != '\0');
  name_button (self->colour, "participants.show-colour", _("Show Colour…"), vedette_stack_get_name (record), self->record);
  name_button (self->remove, "participants.remove", _("Remove"), vedette_stack_get_name (record), self->record);
}
