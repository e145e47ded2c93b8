/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card or changes one: the form of the edit, and beside it the card as it will be printed. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-draft.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "print/skirmish/vedette-cards-sheet.h"
#include "ui/declare/vedette-declare-form.h"

/* A card on an A4 sheet, in points, and on the screen, in px */
#define PAPER_WIDTH 269.6
#define PAPER_HEIGHT 190.0
#define WIDTH 312

/* With the preview beside the form, in px */
#define DIALOG_WIDTH 900

/* What the dialog knows besides its form; it lives as long as the form. */
typedef struct
{
  VedetteSession *session; /* borrowed: the form has a reference */
  gint64 side;
  gint64 card;     /* 0 for a new card */
  gint64 cursor;   /* where the battle was when the dialog was opened */
  char *draft;     /* the key of the draft */
  GtkWidget *preview;
  GtkWidget *start_over;
  VedettePage *page; /* NULL before the first update */
} CardDialog;

static void
card_dialog_free (gpointer data)
{
  CardDialog *self = data;

  g_clear_pointer (&self->page, vedette_page_free);
  g_free (self->draft);
  g_free (self);
}

static CardDialog *
get_dialog (gpointer form)
{
  return g_object_get_data (form, "vedette-card-dialog");
}

static VedetteOrderCard *
find_card (CardDialog *self)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD, self->card);
}

/* Returns: (transfer full): the card as it would be, in no battle */
static VedetteOrderCard *
make_card (CardDialog  *self,
           VedetteMove *move)
{
  VedetteOrderCard *card = find_card (self);
  VedetteOrderCard *draft = card != NULL ? vedette_draft_copy (card) : g_object_new (VEDETTE_TYPE_ORDER_CARD, NULL);

  vedette_draft_fill (draft, move);
  return draft;
}

/* Returns: (transfer full) (nullable): what the target of the card is called */
static char *
name_target (CardDialog       *self,
             VedetteOrderCard *card)
{
  if (vedette_order_card_get_target (card) != 0)
    return vedette_facts_name (vedette_session_get_battle (self->session), vedette_order_card_get_target (card));
  return vedette_order_card_get_place (card)[0] != '\0' ? g_strdup (vedette_order_card_get_place (card)) : NULL;
}

/* The order ends in its target: “Silence the” and the target “Spearmen” are “Silence the Spearmen”, unless the order names
 * the target already. The target that the card had before does not stay at the end. */
static void
join_order (CardDialog       *self,
            VedetteMove      *move,
            VedetteOrderCard *draft)
{
  g_autofree char *name = name_target (self, draft);
  g_autofree char *before = find_card (self) != NULL ? name_target (self, find_card (self)) : NULL;
  g_autofree char *old_end = before != NULL ? g_strconcat (" ", before, NULL) : NULL;
  const char *order = vedette_order_card_get_order (draft);
  gboolean ends = old_end != NULL && g_str_has_suffix (order, old_end);
  g_autofree char *begin = g_strstrip (g_strndup (order, strlen (order) - (ends ? strlen (old_end) : 0)));
  g_autofree char *joined = NULL;

  if (*begin == '\0' || (name != NULL && vedette_card_object_contains (begin, name)))
    return;
  joined = name != NULL ? g_strconcat (begin, " ", name, NULL) : g_strdup (begin);
  if (!g_str_equal (joined, order))
    g_object_set (move, "order", joined, NULL);
}

/* What a card is about goes by its target. A card that keeps its target stays as it is. */
static void
adjust (VedetteDeclareForm *form,
        VedetteMove        *move)
{
  CardDialog *self = get_dialog (form);
  VedetteOrderCard *card = find_card (self);
  g_autoptr (VedetteOrderCard) draft = make_card (self, move);
  gint64 target = vedette_order_card_get_target (draft);
  VedetteRecord *record = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD, target);
  gboolean nothing = target == 0 && vedette_order_card_get_place (draft)[0] == '\0';
  VedetteObjective objective = nothing                                   ? VEDETTE_OBJECTIVE_TASK
                               : target != 0 && !VEDETTE_IS_PLACE (record) ? VEDETTE_OBJECTIVE_ENEMY
                                                                           : VEDETTE_OBJECTIVE_PLACE;

  if (card != NULL && vedette_order_card_get_target (card) == target &&
      g_str_equal (vedette_order_card_get_place (card), vedette_order_card_get_place (draft)))
    return;
  g_object_set (move, "objective", objective, NULL);
  join_order (self, move, draft);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  CardDialog *self = data;

  /* Paper is white, and what is on it is black, in a dark room too. */
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_scale (cr, width / PAPER_WIDTH, width / PAPER_WIDTH);
  if (self->page != NULL)
    vedette_page_draw (self->page, cr);
}

static int
count_men (CardDialog  *self,
           VedetteMove *move,
           gint64       line)
{
  VedetteFigure *figure = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE, line);
  int men = figure != NULL ? vedette_figure_get_count (figure) : 1;

  vedette_numbers_find (vedette_move_get_each (move, "men"), line, &men);
  return men;
}

/* The card as it would come out of the printer now */
static void
on_changed (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);
  g_autoptr (VedetteOrderCard) card = move != NULL ? make_card (self, move) : NULL;
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *said = NULL;
  VedetteSkirmish skirmish;

  if (card == NULL)
    return;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (self->card == 0)
    g_object_set (card, "number", vedette_papers_find_card_number (&skirmish, self->side), "state",
                  vedette_order_card_get_condition (card)[0] != '\0' ? VEDETTE_CARD_DORMANT : VEDETTE_CARD_LIVE, NULL);
  for (guint i = 0; i < vedette_ids_get_n (vedette_order_card_get_actors (card)); i++)
    {
      int own = count_men (self, move, vedette_ids_get (vedette_order_card_get_actors (card), i));

      g_array_append_val (men, own);
    }
  g_clear_pointer (&self->page, vedette_page_free);
  self->page = vedette_cards_sheet_lay_out_one (skirmish.battle, card, (const int *) (gconstpointer) men->data, PAPER_WIDTH,
                                                PAPER_HEIGHT);
  /* Translators: the printed order card, for screen readers; what is to be done */
  said = g_strdup_printf (_("Print preview of the card: %s"), vedette_order_card_get_order (card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_queue_draw (self->preview);
}

static void
add_preview (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *heading = gtk_label_new (_("Print Preview"));

  self->preview = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "content-width", WIDTH,
                                "content-height", (int) (WIDTH * PAPER_HEIGHT / PAPER_WIDTH), "halign", GTK_ALIGN_START,
                                "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->preview), draw, self, NULL);
  gtk_widget_add_css_class (self->preview, "card-preview");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 18, NULL);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), self->preview);
  vedette_dialog_add_aside (VEDETTE_DIALOG (form), box);
}

/* Letters are text everywhere: with the focus on a switch, the first space in the order would turn the switch. Enter saves
 * where it would otherwise turn a switch or open a list; buttons are pressed with it. */
static gboolean
on_key (GtkEventControllerKey *keys,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        VedetteDeclareForm    *form)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (form));
  GtkWidget *order;

  if (focus == NULL || GTK_IS_TEXT (focus) || gtk_widget_get_native (focus) != GTK_NATIVE (form) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (g_unichar_isgraph (gdk_keyval_to_unicode (keyval)))
    {
      vedette_declare_form_focus (form, "order");
      order = gtk_window_get_focus (GTK_WINDOW (form));
      gtk_editable_set_position (GTK_EDITABLE (order), -1);
      return gtk_event_controller_key_forward (keys, order);
    }
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) ||
      (GTK_IS_BUTTON (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) == NULL))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (form), "dialog.accept", NULL);
  return TRUE;
}

static void
add_keys (VedetteDeclareForm *form)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), form);
  gtk_widget_add_controller (GTK_WIDGET (form), keys);
}

/* Returns: whether anybody entered anything */
static gboolean
is_begun (VedetteMove *move)
{
  static const char *const known[] = { "side", "card", "objective", NULL };
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (vedette_move_is_said (move, params[i]->name) && !g_strv_contains (known, params[i]->name))
      return TRUE;
  return FALSE;
}

/* What is not written stays as a draft until the same card is written again. It is the secret of its side, and is in no
 * file: it stays as long as the battle is open. */
static gboolean
on_close_request (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);

  if (move != NULL && is_begun (move) &&
      vedette_battle_get_cursor (vedette_session_get_battle (self->session)) == self->cursor)
    g_object_set_data_full (G_OBJECT (self->session), self->draft, g_steal_pointer (&move), g_object_unref);
  return FALSE;
}

static void
on_start_over (VedetteDeclareForm *form)
{
  gtk_widget_set_visible (get_dialog (form)->start_over, FALSE);
  vedette_declare_form_reset (form);
  vedette_declare_form_focus (form, "actors");
}

static void
take_draft (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  g_autoptr (VedetteMove) draft = g_object_steal_data (G_OBJECT (self->session), self->draft);

  if (draft == NULL)
    return;
  vedette_declare_form_say (form, draft);
  self->start_over = gtk_button_new_with_label (_("Start Over"));
  gtk_widget_set_halign (self->start_over, GTK_ALIGN_START);
  g_signal_connect_swapped (self->start_over, "clicked", G_CALLBACK (on_start_over), form);
  vedette_dialog_add (VEDETTE_DIALOG (form), self->start_over);
}

/* What is written so far stays as a draft. */
static void
on_write_roster (VedetteDeclareForm *form)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (form));

  gtk_window_close (GTK_WINDOW (form));
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.view", "s", "forces");
}

/* The foot says which keys save and close. Without a roster there is nobody to choose from: the foot says why, and has the
 * way to the roster. */
static void
fill_foot (VedetteDeclareForm *form)
{
  VedetteBattle *battle = vedette_session_get_battle (get_dialog (form)->session);
  GtkWidget *button;

  vedette_dialog_tell (VEDETTE_DIALOG (form), _("Press Enter to save the card, or Escape to close and keep a draft."));
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == get_dialog (form)->side)
      return;
  button = gtk_button_new_with_label (_("Go to Forces"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_write_roster), form);
  vedette_dialog_add_answer (VEDETTE_DIALOG (form), button);
  vedette_dialog_tell (VEDETTE_DIALOG (form), _("This side has no roster yet. A card names figures from the roster."));
}

/* Returns: (transfer full): which card of which side it is */
static char *
make_title (VedetteSession   *session,
            gint64            side,
            VedetteOrderCard *card)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  /* Translators: the title of a dialog: the number of an order card, and the name of a side */
  return g_strdup_printf (_("Card %d of %s"), card != NULL ? vedette_order_card_get_number (card)
                                                           : vedette_papers_find_card_number (&skirmish, side),
                          vedette_skirmish_get_side_name (&skirmish, side));
}

/* The first question is who acts. Before the window is there its parts do not take the focus. */
static void
on_map (VedetteDeclareForm *form)
{
  vedette_declare_form_focus (form, "actors");
}

/**
 * vedette_card_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @side: the side that has the card
 * @card: (nullable): the card to change, %NULL for a new one
 * @agreed: whether both sides agreed that cards are written now (S-X25)
 *
 * Returns: (transfer none): a modal window, to be presented, with what was left unwritten the last time
 */
GtkWidget *
vedette_card_dialog_new (GtkWindow        *parent,
                         VedetteSession   *session,
                         gint64            side,
                         VedetteOrderCard *card,
                         gboolean          agreed)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, card != NULL ? "set-card" : "add-card");
  gint64 id = card != NULL ? vedette_record_get_id (VEDETTE_RECORD (card)) : 0;
  g_autofree char *title = make_title (session, side, card);
  CardDialog *self = g_new0 (CardDialog, 1);
  VedetteDeclareForm *form;

  g_object_set (move, card != NULL ? "card" : "side", card != NULL ? id : side, NULL);
  form = vedette_declare_form_new (parent, session, move, title,
                                   card == NULL ? C_("an order card", "Add Card") : C_("an order card", "Save Card"));
  *self = (CardDialog){ .session = session, .side = side, .card = id,
                        .cursor = vedette_battle_get_cursor (vedette_session_get_battle (session)) };
  self->draft = g_strdup_printf ("vedette-card-draft-%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT, side, id);
  g_object_set_data_full (G_OBJECT (form), "vedette-card-dialog", self, card_dialog_free);
  if (card == NULL)
    vedette_declare_form_remove (form, "side");
  vedette_declare_form_widen (form, "order");
  vedette_declare_form_widen (form, "condition");
  vedette_declare_form_set_adjust (form, adjust);
  vedette_dialog_set_cancel (VEDETTE_DIALOG (form), _("Close"));
  vedette_dialog_set_width (VEDETTE_DIALOG (form), DIALOG_WIDTH);
  add_preview (form);
  add_keys (form);
  take_draft (form);
  fill_foot (form);
  if (agreed)
    vedette_move_dialog_set_open (VEDETTE_MOVE_DIALOG (form));
  g_signal_connect (form, "changed", G_CALLBACK (on_changed), NULL);
  g_signal_connect (form, "close-request", G_CALLBACK (on_close_request), NULL);
  g_signal_connect_after (form, "map", G_CALLBACK (on_map), NULL);
  on_changed (form);
  return GTK_WIDGET (form);
}
