/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What steps tell of melee, as sentences: losses, morale, leaders lost, fights and their end. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-melee-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-facts.h"

static guint
get_length (JsonArray *array)
{
  return array != NULL ? json_array_get_length (array) : 0;
}

static JsonObject *
get_object (JsonArray *array,
            guint      i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static void
append (GString    *text,
        const char *between,
        const char *more)
{
  if (text->len > 0 && *more != '\0')
    g_string_append (text, between);
  g_string_append (text, more);
}

/* Returns: (transfer full) (nullable): the names of a list; NULL for none */
static char *
join_names (JsonArray *array)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) == G_TYPE_STRING)
        append (names, C_("list of names", ", "), json_node_get_string (node));
    }
  return names->len > 0 ? g_strdup (names->str) : NULL;
}

static char *
end (GString *text)
{
  return g_string_free (text, text->len == 0);
}

/**
 * vedette_melee_words_say_out:
 * @facts: of a line that lost men
 *
 * Returns: (transfer full): how many, and how many are left
 */
char *
vedette_melee_words_say_out (JsonObject *facts)
{
  if (vedette_fact_count (facts, "of") == 1)
    /* Translators: the name of one figure */
    return g_strdup_printf (_("%s became a casualty."), vedette_fact_text (facts, "line"));
  /* Translators: the name of a line, how many casualties it took, how many are left and of how many, as in “Spearmen took 2
   * casualties, leaving 5 of 8.”; the plural form goes by the casualties */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s took %d casualty, leaving %d of %d.",
                                       "%s took %d casualties, leaving %d of %d.",
                                       (gulong) vedette_fact_count (facts, "men")), vedette_fact_text (facts, "line"),
                          vedette_fact_count (facts, "men"), vedette_fact_count (facts, "left"),
                          vedette_fact_count (facts, "of"));
}

/**
 * vedette_melee_words_say_losses:
 *
 * Returns: (transfer full) (nullable): all losses of a step
 */
char *
vedette_melee_words_say_losses (JsonObject *facts)
{
  JsonArray *losses = vedette_fact_array (facts, "losses");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < get_length (losses); i++)
    {
      JsonObject *loss = get_object (losses, i);
      g_autofree char *one = loss != NULL ? vedette_melee_words_say_out (loss) : g_strdup ("");

      append (text, " ", one);
    }
  return end (text);
}

/* One line of which some have left the table */
static char *
say_leaver (JsonObject *leaver)
{
  if (vedette_fact_count (leaver, "of") == 1)
    /* Translators: the name of a figure or of a line, all of which left */
    return g_strdup_printf (_("%s left the table."), vedette_fact_text (leaver, "line"));
  if (vedette_fact_count (leaver, "men") == vedette_fact_count (leaver, "of"))
    /* Translators: the name of a figure or of a line, all of which left */
    return g_strdup_printf (_("%s left the table."), vedette_fact_text (leaver, "line"));
  if (vedette_fact_count (leaver, "left") == 0)
    /* Translators: how many figures, the name of their line, and how many it had: none of them is on the table any more */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure of %s left the table, the last of %d.",
                                         "%d figures of %s left the table, the last of %d.",
                                         (gulong) vedette_fact_count (leaver, "men")),
                            vedette_fact_count (leaver, "men"), vedette_fact_text (leaver, "line"),
                            vedette_fact_count (leaver, "of"));
  /* Translators: how many figures, the name of their line, how many are still on the table and of how many */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure of %s left the table, leaving %d of %d.",
                                       "%d figures of %s left the table, leaving %d of %d.",
                                       (gulong) vedette_fact_count (leaver, "men")),
                          vedette_fact_count (leaver, "men"), vedette_fact_text (leaver, "line"),
                          vedette_fact_count (leaver, "left"), vedette_fact_count (leaver, "of"));
}

/**
 * vedette_melee_words_say_leavers:
 *
 * Returns: (transfer full): all who have left in a step
 */
char *
vedette_melee_words_say_leavers (JsonObject *facts)
{
  JsonArray *leavers = vedette_fact_array (facts, "leavers");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < get_length (leavers); i++)
    {
      JsonObject *leaver = get_object (leavers, i);
      g_autofree char *one = leaver != NULL ? say_leaver (leaver) : g_strdup ("");

      append (text, " ", one);
    }
  return g_string_free (text, FALSE);
}

static char *
say_line (JsonObject *line)
{
  const char *name = vedette_fact_text (line, "line"), *melee = vedette_fact_text (line, "melee");

  if (vedette_fact_count (line, "men") > 0)
    /* Translators: how many figures, and the line that they belong to, as in “In melee: 3 of Spearmen.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In melee: %d of %s.", "In melee: %d of %s.",
                                         (gulong) vedette_fact_count (line, "men")), vedette_fact_count (line, "men"), name);
  if (g_str_equal (melee, "yes"))
    /* Translators: names of lines, such as “Wat, Archers” */
    return g_strdup_printf (_("In melee: %s."), name);
  if (g_str_equal (melee, "no"))
    /* Translators: the name of a line, such as “Archers” */
    return g_strdup_printf (_("Not in melee: %s."), name);
  /* Translators: names of lines, such as “Wat, Archers” */
  return g_strdup_printf (_("Perhaps in melee: %s."), name);
}

static void
say_fighting (JsonObject *facts,
              GString    *text)
{
  JsonArray *fighting = vedette_fact_array (facts, "fighting");

  for (guint i = 0; i < get_length (fighting); i++)
    {
      JsonObject *line = get_object (fighting, i);
      g_autofree char *one = line != NULL ? say_line (line) : g_strdup ("");

      append (text, " ", one);
    }
}

/**
 * vedette_melee_words_say_fight:
 *
 * Returns: (transfer full) (nullable): the fight that contact was made in, and who is in melee by it
 */
char *
vedette_melee_words_say_fight (JsonObject *facts)
{
  GString *text = g_string_new (NULL);

  if (*vedette_fact_text (facts, "fight") != '\0')
    /* Translators: the name of a fight, as in “At the bridge” */
    g_string_append_printf (text, _("Fight: %s."), vedette_fact_text (facts, "fight"));
  say_fighting (facts, text);
  return end (text);
}

static void
say_morale (const char *morale,
            GString    *text)
{
  /* Translators: what came of morale, in the players' words */
  g_autofree char *sentence = g_strdup_printf (_("Morale: %s"), morale);

  if (*morale == '\0')
    return;
  append (text, " ", sentence);
  if (strchr (".!?", morale[strlen (morale) - 1]) == NULL)
    g_string_append_c (text, '.');
}

/**
 * vedette_melee_words_say_round:
 *
 * Returns: (transfer full) (nullable): in which fights a round was fought, and what came of it
 */
char *
vedette_melee_words_say_round (JsonObject *facts)
{
  GString *text = g_string_new (NULL);
  g_autofree char *fights = join_names (vedette_fact_array (facts, "fights"));
  g_autofree char *losses = vedette_melee_words_say_losses (facts);

  if (fights != NULL)
    /* Translators: the names of fights, as in “At the bridge” */
    g_string_append_printf (text, _("Fights: %s."), fights);
  append (text, " ", losses != NULL ? losses : "");
  say_fighting (facts, text);
  say_morale (vedette_fact_text (facts, "morale"), text);
  return end (text);
}

static void
say_leader (JsonObject *lost,
            GString    *text)
{
  g_autofree char *commands = join_names (vedette_fact_array (lost, "contingents"));
  g_autofree char *sentence = NULL;

  if (commands != NULL && vedette_fact_boolean (lost, "left"))
    /* Translators: the name of a leader who left the table, and of the contingents without a leader since then */
    sentence = g_strdup_printf (_("The leader %s left the table, leaving %s without a leader."),
                                vedette_fact_text (lost, "name"),
                                commands);
  else if (vedette_fact_boolean (lost, "left"))
    /* Translators: the name of a leader who left the table */
    sentence = g_strdup_printf (_("The leader %s left the table."), vedette_fact_text (lost, "name"));
  else if (commands != NULL)
    /* Translators: the name of a leader, and of the contingents without a leader since then */
    sentence = g_strdup_printf (_("The leader %s became a casualty, leaving %s without a leader."),
                                vedette_fact_text (lost, "name"),
                                commands);
  else
    /* Translators: the name of a leader */
    sentence = g_strdup_printf (_("The leader %s became a casualty."), vedette_fact_text (lost, "name"));
  append (text, " ", sentence);
}

/**
 * vedette_melee_words_say_after:
 *
 * Returns: (transfer full) (nullable): what came of any step besides: leaders who are lost, fights that have ended
 */
char *
vedette_melee_words_say_after (JsonObject *facts)
{
  JsonArray *leaders = vedette_fact_array (facts, "leaders");
  GString *text = g_string_new (NULL);
  g_autofree char *ended = join_names (vedette_fact_array (facts, "fights-ended"));
  g_autofree char *broke_off = join_names (vedette_fact_array (facts, "broke-off"));
  g_autofree char *freed = join_names (vedette_fact_array (facts, "freed"));

  for (guint i = 0; i < get_length (leaders); i++)
    {
      JsonObject *lost = get_object (leaders, i);

      if (lost != NULL)
        say_leader (lost, text);
    }
  if (ended != NULL)
    {
      /* Translators: the names of fights, as in “At the bridge” */
      g_autofree char *sentence = g_strdup_printf (_("Fights ended: %s."), ended);

      append (text, " ", sentence);
    }
  if (broke_off != NULL)
    {
      /* Translators: names of lines, such as “Wat, Archers” */
      g_autofree char *sentence = g_strdup_printf (_("%s broke off the melee."), broke_off);

      append (text, " ", sentence);
    }
  if (freed != NULL)
    {
      /* Translators: names of lines, such as “Wat, Archers” */
      g_autofree char *sentence = g_strdup_printf (_("No longer in melee: %s."), freed);

      append (text, " ", sentence);
    }
  if (vedette_fact_boolean (facts, "withdrawn"))
    append (text, " ", _("Nobody was left in contact, so no round of melee was due."));
  return end (text);
}
