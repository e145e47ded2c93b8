/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the catalogue, row by row, and fractions held against them. */

#include "vedette-test-table.h"

#include <string.h>

/**
 * vedette_test_table_check:
 * @head: all of the first line
 * @n_expected: how many rows follow
 * @check: is called with the cells of each; a label that has quotation marks comes first, and is left out
 */
void
vedette_test_table_check (const char *name,
                          const char *head,
                          guint       n_expected,
                          void        (*check) (char **cells))
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "catalogue", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_rows = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpstr (g_strchomp (lines[0]), ==, head);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      const char *from = *lines[i] == '"' ? strrchr (lines[i], '"') + 1 : lines[i];
      g_auto (GStrv) cells = g_strsplit (g_strchomp ((char *) from), ",", -1);

      if (*from == '\0')
        continue;
      check (cells);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, n_expected);
}

/**
 * vedette_test_assert_cell:
 * @fraction: (transfer full): what should stand there
 * @cell: a fraction; a 1 below the line is left out
 */
void
vedette_test_assert_cell (VedetteFraction *fraction,
                          const char      *cell)
{
  g_autofree char *text = vedette_fraction_to_string (fraction);
  g_autofree char *expected = strchr (cell, '/') != NULL ? g_strdup (cell) : g_strconcat (cell, "/1", NULL);

  g_assert_cmpstr (text, ==, expected);
  vedette_fraction_unref (fraction);
}

/**
 * vedette_test_assert_equal:
 * @cell: as for vedette_test_assert_cell()
 */
void
vedette_test_assert_equal (const VedetteFraction *fraction,
                           const char            *cell)
{
  vedette_test_assert_cell (vedette_fraction_ref (fraction), cell);
}

double
vedette_test_to_double (const VedetteFraction *fraction)
{
  g_autofree char *text = vedette_fraction_to_string (fraction);

  return g_ascii_strtod (text, NULL) / g_ascii_strtod (strchr (text, '/') + 1, NULL);
}

/**
 * vedette_test_assert_near:
 * @cell: four decimals, rounded
 */
void
vedette_test_assert_near (const VedetteFraction *fraction,
                          const char            *cell)
{
  g_assert_cmpfloat_with_epsilon (vedette_test_to_double (fraction), g_ascii_strtod (cell, NULL), 0.000051);
}

/**
 * vedette_test_assert_repeated:
 * @first: what the first try brings
 * @part: the part of the tries that are made again
 *
 * Expects of @fraction that it is what all tries bring: @first, and @part of itself.
 */
void
vedette_test_assert_repeated (const VedetteFraction *fraction,
                              const VedetteFraction *first,
                              const VedetteFraction *part)
{
  g_autoptr (VedetteFraction) later = vedette_fraction_multiply (part, fraction);
  g_autoptr (VedetteFraction) sum = vedette_fraction_add (first, later);

  g_assert_true (vedette_fraction_equal (fraction, sum));
}
