/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests how texts from files are shown among other texts. */

#include "core/document/vedette-text.h"

/* Direction changes in a name are closed at its end, so that the sentence around it is not affected. */
static void
test_turns_end (void)
{
  static const struct
  {
    const char *text;
    const char *cut;
  } rows[] = {
    { "Wat Tyler", "Wat Tyler" },
    { "\u202eWat", "\u202eWat\u202c" },
    { "\u202eWat\u202c", "\u202eWat\u202c" },
    { "\u2066Wat\u202b", "\u2066Wat\u202b\u202c\u2069" },
    { "\u202dWat\u2067T\u2069", "\u202dWat\u2067T\u2069\u202c" },
    { "\u2066\u202aWat\u2069", "\u2066\u202aWat\u2069" },
    { "\u2068\u202c", "\u2068\u202c\u2069" },
    { "Wat\u202c\u2069", "Wat\u202c\u2069" },
    { "Ωμέγα \u200fWat", "Ωμέγα \u200fWat" },
    { "Wat Tyler, the ploughman", "Wat Tyler, the plou…" },
    { "\u2067Wat Tyler, the ploughman\u2069", "\u2067Wat Tyler, the plo…\u2069" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (vedette_text_cut (rows[i].text, 19), ==, rows[i].cut);
}

static void
test_noncharacters (void)
{
  static const gunichar none[] = { 0xfffe, 0xffff, 0xfdd0, 0xfdef, 0x1fffe, 0x10ffff };
  static const gunichar some[] = { 'a', 0xfffd, 0xfdcf, 0xfdf0, 0x1fffd, 0x10fffd, 0x10000 };

  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    {
      g_autoptr (GString) text = g_string_new ("é");

      g_string_append_unichar (text, none[i]);
      g_assert_cmpuint (vedette_text_find_noncharacter (text->str), ==, none[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (some); i++)
    g_assert_false (vedette_text_is_noncharacter (some[i]));
  g_assert_cmpuint (vedette_text_find_noncharacter ("é and 𝄞"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/closes-direction-changes", test_turns_end);
  g_test_add_func ("/text/finds-noncharacters", test_noncharacters);
  return g_test_run ();
}
