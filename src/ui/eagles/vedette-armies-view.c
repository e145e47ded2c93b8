/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#include "vedette-config.h"

#include "ui/eagles/vedette-armies-view.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"
#include "ui/eagles/vedette-army-column.h"
#include "ui/eagles/vedette-formation-row.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/toasts/vedette-undo-toast.h"
#include "ui/widgets/vedette-why-button.h"

struct _VedetteArmiesView
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *why_not_box;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkBox *columns;
  VedetteHoldButton *hold;

  /* borrowed */
  VedetteArmyColumn *armies[VEDETTE_N_EAGLES_SIDES];

  /* owned */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteArmiesView, vedette_armies_view, ADW_TYPE_BIN)

static gpointer
find_record (VedetteArmiesView *self,
             gint64             id)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD, id);
}

static void
edit (VedetteArmiesView *self,
      gpointer           record)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (self->session), record);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  VedetteDeclareForm *form = vedette_declare_form_new (window, self->session, move, vedette_eagles_get_name (record),
                                                       NULL);

  vedette_declare_form_focus (form, "name");
  gtk_window_present (GTK_WINDOW (form));
}

/* What was said of the removal stands in a toast, and can be taken back there. */
static void
remove_record (VedetteArmiesView *self,
               gpointer           record)
{
  const char *noun = vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (record));
  g_autofree char *name = g_strconcat ("remove-", noun, NULL);
  g_autoptr (VedetteMove) move = NULL;
  VedetteStep *step;

  if (VEDETTE_IS_ARMY (record))
    return;
  move = vedette_session_new_move (self->session, name);
  g_object_set (move, noun, vedette_record_get_id (record), NULL);
  step = vedette_session_perform (self->session, move, 0, FALSE, NULL);
  if (step != NULL)
    {
      VedetteRules *rules = vedette_session_get_rules (self->session);
      g_autofree char *text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));

      vedette_undo_toast_show (GTK_WIDGET (self), self->session, text);
    }
}

static void
activate_remove (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  gpointer record = find_record (VEDETTE_ARMIES_VIEW (widget), g_variant_get_int64 (parameter));

  if (record != NULL)
    remove_record (VEDETTE_ARMIES_VIEW (widget), record);
}

/* @args: whether it is to be removed */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  VedetteArmiesView *self = VEDETTE_ARMIES_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, VEDETTE_TYPE_FORMATION_ROW) : NULL;
  gpointer record = row != NULL ? find_record (self, vedette_formation_row_get_record (VEDETTE_FORMATION_ROW (row))) : NULL;

  if (record == NULL)
    return FALSE;
  if (g_variant_get_boolean (args))
    remove_record (self, record);
  else
    edit (self, record);
  return TRUE;
}

static void
activate_edit (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gpointer record = find_record (VEDETTE_ARMIES_VIEW (widget), g_variant_get_int64 (parameter));

  if (record != NULL)
    edit (VEDETTE_ARMIES_VIEW (widget), record);
}

/* What the umpire alone knows of is shown as long as he holds the button. */
static void
update (VedetteArmiesView *self)
{
  VedetteEagles eagles;
  const char *viewer;

  if (self->session == NULL)
    return;
  viewer = vedette_hold_button_get_held (self->hold) ? VEDETTE_AUDIENCE_UMPIRE
                                                     : vedette_rules_get_viewer (vedette_session_get_rules (self->session));
  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  for (int side = 0; eagles.game != NULL && side < VEDETTE_N_EAGLES_SIDES; side++)
    vedette_army_column_show (self->armies[side], &eagles, viewer);
}

static void
on_why_not (VedetteArmiesView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  vedette_why_button_set_rules (self->why, why_not != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->why_not_box, why_not != NULL);
}

static gboolean
vedette_armies_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_ARMIES_VIEW (widget)->armies[VEDETTE_EAGLES_RED]));
}

static void
vedette_armies_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_ARMIES_VIEW (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_ARMIES_VIEW);

  G_OBJECT_CLASS (vedette_armies_view_parent_class)->dispose (object);
}

static void
vedette_armies_view_class_init (VedetteArmiesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_armies_view_dispose;
  widget_class->grab_focus = vedette_armies_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  g_type_ensure (VEDETTE_TYPE_HOLD_BUTTON);

  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-armies-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, why_not_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, hold);
  gtk_widget_class_bind_template_callback (widget_class, update);

  gtk_widget_class_install_action (widget_class, "armies.edit", "x", activate_edit);
  gtk_widget_class_install_action (widget_class, "armies.remove", "x", activate_remove);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
}

static void
vedette_armies_view_init (VedetteArmiesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_hold_button_set_label (self->hold, _("Hold to Reveal Hidden and Reserve Formations"));
}

/* The page follows its session by itself. */
GtkWidget *
vedette_armies_view_new (VedetteSession *session)
{
  VedetteArmiesView *self = g_object_new (VEDETTE_TYPE_ARMIES_VIEW, NULL);

  self->session = g_object_ref (session);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      self->armies[side] = VEDETTE_ARMY_COLUMN (vedette_army_column_new (session, (VedetteEaglesSide) side));
      gtk_box_append (self->columns, GTK_WIDGET (self->armies[side]));
    }
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  update (self);
  return GTK_WIDGET (self);
}

/* Puts the second army below the first instead of beside it. */
void
vedette_armies_view_set_narrow (GtkWidget *view,
                                gboolean   narrow)
{
  VedetteArmiesView *self = VEDETTE_ARMIES_VIEW (view);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
}
