/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line while it is read. Private to the room. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/typed/vedette-typed.h"

G_BEGIN_DECLS

/* Translators: what may stand behind a number of inches; apart by |. Begin with a bar: it may stand alone. */
#define VEDETTE_LINE_INCHES NC_("words of a typed line", "|\"|″|”|''|′′|in|in.|ins|inch|inches")

/**
 * VedetteLineTerm:
 * @VEDETTE_LINE_NAME: the name
 * @VEDETTE_LINE_TROOPS: a class (S-10)
 * @VEDETTE_LINE_LEADER: a leader rating (S-11)
 * @VEDETTE_LINE_WEAPON: a missile weapon (S-60 to S-62)
 * @VEDETTE_LINE_RANGE: inches
 * @VEDETTE_LINE_RATE: inches
 * @VEDETTE_LINE_POINTS: a number
 * @VEDETTE_LINE_RESERVE: in reserve
 * @VEDETTE_LINE_HIDDEN: hidden
 * @VEDETTE_LINE_ACTION: a number
 * @VEDETTE_LINE_DIE: the lowest number on the die
 * @VEDETTE_LINE_SIDES: the sides of that die
 * @VEDETTE_LINE_BREAK_OFF: may break off
 * @VEDETTE_LINE_COUNT: the number of figures
 * @VEDETTE_LINE_TROOPS_MARK: beside a class, as in “average class”
 * @VEDETTE_LINE_LEADER_MARK: beside a rating, as in “good leader”
 * @VEDETTE_LINE_WEAPON_MARK: before a weapon, as in “weapon: bow”
 * @VEDETTE_LINE_LINK: between terms, as in “with”
 * @VEDETTE_LINE_MEN: behind a count, as in “6 men”
 * @VEDETTE_LINE_PLAIN: nearly a term, but a word or a name of its own
 * @VEDETTE_LINE_UNIT: a number behind it belongs to the name, as in “Squad 2”
 * @VEDETTE_LINE_AMOUNT: what a number is of, and so no name behind one
 *
 * The fields of a line, up to the number of figures, and behind it the words that are not fields.
 */
typedef enum
{
  VEDETTE_LINE_NAME,
  VEDETTE_LINE_TROOPS,
  VEDETTE_LINE_LEADER,
  VEDETTE_LINE_WEAPON,
  VEDETTE_LINE_RANGE,
  VEDETTE_LINE_RATE,
  VEDETTE_LINE_POINTS,
  VEDETTE_LINE_RESERVE,
  VEDETTE_LINE_HIDDEN,
  VEDETTE_LINE_ACTION,
  VEDETTE_LINE_DIE,
  VEDETTE_LINE_SIDES,
  VEDETTE_LINE_BREAK_OFF,
  VEDETTE_LINE_COUNT,
  VEDETTE_LINE_TROOPS_MARK,
  VEDETTE_LINE_LEADER_MARK,
  VEDETTE_LINE_WEAPON_MARK,
  VEDETTE_LINE_LINK,
  VEDETTE_LINE_MEN,
  VEDETTE_LINE_PLAIN,
  VEDETTE_LINE_UNIT,
  VEDETTE_LINE_AMOUNT,
} VedetteLineTerm;

/**
 * VedetteLine:
 * @typed: the fields so far
 * @words: (element-type VedetteWord): the words of the line, without brackets
 * @brackets: (element-type VedetteWord): the brackets
 * @next_bracket: the first bracket that was not read
 * @notes: the notes so far
 * @traits: (element-type VedetteTrait): the traits so far
 * @capitals: whether all letters are capitals, so that a capital does not mean a name
 * @elsewhere: bits of the fields that are given outside the name
 */
typedef struct
{
  VedetteTyped typed;
  GArray *words;
  GArray *brackets;
  guint next_bracket;
  GString *notes;
  GPtrArray *traits;
  gboolean capitals;
  guint elsewhere;
} VedetteLine;

/* vedette-line-terms.c */
extern const VedetteTypedTable vedette_line_table;

VedetteVocabulary *vedette_line_terms_get (void);
gboolean    vedette_line_terms_has    (VedetteLineTerm    kind,
                                       const char        *squeezed);
const char *vedette_line_terms_near   (const char        *squeezed);
const char *vedette_line_terms_near_measure (const char  *squeezed);
gboolean    vedette_line_terms_is_code (const char       *squeezed);

#define vedette_line_ask_at(line, from, to, instead, ...)                                                                 \
  vedette_reading_add_doubt ((line)->typed.reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, instead, __VA_ARGS__)

/* vedette-line-text.c */
const char *vedette_line_get_word     (GArray            *words,
                                       guint              i);
gboolean    vedette_line_is_name_case (VedetteLine       *line,
                                       const VedetteWord *word);

gboolean    vedette_line_read_trait   (VedetteReading    *reading,
                                       GArray            *words,
                                       guint              first,
                                       guint              end,
                                       VedetteTrait     **trait);

/* vedette-roster-text.c */
const char *vedette_roster_get_line_name (gpointer        item);
const char *vedette_roster_get_contingent_name (gpointer  item);
int         vedette_roster_count_named (GPtrArray        *records,
                                       guint              end,
                                       const char        *(*get_name) (gpointer item),
                                       const char        *name,
                                       int                number,
                                       int               *place);

/* vedette-line-doubts.c */
void        vedette_line_ask          (VedetteLine       *line,
                                       guint              first,
                                       guint              end,
                                       const char        *instead,
                                       const char        *format,
                                       ...) G_GNUC_PRINTF (5, 6);
void        vedette_line_doubt_leader (VedetteLine       *line,
                                       const char        *what,
                                       gboolean           trait,
                                       const char        *from,
                                       const char        *to);
void        vedette_line_doubt_bracket (VedetteLine      *line,
                                       const VedetteWord *bracket,
                                       GArray            *words,
                                       GArray            *terms,
                                       const char        *note);
void        vedette_line_doubt_note   (VedetteLine       *line,
                                       guint              first,
                                       guint              end,
                                       const char        *note);
void        vedette_line_doubt_name   (VedetteLine       *line,
                                       guint              first,
                                       guint              end);

G_END_DECLS
