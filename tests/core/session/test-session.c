/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all views of a battle share. */

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/session/vedette-log-writer.h"
#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/systems.h"

typedef struct
{
  guint changed;
  guint why_not;
} Counts;

static void
on_changed (VedetteSession *session,
            Counts         *counts)
{
  counts->changed++;
}

static void
on_why_not (VedetteSession *session,
            GParamSpec     *pspec,
            Counts         *counts)
{
  counts->why_not++;
}

static void
start (VedetteSession *session)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "start");
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  g_object_set (move, "holder", vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[0])), NULL);
  g_assert_nonnull (vedette_session_perform (session, move, 0, FALSE, NULL));
}

static void
test_refusal (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", NULL, &error);
  Counts counts = { 0 };

  g_assert_no_error (error);
  g_signal_connect (session, "changed", G_CALLBACK (on_changed), &counts);
  g_signal_connect (session, "notify::why-not", G_CALLBACK (on_why_not), &counts);

  g_assert_null (vedette_session_do (session, "hold"));
  g_assert_nonnull (strstr (vedette_session_get_why_not (session), "The battle has not started"));
  g_assert_cmpuint (counts.changed, ==, 0);
  g_assert_cmpuint (counts.why_not, ==, 1);

  start (session);
  g_assert_null (vedette_session_get_why_not (session));
  g_assert_cmpuint (counts.changed, ==, 1);
  g_assert_cmpuint (counts.why_not, ==, 2);
}

static void
test_undo (void)
{
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", NULL, NULL);
  g_autofree char *before = NULL;
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  /* What made the battle cannot be undone. */
  g_assert_null (vedette_session_describe_undo (session));
  g_assert_true (vedette_session_undo (session, NULL));
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (session)), ==, 1);

  start (session);
  g_assert_nonnull (vedette_session_do (session, "hold"));
  undo = vedette_session_describe_undo (session);
  g_assert_cmpstr (undo, ==, "Red held position.");
  before = vedette_battle_dump (vedette_session_get_battle (session));
  g_assert_true (vedette_session_undo (session, NULL));
  redo = vedette_session_describe_redo (session);
  g_assert_cmpstr (redo, ==, "Red held position.");
  g_assert_true (vedette_session_redo (session, NULL));
  {
    g_autofree char *after = vedette_battle_dump (vedette_session_get_battle (session));

    g_assert_cmpstr (after, ==, before);
  }
}

static void
test_typed_die (void)
{
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", NULL, NULL);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;
  VedetteStep *step;

  start (session);
  vedette_session_do (session, "hold");
  move = vedette_session_new_move (session, "snatch");
  g_object_set (move, "troops", VEDETTE_TROOPS_GOOD, NULL);
  g_assert_null (vedette_session_perform (session, move, 21, FALSE, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE);
  step = vedette_session_perform (session, move, 18, FALSE, NULL);
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "natural"), ==, 18);
  g_assert_true (json_object_get_boolean_member (vedette_step_get_facts (step), "success"));
}

/* A battle that was opened to look at gets a file of its own with its next step, and the other stays as it is. */
static void
test_own_file (void)
{
  g_autofree char *folder = vedette_session_get_folder ();
  g_autofree char *path = vedette_session_make_path ("Ford / at <b>&\"x");
  g_autofree char *next = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) made = vedette_session_new_battle ("skirmish", path, &error);
  g_autoptr (VedetteMove) call_it = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteSession) looking = NULL;

  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (path, folder));
  call_it = vedette_session_new_move (made, "set-battle");
  g_object_set (call_it, "name", "The Mill", NULL);
  g_assert_nonnull (vedette_session_perform (made, call_it, 0, FALSE, NULL));
  g_assert_true (vedette_session_close (made, &error));
  g_assert_no_error (error);
  next = vedette_session_make_path ("Ford / at <b>&\"x");
  g_assert_cmpstr (next, !=, path);

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);
  g_assert_no_error (error);
  looking = vedette_session_new (battle, NULL);
  g_assert_null (vedette_session_get_path (looking));
  start (looking);
  g_assert_nonnull (vedette_session_get_path (looking));
  g_assert_cmpstr (vedette_session_get_path (looking), !=, path);
  /* It is called after the battle. */
  g_assert_nonnull (strstr (vedette_session_get_path (looking), "The Mill"));
  g_assert_true (g_file_test (vedette_session_get_path (looking), G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

static void
test_long_title (void)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < 150; i++)
    g_string_append (title, "ä€");
  path = vedette_session_make_path (title->str);
  name = g_path_get_basename (path);
  g_assert_cmpuint (strlen (name), <, 240);
  g_assert_true (g_utf8_validate (name, -1, NULL));
}

/* What is to be remembered of a move stands there until the next one. That other rules handle movement (S-80) is read in the
 * log only. */
static void
test_reminder (void)
{
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", NULL, NULL);
  g_autofree char *whole = NULL;

  g_assert_null (vedette_session_get_reminder (session));
  start (session);
  g_assert_null (vedette_session_get_reminder (session));
  whole = vedette_rules_describe_whole (vedette_session_get_rules (session),
                                        vedette_battle_get_current (vedette_session_get_battle (session)), NULL);
  g_assert_cmpstr (whole, ==, "Red started with the initiative. Movement, ranges, hits, saves and morale follow your other "
                              "rules.");
  g_assert_nonnull (vedette_session_do (session, "hold"));
  g_assert_nonnull (vedette_session_do (session, "duel"));
  g_assert_cmpstr (vedette_session_get_reminder (session), ==, "If nobody loses the duel, the ordinary roll is made");
  g_assert_nonnull (vedette_session_do (session, "decline"));
  g_assert_null (vedette_session_get_reminder (session));
}

/* Each of what ends a line is a space in the log, nothing turns the order of its letters, and all in it is characters. */
static void
test_log_clean (void)
{
  static const struct
  {
    const char *name;
    const char *clean;
  } rows[] = {
    { "a\nb", "a b" },           { "a\tb", "a b" },           { "a\u2028b", "a b" }, { "a\u2029b", "a b" },
    { "a\u202ab\u202ec", "abc" }, { "a\u2066b\u2069c", "abc" }, { "a\033b", "a\uFFFDb" },
    { "a\u200eb\u200fc\u061cd", "abcd" },
    { "a\uFFFEb\uFFFFc", "a\uFFFDb\uFFFDc" }, { "\uFDD0 \uFDEF", "\uFFFD \uFFFD" }, { "\uFDCF\uFDF0", "\uFDCF\uFDF0" },
    { "\U0001FFFE\U0010FFFF", "\uFFFD\uFFFD" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *clean = vedette_log_clean (rows[i].name);

      g_assert_cmpstr (clean, ==, rows[i].clean);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-session-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/refusal", test_refusal);
  g_test_add_func ("/session/undo", test_undo);
  g_test_add_func ("/session/typed-die", test_typed_die);
  g_test_add_func ("/session/own-file", test_own_file);
  g_test_add_func ("/session/reminder", test_reminder);
  g_test_add_func ("/session/long-title", test_long_title);
  g_test_add_func ("/session/log-clean", test_log_clean);

  return g_test_run ();
}
