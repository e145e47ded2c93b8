/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last steps beside the bands: as if made anew after each step, but what is there already stays. */

#include "core/session/vedette-session.h"
#include "ui-support.h"
#include "ui/play/vedette-last-steps.h"

#define WALK 150

static GtkWidget *
get_label (GtkWidget *row)
{
  return gtk_widget_get_last_child (row);
}

/* What is seen of a row besides its words: a die, a sign, or nothing */
static GType
get_mark (GtkWidget *row)
{
  GtkWidget *mark = gtk_widget_get_first_child (gtk_widget_get_first_child (row));

  return mark != NULL ? G_OBJECT_TYPE (mark) : G_TYPE_INVALID;
}

static void
assert_as_new (GtkWidget      *box,
               VedetteSession *session)
{
  GtkWidget *fresh = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0)), *row, *other;

  vedette_last_steps_update (GTK_BOX (fresh), session);
  other = gtk_widget_get_first_child (fresh);
  for (row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_assert_nonnull (other);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (get_label (row))), ==, gtk_label_get_text (GTK_LABEL (get_label (other))));
      g_assert_cmpint (get_mark (row), ==, get_mark (other));
      other = gtk_widget_get_next_sibling (other);
    }
  g_assert_null (other);
  g_object_unref (fresh);
}

static void
test_walk (gconstpointer name)
{
  g_autoptr (VedetteSession) session = ui_open_sample (name);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  guint n_moved = 0;

  vedette_last_steps_update (GTK_BOX (box), session);
  g_assert_nonnull (gtk_widget_get_first_child (box));
  for (guint i = 0; i < WALK; i++)
    {
      if (g_rand_int_range (rand, 0, 100) < (i < WALK / 2 ? 65 : 35) ? vedette_session_undo (session, NULL)
                                                                     : vedette_session_redo (session, NULL))
        n_moved++;
      vedette_last_steps_update (GTK_BOX (box), session);
      assert_as_new (box, session);
    }
  g_assert_cmpuint (n_moved, >, WALK / 2);
  g_object_unref (box);
}

/* A step more: the rows of those before are the same widgets, one place further down. */
static void
test_kept (void)
{
  g_autoptr (VedetteSession) session = ui_open_sample ("blackhearts-hold.vedette");
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0)), *first;

  g_assert_true (vedette_session_undo (session, NULL));
  vedette_last_steps_update (GTK_BOX (box), session);
  first = gtk_widget_get_first_child (box);
  g_assert_true (vedette_session_redo (session, NULL));
  vedette_last_steps_update (GTK_BOX (box), session);
  g_assert_true (gtk_widget_get_next_sibling (gtk_widget_get_first_child (box)) == first);
  g_assert_true (vedette_session_undo (session, NULL));
  vedette_last_steps_update (GTK_BOX (box), session);
  g_assert_true (gtk_widget_get_first_child (box) == first);
  g_object_unref (box);
}

/* With a die, with a sign or with nothing before them, the texts begin in one line. */
static void
test_in_line (gconstpointer name)
{
  g_autoptr (VedetteSession) session = ui_open_sample (name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  float first = -1;
  guint n = 0;

  vedette_last_steps_update (GTK_BOX (box), session);
  window = ui_show (box, 320, 700);
  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (get_label (row), box, &bounds));
      g_assert_true (first < 0 || G_APPROX_VALUE (bounds.origin.x, first, 0.1));
      first = bounds.origin.x;
      n++;
    }
  g_assert_cmpuint (n, >, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_data_func ("/ui/last-steps/skirmish", "blackhearts-hold.vedette", test_walk);
  g_test_add_data_func ("/ui/last-steps/stack", "fifty-goblins.vedette", test_walk);
  g_test_add_data_func ("/ui/last-steps/eagles", "bridges-at-aurach.vedette", test_walk);
  g_test_add_func ("/ui/last-steps/kept", test_kept);
  g_test_add_data_func ("/ui/last-steps/in-line/skirmish", "blackhearts-hold.vedette", test_in_line);
  g_test_add_data_func ("/ui/last-steps/in-line/stack", "fifty-goblins.vedette", test_in_line);
  return g_test_run ();
}
