/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit that sets a house-rule switch. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-kept-switches.h"
#include "core/skirmish/words/vedette-sentences.h"

/* A switch holds from the next roll on: that asks for it, and until then all else goes by what is kept of it here (rules.md
 * 6). */

static const VedetteSwitchTable *const table = &vedette_skirmish_switch_table;

static char *
list_keys (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      if (i > 0)
        g_string_append (list, C_("list of names", ", "));
      g_string_append (list, vedette_switch_table_nth (table, i)->key);
    }
  return g_string_free (list, FALSE);
}

static char *
list_nicks (const VedetteSwitch *row)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < vedette_switch_get_n_values (row); i++)
    {
      if (i > 0)
        g_string_append (list, C_("list of names", ", "));
      g_string_append (list, vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, i)));
    }
  return g_string_free (list, FALSE);
}

static const VedetteSwitch *
check_key (VedetteMove   *move,
           VedetteRuling *ruling)
{
  const VedetteSwitch *row = vedette_switch_table_find (table, vedette_move_get_text (move, "switch"));
  g_autofree char *keys = NULL;

  if (!vedette_record_kind_needs (move, "switch", ruling))
    return NULL;
  if (row != NULL)
    return row;
  keys = list_keys ();
  vedette_ruling_forbid (ruling, NULL, _("There is no switch “%s”; there are %s"),
                         vedette_move_get_text (move, "switch"), keys);
  return NULL;
}

static void
check (VedetteMove          *move,
       const VedetteContext *skirmish,
       VedetteRuling        *ruling)
{
  const VedetteSwitch *row = check_key (move, ruling);
  const char *nick = vedette_move_get_text (move, "value");
  int value, number;

  if (row == NULL || !vedette_record_kind_needs (move, "value", ruling))
    return;
  if (!vedette_switch_find_value (row, nick, &value))
    {
      g_autofree char *nicks = list_nicks (row);

      /* Translators: the first is the key of a switch, the second what was asked of it, the third all its values */
      vedette_ruling_forbid (ruling, row->rule, _("%s cannot be “%s”; it can be %s"), row->key, nick, nicks);
      return;
    }
  number = vedette_switch_find_number (row, nick);
  if (value == vedette_switch_get_value (row, skirmish->switches) &&
      (number == 0 || number == vedette_switch_get_number (row, skirmish->about)))
    vedette_ruling_forbid (ruling, NULL, _("That changes nothing"));
  if (g_str_equal (row->property, "start") && vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_SETUP)
    vedette_ruling_refuse (ruling, row->rule, _("The game has begun, so who begins is settled (%s)"), row->rule);
}

static gboolean
perform (VedetteMove           *move,
         const VedetteContext  *skirmish,
         VedetteEdit           *edit,
         VedetteDice           *dice,
         GError               **error)
{
  const VedetteSwitch *row = vedette_switch_table_find (table, vedette_move_get_text (move, "switch"));
  const char *nick = vedette_move_get_text (move, "value");
  JsonArray *values = json_array_new ();
  int before, value;

  before = vedette_switch_get_value (row, skirmish->switches);
  if (!vedette_switch_find_value (row, nick, &value))
    g_assert_not_reached ();
  json_array_add_string_element (values, vedette_switch_get_value_nick (row, before));
  json_array_add_string_element (values, nick);
  json_object_set_string_member (vedette_edit_get_facts (edit), "switch", row->key);
  json_object_set_array_member (vedette_edit_get_facts (edit), "value", values);
  if (vedette_switch_find_number (row, nick) > 0)
    {
      vedette_kept_switches_keep_number (skirmish, edit, row->number);
      vedette_edit_set (edit, skirmish->about, row->number, vedette_switch_find_number (row, nick), NULL);
    }
  vedette_kept_switches_keep (skirmish, edit, row->property);
  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_SETUP)
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "in-game", TRUE);
  vedette_edit_set (edit, skirmish->switches, row->property, value, NULL);
  return TRUE;
}

static void
list_switches (VedetteMove          *move,
               const VedetteContext *skirmish,
               GListStore           *choices)
{
  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (table, i);

      vedette_choice_add_nick (choices, row->key, vedette_switch_get_label (row));
    }
}

static void
list_values (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  const VedetteSwitch *row = vedette_switch_table_find (table, vedette_move_get_text (move, "switch"));

  for (guint i = 0; row != NULL && i < vedette_switch_get_n_values (row); i++)
    vedette_choice_add_nick (choices, vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, i)),
                             vedette_switch_get_value_label (row, vedette_switch_nth_value (row, i)));
}

const VedetteMoveKind vedette_set_switch_move = {
  .name = "set-switch",
  .label = N_("Set a switch"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_WORD ("switch", list_switches),
    VEDETTE_SAY_WORD ("value", list_values),
    { { 0 } } },
  .check = check,
  .perform = perform,
  .describe = vedette_words_set_switch,
};
