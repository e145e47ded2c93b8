/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toast that shows any text as it is. */

#include "vedette-config.h"

#include "ui/widgets/toasts/vedette-toast.h"

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

  vedette_toast_set_text (toast, text);
  return toast;
}

void
vedette_toast_show (AdwToastOverlay *overlay,
                    const char      *text)
{
  adw_toast_overlay_add_toast (overlay, vedette_toast_new (text));
}
