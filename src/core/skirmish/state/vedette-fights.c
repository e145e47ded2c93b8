/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights whom: which lines a fight has, and how it begins and grows. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-fights.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/typed/vedette-scan.h"

/**
 * vedette_fights_find:
 *
 * Returns: (transfer none) (nullable): the first fight with a name that the line is in
 */
VedetteFight *
vedette_fights_find (const VedetteSkirmish *skirmish,
                     gint64                 line)
{
  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (vedette_fight_is_named (fight) && vedette_ids_contains (vedette_fight_get_lines (fight), line))
      return fight;
  return NULL;
}

/**
 * vedette_fights_find_named:
 * @name: a name, in capitals or not
 *
 * Returns: (transfer none) (nullable): the fight of that name
 */
VedetteFight *
vedette_fights_find_named (const VedetteSkirmish *skirmish,
                           const char            *name)
{
  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (vedette_fight_is_named (fight) && vedette_scan_is_same (vedette_fight_get_name (fight), name))
      return fight;
  return NULL;
}

/* @more: (nullable) */
static VedetteIds *
add_all (const VedetteIds *lines,
         const VedetteIds *more)
{
  VedetteIds *all = vedette_ids_ref (lines);

  for (guint i = 0; i < vedette_ids_get_n (more); i++)
    vedette_ids_add (&all, vedette_ids_get (more, i));
  return all;
}

/* Returns: whether all of these lines are among @all */
gboolean
vedette_fights_has_all (const VedetteIds *all,
                        const VedetteIds *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (!vedette_ids_contains (all, vedette_ids_get (lines, i)))
      return FALSE;
  return TRUE;
}

/* Returns: whether both sides have figures on the table among the lines. A line that the step in progress makes counts for
 * both, because it is part of a line that fights. */
gboolean
vedette_fights_has_both (const VedetteSkirmish *skirmish,
                         const VedetteIds      *lines)
{
  gint64 first = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[0]));
  gboolean sides[2] = { FALSE, FALSE };

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure == NULL)
        sides[0] = sides[1] = TRUE;
      else if (vedette_figure_is_on_table (figure))
        sides[vedette_figure_get_side (figure) != first] = TRUE;
    }
  return sides[0] && sides[1];
}

/**
 * vedette_fights_keep_fighting:
 *
 * Returns: (transfer full) (nullable): those of the lines that are in melee after the step, and those that the step makes
 */
VedetteIds *
vedette_fights_keep_fighting (const VedetteSkirmish *skirmish,
                              VedetteEdit           *edit,
                              const VedetteIds      *lines)
{
  VedetteIds *left = NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure == NULL || vedette_melee_will_fight (edit, figure))
        vedette_ids_add (&left, vedette_ids_get (lines, i));
    }
  return left;
}

static char *
get_name (VedetteMove *move)
{
  return g_strstrip (g_strdup (vedette_move_get_text (move, "fight")));
}

/**
 * vedette_fights_check:
 *
 * Checks that a fight whose name was entered for a contact has figures of both sides.
 */
void
vedette_fights_check (const VedetteSkirmish *skirmish,
                      VedetteMove           *move,
                      const VedetteIds      *who,
                      const VedetteIds      *target,
                      VedetteRuling         *ruling)
{
  g_autofree char *name = get_name (move);
  VedetteFight *fight = vedette_fights_find_named (skirmish, name);
  g_autoptr (VedetteIds) said = add_all (who, target);
  g_autoptr (VedetteIds) all = add_all (fight != NULL ? vedette_fight_get_lines (fight) : NULL, said);

  if (*name != '\0' && (said == NULL || !vedette_fights_has_both (skirmish, all)))
    /* Translators: the name of a fight, such as “at the gate” */
    vedette_ruling_forbid (ruling, "S-44", _("The fight “%s” needs figures of both sides. Enter who fights whom."), name);
}

/* Returns: (nullable): the lines of the fight as the step goes so far */
const VedetteIds *
vedette_fights_peek_lines (VedetteEdit  *edit,
                           VedetteFight *fight)
{
  return g_value_get_boxed (vedette_edit_peek (edit, fight, "lines"));
}

/**
 * vedette_fights_add:
 * @name: the name of the fight, empty for none
 *
 * Records that these lines fight each other (A-S41): nothing if one side is missing, or if the fight has no name and all its
 * lines are in another already.
 *
 * Returns: whether a fight was recorded
 */
gboolean
vedette_fights_add (const VedetteSkirmish *skirmish,
                    VedetteEdit           *edit,
                    const char            *name,
                    const VedetteIds      *lines)
{
  g_autoptr (GPtrArray) fights = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);
  g_autoptr (VedetteFight) made = NULL;

  if (!vedette_fights_has_both (skirmish, lines))
    return FALSE;
  for (guint i = 0; i < fights->len && *name == '\0'; i++)
    if (vedette_fights_has_all (vedette_fights_peek_lines (edit, fights->pdata[i]), lines))
      return FALSE;
  made = g_object_new (VEDETTE_TYPE_FIGHT, "name", name, "lines", lines, NULL);
  vedette_edit_insert (edit, made, -1);
  return TRUE;
}

/**
 * vedette_fights_join:
 * @who: (nullable): lines that are in contact now
 * @target: (nullable): the lines that they are in contact with
 * @same_melee: whether @who join the melee that @target are in, as in a reaction (S-54)
 *
 * Records contact as a fight, after the edit has recorded who is in melee: the fight whose name was entered, or one without a
 * name (A-S41). A reaction for which no name was entered joins the first fight with a name that has all of
 * @target.
 */
void
vedette_fights_join (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     VedetteMove           *move,
                     const VedetteIds      *who,
                     const VedetteIds      *target,
                     gboolean               same_melee)
{
  g_autofree char *name = get_name (move);
  g_autoptr (VedetteIds) both = add_all (who, target);
  g_autoptr (VedetteIds) lines = vedette_fights_keep_fighting (skirmish, edit, both);
  g_autoptr (GPtrArray) fights = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);
  VedetteFight *fight = vedette_fights_find_named (skirmish, name);

  for (guint i = 0; same_melee && *name == '\0' && target != NULL && fight == NULL && i < fights->len; i++)
    if (vedette_fight_is_named (fights->pdata[i]) &&
        vedette_fights_has_all (vedette_fight_get_lines (fights->pdata[i]), target))
      fight = fights->pdata[i];
  /* Figures that break off may have ended the fight. Another of that name begins then. */
  if (fight != NULL && g_ptr_array_find (fights, fight, NULL))
    {
      g_autoptr (VedetteIds) all = add_all (vedette_fights_peek_lines (edit, fight), lines);

      vedette_edit_set (edit, fight, "lines", all, NULL);
      vedette_facts_note_text (edit, "fight", vedette_fight_get_name (fight));
    }
  else if ((*name != '\0' || (who != NULL && target != NULL)) && vedette_fights_add (skirmish, edit, name, lines))
    vedette_facts_note_text (edit, "fight", name);
}

/**
 * vedette_fights_replace_line:
 * @with: a line that fights where @line does, or 0 for none
 * @stays: whether @line is still in its fights
 *
 * Changes the fights of a line that is split, that becomes part of another, or that leaves the roster.
 */
void
vedette_fights_replace_line (VedetteEdit *edit,
                             gint64       line,
                             gint64       with,
                             gboolean     stays)
{
  g_autoptr (GPtrArray) fights = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);

  for (guint i = 0; i < fights->len; i++)
    {
      const VedetteIds *lines = vedette_fights_peek_lines (edit, fights->pdata[i]);
      g_autoptr (VedetteIds) changed = stays ? vedette_ids_ref (lines) : vedette_ids_without (lines, line);

      if (!vedette_record_is_attached (fights->pdata[i]) || !vedette_ids_contains (lines, line))
        continue;
      if (with != 0)
        vedette_ids_add (&changed, with);
      vedette_edit_set (edit, fights->pdata[i], "lines", changed, NULL);
    }
}
