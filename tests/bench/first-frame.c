/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded into any program of GTK: ends it after its first frame and says how long that took, and its peak memory. */

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void first_frame_present (GtkWindow *window) __asm__ ("gtk_window_present");

/* Returns: in kB */
static long
get_peak (void)
{
  g_autofree char *status = NULL;
  const char *peak;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  peak = strstr (status, "VmHWM:");
  return peak != NULL ? strtol (peak + strlen ("VmHWM:"), NULL, 10) : 0;
}

static void
on_painted (GdkFrameClock *clock,
            GtkWidget     *window)
{
  const char *began = g_getenv ("FIRST_FRAME_BEGAN");

  if (!gtk_widget_get_mapped (window) || gtk_widget_get_width (window) == 0)
    return;
  /* In microseconds of the monotonic clock, which the caller read before it started this */
  printf ("%" G_GINT64_FORMAT " %ld\n", g_get_monotonic_time () - (began != NULL ? g_ascii_strtoll (began, NULL, 10) : 0),
          get_peak ());
  fflush (stdout);
  _exit (0);
}

void
first_frame_present (GtkWindow *window)
{
  void (*present) (GtkWindow *) = dlsym (RTLD_NEXT, "gtk_window_present");

  if (!gtk_widget_get_realized (GTK_WIDGET (window)))
    {
      gtk_widget_realize (GTK_WIDGET (window));
      g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_painted), window);
    }
  present (window);
}
