/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A token is drawn, from the bag of the program or a real one. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-fact-names.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/state/vedette-stack-round.h"

static gboolean
is_real (const VedetteStack *self)
{
  return vedette_stack_about_get_bag (self->about) == VEDETTE_STACK_BAG_REAL;
}

/* The bag as a die with a face for each token (T-08): owners in their order, the End last. @left: what is in it of each */
static VedetteDiceRequest *
new_bag_die (GPtrArray *owners,
             const int *left)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  VedetteDiceRequest *die;

  /* They stand in the step, so that what has no name has its word for machines. */
  for (guint i = 0; i < owners->len; i++)
    {
      gboolean named = !VEDETTE_IS_POOL (owners->pdata[i]) || *vedette_pool_get_name (owners->pdata[i]) != '\0';
      g_autofree char *word = vedette_stack_get_word (owners->pdata[i]);

      for (int k = 0; k < left[i]; k++)
        g_strv_builder_add (names, named ? vedette_stack_get_name (owners->pdata[i]) : word);
    }
  g_strv_builder_add (names, VEDETTE_STACK_END_TOKEN);
  list = g_strv_builder_end (names);
  if (g_strv_length (list) < VEDETTE_DICE_MIN_SIDES || g_strv_length (list) > VEDETTE_STACK_MAX_TOKENS)
    return NULL;
  die = vedette_dice_request_new ((int) g_strv_length (list), VEDETTE_STACK_END_TOKEN, _("a token"),
                                  (const char * const *) list);
  vedette_dice_request_seal (die, "T-X12", _("Vedette draws the tokens. With a real bag, enter whose token came out."));
  return die;
}

/* Returns: which of the owners a face of the bag is; their number for the End */
static guint
find_face (GPtrArray *owners,
           const int *left,
           int        natural)
{
  guint i = 0;

  for (; i < owners->len && natural > left[i]; i++)
    natural -= left[i];
  return i;
}

static int *
count_bag (GPtrArray *owners)
{
  int *left = g_new0 (int, owners->len + 1);

  for (guint i = 0; i < owners->len; i++)
    left[i] = vedette_stack_get_int (owners->pdata[i], "left");
  return left;
}

/* A token on which nobody can act is laid aside, and another drawn at once (A-T04). */
static gboolean
is_redrawn (const VedetteStack *self,
            gpointer            owner)
{
  return !vedette_stack_has_able (self, owner) &&
         vedette_stack_switches_get_dead_token (self->switches) == VEDETTE_DEAD_TOKEN_REDRAW;
}

static void
list_dice (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  g_autofree int *left = count_bag (owners);

  for (gsize i = 0; !is_real (self); i++)
    {
      g_autoptr (VedetteDiceRequest) die = new_bag_die (owners, left);
      guint at;

      if (die == NULL)
        return;
      g_list_store_append (requests, die);
      if (i >= n)
        return;
      at = find_face (owners, left, naturals[i]);
      if (at >= owners->len || !is_redrawn (self, owners->pdata[at]))
        return;
      left[at]--;
    }
}

static gboolean
is_said (VedetteMove          *move,
         const VedetteContext *self)
{
  return is_real (self);
}

static void
list_tokens (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    {
      g_autofree char *word = vedette_stack_get_word (owners->pdata[i]);
      int colour = vedette_stack_get_int (owners->pdata[i], "colour");

      if (vedette_stack_get_int (owners->pdata[i], "tokens") == 0)
        continue;
      /* Everybody sees the colour of a token, though not always whose it is. */
      if (vedette_stack_hides (self, owners->pdata[i]))
        vedette_choice_add_nick (choices, vedette_enum_get_nick (vedette_token_colour_get_type (), colour),
                                 vedette_enum_get_label (vedette_token_colour_get_type (), colour));
      else
        vedette_choice_add_nick (choices, word, vedette_stack_get_name (owners->pdata[i]));
    }
  vedette_choice_add_nick (choices, VEDETTE_STACK_END_TOKEN, C_("token", "End"));
}

/* A file may have more tokens in the bag than any move puts there. */
static void
open_draw (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "draw");

  vedette_bag_check (self, edit, 0, ruling);
}

static void
check_draw (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  const char *token = vedette_move_get_text (move, "token");
  gpointer owner = vedette_stack_find_word (self, token);

  if (!is_real (self) && *token != '\0')
    vedette_ruling_forbid_about (ruling, "T-X12", "token",
                                 _("Vedette draws at random, so nobody can choose the next token. Leave out the token."));
  else if (is_real (self) && *token == '\0')
    vedette_ruling_forbid_about (ruling, "T-24", "token", _("Enter whose token came out of the bag"));
  else if (*token != '\0' && owner == NULL && !g_str_equal (token, VEDETTE_STACK_END_TOKEN))
    /* Translators: what was typed */
    vedette_ruling_forbid_about (ruling, "T-24", "token", _("No token owner is called “%s”. Check the name."), token);
  else if (owner != NULL && vedette_stack_get_int (owner, "left") == 0)
    vedette_ruling_forbid_about (ruling, "T-X03", "token",
                                 /* Translators: whose token it is, such as “Mira” */
                                 _("%s has no tokens left in the bag. Use Correct to change the bag."),
                                 vedette_stack_get_name (owner));
}

/* The token that comes next: from the kernel's numbers, or what the players say. %FALSE on an error of the dice */
static gboolean
draw_token (VedetteMove         *move,
            const VedetteStack  *self,
            GPtrArray           *owners,
            int                 *left,
            VedetteEdit         *edit,
            VedetteDice         *dice,
            guint               *at,
            GError             **error)
{
  g_autoptr (VedetteDiceRequest) die = new_bag_die (owners, left);
  int natural = 1;

  *at = owners->len;
  if (is_real (self))
    {
      if (!g_ptr_array_find (owners, vedette_stack_find_word (self, vedette_move_get_text (move, "token")), at))
        *at = owners->len;
      return TRUE;
    }
  if (die != NULL && !vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  if (die != NULL)
    *at = find_face (owners, left, natural);
  return TRUE;
}

/* What comes next: each owner by what is left of his tokens (T-08). Nothing of what will come is known. */
static VedetteBreakdown *
preview_draw (VedetteMove          *move,
              const VedetteContext *self)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  VedetteBreakdown *next = vedette_breakdown_new ();
  int n = vedette_stack_count_left (self) + 1;

  for (guint i = 0; i < owners->len; i++)
    {
      g_autofree char *word = vedette_stack_get_word (owners->pdata[i]);
      int left = vedette_stack_get_int (owners->pdata[i], "left");

      if (left > 0)
        vedette_breakdown_add_outcome (next, word, vedette_stack_get_name (owners->pdata[i]), vedette_chance_new (left, n));
    }
  vedette_breakdown_add_outcome (next, VEDETTE_STACK_END_TOKEN, C_("token", "End"), vedette_chance_new (1, n));
  return next;
}

/* Nobody can act on it: it goes on with the next token, or a Turn passes in which nobody acts. */
static void
discard (const VedetteStack *self,
         VedetteEdit        *edit,
         gpointer            owner)
{
  vedette_stack_add_name (vedette_edit_get_facts (edit), "discarded", vedette_stack_get_shown (self, owner));
  if (is_redrawn (self, owner))
    vedette_round_lay_aside (self, edit, vedette_record_get_id (owner), 0, FALSE);
  else
    vedette_round_take (self, edit, owner);
}

static gboolean
perform_draw (VedetteMove           *move,
              const VedetteContext  *context,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  VedetteStack drawn = *context;
  const VedetteStack *self = &drawn;
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  g_autofree int *left = count_bag (owners);
  guint at;

  /* The switches hold as they stand from this draw on, which may bring the End. */
  vedette_house_rules_forget (&self->house, edit);
  drawn.house.between = FALSE;
  do
    {
      if (!draw_token (move, self, owners, left, edit, dice, &at, error))
        return FALSE;
      if (at >= owners->len)
        {
          vedette_round_note_token (self, edit, NULL);
          vedette_round_end (self, edit);
          return TRUE;
        }
      left[at]--;
      vedette_edit_set (edit, owners->pdata[at], "left", left[at], NULL);
      if (vedette_stack_has_able (self, owners->pdata[at]))
        {
          vedette_round_note_token (self, edit, owners->pdata[at]);
          vedette_round_take (self, edit, owners->pdata[at]);
          return TRUE;
        }
      discard (self, edit, owners->pdata[at]);
    }
  while (!is_real (self) && is_redrawn (self, owners->pdata[at]));
  return TRUE;
}

static char *
describe_tokens (JsonObject *facts)
{
  g_autofree char *discarded = vedette_fact_list_names (facts, "discarded", vedette_pool_kind_get_type ());
  gboolean end = g_str_equal (vedette_fact_text (facts, "token"), VEDETTE_STACK_END_TOKEN);
  const char *owner = end ? C_("token", "End") : vedette_stack_fact_name (facts, "owner");

  if (json_object_has_member (facts, "discarded") && *owner == '\0')
    /* Translators: a step of the log; those whose tokens were drawn */
    return g_strdup_printf (_("Drawn: %s, but nobody could act."), discarded);
  if (json_object_has_member (facts, "discarded"))
    /* Translators: a step of the log; whose token was drawn in the end, and whose were drawn before it */
    return g_strdup_printf (_("Drawn: %s, after setting aside %s (nobody could act)."), owner, discarded);
  if (end)
    return g_strdup (_("Drawn: End. The round ended."));
  /* Translators: a step of the log; whose token was drawn */
  return g_strdup_printf (_("Drawn: %s."), owner);
}

static char *
describe_draw (JsonObject *facts)
{
  g_autofree char *lost = vedette_fact_list_names (facts, "lost", vedette_pool_kind_get_type ());
  g_autofree char *tokens = describe_tokens (facts), *kept = NULL;

  if (!json_object_has_member (facts, "lost"))
    return g_steal_pointer (&tokens);
  /* Translators: a sentence of the log; those who had kept a Turn for later, and did not take it */
  kept = g_strdup_printf (_("Kept Turns lost: %s."), lost);
  return g_strjoin (" ", tokens, kept, NULL);
}

const VedetteMoveKind vedette_stack_draw_move = {
  .name = "draw",
  .rule = "T-08",
  .label = N_("Draw"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON (READY),
  .closed = (const VedetteClosed[]){
    VEDETTE_STACK_CLOSED_BY_START,
    VEDETTE_STACK_CLOSED_BY_TURN,
    VEDETTE_STACK_CLOSED_BY_END,
    { 0 } },
  .params = (const VedetteParam[]){
    /* of a real bag: the word of whose token it is, or "end" */
    VEDETTE_SAY_WORD ("token", list_tokens, .label = VEDETTE_STACK_LABEL_OWNER, .relevant = is_said),
    { { 0 } } },
  .hidden_facts = (const char * const[]){ VEDETTE_FACT_ROLLS, NULL },
  .open = open_draw,
  .check = check_draw,
  .preview = preview_draw,
  .dice = list_dice,
  .perform = perform_draw,
  .describe = describe_draw,
};
