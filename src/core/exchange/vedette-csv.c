/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table as spreadsheets write it: RFC 4180, but for the separator and the encoding, which are found. */

#include "vedette-config.h"

#include "core/exchange/vedette-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/typed/vedette-scan.h"

/* No table has more columns. */
#define MAX_COLUMNS 200

/* What heads call a column, in English and German, and in the reader's language. A number of words is parted by “|”. */
static const struct
{
  VedetteCsvRole role;
  const char *label;
  const char *known;
  const char *words;
} heads[] = {
  { VEDETTE_CSV_NAME, NC_("column", "Name"), "name|unit|unit name|figure|who|title|einheit|einheiten|figur|bezeichnung",
    /* Translators: what people write above a column of a table with names of units: several, parted by | */
    NC_("heads of a column", "name|unit|figure") },
  { VEDETTE_CSV_COUNT, NC_("column", "Figures"), "count|men|number|models|figures|size|quantity|qty|how many|no|no.|#|x"
    "|männer|mann|anzahl|zahl|größe|figuren|modelle|stärke|menge|stück",
    /* Translators: what people write above a column of a table with how many men: several, parted by | */
    NC_("heads of a column", "men|number|size") },
  { VEDETTE_CSV_POINTS, NC_("column", "Points"), "points|pts|cost|value|price|punkte|pkt|kosten|wert|preis",
    /* Translators: what people write above a column of a table with points: several, parted by | */
    NC_("heads of a column", "points|pts|cost") },
  { VEDETTE_CSV_TYPE, NC_("column", "Unit type"), "type|kind|unit type|troop type|entry|profile|typ|art|truppentyp",
    /* Translators: what people write above a column of a table with types of units: several, parted by | */
    NC_("heads of a column", "type|kind") },
  { VEDETTE_CSV_GROUP, NC_("column", "Group"), "group|contingent|division|command|force|formation|corps|detachment|battle"
    "|gruppe|kontingent|abteilung|korps",
    /* Translators: what people write above a column of a table with groups of units: several, parted by | */
    NC_("heads of a column", "group|contingent|division") },
  { VEDETTE_CSV_CLASS, NC_("column", "Class"), "class|troop class|quality|grade|troops|klasse|qualität|truppenklasse",
    /* Translators: what people write above a column of a table with classes of troops: several, parted by | */
    NC_("heads of a column", "class|quality") },
  { VEDETTE_CSV_LEADER, NC_("column", "Leader"), "leader|rating|leader rating|leadership|anführer|führung|güte",
    /* Translators: what people write above a column of a table with ratings of leaders: several, parted by | */
    NC_("heads of a column", "leader|rating") },
  { VEDETTE_CSV_WEAPON, NC_("column", "Weapon"), "weapon|weapons|missile|missiles|missile weapon|armed with|arm"
    "|waffe|waffen|bewaffnung",
    /* Translators: what people write above a column of a table with weapons: several, parted by | */
    NC_("heads of a column", "weapon|weapons") },
  { VEDETTE_CSV_MOVE, NC_("column", "Move"), "move|movement|move rate|speed|mv|bewegung|geschwindigkeit",
    /* Translators: what people write above a column of a table with move rates: several, parted by | */
    NC_("heads of a column", "move|speed") },
  { VEDETTE_CSV_RANGE, NC_("column", "Range"), "range|medium range|rng|reichweite|rw",
    /* Translators: what people write above a column of a table with ranges: several, parted by | */
    NC_("heads of a column", "range") },
  { VEDETTE_CSV_NOTES, NC_("column", "Notes"), "notes|note|remarks|comment|comments|description"
    "|notizen|notiz|bemerkungen|bemerkung|anmerkungen|beschreibung",
    /* Translators: what people write above a column of a table with notes: several, parted by | */
    NC_("heads of a column", "notes|remarks") },
  { VEDETTE_CSV_WORDS, NC_("column", "More words, as in a typed line"), "as|words|also|flags|als|wörter",
    /* Translators: what people write above a column of a table with words of a typed line: several, parted by | */
    NC_("heads of a column", "as|words") },
};

void
vedette_csv_free (VedetteCsv *self)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_array_unref);
  g_free (self->text);
  g_free (self->roles);
  g_free (self);
}

/* Returns: what a person calls such a column, translated */
const char *
vedette_csv_role_get_label (VedetteCsvRole role)
{
  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    if (heads[i].role == role)
      return g_dpgettext2 (NULL, "column", heads[i].label);
  return C_("column", "Left out");
}

/* By its mark, or what it is valid as: what is not UTF-8 is the Western encoding of most spreadsheets. */
static char *
decode (VedetteCsv  *self,
        const char  *data,
        gsize        length,
        GError     **error)
{
  const guchar *bytes = (const guchar *) data;
  char *text = NULL;
  gsize written = 0;

  self->encoding = "UTF-8";
  if (length >= 2 && ((bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff)))
    self->encoding = "UTF-16";
  else if (length >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  if (g_str_equal (self->encoding, "UTF-8") && g_utf8_validate_len (data, length, NULL))
    return vedette_scan_drop_nothing (g_strndup (data, length));
  if (g_str_equal (self->encoding, "UTF-8"))
    self->encoding = "WINDOWS-1252";
  text = g_convert (data, (gssize) length, "UTF-8", self->encoding, NULL, &written, NULL);
  if (text != NULL && memchr (text, '\0', written) == NULL)
    return vedette_scan_drop_nothing (text);
  g_free (text);
  vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT,
                _("The encoding of the table is unknown. Save the table as CSV in UTF-8."));
  return NULL;
}

/* The one that stands most often in the first line outside of quotation marks */
static char
find_separator (const char *text)
{
  static const char separators[] = ",;\t|";
  guint counts[sizeof separators] = { 0 };
  gboolean quoted = FALSE;
  gsize best = 0;

  for (; *text != '\0' && (quoted || (*text != '\n' && *text != '\r')); text++)
    {
      const char *found = strchr (separators, *text);

      quoted ^= *text == '"';
      if (found != NULL && !quoted)
        counts[found - separators]++;
    }
  for (gsize i = 1; i < sizeof separators - 1; i++)
    if (counts[i] > counts[best])
      best = i;
  return separators[best];
}

/* “sep=;”, by which a spreadsheet tells itself in the first line what the separator is. Returns: what follows it */
static char *
skip_separator_line (VedetteCsv *self)
{
  char *p = self->text;

  if (g_ascii_strncasecmp (p, "sep=", strlen ("sep=")) != 0 || strchr ("\n\r", p[4]) != NULL || strchr ("\n\r", p[5]) == NULL)
    return p;
  self->separator = p[4];
  self->n_passed = 1;
  p += 5;
  return p + (g_str_has_prefix (p, "\r\n") ? 2 : *p != '\0' ? 1 : 0);
}

/* Adds a row of @n cells, of which as many are in @cells as a table may have columns; one that is empty is passed over. */
static gboolean
add_row (VedetteCsv  *self,
         GPtrArray   *cells,
         guint        n,
         gboolean     empty,
         GError     **error)
{
  GStrv row;

  self->n_passed++;
  if (empty)
    return TRUE;
  if (n > MAX_COLUMNS || self->rows->len > VEDETTE_ROSTER_MAX_UNITS)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                         /* Translators: the most rows and columns */
                         _("The table has more than %d rows or %d columns. Split the table and import the parts."),
                         VEDETTE_ROSTER_MAX_UNITS, MAX_COLUMNS);
  self->n_columns = MAX (self->n_columns, n);
  row = g_new0 (char *, n + 1);
  memcpy (row, cells->pdata, n * sizeof *row);
  g_ptr_array_add (self->rows, row);
  g_array_append_val (self->numbers, self->n_passed);
  return TRUE;
}

/* Cuts the text where it is, so that a table takes little more memory than its file. A cell in quotation marks may have
 * separators, line ends, and doubled marks in it. */
static gboolean
cut (VedetteCsv  *self,
     char        *p,
     guint        most_rows,
     GError     **error)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  char *cell = p, *end = p;
  gboolean quoted = FALSE, begun = FALSE, empty = TRUE;
  guint n = 0;

  for (;; p++)
    {
      char c = *p;

      if (quoted && c != '\0')
        {
          if (c == '"' && p[1] == '"')
            *end++ = *p++;
          else if (c == '"')
            quoted = FALSE;
          else
            *end++ = c;
        }
      else if (c == '"' && !begun)
        quoted = begun = TRUE;
      else if (c == self->separator || c == '\n' || c == '\r' || c == '\0')
        {
          *end = '\0';
          empty = *g_strstrip (cell) == '\0' && empty;
          if (n++ < MAX_COLUMNS)
            g_ptr_array_add (cells, cell);
          if (c == '\r' && p[1] == '\n')
            p++;
          cell = end = p + 1;
          begun = FALSE;
          if (c == self->separator)
            continue;
          if (!add_row (self, cells, n, empty, error))
            return FALSE;
          if (c == '\0' || self->rows->len >= most_rows)
            return TRUE;
          g_ptr_array_set_size (cells, 0);
          empty = TRUE;
          n = 0;
        }
      else
        {
          *end++ = c;
          begun |= c != ' ';
        }
    }
}

static gboolean
is_among (const char *words,
          const char *folded)
{
  g_auto (GStrv) each = g_strsplit (words, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *word = vedette_scan_fold (each[i]);

      if (g_str_equal (word, folded))
        return TRUE;
    }
  return FALSE;
}

static VedetteCsvRole
find_role (const char *head)
{
  g_autofree char *folded = vedette_scan_fold (head);

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    if (is_among (heads[i].known, folded) || is_among (g_dpgettext2 (NULL, "heads of a column", heads[i].words), folded))
      return heads[i].role;
  return VEDETTE_CSV_NOTHING;
}

/* The first column of each role; without a head the usual order. */
static void
guess_roles (VedetteCsv *self)
{
  const GStrv row = self->rows->pdata[0];
  gboolean used[VEDETTE_N_CSV_ROLES] = { FALSE };
  static const VedetteCsvRole usual[] = { VEDETTE_CSV_NAME, VEDETTE_CSV_COUNT, VEDETTE_CSV_POINTS };
  guint first = 0;

  self->roles = g_new0 (VedetteCsvRole, self->n_columns);
  for (guint i = 0; row[i] != NULL; i++)
    {
      VedetteCsvRole role = find_role (row[i]);

      if (role == VEDETTE_CSV_NOTHING || used[role])
        continue;
      self->roles[i] = role;
      used[role] = TRUE;
    }
  /* “Type” alone is what the units are called. */
  for (guint i = 0; !used[VEDETTE_CSV_NAME] && i < self->n_columns; i++)
    if (self->roles[i] == VEDETTE_CSV_TYPE)
      {
        self->roles[i] = VEDETTE_CSV_NAME;
        used[VEDETTE_CSV_NAME] = TRUE;
      }
  self->has_head = used[VEDETTE_CSV_NAME];
  if (self->has_head)
    return;
  memset (self->roles, 0, self->n_columns * sizeof *self->roles);
  if (self->n_columns > 1 && g_ascii_isdigit (*row[0]))
    {
      self->roles[0] = VEDETTE_CSV_COUNT;
      self->roles[1] = VEDETTE_CSV_NAME;
      return;
    }
  for (; first < MIN (self->n_columns, G_N_ELEMENTS (usual)); first++)
    self->roles[first] = usual[first];
}

static VedetteCsv *
read_rows (const char  *data,
           gsize        length,
           guint        most_rows,
           GError     **error)
{
  g_autoptr (VedetteCsv) self = g_new0 (VedetteCsv, 1);
  char *begin;

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->text = decode (self, data, length, error);
  if (self->text == NULL)
    return NULL;
  begin = skip_separator_line (self);
  if (self->separator == '\0')
    self->separator = find_separator (begin);
  if (!cut (self, begin, most_rows, error))
    return NULL;
  if (self->rows->len == 0)
    {
      vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_EMPTY, _("The table is empty. Choose a different file."));
      return NULL;
    }
  guess_roles (self);
  return g_steal_pointer (&self);
}

/**
 * vedette_csv_read:
 *
 * Reads a table and guesses what its columns are.
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with a %VEDETTE_ROSTER_ERROR
 */
VedetteCsv *
vedette_csv_read (const char  *data,
                  gsize        length,
                  GError     **error)
{
  return read_rows (data, length, G_MAXUINT, error);
}

/* Whether the first row names columns, so that it is no typed line */
gboolean
vedette_import_is_csv (const char *data,
                       gsize       length)
{
  g_autoptr (VedetteCsv) table = read_rows (data, length, 1, NULL);
  guint n = 0;

  for (guint i = 0; table != NULL && table->has_head && i < table->n_columns; i++)
    n += table->roles[i] != VEDETTE_CSV_NOTHING ? 1 : 0;
  return n > 1;
}
