/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token stack in a few sentences, as this battle’s house rules have it. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/stack/vedette-stack-paper.h"

static gboolean
is (VedetteStackPaper *self,
    const char        *property,
    int                value)
{
  return vedette_house_rules_get (&self->stack.house, property) == value;
}

static void
add (GPtrArray  *rules,
     const char *sentence)
{
  g_ptr_array_add (rules, g_strdup (sentence));
}

/* T-06, A-T02 */
static void
add_limit (VedetteStackPaper *self,
           GPtrArray         *rules)
{
  int factor = vedette_house_rules_get_number (&self->stack.house, "cap-factor");

  if (is (self, "cap", VEDETTE_CAP_OFF))
    return;
  if (is (self, "cap-counts-hired", VEDETTE_YES_NO_YES))
    g_ptr_array_add (rules,
                     g_strdup_printf (
                       g_dngettext (GETTEXT_PACKAGE,
                                    /* Translators: how many times as many tokens, such as 2 */
                                    "Limit: the enemies have at most %d time what characters and hired help bring.",
                                    "Limit: the enemies have at most %d times what characters and hired help bring.",
                                    (gulong) factor), factor));
  else
    g_ptr_array_add (rules,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                   /* Translators: how many times as many tokens, such as 2 */
                                                   "Limit: the enemies have at most %d time what the characters bring.",
                                                   "Limit: the enemies have at most %d times what the characters bring.",
                                                   (gulong) factor), factor));
}

static void
add_draw (VedetteStackPaper *self,
          GPtrArray         *rules)
{
  add (rules, _("In the bag: two tokens for each character, one for each hired helper who will fight, for each enemy his "
                "Initiative, and one End."));
  add_limit (self, rules);
  add (rules, _("Draw blind. The owner of the colour takes a Turn; his token stays out until the round is over."));
  add (rules, _("A character acts on his own colour only: twice in a round, once, or not at all. A Turn is taken or lost, "
                "never kept or traded."));
  add (rules, _("A token of the enemies: the GM names any one who stands, even if he has acted. Not always the strongest, in "
                "fairness."));
  add (rules, _("A token of the hired help: the GM decides who acts and how; the players may ask, the helper minds himself."));
  add (rules, _("Whoever falls leaves his tokens in the bag until the round is over."));
  if (is (self, "dead-token", VEDETTE_DEAD_TOKEN_REDRAW))
    add (rules, _("If nobody can act on a token, lay it aside and draw again."));
  else
    add (rules, _("If nobody can act on a token, the Turn passes empty."));
}

static void
add_end (VedetteStackPaper *self,
         GPtrArray         *rules)
{
  add (rules, _("End: the round is over at once, were it the first draw. What was not drawn is time lost."));
  add (rules, _("Then in this order: all tokens go back; those of the dead come out; effects count down."));
  if (is (self, "recheck-dead", VEDETTE_YES_NO_YES))
    add (rules, _("Whoever fell by an effect loses his tokens, too."));
  if (is (self, "arrivals", VEDETTE_ARRIVALS_NEXT_ROUND))
    add (rules, _("Newcomers put theirs in; each hired helper says whether he still fights."));
  else
    add (rules, _("Each hired helper says whether he still fights. Newcomers put theirs in when they come."));
  if (!is (self, "cap", VEDETTE_CAP_OFF))
    add (rules, _("The limit is reckoned anew, from those who live."));
  add (rules, _("How likely is your colour next? Your tokens in the bag, divided by all that are in it. However many enemies "
                "there are, a character has no Turn, one or two, each one round in three."));
}

/**
 * vedette_stack_summary_list_rules:
 *
 * Returns: (transfer full) (element-type utf8): the sentences, in the order of a round
 */
GPtrArray *
vedette_stack_summary_list_rules (VedetteStackPaper *self)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);

  add_draw (self, rules);
  add_end (self, rules);
  return rules;
}
