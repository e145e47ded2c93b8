/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part, as text: as many as there were at the beginning, without what happened in the fight. */

#include "vedette-config.h"

#include "core/stack/vedette-stack-army.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/state/vedette-stack.h"
#include "core/stack/typed/vedette-participant-text.h"
#include "core/typed/vedette-scan.h"

/* One army while it is written */
typedef struct
{
  VedetteRules *rules;
  VedetteBattle *battle;
  const char *audience;
  GString *text;
  guint n_changed;
  guint n_cut;
  guint n_unknown; /* enemies whose Initiative is the umpire's */
} Writer;

static gboolean
may_see (const Writer *self,
         gpointer      record,
         const char   *field)
{
  return vedette_rules_may_see (self->rules, vedette_record_get_id (record), field, self->audience);
}

static void
append (Writer  *self,
        gpointer record)
{
  g_autofree char *line = vedette_participant_text_write (record);

  g_string_append_printf (self->text, "%s\n", line);
}

/* Returns: (transfer full): as much of a text as a line may say */
static char *
cut (Writer     *self,
     const char *text,
     glong       most)
{
  if (g_utf8_strlen (text, -1) <= most)
    return g_strdup (text);
  self->n_cut++;
  return g_utf8_substring (text, 0, most);
}

/* Whoever waits still waits; all others are there, whatever became of them. */
static VedetteStackPlace
get_place (Writer  *self,
           gpointer record)
{
  int place = vedette_stack_get_int (record, "place");

  if (place != VEDETTE_STACK_IN && place != VEDETTE_STACK_WAITING)
    self->n_changed++;
  return place == VEDETTE_STACK_WAITING ? VEDETTE_STACK_WAITING : VEDETTE_STACK_IN;
}

static void
write_character (Writer           *self,
                 VedetteCharacter *character)
{
  g_autofree char *letter = cut (self, vedette_character_get_letter (character), VEDETTE_STACK_MAX_LETTER);
  g_autofree char *player = cut (self, vedette_character_get_player (character), VEDETTE_STACK_MAX_NAME);
  g_autoptr (VedetteCharacter) copy =
    g_object_new (vedette_character_get_type (), "name", vedette_character_get_name (character), "player", player, "colour",
                  vedette_character_get_colour (character), "sign",
                  vedette_character_get_sign (character), "letter", letter, "place",
                  get_place (self, character), NULL);

  append (self, copy);
}

static void
write_faction (Writer      *self,
               VedettePool *pool)
{
  g_autofree char *letter = cut (self, vedette_pool_get_letter (pool), VEDETTE_STACK_MAX_LETTER);
  g_autoptr (VedettePool) copy =
    g_object_new (vedette_pool_get_type (), "name", vedette_stack_get_name (pool), "colour", vedette_pool_get_colour (pool),
                  "sign", vedette_pool_get_sign (pool), "letter", letter, "apart", TRUE, NULL);

  append (self, copy);
}

static int
get_count (Writer  *self,
           gpointer line)
{
  int lost = vedette_stack_get_int (line, "fallen") + vedette_stack_get_int (line, "away");

  if (lost > 0)
    self->n_changed++;
  return CLAMP (vedette_stack_get_int (line, "count") + lost, 1, VEDETTE_STACK_MAX_COUNT);
}

static void
write_enemy (Writer       *self,
             VedetteEnemy *enemy)
{
  VedettePool *faction = vedette_battle_find (self->battle, vedette_pool_get_type (), vedette_enemy_get_faction (enemy));
  g_autoptr (VedetteEnemy) copy = NULL;

  if (!may_see (self, enemy, "initiative"))
    {
      self->n_unknown++;
      return;
    }
  copy = g_object_new (vedette_enemy_get_type (), "name", vedette_enemy_get_name (enemy), "count", get_count (self, enemy),
                       "initiative", vedette_enemy_get_initiative (enemy), "hidden", vedette_enemy_get_hidden (enemy),
                       "place", get_place (self, enemy), NULL);
  /* All who are of no faction have the colour that each battle has. */
  if (faction != NULL && vedette_pool_get_apart (faction))
    vedette_participant_set_faction (copy, vedette_stack_get_name (faction));
  append (self, copy);
}

static void
write_hired (Writer       *self,
             VedetteHired *hired)
{
  int count = get_count (self, hired);
  g_autoptr (VedetteHired) copy =
    g_object_new (vedette_hired_get_type (), "name", vedette_hired_get_name (hired), "count", count, "willing",
                  MIN (vedette_hired_get_willing (hired), count), "place", get_place (self, hired), NULL);

  append (self, copy);
}

static void
write_all (Writer *self,
           GType   type)
{
  vedette_each (VedetteRecord, record, vedette_battle_get_records (self->battle, type))
    {
      if (!may_see (self, record, NULL))
        continue;
      if (VEDETTE_IS_CHARACTER (record))
        write_character (self, VEDETTE_CHARACTER (record));
      else if (VEDETTE_IS_ENEMY (record))
        write_enemy (self, VEDETTE_ENEMY (record));
      else if (VEDETTE_IS_HIRED (record))
        write_hired (self, VEDETTE_HIRED (record));
      else if (vedette_pool_get_apart (VEDETTE_POOL (record)))
        write_faction (self, VEDETTE_POOL (record));
    }
}

static gboolean
write_army (VedetteRules *rules,
            const char   *side,
            const char   *audience,
            GString      *text,
            GPtrArray    *left)
{
  Writer self = { .rules = rules, .battle = vedette_rules_get_battle (rules), .audience = audience, .text = text };

  if (!g_str_equal (side, "enemies"))
    {
      write_all (&self, vedette_character_get_type ());
      write_all (&self, vedette_hired_get_type ());
    }
  if (!g_str_equal (side, "players"))
    {
      write_all (&self, vedette_pool_get_type ());
      write_all (&self, vedette_enemy_get_type ());
    }
  if (self.n_unknown > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("%u line of enemies whose Initiative only the game master may see",
                                                      "%u lines of enemies whose Initiative only the game master may see",
                                                      self.n_unknown), self.n_unknown));
  if (self.n_cut > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("the end of %u name or letter that is too long",
                                                      "the ends of %u names or letters that "
                                                                                             "are too long",
                                                      self.n_cut), self.n_cut));
  if (self.n_changed > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("what happened to %u line in the fight",
                                                      "what happened to %u lines in the fight",
                                                      self.n_changed),
                                            self.n_changed));
  return TRUE;
}

static void
append_heading (GString    *text,
                const char *name)
{
  g_autofree char *line = g_strdelimit (g_strdup (name), "\n\r\v\f", ' ');

  g_string_append_printf (text, "# %s\n", line);
}

static void
append_unit (GString    *text,
             const char *name,
             int         count,
             int         points,
             const char *as)
{
  for (; count > 0; count -= VEDETTE_STACK_MAX_COUNT)
    {
      if (count > 1)
        g_string_append_printf (text, "%d ", MIN (count, VEDETTE_STACK_MAX_COUNT));
      vedette_scan_append_quoted (text, name);
      g_string_append_printf (text, ", %s\n", *as != '\0' ? as : "enemy, Initiative 1");
    }
}

static const char * const sides[] = { "all", "players", "enemies", NULL };

static const char * const labels[] = { N_("Everyone"), N_("Characters"), N_("Enemies"), NULL };
static const char * const who[] = {
  N_("enemy, Initiative 1"), N_("enemy, Initiative 2"), N_("enemy, Initiative 3"), N_("enemy, Initiative 4"), N_("hired"), NULL,
};
static const VedetteArmyAsk asks[] = { { N_("Read As"), who }, { NULL } };

const VedetteArmyFormat vedette_stack_army = {
  .move = "add-participants",
  .side = "side",
  .sides = sides,
  .labels = labels,
  .asks = asks,
  .joint = ", ",
  .pointless = TRUE,
  .most = VEDETTE_STACK_MAX_COUNT,
  .write = write_army,
  .heading = append_heading,
  .unit = append_unit,
};
