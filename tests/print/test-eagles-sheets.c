/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a grand-tactical battle: what stands on them, measured on the boxes that are drawn, and who may read what. */

#include "print-check.h"

#include <glib/gstdio.h>
#include <math.h>
#include <stdlib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/eagles/vedette-eagles-rules.h"
#include "print/eagles/vedette-eagles-sheets.h"
#include "vedette-test-table.h"

/* In the order of the table */
enum
{
  SUMMARY,
  ROSTER,
  FORMS,
  PACKET,
  N_SHEETS
};

/* Those of every battle; after them come the corps and formations of this one, as they were added */
enum
{
  ALL,
  RED,
  BLUE,
  UMPIRE,
  FIRST_OTHER
};

static const VedettePaper papers[] = { VEDETTE_PAPER_A4, VEDETTE_PAPER_LETTER };

static VedetteBattle *
new_battle (const char *name)
{
  VedetteBattle *battle = vedette_battle_new (&vedette_eagles_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_EAGLES_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;
  VedetteEdit *edit;

  vedette_battle_set_clock (battle, "2031-05-06T07:08:09Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_get_single (battle, vedette_eagles_about_get_type ()), "name", name, NULL);
  g_assert_true (vedette_battle_commit (battle, edit, NULL));
  return battle;
}

static VedetteArmy *
get_army (VedetteBattle    *battle,
          VedetteEaglesSide side)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, battle);
  return vedette_eagles_get_army (&eagles, side);
}

#define SET(battle, record, ...)                                                                                       \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    VedetteEdit *edit_ = vedette_battle_edit (battle, "test");                                                         \
                                                                                                                       \
    vedette_edit_set (edit_, record, __VA_ARGS__, NULL);                                                               \
    g_assert_true (vedette_battle_commit (battle, edit_, NULL));                                                       \
  }                                                                                                                    \
  G_STMT_END

static void
set_game (VedetteBattle      *battle,
          VedetteEaglesPhase  phase,
          int                 turn)
{
  SET (battle, vedette_battle_get_single (battle, vedette_eagles_game_get_type ()), "phase", phase, "turn", turn);
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
get_id (gpointer record)
{
  return vedette_record_get_id (record);
}

static gint64
add_corps (VedetteBattle    *battle,
           VedetteEaglesSide side,
           const char       *name,
           const char       *commander)
{
  return insert (battle, g_object_new (vedette_corps_get_type (), "name", name, "commander", commander, "army",
                                       get_id (get_army (battle, side)), "rating", VEDETTE_EAGLES_EXCELLENT, NULL));
}

static gint64
add_division (VedetteBattle       *battle,
              VedetteEaglesSide    side,
              gint64               corps,
              const char          *name,
              const char          *commander,
              VedetteDivisionPlace place)
{
  return insert (battle, g_object_new (vedette_division_get_type (), "name", name, "commander", commander, "army",
                                       get_id (get_army (battle, side)), "corps", corps, "rating", VEDETTE_EAGLES_GOOD, "place",
                                       place, NULL));
}

static gint64
add_unit (VedetteBattle *battle,
          gint64         division,
          const char    *name,
          guint          i)
{
  return insert (battle, g_object_new (vedette_unit_get_type (), "name", name, "division", division, "arm",
                                       (VedetteArm) (i % 5 / 2), "troops", (VedetteEaglesTroops) (i % 3), NULL));
}

static void
add_dispatch (VedetteBattle       *battle,
              int                  number,
              gint64               sender,
              gint64               recipient,
              VedetteDispatchState state,
              const char          *text)
{
  insert (battle, g_object_new (vedette_dispatch_get_type (), "number", number, "sender", sender, "recipient", recipient,
                                "state", state, "text", text, "written", 2, "arrived",
                                state >= VEDETTE_DISPATCH_ARRIVED ? 3 : 0, "due", 5, NULL));
}

/* Divisions of a corps on each side, with so many units each; the names of units say their side and number. */
static VedetteBattle *
new_sized (guint n_divisions,
           guint n_units)
{
  static const char * const commanders[VEDETTE_N_EAGLES_SIDES] = { "Davout", "Charles" };
  VedetteBattle *battle = new_battle ("The Heights at Dawn");

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      g_autofree char *corps_name = g_strdup_printf ("%s Corps", side == 0 ? "Third" : "First");
      gint64 corps = n_divisions > 0 ? add_corps (battle, (VedetteEaglesSide) side, corps_name, "Friant") : 0;

      SET (battle, get_army (battle, (VedetteEaglesSide) side), "commander", commanders[side], "name",
           side == 0 ? "French" : "Austrians");
      for (guint i = 0; i < n_divisions; i++)
        {
          g_autofree char *name = g_strdup_printf ("%s-Division-%02u", side == 0 ? "Red" : "Blue", i + 1);
          gint64 division = add_division (battle, (VedetteEaglesSide) side, i % 3 < 2 ? corps : 0, name, "Morand",
                                          VEDETTE_DIVISION_ON_TABLE);

          for (guint k = 0; k < n_units; k++)
            {
              g_autofree char *unit = g_strdup_printf ("%s-Unit-%03u", side == 0 ? "Red" : "Blue", i * n_units + k + 1);

              add_unit (battle, division, unit, k);
            }
        }
    }
  return battle;
}

static GPtrArray *
lay_out (VedetteBattle *battle,
         int            sheet,
         gboolean       large,
         VedettePaper   paper,
         guint          reader)
{
  return vedette_sheet_lay_out (battle, &vedette_eagles_print_system.sheets[sheet], large, paper, reader);
}

/* Text that contains it, in a packet or on any sheet */
static guint
count_texts (GPtrArray  *pages,
             const char *text)
{
  guint n = 0;

  for (guint p = 0; p < pages->len; p++)
    for (guint i = 0; i < vedette_page_get_n_boxes (pages->pdata[p]); i++)
      {
        const char *all = vedette_page_get_box (pages->pdata[p], i)->text;

        while (all != NULL && (all = strstr (all, text)) != NULL)
          {
            all += strlen (text);
            n++;
          }
      }
  return n;
}

static guint
count_readers (VedetteBattle *battle)
{
  g_auto (GStrv) words = vedette_print_system_list_readers (&vedette_eagles_print_system, battle);

  return g_strv_length (words);
}

static double
find_smallest (VedettePage *page)
{
  double smallest = 100;

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    if (vedette_page_get_box (page, i)->size > 0)
      smallest = MIN (smallest, vedette_page_get_box (page, i)->size);
  return smallest;
}

/* Every sheet that there is, for everybody who may have it */
static void
check_all_sheets (VedetteBattle *battle)
{
  guint n = count_readers (battle);

  for (int sheet = 0; sheet < N_SHEETS; sheet++)
    for (guint reader = 0; reader < MIN (n, FIRST_OTHER + 4); reader++)
      for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
        for (int large = 0; large < 2; large++)
          {
            g_autoptr (GPtrArray) pages = NULL;

            if (!vedette_sheet_can_be_for (&vedette_eagles_print_system.sheets[sheet], reader))
              continue;
            pages = lay_out (battle, sheet, large, papers[p], reader);
            g_assert_cmpuint (pages->len, >=, 1);
            if ((sheet == SUMMARY && !large) || sheet == FORMS)
              g_assert_cmpuint (pages->len, ==, 1);
            for (guint i = 0; i < pages->len; i++)
              test_check_page (pages->pdata[i], papers[p], large ? 14 : VEDETTE_PAGE_SMALLEST);
          }
}

static void
check_names (GPtrArray  *pages,
             const char *format,
             guint       n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s%0*u", format, g_str_has_suffix (format, "Unit-") ? 3 : 2, i);

      if (count_texts (pages, name) != 1)
        g_error ("%s is there %u times", name, count_texts (pages, name));
    }
}

static void
check_forces (GPtrArray *pages,
              guint      n_divisions,
              guint      n_units)
{
  check_names (pages, "Red-Division-", n_divisions);
  check_names (pages, "Blue-Division-", n_divisions);
  check_names (pages, "Red-Unit-", n_divisions * n_units);
  check_names (pages, "Blue-Unit-", n_divisions * n_units);
}

/* Up to 40 units a side all of it stands on one page; three divisions a side in letters of 9 points and more. */
static void
test_sizes (void)
{
  static const guint sizes[][2] = { { 0, 0 }, { 1, 1 }, { 3, 4 }, { 5, 8 } };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (VedetteBattle) battle = new_sized (sizes[s][0], sizes[s][1]);

      check_all_sheets (battle);
      for (int large = 0; large < 2; large++)
        for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
          {
            g_autoptr (GPtrArray) summary = lay_out (battle, SUMMARY, large, papers[p], ALL);
            g_autoptr (GPtrArray) roster = lay_out (battle, ROSTER, large, papers[p], ALL);

            check_forces (summary, sizes[s][0], sizes[s][1]);
            /* A formation that goes on on the next page is named again. */
            check_names (roster, "Red-Unit-", sizes[s][0] * sizes[s][1]);
            check_names (roster, "Blue-Unit-", sizes[s][0] * sizes[s][1]);
            g_assert_cmpuint (test_count_texts (summary->pdata[0], "and "), ==, 0);
            if (sizes[s][0] * sizes[s][1] <= 12)
              g_assert_cmpfloat (find_smallest (summary->pdata[0]), >=, 9);
          }
    }
}

/* Returns: the number before the word in what is counted at the end of a column */
static guint
read_more (GPtrArray  *pages,
           guint       column,
           const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  for (guint i = 0; i < vedette_page_get_n_boxes (pages->pdata[0]); i++)
    {
      const char *text = vedette_page_get_box (pages->pdata[0], i)->text;
      g_autoptr (GMatchInfo) match = NULL;
      g_autofree char *number = NULL;

      if (text == NULL || !g_str_has_prefix (text, "and ") || !g_regex_match (regex, text, 0, &match) || column-- > 0)
        continue;
      number = g_match_info_fetch (match, 1);
      return (guint) atoi (number);
    }
  return 0;
}

/* What does not fit on the page is counted: all that are shown and all that are counted are all. */
static void
test_left_out (void)
{
  static const guint sizes[][2] = { { 20, 9 }, { 40, 2 }, { 2, 90 } };
  static const char * const sides[] = { "Red", "Blue" };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      guint n_divisions = sizes[s][0], n_units = n_divisions * sizes[s][1];
      g_autoptr (VedetteBattle) battle = new_sized (n_divisions, sizes[s][1]);

      if (s == 0)
        check_all_sheets (battle);
      for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
        {
          g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, FALSE, papers[p], ALL);
          g_autoptr (GPtrArray) large = lay_out (battle, SUMMARY, TRUE, papers[p], ALL);
          g_autoptr (GPtrArray) roster = lay_out (battle, ROSTER, FALSE, papers[p], ALL);

          for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
            {
              g_autofree char *unit = g_strdup_printf ("%s-Unit-", sides[side]);
              g_autofree char *division = g_strdup_printf ("%s-Division-", sides[side]);
              guint units = count_texts (pages, unit), divisions = count_texts (pages, division);

              g_assert_cmpuint (units, >, 20);
              g_assert_cmpuint (units, <, n_units);
              g_assert_cmpuint (units + read_more (pages, side, "(\\d+) units? more"), ==, n_units);
              g_assert_cmpuint (divisions + read_more (pages, side, "(\\d+) formations? and"), ==, n_divisions);
              g_assert_cmpuint (count_texts (large, unit), ==, n_units);
              g_assert_cmpuint (count_texts (roster, unit), ==, n_units);
            }
        }
    }
}

/* A name is no markup, no format, and never leaves its place; an order may be as long as it likes. */
static void
test_odd_names (void)
{
  g_autoptr (VedetteBattle) battle = new_battle (test_odd_texts[0]);
  g_autofree char *essay = g_strnfill (9000, 'w');
  g_autoptr (GString) prose = g_string_new (NULL);
  gint64 division = 0;

  for (guint i = 0; i < 3000; i++)
    g_string_append (prose, "march ");
  for (guint i = 0; i < test_n_odd_texts; i++)
    {
      division = add_division (battle, (VedetteEaglesSide) (i % 2), 0, test_odd_texts[i],
                               test_odd_texts[(i + 3) % test_n_odd_texts], VEDETTE_DIVISION_ON_TABLE);
      for (guint k = 0; k < 3; k++)
        add_unit (battle, division, test_odd_texts[i], k);
      insert (battle, g_object_new (vedette_nation_get_type (), "name", test_odd_texts[i], "screen", 3, NULL));
      add_dispatch (battle, (int) i + 1, get_id (get_army (battle, VEDETTE_EAGLES_RED)), division, VEDETTE_DISPATCH_ARRIVED,
                    test_odd_texts[i]);
    }
  add_dispatch (battle, 50, get_id (get_army (battle, VEDETTE_EAGLES_RED)), division, VEDETTE_DISPATCH_ARRIVED, essay);
  add_dispatch (battle, 51, get_id (get_army (battle, VEDETTE_EAGLES_RED)), division, VEDETTE_DISPATCH_ARRIVED, prose->str);
  check_all_sheets (battle);
  for (int large = 0; large < 2; large++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, PACKET, large, VEDETTE_PAPER_A4, RED);

      g_assert_cmpuint (count_texts (pages, "<b>&\"x"), >=, 3);
      g_assert_cmpuint (count_texts (pages, "%s%n%d"), >=, 2);
      g_assert_cmpuint (count_texts (pages, "march"), ==, 3000);
      g_assert_cmpuint (count_texts (pages, "w") - count_texts (pages, "written") - count_texts (pages, "Wo"), >=, 9000);
    }
}

/* --- The charts --- */

/* Where the chart of that title begins on the page: its first head */
static guint
find_chart (VedettePage *page,
            const char  *title)
{
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (g_strcmp0 (box->text, title) == 0 && (box->style & VEDETTE_TEXT_BOLD))
        return i + 1;
    }
  g_error ("There is no chart %s", title);
}

static double
get_middle (const VedetteBox *box)
{
  return box->x + box->width / 2;
}

/* The cell in the row and under the head of those words, wherever it was drawn */
static const char *
read_cell (VedettePage *page,
           const char  *title,
           const char  *row,
           const char  *column)
{
  const VedetteBox *row_box = NULL, *column_box = NULL;

  for (guint i = find_chart (page, title); i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->text == NULL)
        continue;
      if (column_box == NULL && g_str_equal (box->text, column))
        column_box = box;
      else if (column_box != NULL && row_box == NULL && g_str_equal (box->text, row) && (box->style & VEDETTE_TEXT_BOLD) &&
               box->y > column_box->y + 1)
        row_box = box;
      else if (row_box != NULL && fabs (get_middle (box) - get_middle (column_box)) < 1 &&
               fabs (box->y - row_box->y) < row_box->size / 2)
        return box->text;
    }
  g_error ("%s has no cell %s, %s", title, row, column);
}

static VedettePage *chart_page;
static const char order_head[] =
  "receiving_commander,modifier,lowest_natural_that_works,P_act_this_turn,P_retry,P_garbled,P_eventually_acts,dec,"
  "P_eventually_garbled,E_rolls_until_settled,dec,P_acts_when_sent_outside_span(5/6*),dec";

static void
check_points (char **cells)
{
  static const char * const heads[] = { "Poor", "Avg", "Good", "Exc", "Sup" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    g_assert_cmpstr (read_cell (chart_page, "Initiative points", cells[0], heads[i]), ==, cells[i + 1]);
}

/* As a head of the table stands on the page */
static char *
write_head (const char *head)
{
  g_auto (GStrv) ends = g_strsplit (head, "-", 2);

  if (g_str_has_prefix (head, "<="))
    return g_strdup_printf ("≤ %s", head + 2);
  if (ends[1] != NULL)
    return *ends[1] == '\0' ? g_strdup_printf ("≤ %s", ends[0]) : g_strdup_printf ("%s–%s", ends[0], ends[1]);
  return g_strdup (head);
}

static void
check_skirmish (char **cells)
{
  static const char * const heads[] = { "Elite", "Line", "Conscript" };
  g_autofree char *row = write_head (cells[0]);

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    g_assert_cmpstr (read_cell (chart_page, "Skirmish combat", row, heads[i]), ==, cells[i + 1]);
}

static void
check_reaction (char **cells)
{
  static const char * const heads[] = { "9+", "8", "7", "6", "5", "4-" };
  const char *row = g_str_equal (cells[0], "In Smk")  ? "In smoke"
                    : g_str_equal (cells[0], "In FF") ? "In fire fight" : cells[0];

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *head = write_head (heads[i]);

      g_assert_cmpstr (read_cell (chart_page, "Local initiative", row, head), ==,
                       g_str_equal (cells[i + 1], "-") ? "–" : cells[i + 1]);
    }
}

/* The names of the table are long, those of the page are short. */
static void
check_orders (char **cells)
{
  const char *head = g_str_equal (cells[0], "Average")     ? "Avg"
                     : g_str_equal (cells[0], "Excellent") ? "Exc"
                     : g_str_equal (cells[0], "Superior")  ? "Sup" : cells[0];
  g_autofree char *modifier = *cells[1] == '-' || *cells[1] == '0' ? g_strdup (cells[1]) : g_strconcat ("+", cells[1], NULL);

  g_assert_cmpstr (read_cell (chart_page, "Ratings", "Roll for an order", head), ==, modifier);
  g_assert_cmpstr (read_cell (chart_page, "Ratings", "Needed to obey", head), ==, cells[2]);
}

/* E-10, E-20, E-25, E-31, E-45: cell by cell as the catalogue has them, where people look them up. */
static void
test_charts (void)
{
  static const char * const modifiers[][2] = { { "Poor", "-1" }, { "Avg", "0" }, { "Good", "+1" }, { "Exc", "+2" },
                                               { "Sup", "+3" } };
  g_autoptr (VedetteBattle) battle = new_sized (3, 4);

  for (guint p = 0; p < G_N_ELEMENTS (papers); p++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, FALSE, papers[p], RED);

      chart_page = pages->pdata[0];
      vedette_test_table_check ("e_grand_tac_chart.csv", "d10,POOR,AVG,GOOD,EXC,SUP", 10, check_points);
      vedette_test_table_check ("e_skirmish_chart.csv", "modified_roll,ELITE,LINE,CONSCRIPT", 6, check_skirmish);
      vedette_test_table_check ("e_local_initiative_chart.csv", "situation,9+,8,7,6,5,4-", 3, check_reaction);
      vedette_test_table_check ("e_order_activation.csv", order_head, 5, check_orders);
      for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
        g_assert_cmpstr (read_cell (chart_page, "Ratings", "Opposed roll", modifiers[i][0]), ==, modifiers[i][1]);
    }
}

/* --- Who may read what --- */

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

/* Returns: the text of the sheet as other programs read it, and after it its title and its outline */
static char *
read_pdf (VedetteBattle *battle,
          int            sheet,
          gboolean       large,
          guint          reader)
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-eagles-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *text = NULL, *info = NULL, *xml = NULL, *outline = NULL;
  g_autoptr (GRegex) numbers = g_regex_new ("^(?!<item).*\n", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GError) error = NULL;

  vedette_sheet_write_pdf (battle, &vedette_eagles_print_system.sheets[sheet], large, VEDETTE_PAPER_A4, reader, path, &error);
  g_assert_no_error (error);
  text = RUN ("pdftotext", "-raw", path, "-");
  info = RUN ("pdfinfo", path);
  xml = RUN ("pdftohtml", "-xml", "-stdout", "-i", path);
  g_remove (path);
  g_rmdir (folder);
  outline = g_regex_replace_literal (numbers, xml, -1, 0, "", 0, NULL);
  return g_strconcat (text, info, outline, NULL);
}

static void
check_has (const char *text,
           const char *marker,
           gboolean    expected,
           int         sheet,
           guint       reader)
{
  if ((strstr (text, marker) != NULL) != expected)
    g_error ("%s is %son sheet %d of reader %u", marker, expected ? "not " : "", sheet, reader);
}

/* Formations that are hidden or not there yet, their units, corps of which nothing is there, an attachment to one of them,
 * and the notes of the umpire: on no paper but his, not in the file either. */
static void
test_hidden (void)
{
  static const char * const secrets[] = { "Lurkers", "Lurking Foot", "Latecomers", "Late Horse", "Reserve Corps" };
  g_autoptr (VedetteBattle) battle = new_sized (2, 2);
  gint64 reserve = add_corps (battle, VEDETTE_EAGLES_BLUE, "Reserve Corps", "Liechtenstein");
  gint64 lurkers = add_division (battle, VEDETTE_EAGLES_RED, 0, "Lurkers", "Gudin", VEDETTE_DIVISION_HIDDEN);
  gint64 late = add_division (battle, VEDETTE_EAGLES_BLUE, reserve, "Latecomers", "Wied", VEDETTE_DIVISION_AWAY);

  add_unit (battle, lurkers, "Lurking Foot", 0);
  add_unit (battle, late, "Late Horse", 2);
  SET (battle, get_army (battle, VEDETTE_EAGLES_RED), "attached", lurkers);
  SET (battle, vedette_battle_get_single (battle, vedette_eagles_about_get_type ()), "notes", "Ambush");
  for (int sheet = 0; sheet < N_SHEETS; sheet++)
    for (guint reader = ALL; reader < FIRST_OTHER + 2; reader++)
      for (int large = 0; large < 2; large++)
        {
          g_autofree char *text = NULL;

          if (!vedette_sheet_can_be_for (&vedette_eagles_print_system.sheets[sheet], reader))
            continue;
          text = read_pdf (battle, sheet, large, reader);
          check_has (text, "Ambush", FALSE, sheet, reader);
          for (guint i = 0; reader != UMPIRE && i < G_N_ELEMENTS (secrets); i++)
            check_has (text, secrets[i], FALSE, sheet, reader);
          for (guint i = 0; reader == UMPIRE && (sheet == SUMMARY || sheet == ROSTER) && i < G_N_ELEMENTS (secrets); i++)
            if (sheet == SUMMARY || !g_str_equal (secrets[i], "Reserve Corps"))
              check_has (text, secrets[i], TRUE, sheet, reader);
        }
}

/* A-E37: points allocated in secret are seen by whom they belong to and the umpire; to all others the pool is what it was. */
static void
test_points (void)
{
  static const struct
  {
    guint reader;
    const char *red;
    const char *blue;
  } expected[] = { { ALL, "9", "8" }, { RED, "4", "8" }, { BLUE, "9", "8" }, { UMPIRE, "4", "8" }, { FIRST_OTHER, "9", "8" } };
  g_autoptr (VedetteBattle) battle = new_sized (1, 1);

  set_game (battle, VEDETTE_EAGLES_ALLOCATE, 1);
  SET (battle, get_army (battle, VEDETTE_EAGLES_RED), "pool", 4, "allocated", 5);
  SET (battle, get_army (battle, VEDETTE_EAGLES_BLUE), "pool", 8);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, SUMMARY, FALSE, VEDETTE_PAPER_A4, expected[i].reader);
      g_autofree char *red = g_strconcat ("Initiative points: ", expected[i].red, NULL);
      g_autofree char *blue = g_strconcat ("Initiative points: ", expected[i].blue, NULL);
      guint n_boxes = 0;

      g_assert_cmpuint (count_texts (pages, "Initiative points: "), ==, 3); /* one of them is the phase */
      g_assert_cmpuint (count_texts (pages, red), ==, 1);
      g_assert_cmpuint (count_texts (pages, blue), ==, 1);
      for (guint k = 0; k < vedette_page_get_n_boxes (pages->pdata[0]); k++)
        n_boxes += vedette_page_get_box (pages->pdata[0], k)->kind == VEDETTE_BOX_CHECK;
      g_assert_cmpuint (n_boxes, ==, atoi (expected[i].red) + atoi (expected[i].blue));
    }
}

/* What each order says, who wrote it, who gets it, and how far it is */
static const struct
{
  const char *marker;
  guint from;
  guint to;
  VedetteDispatchState state;
} orders[] = {
  { "Alpha", RED, FIRST_OTHER, VEDETTE_DISPATCH_ACTIVE },
  { "Bravo", RED, FIRST_OTHER + 1, VEDETTE_DISPATCH_IN_TRANSIT },
  { "Carbon", FIRST_OTHER, FIRST_OTHER + 1, VEDETTE_DISPATCH_DELAYED },
  { "Dover", FIRST_OTHER + 1, RED, VEDETTE_DISPATCH_LOST },
  { "Ember", BLUE, FIRST_OTHER + 2, VEDETTE_DISPATCH_ARRIVED },
  { "Falcon", FIRST_OTHER + 2, BLUE, VEDETTE_DISPATCH_GARBLED },
};

static VedetteBattle *
new_with_orders (void)
{
  VedetteBattle *battle = new_sized (0, 0);
  gint64 ids[FIRST_OTHER + 3] = { [RED] = get_id (get_army (battle, VEDETTE_EAGLES_RED)),
                                  [BLUE] = get_id (get_army (battle, VEDETTE_EAGLES_BLUE)) };

  ids[FIRST_OTHER] = add_division (battle, VEDETTE_EAGLES_RED, 0, "First", "Morand", VEDETTE_DIVISION_ON_TABLE);
  ids[FIRST_OTHER + 1] = add_division (battle, VEDETTE_EAGLES_RED, 0, "Second", "Friant", VEDETTE_DIVISION_ON_TABLE);
  ids[FIRST_OTHER + 2] = add_division (battle, VEDETTE_EAGLES_BLUE, 0, "Guard", "Wied", VEDETTE_DIVISION_ON_TABLE);
  set_game (battle, VEDETTE_EAGLES_ORDERS, 4);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    add_dispatch (battle, (int) i + 1, ids[orders[i].from], ids[orders[i].to], orders[i].state, orders[i].marker);
  return battle;
}

/* E-09, A-E36: what he sent, and what has come to him; never that it is lost or delayed. */
static void
test_packet (void)
{
  static const char * const ways[] = { "lost", "delayed", "in transit" };
  g_autoptr (VedetteBattle) battle = new_with_orders ();
  g_autoptr (GPtrArray) all = lay_out (battle, PACKET, FALSE, VEDETTE_PAPER_A4, UMPIRE);
  guint n = count_readers (battle), n_pages = 0;

  g_assert_cmpuint (n, ==, FIRST_OTHER + 3);
  for (guint reader = RED; reader < n; reader++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) pages = NULL;

      if (reader == UMPIRE)
        continue;
      text = read_pdf (battle, PACKET, FALSE, reader);
      pages = lay_out (battle, PACKET, FALSE, VEDETTE_PAPER_A4, reader);
      n_pages += pages->len;
      for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
        {
          gboolean has_it = reader == orders[i].to && orders[i].state >= VEDETTE_DISPATCH_ARRIVED;

          check_has (text, orders[i].marker, reader == orders[i].from || has_it, PACKET, reader);
        }
      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        check_has (text, ways[i], FALSE, PACKET, reader);
      /* How far an order is knows who got it, not who sent it. */
      check_has (text, "in effect", reader == FIRST_OTHER, PACKET, reader);
      check_has (text, "garbled", reader == BLUE, PACKET, reader);
      check_has (text, "Turn 4 · 10:30", TRUE, PACKET, reader);
      check_has (text, "Guard", reader == BLUE || reader == FIRST_OTHER + 2, PACKET, reader);
      check_has (text, "Initiative points", reader == RED || reader == BLUE, PACKET, reader);
    }
  /* The umpire has those of all, on pages of their own. */
  g_assert_cmpuint (all->len, ==, n_pages);
  g_assert_false (vedette_sheet_can_be_for (&vedette_eagles_print_system.sheets[PACKET], ALL));
}

/* Nothing of what was written is on any other sheet, not even the umpire's. */
static void
test_orders_elsewhere (void)
{
  g_autoptr (VedetteBattle) battle = new_with_orders ();
  guint n = count_readers (battle);

  for (int sheet = SUMMARY; sheet < PACKET; sheet++)
    for (guint reader = ALL; reader < n; reader++)
      {
        g_autofree char *text = read_pdf (battle, sheet, FALSE, reader);

        for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
          check_has (text, orders[i].marker, FALSE, sheet, reader);
        if (sheet == FORMS)
          check_has (text, "Morand", reader == FIRST_OTHER, sheet, reader);
      }
}

/* One side, a corps, a division: whose formations stand on the roster */
static void
test_roster_of (void)
{
  g_autoptr (VedetteBattle) battle = new_sized (3, 1);
  static const struct
  {
    guint reader;
    guint red;
    guint blue;
  } expected[] = { { ALL, 3, 3 }, { RED, 3, 0 }, { BLUE, 0, 3 }, { UMPIRE, 3, 3 }, { FIRST_OTHER, 2, 0 },
                   { FIRST_OTHER + 1, 0, 2 }, { FIRST_OTHER + 2, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GPtrArray) pages = lay_out (battle, ROSTER, FALSE, VEDETTE_PAPER_A4, expected[i].reader);

      g_assert_cmpuint (count_texts (pages, "Red-Unit-"), ==, expected[i].red);
      g_assert_cmpuint (count_texts (pages, "Blue-Unit-"), ==, expected[i].blue);
    }
}

/* Boxes stand as the battle does: steps, states, and what was done. */
static void
test_boxes (void)
{
  g_autoptr (VedetteBattle) battle = new_battle ("Boxes");
  gint64 division = add_division (battle, VEDETTE_EAGLES_RED, 0, "First", "Morand", VEDETTE_DIVISION_ON_TABLE);
  gint64 unit = add_unit (battle, division, "Foot", 0);

  for (int worn = 0; worn < 3; worn++)
    {
      g_autoptr (GPtrArray) pages = NULL;
      guint crossed = 0, empty = 0;

      if (worn == 1)
        {
          SET (battle, vedette_battle_find (battle, vedette_unit_get_type (), unit), "steps", 3, "status",
               VEDETTE_UNIT_DISORDERED, "smoke", TRUE, "tested", TRUE);
          SET (battle, vedette_battle_find (battle, vedette_division_get_type (), division), "moved", TRUE, "attempted", TRUE);
        }
      if (worn == 2)
        SET (battle, vedette_battle_find (battle, vedette_unit_get_type (), unit), "steps", 30);
      pages = lay_out (battle, ROSTER, FALSE, VEDETTE_PAPER_A4, RED);
      for (guint i = 0; i < vedette_page_get_n_boxes (pages->pdata[0]); i++)
        {
          const VedetteBox *box = vedette_page_get_box (pages->pdata[0], i);

          crossed += box->kind == VEDETTE_BOX_CHECK && box->check == VEDETTE_CHECK_CROSSED;
          empty += box->kind == VEDETTE_BOX_CHECK && box->check == VEDETTE_CHECK_EMPTY;
        }
      /* Eight steps, six states and two deeds; more steps than boxes are a number, and four boxes for more */
      g_assert_cmpuint (crossed, ==, worn == 0 ? 0 : worn == 1 ? 3 + 3 + 2 : 3 + 2);
      g_assert_cmpuint (crossed + empty, ==, worn == 2 ? 4 + 6 + 2 : 8 + 6 + 2);
      g_assert_cmpuint (count_texts (pages, "30 +"), ==, worn == 2 ? 1 : 0);
    }
}

/* Readers are called on the command line as they are in the file, and for people by their names. */
static void
test_readers (void)
{
  g_autoptr (VedetteBattle) battle = new_with_orders ();
  g_auto (GStrv) words = vedette_print_system_list_readers (&vedette_eagles_print_system, battle);
  g_autofree char *all = vedette_eagles_print_system.name_reader (battle, ALL);
  g_autofree char *umpire = vedette_eagles_print_system.name_reader (battle, UMPIRE);
  g_autofree char *division = vedette_eagles_print_system.name_reader (battle, FIRST_OTHER);
  guint reader;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_true (vedette_print_system_find_reader (&vedette_eagles_print_system, battle, words[i], &reader));
      g_assert_cmpuint (reader, ==, i);
    }
  g_assert_true (g_str_has_prefix (words[FIRST_OTHER], "division-"));
  g_assert_false (vedette_print_system_find_reader (&vedette_eagles_print_system, NULL, words[FIRST_OTHER], &reader));
  g_assert_false (vedette_print_system_find_reader (&vedette_eagles_print_system, battle, "division-999", &reader));
  g_assert_true (vedette_print_system_find_reader (&vedette_eagles_print_system, battle, NULL, &reader));
  g_assert_cmpuint (reader, ==, ALL);
  g_assert_cmpstr (all, ==, "For everyone");
  g_assert_cmpstr (umpire, ==, "For the umpire");
  g_assert_cmpstr (division, ==, "For Morand, First");
}

static void
test_pdf (void)
{
  static const char * const bookmarks[] = { ">Summary</item>", ">Roster: French</item>", ">Order forms</item>",
                                            ">for Davout, French only</item>" };
  g_autoptr (VedetteBattle) battle = new_sized (3, 4);

  for (int sheet = 0; sheet < N_SHEETS; sheet++)
    {
      g_autofree char *text = read_pdf (battle, sheet, FALSE, RED);

      g_assert_nonnull (strstr (text, bookmarks[sheet]));
      g_assert_true (g_regex_match_simple ("^Title: +The Heights at Dawn$", text, G_REGEX_MULTILINE, 0));
      g_assert_true (g_regex_match_simple ("^Tagged: +yes$", text, G_REGEX_MULTILINE, 0));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/eagles/sizes", test_sizes);
  g_test_add_func ("/print/eagles/left-out", test_left_out);
  g_test_add_func ("/print/eagles/odd-names", test_odd_names);
  g_test_add_func ("/print/eagles/charts", test_charts);
  g_test_add_func ("/print/eagles/hidden", test_hidden);
  g_test_add_func ("/print/eagles/points", test_points);
  g_test_add_func ("/print/eagles/packet", test_packet);
  g_test_add_func ("/print/eagles/orders-elsewhere", test_orders_elsewhere);
  g_test_add_func ("/print/eagles/roster-of", test_roster_of);
  g_test_add_func ("/print/eagles/boxes", test_boxes);
  g_test_add_func ("/print/eagles/readers", test_readers);
  g_test_add_func ("/print/eagles/pdf", test_pdf);
  return g_test_run ();
}
