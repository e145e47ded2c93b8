/* SPDX-License-Identifier: GPL-3.0-or-later */
/* *Put right*: one step that corrects what is recorded to what is true on the table. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-holding.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Returns: how many are out, or have left: as it is said, else as it is recorded */
static int
get_gone (VedetteMove   *move,
          VedetteFigure *figure,
          const char    *how)
{
  int men;

  if (vedette_move_is_said (move, how))
    return vedette_move_get_int (move, how);
  g_object_get (figure, how, &men, NULL);
  return men;
}

static void
check_line (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteFigure         *figure,
            VedetteRuling         *ruling)
{
  int standing;

  if (figure == NULL)
    {
      if (vedette_move_is_said (move, "out") || vedette_move_is_said (move, "left") || vedette_move_is_said (move, "melee") ||
          vedette_move_is_said (move, "in-melee") || vedette_move_is_said (move, "side"))
        vedette_ruling_forbid (ruling, NULL, _("Choose the line to correct"));
      return;
    }
  standing = vedette_figure_get_count (figure) - get_gone (move, figure, "out") - get_gone (move, figure, "left");
  if (standing < 0)
    vedette_ruling_forbid (ruling, "S-X31",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s does not have that many figures. Enter a smaller number.",
                                               "%s do not have that many figures. Enter a smaller number."),
                           vedette_figure_get_name (figure));
  else if (vedette_move_get_int (move, "in-melee") > standing ||
           (standing == 0 && vedette_move_get_tri (move, "melee") == VEDETTE_TRI_YES))
    vedette_ruling_forbid (ruling, "S-X31",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s does not have that many figures left for the melee. Enter fewer "
                                                       "figures, or none.",
                                               "%s do not have that many figures left for the melee. Enter fewer figures, or "
                                               "none."),
                           vedette_figure_get_name (figure));
  else if (standing == 0 && vedette_figure_get_standing (figure) > 0)
    vedette_melee_remind_leader (skirmish, figure, ruling);
}

/* Notes how a number was and is, if it is another one. */
static void
note_number (JsonObject *facts,
             const char *name,
             int         before,
             int         after)
{
  JsonArray *pair;

  if (before == after)
    return;
  pair = json_array_new ();
  json_array_add_int_element (pair, before);
  json_array_add_int_element (pair, after);
  json_object_set_array_member (facts, name, pair);
}

/* The other side has the initiative after all: nothing of a first action is left. */
static void
put_holder_right (const VedetteSkirmish *skirmish,
                  VedetteEdit           *edit,
                  gint64                 holder)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (holder == 0 || holder == vedette_skirmish_get_holder (skirmish))
    return;
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, holder));
  vedette_holding_hand_over (skirmish, edit, holder);
  vedette_holding_clear_first (skirmish, edit);
  vedette_reactions_clear (skirmish, edit);
  vedette_duel_clear (skirmish, edit);
  vedette_edit_set (edit, skirmish->game, "won", FALSE, NULL);
  /* A roll that is due would be that of the wrong side; a general melee that is due is fought all the same (S-X26). */
  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_GENERAL_MELEE)
    vedette_edit_set (edit, skirmish->game, "state", VEDETTE_STATE_ACT_FREE, NULL);
}

/* How many are out, and how many have left */
static void
put_gone_right (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteFigure         *figure)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  int out = get_gone (move, figure, "out"), left = get_gone (move, figure, "left");
  int standing = vedette_figure_get_count (figure) - out - left;

  note_number (facts, "out", vedette_figure_get_out (figure), out);
  note_number (facts, "left", vedette_figure_get_left (figure), left);
  vedette_edit_set (edit, figure, "out", out, "left", left, "in-melee",
                    MIN (vedette_figure_get_in_melee (figure), standing), NULL);
  vedette_melee_note_gone (edit, figure, vedette_figure_get_standing (figure) - standing);
  if (standing == 0)
    vedette_edit_set (edit, figure, "melee", VEDETTE_TRI_NO, NULL);
  if (standing == 0 && vedette_figure_get_standing (figure) > 0)
    vedette_melee_note_leader (skirmish, edit, figure);
}

/* How many are in melee tells whether any are. */
static void
put_in_melee_right (VedetteEdit   *edit,
                    VedetteFigure *figure,
                    int            men)
{
  VedetteTri melee = men > 0 ? VEDETTE_TRI_YES : VEDETTE_TRI_NO;
  JsonObject *facts = vedette_edit_get_facts (edit);

  note_number (facts, "in-melee", vedette_figure_get_in_melee (figure), men);
  if (men == vedette_figure_get_in_melee (figure) && melee != vedette_figure_get_melee (figure))
    json_object_set_string_member (facts, "melee", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) melee));
  vedette_edit_set (edit, figure, "in-melee", men, "melee", melee, NULL);
}

static void
put_melee_right (VedetteEdit   *edit,
                 VedetteFigure *figure,
                 VedetteTri     melee)
{
  if (melee != vedette_figure_get_melee (figure))
    json_object_set_string_member (vedette_edit_get_facts (edit), "melee",
                                   vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) melee));
  vedette_edit_set (edit, figure, "melee", melee, NULL);
  if (melee != VEDETTE_TRI_YES)
    vedette_edit_set (edit, figure, "in-melee", 0, NULL);
}

/* The side that a line changes to, 0 if it stays with its own (A-S50) */
static gint64
get_new_side (VedetteMove   *move,
              VedetteFigure *figure)
{
  gint64 side = vedette_move_get_id (move, "side");

  return side != vedette_figure_get_side (figure) ? side : 0;
}

static void
put_side_right (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteFigure         *figure)
{
  gint64 side = get_new_side (move, figure);

  if (side == 0)
    return;
  vedette_facts_note_text (edit, "changes-to", vedette_skirmish_get_side_name (skirmish, side));
  vedette_papers_change_side (skirmish, edit, figure, side);
}

static void
put_line_right (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteFigure         *figure)
{
  json_object_set_string_member (vedette_edit_get_facts (edit), "line", vedette_figure_get_name (figure));
  put_gone_right (move, skirmish, edit, figure);
  if (vedette_move_is_said (move, "in-melee"))
    put_in_melee_right (edit, figure, vedette_move_get_int (move, "in-melee"));
  /* A number says already that some are. */
  if (vedette_move_is_said (move, "melee") &&
      (vedette_move_get_int (move, "in-melee") == 0 || vedette_move_get_tri (move, "melee") != VEDETTE_TRI_YES))
    {
      /* Of a line that is gone, nobody can be in melee, not even perhaps. */
      gboolean gone = vedette_melee_count_standing (edit, figure) == 0;

      put_melee_right (edit, figure, gone ? VEDETTE_TRI_NO : vedette_move_get_tri (move, "melee"));
    }
  put_side_right (move, skirmish, edit, figure);
}

/* Whether somebody is in contact of whom nobody said who he is */
static void
put_contact_right (VedetteMove           *move,
                   const VedetteSkirmish *skirmish,
                   VedetteEdit           *edit)
{
  gboolean somebody = vedette_move_get_tri (move, "contact") != VEDETTE_TRI_NO;

  if (somebody != (vedette_skirmish_game_get_contact (skirmish->game) != VEDETTE_TRI_NO))
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "contact", somebody);
  vedette_edit_set (edit, skirmish->game, "contact", somebody ? VEDETTE_TRI_UNTRACKED : VEDETTE_TRI_NO, NULL);
}

static void
set_shot_back (const VedetteSkirmish *skirmish,
               VedetteEdit           *edit,
               gboolean               used)
{
  vedette_edit_set (edit, skirmish->game, "shot-back-used", used, NULL);
  if (used)
    return;
  vedette_edit_set (edit, skirmish->game, "shot-back-done", FALSE, NULL);
  vedette_reactions_clear_shooters (skirmish, edit);
}

/* Whether the passive side, or some of its men, have shot back */
static void
put_shot_back_right (VedetteMove           *move,
                     const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit)
{
  gboolean used = vedette_move_get_boolean (move, "shot-back");
  g_autoptr (VedetteEdit) alone = vedette_battle_edit (skirmish->battle, "put-right");

  set_shot_back (skirmish, alone, used);
  if (vedette_edit_is_empty (alone))
    return;
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "shot-back", used);
  set_shot_back (skirmish, edit, used);
}

/* The facts tell only of what is not recorded as it was said. */
static void
put_all_right (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteEdit           *edit)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  g_autoptr (VedetteEdit) alone = vedette_battle_edit (skirmish->battle, "put-right");

  put_holder_right (skirmish, edit, vedette_move_get_id (move, "holder"));
  if (vedette_move_is_said (move, "counters"))
    {
      note_number (vedette_edit_get_facts (edit), "counters", vedette_skirmish_game_get_counters (skirmish->game),
                   vedette_move_get_int (move, "counters"));
      vedette_edit_set (edit, skirmish->game, "counters", vedette_move_get_int (move, "counters"), NULL);
    }
  if (vedette_move_is_said (move, "shot-back"))
    put_shot_back_right (move, skirmish, edit);
  if (vedette_move_is_said (move, "contact"))
    put_contact_right (move, skirmish, edit);
  if (figure != NULL)
    put_line_right (move, skirmish, alone, figure);
  if (!vedette_edit_is_empty (alone))
    {
      put_line_right (move, skirmish, edit, figure);
      /* Who changes sides is known to both. */
      if (vedette_figure_get_hidden (figure) && get_new_side (move, figure) == 0)
        vedette_reveal_show_only (skirmish, edit, vedette_figure_get_side (figure));
    }
}

static void
check_put_right (VedetteMove          *move,
                 const VedetteContext *skirmish,
                 VedetteRuling        *ruling)
{
  static const char * const params[] = { "holder", "counters", "shot-back", "line", "contact" };
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (skirmish->battle, "put-right");
  gboolean said = FALSE;

  if (vedette_move_is_said (move, "die"))
    vedette_ruling_forbid (ruling, "S-X30", _("A recorded die cannot be changed. Undo the roll instead."));
  if (vedette_move_get_int (move, "counters") < 0)
    vedette_ruling_forbid (ruling, "S-X29", _("There cannot be fewer than 0 counters. Enter 0 or more."));
  check_line (move, skirmish, vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line")), ruling);
  for (guint i = 0; i < G_N_ELEMENTS (params); i++)
    said |= vedette_move_is_said (move, params[i]);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return;
  if (said)
    put_all_right (move, skirmish, edit);
  if (!said)
    vedette_ruling_forbid (ruling, NULL, _("Choose what to correct"));
  else if (vedette_edit_is_empty (edit))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

static gboolean
perform_put_right (VedetteMove           *move,
                   const VedetteContext  *skirmish,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  put_all_right (move, skirmish, edit);
  vedette_fights_tidy (skirmish, edit);
  return TRUE;
}

/* What is recorded, as a form shows it before it is corrected */

static void
read_holder (VedetteMove          *move,
             const VedetteContext *skirmish,
             GValue               *value)
{
  g_value_set_int64 (value, vedette_skirmish_get_holder (skirmish));
}

static void
read_counters (VedetteMove          *move,
               const VedetteContext *skirmish,
               GValue               *value)
{
  g_value_set_int (value, vedette_skirmish_game_get_counters (skirmish->game));
}

static void
read_shot_back (VedetteMove          *move,
                const VedetteContext *skirmish,
                GValue               *value)
{
  g_value_set_boolean (value, vedette_skirmish_game_get_shot_back_used (skirmish->game));
}

static void
read_contact (VedetteMove          *move,
              const VedetteContext *skirmish,
              GValue               *value)
{
  gboolean none = vedette_skirmish_game_get_contact (skirmish->game) == VEDETTE_TRI_NO;

  g_value_set_enum (value, none ? VEDETTE_TRI_NO : VEDETTE_TRI_YES);
}

static void
limit_counters (VedetteMove          *move,
                const VedetteContext *skirmish,
                int                  *min,
                int                  *max)
{
  *min = 0;
}

static VedetteFigure *
find_line (VedetteMove          *move,
           const VedetteContext *skirmish)
{
  return vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
}

static void
read_side (VedetteMove          *move,
           const VedetteContext *skirmish,
           GValue               *value)
{
  VedetteFigure *figure = find_line (move, skirmish);

  if (figure != NULL)
    g_value_set_int64 (value, vedette_figure_get_side (figure));
}

static gboolean
has_line (VedetteMove          *move,
          const VedetteContext *skirmish)
{
  return find_line (move, skirmish) != NULL;
}

/* How many are in melee is a question only of those of whom some are. */
static gboolean
has_melee (VedetteMove          *move,
           const VedetteContext *skirmish)
{
  return has_line (move, skirmish) && vedette_move_get_tri (move, "melee") == VEDETTE_TRI_YES;
}

static void
limit_men (VedetteMove          *move,
           const VedetteContext *skirmish,
           int                  *min,
           int                  *max)
{
  VedetteFigure *figure = find_line (move, skirmish);

  *max = figure != NULL ? vedette_figure_get_count (figure) : 0;
}

/* Nobody in melee is said of the line, and not as a number. */
static void
limit_in_melee (VedetteMove          *move,
                const VedetteContext *skirmish,
                int                  *min,
                int                  *max)
{
  VedetteFigure *figure = find_line (move, skirmish);

  limit_men (move, skirmish, min, max);
  *min = figure != NULL && vedette_figure_get_in_melee (figure) > 0 ? 1 : 0;
}

#define READ_OF_LINE(name)                                                                                             \
  static void read_##name (VedetteMove *move, const VedetteContext *skirmish, GValue *value)                           \
  {                                                                                                                    \
    VedetteFigure *figure = find_line (move, skirmish);                                                                \
                                                                                                                       \
    if (figure != NULL)                                                                                                \
      g_object_get_property (G_OBJECT (figure), #name, value);                                                         \
  }

READ_OF_LINE (melee)
READ_OF_LINE (in_melee)
READ_OF_LINE (out)
READ_OF_LINE (left)

const VedetteMoveKind vedette_put_right_move = {
  .name = "put-right",
  .label = VEDETTE_LABEL_PUT_RIGHT,
  .group = VEDETTE_MOVE_EDIT,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("holder", vedette_force, vedette_skirmish_list_forces, .label = VEDETTE_LABEL_HOLDER,
                     .needed = TRUE, .now = read_holder),
    VEDETTE_SAY_INT ("counters", -VEDETTE_ATTEMPT_MAX_COUNTERS, VEDETTE_ATTEMPT_MAX_COUNTERS, 0,
                     .label = VEDETTE_LABEL_COUNTERS, .hint = VEDETTE_HINT_COUNTERS, .range = limit_counters,
                     .now = read_counters),
    VEDETTE_SAY_FLAG ("shot-back", .label = VEDETTE_LABEL_SHOT_BACK, .hint = VEDETTE_HINT_SHOT_BACK,
                      .now = read_shot_back),
    /* whether others are in contact than those of whom it is said */
    VEDETTE_SAY_TRI ("contact", .label = VEDETTE_LABEL_CONTACT, .hint = VEDETTE_HINT_CONTACT, .needed = TRUE,
                     .now = read_contact),
    VEDETTE_SAY_REF ("line", vedette_figure, vedette_skirmish_list_lines, .label = VEDETTE_LABEL_LINE,
                     .offer = vedette_skirmish_offer_line, .none = NC_("nothing is chosen", "None")),
    VEDETTE_SAY_TRI ("melee", .label = VEDETTE_LABEL_MELEE, .none = NC_("nothing is chosen", "not known"), .rank = 1,
                     .asked = has_line, .now = read_melee),
    VEDETTE_SAY_INT ("in-melee", 0, VEDETTE_FIGURE_MAX_MEN, 0, .label = VEDETTE_LABEL_IN_MELEE,
                     .hint = VEDETTE_HINT_IN_MELEE, .rank = 1, .asked = has_melee, .range = limit_in_melee,
                     .now = read_in_melee),
    VEDETTE_SAY_INT ("out", 0, VEDETTE_FIGURE_MAX_MEN, 0, .label = VEDETTE_LABEL_OUT, .asked = has_line,
                     .range = limit_men, .now = read_out),
    VEDETTE_SAY_INT ("left", 0, VEDETTE_FIGURE_MAX_MEN, 0, .label = VEDETTE_LABEL_LEFT, .asked = has_line,
                     .range = limit_men, .now = read_left),
    /* the other side, if the line has changed sides */
    VEDETTE_SAY_REF ("side", vedette_force, vedette_skirmish_list_forces, .label = VEDETTE_LABEL_SIDE, .needed = TRUE,
                     .asked = has_line, .now = read_side),
    /* so that who tries to change a recorded die learns why not, and what to do */
    VEDETTE_SAY_INT ("die", 1, 20, 1),
    { { 0 } } },
  .check = check_put_right,
  .perform = perform_put_right,
  .describe = vedette_words_put_right,
};
