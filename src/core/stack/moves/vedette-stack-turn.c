/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Turn: who acts on the token that was drawn, and that it is over. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-round.h"

static const VedetteClosed closed_without_token[] = {
  VEDETTE_STACK_CLOSED_BY_START,
  { VEDETTE_STACK_ON (READY), VEDETTE_FINDING_FINAL, "T-09", N_("Draw a token first: nobody has a Turn") },
  VEDETTE_STACK_CLOSED_BY_END,
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
                                 /* Translators: how many tokens, and the names of enemies; the plural form goes by the tokens
                                  * */
                                 ngettext ("%d enemy token in a row for %s",
                                           "%d enemy tokens in a row for %s", (gulong) run),
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
    /* Translators: the names of a token’s owner and of another, such as “Mira” and “Orcs” */
    vedette_ruling_refuse_about (ruling, "T-X06", "who", _("The token belongs to %s, so %s cannot act on it. Choose a "
                                                           "different participant."),
                                 vedette_stack_get_name (owner), vedette_stack_get_name (actor));
  else if (VEDETTE_IS_HIRED (actor) && vedette_hired_get_willing (actor) == 0)
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_refuse_about (ruling, "T-X10", "who", _("%s: nobody is willing to fight. Choose a different participant."),
                                 vedette_stack_get_name (actor));
  else if (!vedette_stack_is_able (actor))
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_refuse_about (ruling, "A-T04", "who", _("Not in the fight: %s. Choose a different participant."),
                                 vedette_stack_get_name (actor));
  remind_of_run (self, actor, ruling);
}

static void
open_act (VedetteMove          *move,
          const VedetteContext *self,
          VedetteRuling        *ruling)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));

  if (owner != NULL && !vedette_stack_has_able (self, owner))
    vedette_ruling_forbid (ruling, "A-T04", _("Nobody can act on this token. Continue without this Turn."));
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
                                 _("Nobody has been chosen to act on this token"));
}

static void
note_actor (const VedetteStack *self,
            VedetteEdit        *edit,
            gpointer            owner,
            gpointer            actor)
{
  /* A file may have lost it. */
  if (owner != NULL)
    vedette_stack_note_name (vedette_edit_get_facts (edit), "owner", vedette_stack_get_shown (self, owner));
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
  return g_strdup_printf (_("Chosen to act for %s: %s."), vedette_stack_fact_name (facts, "owner"),
                          vedette_fact_text (facts, "who"));
}

const VedetteMoveKind vedette_stack_act_move = {
  .name = "act",
  .rule = "T-18",
  .label = N_("Choose Who Acts"),
  .verb = N_("Act"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("who", vedette_stack_list_able, .label = VEDETTE_STACK_LABEL_ACTOR, .needed = TRUE),
    { { 0 } } },
  .open = open_act,
  .check = check_act,
  .perform = perform_act,
  .describe = describe_act,
};

static void
finish (const VedetteStack *self,
        VedetteEdit        *edit,
        gint64              actor,
        gboolean            kept)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer record = vedette_stack_find (self, actor);

  note_actor (self, edit, owner, record);
  if (VEDETTE_IS_ENEMY (record))
    vedette_edit_set (edit, self->game, "last-enemy", actor, NULL);
  else if (VEDETTE_IS_HIRED (record))
    vedette_edit_set (edit, self->game, "last-hired", actor, NULL);
  /* The Turn of a character passes, whether he acts in it or not; one that was kept has passed already. */
  if (!vedette_stack_game_get_taken (self->game) && (actor != 0 || VEDETTE_IS_CHARACTER (owner)))
    vedette_round_tick (self, edit, VEDETTE_EFFECT_TURN, actor != 0 ? actor : vedette_record_get_id (owner));
  vedette_round_lay_aside (self, edit, vedette_stack_game_get_owner (self->game), actor, kept);
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
  finish (self, edit, get_actor (move, self), FALSE);
  return TRUE;
}

/* @text: (transfer full): a sentence of the log. Returns: (transfer full): the same with the effects that ended in the Turn */
static char *
add_over (char       *text,
          JsonObject *facts)
{
  g_autofree char *over = vedette_fact_names (facts, "over"), *first = text, *ended = NULL;

  if (!json_object_has_member (facts, "over"))
    return g_steal_pointer (&first);
  /* Translators: a sentence of the log; the names of effects that have ended */
  ended = g_strdup_printf (_("Effects ended: %s."), over);
  return g_strjoin (" ", first, ended, NULL);
}

static char *
describe_finish (JsonObject *facts)
{
  const char *who = vedette_fact_text (facts, "who"), *owner = vedette_stack_fact_name (facts, "owner");
  char *text;

  if (*who == '\0')
    /* Translators: a step of the log; whose token it was */
    text = g_strdup_printf (_("The Turn of %s ended."), owner);
  else if (g_str_equal (who, owner))
    /* Translators: a step of the log; one or several who have acted */
    text = g_strdup_printf (_("%s acted."), who);
  else
    /* Translators: a step of the log; on whose token somebody has acted, and who */
    text = g_strdup_printf (_("%s: %s acted."), owner, who);
  return add_over (text, facts);
}

const VedetteMoveKind vedette_stack_finish_move = {
  .name = "finish",
  .rule = "T-09",
  .label = N_("End Turn"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("who", vedette_stack_list_able, .label = VEDETTE_STACK_LABEL_ACTOR),
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
  finish (self, edit, 0, FALSE);
  return TRUE;
}

static char *
describe_idle (JsonObject *facts)
{
  /* Translators: a step of the log; whose token it was */
  return g_strdup_printf (_("Nobody acted in the Turn of %s."), vedette_stack_fact_name (facts, "owner"));
}

const VedetteMoveKind vedette_stack_idle_move = {
  .name = "idle",
  .rule = "A-T13",
  .label = N_("Skip Turn"),
  .key = "n",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .perform = perform_idle,
  .describe = describe_idle,
};

/* What was kept is taken once (A-T18). */
static void
open_keep (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (vedette_stack_game_get_taken (self->game))
    vedette_ruling_forbid (ruling, "A-T18", _("This Turn was already kept once and cannot be kept again. End the Turn, or skip "
                                              "it."));
}

/* A-T13: a Turn is taken or lost. */
static void
check_keep (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  vedette_ruling_warn (ruling, "T-X11", _("A Turn is used or lost: you cannot keep a Turn for later"));
}

static gboolean
perform_keep (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  finish (self, edit, 0, TRUE);
  return TRUE;
}

static char *
describe_keep (JsonObject *facts)
{
  /* Translators: a step of the log; whose token it was */
  return add_over (g_strdup_printf (_("%s kept the Turn for later."), vedette_stack_fact_name (facts, "owner")), facts);
}

const VedetteMoveKind vedette_stack_keep_move = {
  .name = "keep-turn",
  .rule = "T-X11",
  .label = N_("Keep for Later"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_TURN,
  .closed = closed_without_token,
  .hidden_facts = (const char * const[]){ VEDETTE_STACK_FACT_OVER_UNSEEN, NULL },
  .open = open_keep,
  .check = check_keep,
  .perform = perform_keep,
  .describe = describe_keep,
};

static gpointer
find_of (VedetteMove        *move,
         const VedetteStack *self)
{
  return vedette_stack_find_owner (self, vedette_move_get_id (move, "of"));
}

static void
list_kept (VedetteMove          *move,
           const VedetteContext *self,
           GListStore           *choices)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (vedette_round_find_kept (self, owners->pdata[i]) != NULL && vedette_stack_has_able (self, owners->pdata[i]))
      vedette_choice_add_id (choices, vedette_record_get_id (owners->pdata[i]), vedette_stack_get_name (owners->pdata[i]));
}

static void
open_take (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  g_autoptr (GListStore) choices = g_list_store_new (VEDETTE_TYPE_CHOICE);

  list_kept (move, self, choices);
  if (vedette_round_find_kept (self, NULL) == NULL)
    vedette_ruling_forbid (ruling, "A-T18", _("No Turn has been kept this round. Draw the next token."));
  else if (g_list_model_get_n_items (G_LIST_MODEL (choices)) == 0)
    vedette_ruling_forbid (ruling, "A-T04", _("Nobody can act on this token. Continue without this Turn."));
}

static void
check_take (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  gpointer owner = find_of (move, self);

  if (!vedette_record_kind_needs (move, "of", ruling) || !vedette_stack_check_said (move, self, "of", owner, ruling))
    return;
  if (vedette_round_find_kept (self, owner) == NULL)
    vedette_ruling_forbid_about (ruling, "A-T18", "of",
                                 /* Translators: whose token it is, such as “Mira” */
                                 _("%s did not keep a Turn this round. Choose an owner who kept a Turn."),
                                 vedette_stack_get_name (owner));
  else if (!vedette_stack_has_able (self, owner))
    vedette_ruling_forbid_about (ruling, "A-T04", "of", _("Nobody can act on this token. Continue without this Turn."));
}

/* The token that lay on the table is the one of this Turn, and lies there again after it. */
static gboolean
perform_take (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  gpointer owner = find_of (move, self);

  vedette_edit_remove (edit, vedette_round_find_kept (self, owner));
  vedette_round_note_token (self, edit, owner);
  vedette_round_take (self, edit, owner);
  vedette_edit_set (edit, self->game, "taken", TRUE, NULL);
  return TRUE;
}

static char *
describe_take (JsonObject *facts)
{
  /* Translators: a step of the log; whose token it was */
  return g_strdup_printf (_("%s took the kept Turn."), vedette_stack_fact_name (facts, "owner"));
}

/* A-T18: a Turn that was kept is taken between two tokens of the round. */
const VedetteMoveKind vedette_stack_take_move = {
  .name = "take-turn",
  .rule = "A-T18",
  .label = N_("Take Kept Turn"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON (READY),
  .closed = (const VedetteClosed[]){
    VEDETTE_STACK_CLOSED_BY_START,
    VEDETTE_STACK_CLOSED_BY_TURN,
    VEDETTE_STACK_CLOSED_BY_END,
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("of", list_kept, .label = N_("Kept Turn"), .needed = TRUE),
    { { 0 } } },
  .open = open_take,
  .check = check_take,
  .perform = perform_take,
  .describe = describe_take,
};
