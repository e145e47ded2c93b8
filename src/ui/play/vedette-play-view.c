/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first view: how things stand, what is due and what may be done, as the rules offer it, and what the system has
   beside it. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-declare-layout.h"
#include "ui/play/vedette-offer-box.h"
#include "ui/play/vedette-status-pane.h"
#include "ui/system/vedette-offer-key.h"
#include "ui/system/vedette-ui-system.h"

/* How many steps stand under the roster */
#define N_STEPS 7

struct _VedettePlayView
{
  AdwBin parent_instance;

  /* template */
  GtkBox *body;
  AdwBin *head_place;
  GtkLabel *due;
  GtkLabel *hint;
  AdwBin *due_place;
  AdwBin *board_place;
  AdwBin *progress_place;
  GtkBox *why_not_box;
  GtkLabel *why_not;
  GtkButton *agreed;
  GtkWidget *result;
  GtkLabel *last;
  GtkWidget *side_pane;
  GtkBox *panes;
  GtkBox *steps;

  /* borrowed */
  const VedetteUiSystem *system;
  VedetteOfferBox *due_box;
  VedetteOfferBox *board;

  /* owned */
  VedetteSession *session;
  GListModel *offers;   /* (element-type VedetteOffer) */
  VedetteMove *refused; /* what both sides may still agree to */
  gboolean narrow;
};

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
  if (!vedette_ruling_is_final (ruling) && vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
    self->refused = g_object_ref (move);
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), self->refused != NULL);
}

/* Returns: the record that is chosen in one of the panes, 0 for none */
static gint64
get_selected (VedettePlayView *self)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));

  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    if (self->system->panes[i].get_selected != NULL && self->system->panes[i].get_selected (pane) != 0)
      return self->system->panes[i].get_selected (pane);
  return 0;
}

/* The form of a move, with what only the system adds to it */
static GtkWidget *
make_form (VedettePlayView *self,
           VedetteMove     *move)
{
  if (self->system->new_form != NULL)
    return self->system->new_form (get_window (self), self->session, move);
  return GTK_WIDGET (vedette_declare_form_new (get_window (self), self->session, move, NULL, NULL));
}

/* Asks what there is to ask, or just does the move; what cannot be done is not asked about. */
static void
take_offer (VedettePlayView *self,
            VedetteOffer    *offer,
            gboolean         shifted)
{
  VedetteMove *move = vedette_offer_get_move (offer);
  gboolean asked = FALSE;

  if (vedette_offer_asks (offer, shifted) && vedette_offer_get_dialog (offer) != NULL)
    asked = vedette_ui_system_ask (self->system, get_window (self), self->session, offer, get_selected (self));
  else if (vedette_offer_asks (offer, shifted) && vedette_declare_layout_asks (move))
    {
      gtk_window_present (GTK_WINDOW (make_form (self, move)));
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

/* Shift and a key asks what else may be said. */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  g_autoptr (VedetteOffer) offer = NULL;
  gboolean shifted;
  const char *key;

  g_variant_get (args, "(&sb)", &key, &shifted);
  offer = vedette_offers_find_key (self->offers, key);
  if (offer == NULL)
    return FALSE;
  take_offer (self, offer, shifted);
  return TRUE;
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
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));

  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    if (self->system->panes[i].find != NULL)
      {
        self->system->panes[i].find (pane);
        return;
      }
  vedette_offer_box_find (self->board);
}

static void
update_last (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  VedetteStep *step = vedette_battle_get_current (vedette_session_get_battle (self->session));
  g_autofree char *text = NULL;

  /* The step that made the battle is no result of anything. */
  if (step != NULL && vedette_step_get_after (step) != 0)
    text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
  else
    text = g_strdup (_("Nothing has been done yet."));
  gtk_label_set_text (self->last, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The last few steps that both sides may see, newest first */
static void
update_steps (VedettePlayView *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteRules *rules = vedette_session_get_rules (self->session);
  guint left = N_STEPS;

  while (gtk_widget_get_first_child (GTK_WIDGET (self->steps)) != NULL)
    gtk_box_remove (self->steps, gtk_widget_get_first_child (GTK_WIDGET (self->steps)));
  for (guint i = vedette_battle_get_place (battle); i > 1 && left > 0; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);
      g_autofree char *text = NULL;
      GtkWidget *label;

      if (!vedette_rules_may_see_step (rules, step, vedette_rules_get_window (rules)))
        continue;
      text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
      label = gtk_label_new (text);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (self->steps, label);
      left--;
    }
}

static gboolean
has_open (VedettePlayView   *self,
          VedetteOfferPlace  place)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (self->offers, i);

      if (vedette_offer_get_place (offer) == place && vedette_offer_is_open (offer))
        return TRUE;
    }
  return FALSE;
}

/* In a narrow window, what is due and the moves take turns. */
static void
update_board (VedettePlayView *self)
{
  gboolean moves = has_open (self, VEDETTE_OFFER_ACTION) && !has_open (self, VEDETTE_OFFER_DUE);

  vedette_offer_box_update (self->board, self->offers, VEDETTE_OFFER_ACTION, VEDETTE_OFFER_TOOL, self->narrow && !moves);
}

/* What is due, with what Enter does and what may be done instead */
static void
update_due (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, vedette_rules_get_viewer (rules), &hint);

  g_clear_object (&self->offers);
  self->offers = vedette_rules_list_offers (rules, vedette_rules_get_viewer (rules));
  gtk_label_set_text (self->due, due != NULL ? due : "");
  gtk_widget_set_visible (GTK_WIDGET (self->due), due != NULL);
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
  vedette_offer_box_update (self->due_box, self->offers, VEDETTE_OFFER_DUE, VEDETTE_OFFER_MAY, FALSE);
}

static void
update_head (VedettePlayView *self)
{
  GtkWidget *head = adw_bin_get_child (self->head_place);

  if (self->system->head != NULL)
    {
      self->system->head->update (head);
      vedette_status_pane_update (VEDETTE_STATUS_PANE (adw_bin_get_child (self->progress_place)));
    }
  else
    vedette_status_pane_update (VEDETTE_STATUS_PANE (head));
}

static void
update_panes (VedettePlayView *self)
{
  GtkWidget *pane = gtk_widget_get_first_child (GTK_WIDGET (self->panes));

  for (guint i = 0; pane != NULL; i++, pane = gtk_widget_get_next_sibling (pane))
    self->system->panes[i].update (pane);
}

/* Who finds something in a pane goes on finding. */
static gboolean
is_typing (VedettePlayView *self)
{
  GtkWindow *window = get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && GTK_IS_EDITABLE (focus);
}

static void
update (VedettePlayView *self)
{
  update_head (self);
  update_last (self);
  update_due (self);
  update_board (self);
  update_steps (self);
  update_panes (self);
  g_clear_object (&self->refused);
}

static void
on_changed (VedettePlayView *self)
{
  update (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_typing (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_why_not (VedettePlayView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);
  const char *text = why_not != NULL ? why_not : vedette_session_get_reminder (self->session);

  /* What was done may be followed by what is to be remembered of it. */
  gtk_label_set_text (self->why_not, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_not_box), text != NULL);
  if (why_not == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->agreed), FALSE);
}

/* It may be the clock that reminds, and then it is time to offer the end. */
static void
on_reminder (VedettePlayView *self)
{
  on_why_not (self);
  update_head (self);
  update_due (self);
  update_board (self);
}

/* The heading of the last result takes the focus, so that Enter is what is due and not the button that was pressed. */
static gboolean
vedette_play_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (VEDETTE_PLAY_VIEW (widget)->result);
}

static void
vedette_play_view_dispose (GObject *object)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (object);

  g_clear_object (&self->refused);
  g_clear_object (&self->offers);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_PLAY_VIEW);

  G_OBJECT_CLASS (vedette_play_view_parent_class)->dispose (object);
}

static void
vedette_play_view_class_init (VedettePlayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_play_view_dispose;
  widget_class->grab_focus = vedette_play_view_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-play-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, body);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, head_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, hint);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, board_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, progress_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, why_not_box);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, agreed);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, result);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, last);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, side_pane);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, panes);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, steps);

  gtk_widget_class_install_action (widget_class, "play.agreed", NULL, activate_agreed);
  gtk_widget_class_install_action (widget_class, "play.find", NULL, activate_find);
  vedette_offer_keys_add (widget_class, on_key);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "play.find", NULL);
}

static void
vedette_play_view_init (VedettePlayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  self->due_box = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Due"), 3, FALSE, on_chosen, self));
  self->board = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Moves"), 4, TRUE, on_chosen, self));
  adw_bin_set_child (self->head_place, self->system->head != NULL ? self->system->head->new_pane (session)
                                                                  : vedette_status_pane_new (session));
  /* Where the system shows itself how things stand, what has parts is still drawn here. */
  if (self->system->head != NULL)
    {
      GtkWidget *progress = vedette_status_pane_new_progress (session);

      adw_bin_set_child (self->progress_place, progress);
      g_object_bind_property (progress, "visible", self->progress_place, "visible", G_BINDING_SYNC_CREATE);
    }
  adw_bin_set_child (self->due_place, GTK_WIDGET (self->due_box));
  adw_bin_set_child (self->board_place, GTK_WIDGET (self->board));
  for (guint i = 0; self->system->panes != NULL && self->system->panes[i].new_pane != NULL; i++)
    gtk_box_append (self->panes, self->system->panes[i].new_pane (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::reminder", G_CALLBACK (on_reminder), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_play_view_set_narrow:
 *
 * Puts the panes below instead of beside.
 */
void
vedette_play_view_set_narrow (VedettePlayView *self,
                              gboolean         narrow)
{
  self->narrow = narrow;
  update_board (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side_pane, narrow ? -1 : 340, -1);
  gtk_widget_set_hexpand (self->side_pane, narrow);
}
