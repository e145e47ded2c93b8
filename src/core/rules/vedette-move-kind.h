/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of move as a static table: its names, when it is open, what may be said of it, and what it does. */

#pragma once

#include "core/dice/vedette-dice.h"
#include "core/document/vedette-battle.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-dice-request.h"
#include "core/rules/vedette-ruling.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

typedef struct _VedetteRecordKind VedetteRecordKind;

/* What a system reads of its battle, once for each question, and hands to all that answer it, is a VedetteContext. Each
 * system says itself what is in it; nobody outside of it looks inside. */

/**
 * VedetteMoveGroup:
 * @VEDETTE_MOVE_PLAY: done in the game
 * @VEDETTE_MOVE_EDIT: done to the papers: the roster, the cards, the switches, *Put right*
 */
typedef enum
{
  VEDETTE_MOVE_PLAY,
  VEDETTE_MOVE_EDIT,
} VedetteMoveGroup;

/* Adds the legal values of one parameter. */
typedef void (*VedetteListFunc) (VedetteMove          *move,
                                 const VedetteContext *context,
                                 GListStore           *choices);

/* Reads what was typed for one parameter. Returns: (transfer full): what each part was read as, and what is in doubt */
typedef VedetteReading *(*VedetteTypedFunc) (VedetteMove          *move,
                                             const VedetteContext *context);

/**
 * VedetteParam:
 * @field: all that is said of it
 * @list: (nullable): adds its legal values; %NULL where any value of the kind is legal
 * @typed: (nullable): for a text that people type in words of the system: reads it
 * @option: (nullable): where it is an option of the command line, what that says of it, marked for translation. The least
 *   value of an enumeration that can be said there is the @min of its field.
 * @argument: (nullable): and what stands for its value, marked for translation
 * @needed: whether it has to be said there
 * @instead_of: (nullable): a parameter before it with which it does not go together there
 * @group: (nullable): in a form of a new battle, over which rows it stands together with others, marked for translation
 * @preset: (nullable): the text that stands there until another is typed, in the reader's language
 * @setting: (nullable): the user's setting that is its value there until another is chosen; without a label it has no row
 *
 * What may be said of a move. The entries are written with the macros below.
 */
typedef struct
{
  VedetteField field;
  VedetteListFunc list;
  VedetteTypedFunc typed;

  const char *option;
  const char *argument;
  gboolean needed;
  const char *instead_of;

  const char *group;
  const char *(*preset) (void);
  const char *setting;
} VedetteParam;

#define VEDETTE_SAY(KIND, name_, ...) { .field = { .kind = VEDETTE_FIELD_##KIND, .name = name_, __VA_ARGS__ } }
#define VEDETTE_SAY_OF(KIND, name_, type_name, list_, ...)                                                             \
  { .field = { .kind = VEDETTE_FIELD_##KIND, .name = name_, .of = type_name##_get_type, __VA_ARGS__ }, .list = list_ }

/* A text, one that is typed in words of the system, a number from min to max, yes or no that is no when nobody said it, yes or
   no or untracked, inches, texts */
#define VEDETTE_SAY_TEXT(name, ...) VEDETTE_SAY (TEXT, name, __VA_ARGS__)
#define VEDETTE_SAY_TYPED(name_, typed_, ...)                                                                           \
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = name_, __VA_ARGS__ }, .typed = typed_ }
#define VEDETTE_SAY_INT(name, min_, max_, fallback_, ...)                                                              \
  VEDETTE_SAY (INT, name, .min = min_, .max = max_, .fallback = fallback_, __VA_ARGS__)
#define VEDETTE_SAY_FLAG(name, ...) VEDETTE_SAY (FLAG, name, __VA_ARGS__)
#define VEDETTE_SAY_TRI(name, ...) VEDETTE_SAY (TRI, name, __VA_ARGS__)
#define VEDETTE_SAY_INCHES(name, ...) VEDETTE_SAY (INCHES, name, __VA_ARGS__)
#define VEDETTE_SAY_TEXTS(name, ...) VEDETTE_SAY (TEXTS, name, __VA_ARGS__)
/* A text of which some are known, one value of an enumeration, one record, several records, a record of any type */
#define VEDETTE_SAY_WORD(name_, list_, ...)                                                                            \
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = name_, __VA_ARGS__ }, .list = list_ }
#define VEDETTE_SAY_ENUM(name, type_name, fallback_, list, ...)                                                        \
  VEDETTE_SAY_OF (ENUM, name, type_name, list, .fallback = fallback_, __VA_ARGS__)
#define VEDETTE_SAY_REF(name, type_name, list, ...) VEDETTE_SAY_OF (REF, name, type_name, list, __VA_ARGS__)
#define VEDETTE_SAY_IDS(name, type_name, list, ...) VEDETTE_SAY_OF (IDS, name, type_name, list, __VA_ARGS__)
#define VEDETTE_SAY_ANY(name_, list_, ...)                                                                             \
  { .field = { .kind = VEDETTE_FIELD_REF, .name = name_, __VA_ARGS__ }, .list = list_ }
/* A number from min to max, or a length in inches, for each of several records */
#define VEDETTE_SAY_EACH_INT(name, type_name, list, min_, max_, ...)                                                   \
  VEDETTE_SAY_OF (EACH_INT, name, type_name, list, .min = min_, .max = max_, __VA_ARGS__)
#define VEDETTE_SAY_EACH_INCHES(name, type_name, list, ...)                                                            \
  VEDETTE_SAY_OF (EACH_INCHES, name, type_name, list, __VA_ARGS__)

/**
 * VedetteClosed:
 * @states: bits of the states in which it holds
 * @finding: whether both sides may agree to it all the same
 * @rule: (nullable): the rule that says so
 * @why: the reason, marked for translation
 *
 * Why a move cannot be made now. A reason that names a side is found by the kind's own function.
 */
typedef struct
{
  guint states;
  VedetteFinding finding;
  const char *rule;
  const char *why;
} VedetteClosed;

/**
 * VedetteMoveKind:
 * @name: its name for machines, such as "move-shoot"
 * @label: its name for a person, marked for translation
 * @verb: (nullable): what the button of its form says, where its label does not say what is done; marked for translation
 * @hint: (nullable): what it is for, in a sentence, where its name does not say that; marked for translation
 * @key: (nullable): the letter that does it
 * @rule: (nullable): the id of the rule by which it is made, such as "S-16"
 * @group: whether it is play or paper
 * @open_in: bits of the states of the game in which it may be made; 0 for all
 * @closed: (nullable): why not in the others, before the reasons that the system has for all kinds; ends with no states
 * @params: (nullable): what may be said of it; ends with no name
 * @audience: (nullable): who alone declares it, because nobody else may know what there is to choose from; %NULL for who plays
 * @hidden_facts: (nullable): facts of its step that only the umpire may read, whoever may see the step; %NULL at the end
 * @open: (nullable): finds what else keeps this kind from being made now, whatever is declared
 * @check: (nullable): whether what is declared fits; called only when it is open, or could be by agreement
 * @preview: (nullable): what its roll would come to
 * @dice: (nullable): adds a [class@Vedette.DiceRequest] for each die that it rolls, in order, as far as that is known when the
 *   first @n of them show @naturals: after a tie that is rolled again, that is two more
 * @perform: notes all changes and facts of the move in the edit; only called after it was checked
 * @describe: (nullable): (transfer full): its step as a sentence in the reader's language, from the facts
 * @say_verb: (nullable): the @verb in the reader's language, where it hangs on what is declared; returns %NULL
 *   for the usual one
 * @say_label: (nullable): the @label of a step in the reader's language, where it hangs on its facts; returns %NULL for the
 *   usual one
 * @own: (nullable): what only the system's own functions ask about the kind
 * @record: (nullable): for an edit that is made by a record kind, which; it has none of the functions then
 * @how: what that edit does with the record
 */
typedef struct
{
  const char *name;
  const char *label;
  const char *verb;
  const char *hint;
  const char *key;
  const char *rule;
  VedetteMoveGroup group;
  guint open_in;
  const VedetteClosed *closed;
  const VedetteParam *params;
  const char *audience;
  const char * const *hidden_facts;

  void              (*open)    (VedetteMove          *move,
                                const VedetteContext *context,
                                VedetteRuling        *ruling);
  void              (*check)   (VedetteMove          *move,
                                const VedetteContext *context,
                                VedetteRuling        *ruling);
  VedetteBreakdown *(*preview) (VedetteMove          *move,
                                const VedetteContext *context);
  void              (*dice)    (VedetteMove          *move,
                                const VedetteContext *context,
                                const int            *naturals,
                                gsize                 n,
                                GListStore           *requests);
  gboolean          (*perform) (VedetteMove          *move,
                                const VedetteContext *context,
                                VedetteEdit          *edit,
                                VedetteDice          *dice,
                                GError              **error);

  char *(*describe) (JsonObject *facts);
  const char *(*say_verb) (VedetteMove *move);
  const char *(*say_label) (JsonObject *facts);

  gconstpointer own;

  const VedetteRecordKind *record;
  int how;
} VedetteMoveKind;

G_END_DECLS
