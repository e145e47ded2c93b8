/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers whether a battle is over, and lists the scores of its parties. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-rules.h"

/**
 * vedette_rules_is_over:
 *
 * Returns: whether the game has come to its end; undo goes back into it
 */
gboolean
vedette_rules_is_over (VedetteRules *self)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->over != 0 && vedette_battle_get_cursor (vedette_rules_get_battle (self)) != 0 &&
         (klass->over & (1u << klass->get_state (vedette_rules_read (self)))) != 0;
}

/* Where all dice have the same number of sides, the label does not name the number. */
static char *
name_dice (GListModel   *tallies,
           VedetteTally *tally,
           const char   *one,
           const char   *several)
{
  vedette_each (VedetteTally, other, tallies)
    {
      if (other->sides != tally->sides)
        /* Translators: what is said of some dice, and how many sides they have */
        return g_strdup_printf (_("%s, d%d"), several, tally->sides);
    }
  return g_strdup (one);
}

/* Adds how many rolls of one die reached the number that they needed, and the average and the luck of all dice. */
static void
add_dice (VedetteRules *self,
          const char   *audience,
          GListModel   *tallies,
          const char   *party,
          GListStore   *list)
{
  VedetteBattle *battle = vedette_rules_get_battle (self);
  guint n = 0, of = 0;

  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      int verdict;

      if (vedette_rules_get_single_die (self, step, audience, &verdict) == 0 || verdict == 0)
        continue;
      vedette_each_new (VedetteNatural, die, vedette_rules_get_dice (self, step, audience))
        if (g_strcmp0 (die->party, party) == 0)
          {
            of++;
            n += verdict > 0 ? 1 : 0;
          }
    }
  if (of > 0)
    vedette_score_add_of (list, party, _("Rolls that took it"), n, of);
  vedette_each (VedetteTally, tally, tallies)
    {
      g_autofree char *mean_label = name_dice (tallies, tally, _("Average die"), _("Average"));
      g_autofree char *luck_label = name_dice (tallies, tally, _("Luck"), _("Luck"));
      g_autofree char *mean = g_strdup_printf ("%.1f", vedette_tally_get_mean (tally));
      g_autofree char *luck = vedette_tally_is_too_few (tally)
                                /* Translators: dice, whose luck nobody can tell yet */
                                ? g_strdup (_("too few to tell"))
                                : vedette_tally_format_luck (tally);

      if (!g_str_equal (tally->party, party))
        continue;
      vedette_value_add (list, VedetteScore, .party = party, .label = mean_label, .text = mean);
      vedette_value_add (list, VedetteScore, .party = party, .label = luck_label, .text = luck);
    }
}

/**
 * vedette_rules_list_scores:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @losses: whether to list only what the parties have lost
 *
 * Returns: (transfer full): the scores as [class@Vedette.Score], party by party, each in the same order: how often the
 *   party had the initiative, what the system counts, the dice, and the losses
 */
GListModel *
vedette_rules_list_scores (VedetteRules *self,
                           const char   *audience,
                           gboolean      losses)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  g_autoptr (GListModel) spans = losses ? NULL : vedette_rules_list_spans (self, audience);
  g_autoptr (GListModel) tallies = losses ? NULL : vedette_rules_tally (self, audience);
  GListStore *list = g_list_store_new (VEDETTE_TYPE_SCORE);

  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (self, audience))
    {
      const char *id = party->id;
      guint n = 0;

      /* A party without a record is a thing, such as a token that ends a round. */
      if (party->record == 0)
        continue;
      vedette_each (VedetteSpan, span, spans)
        n += g_strcmp0 (span->party, id) == 0 ? 1 : 0;
      if (!losses && klass->span_label != NULL)
        vedette_score_add (list, id, g_dgettext (GETTEXT_PACKAGE, klass->span_label), n);
      if (!losses && klass->fill_scores != NULL)
        klass->fill_scores (self, party, audience, FALSE, list);
      if (!losses)
        add_dice (self, audience, tallies, id, list);
      if (klass->fill_scores != NULL)
        klass->fill_scores (self, party, audience, TRUE, list);
    }
  return G_LIST_MODEL (list);
}
