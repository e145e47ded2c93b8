/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The GM's judgement in place of the rules (T-07): before a round how many tokens there will be, in its midst how many are
 * in the bag, which is not meant to be (T-X04, T-X05). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-bag.h"

static gpointer
find_of (VedetteMove        *move,
         const VedetteStack *self)
{
  return vedette_stack_find_owner (self, vedette_move_get_id (move, "of"));
}

static void
check_settled (const VedetteStack *self,
               gpointer            owner,
               int                 tokens,
               VedetteRuling      *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "rebalance");
  int cap = vedette_bag_get_cap (self, edit), brings = vedette_bag_get_raw (self, edit, owner);
  gboolean enemies = VEDETTE_IS_POOL (owner) && vedette_pool_get_kind (owner) == VEDETTE_POOL_ENEMIES;

  if (enemies && cap >= 0 && tokens > cap)
    vedette_ruling_warn_about (ruling, "T-X09", "tokens",
                               /* Translators: the most tokens, by the limit */
                               g_dngettext (GETTEXT_PACKAGE, "The limit allows the enemies %d token",
                                            "The limit allows the enemies %d tokens", (gulong) cap), cap);
  if (tokens > brings)
    vedette_ruling_remind_about (ruling, "A-T16", "tokens",
                                 /* Translators: the name of a participant, such as “Mira” or “Orcs”, and how many tokens */
                                 g_dngettext (GETTEXT_PACKAGE, "%s: only %d token is available now; no more go into the bag",
                                              "%s: only %d tokens are available now; no more go into the bag", (gulong) brings),
                                 vedette_stack_get_name (owner), brings);
  if (tokens == vedette_stack_get_int (owner, "settled"))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

static void
check_mid_round (gpointer       owner,
                 int            tokens,
                 VedetteRuling *ruling)
{
  int left = vedette_stack_get_int (owner, "left");

  if (tokens > left)
    vedette_ruling_refuse_about (ruling, "T-X04", "tokens",
                                 _("Tokens do not go back into the bag during a round. Enter a smaller number, or wait for the "
                                   "end of the round."));
  else if (tokens < 0)
    vedette_ruling_forbid_about (ruling, "T-07", "tokens",
                                 /* Translators: how many tokens, such as 8 */
                                 _("The bag is already filled for this round. Enter 0 to %d tokens."), left);
  else if (tokens < left)
    vedette_ruling_warn_about (ruling, "T-X05", "tokens",
                               _("Tokens stay in the bag until the round is over, even those of the dead"));
  else
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

/* More than a round began with are all his tokens, too. */
static void
settle (const VedetteStack *self,
        VedetteEdit        *edit,
        gpointer            owner,
        int                 tokens)
{
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    vedette_edit_set (edit, owner, "left", tokens, "tokens", MAX (tokens, vedette_stack_get_int (owner, "tokens")), NULL);
  else
    vedette_edit_set (edit, owner, "settled", tokens, NULL);
}

/* In the midst of a round tokens may be taken out only, and there have to be some. */
static void
list_settled (VedetteMove          *move,
              const VedetteContext *self,
              GListStore           *choices)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND) ? vedette_stack_get_int (owners->pdata[i], "left") > 0
                                                           : vedette_stack_is_listed (self, owners->pdata[i]))
      vedette_choice_add_id (choices, vedette_record_get_id (owners->pdata[i]), vedette_stack_get_name (owners->pdata[i]));
}

static void
get_settled_range (VedetteMove          *move,
                   const VedetteContext *self,
                   int                  *min,
                   int                  *max)
{
  gpointer owner = find_of (move, self);

  if (owner == NULL || !vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    return;
  *min = 0;
  *max = vedette_stack_get_int (owner, "left");
}

static void
open_rebalance (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND) && vedette_stack_count_left (self) == 0)
    vedette_ruling_refuse (ruling, "T-X04", _("Tokens do not go back into the bag during a round. Wait for the end of the "
                                              "round."));
}

static void
check_rebalance (VedetteMove          *move,
                 const VedetteContext *self,
                 VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "rebalance");
  gpointer owner = find_of (move, self);
  int tokens = vedette_move_get_int (move, "tokens");

  if (vedette_move_is_said (move, "end"))
    {
      vedette_ruling_forbid_about (ruling, "T-X08", "end", _("There is always exactly one End token. Enter the tokens of an "
                                                             "owner instead."));
      return;
    }
  if (!vedette_record_kind_needs (move, "of", ruling) || !vedette_record_kind_needs (move, "tokens", ruling) ||
      !vedette_stack_check_said (move, self, "of", owner, ruling))
    return;
  if (*vedette_move_get_text (move, "reason") == '\0')
    vedette_ruling_remind_about (ruling, "T-07", "reason", _("Add a reason if you like. The log will show the reason."));
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    check_mid_round (owner, tokens, ruling);
  else
    check_settled (self, owner, tokens, ruling);
  if (ruling->is_final || !vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    return;
  settle (self, edit, owner, tokens);
  vedette_bag_check (self, edit, 0, ruling);
}

static gboolean
perform_rebalance (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  gpointer owner = find_of (move, self);
  gboolean mid = vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND);
  int before = vedette_stack_get_int (owner, mid ? "left" : "settled"), tokens = vedette_move_get_int (move, "tokens");
  JsonArray *numbers = json_array_new ();

  if (!mid && before < 0)
    before = vedette_bag_get_raw (self, edit, owner);
  json_array_add_int_element (numbers, before);
  json_array_add_int_element (numbers, tokens);
  vedette_stack_note_name (vedette_edit_get_facts (edit), "of", owner);
  json_object_set_array_member (vedette_edit_get_facts (edit), "tokens", numbers);
  vedette_facts_note_text (edit, "reason", vedette_move_get_text (move, "reason"));
  settle (self, edit, owner, tokens);
  vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  return TRUE;
}

static int
get_number (JsonObject *facts,
            guint       i)
{
  JsonArray *numbers = vedette_fact_array (facts, "tokens");
  JsonNode *node = numbers != NULL && i < json_array_get_length (numbers) ? json_array_get_element (numbers, i) : NULL;

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? (int) json_node_get_int (node) : 0;
}

static char *
describe_rebalance (JsonObject *facts)
{
  const char *of = vedette_stack_fact_name (facts, "of"), *reason = vedette_fact_text (facts, "reason");

  if (get_number (facts, 1) < 0)
    /* Translators: a step of the log; whose tokens are counted by the rules again */
    return g_strdup_printf (_("%s: the token count was reset to follow the rules."), of);
  if (*reason == '\0')
    /* Translators: a step of the log; whose tokens, how many before, and how many after */
    return g_strdup_printf (_("%s: the token count changed from %d to %d."), of, get_number (facts, 0), get_number (facts, 1));
  /* Translators: a step of the log; whose tokens, how many before, how many after, and why */
  return g_strdup_printf (_("%s: the token count changed from %d to %d. %s"), of, get_number (facts, 0), get_number (facts, 1),
                          reason);
}

const VedetteMoveKind vedette_stack_rebalance_move = {
  .name = "rebalance",
  .rule = "T-07",
  .label = N_("Set Token Count"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_GAME | VEDETTE_STACK_ON (SETUP),
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("of", list_settled, .label = VEDETTE_STACK_LABEL_OWNER, .needed = TRUE),
    VEDETTE_SAY_INT ("tokens", -1, VEDETTE_STACK_MAX_TOKENS, -1, .label = N_("Tokens"), .hint = N_("−1: follow the rules"),
                     .range = get_settled_range),
    VEDETTE_SAY_TEXT ("reason", .label = N_("Reason")),
    /* so that who tries to have more of them, or none, learns why not */
    VEDETTE_SAY_INT ("end", 0, VEDETTE_STACK_MAX_TOKENS, 1),
    { { 0 } } },
  .open = open_rebalance,
  .check = check_rebalance,
  .perform = perform_rebalance,
  .describe = describe_rebalance,
};
