/* SPDX-License-Identifier: GPL-3.0-or-later */
/* By hand: how much work a key in the roster is until its frame, at 10,000 lines. `bench-forces-view [LINES [WHAT]]`
 * under-xvfb; WHAT is a part of the name of what is measured. */

#include <adwaita.h>
#include <string.h>
#include <time.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/roster/vedette-forces-view.h"

#define ROUNDS 7 /* of these, */
#define TURNS 5   /* so often */

static GtkWidget *window;
static GtkWidget *view;
static const char *only = "";

static GtkWidget *
find_type (GtkWidget *root,
           GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return left < right ? -1 : left > right;
}

static void
on_after_paint (GdkFrameClock *clock,
                gboolean      *painted)
{
  *painted = TRUE;
}

/* What this program works, in microseconds: other programs may be busy meanwhile. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* From the call to the end of the frame that shows it */
static gint64
measure (void (*act) (int round),
         int    round)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gint64 start;
  gulong handler;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  start = get_time ();
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);
  act (round);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return get_time () - start;
}

static void
bench (const char *name,
       void (*act) (int round))
{
  gint64 times[ROUNDS * TURNS];
  const int n = G_N_ELEMENTS (times);

  if (strstr (name, only) == NULL)
    return;
  for (int i = 0; i < n; i++)
    times[i] = measure (act, i % ROUNDS);
  qsort (times, (gsize) n, sizeof times[0], compare);
  g_print ("%-28s fastest %5.1f ms, median %5.1f ms, worst %5.1f ms\n", name, (double) times[0] / 1000,
           (double) times[n / 2] / 1000, (double) times[n - 1] / 1000);
}

static void
type_search (int round)
{
  static const char * const texts[ROUNDS] = { "1", "12", "123", "12", "1", "", "bow" };

  gtk_editable_set_text (GTK_EDITABLE (find_type (view, GTK_TYPE_SEARCH_ENTRY)), texts[round]);
}

static void
sort_names (int round)
{
  gtk_widget_activate_action (view, "forces.sort", "s", round % 2 == 0 ? "name" : "written");
}

static void
sort_needs (int round)
{
  gtk_widget_activate_action (view, "forces.sort", "s", round % 2 == 0 ? "needs" : "written");
}

static void
group (int round)
{
  gtk_widget_activate_action (view, "forces.grouped", NULL);
}

static void
add_line (int round)
{
  GtkWidget *entry = find_type (view, GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), "6 archers, average, bow");
  g_signal_emit_by_name (entry, "activate");
}

static void
narrow (int round)
{
  vedette_forces_view_set_narrow (view, round % 2 == 0);
}

static VedetteSession *
make_session (int n)
{
  VedetteSession *session = vedette_session_new_battle ("skirmish", NULL, NULL);
  VedetteBattle *battle = vedette_session_get_battle (session);
  VedetteEdit *edit = vedette_battle_edit (battle, "add-line");
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, battle);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Man %d", (i * 7919) % n);
      g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side",
                                                       vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i % 2])),
                                                       "count", 1 + i % 9, "troops", i % 7, "leader", i % 50 == 0 ? 3 : 0,
                                                       "weapon", i % 6, NULL);

      vedette_edit_insert (edit, figure, -1);
    }
  g_assert_nonnull (vedette_battle_commit (battle, edit, NULL));
  return session;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (VedetteSession) session = NULL;
  gint64 start;

  gtk_init ();
  adw_init ();
  only = argc > 2 ? argv[2] : "";
  session = make_session (argc > 1 ? atoi (argv[1]) : 10000);
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  start = get_time ();
  view = vedette_forces_view_new (session);
  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_print ("%-28s        %5.1f ms\n", "first frame", (double) (get_time () - start) / 1000);
  bench ("a letter of the search", type_search);
  type_search (5);
  bench ("sort by name and back", sort_names);
  gtk_widget_activate_action (view, "forces.sort", "s", "written");
  bench ("sort by need and back", sort_needs);
  gtk_widget_activate_action (view, "forces.sort", "s", "written");
  bench ("group and back", group);
  group (0);
  bench ("a line added", add_line);
  bench ("narrow and wide", narrow);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
