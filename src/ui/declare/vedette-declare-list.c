/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is any number of a list: a switch for each, or something typed for each. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-list.h"

#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-each.h"
#include "ui/widgets/vedette-dialog.h"

struct _VedetteDeclareList
{
  VedetteDeclareRow parent_instance;

  GtkWidget *box;      /* borrowed: of groups */
  GtkWidget *head;     /* borrowed: the first group, with the label and what stands above the list */
  gboolean has_header; /* whether something does */
  GPtrArray *controls; /* (element-type GtkWidget), borrowed: switches or entries; each knows its choice */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareList, vedette_declare_list, VEDETTE_TYPE_DECLARE_ROW)

static gint64
get_id (GtkWidget *control)
{
  return vedette_choice_get_id (vedette_declare_each_get_choice (control));
}

static const VedetteField *
get_field (VedetteDeclareList *self)
{
  return vedette_param_spec_get_field (vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self)));
}

static gboolean
is_typed (VedetteDeclareList *self)
{
  return get_field (self)->kind != VEDETTE_FIELD_IDS;
}

static void
clear (VedetteDeclareList *self)
{
  GtkWidget *group;

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (self->controls->pdata[i], ADW_TYPE_ACTION_ROW);

      if (gtk_widget_is_ancestor (row, self->head))
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->head), row);
    }
  g_ptr_array_set_size (self->controls, 0);
  while ((group = gtk_widget_get_next_sibling (self->head)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), group);
}

static void
add_control (VedetteDeclareList *self,
             GtkWidget          *group,
             VedetteChoice      *choice)
{
  GtkWidget *control = is_typed (self)
                         ? vedette_declare_each_new_input (vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self)), choice)
                         : gtk_switch_new ();
  const char *signal = GTK_IS_SWITCH (control) ? "notify::active" : GTK_IS_SPIN_BUTTON (control) ? "value-changed" : "changed";

  vedette_row_add (group, vedette_choice_get_label (choice), vedette_choice_get_note (choice), control);
  vedette_declare_each_set_choice (control, choice);
  g_ptr_array_add (self->controls, control);
  g_signal_connect_object (control, signal, G_CALLBACK (vedette_declare_row_changed), self, G_CONNECT_SWAPPED);
}

/* A group puts what is no row below its rows, and what stands above the list belongs above them. */
static GtkWidget *
add_group (VedetteDeclareList *self,
           const char         *title)
{
  GtkWidget *group = vedette_group_new (title);

  gtk_box_append (GTK_BOX (self->box), group);
  return group;
}

static void
add_controls (VedetteDeclareList *self,
              gboolean            all,
              gboolean            noted)
{
  GListModel *choices = vedette_declare_row_get_choices (VEDETTE_DECLARE_ROW (self));
  GtkWidget *group = gtk_widget_get_last_child (self->box);
  const char *title = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      const char *own = vedette_choice_get_group (choice);

      if (!all && (vedette_choice_get_note (choice) != NULL) != noted)
        continue;
      if ((group == self->head && self->has_header) || g_strcmp0 (own, title) != 0)
        group = add_group (self, own);
      title = own;
      add_control (self, group, choice);
    }
}

/* Who has a note had better not be chosen, or waits for something: the others stand before him. Where all are asked about,
 * all stay where they are. */
static void
vedette_declare_list_fill (VedetteDeclareRow *row)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);

  clear (self);
  add_controls (self, is_typed (self), FALSE);
  if (!is_typed (self))
    add_controls (self, FALSE, TRUE);
}

/* Where the move is nothing without it, and there is but one, it is that one. */
static void
vedette_declare_list_show (VedetteDeclareRow *row,
                           const GValue      *value)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);
  const VedetteIds *ids = is_typed (self) ? NULL : g_value_get_boxed (value);
  gboolean only = vedette_param_spec_get_field (vedette_declare_row_get_param (row))->needed && self->controls->len == 1;

  if (is_typed (self))
    vedette_declare_each_show (vedette_declare_row_get_param (row), self->controls, value);
  for (guint i = 0; !is_typed (self) && i < self->controls->len; i++)
    gtk_switch_set_active (self->controls->pdata[i], only || vedette_ids_contains (ids, get_id (self->controls->pdata[i])));
}

static gboolean
vedette_declare_list_read (VedetteDeclareRow  *row,
                           GValue             *value,
                           GError            **error)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (is_typed (self))
    return vedette_declare_each_read (vedette_declare_row_get_param (row), self->controls, value, error);
  for (guint i = 0; i < self->controls->len; i++)
    if (gtk_switch_get_active (self->controls->pdata[i]))
      {
        gint64 id = get_id (self->controls->pdata[i]);

        g_array_append_val (ids, id);
      }
  if (ids->len > 0)
    g_value_take_boxed (value, vedette_ids_new ((const gint64 *) (gpointer) ids->data, ids->len));
  return TRUE;
}

static GtkWidget *
vedette_declare_list_get_focus (VedetteDeclareRow *row)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);

  return self->controls->len > 0 ? self->controls->pdata[0] : NULL;
}

static void
vedette_declare_list_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_DECLARE_LIST (object)->controls);

  G_OBJECT_CLASS (vedette_declare_list_parent_class)->finalize (object);
}

static void
vedette_declare_list_class_init (VedetteDeclareListClass *klass)
{
  VedetteDeclareRowClass *row_class = VEDETTE_DECLARE_ROW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_declare_list_finalize;
  row_class->show = vedette_declare_list_show;
  row_class->read = vedette_declare_list_read;
  row_class->fill = vedette_declare_list_fill;
  row_class->get_focus = vedette_declare_list_get_focus;
}

static void
vedette_declare_list_init (VedetteDeclareList *self)
{
  self->controls = g_ptr_array_new ();
}

/**
 * vedette_declare_list_new:
 *
 * Returns: (transfer full): the parameter as a list; its widget belongs into a form
 */
VedetteDeclareRow *
vedette_declare_list_new (GParamSpec *pspec)
{
  VedetteDeclareList *self = g_object_new (VEDETTE_TYPE_DECLARE_LIST, "param", pspec, NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->head = vedette_group_new (vedette_param_spec_get_label (pspec));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->head), vedette_param_spec_get_hint (pspec));
  gtk_box_append (GTK_BOX (self->box), self->head);
  vedette_declare_row_set_widget (VEDETTE_DECLARE_ROW (self), self->box);
  return VEDETTE_DECLARE_ROW (self);
}

/**
 * vedette_declare_list_add_header:
 * @widget: what stands above the list
 * @suffix: (nullable): what stands beside its label
 */
void
vedette_declare_list_add_header (VedetteDeclareList *self,
                                 GtkWidget          *widget,
                                 GtkWidget          *suffix)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self))));
  vedette_declare_list_read (VEDETTE_DECLARE_ROW (self), &value, NULL);
  clear (self);
  self->has_header = TRUE;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->head), widget);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self->head), suffix);
  vedette_declare_list_fill (VEDETTE_DECLARE_ROW (self));
  vedette_declare_row_show (VEDETTE_DECLARE_ROW (self), &value);
  g_value_unset (&value);
}
