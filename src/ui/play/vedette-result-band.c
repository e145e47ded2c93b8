/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of the last step, with the last die, and why something cannot be done. The die stays in view while routine steps
   follow it: then the second line says what it was. */

#include "vedette-config.h"

#include "ui/play/vedette-result-band.h"

#include <glib/gi18n-lib.h>

#include "ui/play/vedette-result-layout.h"
#include "ui/start/vedette-battle-line.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/vedette-later.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"
#include "ui/widgets/vedette-why-button.h"

/* So far back a die is looked for. */
#define REACH 50
/* How wide a single d20 is, in px */
#define DIE 96
/* How wide other dice are, and all in a narrow window */
#define TILE 60
/* The same where two of them leave little room for words */
#define SMALL_TILE 40
/* How much further than a die words without one begin, in px */
#define WORDS_INSET 12
/* More lines than there is ever room for */
#define MOST_LINES 9
/* A text with more letters is smaller, so that all of it is seen; so is any text beside a refusal. */
#define LONG_RESULT 90
/* And the sign of the side that won it */
#define SIGN 36

struct _VedetteResultBand
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *words_box;
  GtkWidget *dice;
  VedetteDrawingView *tile;
  VedetteDrawingView *other;
  GtkWidget *earlier;
  GtkWidget *heading;
  GtkLabel *last;
  GtkWidget *second_box;
  GtkWidget *warning;
  GtkLabel *second;
  VedetteWhyButton *why;
  GtkLabel *brief;
  VedetteResultLayout *layout;
  AdwBin *winner;
  GtkWidget *agreed;

  /* owned */
  VedetteSession *session;
  char *besides; /* (nullable): the second line as long as there is nothing more urgent */
  char *brief_words; /* (nullable): the same where there is no room for all of it */
  gboolean stale; /* whether the die is of a step before the one that is told */
  gboolean told;  /* whether besides tells of that die */
  gboolean narrow;
  guint place; /* of the step that it shows; 0 before it shows any */
};

G_DEFINE_FINAL_TYPE (VedetteResultBand, vedette_result_band, ADW_TYPE_BIN)

/* Returns: (transfer container) (element-type VedetteNatural): the dice of the step, as far as the window may show them; what
 * has a name, such as a token that was drawn, is no die on the table */
static GPtrArray *
list_dice (VedetteRules *rules,
           VedetteStep  *step)
{
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, vedette_rules_get_viewer (rules));
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  vedette_each (VedetteNatural, natural, dice)
    if (!natural->apart && natural->name == NULL)
      g_ptr_array_add (list, g_object_ref (natural));
  return list;
}

/* Returns: (transfer none) (nullable): the newest step with dice */
static VedetteStep *
find_rolled (VedetteResultBand  *self,
             GPtrArray         **dice)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteRules *rules = vedette_session_get_rules (self->session);
  guint last = vedette_battle_get_place (battle);

  for (guint i = last; i > 1 && last - i < REACH; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);

      if (!vedette_rules_may_see_step (rules, step, vedette_rules_get_window (rules)))
        continue;
      g_clear_pointer (dice, g_ptr_array_unref);
      *dice = list_dice (rules, step);
      if ((*dice)->len > 0)
        return step;
    }
  return NULL;
}

/* Returns: (transfer none) (nullable): the newest step of the game that may be seen in the window; what was only written, such
 * as a name, is no result */
static VedetteStep *
find_played (VedetteResultBand *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteRules *rules = vedette_session_get_rules (self->session);

  for (guint i = vedette_battle_get_place (battle); i > 1; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);
      g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, vedette_step_get_kind (step), NULL);

      if (move != NULL && vedette_move_get_group (move) == VEDETTE_MOVE_PLAY &&
          vedette_rules_may_see_step (rules, step, vedette_rules_get_window (rules)))
        return step;
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): the colour of whose die it was */
static char *
get_colour (VedetteResultBand *self,
            VedetteNatural    *die)
{
  const char *id = die->party;
  g_autoptr (VedetteParty) party =
    id != NULL ? vedette_rules_find_party (vedette_session_get_rules (self->session), id) : NULL;

  return party != NULL ? g_strdup (party->colour) : NULL;
}

/* One die, or both of an opposed roll: of several pairs the last, which was no tie */
static void
show_dice (VedetteResultBand *self,
           GPtrArray         *dice,
           int                verdict,
           gboolean           marked,
           gboolean           falls)
{
  VedetteDrawingView *tiles[] = { self->tile, self->other };
  guint n = dice != NULL ? dice->len : 0, first = n > G_N_ELEMENTS (tiles) && n % 2 == 0 ? n - 2 : 0;

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      gboolean shown = first + i < n;
      VedetteNatural *die = shown ? dice->pdata[first + i] : NULL;
      g_autofree char *colour = shown && n > 1 ? get_colour (self, die) : NULL;
      gboolean small = self->narrow && (n > 1 || (self->stale && !self->told));
      int sides = shown ? die->sides : 0;

      vedette_drawing_view_set_die (tiles[i], sides, shown ? die->natural : 0, verdict, marked, colour,
                                    small ? SMALL_TILE : !self->narrow && n == 1 && sides == 20 ? DIE : TILE);
      gtk_widget_set_visible (GTK_WIDGET (tiles[i]), shown);
      if (falls)
        vedette_drawing_view_fall (tiles[i]);
    }
}

/* Returns: 1 if the die was enough, -1 if not, 0 if nothing was needed of it */
static int
get_verdict (VedetteRules   *rules,
             VedetteStep    *step,
             VedetteNatural *die)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (rules, step, vedette_rules_get_viewer (rules));
  int need = breakdown != NULL ? breakdown->need : 0;

  if (need == 0)
    return 0;
  return die->natural >= need ? 1 : -1;
}

static gboolean
is_marked (VedetteRules   *rules,
           VedetteNatural *die)
{
  return vedette_rules_is_marked (rules, die->sides, die->natural);
}

/* What is urgent is read to its end: where there is little room it has all of it. */
static void
share_room (VedetteResultBand *self,
            gboolean           urgent)
{
  gboolean alone = urgent && self->narrow;

  gtk_widget_set_visible (self->dice, !alone && gtk_widget_get_visible (GTK_WIDGET (self->tile)));
  /* Without a die the words begin below those of what is due. */
  gtk_widget_set_margin_start (gtk_widget_get_next_sibling (self->dice),
                               self->narrow || gtk_widget_get_visible (self->dice) ? 0 : WORDS_INSET);
  /* Where there is little room the words have it, and the card of who holds says it from afar. */
  gtk_widget_set_visible (GTK_WIDGET (self->winner), !self->narrow && adw_bin_get_child (self->winner) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->last), !alone);
  vedette_style_set_class (GTK_WIDGET (self->last), "long",
                           urgent || g_utf8_strlen (gtk_label_get_text (self->last), -1) > LONG_RESULT);
  gtk_label_set_lines (self->last, urgent ? 2 : self->narrow ? 4 : 3);
  /* What is not urgent is shown only if all of it is. */
  gtk_label_set_lines (self->second, alone ? 5 : urgent ? 2 : MOST_LINES);
  vedette_result_layout_set_urgent (self->layout, urgent);
}

/* A reminder, or the reason of a refusal, is more urgent than the die of before. A reminder is plain, a refusal is amber. */
static void
show_second (VedetteResultBand *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);
  const char *urgent = why_not != NULL ? why_not : vedette_session_get_reminder (self->session);

  share_room (self, urgent != NULL);
  /* Without a word it would be the die of the sentence beside it. */
  gtk_widget_set_visible (self->earlier, self->stale && (urgent != NULL || !self->told));
  gtk_label_set_text (self->second, urgent != NULL ? urgent : self->besides != NULL ? self->besides : "");
  /* The text itself may be cut short. */
  vedette_spoken_set_tip (GTK_WIDGET (self->second), urgent);
  vedette_why_button_set_rules (self->why, urgent != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->second_box, urgent != NULL || self->besides != NULL);
  gtk_label_set_text (self->brief, self->brief_words != NULL ? self->brief_words : "");
  vedette_spoken_set_tip (GTK_WIDGET (self->brief), self->besides);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), urgent == NULL && self->brief_words != NULL);
  gtk_widget_set_visible (self->warning, why_not != NULL);
  vedette_style_set_class (GTK_WIDGET (self->second), "why-not", why_not != NULL);
  if (why_not == NULL)
    vedette_result_band_set_agreed (self, FALSE);
}

/* Whose the battle is after a roll that was enough: the words say it, and the sign says it from afar. */
static void
show_winner (VedetteResultBand *self,
             gboolean           won)
{
  g_autoptr (VedetteParty) holder = NULL;
  g_autoptr (GPtrArray) signs = NULL;

  if (won)
    signs = vedette_battle_line_get_signs (vedette_session_get_rules (self->session), &holder);
  adw_bin_set_child (self->winner,
                     holder != NULL ? vedette_party_disc_new_mute (holder, SIGN, VEDETTE_PARTY_DISC_FULL) : NULL);
}

/* Returns: (transfer full): the last die alone, without who rolled and what came of it
 * @dice: those of the step, of which one is in the tile */
static char *
say_briefly (VedetteRules *rules,
             VedetteStep  *rolled,
             GPtrArray    *dice)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (rules, rolled, vedette_rules_get_viewer (rules));
  int natural = ((VedetteNatural *) dice->pdata[0])->natural;
  int need = breakdown != NULL ? breakdown->need : 0;

  if (need > 0)
    /* Translators: the last die that was rolled, and the number that was needed */
    return g_strdup_printf (_("Last die: %d, needed %d"), natural, need);
  return NULL;
}

/* What was written since the step, or what the system has to say of it, or else the last die if that was another one.
   @current: (nullable): the newest step of all
   @rolled: (nullable): the step of that die
   @dice: (nullable): its dice */
static void
say_besides (VedetteResultBand *self,
             VedetteStep       *step,
             VedetteStep       *current,
             VedetteStep       *rolled,
             GPtrArray         *dice)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const VedetteUiSystem *system = vedette_ui_system_find (vedette_session_get_battle (self->session));

  g_clear_pointer (&self->besides, g_free);
  g_clear_pointer (&self->brief_words, g_free);
  self->stale = rolled != NULL;
  self->told = FALSE;
  if (current != NULL && current != step && vedette_step_get_after (current) != 0)
    self->besides = vedette_rules_describe (rules, current, vedette_rules_get_window (rules));
  else if (step != NULL && system->say_result != NULL)
    self->besides = system->say_result (self->session, step);
  if (self->besides == NULL && rolled != NULL)
    {
      g_autofree char *about = vedette_rules_describe (rules, rolled, vedette_rules_get_window (rules));

      /* Translators: what came of the last die that was rolled, as a sentence */
      self->besides = g_strdup_printf (_("Last die: %s"), about);
      self->brief_words = say_briefly (rules, rolled, dice);
      self->told = TRUE;
    }
}

static void
show_last (VedetteResultBand *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  VedetteStep *current = vedette_battle_get_current (vedette_session_get_battle (self->session));
  VedetteStep *step = find_played (self);
  g_autoptr (GPtrArray) dice = NULL;
  VedetteStep *rolled = find_rolled (self, &dice);
  guint place = vedette_battle_get_place (vedette_session_get_battle (self->session));
  int verdict = rolled != NULL ? get_verdict (rules, rolled, dice->pdata[0]) : 0;
  g_autofree char *text = NULL;
  gboolean low;

  if (step != NULL)
    text = vedette_rules_describe (rules, step, vedette_rules_get_window (rules));
  else
    text = g_strdup (_("No steps yet."));
  say_besides (self, step, current, rolled != step ? rolled : NULL, dice);
  gtk_label_set_text (self->last, text);
  vedette_spoken_set_tip (GTK_WIDGET (self->last), text);
  low = rolled != NULL && verdict < 0 && is_marked (rules, dice->pdata[0]);
  /* A die falls when it is rolled, and not when the window is opened or a step is undone. */
  show_dice (self, rolled != NULL ? dice : NULL, verdict, low,
             rolled != NULL && rolled == current && place > self->place && self->place > 0);
  self->place = place;
  vedette_style_set_class (GTK_WIDGET (self), "rolled", rolled != NULL && rolled == step);
  vedette_style_set_class (GTK_WIDGET (self), "won", rolled != NULL && rolled == step && verdict > 0);
  vedette_style_set_class (GTK_WIDGET (self), "low", rolled == step && low);
  show_winner (self, rolled != NULL && rolled == step && verdict > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  current != step && self->besides != NULL ? self->besides : text, -1);
  show_second (self);
}

/**
 * vedette_result_band_update:
 *
 * Shows what was done last; in a window that is opened, as soon as what is due is seen.
 */
void
vedette_result_band_update (VedetteResultBand *self)
{
  if (gtk_widget_get_visible (adw_bin_get_child (ADW_BIN (self))))
    show_last (self);
}

/**
 * vedette_result_band_set_narrow:
 * @narrow: whether there is no room for what is urgent beside the rest
 */
void
vedette_result_band_set_narrow (VedetteResultBand *self,
                                gboolean           narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  vedette_result_band_update (self);
  vedette_result_band_set_agreed (self, gtk_widget_get_visible (self->agreed));
}

/**
 * vedette_result_band_set_agreed:
 * @agreed: whether agreement of both sides would help
 */
void
vedette_result_band_set_agreed (VedetteResultBand *self,
                                gboolean           agreed)
{
  gtk_widget_set_visible (self->agreed, agreed);
  /* In a narrow window the button would leave no room to the words beside it. */
  g_object_set (self->words_box, "orientation", agreed && self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                "spacing", agreed && self->narrow ? 3 : 18, NULL);
}

/**
 * vedette_result_band_set_next:
 * @next: who holds and what is due, any text
 *
 * What is read after the result. GTK 4.8 can announce nothing; but whenever something was done the result takes the focus,
 * and a screen reader reads what that says and what is said of it.
 */
void
vedette_result_band_set_next (VedetteResultBand *self,
                              const char        *next)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, next, -1);
}

/* What came of it takes the focus, so that it is read. */
static gboolean
vedette_result_band_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (VEDETTE_RESULT_BAND (widget)->heading);
}

/* Heading and button, once each: what is left to the bin grabs the focus, and the tabulator is caught on its way back. */
static gboolean
vedette_result_band_focus (GtkWidget       *widget,
                           GtkDirectionType direction)
{
  VedetteResultBand *self = VEDETTE_RESULT_BAND (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *stops[] = { self->heading, gtk_widget_get_visible (self->agreed) ? self->agreed : NULL };
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *next = back && stops[1] != NULL ? stops[1] : stops[0];

  if (focus == self->heading)
    next = back ? NULL : stops[1];
  else if (focus == self->agreed)
    next = back ? stops[0] : NULL;
  return next != NULL && gtk_widget_grab_focus (next);
}

static void
vedette_result_band_dispose (GObject *object)
{
  VedetteResultBand *self = VEDETTE_RESULT_BAND (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->besides, g_free);
  g_clear_pointer (&self->brief_words, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_RESULT_BAND);

  G_OBJECT_CLASS (vedette_result_band_parent_class)->dispose (object);
}

static void
vedette_result_band_class_init (VedetteResultBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_result_band_dispose;
  widget_class->grab_focus = vedette_result_band_grab_focus;
  widget_class->focus = vedette_result_band_focus;
  g_type_ensure (VEDETTE_TYPE_DRAWING_VIEW);
  g_type_ensure (VEDETTE_TYPE_LATER);
  g_type_ensure (VEDETTE_TYPE_RESULT_LAYOUT);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-result-band.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, words_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, dice);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, tile);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, other);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, earlier);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, heading);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, last);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, second_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, warning);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, second);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, brief);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, layout);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, winner);
  gtk_widget_class_bind_template_child (widget_class, VedetteResultBand, agreed);
  gtk_widget_class_bind_template_callback (widget_class, vedette_result_band_update);
}

static void
vedette_result_band_init (VedetteResultBand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The caller says when to look again at what was done; what is urgent is seen by itself. */
GtkWidget *
vedette_result_band_new (VedetteSession *session)
{
  VedetteResultBand *self = g_object_new (VEDETTE_TYPE_RESULT_BAND, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (show_second), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::reminder", G_CALLBACK (show_second), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
