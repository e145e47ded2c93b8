/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One property of a record in a form: its label, and a drop-down, a spin button or an entry, as the property is. */

#include "vedette-config.h"

#include "ui/preferences/vedette-setting-row.h"

#include "core/document/vedette-enum.h"
#include "ui/widgets/vedette-drop-down.h"

/**
 * VedetteSettingRow:
 *
 * It says "chosen" when there is another value, or a text is entered or left, and "counted" when there is another number;
 * whether a person did that is for the form to know.
 */
struct _VedetteSettingRow
{
  VedetteControlRow parent_instance;

  gint64 record;
  const char *property;
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_COUNTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteSettingRow, vedette_setting_row, VEDETTE_TYPE_CONTROL_ROW)

static void
vedette_setting_row_class_init (VedetteSettingRowClass *klass)
{
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", VEDETTE_TYPE_SETTING_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", VEDETTE_TYPE_SETTING_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_setting_row_init (VedetteSettingRow *self)
{
}

static void
on_chosen (VedetteSettingRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
on_number (VedetteSettingRow *self)
{
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
}

static GtkWidget *
make_choice (VedetteSettingRow *self,
             GType              type)
{
  g_auto (GStrv) labels = vedette_enum_list_labels (type);
  GtkWidget *control = vedette_drop_down_new_from_strings ((const char * const *) labels);

  g_signal_connect_object (control, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
make_spin (VedetteSettingRow *self,
           GParamSpecInt     *pspec,
           int                width)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (pspec->minimum, pspec->maximum, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), width);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  return spin;
}

static GtkWidget *
make_entry (VedetteSettingRow *self,
            int                width)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static GtkWidget *
make_control (VedetteSettingRow *self,
              GParamSpec        *pspec,
              int                width)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return make_choice (self, G_PARAM_SPEC_VALUE_TYPE (pspec));
  if (G_IS_PARAM_SPEC_INT (pspec))
    return make_spin (self, G_PARAM_SPEC_INT (pspec), width);
  return make_entry (self, width);
}

static gboolean
has (gpointer    record,
     const char *property)
{
  return record != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property) != NULL;
}

/**
 * vedette_setting_row_may_be:
 * @record: (nullable): in the battle of @rules
 *
 * Returns: whether the record has the property, and the system lets it be changed
 */
gboolean
vedette_setting_row_may_be (VedetteRules *rules,
                            gpointer      record,
                            const char   *property)
{
  g_autoptr (VedetteMove) move = has (record, property) ? vedette_rules_new_edit_of (rules, record) : NULL;

  return has (move, property);
}

/**
 * vedette_setting_row_new:
 * @property: (transfer none): of @record; kept as it is
 * @title: (nullable): %NULL for what the property is called
 * @width: of what is typed, in letters
 *
 * Returns: (transfer floating): a row that shows no value yet
 */
GtkWidget *
vedette_setting_row_new (gpointer    record,
                         const char *property,
                         const char *title,
                         int         width)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);
  const char *hint = vedette_param_spec_get_hint (pspec);
  VedetteSettingRow *self = g_object_new (VEDETTE_TYPE_SETTING_ROW, NULL);

  self->record = vedette_record_get_id (record);
  self->property = property;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title != NULL ? title : vedette_param_spec_get_label (pspec));
  if (hint != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), hint);
  g_object_set (self, "control", make_control (self, pspec, width), NULL);
  return GTK_WIDGET (self);
}

static gpointer
get_control (VedetteSettingRow *self)
{
  return vedette_control_row_get_control (VEDETTE_CONTROL_ROW (self));
}

/**
 * vedette_setting_row_get_record:
 *
 * Returns: the id of the record
 */
gint64
vedette_setting_row_get_record (VedetteSettingRow *self)
{
  return self->record;
}

gboolean
vedette_setting_row_is_number (VedetteSettingRow *self)
{
  return GTK_IS_SPIN_BUTTON (get_control (self));
}

/* Returns: a number, or the value of an enumeration */
static int
get_int (VedetteSettingRow *self,
         gpointer           record)
{
  int value;

  g_object_get (record, self->property, &value, NULL);
  return value;
}

static char *
get_text (VedetteSettingRow *self,
          gpointer           record)
{
  char *text;

  g_object_get (record, self->property, &text, NULL);
  return text;
}

static void
show_text (GtkEditable *entry,
           const char  *text)
{
  /* Who is typing goes on typing. */
  if (!(gtk_widget_get_state_flags (GTK_WIDGET (entry)) & GTK_STATE_FLAG_FOCUS_WITHIN) &&
      !g_str_equal (gtk_editable_get_text (entry), text))
    gtk_editable_set_text (entry, text);
}

/**
 * vedette_setting_row_show:
 * @record: that of the row
 *
 * Shows what holds.
 */
void
vedette_setting_row_show (VedetteSettingRow *self,
                          gpointer           record)
{
  gpointer control = get_control (self);

  if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (control, (guint) get_int (self, record));
  else if (GTK_IS_SPIN_BUTTON (control))
    gtk_spin_button_set_value (control, get_int (self, record));
  else
    {
      g_autofree char *text = get_text (self, record);

      show_text (control, text);
    }
}

/**
 * vedette_setting_row_settle:
 *
 * Takes a number as it is typed so far.
 */
void
vedette_setting_row_settle (VedetteSettingRow *self)
{
  if (vedette_setting_row_is_number (self))
    gtk_spin_button_update (get_control (self));
}

static gboolean
say_text (VedetteSettingRow *self,
          gpointer           record,
          VedetteMove       *move)
{
  g_autofree char *old = get_text (self, record);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (get_control (self))));

  if (g_str_equal (old, text))
    return FALSE;
  g_object_set (move, self->property, text, NULL);
  return TRUE;
}

/**
 * vedette_setting_row_say:
 * @record: that of the row
 * @move: which edits it
 *
 * Declares what stands in the row, if that is something new.
 *
 * Returns: whether it is
 */
gboolean
vedette_setting_row_say (VedetteSettingRow *self,
                         gpointer           record,
                         VedetteMove       *move)
{
  gpointer control = get_control (self);
  int value;

  if (GTK_IS_ENTRY (control))
    return say_text (self, record, move);
  value = GTK_IS_DROP_DOWN (control) ? (int) gtk_drop_down_get_selected (control)
                                     : gtk_spin_button_get_value_as_int (control);
  if (value == get_int (self, record))
    return FALSE;
  g_object_set (move, self->property, value, NULL);
  return TRUE;
}
