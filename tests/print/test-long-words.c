/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sheets of all samples in a language whose words are twice as long as the English ones, and in German: nothing overlaps, no
 * sentence of ours is cut, and no line of the roster is left out. */

#include "vedette-config.h"

#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "print-check.h"
#include "print/systems.h"
#include "vedette-test-language.h"

#define LARGE 14

static guint n_faults = 0;

G_GNUC_PRINTF (2, 3) static void
blame (const char *what,
       const char *format,
       ...)
{
  g_autofree char *fault = NULL;
  va_list args;

  va_start (args, format);
  fault = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s: %s", what, fault);
  n_faults++;
}

/* Whether the whole word stands somewhere: a head that was cut is told below its table. */
static gboolean
is_told (GPtrArray  *pages,
         const char *word)
{
  for (guint i = 0; i < pages->len; i++)
    for (guint k = 0; k < vedette_page_get_n_boxes (pages->pdata[i]); k++)
      {
        const VedetteBox *box = vedette_page_get_box (pages->pdata[i], k);

        if (box->text != NULL && !box->abbreviated && strstr (box->text, word) != NULL)
          return TRUE;
      }
  return FALSE;
}

/* What somebody wrote himself may be cut on the summary. */
static gboolean
is_order (const char *text)
{
  static const char * const begins[] = { "Find Blackheart", "Drive the cart", "Carry water", "Hold the gate", "Unbar the gate",
                                         "Blackheart, Men-at-arms", "Gawain, Squires" };

  for (gsize i = 0; i < G_N_ELEMENTS (begins); i++)
    if (g_str_has_prefix (text, begins[i]))
      return TRUE;
  return FALSE;
}

static void
check_page (GPtrArray   *pages,
            guint        n,
            VedettePaper paper,
            double       floor,
            const char  *what)
{
  VedettePage *page = pages->pdata[n];
  double width, height;

  vedette_paper_get_size (paper, &width, &height);
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->ellipsised && !is_order (box->text))
        blame (what, "“%s” is cut", box->text);
      if (box->abbreviated && !is_told (pages, box->text))
        blame (what, "“%s” is abbreviated, and told nowhere", box->text);
      if (box->size > 0 && box->size < floor)
        blame (what, "“%s” is set in %.1f points", box->text, box->size);
      if (box->x < VEDETTE_PAGE_MARGIN - TEST_TOLERANCE || box->y < VEDETTE_PAGE_MARGIN - TEST_TOLERANCE ||
          box->x + box->width > width - VEDETTE_PAGE_MARGIN + TEST_TOLERANCE ||
          box->y + box->height > height - VEDETTE_PAGE_MARGIN + TEST_TOLERANCE)
        blame (what, "“%s” at %.1f, %.1f is in the margin", box->text, box->x, box->y);
      for (guint k = i + 1; k < vedette_page_get_n_boxes (page); k++)
        if (test_overlap (box, vedette_page_get_box (page, k)))
          blame (what, "“%s” and “%s” overlap at %.1f, %.1f", box->text, vedette_page_get_box (page, k)->text, box->x, box->y);
    }
}

/* What it says that nothing is left of the roster, in the language that nobody speaks */
static void
check_all (GPtrArray  *pages,
           const char *what)
{
  const char *left_out[] = { g_dngettext (GETTEXT_PACKAGE, "and %u more line", "and %u more lines", 5),
                             g_dngettext (GETTEXT_PACKAGE, "and %u more card", "and %u more cards", 5),
                             g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", 5) };

  for (gsize i = 0; i < G_N_ELEMENTS (left_out); i++)
    {
      g_autofree char *begin = g_strndup (left_out[i], (gsize) (strchr (left_out[i], '%') - left_out[i]));

      for (guint k = 0; k < pages->len; k++)
        if (test_find_text (pages->pdata[k], begin) != NULL)
          blame (what, "something is left out: “%s”", test_find_text (pages->pdata[k], begin)->text);
    }
}

static void
check_sheet (VedetteBattle          *battle,
             const VedetteSheetKind *sheet,
             gboolean                large,
             guint                   reader,
             const char             *name)
{
  for (VedettePaper paper = VEDETTE_PAPER_A4; paper <= VEDETTE_PAPER_LETTER; paper++)
    {
      g_autofree char *what = g_strdup_printf ("%s %s%s for %u on %s", name, sheet->name, large ? ", large," : "", reader,
                                               paper == VEDETTE_PAPER_A4 ? "A4" : "Letter");
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, sheet, large, paper, reader);

      g_assert_cmpuint (pages->len, >=, 1);
      for (guint i = 0; i < pages->len; i++)
        check_page (pages, i, paper, large ? LARGE : VEDETTE_PAGE_SMALLEST, what);
      check_all (pages, what);
    }
}

static void
test_sample (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL,
                                                          &error);
  const VedettePrintSystem *system;
  g_auto (GStrv) readers = NULL;

  g_assert_no_error (error);
  system = vedette_print_systems_find (battle);
  g_assert_nonnull (system);
  readers = vedette_print_system_list_readers (system, battle);
  n_faults = 0;
  for (const VedetteSheetKind *sheet = system->sheets; sheet->name != NULL; sheet++)
    for (guint reader = 0; reader < MAX (g_strv_length (readers), 1); reader++)
      {
        if (!vedette_sheet_can_be_for (sheet, reader))
          continue;
        check_sheet (battle, sheet, FALSE, reader, name);
        if (vedette_sheet_can_be_large (sheet))
          check_sheet (battle, sheet, TRUE, reader, name);
      }
  g_assert_cmpuint (n_faults, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *german = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  gboolean in_german;
  const char *language;
  char *folder;
  int result;

  g_test_init (&argc, &argv, NULL);
  in_german = argc > 1 && g_str_equal (argv[1], "de");
  language = in_german ? "de" : "xx";
  folder = vedette_test_language_begin (language, in_german ? german : NULL);
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "Summary"), !=, "Summary");

  g_test_add_data_func ("/print/long-words/skirmish", "blackhearts-hold.vedette", test_sample);
  g_test_add_data_func ("/print/long-words/token-stack", "ford-at-dusk.vedette", test_sample);
  g_test_add_data_func ("/print/long-words/enemies", "fifty-goblins.vedette", test_sample);
  g_test_add_data_func ("/print/long-words/grand-tactical", "bridges-at-aurach.vedette", test_sample);

  result = g_test_run ();
  vedette_test_language_end (folder, language);
  return result;
}
