/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks JSON text from outside strictly, before json-glib reads it. */

#include "vedette-config.h"

#include "core/json/vedette-json-scanner.h"

#include "core/json/vedette-json-names.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* If the number of digits before the decimal point plus the exponent is at most SAFE_POWER, a number is finite, and
 * scan_number() need not call is_finite(), which is slow. */
#define SAFE_POWER 300

typedef struct
{
  gsize    first_name;
  gboolean is_object;
} Frame;

typedef struct
{
  const char        *text;
  const char        *end;
  const char        *at;
  GError           **error;
  guint              line;    /* of the place in an error message, counted from 1 */
  guint              depth;
  Frame              frames[VEDETTE_JSON_MAX_DEPTH];
  VedetteJsonNames   names;
} Scanner;

typedef enum
{
  STATE_VALUE,
  STATE_KEY,
  STATE_AFTER,
  STATE_DONE,
  STATE_FAILED,
} State;

G_DEFINE_QUARK (vedette-json-error-quark, vedette_json_error)

/* Returns the column of the position @where in its line for an error message, and stores the number of the line for fail().
 * Columns are bytes, counted from 1. */
static gsize
column (Scanner    *self,
        const char *where)
{
  const char *start = self->text;

  self->line = 1;
  for (const char *at = start; at < where; at++)
    if (*at == '\n')
      {
        start = at + 1;
        self->line++;
      }
  return (gsize) (where - start) + 1;
}

G_GNUC_PRINTF (3, 4)
static gboolean
fail (Scanner          *self,
      VedetteJsonError  code,
      const char       *format,
      ...)
{
  va_list args;

  if (self->error == NULL)
    return FALSE;

  va_start (args, format);
  *self->error = g_error_new_valist (VEDETTE_JSON_ERROR, (int) code, format, args);
  va_end (args);
  if (self->line > 1)
    {
      g_autofree char *message = g_steal_pointer (&(*self->error)->message);

      /* Translators: the number of a line of a file, and the error in it */
      (*self->error)->message = g_strdup_printf (_("Line %u: %s"), self->line, message);
    }
  return FALSE;
}

static gboolean
fail_at_end (Scanner *self)
{
  /* Translators: the number of a column of the line, such as 17 */
  return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("The text ends too early (column %zu)"), column (self, self->end));
}

static inline void
skip_space (Scanner *self)
{
  while (self->at < self->end && (*self->at == ' ' || *self->at == '\n' || *self->at == '\r' || *self->at == '\t'))
    self->at++;
}

static inline gboolean
skip_digits (Scanner *self)
{
  const char *start = self->at;

  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;
  return self->at > start;
}

/* Skips \uXXXX or a surrogate pair, and adds the length in UTF-8 of the escaped character to @unescaped. */
static gboolean
scan_unicode_escape (Scanner *self,
                     guint32 *unescaped)
{
  const char *start = self->at;
  int unit;

  if (self->end - start < 6)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("“\\u” needs four hexadecimal digits (column %zu)"),
                 column (self, start));

  unit = vedette_json_read_hex (start + 2);
  if (unit < 0)
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("“\\u” needs four hexadecimal digits (column %zu)"),
                 column (self, start));
  if (unit == 0)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_NUL, _("A NUL character is not allowed (column %zu)"), column (self, start));

  self->at += 6;
  if (vedette_json_is_high_surrogate (unit) &&
      self->end - start >= 12 && start[6] == '\\' && start[7] == 'u' &&
      vedette_json_is_low_surrogate (vedette_json_read_hex (start + 8)))
    {
      self->at += 6;
      *unescaped += 4;
      return TRUE;
    }
  if (vedette_json_is_high_surrogate (unit) || vedette_json_is_low_surrogate (unit))
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_UTF8, _("Half of a surrogate pair is missing (column %zu)"), column (self, start));

  *unescaped += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  return TRUE;
}

static gboolean
scan_escape (Scanner *self,
             guint32 *unescaped)
{
  if (self->end - self->at < 2)
    return fail_at_end (self);

  switch (self->at[1])
    {
    case 'u':
      return scan_unicode_escape (self, unescaped);

    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
      self->at += 2;
      *unescaped += 1;
      return TRUE;

    default:
      /* Translators: the number of a column of the line, such as 17 */
      return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("Unknown escape sequence (column %zu)"), column (self, self->at));
    }
}

/* Skips a string from its first quotation mark on, and describes the string in @name. */
static gboolean
scan_string (Scanner         *self,
             VedetteJsonName *name)
{
  name->start = ++self->at;
  name->unescaped = 0;

  for (;;)
    {
      const char *run = self->at;
      const char *at = run;

      while (at < self->end && (guchar) *at >= 0x20 && *at != '"' && *at != '\\')
        at++;
      self->at = at;
      name->unescaped += (guint32) (at - run);

      if (at == self->end)
        return fail_at_end (self);
      if (*at == '"')
        break;
      if (*at != '\\')
        /* Translators: the number of a column of the line, such as 17 */
        return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A control character in a string must be escaped (column %zu)"),
                     column (self, at));
      if (!scan_escape (self, &name->unescaped))
        return FALSE;
    }

  name->length = (guint32) (self->at - name->start);
  self->at++;
  return TRUE;
}

static gboolean
fail_duplicate (Scanner    *self,
                const char *start)
{
  /* Translators: the number of a column of the line, such as 17 */
  return fail (self, VEDETTE_JSON_ERROR_DUPLICATE, _("A name appears twice in the same object (column %zu)"),
               column (self, start - 1));
}

static gboolean
scan_name (Scanner *self)
{
  VedetteJsonName name;

  if (!scan_string (self, &name))
    return FALSE;
  return vedette_json_names_add (&self->names, self->frames[self->depth - 1].first_name, &name) ||
         fail_duplicate (self, name.start);
}

/* Returns whether a whole number fits into 64 bits with its sign. json-glib reads the lowest such number,
 * -9223372036854775808, correctly, but silently turns a number that does not fit into a wrong one. */
static gboolean
integer_fits (const char *digits,
              const char *end,
              gboolean    negative)
{
  guint64 limit = negative ? (guint64) G_MAXINT64 + 1 : (guint64) G_MAXINT64;
  guint64 value = 0;

  if (end - digits <= 18)
    return TRUE;
  if (end - digits > 19)
    return FALSE;
  for (; digits < end; digits++)
    value = value * 10 + (guint64) (*digits - '0');
  return value <= limit;
}

static gboolean
is_finite (const char *start,
           const char *end)
{
  g_autofree char *copy = g_strndup (start, (gsize) (end - start));

  return isfinite (g_ascii_strtod (copy, NULL));
}

/* Skips an exponent if there is one, and stores a positive exponent in @power. Once @power is above SAFE_POWER, the
 * function ignores further digits, so that @power cannot overflow. */
static gboolean
scan_exponent (Scanner *self,
               gint64  *power)
{
  gboolean negative = FALSE;
  const char *digits;

  if (self->at == self->end || (*self->at != 'e' && *self->at != 'E'))
    return TRUE;

  self->at++;
  if (self->at < self->end && (*self->at == '+' || *self->at == '-'))
    negative = *self->at++ == '-';
  digits = self->at;
  if (!skip_digits (self))
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("The exponent of the number has no digits (column %zu)"),
                 column (self, self->at));

  if (!negative)
    for (; digits < self->at && *power <= SAFE_POWER; digits++)
      *power = *power * 10 + (*digits - '0');
  return TRUE;
}

static gboolean
scan_number (Scanner *self)
{
  const char *start = self->at;
  const char *digits, *end_of_digits;
  gboolean negative = *start == '-';
  gint64 power = 0;

  if (negative)
    self->at++;
  digits = self->at;
  if (!skip_digits (self))
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A digit must follow the minus sign (column %zu)"),
                 column (self, self->at));
  end_of_digits = self->at;
  if (*digits == '0' && end_of_digits - digits > 1)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A number cannot have extra zeros at the start (column %zu)"),
                 column (self, digits));

  if (self->at < self->end && *self->at == '.')
    {
      self->at++;
      if (!skip_digits (self))
        /* Translators: the number of a column of the line, such as 17 */
        return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A digit must follow the decimal point (column %zu)"),
                     column (self, self->at));
    }
  if (!scan_exponent (self, &power))
    return FALSE;

  if (self->at == end_of_digits)
    {
      if (!integer_fits (digits, end_of_digits, negative))
        /* Translators: the number of a column of the line, such as 17 */
        return fail (self, VEDETTE_JSON_ERROR_NUMBER, _("The whole number is too large (column %zu)"), column (self, start));
    }
  else if (end_of_digits - digits + power > SAFE_POWER && !is_finite (start, self->at))
    {
      /* Translators: the number of a column of the line, such as 17 */
      return fail (self, VEDETTE_JSON_ERROR_NUMBER, _("The number is too large (column %zu)"), column (self, start));
    }
  return TRUE;
}

static gboolean
scan_literal (Scanner    *self,
              const char *literal)
{
  gsize length = strlen (literal);

  if ((gsize) (self->end - self->at) < length || memcmp (self->at, literal, length) != 0)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A value is expected (column %zu)"), column (self, self->at));
  self->at += length;
  return TRUE;
}

/* Enters an array or object at its opening bracket. Returns the state of the scanner after that bracket. */
static State
open_container (Scanner *self)
{
  gboolean is_object = *self->at == '{';

  if (self->depth == VEDETTE_JSON_MAX_DEPTH)
    {
      /* Translators: the number of a column of the line, such as 17 */
      fail (self, VEDETTE_JSON_ERROR_DEPTH, _("Arrays and objects are nested too deeply (column %zu)"),
            column (self, self->at));
      return STATE_FAILED;
    }

  self->frames[self->depth].first_name = self->names.n_names;
  self->frames[self->depth].is_object = is_object;
  self->depth++;
  self->at++;

  /* RFC 8259 allows a closing bracket directly after the opening bracket, but not after a comma, so STATE_KEY and
   * STATE_VALUE do not accept a closing bracket. */
  skip_space (self);
  if (self->at < self->end && *self->at == (is_object ? '}' : ']'))
    return STATE_AFTER;
  return is_object ? STATE_KEY : STATE_VALUE;
}

static gboolean
close_container (Scanner *self)
{
  const char *duplicate = vedette_json_names_close (&self->names, self->frames[self->depth - 1].first_name);

  if (duplicate != NULL)
    return fail_duplicate (self, duplicate);
  self->depth--;
  self->at++;
  return TRUE;
}

static State
scan_value (Scanner *self)
{
  VedetteJsonName ignored;
  gboolean ok;

  skip_space (self);
  if (self->at == self->end)
    {
      fail_at_end (self);
      return STATE_FAILED;
    }

  switch (*self->at)
    {
    case '{':
    case '[':
      return open_container (self);
    case '"':
      ok = scan_string (self, &ignored);
      break;
    case 't':
      ok = scan_literal (self, "true");
      break;
    case 'f':
      ok = scan_literal (self, "false");
      break;
    case 'n':
      ok = scan_literal (self, "null");
      break;
    default:
      if (*self->at == '-' || g_ascii_isdigit (*self->at))
        ok = scan_number (self);
      else
        ok = fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A value is expected (column %zu)"), column (self, self->at));
    }
  return ok ? STATE_AFTER : STATE_FAILED;
}

static State
scan_member (Scanner *self)
{
  skip_space (self);
  if (self->at == self->end)
    fail_at_end (self);
  else if (*self->at != '"')
    /* Translators: the number of a column of the line, such as 17 */
    fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A name in quotation marks is expected (column %zu)"), column (self, self->at));
  else if (scan_name (self))
    {
      skip_space (self);
      if (self->at == self->end)
        fail_at_end (self);
      else if (*self->at != ':')
        /* Translators: the number of a column of the line, such as 17 */
        fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A colon is expected (column %zu)"), column (self, self->at));
      else
        {
          self->at++;
          return STATE_VALUE;
        }
    }
  return STATE_FAILED;
}

/* Scans the text after a value: a comma, the end of the array or object around the value, or the end of the text. */
static State
scan_after (Scanner *self)
{
  const Frame *frame;

  skip_space (self);
  if (self->depth == 0)
    {
      if (self->at == self->end)
        return STATE_DONE;
      /* Translators: the number of a column of the line, such as 17 */
      fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("There is extra text after the value (column %zu)"), column (self, self->at));
      return STATE_FAILED;
    }
  if (self->at == self->end)
    {
      fail_at_end (self);
      return STATE_FAILED;
    }

  frame = &self->frames[self->depth - 1];
  if (*self->at == ',')
    {
      self->at++;
      return frame->is_object ? STATE_KEY : STATE_VALUE;
    }
  if (*self->at == (frame->is_object ? '}' : ']'))
    return close_container (self) ? STATE_AFTER : STATE_FAILED;

  if (frame->is_object)
    /* Translators: the number of a column of the line, such as 17 */
    fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A comma or “}” is expected (column %zu)"), column (self, self->at));
  else
    /* Translators: the number of a column of the line, such as 17 */
    fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A comma or “]” is expected (column %zu)"), column (self, self->at));
  return STATE_FAILED;
}

/* Checks the length and the encoding of the whole text before the scanner looks at the grammar. */
static gboolean
check_bytes (Scanner *self,
             gsize    length)
{
  const char *bad;

  if (length > VEDETTE_JSON_MAX_LENGTH)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_LENGTH, _("The text is too long (column %zu)"), VEDETTE_JSON_MAX_LENGTH + 1);
  if (length == 0)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("The text is empty (column %zu)"), (gsize) 1);
  if (!g_utf8_validate_len (self->text, length, &bad))
    {
      if (*bad == '\0')
        return fail (self, VEDETTE_JSON_ERROR_NUL, _("A NUL character is not allowed (column %zu)"), column (self, bad));
      /* Translators: the number of a column of the line, such as 17 */
      return fail (self, VEDETTE_JSON_ERROR_UTF8, _("The text is not UTF-8 (column %zu)"), column (self, bad));
    }
  if (length >= 3 && memcmp (self->text, "\xef\xbb\xbf", 3) == 0)
    /* Translators: the number of a column of the line, such as 17 */
    return fail (self, VEDETTE_JSON_ERROR_SYNTAX, _("A byte order mark is not allowed (column %zu)"), (gsize) 1);
  return TRUE;
}

static gboolean
scan_text (Scanner *self)
{
  State state = STATE_VALUE;

  for (;;)
    switch (state)
      {
      case STATE_VALUE:
        state = scan_value (self);
        break;
      case STATE_KEY:
        state = scan_member (self);
        break;
      case STATE_AFTER:
        state = scan_after (self);
        break;
      case STATE_DONE:
        return TRUE;
      case STATE_FAILED:
      default:
        return FALSE;
      }
}

/**
 * vedette_json_scan:
 * @text: (array length=length) (element-type guint8): any bytes; no NUL needs to follow
 * @length: the length of @text in bytes
 * @error: return location for an error
 *
 * Checks that the whole of @text is one JSON value (RFC 8259) that json-glib reads without loss or harm: UTF-8, no
 * NUL, no duplicate name in an object, whole numbers within 64 bits, other numbers finite, at most
 * %VEDETTE_JSON_MAX_DEPTH levels and %VEDETTE_JSON_MAX_LENGTH bytes.
 *
 * Time and memory are proportional to @length, except that sorting the *n* names of a large object takes *n* log *n*.
 *
 * Returns: %TRUE if @text is valid; otherwise %FALSE with a [error@VedetteJsonError], whose message has the reason and
 *   the column in bytes, counted from 1, and the line if it is not the first
 */
gboolean
vedette_json_scan (const char  *text,
                   gsize        length,
                   GError     **error)
{
  Scanner self;
  gboolean ok;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  /* g_bytes_get_data() returns NULL for an empty GBytes, so @text can be NULL. */
  if (text == NULL)
    text = "";

  /* The fields of self are set one by one, because clearing the arrays frames and names would cost more than scanning
   * most lines. */
  self.text = text;
  self.end = text + length;
  self.at = text;
  self.error = error;
  self.line = 1;
  self.depth = 0;
  vedette_json_names_init (&self.names);

  ok = check_bytes (&self, length) && scan_text (&self);

  vedette_json_names_clear (&self.names);
  return ok;
}

/**
 * vedette_json_parse:
 * @text: (array length=length) (element-type guint8): any bytes; no NUL needs to follow
 * @length: the length of @text in bytes
 * @error: return location for an error
 *
 * Checks @text with [func@json_scan] and parses it with json-glib.
 *
 * Returns: (transfer full): the root of the parsed JSON; %NULL with a
 *   [error@VedetteJsonError], or with a `JSON_PARSER_ERROR` if only json-glib refused the text
 */
JsonNode *
vedette_json_parse (const char  *text,
                    gsize        length,
                    GError     **error)
{
  g_autoptr(JsonParser) parser = NULL;
  JsonNode *root;

  if (!vedette_json_scan (text, length, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, (gssize) length, error))
    return NULL;

  root = json_parser_steal_root (parser);
  if (root == NULL)
    g_set_error (error, VEDETTE_JSON_ERROR, VEDETTE_JSON_ERROR_SYNTAX, _("The text is empty (column %zu)"), (gsize) 1);
  return root;
}
