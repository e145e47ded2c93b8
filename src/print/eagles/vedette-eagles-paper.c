/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sheets of a grand-tactical battle ask about it: who reads, whose they are, and who is shown to him. */

#include "vedette-config.h"

#include "print/eagles/vedette-eagles-paper.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/vedette-eagles-rules.h"
#include "core/eagles/words/vedette-eagles-words.h"
#include "core/rules/story/vedette-party.h"

/* By their numbers; after them come all others who command. */
const char *const vedette_eagles_readers[] = { VEDETTE_AUDIENCE_ALL, "red", "blue", VEDETTE_AUDIENCE_UMPIRE, NULL };

/* Corps and divisions: their commanders are the readers that only this battle has. */
static GPtrArray *
list_others (const VedetteEagles *eagles)
{
  GPtrArray *commands = vedette_eagles_list_commands (eagles, NULL);

  for (guint i = commands->len; i-- > 0;)
    if (VEDETTE_IS_ARMY (commands->pdata[i]))
      g_ptr_array_remove_index (commands, i);
  return commands;
}

GStrv
vedette_eagles_list_more_readers (VedetteBattle *battle)
{
  VedetteEagles eagles;
  g_autoptr (GPtrArray) commands = NULL;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  vedette_eagles_read (&eagles, battle);
  commands = list_others (&eagles);
  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *word = vedette_eagles_get_command_word (&eagles, commands->pdata[i]);

      g_strv_builder_add (words, word);
    }
  return g_strv_builder_end (words);
}

/* Returns: how many there are, those of every battle and those of this one */
guint
vedette_eagles_count_readers (VedetteBattle *battle)
{
  g_auto (GStrv) more = vedette_eagles_list_more_readers (battle);

  return G_N_ELEMENTS (vedette_eagles_readers) - 1 + g_strv_length (more);
}

static char *
find_word (const VedetteEagles *eagles,
           guint                reader)
{
  guint n = G_N_ELEMENTS (vedette_eagles_readers) - 1;
  g_autoptr (GPtrArray) commands = NULL;

  if (reader < n)
    return g_strdup (vedette_eagles_readers[reader]);
  commands = list_others (eagles);
  g_return_val_if_fail (reader - n < commands->len, g_strdup (VEDETTE_AUDIENCE_ALL));
  return vedette_eagles_get_command_word (eagles, commands->pdata[reader - n]);
}

/* A commander, and after his name what he commands */
static char *
say_command (const VedetteEagles *eagles,
             gpointer             command)
{
  g_autofree char *name = vedette_eagles_say (eagles, command), *commander = vedette_eagles_say_commander (eagles, command);

  if (g_str_equal (name, commander))
    return g_steal_pointer (&name);
  /* Translators: a commander, and the formation under that commander */
  return g_strdup_printf (C_("commander", "%s, %s"), commander, name);
}

char *
vedette_eagles_name_reader (VedetteBattle *battle,
                            guint          reader)
{
  g_auto (VedetteEaglesPaper) self = { 0 };
  g_autofree char *name = NULL;

  vedette_eagles_paper_read (&self, battle, reader);
  if (self.reader == NULL)
    return g_strdup (vedette_eagles_paper_is_umpire (&self) ? _("For the umpire") : _("For everyone"));
  name = say_command (&self.eagles, self.reader);
  /* Translators: a commander */
  return g_strdup_printf (_("For %s"), name);
}

/**
 * vedette_eagles_paper_read:
 * @reader: his number among the readers
 */
void
vedette_eagles_paper_read (VedetteEaglesPaper *self,
                           VedetteBattle      *battle,
                           guint               reader)
{
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_EAGLES_RULES, "battle", battle, NULL);

  vedette_eagles_read (&self->eagles, battle);
  self->audience = find_word (&self->eagles, reader);
  self->reader = vedette_eagles_find_word (&self->eagles, self->audience);
  self->title = vedette_rules_get_title (rules, self->audience);
  self->parties = g_list_store_new (VEDETTE_TYPE_PARTY);
  vedette_eagles_fill_parties (&self->eagles, self->parties);
}

void
vedette_eagles_paper_clear (VedetteEaglesPaper *self)
{
  g_clear_pointer (&self->audience, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_object (&self->parties);
}

gboolean
vedette_eagles_paper_is_umpire (VedetteEaglesPaper *self)
{
  return g_str_equal (self->audience, VEDETTE_AUDIENCE_UMPIRE);
}

/**
 * vedette_eagles_paper_shows:
 * @field: (nullable): %NULL for the record itself
 *
 * Returns: whether it may stand on this sheet
 */
gboolean
vedette_eagles_paper_shows (VedetteEaglesPaper *self,
                            gpointer            record,
                            const char         *field)
{
  return vedette_eagles_may_see (&self->eagles, vedette_record_get_id (record), field, self->audience);
}

/* Whether an army is the reader’s; everybody together and the umpire have both. */
gboolean
vedette_eagles_paper_has_side (VedetteEaglesPaper *self,
                               gpointer            army)
{
  return self->reader == NULL || vedette_eagles_get_army_of (&self->eagles, self->reader) == army;
}

/* Whether a formation is the reader’s own, or of his corps or army; everybody together and the umpire have all. */
gboolean
vedette_eagles_paper_has (VedetteEaglesPaper *self,
                          gpointer            formation)
{
  if (VEDETTE_IS_CORPS (self->reader))
    return vedette_division_get_corps (formation) == vedette_record_get_id (self->reader);
  if (VEDETTE_IS_DIVISION (self->reader))
    return formation == self->reader;
  return vedette_eagles_paper_has_side (self, vedette_eagles_get_army_of (&self->eagles, formation));
}

/**
 * vedette_eagles_paper_list:
 * @corps: (nullable): of which corps; %NULL for those of none
 *
 * Returns: (transfer container): the formations of an army that are shown, the independent ones last
 */
GPtrArray *
vedette_eagles_paper_list (VedetteEaglesPaper *self,
                           gpointer            army,
                           gpointer            corps)
{
  GPtrArray *list = vedette_eagles_list_divisions (&self->eagles, army, VEDETTE_DIVISION_LED);
  GPtrArray *independents = vedette_eagles_list_divisions (&self->eagles, army, VEDETTE_DIVISION_INDEPENDENT);
  gint64 id = corps != NULL ? vedette_record_get_id (corps) : 0;

  g_ptr_array_extend_and_steal (list, independents);
  for (guint i = list->len; i-- > 0;)
    if (vedette_division_get_corps (list->pdata[i]) != id || !vedette_eagles_paper_shows (self, list->pdata[i], NULL))
      g_ptr_array_remove_index (list, i);
  return list;
}

static gboolean
has_formations (VedetteEaglesPaper *self,
                gpointer            corps)
{
  g_autoptr (GPtrArray) all = vedette_eagles_list (&self->eagles, vedette_division_get_type ());

  for (guint i = 0; i < all->len; i++)
    if (vedette_division_get_corps (all->pdata[i]) == vedette_record_get_id (corps))
      return TRUE;
  return FALSE;
}

/**
 * vedette_eagles_paper_list_corps:
 *
 * Returns: (transfer container): the corps of an army; not those of which nothing may be seen yet
 */
GPtrArray *
vedette_eagles_paper_list_corps (VedetteEaglesPaper *self,
                                 gpointer            army)
{
  GPtrArray *list = vedette_eagles_list (&self->eagles, vedette_corps_get_type ());

  for (guint i = list->len; i-- > 0;)
    {
      gpointer corps = list->pdata[i];
      g_autoptr (GPtrArray) shown = vedette_eagles_paper_list (self, army, corps);

      if (vedette_eagles_get_army_of (&self->eagles, corps) != army || (shown->len == 0 && has_formations (self, corps)))
        g_ptr_array_remove_index (list, i);
    }
  return list;
}

VedetteShape
vedette_eagles_paper_get_sign (VedetteEaglesPaper *self,
                               gpointer            army)
{
  g_autoptr (VedetteParty) party = g_list_model_get_item (G_LIST_MODEL (self->parties),
                                                          vedette_eagles_get_side (&self->eagles, army));

  return (VedetteShape) party->sign;
}

/* Whose sheet it is, as it stands at the foot */
char *
vedette_eagles_paper_say_for (VedetteEaglesPaper *self)
{
  g_autofree char *name = NULL;

  if (vedette_eagles_paper_is_umpire (self))
    return g_strdup (_("for the umpire only"));
  if (self->reader == NULL)
    return g_strdup (_("for everyone"));
  name = say_command (&self->eagles, self->reader);
  return g_strdup_printf (_("for %s only"), name);
}

/* How far the battle is */
char *
vedette_eagles_paper_say_turn (VedetteEaglesPaper *self)
{
  const char *phase = vedette_enum_get_label (vedette_eagles_phase_get_type (),
                                              (int) vedette_eagles_game_get_phase (self->eagles.game));
  int turn = vedette_eagles_game_get_turn (self->eagles.game);
  g_autofree char *clock = vedette_eagles_say_clock (&self->eagles);

  if (turn == 0)
    return g_strdup (phase);
  /* Translators: a number, the time of the battle clock, and the phase */
  return g_strdup_printf (_("Turn %d · %s · %s"), turn, clock, phase);
}

/* Returns: (transfer full): the parts in a line, with dots between them */
char *
vedette_eagles_paper_join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* Where a formation is, if not on the table */
static void
add_place (VedetteEaglesPaper *self,
           gpointer            command,
           GPtrArray          *parts)
{
  if (VEDETTE_IS_DIVISION (command) && !vedette_eagles_is_on_table (&self->eagles, command))
    g_ptr_array_add (parts, g_strdup (vedette_enum_get_label (vedette_division_place_get_type (),
                                                              (int) vedette_division_get_place (command))));
}

/* A commander by name, with the rating, and what has become of them; independents have none, and are called so. */
char *
vedette_eagles_paper_say_leader (VedetteEaglesPaper *self,
                                 gpointer            command)
{
  g_autofree char *name = vedette_eagles_say_commander (&self->eagles, command);
  g_autofree char *own = vedette_eagles_say (&self->eagles, command);
  const char *rating = vedette_enum_get_label (VEDETTE_TYPE_EAGLES_RATING, vedette_eagles_get_int (command, "rating"));
  gint64 attached = VEDETTE_IS_DIVISION (command) ? 0 : vedette_eagles_get_id (command, "attached");
  gpointer with = vedette_eagles_find (&self->eagles, vedette_division_get_type (), attached);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (VEDETTE_IS_DIVISION (command) && vedette_division_get_kind (command) == VEDETTE_DIVISION_INDEPENDENT)
    g_ptr_array_add (parts, g_strdup (vedette_enum_get_label (vedette_division_kind_get_type (),
                                                              VEDETTE_DIVISION_INDEPENDENT)));
  else if (g_str_equal (name, own))
    g_ptr_array_add (parts, g_strdup (rating));
  else
    {
      g_ptr_array_add (parts, g_strdup (name));
      g_ptr_array_add (parts, g_strdup (rating));
    }
  if (vedette_eagles_get_flag (command, "fallen"))
    g_ptr_array_add (parts, g_strdup (vedette_record_type_get_label (G_OBJECT_TYPE (command), "fallen")));
  if (with != NULL && vedette_eagles_paper_shows (self, with, NULL))
    /* Translators: a commander; a division */
    g_ptr_array_add (parts, g_strdup_printf (_("with %s"), vedette_eagles_get_name (with)));
  add_place (self, command, parts);
  return vedette_eagles_paper_join (parts);
}

/* The class and arm of a unit */
char *
vedette_eagles_paper_say_troops (gpointer unit)
{
  /* Translators: the class and the arm of units */
  return g_strdup_printf (C_("units", "%s, %s"),
                          vedette_enum_get_label (VEDETTE_TYPE_EAGLES_TROOPS, (int) vedette_unit_get_troops (unit)),
                          vedette_enum_get_label (vedette_arm_get_type (), (int) vedette_unit_get_arm (unit)));
}
