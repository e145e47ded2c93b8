/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The die: typed, rolled, not rolled at all, or only what came of it. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-die.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-spoken.h"

#include "core/skirmish/state/vedette-attempt.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"

/* A die has no more digits than this. */
#define MAX_DIGITS 2

struct _VedetteRollDie
{
  AdwBin parent_instance;

  gboolean real;
  gboolean asks_low;

  /* template */
  GtkBox *rows;
  GtkEditable *entry;
  GtkWidget *take;
  GtkWidget *decline;
  GtkWidget *more;
  GtkPopover *popover;
  GtkToggleButton *won;
  GtkToggleButton *lost;
  GtkToggleButton *low;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_KEY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteRollDie, vedette_roll_die, ADW_TYPE_BIN)

/* Says what Enter does. */
static void
update (VedetteRollDie *self)
{
  VedetteResult result = vedette_roll_die_get_result (self);
  g_autofree char *text = NULL;

  if (result == VEDETTE_RESULT_WON)
    text = g_strdup (_("Record as Won"));
  else if (result == VEDETTE_RESULT_LOST)
    text = g_strdup (_("Record as Lost"));
  else if (vedette_roll_die_get_natural (self) > 0)
    /* Translators: on a button, what the die shows */
    text = g_strdup_printf (_("Use %d"), vedette_roll_die_get_natural (self));
  else if (self->real || vedette_roll_die_is_typed (self))
    text = g_strdup (_("Use This Die"));
  else
    text = g_strdup (C_("button", "Roll"));
  vedette_roll_button_set_text (self->take, text, NULL);
  if (vedette_roll_die_is_wrong (self))
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               vedette_roll_die_is_wrong (self) ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
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
      gtk_toggle_button_set_active (self->low, FALSE);
    }
  gtk_popover_popdown (self->popover);
  update (self);
}

static gboolean
emit_key (gpointer        self,
          guint           keyval,
          GdkModifierType modifiers)
{
  gboolean used = FALSE;

  g_signal_emit (self, signals[SIGNAL_KEY], 0, keyval, &used);
  return used;
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

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || character < ' ' || character == 0x7f ||
      g_unichar_isdigit (character))
    return GDK_EVENT_PROPAGATE;
  vedette_keys_read (controller, keyval, state, emit_key, self);
  return GDK_EVENT_STOP;
}

static void
vedette_roll_die_class_init (VedetteRollDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * VedetteRollDie::key:
   *
   * A key came to the die that types no digit in it.
   *
   * Returns: whether it was of use
   */
  signals[SIGNAL_KEY] = g_signal_new ("key", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-die.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, rows);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, entry);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, take);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, decline);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, more);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, popover);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, won);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, lost);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDie, low);
  gtk_widget_class_bind_template_callback (widget_class, on_text);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_result);
  gtk_widget_class_bind_template_callback (widget_class, update);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
}

static void
vedette_roll_die_init (VedetteRollDie *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_roll_entry_takes (GTK_WIDGET (self->entry));
  /* It is the button inside that takes the focus. */
  vedette_spoken_set_name (gtk_widget_get_first_child (GTK_WIDGET (self->more)), _("Die Not Shown"));
  update (self);
}

void
vedette_roll_die_set_narrow (VedetteRollDie *self,
                             gboolean        narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->rows), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->rows, narrow ? 6 : 12);
  /* In a row with the button that rolls it keeps its width, whatever that one says. */
  gtk_widget_set_hexpand (self->decline, narrow);
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
 * vedette_roll_die_is_wrong:
 *
 * Returns: whether what was typed is on no die, and will not be with another digit
 */
gboolean
vedette_roll_die_is_wrong (VedetteRollDie *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  return vedette_roll_die_is_typed (self) && vedette_roll_die_get_natural (self) == 0 && !g_str_equal (text, "0");
}

/**
 * vedette_roll_die_set_natural:
 * @natural: what the die shows, 0 if that is taken back
 */
void
vedette_roll_die_set_natural (VedetteRollDie *self,
                              int             natural)
{
  g_autofree char *text = natural > 0 ? g_strdup_printf ("%d", natural) : g_strdup ("");

  gtk_editable_set_text (self->entry, text);
  gtk_editable_set_position (self->entry, -1);
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
  return self->asks_low && gtk_toggle_button_get_active (self->low) ? VEDETTE_TRI_YES : VEDETTE_TRI_UNTRACKED;
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
  gtk_widget_set_visible (GTK_WIDGET (self->low), asks);
}

/**
 * vedette_roll_die_type:
 * @digit: 0 to 9, or -1 to take the last one back
 *
 * Types in the die from anywhere in the dialog. What has all its digits is begun anew; but nothing of what was typed is
 * ever dropped to make a die of the rest.
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
  longer = g_strdup_printf ("%s%d", length < MAX_DIGITS ? text : "", digit);
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
    gtk_toggle_button_set_active (self->low, !gtk_toggle_button_get_active (self->low));
}
