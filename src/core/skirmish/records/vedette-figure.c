/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster: one named man, or a count of men alike. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-figure.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-force.h"

VEDETTE_DEFINE_RECORD (VedetteFigure, vedette_figure, "figure", VEDETTE_FIGURE_FIELDS)

/* Returns: how many of the line are neither out nor have left the table */
int
vedette_figure_get_standing (VedetteFigure *self)
{
  return MAX (vedette_figure_get_count (self) - vedette_figure_get_out (self) - vedette_figure_get_left (self), 0);
}

/**
 * vedette_figure_say:
 * @one: a sentence about one man, to be translated
 * @several: the same about several, such as “%s are out” for “%s is out”
 *
 * Returns: (transfer none): the translation of the one that agrees with the men of the line
 */
const char *
vedette_figure_say (VedetteFigure *self,
                    const char    *one,
                    const char    *several)
{
  return g_dngettext (GETTEXT_PACKAGE, one, several, (gulong) vedette_figure_get_count (self));
}

gboolean
vedette_figure_is_on_table (VedetteFigure *self)
{
  return vedette_figure_get_standing (self) > 0 && !vedette_figure_get_reserve (self);
}

/**
 * vedette_figure_has_left:
 *
 * Returns: whether nobody of the line is there any more because the last of them left the table, and were not lost (A-S46)
 */
gboolean
vedette_figure_has_left (VedetteFigure *self)
{
  return vedette_figure_get_standing (self) == 0 && vedette_figure_get_left (self) > 0;
}

/**
 * vedette_figure_is_engaged:
 *
 * Returns: whether a nominee from this line is in melee (S-21). While some of the men are free, a free one is meant.
 */
gboolean
vedette_figure_is_engaged (VedetteFigure *self)
{
  int fighting = vedette_figure_get_in_melee (self);

  if (vedette_figure_get_melee (self) != VEDETTE_TRI_YES)
    return FALSE;
  return fighting == 0 || fighting >= vedette_figure_get_standing (self);
}

/**
 * vedette_figure_is_surely_engaged:
 *
 * Returns: whether all men of the line are known to be in melee; of a line of several that is in melee nobody may have
 *   said how many are
 */
gboolean
vedette_figure_is_surely_engaged (VedetteFigure *self)
{
  int standing = vedette_figure_get_standing (self);

  return vedette_figure_get_melee (self) == VEDETTE_TRI_YES &&
         (standing == 1 || vedette_figure_get_in_melee (self) >= standing);
}
