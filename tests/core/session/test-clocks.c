/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle: whose time it is, and what of it the file keeps. The time is made up: nothing waits for it. */

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/systems.h"

typedef struct
{
  char *path;
  VedetteSession *session;
  VedetteClocks *clocks;
  gint64 now;
} Fixture;

static void
take (Fixture        *f,
      VedetteSession *session)
{
  f->session = session;
  f->clocks = vedette_session_get_clocks (session);
  vedette_clocks_set_now (f->clocks, f->now);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  f->path = vedette_session_make_path ("clocks");
  f->now = 1000 * G_USEC_PER_SEC;
  take (f, vedette_session_new_battle ("skirmish", f->path, &error));
  g_assert_no_error (error);
  vedette_clocks_set_on (f->clocks, TRUE);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_true (vedette_session_close (f->session, NULL));
  g_clear_object (&f->session);
  g_unlink (f->path);
  g_free (f->path);
}

static void
pass (Fixture *f,
      double   seconds)
{
  f->now += (gint64) (seconds * G_USEC_PER_SEC);
  vedette_clocks_set_now (f->clocks, f->now);
}

static void
start (Fixture *f)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, "start");
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (f->session));
  g_object_set (move, "holder", vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[0])), NULL);
  g_assert_nonnull (vedette_session_perform (f->session, move, 0, FALSE, NULL));
}

static VedetteStep *
do_move (Fixture    *f,
         const char *name)
{
  VedetteStep *step = vedette_session_do (f->session, name);

  g_assert_nonnull (step);
  return step;
}

static VedetteStep *
try_snatch (Fixture *f,
            int      die)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, "snatch");

  g_object_set (move, "troops", VEDETTE_TROOPS_GOOD, NULL);
  return vedette_session_perform (f->session, move, die, FALSE, NULL);
}

/* The other side rolls. */
static VedetteStep *
snatch (Fixture *f,
        int      die)
{
  VedetteStep *step = try_snatch (f, die);

  g_assert_nonnull (step);
  return step;
}

/* Such as "Red 12, Blue 5*": in seconds, and who holds */
static void
assert_clocks (Fixture    *f,
               const char *expected)
{
  g_autoptr (GListModel) clocks = vedette_clocks_list (f->clocks);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (clocks); i++)
    {
      g_autoptr (VedetteParty) clock = g_list_model_get_item (clocks, i);

      g_string_append_printf (text, "%s%s %d%s", i > 0 ? ", " : "", clock->name,
                              (int) clock->seconds, clock->holds ? "*" : "");
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Nothing runs, nothing wakes the program, and no line of the file knows of it. */
static void
test_off (Fixture       *f,
          gconstpointer  data)
{
  g_autofree char *content = NULL;

  vedette_clocks_set_on (f->clocks, FALSE);
  start (f);
  pass (f, 100);
  do_move (f, "hold");
  assert_clocks (f, "");
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 0);
  g_assert_true (g_file_get_contents (f->path, &content, NULL, NULL));
  g_assert_null (strstr (content, "\"ran\""));
}

/* From the step that gave a side the initiative to that which took it, whoever rolls meanwhile. */
static void
test_holder (Fixture       *f,
             gconstpointer  data)
{
  /* Papers are nobody's time. */
  pass (f, 500);
  assert_clocks (f, "");
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 0);
  start (f);
  assert_clocks (f, "Red 0*, Blue 0");
  pass (f, 130);
  assert_clocks (f, "Red 130*, Blue 0");
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "hold")), ==, 130);
  pass (f, 20);
  g_assert_cmpint (vedette_step_get_ran (snatch (f, 20)), ==, 20);
  assert_clocks (f, "Red 150, Blue 0*");
  pass (f, 65);
  assert_clocks (f, "Red 150, Blue 65*");
  /* Once the game is over, nobody holds. */
  do_move (f, "end");
  pass (f, 1000);
  assert_clocks (f, "Red 150, Blue 65");
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 0);
}

/* Time that has passed stays passed: it is his who holds without the steps that were undone. */
static void
test_undo (Fixture       *f,
           gconstpointer  data)
{
  start (f);
  pass (f, 10);
  do_move (f, "hold");
  pass (f, 5);
  snatch (f, 20);
  pass (f, 60);
  g_assert_true (vedette_session_undo (f->session, NULL));
  assert_clocks (f, "Red 75*, Blue 0");
  g_assert_true (vedette_session_redo (f->session, NULL));
  assert_clocks (f, "Red 15, Blue 60*");
  g_assert_true (vedette_session_undo (f->session, NULL));
  pass (f, 2);
  g_assert_cmpint (vedette_step_get_ran (snatch (f, 19)), ==, 62);
  assert_clocks (f, "Red 77, Blue 0*");
  pass (f, 1);
  assert_clocks (f, "Red 77, Blue 1*");
}

/* Whatever is undone and redone, no second is lost, and none is counted twice. */
static void
test_sum (Fixture       *f,
          gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  gint64 passed = 0;
  guint changes = 0;
  gint64 last = 0;

  start (f);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GListModel) clocks = NULL;
      int seconds = g_rand_int_range (rand, 0, 90);
      gint64 sum = 0;

      pass (f, seconds);
      passed += seconds;
      switch (g_rand_int_range (rand, 0, 5))
        {
        case 0:
          /* Not the start: then nobody would hold. */
          if (vedette_battle_get_place (vedette_session_get_battle (f->session)) > 2)
            vedette_session_undo (f->session, NULL);
          break;
        case 1:
          vedette_session_redo (f->session, NULL);
          break;
        default:
          if (vedette_session_do (f->session, "hold") != NULL)
            break;
          /* Some go on to the first action, which nobody has said. */
          if (g_rand_boolean (rand) || try_snatch (f, g_rand_int_range (rand, 4, 21)) == NULL)
            vedette_session_do (f->session, "decline");
        }
      clocks = vedette_clocks_list (f->clocks);
      for (guint k = 0; k < g_list_model_get_n_items (clocks); k++)
        {
          g_autoptr (VedetteParty) clock = g_list_model_get_item (clocks, k);

          sum += clock->seconds;
          if (k == 0)
            changes += clock->seconds < last;
          last = k == 0 ? clock->seconds : last;
        }
      g_assert_cmpint (sum, ==, passed);
    }
  /* Time has gone from one to the other with what was undone and redone. */
  g_assert_cmpuint (changes, >, 0);
}

/* Steps that follow each other fast lose nothing of a second. */
static void
test_parts (Fixture       *f,
            gconstpointer  data)
{
  start (f);
  for (guint i = 0; i < 10; i++)
    {
      pass (f, 0.75);
      do_move (f, "hold");
      pass (f, 0.75);
      do_move (f, "decline");
    }
  assert_clocks (f, "Red 15*, Blue 0");
}

static void
on_changed (VedetteClocks *clocks,
            guint         *n)
{
  (*n)++;
}

/* When the program wakes up next by itself, in milliseconds, as the main loop would ask for it */
static int
get_sleep (void)
{
  GMainContext *context = g_main_context_default ();
  GPollFD fds[16];
  int priority, sleep;

  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &sleep, fds, G_N_ELEMENTS (fds));
  g_main_context_release (context);
  return sleep;
}

/* It sleeps until the minute is full, a second more at most: GLib lays whole seconds of all programs together, by up to 0.75. */
static void
test_sleep (Fixture       *f,
            gconstpointer  data)
{
  start (f);
  pass (f, 50);
  do_move (f, "hold");
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 10);
  g_assert_cmpint (get_sleep (), >=, 0);
  g_assert_cmpint (get_sleep (), <=, 11750);
}

/* It waits for the next full minute of the holder, and for nothing else. */
static void
test_wait (Fixture       *f,
           gconstpointer  data)
{
  guint n = 0;

  g_signal_connect (f->clocks, "changed", G_CALLBACK (on_changed), &n);
  start (f);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 60);
  pass (f, 50);
  do_move (f, "hold");
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 10);
  pass (f, 3.5);
  snatch (f, 20);
  /* Half a second of the step before is left. */
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 60);
  g_assert_cmpuint (n, ==, 3);
  vedette_clocks_set_on (f->clocks, FALSE);
  g_assert_cmpuint (vedette_clocks_get_wait (f->clocks), ==, 0);
  g_assert_cmpuint (n, ==, 4);
}

/* Each step has the whole seconds since the one before it, and what was left of a second comes to the next. */
static void
test_left_over (Fixture       *f,
                gconstpointer  data)
{
  start (f);
  pass (f, 50.6);
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "hold")), ==, 50);
  pass (f, 3.6);
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "decline")), ==, 4);
  pass (f, 7.5);
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "hold")), ==, 7);
  pass (f, 0.4);
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "decline")), ==, 1);
  assert_clocks (f, "Red 62*, Blue 0");
}

/* What the steps say stays; what ran since the newest, and the time while it was closed, do not. */
static void
test_close (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;

  start (f);
  pass (f, 100);
  do_move (f, "hold");
  pass (f, 40);
  g_assert_true (vedette_session_close (f->session, NULL));
  g_clear_object (&f->session);
  f->now += 86400 * (gint64) G_USEC_PER_SEC;
  battle = vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, &error);
  g_assert_no_error (error);
  take (f, vedette_session_new (battle, f->path));
  assert_clocks (f, "");
  vedette_clocks_set_on (f->clocks, TRUE);
  assert_clocks (f, "Red 100*, Blue 0");
  pass (f, 7);
  g_assert_cmpint (vedette_step_get_ran (do_move (f, "decline")), ==, 7);
  assert_clocks (f, "Red 107*, Blue 0");
}

/* Nobody knows how long it took, and nothing is guessed; but from now on a clock runs, for the one who holds. */
/* A window lets its session go before its rows. */
static void
test_outlive (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (VedetteClocks) kept = g_object_ref (f->clocks);
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteSession *session = f->session;

  start (f);
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  g_assert_true (vedette_session_close (f->session, NULL));
  g_clear_object (&f->session);
  g_assert_null (session);
  g_assert_cmpuint (vedette_clocks_get_wait (kept), >, 0);
  vedette_clocks_set_on (kept, FALSE);
  g_clear_object (&kept);

  battle = vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, NULL);
  take (f, vedette_session_new (battle, f->path));
}

static void
test_old_file (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", "blackhearts-hold.vedette", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL,
                                                          &error);
  Fixture f = { 0 };

  g_assert_no_error (error);
  take (&f, vedette_session_new (battle, NULL));
  g_assert_true (vedette_session_go_to (f.session, 53, NULL));
  vedette_clocks_set_on (f.clocks, TRUE);
  assert_clocks (&f, "The Company 0*, The Hold 0");
  pass (&f, 61);
  assert_clocks (&f, "The Company 61*, The Hold 0");
  g_clear_object (&f.session);
}

/* A snatch takes the battle from somebody; the start, an action, a roll that fails, and the end do not. */
static void
test_taken_over (Fixture       *f,
                 gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (f->session);

  g_assert_false (vedette_rules_is_taken_over (rules, NULL));
  start (f);
  g_assert_false (vedette_rules_is_taken_over (rules, NULL));
  do_move (f, "hold");
  g_assert_false (vedette_rules_is_taken_over (rules, NULL));
  snatch (f, 4);
  g_assert_false (vedette_rules_is_taken_over (rules, NULL));
  do_move (f, "hold");
  snatch (f, 20);
  g_assert_true (vedette_rules_is_taken_over (rules, NULL));
  do_move (f, "end");
  g_assert_false (vedette_rules_is_taken_over (rules, NULL));
}

/* What is no number of seconds makes the line bad, like anything else that is not as it is to be. */
static void
test_bad (Fixture       *f,
          gconstpointer  data)
{
  static const char * const bad[] = { "-1", "1.5", "\"5\"", "2147483648", "null" };
  g_autofree char *good = NULL;
  g_auto (GStrv) parts = NULL;

  start (f);
  pass (f, 9);
  do_move (f, "hold");
  g_assert_true (vedette_battle_wait_durable (vedette_session_get_battle (f->session), NULL));
  g_assert_true (g_file_get_contents (f->path, &good, NULL, NULL));
  parts = g_strsplit (good, "\"ran\":9", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = g_strconcat (f->path, ".bad", NULL);
      g_autofree char *content = g_strconcat (parts[0], "\"ran\":", bad[i], parts[1], NULL);
      g_autoptr (VedetteBattle) battle = NULL;
      VedetteOpenReport report;

      g_assert_true (g_file_set_contents (path, content, -1, NULL));
      battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), &report, NULL);
      g_assert_null (battle);
      g_assert_cmpuint (report.bad_line, ==, 4);
      g_unlink (path);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(NAME, TEST) g_test_add ("/session/clocks/" NAME, Fixture, NULL, set_up, TEST, tear_down)
  ADD ("off", test_off);
  ADD ("holder", test_holder);
  ADD ("undo", test_undo);
  ADD ("sum", test_sum);
  ADD ("parts-of-seconds", test_parts);
  ADD ("wait", test_wait);
  ADD ("left-over", test_left_over);
  ADD ("sleep", test_sleep);
  ADD ("close", test_close);
  ADD ("bad-line", test_bad);
  ADD ("taken-over", test_taken_over);
  ADD ("outlive", test_outlive);
  g_test_add_func ("/session/clocks/old-file", test_old_file);
  return g_test_run ();
}
