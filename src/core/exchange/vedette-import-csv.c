/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table becomes groups and units, by what its columns are. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-csv.h"
#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/typed/vedette-local-words.h"

/* Returns: whether it is a number: “12”, “x12”, “1,200 pts”, “12.5”, of which the fraction does not count */
static gboolean
read_number (const char *cell,
             gint64     *value)
{
  *value = 0;
  while (*cell == 'x' || *cell == 'X' || *cell == ' ')
    cell++;
  if (!g_ascii_isdigit (*cell))
    return FALSE;
  for (; *cell != '\0'; cell++)
    {
      gboolean thousands = (*cell == ',' || *cell == '.' || *cell == '\'' || *cell == ' ') && g_ascii_isdigit (cell[1]) &&
                           g_ascii_isdigit (cell[2]) && g_ascii_isdigit (cell[3]) && !g_ascii_isdigit (cell[4]);

      if (g_ascii_isdigit (*cell))
        *value = MIN (*value * 10 + (*cell - '0'), G_MAXINT);
      else if (!thousands)
        return TRUE;
    }
  return TRUE;
}

/* One more word of a typed line; what would end it, or begin something else, goes. */
static void
append_word (GString    *words,
             const char *before,
             const char *cell,
             const char *behind)
{
  g_autofree char *word = g_strdelimit (g_strdup (cell), "\n\r\"()[]#", ' ');
  char *end;

  g_strstrip (word);
  for (end = word + strlen (word); end > word && strchr (":,; ", end[-1]) != NULL;)
    *--end = '\0';
  /* Translators: what a cell says that says nothing, as who leads nobody; apart by | */
  if (*word == '\0' || vedette_local_words_is (NC_("words of a typed line", "none|-"), word))
    return;
  g_string_append_printf (words, "%s%s%s%s", words->len > 0 ? ", " : "", before, word, behind);
}

/* One row while it is read */
typedef struct
{
  const char *name, *type, *group;
  gint64 count, points;
  GString *words;
} Row;

static void
read_cell (Row            *row,
           VedetteRoster  *roster,
           VedetteCsvRole  role,
           const char     *cell)
{
  switch (role)
    {
    case VEDETTE_CSV_NAME:
      row->name = cell;
      break;
    case VEDETTE_CSV_TYPE:
      row->type = cell;
      break;
    case VEDETTE_CSV_GROUP:
      row->group = cell;
      break;
    case VEDETTE_CSV_COUNT:
    case VEDETTE_CSV_POINTS:
      if (!read_number (cell, role == VEDETTE_CSV_COUNT ? &row->count : &row->points) && *cell != '\0')
        vedette_roster_leave (roster, "numbers", 1);
      if (role == VEDETTE_CSV_COUNT && !g_ascii_isdigit (*cell) && row->count == 0)
        row->count = 1;
      break;
    case VEDETTE_CSV_LEADER:
      append_word (row->words, "", cell,
                   vedette_local_words_has (NC_("words of a typed line", "leader"), cell) ? "" : " leader");
      break;
    case VEDETTE_CSV_MOVE:
      append_word (row->words, "", cell, "\" move");
      break;
    case VEDETTE_CSV_RANGE:
      append_word (row->words, "", cell, "\" range");
      break;
    case VEDETTE_CSV_NOTES:
      append_word (row->words, "(", cell, ")");
      break;
    case VEDETTE_CSV_CLASS:
    case VEDETTE_CSV_WEAPON:
    case VEDETTE_CSV_WORDS:
      append_word (row->words, "", cell, "");
      break;
    case VEDETTE_CSV_NOTHING:
    case VEDETTE_N_CSV_ROLES:
    default:
      break;
    }
}

static guint
count_left_out (const VedetteCsv *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_columns; i++)
    n += self->roles[i] == VEDETTE_CSV_NOTHING ? 1 : 0;
  return n;
}

/**
 * vedette_csv_make_roster:
 *
 * Makes units of the rows, by the roles of the columns. A group holds until another is said.
 *
 * Returns: (transfer full) (nullable): the units, or %NULL with a %VEDETTE_ROSTER_ERROR
 */
VedetteRoster *
vedette_csv_make_roster (VedetteCsv  *self,
                         GError     **error)
{
  g_autoptr (VedetteRoster) roster = vedette_roster_new ("CSV");

  vedette_roster_leave (roster, "columns", count_left_out (self));
  if (!self->has_head)
    vedette_roster_note (roster, _("No row names the columns, so they are taken to be name, men and points"));
  if (g_str_equal (self->encoding, "WINDOWS-1252"))
    vedette_roster_note (roster, _("The encoding is not said; it is taken to be Western (Windows-1252)"));
  for (guint i = self->has_head ? 1 : 0; i < self->rows->len; i++)
    {
      const GStrv cells = self->rows->pdata[i];
      g_autoptr (GString) words = g_string_new (NULL);
      Row row = { .count = 1, .words = words };

      for (guint k = 0; k < self->n_columns && cells[k] != NULL; k++)
        read_cell (&row, roster, self->roles[k], cells[k]);
      if (!vedette_roster_add (roster, row.group, row.name, row.type, row.count, row.points, words->str, error))
        return NULL;
    }
  return vedette_roster_finish (g_steal_pointer (&roster), _("There are no units in the table"), error);
}

VedetteRoster *
vedette_import_csv (const char  *data,
                    gsize        length,
                    GError     **error)
{
  g_autoptr (VedetteCsv) table = vedette_csv_read (data, length, error);

  return table != NULL ? vedette_csv_make_roster (table, error) : NULL;
}
