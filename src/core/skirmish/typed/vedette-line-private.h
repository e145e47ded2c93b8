/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line while it is read: how it is cut, and what it has said so far. Private to the room. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/typed/vedette-line-terms.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

/* Translators: what may stand behind a number of inches; apart by |. Begin with a bar: it may stand alone. */
#define VEDETTE_LINE_INCHES NC_("words of a typed line", "|\"|″|”|''|′′|in|in.|ins|inch|inches")

/**
 * VedetteLineEdge:
 * @VEDETTE_LINE_EDGE_NONE: only space
 * @VEDETTE_LINE_EDGE_MARK: a colon, a dash or the like
 * @VEDETTE_LINE_EDGE_BRACKET: something in brackets
 *
 * What stands between a word and the one before it.
 */
typedef enum
{
  VEDETTE_LINE_EDGE_NONE,
  VEDETTE_LINE_EDGE_MARK,
  VEDETTE_LINE_EDGE_BRACKET,
} VedetteLineEdge;

/* One word as it was typed, and as it is compared; a dash between spaces is a word that is empty when it is compared */
typedef struct
{
  const char *from;
  const char *to;
  char *squeezed;
  VedetteLineEdge edge;
} VedetteLineWord;

/* What stands in a pair of brackets, without them */
typedef struct
{
  const char *from;
  const char *to;
} VedetteLineBracket;

/* What stands between two commas */
typedef struct
{
  const char *from;
  const char *to;
  GArray *words;    /* (element-type VedetteLineWord) */
  GArray *brackets; /* (element-type VedetteLineBracket) */
} VedetteLinePart;

/* What some words of a part stand for; -1 for what they do not say */
typedef struct
{
  guint first;
  guint end;
  int troops;
  int leader;
  int weapon;
  int reserve;
  int hidden;
  int count;
  const char *measure; /* "rate", "range" or "points"; NULL for none */
  gint64 hundredths;
  gboolean whole;
  gboolean exact;
} VedetteLineMatch;

/* The parts of a line as far as it has been read. -1 and NULL: not said yet. */
typedef struct
{
  VedetteReading *reading;
  const char *from;
  const char *to;
  const char *at;
  GHashTable *closing; /* where the bracket is → where its fellow is */
  GString *notes;
  GPtrArray *traits; /* borrowed; NULL when nobody wants them */
  char *name;
  int count;
  int troops;
  int leader;
  int weapon;
  int rate;
  int range;
  int points;
  int arrives_action;
  int arrives_die;
  int arrives_sides;
  gboolean break_off;
  gboolean reserve;
  gboolean hidden;
  gboolean capitals; /* nothing but capitals: they say nothing */
} VedetteLine;

/* vedette-line-cut.c */
void     vedette_line_pair_brackets (VedetteLine       *line);
gboolean vedette_line_is_separator  (const char        *p,
                                     const char        *end);
void     vedette_line_take_part     (VedetteLine       *line,
                                     VedetteLinePart   *part);
void     vedette_line_cut_words     (VedetteLine       *line,
                                     VedetteLinePart   *part,
                                     const char        *from,
                                     const char        *to);
void     vedette_line_part_init     (VedetteLinePart   *part);
void     vedette_line_part_clear    (VedetteLinePart   *part);
char    *vedette_line_join_words    (GArray            *words,
                                     guint              first,
                                     guint              end);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteLinePart, vedette_line_part_clear)

static inline VedetteLineWord *
vedette_line_word (GArray *words,
                   guint   i)
{
  return &g_array_index (words, VedetteLineWord, i);
}

/* vedette-line-match.c */
gboolean vedette_line_match_before  (GArray            *words,
                                     guint              lowest,
                                     guint              end,
                                     VedetteLineMatch  *match);
guint    vedette_line_match_run     (GArray            *words,
                                     guint              lowest,
                                     GArray            *matches);
gboolean vedette_line_is_term       (const char        *squeezed);
gboolean vedette_line_is_digits     (const VedetteLineWord *word);
int      vedette_line_read_count    (const char        *from,
                                     const char        *to);

/* vedette-line-say.c */
void     vedette_line_note          (VedetteLine       *line,
                                     const char        *note,
                                     const char        *from,
                                     const char        *to);
gboolean vedette_line_set_count     (VedetteLine       *line,
                                     int                count,
                                     const char        *from,
                                     const char        *to,
                                     const char        *item,
                                     GError           **error);
gboolean vedette_line_take_match    (VedetteLine       *line,
                                     GArray            *words,
                                     const VedetteLineMatch *match,
                                     GError           **error);
gboolean vedette_line_take_all      (VedetteLine       *line,
                                     const VedetteLinePart *part,
                                     GArray            *matches,
                                     GError           **error);
gboolean vedette_line_take_bracket  (VedetteLine       *line,
                                     const VedetteLineBracket *bracket,
                                     GError           **error);
gboolean vedette_line_add_trait     (VedetteLine       *line,
                                     const char        *name,
                                     int                value,
                                     const char        *from,
                                     const char        *to,
                                     GError           **error);
void     vedette_line_say           (VedetteLine       *line,
                                     const char        *field,
                                     int                value,
                                     const char        *from,
                                     const char        *to);

/* vedette-line-doubts.c */
gboolean vedette_line_doubt_word    (VedetteLine       *line,
                                     GArray            *words,
                                     guint              i);
void     vedette_line_doubt_leader  (VedetteLine       *line,
                                     const char        *what,
                                     const char        *from,
                                     const char        *to);
void     vedette_line_doubt_trait_leader (VedetteLine  *line,
                                     const char        *what,
                                     const char        *from,
                                     const char        *to);
void     vedette_line_doubt_note    (VedetteLine       *line,
                                     const VedetteLinePart *part,
                                     const char        *note);
void     vedette_line_doubt_name    (VedetteLine       *line,
                                     GArray            *words,
                                     guint              first,
                                     guint              end,
                                     guint              elsewhere);
void     vedette_line_doubt_title   (VedetteLine       *line);

/* vedette-line-more.c */
gboolean vedette_line_take_more     (VedetteLine       *line,
                                     const VedetteLinePart *part,
                                     GError           **error);

/* vedette-line-name.c */
gboolean vedette_line_is_name_case  (VedetteLine       *line,
                                     const VedetteLineWord *word);
gboolean vedette_line_read_name     (VedetteLine       *line,
                                     GError           **error);

G_END_DECLS
