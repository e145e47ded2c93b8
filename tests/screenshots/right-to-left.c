/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded by shots.sh: writes from right to left, without a language that does. */

#include <dlfcn.h>
#include <gtk/gtk.h>

void right_to_left_present (GtkWindow *window) __asm__ ("gtk_window_present");

void
right_to_left_present (GtkWindow *window)
{
  void (*present) (GtkWindow *) = dlsym (RTLD_NEXT, "gtk_window_present");

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  present (window);
}
