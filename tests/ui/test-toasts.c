/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toasts that say what was done and offer to undo it. */

#include "ui-support.h"

#include "start-support.h"
#include "ui/widgets/toasts/vedette-toast.h"

static void
on_dismissed (AdwToast *toast,
              guint    *n)
{
  (*n)++;
}

/* Undone by a key as soon as it is there: it goes, and libadwaita 1.2 does not crash. */
static void
test_undone_at_once (void)
{
  static const double pauses[] = { 0, 0.02, 0.1, 0.3, 1 };
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *window;
  guint n = 0;

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_label_new ("Battles"));
  window = ui_show (overlay, 400, 300);
  for (guint i = 0; i < G_N_ELEMENTS (pauses); i++)
    {
      g_autoptr (AdwToast) toast = g_object_ref_sink (vedette_toast_new ("The battle was moved to the trash"));

      g_signal_connect (toast, "dismissed", G_CALLBACK (on_dismissed), &n);
      adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_object_ref (toast));
      ui_test_wait_seconds (pauses[i]);
      vedette_toast_dismiss (toast);
      while (n <= i)
        g_main_context_iteration (NULL, TRUE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (pauses));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_func ("/toasts/undone-at-once", test_undone_at_once);
  return g_test_run ();
}
