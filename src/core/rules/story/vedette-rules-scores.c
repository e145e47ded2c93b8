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

/* Rolls of one die that had a number to reach */
static void
add_rolls (VedetteRules *self,
           const char   *audience,
           const char   *party,
           GListStore   *list)
{
  VedetteBattle *battle = vedette_rules_get_battle (self);
  guint n = 0, of = 0;

  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      g_autoptr (GListModel) dice = NULL;
      g_autoptr (VedetteNatural) die = NULL;
      int verdict;

      if (vedette_rules_get_single_die (self, step, audience, &verdict) == 0 || verdict == 0)
        continue;
      dice = vedette_rules_get_dice (self, step, audience);
      die = g_list_model_get_item (dice, 0);
      if (g_strcmp0 (die->party, party) != 0)
        continue;
      of++;
      n += verdict > 0 ? 1 : 0;
    }
  if (of > 0)
    vedette_score_add_of (list, party, _("Rolls that took it"), n, of);
}

/* Where all dice are of one kind, nobody asks which. */
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

static void
add_tally (GListModel   *tallies,
           VedetteTally *tally,
           GListStore   *list)
{
  const char *party = tally->party;
  g_autofree char *mean_label = name_dice (tallies, tally, _("Average die"), _("Average"));
  g_autofree char *luck_label = name_dice (tallies, tally, _("Luck"), _("Luck"));
  g_autofree char *mean_text = g_strdup_printf ("%.1f", vedette_tally_get_mean (tally));
  g_autofree char *luck_text = vedette_tally_is_too_few (tally)
                                 /* Translators: dice, whose luck nobody can tell yet */
                                 ? g_strdup (_("too few to tell"))
                                 : vedette_tally_format_luck (tally);

  vedette_value_add (list, VedetteScore, .party = party, .label = mean_label, .text = mean_text);
  vedette_value_add (list, VedetteScore, .party = party, .label = luck_label, .text = luck_text);
}

static void
add_dice (VedetteRules *self,
          const char   *audience,
          GListModel   *tallies,
          const char   *party,
          GListStore   *list)
{
  add_rolls (self, audience, party, list);
  vedette_each (VedetteTally, tally, tallies)
    if (g_str_equal (tally->party, party))
      add_tally (tallies, tally, list);
}

/* How often a party had the battle in hand */
static guint
count_spans (GListModel *spans,
             const char *party)
{
  guint n = 0;

  vedette_each (VedetteSpan, span, spans)
    if (g_strcmp0 (span->party, party) == 0)
      n++;
  return n;
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

      /* A party without a record is a thing, such as a token that ends a round. */
      if (party->record == 0)
        continue;
      if (!losses && klass->span_label != NULL)
        vedette_score_add (list, id, g_dgettext (GETTEXT_PACKAGE, klass->span_label), count_spans (spans, id));
      if (!losses && klass->fill_scores != NULL)
        klass->fill_scores (self, id, audience, FALSE, list);
      if (!losses)
        add_dice (self, audience, tallies, id, list);
      if (klass->fill_scores != NULL)
        klass->fill_scores (self, id, audience, TRUE, list);
    }
  return G_LIST_MODEL (list);
}
