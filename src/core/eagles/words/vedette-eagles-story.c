/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may know what of a battle, its two parties, and whose initiative its story is made of. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

/* Whether somebody may know everything: the umpire, and who asks for nobody in particular */
gboolean
vedette_eagles_knows_all (const char *audience)
{
  return audience == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE);
}

/* What is on its way is the umpire's alone; the sender keeps his copy, and the recipient reads it when it has come (A-E36). */
static gboolean
may_see_dispatch (const VedetteEagles *self,
                  VedetteDispatch     *dispatch,
                  const char          *field,
                  gpointer             reader)
{
  static const char * const of_sender[] = { "number", "kind", "sender", "recipient", "text", "inside", "written", NULL };
  gint64 id = reader != NULL ? vedette_record_get_id (reader) : 0;

  if (id == 0)
    return FALSE;
  if (id == vedette_dispatch_get_recipient (dispatch) && vedette_dispatch_get_state (dispatch) >= VEDETTE_DISPATCH_ARRIVED)
    return TRUE;
  return id == vedette_dispatch_get_sender (dispatch) && (field == NULL || g_strv_contains (of_sender, field));
}

/* Points that were allocated in secret, and the pool that has become less by them, until the dice lie (A-E37) */
static gboolean
is_secret_of (const VedetteEagles *self,
              gpointer             record,
              const char          *field)
{
  return VEDETTE_IS_ARMY (record) && vedette_army_get_allocated (record) != VEDETTE_EAGLES_NOT_ALLOCATED &&
         vedette_eagles_get_switch (self, "alloc") == VEDETTE_ALLOC_SECRET &&
         (g_strcmp0 (field, "pool") == 0 || g_strcmp0 (field, "allocated") == 0);
}

/**
 * vedette_eagles_may_see:
 * @audience: (nullable): a commander by his word, the umpire, everybody together, or who may know everything
 */
gboolean
vedette_eagles_may_see (const VedetteEagles *self,
                        gint64               id,
                        const char          *field,
                        const char          *audience)
{
  gpointer record = vedette_eagles_find (self, VEDETTE_TYPE_RECORD, id);
  gpointer reader;

  if (record == NULL || vedette_eagles_knows_all (audience))
    return TRUE;
  reader = vedette_eagles_find_word (self, audience);
  if (VEDETTE_IS_DISPATCH (record))
    return may_see_dispatch (self, record, field, reader);
  if (VEDETTE_IS_DIVISION (record) || VEDETTE_IS_UNIT (record))
    return vedette_eagles_is_on_table (self, record);
  if (VEDETTE_IS_EAGLES_ABOUT (record))
    return g_strcmp0 (field, "notes") != 0;
  return !is_secret_of (self, record, field) || reader == record;
}

static gboolean
is_in_force (const VedetteEagles *self,
             VedetteStep         *step)
{
  return vedette_battle_is_on_branch (self->battle, step) &&
         vedette_step_get_n (step) <= vedette_battle_get_cursor (self->battle);
}

/* The points that a step tells of are seen to be spent when the dice lie (A-E37); until then, and if it was undone, they stay
 * the secret of who allocated them. */
static gboolean
is_opened (const VedetteEagles *self,
           VedetteStep         *step)
{
  gpointer army = vedette_eagles_find_word (self, vedette_step_get_audience (step));

  return g_str_equal (vedette_step_get_kind (step), "allocate") && is_in_force (self, step) && VEDETTE_IS_ARMY (army) &&
         vedette_army_get_allocated (army) == VEDETTE_EAGLES_NOT_ALLOCATED;
}

/* Returns: who may see a step now */
const char *
vedette_eagles_get_audience (const VedetteEagles *self,
                             VedetteStep         *step)
{
  return is_opened (self, step) ? VEDETTE_AUDIENCE_ALL : vedette_step_get_audience (step);
}

void
vedette_eagles_fill_audiences (const VedetteEagles *self,
                               GListStore          *list)
{
  g_autoptr (GPtrArray) armies = vedette_eagles_list (self, vedette_army_get_type ());

  for (guint side = 0; side < armies->len; side++)
    {
      g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, armies->pdata[side]);

      for (guint i = 0; i < commands->len; i++)
        {
          g_autofree char *word = vedette_eagles_get_command_word (self, commands->pdata[i]);
          g_autofree char *name = vedette_eagles_say_commander (self, commands->pdata[i]);

          vedette_choice_add_nick (list, word, name);
        }
    }
  vedette_choice_add_nick (list, VEDETTE_AUDIENCE_UMPIRE, _("Umpire"));
}

void
vedette_eagles_fill_parties (const VedetteEagles *self,
                             GListStore          *list)
{
  static const VedetteSign signs[VEDETTE_N_EAGLES_SIDES] = { VEDETTE_SIGN_TRIANGLE, VEDETTE_SIGN_CIRCLE };

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      g_autofree char *name = vedette_eagles_say (self, army);
      g_autofree char *roller = vedette_eagles_say_commander (self, army);

      vedette_value_add (list, VedetteParty, .id = vedette_eagles_get_word (self, army), .name = name,
                         .colour = vedette_enum_get_brief (vedette_eagles_side_get_type (), side), .sign = signs[side],
                         .roller = roller, .record = vedette_record_get_id (VEDETTE_RECORD (army)),
                         .rolling = vedette_army_get_dice (army));
    }
}

static void
end_span (VedetteSpan **span,
          VedetteStep  *step)
{
  if (*span != NULL)
    (*span)->to = vedette_step_get_n (step);
  *span = NULL;
}

/* Whether the step may say anything of whose the initiative is */
static gboolean
may_tell (VedetteStep        *step,
          const char * const *ends)
{
  static const char * const words[] = { "winner", "resumed", VEDETTE_EAGLES_FACT_OWNER, VEDETTE_EAGLES_FACT_CUT,
                                        VEDETTE_EAGLES_FACT_THROUGH, VEDETTE_EAGLES_FACT_STOLEN };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (vedette_step_may_mention (step, words[i]))
      return TRUE;
  return g_strv_contains (ends, vedette_step_get_kind (step));
}

/* The initiative is the owner's as of right, and a thief's on top of that (E-37, E-38). */
void
vedette_eagles_fill_spans (const VedetteEagles *self,
                           GListStore          *list)
{
  static const char * const ends[] = { "next-turn", "end", "approach", NULL };
  VedetteSpan *owner = NULL, *thief = NULL;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      const char *winner, *next;
      JsonObject *facts;
      gboolean opening;

      if (!may_tell (step, ends))
        continue;
      facts = vedette_step_get_facts (step);
      winner = vedette_fact_text (facts, "winner");
      next = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_OWNER);
      opening = g_str_equal (vedette_step_get_kind (step), "opposed-roll") && *winner != '\0' &&
                !json_object_has_member (facts, "challenger");
      if (thief != NULL && json_object_has_member (facts, "resumed"))
        end_span (&thief, step);
      if (vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_CUT) || vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_THROUGH) ||
          opening || *next != '\0' || g_strv_contains (ends, vedette_step_get_kind (step)))
        {
          end_span (&thief, step);
          end_span (&owner, step);
        }
      if (opening && *next == '\0')
        owner = vedette_value_add (list, VedetteSpan, .party = winner, .from = vedette_step_get_n (step),
                                   .label = vedette_fact_text (facts, "takes"));
      else if (*next != '\0')
        owner = vedette_value_add (list, VedetteSpan, .party = next, .from = vedette_step_get_n (step));
      if (!vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_STOLEN))
        continue;
      end_span (&thief, step);
      thief = vedette_value_add (list, VedetteSpan, .party = winner, .from = vedette_step_get_n (step),
                                 .label = vedette_fact_text (facts, "challenger"), .depth = 1);
    }
}

static void
add_side (VedetteBreakdown *working,
          guint             party,
          JsonObject       *side)
{
  const char *roller = vedette_fact_text (side, "roller");

  vedette_breakdown_add_base (working, party, "natural", _("Die"), vedette_fact_int (side, "natural"), "E-30", "");
  vedette_breakdown_add_factor (working, party, "rating", *roller != '\0' ? roller : _("Nobody"),
                                vedette_fact_int (side, "modifier"), "E-31", "");
  vedette_breakdown_add_factor (working, party, "points", _(VEDETTE_LABEL_POINTS), vedette_fact_int (side, "points"),
                                "E-27", "");
}

/**
 * vedette_eagles_explain:
 *
 * Returns: (transfer full) (nullable): what a roll was made of
 */
VedetteBreakdown *
vedette_eagles_explain (const VedetteEagles *self,
                        VedetteStep         *step)
{
  JsonArray *sides = vedette_fact_array (vedette_step_get_facts (step), "sides");
  VedetteBreakdown *working;

  if (!g_str_equal (vedette_step_get_kind (step), "opposed-roll") || sides == NULL)
    return vedette_eagles_explain_check (step);
  working = vedette_breakdown_new ();
  for (guint i = 0; i < json_array_get_length (sides) && i < VEDETTE_N_EAGLES_SIDES; i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (sides, i)))
      add_side (working, i, json_array_get_object_element (sides, i));
  return working;
}

static gboolean
has_terms (JsonObject *side)
{
  return vedette_fact_int (side, "modifier") != 0 || vedette_fact_int (side, "points") > 0;
}

/* Returns: (transfer full): how the total of a side comes about, as in “Blue 2 + 1 (Pirch) = 3” */
static char *
say_total (JsonObject *side)
{
  const char *roller = vedette_fact_text (side, "roller");
  int modifier = vedette_fact_int (side, "modifier"), points = vedette_fact_int (side, "points");
  GString *sum = g_string_new (NULL);

  /* Translators: the die of an army, which the rest of a sum follows, as in “Blue 2 + 1 (Pirch) = 3” */
  g_string_append_printf (sum, C_("sum of an army", "%s %d"), vedette_fact_text (side, "army"),
                          vedette_fact_int (side, "natural"));
  if (modifier > 0)
    /* Translators: what the rating of a commander adds to a die, and the name of the commander */
    g_string_append_printf (sum, _(" + %d (%s)"), modifier, *roller != '\0' ? roller : _("Nobody"));
  else if (modifier < 0)
    /* Translators: what the rating of a commander takes from a die, and the name of the commander */
    g_string_append_printf (sum, _(" − %d (%s)"), -modifier, *roller != '\0' ? roller : _("Nobody"));
  if (points > 0)
    /* Translators: what the points that an army put to the roll add to its die */
    g_string_append_printf (sum, g_dngettext (GETTEXT_PACKAGE, " + %d point", " + %d points", (gulong) points), points);
  if (has_terms (side))
    /* Translators: what a sum comes to */
    g_string_append_printf (sum, _(" = %d"), vedette_fact_int (side, "total"));
  return g_string_free (sum, FALSE);
}

/**
 * vedette_eagles_say_totals:
 *
 * Returns: (transfer full) (nullable): how the totals of an opposed roll come about, that of who won first
 */
char *
vedette_eagles_say_totals (const VedetteEagles *self,
                           VedetteStep         *step)
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *sides = vedette_fact_array (facts, "sides");
  g_autofree char *red = NULL, *blue = NULL;
  gboolean first;

  if (!g_str_equal (vedette_step_get_kind (step), "opposed-roll") || vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_CUT) ||
      sides == NULL || json_array_get_length (sides) != VEDETTE_N_EAGLES_SIDES)
    return NULL;
  for (guint i = 0; i < VEDETTE_N_EAGLES_SIDES; i++)
    if (!JSON_NODE_HOLDS_OBJECT (json_array_get_element (sides, i)))
      return NULL;
  /* Where the dice are the totals they lie there. */
  if (!has_terms (json_array_get_object_element (sides, VEDETTE_EAGLES_RED)) &&
      !has_terms (json_array_get_object_element (sides, VEDETTE_EAGLES_BLUE)))
    return NULL;
  red = say_total (json_array_get_object_element (sides, VEDETTE_EAGLES_RED));
  blue = say_total (json_array_get_object_element (sides, VEDETTE_EAGLES_BLUE));
  first = g_str_equal (vedette_fact_text (facts, "winner"),
                       vedette_enum_get_nick (vedette_eagles_side_get_type (), VEDETTE_EAGLES_RED));
  /* Translators: the sum of the army that won a roll, and that of the other */
  return g_strdup_printf (C_("totals", "%s · %s"), first ? red : blue, first ? blue : red);
}
