/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes typed lines of any system by a table of fields. */

#pragma once

#include "core/typed/vedette-reading.h"
#include "core/typed/vedette-vocabulary.h"
#include "core/typed/vedette-words.h"

G_BEGIN_DECLS

/* No table has more fields. */
#define VEDETTE_TYPED_MAX_FIELDS 20

/**
 * VedetteTypedField:
 * @property: the property of the record; a piece of the reading has this name
 * @words: the kind of the words that are values, 0 for none
 * @mark: the kind of the words beside a value, such as “leader” in “good leader”, 0 for none
 * @text: how many words behind the mark are a text, %G_MAXUINT for all of them, and 0 for a field that is not a text
 * @beside: (nullable): words beside a number, divided by | and marked for translation
 * @units: (nullable): units behind that number, divided in the same way
 * @inches: whether the number is in inches, and the value in hundredths of an inch
 * @least: the lowest number
 * @most: the highest number
 * @write: (nullable): how the value is written, with one %s
 * @always: whether the default value is written, too
 * @say: (nullable): what a person calls a value where the label of the value is not clear
 * @rule: (nullable): the rule behind a number that is out of range
 * @wrong: (nullable): the error if a number is out of range, with %s for what was typed and %d for the highest number, or with
 *   two %d for the lowest and the highest number
 * @twice: (nullable): the error if there are two values, with %s for what was typed now and earlier
 */
typedef struct
{
  const char *property;
  int words;
  int mark;
  guint text;
  const char *beside;
  const char *units;
  gboolean inches;
  int least, most;
  const char *write;
  gboolean always;
  char *(*say) (int value);
  const char *rule;
  const char *wrong;
  const char *twice;
} VedetteTypedField;

/**
 * VedetteTypedTerm:
 * @first: the first word
 * @end: behind the last word
 * @field: the field of which the words are a value
 * @value: the value; inches are in hundredths, and -1 is a number that the field cannot have
 * @other: another field that the words can mean, -1 for none
 * @other_value: the value of that field; of a typed text, the first word of the text
 * @marked: whether a word beside the value decides which field is meant
 * @text: (nullable): the value, if it is a text that is not typed in full
 */
typedef struct
{
  guint first, end;
  int field, value;
  int other, other_value;
  gboolean marked;
  const char *text;
} VedetteTypedTerm;

/**
 * VedetteTypedTable:
 * @fields: the fields, in the order in which they are written
 * @n_fields: how many fields there are
 * @words: gets the words
 * @link: the kind of the words between terms, such as “with”
 * @find: finds a term that the columns cannot describe, and sets the field, which is -1 for none
 * @takes: (nullable): whether a line takes a value; asks about a value that the line does not take
 * @loose: whether words that are not terms can be between the terms
 * @data: (nullable): what @find and @takes need to know
 */
typedef struct _VedetteTypedTable VedetteTypedTable;
typedef struct _VedetteTyped VedetteTyped;
struct _VedetteTypedTable
{
  const VedetteTypedField *fields;
  guint n_fields;
  VedetteVocabulary *(*words) (void);
  int link;
  void (*find) (const VedetteTypedTable *table, GArray *words, guint first, guint end, VedetteTypedTerm *term);
  gboolean (*takes) (VedetteTyped *line, int field, const char *text, const char *from, const char *to);
  gboolean loose;
  gconstpointer data;
};

/**
 * VedetteTypedSaid:
 * @from: (nullable): where the value was typed, %NULL for a field that was not typed
 * @to: where the typed value ends
 * @value: the value
 * @text: (nullable): the value of a text
 * @wrong: whether there was an error, so that the value is not what was typed
 */
typedef struct
{
  const char *from, *to;
  int value;
  char *text;
  gboolean wrong;
} VedetteTypedSaid;

/**
 * VedetteTyped:
 * @table: what a line can contain
 * @reading: (nullable): gets the pieces and doubts; %NULL for a line that is only tried
 * @from: where the line, or the item of a line, begins
 * @to: where the line or the item ends
 * @said: the value of each field
 * @failed: whether there was an error
 *
 * One line while it is read.
 */
struct _VedetteTyped
{
  const VedetteTypedTable *table;
  VedetteReading *reading;
  const char *from, *to;
  VedetteTypedSaid said[VEDETTE_TYPED_MAX_FIELDS];
  gboolean failed;
};

guint    vedette_typed_find     (const VedetteTypedTable *table,
                                 GArray                  *words,
                                 guint                    first,
                                 guint                    end,
                                 VedetteTypedTerm        *term);
gboolean vedette_typed_run      (const VedetteTypedTable *table,
                                 GArray                  *words,
                                 guint                    first,
                                 guint                    end,
                                 GArray                  *terms);
guint    vedette_typed_part_end (GArray                  *words,
                                 guint                    first);
gboolean vedette_typed_next_part (GArray                 *words,
                                 guint                    last,
                                 guint                   *first,
                                 guint                   *end);
void     vedette_typed_fail     (VedetteTyped            *self,
                                 const char              *rule,
                                 const char              *from,
                                 const char              *to,
                                 const char              *format,
                                 ...) G_GNUC_PRINTF (5, 6);
char    *vedette_typed_fill     (const char              *sentence,
                                 const char             **texts,
                                 const VedetteTypedField *field);
void     vedette_typed_say      (VedetteTyped            *self,
                                 int                      field,
                                 int                      value,
                                 const char              *text,
                                 const char              *from,
                                 const char              *to);
void     vedette_typed_take     (VedetteTyped            *self,
                                 GArray                  *words,
                                 const VedetteTypedTerm  *term);
gboolean vedette_typed_has      (const VedetteTyped      *self,
                                 int                      field);
gboolean vedette_typed_give     (VedetteTyped            *self,
                                 guint                    field,
                                 gpointer                 record);
void     vedette_typed_clear    (VedetteTyped            *self);
void     vedette_typed_append_text (GString              *string,
                                 const char              *before,
                                 const char              *text,
                                 gboolean                 quoted);
void     vedette_typed_write    (GString                 *string,
                                 const VedetteTypedTable *table,
                                 guint                    first,
                                 guint                    end,
                                 gpointer                 record);

G_END_DECLS
