/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who makes the attempt, what counts, the number needed, and the die. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "ui/declare/vedette-declare-control.h"
#include "ui/declare/vedette-declare-rows.h"
#include "ui/records/vedette-record-list.h"
#include "ui/skirmish/orders/vedette-card-face.h"
#include "ui/skirmish/orders/vedette-card-front.h"
#include "ui/skirmish/roll/vedette-nominee-columns.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/skirmish/roll/vedette-roll-odds.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"
#include "ui/widgets/vedette-turning-box.h"
#include "ui/widgets/vedette-why-button.h"

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
/* How many steps back a failed attempt of an unlisted figure is looked for */
#define LOOK_BACK 60

enum
{
  TICK_REACH,
  TICK_NO_SIGHT,
  TICK_ENGAGED,
  TICK_BREAK_OFF,
  TICK_CARD,
  TICK_LOW,
  TICK_WON,
  TICK_LOST,
  N_TICKS,
  N_FACTORS = TICK_LOW,
};

/* The ticks as the template has them. The factors have the names of their parameters, which the last ticks of the game have,
 * too. */
static const char * const ticks[N_TICKS] = { "reach", "no-sight", "engaged", "break-off", "card", "low", "won", "lost" };

/* The parameters of a figure that is not listed */
static const char * const unlisted[] = { "troops", "leader", "name", "keep" };

/**
 * VedetteRollDialog:
 *
 * Makes the snatch roll, or skips it, and closes; the window shows the result.
 */
struct _VedetteRollDialog
{
  AdwWindow parent_instance;

  /* owned */
  VedetteSession *session;
  VedetteMove *known;       /* a snatch that says who makes the attempt */
  VedetteDeclareRows *rows; /* the intention, the factors, and an unlisted figure */
  GObject *someone_else;    /* what stands in the list for a figure that is not listed */
  char *tried;              /* why the last thing that was tried cannot be done */

  VedetteNominees nominees;
  VedetteRecordList *list;
  VedetteSkirmish skirmish; /* read again whenever the battle changes */
  const char *pending; /* the move that "Override by Agreement" makes */
  int other;           /* how much easier the players make it */
  gint64 chosen;       /* the line that was chosen last, 0 for an unlisted figure */
  gboolean filling;    /* while the program changes what is shown */
  gboolean done;

  GtkToggleButton *tick[N_TICKS];
  GtkWidget *someone;

  /* template */
  VedetteAdaptive *adaptive;
  GtkLabel *sign;
  GtkBox *panes;
  GtkBox *scrolled;
  GtkWidget *nominee;
  GtkToggleButton *fold;
  GtkLabel *fold_name;
  GtkEditable *find;
  GtkWidget *find_key;
  GtkWidget *list_card;
  AdwBin *list_place;
  GtkWidget *out;
  VedetteRollOdds *odds;
  GtkGrid *intentions;
  GtkGrid *ticks;
  VedetteHoldButton *read; /* beside the tick of the card, whose text it shows */
  GtkPopover *reading;
  VedetteCardFace *face;
  GtkLabel *other_label;
  GtkEditable *other_why;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkWidget *agreed;
  GtkEditable *die;
  GtkWidget *take;
  GtkWidget *decline;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (VedetteRollDialog, vedette_roll_dialog, ADW_TYPE_WINDOW)

/* What the dialog says */

static gboolean
is_ticked (VedetteRollDialog *self,
           int                tick)
{
  return gtk_toggle_button_get_active (self->tick[tick]);
}

static GParamSpec *
find_param (VedetteRollDialog *self,
            const char        *name)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->known), name);
}

/* Returns: (nullable): the line that is chosen; %NULL for a figure that is not listed */
static VedetteCandidate *
get_candidate (VedetteRollDialog *self)
{
  return vedette_nominees_get (&self->nominees, vedette_record_list_get_one (self->list));
}

static gint64
get_figure (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = get_candidate (self);

  return candidate != NULL ? vedette_record_get_id (VEDETTE_RECORD (candidate->figure)) : 0;
}

/* Returns: (transfer full): what the one who is chosen is called */
static char *
get_name (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = get_candidate (self);

  return candidate != NULL ? vedette_nominee_say_name (NULL, candidate->figure, NULL) : g_strdup (_("Unlisted figure"));
}

/* Returns: what was typed, 1 to 20; 0 if that is not on the die */
static int
get_natural (VedetteRollDialog *self)
{
  guint64 number;

  return g_ascii_string_to_unsigned (gtk_editable_get_text (self->die), 10, 1, VEDETTE_ATTEMPT_SIDES, &number, NULL)
           ? (int) number : 0;
}

static VedetteResult
get_result (VedetteRollDialog *self)
{
  if (is_ticked (self, TICK_WON))
    return VEDETTE_RESULT_WON;
  return is_ticked (self, TICK_LOST) ? VEDETTE_RESULT_LOST : VEDETTE_RESULT_ROLL;
}

/* Returns: whether the side that rolls has dice of its own, so that nothing is rolled here */
static gboolean
rolls_real (VedetteRollDialog *self)
{
  VedetteForce *force = vedette_battle_find (self->skirmish.battle, VEDETTE_TYPE_FORCE,
                                             vedette_duel_get_roller (&self->skirmish));

  return force != NULL && vedette_force_get_rolling (force) == VEDETTE_ROLLING_REAL;
}

/* Returns: (transfer full): the snatch, with all that is said of it */
static VedetteMove *
declare (VedetteRollDialog *self)
{
  VedetteMove *move = vedette_declare_rows_read (self->rows, FALSE, NULL);
  VedetteResult result = get_result (self);
  gboolean low = is_ticked (self, TICK_LOW) && gtk_widget_get_visible (GTK_WIDGET (self->tick[TICK_LOW]));

  /* The class of an unlisted figure is compulsory (S-09), and the row leaves out the usual class. */
  if (get_candidate (self) == NULL)
    g_object_set (move, "troops", vedette_move_get_enum (move, "troops"), NULL);
  if (self->other != 0)
    g_object_set (move, "other", self->other, "why", gtk_editable_get_text (self->other_why), NULL);
  if (result != VEDETTE_RESULT_ROLL)
    g_object_set (move, "result", result, "low", low ? VEDETTE_TRI_YES : VEDETTE_TRI_UNTRACKED, NULL);
  return move;
}

/* What the dialog shows */

/* Shows what speaks against the declaration, or a reminder; and whether both sides may agree to it all the same. */
static void
show_ruling (VedetteRollDialog *self,
             VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);
  gboolean may_agree = ruling->verdict != VEDETTE_VERDICT_ALLOWED && !ruling->is_final;
  const char *why = ruling->why;

  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED && g_list_model_get_n_items (ruling->findings) > 0)
    why = vedette_ruling_nth (ruling, 0)->why;
  gtk_label_set_text (self->why_not, self->tried != NULL ? self->tried : why != NULL ? why : "");
  vedette_why_button_set_rule (self->why, vedette_ruling_find_rule (ruling, gtk_label_get_text (self->why_not)));
  gtk_widget_set_visible (self->agreed, may_agree);
  self->pending = may_agree ? vedette_move_get_name (move) : NULL;
}

/* Returns: (transfer full): the effect of a factor on the number needed, in one direction for all factors */
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

/* Returns: (transfer full): what a factor is called for this nominee and this intention */
static char *
name_factor (VedetteRollDialog *self,
             VedetteMove       *move,
             int                tick)
{
  VedetteCandidate *candidate = get_candidate (self);
  char *reach = NULL;

  if (tick == TICK_CARD && candidate != NULL && candidate->card != NULL)
    /* Translators: an order card by its number */
    return g_strdup_printf (_("On card %d"), vedette_order_card_get_number (candidate->card));
  if (tick == TICK_REACH && candidate != NULL)
    reach = vedette_nomination_describe_reach (candidate->figure, (VedetteIntention) vedette_move_get_enum (move, "intention"));
  return reach != NULL ? reach : g_strdup (vedette_param_spec_get_label (find_param (self, ticks[tick])));
}

/* Shows beside each factor what it does to the number needed: the snatch is previewed with the factor and without it. */
static void
show_factors (VedetteRollDialog *self,
              VedetteMove       *move)
{
  for (int i = 0; i < N_FACTORS; i++)
    {
      g_autofree char *name = name_factor (self, move, i);
      g_autofree char *effect = NULL;
      int needs[2];

      for (int k = 0; k < 2; k++)
        {
          g_autoptr (VedetteMove) other = declare (self);
          g_autoptr (VedetteBreakdown) breakdown = NULL;

          if (i == TICK_CARD)
            g_object_set (other, "intention", k ? VEDETTE_INTENTION_CARD : VEDETTE_INTENTION_UNTRACKED, NULL);
          else if (i == TICK_BREAK_OFF)
            g_object_set (other, ticks[i], k, NULL);
          else
            g_object_set (other, ticks[i], k ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
          breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), other);
          needs[k] = breakdown != NULL ? breakdown->need : 0;
        }
      effect = say_effect (needs[0] - needs[1]);
      vedette_roll_caption_set (self->tick[i], name, effect);
    }
}

/* Shows what Enter does. */
static void
show_die (VedetteRollDialog *self)
{
  VedetteResult result = get_result (self);
  gboolean typed = *gtk_editable_get_text (self->die) != '\0';
  int natural = get_natural (self);
  /* The digit 0 may become a die with another digit. */
  gboolean wrong = typed && natural == 0 && !g_str_equal (gtk_editable_get_text (self->die), "0");
  g_autofree char *text = NULL;

  if (result == VEDETTE_RESULT_WON)
    text = g_strdup (_("Record as Won"));
  else if (result == VEDETTE_RESULT_LOST)
    text = g_strdup (_("Record as Lost"));
  else if (natural > 0)
    /* Translators: on a button, what the die shows */
    text = g_strdup_printf (_("Use %d"), natural);
  else if (typed || rolls_real (self))
    text = g_strdup (_("Use This Die"));
  else
    text = g_strdup (C_("button", "Roll"));
  vedette_roll_caption_set (self->take, text, NULL);
  vedette_roll_odds_set_die (self->odds, natural);
  vedette_style_set_class (GTK_WIDGET (self->die), "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->die), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (wrong && self->tried == NULL)
    self->tried = g_strdup (_("Enter a number from 1 to 20"));
}

static void
update (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) unsaid = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autofree char *name = get_name (self), *other = NULL;

  if (self->done || self->filling)
    return;
  show_die (self);
  /* A-S49: won or lost alone may leave it open if the die was 1 to 3. */
  unsaid = declare (self);
  g_object_set (unsaid, "low", VEDETTE_TRI_UNTRACKED, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->tick[TICK_LOW]),
                          get_result (self) != VEDETTE_RESULT_ROLL &&
                            vedette_nomination_get_low (unsaid, &self->skirmish) == VEDETTE_TRI_UNTRACKED);
  move = declare (self);
  /* The card counts when the nominee means to carry it out (S-38), so tick and intention are one. */
  gtk_toggle_button_set_active (self->tick[TICK_CARD], vedette_move_get_enum (move, "intention") == VEDETTE_INTENTION_CARD);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  vedette_roll_odds_show (self->odds, breakdown, name,
                          vedette_duel_get_counters (&self->skirmish, vedette_duel_get_roller (&self->skirmish)));
  show_factors (self, move);
  other = self->other == 0 ? g_strdup ("0") : say_effect (self->other);
  gtk_label_set_text (self->other_label, other);
  self->nominees.in_reach = is_ticked (self, TICK_REACH);
  vedette_record_list_update (self->list);
  show_ruling (self, move);
}

/* The players have declared something else, so the reason why an earlier attempt was refused no longer matters. */
static void
on_said (VedetteRollDialog *self)
{
  g_clear_pointer (&self->tried, g_free);
  update (self);
}

/* Says why @move, which was tried, cannot be done. */
static void
refuse (VedetteRollDialog *self,
        VedetteMove       *move,
        const char        *why)
{
  g_free (self->tried);
  self->tried = g_strdup (why);
  vedette_session_set_why_not (self->session, why);
  show_ruling (self, move);
}

/* The nominee */

/* In a narrow window the list is folded to the chosen figure, so that the factors have room. */
static void
on_fold (VedetteRollDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);

  gtk_widget_set_visible (self->list_card, !narrow || gtk_toggle_button_get_active (self->fold));
  gtk_widget_set_vexpand (self->list_card, !narrow);
}

/* Gives the focus to the row of the chosen figure, or to the button that the list is folded to. */
static void
focus_list (VedetteRollDialog *self)
{
  if (gtk_widget_get_visible (self->list_card))
    vedette_record_list_focus (self->list);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->fold));
}

/* Ticks what is known of the nominee, and what was ticked in the last attempt of this holding; all else is as nobody had said
 * anything. A card is claimed by whoever rolls and by nobody else, as the other side may be looking (A-S53). */
static void
preset (VedetteRollDialog *self)
{
  const char * const *last = NULL;

  if (self->chosen != 0 && self->chosen == vedette_skirmish_game_get_last_nominee (self->skirmish.game))
    last = vedette_skirmish_game_get_last_ticks (self->skirmish.game);
  self->other = 0;
  gtk_editable_set_text (self->other_why, "");
  vedette_declare_row_reset (vedette_declare_rows_find (self->rows, "intention"));
  for (int i = 0; i < TICK_CARD; i++)
    {
      vedette_declare_row_reset (vedette_declare_rows_find (self->rows, ticks[i]));
      if (last != NULL && g_strv_contains (last, ticks[i]))
        gtk_toggle_button_set_active (self->tick[i], TRUE);
    }
}

/* Turns the order card of the nominee over as long as the button beside its tick is held. */
static void
on_read (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = get_candidate (self);
  g_autoptr (VedetteParty) party = NULL;

  if (!vedette_hold_button_get_held (self->read) || candidate == NULL || candidate->card == NULL)
    {
      vedette_card_face_set_front (self->face, NULL);
      gtk_popover_popdown (self->reading);
      return;
    }
  party = vedette_rules_find_party (vedette_session_get_rules (self->session),
                                    vedette_skirmish_get_side_word (&self->skirmish,
                                                                    vedette_order_card_get_side (candidate->card)));
  vedette_card_face_set_back (self->face, party, vedette_order_card_get_number (candidate->card), FALSE);
  gtk_popover_popup (self->reading);
  vedette_card_face_set_front (self->face, vedette_card_front_new (self->session, candidate->card));
}

/* Shows the nominee after another one was chosen or the battle changed. */
static void
show_chosen (VedetteRollDialog *self)
{
  g_autofree char *name = NULL;
  g_autoptr (VedetteIds) ids = NULL;
  gint64 figure;

  if (self->filling)
    return;
  self->filling = TRUE;
  figure = get_figure (self);
  name = get_name (self);
  self->nominees.due = vedette_record_list_get_one (self->list);
  gtk_label_set_text (self->fold_name, name);
  vedette_spoken_set_name (GTK_WIDGET (self->fold), name);
  gtk_widget_set_visible (self->someone, figure == 0);
  gtk_widget_set_sensitive (self->out, figure != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->read), figure != 0 && get_candidate (self)->card != NULL);
  ids = figure != 0 ? vedette_ids_new_one (figure) : NULL;
  g_object_set (self->known, "nominee", ids, NULL);
  vedette_declare_rows_start (self->rows);
  if (figure != self->chosen)
    {
      self->chosen = figure;
      vedette_hold_button_release (self->read);
      preset (self);
    }
  self->filling = FALSE;
  on_said (self);
}

static void
on_selected (GtkWidget *list,
             gpointer   data)
{
  show_chosen (VEDETTE_ROLL_DIALOG (((VedetteNominees *) data)->forces.view));
}

/* The focus can be on a row that is not chosen. Such a row is chosen first, so that nobody rolls for a figure whose number was
 * not shown. */
static void
on_row_activate (gpointer item,
                 gpointer data)
{
  VedetteNominees *nominees = data;

  if (item == nominees->due)
    gtk_widget_activate_action (nominees->forces.view, "roll.take", NULL);
  else
    vedette_record_list_select (VEDETTE_ROLL_DIALOG (nominees->forces.view)->list, item);
}

static const VedetteRecordTable table = {
  .columns = vedette_nominee_columns,
  .n_columns = VEDETTE_NOMINEE_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_ONE,
  .below = TRUE,
  .limit = 1,
  .lowest = 180,
  .indent = VEDETTE_NOMINEE_INDENT,
  .mark = vedette_nominee_mark_row,
  .speak = vedette_nominee_speak,
  .is_found = vedette_nominee_is_found,
  .edit = on_row_activate,
  .selected = on_selected,
};

/* Ranks the lines anew.
 * @figure: whom to choose: the id of a line, or 0 for an unlisted figure; the best is chosen where the line is not to be had */
static void
refresh (VedetteRollDialog *self,
         gint64             figure)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  gpointer chosen;
  guint i = 0;

  vedette_skirmish_read (&self->skirmish, vedette_session_get_battle (self->session));
  self->filling = TRUE;
  g_hash_table_remove_all (self->nominees.forces.candidates);
  vedette_nominees_add (&self->nominees, items, vedette_duel_get_roller (&self->skirmish), TRUE);
  while (i < items->len && vedette_candidate_is_possible (vedette_nominees_get (&self->nominees, items->pdata[i])))
    i++;
  g_ptr_array_insert (items, (int) i, self->someone_else);
  vedette_record_list_set_items (self->list, items);
  /* Where nobody can make it, the unlisted figure comes first in the list, but is not the best. */
  chosen = figure == 0 ? self->someone_else : vedette_battle_find (self->skirmish.battle, VEDETTE_TYPE_FIGURE, figure);
  if (!vedette_record_list_select (self->list, chosen))
    vedette_record_list_select (self->list, items->pdata[i == 0 && items->len > 1 ? 1 : 0]);
  self->filling = FALSE;
  show_chosen (self);
}

/* Chooses the line with the id in @parameter as the nominee. */
static void
nominate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  refresh (VEDETTE_ROLL_DIALOG (widget), g_variant_get_int64 (parameter));
}

static void
on_find (VedetteRollDialog *self)
{
  const char *text = gtk_editable_get_text (self->find);

  gtk_widget_set_visible (self->find_key, *text == '\0');
  vedette_record_list_find (self->list, text);
  /* The first figure whose name contains the text is meant. */
  vedette_record_list_select (self->list, vedette_record_list_get_next (self->list, NULL, 1));
  show_chosen (self);
}

static void
on_stop_find (VedetteRollDialog *self)
{
  gtk_editable_set_text (self->find, "");
  focus_list (self);
}

/* In GTK 4.8, Tab would stop at every row of the list. */
static gboolean
on_list_key (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             VedetteRollDialog     *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_ISO_Left_Tab || (keyval == GDK_KEY_Tab && (state & GDK_SHIFT_MASK) != 0))
    return gtk_widget_grab_focus (GTK_WIDGET (self->find));
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab)
    return gtk_widget_child_focus (self->someone, GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (self->out);
  return GDK_EVENT_PROPAGATE;
}

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
  move = g_str_equal (kind, "decline") ? vedette_session_new_move (self->session, kind) : declare (self);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  needs_die = breakdown != NULL && get_result (self) == VEDETTE_RESULT_ROLL && get_natural (self) == 0;
  if (needs_die && *gtk_editable_get_text (self->die) != '\0')
    refuse (self, move, _("Enter a number from 1 to 20"));
  else if (needs_die && rolls_real (self))
    refuse (self, move, _("This side uses real dice. Enter the number, or record only won or lost."));
  else
    {
      self->done = TRUE;
      self->done = vedette_session_perform (self->session, move, get_natural (self), agreed, &error) != NULL;
      if (self->done)
        gtk_window_close (GTK_WINDOW (self));
      else
        refuse (self, move, error->message);
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
  VedetteCandidate *candidate = get_candidate (self);
  int i = 0;
  gboolean is;

  while (!g_str_equal (ticks[i], g_variant_get_string (parameter, NULL)))
    i++;
  is = !is_ticked (self, i);
  if (i == TICK_CARD)
    {
      gtk_widget_activate_action (widget, "roll.intention", "s", ticks[i]);
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
  on_said (self);
}

static void
add_other (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);

  self->other = CLAMP (self->other + g_variant_get_int32 (parameter), -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER);
  on_said (self);
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

/* Chooses another row without moving the focus. */
static void
step (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRecordList *list = VEDETTE_ROLL_DIALOG (widget)->list;

  vedette_record_list_select (list, vedette_record_list_get_next (list, vedette_record_list_get_one (list),
                                                                  g_variant_get_int32 (parameter)));
}

static void
find (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);

  gtk_toggle_button_set_active (self->fold, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->find));
}

/* Gives the focus back after the sources of the sum were shown, so that Enter rolls again. */
static void
go_back (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  focus_list (VEDETTE_ROLL_DIALOG (widget));
}

/* One figure of the chosen line falls; the dialog goes on with who is left. */
static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "out");

  if (get_candidate (self) == NULL)
    return;
  g_object_set (move, "line", get_figure (self), "men", 1, NULL);
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
  move = declare (self);
  refuse (self, move, error->message);
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
  on_said (self);
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
  refresh (self, self->chosen);
  focus_list (self);
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
  on_fold (self);
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
    focus_list (self);
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
  focus_list (VEDETTE_ROLL_DIALOG (widget));
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
    gtk_widget_class_bind_template_child_full (widget_class, ticks[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, on_narrow);
  gtk_widget_class_bind_template_callback (widget_class, on_fold);
  gtk_widget_class_bind_template_callback (widget_class, on_find);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_find);
  gtk_widget_class_bind_template_callback (widget_class, on_list_key);
  gtk_widget_class_bind_template_callback (widget_class, focus_list);
  gtk_widget_class_bind_template_callback (widget_class, on_read);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_said);
  gtk_widget_class_bind_template_callback (widget_class, on_die);
  gtk_widget_class_bind_template_callback (widget_class, on_die_key);

  gtk_widget_class_install_action (widget_class, "roll.take", NULL, perform);
  /* The entry of the name activates this action on Enter. */
  gtk_widget_class_install_action (widget_class, "dialog.accept", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.decline", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.agreed", NULL, perform);
  gtk_widget_class_install_action (widget_class, "roll.intention", "s", choose_intention);
  gtk_widget_class_install_action (widget_class, "roll.tick", "s", toggle);
  gtk_widget_class_install_action (widget_class, "roll.other", "i", add_other);
  gtk_widget_class_install_action (widget_class, "roll.pick", "i", enter_die);
  gtk_widget_class_install_action (widget_class, "roll.nominate", "x", nominate);
  gtk_widget_class_install_action (widget_class, "roll.digit", "i", enter_die);
  gtk_widget_class_install_action (widget_class, "roll.step", "i", step);
  gtk_widget_class_install_action (widget_class, "roll.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "roll.back", NULL, go_back);
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
      self->tick[i] = GTK_TOGGLE_BUTTON (gtk_widget_get_template_child (widget, VEDETTE_TYPE_ROLL_DIALOG, ticks[i]));
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
      g_autofree char *text = say_effect (most[i]);
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

/* Describes the unlisted figure as in the last attempt, if that failed: only the log knows it. */
static void
recall_someone (VedetteRollDialog *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  guint place = vedette_battle_get_place (battle);

  for (guint i = place; i > 0 && i + LOOK_BACK > place; i--)
    {
      VedetteStep *last = vedette_battle_get_branch (battle, i - 1);
      JsonObject *facts = vedette_step_get_facts (last);

      if (!g_str_equal (vedette_step_get_kind (last), "snatch"))
        continue;
      for (int k = 0; k < 2 && !json_object_get_boolean_member_with_default (facts, "success", TRUE); k++)
        {
          GType type = k == 0 ? VEDETTE_TYPE_TROOPS : VEDETTE_TYPE_LEADER;
          const char *nick = json_object_get_string_member_with_default (facts, unlisted[k], k == 0 ? "average" : "none");
          const GEnumValue *entry = vedette_enum_find (type, nick);
          g_auto (GValue) value = G_VALUE_INIT;

          g_value_init (&value, type);
          g_value_set_enum (&value, entry != NULL ? entry->value : 0);
          vedette_declare_row_show (vedette_declare_rows_find (self->rows, unlisted[k]), &value);
        }
      return;
    }
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
  gint64 last;

  self->session = g_object_ref (session);
  self->known = vedette_session_new_move (session, "snatch");
  self->rows = vedette_declare_rows_new (vedette_session_get_rules (session), self->known);
  self->someone = vedette_group_new (NULL);
  gtk_box_insert_child_after (GTK_BOX (self->nominee), self->someone, self->list_card);
  vedette_declare_rows_add (self->rows, vedette_declare_control_new_for (find_param (self, "intention"),
                                                                         GTK_WIDGET (self->intentions)));
  for (int i = 0; i < N_FACTORS; i++)
    {
      GParamSpec *pspec = find_param (self, ticks[i]);

      gtk_widget_set_tooltip_text (GTK_WIDGET (self->tick[i]), vedette_param_spec_get_hint (pspec));
      if (i != TICK_CARD)
        vedette_declare_rows_add (self->rows, vedette_declare_control_new_for (pspec, GTK_WIDGET (self->tick[i])));
    }
  for (guint i = 0; i < G_N_ELEMENTS (unlisted); i++)
    vedette_declare_rows_add (self->rows, vedette_declare_control_new (find_param (self, unlisted[i]), self->someone));

  vedette_forces_init (&self->nominees.forces, widget, session);
  self->someone_else = G_OBJECT (gtk_string_object_new (_("Unlisted Figure…")));
  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (&table, _("Possible nominees, best chance first"),
                                                             &self->nominees));
  /* There is no room for the columns that are only beside the play. */
  vedette_record_list_set_narrow (self->list, TRUE);
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));

  on_narrow (self);
  vedette_skirmish_read (&self->skirmish, vedette_session_get_battle (session));
  show_side (self);
  /* As last time in this holding; else the best */
  last = vedette_skirmish_game_get_last_nominee (self->skirmish.game);
  self->chosen = -1;
  refresh (self, last != 0 ? last : -1);
  if (last == 0)
    recall_someone (self);
  update (self);
  size_to (self, parent);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->take);
  return widget;
}
