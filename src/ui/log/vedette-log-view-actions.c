/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done in the log: fold its chapters, go back in the battle, take it along. */

#include "vedette-config.h"

#include "ui/log/vedette-log-view-private.h"

#include "ui/log/vedette-log-export.h"
#include "ui/widgets/toasts/vedette-toast.h"

VedetteLogRow *
vedette_log_view_get_row (VedetteLogView *self,
                          guint           i)
{
  return VEDETTE_LOG_ROW (gtk_list_item_get_child (g_ptr_array_index (self->items, i)));
}

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

static gboolean
focus_head (gpointer row)
{
  vedette_log_row_focus_head (row);
  return G_SOURCE_REMOVE;
}

/* If it bears the head that is to have the focus, that gets it, once the list has laid out its rows. */
void
vedette_log_view_focus_head (VedetteLogView *self,
                             VedetteLogRow  *row)
{
  if (self->to_focus < 0 || vedette_log_row_get_chapter (row) != self->to_focus)
    return;
  self->to_focus = -1;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_head, g_object_ref (row), g_object_unref);
}

/* Folds or unfolds a chapter; who was in it is on its head then, be that far away. */
static void
activate_fold (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (widget);
  gint64 chapter;
  gboolean folded;

  g_variant_get (parameter, "(xb)", &chapter, &folded);
  self->to_focus = chapter;
  vedette_log_fold_list_fold (self->shown, chapter, folded);
  vedette_log_view_refresh (self);
  for (guint i = 0; i < self->items->len && self->to_focus >= 0; i++)
    vedette_log_view_focus_head (self, vedette_log_view_get_row (self, i));
  if (self->to_focus >= 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                vedette_log_chapters_locate (self->chapters, G_LIST_MODEL (self->shown), chapter));
}

/* Returns: (nullable): the row that has the focus itself, or whose head has it; what else is in a row has its own keys */
static GtkWidget *
find_focused (VedetteLogView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = NULL;

  if (focus != NULL && gtk_widget_has_css_class (focus, "log-head"))
    row = gtk_widget_get_ancestor (focus, VEDETTE_TYPE_LOG_ROW);
  else if (focus != NULL)
    row = gtk_widget_get_first_child (focus);
  return VEDETTE_IS_LOG_ROW (row) ? row : NULL;
}

/* As in a tree: the arrow keys fold and unfold the chapter in which the focus is. */
gboolean
vedette_log_view_on_key (VedetteLogView *self,
                         guint           key)
{
  GtkWidget *row = find_focused (self);
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean folds = key == (from_right ? GDK_KEY_Right : GDK_KEY_Left);
  gint64 chapter;

  if ((key != GDK_KEY_Left && key != GDK_KEY_Right) || row == NULL)
    return FALSE;
  chapter = vedette_log_chapters_find (self->chapters, vedette_step_get_n (vedette_log_row_get_step (VEDETTE_LOG_ROW (row))));
  if (chapter < 0 || vedette_log_fold_list_is_folded (self->shown, chapter) == folds)
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "log.fold", "(xb)", chapter, folds);
  return TRUE;
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
  gtk_widget_class_install_action (widget_class, "log.fold", "(xb)", activate_fold);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, activate_copy);
  gtk_widget_class_install_action (widget_class, "log.export", "i", activate_export);
  gtk_widget_class_install_action (widget_class, "log.report", NULL, activate_report);
  gtk_widget_class_install_action (widget_class, "log.find", NULL, activate_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "log.find", NULL);
}
