/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who counts as one body: a chain of men within four inches and in sight of each other (S-04, A-S02). */

#include "core/skirmish/vedette-body.h"

static gboolean
links (const VedetteGap *gap)
{
  return gap->inches <= VEDETTE_BODY_REACH && !gap->unseen;
}

static gboolean
is_measured (gint64            figure,
             const VedetteGap *gaps,
             guint             n_gaps)
{
  for (guint i = 0; i < n_gaps; i++)
    if (gaps[i].a == figure || gaps[i].b == figure)
      return TRUE;
  return FALSE;
}

/**
 * vedette_body_list_left_out:
 * @figures: who is said to act together
 * @centre: who is of the body in any case, such as the nominee; 0 for the first of @figures
 * @gaps: (array length=n_gaps): what was measured
 *
 * Follows the chain from @centre. A figure about which nothing was measured is untracked and stays in.
 *
 * Returns: (transfer full) (nullable): those who are measured to be out of the body
 */
VedetteIds *
vedette_body_list_left_out (const VedetteIds *figures,
                            gint64            centre,
                            const VedetteGap *gaps,
                            guint             n_gaps)
{
  g_autoptr (VedetteIds) body = NULL;
  VedetteIds *left_out = NULL;
  gboolean grown = TRUE;

  if (vedette_ids_get_n (figures) == 0)
    return NULL;
  body = vedette_ids_new_one (centre != 0 ? centre : vedette_ids_get (figures, 0));

  while (grown)
    {
      grown = FALSE;
      for (guint i = 0; i < n_gaps; i++)
        {
          gboolean has_a = vedette_ids_contains (body, gaps[i].a);
          VedetteIds *wider;

          if (!links (&gaps[i]) || has_a == vedette_ids_contains (body, gaps[i].b))
            continue;
          wider = vedette_ids_with (body, has_a ? gaps[i].b : gaps[i].a);
          vedette_ids_unref (body);
          body = wider;
          grown = TRUE;
        }
    }

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      gint64 figure = vedette_ids_get (figures, i);

      if (!vedette_ids_contains (body, figure) && is_measured (figure, gaps, n_gaps))
        {
          VedetteIds *longer = vedette_ids_with (left_out, figure);

          vedette_ids_unref (left_out);
          left_out = longer;
        }
    }
  return left_out;
}
