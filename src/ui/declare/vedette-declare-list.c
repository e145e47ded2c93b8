/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is any number of a list: a switch for each, or something typed for each. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-list.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-inches.h"
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

static VedetteChoice *
get_choice (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "vedette-choice");
}

static gint64
get_id (GtkWidget *control)
{
  return vedette_choice_get_id (get_choice (control));
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
  const VedetteField *field = get_field (self);
  const char *label = vedette_choice_get_label (choice);
  GtkWidget *control = is_typed (self) ? vedette_row_add_entry (group, label, "")
                                       : vedette_row_add (group, label, vedette_choice_get_note (choice), gtk_switch_new ());

  if (is_typed (self) && field->example != NULL)
    gtk_entry_set_placeholder_text (GTK_ENTRY (control), g_dgettext (GETTEXT_PACKAGE, field->example));
  g_object_set_data_full (G_OBJECT (control), "vedette-choice", g_object_ref (choice), g_object_unref);
  g_ptr_array_add (self->controls, control);
  g_signal_connect_object (control, is_typed (self) ? "changed" : "notify::active", G_CALLBACK (vedette_declare_row_changed),
                           self, G_CONNECT_SWAPPED);
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

/* Who has a note had better be left alone, or waits for something: the others stand before him. */
static void
add_controls (VedetteDeclareList *self,
              gboolean            noted)
{
  GListModel *choices = vedette_declare_row_get_choices (VEDETTE_DECLARE_ROW (self));
  GtkWidget *group = gtk_widget_get_last_child (self->box);
  const char *title = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      const char *own = vedette_choice_get_group (choice);

      if ((vedette_choice_get_note (choice) != NULL) != noted)
        continue;
      if ((group == self->head && self->has_header) || g_strcmp0 (own, title) != 0)
        group = add_group (self, own);
      title = own;
      add_control (self, group, choice);
    }
}

static void
vedette_declare_list_fill (VedetteDeclareRow *row)
{
  clear (VEDETTE_DECLARE_LIST (row));
  add_controls (VEDETTE_DECLARE_LIST (row), FALSE);
  add_controls (VEDETTE_DECLARE_LIST (row), TRUE);
}

/* What is typed for each is one text after the other, each after the label of whom it is about. */
static void
show_texts (VedetteDeclareList  *self,
            const char * const  *texts)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];
      g_autofree char *prefix = g_strconcat (vedette_choice_get_label (get_choice (control)), " ", NULL);
      const char *start = get_id (control) != 0 ? prefix : "";
      g_autoptr (GString) own = g_string_new (NULL);

      for (guint k = 0; texts != NULL && texts[k] != NULL; k++)
        if (g_str_has_prefix (texts[k], start))
          g_string_append_printf (own, "%s%s", own->len > 0 ? ", " : "", texts[k] + strlen (start));
      gtk_editable_set_text (GTK_EDITABLE (control), own->str);
    }
}

static GStrv
read_texts (VedetteDeclareList *self)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];
      g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (control)), ",;", -1);

      for (guint k = 0; parts[k] != NULL; k++)
        {
          g_autofree char *text = NULL;

          if (*g_strstrip (parts[k]) == '\0')
            continue;
          text = get_id (control) != 0 ? g_strconcat (vedette_choice_get_label (get_choice (control)), " ", parts[k], NULL)
                                       : g_strdup (parts[k]);
          g_strv_builder_add (texts, text);
        }
    }
  return g_strv_builder_end (texts);
}

static void
show_numbers (VedetteDeclareList   *self,
              const VedetteNumbers *numbers)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      g_autofree char *text = NULL;
      int number;

      if (!vedette_numbers_find (numbers, get_id (self->controls->pdata[i]), &number))
        text = g_strdup ("");
      else if (get_field (self)->kind == VEDETTE_FIELD_EACH_INCHES)
        text = vedette_inches_write (number);
      else
        text = g_strdup_printf ("%d", number);
      gtk_editable_set_text (self->controls->pdata[i], text);
    }
}

/* Returns: whether it is a number at all; @said tells whether there is one */
static gboolean
read_number (VedetteDeclareList  *self,
             const char          *text,
             int                 *number,
             gboolean            *said,
             GError             **error)
{
  const VedetteField *field = get_field (self);
  g_autofree char *own = g_strstrip (g_strdup (text));
  gint64 read;

  *said = *own != '\0';
  if (!*said || field->kind == VEDETTE_FIELD_EACH_INCHES)
    return vedette_inches_read (own, number, error);
  if (g_ascii_string_to_signed (own, 10, field->min, field->max, &read, NULL))
    {
      *number = (int) read;
      return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is no number from %d to %d"), own, field->min,
               field->max);
  return FALSE;
}

static gboolean
read_numbers (VedetteDeclareList  *self,
              GValue              *value,
              GError             **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (VedetteNumber));

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkEditable *control = self->controls->pdata[i];
      VedetteNumber number = { .id = get_id (GTK_WIDGET (control)) };
      gboolean said;

      if (!read_number (self, gtk_editable_get_text (control), &number.number, &said, error))
        return FALSE;
      if (said)
        g_array_append_val (numbers, number);
    }
  if (numbers->len > 0)
    g_value_take_boxed (value, vedette_numbers_new ((const VedetteNumber *) (gpointer) numbers->data, numbers->len));
  return TRUE;
}

/* Where the move is nothing without it, and there is but one, it is that one. */
static void
vedette_declare_list_show (VedetteDeclareRow *row,
                           const GValue      *value)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);
  const VedetteIds *ids = is_typed (self) ? NULL : g_value_get_boxed (value);
  gboolean only = vedette_param_spec_get_field (vedette_declare_row_get_param (row))->needed && self->controls->len == 1;

  if (get_field (self)->kind == VEDETTE_FIELD_TEXTS)
    show_texts (self, g_value_get_boxed (value));
  else if (is_typed (self))
    show_numbers (self, g_value_get_boxed (value));
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

  if (get_field (self)->kind == VEDETTE_FIELD_TEXTS)
    {
      g_value_take_boxed (value, read_texts (self));
      return TRUE;
    }
  if (is_typed (self))
    return read_numbers (self, value, error);
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
