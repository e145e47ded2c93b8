/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text was read: its pieces, each with what it stands for, and what is in doubt. */

#include "vedette-config.h"

#include "core/typed/vedette-reading.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/typed/vedette-scan.h"

/* So many of one line are said: whoever reads five questions types the line anew. */
#define MAX_DOUBTS 5

/* From these bytes on, the text and what is read of it are so far apart. */
typedef struct
{
  gsize text, lines;
} Shift;

/**
 * VedetteReading:
 *
 * What any system makes of a typed text. The text may have several lines, each read by itself; blank ones and comments,
 * which begin with “#” and a space, do not count but for the numbers of the others.
 */
struct _VedetteReading
{
  GObject parent_instance;

  char *text;
  char *lines; /* the text as it is read, in which each line ends with a zero */
  GArray *shifts; /* (element-type Shift): where the one has fewer bytes than the other, in their order */
  char *at;    /* where the next line begins */
  guint n_lines;
  guint line;
  guint n_of_line;
  GArray *numbers; /* (element-type guint): which line of the text each is, from 1 */
  guint n_passed;  /* lines of the text, blank ones and comments among them */
  GArray *pieces; /* (element-type VedettePiece) */
  GArray *doubts; /* (element-type VedetteDoubt) */
  char *sum;      /* NULL for nothing */
};

G_DEFINE_FINAL_TYPE (VedetteReading, vedette_reading, G_TYPE_OBJECT)

static void
clear_piece (gpointer data)
{
  VedettePiece *piece = data;

  g_free (piece->field);
  g_free (piece->label);
  g_free (piece->value);
  g_free (piece->said);
}

static void
clear_doubt (gpointer data)
{
  VedetteDoubt *doubt = data;

  g_free (doubt->rule);
  g_free (doubt->why);
  g_free (doubt->instead);
}

static void
vedette_reading_finalize (GObject *object)
{
  VedetteReading *self = VEDETTE_READING (object);

  g_free (self->text);
  g_free (self->lines);
  g_free (self->sum);
  g_array_unref (self->pieces);
  g_array_unref (self->doubts);
  g_array_unref (self->numbers);
  g_array_unref (self->shifts);

  G_OBJECT_CLASS (vedette_reading_parent_class)->finalize (object);
}

static void
vedette_reading_class_init (VedetteReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_reading_finalize;
}

static void
vedette_reading_init (VedetteReading *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->shifts = g_array_new (FALSE, FALSE, sizeof (Shift));
  self->pieces = g_array_new (FALSE, TRUE, sizeof (VedettePiece));
  g_array_set_clear_func (self->pieces, clear_piece);
  self->doubts = g_array_new (FALSE, TRUE, sizeof (VedetteDoubt));
  g_array_set_clear_func (self->doubts, clear_doubt);
}

/* Returns: (nullable): the mark at which a text in quotation marks ends that begins at @p, on the same line */
static const char *
find_closing (const char *p)
{
  for (p++; *p != '\0' && *p != '"' && !vedette_scan_is_line_end (g_utf8_get_char (p)); p = g_utf8_next_char (p))
    if (*p == '\\' && p[1] != '\0')
      p++;
  return *p == '"' ? p : NULL;
}

/* Makes of the text what is read: without letters that say nothing, and with one kind of digits. What stands in quotation
 * marks is taken as it is. */
static char *
make_lines (VedetteReading *self)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gboolean begins = TRUE, quotes = TRUE;
  gsize apart = 0;

  if (!g_utf8_validate (self->text, -1, NULL))
    return g_strdup (self->text);
  for (const char *p = self->text, *next; *p != '\0'; p = next)
    {
      gunichar c = g_utf8_get_char (p);
      const char *closing = c == '"' && begins && quotes ? find_closing (p) : NULL;

      quotes = (quotes && (closing != NULL || c != '"' || !begins)) || vedette_scan_is_line_end (c);
      next = closing != NULL ? closing + 1 : g_utf8_next_char (p);
      if (closing == NULL && c >= 0x80 && g_unichar_isdigit (c))
        g_string_append_c (lines, (char) ('0' + g_unichar_digit_value (c)));
      else if (closing != NULL || !vedette_scan_is_nothing (c))
        g_string_append_len (lines, p, next - p);
      if ((gsize) (next - self->text) != lines->len + apart)
        {
          Shift shift = { .text = (gsize) (next - self->text), .lines = lines->len };

          g_array_append_val (self->shifts, shift);
          apart = shift.text - shift.lines;
        }
      begins = vedette_scan_is_nothing (c) ? begins
                                           : g_unichar_isspace (c) || vedette_scan_is_separator (c) || c == '(' || c == ':';
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* Returns: by how many bytes the text is longer up to @offset, which is one of the text or of what is read */
static gsize
find_shift (VedetteReading *self,
            gsize           offset,
            gboolean        of_text)
{
  guint first = 0, end = self->shifts->len;

  /* Hostile lines have a shift for each word, so a search from the start would be quadratic. */
  while (first < end)
    {
      guint middle = (first + end) / 2;
      const Shift *shift = &g_array_index (self->shifts, Shift, middle);

      if ((of_text ? shift->text : shift->lines) <= offset)
        first = middle + 1;
      else
        end = middle;
    }
  if (first == 0)
    return 0;
  return g_array_index (self->shifts, Shift, first - 1).text - g_array_index (self->shifts, Shift, first - 1).lines;
}

/* Returns: where in the text stands what is at @at in what is read */
static gsize
find_in_text (VedetteReading *self,
              const char     *at)
{
  gsize offset = (gsize) (at - self->lines);

  return offset + find_shift (self, offset, FALSE);
}

/**
 * vedette_reading_new:
 *
 * Letters that say nothing, such as U+200B, are passed over, and digits of any script are read, but in quotation marks.
 *
 * Returns: (transfer full): a reading of @text that has not begun
 */
VedetteReading *
vedette_reading_new (const char *text)
{
  VedetteReading *self = g_object_new (VEDETTE_TYPE_READING, NULL);

  self->text = g_strdup (text);
  self->lines = make_lines (self);
  self->at = self->lines;
  return self;
}

const char *
vedette_reading_get_text (VedetteReading *self)
{
  return self->text;
}

/* Returns: where a piece or a doubt points to, by its number of bytes, to add something about it */
const char *
vedette_reading_at (VedetteReading *self,
                    gsize           offset)
{
  return self->lines + offset - find_shift (self, offset, TRUE);
}

/* “# so far paid for”, but “#2 squad” */
static gboolean
is_comment (const char *p)
{
  return *p == '#' && (p[1] == '\0' || g_unichar_isspace (g_utf8_get_char (p + 1)));
}

static char *
find_line_end (char *p)
{
  while (*p != '\0' && !vedette_scan_is_line_end (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);
  return p;
}

/**
 * vedette_reading_next_line:
 * @from: (out): where the next line begins
 * @to: (out): where it ends
 *
 * Goes to the next line that is neither blank nor a comment. Everything that is added afterwards belongs to this line, and
 * points into it. The line ends with a zero. The text has to be UTF-8.
 *
 * Returns: whether there is one
 */
gboolean
vedette_reading_next_line (VedetteReading  *self,
                           const char     **from,
                           const char     **to)
{
  while (*self->at != '\0')
    {
      char *start = self->at, *end = find_line_end (start);
      gboolean returned = *end == '\r' && end[1] == '\n';
      const char *first;

      self->at = *end != '\0' ? g_utf8_next_char (end) + (returned ? 1 : 0) : end;
      memset (end, 0, (gsize) (self->at - end));
      self->n_passed++;
      first = vedette_scan_skip_space (start);
      if (*first == '\0' || is_comment (first))
        continue;
      g_array_append_val (self->numbers, self->n_passed);
      *from = start;
      *to = end;
      self->line = self->n_lines++;
      self->n_of_line = 0;
      return TRUE;
    }
  return FALSE;
}

guint
vedette_reading_get_n_lines (VedetteReading *self)
{
  return self->n_lines;
}

/* Goes back to a line that was read, to add to it. */
void
vedette_reading_set_line (VedetteReading *self,
                          guint           line)
{
  self->line = line;
  self->n_of_line = 0;
}

/**
 * vedette_reading_add_piece:
 * @from: where it begins, within the line
 * @to: where it ends
 *
 * Adds what a part of the line was read as.
 */
void
vedette_reading_add_piece (VedetteReading *self,
                           const char     *from,
                           const char     *to,
                           const char     *field,
                           const char     *label,
                           const char     *value,
                           const char     *said)
{
  VedettePiece piece = { .line = self->line, .from = find_in_text (self, from), .to = find_in_text (self, to),
                         .field = g_strdup (field), .label = g_strdup (label), .value = g_strdup (value),
                         .said = g_strdup (said) };

  guint place = self->pieces->len;

  /* In the order in which they stand, whatever is read first */
  while (place > 0 && vedette_reading_nth_piece (self, place - 1)->from > piece.from)
    place--;
  g_array_insert_val (self->pieces, place, piece);
}

/**
 * vedette_reading_add_doubt:
 * @from: where what it is about begins, within the line
 * @to: where that ends
 * @rule: (nullable): the rule behind it
 * @instead: (nullable): what would do in place of that part
 * @format: a translated sentence
 *
 * Adds a doubt about the line.
 */
void
vedette_reading_add_doubt (VedetteReading    *self,
                           VedetteDoubtGrade  grade,
                           const char        *from,
                           const char        *to,
                           const char        *rule,
                           const char        *instead,
                           const char        *format,
                           ...)
{
  VedetteDoubt doubt = { .grade = grade, .line = self->line, .from = find_in_text (self, from),
                         .to = find_in_text (self, to), .rule = g_strdup (rule), .instead = g_strdup (instead) };
  va_list args;

  va_start (args, format);
  doubt.why = g_strdup_vprintf (format, args);
  va_end (args);
  if (grade != VEDETTE_DOUBT_FAULT && self->n_of_line >= MAX_DOUBTS)
    clear_doubt (&doubt);
  else
    g_array_append_val (self->doubts, doubt);
  self->n_of_line++;
}

guint
vedette_reading_get_n_pieces (VedetteReading *self)
{
  return self->pieces->len;
}

const VedettePiece *
vedette_reading_nth_piece (VedetteReading *self,
                           guint           i)
{
  return &g_array_index (self->pieces, VedettePiece, i);
}

guint
vedette_reading_get_n_doubts (VedetteReading *self)
{
  return self->doubts->len;
}

const VedetteDoubt *
vedette_reading_nth_doubt (VedetteReading *self,
                           guint           i)
{
  return &g_array_index (self->doubts, VedetteDoubt, i);
}

/* Returns: (nullable): the first piece of a line that says @field */
const VedettePiece *
vedette_reading_find_piece (VedetteReading *self,
                            guint           line,
                            const char     *field)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (self, i);

      if (piece->line == line && g_str_equal (piece->field, field))
        return piece;
    }
  return NULL;
}

static const VedetteDoubt *
find_doubt (VedetteReading    *self,
            VedetteDoubtGrade  grade)
{
  for (guint i = 0; i < self->doubts->len; i++)
    if (vedette_reading_nth_doubt (self, i)->grade == grade)
      return vedette_reading_nth_doubt (self, i);
  return NULL;
}

/* Whether there is a doubt of that grade */
gboolean
vedette_reading_has (VedetteReading    *self,
                     VedetteDoubtGrade  grade)
{
  return find_doubt (self, grade) != NULL;
}

/* Returns: (nullable): the first thing that cannot be read */
const VedetteDoubt *
vedette_reading_find_fault (VedetteReading *self)
{
  return find_doubt (self, VEDETTE_DOUBT_FAULT);
}

/* Returns: (transfer full): the sentence, with the number of the line where there are several */
char *
vedette_reading_say_doubt (VedetteReading     *self,
                           const VedetteDoubt *doubt)
{
  guint number = doubt->line < self->numbers->len ? g_array_index (self->numbers, guint, doubt->line) : doubt->line + 1;

  if (self->n_lines < 2 && number < 2)
    return g_strdup (doubt->why);
  /* Translators: the number of a line among several that were typed at once, and a sentence about it */
  return g_strdup_printf (_("Line %u: %s"), number, doubt->why);
}

/* Returns: (transfer full): what the line was read as, for a person: the pieces in the order in which they stand */
char *
vedette_reading_say_line (VedetteReading *self,
                          guint           line)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (self, i);

      if (piece->line != line)
        continue;
      if (said->len > 0)
        g_string_append (said, " · ");
      /* Translators: what a part of a typed line says, as in “Class: Average” */
      g_string_append_printf (said, C_("typed line", "%s: %s"), piece->label, piece->said);
    }
  return g_string_free (said, FALSE);
}

/**
 * vedette_reading_set_sum:
 * @sum: what all of it comes to, in a few words for a person, such as “needs 19”
 */
void
vedette_reading_set_sum (VedetteReading *self,
                         const char     *sum)
{
  g_free (self->sum);
  self->sum = g_strdup (sum);
}

/* Returns: (transfer none) (nullable): what all of it comes to, if that can be said in a few words */
const char *
vedette_reading_get_sum (VedetteReading *self)
{
  return self->sum;
}

/* Returns: (transfer full): the whole text with what would do instead */
char *
vedette_reading_apply (VedetteReading     *self,
                       const VedetteDoubt *doubt)
{
  g_return_val_if_fail (doubt->instead != NULL, NULL);

  return g_strdup_printf ("%.*s%s%s", (int) doubt->from, self->text, doubt->instead, self->text + doubt->to);
}
