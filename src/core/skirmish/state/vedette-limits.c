/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a battle is to stop: with an action of the scenario, or at a time of the day. Nothing ends by itself. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-limits.h"

#include <glib/gi18n-lib.h>

#define MINUTES_OF_HOUR 60
#define HOURS_OF_DAY 24

static gboolean
parse_number (const char *text,
              guint64     max,
              int        *number)
{
  guint64 value;

  if (strlen (text) > 2 || !g_ascii_string_to_unsigned (text, 10, 0, max, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

/**
 * vedette_limits_parse_time:
 * @text: such as "22:00", "22.30" or "9"
 * @minutes: (out): after midnight, 0 to 1439
 *
 * Returns: whether the text is a time of the day
 */
gboolean
vedette_limits_parse_time (const char *text,
                           int        *minutes)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ":.", -1);
  int hour = 0, minute = 0;

  if (g_strv_length (parts) > 2 || parts[0] == NULL || !parse_number (parts[0], HOURS_OF_DAY - 1, &hour))
    return FALSE;
  if (parts[1] != NULL && (strlen (parts[1]) != 2 || !parse_number (parts[1], MINUTES_OF_HOUR - 1, &minute)))
    return FALSE;
  *minutes = hour * MINUTES_OF_HOUR + minute;
  return TRUE;
}

/**
 * vedette_limits_format_time:
 * @minutes: after midnight, 0 to 1439
 *
 * Returns: (transfer full): such as "09:05", as it stands in the file
 */
char *
vedette_limits_format_time (int minutes)
{
  return g_strdup_printf ("%02d:%02d", minutes / MINUTES_OF_HOUR, minutes % MINUTES_OF_HOUR);
}

/* Returns: (transfer full) (nullable) */
static GDateTime *
read_local (const char *time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_iso8601 (time, NULL);

  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

static gboolean
sets_stop (VedetteStep *step)
{
  JsonNode *changed;

  if (g_str_equal (vedette_step_get_kind (step), "start"))
    return TRUE;
  if (!g_str_equal (vedette_step_get_kind (step), "set-battle"))
    return FALSE;
  changed = json_object_get_member (vedette_step_get_facts (step), "changed");
  return changed != NULL && JSON_NODE_HOLDS_OBJECT (changed) &&
         json_object_has_member (json_node_get_object (changed), "stop-at");
}

/* When the game began or, if that was later, when it was said how long it is to last; (transfer full) (nullable) */
static GDateTime *
get_beginning (const VedetteSkirmish *skirmish)
{
  for (guint i = vedette_battle_get_place (skirmish->battle); i-- > 0;)
    {
      VedetteStep *step = vedette_battle_get_branch (skirmish->battle, i);

      if (sets_stop (step))
        return read_local (vedette_step_get_time (step));
    }
  return NULL;
}

static gboolean
is_going_on (const VedetteSkirmish *skirmish)
{
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  return state != VEDETTE_STATE_SETUP && state != VEDETTE_STATE_OVER;
}

/**
 * vedette_limits_get_stop:
 *
 * The first time after the beginning of the game at which the clock shows what was said: a game that began at 20:00 and
 * is to stop at 01:00 goes past midnight.
 *
 * Returns: (transfer full) (nullable): when the players mean to stop; %NULL with no such limit, or no game going on
 */
GDateTime *
vedette_limits_get_stop (const VedetteSkirmish *skirmish)
{
  const char *text = vedette_about_get_stop_at (skirmish->about);
  g_autoptr (GDateTime) beginning = NULL;
  GDateTime *stop;
  int minutes;

  if (*text == '\0' || !is_going_on (skirmish) || !vedette_limits_parse_time (text, &minutes))
    return NULL;
  beginning = get_beginning (skirmish);
  if (beginning == NULL)
    return NULL;
  stop = g_date_time_new_local (g_date_time_get_year (beginning), g_date_time_get_month (beginning),
                                g_date_time_get_day_of_month (beginning), minutes / MINUTES_OF_HOUR,
                                minutes % MINUTES_OF_HOUR, 0);
  if (g_date_time_compare (stop, beginning) <= 0)
    {
      GDateTime *tomorrow = g_date_time_add_days (stop, 1);

      g_date_time_unref (stop);
      stop = tomorrow;
    }
  return stop;
}

/**
 * vedette_limits_get_seconds_left:
 *
 * Returns: how many seconds are left until the players mean to stop, 0 if that is past; -1 with no such limit
 */
gint64
vedette_limits_get_seconds_left (const VedetteSkirmish *skirmish)
{
  g_autoptr (GDateTime) stop = vedette_limits_get_stop (skirmish);
  g_autofree char *time = NULL;
  g_autoptr (GDateTime) now = NULL;

  if (stop == NULL)
    return -1;
  time = vedette_battle_get_time (skirmish->battle);
  now = read_local (time);
  return now != NULL ? MAX (g_date_time_difference (stop, now) / G_TIME_SPAN_SECOND, 0) : -1;
}

gboolean
vedette_limits_is_past_time (const VedetteSkirmish *skirmish)
{
  return vedette_limits_get_seconds_left (skirmish) == 0;
}

/**
 * vedette_limits_is_last_action:
 *
 * Returns: whether the action that is made now is the last one that the scenario allows
 */
gboolean
vedette_limits_is_last_action (const VedetteSkirmish *skirmish)
{
  int limit = vedette_about_get_stop_after (skirmish->about);

  return limit > 0 && vedette_skirmish_game_get_action_no (skirmish->game) + 1 == limit;
}

gboolean
vedette_limits_are_all_actions_made (const VedetteSkirmish *skirmish)
{
  int limit = vedette_about_get_stop_after (skirmish->about);

  return limit > 0 && vedette_skirmish_game_get_action_no (skirmish->game) >= limit;
}

/**
 * vedette_limits_is_end_due:
 *
 * Returns: whether the game goes on beyond what was said and may be ended now; that it goes on is no fault (S-02)
 */
gboolean
vedette_limits_is_end_due (const VedetteSkirmish *skirmish)
{
  return is_going_on (skirmish) &&
         (vedette_limits_are_all_actions_made (skirmish) || vedette_limits_is_past_time (skirmish));
}

/**
 * vedette_limits_say_actions:
 *
 * Returns: (transfer full) (nullable): how many actions of how many are made; %NULL with no such limit
 */
char *
vedette_limits_say_actions (const VedetteSkirmish *skirmish)
{
  int limit = vedette_about_get_stop_after (skirmish->about);
  int made = vedette_skirmish_game_get_action_no (skirmish->game);

  if (limit == 0)
    return NULL;
  if (made > limit && is_going_on (skirmish))
    /* Translators: how many actions the scenario has, when more were made */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "past the scenario’s limit of %d action",
                                         "past the scenario’s limit of %d actions", (gulong) limit),
                            limit);
  if (vedette_limits_are_all_actions_made (skirmish) && is_going_on (skirmish))
    /* Translators: how many actions were made, and how many the scenario has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d action (scenario limit)",
                                         "%d of %d actions (scenario limit)", (gulong) limit),
                            made, limit);
  /* Translators: how many actions were made, and how many the scenario has */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d action", "%d of %d actions", (gulong) limit), made, limit);
}

/**
 * vedette_limits_say_time:
 *
 * Returns: (transfer full) (nullable): when the players mean to stop; %NULL with no such limit
 */
char *
vedette_limits_say_time (const VedetteSkirmish *skirmish)
{
  const char *text = vedette_about_get_stop_at (skirmish->about);

  if (*text == '\0')
    return NULL;
  if (vedette_limits_is_past_time (skirmish))
    /* Translators: a time of the day */
    return g_strdup_printf (_("The stop time of %s has passed"), text);
  /* Translators: a time of the day */
  return g_strdup_printf (_("until %s"), text);
}
