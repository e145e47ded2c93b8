/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle stands, and since when, in one line each, and whose signs stand beside it: what all may know of it. */

#include "vedette-config.h"

#include "ui/start/vedette-battle-line.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"

/* More signs are not told apart in a row. */
#define N_SIGNS 3
#define DAYS_OF_WEEK 7

static VedetteStatus *
find_status (GListModel *status,
             const char *id)
{
  vedette_each (VedetteStatus, item, status)
    if (g_str_equal (item->id, id))
      return g_object_ref (item);
  return NULL;
}

/* The first thing to see, and the first number that is shown: such as a turn and its phase */
static char *
say_headline (GListModel *status)
{
  g_autofree char *headline = NULL, *number = NULL;

  vedette_each (VedetteStatus, item, status)
    {
      VedetteEmphasis emphasis = item->emphasis;

      if (emphasis == VEDETTE_EMPHASIS_HEADLINE && headline == NULL)
        headline = g_strdup (item->text);
      else if (emphasis != VEDETTE_EMPHASIS_MACHINE && number == NULL && item->text != NULL &&
               G_VALUE_HOLDS_INT (item->value))
        /* Translators: something that is counted, and its number, as in “Turn 3” */
        number = g_strdup_printf (C_("status", "%s %s"), item->label, item->text);
    }
  if (headline == NULL || number == NULL)
    return headline != NULL ? g_steal_pointer (&headline) : g_steal_pointer (&number);
  /* Translators: something that is counted, and what goes on, as in “Turn 3 · Orders” */
  return g_strdup_printf (C_("status", "%s · %s"), number, headline);
}

/* Who holds and which action it is, where a battle has such; no action is counted before the first */
static char *
say_holder (GListModel *status)
{
  g_autoptr (VedetteStatus) holder = find_status (status, "side"), name = find_status (status, "holder");
  g_autoptr (VedetteStatus) action = find_status (status, "action");
  int number = action != NULL ? g_value_get_int (action->value) : 0;

  if (name == NULL || action == NULL)
    return say_headline (status);
  if (holder == NULL || g_value_get_string (holder->value) == NULL)
    return NULL;
  if (number == 0)
    /* Translators: a side, singular or plural */
    return g_strdup_printf (_("Initiative: %s"), name->text);
  /* Translators: a side, and the number of the action */
  return g_strdup_printf (_("Initiative: %s, action %d"), name->text, number);
}

/**
 * vedette_battle_line_say_stand:
 *
 * Returns: (transfer full): such as “Initiative: Red, action 3”, or that the game is over; empty where nobody holds yet
 */
char *
vedette_battle_line_say_stand (VedetteRules *rules)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);
  /* Nobody holds a battle that is over, whoever held it last. */
  g_autofree char *stand = vedette_rules_is_over (rules) ? g_strdup (_("The battle is over")) : say_holder (status);

  return stand != NULL ? g_steal_pointer (&stand) : g_strdup ("");
}

/**
 * vedette_battle_line_say:
 *
 * Returns: (transfer full): such as “Initiative: Red, action 3 · Snatch roll: Blue”
 */
char *
vedette_battle_line_say (VedetteRules *rules)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);
  g_autofree char *hint = NULL, *due = NULL, *holder = NULL;

  if (vedette_rules_is_over (rules))
    return vedette_battle_line_say_stand (rules);
  due = vedette_rules_get_due (rules, VEDETTE_AUDIENCE_ALL, &hint);
  holder = say_holder (status);
  if (holder == NULL || due == NULL)
    return due != NULL ? g_steal_pointer (&due) : holder != NULL ? g_steal_pointer (&holder) : g_strdup ("");
  /* Translators: how a battle stands, and what is due in it */
  return g_strdup_printf (C_("battle", "%s · %s"), holder, due);
}

/* Days, not hours: what was late yesterday was yesterday. */
static int
count_days (GDateTime *then,
            GDateTime *now)
{
  GDate first, last;

  g_date_clear (&first, 1);
  g_date_clear (&last, 1);
  g_date_set_dmy (&first, (GDateDay) g_date_time_get_day_of_month (then), (GDateMonth) g_date_time_get_month (then),
                  (GDateYear) g_date_time_get_year (then));
  g_date_set_dmy (&last, (GDateDay) g_date_time_get_day_of_month (now), (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  return g_date_days_between (&first, &last);
}

/**
 * vedette_battle_line_say_date:
 *
 * Returns: (transfer full): when that was, as one says it now
 */
char *
vedette_battle_line_say_date (GDateTime *then,
                              GDateTime *now)
{
  int days = count_days (then, now);

  if (days == 0)
    /* Translators: when a battle was played last; hour and minute, see strftime */
    return g_date_time_format (then, _("Today, %H:%M"));
  if (days == 1)
    return g_strdup (_("Yesterday"));
  if (days > 0 && days < DAYS_OF_WEEK)
    /* Translators: a day of the week, see strftime */
    return g_date_time_format (then, C_("date", "%A"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a day and a month of this year, see strftime */
    return g_date_time_format (then, C_("date", "%-d %B"));
  /* Translators: a day, a month and a year, see strftime */
  return g_date_time_format (then, C_("date", "%-d %B %Y"));
}

/* Returns: (nullable): the id of the party whose span goes on */
static char *
find_holder (VedetteRules *rules)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, VEDETTE_AUDIENCE_ALL);

  for (guint i = g_list_model_get_n_items (spans); i > 0; i--)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i - 1);

      if (span->to == 0 && span->party != NULL)
        return g_strdup (span->party);
    }
  return NULL;
}

/**
 * vedette_battle_line_get_signs:
 * @holder: (out) (transfer full) (nullable): the one of them whose the battle is at the moment
 *
 * Returns: (transfer container) (element-type VedetteParty): those who play, or the first of them and the last
 */
GPtrArray *
vedette_battle_line_get_signs (VedetteRules  *rules,
                               VedetteParty **holder)
{
  g_autofree char *id = find_holder (rules);
  GPtrArray *signs = g_ptr_array_new_with_free_func (g_object_unref);

  *holder = NULL;
  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (rules, VEDETTE_AUDIENCE_ALL))
    {
      if (party->colour == NULL || party->record == 0 || party->absent)
        continue;
      if (g_strcmp0 (party->id, id) == 0)
        *holder = g_object_ref (party);
      /* Whom they fight comes last, and is not left out for one more of them. */
      if (signs->len == N_SIGNS)
        g_ptr_array_remove_index (signs, N_SIGNS - 1);
      g_ptr_array_add (signs, g_object_ref (party));
    }
  return signs;
}
