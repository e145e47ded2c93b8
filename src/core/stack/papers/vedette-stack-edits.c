/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the fight itself: what it is called, its house rules, effects, and what is put right. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/switches/vedette-set-switch.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-put-right.h"
#include "core/stack/papers/vedette-stack-papers.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/state/vedette-stack-round.h"

static gpointer
find_about (const VedetteContext *self)
{
  return self->about;
}

static char *
describe_battle (JsonObject *facts)
{
  return vedette_fact_describe_battle (facts, vedette_stack_about_get_type (), NULL);
}

const VedetteRecordKind vedette_stack_about_kind = {
  .noun = "battle",
  .type = vedette_stack_about_get_type,
  .set = N_("Edit Fight"),
  .set_says = (const char *const[]){ "name", "notes", "level", "bag", "cap-factor", NULL },
  .find = find_about,
  .describe = { [VEDETTE_RECORD_SET] = describe_battle },
};

VEDETTE_DEFINE_SET_SWITCH (vedette_stack_set_switch_move, vedette_stack_switch_table,
                           /* Translators: a step of the log; what the house rule is */
                           N_("House rule changed, starting with the next draw. %s."), NULL)

static const VedetteFieldList effect_lists[] = { { "whose", vedette_stack_list_everybody, NULL }, { NULL } };

static void
note_effect (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  VedetteEffect *effect = change->draft != NULL ? change->draft : change->record;
  gpointer whose = vedette_stack_find (change->context, vedette_effect_get_whose (effect));

  vedette_facts_note_text (edit, "name", vedette_effect_get_name (effect));
  json_object_set_int_member (vedette_edit_get_facts (edit), "left", vedette_effect_get_left (effect));
  if (whose != NULL)
    vedette_facts_note_text (edit, "whose", vedette_stack_get_name (whose));
  if (whose != NULL && vedette_stack_is_secret (whose))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

static void
check_effect (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  gpointer whose = vedette_stack_find (change->context, vedette_effect_get_whose (change->draft));

  if (*vedette_effect_get_name (change->draft) == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("An effect needs a name. Enter a name."));
  if (vedette_effect_get_whose (change->draft) != 0 &&
      vedette_stack_find_actor (change->context, vedette_effect_get_whose (change->draft)) == NULL)
    vedette_ruling_forbid_about (ruling, NULL, "whose", _("This choice is not available now. Choose a different one."));
  if (vedette_effect_get_tick (change->draft) == VEDETTE_EFFECT_TURN && whose == NULL)
    vedette_ruling_forbid_about (ruling, "T-13", "whose", _("Choose whose Turns count the effect down"));
}

static char *
describe_effect (JsonObject *facts)
{
  const char *name = vedette_fact_text (facts, "name"), *whose = vedette_fact_text (facts, "whose");

  if (*whose == '\0')
    /* Translators: a step of the log; an effect, and for how many rounds or Turns it still lasts, as in “Poison: 2 left.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d left.", "%s: %d left.",
                                         (gulong) vedette_fact_int (facts, "left")), name, vedette_fact_int (facts, "left"));
  /* Translators: a step of the log; an effect, on whom it is, and for how many rounds or Turns it still lasts, as in “Poison on
   * Mira: 2 left.” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s on %s: %d left.", "%s on %s: %d left.",
                                       (gulong) vedette_fact_int (facts, "left")),
                          name, whose, vedette_fact_int (facts, "left"));
}

static char *
describe_effect_over (JsonObject *facts)
{
  /* Translators: a step of the log; an effect */
  return g_strdup_printf (_("%s ended."), vedette_fact_text (facts, "name"));
}

const VedetteRecordKind vedette_effect_kind = {
  .noun = "effect",
  .type = vedette_effect_get_type,
  .add = N_("Add Effect"),
  .set = N_("Change Effect"),
  .remove = N_("End Effect"),
  .add_says = (const char *const[]){ "name", "whose", "left", "tick", NULL },
  .set_says = (const char *const[]){ "name", "left", "tick", NULL },
  .lists = effect_lists,
  .needs = "name",
  .describe = { describe_effect, describe_effect, describe_effect_over },
  .check = check_effect,
  .note = note_effect,
};

/* The table is right (T-X11 and all others): whose Turn it is and who acts, who is out, what is in the bag, the round. */

static const char * const named[] = { "turn", "actor", "who", "of" };

static gpointer
find_param (VedetteMove        *move,
            const VedetteStack *self,
            const char         *param)
{
  gint64 id = vedette_move_get_id (move, param);

  return g_str_equal (param, "turn") || g_str_equal (param, "of") ? vedette_stack_find_owner (self, id)
                                                                  : vedette_stack_find_actor (self, id);
}

static gboolean
has_who (VedetteMove          *move,
         const VedetteContext *self)
{
  return find_param (move, self, "who") != NULL;
}

static gboolean
has_count (VedetteMove          *move,
           const VedetteContext *self)
{
  gpointer who = find_param (move, self, "who");

  return VEDETTE_IS_ENEMY (who) || VEDETTE_IS_HIRED (who);
}

static gboolean
has_of (VedetteMove          *move,
        const VedetteContext *self)
{
  return find_param (move, self, "of") != NULL;
}

static void
read_place (VedetteMove          *move,
            const VedetteContext *self,
            GValue               *value)
{
  if (has_who (move, self))
    g_value_set_enum (value, vedette_stack_get_int (find_param (move, self, "who"), "place"));
}

static void
read_count (VedetteMove          *move,
            const VedetteContext *self,
            GValue               *value)
{
  if (has_count (move, self))
    g_value_set_int (value, vedette_stack_get_int (find_param (move, self, "who"), "count"));
}

static void
read_left (VedetteMove          *move,
           const VedetteContext *self,
           GValue               *value)
{
  if (has_of (move, self))
    g_value_set_int (value, vedette_stack_get_int (find_param (move, self, "of"), "left"));
}

static void
read_round (VedetteMove          *move,
            const VedetteContext *self,
            GValue               *value)
{
  g_value_set_int (value, vedette_stack_game_get_round (self->game));
}

static void
put_who_right (VedetteMove        *move,
               const VedetteStack *self,
               VedetteEdit        *edit)
{
  gpointer who = find_param (move, self, "who");
  int place = vedette_move_get_enum (move, "place");

  if (who == NULL)
    return;
  vedette_put_right_field (move, edit, who, "place");
  if (vedette_move_is_said (move, "place") && VEDETTE_IS_CHARACTER (who) && place <= VEDETTE_STACK_ARRIVING)
    vedette_edit_set (edit, who, "gone", FALSE, NULL);
  if (has_count (move, self))
    vedette_put_right_field (move, edit, who, "count");
}

/* More than a round began with are all his tokens, too. */
static void
put_bag_right (VedetteMove        *move,
               const VedetteStack *self,
               VedetteEdit        *edit)
{
  gpointer of = find_param (move, self, "of");
  int left = vedette_move_get_int (move, "left");

  if (of == NULL || !vedette_move_is_said (move, "left"))
    return;
  vedette_put_right_field (move, edit, of, "left");
  vedette_edit_set (edit, of, "tokens", MAX (left, vedette_stack_get_int (of, "tokens")), NULL);
}

static void
put_all_right (VedetteMove        *move,
               const VedetteStack *self,
               VedetteEdit        *edit)
{
  gpointer turn = find_param (move, self, "turn");

  put_who_right (move, self, edit);
  put_bag_right (move, self, edit);
  if (turn != NULL && vedette_record_get_id (turn) != vedette_stack_game_get_owner (self->game))
    vedette_round_take (self, edit, turn);
  if (vedette_move_is_said (move, "actor"))
    vedette_edit_set (edit, self->game, "actor", vedette_move_get_id (move, "actor"), NULL);
  vedette_put_right_field (move, edit, self->game, "round");
}

static void
check_put_right (VedetteMove          *move,
                 const VedetteContext *self,
                 VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "put-right");
  gboolean on_turn = vedette_stack_is_on (self, VEDETTE_STACK_ON_TURN) || vedette_move_get_id (move, "turn") != 0;
  gpointer turn = find_param (move, self, "turn"), actor = find_param (move, self, "actor");

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (!vedette_stack_check_said (move, self, named[i], find_param (move, self, named[i]), ruling))
      return;
  if (turn == NULL)
    turn = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  if (vedette_move_is_said (move, "actor") && !on_turn)
    vedette_ruling_forbid_about (ruling, "T-09", "actor", _("Also choose whose Turn it is"));
  if (vedette_move_is_said (move, "turn") && !vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    vedette_ruling_forbid_about (ruling, "T-X02", "turn", _("Finish the end of the round first"));
  if (actor != NULL && turn != NULL && vedette_stack_get_owner (self, actor) != turn)
    vedette_ruling_forbid_about (ruling, "T-X06", "actor", _("The token belongs to %s, so %s cannot act on it. Choose a "
                                                             "different participant."),
                                 vedette_stack_get_name (turn), vedette_stack_get_name (actor));
  if (vedette_move_is_said (move, "left") && !vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    vedette_ruling_forbid_about (ruling, "T-11", "left",
                                 _("No round is under way, so the bag is not filled. Wait until the next round begins."));
  if (vedette_move_is_said (move, "round") && vedette_stack_is_on (self, VEDETTE_STACK_ON (SETUP)))
    vedette_ruling_forbid_about (ruling, "T-01", "round", _("The fight has not begun: fill the bag first"));
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return;
  put_all_right (move, self, edit);
  if (vedette_edit_is_empty (edit))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
  vedette_bag_check (self, edit, 0, ruling);
}

static gboolean
perform_put_right (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      gpointer record = find_param (move, self, named[i]);

      if (record == NULL)
        continue;
      vedette_stack_note_name (vedette_edit_get_facts (edit), named[i], record);
      if (vedette_stack_is_secret (record) || g_str_equal (named[i], "of"))
        vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
    }
  put_all_right (move, self, edit);
  return TRUE;
}

static const char * const who_fields[] = { "place", "count" };
static const char * const of_fields[] = { "left" };
static const char * const game_fields[] = { "round" };

static char *
describe_put_right (JsonObject *facts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  g_strv_builder_add (builder, _("Corrected:"));
  vedette_put_right_say_about (builder, vedette_stack_fact_name (facts, "turn"),
                               /* Translators: a step of the log; whose token was drawn, as is put right */
                               g_strdup_printf (_("The Turn went to %s."), vedette_stack_fact_name (facts, "turn")));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "actor"),
                               /* Translators: a step of the log; who acts on it, as is put right */
                               g_strdup_printf (_("%s was chosen to act."), vedette_fact_text (facts, "actor")));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "who"),
                               g_strdup_printf ("%s.", vedette_fact_text (facts, "who")));
  vedette_put_right_say_changes (builder, facts, vedette_enemy_get_type (), who_fields, G_N_ELEMENTS (who_fields));
  vedette_put_right_say_about (builder, vedette_stack_fact_name (facts, "of"),
                               g_strdup_printf ("%s.", vedette_stack_fact_name (facts, "of")));
  vedette_put_right_say_changes (builder, facts, vedette_pool_get_type (), of_fields, G_N_ELEMENTS (of_fields));
  vedette_put_right_say_changes (builder, facts, vedette_stack_game_get_type (), game_fields, G_N_ELEMENTS (game_fields));
  sentences = g_strv_builder_end (builder);
  return g_strjoinv (" ", sentences);
}

const VedetteMoveKind vedette_stack_put_right_move = {
  .name = "put-right",
  .label = VEDETTE_LABEL_PUT_RIGHT,
  .group = VEDETTE_MOVE_EDIT,
  .open_in = VEDETTE_STACK_ON_GAME | VEDETTE_STACK_ON (SETUP),
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("turn", vedette_stack_list_all_owners, .label = N_("Current Turn")),
    VEDETTE_SAY_ANY ("actor", vedette_stack_list_able, .label = VEDETTE_STACK_LABEL_ACTOR),
    VEDETTE_SAY_ANY ("who", vedette_stack_list_everybody, .label = N_("Participant"),
                     .none = NC_("nothing is chosen", "None")),
    VEDETTE_SAY_ENUM ("place", vedette_stack_place, VEDETTE_STACK_IN, NULL, .label = VEDETTE_STACK_LABEL_PLACE,
                      .asked = has_who, .now = read_place),
    VEDETTE_SAY_INT ("count", 0, VEDETTE_STACK_MAX_COUNT, 0, .label = N_("Figures in the fight"), .asked = has_count,
                     .now = read_count),
    VEDETTE_SAY_ANY ("of", vedette_stack_list_all_owners, .label = VEDETTE_STACK_LABEL_OWNER,
                     .none = NC_("nothing is chosen", "None")),
    VEDETTE_SAY_INT ("left", 0, VEDETTE_STACK_MAX_TOKENS, 0, .label = VEDETTE_STACK_LABEL_TOKENS, .asked = has_of,
                     .now = read_left),
    VEDETTE_SAY_INT ("round", 1, VEDETTE_STACK_MAX_ROUNDS, 1, .label = VEDETTE_STACK_LABEL_ROUND, .now = read_round),
    { { 0 } } },
  .check = check_put_right,
  .perform = perform_put_right,
  .describe = describe_put_right,
};
