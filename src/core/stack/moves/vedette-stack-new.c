/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a fight is set up, begins and ends, and how the next one follows it. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/state/vedette-stack-round.h"

static gint64
add_pool (VedetteEdit       *edit,
          VedettePoolKind    kind,
          VedetteTokenColour colour,
          VedetteSign        sign,
          const char        *letter)
{
  g_autoptr (VedettePool) pool = g_object_new (vedette_pool_get_type (), "kind", kind, "colour", colour, "sign", sign,
                                               "letter", letter, NULL);

  vedette_edit_insert (edit, pool, -1);
  return vedette_record_get_id (VEDETTE_RECORD (pool));
}

/* The records that every fight has. No letter is that of the enemies: E is that of the End. What was said of them is not
 * here: it can be changed, and so undone. */
static gboolean
perform_new (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  g_autoptr (VedetteStackAbout) about = g_object_new (vedette_stack_about_get_type (), NULL);
  g_autoptr (VedetteStackSwitches) switches = g_object_new (vedette_stack_switches_get_type (), NULL);
  g_autoptr (VedetteStackGame) game = g_object_new (vedette_stack_game_get_type (), NULL);
  gint64 hired, enemies;

  vedette_edit_insert (edit, about, -1);
  vedette_edit_insert (edit, switches, -1);
  hired = add_pool (edit, VEDETTE_POOL_HIRED, VEDETTE_TOKEN_GREY, VEDETTE_SIGN_SQUARE, NULL);
  enemies = add_pool (edit, VEDETTE_POOL_ENEMIES, VEDETTE_TOKEN_RED, VEDETTE_SIGN_DIAMOND, "×");
  g_object_set (game, "hired", hired, "enemies", enemies, NULL);
  vedette_edit_insert (edit, game, -1);
  return TRUE;
}

static char *
describe_new (JsonObject *facts)
{
  return g_strdup (_("A new fight was set up."));
}

const VedetteMoveKind vedette_stack_new_move = {
  .name = "new",
  .params = (const VedetteParam[]){
    { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "name", .label = VEDETTE_LABEL_BATTLE_NAME },
      .option = VEDETTE_LABEL_BATTLE_NAME, .argument = N_("TEXT") },
    { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "level", .of = vedette_level_get_type,
                 .fallback = VEDETTE_LEVEL_STANDARD },
      .option = N_("Level of detail: quick, standard or full"), .argument = N_("LEVEL"), .setting = "level" },
    { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "bag", .of = vedette_stack_bag_get_type,
                 .label = VEDETTE_STACK_LABEL_BAG },
      .option = N_("Bag: virtual (Vedette draws) or real"), .argument = N_("BAG") },
    { { 0 } } },
  .perform = perform_new,
  .describe = describe_new,
};

/* Makes a step of what was said of a new fight. */
gboolean
vedette_stack_finish_new (VedetteRules  *rules,
                          VedetteMove   *move,
                          GError       **error)
{
  static const char * const params[] = { "name", "level", "bag" };
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, "set-battle", NULL);
  gpointer about = vedette_rules_get_about (rules);
  gboolean said = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (params); i++)
    {
      g_auto (GValue) value = G_VALUE_INIT, now = G_VALUE_INIT;

      g_object_get_property (G_OBJECT (move), params[i], &value);
      g_object_get_property (G_OBJECT (about), params[i], &now);
      /* Space around a text is dropped by the edit. */
      if (G_VALUE_HOLDS_STRING (&value))
        g_value_take_string (&value, g_strstrip (g_value_dup_string (&value)));
      if (!vedette_move_is_said (move, params[i]) || vedette_value_equal (&value, &now))
        continue;
      g_object_set_property (G_OBJECT (edit), params[i], &value);
      said = TRUE;
    }
  return !said || vedette_rules_perform (rules, edit, NULL, FALSE, NULL, error) != NULL;
}

static gboolean
has_character (const VedetteStack *self)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    if (VEDETTE_IS_CHARACTER (actors->pdata[i]) && vedette_stack_is_able (actors->pdata[i]))
      return TRUE;
  return FALSE;
}

/* At least one character, and colours that can be told apart: the edits see to that, but a file may have anything. */
static void
open_start (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "start");
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  guint64 taken = G_GUINT64_CONSTANT (1) << VEDETTE_TOKEN_BLACK;

  if (!has_character (self))
    vedette_ruling_forbid (ruling, "T-02", _("First add a character who can fight"));
  for (guint i = 0; i < owners->len; i++)
    {
      guint64 own = G_GUINT64_CONSTANT (1) << vedette_stack_get_int (owners->pdata[i], "colour");

      if ((taken & own) != 0)
        /* Translators: the name of a participant, such as “Mira” or “Orcs” */
        vedette_ruling_forbid (ruling, "T-X07", _("%s shares a color with another owner: change one of the colors"),
                               vedette_stack_get_name (owners->pdata[i]));
      taken |= own;
    }
  vedette_bag_fill (self, edit);
  vedette_bag_check (self, edit, 0, ruling);
}

static void
check_start (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  if (vedette_stack_is_decided (self))
    vedette_ruling_remind (ruling, "T-03", _("There are no enemies yet. Add some before the fight."));
}

static gboolean
perform_start (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  vedette_round_begin (self, edit);
  return TRUE;
}

static char *
describe_start (JsonObject *facts)
{
  return g_strdup (_("The fight began, and the bag was filled."));
}

const VedetteMoveKind vedette_stack_start_move = {
  .name = "start",
  .rule = "T-01",
  .label = N_("Start the Round"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON (SETUP),
  .closed = (const VedetteClosed[]){
    { VEDETTE_STACK_ON_GAME, VEDETTE_FINDING_FINAL, "T-01", N_("The fight has already begun. Continue the fight.") },
    { 0 } },
  .open = open_start,
  .check = check_start,
  .perform = perform_start,
  .describe = describe_start,
};

static gboolean
perform_end (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  vedette_bag_empty (self, edit);
  vedette_round_clear (self, edit);
  vedette_edit_set (edit, self->game, "phase", VEDETTE_STACK_OVER, NULL);
  return TRUE;
}

static char *
describe_end (JsonObject *facts)
{
  return g_strdup (_("The fight ended."));
}

const VedetteMoveKind vedette_stack_end_move = {
  .name = "end",
  .label = N_("End Fight"),
  .key = "g",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_GAME,
  .perform = perform_end,
  .describe = describe_end,
};

/* Who is out stays so; who belongs to the last fight only goes, and what was settled of them. */
static void
keep_party (const VedetteStack *self,
            VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (VEDETTE_IS_POOL (owners->pdata[i]) && vedette_pool_get_kind (owners->pdata[i]) == VEDETTE_POOL_ENEMIES)
      vedette_edit_set (edit, owners->pdata[i], "settled", -1, NULL);
  for (guint i = 0; i < actors->len; i++)
    if (VEDETTE_IS_ENEMY (actors->pdata[i]))
      vedette_edit_remove (edit, actors->pdata[i]);
    else if (VEDETTE_IS_HIRED (actors->pdata[i]))
      vedette_edit_set (edit, actors->pdata[i], "fallen", 0, "away", 0,
                        "willing", vedette_stack_count_willing (actors->pdata[i]), NULL);
}

/* What was on enemies, and what was on everybody; the party keeps what is on it. */
static void
drop_effects (const VedetteStack *self,
              VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) effects = vedette_edit_list (edit, vedette_effect_get_type ());

  for (guint i = 0; i < effects->len; i++)
    {
      gpointer whose = vedette_stack_find (self, vedette_effect_get_whose (effects->pdata[i]));

      if (!VEDETTE_IS_CHARACTER (whose) && !VEDETTE_IS_HIRED (whose))
        vedette_edit_remove (edit, effects->pdata[i]);
    }
}

static gboolean
perform_next (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  int encounter = MIN (vedette_stack_game_get_encounter (self->game) + 1, VEDETTE_STACK_MAX_ROUNDS);

  vedette_bag_empty (self, edit);
  vedette_round_clear (self, edit);
  drop_effects (self, edit);
  keep_party (self, edit);
  vedette_edit_set (edit, self->game, "phase", VEDETTE_STACK_SETUP, "round", 0, "step", VEDETTE_STACK_STEP_RETURN,
                    "encounter", encounter, "last-enemy", (gint64) 0, "raw", 0, "cap", 0, "placed", 0, "shared", 0, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "encounter", encounter);
  return TRUE;
}

static char *
describe_next (JsonObject *facts)
{
  /* Translators: a step of the log; the number of the fight among those of one party */
  return g_strdup_printf (_("Encounter %d began: the same party, new enemies."), vedette_fact_int (facts, "encounter"));
}

const VedetteMoveKind vedette_stack_next_encounter_move = {
  .name = "next-encounter",
  .label = N_("Next Encounter"),
  .key = "c",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_GAME | VEDETTE_STACK_ON (OVER),
  .perform = perform_next,
  .describe = describe_next,
};
