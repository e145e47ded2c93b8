/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the summary of a token stack: who takes part, and what is on them. */

#include "vedette-config.h"

#include "print/stack/vedette-stack-rows.h"

#include <glib/gi18n-lib.h>

/* More than these are a number, not boxes. */
#define MOST_BOXES 10
#define BLANK_EFFECTS 4

static void
row_free (VedetteStackRow *row)
{
  g_free (row->name);
  g_free (row->note);
  g_free (row);
}

VedetteStackRow *
vedette_stack_rows_add (GPtrArray  *rows,
         gpointer    owner,
         const char *name)
{
  VedetteStackRow *row = g_new0 (VedetteStackRow, 1);

  row->owner = owner;
  row->name = g_strdup (name);
  g_ptr_array_add (rows, row);
  return row;
}

G_GNUC_PRINTF (2, 3) static void
add_note (VedetteStackRow        *row,
          const char *format,
          ...)
{
  g_autofree char *before = row->note, *more = NULL;
  va_list args;

  va_start (args, format);
  more = g_strdup_vprintf (format, args);
  va_end (args);
  row->note = before != NULL ? g_strjoin (" · ", before, more, NULL) : g_steal_pointer (&more);
}

static void
set_boxes (VedetteStackRow *row,
           int  n,
           int  crossed)
{
  if (n > MOST_BOXES)
    {
      /* Translators: how many figures there are, or rounds, or tokens */
      add_note (row, C_("boxes", "×%d"), n - crossed);
      return;
    }
  row->n_boxes = n;
  row->n_crossed = crossed;
}

static void
add_place (VedetteStackRow *row,
           int  place)
{
  /* Translators: short, in a row of a table: not there yet, but at the end of this round */
  const char *arrives = C_("place", "arrives");

  if (place != VEDETTE_STACK_IN)
    add_note (row, "%s",
              place == VEDETTE_STACK_ARRIVING ? arrives : vedette_enum_get_label (vedette_stack_place_get_type (), place));
}

/* The tokens of an owner, those that were drawn crossed off; of enemies only the GM knows. */
static void
add_tokens (VedetteStackPaper *paper,
            VedetteStackRow   *row)
{
  int n = vedette_stack_paper_count (paper, row->owner);
  gboolean on = vedette_stack_is_on (&paper->stack, VEDETTE_STACK_ON_GAME);
  int left = on ? vedette_stack_get_int (row->owner, "left") : n;

  if (!vedette_stack_paper_shows (paper, row->owner, "left"))
    return;
  if (n > MOST_BOXES)
    {
      /* Translators: how many tokens are still in the bag, and how many were at first, which the plural form goes by */
      add_note (row, g_dngettext (GETTEXT_PACKAGE, "%d of %d token", "%d of %d tokens", (gulong) n), left, n);
      return;
    }
  row->is_round = TRUE;
  set_boxes (row, n, n - left);
}

static void
add_character (VedetteStackPaper *paper,
               GPtrArray         *rows,
               VedetteCharacter  *character)
{
  VedetteStackRow *row = vedette_stack_rows_add (rows, character, vedette_character_get_name (character));

  if (*vedette_character_get_player (character) != '\0')
    add_note (row, "%s", vedette_character_get_player (character));
  add_place (row, (int) vedette_character_get_place (character));
  add_tokens (paper, row);
}

static void
add_line (VedetteStackPaper *paper,
          GPtrArray         *rows,
          gpointer           line)
{
  VedetteStackRow *row = vedette_stack_rows_add (rows, NULL, vedette_stack_get_name (line));
  int count = vedette_stack_get_int (line, "count");
  int out = vedette_stack_get_int (line, "fallen") + vedette_stack_get_int (line, "away");

  row->is_line = TRUE;
  if (count + out == 0)
    add_note (row, "%s", C_("participants", "nobody left"));
  else if (VEDETTE_IS_HIRED (line))
    /* Translators: how many hired helpers are willing to fight */
    add_note (row, g_dngettext (GETTEXT_PACKAGE, "%d willing", "%d willing", (gulong) vedette_stack_count_willing (line)),
              vedette_stack_count_willing (line));
  else if (vedette_stack_paper_shows (paper, line, "initiative"))
    /* Translators: the Initiative of enemies, such as 2 */
    add_note (row, _("Initiative %d"), vedette_enemy_get_initiative (line));
  if (VEDETTE_IS_ENEMY (line) && vedette_enemy_get_hidden (line))
    add_note (row, "%s", C_("enemy", "hidden"));
  add_place (row, vedette_stack_get_int (line, "place"));
  set_boxes (row, count + out, out);
}

/* T-06: as it came out, the limit, and what was placed; 0 is no limit. */
static void
add_limit (VedetteStackPaper *paper,
           VedetteStackRow   *row)
{
  VedetteStackGame *game = paper->stack.game;
  int cap = vedette_edit_get_int (paper->next, game, "cap");

  if (!vedette_stack_paper_shows (paper, game, "cap") || cap == 0)
    return;
  /* Translators: the sum of the Initiatives of all enemies, such as 24 */
  add_note (row, _("total Initiative %d"), vedette_edit_get_int (paper->next, game, "raw"));
  /* Translators: the most tokens that the enemies have, such as 16 */
  add_note (row, _("limit %d"), cap);
}

/**
 * vedette_stack_list_people:
 *
 * Returns: (transfer full) (element-type VedetteStackRow): who takes part: characters, and below each colour that some share
 *   those who do; without whom this reader may not know of
 */
GPtrArray *
vedette_stack_list_people (VedetteStackPaper *paper)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  gpointer enemies = vedette_stack_get_pool (&paper->stack, VEDETTE_POOL_ENEMIES);

  for (guint i = 0; i < paper->owners->len; i++)
    {
      gpointer owner = paper->owners->pdata[i];
      g_autoptr (GPtrArray) lines = NULL;
      VedetteStackRow *row;

      if (VEDETTE_IS_CHARACTER (owner))
        {
          if (i == 0)
            {
              row = vedette_stack_rows_add (rows, NULL, _("Characters"));
              row->is_heading = TRUE;
              add_note (row, "%s", _("tokens"));
            }
          add_character (paper, rows, owner);
          continue;
        }
      row = vedette_stack_rows_add (rows, owner, vedette_stack_get_name (owner));
      row->is_heading = TRUE;
      add_tokens (paper, row);
      if (owner == enemies)
        add_limit (paper, row);
      lines = vedette_stack_paper_list (paper, owner);
      for (guint l = 0; l < lines->len; l++)
        add_line (paper, rows, lines->pdata[l]);
    }
  return rows;
}

/**
 * vedette_stack_list_effects:
 *
 * Returns: (transfer full) (element-type VedetteStackRow): the effects there are, and some rows for more (T-13)
 */
GPtrArray *
vedette_stack_list_effects (VedetteStackPaper *paper)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);

  vedette_each (VedetteEffect, effect, vedette_battle_get_records (paper->stack.battle, vedette_effect_get_type ()))
    {
      gpointer whose = vedette_stack_find (&paper->stack, vedette_effect_get_whose (effect));
      VedetteStackRow *row;

      if (!vedette_stack_paper_shows (paper, effect, NULL))
        continue;
      row = vedette_stack_rows_add (rows, NULL, vedette_effect_get_name (effect));
      if (whose != NULL)
        add_note (row, "%s", vedette_stack_get_name (whose));
      if (vedette_effect_get_tick (effect) == VEDETTE_EFFECT_TURN)
        add_note (row, "%s", _("on their Turns"));
      set_boxes (row, vedette_effect_get_left (effect), 0);
    }
  for (guint i = 0; i < BLANK_EFFECTS; i++)
    vedette_stack_rows_add (rows, NULL, NULL)->n_boxes = VEDETTE_STACK_BLANK_BOXES;
  return rows;
}

/**
 * vedette_stack_rows_part:
 *
 * Puts the note of a row on a new one behind it.
 */
void
vedette_stack_rows_part (GPtrArray *rows,
                         guint      i)
{
  VedetteStackRow *row = rows->pdata[i], *behind = g_new0 (VedetteStackRow, 1);

  behind->name = g_steal_pointer (&row->note);
  behind->is_line = TRUE;
  behind->is_note = TRUE;
  g_ptr_array_insert (rows, (int) i + 1, behind);
}

/**
 * vedette_stack_rows_cut:
 * @most: rows that there may be
 *
 * What does not fit is counted, in the last of them.
 */
void
vedette_stack_rows_cut (GPtrArray *rows,
     guint      most)
{
  g_autofree char *text = NULL;
  guint n = 0;

  if (rows->len <= most)
    return;
  for (guint i = most - 1; i < rows->len; i++)
    {
      const VedetteStackRow *row = rows->pdata[i];

      n += row->is_heading || row->is_note || row->name == NULL ? 0 : 1;
    }
  /* Translators: how many participants have no room on the sheet */
  text = g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);
  g_ptr_array_set_size (rows, (int) most - 1);
  vedette_stack_rows_add (rows, NULL, text);
}
