/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row with a control in it: the row's title is the control's name. */

#include "vedette-config.h"

#include "ui/widgets/vedette-control-row.h"

typedef struct
{
  GtkWidget *control; /* borrowed: a suffix of the row */
} VedetteControlRowPrivate;

enum
{
  PROP_0,
  PROP_CONTROL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (VedetteControlRow, vedette_control_row, ADW_TYPE_ACTION_ROW)

static VedetteControlRowPrivate *
get_private (VedetteControlRow *self)
{
  return vedette_control_row_get_instance_private (self);
}

static void
name_control (VedetteControlRow *self)
{
  GtkWidget *control = get_private (self)->control;

  if (control != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
}

/* Only once, and with the subtitle that the row has then */
static void
set_control (VedetteControlRow *self,
             GtkWidget         *control)
{
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (self));

  get_private (self)->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  name_control (self);
  if (subtitle != NULL && *subtitle != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), control);
}

static void
vedette_control_row_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CONTROL:
      set_control (VEDETTE_CONTROL_ROW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The control takes the focus; the list around its row would only be a stop without a name on the way. */
static void
vedette_control_row_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (vedette_control_row_parent_class)->root (widget);

  gtk_widget_set_focusable (gtk_widget_get_parent (widget), FALSE);
}

/* Another row can be the last one now, with a different border. GTK 4.18 measures a window before it updates styles, and would
 * mix new heights with heights that it remembers from the old border. */
static void
on_visible (VedetteControlRow *self)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  if (list == NULL)
    return;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    gtk_widget_queue_resize (row);
}

static void
vedette_control_row_class_init (VedetteControlRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = vedette_control_row_set_property;
  GTK_WIDGET_CLASS (klass)->root = vedette_control_row_root;

  /**
   * VedetteControlRow:control:
   *
   * Set after the subtitle, which becomes its description.
   */
  properties[PROP_CONTROL] = g_param_spec_object ("control", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
vedette_control_row_init (VedetteControlRow *self)
{
  /* Markup is switched off first: with it on, even setting a title with an ampersand warns. For the same reason a title
   * that may have one is set after the row is made, when the label knows. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::title", G_CALLBACK (name_control), NULL);
  g_signal_connect (self, "notify::visible", G_CALLBACK (on_visible), NULL);
}

GtkWidget *
vedette_control_row_get_control (VedetteControlRow *self)
{
  return get_private (self)->control;
}
