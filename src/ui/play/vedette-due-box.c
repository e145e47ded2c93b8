/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is due, spelled out, with what Enter does and what may be done instead. */

#include "vedette-config.h"

#include "ui/play/vedette-due-box.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-arrival.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/words/vedette-skirmish-words.h"
#include "ui/play/vedette-move-button.h"

struct _VedetteDueBox
{
  AdwBin parent_instance;

  GtkLabel *due;
  GtkLabel *hint;
  GtkFlowBox *buttons;
  VedetteSession *session;
  VedetteDueChosen chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (VedetteDueBox, vedette_due_box, ADW_TYPE_BIN)

static void
vedette_due_box_dispose (GObject *object)
{
  VedetteDueBox *self = VEDETTE_DUE_BOX (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_due_box_parent_class)->dispose (object);
}

static void
vedette_due_box_class_init (VedetteDueBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_due_box_dispose;
}

static void
vedette_due_box_init (VedetteDueBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->due = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->due, 0);
  gtk_label_set_wrap (self->due, TRUE);
  gtk_label_set_wrap_mode (self->due, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (self->due), "due");
  self->hint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->hint, 0);
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_wrap_mode (self->hint, PANGO_WRAP_WORD_CHAR);
  self->buttons = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->buttons, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (self->buttons, 3);
  gtk_flow_box_set_row_spacing (self->buttons, 6);
  gtk_flow_box_set_column_spacing (self->buttons, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Due"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->due));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->buttons));
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
on_clicked (GtkButton     *button,
            VedetteDueBox *self)
{
  g_autoptr (VedetteMove) move = NULL;

  g_set_object (&move, g_object_get_data (G_OBJECT (button), "vedette-move"));
  self->chosen (move, g_object_get_data (G_OBJECT (button), "vedette-ask") != NULL, self->user_data);
}

/* @move: (transfer full) (nullable) */
static GtkWidget *
add (VedetteDueBox *self,
     const char    *key,
     const char    *shown_key,
     const char    *label,
     VedetteMove   *move)
{
  GtkWidget *button = vedette_move_button_new (label, shown_key);
  GtkWidget *child = gtk_flow_box_child_new ();

  g_object_set_data_full (G_OBJECT (button), "vedette-move", move, g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "vedette-key", g_strdup (key), g_free);
  if (g_str_equal (key, "Enter"))
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (self->buttons, child);
  return button;
}

static VedetteMove *
new_move (VedetteDueBox *self,
          const char    *name)
{
  return vedette_session_new_move (self->session, name);
}

static VedetteMove *
new_first_action (VedetteDueBox    *self,
                  VedetteIntention  option)
{
  static const char * const names[] = { NULL, "march", "charge", "shoot", "march", "march", "task" };
  VedetteMove *move = new_move (self, names[option]);

  g_object_set (move, "option", option, NULL);
  return move;
}

static void
fill_start (VedetteDueBox         *self,
            const VedetteSkirmish *skirmish)
{
  VedetteStart start = vedette_skirmish_switches_get_start (skirmish->switches);

  if (start == VEDETTE_START_ROLL_OFF)
    {
      add (self, "Enter", _("Enter"), _("Roll off…"), new_move (self, "start"));
      return;
    }
  if (start != VEDETTE_START_CHOOSE)
    {
      /* Translators: the name of a side */
      g_autofree char *begins = g_strdup_printf (_("%s begins"),
                                                 vedette_force_get_name (skirmish->forces[start == VEDETTE_START_SIDE_B]));

      add (self, "Enter", _("Enter"), begins, new_move (self, "start"));
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      VedetteMove *move = new_move (self, "start");
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      /* Translators: the name of a side */
      g_autofree char *label = g_strdup_printf (_("%s begins"), vedette_force_get_name (skirmish->forces[i]));

      g_object_set (move, "holder", vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[i])), NULL);
      add (self, key, key, label, move);
    }
}

/* The five options by the numbers of the rules' own page; what was said before the roll is ready under Enter. */
static void
fill_first_action (VedetteDueBox         *self,
                   const VedetteSkirmish *skirmish)
{
  static const struct
  {
    const char *key;
    VedetteIntention option;
    const char *label;
  } options[] = {
    { "1", VEDETTE_INTENTION_FULL_SPEED, N_("Full speed at the enemy") },
    { "2", VEDETTE_INTENTION_ENGAGE, N_("Engage in melee") },
    { "s", VEDETTE_INTENTION_SHOOT, N_("Shoot") },
    { "3", VEDETTE_INTENTION_SIGHT, N_("Into or out of sight") },
    { "4", VEDETTE_INTENTION_LEAVE, N_("Run from the table") },
    { "5", VEDETTE_INTENTION_CARD, N_("Carry out the card") },
  };
  VedetteIntention said = vedette_skirmish_game_get_intention (skirmish->game);
  gboolean by_card = vedette_card_object_find_binding (skirmish) != NULL;

  /* He is not held to a card whose target has fallen since (A-S47). */
  if (said == VEDETTE_INTENTION_CARD && !by_card)
    said = VEDETTE_INTENTION_UNTRACKED;
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].option == said)
      {
        GtkWidget *button = add (self, "Enter", _("Enter"), _(options[i].label), new_first_action (self, said));

        /* Who knows its number need not look where it stands. */
        g_object_set_data (G_OBJECT (button), "vedette-number", (gpointer) options[i].key);
      }
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *shown = g_ascii_strup (options[i].key, -1);

      if (options[i].option == VEDETTE_INTENTION_CARD && !by_card)
        continue;
      if (options[i].option != said)
        add (self, options[i].key, shown, _(options[i].label), new_first_action (self, options[i].option));
    }
}

static VedetteMove *
new_general_melee (VedetteDueBox *self,
                   VedetteTri     fought)
{
  VedetteMove *move = new_move (self, "general-melee");

  g_object_set (move, "fought", fought, NULL);
  return move;
}

/* Losses and morale are asked for only when somebody wants to say them; Quick has neither, nor is there anything to say
 * without a roster. */
static void
add_losses (VedetteDueBox         *self,
            const VedetteSkirmish *skirmish,
            VedetteMove           *move)
{
  g_autoptr (VedetteMove) asked = move;

  if (vedette_about_get_level (skirmish->about) == VEDETTE_LEVEL_QUICK ||
      g_list_model_get_n_items (vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE)) == 0)
    return;
  g_object_set_data (G_OBJECT (add (self, "l", "L", _("Losses…"), g_steal_pointer (&asked))), "vedette-ask", self);
}

/* @move: (transfer full) */
static void
add_if_open (VedetteDueBox *self,
             const char    *key,
             const char    *shown_key,
             const char    *label,
             VedetteMove   *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);

  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED)
    add (self, key, shown_key, label, move);
  else
    g_object_unref (move);
}

/* What the passive side may do besides; going on passes it. Quick asks for holder, counters and roll only. */
static void
add_reactions (VedetteDueBox         *self,
               const VedetteSkirmish *skirmish)
{
  VedetteMove *engage, *run;

  if (vedette_about_get_level (skirmish->about) == VEDETTE_LEVEL_QUICK)
    return;
  engage = new_move (self, "react-move");
  run = new_move (self, "react-move");
  g_object_set (engage, "choice", VEDETTE_REACTION_ENGAGE, NULL);
  g_object_set (run, "choice", VEDETTE_REACTION_RUN, NULL);
  add_if_open (self, "b", "B", _("Shoot back"), new_move (self, "react-shoot"));
  add_if_open (self, "e", "E", _("Engage in reaction"), engage);
  add_if_open (self, "u", "U", _("Run in reaction"), run);
}

/* Reserves that may come now, of whom both sides know, are offered beside what is due. */
static void
add_arrivals (VedetteDueBox         *self,
              const VedetteSkirmish *skirmish)
{
  g_autofree char *names = vedette_arrival_list_due (skirmish);
  g_autofree char *label = NULL;

  if (names == NULL)
    return;
  /* Translators: lines of the roster that may come from the reserve now */
  label = g_strdup_printf (_("Arrive: %s"), names);
  add_if_open (self, "a", "A", label, new_move (self, "arrive"));
}

static void
fill_buttons (VedetteDueBox         *self,
              const VedetteSkirmish *skirmish)
{
  switch (vedette_skirmish_game_get_state (skirmish->game))
    {
    case VEDETTE_STATE_SETUP:
      fill_start (self, skirmish);
      break;
    case VEDETTE_STATE_ACT_RESTRICTED:
      fill_first_action (self, skirmish);
      break;
    case VEDETTE_STATE_CONTACT_MELEE:
    case VEDETTE_STATE_REACT_MELEE:
      add (self, "Enter", _("Enter"), _("Melee fought"), new_move (self, "melee-done"));
      add_losses (self, skirmish, new_move (self, "melee-done"));
      add_reactions (self, skirmish);
      break;
    case VEDETTE_STATE_NOMINATE:
      add (self, "Enter", _("Enter"), _("Roll…"), NULL);
      add_reactions (self, skirmish);
      add (self, "n", "N", _("No roll"), new_move (self, "decline"));
      break;
    case VEDETTE_STATE_DUEL_NOMINATE:
      add (self, "Enter", _("Enter"), _("Roll…"), NULL);
      add (self, "n", "N", _("No roll"), new_move (self, "decline"));
      break;
    case VEDETTE_STATE_GENERAL_MELEE:
      add (self, "Enter", _("Enter"), _("All have fought"), new_general_melee (self, VEDETTE_TRI_YES));
      add_losses (self, skirmish, new_general_melee (self, VEDETTE_TRI_YES));
      if (vedette_skirmish_has_contacts (skirmish) != VEDETTE_TRI_YES)
        add (self, "n", "N", _("Nobody is in contact"), new_general_melee (self, VEDETTE_TRI_NO));
      break;
    case VEDETTE_STATE_ACT_FREE:
    case VEDETTE_STATE_OVER:
    default:
      break;
    }
  /* What the players meant to be the end is offered, and never done by itself (S-02). */
  if (vedette_limits_is_end_due (skirmish))
    add_if_open (self, "g", "G", _("End of the game"), new_move (self, "end"));
}

static gboolean
is_melee_due (const VedetteSkirmish *skirmish)
{
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  return state == VEDETTE_STATE_CONTACT_MELEE || state == VEDETTE_STATE_REACT_MELEE || state == VEDETTE_STATE_GENERAL_MELEE;
}

/* Who fights the round that is due, a fight to a line */
static char *
list_fights (const VedetteSkirmish *skirmish)
{
  g_auto (GStrv) fights = vedette_fights_list_due (skirmish);

  return *fights != NULL ? g_strjoinv ("\n", fights) : NULL;
}

/* Who fights, or what the attempt would come to with the same man as last time */
static char *
make_hint (VedetteDueBox         *self,
           const VedetteSkirmish *skirmish)
{
  VedetteFigure *last = vedette_skirmish_find_figure (skirmish, vedette_skirmish_game_get_last_nominee (skirmish->game));
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (VedetteIds) nominee = NULL;
  g_autofree char *percent = NULL;

  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_FREE)
    return g_strdup (_("Choose an action below, or press its key."));
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_OVER)
    return g_strdup (_("Undo goes back into it."));
  if (is_melee_due (skirmish))
    return list_fights (skirmish);
  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_NOMINATE || last == NULL)
    return NULL;
  move = new_move (self, "snatch");
  nominee = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (last)));
  g_object_set (move, "nominee", nominee, "reach",
                g_strv_contains (vedette_skirmish_game_get_last_ticks (skirmish->game), "reach") ? VEDETTE_TRI_YES : VEDETTE_TRI_NO,
                NULL);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  percent = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));
  /* Translators: a man, the number that he needs, and the chance as a percentage */
  return g_strdup_printf (_("%s, as last time: needs %d · %s"), vedette_figure_get_name (last),
                          vedette_breakdown_get_need (breakdown), percent);
}

/**
 * vedette_due_box_update:
 *
 * Says what is due now.
 */
void
vedette_due_box_update (VedetteDueBox *self)
{
  VedetteSkirmish skirmish;
  g_autofree char *due = NULL;
  g_autofree char *hint = NULL;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  due = vedette_skirmish_get_due (&skirmish);
  hint = make_hint (self, &skirmish);
  gtk_label_set_text (self->due, due);
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);

  while (gtk_flow_box_get_child_at_index (self->buttons, 0) != NULL)
    gtk_flow_box_remove (self->buttons, GTK_WIDGET (gtk_flow_box_get_child_at_index (self->buttons, 0)));
  fill_buttons (self, &skirmish);
  add_arrivals (self, &skirmish);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), gtk_flow_box_get_child_at_index (self->buttons, 0) != NULL);
}

/**
 * vedette_due_box_takes:
 * @key: a letter
 * @move: the name of a move
 *
 * Returns: whether the key stands for another move than that just now
 */
gboolean
vedette_due_box_takes (VedetteDueBox *self,
                       const char    *key,
                       const char    *move)
{
  for (int i = 0; gtk_flow_box_get_child_at_index (self->buttons, i) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->buttons, i));
      VedetteMove *due = g_object_get_data (G_OBJECT (button), "vedette-move");

      if (g_str_equal (g_object_get_data (G_OBJECT (button), "vedette-key"), key))
        return due == NULL || !g_str_equal (vedette_move_get_name (due), move);
    }
  return FALSE;
}

/**
 * vedette_due_box_press:
 * @key: "Enter", a digit or a letter
 *
 * Does what the key stands for just now.
 *
 * Returns: whether it stands for anything
 */
gboolean
vedette_due_box_press (VedetteDueBox *self,
                       const char    *key)
{
  for (int i = 0; gtk_flow_box_get_child_at_index (self->buttons, i) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->buttons, i));

      if (g_str_equal (g_object_get_data (G_OBJECT (button), "vedette-key"), key) ||
          g_strcmp0 (g_object_get_data (G_OBJECT (button), "vedette-number"), key) == 0)
        {
          g_signal_emit_by_name (button, "clicked");
          return TRUE;
        }
    }
  return FALSE;
}

GtkWidget *
vedette_due_box_new (VedetteSession   *session,
                     VedetteDueChosen  chosen,
                     gpointer          user_data)
{
  VedetteDueBox *self = g_object_new (VEDETTE_TYPE_DUE_BOX, NULL);

  self->session = g_object_ref (session);
  self->chosen = chosen;
  self->user_data = user_data;
  vedette_due_box_update (self);
  return GTK_WIDGET (self);
}
