/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log says of a step: everything of those that all may see, and of others only whose they are. */

#include "vedette-config.h"

#include "ui/log/vedette-log-words.h"

#include <glib/gi18n-lib.h>

static VedetteMoveGroup
get_group (VedetteSession *session,
           const char     *kind)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (vedette_session_get_rules (session), kind, NULL, NULL);

  /* A step without a move of its name set the battle up. */
  return move != NULL ? vedette_move_get_group (move) : VEDETTE_MOVE_EDIT;
}

/* Whether dice were rolled, or none was needed */
static gboolean
is_roll (VedetteRules *rules,
         VedetteStep  *step)
{
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteBreakdown) working = NULL;

  if (g_list_model_get_n_items (dice) > 0)
    return TRUE;
  working = vedette_rules_explain (rules, step, vedette_rules_get_window (rules));
  return working != NULL;
}

VedetteLogKind
vedette_log_get_kind (VedetteSession *session,
                      VedetteStep    *step)
{
  VedetteRules *rules = vedette_session_get_rules (session);

  /* What nobody else may see is written on paper. */
  if (!vedette_rules_may_see_step (rules, step, vedette_rules_get_window (rules)))
    return VEDETTE_LOG_KIND_EDIT;
  if (is_roll (rules, step))
    return VEDETTE_LOG_KIND_ROLL;
  return get_group (session, vedette_step_get_kind (step)) == VEDETTE_MOVE_EDIT ? VEDETTE_LOG_KIND_EDIT
                                                                                : VEDETTE_LOG_KIND_ACTION;
}

/**
 * vedette_log_describe:
 *
 * Returns: (transfer full): the step with all that those want to know who read of it later; if those may not see it whose
 *   window it is, just that there is one
 */
char *
vedette_log_describe (VedetteSession *session,
                      VedetteStep    *step)
{
  VedetteRules *rules = vedette_session_get_rules (session);

  return vedette_rules_describe_whole (rules, step, vedette_rules_get_window (rules));
}

/**
 * vedette_log_get_clock:
 *
 * Returns: (transfer full): when it was done, by the clock on the wall; empty if the file does not say
 */
char *
vedette_log_get_clock (VedetteStep *step)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (vedette_step_get_time (step), NULL);
  g_autoptr (GDateTime) local = time != NULL ? g_date_time_to_local (time) : NULL;

  /* Translators: the time of day, as for strftime */
  return local != NULL ? g_date_time_format (local, _("%H:%M")) : g_strdup ("");
}

/**
 * vedette_log_is_reachable:
 *
 * Returns: whether one can go back, or forward, to the step: it is on the branch, and not where the battle stands
 */
gboolean
vedette_log_is_reachable (VedetteSession *session,
                          VedetteStep    *step)
{
  VedetteBattle *battle = vedette_session_get_battle (session);

  return vedette_battle_get_cursor (battle) != vedette_step_get_n (step) && vedette_battle_is_on_branch (battle, step);
}
