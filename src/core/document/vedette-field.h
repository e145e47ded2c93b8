/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a record, or one parameter of a move: all that is ever said of it, in one entry. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"
#include "core/document/vedette-tri.h"

G_BEGIN_DECLS

/* The property refers to other records by their ids: an int64, 0 for none, or a list of them. */
#define VEDETTE_PARAM_REFERENCE (1 << (G_PARAM_USER_SHIFT + 0))

/* The property is an int in hundredths of an inch, -1 for untracked, which JSON and people say in inches. */
#define VEDETTE_PARAM_INCHES (1 << (G_PARAM_USER_SHIFT + 1))

/* The property holds a number for each of some records: a list of them, in hundredths where it says inches. */
#define VEDETTE_PARAM_EACH (1 << (G_PARAM_USER_SHIFT + 2))

/* What the rules know of moves: here they are only handed on. */
typedef struct _VedetteMove VedetteMove;
typedef struct _VedetteContext VedetteContext;

/* In which words of a sentence are marked for translation: they are not those at the head of a row. */
#define VEDETTE_FIELD_WORD_CONTEXT "field, in a sentence"

/* In which what is chosen by choosing nothing is marked for translation */
#define VEDETTE_FIELD_NONE_CONTEXT "nothing is chosen"

#define VEDETTE_PARAM_FLAGS (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

/* No length is more, in hundredths of an inch. */
#define VEDETTE_MAX_INCHES 99900

/**
 * VedetteFieldKind:
 * @VEDETTE_FIELD_TEXT: a text; an absent one and an empty one are the same
 * @VEDETTE_FIELD_FLAG: yes or no
 * @VEDETTE_FIELD_INT: a whole number from min to max
 * @VEDETTE_FIELD_INCHES: a length from 0 to 999 inches in hundredths, -1 untracked
 * @VEDETTE_FIELD_ENUM: one of a list of values
 * @VEDETTE_FIELD_TRI: yes, no, or untracked
 * @VEDETTE_FIELD_REF: another record, 0 for none
 * @VEDETTE_FIELD_IDS: any number of other records
 * @VEDETTE_FIELD_TEXTS: any number of texts
 * @VEDETTE_FIELD_EACH_INT: a whole number from min to max for each of some records; only of a parameter
 * @VEDETTE_FIELD_EACH_INCHES: a length from 0 to 999 inches in hundredths for each of some records; only of a parameter
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
 * @kind: what sort of value it has
 * @name: its name in file, requests and GObject; underscores become hyphens
 * @of: the type of the enumeration, or of the records that it refers to; %NULL for records of any type
 * @min: of a number
 * @max: of a number
 * @fallback: the number or the value of the enumeration that it has when nobody said one
 * @label: (nullable): what people call it, in a form and to a screen reader, marked for translation
 * @hint: (nullable): what else there is to say of it there, marked for translation
 * @brief: (nullable): the label where there is little room, such as the head of a column, marked for translation
 * @word: (nullable): what it is called in the middle of a sentence, marked with %VEDETTE_FIELD_WORD_CONTEXT
 * @prose: of a text: whether it may be longer than a name, so that it is shown whole
 * @stack: the records of the type lie on each other, and it refers to the one below: the bottom lies on none, no two on the
 *   same, and there is no circle; a file in which that is not so is refused
 * @relevant: (nullable): of a parameter: whether it is worth asking for, by what is declared so far
 * @asked: (nullable): of a parameter: whether a form asks for it, by what is declared so far; it may mean something all the
 *   same, and be said by a machine
 * @offer: (nullable): of a reference: (transfer full): what a form calls one of its legal values; %NULL if it leaves it out
 * @each: (nullable): of texts: adds what a form has a row for, as [class@Vedette.Choice]; what is typed there, with commas
 *   between, is said after its nick or else its label, and by itself where it has neither nick nor id; one with a number
 *   has that typed in place of a text, and 0 is nothing said
 * @beside: (nullable): of a list of records: another such parameter before it; a form has no rows for this one, but asks of
 *   each that can be in the other one in which of the two he is, if in any
 * @answer: (nullable): of a list of records that has another beside it: what a form calls it to be in this one, marked for
 *   translation; its label else. To be in none is its @none.
 * @example: (nullable): of a text: what might be typed, marked for translation
 * @rule: (nullable): the rule that it is about: while a form asks for it, it says what that rule reminds of
 * @none: (nullable): what a form calls it when nothing is chosen, marked with %VEDETTE_FIELD_NONE_CONTEXT; “not said” else
 * @needed: of a parameter: whether the move is nothing without it, so that a form does not offer to leave it open
 * @one: of a list of records: whether a form asks for one of them only
 * @rank: where a form asks for it: lower ranks first, and those of one rank in the order of the list
 * @party: of a parameter: which of the parties it is about, from 1, so that a form asks for it under that party's name
 * @range: (nullable): of a number: narrows its limits by what is declared so far
 * @now: (nullable): of a parameter: what is true of it as long as nothing is said, by what is declared so far; a form shows
 *   that, and says only what is changed
 * @guess: (nullable): of a parameter: what is likely to be said, by what is declared so far; a form shows that, and says it
 *   unless it is changed
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
