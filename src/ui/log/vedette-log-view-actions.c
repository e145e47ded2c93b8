/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the log: go back in the battle, copy, export, search. */

#include "vedette-config.h"

#include "ui/log/vedette-log-view-private.h"

#include "ui/log/vedette-log-export.h"
#include "ui/widgets/toasts/vedette-toast.h"

static AdwToastOverlay *
get_toasts (VedetteLogView *self)
{
  return ADW_TOAST_OVERLAY (adw_bin_get_child (ADW_BIN (self)));
}

static void
activate_go_to (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (widget);
  g_autoptr (GError) error = NULL;

  if (!vedette_session_go_to (self->session, g_variant_get_int64 (parameter), &error))
    vedette_toast_show (get_toasts (self), error->message);
}

static void
activate_expand (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (widget);
  gint64 n;
  gboolean open;

  g_variant_get (parameter, "(xb)", &n, &open);
  if (open)
    g_hash_table_add (self->expanded, g_memdup2 (&n, sizeof n));
  else
    g_hash_table_remove (self->expanded, &n);
}

static void
activate_copy (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  vedette_log_copy (widget, VEDETTE_LOG_VIEW (widget)->session, get_toasts (VEDETTE_LOG_VIEW (widget)));
}

static void
activate_export (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (widget);
  gint32 format = g_variant_get_int32 (parameter);

  if (format >= VEDETTE_LOG_TEXT && format <= VEDETTE_LOG_JSON)
    vedette_log_export (widget, self->session, (VedetteLogFormat) format, get_toasts (self));
}

static void
activate_report (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  vedette_log_report (widget, VEDETTE_LOG_VIEW (widget)->session, get_toasts (VEDETTE_LOG_VIEW (widget)));
}

static void
activate_find (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_LOG_VIEW (widget)->search));
}

void
vedette_log_view_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "log.go-to", "x", activate_go_to);
  gtk_widget_class_install_action (widget_class, "log.expand", "(xb)", activate_expand);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, activate_copy);
  gtk_widget_class_install_action (widget_class, "log.export", "i", activate_export);
  gtk_widget_class_install_action (widget_class, "log.report", NULL, activate_report);
  gtk_widget_class_install_action (widget_class, "log.find", NULL, activate_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "log.find", NULL);
}
