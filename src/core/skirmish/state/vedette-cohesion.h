/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who counts as one body: a chain of men within four inches and in sight of each other (S-04, A-S02). */

#pragma once

#include "core/document/vedette-ids.h"

G_BEGIN_DECLS

/* Exactly four inches is within (A-S31). */
#define VEDETTE_BODY_REACH 400

/**
 * VedetteGap:
 * @a: a line
 * @b: another
 * @inches: between them, in hundredths
 * @unseen: whether they do not see each other
 */
typedef struct
{
  gint64 a;
  gint64 b;
  int inches;
  gboolean unseen;
} VedetteGap;

VedetteIds *vedette_cohesion_list_left_out (const VedetteIds *figures,
                                            gint64            centre,
                                            const VedetteGap *gaps,
                                            guint             n_gaps);

VedetteIds *vedette_cohesion_list_left_out_pairs (const VedetteIds *figures,
                                                  gint64            centre,
                                                  const VedetteGap *gaps,
                                                  guint             n_gaps);

G_END_DECLS
