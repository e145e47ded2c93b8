/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opposed roll: both sides allocate points, each under a cover from the other, and roll. */

#include "vedette-config.h"

#include "ui/eagles/vedette-opposed-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-foresight.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-chart-grid.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-keys.h"

/* In px: the usual width, and the width at which the chances are shown beside both halves */
#define WIDTH 560
#define WIDE 860
#define SPACING 18

/* An open half is covered again after this many milliseconds in which nothing was done. */
#define INTERVAL 30000

/* The sums of both dice */
#define LEAST_SUM 2
#define MOST_SUM (2 * VEDETTE_EAGLES_SIDES)
#define LEAST_SUMS_IN_ROW 10

typedef struct
{
  VedetteOpposedDialog *dialog; /* borrowed: it has both halves */
  VedetteEaglesSide side;
  GtkBuilder *parts; /* what its card is made of */
  int pool; /* 0 while the half is covered, as are the points */
  int points;
} Half;

/**
 * VedetteOpposedDialog:
 *
 * One half is open at a time, and its points are allocated when it is covered again; or one person enters both, as the
 * umpire or by the house rule (A-E17). What is secret is in the tree only while the half is open: a cover that hid it would
 * still be read aloud. The rules are asked about a side only while it is open, too, because the answer may reveal its pool.
 */
struct _VedetteOpposedDialog
{
  VedetteMoveDialog parent_instance;

  GtkBox *columns; /* the halves, and the chances of both: below each other, or beside */
  Half halves[VEDETTE_N_EAGLES_SIDES];
  Half *open; /* the half that alone is open; NULL for none, or where nothing is covered */
  VedetteRuling *why_not; /* why the open half may add no points; NULL if it may */
  guint interval;
  guint timeout;
  AdwBin *chart; /* of the open half */
  VedetteDeclareForesight *foresight; /* of both sides, where nothing is covered */
  GtkFlowBox *sums;
  GtkLabel *result;
  GtkWidget *umpire_group;
  GtkBox *dice_place;
  VedetteDeclareDice *dice; /* NULL when they have been rolled */
  gboolean openly; /* by the house rule */
  gboolean umpire;
  gboolean settled;
};

G_DEFINE_FINAL_TYPE (VedetteOpposedDialog, vedette_opposed_dialog, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteOpposedDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static VedetteRules *
get_rules (VedetteOpposedDialog *self)
{
  return vedette_session_get_rules (get_session (self));
}

static GtkWidget *
get_accept (VedetteOpposedDialog *self)
{
  return gtk_window_get_default_widget (GTK_WINDOW (self));
}

static gboolean
is_uncovered (VedetteOpposedDialog *self)
{
  return self->openly || self->umpire;
}

static VedetteArmy *
get_army (Half *half)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (get_session (half->dialog)));
  return vedette_eagles_get_army (&eagles, half->side);
}

static gboolean
has_given (Half *half)
{
  return vedette_army_get_allocated (get_army (half)) != VEDETTE_EAGLES_NOT_ALLOCATED;
}

/* @id: as the file of its card names it */
static gpointer
get_part (Half       *half,
          const char *id)
{
  return gtk_builder_get_object (half->parts, id);
}

static VedetteMove *
make_allocation (Half *half,
                 int   points)
{
  VedetteMove *move = vedette_session_new_move (get_session (half->dialog), "allocate");

  g_object_set (move, "army", vedette_record_get_id (VEDETTE_RECORD (get_army (half))), "points", points, NULL);
  return move;
}

/* Points that were allocated under a cover are in the battle already. */
static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  VedetteMove *move = vedette_session_new_move (get_session (self), "opposed-roll");
  VedetteNumber said[VEDETTE_N_EAGLES_SIDES];
  g_autoptr (VedetteNumbers) points = NULL;
  guint n = 0;

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && is_uncovered (self); side++)
    if (self->halves[side].points > 0)
      said[n++] = (VedetteNumber){ vedette_record_get_id (VEDETTE_RECORD (get_army (&self->halves[side]))),
                                   self->halves[side].points };
  points = n > 0 ? vedette_numbers_new (said, n) : NULL;
  if (points != NULL)
    g_object_set (move, "points", points, NULL);
  return move;
}

/* The umpire sees twice as many chances as one side does: nothing need be scrolled if they are beside the halves. A small
   window has no room for that, nor has one with large text. */
static void
share_room (VedetteOpposedDialog *self,
            gboolean              wide)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkOrientation orientation;

  wide = wide && (parent == NULL || gtk_widget_get_width (GTK_WIDGET (parent)) >= WIDE) &&
         !vedette_adaptive_is_text_large (GTK_WIDGET (self));
  orientation = wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (self->columns)) == orientation)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->dice_place), orientation);
  gtk_box_set_homogeneous (self->dice_place, wide);
  /* Otherwise each would be as wide as its longest line asks for, and its height be measured for another width. */
  gtk_box_set_homogeneous (self->columns, wide);
  vedette_dialog_set_width (VEDETTE_DIALOG (self), wide ? WIDE : WIDTH);
}

/* The tables show a range that is always the same (A-E37): of one side while it is open, of both where both are. */
static void
show_charts (VedetteOpposedDialog *self,
             VedetteMove          *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (get_rules (self), move);
  const char *word = self->open != NULL
                       ? vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) self->open->side) : NULL;

  vedette_each (VedetteChart, chart, breakdown->charts)
    if (g_strcmp0 (chart->id, word) == 0)
      adw_bin_set_child (self->chart, vedette_chart_grid_new (chart));
  gtk_widget_set_visible (GTK_WIDGET (self->chart), word != NULL);
  if (is_uncovered (self))
    vedette_declare_foresight_update (self->foresight, move);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->foresight), FALSE);
}

/* Shows what Enter does now. Once a side has allocated under its cover, nobody is the umpire any more. */
static void
update (VedetteOpposedDialog *self)
{
  g_autoptr (VedetteMove) move = read_move (VEDETTE_MOVE_DIALOG (self), NULL);
  guint seconds = self->interval / 1000;
  g_autofree char *hint = g_strdup_printf (ngettext ("Hides after %u idle second.",
                                                     "Hides after %u idle seconds.", seconds), seconds);

  gtk_button_set_label (GTK_BUTTON (get_accept (self)), self->open != NULL ? _("Hide") : _("Roll"));
  gtk_widget_set_visible (self->umpire_group, !self->settled && !self->openly &&
                                              !has_given (&self->halves[VEDETTE_EAGLES_RED]) &&
                                              !has_given (&self->halves[VEDETTE_EAGLES_BLUE]));
  vedette_dialog_tell (VEDETTE_DIALOG (self), self->why_not != NULL ? self->why_not->why : self->open != NULL ? hint : NULL);
  vedette_dialog_explain (VEDETTE_DIALOG (self), self->why_not != NULL ? self->why_not->rule : NULL);
  show_charts (self, move);
  vedette_declare_dice_update (self->dice, move);
  /* A side that allocates points rolls nothing yet, so chances and points have the room, and nothing is cut off. */
  vedette_declare_dice_put_off (self->dice, self->open != NULL);
  share_room (self, self->umpire);
}

/* Enter covers the open half, even if Enter has uncovered it. */
static void
update_and_focus (VedetteOpposedDialog *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  update (self);
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (get_accept (self));
}

/* Covers all, and forgets what was entered for a side that has not allocated. */
static void
cover (VedetteOpposedDialog *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->why_not);
  self->open = NULL;
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      Half *half = &self->halves[side];

      half->pool = half->points = 0;
      gtk_label_set_text (get_part (half, "roller"), "");
      gtk_label_set_text (get_part (half, "points"), "");
      gtk_label_set_text (get_part (half, "left"), "");
      gtk_stack_set_visible_child_name (get_part (half, "pages"), has_given (half) ? "given" : "covered");
    }
}

/* Nothing is allocated by this: a player who was called away reveals their side again. */
static gboolean
on_timeout (gpointer data)
{
  VedetteOpposedDialog *self = data;

  self->timeout = 0;
  cover (self);
  update_and_focus (self);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (VedetteOpposedDialog *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->open != NULL)
    self->timeout = g_timeout_add (self->interval, on_timeout, self);
}

static void
show_points (Half *half,
             int   points)
{
  g_autofree char *number = NULL, *left = NULL;

  half->points = CLAMP (points, 0, half->pool);
  number = g_strdup_printf ("%d", half->points);
  /* Translators: how many initiative points an army would have left, and how many it has */
  left = g_strdup_printf (_("%d of %d left"), half->pool - half->points, half->pool);
  gtk_label_set_text (get_part (half, "points"), number);
  gtk_label_set_text (get_part (half, "left"), left);
}

static void
set_points (Half *half,
            int   points)
{
  if (!gtk_widget_get_sensitive (get_part (half, "more")))
    return;
  show_points (half, points);
  start_timeout (half->dialog);
  update_and_focus (half->dialog);
}

/* Both buttons stay as they are at the end of the range, so that the focus stays on one of them. */
static void
set_may_add (Half     *half,
             gboolean  may_add)
{
  gtk_widget_set_sensitive (get_part (half, "less"), may_add);
  gtk_widget_set_sensitive (get_part (half, "more"), may_add);
}

/* Returns: (transfer full): what the rules find of adding one point */
static VedetteRuling *
open_half (Half *half)
{
  VedetteRules *rules = get_rules (half->dialog);
  g_autoptr (VedetteMove) roll = vedette_session_new_move (get_session (half->dialog), "opposed-roll");
  g_autoptr (VedetteMove) one = make_allocation (half, 1);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, one);
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (rules, roll);
  int min;

  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      g_autofree char *value = vedette_digits_keep_order (g_strdup_printf ("%+d", factor->value));
      /* Translators: who rolls, and what is added to the die, such as “+2” */
      g_autofree char *roller = g_strdup_printf (C_("opposed roll", "%s: %s"), factor->label, value);

      if (factor->party == (guint) half->side && g_str_equal (factor->id, "rating"))
        gtk_label_set_text (get_part (half, "roller"), roller);
    }
  vedette_move_get_range (one, rules, "points", &min, &half->pool);
  set_may_add (half, ruling->verdict == VEDETTE_VERDICT_ALLOWED && half->pool > 0 && !half->dialog->settled);
  show_points (half, 0);
  gtk_stack_set_visible_child_name (get_part (half, "pages"), "open");
  return g_steal_pointer (&ruling);
}

static void
on_uncover (Half *half)
{
  g_autoptr (VedetteRuling) ruling = NULL;

  cover (half->dialog);
  ruling = open_half (half);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    half->dialog->why_not = g_steal_pointer (&ruling);
  half->dialog->open = half;
  start_timeout (half->dialog);
  update_and_focus (half->dialog);
}

static void
on_add (Half      *half,
        GtkButton *button)
{
  set_points (half, half->points + (button == get_part (half, "more") ? 1 : -1));
}

/* Shows all under their covers, or all that have not allocated open. */
static void
show_all (VedetteOpposedDialog *self)
{
  cover (self);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && is_uncovered (self); side++)
    if (!has_given (&self->halves[side]))
      g_object_unref (open_half (&self->halves[side]));
}

static void
on_umpire (VedetteOpposedDialog *self,
           GParamSpec           *pspec,
           GtkSwitch            *umpire)
{
  self->umpire = gtk_switch_get_active (umpire);
  show_all (self);
  update_and_focus (self);
}

/* Puts the focus on the first side that has not allocated, or else on the button at the end of the header. */
static void
focus_half (VedetteOpposedDialog *self)
{
  GtkWidget *focus = get_accept (self);

  for (int side = VEDETTE_N_EAGLES_SIDES; side-- > 0;)
    if (!has_given (&self->halves[side]))
      focus = get_part (&self->halves[side], is_uncovered (self) ? "more" : "uncover");
  gtk_widget_grab_focus (focus);
}

/* The points of the open half are allocated; if they cannot be, the reason is shown, and stays. */
static void
accept (VedetteDialog *dialog)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  g_autoptr (VedetteMove) allocation = self->open != NULL ? make_allocation (self->open, self->open->points) : NULL;
  g_autoptr (GError) error = NULL;

  if (self->dice == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else if (allocation == NULL)
    VEDETTE_DIALOG_CLASS (vedette_opposed_dialog_parent_class)->accept (dialog);
  else if (vedette_session_perform (get_session (self), allocation, 0, FALSE, &error) == NULL)
    {
      vedette_session_set_why_not (get_session (self), NULL);
      vedette_dialog_say (dialog, error->message);
    }
  else
    {
      cover (self);
      update (self);
      focus_half (self);
    }
}

static gboolean
get_dice (VedetteMoveDialog  *dialog,
          VedetteMove        *move,
          gboolean            agreed,
          VedetteDice       **dice,
          GError            **error)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  /* Nothing is rolled for a move that the rules refuse in any case. */
  if (!agreed && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return TRUE;
  if (!vedette_declare_dice_read (self->dice, dice, error))
    return FALSE;
  if (*dice == NULL || vedette_declare_dice_settle (self->dice, move, error))
    return TRUE;
  /* The dice are a tie: the points stay what they are. */
  g_clear_object (dice);
  self->settled = TRUE;
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    set_may_add (&self->halves[side], FALSE);
  gtk_widget_set_visible (self->umpire_group, FALSE);
  return FALSE;
}

static void
add_part (GtkGrid    *parts,
          int         row,
          const char *label,
          const char *value,
          const char *css_class)
{
  GtkWidget *text = vedette_eagles_look_label (label, NULL), *number = gtk_label_new (value);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, css_class);
  gtk_grid_attach (parts, text, 0, row, 1, 1);
  gtk_grid_attach (parts, number, 1, row, 1, 1);
}

/* Shows what the roll of one side was made of. Returns: what its die shows */
static int
show_rolled (Half             *half,
             VedetteBreakdown *breakdown)
{
  g_autofree char *total = g_strdup_printf ("%d", vedette_breakdown_get_total (breakdown, (guint) half->side));
  GtkGrid *parts = get_part (half, "parts");
  int natural = 0, row = 0;

  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      gboolean base = factor->is_base;
      g_autofree char *value = vedette_digits_keep_order (g_strdup_printf (base ? "%d" : "%+d", factor->value));

      if (factor->party != (guint) half->side)
        continue;
      add_part (parts, row++, factor->label, value, base ? "title-2" : "numeric");
      if (base)
        natural = factor->value;
    }
  add_part (parts, row, _("Total"), total, "points");
  gtk_stack_set_visible_child_name (get_part (half, "pages"), "rolled");
  return natural;
}

static void
set_sums_name (VedetteOpposedDialog *self,
               const char           *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sums), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The dice have been rolled, and nothing is secret any more. */
static void
done (VedetteMoveDialog *dialog)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  VedetteRules *rules = get_rules (self);
  VedetteStep *step = vedette_battle_get_current (vedette_session_get_battle (get_session (self)));
  g_autofree char *text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (rules, step, vedette_rules_get_viewer (rules));
  /* This move asks for no dice, so those that were typed are removed. */
  g_autoptr (VedetteMove) nothing = vedette_session_new_move (get_session (self), "allocate");
  int sum = show_rolled (&self->halves[VEDETTE_EAGLES_RED], breakdown) +
            show_rolled (&self->halves[VEDETTE_EAGLES_BLUE], breakdown);
  /* Translators: the sum of two dice */
  g_autofree char *name = g_strdup_printf (_("Both dice together: %d"), sum);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_add_css_class (gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->sums, sum - LEAST_SUM)),
                            "shown");
  set_sums_name (self, name);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->foresight), FALSE);
  share_room (self, FALSE);
  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  gtk_label_set_text (self->result, text);
  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);
  gtk_widget_set_visible (self->umpire_group, FALSE);
  vedette_declare_dice_update (self->dice, nothing);
  g_clear_object (&self->dice);
  vedette_dialog_set_done (VEDETTE_DIALOG (self), _("Done"));
  gtk_widget_grab_focus (get_accept (self));
}

/* Plus, minus and digits change the points of the open half, but not while a die is typed. */
static gboolean
on_key (gpointer        user_data,
        guint           keyval,
        GdkModifierType modifiers)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (user_data);

  if (self->open == NULL || vedette_keys_are_typed (user_data))
    return FALSE;
  if (keyval == GDK_KEY_plus || keyval == GDK_KEY_minus)
    set_points (self->open, self->open->points + (keyval == GDK_KEY_plus ? 1 : -1));
  else if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    set_points (self->open, (int) (keyval - GDK_KEY_0));
  else
    return FALSE;
  return TRUE;
}

static void
vedette_opposed_dialog_dispose (GObject *object)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->why_not);
  g_clear_object (&self->dice);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    g_clear_object (&self->halves[side].parts);

  G_OBJECT_CLASS (vedette_opposed_dialog_parent_class)->dispose (object);
}

static void
vedette_opposed_dialog_class_init (VedetteOpposedDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_opposed_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->get_dice = get_dice;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->done = done;
  g_type_ensure (VEDETTE_TYPE_TINT_CARD);
}

static void
vedette_opposed_dialog_init (VedetteOpposedDialog *self)
{
  self->interval = INTERVAL;
  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, FALSE, on_key);
}

/* @name: (transfer full) */
static void
name_button (GtkButton *button,
             char      *text)
{
  g_autofree char *name = text;

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A half has the colour of its army, and its sign; under the cover nothing else of it is seen. */
static void
add_half (VedetteOpposedDialog *self,
          VedetteEaglesSide     side,
          GtkBox               *box)
{
  Half *half = &self->halves[side];
  VedetteArmy *army;
  g_autoptr (VedetteParty) party = NULL;
  g_autofree char *name = NULL;
  VedetteEagles eagles;

  half->dialog = self;
  half->side = side;
  half->parts = gtk_builder_new_from_resource ("/io/github/vedette_wargames/Vedette/eagles/vedette-opposed-half.ui");
  army = get_army (half);
  vedette_eagles_read (&eagles, vedette_session_get_battle (get_session (self)));
  party = vedette_rules_find_party (get_rules (self), vedette_eagles_get_word (&eagles, army));
  name = vedette_eagles_say (&eagles, army);
  vedette_eagles_look_set_sign (get_part (half, "sign"), get_rules (self), &eagles, army);
  vedette_tint_card_set_party (get_part (half, "card"), party);
  vedette_party_paint_set_of (get_part (half, "uncover"), party->colour);
  gtk_label_set_text (get_part (half, "name"), name);
  /* Translators: an army, whose points are hidden */
  name_button (get_part (half, "uncover"), g_strdup_printf (_("Reveal: %s"), name));
  /* Translators: an army, which allocates its points */
  name_button (get_part (half, "less"), g_strdup_printf (_("Remove one point: %s"), name));
  /* Translators: an army, which allocates its points */
  name_button (get_part (half, "more"), g_strdup_printf (_("Add one point: %s"), name));
  g_signal_connect_swapped (get_part (half, "uncover"), "clicked", G_CALLBACK (on_uncover), half);
  g_signal_connect_swapped (get_part (half, "less"), "clicked", G_CALLBACK (on_add), half);
  g_signal_connect_swapped (get_part (half, "more"), "clicked", G_CALLBACK (on_add), half);
  gtk_box_append (box, get_part (half, "card"));
}

/* All sums of both dice, with those marked that end the turn. As a whole they are a picture, with the words above it; where
   there is little room, they go on in a second row. */
static void
add_sums (VedetteOpposedDialog *self,
          GtkBox               *said)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *title = NULL;
  int first_end = MOST_SUM;

  self->sums = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "homogeneous", TRUE,
                             "column-spacing", 1, "row-spacing", 1, "min-children-per-line", LEAST_SUMS_IN_ROW,
                             "max-children-per-line", MOST_SUM - LEAST_SUM + 1, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->sums), "dice-sums");
  for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++)
    {
      g_autofree char *text = g_strdup_printf ("%d", sum);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dice-sum");
      if (vedette_eagles_is_turn_over (sum / 2, sum - sum / 2))
        {
          gtk_widget_add_css_class (label, "ends-turn");
          first_end = MIN (first_end, sum);
        }
      gtk_flow_box_append (self->sums, g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", label, "focusable", FALSE,
                                                     "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
    }
  /* Translators: of the sum of two dice; a number */
  title = g_strdup_printf (_("Both dice together: %d or more ends the turn"), first_end);
  set_sums_name (self, title);
  gtk_box_append (GTK_BOX (box), vedette_eagles_look_label (title, "dim-label"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sums));
  gtk_box_append (said, box);
}

static void
add_umpire (VedetteOpposedDialog *self,
            GtkBox               *said)
{
  GtkWidget *umpire = gtk_switch_new ();

  gtk_widget_set_valign (umpire, GTK_ALIGN_CENTER);
  self->umpire_group = vedette_group_new (NULL);
  gtk_box_append (said, self->umpire_group);
  vedette_row_add (self->umpire_group, _("One person is the umpire"), _("The umpire enters the points of both sides"), umpire);
  g_signal_connect_object (umpire, "notify::active", G_CALLBACK (on_umpire), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_opposed_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_opposed_dialog_new (GtkWindow      *parent,
                            VedetteSession *session)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "opposed-roll");
  VedetteOpposedDialog *self = vedette_move_dialog_new (VEDETTE_TYPE_OPPOSED_DIALOG, parent, session,
                                                        vedette_move_get_label (move));
  VedetteDialog *dialog = VEDETTE_DIALOG (self);
  GtkBox *said = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  GtkBox *halves = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  self->openly = vedette_eagles_get_switch (&eagles, "alloc") == VEDETTE_ALLOC_OPEN;
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
  gtk_box_set_homogeneous (halves, TRUE);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    add_half (self, (VedetteEaglesSide) side, halves);
  self->result = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->result, TRUE);
  gtk_label_set_wrap_mode (self->result, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->result, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->result), "title-4");
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  self->chart = ADW_BIN (adw_bin_new ());
  gtk_box_append (said, GTK_WIDGET (halves));
  gtk_box_append (said, GTK_WIDGET (self->result));
  gtk_box_append (said, GTK_WIDGET (self->chart));
  add_sums (self, said);
  add_umpire (self, said);
  gtk_widget_set_hexpand (GTK_WIDGET (said), TRUE);
  self->foresight = vedette_declare_foresight_new (get_rules (self));
  /* While points are secret, chances without them would mislead anyone who knows them. */
  if (self->openly)
    vedette_declare_foresight_add_odds (self->foresight);
  self->columns = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (self->columns, GTK_WIDGET (said));
  gtk_box_append (self->columns, GTK_WIDGET (self->foresight));
  vedette_dialog_add (dialog, GTK_WIDGET (self->columns));
  self->dice_place = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  vedette_dialog_add (dialog, GTK_WIDGET (self->dice_place));
  self->dice = vedette_declare_dice_new (dialog, get_rules (self));
  vedette_declare_dice_set_place (self->dice, self->dice_place);
  vedette_dialog_set_accept (dialog, _("Roll"));
  show_all (self);
  update (self);
  /* Players with real dice have come to type them. */
  if (!vedette_declare_dice_may_roll (self->dice))
    vedette_declare_dice_focus (self->dice);
  else
    focus_half (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_opposed_dialog_set_interval:
 * @interval: in milliseconds
 *
 * Changes how long an open half stays open while nothing is done, from the next one on that is opened.
 */
void
vedette_opposed_dialog_set_interval (VedetteOpposedDialog *self,
                                     guint                 interval)
{
  self->interval = interval;
}
