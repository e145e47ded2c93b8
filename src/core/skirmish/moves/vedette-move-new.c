/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a skirmish begins: its first step, and what may be said of a new battle. */

#include "vedette-config.h"

#include "core/skirmish/moves/vedette-move-new.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Translators: the name that a side has until the players give it another */
static const char *
get_first_name (void)
{
  return C_("side", "Red");
}

static const char *
get_second_name (void)
{
  return C_("side", "Blue");
}

static void
add_force (VedetteEdit *edit,
           const char  *name,
           const char  *colour,
           VedetteSign  sign)
{
  g_autoptr (VedetteForce) force = g_object_new (VEDETTE_TYPE_FORCE, "name", name, "colour", colour, "sign", sign, NULL);

  vedette_edit_insert (edit, force, -1);
}

/* The records that every skirmish has. What was said of them is not here: it can be changed, and so undone. */
static gboolean
perform (VedetteMove           *move,
         const VedetteContext  *skirmish,
         VedetteEdit           *edit,
         VedetteDice           *dice,
         GError               **error)
{
  g_autoptr (VedetteAbout) about = g_object_new (VEDETTE_TYPE_ABOUT, NULL);
  g_autoptr (VedetteSkirmishSwitches) switches = g_object_new (VEDETTE_TYPE_SKIRMISH_SWITCHES, NULL);
  g_autoptr (VedetteSkirmishGame) game = g_object_new (VEDETTE_TYPE_SKIRMISH_GAME, NULL);

  vedette_edit_insert (edit, about, -1);
  vedette_edit_insert (edit, switches, -1);
  vedette_edit_insert (edit, game, -1);
  add_force (edit, get_first_name (), "#c01c28", VEDETTE_SIGN_TRIANGLE);
  add_force (edit, get_second_name (), "#1a5fb4", VEDETTE_SIGN_CIRCLE);
  return TRUE;
}

#define FIRST_SIDE N_("First Side")
#define SECOND_SIDE N_("Second Side")
#define FIRST_NAME N_("Name of the first side")
#define SECOND_NAME N_("Name of the second side")

static const VedetteParam params[] = {
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "name", .label = VEDETTE_LABEL_BATTLE_NAME },
    .option = VEDETTE_LABEL_BATTLE_NAME, .argument = N_("TEXT") },
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "level", .of = vedette_level_get_type, .fallback = VEDETTE_LEVEL_STANDARD },
    .option = N_("Level of detail: quick, standard or full"), .argument = N_("LEVEL"), .setting = "level" },
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "first-side", .label = FIRST_NAME,
               .brief = VEDETTE_LABEL_NAME },
    .option = FIRST_NAME, .argument = N_("TEXT"),
    .group = FIRST_SIDE, .preset = get_first_name },
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "first-dice", .of = vedette_rolling_get_type,
               .label = N_("Dice of the first side"), .brief = VEDETTE_LABEL_DICE },
    .option = N_("Dice for the side: program (Vedette rolls) or real (you roll)"), .argument = N_("DICE"),
    .group = FIRST_SIDE, .setting = "dice" },
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "second-side", .label = SECOND_NAME,
               .brief = VEDETTE_LABEL_NAME },
    .option = SECOND_NAME, .argument = N_("TEXT"),
    .group = SECOND_SIDE, .preset = get_second_name },
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "second-dice", .of = vedette_rolling_get_type,
               .label = N_("Dice of the second side"), .brief = VEDETTE_LABEL_DICE },
    .option = N_("Dice for the side: program (Vedette rolls) or real (you roll)"), .argument = N_("DICE"),
    .group = SECOND_SIDE, .setting = "dice" },
  { { 0 } },
};

const VedetteMoveKind vedette_new_battle_move = {
  .name = "new",
  .params = params,
  .perform = perform,
  .describe = vedette_words_new,
};

static gboolean
do_edit (VedetteRules  *rules,
         VedetteMove   *edit,
         GError       **error)
{
  return vedette_rules_perform (rules, edit, NULL, FALSE, NULL, error) != NULL;
}

/* Space around a text is dropped by the edit. */
static gboolean
is_other_text (VedetteMove *move,
               const char  *param,
               const char  *now)
{
  g_autofree char *text = g_strstrip (g_strdup (vedette_move_get_text (move, param)));

  return vedette_move_is_said (move, param) && !g_str_equal (text, now);
}

/* What is as it is already would be refused, and is no step. */
static gboolean
finish_battle (VedetteRules  *rules,
               VedetteAbout  *about,
               VedetteMove   *move,
               GError       **error)
{
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, "set-battle", NULL);
  VedetteLevel level = (VedetteLevel) vedette_move_get_enum (move, "level");
  gboolean named = is_other_text (move, "name", vedette_about_get_name (about));
  gboolean levelled = vedette_move_is_said (move, "level") && level != vedette_about_get_level (about);

  if (named)
    g_object_set (edit, "name", vedette_move_get_text (move, "name"), NULL);
  if (levelled)
    g_object_set (edit, "level", level, NULL);
  return (!named && !levelled) || do_edit (rules, edit, error);
}

static gboolean
finish_side (VedetteRules  *rules,
             VedetteForce  *force,
             VedetteMove   *move,
             const char    *name_param,
             const char    *dice_param,
             GError       **error)
{
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, "set-side", NULL);
  const char *name = vedette_move_get_text (move, name_param);
  VedetteRolling rolling = (VedetteRolling) vedette_move_get_enum (move, dice_param);
  gboolean renamed = is_other_text (move, name_param, vedette_force_get_name (force));
  gboolean rerolled = vedette_move_is_said (move, dice_param) && rolling != vedette_force_get_rolling (force);

  g_object_set (edit, "side", vedette_record_get_id (VEDETTE_RECORD (force)), NULL);
  if (renamed)
    g_object_set (edit, "name", name, NULL);
  if (rerolled)
    g_object_set (edit, "rolling", rolling, NULL);
  return (!renamed && !rerolled) || do_edit (rules, edit, error);
}

/**
 * vedette_new_battle_finish:
 *
 * Makes a step for the battle and one for each side of what was said of them.
 */
gboolean
vedette_new_battle_finish (VedetteRules  *rules,
                           VedetteMove   *move,
                           GError       **error)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return finish_battle (rules, skirmish.about, move, error) &&
         finish_side (rules, skirmish.forces[0], move, "first-side", "first-dice", error) &&
         finish_side (rules, skirmish.forces[1], move, "second-side", "second-dice", error);
}
