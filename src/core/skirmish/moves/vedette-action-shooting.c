/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions that shoot: by a body or by all, standing or after a short move. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/words/vedette-sentences.h"

/* S-05, S-07: one enemy body, which two lines are for sure only if they are kept as one. */
static void
remind_of_target (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  VedetteBody *body = target != NULL ? vedette_bodies_find_of (skirmish, vedette_ids_get (target, 0)) : NULL;

  for (guint i = 1; i < vedette_ids_get_n (target); i++)
    if (body == NULL || vedette_bodies_find_of (skirmish, vedette_ids_get (target, i)) != body)
      {
        vedette_ruling_remind (ruling, "S-05", _("One shooting action targets one enemy body. Targets in different bodies take "
                                                 "separate actions."));
        return;
      }
}

/* S-07: somebody in the body has to have something to shoot with. */
static void
check_weapons (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);

  remind_of_target (move, skirmish, ruling);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (vedette_figure_get_weapon (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))) !=
        VEDETTE_WEAPON_NONE)
      return;
  if (who != NULL)
    vedette_ruling_remind (ruling, "S-07", _("None of the shooters has a missile weapon. Add one in Forces."));
}

/* All of them shoot as long as nobody in particular does. */
static gboolean
names_nobody (VedetteMove           *move,
              const VedetteSkirmish *skirmish)
{
  return vedette_move_get_ids (move, "who") == NULL;
}

static void
check_shoot (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  gboolean all = vedette_move_get_boolean (move, "all");
  VedetteTri moved = vedette_action_has_moved (move);

  if (all && moved == VEDETTE_TRI_YES)
    vedette_ruling_refuse (ruling, "S-X21", _("When the whole side shoots, none of its figures can move. Leave out the move, "
                                              "or choose who shoots."));
  else if (all && moved == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-57",
                                    _("Every figure with a missile weapon may shoot once; nobody moves"));
  if (!all)
    check_weapons (move, skirmish, ruling);
}

/* Returns: how far a man may move and shoot in the same action, in hundredths of an inch; -1 when that is untracked */
static int
get_limit (VedetteFigure *figure)
{
  int rate = vedette_figure_get_rate (figure);

  switch (vedette_figure_get_weapon (figure))
    {
    case VEDETTE_WEAPON_BOW:
    case VEDETTE_WEAPON_SLING:
      return rate >= 0 ? rate / 2 : -1;
    case VEDETTE_WEAPON_JAVELIN:
      return rate;
    case VEDETTE_WEAPON_CROSSBOW:
    case VEDETTE_WEAPON_HANDGUN:
      return 0;
    case VEDETTE_WEAPON_NONE:
    default:
      return -1;
    }
}

/* What the weapons of the roster allow, where nobody said how far the men went */
static void
remind_limit (VedetteFigure *figure,
              VedetteRuling *ruling)
{
  int limit = get_limit (figure);
  const char *name = vedette_figure_get_name (figure);

  switch (vedette_figure_get_weapon (figure))
    {
    case VEDETTE_WEAPON_BOW:
    case VEDETTE_WEAPON_SLING:
      if (limit >= 0)
        /* Translators: the name of a line, and inches */
        vedette_ruling_remind (ruling, "S-60", _("%s may move up to %g″ and shoot"), name, limit / 100.0);
      else
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_remind (ruling, "S-60", _("%s may make up to half a move and shoot"), name);
      break;
    case VEDETTE_WEAPON_JAVELIN:
      if (limit >= 0)
        /* Translators: the name of a line, and how many inches, as in “Archers: ≤ 4″ and throw” */
        vedette_ruling_remind (ruling, "S-61", _("%s may move up to %g″ and throw"), name, limit / 100.0);
      else
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_remind (ruling, "S-61", _("%s may make up to a full move and throw"), name);
      break;
    case VEDETTE_WEAPON_CROSSBOW:
    case VEDETTE_WEAPON_HANDGUN:
      /* Translators: the name of a line of the roster, such as “Archers” */
      vedette_ruling_remind (ruling, "S-62", _("%s: figures that shoot cannot move in this action"), name);
      break;
    case VEDETTE_WEAPON_NONE:
    default:
      break;
    }
}

/* The lines of the holder that are on the table, each with how far its weapon lets it move and shoot */
static void
list_shooters (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               GListStore            *choices)
{
  if (vedette_action_add_card_men (skirmish, choices))
    return;
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish) || !vedette_figure_is_on_table (figure))
        continue;
      remind_limit (figure, ruling);
      vedette_choice_add_id_noted (choices, vedette_record_get_id (VEDETTE_RECORD (figure)), vedette_figure_get_name (figure),
                                   g_list_model_get_n_items (ruling->findings) > 0 ? vedette_ruling_nth (ruling,
                                                                                                         0)->why : NULL);
    }
}

/* Whether he has something to shoot with after going as far as was said; how far a bow may go is not known without a rate,
 * but a crossbow may not move at all, so that nobody need say how far */
static gboolean
may_move_and_shoot (VedetteMove   *move,
                    VedetteFigure *figure)
{
  int limit = get_limit (figure);

  if (vedette_figure_get_weapon (figure) == VEDETTE_WEAPON_NONE)
    return FALSE;
  if (limit < 0)
    return TRUE;
  return vedette_move_is_said (move, "inches") ? vedette_move_get_int (move, "inches") <= limit : limit > 0;
}

/* Who shot nobody said: it is enough that one of them may (A-S21). */
static gboolean
has_shooter (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             const VedetteIds      *who)
{
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (may_move_and_shoot (move, vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))))
      return TRUE;
  return FALSE;
}

static void
refuse_mover (VedetteFigure *figure,
              VedetteRuling *ruling)
{
  int limit = get_limit (figure);
  const char *name = vedette_figure_get_name (figure);
  const char *weapon = vedette_weapon_get_label (vedette_figure_get_weapon (figure));

  if (limit > 0)
    /* Translators: the name of a line, its weapon, and inches */
    vedette_ruling_refuse (ruling, "S-X22", _("%s (%s) may move at most %g″ and still shoot. Enter a shorter distance."),
                           name, weapon, limit / 100.0);
  else
    /* Translators: the name of a line, and its weapon */
    vedette_ruling_refuse (ruling, "S-X22", _("%s (%s) cannot move and shoot in the same action. Leave out the move or the "
                                              "shot."), name, weapon);
}

static gboolean
has_to_stand (VedetteFigure *figure)
{
  return vedette_figure_get_weapon (figure) == VEDETTE_WEAPON_CROSSBOW ||
         vedette_figure_get_weapon (figure) == VEDETTE_WEAPON_HANDGUN;
}

/* S-62: nobody said who shoots, and somebody of the side may do so only if he stays where he is. */
static void
remind_unknown (const VedetteSkirmish *skirmish,
                VedetteRuling         *ruling)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish) ||
          !vedette_figure_is_on_table (figure) || vedette_figure_get_hidden (figure) || !has_to_stand (figure))
        continue;
      vedette_skirmish_remind_unsaid (skirmish, ruling, "S-62",
                                      _("A figure cannot move and shoot a crossbow or handgun in the same action"));
      return;
    }
}

/**
 * vedette_action_check_weapons:
 *
 * Finds who went too far to shoot as well (S-60 to S-62, S-X22). That is refused only where weapon and rate are known,
 * and inches were said unless the weapon allows none. Where it is not known who shoots, or whether he moved, it is a
 * reminder.
 */
void
vedette_action_check_weapons (VedetteMove           *move,
                              const VedetteSkirmish *skirmish,
                              VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteActionKind *kind = vedette_action_get_kind (move);
  gboolean moved = kind->trigger == VEDETTE_TRIGGER_MOVED || kind->trigger == VEDETTE_TRIGGER_BOTH ||
                   vedette_action_has_moved (move) == VEDETTE_TRI_YES;
  gboolean said = vedette_move_is_said (move, "inches");
  gboolean some = has_shooter (move, skirmish, who);

  if (!moved && kind->trigger == VEDETTE_TRIGGER_SHOT)
    return;
  if (who == NULL && moved)
    remind_unknown (skirmish, ruling);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      gboolean may = may_move_and_shoot (move, figure);

      if (vedette_figure_get_weapon (figure) == VEDETTE_WEAPON_NONE || (may && said && get_limit (figure) >= 0))
        continue;
      /* Of those who are said to shoot after so many inches, each shoots. */
      if (may || !moved || (some && !(said && kind->shoots)))
        remind_limit (figure, ruling);
      else
        refuse_mover (figure, ruling);
    }
}

const VedetteMoveKind vedette_shoot_move = {
  .name = "shoot",
  .rule = "S-07",
  .label = N_("Shoot"),
  .key = "s",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_FLAG ("all", .relevant = names_nobody),
    VEDETTE_ACTION_SAY_WHO (list_shooters),
    VEDETTE_ACTION_SAY_TARGET,
    VEDETTE_SAY_TRI ("moved", .label = N_("Someone moves")),
    VEDETTE_ACTION_SAY_INCHES,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXTS ("gaps"),
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .shoots = TRUE,
    .trigger = VEDETTE_TRIGGER_SHOT,
    .option = VEDETTE_INTENTION_SHOOT,
    .options = VEDETTE_CAN_BE (SHOOT),
    .check = check_shoot,
  },
  .describe = vedette_words_shoot,
};

const VedetteMoveKind vedette_move_shoot_move = {
  .name = "move-shoot",
  .rule = "S-60",
  .label = N_("Move and Shoot"),
  .key = "v",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_ACTION_SAY_WHO (list_shooters),
    VEDETTE_ACTION_SAY_TARGET,
    VEDETTE_ACTION_SAY_INCHES,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_ACTION_SAY_BREAK_OFF,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXTS ("gaps"),
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .shoots = TRUE,
    .trigger = VEDETTE_TRIGGER_BOTH,
    .option = VEDETTE_INTENTION_SHOOT,
    .options = VEDETTE_CAN_BE (SHOOT),
    .check = check_weapons,
  },
  .describe = vedette_words_move_shoot,
};
