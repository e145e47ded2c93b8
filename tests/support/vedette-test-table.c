/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the tables in tests/fixtures/catalogue row by row, and compares calculated fractions with the cells. */

#include "vedette-test-table.h"

#include <string.h>

/**
 * vedette_test_table_check:
 * @name: a file of tests/fixtures/catalogue
 * @head: the complete first line
 * @n_expected: the number of rows after the first line
 * @check: a function that gets the cells of each row, without a label in quotation marks at the beginning
 *
 * Checks every row of a table.
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
 * @fraction: (transfer full): the expected value
 * @cell: a fraction, or a whole number without a denominator
 *
 * Asserts that @cell contains the value of @fraction, and frees @fraction.
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
 * @cell: a cell, as for vedette_test_assert_cell()
 *
 * Asserts that @cell contains the value of a fraction, without freeing the fraction.
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
 * @cell: a number that is rounded to four decimals
 *
 * Asserts that the rounded number in @cell is near a value.
 */
void
vedette_test_assert_near (const VedetteFraction *fraction,
                          const char            *cell)
{
  g_assert_cmpfloat_with_epsilon (vedette_test_to_double (fraction), g_ascii_strtod (cell, NULL), 0.000051);
}

/**
 * vedette_test_assert_repeated:
 * @first: the result of the first try
 * @part: the fraction of tries that are repeated
 *
 * Asserts that @fraction is the result of all tries: @first plus @part times @fraction.
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
