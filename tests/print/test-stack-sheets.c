/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a token stack: what stands on them, measured on the boxes that are drawn, and who may read what. */

#include "print-check.h"

#include <glib/gstdio.h>
#include <math.h>

#include "core/stack/state/vedette-stack.h"
#include "core/stack/vedette-stack-rules.h"
#include "print/stack/vedette-stack-sheets.h"
#include "vedette-test-dice.h"

/* In the order of the table */
enum
{
  SUMMARY,
  TOKENS,
  COLOURS,
  N_SHEETS
};

enum
{
  PLAYERS,
  UMPIRE
};

static const VedettePaper papers[] = { VEDETTE_PAPER_A4, VEDETTE_PAPER_LETTER };

static VedetteBattle *
new_battle (const char *name)
{
  VedetteBattle *battle = vedette_battle_new (&vedette_stack_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;
  VedetteEdit *edit;

  vedette_battle_set_clock (battle, "2031-05-06T07:08:09Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_get_single (battle, vedette_stack_about_get_type ()), "name", name, NULL);
  g_assert_true (vedette_battle_commit (battle, edit, NULL));
  return battle;
}

/* Takes the record. */
static gint64
insert (VedetteBattle *battle,
        gpointer       record)
{
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  gint64 id = vedette_edit_insert (edit, record, -1);

  g_assert_true (vedette_battle_commit (battle, edit, NULL));
  g_object_unref (record);
  return id;
}

static gint64
add_character (VedetteBattle *battle,
               const char    *name,
               guint          i)
{
  return insert (battle, g_object_new (vedette_character_get_type (), "name", name, "player", "Anna", "colour",
                                       (VedetteTokenColour) (i % VEDETTE_N_TOKEN_COLOURS), "sign", (VedetteSign) (i % 4), NULL));
}

static gint64
add_enemy (VedetteBattle *battle,
           const char    *name,
           int            count,
           int            initiative)
{
  return insert (battle, g_object_new (vedette_enemy_get_type (), "name", name, "count", count, "initiative", initiative, NULL));
}

static VedetteBattle *
new_sized (guint n_characters,
           guint n_enemies)
{
  VedetteBattle *battle = new_battle ("The Ford at Dusk");

  for (guint i = 0; i < n_characters; i++)
    {
      g_autofree char *name = g_strdup_printf ("Hero-%02u", i + 1);

      add_character (battle, name, i);
    }
  for (guint i = 0; i < n_enemies; i++)
    {
      g_autofree char *name = g_strdup_printf ("Fiend-%02u", i + 1);

      /* No bag holds more than a thousand tokens. */
      add_enemy (battle, name, (int) (1 + i % 13), i < 60 ? (int) (i % 4) : 0);
    }
  insert (battle, g_object_new (vedette_hired_get_type (), "name", "Porters", "count", 3, "willing", 2, NULL));
  return battle;
}

/* The first face of the bag is the first token of the first character. */
static void
perform (VedetteBattle *battle,
         const char    *name)
{
  const int first = 1;
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, NULL, &error);

  g_assert_no_error (error);
  dice = vedette_test_dice_new (rules, move, &first, g_str_equal (name, "draw") ? 1 : 0);
  vedette_rules_perform (rules, move, dice, FALSE, NULL, &error);
  g_assert_no_error (error);
}

static GPtrArray *
lay_out (VedetteBattle *battle,
         int            sheet,
         gboolean       large,
         VedettePaper   paper,
         guint          reader)
{
  return vedette_sheet_lay_out (battle, &vedette_stack_print_system.sheets[sheet], large, paper, reader);
}

static guint
count_texts (GPtrArray  *pages,
             const char *prefix)
{
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    n += test_count_texts (pages->pdata[i], prefix);
  return n;
}

static guint
count_discs (GPtrArray  *pages,
             const char *letter)
{
  guint n = 0;

  for (guint p = 0; p < pages->len; p++)
    for (guint i = 0; i < vedette_page_get_n_boxes (pages->pdata[p]); i++)
      {
        const VedetteBox *box = vedette_page_get_box (pages->pdata[p], i);

        n += box->kind == VEDETTE_BOX_DISC && (letter == NULL || g_strcmp0 (box->text, letter) == 0);
      }
  return n;
}

/* Every sheet that there is, for everybody who may have it */
static void
check_all_sheets (VedetteBattle *battle)
{
  for (int sheet = 0; sheet < N_SHEETS; sheet++)
    for (guint reader = PLAYERS; reader <= UMPIRE; reader++)
      for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
        for (int large = 0; large < 2; large++)
          {
            g_autoptr (GPtrArray) pages = NULL;

            if (!vedette_sheet_can_be_for (&vedette_stack_print_system.sheets[sheet], reader))
              continue;
            pages = lay_out (battle, sheet, large, papers[p], reader);
            g_assert_cmpuint (pages->len, >=, 1);
            if (sheet == SUMMARY && !large)
              g_assert_cmpuint (pages->len, ==, 1);
            for (guint i = 0; i < pages->len; i++)
              test_check_page (pages->pdata[i], papers[p], large ? 14 : VEDETTE_PAGE_SMALLEST);
          }
}

static void
check_names (GPtrArray  *pages,
             const char *prefix,
             guint       n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02u", prefix, i);

      if (count_texts (pages, name) != 1)
        g_error ("%s is not there once", name);
    }
}

static void
test_sizes (void)
{
  static const struct
  {
    guint n_characters;
    guint n_enemies;
  } sizes[] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 5, 2 }, { 5, 12 }, { 17, 9 }, { 12, 30 }, { 40, 60 } };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (VedetteBattle) battle = new_sized (sizes[s].n_characters, sizes[s].n_enemies);

      check_all_sheets (battle);
      for (int large = 0; large < 2; large++)
        for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
          {
            g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, large, papers[p], UMPIRE);
            g_autoptr (GPtrArray) cards = lay_out (battle, COLOURS, large, papers[p], PLAYERS);

            check_names (pages, "Hero", sizes[s].n_characters);
            check_names (pages, "Fiend", sizes[s].n_enemies);
            check_names (cards, "Hero", sizes[s].n_characters);
            g_assert_cmpuint (count_texts (pages, "Porters"), ==, 1);
            g_assert_cmpuint (count_texts (pages, "and "), ==, 0);
            g_assert_cmpuint (count_texts (pages, "In the bag: two tokens"), ==, 1);
            g_assert_cmpuint (count_discs (pages, NULL), ==, sizes[s].n_characters + 2);
          }
    }
}

/* What does not fit on the page is counted: all that are shown and all that are counted are all. */
static void
test_left_out (void)
{
  g_autoptr (VedetteBattle) battle = new_sized (40, 300);

  for (guint i = 0; i < 40; i++)
    insert (battle, g_object_new (vedette_effect_get_type (), "name", "Doom", "left", 3, NULL));
  check_all_sheets (battle);
  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, FALSE, papers[p], UMPIRE);
      g_autoptr (GPtrArray) large = lay_out (battle, SUMMARY, TRUE, papers[p], UMPIRE);
      guint shown = count_texts (pages, "Hero-") + count_texts (pages, "Fiend-") + count_texts (pages, "Porters");
      g_autofree char *more = g_strdup_printf ("and %u more", 341 - shown);
      g_autofree char *more_effects = g_strdup_printf ("and %u more", 40 - count_texts (pages, "Doom"));

      g_assert_cmpuint (shown, >, 100);
      g_assert_cmpuint (shown, <, 341);
      g_assert_cmpuint (count_texts (pages, more), ==, 1);
      g_assert_cmpuint (count_texts (pages, more_effects), ==, 1);
      check_names (large, "Hero", 40);
      g_assert_cmpuint (count_texts (large, "Fiend-"), ==, 300);
      g_assert_cmpuint (count_texts (large, "Doom"), ==, 40);
    }
}

/* A name is no markup, no format, and never leaves its place. */
static void
test_odd_names (void)
{
  g_autoptr (VedetteBattle) battle = new_battle (test_odd_texts[0]);

  for (guint i = 0; i < test_n_odd_texts; i++)
    {
      gint64 id = insert (battle, g_object_new (vedette_character_get_type (), "name", test_odd_texts[i], "player",
                                                test_odd_texts[(i + 3) % test_n_odd_texts], "letter", i % 2 ? test_odd_texts[i] : "",
                                                NULL));

      add_enemy (battle, test_odd_texts[i], 3, 2);
      insert (battle, g_object_new (vedette_effect_get_type (), "name", test_odd_texts[i], "whose", id, "left", 200, NULL));
    }
  check_all_sheets (battle);
  for (int large = 0; large < 2; large++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, large, VEDETTE_PAPER_A4, UMPIRE);

      g_assert_cmpuint (count_texts (pages, "<b>&\"x"), ==, 6); /* title, character, player, enemy, effect, on whom */
      g_assert_cmpuint (count_texts (pages, "%s%n%d"), >=, 3);
    }
}

/* T-02, T-03, T-05, T-15: as many tokens as the round has, before it begins and in it. */
static void
test_tokens (void)
{
  g_autoptr (VedetteBattle) battle = new_battle ("Tokens");

  add_character (battle, "Mira", 3);
  add_character (battle, "Tam", 4);
  add_enemy (battle, "Lizard-men", 8, 2);
  insert (battle, g_object_new (vedette_hired_get_type (), "name", "Porters", "count", 3, "willing", 2, NULL));
  for (int started = 0; started < 2; started++)
    {
      g_autoptr (GPtrArray) pages = NULL;

      if (started)
        {
          perform (battle, "start");
          perform (battle, "draw");
        }
      pages = lay_out (battle, TOKENS, FALSE, VEDETTE_PAPER_A4, UMPIRE);
      g_assert_cmpuint (count_discs (pages, "M"), ==, 2);
      g_assert_cmpuint (count_discs (pages, "T"), ==, 2);
      g_assert_cmpuint (count_discs (pages, "H"), ==, 2);
      g_assert_cmpuint (count_discs (pages, "×"), ==, 16);
      g_assert_cmpuint (count_discs (pages, "End"), ==, 1);
      g_assert_cmpuint (count_discs (pages, NULL), ==, 23);
      g_assert_cmpuint (count_texts (pages, "Mira 2 · Tam 2 · Hired help 2 · Enemies 16 · End 1 · 23 tokens"), ==, 1);
    }
}

/* T-06: fifty goblins within the limit; the GM reads all three numbers. */
static void
test_limit (void)
{
  g_autoptr (VedetteBattle) battle = new_battle ("Goblins");
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  g_autoptr (GPtrArray) tokens = NULL, summary = NULL;

  vedette_edit_set (edit, vedette_battle_get_single (battle, vedette_stack_switches_get_type ()), "cap", VEDETTE_CAP_N, NULL);
  g_assert_true (vedette_battle_commit (battle, edit, NULL));
  for (guint i = 0; i < 5; i++)
    add_character (battle, "Hero", 3 + i);
  add_enemy (battle, "Goblins", 50, 1);
  tokens = lay_out (battle, TOKENS, FALSE, VEDETTE_PAPER_A4, UMPIRE);
  g_assert_cmpuint (count_discs (tokens, "×"), ==, 20);
  summary = lay_out (battle, SUMMARY, FALSE, VEDETTE_PAPER_A4, UMPIRE);
  g_assert_cmpuint (count_texts (summary, "20 of 20 tokens · total Initiative 50 · limit 20"), ==, 1);
  g_assert_cmpuint (count_texts (summary, "Limit: at most 2 enemy tokens for each token that characters have."), ==, 1);
}

/* Tokens that were drawn are crossed off, and no others. */
static void
test_drawn (void)
{
  g_autoptr (VedetteBattle) battle = new_battle ("Drawn");
  g_autoptr (GPtrArray) pages = NULL;
  guint n[3] = { 0, 0, 0 };

  add_character (battle, "Mira", 3);
  perform (battle, "start");
  perform (battle, "draw");
  pages = lay_out (battle, SUMMARY, FALSE, VEDETTE_PAPER_A4, PLAYERS);
  for (guint i = 0; i < vedette_page_get_n_boxes (pages->pdata[0]); i++)
    {
      const VedetteBox *box = vedette_page_get_box (pages->pdata[0], i);

      if (box->kind == VEDETTE_BOX_CHECK && box->is_round)
        n[box->check]++;
    }
  g_assert_cmpuint (n[VEDETTE_CHECK_CROSSED], ==, 1);
  g_assert_cmpuint (n[VEDETTE_CHECK_EMPTY], ==, 1);
}

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

/* Returns: the text of the sheet as other programs read it, and after it its title, author and outline */
static char *
read_pdf (VedetteBattle *battle,
          int            sheet,
          gboolean       large,
          guint          reader)
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-stack-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL), *text = NULL, *info = NULL, *xml = NULL;
  g_autoptr (GRegex) numbers = g_regex_new ("^(?!Title|Author|Tagged|<item).*\n", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *about = NULL, *words = NULL;
  g_autoptr (GError) error = NULL;

  vedette_sheet_write_pdf (battle, &vedette_stack_print_system.sheets[sheet], large, VEDETTE_PAPER_A4, reader, path, &error);
  g_assert_no_error (error);
  text = RUN ("pdftotext", "-raw", path, "-");
  info = RUN ("pdfinfo", path);
  xml = RUN ("pdftohtml", "-xml", "-stdout", "-i", path);
  g_remove (path);
  g_rmdir (folder);
  about = g_strconcat (info, xml, NULL);
  words = g_regex_replace_literal (numbers, about, -1, 0, "", 0, NULL);
  return g_strconcat (text, words, NULL);
}

/* Who hides, waits or is about to come, what they have, and how many tokens: not on the players' paper, not in the file. */
static void
test_secrets (void)
{
  static const char * const secrets[] = { "Lurker", "Waiter", "Comer", "Plotters", "Curse", "Initiative [0-9]", "17", "153", "Ambush" };
  g_autoptr (VedetteBattle) battle = new_battle ("Secrets");
  gint64 lurker, plotters;
  VedetteEdit *edit;

  add_character (battle, "Mira", 3);
  add_enemy (battle, "Seen", 9, 17); /* 153 tokens */
  lurker = insert (battle, g_object_new (vedette_enemy_get_type (), "name", "Lurker", "hidden", TRUE, NULL));
  insert (battle, g_object_new (vedette_enemy_get_type (), "name", "Waiter", "place", VEDETTE_STACK_WAITING, NULL));
  insert (battle, g_object_new (vedette_enemy_get_type (), "name", "Comer", "place", VEDETTE_STACK_ARRIVING, NULL));
  plotters = insert (battle, g_object_new (vedette_pool_get_type (), "name", "Plotters", "colour", VEDETTE_TOKEN_PINK, NULL));
  insert (battle, g_object_new (vedette_effect_get_type (), "name", "Curse", "whose", lurker, "left", 2, NULL));
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_get_single (battle, vedette_stack_about_get_type ()), "notes", "Ambush", NULL);
  vedette_edit_set (edit, vedette_battle_get_single (battle, vedette_stack_switches_get_type ()), "enemy-colours",
                    VEDETTE_ENEMY_COLOURS_PER_FACTION, NULL);
  vedette_edit_set (edit, vedette_battle_find (battle, vedette_enemy_get_type (), lurker), "faction", plotters, NULL);
  g_assert_true (vedette_battle_commit (battle, edit, NULL));
  for (int started = 0; started < 2; started++)
    {
      g_autofree char *umpire = NULL;

      if (started)
        perform (battle, "start");
      for (int sheet = 0; sheet < N_SHEETS; sheet++)
        for (int large = 0; large < 2; large++)
          {
            g_autofree char *text = NULL;

            if (!vedette_sheet_can_be_for (&vedette_stack_print_system.sheets[sheet], PLAYERS))
              continue;
            text = read_pdf (battle, sheet, large, PLAYERS);
            g_assert_nonnull (strstr (text, "Mira"));
            for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
              {
                /* The rounds are numbered. */
                g_autofree char *word = g_strdup_printf ("\\b%s\\b", secrets[i]);
                gboolean round = sheet == SUMMARY && g_str_equal (secrets[i], "17");

                if (!round && g_regex_match_simple (word, text, 0, 0))
                  g_error ("%s is on sheet %d of the players", secrets[i], sheet);
              }
          }
      umpire = read_pdf (battle, SUMMARY, FALSE, UMPIRE);
      for (guint i = 0; i < G_N_ELEMENTS (secrets) - 1; i++)
        if (!g_regex_match_simple (secrets[i], umpire, 0, 0))
          g_error ("%s is not on the sheet of the GM", secrets[i]);
    }
  /* Their number is the sum of the Initiatives. */
  g_assert_false (vedette_sheet_can_be_for (&vedette_stack_print_system.sheets[TOKENS], PLAYERS));
  g_assert_true (vedette_sheet_can_be_for (&vedette_stack_print_system.sheets[TOKENS], UMPIRE));
}

static void
test_pdf (void)
{
  static const char * const bookmarks[] = { ">Summary</item>", ">Tokens</item>", ">Colors</item>" };
  g_autoptr (VedetteBattle) battle = new_sized (5, 4);

  for (int sheet = 0; sheet < N_SHEETS; sheet++)
    {
      g_autofree char *text = read_pdf (battle, sheet, FALSE, UMPIRE);

      g_assert_nonnull (strstr (text, bookmarks[sheet]));
      g_assert_true (g_regex_match_simple ("^Title: +The Ford at Dusk$", text, G_REGEX_MULTILINE, 0));
      g_assert_true (g_regex_match_simple ("^Author: +Anna, Anna", text, G_REGEX_MULTILINE, 0));
      g_assert_true (g_regex_match_simple ("^Tagged: +yes$", text, G_REGEX_MULTILINE, 0));
    }
}

/* In grey, too, each colour can be read: what stands on it is four and a half times as light or as dark. */
static void
test_contrast (void)
{
  for (int i = 0; i < VEDETTE_N_TOKEN_COLOURS; i++)
    {
      g_autoptr (VedettePage) page = vedette_page_new ();
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 100, 100);
      cairo_t *cr = cairo_create (surface);
      double most = 0, least = 1, on, off;

      cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
      cairo_paint (cr);
      vedette_page_add_disc (page, "M", vedette_token_colour_get_hex ((VedetteTokenColour) i), VEDETTE_SHAPE_SQUARE, TRUE, 0, 0, 100);
      vedette_page_draw (page, cr);
      cairo_surface_flush (surface);
      /* Across sign and colour, within the ring */
      for (int x = 30; x < 70; x++)
        {
          const guint32 *row = (const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                                                 76 * cairo_image_surface_get_stride (surface));
          double luminance = 0;
          static const double parts[] = { 0.0722, 0.7152, 0.2126 };

          for (int c = 0; c < 3; c++)
            luminance += parts[c] * pow ((double) (row[x] >> 8 * c & 0xff) / 255, 2.2);
          most = MAX (most, luminance);
          least = MIN (least, luminance);
        }
      on = most + 0.05;
      off = least + 0.05;
      if (on / off < 4.4)
        g_error ("%s has a contrast of %.2f", vedette_token_colour_get_hex ((VedetteTokenColour) i), on / off);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/stack/sizes", test_sizes);
  g_test_add_func ("/print/stack/left-out", test_left_out);
  g_test_add_func ("/print/stack/odd-names", test_odd_names);
  g_test_add_func ("/print/stack/tokens", test_tokens);
  g_test_add_func ("/print/stack/limit", test_limit);
  g_test_add_func ("/print/stack/drawn", test_drawn);
  g_test_add_func ("/print/stack/secrets", test_secrets);
  g_test_add_func ("/print/stack/pdf", test_pdf);
  g_test_add_func ("/print/stack/contrast", test_contrast);
  return g_test_run ();
}
