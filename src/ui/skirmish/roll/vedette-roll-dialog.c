/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who makes the attempt, what counts, the number needed, and the die. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"

/* The dialog is no larger than it has to be: it should not cover the battle, and its Roll should be near the button that
 * opened the dialog. */
#define WIDTH 940
#define HEIGHT 680
/* In px, the frame of a window on a screen without shadows; and the room for questions and agreements that appear later */
#define FRAME 12
#define LATER 72
#define NARROW_HEIGHT 1000
#define LARGE_WIDTH 1366
#define LARGE_HEIGHT 760
/* The width between the margins for the intentions in the widest dialog, with large text, and in the narrowest, in px */
#define WIDE_ROOM 590
#define LARGE_ROOM 700
#define NARROW_ROOM 330
/* Around the words between − and +, in px */
#define OTHER_MARGIN 6
/* A die has no more digits than this. */
#define MAX_DIGITS 2
G_DEFINE_FINAL_TYPE (VedetteRollDialog, vedette_roll_dialog, ADW_TYPE_WINDOW)

/* The actions */

/* Rolls, uses the die, skips the roll, or does what both sides agreed to. */
static void
perform (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  gboolean agreed = g_str_equal (name, "roll.agreed");
  const char *kind = agreed ? self->pending : g_str_equal (name, "roll.decline") ? "decline" : "snatch";
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;
  gboolean needs_die;

  if (self->done || kind == NULL)
    return;
  move = g_str_equal (kind, "decline") ? vedette_session_new_move (self->session, kind) : vedette_roll_declare (self);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  needs_die = breakdown != NULL && vedette_roll_get_result (self) == VEDETTE_RESULT_ROLL &&
              vedette_roll_get_natural (self) == 0;
  if (needs_die && *gtk_editable_get_text (self->die) != '\0')
    vedette_roll_refuse (self, move, _("Enter a number from 1 to 20"));
  else if (needs_die && vedette_roll_is_real (self))
    vedette_roll_refuse (self, move, _("This side uses real dice. Enter the number, or record only won or lost."));
  else
    {
      self->done = TRUE;
      self->done = vedette_session_perform (self->session, move, vedette_roll_get_natural (self), agreed, &error) != NULL;
      if (self->done)
        gtk_window_close (GTK_WINDOW (self));
      else
        vedette_roll_refuse (self, move, error->message);
    }
}

/* Chooses an intention; if that is chosen already, none. */
static void
choose_intention (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);

  GtkWidget *none = gtk_widget_get_first_child (GTK_WIDGET (self->intentions));

  for (GtkWidget *button = none; button != NULL; button = gtk_widget_get_next_sibling (button))
    if (g_variant_equal (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), parameter))
      {
        gboolean chosen = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chosen ? none : button), TRUE);
        return;
      }
}

static void
toggle (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  VedetteCandidate *candidate = vedette_roll_get_candidate (self);
  int i = 0;
  gboolean is;

  while (!g_str_equal (vedette_roll_ticks[i], g_variant_get_string (parameter, NULL)))
    i++;
  is = !vedette_roll_is_ticked (self, i);
  if (i == TICK_CARD)
    {
      gtk_widget_activate_action (widget, "roll.intention", "s", vedette_roll_ticks[i]);
      return;
    }
  /* A figure that is free to break off by the roster stays so here, and a question that is hidden takes no answer. */
  if ((i == TICK_BREAK_OFF && candidate != NULL && vedette_figure_get_break_off (candidate->figure)) ||
      (i == TICK_LOW && !gtk_widget_get_visible (GTK_WIDGET (self->tick[i]))))
    return;
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->tick[i], is);
  /* A die and a result without one exclude each other, as won and lost do. */
  if (i == TICK_WON || i == TICK_LOST)
    {
      gtk_toggle_button_set_active (self->tick[i == TICK_WON ? TICK_LOST : TICK_WON], FALSE);
      if (is)
        gtk_editable_set_text (self->die, "");
      else
        gtk_toggle_button_set_active (self->tick[TICK_LOW], FALSE);
      gtk_menu_button_popdown (self->more);
    }
  self->filling = FALSE;
  vedette_roll_on_declared (self);
}

static void
add_other (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);

  self->other = CLAMP (self->other + g_variant_get_int32 (parameter), -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER);
  vedette_roll_on_declared (self);
}

/* Enters the die by the face that was pressed, or takes the die back with 0. A digit can be typed from anywhere in the
 * dialog, and -1 takes the last one back. What has all its digits is begun again, but no digit is dropped. */
static void
enter_die (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GtkEditable *die = VEDETTE_ROLL_DIALOG (widget)->die;
  int number = g_variant_get_int32 (parameter);
  const char *text = gtk_editable_get_text (die);
  gsize length = strlen (text);
  g_autofree char *typed = NULL;

  if (g_str_equal (name, "roll.pick"))
    typed = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
  else if (number < 0)
    typed = g_strndup (text, length - MIN (length, 1));
  else
    typed = g_strdup_printf ("%s%d", length < MAX_DIGITS ? text : "", number);
  gtk_editable_set_text (die, typed);
  gtk_editable_set_position (die, -1);
}

/* One figure of the chosen line falls; the dialog goes on with who is left. */
static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "out");

  if (vedette_roll_get_candidate (self) == NULL)
    return;
  g_object_set (move, "line", vedette_roll_get_figure (self), "men", 1, NULL);
  vedette_session_perform (self->session, move, 0, FALSE, NULL);
}

static void
undo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;

  if (vedette_session_undo (self->session, &error))
    return;
  move = vedette_roll_declare (self);
  vedette_roll_refuse (self, move, error->message);
}

/* The keys */

/* Is a [callback@Vedette.KeyFunc]. */
static gboolean
press (gpointer        dialog,
       guint           keyval,
       GdkModifierType modifiers)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *action = NULL;

  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return gtk_widget_activate_action (dialog, "roll.digit", "i", (int) (keyval - GDK_KEY_0));
  for (const VedetteShortcut *shortcut = vedette_roll_shortcuts; shortcut->action != NULL; shortcut++)
    if (gdk_keyval_from_name (shortcut->keys[0]) == keyval)
      return g_action_parse_detailed_name (shortcut->action, &action, &target, NULL) &&
             gtk_widget_activate_action_variant (dialog, action, target);
  return FALSE;
}

static gboolean
on_key (gpointer        dialog,
        guint           keyval,
        GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (dialog));

  /* The list of a drop-down has keys of its own. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (dialog) &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_z && modifiers == GDK_CONTROL_MASK)
    return gtk_widget_activate_action (dialog, "roll.undo", NULL);
  return (modifiers & GDK_CONTROL_MASK) == 0 && press (dialog, keyval, modifiers);
}

/* The field of the die takes digits only, so that letters work as keys there, too. */
static gboolean
on_die_key (GtkEventControllerKey *controller,
            guint                  keyval,
            guint                  keycode,
            GdkModifierType        state,
            VedetteRollDialog     *self)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || character < ' ' || character == 0x7f ||
      g_unichar_isdigit (character))
    return GDK_EVENT_PROPAGATE;
  vedette_keys_read (controller, keyval, state, press, self);
  return GDK_EVENT_STOP;
}

static void
on_die (VedetteRollDialog *self)
{
  if (*gtk_editable_get_text (self->die) != '\0')
    {
      gtk_toggle_button_set_active (self->tick[TICK_WON], FALSE);
      gtk_toggle_button_set_active (self->tick[TICK_LOST], FALSE);
      gtk_toggle_button_set_active (self->tick[TICK_LOW], FALSE);
    }
  vedette_roll_on_declared (self);
}

static void
on_activate (VedetteRollDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "roll.take", NULL);
}

/* The battle has changed under the dialog: a figure fell, or a step was undone. */
static void
on_session_changed (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (self->done)
    return;
  move = vedette_session_new_move (self->session, "snatch");
  ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);
  if (ruling->is_final)
    {
      self->done = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  vedette_roll_refresh (self, self->chosen);
  vedette_roll_focus_list (self);
}

/* Large and small windows */

/* In a wide window the list stands beside the rest. In a narrow one the list is the first of what scrolls, and the sum the
 * last. */
static void
on_narrow (VedetteRollDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);
  gboolean large = vedette_adaptive_is_text_large (GTK_WIDGET (self));
  gboolean had_focus = gtk_widget_get_focus_child (self->nominee) != NULL;
  int room = narrow ? NARROW_ROOM : large ? LARGE_ROOM : WIDE_ROOM, widest = 0, n = 0, columns;
  GtkWidget *button;

  g_object_ref (self->nominee);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->nominee)), self->nominee);
  gtk_box_prepend (narrow ? self->scrolled : self->panes, self->nominee);
  g_object_unref (self->nominee);
  vedette_roll_fold (self);
  /* As many intentions are side by side as have room for all their words; in other languages and in large letters these are
   * fewer. */
  for (button = gtk_widget_get_first_child (GTK_WIDGET (self->intentions)); button != NULL;
       button = gtk_widget_get_next_sibling (button), n++)
    {
      int natural;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural + (int) gtk_grid_get_column_spacing (self->intentions));
    }
  columns = n * widest <= room ? n : 3 * widest <= room ? 3 : 2;
  vedette_adaptive_arrange (self->intentions, columns);
  vedette_adaptive_arrange (self->ticks, narrow || large ? 1 : 2);
  vedette_roll_odds_set_tight (self->odds, narrow || large ? self->scrolled : NULL);
  if (had_focus)
    vedette_roll_focus_list (self);
}

/* Makes the dialog so large that in every font and language the list has room beside the rest and every factor is shown. */
static void
size_to (VedetteRollDialog *self,
         GtkWindow         *parent)
{
  GtkWidget *child = vedette_adaptive_get_child (self->adaptive);
  int width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  int height = parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;
  int most = LARGE_WIDTH, highest = LARGE_HEIGHT;

  if (!vedette_adaptive_is_text_large (GTK_WIDGET (self)))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &most, NULL, NULL, NULL);
      most = MAX (WIDTH, most + FRAME);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, most - FRAME, NULL, &highest, NULL, NULL);
      /* What is narrow has one column, and all of it in view where the window is so high. */
      highest = width > 0 && width < most ? NARROW_HEIGHT : MAX (HEIGHT, highest + LATER + FRAME);
    }
  gtk_window_set_default_size (GTK_WINDOW (self), width > 0 ? CLAMP (width, VEDETTE_ADAPTIVE_MIN_WIDTH, most) : most,
                               height > 0 ? CLAMP (height, 480, highest) : highest);
}

/* The rows of the list exist only now, so that the chosen row can take the focus. */
static void
vedette_roll_dialog_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (vedette_roll_dialog_parent_class)->map (widget);
  vedette_roll_focus_list (VEDETTE_ROLL_DIALOG (widget));
}

static void
vedette_roll_dialog_dispose (GObject *object)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (object);

  /* The rows of the list call functions of the dialog until the rows are gone. */
  if (self->list_place != NULL)
    adw_bin_set_child (self->list_place, NULL);
  vedette_forces_clear (&self->nominees.forces);
  g_clear_object (&self->rows);
  g_clear_object (&self->known);
  g_clear_object (&self->someone_else);
  g_clear_object (&self->session);
  g_clear_pointer (&self->tried, g_free);

  G_OBJECT_CLASS (vedette_roll_dialog_parent_class)->dispose (object);
}

static void
vedette_roll_dialog_class_init (VedetteRollDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_dialog_dispose;
  widget_class->map = vedette_roll_dialog_map;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_CARD_FACE);
  g_type_ensure (VEDETTE_TYPE_HOLD_BUTTON);
  g_type_ensure (VEDETTE_TYPE_ROLL_ODDS);
  g_type_ensure (VEDETTE_TYPE_TURNING_BOX);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, panes);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, scrolled);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, nominee);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, fold);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, fold_name);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, find);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, find_key);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, list_card);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, list_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, out);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, odds);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, intentions);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, ticks);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, read);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, reading);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, face);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, other_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, other_why);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, agreed);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, die);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, take);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, decline);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, more);
  for (int i = 0; i < N_TICKS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, vedette_roll_ticks[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, on_narrow);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, vedette_roll_on_declared);
  gtk_widget_class_bind_template_callback (widget_class, on_die);
  gtk_widget_class_bind_template_callback (widget_class, on_die_key);

  vedette_roll_bind_nominees (widget_class);
  gtk_widget_class_install_action (widget_class, "roll.take", NULL, perform);
  /* The entry of the name activates this action on Enter. */
  gtk_widget_class_install_action (widget_class, "dialog.accept", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.decline", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.agreed", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.intention", "s", choose_intention);
  gtk_widget_class_install_action (widget_class, "roll.tick", "s", toggle);
  gtk_widget_class_install_action (widget_class, "roll.other", "i", add_other);
  gtk_widget_class_install_action (widget_class, "roll.pick", "i", enter_die);
  gtk_widget_class_install_action (widget_class, "roll.digit", "i", enter_die);
  gtk_widget_class_install_action (widget_class, "roll.out", NULL, take_out);
  gtk_widget_class_install_action (widget_class, "roll.undo", NULL, undo);
}

static void
vedette_roll_dialog_init (VedetteRollDialog *self)
{
  static const int most[] = { VEDETTE_ATTEMPT_MAX_OTHER, -VEDETTE_ATTEMPT_MAX_OTHER };
  GtkWidget *widget = GTK_WIDGET (self), *child;
  int room = 0;

  gtk_widget_init_template (widget);
  vedette_keys_add (widget, GTK_PHASE_BUBBLE, TRUE, on_key);
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->intentions)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    vedette_roll_caption_add (child);
  vedette_spoken_set_name (gtk_widget_get_last_child (GTK_WIDGET (self->intentions)), _("Carry out the order card"));
  for (int i = 0; i < N_TICKS; i++)
    {
      self->tick[i] = GTK_TOGGLE_BUTTON (gtk_widget_get_template_child (widget, VEDETTE_TYPE_ROLL_DIALOG,
                                                                        vedette_roll_ticks[i]));
      vedette_roll_caption_add (self->tick[i]);
    }
  vedette_hold_button_set_label (self->read, _("Hold to Read"));
  vedette_hold_button_set_child (self->read, gtk_image_new_from_icon_name ("view-reveal-symbolic"));
  vedette_hold_button_set_pins (self->read, TRUE);
  vedette_spoken_set_tip (GTK_WIDGET (self->read), _("Hold to Read"));
  vedette_roll_caption_add (self->take);
  vedette_roll_caption_add (self->decline);
  vedette_roll_caption_add (self->agreed);
  vedette_roll_caption_add (self->out);
  vedette_spoken_set_name (self->out, _("Record the selected figure as a casualty"));
  vedette_roll_caption_pass_enter (GTK_WIDGET (self->fold));
  /* The toggle inside the menu button takes the focus, so it needs the name. */
  vedette_spoken_set_name (gtk_widget_get_first_child (GTK_WIDGET (self->more)), _("Die Not Shown"));
  /* The words between − and + have room for the longest, so that nothing beside them moves. */
  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      g_autofree char *text = vedette_roll_say_effect (most[i]);
      int width;

      gtk_label_set_text (self->other_label, text);
      gtk_widget_measure (GTK_WIDGET (self->other_label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      room = MAX (room, width + OTHER_MARGIN);
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->other_label), room, -1);
}

/* Names whose roll it is, with the sign and in the color of the side. */
static void
show_side (VedetteRollDialog *self)
{
  gint64 roller = vedette_duel_get_roller (&self->skirmish);
  VedetteForce *force = vedette_battle_find (self->skirmish.battle, VEDETTE_TYPE_FORCE, roller);
  /* Translators: a heading; the name of a side */
  g_autofree char *title = g_strdup_printf (_("%s: Roll to Snatch"), vedette_skirmish_get_side_name (&self->skirmish, roller));

  gtk_window_set_title (GTK_WINDOW (self), title);
  vedette_spoken_set_name (GTK_WIDGET (self), title);
  gtk_label_set_text (self->sign, vedette_sign_get_symbol (vedette_force_get_sign (force)));
  vedette_party_paint_set_ink (GTK_WIDGET (self->sign), vedette_force_get_colour (force));
  vedette_party_paint_set_of (GTK_WIDGET (self->odds), vedette_force_get_colour (force));
}

/**
 * vedette_roll_dialog_new:
 * @parent: (nullable): the window of the battle
 *
 * Makes a dialog in which the side without the initiative makes its roll, or lets it pass; present it. It closes when that
 * is done, or when the roll is not due any more.
 *
 * Returns: (transfer none): the dialog, which GTK owns as it does all windows
 */
GtkWidget *
vedette_roll_dialog_new (GtkWindow      *parent,
                         VedetteSession *session)
{
  VedetteRollDialog *self = g_object_new (VEDETTE_TYPE_ROLL_DIALOG, "transient-for", parent, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->session = g_object_ref (session);
  self->known = vedette_session_new_move (session, "snatch");
  self->rows = vedette_declare_rows_new (vedette_session_get_rules (session), self->known);
  vedette_declare_rows_add (self->rows, vedette_declare_control_new_for (vedette_roll_find_param (self, "intention"),
                                                                         GTK_WIDGET (self->intentions)));
  for (int i = 0; i < N_FACTORS; i++)
    {
      GParamSpec *pspec = vedette_roll_find_param (self, vedette_roll_ticks[i]);

      gtk_widget_set_tooltip_text (GTK_WIDGET (self->tick[i]), vedette_param_spec_get_hint (pspec));
      if (i != TICK_CARD)
        vedette_declare_rows_add (self->rows, vedette_declare_control_new_for (pspec, GTK_WIDGET (self->tick[i])));
    }
  on_narrow (self);
  vedette_skirmish_read (&self->skirmish, vedette_session_get_battle (session));
  show_side (self);
  vedette_roll_make_nominees (self);
  vedette_roll_update (self);
  size_to (self, parent);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (vedette_roll_on_declared), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->take);
  return widget;
}
