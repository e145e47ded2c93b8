/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round, step by step in the order of rules.md 8.2. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/state/vedette-stack-round.h"

static VedetteStackStep
get_step (const VedetteStack *self)
{
  return vedette_stack_game_get_step (self->game);
}

static gboolean
is_removing (VedetteMove          *move,
             const VedetteContext *self)
{
  return (get_step (self) == VEDETTE_STACK_STEP_REMOVE || get_step (self) == VEDETTE_STACK_STEP_RECHECK) &&
         vedette_house_rules_get (&self->house, "out-counts-as-dead") == VEDETTE_OUT_COUNTS_ASK;
}

static gboolean
is_arriving (VedetteMove          *move,
             const VedetteContext *self)
{
  return get_step (self) == VEDETTE_STACK_STEP_ARRIVALS;
}

static void
list_hired (VedetteMove          *move,
            const VedetteContext *self,
            GListStore           *choices)
{
  g_autoptr (GPtrArray) hired = vedette_stack_list_actors (self, vedette_stack_get_pool (self, VEDETTE_POOL_HIRED));

  for (guint i = 0; i < hired->len; i++)
    vedette_choice_add_id (choices, vedette_record_get_id (hired->pdata[i]), vedette_stack_get_name (hired->pdata[i]));
}

static void
settle (VedetteMove        *move,
        const VedetteStack *self,
        VedetteEdit        *edit);

/* The last step fills the bag. If it would not hold them all, the GM settles fewer (T-07). */
static void
open_confirm (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "confirm");

  settle (move, self, edit);
  vedette_bag_check (self, edit, 0, ruling);
}

static void
check_confirm (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  const VedetteNumbers *willing = vedette_move_get_each (move, "willing");
  const VedetteIds *keep = vedette_move_get_ids (move, "keep");

  for (guint i = 0; i < vedette_ids_get_n (keep); i++)
    if (vedette_stack_find_actor (self, vedette_ids_get (keep, i)) == NULL)
      vedette_ruling_forbid_about (ruling, NULL, "keep", _("This choice is not available now. Choose a different one."));
  for (guint i = 0; i < vedette_numbers_get_n (willing); i++)
    {
      const VedetteNumber *said = vedette_numbers_nth (willing, i);
      VedetteHired *hired = vedette_battle_find (self->battle, vedette_hired_get_type (), said->id);

      if (hired != NULL && said->number > vedette_hired_get_count (hired) + vedette_hired_get_away (hired))
        /* Translators: the name of a participant, such as “Mira” or “Orcs” */
        vedette_ruling_refuse_about (ruling, "T-X10", "willing", _("%s does not have that many figures. Enter how many of its "
                                                                   "figures are willing to fight."),
                                     vedette_hired_get_name (hired));
    }
}

static void
add_name (VedetteEdit *edit,
          const char  *fact,
          gpointer     who)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (!json_object_has_member (facts, fact))
    json_object_set_array_member (facts, fact, json_array_new ());
  json_array_add_string_element (json_object_get_array_member (facts, fact), vedette_stack_get_name (who));
}

/* Who comes is there from now on, and known to all unless he is hidden. */
static void
let_arrive (const VedetteStack *self,
            VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];

      if (vedette_stack_get_int (actor, "place") != VEDETTE_STACK_ARRIVING)
        continue;
      vedette_edit_set (edit, actor, "place", VEDETTE_STACK_IN, NULL);
      if (!VEDETTE_IS_ENEMY (actor) || !vedette_enemy_get_hidden (actor))
        add_name (edit, "arrived", actor);
    }
}

static void
set_willing (VedetteMove        *move,
             const VedetteStack *self,
             VedetteEdit        *edit)
{
  const VedetteNumbers *willing = vedette_move_get_each (move, "willing");

  for (guint i = 0; i < vedette_numbers_get_n (willing); i++)
    {
      const VedetteNumber *said = vedette_numbers_nth (willing, i);
      VedetteHired *hired = vedette_battle_find (self->battle, vedette_hired_get_type (), said->id);

      if (hired != NULL)
        vedette_edit_set (edit, hired, "willing", said->number, NULL);
    }
}

/* Who keeps his tokens as the GM says now, or has said when it was asked before at this end of a round (A-T07) */
static void
remove_out (VedetteMove        *move,
            const VedetteStack *self,
            VedetteEdit        *edit)
{
  const VedetteIds *now = vedette_move_get_ids (move, "keep");
  const VedetteIds *before = vedette_stack_game_get_kept (self->game);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) keep = NULL;

  for (guint i = 0; i < vedette_ids_get_n (now) + vedette_ids_get_n (before); i++)
    {
      gboolean old = i >= vedette_ids_get_n (now);
      gint64 id = old ? vedette_ids_get (before, i - vedette_ids_get_n (now)) : vedette_ids_get (now, i);

      if (!old || !vedette_ids_contains (now, id))
        g_array_append_val (all, id);
    }
  keep = vedette_ids_new ((const gint64 *) (gpointer) all->data, all->len);
  vedette_bag_remove_out (self, edit, keep);
}

static void
settle (VedetteMove        *move,
        const VedetteStack *self,
        VedetteEdit        *edit)
{
  VedetteStackStep step = get_step (self);

  /* What only the GM can have a reason for is just the end of the round to the players. */
  if (vedette_round_shows_step (self, edit, step))
    vedette_facts_note_text (edit, "step", vedette_enum_get_nick (vedette_stack_step_get_type (), (int) step));
  if (step == VEDETTE_STACK_STEP_RETURN)
    vedette_bag_return (self, edit);
  else if (step == VEDETTE_STACK_STEP_REMOVE || step == VEDETTE_STACK_STEP_RECHECK)
    remove_out (move, self, edit);
  else if (step == VEDETTE_STACK_STEP_EFFECTS)
    vedette_round_tick (self, edit, VEDETTE_EFFECT_ROUND, 0);
  else if (step == VEDETTE_STACK_STEP_ARRIVALS)
    {
      let_arrive (self, edit);
      set_willing (move, self, edit);
    }
  vedette_round_go_on (self, edit);
}

static gboolean
perform_confirm (VedetteMove           *move,
                 const VedetteContext  *self,
                 VedetteEdit           *edit,
                 VedetteDice           *dice,
                 GError               **error)
{
  settle (move, self, edit);
  return TRUE;
}

/* @sentence: (transfer full): one more of a step of the log */
static void
add_sentence (GStrvBuilder *builder,
              char         *sentence)
{
  g_strv_builder_add (builder, sentence);
  g_free (sentence);
}

static const char *
say_settled (JsonObject *facts)
{
  static const char * const sentences[] = {
    [VEDETTE_STACK_STEP_RETURN] = N_("End of the round: all tokens returned to the bag."),
    [VEDETTE_STACK_STEP_REMOVE] = N_("End of the round: the tokens of casualties were removed."),
    [VEDETTE_STACK_STEP_EFFECTS] = N_("End of the round: effects counted down."),
    [VEDETTE_STACK_STEP_RECHECK] = N_("End of the round: those killed by effects were removed."),
    [VEDETTE_STACK_STEP_ARRIVALS] = N_("End of the round: arrivals and helpers’ willingness were settled."),
    [VEDETTE_STACK_STEP_CAP] = N_("End of the round: the enemy limit was recalculated."),
  };
  const GEnumValue *value = vedette_enum_find (vedette_stack_step_get_type (), vedette_fact_text (facts, "step"));

  return value != NULL ? _(sentences[value->value]) : _("End of the round.");
}

static char *
describe_confirm (JsonObject *facts)
{
  g_autofree char *over = vedette_fact_names (facts, "over");
  g_autofree char *arrived = vedette_fact_names (facts, "arrived");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  g_strv_builder_add (builder, say_settled (facts));
  if (json_object_has_member (facts, "over"))
    /* Translators: a sentence of the log; the names of effects that have ended */
    add_sentence (builder, g_strdup_printf (_("Effects ended: %s."), over));
  if (json_object_has_member (facts, "arrived"))
    /* Translators: a sentence of the log; the names of those who have arrived */
    add_sentence (builder, g_strdup_printf (_("Arrived: %s."), arrived));
  if (vedette_fact_int (facts, "round") > 0)
    /* Translators: a sentence of the log; the number of a round */
    add_sentence (builder, g_strdup_printf (_("Round %d began."), vedette_fact_int (facts, "round")));
  sentences = g_strv_builder_end (builder);
  return g_strjoinv (" ", sentences);
}

const VedetteMoveKind vedette_stack_confirm_move = {
  .name = "confirm",
  .rule = "T-14",
  .label = N_("Confirm"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON (ROUND_END),
  .closed = (const VedetteClosed[]){
    { VEDETTE_STACK_ON_ROUND, VEDETTE_FINDING_FINAL, "T-11", N_("The round is not over: draw until the End token comes out") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_IDS ("keep", vedette_record, vedette_stack_list_out, .label = N_("Keep their tokens"), .relevant = is_removing),
    VEDETTE_SAY_EACH_INT ("willing", vedette_hired, list_hired, 0, VEDETTE_STACK_MAX_COUNT,
                          .label = N_("Willing helpers"), .relevant = is_arriving),
    { { 0 } } },
  .hidden_facts = (const char * const[]){ VEDETTE_STACK_FACT_OVER_UNSEEN, NULL },
  .open = open_confirm,
  .check = check_confirm,
  .perform = perform_confirm,
  .describe = describe_confirm,
};
