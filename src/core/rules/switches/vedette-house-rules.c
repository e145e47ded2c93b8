/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules of one battle: which of them hold now, and the edit that sets one. */

#include "vedette-config.h"

#include "core/rules/switches/vedette-house-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-record-kind.h"

/* A switch holds from the next roll on: that asks for it as it stands, and until then all else goes by what is kept of it
 * (rules.md 6). */

static GParamSpec *
find_switch (const VedetteHouseRules *self,
             const char              *property)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->switches), property);
}

int
vedette_house_rules_get_set (const VedetteHouseRules *self,
                const char              *property)
{
  int value;

  g_object_get (self->switches, property, &value, NULL);
  return value;
}

static gboolean
is_kept_of (const char *kept,
            const char *property)
{
  gsize length = strlen (property);

  return strncmp (kept, property, length) == 0 && kept[length] == '=';
}

/* Returns: (nullable): what was kept of the property, as it is in the file */
static const char *
find_kept (const VedetteHouseRules *self,
           const char              *property)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->keeper), VEDETTE_HOUSE_RULES_KEPT);
  const char * const *kept = vedette_record_peek_strv (self->keeper, pspec->param_id);

  for (guint i = 0; self->between && kept[i] != NULL; i++)
    if (is_kept_of (kept[i], property))
      return kept[i] + strlen (property) + 1;
  return NULL;
}

/**
 * vedette_house_rules_get:
 * @property: of the record of switches, about anything but a roll
 *
 * Returns: the value that holds now
 */
int
vedette_house_rules_get (const VedetteHouseRules *self,
                         const char              *property)
{
  const char *nick = find_kept (self, property);

  if (nick != NULL)
    {
      const GEnumValue *value = vedette_enum_find (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)), nick);

      if (value != NULL)
        return value->value;
    }
  return vedette_house_rules_get_set (self, property);
}

/**
 * vedette_house_rules_get_number:
 * @property: of the record of numbers
 *
 * Returns: the number that holds now
 */
int
vedette_house_rules_get_number (const VedetteHouseRules *self,
                                const char              *property)
{
  const char *kept = find_kept (self, property);
  int number;

  if (kept != NULL)
    return (int) g_ascii_strtoll (kept, NULL, 10);
  g_object_get (self->numbers, property, &number, NULL);
  return number;
}

/* Notes how a property stood at the last roll. What was kept since that roll is how it stood then. */
static void
keep (const VedetteHouseRules *self,
      VedetteEdit             *edit,
      const char              *property,
      const char              *value)
{
  const char * const *kept = g_value_get_boxed (vedette_edit_peek (edit, self->keeper, VEDETTE_HOUSE_RULES_KEPT));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *own = g_strdup_printf ("%s=%s", property, value);
  g_auto (GStrv) longer = NULL;

  if (!self->between || find_kept (self, property) != NULL)
    return;
  for (guint i = 0; kept != NULL && kept[i] != NULL; i++)
    g_strv_builder_add (builder, kept[i]);
  g_strv_builder_add (builder, own);
  longer = g_strv_builder_end (builder);
  vedette_edit_set (edit, self->keeper, VEDETTE_HOUSE_RULES_KEPT, longer, NULL);
}

static gboolean
outlasts_rolls (const VedetteHouseRules *self,
                const char              *kept)
{
  for (guint i = 0; self->lasting != NULL && self->lasting[i] != NULL; i++)
    if (is_kept_of (kept, self->lasting[i]))
      return TRUE;
  return FALSE;
}

/* @property: (nullable): whose value is no longer kept; %NULL for all that do not outlast a roll */
static void
drop (const VedetteHouseRules *self,
      VedetteEdit             *edit,
      const char              *property)
{
  const char * const *kept = g_value_get_boxed (vedette_edit_peek (edit, self->keeper, VEDETTE_HOUSE_RULES_KEPT));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) rest = NULL;

  for (guint i = 0; kept != NULL && kept[i] != NULL; i++)
    if (property != NULL ? !is_kept_of (kept[i], property) : outlasts_rolls (self, kept[i]))
      g_strv_builder_add (builder, kept[i]);
  rest = g_strv_builder_end (builder);
  vedette_edit_set (edit, self->keeper, VEDETTE_HOUSE_RULES_KEPT, *rest != NULL ? rest : NULL, NULL);
}

/**
 * vedette_house_rules_forget:
 *
 * Notes that a roll is made, or declined: from now on switches hold as they stand, save those that outlast rolls.
 */
void
vedette_house_rules_forget (const VedetteHouseRules *self,
                            VedetteEdit             *edit)
{
  drop (self, edit, NULL);
}

/**
 * vedette_house_rules_settle:
 * @property: of the record of switches
 *
 * Notes that a switch which outlasts rolls holds from now on as it stands.
 */
void
vedette_house_rules_settle (const VedetteHouseRules *self,
                            VedetteEdit             *edit,
                            const char              *property)
{
  drop (self, edit, property);
}

static char *
join_words (GStrv words)
{
  return g_strjoinv (C_("list of names", ", "), words);
}

static char *
list_keys (const VedetteSwitchTable *table)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    g_strv_builder_add (keys, vedette_switch_table_nth (table, i)->key);
  words = g_strv_builder_end (keys);
  return join_words (words);
}

static char *
list_nicks (const VedetteSwitch *row)
{
  g_autoptr (GStrvBuilder) nicks = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < vedette_switch_get_n_values (row); i++)
    g_strv_builder_add (nicks, vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, i)));
  words = g_strv_builder_end (nicks);
  return join_words (words);
}

static const VedetteSwitch *
check_key (const VedetteHouseRules *self,
           VedetteMove             *move,
           VedetteRuling           *ruling)
{
  const VedetteSwitch *row = vedette_switch_table_find (self->table, vedette_move_get_text (move, "switch"));
  g_autofree char *keys = NULL;

  if (!vedette_record_kind_needs (move, "switch", ruling))
    return NULL;
  if (row != NULL)
    return row;
  keys = list_keys (self->table);
  /* Translators: what was typed, and a list of what there is */
  vedette_ruling_forbid (ruling, NULL, _("There is no house rule “%s”. Use one of: %s"),
                         vedette_move_get_text (move, "switch"), keys);
  return NULL;
}

/**
 * vedette_house_rules_check:
 * @move: one that says a "switch" by its key, and its "value"
 *
 * Returns: (nullable): the switch that it sets; %NULL if that cannot be told, which is in the ruling then
 */
const VedetteSwitch *
vedette_house_rules_check (const VedetteHouseRules *self,
                           VedetteMove             *move,
                           VedetteRuling           *ruling)
{
  const VedetteSwitch *row = check_key (self, move, ruling);
  const char *nick = vedette_move_get_text (move, "value");
  int value, number;

  if (row == NULL || !vedette_record_kind_needs (move, "value", ruling))
    return NULL;
  if (!vedette_switch_find_value (row, nick, &value))
    {
      g_autofree char *nicks = list_nicks (row);

      /* Translators: what a house rule is called, what was asked of it, and all its values */
      vedette_ruling_forbid (ruling, row->rule, _("“%s” cannot be “%s”. Use one of: %s"), vedette_switch_get_label (row),
                             nick, nicks);
      return NULL;
    }
  number = vedette_switch_find_number (row, nick);
  if (value == vedette_switch_get_value (row, self->switches) &&
      (number == 0 || number == vedette_switch_get_number (row, self->numbers)))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
  return row;
}

/**
 * vedette_house_rules_perform:
 *
 * Notes a switch that vedette_house_rules_check() has found.
 */
void
vedette_house_rules_perform (const VedetteHouseRules *self,
                             VedetteMove             *move,
                             VedetteEdit             *edit)
{
  const VedetteSwitch *row = vedette_switch_table_find (self->table, vedette_move_get_text (move, "switch"));
  const char *nick = vedette_move_get_text (move, "value");
  JsonArray *values = json_array_new ();
  int before, value;

  before = vedette_switch_get_value (row, self->switches);
  if (!vedette_switch_find_value (row, nick, &value))
    g_assert_not_reached ();
  json_array_add_string_element (values, vedette_switch_get_value_nick (row, before));
  json_array_add_string_element (values, nick);
  json_object_set_string_member (vedette_edit_get_facts (edit), "switch", row->key);
  json_object_set_array_member (vedette_edit_get_facts (edit), "value", values);
  if (vedette_switch_find_number (row, nick) > 0)
    {
      g_autofree char *number = g_strdup_printf ("%d", vedette_house_rules_get_number (self, row->number));

      keep (self, edit, row->number, number);
      vedette_edit_set (edit, self->numbers, row->number, vedette_switch_find_number (row, nick), NULL);
    }
  keep (self, edit, row->property,
        vedette_enum_get_nick (vedette_switch_get_value_type (row), vedette_house_rules_get_set (self, row->property)));
  if (self->between || self->over)
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "in-game", TRUE);
  vedette_edit_set (edit, self->switches, row->property, value, NULL);
}

void
vedette_house_rules_list (const VedetteSwitchTable *table,
                          GListStore               *choices)
{
  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (table, i);

      vedette_choice_add_nick (choices, row->key, vedette_switch_get_label (row));
    }
}

void
vedette_house_rules_list_values (const VedetteSwitchTable *table,
                                 VedetteMove              *move,
                                 GListStore               *choices)
{
  const VedetteSwitch *row = vedette_switch_table_find (table, vedette_move_get_text (move, "switch"));

  for (guint i = 0; row != NULL && i < vedette_switch_get_n_values (row); i++)
    vedette_choice_add_nick (choices, vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, i)),
                             vedette_switch_get_value_label (row, vedette_switch_nth_value (row, i)));
}

/* Returns: (transfer full): what the rule became, in the words of the settings; a file of another version may have one that
 * is not known */
static char *
say_settled (const VedetteSwitchTable *table,
             JsonObject               *facts)
{
  const char *key = vedette_fact_text (facts, "switch");
  const char *became = vedette_fact_new_text (facts, "value");
  const char *nick = became != NULL ? became : "";
  const VedetteSwitch *row = vedette_switch_table_find (table, key);
  int number = row != NULL ? vedette_switch_find_number (row, nick) : 0;
  int value;

  /* Translators: what is settled by a house rule, as in “How long counters last”, and how it is settled */
  if (number > 0)
    /* Translators: the name of a house rule, and its number, as in “Points: 6” */
    return g_strdup_printf (C_("house rule", "%s: %d"), vedette_switch_get_number_label (row), number);
  if (row != NULL && vedette_switch_find_value (row, nick, &value))
    return g_strdup_printf (C_("house rule", "%s: %s"), vedette_switch_get_label (row),
                            vedette_switch_get_value_label (row, value));
  return g_strdup_printf (C_("house rule", "%s: %s"), key, nick);
}

/**
 * vedette_house_rules_describe:
 * @facts: of a step that vedette_house_rules_perform() has noted
 * @soon: the sentence of one that holds only from the next roll on, not translated yet; “%s” in it is what the house rule is
 *
 * Returns: (transfer full): the sentence of the step
 */
char *
vedette_house_rules_describe (const VedetteSwitchTable *table,
                              JsonObject               *facts,
                              const char               *soon)
{
  g_autofree char *settled = say_settled (table, facts);
  /* Translators: a step of the log; what the house rule is, as in “How long counters last: until the next roll” */
  const char *sentence = json_object_has_member (facts, "in-game") ? _(soon) : _("House rule changed. %s.");
  GString *text = g_string_new (sentence);

  g_string_replace (text, "%s", settled, 1);
  return g_string_free (text, FALSE);
}
