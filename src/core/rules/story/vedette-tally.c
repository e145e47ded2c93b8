/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All dice of one party that have as many sides, beside what fair ones would give. */

#include "vedette-config.h"

#include "core/rules/story/vedette-tally.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* With fewer dice any sum is as likely as not. */
#define ENOUGH 10

VEDETTE_DEFINE_VALUE (VedetteTally, vedette_tally, VEDETTE_TALLY_FIELDS)

/**
 * vedette_tally_count:
 * @tallies: (element-type VedetteTally): one for each party and number of sides, in the order in which they were rolled
 * @faces: (nullable): those that the system makes much of, for new tallies
 *
 * Counts a die. One that stands apart, or of which nobody knows whose it was, tells of nobody's luck.
 */
void
vedette_tally_count (GListStore         *tallies,
                     VedetteNatural     *natural,
                     const VedetteFaces *faces)
{
  VedetteTally *self = NULL;

  if (natural->party == NULL || natural->apart)
    return;
  vedette_each (VedetteTally, tally, tallies)
    if (tally->sides == natural->sides && g_str_equal (tally->party, natural->party))
      self = tally; /* the list keeps it */
  if (self == NULL)
    {
      self = vedette_value_add (tallies, VedetteTally, .party = natural->party, .sides = natural->sides);
      self->counts = g_array_set_size (g_array_new (FALSE, TRUE, sizeof (guint)), (guint) natural->sides + 1);
      for (; faces != NULL && faces->sides != 0; faces++)
        if (faces->sides == natural->sides)
          self->faces = faces;
    }
  self->n++;
  self->sum += natural->natural;
  /* An open-ended die may show more than it has sides. */
  if (natural->natural >= 1 && natural->natural <= natural->sides)
    g_array_index (self->counts, guint, natural->natural)++;
}

double
vedette_tally_get_mean (VedetteTally *self)
{
  return (double) self->sum / self->n;
}

/**
 * vedette_tally_get_face:
 *
 * Returns: how many dice showed @face, from 1 to the number of sides
 */
guint
vedette_tally_get_face (VedetteTally *self,
                        int           face)
{
  g_return_val_if_fail (face >= 1 && face <= self->sides, 0);

  return g_array_index (self->counts, guint, face);
}

/**
 * vedette_tally_get_expected:
 *
 * Returns: what as many fair dice show together in the long run
 */
double
vedette_tally_get_expected (VedetteTally *self)
{
  return self->n * (self->sides + 1) / 2.0;
}

/**
 * vedette_tally_get_luck:
 *
 * Returns: how much more they showed than fair ones; it is told even where vedette_tally_is_too_few()
 */
double
vedette_tally_get_luck (VedetteTally *self)
{
  return (double) self->sum - vedette_tally_get_expected (self);
}

/**
 * vedette_tally_is_too_few:
 *
 * Returns: whether there are so few dice that their sum says nothing
 */
gboolean
vedette_tally_is_too_few (VedetteTally *self)
{
  return self->n < ENOUGH;
}

/**
 * vedette_tally_format_luck:
 *
 * Returns: (transfer full): the number from vedette_tally_get_luck() with its sign and one decimal place
 */
char *
vedette_tally_format_luck (VedetteTally *self)
{
  double luck = vedette_tally_get_luck (self);

  /* The minus is the sign of a number, not a hyphen. */
  return g_strdup_printf ("%s%.1f", luck > 0 ? "+" : luck < 0 ? "−" : "±", ABS (luck));
}

/**
 * vedette_tally_describe_luck:
 *
 * Returns: (transfer full): what was expected and what came, or that there are too few dice to tell
 */
char *
vedette_tally_describe_luck (VedetteTally *self)
{
  g_autofree char *expected = NULL, *difference = NULL;

  if (vedette_tally_is_too_few (self))
    return g_strdup (_("Too few to tell"));
  expected = g_strdup_printf ("%.1f", vedette_tally_get_expected (self));
  difference = vedette_tally_format_luck (self);
  /* Translators: what the dice showed together, what as many fair dice would, and the difference with its sign */
  return g_strdup_printf (_("Sum %" PRId64 ", expected %s: %s"), self->sum, expected, difference);
}

/**
 * vedette_tally_describe:
 *
 * Returns: (transfer full): the dice beside what as many fair ones would give, such as a mean of 10.5 of a d20
 */
char *
vedette_tally_describe (VedetteTally *self)
{
  /* Translators: how many dice were rolled */
  g_autofree char *dice = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", (gulong) self->n), self->n);
  g_autofree char *mean = g_strdup_printf ("%.2f", vedette_tally_get_mean (self));
  g_autofree char *fair = g_strdup_printf ("%.2f", (self->sides + 1) / 2.0);
  g_autofree char *expected = NULL;
  guint n = 0;

  if (self->faces == NULL)
    /* Translators: how many dice; their mean, and that of a fair die, as in “4 dice: mean 9.25 (fair: 10.50).” */
    return g_strdup_printf (_("%s: mean %s (fair: %s)."), dice, mean, fair);
  for (int face = self->faces->first; face <= self->faces->last; face++)
    n += vedette_tally_get_face (self, face);
  expected = g_strdup_printf ("%.2f", (double) self->n * (self->faces->last - self->faces->first + 1) / self->sides);
  /* Translators: how many dice; their mean, and that of a fair die; how many showed one of some faces, such as 1 to 3, and
   * how many of as many fair dice would, as in “4 dice: mean 9.25 (fair: 10.50); 1 showed 1 to 3 (fair: 0.60).” */
  return g_strdup_printf (_("%s: mean %s (fair: %s); %u showed %d to %d (fair: %s)."), dice, mean, fair, n,
                          self->faces->first, self->faces->last, expected);
}
