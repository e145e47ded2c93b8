/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds names that occur twice in one object, for the JSON scanner. */

#include "core/json/vedette-json-names.h"

#include <stdlib.h>
#include <string.h>

/* Each of the first FEW_NAMES names of an object is compared with the names before it. The names of a larger object
 * are sorted when the object ends, because a hostile text could make a hash table slow. */
#define FEW_NAMES 16

/* Returns the value of four hexadecimal digits, or -1 if one of the four characters is not such a digit. */
int
vedette_json_read_hex (const char *digits)
{
  int value = 0;

  for (guint i = 0; i < 4; i++)
    {
      int digit = g_ascii_xdigit_value (digits[i]);

      if (digit < 0)
        return -1;
      value = value * 16 + digit;
    }
  return value;
}

/* Returns the next character of a name, and moves @cursor past it. The scanner has already found the name valid, so
 * this function does not check escapes. */
static gunichar
next_char (const char **cursor)
{
  const char *at = *cursor;
  gunichar c;

  if (*at != '\\')
    {
      *cursor = g_utf8_next_char (at);
      return g_utf8_get_char (at);
    }

  *cursor = at + 2;
  switch (at[1])
    {
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    case 'u':
      break;
    default:
      return (guchar) at[1];
    }

  c = (gunichar) vedette_json_read_hex (at + 2);
  *cursor = at + 6;
  if (vedette_json_is_high_surrogate ((int) c))
    {
      c = 0x10000 + ((c - 0xd800) << 10) + ((gunichar) vedette_json_read_hex (at + 8) - 0xdc00);
      *cursor = at + 12;
    }
  return c;
}

/* Orders names by length, then by characters, after each escape is replaced by its character. The bytes of UTF-8 sort
 * in the order of the characters, so names without an escape can be compared as bytes. */
static int
compare (const VedetteJsonName *a,
         const VedetteJsonName *b)
{
  const char *in_a = a->start;
  const char *in_b = b->start;

  if (a->unescaped != b->unescaped)
    return a->unescaped < b->unescaped ? -1 : 1;
  if (a->length == a->unescaped && b->length == b->unescaped)
    return memcmp (in_a, in_b, a->length);

  while (in_a < a->start + a->length)
    {
      gunichar char_a = next_char (&in_a);
      gunichar char_b = next_char (&in_b);

      if (char_a != char_b)
        return char_a < char_b ? -1 : 1;
    }
  return 0;
}

/* Orders names as compare() does, and equal names by their position in the text, so that the error points to the second
 * of two equal names. */
static int
compare_for_sort (gconstpointer a,
                  gconstpointer b)
{
  const VedetteJsonName *name_a = a;
  const VedetteJsonName *name_b = b;
  int order = compare (name_a, name_b);

  if (order != 0)
    return order;
  return name_a->start < name_b->start ? -1 : name_a->start > name_b->start;
}

void
vedette_json_names_init (VedetteJsonNames *self)
{
  self->n_names = 0;
  self->allocated = VEDETTE_JSON_INLINE_NAMES;
  self->names = self->inline_names;
}

void
vedette_json_names_clear (VedetteJsonNames *self)
{
  if (self->names != self->inline_names)
    g_free (self->names);
  self->names = NULL;
}

static void
grow (VedetteJsonNames *self)
{
  self->allocated *= 2;
  if (self->names == self->inline_names)
    {
      self->names = g_new (VedetteJsonName, self->allocated);
      memcpy (self->names, self->inline_names, sizeof self->inline_names);
    }
  else
    {
      self->names = g_renew (VedetteJsonName, self->names, self->allocated);
    }
}

/* Adds a name to the innermost object, whose names begin at index @first. Returns FALSE for a duplicate among the first
 * FEW_NAMES names of the object; vedette_json_names_close() finds later duplicates. */
gboolean
vedette_json_names_add (VedetteJsonNames      *self,
                        gsize                  first,
                        const VedetteJsonName *name)
{
  if (self->n_names - first < FEW_NAMES)
    for (gsize i = first; i < self->n_names; i++)
      if (name->unescaped == self->names[i].unescaped && compare (name, &self->names[i]) == 0)
        return FALSE;

  if (self->n_names == self->allocated)
    grow (self);
  self->names[self->n_names++] = *name;
  return TRUE;
}

/* Removes the names of the innermost object when that object ends. Returns the position in the text of the first
 * repeated name; NULL if no name is repeated, or if vedette_json_names_add() has compared all names. */
const char *
vedette_json_names_close (VedetteJsonNames *self,
                          gsize             first)
{
  VedetteJsonName *names = self->names + first;
  gsize n_names = self->n_names - first;
  const char *duplicate = NULL;

  self->n_names = first;
  if (n_names <= FEW_NAMES)
    return NULL;

  qsort (names, n_names, sizeof *names, compare_for_sort);
  for (gsize i = 1; i < n_names; i++)
    if (compare (&names[i - 1], &names[i]) == 0 && (duplicate == NULL || names[i].start < duplicate))
      duplicate = names[i].start;
  return duplicate;
}
