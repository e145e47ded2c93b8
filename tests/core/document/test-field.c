/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests lists of fields and values: the effect of each member of an entry. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-record.h"

#define MOOD_VALUES(VALUE)                                                                                             \
  VALUE (MOOD_CALM, "calm", NC_("mood", "Calm"), NC_("Mood, in short", "C."))                                          \
  VALUE (MOOD_WILD, "quite-wild", NC_("mood", "Wild"))                                                                 \
  VALUE (MOOD_NONE, "none", NULL)
VEDETTE_DECLARE_ENUM (Mood, mood, MOOD_VALUES)
VEDETTE_DEFINE_ENUM (Mood, mood, "mood", MOOD_VALUES)

#define BEAST_FIELDS(FIELD, T...)                                                                                      \
  FIELD (T, TEXT, const char *, name, .label = N_("Its name"), .hint = N_("As it is called"), .brief = N_("Name"),     \
         .word = NC_("field, in a sentence", "name"), .answer = N_("It is called"))                                    \
  FIELD (T, INT, int, number_of_legs, .min = 2, .max = 8, .fallback = 4, .label = N_("Legs"))                          \
  FIELD (T, INCHES, int, length)                                                                                       \
  FIELD (T, FLAG, gboolean, tame)                                                                                      \
  FIELD (T, ENUM, Mood, mood, .of = mood_get_type, .fallback = MOOD_WILD)                                              \
  FIELD (T, TRI, VedetteTri, hungry, .fallback = VEDETTE_TRI_NO)                                                       \
  FIELD (T, REF, gint64, owner, .label = N_("Owner"), .none = NC_("nothing is chosen", "nobody's"))                           \
  FIELD (T, IDS, const VedetteIds *, prey)                                                                             \
  FIELD (T, TEXTS, const char * const *, tricks)
VEDETTE_DECLARE_RECORD (Beast, beast, BEAST, BEAST_FIELDS)
VEDETTE_DEFINE_RECORD (Beast, beast, "beast", BEAST_FIELDS)

typedef enum
{
  PLAIN_ONE,
} Plain;

GType plain_get_type (void);
G_DEFINE_ENUM_TYPE (Plain, plain, G_DEFINE_ENUM_VALUE (PLAIN_ONE, "one"))

static void
count_notify (GObject    *object,
              GParamSpec *pspec,
              gpointer    user_data)
{
  guint *n = user_data;

  (*n)++;
}

static void
test_properties (void)
{
  static const char * const names[] = { "name",   "number-of-legs", "length", "tame",  "mood",
                                        "hungry", "owner",          "prey",   "tricks" };
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (beast_get_type ());
  GParamSpec *legs = vedette_record_type_find (beast_get_type (), "number-of-legs");

  g_assert_cmpstr (vedette_record_class_get_tag (klass), ==, "beast");
  g_assert_cmpuint (klass->n_pspecs, ==, G_N_ELEMENTS (names) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpstr (klass->pspecs[i + 1]->name, ==, names[i]);
      g_assert_nonnull (vedette_param_spec_get_field (klass->pspecs[i + 1]));
    }
  g_assert_cmpint (G_PARAM_SPEC_INT (legs)->minimum, ==, 2);
  g_assert_cmpint (G_PARAM_SPEC_INT (legs)->maximum, ==, 8);
  g_assert_true (vedette_record_type_find (beast_get_type (), "length")->flags & VEDETTE_PARAM_INCHES);
  g_assert_true (vedette_record_type_find (beast_get_type (), "owner")->flags & VEDETTE_PARAM_REFERENCE);
  g_assert_true (vedette_record_type_find (beast_get_type (), "prey")->flags & VEDETTE_PARAM_REFERENCE);
  g_assert_false (legs->flags & (VEDETTE_PARAM_INCHES | VEDETTE_PARAM_REFERENCE));
  g_assert_null (vedette_record_class_find (klass, "number_of_legs"));
}

static void
test_defaults (void)
{
  g_autoptr (Beast) beast = g_object_new (beast_get_type (), NULL);

  g_assert_cmpstr (beast_get_name (beast), ==, "");
  g_assert_cmpint (beast_get_number_of_legs (beast), ==, 4);
  g_assert_cmpint (beast_get_length (beast), ==, -1);
  g_assert_false (beast_get_tame (beast));
  g_assert_cmpint (beast_get_mood (beast), ==, MOOD_WILD);
  g_assert_cmpint (beast_get_hungry (beast), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (beast_get_owner (beast), ==, 0);
  g_assert_cmpuint (vedette_ids_get_n (beast_get_prey (beast)), ==, 0);
  g_assert_cmpuint (g_strv_length ((char **) beast_get_tricks (beast)), ==, 0);
}

static void
test_notify (void)
{
  g_autoptr (Beast) beast = g_object_new (beast_get_type (), NULL);
  guint all = 0, legs = 0;

  g_signal_connect (beast, "notify", G_CALLBACK (count_notify), &all);
  g_signal_connect (beast, "notify::number-of-legs", G_CALLBACK (count_notify), &legs);
  g_object_set (beast, "number-of-legs", 6, "mood", MOOD_WILD, NULL);
  g_assert_cmpuint (legs, ==, 1);
  g_assert_cmpuint (all, ==, 1);
  g_object_set (beast, "number-of-legs", 6, NULL);
  g_assert_cmpuint (all, ==, 1);
  g_object_set (beast, "name", "Rex", "tame", TRUE, NULL);
  g_assert_cmpuint (all, ==, 3);
  g_assert_cmpint (beast_get_number_of_legs (beast), ==, 6);
  g_assert_cmpstr (beast_get_name (beast), ==, "Rex");
  g_assert_true (beast_get_tame (beast));
}

static void
test_words (void)
{
  GType type = beast_get_type ();
  GParamSpec *name = vedette_record_type_find (type, "name");

  g_assert_cmpstr (vedette_record_type_get_label (type, "name"), ==, "Its name");
  g_assert_cmpstr (vedette_record_type_get_hint (type, "name"), ==, "As it is called");
  g_assert_cmpstr (vedette_record_type_get_brief (type, "name"), ==, "Name");
  g_assert_cmpstr (vedette_record_type_get_word (type, "name"), ==, "name");
  g_assert_cmpstr (g_param_spec_get_nick (name), ==, "Its name");
  g_assert_cmpstr (g_param_spec_get_blurb (name), ==, "As it is called");

  /* A field without a short label uses its long one. Other texts have no substitute. */
  g_assert_cmpstr (vedette_record_type_get_brief (type, "number-of-legs"), ==, "Legs");
  g_assert_null (vedette_record_type_get_hint (type, "number-of-legs"));
  g_assert_null (vedette_record_type_get_word (type, "number-of-legs"));
  g_assert_null (vedette_record_type_get_label (type, "tame"));
  g_assert_null (vedette_record_type_get_brief (type, "tame"));
}

/* Tests the texts of a form for lists and choices. */
static void
test_answers (void)
{
  GType type = beast_get_type ();

  g_assert_cmpstr (vedette_param_spec_get_none (vedette_record_type_find (type, "owner")), ==, "nobody's");
  g_assert_cmpstr (vedette_param_spec_get_none (vedette_record_type_find (type, "prey")), ==, "not recorded");
  g_assert_cmpstr (vedette_param_spec_get_answer (vedette_record_type_find (type, "name")), ==, "It is called");
  g_assert_cmpstr (vedette_param_spec_get_answer (vedette_record_type_find (type, "owner")), ==, "Owner");
  g_assert_null (vedette_param_spec_get_answer (vedette_record_type_find (type, "tame")));
}

/* A property that was not made from a field has no texts. */
static void
test_foreign (void)
{
  GParamSpec *pspec = g_param_spec_ref_sink (g_param_spec_int ("alone", "Alone", "By itself", 0, 1, 0, VEDETTE_PARAM_FLAGS));

  g_assert_null (vedette_param_spec_get_field (pspec));
  g_assert_null (vedette_param_spec_get_label (pspec));
  g_assert_null (vedette_param_spec_get_hint (pspec));
  g_assert_null (vedette_param_spec_get_brief (pspec));
  g_assert_null (vedette_param_spec_get_word (pspec));
  g_assert_null (vedette_param_spec_get_answer (pspec));
  g_assert_cmpstr (vedette_param_spec_get_none (pspec), ==, "not recorded");
  g_param_spec_unref (pspec);
}

static void
test_values (void)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (mood_get_type ());
  g_auto (GStrv) labels = vedette_enum_list_labels (mood_get_type ());
  g_autofree char *nicks = vedette_enum_list_nicks (mood_get_type (), MOOD_CALM);
  g_autofree char *later = vedette_enum_list_nicks (mood_get_type (), MOOD_WILD);

  g_assert_cmpstr (g_type_name (mood_get_type ()), ==, "Mood");
  g_assert_cmpuint (klass->n_values, ==, 3);
  g_assert_cmpint (vedette_enum_find (mood_get_type (), "quite-wild")->value, ==, MOOD_WILD);
  g_assert_cmpstr (g_enum_get_value (klass, MOOD_WILD)->value_name, ==, "MOOD_WILD");
  g_assert_cmpstr (vedette_enum_get_nick (mood_get_type (), MOOD_WILD), ==, "quite-wild");
  g_assert_cmpstr (vedette_enum_get_label (mood_get_type (), MOOD_WILD), ==, "Wild");
  g_assert_cmpstr (vedette_enum_get_label (mood_get_type (), MOOD_NONE), ==, "none");
  g_assert_cmpstr (vedette_enum_get_brief (mood_get_type (), MOOD_CALM), ==, "C.");
  g_assert_cmpstr (vedette_enum_get_brief (mood_get_type (), MOOD_WILD), ==, "Wild");
  g_assert_cmpstr (vedette_enum_get_brief (mood_get_type (), MOOD_NONE), ==, "none");
  /* An enumeration without labels uses the nick. */
  g_assert_cmpstr (vedette_enum_get_brief (plain_get_type (), PLAIN_ONE), ==, "one");
  g_assert_cmpstr (vedette_enum_get_label (plain_get_type (), PLAIN_ONE), ==, "one");
  g_assert_cmpstrv (labels, ((const char *[]){ "Calm", "Wild", "none", NULL }));
  g_assert_cmpstr (nicks, ==, "calm, quite-wild, none");
  g_assert_cmpstr (later, ==, "quite-wild, none");
}

/* vedette_enum_find() needs the exact nick, while the search of GLib 2.90 also accepts other forms of it. */
static void
test_exact_nick (void)
{
  static const char *const others[] = { "Quite-wild", "QUITE-WILD", "quite_wild", "quite wild", "quite-wil", "quite-wild ", "" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (vedette_enum_find (mood_get_type (), others[i]));
}

static void
test_to_text (void)
{
  g_autoptr (Beast) beast = g_object_new (beast_get_type (), NULL);
  g_autofree char *plain = vedette_record_to_text (VEDETTE_RECORD (beast));
  g_autofree char *full = NULL;

  g_assert_cmpstr (plain, ==, "beast 0:");
  g_object_set (beast, "name", "Rex", "number-of-legs", 3, "mood", MOOD_CALM, "tame", TRUE, NULL);
  full = vedette_record_to_text (VEDETTE_RECORD (beast));
  g_assert_cmpstr (full, ==, "beast 0: name = \"Rex\" number-of-legs = 3 tame = true mood = \"calm\"");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/field/makes-properties", test_properties);
  g_test_add_func ("/document/field/has-defaults", test_defaults);
  g_test_add_func ("/document/field/notifies-on-change-only", test_notify);
  g_test_add_func ("/document/field/has-labels-and-hints", test_words);
  g_test_add_func ("/document/field/has-texts-for-forms", test_answers);
  g_test_add_func ("/document/field/has-no-texts-for-other-properties", test_foreign);
  g_test_add_func ("/document/field/has-labels-for-values", test_values);
  g_test_add_func ("/document/field/needs-the-exact-nick", test_exact_nick);
  g_test_add_func ("/document/field/describes-a-record", test_to_text);
  return g_test_run ();
}
