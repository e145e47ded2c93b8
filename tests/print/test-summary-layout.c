/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where on the summary page, measured on the very boxes that are drawn. */

#include "print-battle.h"
#include "print-check.h"

#include <string.h>

#include "core/skirmish/switches/vedette-skirmish-switches.h"
#include "print/skirmish/vedette-summary.h"

/* What stands on the row of @of, from left to right, joined by spaces. */
static char *
read_row (VedettePage      *page,
          const VedetteBox *of)
{
  GString *row = g_string_new (NULL);
  double middle = of->y + of->height / 2, x = -1;

  while (TRUE)
    {
      const VedetteBox *next = NULL;

      for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
        {
          const VedetteBox *box = vedette_page_get_box (page, i);

          if (box->kind == VEDETTE_BOX_TEXT && box->x > x && box->y < middle && box->y + box->height > middle &&
              (next == NULL || box->x < next->x))
            next = box;
        }
      if (next == NULL)
        return g_string_free (row, FALSE);
      g_string_append_printf (row, "%s%s", row->len > 0 ? " " : "", next->text);
      x = next->x;
    }
}

static const VedettePaper papers[] = { VEDETTE_PAPER_A4, VEDETTE_PAPER_LETTER };
static const VedetteSheetSide sides[] = { VEDETTE_SHEET_BOTH, VEDETTE_SHEET_RED, VEDETTE_SHEET_BLUE };
static const struct
{
  guint n_lines;
  guint n_cards;
} sizes[] = { { 0, 0 }, { 1, 0 }, { 2, 1 }, { 6, 3 }, { 12, 12 }, { 20, 0 }, { 20, 12 }, { 21, 12 }, { 40, 6 }, { 60, 12 }, { 80, 12 } };

/* Names and orders may be cut short; what a line is and can do may not. */
static void
check_whole (VedettePage *page)
{
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->ellipsised && !g_str_has_prefix (box->text, "Redman-") && !g_str_has_prefix (box->text, "Blueman-"))
        g_error ("“%s” is cut short", box->text);
    }
}

static void
check_all_there (VedettePage      *page,
                 VedetteSheetSide  side,
                 guint             n_lines,
                 guint             n_cards)
{
  gboolean red = side != VEDETTE_SHEET_BLUE, blue = side != VEDETTE_SHEET_RED, own = side != VEDETTE_SHEET_BOTH;

  for (guint i = 1; i <= n_lines; i++)
    {
      g_autofree char *red_name = g_strdup_printf ("Redman-%02u", i);
      g_autofree char *blue_name = g_strdup_printf ("Blueman-%02u", i);

      g_assert_cmpint (test_find_text (page, red_name) != NULL, ==, red);
      g_assert_cmpint (test_find_text (page, blue_name) != NULL, ==, blue);
    }
  g_assert_cmpuint (test_count_texts (page, "done"), ==, own ? n_cards : 0);
  g_assert_cmpuint (test_count_texts (page, "and "), ==, 0);
}

static void
test_sizes (void)
{
  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (VedetteBattle) battle = test_battle_new_sized (sizes[s].n_lines, sizes[s].n_cards);

      for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
        for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
          {
            g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, papers[p], sides[i]);

            test_check_page (page, papers[p], sizes[s].n_lines <= 20 ? 9 : 7);
            g_assert_cmpuint (vedette_page_get_n_boxes (page), >, 20);
            check_all_there (page, sides[i], sizes[s].n_lines, sizes[s].n_cards);
            check_whole (page);
            if (sizes[s].n_lines <= 20)
              {
                g_assert_nonnull (test_find_text (page, "The rules"));
                g_assert_null (test_find_text (page, "The rules are left out"));
                g_assert_nonnull (test_find_text (page, "Notes"));
              }
          }
    }
}

static void
test_left_out (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (93, 17);

  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (VedettePage) red = vedette_summary_lay_out (battle, papers[p], VEDETTE_SHEET_RED);
      g_autoptr (VedettePage) both = vedette_summary_lay_out (battle, papers[p], VEDETTE_SHEET_BOTH);

      test_check_page (red, papers[p], 7);
      test_check_page (both, papers[p], 7);
      g_assert_cmpuint (test_count_texts (red, "and 13 more lines"), ==, 1);
      g_assert_cmpuint (test_count_texts (red, "and 5 more cards"), ==, 1);
      g_assert_cmpuint (test_count_texts (both, "and 13 more lines"), ==, 2);
      g_assert_cmpuint (test_count_texts (both, "and 5 more cards"), ==, 0);
      /* the rules went before any line did, and the page says so */
      g_assert_nonnull (test_find_text (both, "The rules are left out"));
    }
}

/* What is printed has them on a second page, and the first says so; where there is room it stays one page. */
static void
test_rules_behind (void)
{
  g_autoptr (VedetteBattle) many = test_battle_new_sized (93, 17), few = test_battle_new_sized (6, 3);

  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (GPtrArray) pages = vedette_summary_lay_out_pages (many, papers[p], VEDETTE_SHEET_BOTH);
      g_autoptr (GPtrArray) one = vedette_summary_lay_out_pages (few, papers[p], VEDETTE_SHEET_BOTH);

      g_assert_cmpuint (pages->len, ==, 2);
      test_check_page (pages->pdata[0], papers[p], 7);
      test_check_page (pages->pdata[1], papers[p], 9);
      g_assert_nonnull (test_find_text (pages->pdata[0], "The rules are on the next page"));
      g_assert_null (test_find_text (pages->pdata[0], "The rules are left out"));
      g_assert_nonnull (test_find_text (pages->pdata[1], "The holder takes one action."));
      g_assert_cmpstr (vedette_page_get_bookmark (pages->pdata[1]), ==, "The rules");
      g_assert_cmpuint (one->len, ==, 1);
    }
}

/* Every line under a heading of its own takes twice the room: what is shown and what is counted are all. */
static void
test_many_contingents (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Everyone a captain");

  for (guint i = 0; i < 160; i++)
    {
      gint64 side = test_get_side (battle, i % 2);
      gint64 contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Band", "side", side, NULL));

      test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Captain", "side", side, "contingent", contingent, NULL));
    }
  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, papers[p], VEDETTE_SHEET_BOTH);
      const VedetteBox *more = test_find_text (page, "and ");
      guint shown = test_count_texts (page, "Captain"), counted = 0;

      test_check_page (page, papers[p], 7);
      g_assert_nonnull (more);
      g_assert_cmpint (sscanf (more->text, "and %u more lines", &counted), ==, 1);
      g_assert_cmpuint (test_count_texts (page, more->text), ==, 2);
      g_assert_cmpuint (shown + 2 * counted, ==, 160);
      g_assert_cmpuint (shown, >, 80);
    }
}

/* Everybody has much to say, under several headings: still all eighty lines a side are there, and whole. */
static void
test_full_lines (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("All at once");

  for (guint i = 0; i < 2; i++)
    {
      gint64 side = test_get_side (battle, i), contingents[6];

      for (guint c = 0; c < G_N_ELEMENTS (contingents); c++)
        contingents[c] = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Band", "side", side, NULL));
      for (guint n = 1; n <= 80; n++)
        {
          g_autofree char *name = g_strdup_printf ("%s-%02u of the long road", i == 0 ? "Redman" : "Blueman", n);

          test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "contingent", contingents[n % 6], "count",
                                             n % 7 == 0 ? 1 : (int) (2 + n % 11), "troops", (VedetteTroops) (n % 7), "leader",
                                             n % 7 == 0 ? VEDETTE_LEADER_INSPIRED : VEDETTE_LEADER_NONE, "weapon",
                                             VEDETTE_WEAPON_CROSSBOW, "range", 1800, "rate", 600, NULL));
        }
    }
  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
      {
        g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, papers[p], sides[i]);

        test_check_page (page, papers[p], 7);
        check_whole (page);
        g_assert_cmpuint (test_count_texts (page, "Redman-"), ==, sides[i] != VEDETTE_SHEET_BLUE ? 80 : 0);
        g_assert_cmpuint (test_count_texts (page, "Blueman-"), ==, sides[i] != VEDETTE_SHEET_RED ? 80 : 0);
      }
}

static void
add_odd (VedetteBattle *battle,
         guint          index,
         guint          copies)
{
  gint64 side = test_get_side (battle, index);
  guint n = 0;

  for (guint c = 0; c < copies; c++)
    for (guint i = 0; i < test_n_odd_texts; i++)
      {
        gint64 contingent = 0, id;
        g_autoptr (VedetteIds) actors = NULL;

        if (c == 0 && i % 5 == 0)
          contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", test_odd_texts[(i + 3) % test_n_odd_texts],
                                                          "player", test_odd_texts[(i + 4) % test_n_odd_texts], "side", side, NULL));
        id = test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", test_odd_texts[i], "side", side, "contingent", contingent, "leader",
                                                (VedetteLeader) (i % 6), "count", 1 + (int) (i * i * 6), "hidden", i % 4 == 1, "reserve",
                                                i % 3 == 1, NULL));
        actors = vedette_ids_new_one (id);
        if (n < 12)
          test_insert (battle, g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", (int) ++n, "side", side, "actors", actors, "order",
                                             test_odd_texts[(i + 1) % test_n_odd_texts], "condition",
                                             test_odd_texts[(i + 2) % test_n_odd_texts], NULL));
      }
}

static void
test_odd_names (void)
{
  for (guint name = 0; name < test_n_odd_texts; name++)
    {
      g_autoptr (VedetteBattle) battle = test_battle_new (test_odd_texts[name]);
      VedetteEdit *edit = vedette_battle_edit (battle, "test");
      guint copies = 1 + name % 3 * 2;

      vedette_edit_set (edit, test_get_force (battle, 0), "name", test_odd_texts[name], NULL);
      test_commit (battle, edit);
      test_set_players (battle, test_odd_texts[(name + 5) % test_n_odd_texts], test_odd_texts[(name + 7) % test_n_odd_texts]);
      add_odd (battle, 0, copies);
      add_odd (battle, 1, copies);
      for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
        for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
          {
            g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, papers[p], sides[i]);

            test_check_page (page, papers[p], copies == 1 ? 9 : 7);
            g_assert_nonnull (test_find_text (page, test_get_odd_shown (name)));
          }
    }
}

static void
test_ellipsis (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Short");
  g_autofree char *name = g_strnfill (VEDETTE_TEXT_MOST, 'w');
  g_autoptr (VedettePage) page = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", test_get_side (battle, 0), NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Wat", "side", test_get_side (battle, 0), NULL));
  page = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  g_assert_true (test_find_text (page, name)->ellipsised);
  g_assert_false (test_find_text (page, "Wat")->ellipsised);
  g_assert_cmpfloat (test_find_text (page, name)->width, >, 60);
}

/* By hand from S-10, S-11, S-15, S-21 and S-22. */
static void
test_needs (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Needs");
  gint64 side = test_get_side (battle, 0);
  g_autoptr (VedettePage) page = NULL;
  g_autofree char *goblin = NULL, *knight = NULL, *guard = NULL;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Goblin", "side", side, "troops", VEDETTE_TROOPS_SUB_HUMAN, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Knight", "side", side, "troops", VEDETTE_TROOPS_GOOD, "leader",
                                     VEDETTE_LEADER_HEROIC, "rate", 450, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Guard", "side", side, "break-off", TRUE, "reserve", TRUE, "count", 3,
                                     "weapon", VEDETTE_WEAPON_CROSSBOW, "range", 2400, NULL));
  page = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  goblin = read_row (page, test_find_text (page, "Goblin"));
  knight = read_row (page, test_find_text (page, "Knight"));
  guard = read_row (page, test_find_text (page, "Guard"));
  g_assert_cmpstr (goblin, ==, "Goblin Sub-human 22 20 26 18");
  g_assert_cmpstr (knight, ==, "Knight Good Heroic 15 13 19 11 4.5″");
  g_assert_cmpstr (guard, ==, "Guard reserve 3 Average 19 17 19 15 crossbow 24″");
  g_assert_nonnull (test_find_text (page, "2 less for each counter · 2 more if out of sight"));
}

static void
count_checks (VedettePage *page,
              guint        counts[3],
              guint       *n_round)
{
  memset (counts, 0, 3 * sizeof *counts);
  *n_round = 0;
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->kind != VEDETTE_BOX_CHECK)
        continue;
      counts[box->check]++;
      *n_round += box->is_round;
    }
}

/* Who has left the table is no cross, and it is said beside the name (A-S46). */
static void
test_left (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Left");
  gint64 side = test_get_side (battle, 0);
  g_autoptr (VedettePage) page = NULL;
  guint counts[3], n_round;

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Bows", "side", side, "count", 6, "out", 1, "left", 2, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Wat", "side", side, "left", 1, NULL));
  page = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  g_assert_nonnull (test_find_text (page, "2 left the table"));
  g_assert_nonnull (test_find_text (page, "left the table"));
  count_checks (page, counts, &n_round);
  g_assert_cmpuint (counts[VEDETTE_CHECK_CROSSED], ==, 1);
  g_assert_cmpuint (counts[VEDETTE_CHECK_HALF], ==, 3);
}

static void
test_men (void)
{
  g_autoptr (VedetteBattle) few = test_battle_new ("Few"), full = test_battle_new_sized (80, 0);
  g_autoptr (VedettePage) few_page = NULL, full_page = NULL;
  guint counts[3], n_round;

  test_insert (few, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Spears", "side", test_get_side (few, 0), "count", 8, "out", 3, NULL));
  test_insert (few, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Levy", "side", test_get_side (few, 0), "count", 40, "out", 2, NULL));
  few_page = vedette_summary_lay_out (few, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  count_checks (few_page, counts, &n_round);
  g_assert_cmpuint (counts[VEDETTE_CHECK_CROSSED], ==, 5);
  g_assert_cmpuint (counts[VEDETTE_CHECK_EMPTY], ==, 43);
  g_assert_cmpuint (n_round, ==, 0);
  g_assert_nonnull (test_find_text (few_page, "43 of 48 figures"));

  /* on the fullest page one circle is five men: 13 lines of 40 men are 8 each, and so on */
  full_page = vedette_summary_lay_out (full, VEDETTE_PAPER_A4, VEDETTE_SHEET_RED);
  count_checks (full_page, counts, &n_round);
  g_assert_cmpuint (n_round, >=, 13 * 8);
  g_assert_cmpuint (counts[VEDETTE_CHECK_HALF], >, 0);
  g_assert_nonnull (strstr (test_find_text (full_page, "minimum natural d20 roll")->text, "○"));
}

/* What was written about the battle stands above the lines for more; where these have no room, in a row of its own: it is on
 * the page once, however full that is. */
static void
test_notes (void)
{
  const guint n_lines[] = { 6, 26, 38, 50, 58, 62, 68, 70, 82, 93 };
  const VedetteSheetSide both[] = { VEDETTE_SHEET_RED, VEDETTE_SHEET_BOTH };
  guint above = 0, rows = 0;

  for (guint i = 0; i < G_N_ELEMENTS (n_lines) * G_N_ELEMENTS (both); i++)
    {
      g_autoptr (VedetteBattle) battle = test_battle_new_sized (n_lines[i / 2], i % 4 < 2 ? 8 : 17);
      g_autoptr (VedettePage) page = NULL;
      VedetteEdit *edit = vedette_battle_edit (battle, "test");
      guint own;

      vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT), "notes", "The mill burns at night", NULL);
      test_commit (battle, edit);
      page = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, both[i % 2]);
      test_check_page (page, VEDETTE_PAPER_A4, 7);
      own = test_count_texts (page, "The mill burns at night");
      g_test_message ("%u lines, %u", n_lines[i / 2], own);
      above += own;
      rows += test_count_texts (page, "Notes: The mill burns at night");
      g_assert_cmpuint (above + rows, ==, i + 1);
    }
  g_assert_cmpuint (above, >, 0);
  g_assert_cmpuint (rows, >, 0);
}

static void
assert_strong (VedettePage *page,
               const char  *text,
               gboolean     strong)
{
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->kind == VEDETTE_BOX_CELL && g_str_equal (box->text, text))
        {
          g_assert_cmpint (box->strong, ==, strong);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_track (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 0);
  g_autoptr (VedettePage) before = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH), after = NULL;
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  assert_strong (before, "▲ Red", FALSE);
  assert_strong (before, "0", FALSE);
  assert_strong (before, "unused", FALSE);
  vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME), "holder", test_get_side (battle, 0), "counters", 2,
                    "shot-back-used", TRUE, NULL);
  test_commit (battle, edit);
  after = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH);
  assert_strong (after, "▲ Red", TRUE);
  assert_strong (after, "○ Blue", FALSE);
  assert_strong (after, "1", FALSE);
  assert_strong (after, "2", TRUE);
  assert_strong (after, "unused", FALSE);
  assert_strong (after, "used", TRUE);
}

static void
test_house_rules (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new_sized (2, 0);
  g_autoptr (VedettePage) before = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH), after = NULL;
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  g_assert_nonnull (test_find_text (before, "The first action is one of five"));
  vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_SWITCHES), "los-option", VEDETTE_LOS_OPTION_OFF,
                    "counter-life", VEDETTE_COUNTER_LIFE_NEXT_ROLL, NULL);
  test_commit (battle, edit);
  after = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH);
  g_assert_null (test_find_text (after, "The first action is one of five"));
  g_assert_nonnull (test_find_text (after, "The first action is one of four"));
  g_assert_nonnull (strstr (test_find_text (after, "Each shooting action")->text, "one roll"));
}

/* A hidden line is on its own side’s sheet and nowhere else, nor are its men counted there. */
static void
test_hidden (void)
{
  g_autoptr (VedetteBattle) battle = test_battle_new ("Ambush");
  gint64 side = test_get_side (battle, 0);
  gint64 contingent = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Ambushers", "side", side, NULL));

  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Seen", "side", side, "count", 4, NULL));
  test_insert (battle, g_object_new (VEDETTE_TYPE_FIGURE, "name", "Lurker", "side", side, "count", 7, "hidden", TRUE, "contingent",
                                     contingent, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, VEDETTE_PAPER_A4, sides[i]);
      gboolean own = sides[i] == VEDETTE_SHEET_RED;

      g_assert_cmpint (test_find_text (page, "Lurker") != NULL, ==, own);
      g_assert_cmpint (test_find_text (page, "Ambushers") != NULL, ==, own);
      g_assert_cmpint (test_find_text (page, "hidden") != NULL, ==, own);
      g_assert_cmpint (test_find_text (page, "11 figures") != NULL, ==, own);
      g_assert_cmpint (test_find_text (page, "4 figures") != NULL, ==, sides[i] == VEDETTE_SHEET_BOTH);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/summary/sizes", test_sizes);
  g_test_add_func ("/print/summary/left-out", test_left_out);
  g_test_add_func ("/print/summary/rules-behind", test_rules_behind);
  g_test_add_func ("/print/summary/many-contingents", test_many_contingents);
  g_test_add_func ("/print/summary/full-lines", test_full_lines);
  g_test_add_func ("/print/summary/odd-names", test_odd_names);
  g_test_add_func ("/print/summary/ellipsis", test_ellipsis);
  g_test_add_func ("/print/summary/needs", test_needs);
  g_test_add_func ("/print/summary/men", test_men);
  g_test_add_func ("/print/summary/notes", test_notes);
  g_test_add_func ("/print/summary/left", test_left);
  g_test_add_func ("/print/summary/track", test_track);
  g_test_add_func ("/print/summary/house-rules", test_house_rules);
  g_test_add_func ("/print/summary/hidden", test_hidden);
  return g_test_run ();
}
