/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who counts as one body: a chain of men within four inches and in sight of each other (S-04, A-S02). */

#include "core/skirmish/state/vedette-cohesion.h"

static gboolean
links (const VedetteGap *gap)
{
  return gap->inches <= VEDETTE_BODY_REACH && !gap->unseen;
}

/* Returns: (transfer full): all whom the chain of those who are near each other joins to @figure */
static VedetteIds *
follow_chain (gint64            figure,
              const VedetteGap *gaps,
              guint             n_gaps)
{
  VedetteIds *body = vedette_ids_new_one (figure);
  gboolean grown = TRUE;

  while (grown)
    {
      grown = FALSE;
      for (guint i = 0; i < n_gaps; i++)
        {
          gboolean has_a = vedette_ids_contains (body, gaps[i].a);

          if (!links (&gaps[i]) || has_a == vedette_ids_contains (body, gaps[i].b))
            continue;
          vedette_ids_add (&body, has_a ? gaps[i].b : gaps[i].a);
          grown = TRUE;
        }
    }
  return body;
}

/* Returns: whether somebody of the group was measured against somebody else: that was too far, or he would be of it */
static gboolean
is_cut_off (const VedetteIds *group,
            const VedetteGap *gaps,
            guint             n_gaps)
{
  for (guint i = 0; i < n_gaps; i++)
    if (vedette_ids_contains (group, gaps[i].a) != vedette_ids_contains (group, gaps[i].b))
      return TRUE;
  return FALSE;
}

/**
 * vedette_cohesion_list_left_out:
 * @figures: who is said to act together
 * @centre: who is of the body in any case, such as the nominee; 0 for the first of @figures
 * @gaps: (array length=n_gaps): what was measured
 *
 * Follows the chain from @centre. What was not measured is untracked: a figure is left out only when it, or one of those
 * whom the chain joins to it, was measured to be too far from, or out of sight of, somebody else.
 *
 * Returns: (transfer full) (nullable): those who are measured to be out of the body
 */
VedetteIds *
vedette_cohesion_list_left_out (const VedetteIds *figures,
                                gint64            centre,
                                const VedetteGap *gaps,
                                guint             n_gaps)
{
  VedetteIds *left_out = NULL;

  if (vedette_ids_get_n (figures) == 0)
    return NULL;
  if (centre == 0)
    centre = vedette_ids_get (figures, 0);

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      gint64 figure = vedette_ids_get (figures, i);
      g_autoptr (VedetteIds) group = follow_chain (figure, gaps, n_gaps);

      if (!vedette_ids_contains (group, centre) && is_cut_off (group, gaps, n_gaps))
        vedette_ids_add (&left_out, figure);
    }
  return left_out;
}

static gboolean
is_apart (gint64            a,
          gint64            b,
          const VedetteGap *gaps,
          guint             n_gaps)
{
  for (guint i = 0; i < n_gaps; i++)
    if (((gaps[i].a == a && gaps[i].b == b) || (gaps[i].a == b && gaps[i].b == a)) && !links (&gaps[i]))
      return TRUE;
  return FALSE;
}

/**
 * vedette_cohesion_list_left_out_pairs:
 *
 * As vedette_cohesion_list_left_out(), but for players who want each man near every other one (s.cohesion): whoever was
 * measured to be too far from, or out of sight of, one of those before him is left out.
 *
 * Returns: (transfer full) (nullable): those who are measured to be out of the body
 */
VedetteIds *
vedette_cohesion_list_left_out_pairs (const VedetteIds *figures,
                                      gint64            centre,
                                      const VedetteGap *gaps,
                                      guint             n_gaps)
{
  g_autoptr (VedetteIds) body = NULL;
  VedetteIds *left_out = NULL;

  if (vedette_ids_get_n (figures) == 0)
    return NULL;
  body = vedette_ids_new_one (centre != 0 ? centre : vedette_ids_get (figures, 0));
  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      gint64 figure = vedette_ids_get (figures, i);
      gboolean apart = FALSE;

      if (vedette_ids_contains (body, figure))
        continue;
      for (guint k = 0; k < vedette_ids_get_n (body); k++)
        apart |= is_apart (figure, vedette_ids_get (body, k), gaps, n_gaps);
      vedette_ids_add (apart ? &left_out : &body, figure);
    }
  return left_out;
}
