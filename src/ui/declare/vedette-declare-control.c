/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is one control: a text, a number, inches, yes or no, one of a list. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-control.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-input.h"
#include "ui/declare/vedette-inches.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedetteDeclareControl
{
  VedetteDeclareRow parent_instance;

  GtkWidget *control; /* borrowed: an entry, a spin button, a switch, a drop-down, a toggle button, or a grid of them */
  gboolean has_none;  /* whether the drop-down begins with nothing chosen */
  int shown;          /* what a toggle button that nobody has pressed says: its two states leave open what is untracked */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareControl, vedette_declare_control, VEDETTE_TYPE_DECLARE_ROW)

static GParamSpec *
get_param (VedetteDeclareControl *self)
{
  return vedette_declare_row_get_param (VEDETTE_DECLARE_ROW (self));
}

static GListModel *
get_choices (VedetteDeclareControl *self)
{
  return vedette_declare_row_get_choices (VEDETTE_DECLARE_ROW (self));
}

static int
find_enum_value (GParamSpec *pspec,
                 const char *nick)
{
  const GEnumValue *entry = vedette_enum_find (G_PARAM_SPEC_VALUE_TYPE (pspec), nick);

  return entry != NULL ? entry->value : 0;
}

static gboolean
is_value (GParamSpec    *pspec,
          VedetteChoice *choice,
          const GValue  *value)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return find_enum_value (pspec, choice->nick) == g_value_get_enum (value);
  if (G_IS_PARAM_SPEC_STRING (pspec))
    return g_strcmp0 (choice->nick, g_value_get_string (value)) == 0;
  if (G_IS_PARAM_SPEC_INT64 (pspec))
    return choice->id == g_value_get_int64 (value);
  return vedette_ids_contains (g_value_get_boxed (value), choice->id);
}

static guint
find_choice (VedetteDeclareControl *self,
             const GValue          *value)
{
  GListModel *choices = get_choices (self);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (is_value (get_param (self), choice, value))
        return i + (self->has_none ? 1 : 0);
    }
  return 0;
}

static const char *
say_choice (VedetteDeclareControl *self,
            VedetteChoice         *choice)
{
  const char *label = choice->label, *nick = choice->nick, *own = NULL;

  /* What the rules have no words for may have some of its own. */
  if (G_IS_PARAM_SPEC_ENUM (get_param (self)) && g_str_equal (label, nick))
    own = vedette_enum_get_label (G_PARAM_SPEC_VALUE_TYPE (get_param (self)), find_enum_value (get_param (self), nick));
  return own != NULL ? own : label;
}

/* Whether the choices are not all of one group */
static gboolean
is_grouped (VedetteDeclareControl *self)
{
  GListModel *choices = get_choices (self);
  g_autofree char *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (i > 0 && g_strcmp0 (choice->group, first) != 0)
        return TRUE;
      if (i == 0)
        first = g_strdup (choice->group);
    }
  return FALSE;
}

/* Where there are several groups, such as two armies, it is said of which one it is. */
static char *
say_grouped (VedetteDeclareControl *self,
             VedetteChoice         *choice,
             gboolean               grouped)
{
  const char *group = choice->group, *said = say_choice (self, choice);

  if (!grouped || group == NULL || g_str_equal (group, said))
    return g_strdup (said);
  return g_strdup_printf ("%s · %s", said, group);
}

/* Nothing is chosen where the move is nothing without it, or where one of the choices says just that. */
static gboolean
needs_none (VedetteDeclareControl *self)
{
  GParamSpec *pspec = get_param (self);
  GListModel *choices = get_choices (self);

  if (vedette_param_spec_get_field (pspec)->needed)
    return FALSE;
  vedette_each (VedetteChoice, choice, G_IS_PARAM_SPEC_ENUM (pspec) ? choices : NULL)
    if (is_value (pspec, choice, g_param_spec_get_default_value (pspec)))
      return FALSE;
  return TRUE;
}

/* Texts that are known are offered while one types. */
static void
fill_entry (VedetteDeclareControl *self)
{
  g_autoptr (GtkEntryCompletion) completion = gtk_entry_completion_new ();
  g_autoptr (GtkListStore) texts = gtk_list_store_new (1, G_TYPE_STRING);

  vedette_each (VedetteChoice, choice, get_choices (self))
    gtk_list_store_insert_with_values (texts, NULL, -1, 0, choice->label, -1);
  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (texts));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_set_completion (GTK_ENTRY (self->control), completion);
}

static void
vedette_declare_control_fill (VedetteDeclareRow *row)
{
  VedetteDeclareControl *self = VEDETTE_DECLARE_CONTROL (row);
  g_autoptr (GtkStringList) strings = gtk_string_list_new (NULL);
  gboolean grouped;

  if (GTK_IS_ENTRY (self->control))
    fill_entry (self);
  if (!GTK_IS_DROP_DOWN (self->control))
    return;
  grouped = is_grouped (self);
  self->has_none = needs_none (self);
  if (self->has_none)
    gtk_string_list_append (strings, vedette_param_spec_get_none (get_param (self)));
  vedette_each (VedetteChoice, choice, get_choices (self))
    {
      g_autofree char *said = say_grouped (self, choice, grouped);

      gtk_string_list_append (strings, said);
    }
  /* A drop-down with nothing in it keeps the words of what was chosen last, where a screen reader finds them. */
  if (g_list_model_get_n_items (G_LIST_MODEL (strings)) == 0)
    gtk_string_list_append (strings, "");
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->control), G_LIST_MODEL (strings));
}

/* Returns: how many of the answers to yes and no are not offered: not to say so, where it is needed */
static int
count_left_out (VedetteDeclareControl *self)
{
  return vedette_param_spec_get_field (get_param (self))->needed ? 1 : 0;
}

static void
show_text (VedetteDeclareControl *self,
           const GValue          *value)
{
  GParamSpec *pspec = get_param (self);
  const char * const *texts = G_VALUE_HOLDS (value, G_TYPE_STRV) ? g_value_get_boxed (value) : NULL;
  g_autofree char *text = NULL;

  if (pspec->flags & VEDETTE_PARAM_INCHES)
    text = vedette_inches_write (g_value_get_int (value));
  else if (G_VALUE_HOLDS_STRING (value))
    text = g_value_dup_string (value);
  else
    text = g_strdup (texts != NULL ? texts[0] : NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->control), text != NULL ? text : "");
}

static gboolean
read_text (VedetteDeclareControl  *self,
           GValue                 *value,
           GError                **error)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->control))));
  const char *one[] = { text, NULL };
  int inches;

  if (get_param (self)->flags & VEDETTE_PARAM_INCHES)
    {
      if (!vedette_inches_read (text, &inches, error))
        return FALSE;
      g_value_set_int (value, inches);
      return TRUE;
    }
  if (G_VALUE_HOLDS_STRING (value))
    g_value_set_string (value, text);
  else if (*text != '\0')
    g_value_set_boxed (value, one);
  return TRUE;
}

/* Returns: the value of an enumeration that a toggle button in a grid chooses */
static int
get_toggle_value (VedetteDeclareControl *self,
                  GtkWidget             *toggle)
{
  return find_enum_value (get_param (self),
                          g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (toggle)), NULL));
}

static gboolean
is_yes (VedetteDeclareControl *self,
        int                    value)
{
  return G_IS_PARAM_SPEC_BOOLEAN (get_param (self)) ? value : value == VEDETTE_TRI_YES;
}

static void
show_toggles (VedetteDeclareControl *self,
              const GValue          *value)
{
  self->shown = G_VALUE_HOLDS_BOOLEAN (value) ? g_value_get_boolean (value) : g_value_get_enum (value);
  if (GTK_IS_TOGGLE_BUTTON (self->control))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->control), is_yes (self, self->shown));
  else
    for (GtkWidget *toggle = gtk_widget_get_first_child (self->control); toggle != NULL;
         toggle = gtk_widget_get_next_sibling (toggle))
      if (get_toggle_value (self, toggle) == self->shown)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
}

static void
read_toggles (VedetteDeclareControl *self,
              GValue                *value)
{
  if (GTK_IS_TOGGLE_BUTTON (self->control))
    {
      gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->control));

      if (G_VALUE_HOLDS_BOOLEAN (value))
        g_value_set_boolean (value, active);
      else if (active == is_yes (self, self->shown))
        g_value_set_enum (value, self->shown);
      else
        g_value_set_enum (value, active ? VEDETTE_TRI_YES : VEDETTE_TRI_NO);
      return;
    }
  for (GtkWidget *toggle = gtk_widget_get_first_child (self->control); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
      g_value_set_enum (value, get_toggle_value (self, toggle));
}

static gboolean
has_toggles (VedetteDeclareControl *self)
{
  return GTK_IS_TOGGLE_BUTTON (self->control) || GTK_IS_GRID (self->control);
}

static void
vedette_declare_control_show (VedetteDeclareRow *row,
                              const GValue      *value)
{
  VedetteDeclareControl *self = VEDETTE_DECLARE_CONTROL (row);

  if (has_toggles (self))
    show_toggles (self, value);
  else if (GTK_IS_SWITCH (self->control))
    gtk_switch_set_active (GTK_SWITCH (self->control), g_value_get_boolean (value));
  else if (GTK_IS_SPIN_BUTTON (self->control))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->control), g_value_get_int (value));
  else if (GTK_IS_ENTRY (self->control))
    show_text (self, value);
  else if (get_choices (self) != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), find_choice (self, value));
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control),
                                (guint) MAX (g_value_get_enum (value) - count_left_out (self), 0));
}

static void
read_choice (VedetteDeclareControl *self,
             GValue                *value)
{
  GParamSpec *pspec = get_param (self);
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control)), none = self->has_none ? 1 : 0;
  g_autoptr (VedetteChoice) choice =
    selected >= none && selected != GTK_INVALID_LIST_POSITION ? g_list_model_get_item (get_choices (self), selected - none)
                                                              : NULL;

  if (choice == NULL)
    g_param_value_set_default (pspec, value);
  else if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (value, find_enum_value (pspec, choice->nick));
  else if (G_IS_PARAM_SPEC_STRING (pspec))
    g_value_set_string (value, choice->nick);
  else if (G_IS_PARAM_SPEC_INT64 (pspec))
    g_value_set_int64 (value, choice->id);
  else
    g_value_take_boxed (value, vedette_ids_new_one (choice->id));
}

/**
 * vedette_declare_control_choose:
 * @n: from 0, among those that may be chosen; that nothing is chosen is none of them
 *
 * Returns: whether there is such a choice
 */
gboolean
vedette_declare_control_choose (VedetteDeclareControl *self,
                                guint                  n)
{
  if (!GTK_IS_DROP_DOWN (self->control) || get_choices (self) == NULL || n >= g_list_model_get_n_items (get_choices (self)))
    return FALSE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), n + (self->has_none ? 1 : 0));
  return TRUE;
}

static gboolean
vedette_declare_control_read (VedetteDeclareRow  *row,
                              GValue             *value,
                              GError            **error)
{
  VedetteDeclareControl *self = VEDETTE_DECLARE_CONTROL (row);

  if (has_toggles (self))
    read_toggles (self, value);
  else if (GTK_IS_SWITCH (self->control))
    g_value_set_boolean (value, gtk_switch_get_active (GTK_SWITCH (self->control)));
  else if (GTK_IS_SPIN_BUTTON (self->control))
    g_value_set_int (value, vedette_declare_input_read_spin (self->control));
  else if (GTK_IS_ENTRY (self->control))
    return read_text (self, value, error);
  else if (get_choices (self) != NULL)
    read_choice (self, value);
  else
    g_value_set_enum (value, (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control)) + count_left_out (self));
  return TRUE;
}

static void
vedette_declare_control_limit (VedetteDeclareRow *row,
                               int                min,
                               int                max)
{
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (VEDETTE_DECLARE_CONTROL (row)->control), min, max);
}

static GtkWidget *
vedette_declare_control_get_focus (VedetteDeclareRow *row)
{
  return VEDETTE_DECLARE_CONTROL (row)->control;
}

static const char *
vedette_declare_control_mark (VedetteDeclareRow *row,
                              const char        *wrong)
{
  const char *hint = vedette_param_spec_get_hint (vedette_declare_row_get_param (row));
  const char *subtitle = wrong != NULL ? wrong : hint != NULL ? hint : "";

  if (!has_toggles (VEDETTE_DECLARE_CONTROL (row)))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (vedette_declare_row_get_widget (row)), subtitle);
  return hint;
}

static void
vedette_declare_control_class_init (VedetteDeclareControlClass *klass)
{
  VedetteDeclareRowClass *row_class = VEDETTE_DECLARE_ROW_CLASS (klass);

  row_class->show = vedette_declare_control_show;
  row_class->read = vedette_declare_control_read;
  row_class->fill = vedette_declare_control_fill;
  row_class->limit = vedette_declare_control_limit;
  row_class->get_focus = vedette_declare_control_get_focus;
  row_class->mark = vedette_declare_control_mark;
}

static void
vedette_declare_control_init (VedetteDeclareControl *self)
{
}

static GtkWidget *
make_control (GParamSpec *pspec)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  const char * const answers[] = { vedette_param_spec_get_none (pspec), _("no"), _("yes"), NULL };
  const char * const nothing[] = { NULL };

  switch (field->kind)
    {
    case VEDETTE_FIELD_FLAG:
      return gtk_switch_new ();
    case VEDETTE_FIELD_INT:
      return vedette_declare_input_new_spin (field->min, field->max);
    case VEDETTE_FIELD_TRI:
      return vedette_drop_down_new_from_strings (answers + (field->needed ? 1 : 0));
    case VEDETTE_FIELD_ENUM:
    case VEDETTE_FIELD_REF:
    case VEDETTE_FIELD_IDS:
      return vedette_drop_down_new_from_strings (nothing);
    case VEDETTE_FIELD_TEXT:
    case VEDETTE_FIELD_TEXTS:
    case VEDETTE_FIELD_INCHES:
    default:
      return vedette_declare_input_new_entry (pspec);
    }
}

/**
 * vedette_declare_control_new:
 * @group: in which its row is
 *
 * Returns: (transfer full): the parameter as one control, with its label and hint
 */
VedetteDeclareRow *
vedette_declare_control_new (GParamSpec *pspec,
                             GtkWidget  *group)
{
  VedetteDeclareControl *self = g_object_new (VEDETTE_TYPE_DECLARE_CONTROL, "param", pspec, NULL);
  const char *signal;

  self->control = make_control (pspec);
  vedette_row_add (group, vedette_param_spec_get_label (pspec), vedette_param_spec_get_hint (pspec), self->control);
  vedette_declare_row_set_widget (VEDETTE_DECLARE_ROW (self),
                                  gtk_widget_get_ancestor (self->control, ADW_TYPE_ACTION_ROW));
  signal = GTK_IS_SWITCH (self->control)        ? "notify::active"
           : GTK_IS_DROP_DOWN (self->control)   ? "notify::selected"
           : GTK_IS_SPIN_BUTTON (self->control) ? "value-changed"
                                                : "changed";
  g_signal_connect_object (self->control, signal, G_CALLBACK (vedette_declare_row_changed), self, G_CONNECT_SWAPPED);
  return VEDETTE_DECLARE_ROW (self);
}

/**
 * vedette_declare_control_new_for:
 * @control: for a parameter of yes or no, a [class@Gtk.ToggleButton]; for an enumeration, a [class@Gtk.Grid] of toggle buttons
 *   of one group, each of which has the nick of its value as the target of its action
 *
 * Returns: (transfer full): the parameter as a control that stands in a page without a row of its own
 */
VedetteDeclareRow *
vedette_declare_control_new_for (GParamSpec *pspec,
                                 GtkWidget  *control)
{
  VedetteDeclareControl *self = g_object_new (VEDETTE_TYPE_DECLARE_CONTROL, "param", pspec, NULL);
  GtkWidget *toggle = GTK_IS_TOGGLE_BUTTON (control) ? control : gtk_widget_get_first_child (control);

  self->control = control;
  vedette_declare_row_set_widget (VEDETTE_DECLARE_ROW (self), control);
  for (; toggle != NULL; toggle = toggle == control ? NULL : gtk_widget_get_next_sibling (toggle))
    g_signal_connect_object (toggle, "notify::active", G_CALLBACK (vedette_declare_row_changed), self, G_CONNECT_SWAPPED);
  return VEDETTE_DECLARE_ROW (self);
}
