/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the summary page of a skirmish says, gathered from the battle and stripped of what its reader may not know. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/* The readers of a skirmish, as numbers of its list */
typedef enum
{
  VEDETTE_SHEET_BOTH,
  VEDETTE_SHEET_RED,
  VEDETTE_SHEET_BLUE,
} VedetteSheetSide;

/* More than these are counted, not shown. */
#define VEDETTE_SUMMARY_MAX_LINES 80
#define VEDETTE_SUMMARY_MAX_CARDS 12

#define VEDETTE_SUMMARY_N_NEEDS 4
#define VEDETTE_SUMMARY_N_SIDES 2

/* A line of the roster. */
typedef struct
{
  char *name;
  char *mark; /* in reserve, hidden; or NULL */
  char *mark_short;
  gboolean leads;
  int count;
  int out;
  int left; /* the table */
  char *troops;
  char *rating;
  char *weapon;
  char *range;
  char *move;
  char *needs[VEDETTE_SUMMARY_N_NEEDS]; /* bare, with reach, in melee, with card */
  char *about;                          /* all but the needs in one */
  char *about_short;
  int points; /* of one man */
  char *notes; /* may be empty */
} VedetteSummaryLine;

/* Lines of one contingent, or those of none (with a NULL name), which come first. */
typedef struct
{
  char *name;
  char *player;
  char *leader; /* NULL if nobody may be named */
  GPtrArray *lines;
} VedetteSummaryGroup;

typedef struct
{
  int number;
  char *who;
  GPtrArray *actors; /* the same men as lines of the roster */
  char *what;
  char *when; /* NULL for at any time */
  gboolean met;
  gboolean tried;
  gboolean done;
  gboolean is_void;
} VedetteSummaryCard;

typedef struct
{
  char *name;
  char *players;
  VedetteShape shape;
  gboolean solid;
  gboolean holds;
  gboolean shown; /* its lines are on the page */
  guint n_lines;
  int n_men;
  int n_standing; /* of them */
  GPtrArray *groups;
  GPtrArray *cards;
} VedetteSummaryForce;

typedef struct
{
  char *name;
  char *host_rules; /* empty for none */
  char *notes;      /* empty for none */
  char *players; /* of both sides */
  char *date;    /* of the last step, ISO 8601 */
  VedetteSheetSide side;
  gboolean started;
  int counters;
  gboolean shot_back_used;
  guint n_forces;
  VedetteSummaryForce forces[VEDETTE_SUMMARY_N_SIDES];
  GPtrArray *rules; /* sentences */
  char *factors;    /* what counters and sight come to */
} VedetteSummaryData;

VedetteSummaryData *vedette_summary_data_new      (VedetteBattle      *battle,
                                                   VedetteSheetSide    side);
void                vedette_summary_data_free     (VedetteSummaryData *self);

VedetteSummaryCard *vedette_summary_card_new      (VedetteBattle        *battle,
                                                   VedetteOrderCard     *record,
                                                   const VedetteNumbers *men);
void                vedette_summary_card_free     (VedetteSummaryCard *card);

char               *vedette_summary_say_men       (const VedetteSummaryForce *force);
const char         *vedette_summary_get_need_title (guint             need);

VedetteCheck        vedette_summary_get_check     (int                 count,
                                                   int                 out,
                                                   int                 left,
                                                   int                 i,
                                                   gboolean            fives);

GPtrArray          *vedette_summary_list_rules    (VedetteBattle      *battle);
char               *vedette_summary_list_factors  (void);

const VedetteSummaryForce *vedette_sheet_find_force (const VedetteSummaryData *data,
                                                     VedetteSheetSide          side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteSummaryCard, vedette_summary_card_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteSummaryData, vedette_summary_data_free)

G_END_DECLS
