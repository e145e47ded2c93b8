/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where on cards, rosters, blank sheets and in large print, measured on the very boxes that are drawn. */

#include "print-battle.h"
#include "print-check.h"

#include "print/vedette-sheet.h"

static const VedettePaper papers[] = { VEDETTE_PAPER_A4, VEDETTE_PAPER_LETTER };
static const VedetteSheetSide sides[] = { VEDETTE_SHEET_BOTH, VEDETTE_SHEET_RED, VEDETTE_SHEET_BLUE };

static VedettePage *
get_page (GPtrArray *pages,
          guint      index)
{
  g_assert_cmpuint (index, <, pages->len);
  return g_ptr_array_index (pages, index);
}

static guint
count_everywhere (GPtrArray  *pages,
                  const char *prefix)
{
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    n += test_count_texts (get_page (pages, i), prefix);
  return n;
}

static gboolean
is_anywhere (GPtrArray  *pages,
             const char *part)
{
  for (guint i = 0; i < pages->len; i++)
    for (guint j = 0; j < vedette_page_get_n_boxes (get_page (pages, i)); j++)
      {
        const VedetteBox *box = vedette_page_get_box (get_page (pages, i), j);

        if (box->text != NULL && strstr (box->text, part) != NULL)
          return TRUE;
      }
  return FALSE;
}

static void
check_pages (GPtrArray    *pages,
             VedettePaper  paper,
             double        floor)
{
  for (guint i = 0; i < pages->len; i++)
    test_check_page (get_page (pages, i), paper, floor);
}

/* The ends of the lines of text on one row, from @x on, joined by spaces. */
static char *
read_row (VedettePage      *page,
          const VedetteBox *of,
          double            right)
{
  GString *row = g_string_new (NULL);
  double middle = of->y + of->height / 2, x = of->x - 0.01;

  while (TRUE)
    {
      const VedetteBox *next = NULL;

      for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
        {
          const VedetteBox *box = vedette_page_get_box (page, i);

          if (box->kind == VEDETTE_BOX_TEXT && box->x > x && box->x < right && box->y < middle && box->y + box->height > middle &&
              (next == NULL || box->x < next->x))
            next = box;
        }
      if (next == NULL)
        return g_string_free (row, FALSE);
      g_string_append_printf (row, "%s%s", row->len > 0 ? " " : "", next->text);
      x = next->x;
    }
}

static guint
count_checks (VedettePage  *page,
              VedetteCheck  check)
{
  guint n = 0;

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    if (vedette_page_get_box (page, i)->kind == VEDETTE_BOX_CHECK && vedette_page_get_box (page, i)->check == check)
      n++;
  return n;
}

static void
check_lines_there (GPtrArray  *pages,
                   const char *prefix,
                   guint       n,
                   gboolean    expected)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02u", prefix, i);

      g_assert_cmpuint (count_everywhere (pages, name), >=, expected ? 1 : 0);
      if (!expected)
        g_assert_cmpuint (count_everywhere (pages, name), ==, 0);
    }
}

/* Every sheet in every size: in the margins, nothing on top of anything, no small letters, nobody left out. */
static void
test_sizes (void)
{
  static const guint sizes[][2] = { { 0, 0 }, { 1, 1 }, { 6, 3 }, { 14, 8 }, { 21, 9 }, { 80, 30 }, { 130, 41 } };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (VedetteBattle) battle = test_battle_new_sized (sizes[s][0], sizes[s][1]);

      for (int sheet = TEST_SUMMARY; sheet <= TEST_BLANK_ROSTER; sheet++)
        for (guint i = 0; i < G_N_ELEMENTS (sides) * G_N_ELEMENTS (papers) * 2; i++)
          {
            VedetteSheetSide side = sides[i % 3];
            VedettePaper paper = papers[i / 3 % 2];
            gboolean large = i >= 6, blank = sheet >= TEST_BLANK_CARDS, roster = sheet == TEST_ROSTER;
            g_autoptr (GPtrArray) pages = NULL;

            if (!vedette_sheet_can_be_for (test_get_sheet (sheet), side) || (large && !vedette_sheet_can_be_large (test_get_sheet (sheet))) ||
                (sheet == TEST_SUMMARY && !large))
              continue;
            pages = vedette_sheet_lay_out (battle, test_get_sheet (sheet), large, paper, side);
            check_pages (pages, paper, large ? 14 : 7);
            if (roster || sheet == TEST_SUMMARY)
              {
                check_lines_there (pages, "Redman", sizes[s][0], side != VEDETTE_SHEET_BLUE);
                check_lines_there (pages, "Blueman", sizes[s][0], side != VEDETTE_SHEET_RED);
              }
            if (sheet == TEST_CARDS || (sheet == TEST_SUMMARY && side != VEDETTE_SHEET_BOTH))
              g_assert_cmpuint (count_everywhere (pages, "done"), ==, sizes[s][1]);
            if (sheet == TEST_CARDS)
              g_assert_cmpuint (pages->len, ==, MAX ((sizes[s][1] + 7) / 8, 1));
            if (blank)
              g_assert_false (is_anywhere (pages, "man-"));
          }
    }
}

/* Whatever people write. */
static void
test_odd_names (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new (test_odd_texts[0]);
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  gint64 side = test_get_side (battle, 0);
  const guint n = test_n_odd_texts;

  vedette_edit_set (edit, test_get_force (battle, 0), "name", test_odd_texts[1], NULL);
  test_commit (battle, edit);
  test_set_players (battle, test_odd_texts[5], test_odd_texts[7]);
  for (guint i = 0; i < n; i++)
    {
      gint64 contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", test_odd_texts[(i + 3) % n], "player",
                                                             test_odd_texts[(i + 4) % n], "side", side, NULL));
      gint64 id = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", test_odd_texts[i], "side", side, "contingent", contingent,
                                                     "leader", (VedetteLeader) (i % 6), "count", 1 + (int) (i * i * 6), "points",
                                                     i % 2 == 0 ? 999999 : 0, "notes", test_odd_texts[(i + 2) % n], NULL));
      g_autoptr (VedetteIds) actors = vedette_ids_new_one (id);

      test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", (int) i + 1, "side", side, "actors", actors, "order",
                                         test_odd_texts[(i + 1) % n], "condition", test_odd_texts[(i + 2) % n], NULL));
    }
  for (int sheet = TEST_SUMMARY; sheet <= TEST_BLANK_ROSTER; sheet++)
    for (guint i = 0; i < 4; i++)
      {
        gboolean large = i >= 2;
        g_autoptr (GPtrArray) pages = NULL;

        if (large && !vedette_sheet_can_be_large (test_get_sheet (sheet)))
          continue;
        pages = vedette_sheet_lay_out (battle, test_get_sheet (sheet), large, papers[i % 2], VEDETTE_SHEET_RED);
        if (sheet != TEST_SUMMARY || large)
          check_pages (pages, papers[i % 2], large ? 14 : 7);
        for (guint t = 0; t < n && sheet <= TEST_ROSTER; t++)
          g_assert_cmpuint (count_everywhere (pages, test_get_odd_shown (t)), >=, 1);
      }
}

/* Gawain as in the example of S-38, an average archer, and three more than there is room for. */
static VedetteBattle *
make_carded (void)
{
  VedetteBattle *battle = test_battle_new ("Cards");
  gint64 side = test_get_side (battle, 0), ids[7];
  g_autoptr (VedetteIds) two = NULL, seven = NULL;

  ids[0] = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Gawain", "side", side, "troops", VEDETTE_TROOPS_EXCELLENT,
                                              "leader", VEDETTE_LEADER_HEROIC, NULL));
  ids[1] = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Archers", "side", side, "count", 6, "out", 2, NULL));
  for (guint i = 2; i < 7; i++)
    {
      g_autofree char *name = g_strdup_printf ("Thief %u", i);

      ids[i] = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "count", 60, NULL));
    }
  two = vedette_ids_new (ids, 2);
  seven = vedette_ids_new (ids, 7);
  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 4, "side", side, "actors", two, "order", "take the mill", "condition",
                                     "the gate is open", "state", VEDETTE_CARD_LIVE, "claimed", TRUE, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 5, "side", side, "actors", seven, "order", "steal the horses",
                                     "state", VEDETTE_CARD_VOID, NULL));
  return battle;
}

static void
test_card (void)
{
  g_autoptr (VedetteBattle) battle = make_carded ();

  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_CARDS), FALSE, papers[p], VEDETTE_SHEET_RED);
      VedettePage *page = get_page (pages, 0);
      double width, height;
      g_autofree char *gawain = NULL, *archers = NULL, *strip = NULL;

      vedette_paper_get_size (papers[p], &width, &height);
      g_assert_cmpuint (pages->len, ==, 1);
      gawain = read_row (page, test_find_text (page, "Gawain"), width / 2);
      archers = read_row (page, test_find_text (page, "Archers"), width / 2);
      strip = read_row (page, test_find_text (page, "Red"), width / 2);
      g_assert_cmpstr (gawain, ==, "Gawain 14 12 10");
      g_assert_cmpstr (archers, ==, "Archers 19 17 15");
      g_assert_cmpstr (strip, ==, "Red 4");
      /* two archers out, the condition met, the card tried; on the other one: void */
      g_assert_cmpuint (count_checks (page, VEDETTE_CHECK_CROSSED), ==, 2 + 1 + 1 + 1 + 2);
      g_assert_cmpuint (test_count_texts (page, "met"), ==, 1);
      g_assert_cmpuint (test_count_texts (page, "at any time"), ==, 1);
      g_assert_cmpfloat (test_find_text (page, "take the mill")->size, >=, 16);
      /* four stand in rows, the other three are counted and named */
      g_assert_nonnull (test_find_text (page, "Thief 3"));
      g_assert_null (test_find_text (page, "Thief 4"));
      g_assert_nonnull (test_find_text (page, "and 3 more: Thief 4, Thief 5, Thief 6"));
    }
}

/* The lower half covers the upper half and nothing else; above it there is the strip with sign, word and number. */
static void
test_fold (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (7, 8);

  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_CARDS), FALSE, papers[p], VEDETTE_SHEET_BLUE);
      VedettePage *page = get_page (pages, 0);
      guint n = vedette_page_get_n_boxes (page), n_folds = 0, n_strips = 0;

      for (guint i = 0; i < n; i++)
        {
          const VedetteBox *fold = vedette_page_get_box (page, i);
          double bottom = G_MAXDOUBLE, top = 0, edge;

          if (!fold->dashed || fold->strong)
            continue;
          n_folds++;
          for (guint j = 0; j < n; j++)
            {
              const VedetteBox *cut = vedette_page_get_box (page, j);

              if (!cut->dashed || !cut->strong || cut->height > 0 || cut->x > fold->x || cut->x + cut->width < fold->x + fold->width)
                continue;
              if (cut->y > fold->y)
                bottom = MIN (bottom, cut->y);
              else
                top = MAX (top, cut->y);
            }
          g_assert_cmpfloat (bottom, <, 800);
          g_assert_cmpfloat (top, >, 0);
          edge = fold->y - (bottom - fold->y);
          g_assert_cmpfloat (edge - top, >=, 20);
          for (guint j = 0; j < n; j++)
            {
              const VedetteBox *box = vedette_page_get_box (page, j);

              if (box->x < fold->x - 1 || box->x > fold->x + fold->width + 30 || box->y < top || box->y >= edge - 0.01)
                continue;
              if (box->kind == VEDETTE_BOX_SIGN)
                n_strips++;
              else if (!box->dashed && !g_str_equal (box->text, "Blue"))
                g_assert_true (g_ascii_isdigit (box->text[0]) && box->text[1] == '\0');
              g_assert_cmpfloat (box->y + box->height, <=, box->dashed ? G_MAXDOUBLE : edge);
            }
        }
      g_assert_cmpuint (n_folds, ==, 8);
      g_assert_cmpuint (n_strips, ==, 8);
    }
}

/* All cards are of the same size, whatever is on them, and their edges are cut lines. */
static void
test_cut (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (7, 11);
  g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_CARDS), FALSE, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  guint lying[2] = { 0 }, standing[2] = { 0 };

  g_assert_cmpuint (pages->len, ==, 2);
  for (guint p = 0; p < 2; p++)
    for (guint i = 0; i < vedette_page_get_n_boxes (get_page (pages, p)); i++)
      {
        const VedetteBox *box = vedette_page_get_box (get_page (pages, p), i);

        if (!box->dashed || !box->strong)
          continue;
        if (box->height > 0)
          {
            g_assert_cmpfloat_with_epsilon (box->height, 192.2, 0.5);
            standing[p]++;
          }
        else
          {
            g_assert_cmpfloat_with_epsilon (box->width, 269.6, 0.1);
            lying[p]++;
          }
      }
  g_assert_cmpuint (lying[0], ==, 10);
  g_assert_cmpuint (standing[0], ==, 12);
  /* three cards are left */
  g_assert_cmpuint (lying[1], ==, 5);
  g_assert_cmpuint (standing[1], ==, 5);
}

static void
test_roster (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Roster");
  gint64 side = test_get_side (battle, 0);
  gint64 contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "The guard", "side", side, "player", "Ben", NULL));
  gint64 captain = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Wat", "side", side, "contingent", contingent, "points", 12,
                                                      "leader", VEDETTE_LEADER_ADEQUATE, "notes", "Knows the ford", NULL));
  VedetteEdit *edit;
  g_autoptr (GPtrArray) pages = NULL;
  g_autofree char *wat = NULL, *spears = NULL, *guard = NULL, *top = NULL;
  VedettePage *page;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Spears", "side", side, "count", 8, "out", 3, "points", 4, "troops",
                                     VEDETTE_TROOPS_GOOD, "weapon", VEDETTE_WEAPON_BOW, "range", 1200, "rate", 450, NULL));
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_CONTINGENT, contingent), "leader", captain, NULL);
  test_commit (battle, edit);
  pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_ROSTER), FALSE, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  page = get_page (pages, 0);
  g_assert_cmpuint (pages->len, ==, 1);
  wat = read_row (page, test_find_text (page, "Wat"), G_MAXDOUBLE);
  spears = read_row (page, test_find_text (page, "Spears"), G_MAXDOUBLE);
  guard = read_row (page, test_find_text (page, "The guard"), G_MAXDOUBLE);
  top = read_row (page, test_find_text (page, "Red"), G_MAXDOUBLE);
  g_assert_cmpstr (wat, ==, "Wat 18 16 22 14 12");
  g_assert_cmpstr (spears, ==, "Spears ×8 18 16 22 14 8 × 4 = 32");
  g_assert_cmpstr (guard, ==, "The guard led by Wat · played by Ben");
  g_assert_cmpstr (top, ==, "Red 9 figures · 44 points");
  g_assert_nonnull (test_find_text (page, "Good · bow 12″ · moves 4.5″"));
  g_assert_nonnull (test_find_text (page, "Knows the ford"));
  g_assert_nonnull (test_find_text (page, "Notes"));
  g_assert_cmpuint (count_checks (page, VEDETTE_CHECK_CROSSED), ==, 3);
  g_assert_cmpuint (count_checks (page, VEDETTE_CHECK_EMPTY), ==, 6);
}

static void
test_page_numbers (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (80, 0);
  g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_ROSTER), FALSE, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH);
  guint half = pages->len / 2;

  g_assert_cmpuint (pages->len, >=, 6);
  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("page %u of %u", i % half + 1, half);

      g_assert_nonnull (test_find_text (get_page (pages, i), number));
      g_assert_nonnull (test_find_text (get_page (pages, i), i < half ? "Red" : "Blue"));
      g_assert_cmpint (vedette_page_get_bookmark (get_page (pages, i)) != NULL, ==, i % half == 0);
    }
  /* a contingent that goes on says so */
  g_assert_nonnull (test_find_text (get_page (pages, 1), "continued"));
}

/* More men than boxes have room stand as circles of five, and the foot says so. */
static void
test_many_men (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Horde");
  g_autoptr (GPtrArray) pages = NULL;
  guint n_round = 0;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Horde", "side", test_get_side (battle, 0), "count", 999, "out", 7, NULL));
  pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_ROSTER), FALSE, VEDETTE_PAPER_LETTER, VEDETTE_SHEET_RED);
  check_pages (pages, VEDETTE_PAPER_LETTER, 7);
  for (guint i = 0; i < vedette_page_get_n_boxes (get_page (pages, 0)); i++)
    n_round += vedette_page_get_box (get_page (pages, 0), i)->is_round;
  g_assert_cmpuint (n_round, ==, 200);
  g_assert_cmpuint (count_checks (get_page (pages, 0), VEDETTE_CHECK_CROSSED), ==, 1);
  g_assert_cmpuint (count_checks (get_page (pages, 0), VEDETTE_CHECK_HALF), ==, 1);
  g_assert_true (is_anywhere (pages, "○ 5"));
}

/* What is to be looked up is on the back of the first page, however many lines there are. */
static void
test_large (void)
{
  static const guint sizes[] = { 3, 8, 60 };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
      {
        g_autoptr (VedetteBattle) battle = test_battle_new_sized (sizes[s], 3);
        g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, test_get_sheet (TEST_SUMMARY), TRUE, papers[p], VEDETTE_SHEET_RED);
        gboolean many = sizes[s] == 60;

        g_assert_nonnull (test_find_text (get_page (pages, 0), "Holder"));
        g_assert_nonnull (test_find_text (get_page (pages, 0), "Redman-01"));
        g_assert_nonnull (test_find_text (get_page (pages, 0), "2 less for each counter · 2 more if out of sight"));
        g_assert_nonnull (test_find_text (get_page (pages, 1), "The holder takes one action."));
        g_assert_nonnull (test_find_text (get_page (pages, 1), "Duel: the loser"));
        g_assert_nonnull (test_find_text (get_page (pages, pages->len - 1), "Redman-order-03"));
        g_assert_nonnull (test_find_text (get_page (pages, 1), "page 2 of"));
        g_assert_cmpint (is_anywhere (pages, "more lines on page 3"), ==, many);
        if (many)
          g_assert_nonnull (test_find_text (get_page (pages, 2), "Redman"));
        for (guint i = 0; i < pages->len; i++)
          for (guint j = 0; j < vedette_page_get_n_boxes (get_page (pages, i)); j++)
            g_assert_false (vedette_page_get_box (get_page (pages, i), j)->ellipsised);
      }
}

/* No sheet for one side, nor for both, says what only the other may know. */
static void
test_secrets (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (4, 3);
  gint64 blue = test_get_side (battle, 1);
  gint64 lurker = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Lurker", "side", blue, "hidden", TRUE, "points", 55, "notes",
                                                     "waits in the barn", NULL));
  gint64 contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Band", "side", blue, "leader", lurker, NULL));

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Plainman", "side", blue, "contingent", contingent, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", 9, "side", test_get_side (battle, 0), "order", "kill", "target", lurker,
                                     NULL));
  for (int sheet = TEST_SUMMARY; sheet <= TEST_BLANK_ROSTER; sheet++)
    for (guint i = 0; i < 6; i++)
      {
        VedetteSheetSide side = sides[i % 3];
        gboolean large = i >= 3, listed = sheet == TEST_SUMMARY || sheet == TEST_ROSTER;
        gboolean own = side == VEDETTE_SHEET_BLUE && listed;
        gboolean carded = sheet == TEST_SUMMARY || sheet == TEST_CARDS;
        g_autoptr (GPtrArray) pages = NULL;

        if (!vedette_sheet_can_be_for (test_get_sheet (sheet), side) || (large && !vedette_sheet_can_be_large (test_get_sheet (sheet))))
          continue;
        pages = vedette_sheet_lay_out (battle, test_get_sheet (sheet), large, papers[0], side);
        g_assert_cmpint (is_anywhere (pages, "Lurker"), ==, own);
        g_assert_cmpint (is_anywhere (pages, "waits in the barn"), ==, own && sheet == TEST_ROSTER);
        g_assert_cmpint (is_anywhere (pages, "55"), ==, own && sheet == TEST_ROSTER);
        g_assert_cmpint (is_anywhere (pages, "Redman-order"), ==, carded && side == VEDETTE_SHEET_RED);
        g_assert_cmpint (is_anywhere (pages, "Blueman-order"), ==, carded && side == VEDETTE_SHEET_BLUE);
        g_assert_cmpint (is_anywhere (pages, "Blueman-condition"), ==, carded && side == VEDETTE_SHEET_BLUE);
        if (side == VEDETTE_SHEET_RED)
          g_assert_false (is_anywhere (pages, "Blueman"));
      }
}

static void
test_blank (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (4, 3);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      gboolean both = sides[i] == VEDETTE_SHEET_BOTH;
      g_autoptr (GPtrArray) cards = vedette_sheet_lay_out (battle, test_get_sheet (TEST_BLANK_CARDS), FALSE, papers[0], sides[i]);
      g_autoptr (GPtrArray) roster = vedette_sheet_lay_out (battle, test_get_sheet (TEST_BLANK_ROSTER), FALSE, papers[0], sides[i]);

      g_assert_cmpuint (cards->len, ==, 1);
      g_assert_cmpuint (roster->len, ==, 1);
      g_assert_cmpuint (count_everywhere (cards, "DO"), ==, 8);
      g_assert_cmpuint (count_everywhere (cards, "Red"), ==, sides[i] == VEDETTE_SHEET_RED ? 8 : 0);
      g_assert_cmpuint (count_everywhere (cards, "Blue"), ==, sides[i] == VEDETTE_SHEET_BLUE ? 8 : 0);
      g_assert_cmpuint (count_everywhere (roster, "Side"), ==, both ? 1 : 0);
      g_assert_cmpuint (count_everywhere (roster, "class"), >=, 9);
      g_assert_cmpuint (count_checks (get_page (cards, 0), VEDETTE_CHECK_CROSSED), ==, 0);
      g_assert_cmpuint (count_checks (get_page (cards, 0), VEDETTE_CHECK_EMPTY), ==, 8 * (3 * 5 + 1 + 3));
      g_assert_cmpuint (count_checks (get_page (roster, 0), VEDETTE_CHECK_EMPTY), ==, 20 * count_everywhere (roster, "class"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/sheets/sizes", test_sizes);
  g_test_add_func ("/print/sheets/odd-names", test_odd_names);
  g_test_add_func ("/print/sheets/card", test_card);
  g_test_add_func ("/print/sheets/fold", test_fold);
  g_test_add_func ("/print/sheets/cut", test_cut);
  g_test_add_func ("/print/sheets/roster", test_roster);
  g_test_add_func ("/print/sheets/page-numbers", test_page_numbers);
  g_test_add_func ("/print/sheets/many-men", test_many_men);
  g_test_add_func ("/print/sheets/large", test_large);
  g_test_add_func ("/print/sheets/secrets", test_secrets);
  g_test_add_func ("/print/sheets/blank", test_blank);
  return g_test_run ();
}
