/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure of what a party has done in a battle, or what was done to it. */

#include "vedette-config.h"

#include "core/rules/story/vedette-score.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_VALUE (VedetteScore, vedette_score, VEDETTE_SCORE_FIELDS)

/**
 * vedette_score_add:
 * @list: (element-type VedetteScore): where to
 * @party: the id of the party to which the figure belongs
 * @label: what the figure is, in the reader's language
 *
 * Adds a whole number.
 */
void
vedette_score_add (GListStore *list,
                   const char *party,
                   const char *label,
                   guint       value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  vedette_value_add (list, VedetteScore, .party = party, .label = label, .text = text);
}

/**
 * vedette_score_add_of:
 * @list: (element-type VedetteScore): where to
 * @n: how many
 * @of: of how many
 *
 * Adds a part of a whole.
 */
void
vedette_score_add_of (GListStore *list,
                      const char *party,
                      const char *label,
                      guint       n,
                      guint       of)
{
  /* Translators: so many of so many, as in “2 of 22” men */
  g_autofree char *text = g_strdup_printf (C_("score", "%u of %u"), n, of);

  vedette_value_add (list, VedetteScore, .party = party, .label = label, .text = text);
}
