/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the place of the moves while there are none: a list of what has parts, or else what the system has for it. */

#include "vedette-config.h"

#include "ui/play/vedette-play-rest.h"

#include "ui/play/vedette-status-pane.h"
#include "ui/system/vedette-ui-system.h"

/* There is more room beside than below. */
#define COLUMNS 2

struct _VedettePlayRest
{
  AdwBin parent_instance;

  VedetteStatusPane *progress;
  GtkWidget *pane; /* NULL if the system has none */
  const VedetteUiSystem *system; /* borrowed */
  VedetteSession *session; /* borrowed: the view around this owns it */
};

G_DEFINE_FINAL_TYPE (VedettePlayRest, vedette_play_rest, ADW_TYPE_BIN)

static void
vedette_play_rest_class_init (VedettePlayRestClass *klass)
{
}

static void
vedette_play_rest_init (VedettePlayRest *self)
{
}

/**
 * vedette_play_rest_update:
 * @has_room: whether there are no moves now, and the place is theirs alone
 *
 * Shows how things stand now.
 */
void
vedette_play_rest_update (VedettePlayRest *self,
                          gboolean         has_room)
{
  gtk_widget_set_visible (GTK_WIDGET (self), has_room && self->pane != NULL);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  vedette_status_pane_update (self->progress);
  if (gtk_widget_get_visible (GTK_WIDGET (self->progress)))
    gtk_widget_set_visible (self->pane, FALSE);
  else
    self->system->rest->update (self->pane, self->session);
}

/**
 * vedette_play_rest_has_list:
 *
 * Returns: whether it shows a list of steps, which needs the room of the stage
 */
gboolean
vedette_play_rest_has_list (VedettePlayRest *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) && self->progress != NULL &&
         gtk_widget_get_visible (GTK_WIDGET (self->progress));
}

/* The caller says when to look again. */
GtkWidget *
vedette_play_rest_new (VedetteSession *session)
{
  VedettePlayRest *self = g_object_new (VEDETTE_TYPE_PLAY_REST, NULL);
  GtkWidget *box, *progress;

  self->session = session;
  self->system = vedette_ui_system_find (vedette_session_get_battle (session));
  if (self->system->rest == NULL)
    return GTK_WIDGET (self);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  progress = vedette_status_pane_new_progress (session, COLUMNS);
  self->progress = VEDETTE_STATUS_PANE (progress);
  gtk_widget_add_css_class (progress, "card");
  gtk_widget_add_css_class (progress, "pane-card");
  gtk_widget_set_vexpand (progress, TRUE);
  self->pane = vedette_pane_new (self->system->rest, session);
  gtk_widget_set_vexpand (self->pane, TRUE);
  gtk_box_append (GTK_BOX (box), progress);
  gtk_box_append (GTK_BOX (box), self->pane);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}
