/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the nominee means to do, and the factors that the players tick. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-factors.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-nomination.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"

enum
{
  TICK_REACH,
  TICK_NO_SIGHT,
  TICK_ENGAGED,
  TICK_BREAK_OFF,
  TICK_CARD,
  N_TICKS,
};

/* As in the last ticks of the game, in the declaration and in the template */
static const char *const ticks[N_TICKS] = { "reach", "no-sight", "engaged", "break-off", "card" };

/* In the order of the buttons, whose names in the template follow */
static const VedetteIntention intentions[] = {
  VEDETTE_INTENTION_UNTRACKED, VEDETTE_INTENTION_ENGAGE, VEDETTE_INTENTION_SHOOT,
  VEDETTE_INTENTION_SIGHT,     VEDETTE_INTENTION_LEAVE,  VEDETTE_INTENTION_CARD,
};

static const char *const buttons[] = { "intend-nothing", "intend-engage", "intend-shoot", "intend-sight", "intend-leave",
                                       "intend-card" };

#define N_INTENTIONS G_N_ELEMENTS (intentions)

G_STATIC_ASSERT (G_N_ELEMENTS (buttons) == N_INTENTIONS);

/* What there is beside the margins in the widest dialog, in that with large text, and in the narrowest, in px */
#define WIDE_ROOM 590
#define LARGE_ROOM 700
#define NARROW_ROOM 330

/* Around the words between − and +, in px */
#define OTHER_MARGIN 6

struct _VedetteRollFactors
{
  AdwBin parent_instance;

  VedetteFigure *figure; /* owned; NULL for someone else */
  int other;
  gboolean known_engaged;
  gboolean known_break_off; /* the roster has it, so that it cannot be taken back here */
  gint64 card;              /* his live card, 0 for none */
  int card_number;
  gboolean presetting;

  /* template */
  GtkGrid *intentions;
  GtkToggleButton *intention[N_INTENTIONS];
  GtkGrid *grid;
  GtkToggleButton *tick[N_TICKS];
  GtkWidget *other_box;
  GtkLabel *other_label;
  GtkEditable *other_why;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (VedetteRollFactors, vedette_roll_factors, ADW_TYPE_BIN)

static void
on_changed (VedetteRollFactors *self)
{
  if (!self->presetting)
    g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_ticked (VedetteRollFactors *self,
           guint               tick)
{
  return gtk_toggle_button_get_active (self->tick[tick]);
}

static VedetteIntention
get_intention (VedetteRollFactors *self)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (gtk_toggle_button_get_active (self->intention[i]))
      return intentions[i];
  return VEDETTE_INTENTION_UNTRACKED;
}

static void
set_intention (VedetteRollFactors *self,
               VedetteIntention    intention)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (intentions[i] == intention)
      gtk_toggle_button_set_active (self->intention[i], TRUE);
}

/* The card counts when the nominee means to carry the card out (S-38), so tick and intention are one. Of the two buttons that
 * change at once only the one that is chosen counts. */
static void
on_intention (VedetteRollFactors *self,
              GtkToggleButton    *button)
{
  gboolean card = get_intention (self) == VEDETTE_INTENTION_CARD;

  if (!gtk_toggle_button_get_active (button))
    return;
  if (is_ticked (self, TICK_CARD) != card)
    gtk_toggle_button_set_active (self->tick[TICK_CARD], card);
  on_changed (self);
}

static void
on_tick (VedetteRollFactors *self,
         GtkToggleButton    *button)
{
  gboolean active = gtk_toggle_button_get_active (button);

  if (button == self->tick[TICK_CARD] &&
      active != (get_intention (self) == VEDETTE_INTENTION_CARD))
    {
      set_intention (self, active ? VEDETTE_INTENTION_CARD : VEDETTE_INTENTION_UNTRACKED);
      return;
    }
  if (button == self->tick[TICK_BREAK_OFF] && self->known_break_off && !active && !self->presetting)
    {
      gtk_toggle_button_set_active (button, TRUE);
      return;
    }
  on_changed (self);
}

/* Returns: (transfer full): what it does to the number needed, which is one direction for all */
static char *
say_effect (int easier)
{
  if (easier == 0)
    return g_strdup (_("no effect"));
  if (easier > 0)
    /* Translators: how much lower the number needed on the die becomes */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d easier", "%d easier", (gulong) easier), easier);
  /* Translators: how much higher the number needed on the die becomes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d harder", "%d harder", (gulong) -easier), -easier);
}

static void
show_other (VedetteRollFactors *self)
{
  g_autofree char *text = self->other == 0 ? g_strdup ("0") : say_effect (self->other);

  gtk_label_set_text (self->other_label, text);
}

/* It has room for the longest, so that nothing beside it moves. */
static void
reserve_other (VedetteRollFactors *self)
{
  static const int most[] = { VEDETTE_ATTEMPT_MAX_OTHER, -VEDETTE_ATTEMPT_MAX_OTHER };
  int room = 0;

  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      g_autofree char *text = say_effect (most[i]);
      int width;

      gtk_label_set_text (self->other_label, text);
      gtk_widget_measure (GTK_WIDGET (self->other_label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      room = MAX (room, width);
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->other_label), room + OTHER_MARGIN, -1);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_factors_dispose;
  /**
   * VedetteRollFactors::changed:
   *
   * Something else is said than before.
   */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-factors.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollFactors, intentions);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollFactors, grid);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollFactors, other_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollFactors, other_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollFactors, other_why);
  for (guint i = 0; i < N_TICKS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, ticks[i], FALSE, 0);
  for (guint i = 0; i < N_INTENTIONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, on_intention);
  gtk_widget_class_bind_template_callback (widget_class, on_tick);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static GtkToggleButton *
get_button (VedetteRollFactors *self,
            const char         *name)
{
  return GTK_TOGGLE_BUTTON (gtk_widget_get_template_child (GTK_WIDGET (self), VEDETTE_TYPE_ROLL_FACTORS, name));
}

static void
vedette_roll_factors_init (VedetteRollFactors *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_TICKS; i++)
    self->tick[i] = get_button (self, ticks[i]);
  for (guint i = 0; i < N_INTENTIONS; i++)
    self->intention[i] = get_button (self, buttons[i]);
  vedette_roll_entry_takes (GTK_WIDGET (self->other_why));
  reserve_other (self);
  show_other (self);
  vedette_roll_factors_set_narrow (self, FALSE);
}

/* Returns: how many intentions are side by side in @room px with all their words; in other languages and in large letters they
 * are fewer */
static int
count_columns (VedetteRollFactors *self,
               int                 room)
{
  static const int counts[] = { N_INTENTIONS, N_INTENTIONS / 2, N_INTENTIONS / 3 };
  int spacing = gtk_grid_get_column_spacing (self->intentions), widest = 0;

  for (guint i = 0; i < N_INTENTIONS; i++)
    {
      int natural;

      gtk_widget_measure (GTK_WIDGET (self->intention[i]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural);
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] * (widest + spacing) <= room)
      return counts[i];
  return counts[G_N_ELEMENTS (counts) - 1];
}

static void
place (GtkGrid *grid,
       gpointer child,
       int      i,
       int      columns)
{
  g_object_ref (child);
  gtk_grid_remove (grid, child);
  gtk_grid_attach (grid, child, i % columns, i / columns, 1, 1);
  g_object_unref (child);
}

void
vedette_roll_factors_set_narrow (VedetteRollFactors *self,
                                 gboolean            narrow)
{
  gboolean large = vedette_roll_is_large (GTK_WIDGET (self));
  int columns = count_columns (self, narrow ? NARROW_ROOM : large ? LARGE_ROOM : WIDE_ROOM);

  for (int i = 0; i < (int) N_INTENTIONS; i++)
    place (self->intentions, self->intention[i], i, columns);
  columns = narrow || large ? 1 : 2;
  for (int i = 0; i < N_TICKS; i++)
    place (self->grid, self->tick[i], i, columns);
  place (self->grid, self->other_box, N_TICKS, columns);
}

/**
 * vedette_roll_factors_preset:
 * @candidate: (nullable): the nominee; %NULL for someone else
 * @last: (nullable): what was ticked in his last attempt of this holding
 *
 * Ticks what is known of him, and what was said the last time; all else is as nobody had said anything. A card is claimed by
 * whoever rolls and by nobody else, as the other side may be looking (A-S53).
 */
void
vedette_roll_factors_preset (VedetteRollFactors *self,
                             VedetteCandidate   *candidate,
                             const char * const *last)
{
  VedetteFigure *figure = candidate != NULL ? candidate->figure : NULL;
  VedetteOrderCard *card = candidate != NULL ? candidate->card : NULL;

  self->presetting = TRUE;
  g_set_object (&self->figure, figure);
  self->known_engaged = figure != NULL && vedette_figure_is_engaged (figure);
  self->known_break_off = figure != NULL && vedette_figure_get_break_off (figure);
  self->card = card != NULL ? vedette_record_get_id (VEDETTE_RECORD (card)) : 0;
  self->card_number = card != NULL ? vedette_order_card_get_number (card) : 0;
  self->other = 0;
  show_other (self);
  gtk_editable_set_text (self->other_why, "");
  set_intention (self, VEDETTE_INTENTION_UNTRACKED);
  for (guint i = 0; i < N_TICKS; i++)
    gtk_toggle_button_set_active (self->tick[i],
                                  i != TICK_CARD && last != NULL && g_strv_contains (last, ticks[i]));
  gtk_toggle_button_set_active (self->tick[TICK_ENGAGED], self->known_engaged);
  if (self->known_break_off)
    gtk_toggle_button_set_active (self->tick[TICK_BREAK_OFF], TRUE);
  self->presetting = FALSE;
}

/**
 * vedette_roll_factors_toggle_why:
 * @nick: of a %VedetteIntention
 *
 * Chooses an intention of the nominee; if that is chosen already, none.
 */
void
vedette_roll_factors_toggle_why (VedetteRollFactors *self,
                                 const char         *nick)
{
  for (guint i = 0; i < N_INTENTIONS; i++)
    if (g_str_equal (vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) intentions[i]), nick))
      gtk_toggle_button_set_active (self->intention[gtk_toggle_button_get_active (self->intention[i]) ? 0 : i], TRUE);
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
    if (g_str_equal (ticks[i], name))
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

/* Declares that one tick is so, or that it is not. */
static void
say_tick (VedetteRollFactors *self,
          VedetteMove        *move,
          guint               tick,
          gboolean            is)
{
  VedetteTri tri = is ? VEDETTE_TRI_YES : VEDETTE_TRI_NO;

  if (tick == TICK_CARD)
    {
      g_autoptr (VedetteIds) ids = is && self->card != 0 ? vedette_ids_new_one (self->card) : NULL;

      g_object_set (move, "card", ids, NULL);
      if (!is && vedette_move_get_enum (move, "intention") == VEDETTE_INTENTION_CARD)
        g_object_set (move, "intention", VEDETTE_INTENTION_UNTRACKED, NULL);
    }
  else if (tick == TICK_BREAK_OFF)
    g_object_set (move, "break-off", is, NULL);
  else
    g_object_set (move, ticks[tick], tri, NULL);
}

/* Returns: (transfer full): what a tick is called for this nominee and this intention */
static char *
name_tick (VedetteRollFactors *self,
           GParamSpec         *pspec,
           guint               i)
{
  char *reach = NULL;

  if (i == TICK_CARD && self->card_number > 0)
    /* Translators: an order card by its number */
    return g_strdup_printf (_("On card %d"), self->card_number);
  if (i == TICK_REACH)
    reach = vedette_nomination_describe_reach (self->figure, get_intention (self));
  return reach != NULL ? reach : g_strdup (vedette_param_spec_get_label (pspec));
}

/**
 * vedette_roll_factors_show_effects:
 * @move: (transfer none): the snatch as it is declared, which is said in other ways to see what that does
 *
 * Shows beside each tick what it does to the number needed.
 */
void
vedette_roll_factors_show_effects (VedetteRollFactors *self,
                                   VedetteRules       *rules,
                                   VedetteMove        *move)
{
  for (guint i = 0; i < N_TICKS; i++)
    {
      gboolean is = is_ticked (self, i);
      GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), ticks[i]);
      g_autofree char *name = name_tick (self, pspec, i);
      g_autofree char *effect = NULL;
      int easier = 0;

      for (int k = 0; k < 2; k++)
        {
          g_autoptr (VedetteBreakdown) breakdown = NULL;

          say_tick (self, move, i, k == 0);
          breakdown = vedette_rules_preview (rules, move);
          easier += (k == 0 ? -1 : 1) * (breakdown != NULL ? breakdown->need : 0);
        }
      say_tick (self, move, i, is);
      effect = say_effect (easier);
      vedette_roll_button_set_text (GTK_WIDGET (self->tick[i]), name, effect);
      /* A tip that is set again comes up without the pointer having moved. */
      if (gtk_widget_get_tooltip_text (GTK_WIDGET (self->tick[i])) == NULL)
        gtk_widget_set_tooltip_text (GTK_WIDGET (self->tick[i]), vedette_param_spec_get_hint (pspec));
    }
}

/* Returns: whether he is said to be in reach, so that it is the other number that counts */
gboolean
vedette_roll_factors_is_in_reach (VedetteRollFactors *self)
{
  return is_ticked (self, TICK_REACH);
}

/**
 * vedette_roll_factors_declare:
 * @move: a snatch
 *
 * Declares in @move what is ticked. What the roster knows already is left out.
 */
void
vedette_roll_factors_declare (VedetteRollFactors *self,
                              VedetteMove        *move)
{
  g_object_set (move, "intention", get_intention (self), NULL);
  for (guint i = 0; i < N_TICKS; i++)
    {
      gboolean is = is_ticked (self, i);

      if (i == TICK_ENGAGED ? is != self->known_engaged : is && (i != TICK_CARD || self->card != 0))
        say_tick (self, move, i, is);
    }
  if (self->other != 0)
    g_object_set (move, "other", self->other, "why", gtk_editable_get_text (self->other_why), NULL);
}
