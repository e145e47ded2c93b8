/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round: a token is drawn, its owner acts, and his Turn is over. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
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

  for (guint i = 0; i < owners->len; i++)
    for (int k = 0; k < left[i]; k++)
      g_strv_builder_add (names, vedette_stack_get_name (owners->pdata[i]));
  g_strv_builder_add (names, C_("token", "End"));
  list = g_strv_builder_end (names);
  if (g_strv_length (list) < VEDETTE_DICE_MIN_SIDES || g_strv_length (list) > VEDETTE_STACK_MAX_TOKENS)
    return NULL;
  return vedette_dice_request_new ((int) g_strv_length (list), VEDETTE_STACK_END_TOKEN, _("a token"),
                                   (const char * const *) list);
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
                                 _("The program draws, and nobody chooses or looks at what comes (T-X12)"));
  else if (is_real (self) && *token == '\0')
    vedette_ruling_forbid_about (ruling, "T-24", "token", _("Say whose token came out of the bag (T-24)"));
  else if (*token != '\0' && owner == NULL && !g_str_equal (token, VEDETTE_STACK_END_TOKEN))
    vedette_ruling_forbid_about (ruling, "T-24", "token", _("Nobody owns a token “%s”"), token);
  else if (owner != NULL && vedette_stack_get_int (owner, "left") == 0)
    vedette_ruling_forbid_about (ruling, "T-X03", "token", _("No token of %s is left in the bag (T-X03)"),
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

/* As whose token all may read of it: of a faction that the players do not know, it is just one of the enemies. */
static gpointer
get_shown (const VedetteStack *self,
           gpointer            owner)
{
  return owner != NULL && vedette_stack_hides (self, owner) ? vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES) : owner;
}

static void
note_token (const VedetteStack *self,
            VedetteEdit        *edit,
            gpointer            owner)
{
  g_autofree char *word = vedette_stack_get_word (get_shown (self, owner));
  g_autofree char *name = vedette_stack_say_owner (get_shown (self, owner));

  vedette_facts_note_text (edit, "token", word);
  vedette_facts_note_text (edit, "owner", name);
}

/* Nobody can act on it: it goes on with the next token, or a Turn passes in which nobody acts. */
static void
discard (const VedetteStack *self,
         VedetteEdit        *edit,
         gpointer            owner)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (!json_object_has_member (facts, "discarded"))
    json_object_set_array_member (facts, "discarded", json_array_new ());
  json_array_add_string_element (json_object_get_array_member (facts, "discarded"),
                                 vedette_stack_get_name (get_shown (self, owner)));
  if (is_redrawn (self, owner))
    vedette_round_lay_aside (self, edit, vedette_record_get_id (owner), 0);
  else
    vedette_round_take (self, edit, owner);
}

static gboolean
perform_draw (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  g_autofree int *left = count_bag (owners);
  guint at;

  vedette_house_rules_forget (&self->house, edit);
  do
    {
      if (!draw_token (move, self, owners, left, edit, dice, &at, error))
        return FALSE;
      if (at >= owners->len)
        {
          note_token (self, edit, NULL);
          vedette_round_end (self, edit);
          return TRUE;
        }
      left[at]--;
      vedette_edit_set (edit, owners->pdata[at], "left", left[at], NULL);
      if (vedette_stack_has_able (self, owners->pdata[at]))
        {
          note_token (self, edit, owners->pdata[at]);
          vedette_round_take (self, edit, owners->pdata[at]);
          return TRUE;
        }
      discard (self, edit, owners->pdata[at]);
    }
  while (!is_real (self) && is_redrawn (self, owners->pdata[at]));
  return TRUE;
}

static char *
describe_draw (JsonObject *facts)
{
  g_autofree char *discarded = vedette_fact_names (facts, "discarded");
  const char *owner = vedette_fact_text (facts, "owner");

  if (json_object_has_member (facts, "discarded") && *owner == '\0')
    /* Translators: a step of the log; those whose tokens were drawn */
    return g_strdup_printf (_("Drawn: %s. Nobody can act on it."), discarded);
  if (json_object_has_member (facts, "discarded"))
    /* Translators: a step of the log; whose token was drawn in the end, and whose were drawn before it */
    return g_strdup_printf (_("Drawn: %s, after %s, on whose tokens nobody can act."), owner, discarded);
  if (g_str_equal (vedette_fact_text (facts, "token"), VEDETTE_STACK_END_TOKEN))
    return g_strdup (_("Drawn: End. The round is over."));
  /* Translators: a step of the log; whose token was drawn */
  return g_strdup_printf (_("Drawn: %s."), owner);
}

/* Before the next token */
#define CLOSED_BY_START { VEDETTE_STACK_ON (SETUP), VEDETTE_FINDING_FINAL, "T-01", N_("The bag is empty: start first (T-01)") }
#define CLOSED_BY_END                                                                                                  \
  { VEDETTE_STACK_ON (ROUND_END), VEDETTE_FINDING_FINAL, "T-X02",                                                      \
    N_("First the end of the round is settled (T-X02)") }

const VedetteMoveKind vedette_stack_draw_move = {
  .name = "draw",
  .label = N_("Draw"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON (READY),
  .closed = (const VedetteClosed[]){
    CLOSED_BY_START,
    { VEDETTE_STACK_ON_TURN, VEDETTE_FINDING_FINAL, "T-X01", N_("A Turn is not over yet (T-X01)") },
    CLOSED_BY_END,
    { 0 } },
  .params = (const VedetteParam[]){
    /* of a real bag: the word of whose token it is, or "end" */
    VEDETTE_SAY_WORD ("token", list_tokens, .label = N_("Whose token")),
    { { 0 } } },
  .hidden_facts = (const char * const[]){ VEDETTE_FACT_ROLLS, NULL },
  .open = open_draw,
  .check = check_draw,
  .preview = preview_draw,
  .dice = list_dice,
  .perform = perform_draw,
  .describe = describe_draw,
};

static const VedetteClosed closed_without_token[] = {
  CLOSED_BY_START,
  { VEDETTE_STACK_ON (READY), VEDETTE_FINDING_FINAL, "T-09", N_("Nobody has a Turn: a token is drawn first (T-09)") },
  CLOSED_BY_END,
  { 0 },
};

static void
remind_of_run (const VedetteStack *self,
               gpointer            actor,
               VedetteRuling      *ruling)
{
  int run = VEDETTE_IS_ENEMY (actor) ? vedette_stack_count_run (self, actor) + 1 : 0;

  if (VEDETTE_IS_ENEMY (actor) && vedette_stack_is_unfair (self, actor, run))
    vedette_ruling_remind_about (ruling, "T-19", "who",
                                 ngettext ("%d token of the enemies for %s, one after the other (T-19)",
                                           "%d tokens of the enemies for %s, one after the other (T-19)", (gulong) run),
                                 run, vedette_stack_get_name (actor));
}

static void
check_actor (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer actor = vedette_stack_find_actor (self, vedette_move_get_id (move, "who"));

  if (!vedette_stack_check_said (move, self, "who", actor, ruling) || owner == NULL)
    return;
  if (vedette_stack_get_owner (self, actor) != owner)
    vedette_ruling_refuse_about (ruling, "T-X06", "who", _("The token is that of %s; %s does not act on it (T-X06)"),
                                 vedette_stack_get_name (owner), vedette_stack_get_name (actor));
  else if (VEDETTE_IS_HIRED (actor) && vedette_hired_get_willing (actor) == 0)
    vedette_ruling_refuse_about (ruling, "T-X10", "who", _("%s: nobody is willing to fight (T-X10)"),
                                 vedette_stack_get_name (actor));
  else if (!vedette_stack_is_able (actor))
    vedette_ruling_refuse_about (ruling, "A-T04", "who", _("%s is not in the fight (A-T04)"), vedette_stack_get_name (actor));
  remind_of_run (self, actor, ruling);
}

static void
open_act (VedetteMove          *move,
          const VedetteContext *self,
          VedetteRuling        *ruling)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));

  if (owner != NULL && !vedette_stack_has_able (self, owner))
    vedette_ruling_forbid (ruling, "A-T04", _("Nobody can act on this token (A-T04)"));
}

static void
check_act (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (vedette_record_kind_needs (move, "who", ruling))
    check_actor (move, self, ruling);
}

/* Nobody need be said: then it is whom the game has. Of the enemies and the hired help, the GM picks one who can (T-17, T-18);
 * what nobody said is not refused. */
static void
check_finish (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer actor = vedette_stack_find (self, vedette_stack_game_get_actor (self->game));

  if (vedette_move_get_id (move, "who") != 0)
    check_actor (move, self, ruling);
  else if (actor != NULL)
    remind_of_run (self, actor, ruling);
  else if (VEDETTE_IS_POOL (owner) && vedette_stack_has_able (self, owner))
    vedette_ruling_remind_about (ruling, vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED ? "T-17" : "T-18", "who",
                                 _("Nobody said who acts on it (T-17, T-18)"));
}

static void
note_actor (const VedetteStack *self,
            VedetteEdit        *edit,
            gpointer            owner,
            gpointer            actor)
{
  g_autofree char *name = vedette_stack_say_owner (get_shown (self, owner));

  vedette_facts_note_text (edit, "owner", name);
  if (actor == NULL)
    return;
  vedette_facts_note_text (edit, "who", vedette_stack_get_name (actor));
  if (vedette_stack_is_secret (actor))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

static gboolean
perform_act (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  note_actor (self, edit, vedette_stack_find (self, vedette_stack_game_get_owner (self->game)),
              vedette_stack_find (self, vedette_move_get_id (move, "who")));
  vedette_edit_set (edit, self->game, "actor", vedette_move_get_id (move, "who"), NULL);
  return TRUE;
}

static char *
describe_act (JsonObject *facts)
{
  /* Translators: a step of the log; whose token was drawn, and who acts on it */
  return g_strdup_printf (_("On a token of %s: %s."), vedette_fact_text (facts, "owner"), vedette_fact_text (facts, "who"));
}

const VedetteMoveKind vedette_stack_act_move = {
  .name = "act",
  .label = N_("Who Acts"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("who", vedette_stack_list_able, .label = N_("Who acts now"), .needed = TRUE),
    { { 0 } } },
  .open = open_act,
  .check = check_act,
  .perform = perform_act,
  .describe = describe_act,
};

static void
finish (const VedetteStack *self,
        VedetteEdit        *edit,
        gint64              actor)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer record = vedette_stack_find (self, actor);

  note_actor (self, edit, owner, record);
  if (VEDETTE_IS_ENEMY (record))
    vedette_edit_set (edit, self->game, "last-enemy", actor, NULL);
  else if (VEDETTE_IS_HIRED (record))
    vedette_edit_set (edit, self->game, "last-hired", actor, NULL);
  /* The Turn of a character passes, whether he acts in it or not. */
  if (actor != 0 || VEDETTE_IS_CHARACTER (owner))
    vedette_round_tick (self, edit, VEDETTE_EFFECT_TURN, actor != 0 ? actor : vedette_record_get_id (owner));
  vedette_round_lay_aside (self, edit, vedette_stack_game_get_owner (self->game), actor);
}

/* Who acts where nobody is said: a character on his own token, else whom the game has */
static gint64
get_actor (VedetteMove        *move,
           const VedetteStack *self)
{
  gint64 who = vedette_move_get_id (move, "who");

  return who != 0 ? who : vedette_stack_game_get_actor (self->game);
}

static gboolean
perform_finish (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  finish (self, edit, get_actor (move, self));
  return TRUE;
}

static char *
describe_over (JsonObject *facts)
{
  g_autofree char *over = vedette_fact_names (facts, "over");

  if (!json_object_has_member (facts, "over"))
    return g_strdup ("");
  /* Translators: follows a step of the log; effects that have come to their end */
  return g_strdup_printf (_(" Over: %s."), over);
}

static char *
describe_finish (JsonObject *facts)
{
  const char *who = vedette_fact_text (facts, "who"), *owner = vedette_fact_text (facts, "owner");
  g_autofree char *over = describe_over (facts);
  g_autofree char *text = NULL;

  if (*who == '\0')
    /* Translators: a step of the log; whose token it was */
    text = g_strdup_printf (_("The Turn of %s is over."), owner);
  else if (g_str_equal (who, owner))
    /* Translators: a step of the log; one or several who have acted */
    text = g_strdup_printf (_("Acted: %s."), who);
  else
    /* Translators: a step of the log; on whose token somebody has acted, and who */
    text = g_strdup_printf (_("Acted for %s: %s."), owner, who);
  return g_strconcat (text, over, NULL);
}

const VedetteMoveKind vedette_stack_finish_move = {
  .name = "finish",
  .label = N_("Turn Finished"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("who", vedette_stack_list_able, .label = N_("Who has acted")),
    { { 0 } } },
  .hidden_facts = (const char * const[]){ VEDETTE_STACK_FACT_OVER_UNSEEN, NULL },
  .check = check_finish,
  .perform = perform_finish,
  .describe = describe_finish,
};

/* A Turn that is lost: nobody does anything with it (A-T13). */
static gboolean
perform_idle (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  finish (self, edit, 0);
  return TRUE;
}

static char *
describe_idle (JsonObject *facts)
{
  /* Translators: a step of the log; whose token it was */
  return g_strdup_printf (_("A Turn of %s in which nobody acts."), vedette_fact_text (facts, "owner"));
}

const VedetteMoveKind vedette_stack_idle_move = {
  .name = "idle",
  .label = N_("No One Acts"),
  .key = "n",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .perform = perform_idle,
  .describe = describe_idle,
};

/* A-T13: a Turn is taken or lost. */
static void
check_keep (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  vedette_ruling_warn (ruling, "T-X11", _("A Turn is taken or lost, and cannot be kept (T-X11)"));
}

static gboolean
perform_keep (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  finish (self, edit, 0);
  return TRUE;
}

static char *
describe_keep (JsonObject *facts)
{
  g_autofree char *over = describe_over (facts);
  /* Translators: a step of the log; whose token it was */
  g_autofree char *text = g_strdup_printf (_("%s keeps the Turn for later."), vedette_fact_text (facts, "owner"));

  return g_strconcat (text, over, NULL);
}

const VedetteMoveKind vedette_stack_keep_move = {
  .name = "keep-turn",
  .label = N_("Keep for Later"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .hidden_facts = (const char * const[]){ VEDETTE_STACK_FACT_OVER_UNSEEN, NULL },
  .check = check_keep,
  .perform = perform_keep,
  .describe = describe_keep,
};
