/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points are allocated, and both sides roll: for the turn, to steal the initiative, or to steal it back. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"

#define BOTH_ALLOCATED N_("Both sides have allocated their points. Make the roll.")

#define CLOSED_WITHOUT_ROLL                                                                                            \
  VEDETTE_EAGLES_CLOSED_BY_START,                                                                                      \
    { VEDETTE_EAGLES_ON (TURN_END), VEDETTE_FINDING_FINAL, "E-X11", N_("The turn is over. Start the next turn.") }, \
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-30", N_("No opposed roll is due. Continue with the current phase.") }

/* @param: which is in doubt. What the real pool is stays unsaid: the message goes to whoever allocates. */
static void
check_points (const VedetteEagles *self,
              VedetteArmy         *army,
              int                  points,
              const char          *param,
              VedetteRuling       *ruling)
{
  g_autofree char *name = vedette_eagles_say (self, army);

  if (vedette_army_get_allocated (army) != VEDETTE_EAGLES_NOT_ALLOCATED)
    /* Translators: the name of an army, such as “Austrians” */
    vedette_ruling_forbid_about (ruling, "E-X09", param, _("%s has already allocated points. Enter points only for an army "
                                                           "that has not."), name);
  else if (points > vedette_army_get_pool (army))
    /* Translators: the name of an army, such as “Austrians” */
    vedette_ruling_forbid_about (ruling, "E-X07", param, _("%s does not have enough points left. Enter fewer points."), name);
  else if (points > 0 && !vedette_eagles_may_add_points (self, army))
    vedette_ruling_refuse_about (ruling, "E-X08", param,
                                 /* Translators: the name of an army, such as “Austrians” */
                                 _("The commander of %s is not attached, so no points can be added. Enter 0 points."),
                                 name);
}

static void
open_allocate (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    if (vedette_army_get_allocated (vedette_eagles_get_army (self, (VedetteEaglesSide) side)) == VEDETTE_EAGLES_NOT_ALLOCATED)
      return;
  vedette_ruling_forbid (ruling, "E-X09", "%s", _(BOTH_ALLOCATED));
}

static void
check_allocate (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  VedetteArmy *army = vedette_eagles_find (self, vedette_army_get_type (), vedette_move_get_id (move, "army"));
  VedetteEagles now;

  vedette_eagles_begin_roll (&now, self, NULL);
  if (vedette_record_kind_needs (move, "army", ruling) && vedette_eagles_check_said (move, self, "army", army, ruling))
    check_points (&now, army, vedette_move_get_int (move, "points"), "points", ruling);
}

/* They leave the pool now, though nobody else may know it before the dice lie (A-E37). */
static void
allocate (VedetteEdit *edit,
          VedetteArmy *army,
          int          points)
{
  vedette_edit_set (edit, army, "allocated", points, "pool", vedette_army_get_pool (army) - points, NULL);
}

static gboolean
perform_allocate (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  VedetteArmy *army = vedette_eagles_find (self, vedette_army_get_type (), vedette_move_get_id (move, "army"));
  VedetteArmy *other = vedette_eagles_get_other (self, army);
  g_autofree char *name = vedette_eagles_say (self, army);
  int points = vedette_move_get_int (move, "points");

  vedette_facts_note_text (edit, "army", name);
  json_object_set_int_member (vedette_edit_get_facts (edit), "points", points);
  if (vedette_eagles_get_switch (self, "alloc") == VEDETTE_ALLOC_SECRET)
    vedette_edit_set_audience (edit, vedette_eagles_get_word (self, army));
  allocate (edit, army, points);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (ALLOCATE)) &&
      vedette_army_get_allocated (other) != VEDETTE_EAGLES_NOT_ALLOCATED)
    vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_OPEN_ROLL, NULL);
  return TRUE;
}

static char *
describe_allocate (JsonObject *facts)
{
  int points = vedette_fact_int (facts, "points");

  /* Translators: a step of the log; an army, and how many points it will add to its roll */
  return g_strdup_printf (ngettext ("%s allocated %d point.", "%s allocated %d points.", (gulong) points),
                          vedette_fact_text (facts, "army"), points);
}

static void
get_most_points (VedetteMove          *move,
                 const VedetteContext *self,
                 int                  *min,
                 int                  *max)
{
  VedetteArmy *army = vedette_eagles_find (self, vedette_army_get_type (), vedette_move_get_id (move, "army"));

  if (army != NULL)
    *max = vedette_army_get_pool (army);
}

const VedetteMoveKind vedette_eagles_allocate_move = {
  .name = "allocate",
  .rule = "E-27",
  .label = N_("Allocate Points…"),
  .verb = N_("Allocate"),
  .key = "t",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ALLOCATE) | VEDETTE_EAGLES_ON_STEALING,
  .closed = (const VedetteClosed[]){
    { VEDETTE_EAGLES_ON (OPEN_ROLL), VEDETTE_FINDING_FINAL, "E-X09", BOTH_ALLOCATED },
    CLOSED_WITHOUT_ROLL,
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("army", vedette_army, vedette_eagles_list_armies, .label = VEDETTE_EAGLES_LABEL_ARMY, .needed = TRUE),
    VEDETTE_SAY_INT ("points", 0, VEDETTE_EAGLES_MAX_POINTS, 0, .label = VEDETTE_LABEL_POINTS, .rule = "E-26",
                     .range = get_most_points),
    { { 0 } } },
  .open = open_allocate,
  .check = check_allocate,
  .perform = perform_allocate,
  .describe = describe_allocate,
};

/* Both as they will be rolled, with points that are typed along with the roll. @self: of the roll */
static void
read_roll (VedetteMove         *move,
           const VedetteEagles *self,
           VedetteEaglesRoll   *roll)
{
  const VedetteNumbers *said = vedette_move_get_each (move, "points");

  vedette_eagles_roll_read (roll, self);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (roll->sides[side].army));
      int points;

      if (vedette_numbers_find (said, id, &points))
        roll->sides[side].points += points;
    }
}

static void
check_roll (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  const VedetteNumbers *said = vedette_move_get_each (move, "points");
  VedetteEagles now;

  vedette_eagles_begin_roll (&now, self, NULL);
  for (guint i = 0; i < vedette_numbers_get_n (said); i++)
    {
      VedetteArmy *army = vedette_eagles_find (self, vedette_army_get_type (), vedette_numbers_nth (said, i)->id);

      if (army != NULL)
        check_points (&now, army, vedette_numbers_nth (said, i)->number, "points", ruling);
    }
}

static VedetteDiceRequest *
ask_die (const VedetteEagles *self,
         VedetteEaglesSide    side)
{
  return vedette_dice_request_new (VEDETTE_EAGLES_SIDES, vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) side),
                                   _("Opposed roll"), NULL);
}

static int
get_total (const VedetteEaglesRoller *side,
           int                        natural)
{
  return natural + side->modifier + side->points;
}

/* Whether these two dice are rolled again: no 17, and a tie that settles nothing (A-E03, A-E04) */
static gboolean
is_again (const VedetteEaglesRoll *roll,
          const VedetteEagles     *self,
          const int               *naturals)
{
  gboolean again;

  vedette_eagles_roll_settle_tie (roll, self, &again);
  return again && !vedette_eagles_is_turn_over (naturals[0], naturals[1]) &&
         get_total (&roll->sides[0], naturals[0]) == get_total (&roll->sides[1], naturals[1]);
}

static void
list_dice (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  VedetteEaglesRoll roll;
  VedetteEagles now;
  gsize i = 0;

  vedette_eagles_begin_roll (&now, self, NULL);
  read_roll (move, &now, &roll);
  do
    {
      for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
        {
          g_autoptr (VedetteDiceRequest) die = ask_die (&now, (VedetteEaglesSide) side);

          g_list_store_append (requests, die);
        }
      i += VEDETTE_N_EAGLES_SIDES;
    }
  while (i <= n && is_again (&roll, &now, naturals + i - VEDETTE_N_EAGLES_SIDES));
}

/* While points are secret, odds are those of the ratings alone, and a table of a range that is always the same (A-E37). */
static VedetteBreakdown *
preview_roll (VedetteMove          *move,
              const VedetteContext *context)
{
  VedetteBreakdown *working = vedette_breakdown_new ();
  VedetteEagles now, *self = &now;
  VedetteEaglesRoll roll;
  g_autofree char *red = NULL, *blue = NULL;
  gboolean open = vedette_eagles_get_switch (context, "alloc") == VEDETTE_ALLOC_OPEN;
  int difference = 0;

  vedette_eagles_begin_roll (self, context, NULL);
  read_roll (move, self, &roll);
  red = vedette_eagles_say (self, roll.sides[VEDETTE_EAGLES_RED].army);
  blue = vedette_eagles_say (self, roll.sides[VEDETTE_EAGLES_BLUE].army);
  for (int i = 0; i < VEDETTE_N_EAGLES_SIDES; i++)
    {
      const VedetteEaglesRoller *side = &roll.sides[i];
      g_autofree char *roller = side->command != NULL ? vedette_eagles_say_commander (self, side->command)
                                                      : g_strdup (_("Nobody"));

      vedette_breakdown_add_factor (working, (guint) i, "rating", roller, side->modifier, "E-31", "");
      if (open)
        vedette_breakdown_add_factor (working, (guint) i, "points", _(VEDETTE_LABEL_POINTS), side->points, "E-27", "");
      difference += (i == 0 ? 1 : -1) * (side->modifier + (open ? side->points : 0));
    }
  vedette_eagles_add_outcomes (working, difference, vedette_eagles_roll_get_tie (&roll, self, VEDETTE_EAGLES_RED), red, blue);
  for (int i = 0; i < VEDETTE_N_EAGLES_SIDES && !open; i++)
    vedette_eagles_add_range_chart (working, &roll, self, (VedetteEaglesSide) i);
  return working;
}

static void
note_side (const VedetteEagles       *self,
           VedetteEdit               *edit,
           const VedetteEaglesRoller *side,
           int                        natural)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonObject *of = json_object_new ();
  g_autofree char *army = vedette_eagles_say (self, side->army);
  g_autofree char *roller = side->command != NULL ? vedette_eagles_say_commander (self, side->command) : NULL;

  json_object_set_string_member (of, "party", vedette_eagles_get_word (self, side->army));
  json_object_set_string_member (of, "army", army);
  if (roller != NULL)
    json_object_set_string_member (of, "roller", roller);
  json_object_set_int_member (of, "natural", natural);
  json_object_set_int_member (of, "modifier", side->modifier);
  json_object_set_int_member (of, "points", side->points);
  json_object_set_int_member (of, "total", get_total (side, natural));
  if (!json_object_has_member (facts, "sides"))
    json_object_set_array_member (facts, "sides", json_array_new ());
  json_array_add_object_element (json_object_get_array_member (facts, "sides"), of);
}

/* Whatever comes of it, the points are gone (E-26). */
static void
spend (const VedetteEagles     *self,
       VedetteEdit             *edit,
       VedetteMove             *move)
{
  const VedetteNumbers *said = vedette_move_get_each (move, "points");

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      int points = 0;

      vedette_numbers_find (said, vedette_record_get_id (VEDETTE_RECORD (army)), &points);
      vedette_edit_set (edit, army, "allocated", VEDETTE_EAGLES_NOT_ALLOCATED, "pool",
                        vedette_army_get_pool (army) - points, NULL);
    }
}

/* @winner: the side with the higher total, or the one that a tie gives it to */
static void
settle (const VedetteEagles *self,
        VedetteEdit         *edit,
        int                  winner)
{
  VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) winner);
  gpointer challenger = vedette_eagles_get_challenger (self);
  g_autofree char *name = vedette_eagles_say (self, army);

  vedette_facts_note_text (edit, "winner", vedette_eagles_get_word (self, army));
  vedette_facts_note_text (edit, "takes", name);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_OPENING))
    vedette_eagles_take_initiative (self, edit, army);
  else if (challenger != NULL && vedette_eagles_get_army_of (self, challenger) == army)
    vedette_eagles_steal (self, edit);
  else
    vedette_eagles_keep (self, edit);
}

static gboolean
roll_both (const VedetteEagles      *self,
           const VedetteEaglesRoll  *roll,
           VedetteEdit              *edit,
           VedetteDice              *dice,
           int                      *naturals,
           int                      *rolls,
           GError                  **error)
{
  do
    {
      for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
        {
          g_autoptr (VedetteDiceRequest) die = ask_die (self, (VedetteEaglesSide) side);

          if (!vedette_dice_request_roll (die, dice, edit, &naturals[side], error))
            return FALSE;
        }
      (*rolls)++;
    }
  while (is_again (roll, self, naturals));
  return TRUE;
}

static void
note_kind (const VedetteEagles *self,
           VedetteEdit         *edit)
{
  gpointer challenger = vedette_eagles_get_challenger (self);
  gpointer active = vedette_eagles_get_active (self);

  vedette_facts_note_text (edit, "kind", vedette_enum_get_nick (vedette_eagles_phase_get_type (),
                                                                (int) vedette_eagles_game_get_phase (self->game)));
  if (challenger == NULL || active == NULL)
    return;
  vedette_eagles_note_name (self, edit, "challenger", challenger);
  vedette_eagles_note_name (self, edit, "challenged", active);
}

static gboolean
perform_roll (VedetteMove           *move,
              const VedetteContext  *context,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  int rolls = vedette_eagles_game_get_rolls (context->game);
  int naturals[VEDETTE_N_EAGLES_SIDES], totals[VEDETTE_N_EAGLES_SIDES];
  VedetteEagles now, *self = &now;
  VedetteEaglesRoll roll;
  gboolean again;
  int winner;

  vedette_eagles_begin_roll (self, context, edit);
  read_roll (move, self, &roll);
  note_kind (self, edit);
  if (!roll_both (self, &roll, edit, dice, naturals, &rolls, error))
    return FALSE;
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      note_side (self, edit, &roll.sides[side], naturals[side]);
      totals[side] = get_total (&roll.sides[side], naturals[side]);
    }
  spend (self, edit, move);
  vedette_edit_set (edit, self->game, "rolls", rolls, NULL);
  if (vedette_eagles_is_turn_over (naturals[0], naturals[1]))
    {
      vedette_eagles_cut_turn (self, edit);
      return TRUE;
    }
  winner = totals[0] > totals[1] ? 0 : totals[1] > totals[0] ? 1 : vedette_eagles_roll_settle_tie (&roll, self, &again);
  settle (self, edit, winner);
  return TRUE;
}

static int
get_of_side (JsonObject *facts,
             guint       side,
             const char *name)
{
  JsonArray *sides = vedette_fact_array (facts, "sides");
  JsonNode *node = sides != NULL && side < json_array_get_length (sides) ? json_array_get_element (sides, side) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? vedette_fact_int (json_node_get_object (node), name) : 0;
}

static char *
describe_roll (JsonObject *facts)
{
  const char *challenger = vedette_fact_text (facts, "challenger"), *takes = vedette_fact_text (facts, "takes");
  int red = get_of_side (facts, 0, "total"), blue = get_of_side (facts, 1, "total");
  gboolean first = g_str_equal (vedette_fact_text (facts, "winner"),
                                vedette_enum_get_nick (vedette_eagles_side_get_type (), VEDETTE_EAGLES_RED));
  int own = first ? red : blue, other = first ? blue : red;
  g_autofree char *passed = vedette_eagles_say_passed (facts);

  if (vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_CUT))
    /* Translators: a step of the log; two dice and their sum, and another sentence or nothing */
    return g_strdup_printf (_("The dice showed %d and %d, %d in all: the turn ended.%s"),
                            get_of_side (facts, 0, "natural"),
                            get_of_side (facts, 1, "natural"),
                            get_of_side (facts, 0, "natural") + get_of_side (facts, 1, "natural"), passed);
  if (*challenger == '\0')
    /* Translators: a step of the log; an army, its total, that of the other side, and another sentence or nothing */
    return g_strdup_printf (_("The initiative went to %s, %d–%d.%s"), takes, own, other, passed);
  /* Translators: a step of the log; a division and the one that it challenged, the army that won, its total, and that of the
   * other side */
  return g_strdup_printf (_("%s challenged %s: %s won %d–%d."), challenger,
                          vedette_fact_text (facts, "challenged"), takes, own, other);
}

const VedetteMoveKind vedette_eagles_opposed_roll_move = {
  .name = "opposed-roll",
  .rule = "E-30",
  .label = N_("Opposed Roll"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_ROLL,
  .closed = (const VedetteClosed[]){ CLOSED_WITHOUT_ROLL, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_EACH_INT ("points", vedette_army, vedette_eagles_list_armies, 0, VEDETTE_EAGLES_MAX_POINTS,
                          .label = VEDETTE_LABEL_POINTS, .rule = "E-27"),
    { { 0 } } },
  .check = check_roll,
  .preview = preview_roll,
  .dice = list_dice,
  .perform = perform_roll,
  .describe = describe_roll,
};

/* E-03: as long as nobody is in reach, both may agree to move in turns and leave the rest out. */
static void
check_approach (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  vedette_ruling_warn (ruling, "E-03", _("Both sides move without an opposed roll because no enemy is within reach"));
}

static gboolean
perform_approach (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_TURN_END, NULL);
  return TRUE;
}

static char *
describe_approach (JsonObject *facts)
{
  return g_strdup (_("Both sides took an approach turn, moving without a roll."));
}

const VedetteMoveKind vedette_eagles_approach_move = {
  .name = "approach",
  .rule = "E-03",
  .label = N_("Take Approach Turn"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ALLOCATE),
  .closed = (const VedetteClosed[]){ CLOSED_WITHOUT_ROLL, { 0 } },
  .check = check_approach,
  .perform = perform_approach,
  .describe = describe_approach,
};
