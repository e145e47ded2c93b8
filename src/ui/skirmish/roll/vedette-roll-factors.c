/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the nominee means to do, and the factors that the players tick. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-factors.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-nomination.h"
#include "ui/skirmish/roll/vedette-roll-key-button.h"
#include "ui/widgets/vedette-digits.h"

/* The rows of WHY; the last is there only while the card is ticked. */
static const struct
{
  VedetteIntention intention;
  const char *key;
} whys[] = {
  { VEDETTE_INTENTION_UNTRACKED, "" }, { VEDETTE_INTENTION_ENGAGE, "G" }, { VEDETTE_INTENTION_SHOOT, "S" },
  { VEDETTE_INTENTION_SIGHT, "V" },    { VEDETTE_INTENTION_LEAVE, "L" },  { VEDETTE_INTENTION_CARD, "C" },
};

enum
{
  TICK_REACH,
  TICK_NO_SIGHT,
  TICK_ENGAGED,
  TICK_BREAK_OFF,
  TICK_CARD,
  N_TICKS,
};

/* @name is as in the game's last ticks and in the declaration, @factor as in the breakdown. */
static const struct
{
  const char *name;
  const char *factor;
  const char *key;
  const char *label;
} ticks[N_TICKS] = {
  { "reach", "reach", "R", NC_("tick", "in reach") },      { "no-sight", "sight", "O", NC_("tick", "out of sight") },
  { "engaged", "engaged", "E", NC_("tick", "in melee") }, { "break-off", NULL, "B", NC_("tick", "breaks off") },
  { "card", "card", "C", NC_("tick", "card") },
};

struct _VedetteRollFactors
{
  AdwBin parent_instance;

  GtkToggleButton *why[G_N_ELEMENTS (whys)];
  GtkToggleButton *tick[N_TICKS];
  GtkGrid *why_grid;
  GtkGrid *tick_grid;
  GtkLabel *other_label;
  GtkEditable *other_why;

  VedetteFigure *figure; /* owned; NULL for someone else */
  int other;
  gboolean known_engaged;
  gboolean known_break_off; /* the roster has it, so that it cannot be taken back here */
  gint64 card; /* his live card, 0 for none */
  int card_number;
  gboolean presetting;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (VedetteRollFactors, vedette_roll_factors, ADW_TYPE_BIN)

static void
on_changed (VedetteRollFactors *self)
{
  if (!self->presetting)
    g_signal_emit (self, changed_signal, 0);
}

#define LAST_WHY (G_N_ELEMENTS (whys) - 1)

/* The card counts when he means to carry it out (S-38), so tick and intention are one. */
static void
on_why (VedetteRollFactors *self,
        GtkToggleButton    *button)
{
  gboolean card = gtk_toggle_button_get_active (self->why[LAST_WHY]);

  if (!gtk_toggle_button_get_active (button))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->why[LAST_WHY]), card);
  if (gtk_toggle_button_get_active (self->tick[TICK_CARD]) != card)
    gtk_toggle_button_set_active (self->tick[TICK_CARD], card);
  on_changed (self);
}

static void
on_tick (VedetteRollFactors *self,
         GtkToggleButton    *button)
{
  gboolean active = gtk_toggle_button_get_active (button);

  if (button == self->tick[TICK_CARD] && active != gtk_toggle_button_get_active (self->why[LAST_WHY]))
    {
      gtk_toggle_button_set_active (self->why[active ? LAST_WHY : 0], TRUE);
      return;
    }
  if (button == self->tick[TICK_BREAK_OFF] && self->known_break_off && !active && !self->presetting)
    {
      gtk_toggle_button_set_active (button, TRUE);
      return;
    }
  on_changed (self);
}

static void
vedette_roll_factors_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_ROLL_FACTORS (object)->figure);

  G_OBJECT_CLASS (vedette_roll_factors_parent_class)->dispose (object);
}

static void
vedette_roll_factors_class_init (VedetteRollFactorsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_roll_factors_dispose;
  /**
   * VedetteRollFactors::changed:
   *
   * Something else is said than before.
   */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
lay_out (GtkGrid          *grid,
         GtkToggleButton **buttons,
         guint             n,
         int               columns)
{
  for (guint i = 0; i < n; i++)
    {
      g_object_ref (buttons[i]);
      if (gtk_widget_get_parent (GTK_WIDGET (buttons[i])) != NULL)
        gtk_grid_remove (grid, GTK_WIDGET (buttons[i]));
      gtk_grid_attach (grid, GTK_WIDGET (buttons[i]), (int) i % columns, (int) i / columns, 1, 1);
      g_object_unref (buttons[i]);
    }
}

static GtkGrid *
append_grid (GtkWidget  *box,
             const char *title,
             const char *group)
{
  GtkWidget *heading = gtk_label_new (title);
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0.0f);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, group, -1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), grid);
  return GTK_GRID (grid);
}

static GtkWidget *
new_step_button (VedetteRollFactors *self,
                 const char         *icon,
                 const char         *name,
                 const char         *key,
                 int                 by)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "roll.other");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", by);
  return button;
}

static GtkWidget *
build_other (VedetteRollFactors *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_("± other"));
  GtkWidget *why = gtk_entry_new ();

  self->other_label = GTK_LABEL (gtk_label_new ("0"));
  gtk_label_set_width_chars (self->other_label, 3);
  gtk_widget_add_css_class (GTK_WIDGET (self->other_label), "numeric");
  self->other_why = GTK_EDITABLE (why);
  gtk_entry_set_placeholder_text (GTK_ENTRY (why), _("why"));
  vedette_roll_entry_takes (why);
  gtk_editable_set_width_chars (self->other_why, 6);
  gtk_widget_set_hexpand (why, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (why), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Why there is another factor"), -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), new_step_button (self, "list-remove-symbolic", _("Other factor: one less"), _("− key"), -1));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->other_label));
  gtk_box_append (GTK_BOX (box), new_step_button (self, "list-add-symbolic", _("Other factor: one more"), _("+ key"), 1));
  gtk_box_append (GTK_BOX (box), why);
  g_signal_connect_swapped (why, "changed", G_CALLBACK (on_changed), self);
  return box;
}

static void
vedette_roll_factors_init (VedetteRollFactors *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->why_grid = append_grid (box, _("WHY"), _("Why he makes the attempt"));
  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    {
      self->why[i] = GTK_TOGGLE_BUTTON (vedette_roll_key_button_new (
        GTK_TYPE_TOGGLE_BUTTON, whys[i].key, vedette_enum_get_brief (VEDETTE_TYPE_INTENTION, (int) whys[i].intention)));
      if (i > 0)
        gtk_toggle_button_set_group (self->why[i], self->why[0]);
    }
  gtk_toggle_button_set_active (self->why[0], TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->why[LAST_WHY]), FALSE);

  self->tick_grid = append_grid (box, _("TICKS"), _("What counts in the roll"));
  for (guint i = 0; i < N_TICKS; i++)
    self->tick[i] = GTK_TOGGLE_BUTTON (vedette_roll_key_button_new (
      GTK_TYPE_TOGGLE_BUTTON, ticks[i].key, g_dpgettext2 (GETTEXT_PACKAGE, "tick", ticks[i].label)));
  gtk_box_append (GTK_BOX (box), build_other (self));
  adw_bin_set_child (ADW_BIN (self), box);
  vedette_roll_factors_set_narrow (self, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    g_signal_connect_swapped (self->why[i], "toggled", G_CALLBACK (on_why), self);
  for (guint i = 0; i < N_TICKS; i++)
    g_signal_connect_swapped (self->tick[i], "toggled", G_CALLBACK (on_tick), self);
}

GtkWidget *
vedette_roll_factors_new (void)
{
  return g_object_new (VEDETTE_TYPE_ROLL_FACTORS, NULL);
}

void
vedette_roll_factors_set_narrow (VedetteRollFactors *self,
                                 gboolean            narrow)
{
  gboolean large = vedette_roll_is_large (GTK_WIDGET (self));

  lay_out (self->why_grid, self->why, G_N_ELEMENTS (whys), narrow ? (large ? 2 : 3) : large ? 3 : 6);
  lay_out (self->tick_grid, self->tick, N_TICKS, narrow ? (large ? 1 : 2) : large ? 2 : 3);
}

static void
show_other (VedetteRollFactors *self)
{
  g_autofree char *text =
      vedette_digits_keep_order (g_strdup_printf (self->other > 0 ? "+%d" : self->other < 0 ? "−%d" : "%d", ABS (self->other)));

  gtk_label_set_text (self->other_label, text);
}

/**
 * vedette_roll_factors_preset:
 * @candidate: (nullable): the nominee; %NULL for someone else
 * @last: (nullable): what was ticked in his last attempt of this holding
 *
 * Ticks what is known of him, and what was said the last time; all else is as nobody had said anything.
 */
void
vedette_roll_factors_preset (VedetteRollFactors *self,
                             VedetteCandidate   *candidate,
                             const char * const *last)
{
  VedetteFigure *figure = candidate != NULL ? vedette_candidate_get_figure (candidate) : NULL;
  VedetteOrderCard *card = candidate != NULL ? vedette_candidate_get_card (candidate) : NULL;

  self->presetting = TRUE;
  g_set_object (&self->figure, figure);
  self->known_engaged = figure != NULL && vedette_figure_is_engaged (figure);
  self->known_break_off = figure != NULL && vedette_figure_get_break_off (figure);
  self->card = card != NULL ? vedette_record_get_id (VEDETTE_RECORD (card)) : 0;
  self->card_number = card != NULL ? vedette_order_card_get_number (card) : 0;
  self->other = 0;
  show_other (self);
  gtk_editable_set_text (self->other_why, "");
  gtk_toggle_button_set_active (self->why[0], TRUE);
  for (guint i = 0; i < N_TICKS; i++)
    gtk_toggle_button_set_active (self->tick[i], last != NULL && g_strv_contains (last, ticks[i].name));
  gtk_toggle_button_set_active (self->tick[TICK_ENGAGED], self->known_engaged);
  if (self->known_break_off)
    gtk_toggle_button_set_active (self->tick[TICK_BREAK_OFF], TRUE);
  if (last == NULL || card == NULL)
    gtk_toggle_button_set_active (self->tick[TICK_CARD], card != NULL);
  self->presetting = FALSE;
}

/**
 * vedette_roll_factors_toggle_why:
 * @nick: of a %VedetteIntention
 *
 * Says that he means to do that; if that was said already, that nothing is said.
 */
void
vedette_roll_factors_toggle_why (VedetteRollFactors *self,
                                 const char         *nick)
{
  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    if (g_str_equal (vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) whys[i].intention), nick))
      gtk_toggle_button_set_active (self->why[gtk_toggle_button_get_active (self->why[i]) ? 0 : i], TRUE);
}

/**
 * vedette_roll_factors_toggle_tick:
 * @name: "reach", "no-sight", "engaged", "break-off" or "card"
 */
void
vedette_roll_factors_toggle_tick (VedetteRollFactors *self,
                                  const char         *name)
{
  for (guint i = 0; i < N_TICKS; i++)
    if (g_str_equal (ticks[i].name, name))
      gtk_toggle_button_set_active (self->tick[i], !gtk_toggle_button_get_active (self->tick[i]));
}

void
vedette_roll_factors_add_other (VedetteRollFactors *self,
                                int                 by)
{
  self->other = CLAMP (self->other + by, -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER);
  show_other (self);
  on_changed (self);
}

/**
 * vedette_roll_factors_tick_all:
 * @move: a snatch that says who
 *
 * Ticks everything in it, so that its breakdown tells what each tick would count for him.
 */
void
vedette_roll_factors_tick_all (VedetteMove *move)
{
  g_object_set (move, "reach", VEDETTE_TRI_YES, "no-sight", VEDETTE_TRI_YES, "engaged", VEDETTE_TRI_YES, "intention",
                VEDETTE_INTENTION_CARD, NULL);
}

static char *
name_tick (VedetteRollFactors *self,
           guint               i)
{
  const char *label = g_dpgettext2 (GETTEXT_PACKAGE, "tick", ticks[i].label);

  if (i == TICK_CARD && self->card_number > 0)
    /* Translators: an order card by its number */
    return g_strdup_printf (_("card %d"), self->card_number);
  if (i == TICK_REACH)
    for (guint why = 0; why < G_N_ELEMENTS (whys); why++)
      {
        char *reach = gtk_toggle_button_get_active (self->why[why])
                        ? vedette_nomination_describe_reach (self->figure, whys[why].intention) : NULL;

        if (reach != NULL)
          return reach;
      }
  return g_strdup (label);
}

/**
 * vedette_roll_factors_show_values:
 * @all: the breakdown of the nominee with everything ticked
 *
 * Shows beside each tick what it counts.
 */
void
vedette_roll_factors_show_values (VedetteRollFactors *self,
                                  VedetteBreakdown   *all)
{
  for (guint i = 0; i < N_TICKS; i++)
    {
      VedetteFactor *factor = ticks[i].factor != NULL ? vedette_breakdown_find_factor (all, ticks[i].factor) : NULL;
      int value = factor != NULL ? vedette_factor_get_value (factor) : 0;
      g_autofree char *name = name_tick (self, i);
      g_autofree char *text = NULL;

      if (value != 0)
        text = vedette_digits_keep_order (g_strdup_printf (value > 0 ? "+%d" : "−%d", ABS (value)));
      vedette_roll_key_button_set_text (GTK_WIDGET (self->tick[i]), name, text);
    }
}

/**
 * vedette_roll_factors_declare:
 * @move: a snatch
 *
 * Says in it what is ticked; what is as the roster knows it stays unsaid.
 */
void
vedette_roll_factors_declare (VedetteRollFactors *self,
                              VedetteMove        *move)
{
  gboolean engaged = gtk_toggle_button_get_active (self->tick[TICK_ENGAGED]);

  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    if (gtk_toggle_button_get_active (self->why[i]))
      g_object_set (move, "intention", whys[i].intention, NULL);
  if (gtk_toggle_button_get_active (self->tick[TICK_REACH]))
    g_object_set (move, "reach", VEDETTE_TRI_YES, NULL);
  if (gtk_toggle_button_get_active (self->tick[TICK_NO_SIGHT]))
    g_object_set (move, "no-sight", VEDETTE_TRI_YES, NULL);
  if (engaged != self->known_engaged)
    g_object_set (move, "engaged", engaged ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  if (gtk_toggle_button_get_active (self->tick[TICK_BREAK_OFF]))
    g_object_set (move, "break-off", TRUE, NULL);
  if (gtk_toggle_button_get_active (self->tick[TICK_CARD]) && self->card != 0)
    {
      g_autoptr (VedetteIds) ids = vedette_ids_new_one (self->card);

      g_object_set (move, "card", ids, NULL);
    }
  if (self->other != 0)
    g_object_set (move, "other", self->other, "why", gtk_editable_get_text (self->other_why), NULL);
}
