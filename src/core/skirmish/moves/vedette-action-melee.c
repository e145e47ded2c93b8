/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those who are in melee and act: whether they break it off, and what ends with it (A-S52). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"

/* Returns: (transfer full) (nullable): those of the lines that act who are in melee, as far as that is known */
static VedetteIds *
list_engaged (VedetteMove           *move,
              const VedetteSkirmish *skirmish)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  VedetteIds *engaged = NULL;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (vedette_figure_is_engaged (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))))
      vedette_ids_add (&engaged, vedette_ids_get (who, i));
  return engaged;
}

/* Returns: whether somebody who acts is in melee, so that breaking off is a question */
gboolean
vedette_action_has_engaged (VedetteMove           *move,
                            const VedetteSkirmish *skirmish)
{
  g_autoptr (VedetteIds) engaged = list_engaged (move, skirmish);

  return engaged != NULL;
}

/* Whether the action is at one of those whom the line fights already */
static gboolean
stays_in_fight (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                gint64                 line)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");

  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    for (guint k = 0; k < vedette_ids_get_n (target); k++)
      if (vedette_ids_contains (vedette_fight_get_lines (fight), line) &&
          vedette_ids_contains (vedette_fight_get_lines (fight), vedette_ids_get (target, k)))
        return TRUE;
  return FALSE;
}

/**
 * vedette_action_check_melee:
 *
 * Reminds of those in melee who do something else: of archers that they do not shoot (A-S42), of all that the contact stays
 * unless they break off (S-21).
 */
void
vedette_action_check_melee (VedetteMove           *move,
                            const VedetteSkirmish *skirmish,
                            VedetteRuling         *ruling)
{
  const VedetteActionKind *kind = vedette_action_get_kind (move);
  gboolean leaves = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "break-off") != NULL;
  g_autoptr (VedetteIds) engaged = vedette_move_get_boolean (move, "break-off") ? NULL : list_engaged (move, skirmish);

  for (guint i = 0; i < vedette_ids_get_n (engaged); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (engaged, i));
      const char *name = vedette_figure_get_name (figure);

      if (kind->shoots && vedette_figure_is_surely_engaged (figure) &&
          vedette_figure_get_weapon (figure) != VEDETTE_WEAPON_NONE)
        vedette_ruling_remind (ruling, "A-S42",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                                * figures it has */
                               vedette_figure_say (figure, "%s is in melee and cannot shoot",
                                                   "%s are in melee and cannot shoot"), name);
      if (leaves && !stays_in_fight (move, skirmish, vedette_ids_get (engaged, i)))
        vedette_ruling_remind (ruling, "S-21",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                                * figures it has */
                               vedette_figure_say (figure, "%s is in melee and stays in contact unless this action breaks off "
                                                           "the melee",
                                                   "%s are in melee and stay in contact unless this action breaks off "
                                                   "the melee"), name);
    }
}

/**
 * vedette_action_break_off:
 *
 * Notes that those who act leave their melee, if that is said: so do opponents who have nobody else to fight (A-S41). They
 * do not come back to it when a charge that they make now is withdrawn (A-S40).
 */
void
vedette_action_break_off (VedetteMove           *move,
                          const VedetteSkirmish *skirmish,
                          VedetteEdit           *edit)
{
  g_autoptr (VedetteIds) leaving = vedette_move_get_boolean (move, "break-off") ? list_engaged (move, skirmish) : NULL;

  if (leaving == NULL)
    return;
  json_object_set_array_member (vedette_edit_get_facts (edit), "broke-off", vedette_facts_names (skirmish->battle, leaving));
  for (guint i = 0; i < vedette_ids_get_n (leaving); i++)
    {
      gint64 line = vedette_ids_get (leaving, i);
      const VedetteIds *engaged = g_value_get_boxed (vedette_edit_peek (edit, skirmish->game, "engaged"));
      g_autoptr (VedetteIds) left = vedette_ids_contains (engaged, line) ? vedette_ids_without (engaged, line) : NULL;

      vedette_melee_set (edit, vedette_skirmish_find_figure (skirmish, line), VEDETTE_TRI_NO, 0);
      if (left != NULL)
        vedette_edit_set (edit, skirmish->game, "engaged", left, NULL);
    }
  vedette_fights_tidy (skirmish, edit);
}
