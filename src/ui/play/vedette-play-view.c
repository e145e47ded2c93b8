/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first view: how things stand, what is due and what may be done, as the rules offer it, and what the system has
   beside it. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view-private.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-declare-layout.h"
#include "ui/declare/vedette-move-dialog.h"
#include "ui/end/vedette-end-page.h"
#include "ui/play/vedette-need-pane.h"
#include "ui/play/vedette-status-pane.h"
#include "ui/system/vedette-offer-key.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-clocks-label.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-later.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-spoken.h"

#define DUE_SIGN 24

G_DEFINE_FINAL_TYPE (VedettePlayView, vedette_play_view, ADW_TYPE_BIN)

static GtkWindow *
get_window (VedettePlayView *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Does a move, or says why not and whether agreement would help. */
static void
do_move (VedettePlayView *self,
         VedetteMove     *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);

  g_clear_object (&self->refused);
  if (vedette_session_perform (self->session, move, 0, FALSE, NULL) != NULL)
    return;
  if (!ruling->is_final && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    self->refused = g_object_ref (move);
  vedette_result_band_set_agreed (self->result, self->refused != NULL);
  if (self->before != NULL)
    vedette_before_page_set_agreed (self->before, self->refused != NULL);
}

/* Titles a form with the label of the button that was pressed, which can be longer than the name of the move, without its dots.
 * A form that asks a question of its own keeps its title. */
static void
set_title (GtkWindow    *form,
           VedetteOffer *offer)
{
  g_autofree char *usual = vedette_move_strip_ellipsis (vedette_move_get_label (offer->move));
  g_autofree char *title = vedette_move_strip_ellipsis (offer->label);

  if (g_str_equal (gtk_window_get_title (form), usual))
    gtk_window_set_title (form, title);
}

/* The form of a move, with what only the system adds to it */
static GtkWindow *
make_form (VedettePlayView *self,
           VedetteOffer    *offer)
{
  VedetteMove *move = offer->move;
  GtkWindow *form = self->system->new_form != NULL
                      ? GTK_WINDOW (self->system->new_form (get_window (self), self->session, move))
                      : GTK_WINDOW (vedette_declare_form_new (get_window (self), self->session, move, NULL, NULL));

  set_title (form, offer);
  return form;
}

/* Asks what there is to ask, or just does the move; what cannot be done is not asked about. */
static void
take_offer (VedettePlayView *self,
            VedetteOffer    *offer,
            gboolean         shifted)
{
  VedetteMove *move = offer->move;
  gboolean asked = FALSE;

  if (vedette_offer_asks (offer, shifted) && offer->dialog != NULL)
    asked = vedette_ui_system_ask (self->system, get_window (self), self->session, offer,
                                   vedette_play_side_get_selected (self->side));
  else if (vedette_offer_asks (offer, shifted) && vedette_declare_layout_asks (move))
    {
      gtk_window_present (make_form (self, offer));
      asked = TRUE;
    }
  if (!asked)
    do_move (self, move);
}

static void
on_chosen (VedetteOffer *offer,
           gpointer      user_data)
{
  take_offer (user_data, offer, FALSE);
}

/* Shift and a key asks what else may be said; of a digit it is a part, where the layout has digits so. */
static gboolean
on_key (gpointer        user_data,
        guint           keyval,
        GdkModifierType modifiers)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (user_data);
  g_autofree char *key = vedette_offer_key_read (keyval, modifiers);
  g_autoptr (VedetteOffer) offer = key != NULL ? vedette_offers_find_key (self->offers, key) : NULL;

  if (offer == NULL)
    return FALSE;
  take_offer (self, offer, (modifiers & GDK_SHIFT_MASK) != 0 && !g_ascii_isdigit (*key));
  return TRUE;
}

/* The face is the die of the roll that is due; nothing is decided by it. */
static void
vedette_play_view_pick_face (VedettePlayView *self,
                             int              natural)
{
  self->system->pick_face (get_window (self), self->session, natural);
}

/* Says why the moves that are asleep cannot be made. */
static void
activate_why_asleep (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  g_autoptr (VedetteOffer) first = g_list_model_get_item (G_LIST_MODEL (self->bands.moves), 0);

  if (first != NULL)
    do_move (self, first->move);
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  g_autoptr (VedetteMove) move = g_steal_pointer (&self->refused);

  if (move != NULL)
    vedette_session_perform (self->session, move, 0, TRUE, NULL);
}

static void
activate_find (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);

  /* Before the game and at its end there is nothing to find. */
  if (gtk_stack_get_visible_child (self->pages) != self->grid)
    return;
  if (!vedette_play_side_find (self->side))
    vedette_offer_box_find (self->board);
}

/* Returns: (transfer full) (nullable): who rolls if Enter is pressed */
static VedetteParty *
find_roller (VedettePlayView *self,
             VedetteRules    *rules)
{
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (self->offers, VEDETTE_OFFER_ENTER);
  g_autoptr (GListModel) dice = due != NULL ? vedette_rules_list_dice (rules, due->move, NULL, 0) : NULL;
  g_autoptr (VedetteDiceRequest) first = dice != NULL ? g_list_model_get_item (dice, 0) : NULL;

  if (first == NULL || g_list_model_get_n_items (dice) > 1 || first->party == NULL)
    return NULL;
  return vedette_rules_find_party (rules, first->party);
}

/* The sign of who rolls; a letter is heard with what is due. */
static void
update_due_sign (VedettePlayView *self,
                 VedetteRules    *rules)
{
  g_autoptr (VedetteParty) roller = find_roller (self, rules);

  vedette_party_disc_put_later (self->due_sign, roller != NULL && roller->letter == NULL ? roller : NULL, DUE_SIGN);
}

/* Returns: (transfer full) (nullable): what the next roll needs, where none is due now */
static char *
say_next_need (VedetteRules *rules)
{
  g_autofree char *whose = NULL, *chance = NULL;
  g_autoptr (VedetteMove) next = vedette_rules_get_next_roll (rules, vedette_rules_get_window (rules), &whose);
  g_autoptr (VedetteBreakdown) breakdown = next != NULL ? vedette_rules_preview (rules, next) : NULL;

  if (breakdown == NULL)
    return NULL;
  chance = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));
  /* Translators: who needs a number on the next roll, as in “Then Red needs”, the number, and the chance as a percentage */
  return g_strdup_printf (_("%s %d+ · %s"), whose, breakdown->need, chance);
}

/* The number that is needed, with the faces of the die and the sum, where the roll is due now; else what the next roll needs */
static void
update_need (VedettePlayView *self,
             VedetteRules    *rules)
{
  g_autoptr (VedetteParty) roller = find_roller (self, rules);
  g_autoptr (VedetteBreakdown) due =
    vedette_need_pane_update (VEDETTE_NEED_PANE (adw_bin_get_child (self->slot_place)), rules, self->offers, roller);
  g_autofree char *sum = due != NULL ? vedette_breakdown_say_sum (due) : say_next_need (rules);

  self->has_faces = due != NULL && due->sides > 0;
  if (self->has_faces)
    {
      vedette_party_paint_set_of (GTK_WIDGET (self->faces), roller != NULL ? roller->colour : NULL);
      vedette_die_faces_show (self->faces, due);
    }
  gtk_label_set_text (self->sum, sum != NULL ? sum : "");
  vedette_spoken_set_tip (GTK_WIDGET (self->sum), sum);
}

/* What is due, what Enter does, and what may be done besides */
static void
update_due (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autofree char *hint = NULL;

  g_free (self->due_words);
  self->due_words = vedette_rules_get_due (rules, vedette_rules_get_viewer (rules), &hint);
  /* That it is over stands above. */
  if (vedette_rules_is_over (rules))
    {
      g_free (self->due_words);
      self->due_words = g_strdup (_("Nothing left to do"));
    }
  g_clear_object (&self->offers);
  self->offers = vedette_rules_list_offers (rules, vedette_rules_get_viewer (rules));
  vedette_offer_bands_clear (&self->bands);
  vedette_offer_bands_init (&self->bands, self->offers);
  update_due_sign (self, rules);
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
  vedette_spoken_set_tip (GTK_WIDGET (self->hint), hint);
  vedette_why_button_set_rule (self->hint_why, vedette_rules_get_hint_rule (rules, vedette_rules_get_viewer (rules)));
  vedette_offer_box_update (self->due_box, G_LIST_MODEL (self->bands.due));
  if (self->system->slot == NULL)
    update_need (self, rules);
  else
    self->system->slot->update (adw_bin_get_child (self->slot_place), self->session);
  if (self->system->last != NULL)
    self->system->last->update (adw_bin_get_child (self->last_place), self->session);
  vedette_play_view_share_room (self);
}

/* Returns: (transfer full) (nullable): the party whose the headline of the status is */
static VedetteParty *
find_holder (VedetteRules *rules)
{
  vedette_each_new (VedetteStatus, item, vedette_rules_get_status (rules, vedette_rules_get_viewer (rules)))
    if (item->emphasis == VEDETTE_EMPHASIS_HEADLINE && item->party != NULL)
      return vedette_rules_find_party (rules, item->party);
  return NULL;
}

static void
update_tint (VedettePlayView *self)
{
  g_autoptr (VedetteParty) holder = find_holder (vedette_session_get_rules (self->session));

  vedette_tint_card_set_party (self->head_card, holder);
}

static void
update_head (VedettePlayView *self)
{
  GtkWidget *head = adw_bin_get_child (self->head_place);

  if (head == NULL)
    return;
  update_tint (self);
  vedette_play_view_show_ladder (self);
  if (self->system->head != NULL)
    self->system->head->update (head, self->session);
  else
    vedette_status_pane_update (VEDETTE_STATUS_PANE (head));
}

/* Who finds something in a pane goes on finding. */
static gboolean
is_typing (VedettePlayView *self)
{
  GtkWindow *window = get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && GTK_IS_EDITABLE (focus);
}

/* Returns: whether the battle has not begun; then the page of that time shows it as it is now. */
static gboolean
update_before (VedettePlayView *self)
{
  g_autoptr (GListStore) cards = g_list_store_new (VEDETTE_TYPE_BEFORE_CARD);

  if (self->system->fill_before != NULL)
    self->system->fill_before (self->session, self->offers, cards);
  if (g_list_model_get_n_items (G_LIST_MODEL (cards)) == 0)
    return FALSE;
  if (self->before == NULL)
    {
      self->before = VEDETTE_BEFORE_PAGE (vedette_before_page_new (self->session, on_chosen, self));
      adw_bin_set_child (self->before_place, GTK_WIDGET (self->before));
      vedette_before_page_set_narrow (self->before, self->turns);
    }
  vedette_before_page_update (self->before, self->offers, G_LIST_MODEL (cards));
  return TRUE;
}

/* Before the battle begins and once it is over, a page of its own has the place of the bands; at the end, until somebody wants
 * to see the bands. */
static void
show_page (VedettePlayView *self)
{
  gboolean over = vedette_rules_is_over (vedette_session_get_rules (self->session));
  GtkWidget *page = adw_bin_get_child (self->end_place), *next = self->grid;

  self->looks_back = self->looks_back && over;
  if (over && page == NULL)
    {
      page = vedette_end_page_new (self->session);
      adw_bin_set_child (self->end_place, page);
      vedette_end_page_set_narrow (VEDETTE_END_PAGE (page), self->turns);
    }
  if (over)
    vedette_end_page_update (VEDETTE_END_PAGE (page));
  gtk_widget_set_visible (self->to_end, over);
  if (over && !self->looks_back)
    next = GTK_WIDGET (self->end_place);
  else if (update_before (self))
    next = GTK_WIDGET (self->before_place);
  /* The bands fade in when somebody begins. GTK does not animate it if the settings of the desktop want less motion. */
  gtk_stack_set_transition_type (self->pages, gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->before_place)
                                                ? GTK_STACK_TRANSITION_TYPE_CROSSFADE
                                                : GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_visible_child (self->pages, next);
}

static void
look_back (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);

  self->looks_back = g_str_equal (name, "play.show-bands");
  show_page (self);
  gtk_widget_grab_focus (widget);
}

/* Who holds, what is due, and by whom best: read after the result. */
static void
tell_next (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *next = NULL;

  vedette_each (VedetteStatus, item, status)
    {
      if (item->emphasis == VEDETTE_EMPHASIS_HEADLINE)
        /* Translators: what is said of a status, such as “Holder”, and how it stands, such as “Red” */
        g_ptr_array_add (said, item->label == NULL ? g_strdup (item->text)
                                 : g_strdup_printf (C_("status", "%s: %s"), item->label, item->text));
    }
  g_ptr_array_add (said, g_strdup (gtk_label_get_text (self->due)));
  g_ptr_array_add (said, g_strdup (gtk_label_get_text (self->hint)));
  g_ptr_array_add (said, NULL);
  next = g_strjoinv (". ", (char **) said->pdata);
  vedette_result_band_set_next (self->result, next);
}

static void
update (VedettePlayView *self)
{
  update_head (self);
  vedette_result_band_update (self->result);
  update_due (self);
  show_page (self);
  tell_next (self);
  vedette_play_side_update (self->side);
  g_clear_object (&self->refused);
}

static void
on_changed (VedettePlayView *self)
{
  update (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_typing (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->just_shown = FALSE;
}

/* It may be the clock that reminds, and then it is time to offer the end. */
static void
on_reminder (VedettePlayView *self)
{
  update_head (self);
  update_due (self);
  vedette_play_side_update_progress (self->side);
}

/* Who opens a battle wants to see what is due: that is not kept waiting for the roster beside it and the log below. */
static void
vedette_play_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (vedette_play_view_parent_class)->map (widget);

  VEDETTE_PLAY_VIEW (widget)->just_shown = TRUE;
  vedette_play_side_fill_after (VEDETTE_PLAY_VIEW (widget)->side, gtk_widget_get_frame_clock (widget));
}

static void
vedette_play_view_unmap (GtkWidget *widget)
{
  vedette_play_side_fill_after (VEDETTE_PLAY_VIEW (widget)->side, NULL);

  GTK_WIDGET_CLASS (vedette_play_view_parent_class)->unmap (widget);
}

/* The heading of the last result takes the focus, so that Enter is what is due and not the button that was pressed. */
static gboolean
vedette_play_view_grab_focus (GtkWidget *widget)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);

  self->just_shown = TRUE;
  if (gtk_stack_get_visible_child (self->pages) != self->grid)
    return gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (gtk_stack_get_visible_child (self->pages))));
  return gtk_widget_grab_focus (GTK_WIDGET (self->result));
}

/* The result has the focus when the view comes, but what is wanted then is what is due. */
static gboolean
vedette_play_view_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  gboolean first = self->just_shown && gtk_widget_get_focus_child (GTK_WIDGET (self->result)) != NULL;

  self->just_shown = FALSE;
  return (first && direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (GTK_WIDGET (self->due_box), direction)) ||
         vedette_focus_go_through (widget, direction);
}

static void
vedette_play_view_dispose (GObject *object)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (object);

  g_clear_object (&self->refused);
  vedette_offer_bands_clear (&self->bands);
  g_clear_object (&self->offers);
  g_clear_pointer (&self->due_words, g_free);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_PLAY_VIEW);

  G_OBJECT_CLASS (vedette_play_view_parent_class)->dispose (object);
}

static void
vedette_play_view_class_init (VedettePlayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_play_view_dispose;
  widget_class->map = vedette_play_view_map;
  widget_class->unmap = vedette_play_view_unmap;
  widget_class->grab_focus = vedette_play_view_grab_focus;
  widget_class->focus = vedette_play_view_focus;
  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_DIE_FACES);
  g_type_ensure (VEDETTE_TYPE_LADDER);
  g_type_ensure (VEDETTE_TYPE_LATER);
  g_type_ensure (VEDETTE_TYPE_PLAY_SIDE);
  g_type_ensure (VEDETTE_TYPE_TINT_CARD);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-play-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, pages);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, before_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, end_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, to_end);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, grid);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, ladder);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_pane);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, head_card);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, head_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_grid);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_texts);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_sign);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, hint_box);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, hint);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, hint_why);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, sum);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, slot_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, faces);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, last_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, asleep);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, asleep_label);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, moves_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, board_clamp);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, board_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, rest_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, result_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, clocks);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, tools_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, beside);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, side);

  gtk_widget_class_bind_template_callback (widget_class, vedette_play_view_pick_face);
  gtk_widget_class_bind_template_callback (widget_class, vedette_play_view_show_side);
  gtk_widget_class_bind_template_callback (widget_class, vedette_play_view_share_width);
  gtk_widget_class_bind_template_callback (widget_class, vedette_play_view_show_moves);

  gtk_widget_class_install_action (widget_class, "play.agreed", NULL, activate_agreed);
  gtk_widget_class_install_action (widget_class, "play.why-asleep", NULL, activate_why_asleep);
  gtk_widget_class_install_action (widget_class, "play.show-bands", NULL, look_back);
  gtk_widget_class_install_action (widget_class, "play.show-end", NULL, look_back);
  gtk_widget_class_install_action (widget_class, "play.find", NULL, activate_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "play.find", NULL);
}

static void
vedette_play_view_init (VedettePlayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, TRUE, on_key);
}

static void
make_bands (VedettePlayView *self)
{
  self->due_box = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Due"), 0, on_chosen, self));
  self->board = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Moves"), VEDETTE_PLAY_COLUMNS, on_chosen, self));
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "moves");
  vedette_offer_box_set_session (self->board, self->session);
  self->rest = VEDETTE_PLAY_REST (vedette_play_rest_new (self->session));
  self->tools = VEDETTE_TOOL_BAR (vedette_tool_bar_new (on_chosen, self));
  self->result = VEDETTE_RESULT_BAND (vedette_result_band_new (self->session));
  if (self->system->last != NULL)
    {
      adw_bin_set_child (self->last_place, vedette_pane_new (self->system->last, self->session));
      gtk_widget_add_css_class (GTK_WIDGET (self), "with-last");
      gtk_widget_set_vexpand (self->moves_place, FALSE);
      gtk_widget_set_vexpand (GTK_WIDGET (self->due_place), FALSE);
    }
  else
    adw_bin_set_child (self->head_place, self->system->head != NULL ? vedette_pane_new (self->system->head, self->session)
                                                                    : vedette_status_pane_new (self->session));
  adw_bin_set_child (self->due_place, GTK_WIDGET (self->due_box));
  /* A number has a tile of its size. The room that is left is seen once, below it. */
  if (self->system->slot == NULL)
    g_object_set (self->slot_place, "valign", GTK_ALIGN_START, "vexpand", FALSE, NULL);
  adw_bin_set_child (self->slot_place, self->system->slot != NULL ? vedette_pane_new (self->system->slot, self->session)
                                                                  : vedette_need_pane_new ());
  /* Only cards scroll: old GTK measures what scrolls without its width. */
  if (self->system->new_card != NULL)
    gtk_scrolled_window_set_child (self->board_place, GTK_WIDGET (self->board));
  else
    adw_clamp_set_child (self->board_clamp, GTK_WIDGET (self->board));
  adw_bin_set_child (self->rest_place, GTK_WIDGET (self->rest));
  adw_bin_set_child (self->result_place, GTK_WIDGET (self->result));
  adw_bin_set_child (self->tools_place, GTK_WIDGET (self->tools));
  vedette_clocks_label_follow (self->clocks, vedette_session_get_clocks (self->session));
}

/**
 * vedette_play_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_play_view_new (VedetteSession *session)
{
  VedettePlayView *self = g_object_new (VEDETTE_TYPE_PLAY_VIEW, NULL);

  self->session = g_object_ref (session);
  self->system = vedette_ui_system_find (vedette_session_get_battle (session));
  vedette_play_side_set_session (self->side, session);
  make_bands (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::reminder", G_CALLBACK (on_reminder), self, G_CONNECT_SWAPPED);
  update (self);
  vedette_play_view_set_narrow (self, FALSE);
  return GTK_WIDGET (self);
}

