/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small modal window: a header, a body that scrolls when it must, and a line for what is wrong. */

#include "vedette-config.h"

#include "ui/widgets/vedette-dialog.h"

#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-control-row.h"
#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-turning-box.h"
#include "ui/widgets/vedette-why-button.h"

#include <glib/gi18n-lib.h>

/* Lines of text are no wider, in px, but where a dialog asks for more. */
#define USUAL_MOST 600
/* With large text, in px */
#define LARGE_MOST 900

typedef struct
{
  /* template */
  AdwHeaderBar *header;
  AdwClamp *clamp;
  GtkBox *body;
  GtkLabel *said;
  VedetteWhyButton *why;
  GtkBox *foot;

  GtkWidget *cancel; /* borrowed, like the next; NULL for a dialog that is not accepted */
  GtkWidget *accept;
} VedetteDialogPrivate;

enum
{
  PROP_0,
  PROP_ACCEPT_LABEL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static GtkBuildableIface *parent_buildable;

static void vedette_dialog_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (VedetteDialog, vedette_dialog, ADW_TYPE_WINDOW,
                         G_ADD_PRIVATE (VedetteDialog)
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, vedette_dialog_buildable_init))

static VedetteDialogPrivate *
get_private (VedetteDialog *self)
{
  return vedette_dialog_get_instance_private (self);
}

/* What a template of a dialog has for children stands in the body, but for answers to what is wrong. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  if (type == NULL && GTK_IS_WIDGET (child))
    vedette_dialog_add (VEDETTE_DIALOG (buildable), GTK_WIDGET (child));
  else if (g_strcmp0 (type, "answer") == 0)
    vedette_dialog_add_answer (VEDETTE_DIALOG (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
vedette_dialog_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
activate_accept (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteDialogClass *klass = VEDETTE_DIALOG_GET_CLASS (widget);

  if (klass->accept != NULL)
    klass->accept (VEDETTE_DIALOG (widget));
}

/* Its body is as wide as the window, but no narrower than usual. */
static void
set_most (VedetteDialog *self,
          int            width)
{
  AdwClamp *clamp = get_private (self)->clamp;

  adw_clamp_set_maximum_size (clamp, MAX (width, USUAL_MOST));
  adw_clamp_set_tightening_threshold (clamp, MAX (width, USUAL_MOST));
}

/* Large text needs the room that usual text has: in a window that is no wider, a row beside a long choice has a letter to a
 * line. But a dialog is no wider than the window that it belongs to. */
static void
vedette_dialog_realize (GtkWidget *widget)
{
  VedetteDialog *self = VEDETTE_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  double scale = vedette_adaptive_get_text_scale (widget);
  int width, height, most = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  most = MAX (width, MIN (most, LARGE_MOST));
  if (scale > 1 && width < most)
    {
      width = MIN ((int) (width * scale), most);
      set_most (self, width);
      gtk_window_set_default_size (GTK_WINDOW (self), width, height);
    }

  GTK_WIDGET_CLASS (vedette_dialog_parent_class)->realize (widget);
}

static void
vedette_dialog_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ACCEPT_LABEL:
      vedette_dialog_set_accept (VEDETTE_DIALOG (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_dialog_class_init (VedetteDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = vedette_dialog_set_property;
  widget_class->realize = vedette_dialog_realize;

  /**
   * VedetteDialog:accept-label:
   *
   * See [method@Vedette.Dialog.set_accept].
   */
  properties[PROP_ACCEPT_LABEL] = g_param_spec_string ("accept-label", NULL, NULL, NULL,
                                                       G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/widgets/vedette-dialog.ui");
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, header);
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, clamp);
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, body);
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, said);
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, why);
  gtk_widget_class_bind_template_child_private (widget_class, VedetteDialog, foot);
  gtk_widget_class_install_action (widget_class, "dialog.accept", NULL, activate_accept);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
vedette_dialog_init (VedetteDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Said of the class alone it would be lost when the focus is put somewhere before the window is shown. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
}

/* The rows' controls take the focus; the list around them would only be a stop without a name on the way. */
static void
let_pass (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_widget_set_focusable (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    let_pass (child);
}

/**
 * vedette_group_new:
 * @title: (nullable): a heading, any text
 *
 * Returns: (transfer floating): an [class@Adw.PreferencesGroup] for rows
 */
GtkWidget *
vedette_group_new (const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *escaped = title != NULL ? g_markup_escape_text (title, -1) : NULL;

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  let_pass (group);
  return group;
}

/**
 * vedette_dialog_add_group:
 * @title: (nullable): a heading, any text
 *
 * Returns: (transfer none): an [class@Adw.PreferencesGroup] at the end of the body
 */
GtkWidget *
vedette_dialog_add_group (VedetteDialog *self,
                          const char    *title)
{
  GtkWidget *group = vedette_group_new (title);

  vedette_dialog_add (self, group);
  return group;
}

/**
 * vedette_dialog_add_questions:
 *
 * Returns: (transfer none): an [class@Adw.PreferencesGroup] for questions that may be left at “not said”, and that says
 *   what comes of it
 */
GtkWidget *
vedette_dialog_add_questions (VedetteDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (self, NULL);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Anything left “not recorded” is not checked."));
  return group;
}

void
vedette_dialog_add (VedetteDialog *self,
                    GtkWidget     *widget)
{
  gtk_box_append (get_private (self)->body, widget);
}

/**
 * vedette_dialog_add_aside:
 * @widget: what stands beside the body, or below it where there is little room
 */
void
vedette_dialog_add_aside (VedetteDialog *self,
                          GtkWidget     *widget)
{
  VedetteDialogPrivate *priv = get_private (self);
  GtkWidget *content = g_object_ref (adw_window_get_content (ADW_WINDOW (self)));
  GtkWidget *body = g_object_ref (GTK_WIDGET (priv->body)), *panes = g_object_new (VEDETTE_TYPE_TURNING_BOX, NULL);
  GtkWidget *adaptive = g_object_new (VEDETTE_TYPE_ADAPTIVE, NULL);

  adw_clamp_set_child (priv->clamp, panes);
  gtk_widget_set_hexpand (body, TRUE);
  gtk_box_append (GTK_BOX (panes), body);
  gtk_box_append (GTK_BOX (panes), widget);
  adw_window_set_content (ADW_WINDOW (self), adaptive);
  g_object_set (adaptive, "child", content, NULL);
  /* A window forgets its default widget when that leaves the window. */
  gtk_window_set_default_widget (GTK_WINDOW (self), priv->accept);
  g_object_unref (body);
  g_object_unref (content);
}

/**
 * vedette_dialog_set_width:
 * @width: how wide the window is from now on, if there is so much room
 *
 * Its height is what stands in it then.
 */
void
vedette_dialog_set_width (VedetteDialog *self,
                          int            width)
{
  set_most (self, width);
  gtk_window_set_default_size (GTK_WINDOW (self), width, -1);
}

/**
 * vedette_dialog_fit_height:
 *
 * Makes it as high as what stands in it now, and leaves it as wide as it is.
 */
void
vedette_dialog_fit_height (VedetteDialog *self)
{
  int width, height;

  /* What the widget has for a width is without the frame. (GTK 4.8 takes no NULL.) */
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, -1);
}

/**
 * vedette_dialog_set_accept:
 * @label: what its button says
 *
 * Makes it a dialog that is accepted or cancelled; Enter accepts.
 */
void
vedette_dialog_set_accept (VedetteDialog *self,
                           const char    *label)
{
  VedetteDialogPrivate *priv = get_private (self);
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));
  GtkWidget *accept = gtk_button_new_with_label (label);

  adw_header_bar_set_show_end_title_buttons (priv->header, FALSE);
  adw_header_bar_set_show_start_title_buttons (priv->header, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (accept), "dialog.accept");
  gtk_widget_add_css_class (accept, "suggested-action");
  adw_header_bar_pack_start (priv->header, cancel);
  adw_header_bar_pack_end (priv->header, accept);
  gtk_window_set_default_widget (GTK_WINDOW (self), accept);
  priv->cancel = cancel;
  priv->accept = accept;
  /* Not on the first button, which would be the one that cancels */
  gtk_widget_grab_focus (accept);
}

/**
 * vedette_dialog_set_verb:
 * @label: what the button says that accepts, from now on
 */
void
vedette_dialog_set_verb (VedetteDialog *self,
                         const char    *label)
{
  gtk_button_set_label (GTK_BUTTON (get_private (self)->accept), label);
}

/**
 * vedette_dialog_set_ready:
 * @ready: whether all that must be chosen is chosen
 *
 * Until then the button that accepts is not active.
 */
void
vedette_dialog_set_ready (VedetteDialog *self,
                          gboolean       ready)
{
  gtk_widget_set_sensitive (get_private (self)->accept, ready);
}

/**
 * vedette_dialog_set_cancel:
 * @label: what the button says that closes it, from now on
 *
 * For what stays open after something was done, which closing it does not take back.
 */
void
vedette_dialog_set_cancel (VedetteDialog *self,
                           const char    *label)
{
  gtk_button_set_label (GTK_BUTTON (get_private (self)->cancel), label);
}

/**
 * vedette_dialog_set_done:
 * @label: what the button says that accepts
 *
 * What it asked about was done, and shows what came of it: there is nothing left to cancel.
 */
void
vedette_dialog_set_done (VedetteDialog *self,
                         const char    *label)
{
  vedette_dialog_set_verb (self, label);
  gtk_widget_set_visible (get_private (self)->cancel, FALSE);
}

/* What is said at the foot shall not cover the row that it is about. */
static void
make_room (VedetteDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int natural;

  /* Before its first layout it has all the room that it wants. */
  if (gtk_widget_get_width (widget) == 0)
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), NULL, &natural, NULL, NULL);
  if (gtk_widget_get_height (widget) < natural)
    vedette_dialog_fit_height (self);
}

static void
put_foot (VedetteDialog *self,
          const char    *text,
          gboolean       plain)
{
  VedetteDialogPrivate *priv = get_private (self);

  gtk_label_set_text (priv->said, text != NULL ? text : "");
  vedette_why_button_set_rule (priv->why, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (priv->said), plain ? "why-not" : "secondary");
  gtk_widget_add_css_class (GTK_WIDGET (priv->said), plain ? "secondary" : "why-not");
  gtk_widget_set_visible (GTK_WIDGET (priv->foot), text != NULL);
  if (text != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    make_room (self);
}

/**
 * vedette_dialog_say:
 * @text: (nullable): what is wrong, any text
 */
void
vedette_dialog_say (VedetteDialog *self,
                    const char    *text)
{
  put_foot (self, text, FALSE);
}

/**
 * vedette_dialog_tell:
 * @text: (nullable): what is good to know and nothing wrong, any text
 */
void
vedette_dialog_tell (VedetteDialog *self,
                     const char    *text)
{
  put_foot (self, text, TRUE);
}

/**
 * vedette_dialog_explain:
 * @rule: (nullable): the id of the rule behind the text at the foot
 *
 * Adds a button that explains the rule, until the text changes.
 */
void
vedette_dialog_explain (VedetteDialog *self,
                        const char    *rule)
{
  vedette_why_button_set_rule (get_private (self)->why, rule);
  /* Beside the button the text can need another line. */
  if (gtk_widget_get_visible (GTK_WIDGET (get_private (self)->why)) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    make_room (self);
}

/**
 * vedette_dialog_add_answer:
 * @button: what may be done about what is wrong
 */
void
vedette_dialog_add_answer (VedetteDialog *self,
                           GtkWidget     *button)
{
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (get_private (self)->foot, button);
}

/**
 * vedette_dialog_get_said:
 *
 * Returns: what is wrong; "" if nothing is
 */
const char *
vedette_dialog_get_said (VedetteDialog *self)
{
  return gtk_label_get_text (get_private (self)->said);
}

/**
 * vedette_row_add:
 * @title: any text
 * @subtitle: (nullable): any text
 *
 * Adds a control with its name beside it. The row itself takes no focus: the control does.
 *
 * Returns: (transfer none): the control
 */
GtkWidget *
vedette_row_add (GtkWidget  *group,
                 const char *title,
                 const char *subtitle,
                 GtkWidget  *control)
{
  GtkWidget *row = g_object_new (VEDETTE_TYPE_CONTROL_ROW, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set (row, "control", control, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return control;
}

/**
 * vedette_row_add_choice:
 * @choices: (array zero-terminated=1): any texts
 *
 * Returns: (transfer none): a [class@Gtk.DropDown]
 */
GtkWidget *
vedette_row_add_choice (GtkWidget          *group,
                        const char         *title,
                        const char         *subtitle,
                        const char * const *choices,
                        guint               selected)
{
  GtkWidget *control = vedette_drop_down_new_from_strings (choices);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (control), selected);
  return vedette_row_add (group, title, subtitle, control);
}

/* Not through the default widget: a button that is activated waits a quarter of a second for its looks. */
static void
on_entry_activate (GtkWidget *entry)
{
  gtk_widget_activate_action (entry, "dialog.accept", NULL);
}

/**
 * vedette_row_add_entry:
 *
 * Returns: (transfer none): a [class@Gtk.Entry] in which Enter accepts the dialog
 */
GtkWidget *
vedette_row_add_entry (GtkWidget  *group,
                       const char *title,
                       const char *text)
{
  GtkWidget *control = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (control), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (control), 12);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (control), 24);
  g_signal_connect (control, "activate", G_CALLBACK (on_entry_activate), NULL);
  return vedette_row_add (group, title, NULL, control);
}
