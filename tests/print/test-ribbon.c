/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ribbon of a battle: what its parts are, and which die stands under which. */

#include <pango/pangocairo.h>
#include <string.h>

#include "print/vedette-ribbon-dice.h"
#include "print/vedette-ribbon.h"
#include "vedette-test-battle.h"

#define WIDTH 900
#define SIZE 13

/* Red acts twice, Blue takes it from there and acts once. */
static VedetteRules *
play (void)
{
  static const char *const requests[] = {
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}",
    "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Odo, average\"}",
    "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}",
    "{\"move\":\"march\"}",
    "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":4}",
    "{\"move\":\"hold\"}",
    "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}",
    "{\"move\":\"march\"}",
  };
  VedetteRules *rules = vedette_test_battle_new ();

  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    vedette_test_do (rules, requests[i]);
  return rules;
}

static void
assert_dice (VedetteRules *rules,
             guint         at,
             const int    *dice)
{
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, NULL);
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, at);
  g_autoptr (VedetteChapter) next = g_list_model_get_item (chapters, at + 1);
  g_autoptr (GArray) list = vedette_ribbon_list_dice (rules, NULL, chapter, next);

  for (guint i = 0; i < list->len; i++, dice += 2)
    {
      g_assert_cmpint (g_array_index (list, VedetteRibbonDie, i).natural, ==, dice[0]);
      g_assert_cmpint (g_array_index (list, VedetteRibbonDie, i).verdict, ==, dice[1]);
    }
  g_assert_cmpint (dice[0], ==, G_MAXINT);
}

/* A holding is made of its actions; below each is the roll that followed it, the one that ended the holding, too. */
static void
test_dice (void)
{
  g_autoptr (VedetteRules) rules = play ();
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, NULL);
  g_autoptr (VedetteChapter) red = g_list_model_get_item (chapters, 1);

  g_assert_cmpuint (g_list_model_get_n_items (chapters), ==, 3);
  g_assert_cmpuint (red->parts->len, ==, 2);
  g_assert_cmpuint (red->steps->len, ==, 4);
  assert_dice (rules, 1, (const int[]){ 4, -1, 20, 1, G_MAXINT });
  assert_dice (rules, 2, (const int[]){ 0, 0, G_MAXINT });
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Odo\",\"die\":5}");
  assert_dice (rules, 2, (const int[]){ 5, -1, G_MAXINT });
}

static char *draw (VedetteRules *rules, double width);

/* A card that was carried out is called that, and not what its kind of action is called otherwise. */
static void
test_card_carried_out (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  static const char *const requests[] = {
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}",
    "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"objective\":\"task\",\"order\":\"Burn the barn\"}",
    "{\"move\":\"start\",\"holder\":\"red\"}",
    "{\"move\":\"hold\"}",
    "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"intention\":\"card\",\"die\":20}",
    "{\"move\":\"task\"}",
    "{\"move\":\"decline\"}",
    "{\"move\":\"task\"}",
  };
  g_autofree char *svg = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    vedette_test_do (rules, requests[i]);
  svg = draw (rules, WIDTH);
  g_assert_nonnull (strstr (svg, ">2 Order Card<"));
  g_assert_nonnull (strstr (svg, ">3 Other Action<"));
  g_assert_null (strstr (svg, ">2 Other Action<"));
}

static char *
draw (VedetteRules *rules,
      double        width)
{
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, NULL);
  g_autoptr (VedetteDrawing) ribbon = vedette_ribbon_new (rules, chapters, NULL, NULL, width, SIZE, NULL);
  g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *out = g_string_new (NULL);

  vedette_drawing_write_svg (ribbon, out, inks);
  return g_string_free (out, FALSE);
}

static void
assert_says (const char *svg,
             const char *text,
             gboolean    said)
{
  g_autofree char *element = g_strdup_printf (">%s<", text);

  if ((strstr (svg, element) != NULL) != said)
    g_error ("“%s” is %s in %s", text, said ? "not" : "wrongly", svg);
}

/* What each action was stands in it with its number, as far as there is room; what goes on, and what is over, says so. */
static void
test_words (void)
{
  g_autoptr (VedetteRules) rules = play ();
  g_autofree char *wide = draw (rules, WIDTH), *narrow = draw (rules, 120), *over = NULL;

  assert_says (wide, "Red, 2 actions", TRUE);
  assert_says (wide, "Blue, 1 action", TRUE);
  assert_says (wide, "1 March", TRUE);
  assert_says (wide, "3 March", TRUE);
  assert_says (wide, "now", TRUE);
  assert_says (wide, "the end", FALSE);
  assert_says (narrow, "1 March", FALSE);
  assert_says (narrow, "3", TRUE);
  vedette_test_do (rules, "{\"move\":\"end\"}");
  over = draw (rules, WIDTH);
  assert_says (over, "the end", TRUE);
  assert_says (over, "now", FALSE);
}

static void
list_sizes (const char *svg,
            GHashTable *sizes)
{
  const char *at = svg;

  while ((at = strstr (at, "font-size=\"")) != NULL)
    {
      at += strlen ("font-size=\"");
      g_hash_table_add (sizes, g_strndup (at, strcspn (at, "\"")));
    }
}

/* However wide it is, its letters have few sizes: a font map keeps what it knows of each for good. */
static void
test_sizes (void)
{
  g_autoptr (VedetteRules) rules = play ();
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, NULL);
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (GHashTable) sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int width = 60; width < 460; width++)
    {
      g_autoptr (VedetteDrawing) drawing = vedette_ribbon_new (rules, chapters, NULL, context, width, 12, NULL);
      g_autoptr (GHashTable) inks = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (GString) svg = g_string_new (NULL);

      vedette_drawing_write_svg (drawing, svg, inks);
      list_sizes (svg->str, sizes);
    }
  g_object_unref (context);
  g_test_message ("%u sizes", g_hash_table_size (sizes));
  g_assert_cmpuint (g_hash_table_size (sizes), >, 3);
  g_assert_cmpuint (g_hash_table_size (sizes), <, 16);
}

static GArray *
list_parts (VedetteRules   *rules,
            PangoDirection  direction)
{
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, NULL);
  g_autoptr (VedetteDrawing) ribbon = NULL;
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  GArray *parts = NULL;

  pango_context_set_base_dir (context, direction);
  ribbon = vedette_ribbon_new (rules, chapters, NULL, context, WIDTH, SIZE, &parts);
  g_object_unref (context);
  return parts;
}

/* Where one reads from the right, what came first stands there. */
static void
test_from_right (void)
{
  g_autoptr (VedetteRules) rules = play ();
  g_autoptr (GArray) left = list_parts (rules, PANGO_DIRECTION_LTR), right = list_parts (rules, PANGO_DIRECTION_RTL);

  g_assert_cmpuint (left->len, ==, 2);
  g_assert_cmpuint (right->len, ==, left->len);
  for (guint i = 0; i < left->len; i++)
    {
      const VedetteRibbonPart *one = &g_array_index (left, VedetteRibbonPart, i);
      const VedetteRibbonPart *other = &g_array_index (right, VedetteRibbonPart, i);

      g_assert_cmpint (one->from, ==, other->from);
      g_assert_cmpfloat_with_epsilon (one->width, other->width, 0.01);
      g_assert_cmpfloat_with_epsilon (one->x, WIDTH - other->x - other->width, 0.01);
    }
  g_assert_cmpfloat_with_epsilon (g_array_index (left, VedetteRibbonPart, 0).x, 0, 0.01);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/ribbon/dice", test_dice);
  g_test_add_func ("/print/ribbon/words", test_words);
  g_test_add_func ("/print/ribbon/sizes", test_sizes);
  g_test_add_func ("/print/ribbon/from-right", test_from_right);
  g_test_add_func ("/print/ribbon/a-card-carried-out-is-no-other-task", test_card_carried_out);
  return g_test_run ();
}
