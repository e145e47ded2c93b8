/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#include "vedette-config.h"

#include "ui/eagles/vedette-armies-view.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-row.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-undo-toast.h"

struct _VedetteArmiesView
{
  AdwBin parent_instance;

  GtkBox *columns;
  GtkLabel *why_not;
  VedetteHoldButton *hold;
  GtkLabel *signs[VEDETTE_N_EAGLES_SIDES];
  GtkLabel *names[VEDETTE_N_EAGLES_SIDES];
  GtkListBox *lists[VEDETTE_N_EAGLES_SIDES];
  VedetteTypedEntry *entries[VEDETTE_N_EAGLES_SIDES];
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
                                                       C_("a formation", "Change"));

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
on_row_activated (VedetteArmiesView *self,
                  GtkListBoxRow     *row)
{
  gpointer record = find_record (self, vedette_formation_row_get_record (VEDETTE_FORMATION_ROW (row)));

  if (record != NULL)
    edit (self, record);
}

/* Rows stay where they are, so that the focus does. */
static void
show_row (GtkListBox          *list,
          int                 *place,
          const VedetteEagles *eagles,
          gpointer             record,
          guint                depth)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, *place);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (vedette_formation_row_new ());
      gtk_list_box_append (list, GTK_WIDGET (row));
    }
  vedette_formation_row_show (VEDETTE_FORMATION_ROW (row), eagles, record, depth);
  (*place)++;
}

/* What the umpire alone knows of is shown as long as he holds the button. */
static gboolean
is_shown (VedetteArmiesView   *self,
          gpointer             record)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const char *viewer = vedette_hold_button_get_held (self->hold) ? VEDETTE_AUDIENCE_UMPIRE : vedette_rules_get_viewer (rules);

  return vedette_rules_may_see (rules, vedette_record_get_id (record), NULL, viewer);
}

/* The formations of a corps, or those of none, with their units */
static void
show_formations (VedetteArmiesView   *self,
                 const VedetteEagles *eagles,
                 gpointer             army,
                 gint64               corps,
                 GtkListBox          *list,
                 int                 *place)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (eagles, vedette_division_get_type ());
  guint depth = corps != 0 ? 2 : 1;

  for (guint i = 0; i < divisions->len; i++)
    {
      g_autoptr (GPtrArray) units = NULL;

      if (vedette_eagles_get_army_of (eagles, divisions->pdata[i]) != army ||
          vedette_division_get_corps (divisions->pdata[i]) != corps || !is_shown (self, divisions->pdata[i]))
        continue;
      show_row (list, place, eagles, divisions->pdata[i], depth);
      units = vedette_eagles_list (eagles, vedette_unit_get_type ());
      for (guint k = 0; k < units->len; k++)
        if (vedette_unit_get_division (units->pdata[k]) == vedette_record_get_id (divisions->pdata[i]))
          show_row (list, place, eagles, units->pdata[k], depth + 1);
    }
}

static void
show_army (VedetteArmiesView   *self,
           const VedetteEagles *eagles,
           VedetteEaglesSide    side)
{
  VedetteArmy *army = vedette_eagles_get_army (eagles, side);
  g_autoptr (GPtrArray) corps = vedette_eagles_list (eagles, vedette_corps_get_type ());
  g_autofree char *name = vedette_eagles_say (eagles, army);
  GtkListBoxRow *row;
  int place = 0;

  gtk_label_set_text (self->names[side], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lists[side]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  vedette_eagles_look_set_sign (self->signs[side], vedette_session_get_rules (self->session), eagles, army);
  show_row (self->lists[side], &place, eagles, army, 0);
  for (guint i = 0; i < corps->len; i++)
    if (vedette_eagles_get_army_of (eagles, corps->pdata[i]) == army)
      {
        show_row (self->lists[side], &place, eagles, corps->pdata[i], 1);
        show_formations (self, eagles, army, vedette_record_get_id (corps->pdata[i]), self->lists[side], &place);
      }
  show_formations (self, eagles, army, 0, self->lists[side], &place);
  while ((row = gtk_list_box_get_row_at_index (self->lists[side], place)) != NULL)
    gtk_list_box_remove (self->lists[side], GTK_WIDGET (row));
}

static void
update (VedetteArmiesView *self)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  for (int side = 0; eagles.game != NULL && side < VEDETTE_N_EAGLES_SIDES; side++)
    show_army (self, &eagles, (VedetteEaglesSide) side);
}

static void
on_why_not (VedetteArmiesView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_not), why_not != NULL);
}

static gboolean
vedette_armies_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_ARMIES_VIEW (widget)->entries[VEDETTE_EAGLES_RED]));
}

static void
vedette_armies_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_ARMIES_VIEW (object)->session);

  G_OBJECT_CLASS (vedette_armies_view_parent_class)->dispose (object);
}

static void
vedette_armies_view_class_init (VedetteArmiesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_armies_view_dispose;
  widget_class->grab_focus = vedette_armies_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  gtk_widget_class_install_action (widget_class, "armies.remove", "x", activate_remove);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
}

static void
vedette_armies_view_init (VedetteArmiesView *self)
{
}

static GtkWidget *
make_column (VedetteArmiesView   *self,
             const VedetteEagles *eagles,
             VedetteEaglesSide    side)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (vedette_eagles_get_army (eagles, side)));

  self->signs[side] = GTK_LABEL (gtk_label_new (NULL));
  self->names[side] = GTK_LABEL (vedette_eagles_look_label (NULL, "title-4"));
  self->entries[side] = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (self->session, VEDETTE_ARMIES_TYPED, "army", id, NULL));
  vedette_typed_entry_set_name (self->entries[side], NULL,
                                vedette_enum_get_label (vedette_eagles_side_get_type (), (int) side));
  self->lists[side] = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->lists[side], GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->lists[side]), "boxed-list");
  gtk_widget_set_valign (GTK_WIDGET (self->lists[side]), GTK_ALIGN_START);
  g_signal_connect_object (self->lists[side], "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (heading), GTK_WIDGET (self->signs[side]));
  gtk_box_append (GTK_BOX (heading), GTK_WIDGET (self->names[side]));
  gtk_box_append (GTK_BOX (column), heading);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->entries[side]));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->lists[side]));
  return column;
}

/* The page follows its session by itself. */
GtkWidget *
vedette_armies_view_new (VedetteSession *session)
{
  VedetteArmiesView *self = g_object_new (VEDETTE_TYPE_ARMIES_VIEW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *scrolled = gtk_scrolled_window_new ();
  VedetteEagles eagles;

  self->session = g_object_ref (session);
  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  self->columns = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18));
  gtk_box_set_homogeneous (self->columns, TRUE);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    gtk_box_append (self->columns, make_column (self, &eagles, (VedetteEaglesSide) side));
  self->why_not = GTK_LABEL (vedette_eagles_look_label (NULL, "why-not"));
  gtk_label_set_wrap (self->why_not, TRUE);
  self->hold = VEDETTE_HOLD_BUTTON (vedette_hold_button_new ());
  vedette_hold_button_set_label (self->hold, _("Hold to Show What Is Hidden or Still to Come"));
  gtk_widget_set_halign (GTK_WIDGET (self->hold), GTK_ALIGN_START);
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 12, "margin-bottom", 18, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->why_not));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->columns));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hold));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  /* What is read of a line has its whole height, however little room there is. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled))),
                                     GTK_SCROLL_NATURAL);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  g_signal_connect_object (self->hold, "notify::held", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
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
