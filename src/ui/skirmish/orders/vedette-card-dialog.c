/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card or changes one: the form of the edit, and beside it the card as it will be printed. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/records/vedette-figure.h"
#include "print/skirmish/vedette-cards-sheet.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/widgets/vedette-spoken.h"

/* A card on an A4 sheet, in points, and on the screen, in px */
#define PAPER_WIDTH 269.6
#define PAPER_HEIGHT 190.0
#define WIDTH 312

/* With the preview beside the form, in px */
#define DIALOG_WIDTH 900

/* What the dialog has besides its form; it lives as long as the form. */
typedef struct
{
  gint64 cursor;     /* where the battle was when the dialog was opened */
  char *draft;       /* the key of the draft */
  GtkWidget *preview;
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

static VedetteSession *
get_session (gpointer form)
{
  return vedette_move_dialog_get_session (form);
}

/* Returns: (transfer full): the card as it would be written */
static VedetteOrderCard *
make_draft (VedetteSession *session,
            VedetteMove    *move)
{
  return vedette_record_kind_draft (move, vedette_rules_read (vedette_session_get_rules (session)),
                                    vedette_session_get_battle (session));
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

/* The card as it would come out of the printer now */
static void
on_changed (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);
  g_autoptr (VedetteOrderCard) card = move != NULL ? make_draft (get_session (form), move) : NULL;
  g_autofree char *said = NULL;

  if (card == NULL)
    return;
  g_clear_pointer (&self->page, vedette_page_free);
  self->page = vedette_cards_sheet_lay_out_one (vedette_session_get_battle (get_session (form)), card,
                                                vedette_move_get_each (move, "men"), PAPER_WIDTH, PAPER_HEIGHT);
  /* Translators: the printed order card, for screen readers; what is to be done */
  said = g_strdup_printf (_("Print preview of the card: %s"), vedette_order_card_get_order (card));
  vedette_spoken_set_name (self->preview, said);
  gtk_widget_queue_draw (self->preview);
}

static void
add_preview (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 8, "margin-start", 12,
                                 "margin-end", 12, "margin-top", 12, "margin-bottom", 18, NULL);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", _("Print Preview"), "xalign", 0.0, NULL);

  self->preview = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "content-width", WIDTH,
                                "content-height", (int) (WIDTH * PAPER_HEIGHT / PAPER_WIDTH), "halign", GTK_ALIGN_START,
                                "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->preview), draw, self, NULL);
  gtk_widget_add_css_class (self->preview, "card-preview");
  gtk_widget_add_css_class (heading, "heading");
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

/* What is not written stays as a draft until the same card is written again. It is the secret of its side, and is in no
 * file: it stays as long as the battle is open. */
static gboolean
on_close_request (VedetteDeclareForm *form)
{
  CardDialog *self = get_dialog (form);
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);

  if (move != NULL && !vedette_declare_form_says_nothing (form) &&
      vedette_battle_get_cursor (vedette_session_get_battle (get_session (form))) == self->cursor)
    g_object_set_data_full (G_OBJECT (get_session (form)), self->draft, g_steal_pointer (&move), g_object_unref);
  return FALSE;
}

static void
on_start_over (GtkWidget          *button,
               VedetteDeclareForm *form)
{
  gtk_widget_set_visible (button, FALSE);
  vedette_declare_form_reset (form);
  vedette_declare_form_focus (form, "actors");
}

static void
take_draft (VedetteDeclareForm *form)
{
  g_autoptr (VedetteMove) draft = g_object_steal_data (G_OBJECT (get_session (form)), get_dialog (form)->draft);
  GtkWidget *button;

  if (draft == NULL)
    return;
  vedette_declare_form_say (form, draft);
  button = gtk_button_new_with_label (_("Start Over"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect (button, "clicked", G_CALLBACK (on_start_over), form);
  vedette_dialog_add (VEDETTE_DIALOG (form), button);
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
fill_foot (VedetteDeclareForm *form,
           gint64              side)
{
  VedetteBattle *battle = vedette_session_get_battle (get_session (form));
  GtkWidget *button;

  vedette_dialog_tell (VEDETTE_DIALOG (form), _("Press Enter to save the card, or Escape to close and keep a draft."));
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == side)
      return;
  button = gtk_button_new_with_label (_("Go to Forces"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_write_roster), form);
  vedette_dialog_add_answer (VEDETTE_DIALOG (form), button);
  vedette_dialog_tell (VEDETTE_DIALOG (form), _("This side has no roster yet. A card names figures from the roster."));
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
 * @move: the edit that adds a card, with its side, or the one that changes a card
 * @agreed: whether both sides agreed that cards are written now (S-X25)
 *
 * Returns: (transfer none): a modal window, to be presented, with what was left unwritten the last time
 */
GtkWidget *
vedette_card_dialog_new (GtkWindow      *parent,
                         VedetteSession *session,
                         VedetteMove    *move,
                         gboolean        agreed)
{
  VedetteBattle *battle = vedette_session_get_battle (session);
  g_autoptr (VedetteOrderCard) card = make_draft (session, move);
  gint64 id = vedette_move_get_id (move, "card"), side = vedette_order_card_get_side (card);
  g_autofree char *name = vedette_facts_name (battle, side);
  /* Translators: the title of a dialog: the number of an order card, and the name of a side */
  g_autofree char *title = g_strdup_printf (_("Card %d of %s"), vedette_order_card_get_number (card), name);
  VedetteDeclareForm *form =
    vedette_declare_form_new (parent, session, move, title,
                              id == 0 ? C_("an order card", "Add Card") : C_("an order card", "Save Card"));
  CardDialog *self = g_new0 (CardDialog, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set (move, "join", TRUE, NULL);
  self->cursor = vedette_battle_get_cursor (battle);
  self->draft = g_strdup_printf ("vedette-card-draft-%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT, side, id);
  g_object_set_data_full (G_OBJECT (form), "vedette-card-dialog", self, card_dialog_free);
  if (id == 0)
    vedette_declare_form_remove (form, "side");
  vedette_dialog_set_cancel (VEDETTE_DIALOG (form), _("Close"));
  vedette_dialog_set_width (VEDETTE_DIALOG (form), DIALOG_WIDTH);
  add_preview (form);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), form);
  gtk_widget_add_controller (GTK_WIDGET (form), keys);
  take_draft (form);
  fill_foot (form, side);
  if (agreed)
    vedette_move_dialog_set_open (VEDETTE_MOVE_DIALOG (form));
  g_signal_connect (form, "changed", G_CALLBACK (on_changed), NULL);
  g_signal_connect (form, "close-request", G_CALLBACK (on_close_request), NULL);
  g_signal_connect_after (form, "map", G_CALLBACK (on_map), NULL);
  on_changed (form);
  return GTK_WIDGET (form);
}
