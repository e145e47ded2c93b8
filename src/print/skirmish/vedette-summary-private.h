/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the summary page: each can say how high it is, and be set. */

#pragma once

#include "print/skirmish/vedette-summary-data.h"

G_BEGIN_DECLS

/* How lines of the roster stand on the page. */
typedef enum
{
  VEDETTE_FORM_WIDE,    /* one column, one row to a line */
  VEDETTE_FORM_DOUBLE,  /* two columns, two rows to a line */
  VEDETTE_FORM_COMPACT, /* two columns, one row to a line */
} VedetteSummaryForm;

#define VEDETTE_SUMMARY_N_COLUMNS 2
#define VEDETTE_SUMMARY_GUTTER 16.0

/* What is tried. */
typedef struct
{
  double size;
  double floor; /* no text below */
  double stretch;
  VedetteSummaryForm form;
  gboolean tight;
  gboolean brief_heads; /* of columns: narrow, and told in full below the table */
  gboolean with_notes;
  gboolean with_rules;
  int card_rows; /* 2 to 4 */
  guint max_lines;
  guint max_cards;
} VedetteSummaryPlan;

/* How wide the widest entry of each kind is in a font of one point, so that all sizes can be tried. */
typedef struct
{
  double name, count, men, troops, rating, weapon, range, move, about, about_short, what;
  double needs[VEDETTE_SUMMARY_N_NEEDS];
  gboolean any_fives;
} VedetteSummaryWidths;

typedef struct
{
  const VedetteSummaryData *data;
  VedettePage *page;
  VedetteSummaryWidths widths;
  VedetteSummaryPlan plan;
  double left;
  double width;
  double rule_size; /* for which the heights of the rules were measured */
  double *rule_heights;
  gboolean may_turn; /* whether rules that have no room may stand on a page behind */
} VedetteSummaryContext;

/* Where things stand within a column. */
typedef struct
{
  double count, men, troops, rating, weapon, range, move, about;
  double name_width, men_width, about_width;
  double needs[VEDETTE_SUMMARY_N_NEEDS];
  double needs_width[VEDETTE_SUMMARY_N_NEEDS];
  gboolean below; /* what a line is has the whole width of its second row */
} VedetteSummaryGeometry;

guint    vedette_summary_get_n_columns    (VedetteSummaryContext        *context);
double   vedette_summary_get_column_width (VedetteSummaryContext        *context);
double   vedette_summary_get_row          (VedetteSummaryContext        *context);
gboolean vedette_summary_find_geometry    (VedetteSummaryContext        *context,
                                           VedetteSummaryGeometry       *at);
void     vedette_summary_set_line         (VedetteSummaryContext        *context,
                                           const VedetteSummaryGeometry *at,
                                           const VedetteSummaryLine     *line,
                                           double                        x,
                                           double                        y,
                                           double                        height);
void     vedette_summary_set_titles       (VedetteSummaryContext        *context,
                                           const VedetteSummaryGeometry *at,
                                           double                        x,
                                           double                        y,
                                           double                        height);

gboolean vedette_summary_has_long_heads   (VedetteSummaryContext        *context);

void     vedette_summary_table_prepare (VedetteSummaryContext *context);
gboolean vedette_summary_table_fits    (VedetteSummaryContext *context);
guint    vedette_summary_table_rows    (VedetteSummaryContext *context);
double   vedette_summary_table         (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);

double   vedette_summary_header        (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
double   vedette_summary_track         (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
double   vedette_summary_foot          (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
double   vedette_summary_cards         (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
double   vedette_summary_rules         (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
gboolean vedette_summary_cards_fill (VedetteSummaryContext *context);
double   vedette_summary_note_row      (VedetteSummaryContext *context,
                                        double                 y,
                                        gboolean               set);
double   vedette_summary_least_notes   (VedetteSummaryContext *context);
void     vedette_summary_notes         (VedetteSummaryContext *context,
                                        double                 y,
                                        double                 bottom);

const char *vedette_summary_get_symbol (const VedetteSummaryForce *force);
double   vedette_summary_small         (VedetteSummaryContext *context);
double   vedette_summary_section       (VedetteSummaryContext *context,
                                        const char            *title,
                                        double                 y,
                                        gboolean               set);

G_END_DECLS
