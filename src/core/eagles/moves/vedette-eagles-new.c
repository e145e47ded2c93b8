/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle is set up, begins with the points of both army commanders, and ends. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"
#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-pending.h"

#define RED_NAME N_("Name of the red army")
#define BLUE_NAME N_("Name of the blue army")

/* The records that every battle has. What was said of them is not here: it can be changed, and so undone. */
static gboolean
perform_new (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  GType (*const types[]) (void) = { vedette_eagles_about_get_type, vedette_eagles_switches_get_type, vedette_army_get_type,
                                    vedette_army_get_type, vedette_eagles_game_get_type };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (VedetteRecord) record = g_object_new (types[i](), NULL);

      vedette_edit_insert (edit, record, -1);
    }
  return TRUE;
}

static char *
describe_new (JsonObject *facts)
{
  return g_strdup (_("A battle between two armies was created."));
}

const VedetteMoveKind vedette_eagles_new_move = {
  .name = "new",
  .params = (const VedetteParam[]){
    { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "name", .label = VEDETTE_LABEL_BATTLE_NAME },
      .option = VEDETTE_LABEL_BATTLE_NAME, .argument = N_("TEXT") },
    { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "red", .label = RED_NAME },
      .option = RED_NAME, .argument = N_("TEXT") },
    { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "blue", .label = BLUE_NAME },
      .option = BLUE_NAME, .argument = N_("TEXT") },
    { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "level", .of = vedette_level_get_type,
                 .fallback = VEDETTE_LEVEL_STANDARD },
      .option = N_("Level of detail: quick, standard or full"), .argument = N_("LEVEL"), .setting = "level" },
    { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "dice", .of = vedette_rolling_get_type, .label = VEDETTE_LABEL_DICE },
      .option = N_("Who rolls: program or real"), .argument = N_("DICE") },
    { { 0 } } },
  .perform = perform_new,
  .describe = describe_new,
};

/* Hands on what was said to an edit of a record; what is as it is already would be refused, and is no step. Space around a text
 * is dropped by the edit. Returns: whether there was anything */
static gboolean
hand_on (VedetteMove *from,
         const char  *said,
         VedetteMove *to,
         const char  *param,
         gpointer     record)
{
  g_auto (GValue) value = G_VALUE_INIT, now = G_VALUE_INIT;

  if (!vedette_move_is_said (from, said))
    return FALSE;
  g_object_get_property (G_OBJECT (from), said, &value);
  g_object_get_property (record, param, &now);
  if (G_VALUE_HOLDS_STRING (&value))
    g_value_take_string (&value, g_strstrip (g_value_dup_string (&value)));
  if (vedette_value_equal (&value, &now))
    return FALSE;
  g_object_set_property (G_OBJECT (to), param, &value);
  return TRUE;
}

static gboolean
finish_army (VedetteRules       *rules,
             VedetteMove        *move,
             VedetteEaglesSide   side,
             GError            **error)
{
  const VedetteEagles *self = vedette_rules_read (rules);
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, "set-army", NULL);
  VedetteArmy *army = vedette_eagles_get_army (self, side);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (army));
  gboolean named = hand_on (move, vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) side), edit, "name", army);
  gboolean rolled = hand_on (move, "dice", edit, "dice", army);

  g_object_set (edit, "army", id, NULL);
  return (!named && !rolled) || vedette_rules_perform (rules, edit, NULL, FALSE, NULL, error) != NULL;
}

/* Makes steps of what was said of a new battle. */
gboolean
vedette_eagles_finish_new (VedetteRules  *rules,
                           VedetteMove   *move,
                           GError       **error)
{
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, "set-battle", NULL);
  gpointer about = vedette_rules_get_about (rules);
  gboolean named = hand_on (move, "name", edit, "name", about);
  gboolean level = hand_on (move, "level", edit, "level", about);

  if ((named || level) && vedette_rules_perform (rules, edit, NULL, FALSE, NULL, error) == NULL)
    return FALSE;
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    if (!finish_army (rules, move, (VedetteEaglesSide) side, error))
      return FALSE;
  return TRUE;
}

/* A-E38: the battle starts without the dice of the classes, and the log will say what they are missed for. */
static void
check_start (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  if (!vedette_eagles_has_dice (self))
    vedette_ruling_remind (ruling, "A-E38", _("Class dice are not set. Until you set class dice with Enter Class Dice (C), "
                                              "Vedette skips the phases that need them."));
}

static gboolean
perform_start (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_POOL, NULL);
  return TRUE;
}

static char *
describe_start (JsonObject *facts)
{
  return g_strdup (_("The battle began."));
}

const VedetteMoveKind vedette_eagles_start_move = {
  .name = "start",
  .label = VEDETTE_LABEL_START,
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (SETUP),
  .closed = (const VedetteClosed[]){
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-24", N_("The battle has already begun. Continue the battle.") },
    { 0 } },
  .check = check_start,
  .perform = perform_start,
  .describe = describe_start,
};

/* E-24: a d10 for each army commander, and a d6 after a 1 */
static VedetteDiceRequest *
ask_points (const VedetteEagles *self,
            VedetteEaglesSide    side,
            int                  sides)
{
  return vedette_dice_request_new (sides, vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) side),
                                   _(VEDETTE_EAGLES_LABEL_POINTS), NULL);
}

static gboolean
is_rolled_for (const VedetteEagles *self,
               VedetteEaglesSide    side,
               int                  natural)
{
  VedetteArmy *army = vedette_eagles_get_army (self, side);

  return vedette_eagles_read_points (vedette_army_get_rating (army), natural) == VEDETTE_EAGLES_POINTS_ROLLED;
}

static void
list_points (VedetteMove          *move,
             const VedetteContext *self,
             const int            *naturals,
             gsize                 n,
             GListStore           *requests)
{
  gsize i = 0;

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      g_autoptr (VedetteDiceRequest) first = ask_points (self, (VedetteEaglesSide) side, VEDETTE_EAGLES_SIDES);
      g_autoptr (VedetteDiceRequest) second = ask_points (self, (VedetteEaglesSide) side, VEDETTE_EAGLES_POINTS_SIDES);

      g_list_store_append (requests, first);
      if (i < n && is_rolled_for (self, (VedetteEaglesSide) side, naturals[i++]))
        {
          g_list_store_append (requests, second);
          i++;
        }
    }
}

static gboolean
roll_points (const VedetteEagles  *self,
             VedetteEaglesSide     side,
             VedetteEdit          *edit,
             VedetteDice          *dice,
             GError              **error)
{
  g_autoptr (VedetteDiceRequest) first = ask_points (self, side, VEDETTE_EAGLES_SIDES);
  g_autoptr (VedetteDiceRequest) second = ask_points (self, side, VEDETTE_EAGLES_POINTS_SIDES);
  VedetteArmy *army = vedette_eagles_get_army (self, side);
  g_autofree char *name = vedette_eagles_say (self, army);
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonObject *of = json_object_new ();
  int natural, points;

  if (!vedette_dice_request_roll (first, dice, edit, &natural, error))
    {
      json_object_unref (of);
      return FALSE;
    }
  points = vedette_eagles_read_points (vedette_army_get_rating (army), natural);
  if (points == VEDETTE_EAGLES_POINTS_ROLLED && !vedette_dice_request_roll (second, dice, edit, &points, error))
    {
      json_object_unref (of);
      return FALSE;
    }
  vedette_edit_set (edit, army, "pool", points, NULL);
  if (!json_object_has_member (facts, "points"))
    json_object_set_array_member (facts, "points", json_array_new ());
  json_object_set_string_member (of, "army", name);
  json_object_set_int_member (of, "points", points);
  json_array_add_object_element (json_object_get_array_member (facts, "points"), of);
  return TRUE;
}

static gboolean
perform_roll_points (VedetteMove           *move,
                     const VedetteContext  *context,
                     VedetteEdit           *edit,
                     VedetteDice           *dice,
                     GError               **error)
{
  VedetteEagles now, *self = &now;

  vedette_eagles_begin_roll (self, context, edit);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    if (!roll_points (self, (VedetteEaglesSide) side, edit, dice, error))
      return FALSE;
  vedette_eagles_begin_turn (self, edit);
  return TRUE;
}

static char *
describe_roll_points (JsonObject *facts)
{
  JsonArray *points = vedette_fact_array (facts, "points");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *all = NULL, *turn = vedette_eagles_say_turn (facts);

  for (guint i = 0; points != NULL && i < json_array_get_length (points); i++)
    {
      JsonNode *node = json_array_get_element (points, i);
      g_autofree char *text = NULL;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        continue;
      /* Translators: an army, and the initiative points of its commander */
      text = g_strdup_printf (_("%s %d"), vedette_fact_text (json_node_get_object (node), "army"),
                              vedette_fact_int (json_node_get_object (node), "points"));
      g_strv_builder_add (builder, text);
    }
  list = g_strv_builder_end (builder);
  all = g_strjoinv (C_("list of names", ", "), list);
  /* Translators: a step of the log; the points of both armies, and the turn that begins */
  return g_strdup_printf (_("Initiative points: %s.%s"), all, turn);
}

const VedetteMoveKind vedette_eagles_roll_points_move = {
  .name = "roll-points",
  .rule = "E-24",
  .label = N_("Roll for Points"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (POOL),
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_TURN, VEDETTE_FINDING_FINAL, "E-X21", N_("Points are rolled only once and never replenished. Continue "
                                                                 "with the current phase.") },
    { 0 } },
  .dice = list_points,
  .perform = perform_roll_points,
  .describe = describe_roll_points,
};

static gboolean
perform_next_turn (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  vedette_eagles_end_turn (self, edit);
  return TRUE;
}

static char *
describe_next_turn (JsonObject *facts)
{
  g_autofree char *turn = vedette_eagles_say_turn (facts);

  return g_strdup (g_strchug (turn));
}

const VedetteMoveKind vedette_eagles_next_turn_move = {
  .name = "next-turn",
  .rule = "E-01",
  .label = N_("Next Turn"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (TURN_END),
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-01", N_("This turn is not over yet. Finish the current phase first.") },
    { 0 } },
  .perform = perform_next_turn,
  .describe = describe_next_turn,
};

static gboolean
perform_end (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  vedette_eagles_stop (self, edit);
  vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_OVER, NULL);
  return TRUE;
}

static char *
describe_end (JsonObject *facts)
{
  return g_strdup (_("The battle ended."));
}

const VedetteMoveKind vedette_eagles_end_move = {
  .name = "end",
  .label = VEDETTE_VERB_END_BATTLE,
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_GAME,
  .perform = perform_end,
  .describe = describe_end,
};
