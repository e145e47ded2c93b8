/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much work a window has with a battle of very many steps, beside one of few. `bench-long-window [STEPS]` under-xvfb */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "core/systems.h"
#include "long-battle.h"
#include "ui/log/vedette-log-view.h"

#define STEPS 100000
#define FEW 100
#define TURNS 5

static GtkWidget *window;
static VedetteSession *session;

/* What this program works, in microseconds: other programs may be busy meanwhile. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static double
get_memory (void)
{
  g_autofree char *status = NULL;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    g_error ("the system does not say how much memory there is");
  return (double) g_ascii_strtoull (strstr (status, "VmRSS:") + strlen ("VmRSS:"), NULL, 10) / 1000;
}

static void
on_after_paint (GdkFrameClock *clock,
                gboolean      *painted)
{
  *painted = TRUE;
}

/* From the call to the end of the frame that shows it */
static gint64
measure (void (*act) (void))
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gint64 start;
  gulong handler;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  start = get_time ();
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);
  act ();
  gtk_widget_queue_draw (window);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return get_time () - start;
}

static void
show_log (void)
{
  gtk_window_set_child (GTK_WINDOW (window), vedette_log_view_new (session));
}

static void
make_step (void)
{
  VedetteBattle *battle = vedette_session_get_battle (session);
  gpointer game = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME);
  VedetteEdit *edit = vedette_battle_edit (battle, "put-right");
  g_autoptr (GError) error = NULL;
  int number;

  g_object_get (game, "action-no", &number, NULL);
  vedette_edit_set (edit, game, "action-no", number + 1, NULL);
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

static void
undo (void)
{
  g_autoptr (GError) error = NULL;

  vedette_session_undo (session, &error);
  g_assert_no_error (error);
}

static double
measure_often (void (*act) (void))
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < TURNS; i++)
    least = MIN (least, measure (act));
  return (double) least / 1000;
}

static void
measure_battle (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, &error);
  double memory, first;

  g_assert_no_error (error);
  session = vedette_session_new (battle, path);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  memory = get_memory ();
  first = (double) measure (show_log) / 1000;
  g_print ("%8u steps: the log's first frame %8.1f ms, a step %8.1f ms, an undo %8.1f ms, memory of the log %6.1f MB\n",
           g_list_model_get_n_items (vedette_battle_get_steps (battle)), first, measure_often (make_step), measure_often (undo),
           get_memory () - memory);
  gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&session);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-long-XXXXXX", NULL);
  g_autofree char *few = g_build_filename (folder, "few.vedette", NULL);
  g_autofree char *many = g_build_filename (folder, "many.vedette", NULL);

  gtk_init ();
  adw_init ();
  long_battle_write (few, FEW);
  long_battle_write (many, argc > 1 ? (guint) atoi (argv[1]) : STEPS);
  measure_battle (few);
  measure_battle (few);
  measure_battle (many);
  g_unlink (few);
  g_unlink (many);
  g_rmdir (folder);
  return 0;
}
