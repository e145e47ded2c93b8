/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact chances: lowest terms, refusal instead of overflow, and what the reader sees. */
#include "core/dice/vedette-chance.h"

#include "core/dice/vedette-dice.h"

#include <locale.h>

static VedetteChance
parsed (const char *text)
{
  VedetteChance chance = { 0, 0 };

  g_assert_true (vedette_chance_parse (text, &chance));
  return chance;
}

static void
assert_text (VedetteChance  chance,
             const char    *expected)
{
  g_autofree char *text = vedette_chance_to_string (chance);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_percent (VedetteChance  chance,
                const char    *expected)
{
  g_autofree char *text = vedette_chance_percent (chance);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_lowest_terms (void)
{
  static const struct
  {
    gint64 num, den;
    const char *text;
  } rows[] = {
    { 0, 1, "0/1" },
    { 0, 20, "0/1" },
    { 0, -20, "0/1" },
    { 0, G_MININT64, "0/1" },
    { 20, 20, "1/1" },
    { 9, 20, "9/20" },
    { 12, 20, "3/5" },
    { 48, 36, "4/3" },
    { -6, 8, "-3/4" },
    { 6, -8, "-3/4" },
    { -6, -8, "3/4" },
    { G_MAXINT64, G_MAXINT64, "1/1" },
    { G_MININT64, G_MININT64, "1/1" },
    { G_MININT64, 1, "-9223372036854775808/1" },
    { G_MININT64, -2, "4611686018427387904/1" },
    { 2, G_MININT64, "-1/4611686018427387904" },
    { G_MAXINT64, -1, "-9223372036854775807/1" },
    { 1, G_MAXINT64, "1/9223372036854775807" },
    { 7, G_MAXINT64, "1/1317624576693539401" },
    { G_MAXINT64 - 1, G_MAXINT64, "9223372036854775806/9223372036854775807" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      VedetteChance chance = vedette_chance_new (rows[i].num, rows[i].den);

      assert_text (chance, rows[i].text);
      g_assert_true (vedette_chance_equal (chance, parsed (rows[i].text)));
    }
}

static void
test_new_refuses (void)
{
  static const gint64 rows[][2] = { { 1, 0 }, { 1, G_MININT64 }, { G_MININT64, -1 } };
  static const char *const names[] = {
    "/chance/new-refuses/subprocess/0", "/chance/new-refuses/subprocess/1", "/chance/new-refuses/subprocess/2",
  };

  if (g_test_subprocess ())
    {
      int row = g_test_get_path ()[strlen (g_test_get_path ()) - 1] - '0';

      vedette_chance_new (rows[row][0], rows[row][1]);
      return;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_trap_subprocess (names[i], 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr ("*vedette_chance_new*");
    }
}

static void
test_parse (void)
{
  static const char *const bad[] = {
    "",     "/",     "1",      "1/",    "/2",    "1/0",  "0/0",   "1/-2",  "+1/2",
    "1/+2", " 1/2",  "1/2 ",   "1 /2",  "1/ 2",  "1//2", "1/2/3", "--1/2", "0x1/2",
    "1,5/2", "1.0/2", "a/b",   "1/2\n", "9223372036854775808/1", "1/9223372036854775808",
    "-9223372036854775809/1", "99999999999999999999999/100000000000000000000000",
  };
  VedetteChance chance;

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      chance = vedette_chance_new (3, 7);
      g_assert_false (vedette_chance_parse (bad[i], &chance));
      assert_text (chance, "3/7");
    }

  assert_text (parsed ("11/20"), "11/20");
  assert_text (parsed ("10/20"), "1/2");
  assert_text (parsed ("-3/9"), "-1/3");
  assert_text (parsed ("-0/5"), "0/1");
  assert_text (parsed ("-9223372036854775808/9223372036854775807"), "-9223372036854775808/9223372036854775807");
}

static void
test_need_on_d20 (void)
{
  static const char *const percents[] = {
    "100", "95", "90", "85", "80", "75", "70", "65", "60", "55", "50", "45", "40", "35", "30", "25", "20", "15", "10", "5",
  };
  static const char *const texts[] = {
    "1/1", "19/20", "9/10", "17/20", "4/5", "3/4",  "7/10", "13/20", "3/5",  "11/20",
    "1/2", "9/20",  "2/5",  "7/20",  "3/10", "1/4", "1/5",  "3/20",  "1/10", "1/20",
  };

  for (int need = 1; need <= 20; need++)
    {
      VedetteChance chance = vedette_chance_new (21 - need, 20);
      g_autofree char *percent = g_strconcat (percents[need - 1], "%", NULL);

      assert_text (chance, texts[need - 1]);
      assert_percent (chance, percent);
    }
}

static void
test_percent (void)
{
  static const struct
  {
    const char *chance;
    const char *percent;
  } rows[] = {
    { "0/1", "0" },
    { "1/3", "33.3" },
    { "2/3", "66.7" },
    { "42/125", "33.6" },
    { "64/125", "51.2" },
    { "16/27", "59.3" },
    { "15/26", "57.7" },
    { "1/27", "3.7" },
    { "1/400", "0.3" },
    { "3/400", "0.8" },
    { "1/800", "0.1" },
    { "1/2000", "0.1" },
    { "1/2001", "0.0" },
    { "1999/2000", "100.0" },
    { "4500001/10000000", "45.0" },
    { "3/1", "300" },
    { "-1/4", "-25" },
    { "-1/400", "-0.3" },
    { "-1/9000", "0.0" },
    /* the nearest double of 28.65 lies below it */
    { "573/2000", "28.7" },
    { "9223372036854775806/9223372036854775807", "100.0" },
    { "1/9223372036854775807", "0.0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *expected = g_strconcat (rows[i].percent, "%", NULL);

      assert_percent (parsed (rows[i].chance), expected);
    }
}

static void
test_sums (void)
{
  static const struct
  {
    const char *a, *b, *sum, *difference, *product;
  } rows[] = {
    { "1/2", "1/3", "5/6", "1/6", "1/6" },
    { "1/6", "1/3", "1/2", "-1/6", "1/18" },
    { "4/5", "4/5", "8/5", "0/1", "16/25" },
    { "3/20", "-3/20", "0/1", "3/10", "-9/400" },
    { "0/1", "7/9", "7/9", "-7/9", "0/1" },
    { "1/4611686018427387904", "1/4611686018427387904", "1/2305843009213693952", "0/1", NULL },
    { "9223372036854775807/1", "1/1", NULL, "9223372036854775806/1", "9223372036854775807/1" },
    { "-9223372036854775808/1", "1/1", "-9223372036854775807/1", NULL, "-9223372036854775808/1" },
    { "-9223372036854775808/1", "-1/1", NULL, "-9223372036854775807/1", NULL },
    { "-9223372036854775808/1", "-9223372036854775808/1", NULL, "0/1", NULL },
    { "-9223372036854775808/9223372036854775807", "-9223372036854775808/9223372036854775807", NULL, "0/1", NULL },
    { "1/9223372036854775807", "1/9223372036854775806", NULL, NULL, NULL },
    { "9223372036854775807/2", "2/9223372036854775807", NULL, NULL, "1/1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      VedetteChance a = parsed (rows[i].a);
      VedetteChance b = parsed (rows[i].b);
      const char *const expected[] = { rows[i].sum, rows[i].difference, rows[i].product };
      VedetteChance got[3] = { parsed ("3/7"), parsed ("3/7"), parsed ("3/7") };
      gboolean done[3];

      done[0] = vedette_chance_add (a, b, &got[0]);
      done[1] = vedette_chance_subtract (a, b, &got[1]);
      done[2] = vedette_chance_multiply (a, b, &got[2]);
      for (gsize j = 0; j < 3; j++)
        {
          g_assert_cmpint (done[j], ==, expected[j] != NULL);
          assert_text (got[j], expected[j] != NULL ? expected[j] : "3/7");
        }
    }
}

/* An operand may be the place of the answer. */
static void
test_repeated_rolls (void)
{
  VedetteChance miss = vedette_chance_new (19, 20);
  VedetteChance all = vedette_chance_new (1, 1);
  VedetteChance hit;
  int rolls = 0;

  while (vedette_chance_multiply (all, miss, &all))
    rolls++;

  /* 20¹⁴ is the last power of 20 below 2⁶³. */
  g_assert_cmpint (rolls, ==, 14);
  assert_text (all, "799006685782884121/1638400000000000000");
  g_assert_true (vedette_chance_complement (all, &hit));
  assert_text (hit, "839393314217115879/1638400000000000000");
  assert_percent (hit, "51.2%");
}

static void
test_complement (void)
{
  VedetteChance out = parsed ("3/7");

  g_assert_true (vedette_chance_complement (parsed ("9/20"), &out));
  assert_text (out, "11/20");
  g_assert_true (vedette_chance_complement (parsed ("0/1"), &out));
  assert_text (out, "1/1");
  g_assert_true (vedette_chance_complement (parsed ("1/1"), &out));
  assert_text (out, "0/1");
  g_assert_true (vedette_chance_complement (parsed ("5/4"), &out));
  assert_text (out, "-1/4");
  g_assert_true (vedette_chance_complement (parsed ("1/9223372036854775807"), &out));
  assert_text (out, "9223372036854775806/9223372036854775807");
  g_assert_false (vedette_chance_complement (parsed ("-9223372036854775808/1"), &out));
  g_assert_false (vedette_chance_complement (parsed ("-9223372036854775807/1"), &out));
  assert_text (out, "9223372036854775806/9223372036854775807");
}

static void
test_order (void)
{
  static const char *const rising[] = {
    "-9223372036854775808/1", "-9223372036854775807/1", "-1/1", "-1/2", "-1/9223372036854775807", "0/1",
    "1/9223372036854775807", "1/9223372036854775806", "1/20", "9/20", "9/19",
    "9223372036854775805/9223372036854775806", "9223372036854775806/9223372036854775807", "1/1",
    "9223372036854775807/1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rising); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (rising); j++)
      {
        VedetteChance a = parsed (rising[i]);
        VedetteChance b = parsed (rising[j]);

        g_assert_cmpint (vedette_chance_compare (a, b), ==, (i > j) - (i < j));
        g_assert_cmpint (vedette_chance_equal (a, b), ==, i == j);
      }
}

/* Whatever fits must obey the laws of fractions. */
static void
test_laws (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (20, 0);
  int checked = 0;

  for (int round = 0; round < 20000; round++)
    {
      int n[6];
      VedetteChance a, b, c, left, right, part;

      for (gsize i = 0; i < G_N_ELEMENTS (n); i++)
        g_assert_true (vedette_dice_roll (dice, 1000, &n[i], NULL));
      a = vedette_chance_new (n[0] - 500, n[1]);
      b = vedette_chance_new (n[2] - 500, n[3]);
      c = vedette_chance_new (n[4] - 500, -n[5]);

      /* a − b + b = a */
      g_assert_true (vedette_chance_subtract (a, b, &part));
      g_assert_true (vedette_chance_add (part, b, &part));
      g_assert_true (vedette_chance_equal (part, a));
      g_assert_cmpint (part.num, ==, a.num);
      g_assert_cmpint (part.den, ==, a.den);

      /* (a + b) c = ac + bc */
      g_assert_true (vedette_chance_add (a, b, &left));
      g_assert_true (vedette_chance_multiply (left, c, &left));
      g_assert_true (vedette_chance_multiply (a, c, &right));
      g_assert_true (vedette_chance_multiply (b, c, &part));
      g_assert_true (vedette_chance_add (right, part, &right));
      g_assert_true (vedette_chance_equal (left, right));

      g_assert_cmpint (vedette_chance_compare (a, b), ==, -vedette_chance_compare (b, a));
      checked++;
    }
  g_assert_cmpint (checked, ==, 20000);
}

static void
test_double (void)
{
  g_assert_cmpfloat (vedette_chance_to_double (parsed ("9/20")), ==, 0.45);
  g_assert_cmpfloat (vedette_chance_to_double (parsed ("-1/4")), ==, -0.25);
  g_assert_cmpfloat (vedette_chance_to_double (parsed ("0/1")), ==, 0.0);
}

static void
test_boxed (void)
{
  VedetteChance chance = vedette_chance_new (11, 20);
  g_auto (GValue) value = G_VALUE_INIT;
  const VedetteChance *held;

  g_value_init (&value, VEDETTE_TYPE_CHANCE);
  g_value_set_boxed (&value, &chance);
  chance = vedette_chance_new (1, 2);
  held = g_value_get_boxed (&value);
  g_assert_true (held != &chance);
  assert_text (*held, "11/20");
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chance/lowest-terms", test_lowest_terms);
  g_test_add_func ("/chance/new-refuses", test_new_refuses);
  g_test_add_func ("/chance/new-refuses/subprocess/0", test_new_refuses);
  g_test_add_func ("/chance/new-refuses/subprocess/1", test_new_refuses);
  g_test_add_func ("/chance/new-refuses/subprocess/2", test_new_refuses);
  g_test_add_func ("/chance/parse", test_parse);
  g_test_add_func ("/chance/need-on-d20", test_need_on_d20);
  g_test_add_func ("/chance/percent", test_percent);
  g_test_add_func ("/chance/sums", test_sums);
  g_test_add_func ("/chance/repeated-rolls", test_repeated_rolls);
  g_test_add_func ("/chance/complement", test_complement);
  g_test_add_func ("/chance/order", test_order);
  g_test_add_func ("/chance/laws", test_laws);
  g_test_add_func ("/chance/double", test_double);
  g_test_add_func ("/chance/boxed", test_boxed);

  return g_test_run ();
}
