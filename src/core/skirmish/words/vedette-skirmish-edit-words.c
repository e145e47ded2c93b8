/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps that edits make, as sentences. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-sentences.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/records/vedette-about.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"

/* What a number became; -1 when it did not change */
static int
get_new_int (JsonObject *pairs,
             const char *name)
{
  JsonNode *node = pairs != NULL ? json_object_get_member (pairs, name) : NULL;
  JsonNode *after;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) != 2)
    return -1;
  after = json_array_get_element (json_node_get_array (node), 1);
  return JSON_NODE_HOLDS_VALUE (after) && json_node_get_value_type (after) == G_TYPE_INT64
           ? (int) CLAMP (json_node_get_int (after), 0, G_MAXINT) : -1;
}

/* When to stop, and by whose rules the rest is played; (nullable) */
static char *
say_agreements (JsonObject *changed)
{
  const char *time = vedette_fact_new_text (changed, "stop-at"), *host = vedette_fact_new_text (changed, "host-rules");
  int actions = get_new_int (changed, "stop-after");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *limit = NULL, *rules = NULL, *clock = NULL;
  g_auto (GStrv) sentences = NULL;

  if (actions == 0)
    g_strv_builder_add (builder, _("The action limit was removed."));
  else if (actions > 0)
    /* Translators: a step of the log; after how many actions the game is to end */
    g_strv_builder_add (builder, limit = g_strdup_printf (ngettext ("The battle was limited to %d action.",
                                                                    "The battle was limited to %d actions.",
                                                                    (gulong) actions), actions));
  if (time != NULL)
    /* Translators: a time of the day */
    g_strv_builder_add (builder, clock = *time != '\0' ? g_strdup_printf (_("The stop time was set to %s."), time)
                                                       : g_strdup (_("The stop time was removed.")));
  if (host != NULL)
    /* Translators: the name of the rules for movement, shooting and melee that are not part of this system */
    g_strv_builder_add (builder, rules = *host != '\0' ? g_strdup_printf (_("Other rules: %s."), host)
                                                       : g_strdup (_("The other rules were cleared.")));
  sentences = g_strv_builder_end (builder);
  return sentences[0] != NULL ? g_strjoinv (" ", sentences) : NULL;
}

char *
vedette_words_set_battle (JsonObject *facts)
{
  g_autofree char *agreements = say_agreements (vedette_fact_changed (facts));

  return vedette_fact_describe_battle (facts, VEDETTE_TYPE_ABOUT, agreements);
}

char *
vedette_words_set_side (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "side", VEDETTE_TYPE_FORCE);
}

char *
vedette_words_remind_again (JsonObject *facts)
{
  return g_strdup (_("All reminders were reset."));
}

char *
vedette_words_add_contingent (JsonObject *facts)
{
  /* Translators: a step of the log; a side and a contingent of it */
  return g_strdup_printf (_("%s added the contingent “%s”."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_set_contingent (JsonObject *facts)
{
  const char *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");

  if (name != NULL)
    /* Translators: a step of the log; a side and the old and the new name of a contingent of it */
    return g_strdup_printf (_("%s renamed the contingent “%s” to “%s”."), vedette_fact_text (facts, "side"),
                            vedette_fact_text (facts, "name"),
                            name);
  /* Translators: a step of the log; a side and a contingent of it */
  return g_strdup_printf (_("%s changed the contingent “%s”."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_remove_contingent (JsonObject *facts)
{
  /* Translators: a step of the log; a side and a contingent of it */
  return g_strdup_printf (_("%s removed the contingent “%s”."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_add_line (JsonObject *facts)
{
  g_autofree char *lines = vedette_fact_names (facts, "lines");

  if (*lines != '\0')
    /* Translators: a step of the log; a side, and one or several lines of its roster, as in “Red added Wat.” */
    return g_strdup_printf (_("%s added %s."), vedette_fact_text (facts, "side"), lines);
  if (vedette_fact_count (facts, "count") > 1)
    /* Translators: a step of the log; a side, the name of a line of its roster and the number of figures in it, as in
     * “Red added Archers ×6.” */
    return g_strdup_printf (_("%s added %s ×%d."), vedette_fact_text (facts, "side"), vedette_fact_text (facts, "name"),
                            vedette_fact_count (facts, "count"));
  /* Translators: a step of the log; a side, and one or several lines of its roster, as in “Red added Wat.” */
  return g_strdup_printf (_("%s added %s."), vedette_fact_text (facts, "side"), vedette_fact_text (facts, "name"));
}

/* What of a line can be changed, in the order of the form */
static const char * const of_a_line[] = {
  "contingent", "count",   "troops",         "leader",      "weapon",        "rate",   "range",     "points",
  "notes",      "reserve", "arrives-action", "arrives-die", "arrives-sides", "hidden", "break-off", "melee",
};

static char *
list_changes (JsonObject *changed)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; changed != NULL && i < G_N_ELEMENTS (of_a_line); i++)
    {
      if (!json_object_has_member (changed, of_a_line[i]))
        continue;
      if (list->len > 0)
        g_string_append (list, C_("list of names", ", "));
      g_string_append (list, vedette_record_type_get_word (VEDETTE_TYPE_FIGURE, of_a_line[i]));
    }
  return g_string_free (list, FALSE);
}

char *
vedette_words_set_line (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *name = vedette_fact_text (facts, "name");
  const char *new_name = vedette_fact_new_text (vedette_fact_changed (facts), "name");
  g_autofree char *changes = list_changes (vedette_fact_changed (facts));

  if (new_name != NULL && changes[0] != '\0')
    /* Translators: a step of the log; a side, the old and the new name of a line of its roster, and a list of what else
     * was changed, such as “class, weapon” */
    return g_strdup_printf (_("%s renamed %s to %s and changed %s."), side, name, new_name, changes);
  if (new_name != NULL)
    /* Translators: a step of the log; a side and the old and the new name of a line of its roster */
    return g_strdup_printf (_("%s renamed %s to %s."), side, name, new_name);
  if (changes[0] != '\0')
    /* Translators: a step of the log; a side, a line of its roster and a list of what was changed */
    return g_strdup_printf (_("%s changed %s (%s)."), side, name, changes);
  /* Translators: a step of the log; a side and a line of its roster */
  return g_strdup_printf (_("%s changed %s."), side, name);
}

char *
vedette_words_remove_line (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  if (vedette_fact_text (facts, "side")[0] == '\0')
    /* Translators: a step of the log; a list of lines of both rosters */
    return g_strdup_printf (_("Removed: %s."), names);
  /* Translators: a step of the log; a side and a list of lines of its roster */
  return g_strdup_printf (_("%s removed %s."), vedette_fact_text (facts, "side"), names);
}

char *
vedette_words_move_line (JsonObject *facts)
{
  /* Translators: a step of the log; a side and a line of its roster that is now in another place of the list */
  return g_strdup_printf (_("%s moved %s in the list."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_split_line (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *name = vedette_fact_text (facts, "name");
  const char *new_name = vedette_fact_text (facts, "new-name");
  int men = vedette_fact_count (facts, "men");

  if (g_str_equal (name, new_name))
    /* Translators: a step of the log; a side, how many figures of a line of its roster, and that line */
    return g_strdup_printf (ngettext ("%s split off %d figure of %s as a separate line.",
                                      "%s split off %d figures of %s as a separate line.", (gulong) men), side, men, name);
  /* Translators: a step of the log; a side, how many figures of a line of its roster, that line, and the name of the new one */
  return g_strdup_printf (ngettext ("%s split off %d figure of %s as %s.",
                                    "%s split off %d figures of %s as %s.", (gulong) men), side, men, name, new_name);
}

char *
vedette_words_join_lines (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  /* Translators: a step of the log; a side, a list of lines of its roster, the name of the line that they have become, and
   * the number of figures in it */
  return g_strdup_printf (_("%s combined %s into %s ×%d."), vedette_fact_text (facts, "side"), names,
                          vedette_fact_text (facts, "name"),
                          vedette_fact_count (facts, "count"));
}

char *
vedette_words_add_fight (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "lines");

  /* Translators: a step of the log; the name of a fight, as in “At the bridge”, and who is in it */
  return g_strdup_printf (_("A fight was named %s: %s."), vedette_fact_text (facts, "name"), names);
}

char *
vedette_words_set_fight (JsonObject *facts)
{
  const char *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");

  if (name != NULL)
    /* Translators: a step of the log; the old and the new name of a fight */
    return g_strdup_printf (_("The fight %s was renamed to %s."), vedette_fact_text (facts, "name"), name);
  /* Translators: a step of the log; the name of a fight in which others are now */
  return g_strdup_printf (_("The figures in the fight %s were changed."), vedette_fact_text (facts, "name"));
}

char *
vedette_words_remove_fight (JsonObject *facts)
{
  /* Translators: a step of the log; the name of a fight */
  return g_strdup_printf (_("The name of the fight %s was removed."), vedette_fact_text (facts, "name"));
}

/* What a card says is no part of the sentence: it is its own side's secret. */
char *
vedette_words_add_card (JsonObject *facts)
{
  int n = vedette_fact_count (facts, "cards"), number = vedette_fact_count (facts, "number");

  if (n > 1)
    /* Translators: a step of the log; a side, and the numbers of the first and the last of several order cards */
    return g_strdup_printf (_("%s wrote cards %d to %d."), vedette_fact_text (facts, "side"), number, number + n - 1);
  /* Translators: a step of the log; a side, and the number of its order card */
  return g_strdup_printf (_("%s wrote card %d."), vedette_fact_text (facts, "side"), vedette_fact_count (facts, "number"));
}

char *
vedette_words_set_card (JsonObject *facts)
{
  /* Translators: a step of the log; a side, and the number of its order card */
  return g_strdup_printf (_("%s changed card %d."), vedette_fact_text (facts, "side"), vedette_fact_count (facts, "number"));
}

char *
vedette_words_remove_card (JsonObject *facts)
{
  /* Translators: a step of the log; a side, and the number of its order card */
  return g_strdup_printf (_("%s removed card %d."), vedette_fact_text (facts, "side"), vedette_fact_count (facts, "number"));
}

char *
vedette_words_add_body (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  if (vedette_fact_text (facts, "name")[0] != '\0')
    /* Translators: a step of the log; a side, lines of its roster, and the name of the body that they are now */
    return g_strdup_printf (_("%s grouped %s as the body “%s”."), vedette_fact_text (facts, "side"), names,
                            vedette_fact_text (facts, "name"));
  /* Translators: a step of the log; a side and lines of its roster that are one body from now on */
  return g_strdup_printf (_("%s grouped %s as one body."), vedette_fact_text (facts, "side"), names);
}

char *
vedette_words_set_body (JsonObject *facts)
{
  const char *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");

  if (name != NULL && name[0] != '\0')
    /* Translators: a step of the log; a side and the old and the new name of a body */
    return g_strdup_printf (_("%s renamed the body “%s” to “%s”."), vedette_fact_text (facts, "side"),
                            vedette_fact_text (facts, "name"), name);
  /* Translators: a step of the log; a side and a body of it */
  return g_strdup_printf (_("%s changed the body “%s”."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_remove_body (JsonObject *facts)
{
  /* Translators: a step of the log; a side and a body of it that is one no longer */
  return g_strdup_printf (_("%s dissolved the body “%s”."), vedette_fact_text (facts, "side"),
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_split_body (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  /* Translators: a step of the log; a side, lines of its roster, and the body that they have left */
  return g_strdup_printf (_("%s split %s off from the body “%s”."), vedette_fact_text (facts, "side"), names,
                          vedette_fact_text (facts, "name"));
}

char *
vedette_words_leave_body (JsonObject *facts)
{
  g_autofree char *names = vedette_fact_names (facts, "names");

  /* Translators: a step of the log; a side, and lines of its roster that are in no body from now on */
  return g_strdup_printf (_("%s took %s out of the body."), vedette_fact_text (facts, "side"), names);
}

char *
vedette_words_join_bodies (JsonObject *facts)
{
  g_autofree char *bodies = vedette_fact_names (facts, "bodies");

  /* Translators: a step of the log; a side, and the bodies that have become one */
  return g_strdup_printf (_("%s joined bodies together: %s."), vedette_fact_text (facts, "side"), bodies);
}

/* Whose a trait is: of a line or contingent, or of the whole side */
static char *
say_whose (JsonObject *facts)
{
  if (vedette_fact_text (facts, "whose")[0] != '\0')
    /* Translators: a side, and a line or contingent of it, as in “Red: Archers” */
    return g_strdup_printf (C_("whose trait", "%s: %s"), vedette_fact_text (facts, "side"),
                            vedette_fact_text (facts, "whose"));
  return g_strdup (vedette_fact_text (facts, "side"));
}

/* As in “quick +2”, now or as it became */
static char *
say_trait (JsonObject *facts,
           gboolean    after)
{
  JsonObject *changed = after ? vedette_fact_changed (facts) : NULL;
  const char *name = after ? vedette_fact_new_text (changed, "name") : NULL;
  JsonNode *node = json_object_get_member (facts, "value");
  JsonNode *pair = changed != NULL ? json_object_get_member (changed, "value") : NULL;
  int value;

  if (pair != NULL && JSON_NODE_HOLDS_ARRAY (pair) && json_array_get_length (json_node_get_array (pair)) == 2)
    node = json_array_get_element (json_node_get_array (pair), 1);
  value = node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64
            ? (int) CLAMP (json_node_get_int (node), -G_MAXINT, G_MAXINT) : 0;
  /* Translators: the name of a house rule about a line or a side, and its penalty, as in “slow −1” */
  return g_strdup_printf (value < 0 ? C_("trait", "%s −%d")
                                    /* Translators: the name of a house rule about a line or a side, and its bonus, as in
                                     * “quick +2” */
                                    : C_("trait", "%s +%d"),
                          name != NULL ? name : vedette_fact_text (facts, "name"), ABS (value));
}

char *
vedette_words_add_trait (JsonObject *facts)
{
  g_autofree char *whose = say_whose (facts);
  g_autofree char *trait = say_trait (facts, FALSE);

  /* Translators: a side or a line, and a house rule about it, as in “Red: Archers gained the trait quick +2.” */
  return g_strdup_printf (_("%s gained the trait %s."), whose, trait);
}

char *
vedette_words_set_trait (JsonObject *facts)
{
  g_autofree char *whose = say_whose (facts);
  g_autofree char *before = say_trait (facts, FALSE);
  g_autofree char *after = say_trait (facts, TRUE);

  /* Translators: a step of the log; a side or a line, and a house rule about it as it was and as it is */
  return g_strdup_printf (_("%s changed the trait %s to %s."), whose, before, after);
}

char *
vedette_words_remove_trait (JsonObject *facts)
{
  g_autofree char *whose = say_whose (facts);
  g_autofree char *trait = say_trait (facts, FALSE);

  /* Translators: a step of the log; a side or a line, and a house rule about it */
  return g_strdup_printf (_("%s lost the trait %s."), whose, trait);
}

char *
vedette_words_add_place (JsonObject *facts)
{
  /* Translators: a step of the log; a place of the table */
  return g_strdup_printf (_("The place “%s” was added."), vedette_fact_text (facts, "name"));
}

char *
vedette_words_set_place (JsonObject *facts)
{
  const char *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");

  if (name != NULL)
    /* Translators: a step of the log; the old and the new name of a place of the table */
    return g_strdup_printf (_("The place “%s” was renamed to “%s”."), vedette_fact_text (facts, "name"), name);
  /* Translators: a step of the log; a place of the table of which the notes were changed */
  return g_strdup_printf (_("The place “%s” was changed."), vedette_fact_text (facts, "name"));
}

char *
vedette_words_remove_place (JsonObject *facts)
{
  /* Translators: a step of the log; a place of the table */
  return g_strdup_printf (_("The place “%s” was removed."), vedette_fact_text (facts, "name"));
}
