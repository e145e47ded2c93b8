/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the nominee means to do, as one of several buttons. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-intentions.h"

#include "ui/skirmish/roll/vedette-roll-caption.h"

/* In the order of the buttons */
static const VedetteIntention intentions[] = {
  VEDETTE_INTENTION_UNTRACKED, VEDETTE_INTENTION_ENGAGE, VEDETTE_INTENTION_SHOOT,
  VEDETTE_INTENTION_SIGHT,     VEDETTE_INTENTION_LEAVE,  VEDETTE_INTENTION_CARD,
};

static const char *const names[] = { "not_said", "engage", "shoot", "sight", "leave", "card" };

#define N_INTENTIONS G_N_ELEMENTS (intentions)

G_STATIC_ASSERT (G_N_ELEMENTS (names) == N_INTENTIONS);

struct _VedetteRollIntentions
{
  AdwBin parent_instance;

  /* template */
  GtkGrid *grid;
  GtkToggleButton *buttons[N_INTENTIONS];
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (VedetteRollIntentions, vedette_roll_intentions, ADW_TYPE_BIN)

/* Of the two that change at once only the one that is chosen counts. */
static void
on_toggled (VedetteRollIntentions *self,
            GtkToggleButton       *button)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, changed_signal, 0);
}

static void
vedette_roll_intentions_class_init (VedetteRollIntentionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-intentions.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollIntentions, grid);
  for (guint i = 0; i < N_INTENTIONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
}

static void
vedette_roll_intentions_init (VedetteRollIntentions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_INTENTIONS; i++)
    self->buttons[i] =
      GTK_TOGGLE_BUTTON (gtk_widget_get_template_child (GTK_WIDGET (self), VEDETTE_TYPE_ROLL_INTENTIONS, names[i]));
}

/* Returns: how many stand side by side in so many px with all their words */
static int
count_columns (VedetteRollIntentions *self,
               int                    room)
{
  static const int counts[] = { N_INTENTIONS, N_INTENTIONS / 2, N_INTENTIONS / 3 };
  int spacing = gtk_grid_get_column_spacing (self->grid), widest = 0;

  for (guint i = 0; i < N_INTENTIONS; i++)
    {
      int natural;

      gtk_widget_measure (GTK_WIDGET (self->buttons[i]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural);
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] * (widest + spacing) <= room)
      return counts[i];
  return counts[G_N_ELEMENTS (counts) - 1];
}

/**
 * vedette_roll_intentions_set_room:
 * @room: in px
 *
 * Puts as many beside each other as can be read whole there: in other languages, and in large letters, they are fewer.
 */
void
vedette_roll_intentions_set_room (VedetteRollIntentions *self,
                                  int                    room)
{
  int columns = count_columns (self, room);

  for (int i = 0; i < (int) N_INTENTIONS; i++)
    {
      GtkWidget *button = GTK_WIDGET (self->buttons[i]);

      g_object_ref (button);
      gtk_grid_remove (self->grid, button);
      gtk_grid_attach (self->grid, button, i % columns, i / columns, 1, 1);
      g_object_unref (button);
    }
}

VedetteIntention
vedette_roll_intentions_get (VedetteRollIntentions *self)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (gtk_toggle_button_get_active (self->buttons[i]))
      return intentions[i];
  return VEDETTE_INTENTION_UNTRACKED;
}

/**
 * vedette_roll_intentions_set:
 * @intention: one of those that have a button
 */
void
vedette_roll_intentions_set (VedetteRollIntentions *self,
                             VedetteIntention       intention)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (intentions[i] == intention)
      gtk_toggle_button_set_active (self->buttons[i], TRUE);
}

/**
 * vedette_roll_intentions_toggle:
 * @nick: of a %VedetteIntention
 *
 * Says that he means to do that; if that was said already, that nothing is said.
 */
void
vedette_roll_intentions_toggle (VedetteRollIntentions *self,
                                const char            *nick)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (g_str_equal (vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) intentions[i]), nick))
      gtk_toggle_button_set_active (self->buttons[gtk_toggle_button_get_active (self->buttons[i]) ? 0 : i], TRUE);
}
