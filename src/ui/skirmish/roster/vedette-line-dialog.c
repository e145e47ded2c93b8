/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, as a form. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-line-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/state/vedette-traits.h"
#include "ui/skirmish/roster/vedette-traits-dialog.h"

struct _VedetteLineDialog
{
  VedetteFormDialog parent_instance;

  GtkEntry *name;
  GtkDropDown *side;
  GtkDropDown *contingent;
  GtkSpinButton *count;
  GtkDropDown *troops;
  GtkDropDown *leader;
  GtkDropDown *weapon;
  GtkEntry *rate;
  GtkEntry *range;
  GtkSpinButton *points;
  GtkEntry *notes;
  GtkSwitch *reserve;
  GtkSpinButton *arrives_action;
  GtkSpinButton *arrives_die;
  GtkSpinButton *arrives_sides;
  GtkSwitch *hidden;
  GtkSwitch *break_off;
  GtkLabel *traits; /* NULL for a new line */

  VedetteFigure *figure; /* NULL for a new one */
  GArray *contingents;   /* ids behind the drop-down, 0 for none */
};

G_DEFINE_FINAL_TYPE (VedetteLineDialog, vedette_line_dialog, VEDETTE_TYPE_FORM_DIALOG)

static void
vedette_line_dialog_dispose (GObject *object)
{
  VedetteLineDialog *self = VEDETTE_LINE_DIALOG (object);

  g_clear_object (&self->figure);
  g_clear_pointer (&self->contingents, g_array_unref);

  G_OBJECT_CLASS (vedette_line_dialog_parent_class)->dispose (object);
}

static VedetteBattle *
get_battle (VedetteLineDialog *self)
{
  return vedette_session_get_battle (vedette_form_dialog_get_session (VEDETTE_FORM_DIALOG (self)));
}

static gint64
get_side (VedetteLineDialog *self)
{
  VedetteSkirmish skirmish;

  if (self->figure != NULL)
    return vedette_figure_get_side (self->figure);
  vedette_skirmish_read (&skirmish, get_battle (self));
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[gtk_drop_down_get_selected (self->side)]));
}

/* Says only what differs from how the line is now, so that the log tells what was changed. */
static gboolean
say_value (VedetteLineDialog *self,
           VedetteMove       *move,
           const char        *property,
           const GValue      *value)
{
  GValue now = G_VALUE_INIT;
  gboolean same;

  if (self->figure != NULL)
    {
      g_object_get_property (G_OBJECT (self->figure), property, &now);
      same = G_VALUE_HOLDS_STRING (value) ? g_strcmp0 (g_value_get_string (&now), g_value_get_string (value)) == 0
             : G_VALUE_HOLDS_BOOLEAN (value) ? g_value_get_boolean (&now) == g_value_get_boolean (value)
             : G_VALUE_HOLDS_ENUM (value)    ? g_value_get_enum (&now) == g_value_get_enum (value)
                                             : g_value_get_int (&now) == g_value_get_int (value);
      g_value_unset (&now);
      if (same)
        return FALSE;
    }
  g_object_set_property (G_OBJECT (move), property, value);
  return TRUE;
}

static gboolean
say_text (VedetteLineDialog *self,
          VedetteMove       *move,
          const char        *property,
          GtkEntry          *entry)
{
  GValue value = G_VALUE_INIT;
  gboolean said;

  g_value_init (&value, G_TYPE_STRING);
  g_value_take_string (&value, g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)))));
  said = say_value (self, move, property, &value);
  g_value_unset (&value);
  return said;
}

static gboolean
say_int (VedetteLineDialog *self,
         VedetteMove       *move,
         const char        *property,
         int                number)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_INT);
  g_value_set_int (&value, number);
  return say_value (self, move, property, &value);
}

static gboolean
say_enum (VedetteLineDialog *self,
          VedetteMove       *move,
          const char        *property,
          GType              type,
          GtkDropDown       *control)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, type);
  g_value_set_enum (&value, (int) gtk_drop_down_get_selected (control));
  return say_value (self, move, property, &value);
}

static gboolean
say_switch (VedetteLineDialog *self,
            VedetteMove       *move,
            const char        *property,
            GtkSwitch         *control)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_BOOLEAN);
  g_value_set_boolean (&value, gtk_switch_get_active (control));
  return say_value (self, move, property, &value);
}

/* Inches as they are written anywhere; nothing at all is untracked. */
static gboolean
read_inches (GtkEntry  *entry,
             int       *inches,
             GError   **error)
{
  g_autofree char *text = g_strstrip (g_strdelimit (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))), ",", '.'));
  char *end = text;
  double number;

  if (*text == '\0')
    {
      *inches = -1;
      return TRUE;
    }
  number = g_ascii_strtod (text, &end);
  end += strspn (end, " \"");
  if (*end == '\0' && g_ascii_isdigit (*text) && number >= 0 && number <= 999)
    {
      *inches = (int) (number * 100 + 0.5);
      return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is no number of inches from 0 to 999"), text);
  return FALSE;
}

static gboolean
say_inches (VedetteLineDialog  *self,
            VedetteMove        *move,
            const char         *property,
            GtkEntry           *entry,
            gboolean           *said,
            GError            **error)
{
  int inches;

  if (!read_inches (entry, &inches, error))
    return FALSE;
  if (say_int (self, move, property, inches))
    *said = TRUE;
  return TRUE;
}

static gboolean
say_contingent (VedetteLineDialog *self,
                VedetteMove       *move)
{
  gint64 wanted = g_array_index (self->contingents, gint64, gtk_drop_down_get_selected (self->contingent));

  if (self->figure != NULL && vedette_figure_get_contingent (self->figure) == wanted)
    return FALSE;
  if (wanted != 0)
    g_object_set (move, "contingent", wanted, NULL);
  else if (self->figure != NULL)
    g_object_set (move, "no-contingent", TRUE, NULL);
  return TRUE;
}

static VedetteMove *
vedette_line_dialog_make_move (VedetteFormDialog  *dialog,
                               GError            **error)
{
  VedetteLineDialog *self = VEDETTE_LINE_DIALOG (dialog);
  g_autoptr (VedetteMove) move = vedette_session_new_move (vedette_form_dialog_get_session (dialog),
                                                           self->figure != NULL ? "set-line" : "add-line");
  gboolean said = FALSE;

  if (self->figure != NULL)
    g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (self->figure)), NULL);
  else
    g_object_set (move, "side", get_side (self), NULL);
  gtk_spin_button_update (self->count);
  gtk_spin_button_update (self->points);
  gtk_spin_button_update (self->arrives_action);
  gtk_spin_button_update (self->arrives_die);
  gtk_spin_button_update (self->arrives_sides);
  said |= say_text (self, move, "name", self->name);
  said |= say_int (self, move, "count", gtk_spin_button_get_value_as_int (self->count));
  said |= say_enum (self, move, "troops", VEDETTE_TYPE_TROOPS, self->troops);
  said |= say_enum (self, move, "leader", VEDETTE_TYPE_LEADER, self->leader);
  said |= say_enum (self, move, "weapon", VEDETTE_TYPE_WEAPON, self->weapon);
  said |= say_int (self, move, "points", gtk_spin_button_get_value_as_int (self->points));
  said |= say_text (self, move, "notes", self->notes);
  said |= say_switch (self, move, "reserve", self->reserve);
  said |= say_int (self, move, "arrives-action", gtk_spin_button_get_value_as_int (self->arrives_action));
  said |= say_int (self, move, "arrives-die", gtk_spin_button_get_value_as_int (self->arrives_die));
  said |= say_int (self, move, "arrives-sides", gtk_spin_button_get_value_as_int (self->arrives_sides));
  said |= say_switch (self, move, "hidden", self->hidden);
  said |= say_switch (self, move, "break-off", self->break_off);
  said |= say_contingent (self, move);
  if (!say_inches (self, move, "rate", self->rate, &said, error) || !say_inches (self, move, "range", self->range, &said, error))
    return NULL;
  return said ? g_steal_pointer (&move) : NULL;
}

static void
activate_traits (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteLineDialog *self = VEDETTE_LINE_DIALOG (widget);

  if (self->figure != NULL)
    gtk_window_present (GTK_WINDOW (vedette_traits_dialog_new (GTK_WINDOW (self),
                                                               vedette_form_dialog_get_session (VEDETTE_FORM_DIALOG (self)),
                                                               vedette_record_get_id (VEDETTE_RECORD (self->figure)))));
}

static void
vedette_line_dialog_class_init (VedetteLineDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_line_dialog_dispose;
  VEDETTE_FORM_DIALOG_CLASS (klass)->make_move = vedette_line_dialog_make_move;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "line.traits", NULL, activate_traits);
}

static void
vedette_line_dialog_init (VedetteLineDialog *self)
{
  self->contingents = g_array_new (FALSE, FALSE, sizeof (gint64));
}

/* Those of the line's side; each side has its own. */
static GListModel *
list_contingents (VedetteLineDialog *self,
                  guint             *selected)
{
  GListModel *contingents = vedette_battle_get_records (get_battle (self), VEDETTE_TYPE_CONTINGENT);
  GtkStringList *strings = gtk_string_list_new (NULL);
  gint64 side = get_side (self), none = 0;

  *selected = 0;
  g_array_set_size (self->contingents, 0);
  g_array_append_val (self->contingents, none);
  /* Translators: in no contingent */
  gtk_string_list_append (strings, C_("contingent", "None"));
  for (guint i = 0; i < g_list_model_get_n_items (contingents); i++)
    {
      g_autoptr (VedetteContingent) contingent = g_list_model_get_item (contingents, i);
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (contingent));

      if (vedette_contingent_get_side (contingent) != side)
        continue;
      if (self->figure != NULL && vedette_figure_get_contingent (self->figure) == id)
        *selected = self->contingents->len;
      g_array_append_val (self->contingents, id);
      gtk_string_list_append (strings, vedette_contingent_get_name (contingent));
    }
  return G_LIST_MODEL (strings);
}

static void
on_side (VedetteLineDialog *self)
{
  guint selected;
  g_autoptr (GListModel) strings = list_contingents (self, &selected);

  gtk_drop_down_set_model (self->contingent, strings);
  gtk_drop_down_set_selected (self->contingent, selected);
}

static void
add_side (VedetteLineDialog *self,
          gint64             side)
{
  g_autoptr (GtkStringList) strings = gtk_string_list_new (NULL);
  VedetteSkirmish skirmish;
  guint selected = 0;

  vedette_skirmish_read (&skirmish, get_battle (self));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    {
      gtk_string_list_append (strings, vedette_force_get_name (skirmish.forces[i]));
      if (vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i])) == side)
        selected = i;
    }
  self->side = vedette_form_dialog_add_drop_down (VEDETTE_FORM_DIALOG (self),
                                                  vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "side"),
                                                  G_LIST_MODEL (strings), selected);
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
}

/* How a line in reserve arrives is asked only while it is in reserve. */
static void
on_reserve (VedetteLineDialog *self)
{
  gboolean reserve = gtk_switch_get_active (self->reserve);

  gtk_widget_set_sensitive (GTK_WIDGET (self->arrives_action), reserve);
  gtk_widget_set_sensitive (GTK_WIDGET (self->arrives_die), reserve);
  gtk_widget_set_sensitive (GTK_WIDGET (self->arrives_sides), reserve);
}

/* What the button shows is what the line has now. */
static void
update_traits (VedetteLineDialog *self)
{
  g_autoptr (GPtrArray) traits = vedette_traits_list (get_battle (self), vedette_record_get_id (VEDETTE_RECORD (self->figure)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < traits->len; i++)
    {
      g_autofree char *said = vedette_trait_say (traits->pdata[i]);

      if (i > 0)
        g_string_append (text, C_("list of names", ", "));
      g_string_append (text, said);
    }
  gtk_label_set_text (self->traits, traits->len > 0 ? text->str : C_("traits", "None"));
}

static void
add_traits (VedetteLineDialog *self)
{
  VedetteSession *session = vedette_form_dialog_get_session (VEDETTE_FORM_DIALOG (self));
  GtkWidget *button = gtk_button_new ();

  self->traits = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->traits, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->traits, 0);
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->traits));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "line.traits");
  vedette_form_dialog_add_control (VEDETTE_FORM_DIALOG (self), _("Traits…"), button);
  update_traits (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (update_traits), self, G_CONNECT_SWAPPED);
}

/* @figure is the line, or one with all as by default. */
static void
fill (VedetteLineDialog *self,
      VedetteFigure     *figure,
      gint64             side)
{
  VedetteFormDialog *form = VEDETTE_FORM_DIALOG (self);
  g_autoptr (GListModel) contingents = NULL;
  guint selected;

  self->name = GTK_ENTRY (vedette_form_dialog_add_field (form, figure, "name"));
  if (self->figure == NULL)
    add_side (self, side);
  contingents = list_contingents (self, &selected);
  self->count = GTK_SPIN_BUTTON (vedette_form_dialog_add_field (form, figure, "count"));
  self->troops = GTK_DROP_DOWN (vedette_form_dialog_add_field (form, figure, "troops"));
  self->leader = GTK_DROP_DOWN (vedette_form_dialog_add_field (form, figure, "leader"));
  self->weapon = GTK_DROP_DOWN (vedette_form_dialog_add_field (form, figure, "weapon"));
  self->contingent = vedette_form_dialog_add_drop_down (form, vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "contingent"),
                                                        contingents, selected);
  self->rate = GTK_ENTRY (vedette_form_dialog_add_field (form, figure, "rate"));
  self->range = GTK_ENTRY (vedette_form_dialog_add_field (form, figure, "range"));
  self->points = GTK_SPIN_BUTTON (vedette_form_dialog_add_field (form, figure, "points"));
  self->notes = GTK_ENTRY (vedette_form_dialog_add_field (form, figure, "notes"));
  self->reserve = GTK_SWITCH (vedette_form_dialog_add_field (form, figure, "reserve"));
  self->arrives_action = GTK_SPIN_BUTTON (vedette_form_dialog_add_field (form, figure, "arrives-action"));
  self->arrives_die = GTK_SPIN_BUTTON (vedette_form_dialog_add_field (form, figure, "arrives-die"));
  self->arrives_sides = GTK_SPIN_BUTTON (vedette_form_dialog_add_field (form, figure, "arrives-sides"));
  g_signal_connect_object (self->reserve, "notify::active", G_CALLBACK (on_reserve), self, G_CONNECT_SWAPPED);
  on_reserve (self);
  self->hidden = GTK_SWITCH (vedette_form_dialog_add_field (form, figure, "hidden"));
  self->break_off = GTK_SWITCH (vedette_form_dialog_add_field (form, figure, "break-off"));
  if (self->figure != NULL)
    add_traits (self);
}

/**
 * vedette_line_dialog_new_add:
 * @side: the force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_line_dialog_new_add (GtkWindow      *parent,
                             VedetteSession *session,
                             gint64          side)
{
  VedetteLineDialog *self = g_object_new (VEDETTE_TYPE_LINE_DIALOG, NULL);
  g_autoptr (VedetteFigure) blank = g_object_new (VEDETTE_TYPE_FIGURE, NULL);

  vedette_form_dialog_set_up (VEDETTE_FORM_DIALOG (self), parent, session, _("Add a Line"), _("Add"));
  fill (self, blank, side);
  return GTK_WIDGET (self);
}

/**
 * vedette_line_dialog_new_edit:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_line_dialog_new_edit (GtkWindow      *parent,
                              VedetteSession *session,
                              VedetteFigure  *figure)
{
  VedetteLineDialog *self = g_object_new (VEDETTE_TYPE_LINE_DIALOG, NULL);

  self->figure = g_object_ref (figure);
  vedette_form_dialog_set_up (VEDETTE_FORM_DIALOG (self), parent, session, _("Change the Line"), _("Change"));
  fill (self, figure, 0);
  return GTK_WIDGET (self);
}
