/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, rosters, blank sheets and large print as files, read back with other programs’ eyes. */

#include "print-battle.h"

#include <glib/gstdio.h>
#include <string.h>

#include "core/journal/vedette-journal-error.h"
#include "print/skirmish/vedette-summary.h"
#include "print/vedette-pdf.h"
#include "print/vedette-sheet.h"

static char *folder;

typedef struct
{
  int sheet;
  gboolean large;
  VedetteSheetSide side;
} Kind;

/* Each sheet in each form that there is. */
static const Kind kinds[] = {
  { TEST_SUMMARY, FALSE, VEDETTE_SHEET_RED },       { TEST_SUMMARY, TRUE, VEDETTE_SHEET_RED },
  { TEST_SUMMARY, TRUE, VEDETTE_SHEET_BOTH },       { TEST_CARDS, FALSE, VEDETTE_SHEET_RED },
  { TEST_CARDS, FALSE, VEDETTE_SHEET_BLUE },        { TEST_ROSTER, FALSE, VEDETTE_SHEET_RED },
  { TEST_ROSTER, FALSE, VEDETTE_SHEET_BOTH },       { TEST_ROSTER, TRUE, VEDETTE_SHEET_BLUE },
  { TEST_BLANK_CARDS, FALSE, VEDETTE_SHEET_BOTH },  { TEST_BLANK_CARDS, FALSE, VEDETTE_SHEET_RED },
  { TEST_BLANK_ROSTER, FALSE, VEDETTE_SHEET_BOTH }, { TEST_BLANK_ROSTER, TRUE, VEDETTE_SHEET_BLUE },
};

static char *
run (const char * const *argv)
{
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return out;
}

#define RUN(...) run ((const char * const []){ __VA_ARGS__, NULL })

/* Writes and returns the path. */
static char *
print (VedetteBattle *battle,
       const Kind    *kind,
       VedettePaper   paper,
       const char    *name)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  vedette_sheet_write_pdf (battle, test_get_sheet (kind->sheet), kind->large, paper, kind->side, path, &error);
  g_assert_no_error (error);
  return path;
}

static void
test_pages (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (30, 17);

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (int paper = VEDETTE_PAPER_A4; paper <= VEDETTE_PAPER_LETTER; paper++)
      {
        g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (kinds[k].sheet), kinds[k].large, (VedettePaper) paper, kinds[k].side);
        g_autofree char *path = print (battle, &kinds[k], (VedettePaper) paper, "pages.pdf");
        g_autofree char *info = RUN ("pdfinfo", "-isodates", path);
        g_autofree char *count = g_strdup_printf ("^Pages: +%u$", pages->len);

        g_assert_true (g_regex_match_simple (count, info, G_REGEX_MULTILINE, 0));
        g_assert_nonnull (strstr (info, paper == VEDETTE_PAPER_A4 ? "595.276 x 841.89 pts (A4)" : "612 x 792 pts (letter)"));
        g_assert_true (g_regex_match_simple ("^Title: +The barn at Wetherby Ford$", info, G_REGEX_MULTILINE, 0));
        g_assert_true (g_regex_match_simple ("^Author: +Anna, Ben, Carol$", info, G_REGEX_MULTILINE, 0));
        g_assert_true (g_regex_match_simple ("^CreationDate: +2031-05-06T07:08:09", info, G_REGEX_MULTILINE, 0));
        g_assert_true (g_regex_match_simple ("^Tagged: +yes$", info, G_REGEX_MULTILINE, 0));
      }
}

/* Without this day’s date or this run’s addresses. */
static void
test_bytes_repeat (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (12, 9), again = test_battle_new_sized (12, 9);
  char *first[G_N_ELEMENTS (kinds)];

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *name = g_strdup_printf ("first-%u.pdf", k);

      first[k] = print (battle, &kinds[k], VEDETTE_PAPER_A4, name);
    }
  g_usleep (1100 * 1000); /* no clock that counts seconds may show in the bytes */
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *second = print (again, &kinds[k], VEDETTE_PAPER_A4, "second.pdf"), *one = NULL, *other = NULL;
      gsize one_size, other_size;

      g_assert_true (g_file_get_contents (first[k], &one, &one_size, NULL));
      g_assert_true (g_file_get_contents (second, &other, &other_size, NULL));
      g_assert_cmpmem (one, one_size, other, other_size);
      g_free (first[k]);
    }
}

static void
test_fonts (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (12, 9);

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *path = print (battle, &kinds[k], VEDETTE_PAPER_A4, "fonts.pdf");
      g_autofree char *fonts = RUN ("pdffonts", path);
      g_auto (GStrv) lines = g_strsplit (fonts, "\n", -1);
      guint n = 0;

      /* name, type, encoding, then emb sub uni */
      for (guint i = 2; lines[i] != NULL && *lines[i] != '\0'; i++, n++)
        g_assert_true (g_regex_match_simple (" yes yes yes +[0-9]+ +[0-9]+$", lines[i], 0, 0));
      g_assert_cmpuint (n, >=, 1);
    }
}

static void
test_literal (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("A & <i>B</i>");
  gint64 side = test_get_side (battle, 0);
  gint64 id = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "<b>&\"x", "side", side, "notes", "100% &lt;", NULL));
  g_autoptr (VedetteIds) actors = vedette_ids_new_one (id);

  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 1, "side", side, "actors", actors, "order", "<u>go & %s</u>", "condition",
                                     "&amp; %n", NULL));
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *path = print (battle, &kinds[k], VEDETTE_PAPER_A4, "text.pdf"), *text = RUN ("pdftotext", "-raw", path, "-");
      gboolean carded = kinds[k].sheet == TEST_CARDS || kinds[k].sheet == TEST_SUMMARY;

      if (kinds[k].side == VEDETTE_SHEET_BLUE || kinds[k].sheet >= TEST_BLANK_CARDS)
        continue;
      g_assert_nonnull (strstr (text, "<b>&\"x"));
      if (kinds[k].sheet == TEST_ROSTER)
        g_assert_nonnull (strstr (text, "100% &lt;"));
      if (!carded || kinds[k].side == VEDETTE_SHEET_BOTH)
        continue;
      g_assert_nonnull (strstr (text, "<u>go & %s</u>"));
      g_assert_nonnull (strstr (text, "&amp; %n"));
    }
}

/* In the file too, not only on the page, nothing of the other side’s is to be found. */
static void
test_secrets (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (4, 3);

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Lurker", "side", test_get_side (battle, 1), "hidden", TRUE, NULL));
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *path = print (battle, &kinds[k], VEDETTE_PAPER_A4, "secret.pdf"), *text = RUN ("pdftotext", "-raw", path, "-");

      if (kinds[k].side != VEDETTE_SHEET_BLUE)
        {
          g_assert_null (strstr (text, "Blueman-order"));
          g_assert_null (strstr (text, "Blueman-condition"));
          g_assert_null (strstr (text, "Lurker"));
        }
      if (kinds[k].side != VEDETTE_SHEET_RED)
        {
          g_assert_null (strstr (text, "Redman-order"));
          g_assert_null (strstr (text, "Redman-condition"));
        }
      if (kinds[k].sheet == TEST_CARDS)
        g_assert_nonnull (strstr (text, kinds[k].side == VEDETTE_SHEET_RED ? "Redman-order-03" : "Blueman-order-03"));
    }
}

static char *
read_outline (VedetteBattle *battle,
              const Kind    *kind)
{
  g_autofree char *path = print (battle, kind, VEDETTE_PAPER_A4, "outline.pdf");
  g_autofree char *xml = RUN ("pdftohtml", "-xml", "-stdout", "-i", path);
  g_autoptr (GRegex) regex = g_regex_new ("<item page=\"([0-9]+)\">([^<]*)</item>", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *outline = g_string_new (NULL);

  for (g_regex_match (regex, xml, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *page = g_match_info_fetch (match, 1), *title = g_match_info_fetch (match, 2);

      g_string_append_printf (outline, "%s%s:%s", outline->len > 0 ? "; " : "", page, title);
    }
  return g_string_free (outline, FALSE);
}

static void
test_bookmarks (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (14, 9);
  static const char * const expected[G_N_ELEMENTS (kinds)] = {
    "1:Summary",
    NULL,
    NULL,
    "1:Order cards: Red",
    "1:Order cards: Blue",
    "1:Roster: Red",
    "1:Roster: Red; 2:Roster: Blue",
    "1:Roster: Blue",
    "1:Blank order cards",
    "1:Blank order cards",
    "1:Blank roster",
    "1:Blank roster",
  };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *outline = read_outline (battle, &kinds[k]);

      if (expected[k] != NULL)
        g_assert_cmpstr (outline, ==, expected[k]);
      else
        g_assert_true (g_str_has_prefix (outline, "1:Summary; 2:The rules"));
    }
}

static void
test_cannot_write (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 1);
  g_autofree char *missing = g_build_filename (folder, "no such folder", "page.pdf", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_sheet_write_pdf (battle, test_get_sheet (TEST_ROSTER), FALSE, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, missing, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_nonnull (strstr (error->message, missing));
}

/* The plain summary is the same page by either face. */
static void
test_same_summary (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (9, 2);
  g_autofree char *here = print (battle, &kinds[0], VEDETTE_PAPER_A4, "here.pdf"), *there = g_build_filename (folder, "there.pdf", NULL);
  g_autofree char *one = NULL, *other = NULL;
  g_autoptr (GError) error = NULL;
  gsize one_size, other_size;

  vedette_summary_write_pdf (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, there, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (here, &one, &one_size, NULL));
  g_assert_true (g_file_get_contents (there, &other, &other_size, NULL));
  g_assert_cmpmem (one, one_size, other, other_size);
}

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("vedette-sheets-XXXXXX", NULL);
  g_assert_nonnull (folder);
  g_test_add_func ("/print/sheets-pdf/pages", test_pages);
  g_test_add_func ("/print/sheets-pdf/bytes-repeat", test_bytes_repeat);
  g_test_add_func ("/print/sheets-pdf/fonts", test_fonts);
  g_test_add_func ("/print/sheets-pdf/literal", test_literal);
  g_test_add_func ("/print/sheets-pdf/secrets", test_secrets);
  g_test_add_func ("/print/sheets-pdf/bookmarks", test_bookmarks);
  g_test_add_func ("/print/sheets-pdf/cannot-write", test_cannot_write);
  g_test_add_func ("/print/sheets-pdf/same-summary", test_same_summary);
  result = g_test_run ();
  remove_folder ();
  return result;
}
