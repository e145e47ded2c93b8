/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is any number of a list: a switch for each, one of several answers, or something typed. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-each.h"
#include "ui/declare/vedette-declare-input.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-spoken.h"

/* More than these are looked for, not read. */
#define MOST_READ 15
#define NUMBER "vedette-number"

struct _VedetteDeclareList
{
  VedetteDeclareRow parent_instance;

  GtkWidget *box;      /* borrowed: of groups */
  GtkWidget *head;     /* borrowed: the first group, with the label and what stands above the list */
  gboolean has_header; /* whether something does */
  GtkWidget *search;   /* borrowed: of a long list that is typed into; NULL for a short one */
  GPtrArray *controls; /* (element-type GtkWidget), borrowed: each knows its choice */
  GPtrArray *answers;  /* (element-type utf8): of this list, of those beside it, then of none; empty if it is alone */
  const char *number;  /* what the number is called that a form asks of each record that is switched on; NULL for none */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareList, vedette_declare_list, VEDETTE_TYPE_DECLARE_ROW)

static gint64
get_id (GtkWidget *control)
{
  return vedette_declare_each_get_choice (control)->id;
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

static gboolean
has_answers (VedetteDeclareList *self)
{
  return self->answers->len > 0;
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

static GtkWidget *
make_control (VedetteDeclareList *self,
              VedetteChoice      *choice)
{
  g_autoptr (GtkStringList) strings = NULL;
  GtkWidget *control;

  if (is_typed (self))
    return vedette_declare_each_new_input (vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self)), choice);
  if (!has_answers (self))
    return gtk_switch_new ();
  strings = gtk_string_list_new (NULL);
  for (guint i = 0; i < self->answers->len; i++)
    gtk_string_list_append (strings, self->answers->pdata[i]);
  control = vedette_drop_down_new_from_strings ((const char * const []) { NULL });
  gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (strings));
  return control;
}

/* A number beside a switch, from 1 to the most of the choice, which is where it starts. It is there while the switch is on. */
static void
add_number (VedetteDeclareList *self,
            GtkWidget          *control,
            VedetteChoice      *choice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *spin = vedette_declare_input_new_spin (1, choice->most);
  /* Translators: how many figures a line has, after a box with how many of them are chosen */
  g_autofree char *of = g_strdup_printf (C_("men", "of %d"), choice->most);
  /* Translators: what is asked, and of which side, such as “Leader of Red” */
  g_autofree char *name = g_strdup_printf (_("%s of %s"), self->number, choice->label);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), choice->most);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), gtk_label_new (of));
  gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (control)), box);
  g_object_bind_property (control, "active", box, "visible", G_BINDING_SYNC_CREATE);
  g_object_set_data (G_OBJECT (control), NUMBER, spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (vedette_declare_row_changed), self, G_CONNECT_SWAPPED);
}

static void
add_control (VedetteDeclareList *self,
             GtkWidget          *group,
             VedetteChoice      *choice)
{
  GtkWidget *control = make_control (self, choice);
  const char *signal = GTK_IS_SWITCH (control)        ? "notify::active"
                       : GTK_IS_DROP_DOWN (control)   ? "notify::selected"
                       : GTK_IS_SPIN_BUTTON (control) ? "value-changed"
                                                      : "changed";

  vedette_row_add (group, choice->label, choice->note, control);
  vedette_declare_each_set_choice (control, choice);
  if (self->number != NULL && choice->most > 1)
    add_number (self, control, choice);
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

static gboolean
is_found (GtkWidget  *row,
          const char *wanted)
{
  g_autofree char *title = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  return strstr (title, wanted) != NULL;
}

/* Who does not have what is looked for in his name is not shown, nor is a group of none but such. */
static void
on_search (VedetteDeclareList *self)
{
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  for (GtkWidget *group = gtk_widget_get_next_sibling (self->head); group != NULL; group = gtk_widget_get_next_sibling (group))
    {
      gboolean any = FALSE;

      for (guint i = 0; i < self->controls->len; i++)
        {
          GtkWidget *row = gtk_widget_get_ancestor (self->controls->pdata[i], ADW_TYPE_ACTION_ROW);

          if (!gtk_widget_is_ancestor (row, group))
            continue;
          gtk_widget_set_visible (row, is_found (row, wanted));
          any |= is_found (row, wanted);
        }
      gtk_widget_set_visible (group, any);
    }
}

/* From what was looked for to what is said of it */
static void
on_search_activate (VedetteDeclareList *self)
{
  for (guint i = 0; i < self->controls->len; i++)
    if (gtk_widget_get_visible (gtk_widget_get_ancestor (self->controls->pdata[i], ADW_TYPE_ACTION_ROW)))
      {
        gtk_widget_grab_focus (self->controls->pdata[i]);
        return;
      }
}

static void
on_search_stopped (VedetteDeclareList *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    gtk_widget_activate_action (self->box, "window.close", NULL);
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
add_search (VedetteDeclareList *self)
{
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Find"), NULL);
  vedette_spoken_set_name (self->search, _("Find"));
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (on_search_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (on_search_stopped), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->head), self->search);
  self->has_header = TRUE;
}

static void
add_controls (VedetteDeclareList *self,
              gboolean            all,
              gboolean            noted)
{
  GtkWidget *group = gtk_widget_get_last_child (self->box);
  const char *title = NULL;

  vedette_each (VedetteChoice, choice, vedette_declare_row_get_choices (VEDETTE_DECLARE_ROW (self)))
    {
      const char *own = choice->group;

      if (!all && (choice->note != NULL) != noted)
        continue;
      if ((group == self->head && self->has_header) || g_strcmp0 (own, title) != 0)
        group = add_group (self, own);
      title = own;
      add_control (self, group, choice);
    }
}

/* Returns: (transfer full) (nullable): of whom that answer is given */
static VedetteIds *
read_answer (VedetteDeclareList *self,
             guint               answer)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];
      gint64 id = get_id (control);

      if (GTK_IS_SWITCH (control) ? gtk_switch_get_active (GTK_SWITCH (control))
                                  : gtk_drop_down_get_selected (GTK_DROP_DOWN (control)) == answer)
        g_array_append_val (ids, id);
    }
  return ids->len > 0 ? vedette_ids_new ((const gint64 *) (gpointer) ids->data, ids->len) : NULL;
}

/* Of whom that answer is given no longer, none is. */
static void
show_answer (VedetteDeclareList *self,
             guint               answer,
             const VedetteIds   *ids)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkDropDown *control = self->controls->pdata[i];

      if (vedette_ids_contains (ids, get_id (GTK_WIDGET (control))))
        gtk_drop_down_set_selected (control, answer);
      else if (gtk_drop_down_get_selected (control) == answer)
        gtk_drop_down_set_selected (control, self->answers->len - 1);
    }
}

/* Who has a note had better not be chosen, or waits for something: the others stand before him. Where all are asked about,
 * all stay where they are. What was answered beside it stays. */
static void
vedette_declare_list_fill (VedetteDeclareRow *row)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);
  gboolean all = is_typed (self) || has_answers (self);
  g_autoptr (GPtrArray) beside = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_ids_unref);

  for (guint i = 1; i + 1 < self->answers->len; i++)
    g_ptr_array_add (beside, read_answer (self, i));
  clear (self);
  if (is_typed (self) && self->search == NULL && !self->has_header &&
      g_list_model_get_n_items (vedette_declare_row_get_choices (row)) > MOST_READ)
    add_search (self);
  add_controls (self, all, FALSE);
  if (self->search != NULL)
    on_search (self);
  if (!all)
    add_controls (self, FALSE, TRUE);
  for (guint i = 0; has_answers (self) && i < self->controls->len; i++)
    gtk_drop_down_set_selected (self->controls->pdata[i], self->answers->len - 1);
  for (guint i = 0; i < beside->len; i++)
    show_answer (self, i + 1, beside->pdata[i]);
}

/* Where the move is nothing without it, and there is but one, it is that one. */
static void
vedette_declare_list_show (VedetteDeclareRow *row,
                           const GValue      *value)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);
  const VedetteIds *ids = is_typed (self) ? NULL : g_value_get_boxed (value);
  gboolean only = get_field (self)->needed && self->controls->len == 1;

  if (is_typed (self))
    vedette_declare_each_show (vedette_declare_row_get_param (row), self->controls, value);
  else if (has_answers (self))
    show_answer (self, 0, ids);
  for (guint i = 0; i < self->controls->len; i++)
    if (GTK_IS_SWITCH (self->controls->pdata[i]))
      gtk_switch_set_active (self->controls->pdata[i], only || vedette_ids_contains (ids, get_id (self->controls->pdata[i])));
}

static gboolean
vedette_declare_list_read (VedetteDeclareRow  *row,
                           GValue             *value,
                           GError            **error)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);

  if (is_typed (self))
    return vedette_declare_each_read (vedette_declare_row_get_param (row), self->controls, value, error);
  g_value_take_boxed (value, read_answer (self, 0));
  return TRUE;
}

static GtkWidget *
vedette_declare_list_get_focus (VedetteDeclareRow *row)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);

  return self->controls->len > 0 ? self->controls->pdata[0] : NULL;
}

/* A description is markup. @text: (nullable) */
static void
describe (VedetteDeclareList *self,
          const char         *text)
{
  g_autofree char *escaped = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->head), escaped);
}

static const char *
vedette_declare_list_mark (VedetteDeclareRow *row,
                           const char        *wrong)
{
  VedetteDeclareList *self = VEDETTE_DECLARE_LIST (row);

  describe (self, wrong != NULL ? wrong : vedette_param_spec_get_hint (vedette_declare_row_get_param (row)));
  return self->controls->len > 0 ? vedette_declare_each_get_choice (self->controls->pdata[0])->note : NULL;
}

static void
vedette_declare_list_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_DECLARE_LIST (object)->controls);
  g_ptr_array_unref (VEDETTE_DECLARE_LIST (object)->answers);

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
  row_class->mark = vedette_declare_list_mark;
}

static void
vedette_declare_list_init (VedetteDeclareList *self)
{
  self->controls = g_ptr_array_new ();
  self->answers = g_ptr_array_new_with_free_func (g_free);
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
  describe (self, vedette_param_spec_get_hint (pspec));
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

/**
 * vedette_declare_list_add_answer:
 * @label: what it is called to be in another list
 *
 * Asks of each whether he is in this list, in another, or in none. Called before the list is filled.
 *
 * Returns: the number of the answer
 */
guint
vedette_declare_list_add_answer (VedetteDeclareList *self,
                                 const char         *label)
{
  GParamSpec *pspec = vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self));

  g_return_val_if_fail (self->controls->len == 0, 0);

  if (!has_answers (self))
    {
      g_ptr_array_add (self->answers, g_strdup (vedette_param_spec_get_answer (pspec)));
      g_ptr_array_add (self->answers, g_strdup (vedette_param_spec_get_none (pspec)));
    }
  g_ptr_array_insert (self->answers, (int) self->answers->len - 1, g_strdup (label));
  return self->answers->len - 2;
}

/**
 * vedette_declare_list_read_answer:
 *
 * Returns: (transfer full) (nullable): of whom that answer is given
 */
VedetteIds *
vedette_declare_list_read_answer (VedetteDeclareList *self,
                                  guint               answer)
{
  return read_answer (self, answer);
}

/**
 * vedette_declare_list_show_answer:
 * @ids: (nullable): of whom that answer is given
 */
void
vedette_declare_list_show_answer (VedetteDeclareList *self,
                                  guint               answer,
                                  const VedetteIds   *ids)
{
  show_answer (self, answer, ids);
}

/**
 * vedette_declare_list_add_number:
 * @label: what the number is called, a static text
 *
 * Asks a number of each record that is switched on, up to the most of its choice. Called before the list is filled.
 */
void
vedette_declare_list_add_number (VedetteDeclareList *self,
                                 const char         *label)
{
  self->number = label;
}

/**
 * vedette_declare_list_read_numbers:
 *
 * Returns: (transfer full) (nullable): the numbers of the records that are switched on, as far as they are not the most
 */
VedetteNumbers *
vedette_declare_list_read_numbers (VedetteDeclareList *self)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (VedetteNumber));

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *spin = g_object_get_data (self->controls->pdata[i], NUMBER);
      VedetteNumber number = { get_id (self->controls->pdata[i]), spin != NULL ? vedette_declare_input_read_spin (spin) : 0 };

      if (spin != NULL && gtk_switch_get_active (self->controls->pdata[i]) &&
          number.number < vedette_declare_each_get_choice (self->controls->pdata[i])->most)
        g_array_append_val (numbers, number);
    }
  return numbers->len > 0 ? vedette_numbers_new ((const VedetteNumber *) (gpointer) numbers->data, numbers->len) : NULL;
}

/**
 * vedette_declare_list_show_numbers:
 * @numbers: (nullable): the numbers; records without one show the most
 */
void
vedette_declare_list_show_numbers (VedetteDeclareList   *self,
                                   const VedetteNumbers *numbers)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *spin = g_object_get_data (self->controls->pdata[i], NUMBER);
      int number = vedette_declare_each_get_choice (self->controls->pdata[i])->most;

      vedette_numbers_find (numbers, get_id (self->controls->pdata[i]), &number);
      if (spin != NULL)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
    }
}
