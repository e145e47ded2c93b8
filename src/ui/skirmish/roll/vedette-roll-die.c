/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The die: typed, rolled, not rolled at all, or only what came of it. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-die.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "ui/skirmish/roll/vedette-roll-key-button.h"

struct _VedetteRollDie
{
  AdwBin parent_instance;

  GtkBox *rows;
  GtkBox *only;
  GtkEditable *entry;
  GtkWidget *take;
  GtkWidget *decline;
  GtkToggleButton *won;
  GtkToggleButton *lost;
  GtkWidget *low_row;
  GtkSwitch *low;
  gboolean real;
  gboolean asks_low;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_KEY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteRollDie, vedette_roll_die, ADW_TYPE_BIN)

static void
vedette_roll_die_class_init (VedetteRollDieClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * VedetteRollDie::key:
   *
   * A key came to the die that is no digit.
   *
   * Returns: whether it was of use
   */
  signals[SIGNAL_KEY] = g_signal_new ("key", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
}

/* Says what Enter does. */
static void
update (VedetteRollDie *self)
{
  VedetteResult result = vedette_roll_die_get_result (self);
  const char *text = _("Roll");

  if (result == VEDETTE_RESULT_WON)
    text = _("Take it: won");
  else if (result == VEDETTE_RESULT_LOST)
    text = _("Take it: lost");
  else if (self->real || vedette_roll_die_is_typed (self))
    text = _("Take it");
  vedette_roll_key_button_set_text (self->take, text, NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* A die and a result without one exclude each other. */
static void
on_text (VedetteRollDie *self)
{
  if (vedette_roll_die_is_typed (self))
    {
      gtk_toggle_button_set_active (self->won, FALSE);
      gtk_toggle_button_set_active (self->lost, FALSE);
    }
  update (self);
}

static void
on_result (VedetteRollDie  *self,
           GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    {
      gtk_toggle_button_set_active (button == self->won ? self->lost : self->won, FALSE);
      gtk_editable_set_text (self->entry, "");
    }
  else if (vedette_roll_die_get_result (self) == VEDETTE_RESULT_ROLL)
    {
      gtk_switch_set_active (self->low, FALSE);
    }
  update (self);
}

/* Letters are ticks here as well: the field is for digits only. */
static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        VedetteRollDie        *self)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  gboolean used = FALSE;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || character < ' ' || character == 0x7f ||
      g_unichar_isdigit (character))
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[SIGNAL_KEY], 0, keyval, &used);
  return GDK_EVENT_STOP;
}

static GtkWidget *
build_die (VedetteRollDie *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_("DIE"));
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (entry, "number");
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 2);
  vedette_roll_entry_takes (entry);
  gtk_editable_set_width_chars (self->entry, 2);
  gtk_editable_set_max_width_chars (self->entry, 2);
  /* Not labelled by what is written before it: of the two newer GTK would say only that, which is less. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The die, 1 to 20"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (entry, keys);

  self->take = vedette_roll_key_button_new (GTK_TYPE_BUTTON, _("Enter"), _("Roll"));
  gtk_widget_add_css_class (self->take, "suggested-action");
  gtk_widget_set_hexpand (self->take, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->take), "roll.take");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), self->take);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkBox *
build_only (VedetteRollDie *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_("only:"));

  self->decline = vedette_roll_key_button_new (GTK_TYPE_BUTTON, "N", _("No roll"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->decline), "roll.decline");
  self->won = GTK_TOGGLE_BUTTON (vedette_roll_key_button_new (GTK_TYPE_TOGGLE_BUTTON, "Y", _("won")));
  self->lost = GTK_TOGGLE_BUTTON (vedette_roll_key_button_new (GTK_TYPE_TOGGLE_BUTTON, "Q", _("lost")));
  gtk_box_append (GTK_BOX (box), self->decline);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->won));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lost));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->won), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Only won, no die"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lost), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Only lost, no die"), -1);
  return GTK_BOX (box);
}

static void
build_low (VedetteRollDie *self)
{
  GtkWidget *key = gtk_label_new ("M");
  GtkWidget *label = gtk_label_new (_("the die was 1 to 3: all in contact fight"));

  self->low_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->low = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_add_css_class (key, "key");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_valign (GTK_WIDGET (self->low), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->low_row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->low), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The die was 1 to 3"), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->low), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_box_append (GTK_BOX (self->low_row), GTK_WIDGET (self->low));
  gtk_box_append (GTK_BOX (self->low_row), key);
  gtk_box_append (GTK_BOX (self->low_row), label);
}

static void
vedette_roll_die_init (VedetteRollDie *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  build_low (self);
  gtk_box_append (self->rows, build_die (self));
  self->only = build_only (self);
  gtk_box_append (self->rows, GTK_WIDGET (self->only));
  gtk_box_append (GTK_BOX (column), self->low_row);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->rows));
  adw_bin_set_child (ADW_BIN (self), column);

  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_text), self);
  g_signal_connect_swapped (self->won, "toggled", G_CALLBACK (on_result), self);
  g_signal_connect_swapped (self->lost, "toggled", G_CALLBACK (on_result), self);
  g_signal_connect_swapped (self->low, "notify::active", G_CALLBACK (update), self);
  update (self);
}

GtkWidget *
vedette_roll_die_new (void)
{
  return g_object_new (VEDETTE_TYPE_ROLL_DIE, NULL);
}

void
vedette_roll_die_set_narrow (VedetteRollDie *self,
                             gboolean        narrow)
{
  narrow = narrow || vedette_roll_is_large (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->rows), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->rows, narrow ? 6 : 12);
}

/**
 * vedette_roll_die_set_real:
 * @real: whether the side rolls dice of its own, so that nothing is rolled here
 */
void
vedette_roll_die_set_real (VedetteRollDie *self,
                           gboolean        real)
{
  self->real = real;
  update (self);
}

/* Returns: (transfer none): the button that Enter presses */
GtkWidget *
vedette_roll_die_get_take (VedetteRollDie *self)
{
  return self->take;
}

gboolean
vedette_roll_die_is_typed (VedetteRollDie *self)
{
  return *gtk_editable_get_text (self->entry) != '\0';
}

/**
 * vedette_roll_die_get_natural:
 *
 * Returns: what was typed, 1 to 20; 0 if that is not on the die
 */
int
vedette_roll_die_get_natural (VedetteRollDie *self)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (self->entry), 10, 1, VEDETTE_ATTEMPT_SIDES, &number, NULL))
    return 0;
  return (int) number;
}

VedetteResult
vedette_roll_die_get_result (VedetteRollDie *self)
{
  if (gtk_toggle_button_get_active (self->won))
    return VEDETTE_RESULT_WON;
  return gtk_toggle_button_get_active (self->lost) ? VEDETTE_RESULT_LOST : VEDETTE_RESULT_ROLL;
}

/* Returns: whether the die was 1 to 3; untracked where nobody said that it was */
VedetteTri
vedette_roll_die_get_low (VedetteRollDie *self)
{
  return self->asks_low && gtk_switch_get_active (self->low) ? VEDETTE_TRI_YES : VEDETTE_TRI_UNTRACKED;
}

/**
 * vedette_roll_die_set_asks_low:
 * @asks: whether won or lost alone does not tell if the die was 1 to 3
 *
 * Asks for it.
 */
void
vedette_roll_die_set_asks_low (VedetteRollDie *self,
                               gboolean        asks)
{
  self->asks_low = asks;
  gtk_widget_set_visible (self->low_row, asks);
}

/**
 * vedette_roll_die_type:
 * @digit: 0 to 9, or -1 to take the last one back
 *
 * Types in the die from anywhere in the dialog; what cannot become a die any more is begun anew.
 */
void
vedette_roll_die_type (VedetteRollDie *self,
                       int             digit)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->entry));
  g_autofree char *longer = NULL;
  gsize length = strlen (text);

  if (digit < 0)
    {
      if (length > 0)
        text[length - 1] = '\0';
      gtk_editable_set_text (self->entry, text);
      return;
    }
  longer = g_strdup_printf ("%s%d", text, digit);
  if (g_ascii_strtoull (longer, NULL, 10) > VEDETTE_ATTEMPT_SIDES)
    {
      g_free (longer);
      longer = g_strdup_printf ("%d", digit);
    }
  gtk_editable_set_text (self->entry, longer);
  gtk_editable_set_position (self->entry, -1);
}

/**
 * vedette_roll_die_toggle_result:
 * @result: won or lost
 */
void
vedette_roll_die_toggle_result (VedetteRollDie *self,
                                VedetteResult   result)
{
  GtkToggleButton *button = result == VEDETTE_RESULT_WON ? self->won : self->lost;

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

/* Says that the die was 1 to 3, or no longer; only where that is asked. */
void
vedette_roll_die_toggle_low (VedetteRollDie *self)
{
  if (self->asks_low)
    gtk_switch_set_active (self->low, !gtk_switch_get_active (self->low));
}
