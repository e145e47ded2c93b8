/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chess clock by initiative: for how long each party has had the initiative, as the steps record it. */

#include "core/rules/vedette-rules.h"

/* Of so few parties, each has a clock from the start; of more, only those that have had the initiative. */
#define FEW 2

/* Returns: (nullable): the id of the party that has the initiative after the step */
static const char *
find_holder (GListModel *chapters,
             gint64      step)
{
  /* The list keeps the chapter. */
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, vedette_chapters_find (chapters, step));

  return vedette_chapter_is_held_after (chapter, step) ? chapter->span->party : NULL;
}

/**
 * vedette_rules_list_clocks:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @since: for how many seconds a clock has run since the newest step
 *
 * Undo gives no time back: the time of a step counts for the party that had the initiative after the last step in force
 * before this step.
 *
 * Returns: (transfer full): the parties that have a clock, as [class@Vedette.Party] with the seconds of the clock; none
 *   until a party has had the initiative, and none in a system without parties
 */
GListModel *
vedette_rules_list_clocks (VedetteRules *self,
                           const char   *audience,
                           gint64        since)
{
  VedetteBattle *battle = vedette_rules_get_battle (self);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (self, audience), chapters = vedette_chapters_new (spans);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (self, audience);
  const char *holder = find_holder (chapters, vedette_battle_get_cursor (battle)), *held = NULL;
  gboolean begun = g_list_model_get_n_items (chapters) > 1 || holder != NULL;
  GListStore *clocks = g_list_store_new (VEDETTE_TYPE_PARTY);

  vedette_each (VedetteStep, step, vedette_battle_get_steps (battle))
    {
      g_autoptr (VedetteParty) party = held != NULL ? vedette_parties_find (parties, held) : NULL;

      if (party != NULL)
        party->seconds += vedette_step_get_ran (step);
      if (vedette_step_get_done (step))
        held = find_holder (chapters, vedette_step_get_n (step));
    }
  vedette_each (VedetteParty, party, begun ? parties : NULL)
    {
      party->holds = g_strcmp0 (party->id, holder) == 0;
      party->seconds += party->holds ? since : 0;
      if (party->holds || party->seconds > 0 || g_list_model_get_n_items (parties) <= FEW)
        g_list_store_append (clocks, party);
    }
  return G_LIST_MODEL (clocks);
}

/**
 * vedette_rules_is_taken_over:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: whether the last step in force took the battle out of the hand of one party and gave it to another: a snatch, a
 *   steal. To get it when nobody has it, or back when it was only lent, is none
 */
gboolean
vedette_rules_is_taken_over (VedetteRules *self,
                             const char   *audience)
{
  gint64 cursor = vedette_battle_get_cursor (vedette_rules_get_battle (self));
  g_autoptr (GListModel) spans = vedette_rules_list_spans (self, audience), chapters = vedette_chapters_new (spans);
  guint i = vedette_chapters_find (chapters, cursor);
  g_autoptr (VedetteChapter) now = g_list_model_get_item (chapters, i);
  g_autoptr (VedetteChapter) before = i > 0 ? g_list_model_get_item (chapters, i - 1) : NULL;

  return now->span != NULL && now->span->from == cursor &&
         before != NULL && vedette_chapter_get_party (before) != NULL &&
         g_strcmp0 (vedette_chapter_get_party (before), vedette_chapter_get_party (now)) != 0;
}
