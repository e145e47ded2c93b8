/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bodies of a battle: finding them, naming them, and keeping them true when lines come and go. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-bodies.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"

/* A body without a name is called by that many of its men. */
#define NAMES_IN_LABEL 2

static GListModel *
get_bodies (const VedetteSkirmish *skirmish)
{
  return vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_BODY);
}

VedetteBody *
vedette_bodies_find (const VedetteSkirmish *skirmish,
                     gint64                 id)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_BODY, id);
}

/**
 * vedette_bodies_find_of:
 *
 * Returns: (transfer none) (nullable): the body that a line is in
 */
VedetteBody *
vedette_bodies_find_of (const VedetteSkirmish *skirmish,
                        gint64                 line)
{
  GListModel *bodies = get_bodies (skirmish);

  vedette_each (VedetteBody, body, line != 0 ? bodies : NULL)
    if (vedette_ids_contains (vedette_body_get_members (body), line))
      return body;
  return NULL;
}

/**
 * vedette_bodies_label:
 *
 * Returns: (transfer full): what a body is called: its name, or its first men and how many lines more there are
 */
char *
vedette_bodies_label (const VedetteSkirmish *skirmish,
                      VedetteBody     *body)
{
  const VedetteIds *members = vedette_body_get_members (body);
  guint n = vedette_ids_get_n (members), more = n > NAMES_IN_LABEL ? n - NAMES_IN_LABEL : 0;
  g_autoptr (VedetteIds) first = NULL;
  g_autofree char *names = NULL;

  if (*vedette_body_get_name (body) != '\0')
    return g_strdup (vedette_body_get_name (body));
  for (guint i = 0; i < n - more; i++)
    vedette_ids_add (&first, vedette_ids_get (members, i));
  names = vedette_skirmish_list_names (skirmish, first);
  if (more == 0)
    return g_steal_pointer (&names);
  /* Translators: a body without a name of its own: the first of them, and how many lines of the roster more */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s and %u more", "%s and %u more", (gulong) more), names, more);
}

/**
 * vedette_bodies_list_present:
 *
 * Returns: (transfer full) (nullable): those of @lines who are on the table
 */
VedetteIds *
vedette_bodies_list_present (const VedetteSkirmish *skirmish,
                             const VedetteIds      *lines)
{
  VedetteIds *present = NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      gint64 id = vedette_ids_get (lines, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);

      if (figure != NULL && vedette_figure_is_on_table (figure))
        vedette_ids_add (&present, id);
    }
  return present;
}

/**
 * vedette_bodies_are_several:
 *
 * Returns: whether some of the lines stand in one body that is kept and some in another; of lines that are in none, nobody
 *   knows where they stand
 */
gboolean
vedette_bodies_are_several (const VedetteSkirmish *skirmish,
                            const VedetteIds      *lines)
{
  VedetteBody *first = NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteBody *body = vedette_bodies_find_of (skirmish, vedette_ids_get (lines, i));

      if (body == NULL || body == first)
        continue;
      if (first != NULL)
        return TRUE;
      first = body;
    }
  return FALSE;
}

static VedetteForce *
find_force (const VedetteSkirmish *skirmish,
            gint64                 side)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_FORCE, side);
}

/**
 * vedette_bodies_list_last:
 *
 * Returns: (transfer full) (nullable): who acted last of a side, as far as that was said and they are on the table
 */
VedetteIds *
vedette_bodies_list_last (const VedetteSkirmish *skirmish,
                          gint64                 side)
{
  VedetteForce *force = find_force (skirmish, side);

  return force != NULL ? vedette_bodies_list_present (skirmish, vedette_force_get_last_body (force)) : NULL;
}

/**
 * vedette_bodies_add_choices:
 * @side: 0 for both
 *
 * Adds bodies to the legal values of a declaration.
 */
void
vedette_bodies_add_choices (const VedetteSkirmish *skirmish,
                            GListStore            *choices,
                            gint64                 side)
{
  vedette_each (VedetteBody, body, get_bodies (skirmish))
    {
      g_autofree char *label = vedette_bodies_label (skirmish, body);

      if (side == 0 || vedette_body_get_side (body) == side)
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (body)), label);
    }
}

/**
 * vedette_bodies_forget:
 * @body: a body that is about to go; its men stay
 *
 * Notes that nothing refers to it any more.
 */
void
vedette_bodies_forget (const VedetteSkirmish *skirmish,
                       VedetteEdit           *edit,
                       VedetteBody     *body)
{
  if (vedette_edit_get_id (edit, skirmish->game, "body") == vedette_record_get_id (VEDETTE_RECORD (body)))
    vedette_edit_set (edit, skirmish->game, "body", (gint64) 0, NULL);
}

static void
set_members (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteBody     *body,
             const VedetteIds      *members)
{
  vedette_edit_set (edit, body, "members", members, NULL);
  if (vedette_ids_get_n (members) > 0)
    return;
  vedette_bodies_forget (skirmish, edit, body);
  vedette_edit_remove (edit, body);
}

/**
 * vedette_bodies_take:
 * @lines: lines that are, or come to be, in @keep, or go
 * @keep: (nullable): the body that may hold them
 *
 * A line is in one body at most: takes @lines out of every other one, and what is left without a man goes.
 */
void
vedette_bodies_take (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     const VedetteIds      *lines,
                     VedetteBody     *keep)
{
  vedette_each (VedetteBody, body, get_bodies (skirmish))
    {
      g_autoptr (VedetteIds) left = vedette_ids_ref (g_value_get_boxed (vedette_edit_peek (edit, body, "members")));
      guint before = vedette_ids_get_n (left);

      for (guint k = 0; body != keep && k < vedette_ids_get_n (lines); k++)
        if (vedette_ids_contains (left, vedette_ids_get (lines, k)))
          {
            VedetteIds *shorter = vedette_ids_without (left, vedette_ids_get (lines, k));

            g_clear_pointer (&left, vedette_ids_unref);
            left = shorter;
          }
      if (vedette_ids_get_n (left) < before)
        set_members (skirmish, edit, body, left);
    }
}

/* Returns: (transfer full) (nullable): @ids with @to instead of @from, at its place if it was not there yet */
static VedetteIds *
replace (const VedetteIds *ids,
         gint64            from,
         gint64            to)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < vedette_ids_get_n (ids); i++)
    {
      gint64 id = vedette_ids_get (ids, i);

      if (id == from)
        id = vedette_ids_contains (ids, to) ? 0 : to;
      if (id != 0)
        g_array_append_val (list, id);
    }
  return list->len > 0 ? vedette_ids_new ((const gint64 *) list->data, list->len) : NULL;
}

/* In a list of lines of any record */
static void
replace_in (VedetteEdit *edit,
            gpointer     record,
            const char  *property,
            gint64       from,
            gint64       to)
{
  const VedetteIds *ids = g_value_get_boxed (vedette_edit_peek (edit, record, property));
  g_autoptr (VedetteIds) replaced = NULL;

  if (!vedette_ids_contains (ids, from))
    return;
  replaced = replace (ids, from, to);
  vedette_edit_set (edit, record, property, replaced, NULL);
}

/* Returns: (transfer none) (nullable): the body that holds @line as far as @edit has come */
static VedetteBody *
find_pending (const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              gint64                 line)
{
  GListModel *bodies = get_bodies (skirmish);

  vedette_each (VedetteBody, body, line != 0 ? bodies : NULL)
    if (vedette_ids_contains (g_value_get_boxed (vedette_edit_peek (edit, body, "members")), line))
      return body;
  return NULL;
}

/**
 * vedette_bodies_replace_line:
 * @to: the line that takes its place, 0 for none
 *
 * A line goes from the roster, or into another one, which stays in the body that it is in.
 */
void
vedette_bodies_replace_line (const VedetteSkirmish *skirmish,
                             VedetteEdit           *edit,
                             gint64                 from,
                             gint64                 to)
{
  VedetteBody *body = find_pending (skirmish, edit, from);
  VedetteBody *other = find_pending (skirmish, edit, to);

  if (body != NULL)
    {
      const VedetteIds *members = g_value_get_boxed (vedette_edit_peek (edit, body, "members"));
      g_autoptr (VedetteIds) replaced = replace (members, from, other == NULL || other == body ? to : 0);

      set_members (skirmish, edit, body, replaced);
    }
  for (guint i = 0; i < G_N_ELEMENTS (skirmish->forces); i++)
    replace_in (edit, skirmish->forces[i], "last-body", from, to);
}

static void
double_in (VedetteEdit *edit,
           gpointer     record,
           const char  *property,
           gint64       line,
           gint64       part)
{
  const VedetteIds *ids = g_value_get_boxed (vedette_edit_peek (edit, record, property));
  g_autoptr (VedetteIds) with = NULL;

  if (!vedette_ids_contains (ids, line))
    return;
  with = vedette_ids_with (ids, part);
  vedette_edit_set (edit, record, property, with, NULL);
}

/* A line is split: both parts stand where it stood. */
void
vedette_bodies_double_line (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            gint64                 line,
                            gint64                 part)
{
  VedetteBody *body = vedette_bodies_find_of (skirmish, line);

  if (body != NULL)
    double_in (edit, body, "members", line, part);
  for (guint i = 0; i < G_N_ELEMENTS (skirmish->forces); i++)
    double_in (edit, skirmish->forces[i], "last-body", line, part);
}

/**
 * vedette_bodies_note_last:
 * @who: (nullable): who acts, of the side that has the initiative
 *
 * Remembers them as the last body of their side. What nobody said changes nothing.
 */
void
vedette_bodies_note_last (const VedetteSkirmish *skirmish,
                          VedetteEdit           *edit,
                          const VedetteIds      *who)
{
  VedetteForce *force = find_force (skirmish, vedette_skirmish_get_holder (skirmish));

  if (vedette_ids_get_n (who) > 0 && force != NULL)
    vedette_edit_set (edit, force, "last-body", who, NULL);
}
