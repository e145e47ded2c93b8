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
                                    "Limit: at most %d enemy token for each token that characters and hired help have.",
                                    "Limit: at most %d enemy tokens for each token that characters and hired help have.",
                                    (gulong) factor), factor));
  else
    g_ptr_array_add (rules,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                   /* Translators: how many times as many tokens, such as 2 */
                                                   "Limit: at most %d enemy token for each token that characters have.",
                                                   "Limit: at most %d enemy tokens for each token that characters have.",
                                                   (gulong) factor), factor));
}

static void
add_draw (VedetteStackPaper *self,
          GPtrArray         *rules)
{
  add (rules, _("In the bag: two tokens for each character, one for each hired helper willing to fight, one for each point of "
                "enemy Initiative, and one End token."));
  add_limit (self, rules);
  add (rules, _("Draw blind. The owner of the color takes a Turn; the token stays out until the round is over."));
  add (rules, _("Characters act only on their own color: twice, once or not at all in a round. A Turn is used or lost, never "
                "kept or traded."));
  add (rules, _("Enemy token: the game master picks any enemy still in the fight, even one that has acted. To be fair, do not "
                "always pick the strongest."));
  add (rules, _("Hired help token: the game master decides who acts and how. The players may ask, but helpers look after "
                "themselves."));
  add (rules, _("Anyone killed leaves their tokens in the bag until the round is over."));
  if (is (self, "dead-token", VEDETTE_DEAD_TOKEN_REDRAW))
    add (rules, _("If nobody can act on a token, set it aside and draw again."));
  else
    add (rules, _("If nobody can act on a token, the Turn passes unused."));
}

static void
add_end (VedetteStackPaper *self,
         GPtrArray         *rules)
{
  add (rules, _("End: the round ends at once, even on the first draw. Undrawn tokens mean lost Turns."));
  add (rules, _("Then, in this order: all tokens go back, the tokens of the dead come out, and effects count down."));
  if (is (self, "recheck-dead", VEDETTE_YES_NO_YES))
    add (rules, _("Anyone killed by an effect loses their tokens too."));
  if (is (self, "arrivals", VEDETTE_ARRIVALS_NEXT_ROUND))
    add (rules, _("Newcomers add their tokens; each hired helper decides whether to keep fighting."));
  else
    add (rules, _("Each hired helper decides whether to keep fighting. Newcomers add their tokens when they arrive."));
  if (!is (self, "cap", VEDETTE_CAP_OFF))
    add (rules, _("The limit is recalculated from those still alive."));
  add (rules, _("How likely is your color to come next? Divide your tokens in the bag by all tokens in the bag. However many "
                "enemies there are, a character has no Turn in a third of all rounds, one in a third and two in a third."));
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
