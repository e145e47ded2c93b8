/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the bands of Play: what the system has there, and the last steps. */

#include "vedette-config.h"

#include "ui/play/vedette-play-side.h"

#include "ui/play/vedette-last-steps.h"
#include "ui/play/vedette-status-pane.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-fitting-layout.h"
#include "ui/widgets/vedette-later.h"
#include "ui/widgets/vedette-style.h"

/**
 * VedettePlaySide:
 *
 * Who opens a battle wants to see what is due: that is not kept waiting for the roster and the log beside it. They are made
 * after the first frame, and nothing is there before.
 */
struct _VedettePlaySide
{
  AdwBin parent_instance;

  /* template */
  AdwBin *progress_place;
  GtkBox *panes;
  GtkWidget *log_card;
  GtkBox *steps;

  /* borrowed */
  const VedetteUiSystem *system;

  /* owned */
  VedetteSession *session;
  GdkFrameClock *clock; /* that of the first frame, until it is shown */
  gboolean is_filled;
  gboolean narrow; /* the bands have no room for what stands with them in a wide window */
};

G_DEFINE_FINAL_TYPE (VedettePlaySide, vedette_play_side, ADW_TYPE_BIN)

static void
update_panes (VedettePlaySide *self)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));
  gboolean any = FALSE;

  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    if (self->narrow || !self->system->panes[i].narrow_only)
      self->system->panes[i].update (pane, self->session);
    else
      gtk_widget_set_visible (pane, FALSE);
  for (pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes)); pane != NULL; pane = gtk_widget_get_next_sibling (pane))
    any |= gtk_widget_get_visible (pane);
  /* An empty box would still stand off from what follows it. */
  gtk_widget_set_visible (GTK_WIDGET (self->panes), any);
}

/**
 * vedette_play_side_update_progress:
 *
 * Shows anew how things stand, without the rest.
 */
void
vedette_play_side_update_progress (VedettePlaySide *self)
{
  GtkWidget *progress = adw_bin_get_child (self->progress_place);

  if (progress == NULL)
    return;
  if (self->narrow)
    vedette_status_pane_update (VEDETTE_STATUS_PANE (progress));
  else
    gtk_widget_set_visible (progress, FALSE);
}

void
vedette_play_side_update (VedettePlaySide *self)
{
  if (!self->is_filled)
    return;
  vedette_play_side_update_progress (self);
  update_panes (self);
  vedette_last_steps_update (self->steps, self->session);
}

/**
 * vedette_play_side_set_narrow:
 *
 * Shows what the bands have no room for in a narrow window, too.
 */
void
vedette_play_side_set_narrow (VedettePlaySide *self,
                              gboolean         narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  vedette_play_side_update (self);
}

static void
stop_waiting (VedettePlaySide *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* What the system has there, and what has parts where the place of the moves has no room for it */
static void
fill (VedettePlaySide *self)
{
  stop_waiting (self);
  if (self->is_filled)
    return;
  self->is_filled = TRUE;
  /* Lists keep the widths of their columns, and measure them in this style. */
  vedette_style_add_later ();
  gtk_widget_set_visible (self->log_card, TRUE);
  for (guint i = 0; self->system->panes != NULL && self->system->panes[i].update != NULL; i++)
    gtk_box_append (self->panes, vedette_pane_new (&self->system->panes[i], self->session));
  gtk_widget_set_visible (GTK_WIDGET (self->panes), gtk_widget_get_first_child (GTK_WIDGET (self->panes)) != NULL);
  if (self->system->rest != NULL || self->system->last != NULL)
    {
      GtkWidget *progress = vedette_status_pane_new_progress (self->session, 1);

      gtk_widget_add_css_class (progress, "card");
      gtk_widget_add_css_class (progress, "pane-card");
      adw_bin_set_child (self->progress_place, progress);
      g_object_bind_property (progress, "visible", self->progress_place, "visible", G_BINDING_SYNC_CREATE);
    }
  vedette_play_side_update (self);
}

/**
 * vedette_play_side_fill_after:
 * @clock: (nullable): that of the window; %NULL to wait no longer
 *
 * Makes what stands there as soon as the next frame is painted.
 */
void
vedette_play_side_fill_after (VedettePlaySide *self,
                              GdkFrameClock   *clock)
{
  stop_waiting (self);
  if (clock == NULL || self->is_filled)
    return;
  self->clock = g_object_ref (clock);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (fill), self);
}

/**
 * vedette_play_side_get_selected:
 *
 * Returns: the record that is chosen in one of the panes, 0 for none
 */
gint64
vedette_play_side_get_selected (VedettePlaySide *self)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));

  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    if (self->system->panes[i].get_selected != NULL && self->system->panes[i].get_selected (pane) != 0)
      return self->system->panes[i].get_selected (pane);
  return 0;
}

/**
 * vedette_play_side_find:
 *
 * Puts the focus where something can be looked for.
 *
 * Returns: whether there is such a place
 */
gboolean
vedette_play_side_find (VedettePlaySide *self)
{
  GtkWidget *pane;

  fill (self);
  pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));
  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    if (self->system->panes[i].find != NULL)
      {
        self->system->panes[i].find (pane);
        return TRUE;
      }
  return FALSE;
}

/* Its texts come and go: they wrap rather than take room from the bands, which stand where they are. */
static void
vedette_play_side_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
vedette_play_side_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
vedette_play_side_dispose (GObject *object)
{
  VedettePlaySide *self = VEDETTE_PLAY_SIDE (object);

  stop_waiting (self);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_PLAY_SIDE);

  G_OBJECT_CLASS (vedette_play_side_parent_class)->dispose (object);
}

static void
vedette_play_side_class_init (VedettePlaySideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_play_side_dispose;
  widget_class->measure = vedette_play_side_measure;
  widget_class->size_allocate = vedette_play_side_size_allocate;
  g_type_ensure (VEDETTE_TYPE_FITTING_LAYOUT);
  g_type_ensure (VEDETTE_TYPE_LATER);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-play-side.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePlaySide, progress_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlaySide, panes);
  gtk_widget_class_bind_template_child (widget_class, VedettePlaySide, log_card);
  gtk_widget_class_bind_template_child (widget_class, VedettePlaySide, steps);
}

static void
vedette_play_side_init (VedettePlaySide *self)
{
  /* That of a bin would measure it. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_play_side_set_session:
 *
 * Says whose steps and panes they are, before anything else.
 */
void
vedette_play_side_set_session (VedettePlaySide *self,
                               VedetteSession  *session)
{
  self->session = g_object_ref (session);
  self->system = vedette_ui_system_find (vedette_session_get_battle (session));
}
