/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toast that shows any text as it is. */

#include "vedette-config.h"

#include "ui/widgets/toasts/vedette-toast.h"

/* How long a toast takes to come, in ms, and some more */
#define COMING 800

/* Titles of toasts are markup in libadwaita 1.2. */
void
vedette_toast_set_text (AdwToast   *toast,
                        const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_toast_set_title (toast, escaped);
}

/* Returns: (transfer full): a toast that is not shown yet */
AdwToast *
vedette_toast_new (const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  gint64 now = g_get_monotonic_time ();

  vedette_toast_set_text (toast, text);
  g_object_set_data_full (G_OBJECT (toast), "vedette-since", g_memdup2 (&now, sizeof now), g_free);
  return toast;
}

static gboolean
on_come (gpointer toast)
{
  adw_toast_dismiss (toast);
  return G_SOURCE_REMOVE;
}

/* libadwaita 1.2 crashes when a toast goes while it is still coming, so one that is as young as that is given the time to come.
   @toast: from vedette_toast_new() */
void
vedette_toast_dismiss (AdwToast *toast)
{
  gint64 *since = g_object_get_data (G_OBJECT (toast), "vedette-since");
  gint64 age = (g_get_monotonic_time () - *since) / 1000;

  if (age >= COMING)
    adw_toast_dismiss (toast);
  else
    g_timeout_add_full (G_PRIORITY_LOW, (guint) (COMING - age), on_come, g_object_ref (toast), g_object_unref);
}

void
vedette_toast_show (AdwToastOverlay *overlay,
                    const char      *text)
{
  adw_toast_overlay_add_toast (overlay, vedette_toast_new (text));
}
