/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests records: defaults, notification only on a change, and that only a step can set a record of a battle. */

#include "vedette-test-critical.h"
#include "vedette-test-schema.h"

static void
count_notify (GObject    *object,
              GParamSpec *pspec,
              gpointer    user_data)
{
  guint *n = user_data;

  (*n)++;
}

static void
test_defaults (void)
{
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  g_autofree char *text = NULL;
  gint64 id;
  int count;

  g_assert_cmpint (vedette_record_get_id (note), ==, 0);
  g_assert_false (vedette_record_is_attached (note));
  g_assert_false (vedette_record_peek_boolean (note, VEDETTE_TEST_NOTE_FLAG));
  g_assert_cmpint (vedette_record_peek_int (note, VEDETTE_TEST_NOTE_COUNT), ==, 3);
  g_assert_cmpint (vedette_record_peek_id (note, VEDETTE_TEST_NOTE_PARTNER), ==, 0);
  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, "");
  g_assert_cmpint (vedette_record_peek_enum (note, VEDETTE_TEST_NOTE_COLOUR), ==, VEDETTE_TEST_COLOUR_GREEN);
  g_assert_cmpuint (g_strv_length ((char **) vedette_record_peek_strv (note, VEDETTE_TEST_NOTE_WORDS)), ==, 0);
  g_assert_cmpuint (vedette_ids_get_n (vedette_record_peek_ids (note, VEDETTE_TEST_NOTE_OTHERS)), ==, 0);

  g_object_get (note, "count", &count, "text", &text, "id", &id, NULL);
  g_assert_cmpint (id, ==, 0);
  g_assert_cmpint (count, ==, 3);
  g_assert_cmpstr (text, ==, "");
  g_assert_null (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (note), "id"));
  g_assert_cmpstr (vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (note)), ==, "note");
}

static void
test_notify (void)
{
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  guint n = 0;

  g_signal_connect (note, "notify", G_CALLBACK (count_notify), &n);
  g_object_set (note, "count", 3, "text", NULL, "flag", FALSE, NULL);
  g_assert_cmpuint (n, ==, 0);
  g_object_set (note, "count", 4, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_set (note, "text", "a", NULL);
  g_object_set (note, "text", "a", NULL);
  g_assert_cmpuint (n, ==, 2);
  g_object_set (note, "text", NULL, NULL);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, "");
  g_object_set (note, "text", "", NULL);
  g_assert_cmpuint (n, ==, 3);
}

static void
test_guard (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  VedetteRecord *note = vedette_test_add_note (battle, "a");
  guint n = 0;

  g_assert_true (vedette_record_is_attached (note));
  g_signal_connect (note, "notify", G_CALLBACK (count_notify), &n);
  vedette_test_critical_expect ("*VedetteTestNote:text was set * outside a step*");
  g_object_set (note, "text", "b", NULL);
  vedette_test_critical_assert ();
  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, "a");
  g_assert_cmpuint (n, ==, 0);
}

/* A handler runs after the step, when the guard is active again. */
static void
set_from_handler (GObject    *object,
                  GParamSpec *pspec,
                  gpointer    user_data)
{
  g_object_set (object, "flag", TRUE, NULL);
}

static void
test_guard_in_handler (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  VedetteRecord *note = vedette_test_add_note (battle, "a");
  VedetteEdit *edit = vedette_battle_edit (battle, "change");

  g_signal_connect (note, "notify::count", G_CALLBACK (set_from_handler), NULL);
  vedette_edit_set (edit, note, "count", 9, NULL);
  vedette_test_critical_expect ("*VedetteTestNote:flag was set * outside a step*");
  g_assert_nonnull (vedette_battle_commit (battle, edit, NULL));
  vedette_test_critical_assert ();
  g_assert_false (vedette_record_peek_boolean (note, VEDETTE_TEST_NOTE_FLAG));
}

/* Only the battle owns its records, and nothing else owns the battle. */
static void
test_finalize (void)
{
  VedetteBattle *battle = vedette_battle_new (&vedette_test_schema);
  VedetteRecord *note = g_object_ref (vedette_test_add_note (battle, "a"));

  g_assert_finalize_object (battle);
  g_assert_finalize_object (note);
}

static void
assert_shown (VedetteBattle *battle,
              const char    *text,
              const char    *wanted)
{
  VedetteRecord *note = vedette_test_add_note (battle, text);
  g_autofree char *whole = NULL;

  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, wanted);
  g_object_get (note, "text", &whole, NULL);
  g_assert_cmpstr (whole, ==, text);
}

/* A text of a battle is shown with the maximum length for entered texts and without characters that change direction,
 * but stored whole. */
static void
test_shown (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  g_autofree char *most = g_strnfill (200, 'a'), *longer = g_strconcat (most, "b", NULL), *cut = g_strconcat (most, "…", NULL);

  assert_shown (battle, "Wat Tyler", "Wat Tyler");
  assert_shown (battle, most, most);
  assert_shown (battle, longer, cut);
  assert_shown (battle, "\u202eWat", "Wat");
  assert_shown (battle, "\u2066Wat\u2069 \u200fTyler", "Wat \u200fTyler");
  assert_shown (battle, "W\uFFFEa\U0001FFFFt", "W\uFFFDa\uFFFDt");
}

/* A declared text is read unchanged, so that the rules can refuse it. */
static void
test_declared (void)
{
  g_autofree char *longer = g_strnfill (201, 'a');
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", longer, NULL);

  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, longer);
}

/* Debuggers get a record on one line. */
static void
test_print (void)
{
  if (g_test_subprocess ())
    {
      g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", "a", NULL);

      vedette_record_print (note);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("*note 0: text = \"a\"\n*");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  vedette_test_critical_init ();

  g_test_add_func ("/record/has-defaults", test_defaults);
  g_test_add_func ("/record/notifies-on-change-only", test_notify);
  g_test_add_func ("/record/refuses-a-set-outside-a-step", test_guard);
  g_test_add_func ("/record/shows-a-safe-text", test_shown);
  g_test_add_func ("/record/reads-a-declared-text-unchanged", test_declared);
  g_test_add_func ("/record/refuses-a-set-in-a-handler", test_guard_in_handler);
  g_test_add_func ("/record/is-freed-with-its-battle", test_finalize);
  g_test_add_func ("/record/prints-for-debuggers", test_print);

  return g_test_run ();
}
