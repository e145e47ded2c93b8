/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes one field of a record or one parameter of a move: its type, limits, labels and behavior in a form. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"
#include "core/document/vedette-tri.h"

G_BEGIN_DECLS

/* Marks a property that refers to other records by their ids. Its value is an int64, with 0 for no record, or a
 * list of ids. */
#define VEDETTE_PARAM_REFERENCE (1 << (G_PARAM_USER_SHIFT + 0))

/* Marks an int property that counts hundredths of an inch, with -1 for a length that is not tracked. Requests, their
 * answers and people use inches. */
#define VEDETTE_PARAM_INCHES (1 << (G_PARAM_USER_SHIFT + 1))

/* Marks a property with a list of records and a number for each of them. Lengths in such a list are in hundredths
 * of an inch. */
#define VEDETTE_PARAM_EACH (1 << (G_PARAM_USER_SHIFT + 2))

/* These types are defined in core/rules. The callbacks of a field receive a move and a context as arguments. */
typedef struct _VedetteMove VedetteMove;
typedef struct _VedetteContext VedetteContext;

/* The translation context of the member @word of a field. The context differs from that of labels, because many
 * languages write a name differently inside a sentence. */
#define VEDETTE_FIELD_WORD_CONTEXT "field, in a sentence"

/* The translation context of the member @none of a field. */
#define VEDETTE_FIELD_NONE_CONTEXT "nothing is chosen"

#define VEDETTE_PARAM_FLAGS (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

/* The maximum length that a field can hold, in hundredths of an inch. */
#define VEDETTE_MAX_INCHES 99900

/**
 * VedetteFieldKind:
 * @VEDETTE_FIELD_TEXT: a text; an absent text equals an empty text
 * @VEDETTE_FIELD_FLAG: yes or no
 * @VEDETTE_FIELD_INT: a whole number from min to max
 * @VEDETTE_FIELD_INCHES: a length from 0 to 999 inches in hundredths; -1 if the length is not tracked
 * @VEDETTE_FIELD_ENUM: one of a list of values
 * @VEDETTE_FIELD_TRI: yes, no, or not recorded
 * @VEDETTE_FIELD_REF: the id of another record; 0 for none
 * @VEDETTE_FIELD_IDS: the ids of any number of other records
 * @VEDETTE_FIELD_TEXTS: any number of texts
 * @VEDETTE_FIELD_EACH_INT: a whole number from min to max for each of some records; only a parameter of a move
 *   can have this kind
 * @VEDETTE_FIELD_EACH_INCHES: a length from 0 to 999 inches in hundredths for each of some records; only a
 *   parameter of a move can have this kind
 */
typedef enum
{
  VEDETTE_FIELD_TEXT,
  VEDETTE_FIELD_FLAG,
  VEDETTE_FIELD_INT,
  VEDETTE_FIELD_INCHES,
  VEDETTE_FIELD_ENUM,
  VEDETTE_FIELD_TRI,
  VEDETTE_FIELD_REF,
  VEDETTE_FIELD_IDS,
  VEDETTE_FIELD_TEXTS,
  VEDETTE_FIELD_EACH_INT,
  VEDETTE_FIELD_EACH_INCHES,
} VedetteFieldKind;

/**
 * VedetteField:
 * @kind: the type of the value of the field
 * @name: the name of the field in files, requests and GObject; underscores become hyphens
 * @of: the get_type function of the enumeration, or of the records to which the field refers; %NULL for records of any
 *   type
 * @min: the lowest value of a number
 * @max: the highest value of a number
 * @fallback: the default of a field of the kind INT, FLAG, ENUM or TRI
 * @label: (nullable): the name of the field for people in forms and for screen readers, marked for translation
 * @hint: (nullable): an explanation of the field in forms and for screen readers, marked for translation
 * @brief: (nullable): a short label, such as the heading of a column, marked for translation
 * @word: (nullable): the name of the field in the middle of a sentence, marked with %VEDETTE_FIELD_WORD_CONTEXT
 * @prose: for a text: whether the text may be longer than a name, so that it is shown without cuts
 * @stack: whether the records of the type form a pile in which the field refers to the record below; one record is at
 *   the bottom and refers to no record, no two records refer to the same record, and no records refer to each other in
 *   a circle; a file with any other pile is refused
 * @relevant: (nullable): for a parameter of a move: whether the parameter has a meaning, given the declaration so far
 * @asked: (nullable): for a parameter of a move: whether a form shows the parameter, given the declaration so far; a
 *   parameter that is not shown may still have a meaning and be declared by a machine
 * @offer: (nullable): for a reference: returns (transfer full) the text that a form shows for the legal value @id;
 *   %NULL to omit the value from the form
 * @each: (nullable): for a list of texts: adds the rows of a form to @choices, as [class@Vedette.Choice]; texts typed
 *   into a row are separated by commas, and the form puts the nick of the choice before each text, or the label if the
 *   choice has an id but no nick, or nothing if the choice has neither; the row of a choice with a highest number takes
 *   a number instead of texts, and 0 declares nothing
 * @beside: (nullable): for a list of records: the name of an earlier parameter that is also a list of records; a form
 *   shows one row for each record that can be in the lists, and asks which of the two lists the record is in, if any
 * @answer: (nullable): for a list with @beside: the answer by which a form puts a record into this list, marked for
 *   translation; the label by default. The answer for neither list is @none of the field
 * @example: (nullable): for a text: an example for the placeholder, marked for translation
 * @rule: (nullable): the id of a rule whose reminders a form shows beside the field
 * @none: (nullable): the text of a form while nothing is chosen, marked with %VEDETTE_FIELD_NONE_CONTEXT; “not
 *   recorded” by default
 * @needed: for a parameter of a move: whether the move makes no sense without the parameter, so that a form does not
 *   offer to leave the parameter open
 * @one: for a list of records: whether a form asks for a single record
 * @rank: the position in a form: lower ranks first, and equal ranks in the order of the list
 * @party: for a parameter of a move: the number of the party that the parameter is about, counted from 1, so that a
 *   form shows it under the name of that party; 0 for none
 * @range: (nullable): for a number: narrows the limits of the number, given the declaration so far
 * @now: (nullable): for a parameter of a move: the value that applies while nothing is declared, given the
 *   declaration so far; a form shows that value and declares only changes
 * @guess: (nullable): for a parameter of a move: the likely value, given the declaration so far; a form shows that
 *   value and declares it unless it is changed
 */
typedef struct
{
  VedetteFieldKind kind;
  const char *name;
  GType (*of) (void);
  int min;
  int max;
  int fallback;
  const char *label;
  const char *hint;
  const char *brief;
  const char *word;
  gboolean prose;
  gboolean stack;
  gboolean (*relevant) (VedetteMove          *move,
                        const VedetteContext *context);
  gboolean (*asked) (VedetteMove          *move,
                     const VedetteContext *context);
  char *(*offer) (VedetteMove          *move,
                  const VedetteContext *context,
                  gint64                id);
  void (*each) (VedetteMove          *move,
                const VedetteContext *context,
                GListStore           *choices);
  const char *beside;
  const char *answer;
  const char *example;
  const char *rule;
  const char *none;
  gboolean needed;
  gboolean one;
  int rank;
  guint party;
  void (*range) (VedetteMove          *move,
                 const VedetteContext *context,
                 int                  *min,
                 int                  *max);
  void (*now)   (VedetteMove          *move,
                 const VedetteContext *context,
                 GValue               *value);
  void (*guess) (VedetteMove          *move,
                 const VedetteContext *context,
                 GValue               *value);
} VedetteField;

GParamSpec         *vedette_field_to_pspec (const VedetteField *self);

const VedetteField *vedette_param_spec_get_field  (GParamSpec *pspec);
glong               vedette_param_spec_get_most   (GParamSpec *pspec);
const char         *vedette_param_spec_get_label  (GParamSpec *pspec);
char               *vedette_param_spec_say        (GParamSpec *pspec);
const char         *vedette_param_spec_get_hint   (GParamSpec *pspec);
const char         *vedette_param_spec_get_brief  (GParamSpec *pspec);
const char         *vedette_param_spec_get_word   (GParamSpec *pspec);
const char         *vedette_param_spec_get_none   (GParamSpec *pspec);
const char         *vedette_param_spec_get_answer (GParamSpec *pspec);

G_END_DECLS
