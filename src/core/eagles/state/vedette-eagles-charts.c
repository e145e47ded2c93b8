/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three charts of the grand-tactical system, the two scales of its ratings, and what is read off bare dice. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-charts.h"

#include <glib/gi18n-lib.h>

/* E-31: on an opposed roll, from poor to superior */
static const int modifiers[] = { -1, 0, 1, 2, 3 };

/* E-10: on the roll of one who got an order, from poor to superior */
static const int on_orders[] = { -1, 0, 0, 1, 2 };

enum
{
  TURN_OVER = 17, /* E-42: the least sum of two bare dice that ends the turn */
  MAY_ACT = 5,    /* E-10: the least modified roll on which an order may be acted on */
  GARBLED = 1,    /* E-12: the natural roll that comes before all others (A-E34) */
};

/* 4.1 (E-25), from poor to superior, a row for each natural roll from 1 on. The first row is one more die for everybody,
 * although that is better than some rows that follow: so it is printed (A-E33). */
static const int points[VEDETTE_EAGLES_SIDES][VEDETTE_N_EAGLES_RATINGS] = {
  { VEDETTE_EAGLES_POINTS_ROLLED, VEDETTE_EAGLES_POINTS_ROLLED, VEDETTE_EAGLES_POINTS_ROLLED, VEDETTE_EAGLES_POINTS_ROLLED,
    VEDETTE_EAGLES_POINTS_ROLLED },
  { 0, 0, 1, 3, 4 },
  { 0, 1, 2, 4, 5 },
  { 1, 2, 3, 5, 6 },
  { 2, 3, 4, 6, 7 },
  { 3, 4, 5, 7, 8 },
  { 4, 5, 6, 8, 9 },
  { 5, 6, 7, 9, 10 },
  { 6, 7, 8, 10, 11 },
  { 7, 8, 9, 11, 12 },
};

/* A chart that is read by a total: what holds from a total on, for each of three kinds of units, the highest total first */
#define N_KINDS 3
typedef struct
{
  int least;
  const char *head;
  int results[N_KINDS];
} Band;

/* 4.2 (E-20): elite, line, conscript */
static const Band skirmish_bands[] = {
  { 8, "8+", { VEDETTE_EAGLES_NE, VEDETTE_EAGLES_NE, VEDETTE_EAGLES_NE } },
  { 7, "7", { VEDETTE_EAGLES_NE, VEDETTE_EAGLES_NE, VEDETTE_EAGLES_SMK } },
  { 6, "6", { VEDETTE_EAGLES_SMK, VEDETTE_EAGLES_SMK, VEDETTE_EAGLES_SH } },
  { 5, "5", { VEDETTE_EAGLES_SMK, VEDETTE_EAGLES_SH, VEDETTE_EAGLES_DO } },
  { 2, "2–4", { VEDETTE_EAGLES_SH, VEDETTE_EAGLES_DO, VEDETTE_EAGLES_DOR } },
  { G_MININT, "≤ 1", { VEDETTE_EAGLES_DO, VEDETTE_EAGLES_DOR, VEDETTE_EAGLES_DOR } },
};

/* 4.3 (E-45): normal, in smoke, in FF */
static const Band reaction_bands[] = {
  { 9, "9+", { VEDETTE_EAGLES_AA, VEDETTE_EAGLES_AA, VEDETTE_EAGLES_AA } },
  { 8, "8", { VEDETTE_EAGLES_AA, VEDETTE_EAGLES_AA, VEDETTE_EAGLES_NA } },
  { 7, "7", { VEDETTE_EAGLES_AA, VEDETTE_EAGLES_NA, VEDETTE_EAGLES_NA } },
  { 6, "6", { VEDETTE_EAGLES_NA, VEDETTE_EAGLES_NA, VEDETTE_EAGLES_NO_REACTION } },
  { 5, "5", { VEDETTE_EAGLES_NA, VEDETTE_EAGLES_NO_REACTION, VEDETTE_EAGLES_NO_REACTION } },
  { G_MININT, "≤ 4", { VEDETTE_EAGLES_NO_REACTION, VEDETTE_EAGLES_NO_REACTION, VEDETTE_EAGLES_NO_REACTION } },
};

/* E-22: steps lost, from no effect to disordered retreat */
static const guint steps[] = { 0, 0, 1, 2, 2 };

G_STATIC_ASSERT (G_N_ELEMENTS (modifiers) == VEDETTE_N_EAGLES_RATINGS);
G_STATIC_ASSERT (G_N_ELEMENTS (on_orders) == VEDETTE_N_EAGLES_RATINGS);
G_STATIC_ASSERT (VEDETTE_N_EAGLES_TROOPS == N_KINDS);
G_STATIC_ASSERT (VEDETTE_N_EAGLES_SITUATIONS == N_KINDS);
G_STATIC_ASSERT (G_N_ELEMENTS (steps) == VEDETTE_N_EAGLES_SKIRMISHES);

/**
 * vedette_eagles_rating_get_modifier:
 *
 * Returns: what the officer who makes an opposed roll adds to it (E-31)
 */
int
vedette_eagles_rating_get_modifier (VedetteEaglesRating rating)
{
  return modifiers[rating];
}

/**
 * vedette_eagles_rating_get_on_orders:
 *
 * Returns: what the recipient of an order adds to the roll for it (E-10)
 */
int
vedette_eagles_rating_get_on_orders (VedetteEaglesRating rating)
{
  return on_orders[rating];
}

/**
 * vedette_eagles_is_turn_over:
 * @one: bare, as is @other
 *
 * Returns: whether the dice of an opposed roll end the turn, whatever the totals (E-42, A-E04)
 */
gboolean
vedette_eagles_is_turn_over (int one,
                             int other)
{
  return one + other >= TURN_OVER;
}

/**
 * vedette_eagles_read_activation:
 * @natural: the bare die
 *
 * Returns: what comes of the order (E-10 to E-12)
 */
VedetteEaglesActivation
vedette_eagles_read_activation (VedetteEaglesRating rating,
                                int                 natural)
{
  if (natural == GARBLED)
    return VEDETTE_EAGLES_GARBLED;
  return natural + on_orders[rating] >= MAY_ACT ? VEDETTE_EAGLES_ACTS : VEDETTE_EAGLES_RETRY;
}

/**
 * vedette_eagles_read_points:
 * @natural: from 1 to 10
 *
 * Returns: the points of an army commander (E-25); %VEDETTE_EAGLES_POINTS_ROLLED if another die says it
 */
int
vedette_eagles_read_points (VedetteEaglesRating rating,
                            int                 natural)
{
  g_return_val_if_fail (natural >= 1 && natural <= VEDETTE_EAGLES_SIDES, 0);

  return points[natural - 1][rating];
}

/**
 * vedette_eagles_get_most_points:
 *
 * Returns: the most that an army commander may begin with
 */
guint
vedette_eagles_get_most_points (VedetteEaglesRating rating)
{
  int most = VEDETTE_EAGLES_POINTS_SIDES;

  for (guint row = 0; row < G_N_ELEMENTS (points); row++)
    most = MAX (most, points[row][rating]);
  return (guint) most;
}

/* The last band has no least total. */
static guint
find_band (const Band *bands,
           int         total)
{
  guint i = 0;

  while (total < bands[i].least)
    i++;
  return i;
}

/**
 * vedette_eagles_read_skirmish:
 * @total: any
 *
 * Returns: the result of skirmish combat (E-20)
 */
VedetteEaglesSkirmish
vedette_eagles_read_skirmish (VedetteEaglesTroops troops,
                              int                 total)
{
  return (VedetteEaglesSkirmish) skirmish_bands[find_band (skirmish_bands, total)].results[troops];
}

/**
 * vedette_eagles_skirmish_is_smoke:
 *
 * Returns: whether the unit is in smoke now (E-21)
 */
gboolean
vedette_eagles_skirmish_is_smoke (VedetteEaglesSkirmish result)
{
  return result != VEDETTE_EAGLES_NE;
}

/**
 * vedette_eagles_skirmish_get_steps:
 *
 * Returns: the steps that the unit loses (E-22)
 */
guint
vedette_eagles_skirmish_get_steps (VedetteEaglesSkirmish result)
{
  return steps[result];
}

/**
 * vedette_eagles_read_reaction:
 * @total: any
 *
 * Returns: what a unit may do by its local initiative (E-45)
 */
VedetteEaglesReaction
vedette_eagles_read_reaction (VedetteEaglesSituation situation,
                              int                    total)
{
  return (VedetteEaglesReaction) reaction_bands[find_band (reaction_bands, total)].results[situation];
}

/* --- As people look them up --- */

static GStrv
list_briefs (GType type,
             guint n)
{
  g_autoptr (GStrvBuilder) briefs = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (briefs, vedette_enum_get_brief (type, (int) i));
  return g_strv_builder_end (briefs);
}

static GStrv
list_heads (const Band *bands,
            guint       n)
{
  g_autoptr (GStrvBuilder) heads = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (heads, bands[i].head);
  return g_strv_builder_end (heads);
}

/**
 * vedette_eagles_add_points_chart:
 *
 * Returns: (transfer none): the chart of points, which is part of @working now
 */
VedetteChart *
vedette_eagles_add_points_chart (VedetteBreakdown *working)
{
  g_autoptr (GStrvBuilder) heads = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_auto (GStrv) columns = list_briefs (VEDETTE_TYPE_EAGLES_RATING, VEDETTE_N_EAGLES_RATINGS);
  g_auto (GStrv) rows = NULL;
  g_auto (GStrv) all = NULL;

  for (guint row = 0; row < G_N_ELEMENTS (points); row++)
    {
      g_autofree char *head = g_strdup_printf ("%u", row + 1);

      g_strv_builder_add (heads, head);
      for (guint column = 0; column < VEDETTE_N_EAGLES_RATINGS; column++)
        {
          g_autofree char *cell = points[row][column] == VEDETTE_EAGLES_POINTS_ROLLED
                                      /* Translators: one die with so many sides */
                                      ? g_strdup_printf (C_("chart", "1d%d"), VEDETTE_EAGLES_POINTS_SIDES)
                                      : g_strdup_printf ("%d", points[row][column]);

          g_strv_builder_add (cells, cell);
        }
    }
  rows = g_strv_builder_end (heads);
  all = g_strv_builder_end (cells);
  return vedette_breakdown_add_chart (working, "points", C_("chart", "Initiative points"), (const char * const *) columns,
                                      (const char * const *) rows, (const char * const *) all);
}

void
vedette_eagles_light_points_chart (VedetteChart       *chart,
                                   VedetteEaglesRating rating,
                                   int                 natural)
{
  vedette_chart_light (chart, (guint) natural - 1, rating);
}

/**
 * vedette_eagles_add_skirmish_chart:
 *
 * Returns: (transfer none): the chart of skirmish combat, which is part of @working now
 */
VedetteChart *
vedette_eagles_add_skirmish_chart (VedetteBreakdown *working)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_auto (GStrv) columns = list_briefs (VEDETTE_TYPE_EAGLES_TROOPS, N_KINDS);
  g_auto (GStrv) rows = list_heads (skirmish_bands, G_N_ELEMENTS (skirmish_bands));
  g_auto (GStrv) all = NULL;

  for (guint band = 0; band < G_N_ELEMENTS (skirmish_bands); band++)
    for (guint kind = 0; kind < N_KINDS; kind++)
      g_strv_builder_add (cells, vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_SKIRMISH, skirmish_bands[band].results[kind]));
  all = g_strv_builder_end (cells);
  return vedette_breakdown_add_chart (working, "skirmish", C_("chart", "Skirmish combat"), (const char * const *) columns,
                                      (const char * const *) rows, (const char * const *) all);
}

void
vedette_eagles_light_skirmish_chart (VedetteChart       *chart,
                                     VedetteEaglesTroops troops,
                                     int                 total)
{
  vedette_chart_light (chart, find_band (skirmish_bands, total), troops);
}

/**
 * vedette_eagles_add_reaction_chart:
 *
 * Returns: (transfer none): the chart of local initiative, which is part of @working now
 */
VedetteChart *
vedette_eagles_add_reaction_chart (VedetteBreakdown *working)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_auto (GStrv) columns = list_heads (reaction_bands, G_N_ELEMENTS (reaction_bands));
  g_auto (GStrv) rows = list_briefs (VEDETTE_TYPE_EAGLES_SITUATION, N_KINDS);
  g_auto (GStrv) all = NULL;

  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint band = 0; band < G_N_ELEMENTS (reaction_bands); band++)
      g_strv_builder_add (cells, vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_REACTION, reaction_bands[band].results[kind]));
  all = g_strv_builder_end (cells);
  return vedette_breakdown_add_chart (working, "local-initiative", C_("chart", "Local initiative"),
                                      (const char * const *) columns, (const char * const *) rows, (const char * const *) all);
}

void
vedette_eagles_light_reaction_chart (VedetteChart          *chart,
                                     VedetteEaglesSituation situation,
                                     int                    total)
{
  vedette_chart_light (chart, situation, find_band (reaction_bands, total));
}
