/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of the skirmish system. */

#include "vedette-config.h"

#include "ui/skirmish/vedette-skirmish-ui.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "ui/declare/vedette-declare-answers.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/skirmish/orders/vedette-orders-view.h"
#include "ui/skirmish/play/vedette-action-dialog.h"
#include "ui/skirmish/play/vedette-foresight-pane.h"
#include "ui/skirmish/play/vedette-holder-pane.h"
#include "ui/skirmish/play/vedette-roster-pane.h"
#include "ui/skirmish/play/vedette-stop-clock.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui/skirmish/roster/vedette-forces-view.h"

static const VedetteUiPage pages[] = {
  { "forces", N_("Forces"), "system-users-symbolic", vedette_forces_view_new, vedette_forces_view_set_narrow, "forces" },
  { "orders", N_("Orders"), "view-paged-symbolic", vedette_orders_view_new, vedette_orders_view_set_narrow,
    "order-cards" },
  { NULL },
};

static const VedettePane head = { vedette_holder_pane_new, vedette_holder_pane_update };

static const VedettePane panes[] = {
  { vedette_roster_pane_new, vedette_roster_pane_update, vedette_roster_pane_get_selected, vedette_roster_pane_find },
  { vedette_foresight_pane_new, vedette_foresight_pane_update },
  { NULL },
};

/* Returns: (transfer none) (nullable): the line that is chosen */
static VedetteFigure *
find_figure (VedetteSession *session,
             gint64          selected)
{
  return vedette_battle_find (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE, selected);
}

/* Shows a dialog that asks all that there is to ask. */
static gboolean
show (gpointer dialog)
{
  gtk_window_present (dialog);
  return TRUE;
}

static gboolean
ask_roll (GtkWindow      *parent,
          VedetteSession *session,
          VedetteOffer   *offer,
          gint64          selected)
{
  return show (vedette_roll_dialog_new (parent, session));
}

static void
pick_face (GtkWindow      *parent,
           VedetteSession *session,
           int             natural)
{
  GtkWidget *dialog = vedette_roll_dialog_new (parent, session);

  gtk_widget_activate_action (dialog, "roll.pick", "i", natural);
  show (dialog);
}

/* Rolls for who begins (A-S22): of each side the best leader is chosen until another is. */
static gboolean
ask_roll_off (GtkWindow      *parent,
              VedetteSession *session,
              VedetteOffer   *offer,
              gint64          selected)
{
  static const char * const params[] = { "leader-1", "leader-2" };
  VedetteDeclareForm *form;

  for (guint i = 0; i < G_N_ELEMENTS (params); i++)
    {
      VedetteLeader best = VEDETTE_LEADER_NONE;

      vedette_each_new (VedetteChoice, choice,
                        vedette_move_get_choices (offer->move, vedette_session_get_rules (session), params[i], NULL))
        {
          VedetteLeader leader = vedette_figure_get_leader (find_figure (session, choice->id));

          if (leader <= best)
            continue;
          best = leader;
          g_object_set (offer->move, params[i], choice->id, NULL);
        }
    }
  form = vedette_declare_form_new (parent, session, offer->move, _("Roll for First Initiative"), _("Roll"));
  vedette_declare_form_add_odds (form);
  vedette_declare_form_focus_dice (form);
  return show (form);
}

static gboolean
ask_melee (GtkWindow      *parent,
           VedetteSession *session,
           VedetteOffer   *offer,
           gint64          selected)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, offer->move, NULL, NULL);

  vedette_declare_form_focus (form, "losses");
  return show (form);
}

static gboolean
ask_duel (GtkWindow      *parent,
          VedetteSession *session,
          VedetteOffer   *offer,
          gint64          selected)
{
  return show (vedette_declare_answers_new (parent, session, offer->move, "winner", _("Duel Result")));
}

static gboolean
ask_put_right (GtkWindow      *parent,
               VedetteSession *session,
               VedetteOffer   *offer,
               gint64          selected)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "put-right");
  VedetteDeclareForm *form;

  if (find_figure (session, selected) != NULL)
    g_object_set (move, "line", selected, NULL);
  form = vedette_declare_form_new (parent, session, move, NULL, NULL);
  vedette_declare_form_focus (form, "holder");
  return show (form);
}

/* Returns: the first line that is in melee, or that is free to leave; else the first of all; 0 if there is none */
static gint64
find_likely (VedetteSession *session,
             VedetteMove    *move,
             VedetteTri      melee)
{
  gint64 first = 0;

  vedette_each_new (VedetteChoice, choice, vedette_move_get_choices (move, vedette_session_get_rules (session), "line", NULL))
    {
      if (vedette_figure_get_melee (find_figure (session, choice->id)) == melee)
        return choice->id;
      if (first == 0)
        first = choice->id;
    }
  return first;
}

/* Asks which line has casualties, or of which line figures leave the table, and how many: a digit from 1 to 9, and it is done.
   The line that is most likely meant is chosen already. Of one figure that is chosen nothing more is to be asked. */
static gboolean
ask_out (GtkWindow      *parent,
         VedetteSession *session,
         VedetteOffer   *offer,
         gint64          selected)
{
  gboolean leaving = g_str_equal (vedette_move_get_name (offer->move), "left");
  VedetteFigure *figure = find_figure (session, selected);
  gint64 line = figure != NULL ? selected
                               : find_likely (session, offer->move, leaving ? VEDETTE_TRI_NO : VEDETTE_TRI_YES);
  g_autoptr (VedetteIds) lines = line != 0 ? vedette_ids_new_one (line) : NULL;
  VedetteDeclareForm *form;

  if (leaving)
    g_object_set (offer->move, "line", lines, NULL);
  else
    g_object_set (offer->move, "line", line, NULL);
  if (figure != NULL && vedette_figure_get_standing (figure) <= 1)
    return FALSE;
  form = vedette_declare_form_new (parent, session, offer->move,
                                   leaving ? _("Figures Leaving the Table") : _("Record Casualties"), NULL);
  vedette_declare_form_set_digits (form, "men");
  if (figure == NULL)
    vedette_declare_form_focus (form, "line");
  return show (form);
}

/* Which of several cards is chosen where the cards are. */
static gboolean
ask_orders (GtkWindow      *parent,
            VedetteSession *session,
            VedetteOffer   *offer,
            gint64          selected)
{
  return gtk_widget_activate_action (GTK_WIDGET (parent), "win.view", "s", "orders");
}

static const VedetteOfferDialog dialogs[] = {
  { "roll", ask_roll },
  { "roll-off", ask_roll_off },
  { "melee", ask_melee },
  { "duel", ask_duel },
  { "put-right", ask_put_right },
  { "out", ask_out },
  { "left", ask_out },
  { "orders", ask_orders },
  { NULL },
};

#define FORCES N_("Forces")

static const VedetteShortcut forces_shortcuts[] = {
  { FORCES, N_("Group as a body"), NULL, { "<Control>j" } },
  { FORCES, N_("Remove from the body"), NULL, { "<Control><Shift>j" } },
  { NULL },
};

static const VedetteShortcut *const shortcuts[] = { forces_shortcuts, vedette_roll_shortcuts, NULL };

static GObject *
new_clock (VedetteSession *session)
{
  return G_OBJECT (vedette_stop_clock_new (session));
}

/* Returns: (transfer full): what the figures of a side need of which both sides may know, from the best to the worst */
static char *
say_needs (VedetteRules *rules,
           gint64        side)
{
  int best = G_MAXINT, worst = G_MININT;

  vedette_each_new (VedetteCandidate, candidate, vedette_candidates_rank (vedette_rules_get_battle (rules), side, FALSE))
    if (vedette_candidate_is_possible (candidate) &&
        vedette_rules_may_see (rules, vedette_record_get_id (VEDETTE_RECORD (candidate->figure)), NULL,
                               VEDETTE_AUDIENCE_ALL))
      {
        best = MIN (best, vedette_candidate_get_need (candidate));
        worst = MAX (worst, vedette_candidate_get_need (candidate));
      }
  if (best > worst)
    return NULL;
  if (best == worst)
    /* Translators: the number that all figures of a side need on the die */
    return g_strdup_printf (_("Needs %d"), best);
  /* Translators: the lowest and the highest number that figures of a side need on the die */
  return g_strdup_printf (_("Needs %d at best, %d at worst"), best, worst);
}

static void
fill_before (VedetteSession *session,
             GListModel     *offers,
             GListStore     *cards)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteBattle *battle = vedette_session_get_battle (session);
  VedetteSkirmish skirmish;
  gboolean has_cards;

  vedette_skirmish_read (&skirmish, battle);
  has_cards = vedette_skirmish_switches_get_order_cards (skirmish.switches) != VEDETTE_ORDER_CARDS_OFF;
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces) && vedette_skirmish_is_in (&skirmish, VEDETTE_IN (SETUP)); i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));
      g_autoptr (GPtrArray) parties = g_ptr_array_new_with_free_func (g_object_unref);
      g_autofree char *figures = NULL, *lines = NULL, *forces = NULL, *needs = say_needs (rules, side), *orders = NULL;
      guint n_figures = 0, n_lines = 0, n_cards = 0;
      VedetteBeforeCard *card;

      vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
        if (vedette_figure_get_side (figure) == side)
          {
            n_lines++;
            n_figures += (guint) vedette_figure_get_count (figure);
          }
      vedette_each (VedetteOrderCard, order, vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD))
        n_cards += vedette_order_card_get_side (order) == side ? 1 : 0;
      figures = g_strdup_printf (ngettext ("%u figure", "%u figures", n_figures), n_figures);
      lines = g_strdup_printf (ngettext ("%u line", "%u lines", n_lines), n_lines);
      /* Translators: “19 figures”, “5 lines” */
      forces = g_strdup_printf (_("%s · %s"), figures, lines);
      orders = g_strdup_printf (ngettext ("%u order card", "%u order cards", n_cards), n_cards);
      g_ptr_array_add (parties, vedette_rules_find_party (rules, vedette_skirmish_get_word (i)));
      card = vedette_value_add (cards, VedetteBeforeCard, .name = vedette_force_get_name (skirmish.forces[i]),
                                .parties = parties, .forces = n_lines > 0 ? forces : _("No figures yet"),
                                .detail = n_lines > 0 ? needs : _("You can play without a roster."),
                                .forces_page = "forces",
                                .orders = n_cards > 0 ? orders : has_cards ? _("No order cards yet") : NULL,
                                .orders_page = n_cards > 0 || has_cards ? "orders" : NULL);
      vedette_each (VedetteOffer, offer, offers)
        if (g_str_equal (vedette_move_get_name (offer->move), "start") && vedette_move_get_id (offer->move, "holder") == side)
          g_set_object (&card->start, offer);
    }
}

/* A die that was enough, beside the number that was needed */
static void
draw_lesson (VedetteDrawing *drawing)
{
  /* The tick of the die is a little lower and further to the right than the die. */
  double height = vedette_drawing_get_height (drawing), size = height * 0.92, middle = vedette_drawing_get_width (drawing) / 2;

  vedette_drawing_add_die (drawing, 20, 16, 1, NULL, middle - size - 12, 0, size);
  vedette_drawing_add_box (drawing, middle + 12, 0, size, size, 14, vedette_ink_of_colour ("#c01c28"));
  vedette_drawing_add_text (drawing, "12+", middle + 12 + size / 2, size / 2, size * 0.4, TRUE, 0.5, size,
                            vedette_ink_on_tile);
}

const VedetteUiSystem vedette_skirmish_ui = {
  .system = &vedette_skirmish_system,
  .pages = pages,
  .head = &head,
  .panes = panes,
  .dialogs = dialogs,
  .new_form = vedette_action_dialog_new,
  .pick_face = pick_face,
  .shortcuts = shortcuts,
  .new_clock = new_clock,
  .before_title = N_("Who Begins?"),
  .fill_before = fill_before,
  .lesson = N_("Take the initiative with one die"),
  .draw_lesson = draw_lesson,
};
