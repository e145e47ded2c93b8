/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table becomes groups and units, by what its columns are. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-csv.h"
#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"
#include "core/typed/vedette-vocabulary.h"
#include "core/typed/vedette-words.h"

/* Translators: what a cell says that says nothing, as who leads nobody; apart by | */
#define NOTHING NC_("words of a typed line", "none|-")

/* So many rows are named of which something is in doubt, and the others are counted. */
#define MAX_NAMED 20

/* One number of a cell. @changed: whether the cell says more or less than this */
typedef struct
{
  const char *cell;
  gint64 value;
  gboolean given, good, changed;
} Number;

/* Returns: (transfer full): the cell with one kind of space, minus, apostrophe, and digit */
static char *
make_plain (const char *cell)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *p = cell; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (plain, g_unichar_isspace (c)   ? ' '
                                      : g_unichar_isdigit (c) ? (gunichar) ('0' + g_unichar_digit_value (c))
                                      : c == 0x2212           ? '-'
                                      : c == 0x2019           ? '\''
                                                              : c);
    }
  return g_strstrip (g_string_free (g_steal_pointer (&plain), FALSE));
}

/* “a dozen”. Returns: -1 for what is no number */
static int
read_word (const char *cell)
{
  g_autofree char *squeezed = vedette_vocabulary_squeeze (cell);
  const VedetteWord word = { .from = cell, .to = cell + strlen (cell), .squeezed = squeezed };
  int value = vedette_word_read_number (&word);

  return value < G_MAXINT ? value : -1;
}

/* “~12”, “ca. 12”. Returns: what follows */
static const char *
skip_about (const char *p)
{
  static const char * const signs[] = { "~", "\u2248", "ca.", "ca ", "c.", "about ", "circa " };

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_ascii_strncasecmp (p, signs[i], strlen (signs[i])) == 0)
      return p + strlen (signs[i]) + strspn (p + strlen (signs[i]), " ");
  return p;
}

/* “12”, “x12”, “1,200 pts”, “12.5”, of which the fraction does not count */
static void
read_number (const char *cell,
             Number     *number)
{
  g_autofree char *plain = make_plain (cell);
  const char *p = plain, *about;

  number->cell = cell;
  number->given = *plain != '\0';
  while (*p == 'x' || *p == 'X' || *p == ' ')
    p++;
  about = skip_about (p);
  number->changed = about > p;
  p = about;
  number->good = g_ascii_isdigit (*p);
  if (!number->good)
    {
      int value = read_word (plain);

      number->good = number->changed = value >= 0;
      number->value = MAX (value, 0);
      number->given = number->given && !vedette_local_words_is (NOTHING, plain);
      return;
    }
  for (; *p != '\0'; p++)
    {
      gboolean thousands = strchr (",.' ", *p) != NULL && g_ascii_isdigit (p[1]) && g_ascii_isdigit (p[2]) &&
                           g_ascii_isdigit (p[3]) && !g_ascii_isdigit (p[4]);

      if (g_ascii_isdigit (*p))
        number->value = MIN (number->value * 10 + (*p - '0'), G_MAXINT);
      else if (!thousands)
        break;
    }
  /* Of “12,00” and “12 pts” nothing is lost. */
  number->changed |= p[strcspn (p, "123456789+")] != '\0';
}

/* 6,5 as a typed line has it, in which a comma parts */
static char *
read_inches (const char *cell)
{
  char *plain = make_plain (cell);

  for (char *p = plain; *p != '\0'; p++)
    if (*p == ',' && p > plain && g_ascii_isdigit (p[-1]) && g_ascii_isdigit (p[1]))
      *p = '.';
  return plain;
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
  if (*word == '\0' || vedette_local_words_is (NOTHING, word))
    return;
  g_string_append_printf (words, "%s%s%s%s", words->len > 0 ? ", " : "", before, word, behind);
}

/* One row while it is read */
typedef struct
{
  const char *name, *type, *group;
  Number count, points;
  GString *words;
} Row;

/* A table while it is read */
typedef struct
{
  VedetteRoster *roster;
  guint n_doubts;  /* rows of which something is in doubt */
  guint n_counted; /* rows with the number of figures in the name */
  char *counted;   /* (nullable): the first such name */
  guint n_totals;
  gboolean at_total; /* whether the last row was a total */
} Reader;

static void
read_cell (Row            *row,
           VedetteCsvRole  role,
           const char     *cell)
{
  g_autofree char *inches = NULL;

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
      read_number (cell, role == VEDETTE_CSV_COUNT ? &row->count : &row->points);
      break;
    case VEDETTE_CSV_LEADER:
      append_word (row->words, "", cell,
                   vedette_local_words_has (NC_("words of a typed line", "leader"), cell) ? "" : " leader");
      break;
    case VEDETTE_CSV_MOVE:
    case VEDETTE_CSV_RANGE:
      inches = read_inches (cell);
      append_word (row->words, "", inches, role == VEDETTE_CSV_MOVE ? "\" move" : "\" range");
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

/* Says which row has a number that was read as another, or could not be read. */
static void
doubt_number (Reader         *self,
              const Number   *number,
              VedetteCsvRole  role,
              guint           n,
              const char     *name)
{
  if (!number->given || (number->good && !number->changed))
    return;
  if (!number->good)
    vedette_roster_leave (self->roster, "numbers", 1);
  if (self->n_doubts++ >= MAX_NAMED)
    return;
  /* Translators: the number of a row of a table, the name in it, the head of a column, what is in its cell, and a number */
  vedette_roster_note (self->roster, _("Row %u (“%s”), %s: “%s” was read as %d. If this number is wrong, correct the file."), n,
                       name != NULL ? name : "", vedette_csv_role_get_label (role), number->cell, (int) number->value);
}

/* “6x Boars”, “6 Wolves”, “Bears (4)”, “Bears x4”. Returns: (transfer full) (nullable): the name without the number */
static char *
cut_count (const char *name,
           int        *count)
{
  static gsize pattern = 0;
  g_autofree char *bare = vedette_scan_strip (name, name + strlen (name)), *before = NULL, *behind = NULL;
  g_autoptr (GMatchInfo) match = NULL;

  if (g_once_init_enter (&pattern))
    g_once_init_leave (&pattern, (gsize) g_regex_new ("^(?|([0-9]+)(?:\\s*(?:×\\s*|[xX]\\s+|[xX](?=\"))|\\s+)(.*[^0-9., ].*)()|"
                                                      "()(.+?)\\s*[\\[(]([0-9]+)[\\])]|()(.+?)(?:\\s[xX]|×)\\s*([0-9]+))$",
                                                      G_REGEX_OPTIMIZE | G_REGEX_DOTALL, 0, NULL));
  if (!g_regex_match ((GRegex *) pattern, bare, 0, &match))
    return NULL;
  before = g_match_info_fetch (match, 1);
  behind = g_match_info_fetch (match, 3);
  *count = (int) MIN (g_ascii_strtoll (*before != '\0' ? before : behind, NULL, 10), G_MAXINT);
  return g_match_info_fetch (match, 2);
}

/* A number in the name is that of the figures, if the column has none. Returns: (transfer full) (nullable): the name */
static char *
settle_count (Reader *self,
              Row    *row,
              guint   n)
{
  int count = 0;
  g_autofree char *name = row->name != NULL ? cut_count (row->name, &count) : NULL;

  if (name != NULL && *name != '\0' && !row->count.good)
    {
      row->count.value = count;
      if (self->n_counted++ == 0)
        self->counted = g_strdup (row->name);
      return g_steal_pointer (&name);
    }
  if (!row->count.good)
    row->count.value = 1;
  if (name == NULL || *name == '\0' || count == row->count.value)
    return name != NULL && *name != '\0' ? g_steal_pointer (&name) : g_strdup (row->name);
  if (self->n_doubts++ < MAX_NAMED)
    /* Translators: the number of a row of a table, the name in it, the head of a column, and the number in that */
    vedette_roster_note (self->roster, _("Row %u: the number in the name “%s” was ignored because the %s column has %d. If the "
                                         "column is wrong, correct the file."), n, row->name,
                         vedette_csv_role_get_label (VEDETTE_CSV_COUNT), (int) row->count.value);
  return g_strdup (row->name);
}

/* Returns: whether the row adds up others; what it comes to is compared with them */
static gboolean
take_total (Reader    *self,
            const Row *row)
{
  const char *name = row->name != NULL && *row->name != '\0' ? row->name : row->group != NULL ? row->group : row->type;
  g_autofree char *plain = make_plain (name != NULL ? name : "");
  gsize length = strlen (plain);

  if (length > 0 && plain[length - 1] == ':')
    plain[length - 1] = '\0';
  /* Translators: what people write in the row of a table that adds up the others; apart by | */
  self->at_total = vedette_local_words_is (NC_("words of a typed line", "total|totals|grand total|subtotal|sum|summe|gesamt|"
                                                                        "gesamtsumme|insgesamt|zwischensumme"), plain);
  if (!self->at_total)
    return FALSE;
  vedette_roster_leave (self->roster, "totals", 1);
  self->n_totals++;
  self->roster->all_points = row->points.good ? (int) row->points.value : -1;
  self->roster->all_figures = row->count.good ? (int) row->count.value : -1;
  return TRUE;
}

static gboolean
read_row (Reader            *self,
          const VedetteCsv  *table,
          guint              i,
          GError           **error)
{
  const GStrv cells = table->rows->pdata[i];
  guint n = g_array_index (table->numbers, guint, i);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *name = NULL;
  Row row = { .words = words };

  for (guint k = 0; k < table->n_columns && cells[k] != NULL; k++)
    read_cell (&row, table->roles[k], cells[k]);
  if (take_total (self, &row))
    return TRUE;
  name = settle_count (self, &row, n);
  doubt_number (self, &row.count, VEDETTE_CSV_COUNT, n, name);
  doubt_number (self, &row.points, VEDETTE_CSV_POINTS, n, name);
  return vedette_roster_add (self->roster, row.group, name, row.type, row.count.value, row.points.value, words->str, error);
}

static void
note_rows (const Reader *self)
{
  if (self->n_counted > 0)
    /* Translators: how many rows of a table, and the name in the first of these, such as “6x Boars” */
    vedette_roster_note (self->roster, ngettext ("The number of figures was taken from the name in %u row: “%s”",
                                                 "The number of figures was taken from the name in %u rows, as in “%s”",
                                                 self->n_counted), self->n_counted, self->counted);
  if (self->n_doubts > MAX_NAMED)
    /* Translators: how many rows of a table, besides those that are named */
    vedette_roster_note (self->roster, ngettext ("%u more number might be wrong", "%u more numbers might be wrong",
                                                 self->n_doubts - MAX_NAMED), self->n_doubts - MAX_NAMED);
  /* Several are those of parts, and one within the table may be, too. */
  if (self->n_totals > 1 || !self->at_total)
    self->roster->all_points = self->roster->all_figures = -1;
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
  Reader reader = { .roster = roster };
  gboolean good = TRUE;

  vedette_roster_leave (roster, "columns", count_left_out (self));
  if (!self->has_head)
    vedette_roster_note (roster, _("The table has no header row, so its columns were read as name, figures and points"));
  if (g_str_equal (self->encoding, "WINDOWS-1252"))
    vedette_roster_note (roster, _("The encoding of the table is not given, so it was read as Western (Windows-1252)"));
  for (guint i = self->has_head ? 1 : 0; good && i < self->rows->len; i++)
    good = read_row (&reader, self, i, error);
  note_rows (&reader);
  g_free (reader.counted);
  if (!good)
    return NULL;
  return vedette_roster_finish (g_steal_pointer (&roster), _("This table has no units. Choose a different file."), error);
}

VedetteRoster *
vedette_import_csv (const char  *data,
                    gsize        length,
                    GError     **error)
{
  g_autoptr (VedetteCsv) table = vedette_csv_read (data, length, error);

  return table != NULL ? vedette_csv_make_roster (table, error) : NULL;
}
