/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part, several at once, as people type or keep them. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-doubts.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/papers/vedette-stack-papers.h"
#include "core/stack/typed/vedette-participant-text.h"
#include "core/typed/vedette-scan.h"

/* Returns: (transfer container): words of the colours that are taken */
static GPtrArray *
list_taken (const VedetteStack *self)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  GPtrArray *taken = g_ptr_array_new ();

  for (guint i = 0; i < owners->len; i++)
    g_ptr_array_add (taken, (gpointer) vedette_enum_get_nick (vedette_token_colour_get_type (),
                                                             vedette_stack_get_int (owners->pdata[i], "colour")));
  g_ptr_array_add (taken, (gpointer) vedette_enum_get_nick (vedette_token_colour_get_type (), VEDETTE_TOKEN_BLACK));
  g_ptr_array_add (taken, NULL);
  return taken;
}

/* Returns: the faction of that name that there is, 0 for none */
static gint64
find_faction (const VedetteStack *self,
              const char         *name)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (VEDETTE_IS_POOL (owners->pdata[i]) && vedette_pool_get_kind (owners->pdata[i]) == VEDETTE_POOL_ENEMIES &&
        vedette_scan_reads_alike (vedette_pool_get_name (owners->pdata[i]), name))
      return vedette_record_get_id (owners->pdata[i]);
  return 0;
}

/* Returns: whether @name is the name of one of @names, in whatever letters */
static gboolean
has_name (GHashTable *names,
          const char *name)
{
  g_autofree char *folded = vedette_scan_fold_name (name);

  return g_hash_table_contains (names, folded);
}

/* Returns: (transfer full) (nullable): an unused name that ends with a number, which a typed line does not read as a count */
static char *
number_name (GHashTable *names,
             const char *name)
{
  static const char * const numbers[] = { "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s %s", name, numbers[i]);

      if (!has_name (names, other))
        return g_steal_pointer (&other);
    }
  return NULL;
}

/* Asks whether a name that somebody has is meant for another, and offers one that is not taken. */
static void
ask_again (VedetteReading     *reading,
           const VedettePiece *piece,
           gpointer            record,
           GHashTable         *names)
{
  const char *from = vedette_reading_at (reading, piece->from), *to = vedette_reading_at (reading, piece->to);
  gboolean quoted = !g_unichar_isalnum (g_utf8_get_char (from));
  g_autofree char *typed = quoted ? g_strdup (piece->value) : g_strndup (from, (gsize) (to - from));
  g_autofree char *other = number_name (names, typed);
  g_autoptr (GString) instead = g_string_new (other);

  if (quoted)
    g_string_printf (instead, "\"%s\"", other);
  /* What the name alone tells of an enemy, the new one does not (A-T01). */
  if (VEDETTE_IS_ENEMY (record) && vedette_reading_find_piece (reading, piece->line, "initiative") == NULL)
    g_string_append_printf (instead, ", Initiative %d", vedette_enemy_get_initiative (record));
  vedette_reading_set_line (reading, piece->line);
  vedette_reading_add_doubt (reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, other != NULL ? instead->str : NULL,
                             /* Translators: the name of a participant, such as “Mira” */
                             _("“%s” is already listed: enter a different name, or confirm that there are two"), piece->value);
  if (other != NULL)
    g_hash_table_add (names, vedette_scan_fold_name (other));
}

/* A name typed again may mean the same participant. A faction may be called as one of them is. */
static void
ask_about_names (const VedetteStack *self,
                 VedetteReading     *reading,
                 GPtrArray          *all)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  for (guint i = 0; i < actors->len; i++)
    g_hash_table_add (names, vedette_scan_fold_name (vedette_stack_get_name (actors->pdata[i])));
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading) && n < all->len; i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);
      gpointer record;

      if (!g_str_equal (piece->field, "name"))
        continue;
      record = all->pdata[n++];
      if (VEDETTE_IS_POOL (record))
        continue;
      if (has_name (names, piece->value))
        ask_again (reading, piece, record, names);
      else
        g_hash_table_add (names, vedette_scan_fold_name (piece->value));
    }
}

static GPtrArray *
read_typed (VedetteMove        *move,
            const VedetteStack *self,
            VedetteReading    **reading,
            GError            **error)
{
  g_autoptr (GPtrArray) taken = list_taken (self);
  g_autoptr (GPtrArray) all = NULL;

  *reading = vedette_reading_new (vedette_move_get_text (move, "text"));
  all = vedette_participant_text_read (*reading, (const char * const *) taken->pdata, error);
  for (guint i = 0; all != NULL && i < all->len; i++)
    vedette_stack_fit_new (self, all->pdata[i]);
  /* An army that joins a side may well have two units of one name. */
  if (all != NULL && *vedette_move_get_text (move, "side") == '\0')
    ask_about_names (self, *reading, all);
  return g_steal_pointer (&all);
}

static VedetteReading *
type_participants (VedetteMove          *move,
                   const VedetteContext *self)
{
  VedetteReading *reading = NULL;
  GPtrArray *all = read_typed (move, self, &reading, NULL);

  g_clear_pointer (&all, g_ptr_array_unref);
  return reading;
}

/* Who comes as the army of the players is none of their enemies, nor the other way round. */
static void
check_who (gpointer       record,
           const char    *who,
           VedetteRuling *ruling)
{
  gboolean enemy = VEDETTE_IS_ENEMY (record) || VEDETTE_IS_POOL (record);

  if (g_str_equal (who, "players") && enemy)
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_forbid_about (ruling, NULL, "text", _("%s: enemies do not belong to the players’ side. Leave the line out."),
                                 vedette_stack_get_name (record));
  else if (g_str_equal (who, "enemies") && !enemy)
    vedette_ruling_forbid_about (ruling, NULL, "text",
                                 /* Translators: the name of a participant, such as “Mira” or “Orcs” */
                                 _("%s: characters and hired help do not belong to the enemies. Leave the line out."),
                                 vedette_stack_get_name (record));
}

/* A faction is one of the battle, or one that the text adds. */
static void
check_faction (const VedetteStack *self,
               GPtrArray          *all,
               gpointer            record,
               VedetteRuling      *ruling)
{
  const char *name = VEDETTE_IS_ENEMY (record) ? vedette_participant_get_faction (record) : NULL;

  if (name == NULL || find_faction (self, name) != 0)
    return;
  for (guint i = 0; i < all->len; i++)
    if (VEDETTE_IS_POOL (all->pdata[i]) && vedette_scan_reads_alike (vedette_pool_get_name (all->pdata[i]), name))
      return;
  /* Translators: a faction of enemies, twice */
  vedette_ruling_forbid_about (ruling, "A-T11", "text", _("No faction “%s” yet: add a line “Faction %s”"), name,
                               name);
}

static void
check_participants (VedetteMove          *move,
                    const VedetteContext *self,
                    VedetteRuling        *ruling)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_record_kind_needs (move, "text", ruling))
    return;
  all = read_typed (move, self, &reading, &error);
  if (all == NULL)
    {
      vedette_ruling_forbid_about (ruling, NULL, "text", "%s", error->message);
      return;
    }
  if (all->len == 0)
    vedette_ruling_forbid_about (ruling, NULL, "text", _("Enter at least one participant"));
  for (guint i = 0; i < all->len; i++)
    {
      vedette_stack_check_new (self, NULL, all->pdata[i], ruling);
      check_faction (self, all, all->pdata[i], ruling);
      check_who (all->pdata[i], vedette_move_get_text (move, "side"), ruling);
    }
  vedette_stack_check_room (self, all, ruling);
  vedette_ruling_find_doubts (ruling, reading, "text");
}

static gboolean
perform_participants (VedetteMove           *move,
                      const VedetteContext  *self,
                      VedetteEdit           *edit,
                      VedetteDice           *dice,
                      GError               **error)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (GPtrArray) all = read_typed (move, self, &reading, error);
  JsonArray *names = json_array_new ();
  g_autoptr (GHashTable) factions = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  json_object_set_array_member (vedette_edit_get_facts (edit), "names", names);
  /* Those that others belong to come first. */
  for (guint i = 0; all != NULL && i < all->len; i++)
    if (VEDETTE_IS_POOL (all->pdata[i]))
      {
        gint64 *id = g_new (gint64, 1);

        *id = vedette_edit_insert (edit, all->pdata[i], -1);
        g_hash_table_insert (factions, (gpointer) vedette_pool_get_name (all->pdata[i]), id);
        json_array_add_string_element (names, vedette_stack_get_name (all->pdata[i]));
        vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
      }
  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      const char *faction = VEDETTE_IS_ENEMY (all->pdata[i]) ? vedette_participant_get_faction (all->pdata[i]) : NULL;
      const gint64 *id = faction != NULL ? g_hash_table_lookup (factions, faction) : NULL;

      if (VEDETTE_IS_POOL (all->pdata[i]))
        continue;
      if (faction != NULL)
        g_object_set (all->pdata[i], "faction", id != NULL ? *id : find_faction (self, faction), NULL);
      json_array_add_string_element (names, vedette_stack_get_name (all->pdata[i]));
      vedette_stack_insert_new (self, edit, all->pdata[i]);
      if (VEDETTE_IS_ENEMY (all->pdata[i]))
        vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
    }
  return all != NULL;
}

static char *
describe_participants (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  /* Translators: a step of the log; the names of participants */
  return g_strdup_printf (_("Added: %s."), names);
}

static void
list_armies (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  vedette_choice_add_nick (choices, "all", C_("army", "Everyone"));
  vedette_choice_add_nick (choices, "players", C_("army", "The players’ side"));
  vedette_choice_add_nick (choices, "enemies", C_("army", "The enemies"));
}

const VedetteMoveKind vedette_stack_add_participants_move = {
  .name = "add-participants",
  .label = N_("Add Participants"),
  .key = "p",
  .group = VEDETTE_MOVE_EDIT,
  .open_in = VEDETTE_STACK_ON_GAME | VEDETTE_STACK_ON (SETUP),
  .params = (const VedetteParam[]){
    VEDETTE_SAY_TYPED ("text", type_participants, .label = N_("Participants"),
                       .example = N_("“Mira, blue” or “8 lizard-men, 2”")),
    /* Whose army the text is, "players" or "enemies"; empty for both */
    VEDETTE_SAY_WORD ("side", list_armies),
    { { 0 } } },
  .check = check_participants,
  .perform = perform_participants,
  .describe = describe_participants,
};
