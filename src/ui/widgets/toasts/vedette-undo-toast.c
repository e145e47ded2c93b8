/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what was done and offers to undo it, until the next step. */

#include "vedette-config.h"

#include "ui/widgets/toasts/vedette-undo-toast.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/toasts/vedette-toast.h"

static void
undo (AdwToast       *toast,
      VedetteSession *session)
{
  g_autoptr (GError) error = NULL;

  if (!vedette_session_undo (session, &error))
    vedette_session_set_why_not (session, error->message);
}

/* With the next step the offer goes, for then it would undo that one. */
static void
on_changed (VedetteSession *session,
            AdwToast       *toast)
{
  g_signal_handlers_disconnect_by_func (session, on_changed, toast);
  g_signal_handlers_disconnect_by_func (toast, undo, session);
  vedette_toast_dismiss (toast);
}

/**
 * vedette_undo_toast_show:
 * @widget: within a toast overlay; without one nothing is shown
 * @text: what the last step was; any text, shown as it is
 */
void
vedette_undo_toast_show (GtkWidget      *widget,
                         VedetteSession *session,
                         const char     *text)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  AdwToast *toast;

  if (overlay == NULL)
    return;
  toast = vedette_toast_new (text);
  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo), session, 0);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), toast, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}
