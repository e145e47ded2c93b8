/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights whom, in fights that have names and in others: who joins and leaves them. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-fights.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-melee.h"
#include "core/typed/vedette-scan.h"

/**
 * vedette_fights_find:
 *
 * Returns: (transfer none) (nullable): the fight that the line is in and that has a name
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

static char *
fold (const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  return vedette_scan_fold_name (stripped);
}

/**
 * vedette_fights_find_named:
 *
 * Returns: (transfer none) (nullable): the fight of that name, whatever its case
 */
VedetteFight *
vedette_fights_find_named (const VedetteSkirmish *skirmish,
                           const char            *name)
{
  g_autofree char *wanted = fold (name);

  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    {
      g_autofree char *own = fold (vedette_fight_get_name (fight));

      if (g_str_equal (own, wanted))
        return fight;
    }
  return NULL;
}

/* The one fight with a name that these lines are in, as far as they are in any; NULL if they are in none, or in several */
static VedetteFight *
find_common (const VedetteSkirmish *skirmish,
             const VedetteIds      *lines)
{
  VedetteFight *common = NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFight *fight = vedette_fights_find (skirmish, vedette_ids_get (lines, i));

      if (fight != NULL && common != NULL && fight != common)
        return NULL;
      if (fight != NULL)
        common = fight;
    }
  return common;
}

/* @more: (nullable) */
static VedetteIds *
add_all (const VedetteIds *lines,
         const VedetteIds *more)
{
  VedetteIds *all = lines != NULL ? vedette_ids_ref (lines) : vedette_ids_new (NULL, 0);

  for (guint i = 0; i < vedette_ids_get_n (more); i++)
    vedette_ids_add (&all, vedette_ids_get (more, i));
  return all;
}

/* Returns: whether men of both sides are among the lines */
gboolean
vedette_fights_has_both (const VedetteSkirmish *skirmish,
                         const VedetteIds      *lines)
{
  gint64 first = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[0]));
  gboolean sides[2] = { FALSE, FALSE };

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure != NULL && vedette_figure_is_on_table (figure))
        sides[vedette_figure_get_side (figure) != first] = TRUE;
    }
  return sides[0] && sides[1];
}

/* A fight that is named by a move is one between men of both sides, or one that there is already. */
static void
check_named (const VedetteSkirmish *skirmish,
             const char            *name,
             const VedetteIds      *who,
             const VedetteIds      *target,
             VedetteRuling         *ruling)
{
  VedetteFight *fight = vedette_fights_find_named (skirmish, name);
  g_autoptr (VedetteIds) said = add_all (who, target);
  g_autoptr (VedetteIds) all = add_all (fight != NULL ? vedette_fight_get_lines (fight) : NULL, said);

  if (vedette_ids_get_n (said) == 0 || !vedette_fights_has_both (skirmish, all))
    /* Translators: the name of a fight, such as “at the gate” */
    vedette_ruling_forbid (ruling, "S-44", _("The fight “%s” needs figures of both sides. Enter who fights whom."), name);
}

static gboolean
get_name (VedetteMove  *move,
          char        **name)
{
  *name = g_strstrip (g_strdup (vedette_move_get_text (move, "fight")));
  return **name != '\0';
}

/**
 * vedette_fights_check:
 *
 * Checks the name of a fight that contact is made in, if one was said, and reminds of those who leave another for it.
 */
void
vedette_fights_check (const VedetteSkirmish *skirmish,
                      VedetteMove           *move,
                      const VedetteIds      *who,
                      const VedetteIds      *target,
                      VedetteRuling         *ruling)
{
  g_autofree char *name = NULL;
  g_autoptr (VedetteIds) said = NULL;
  VedetteFight *fight;

  if (!get_name (move, &name))
    return;
  check_named (skirmish, name, who, target, ruling);
  said = add_all (who, target);
  fight = vedette_fights_find_named (skirmish, name);
  for (guint i = 0; i < vedette_ids_get_n (said); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (said, i));
      VedetteFight *other = vedette_fights_find (skirmish, vedette_ids_get (said, i));

      if (other != NULL && other != fight)
        vedette_ruling_remind (ruling, "S-44",
                               /* Translators: the name of a line, and of the fight that it was in so far */
                               vedette_figure_say (figure, "%s leaves the fight “%s” to join this fight",
                                                   "%s leave the fight “%s” to join this fight"),
                               vedette_figure_get_name (figure), vedette_fight_get_name (other));
    }
}

/* Returns: (nullable): the lines of the fight as the step goes so far */
const VedetteIds *
vedette_fights_peek_lines (VedetteEdit  *edit,
                           VedetteFight *fight)
{
  return g_value_get_boxed (vedette_edit_peek (edit, fight, "lines"));
}

/* Returns: (transfer full) (element-type VedetteFight): the fights of the battle that the step has not ended so far */
GPtrArray *
vedette_fights_list_left (VedetteEdit *edit)
{
  GPtrArray *fights = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);

  for (guint i = fights->len; i-- > 0;)
    if (!vedette_record_is_attached (fights->pdata[i]))
      g_ptr_array_remove_index (fights, i);
  return fights;
}

static void
drop_line (VedetteEdit  *edit,
           VedetteFight *fight,
           gint64        line)
{
  g_autoptr (VedetteIds) left = NULL;

  if (!vedette_ids_contains (vedette_fights_peek_lines (edit, fight), line))
    return;
  left = vedette_ids_without (vedette_fights_peek_lines (edit, fight), line);
  vedette_edit_set (edit, fight, "lines", left, NULL);
}

/**
 * vedette_fights_leave:
 * @except: (nullable): a fight that it stays in
 *
 * Takes a line out of the fight with a name that it is in: it is in one of them at most.
 */
void
vedette_fights_leave (const VedetteSkirmish *skirmish,
                      VedetteEdit           *edit,
                      VedetteFight          *except,
                      gint64                 line)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);

  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];

      if (fight != except && vedette_fight_is_named (fight))
        drop_line (edit, fight, line);
    }
}

/**
 * vedette_fights_remove_line:
 *
 * Takes a line that goes from the roster out of all fights.
 */
void
vedette_fights_remove_line (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            gint64                 line)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);

  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];

      drop_line (edit, fight, line);
    }
}

static VedetteIds *
drop_idle (const VedetteSkirmish *skirmish,
           VedetteEdit           *edit,
           const VedetteIds      *lines)
{
  VedetteIds *left = vedette_ids_ref (lines);

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (!vedette_melee_will_fight (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i))))
      {
        VedetteIds *fewer = vedette_ids_without (left, vedette_ids_get (lines, i));

        vedette_ids_unref (left);
        left = fewer;
      }
  return left;
}

/* Returns: whether all of these lines are in the fight as the step goes so far */
gboolean
vedette_fights_has_all (VedetteEdit      *edit,
                        VedetteFight     *fight,
                        const VedetteIds *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (!vedette_ids_contains (vedette_fights_peek_lines (edit, fight), vedette_ids_get (lines, i)))
      return FALSE;
  return TRUE;
}

/* Nobody named it, but it was said who fights whom, and that is a fight of those (A-S41). A line may be in several. */
static void
add_nameless (const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              VedetteFight          *except,
              const VedetteIds      *lines)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);
  g_autoptr (VedetteFight) made = NULL;

  if (!vedette_fights_has_both (skirmish, lines))
    return;
  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];

      if (fight != except && vedette_fights_has_all (edit, fight, lines))
        return;
    }
  made = g_object_new (VEDETTE_TYPE_FIGHT, "lines", lines, NULL);
  vedette_edit_insert (edit, made, -1);
}

/**
 * vedette_fights_join:
 * @who: (nullable): some who are in contact now
 * @target: (nullable): and whom they are in contact with
 * @same_melee: whether they join the melee that those they meet are in, as in a reaction (S-54)
 *
 * Notes contact that was made in a fight, once it is noted who is in melee: the fight that was named, new if there is none
 * of that name; or, if nothing was said, one without a name, unless all of them are in one already (A-S41).
 */
void
vedette_fights_join (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     VedetteMove           *move,
                     const VedetteIds      *who,
                     const VedetteIds      *target,
                     gboolean               same_melee)
{
  g_autofree char *name = NULL;
  gboolean named = get_name (move, &name);
  g_autoptr (VedetteIds) both = add_all (who, target);
  g_autoptr (VedetteIds) said = drop_idle (skirmish, edit, both);
  g_autoptr (VedetteIds) all = NULL;
  VedetteFight *fight = named        ? vedette_fights_find_named (skirmish, name)
                        : same_melee ? find_common (skirmish, both)
                                     : NULL;
  g_autoptr (GPtrArray) left = vedette_fights_list_left (edit);

  /* Who breaks off may have ended the fight that is joined: then another of that name begins. */
  if (fight != NULL && !g_ptr_array_find (left, fight, NULL))
    fight = NULL;
  if (!named && (fight == NULL || find_common (skirmish, target) != fight))
    {
      if (vedette_ids_get_n (who) > 0 && vedette_ids_get_n (target) > 0)
        add_nameless (skirmish, edit, NULL, said);
      return;
    }
  if (fight == NULL && !vedette_fights_has_both (skirmish, said))
    return;
  for (guint i = 0; i < vedette_ids_get_n (said); i++)
    vedette_fights_leave (skirmish, edit, fight, vedette_ids_get (said, i));
  all = add_all (fight != NULL ? vedette_fight_get_lines (fight) : NULL, said);
  if (fight != NULL)
    vedette_edit_set (edit, fight, "lines", all, NULL);
  else
    {
      g_autoptr (VedetteFight) made = g_object_new (VEDETTE_TYPE_FIGHT, "name", name, "lines", all, NULL);

      vedette_edit_insert (edit, made, -1);
    }
  json_object_set_string_member (vedette_edit_get_facts (edit), "fight",
                                 fight != NULL ? vedette_fight_get_name (fight) : name);
}

/**
 * vedette_fights_forget_name:
 * @fight: that goes from the battle
 *
 * The name of a fight goes; who is in melee, and with whom, stays (A-S41).
 */
void
vedette_fights_forget_name (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            VedetteFight          *fight)
{
  add_nameless (skirmish, edit, fight, vedette_fight_get_lines (fight));
}

/**
 * vedette_fights_double_line:
 * @part: what was split off @line
 *
 * Lets the part fight where the line does.
 */
void
vedette_fights_double_line (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            gint64                 line,
                            gint64                 part)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);

  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];
      g_autoptr (VedetteIds) with = NULL;

      if (!vedette_ids_contains (vedette_fights_peek_lines (edit, fight), line))
        continue;
      with = vedette_ids_with (vedette_fights_peek_lines (edit, fight), part);
      vedette_edit_set (edit, fight, "lines", with, NULL);
    }
}

/* Returns: whether the line is in a fight that has a name as the step goes so far */
static gboolean
is_in_named (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             gint64                 line)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);

  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];

      if (vedette_fight_is_named (fight) && vedette_ids_contains (vedette_fights_peek_lines (edit, fight), line))
        return TRUE;
    }
  return FALSE;
}

/**
 * vedette_fights_replace_line:
 * @from: a line that becomes part of @to
 *
 * Lets the line that others join fight where they do, but in no second fight that has a name.
 */
void
vedette_fights_replace_line (const VedetteSkirmish *skirmish,
                             VedetteEdit           *edit,
                             gint64                 from,
                             gint64                 to)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);

  for (guint i = 0; i < fights->len; i++)
    {
      VedetteFight *fight = fights->pdata[i];
      g_autoptr (VedetteIds) with = NULL;

      if (!vedette_ids_contains (vedette_fights_peek_lines (edit, fight), from) ||
          (vedette_fight_is_named (fight) && is_in_named (skirmish, edit, to)))
        continue;
      with = vedette_ids_with (vedette_fights_peek_lines (edit, fight), to);
      vedette_edit_set (edit, fight, "lines", with, NULL);
    }
  vedette_fights_remove_line (skirmish, edit, from);
}
