/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chess-clock by initiative: for how long each party has had the battle in hand. It is read from the steps and what they
   say of time, and from nothing else. */

#include "core/rules/vedette-rules.h"

/* Of so few parties each has a clock from the start; of many only those that have had the battle in hand. */
#define FEW 2

/* Returns: (transfer full) (nullable): the id of the party that has the battle in hand as it stands now */
static char *
find_holder (VedetteRules *self,
             GListModel   *chapters)
{
  gint64 cursor = vedette_battle_get_cursor (vedette_rules_get_battle (self));
  g_autoptr (VedetteChapter) now = g_list_model_get_item (chapters, vedette_chapters_find (chapters, cursor));

  return vedette_chapter_is_held_after (now, cursor) ? g_strdup (vedette_chapter_get_party (now)) : NULL;
}

/* Returns: for how many seconds the party has had the battle in hand. Undo gives no time back: the time of a step counts for
 * the party that had the battle in hand after the last step in force before this step. */
static gint64
sum_up (VedetteRules *self,
        GListModel   *chapters,
        const char   *party)
{
  gint64 seconds = 0, before = 0;

  vedette_each (VedetteStep, step, vedette_battle_get_steps (vedette_rules_get_battle (self)))
    {
      gint64 ran = vedette_step_get_ran (step);

      if (ran > 0 && before > 0)
        {
          g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, vedette_chapters_find (chapters, before));

          if (vedette_chapter_is_held_after (chapter, before) && g_strcmp0 (vedette_chapter_get_party (chapter), party) == 0)
            seconds += ran;
        }
      if (vedette_step_get_done (step))
        before = vedette_step_get_n (step);
    }
  return seconds;
}

/**
 * vedette_rules_list_clocks:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @since: for how many seconds a clock has run since the newest step
 *
 * Returns: (transfer full): for how long each party has had the battle in hand, as [class@Vedette.PartyClock] in the order
 *   of the parties; before anybody has, and in a system without parties, there is none
 */
GListModel *
vedette_rules_list_clocks (VedetteRules *self,
                           const char   *audience,
                           gint64        since)
{
  GListStore *clocks = g_list_store_new (VEDETTE_TYPE_PARTY_CLOCK);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (self, audience), chapters = vedette_chapters_new (spans);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (self, audience);
  g_autofree char *holder = find_holder (self, chapters);
  gboolean begun = g_list_model_get_n_items (chapters) > 1 || holder != NULL;

  vedette_each (VedetteParty, party, begun ? parties : NULL)
    {
      gboolean holds = g_strcmp0 (party->id, holder) == 0;
      gint64 seconds = sum_up (self, chapters, party->id) + (holds ? since : 0);

      if (holds || seconds > 0 || g_list_model_get_n_items (parties) <= FEW)
        vedette_value_add (clocks, VedettePartyClock, .party = party, .seconds = seconds, .holds = holds);
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
