/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What steps tell of melee, as sentences: losses, morale, leaders lost, fights and their end. */

#include "vedette-config.h"

#include "core/skirmish/vedette-melee-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Facts come from files, so that any of them may be missing or of another type. */
static const char *
get_text (JsonObject *facts,
          const char *name)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
}

static int
get_int (JsonObject *facts,
         const char *name)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_INT64
           ? (int) CLAMP (json_node_get_int (node), 0, G_MAXINT) : 0;
}

static JsonArray *
get_array (JsonObject *facts,
           const char *name)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

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
  /* Translators: how many, the name of a line, how many are left and of how many */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %s is out, %d of %d left.", "%d of %s are out, %d of %d left.",
                                       (gulong) get_int (facts, "men")),
                          get_int (facts, "men"), get_text (facts, "line"), get_int (facts, "left"), get_int (facts, "of"));
}

/**
 * vedette_melee_words_say_losses:
 *
 * Returns: (transfer full) (nullable): all losses of a step
 */
char *
vedette_melee_words_say_losses (JsonObject *facts)
{
  JsonArray *losses = get_array (facts, "losses");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < get_length (losses); i++)
    {
      JsonObject *loss = get_object (losses, i);
      g_autofree char *one = NULL;

      if (loss == NULL)
        continue;
      if (get_int (loss, "of") == 1)
        /* Translators: the name of one man */
        one = g_strdup_printf (_("%s is out."), get_text (loss, "line"));
      else
        one = vedette_melee_words_say_out (loss);
      append (text, " ", one);
    }
  return end (text);
}

static char *
say_line (JsonObject *line)
{
  const char *name = get_text (line, "line"), *melee = get_text (line, "melee");

  if (get_int (line, "men") > 0)
    /* Translators: the name of a line, and how many of it are in melee */
    return g_strdup_printf (_("%s: %d in melee."), name, get_int (line, "men"));
  if (g_str_equal (melee, "yes"))
    return g_strdup_printf (_("%s: in melee."), name);
  if (g_str_equal (melee, "no"))
    return g_strdup_printf (_("%s: not in melee."), name);
  return g_strdup_printf (_("%s: perhaps in melee."), name);
}

static void
say_fighting (JsonObject *facts,
              GString    *text)
{
  JsonArray *fighting = get_array (facts, "fighting");

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

  if (*get_text (facts, "fight") != '\0')
    /* Translators: the name of a fight, as in “At the bridge” */
    g_string_append_printf (text, _("Fight: %s."), get_text (facts, "fight"));
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
  g_autofree char *fights = join_names (get_array (facts, "fights"));
  g_autofree char *losses = vedette_melee_words_say_losses (facts);

  if (fights != NULL)
    /* Translators: the names of fights, as in “At the bridge” */
    g_string_append_printf (text, _("Fights: %s."), fights);
  append (text, " ", losses != NULL ? losses : "");
  say_fighting (facts, text);
  say_morale (get_text (facts, "morale"), text);
  return end (text);
}

static void
say_leader (JsonObject *lost,
            GString    *text)
{
  g_autofree char *commands = join_names (get_array (lost, "contingents"));
  g_autofree char *sentence = NULL;

  if (commands != NULL)
    /* Translators: the name of a leader, and of the contingents that he led */
    sentence = g_strdup_printf (_("The leader %s is lost: nobody leads %s."), get_text (lost, "name"), commands);
  else
    /* Translators: the name of a leader */
    sentence = g_strdup_printf (_("The leader %s is lost."), get_text (lost, "name"));
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
  JsonArray *leaders = get_array (facts, "leaders");
  GString *text = g_string_new (NULL);
  g_autofree char *ended = join_names (get_array (facts, "fights-ended"));
  g_autofree char *freed = join_names (get_array (facts, "freed"));

  for (guint i = 0; i < get_length (leaders); i++)
    {
      JsonObject *lost = get_object (leaders, i);

      if (lost != NULL)
        say_leader (lost, text);
    }
  if (ended != NULL)
    {
      /* Translators: the names of fights, as in “At the bridge” */
      g_autofree char *sentence = g_strdup_printf (_("Over: %s."), ended);

      append (text, " ", sentence);
    }
  if (freed != NULL)
    {
      g_autofree char *sentence = g_strdup_printf (_("No longer in melee: %s."), freed);

      append (text, " ", sentence);
    }
  return end (text);
}
