/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary as a file, read back with other programs’ eyes. */

#include "print-battle.h"

#include "core/skirmish/records/vedette-place.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/journal/vedette-journal-error.h"
#include "print/skirmish/vedette-summary.h"
#include "print/vedette-pdf.h"

static char *folder;

static char *
run (const char *program,
     const char *option,
     const char *path,
     const char *to)
{
  const char *argv[] = { program, option != NULL ? option : path, option != NULL ? path : to, option != NULL ? to : NULL, NULL };
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return out;
}

/* Writes and returns the path. */
static char *
print (VedetteBattle    *battle,
       VedettePaper      paper,
       VedetteSheetSide  side,
       const char       *name)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  vedette_summary_write_pdf (battle, paper, side, path, &error);
  g_assert_no_error (error);
  return path;
}

static char *
read_text (VedetteBattle    *battle,
           VedetteSheetSide  side)
{
  g_autofree char *path = print (battle, VEDETTE_PAPER_A4, side, "text.pdf");

  return run ("pdftotext", "-raw", path, "-");
}

static void
test_one_page (void)
{
  static const guint sizes[][2] = { { 1, 0 }, { 2, 1 }, { 20, 12 }, { 80, 12 }, { 120, 30 } };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (VedetteBattle) battle = test_battle_new_sized (sizes[s][0], sizes[s][1]);

      for (int paper = VEDETTE_PAPER_A4; paper <= VEDETTE_PAPER_LETTER; paper++)
        for (int side = VEDETTE_SHEET_BOTH; side <= VEDETTE_SHEET_BLUE; side++)
          {
            g_autofree char *path = print (battle, (VedettePaper) paper, (VedetteSheetSide) side, "page.pdf");
            g_autofree char *info = run ("pdfinfo", NULL, path, NULL);

            g_assert_true (g_regex_match_simple ("^Pages: +1$", info, G_REGEX_MULTILINE, 0));
            g_assert_nonnull (strstr (info, paper == VEDETTE_PAPER_A4 ? "595.276 x 841.89 pts (A4)" : "612 x 792 pts (letter)"));
          }
    }
}

static void
test_metadata (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 0), nobody = test_battle_new ("No “players” <yet>");
  g_autofree char *path = print (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, "a.pdf");
  g_autofree char *info = run ("pdfinfo", "-isodates", path, NULL);
  g_autofree char *nobody_path = print (nobody, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, "b.pdf");
  g_autofree char *nobody_info = run ("pdfinfo", NULL, nobody_path, NULL);

  g_assert_true (g_regex_match_simple ("^Title: +The barn at Wetherby Ford$", info, G_REGEX_MULTILINE, 0));
  g_assert_true (g_regex_match_simple ("^Author: +Anna, Ben, Carol$", info, G_REGEX_MULTILINE, 0));
  g_assert_true (g_regex_match_simple ("^Creator: +Vedette$", info, G_REGEX_MULTILINE, 0));
  g_assert_true (g_regex_match_simple ("^CreationDate: +2031-05-06T07:08:09", info, G_REGEX_MULTILINE, 0));
  g_assert_true (g_regex_match_simple ("^Tagged: +yes$", info, G_REGEX_MULTILINE, 0));
  g_assert_true (g_regex_match_simple ("^Title: +No “players” <yet>$", nobody_info, G_REGEX_MULTILINE, 0));
  g_assert_false (g_regex_match_simple ("^Author: +[^ ]", nobody_info, G_REGEX_MULTILINE, 0));
}

static void
test_bytes_repeat (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (30, 5), again = test_battle_new_sized (30, 5);
  g_autofree char *first = print (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, "first.pdf"), *first_bytes = NULL, *second_bytes = NULL;
  g_autofree char *second = NULL;
  gsize first_size, second_size;

  g_usleep (1100 * 1000); /* no clock that counts seconds may show in the bytes */
  second = print (again, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, "second.pdf");
  g_assert_true (g_file_get_contents (first, &first_bytes, &first_size, NULL));
  g_assert_true (g_file_get_contents (second, &second_bytes, &second_size, NULL));
  g_assert_cmpmem (first_bytes, first_size, second_bytes, second_size);
}

static void
test_fonts (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (20, 12);
  g_autofree char *path = print (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, "fonts.pdf");
  g_autofree char *fonts = run ("pdffonts", NULL, path, NULL);
  g_auto (GStrv) lines = g_strsplit (fonts, "\n", -1);
  guint n = 0;

  /* name, type, encoding, then emb sub uni */
  for (guint i = 2; lines[i] != NULL && *lines[i] != '\0'; i++, n++)
    g_assert_true (g_regex_match_simple (" yes yes yes +[0-9]+ +[0-9]+$", lines[i], 0, 0));
  g_assert_cmpuint (n, >=, 2);
}

/* The rules for the rest stand in the header where they have room beside whom the page is for (S-80). */
static void
test_host_rules (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 0);
  g_autofree char *path = NULL, *text = NULL, *long_path = NULL, *long_text = NULL;
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT), "host-rules", "Hack & <b>", NULL);
  test_commit (battle, edit);
  path = print (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, "host.pdf");
  text = run ("pdftotext", "-layout", path, "-");
  g_assert_nonnull (strstr (text, "Hack & <b> · for "));
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT), "host-rules",
                    "A name of rules that is longer than any page has room for beside its title", NULL);
  test_commit (battle, edit);
  long_path = print (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED, "long.pdf");
  long_text = run ("pdftotext", "-layout", long_path, "-");
  g_assert_null (strstr (long_text, "A name of rules"));
  g_assert_nonnull (strstr (long_text, "for "));
}

static void
test_literal (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("A & <i>B</i>");
  g_autofree char *text = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "<b>&\"x", "side", test_get_side (battle, 0), NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "100% &lt;", "side", test_get_side (battle, 1), NULL));
  text = read_text (battle, VEDETTE_SHEET_BOTH);
  g_assert_nonnull (strstr (text, "A & <i>B</i>"));
  g_assert_nonnull (strstr (text, "<b>&\"x"));
  g_assert_nonnull (strstr (text, "100% &lt;"));
}

/* Cards are for their own side’s eyes: in the file too, not only on the page. */
static void
test_secrets (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (4, 3);
  g_autofree char *both = NULL, *red = NULL, *blue = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Lurker", "side", test_get_side (battle, 1), "hidden", TRUE, NULL));
  both = read_text (battle, VEDETTE_SHEET_BOTH);
  red = read_text (battle, VEDETTE_SHEET_RED);
  blue = read_text (battle, VEDETTE_SHEET_BLUE);
  g_assert_nonnull (strstr (red, "Redman-order-01"));
  g_assert_nonnull (strstr (red, "Redman-condition-02"));
  g_assert_nonnull (strstr (blue, "Blueman-order-03"));
  g_assert_nonnull (strstr (blue, "Lurker"));
  g_assert_null (strstr (red, "Blueman"));
  g_assert_null (strstr (red, "Lurker"));
  g_assert_null (strstr (blue, "Redman"));
  g_assert_null (strstr (both, "-order-"));
  g_assert_null (strstr (both, "-condition-"));
  g_assert_null (strstr (both, "the mill"));
  g_assert_null (strstr (both, "Lurker"));
  g_assert_nonnull (strstr (both, "Redman-04"));
}

/* The card is about a man who has hidden since: Red may not learn from his own sheet that he is there. */
static void
test_hidden_target (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Target");
  gint64 lurker = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Lurker", "side", test_get_side (battle, 1), "hidden",
                                                     TRUE, NULL));
  gint64 seen = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Plainman", "side", test_get_side (battle, 1), NULL));
  g_autofree char *red = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 1, "side", test_get_side (battle, 0), "order", "kill", "target",
                                     lurker, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 2, "side", test_get_side (battle, 0), "order", "catch", "target",
                                     seen, NULL));
  red = read_text (battle, VEDETTE_SHEET_RED);
  g_assert_null (strstr (red, "Lurker"));
  g_assert_nonnull (strstr (red, "Plainman"));
}

/* A card for a place that was picked says which one. */
static void
test_place_as_target (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Place");
  gint64 mill = test_insert (battle, g_object_new (VEDETTE_TYPE_PLACE, "name", "Sunken-mill", NULL));
  g_autofree char *red = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 1, "side", test_get_side (battle, 0), "order", "hold", "target",
                                     mill, NULL));
  red = read_text (battle, VEDETTE_SHEET_RED);
  g_assert_nonnull (strstr (red, "Sunken-mill"));
}

typedef struct
{
  double x1, y1, x2, y2;
} Word;

static GArray *
read_words (const char *path)
{
  g_autofree char *xml = run ("pdftotext", "-bbox", path, "-");
  g_autoptr (GRegex) regex =
    g_regex_new ("<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));

  for (g_regex_match (regex, xml, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      double at[4];
      Word word;

      for (int i = 0; i < 4; i++)
        {
          g_autofree char *number = g_match_info_fetch (match, i + 1);

          at[i] = g_ascii_strtod (number, NULL);
        }
      word = (Word) { at[0], at[1], at[2], at[3] };
      g_array_append_val (words, word);
    }
  return words;
}

/* As another program sees it: a word’s box there is as high as its font, so rows may touch, but not by a third. */
static void
test_words_apart (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (80, 12);

  for (int paper = VEDETTE_PAPER_A4; paper <= VEDETTE_PAPER_LETTER; paper++)
    for (int side = VEDETTE_SHEET_BOTH; side <= VEDETTE_SHEET_RED; side++)
      {
        g_autofree char *path = print (battle, (VedettePaper) paper, (VedetteSheetSide) side, "words.pdf");
        g_autoptr (GArray) words = read_words (path);

        g_assert_cmpuint (words->len, >, 500);
        for (guint i = 0; i < words->len; i++)
          for (guint j = i + 1; j < words->len; j++)
            {
              const Word *a = &g_array_index (words, Word, i), *b = &g_array_index (words, Word, j);
              double wide = MIN (a->x2, b->x2) - MAX (a->x1, b->x1), high = MIN (a->y2, b->y2) - MAX (a->y1, b->y1);

              g_assert_false (wide > 0.5 && high > 0.33 * MIN (a->y2 - a->y1, b->y2 - b->y1));
            }
      }
}

static void
test_cannot_write (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 0);
  g_autofree char *missing = g_build_filename (folder, "no such folder", "page.pdf", NULL);
  g_autofree char *busy = g_build_filename (folder, "busy", NULL), *inside = g_build_filename (busy, "file", NULL);
  g_autoptr (GError) error = NULL, busy_error = NULL;
  g_autoptr (GDir) dir = NULL;

  g_assert_false (vedette_summary_write_pdf (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, missing, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_nonnull (strstr (error->message, missing));

  /* a folder cannot be replaced by a file, and what was begun is taken away again */
  g_assert_cmpint (g_mkdir (busy, 0700), ==, 0);
  g_assert_true (g_file_set_contents (inside, "x", 1, NULL));
  g_assert_false (vedette_summary_write_pdf (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, busy, &busy_error));
  g_assert_nonnull (strstr (busy_error->message, busy));
  dir = g_dir_open (folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    g_assert_false (g_str_has_prefix (name, ".vedette-new-"));
  g_assert_cmpint (g_remove (inside), ==, 0);
  g_assert_cmpint (g_remove (busy), ==, 0);
}

/* The printer’s surface gets the same marks as the file’s. */
static void
test_draw (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (3, 0);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height;

  vedette_summary_draw (battle, VEDETTE_PAPER_LETTER, VEDETTE_SHEET_RED, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >=, VEDETTE_PAGE_MARGIN - 1);
  g_assert_cmpfloat (y, >=, VEDETTE_PAGE_MARGIN - 1);
  g_assert_cmpfloat (x + width, <=, 612 - VEDETTE_PAGE_MARGIN + 1);
  g_assert_cmpfloat (y + height, <=, 792 - VEDETTE_PAGE_MARGIN + 1);
  g_assert_cmpfloat (width * height, >, 400 * 500);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
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
  folder = g_dir_make_tmp ("vedette-print-XXXXXX", NULL);
  g_assert_nonnull (folder);
  g_test_add_func ("/print/pdf/one-page", test_one_page);
  g_test_add_func ("/print/pdf/metadata", test_metadata);
  g_test_add_func ("/print/pdf/bytes-repeat", test_bytes_repeat);
  g_test_add_func ("/print/pdf/fonts", test_fonts);
  g_test_add_func ("/print/pdf/host-rules", test_host_rules);
  g_test_add_func ("/print/pdf/literal", test_literal);
  g_test_add_func ("/print/pdf/secrets", test_secrets);
  g_test_add_func ("/print/pdf/hidden-target", test_hidden_target);
  g_test_add_func ("/print/pdf/place-as-target", test_place_as_target);
  g_test_add_func ("/print/pdf/words-apart", test_words_apart);
  g_test_add_func ("/print/pdf/cannot-write", test_cannot_write);
  g_test_add_func ("/print/pdf/draw", test_draw);
  result = g_test_run ();
  remove_folder ();
  return result;
}
