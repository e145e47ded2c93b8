/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One order card: number and state for everybody, the text only while it is held, or all of its side are. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-row.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/orders/vedette-card-face.h"
#include "ui/skirmish/orders/vedette-card-words.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-spoken.h"

enum
{
  BUTTON_EDIT,
  BUTTON_REMOVE,
  BUTTON_CONDITION,
  BUTTON_DONE,
  BUTTON_VOID,
  N_BUTTONS,
};

/* The buttons of a card: what each is called, which move it makes and which action of the view asks for it. */
static const struct
{
  const char *label;
  const char *icon;
  const char *move;
  const char *action;
} buttons[N_BUTTONS] = {
  [BUTTON_EDIT] = { N_("Change the Card"), "document-edit-symbolic", "set-card", "orders.edit" },
  [BUTTON_REMOVE] = { N_("Remove the Card"), "user-trash-symbolic", "remove-card", "orders.remove" },
  [BUTTON_CONDITION] = { N_("Condition Met"), NULL, "condition", "orders.condition" },
  [BUTTON_DONE] = { N_("Done"), NULL, "card-done", "orders.done" },
  [BUTTON_VOID] = { N_("Void"), NULL, "card-void", "orders.void" },
};

struct _VedetteCardRow
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *state;
  GtkLabel *advice;
  VedetteHoldButton *hold;
  VedetteCardFace *face;
  GtkBox *actions;
  GtkWidget *buttons[N_BUTTONS];
  GtkWidget *judge;
  GtkWidget *verdicts[2]; /* that it is specific, that it is not */

  GtkWindow *window; /* borrowed: the root */
  VedetteSession *session;
  gint64 card;
  gboolean shown;  /* with all of its side */
  gboolean pinned; /* pressed twice: until it is pressed again, or left */
};

G_DEFINE_FINAL_TYPE (VedetteCardRow, vedette_card_row, ADW_TYPE_BIN)

static void show_face (VedetteCardRow *self);

static void
on_active (VedetteCardRow *self)
{
  if (!gtk_window_is_active (self->window))
    vedette_card_row_cover (self);
}

/* The button lets go by itself; what was turned by pressing twice is covered here, when its people look elsewhere. */
static void
vedette_card_row_root (GtkWidget *widget)
{
  VedetteCardRow *self = VEDETTE_CARD_ROW (widget);
  GtkRoot *root;

  GTK_WIDGET_CLASS (vedette_card_row_parent_class)->root (widget);

  root = gtk_widget_get_root (widget);
  self->window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
  if (self->window != NULL)
    g_signal_connect_swapped (self->window, "notify::is-active", G_CALLBACK (on_active), self);
}

static void
vedette_card_row_unroot (GtkWidget *widget)
{
  VedetteCardRow *self = VEDETTE_CARD_ROW (widget);

  if (self->window != NULL)
    g_signal_handlers_disconnect_by_func (self->window, on_active, self);
  self->window = NULL;

  GTK_WIDGET_CLASS (vedette_card_row_parent_class)->unroot (widget);
}

static void
vedette_card_row_unmap (GtkWidget *widget)
{
  vedette_card_row_cover (VEDETTE_CARD_ROW (widget));

  GTK_WIDGET_CLASS (vedette_card_row_parent_class)->unmap (widget);
}

static void
vedette_card_row_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_CARD_ROW (object)->session);

  G_OBJECT_CLASS (vedette_card_row_parent_class)->dispose (object);
}

static void
vedette_card_row_class_init (VedetteCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_row_dispose;
  widget_class->root = vedette_card_row_root;
  widget_class->unroot = vedette_card_row_unroot;
  widget_class->unmap = vedette_card_row_unmap;
}

static void
on_clicked (GtkWidget      *button,
            VedetteCardRow *self)
{
  for (guint i = 0; i < N_BUTTONS; i++)
    if (self->buttons[i] == button)
      {
        gtk_widget_activate_action (button, buttons[i].action, "x", self->card);
        return;
      }
}

static void
on_verdict (GtkWidget      *button,
            VedetteCardRow *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->judge));
  gtk_widget_activate_action (button, "orders.judge", "(xb)", self->card, button == self->verdicts[0]);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* S-37: the other side judges a card when it is shown, an umpire whenever he likes. Every card can be judged, because the
 * button would else give away what is on the card. */
static void
make_judge (VedetteCardRow *self)
{
  static const char *const labels[] = { N_("Specific Enough"), N_("Too Vague, so Void") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *text = make_label (_("The other side, or an umpire, says whether the card names an enemy, a place or a task."),
                                NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (text), 30);
  gtk_box_append (GTK_BOX (box), text);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      self->verdicts[i] = gtk_button_new_with_label (_(labels[i]));
      g_signal_connect (self->verdicts[i], "clicked", G_CALLBACK (on_verdict), self);
      gtk_box_append (GTK_BOX (box), self->verdicts[i]);
    }
  g_object_set (box, "margin-start", 6, "margin-end", 6, "margin-top", 6, "margin-bottom", 6, NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  self->judge = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->judge), "dialog-question-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->judge), popover);
  vedette_spoken_set_tip (self->judge, _("Judge the Card"));
  gtk_widget_add_css_class (self->judge, "flat");
  gtk_widget_set_valign (self->judge, GTK_ALIGN_CENTER);
}

static GtkWidget *
make_head (VedetteCardRow *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->title = GTK_LABEL (make_label (NULL, "title-4"));
  self->state = GTK_LABEL (make_label (NULL, NULL));
  gtk_label_set_wrap (self->title, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), self->judge);
  gtk_box_append (GTK_BOX (head), self->buttons[BUTTON_EDIT]);
  gtk_box_append (GTK_BOX (head), self->buttons[BUTTON_REMOVE]);
  return head;
}

static void
on_held (VedetteCardRow *self)
{
  if (self->session != NULL)
    show_face (self);
}

/* Pressed twice it stays turned, for those who cannot hold it. */
static void
on_pressed (VedetteCardRow *self,
            int             n)
{
  if (n == 2)
    self->pinned = !self->pinned;
  on_held (self);
}

static GtkWidget *
make_face (VedetteCardRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->hold = VEDETTE_HOLD_BUTTON (vedette_hold_button_new ());
  self->face = g_object_new (VEDETTE_TYPE_CARD_FACE, NULL);
  vedette_hold_button_set_child (self->hold, GTK_WIDGET (self->face));
  gtk_widget_add_css_class (GTK_WIDGET (self->hold), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->hold), "order-card");
  gtk_widget_set_halign (GTK_WIDGET (self->hold), GTK_ALIGN_START);
  g_signal_connect_object (self->hold, "notify::held", G_CALLBACK (on_held), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->hold), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (focus, "leave", G_CALLBACK (vedette_card_row_cover), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->hold), focus);
  return GTK_WIDGET (self->hold);
}

static void
vedette_card_row_init (VedetteCardRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->actions = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->actions), "order-actions");
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      if (buttons[i].icon != NULL)
        {
          self->buttons[i] = gtk_button_new_from_icon_name (buttons[i].icon);
          gtk_widget_add_css_class (self->buttons[i], "flat");
          gtk_widget_set_valign (self->buttons[i], GTK_ALIGN_CENTER);
        }
      else
        {
          self->buttons[i] = gtk_button_new_with_label (_(buttons[i].label));
          gtk_box_append (self->actions, self->buttons[i]);
        }
      g_signal_connect (self->buttons[i], "clicked", G_CALLBACK (on_clicked), self);
    }
  make_judge (self);
  self->advice = GTK_LABEL (make_label (NULL, "why-not"));
  gtk_box_append (GTK_BOX (box), make_face (self));
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->state));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->advice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->actions));
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * vedette_card_row_new:
 *
 * Returns: (transfer floating): a row without a card yet
 */
GtkWidget *
vedette_card_row_new (VedetteSession *session)
{
  VedetteCardRow *self = g_object_new (VEDETTE_TYPE_CARD_ROW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/* Whether it may be pressed is nobody's secret: the text of the card is not asked for. */
static void
update_button (VedetteCardRow *self,
               guint           i,
               const char     *title)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, buttons[i].move);
  g_autoptr (VedetteRuling) ruling = NULL;
  /* Translators: the name of a button, such as “Done”, and the card it is about, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _(buttons[i].label), title);
  gboolean allowed;

  g_object_set (move, "card", self->card, NULL);
  ruling = i == BUTTON_EDIT ? vedette_rules_open (rules, move) : vedette_rules_check (rules, move);
  allowed = vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED;
  if (allowed)
    gtk_widget_remove_css_class (self->buttons[i], "dimmed-move");
  else
    gtk_widget_add_css_class (self->buttons[i], "dimmed-move");
  gtk_widget_set_tooltip_text (self->buttons[i], allowed ? _(buttons[i].label) : vedette_ruling_get_why (ruling));
  vedette_spoken_set_name (self->buttons[i], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  allowed ? "" : vedette_ruling_get_why (ruling), -1);
}

static void
update_judge (VedetteCardRow *self,
              const char     *title,
              gboolean        unfinished)
{
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _("Judge the Card"), title);

  gtk_widget_set_visible (self->judge, unfinished);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->judge), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Texts that are too long for a card end in dots; the whole is in the tip of the card. */
static void
limit (GtkWidget *label,
       int        lines)
{
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
}

static void
add_part (GtkWidget  *grid,
          int         row,
          const char *title,
          const char *text,
          const char *css_class,
          int         lines)
{
  GtkWidget *head = make_label (title, "dim-label"), *body = make_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (head), FALSE);
  gtk_widget_set_valign (head, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (body, GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (body, TRUE);
  limit (body, lines);
  gtk_grid_attach (GTK_GRID (grid), head, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), body, 1, row, 1, 1);
}

static GtkWidget *
make_content (VedetteCardRow   *self,
              VedetteOrderCard *card)
{
  GtkWidget *grid = gtk_grid_new ();
  g_auto (GStrv) faults = vedette_card_words_faults (self->session, card);
  g_autofree char *who = NULL, *what = NULL, *when = NULL, *lost = NULL, *whole = NULL;
  int row = 3;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  who = vedette_card_words_who (&skirmish, card);
  what = vedette_card_words_what (&skirmish, card);
  when = vedette_card_words_when (card);
  lost = vedette_card_words_lost (&skirmish, card);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "order-card-front");
  /* Translators: the three parts of an order card */
  add_part (grid, 0, vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"), who, NULL, 2);
  add_part (grid, 1, _("What"), what, "title-3", 5);
  add_part (grid, 2, _("When"), when, NULL, 2);
  whole = g_strdup_printf ("%s\n%s\n%s", who, what, when);
  vedette_spoken_set_tip (grid, whole);
  if (lost != NULL)
    gtk_grid_attach (GTK_GRID (grid), make_label (lost, "why-not"), 0, row++, 2, 1);
  for (guint i = 0; faults[i] != NULL; i++)
    gtk_grid_attach (GTK_GRID (grid), make_label (faults[i], "why-not"), 0, row++, 2, 1);
  return grid;
}

/* A covered card has no text anywhere in the window: what is only hidden can be found. */
static void
show_face (VedetteCardRow *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteOrderCard *card = vedette_battle_find (battle, VEDETTE_TYPE_ORDER_CARD, self->card);
  gboolean read = card != NULL && (self->shown || self->pinned || vedette_hold_button_get_held (self->hold));

  vedette_card_face_set_front (self->face, read ? make_content (self, card) : NULL);
}

/**
 * vedette_card_row_cover:
 *
 * Covers it, whatever was pressed.
 */
void
vedette_card_row_cover (VedetteCardRow *self)
{
  self->pinned = FALSE;
  vedette_hold_button_release (self->hold);
  if (self->session != NULL)
    show_face (self);
}

/* Returns: (transfer full): the side whose card it is */
static VedetteParty *
find_party (VedetteCardRow   *self,
            VedetteOrderCard *card)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteSkirmish skirmish;
  guint side = 0;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1])) == vedette_order_card_get_side (card))
    side = 1;
  return g_list_model_get_item (parties, side);
}

static void
update_face (VedetteCardRow   *self,
             VedetteOrderCard *card,
             const char       *title)
{
  VedetteCardState state = vedette_order_card_get_state (card);
  g_autoptr (VedetteParty) party = find_party (self, card);
  /* Translators: the name of a card that is read as long as it is held, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("Hold to read: %s"), title);

  vedette_hold_button_set_label (self->hold, name);
  vedette_card_face_set_back (self->face, party, vedette_order_card_get_number (card),
                              state != VEDETTE_CARD_DORMANT && state != VEDETTE_CARD_LIVE);
}

/**
 * vedette_card_row_set_card:
 * @shown: whether its side wants to read all of its cards now
 */
void
vedette_card_row_set_card (VedetteCardRow   *self,
                           VedetteOrderCard *card,
                           gboolean          shown)
{
  g_autofree char *title = vedette_card_words_title (card);
  g_autofree char *state = vedette_card_words_state (card);
  g_autofree char *advice = vedette_card_words_void (self->session, card);
  VedetteCardState value = vedette_order_card_get_state (card);

  /* Rows are filled again by their place: whoever turned one card has not turned the next. */
  if (self->card != vedette_record_get_id (VEDETTE_RECORD (card)))
    {
      self->card = vedette_record_get_id (VEDETTE_RECORD (card));
      vedette_card_row_cover (self);
    }
  self->shown = shown;
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->state, state);
  gtk_label_set_text (self->advice, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL);
  gtk_widget_set_visible (self->buttons[BUTTON_CONDITION], value == VEDETTE_CARD_DORMANT);
  gtk_widget_set_visible (GTK_WIDGET (self->actions), value == VEDETTE_CARD_DORMANT || value == VEDETTE_CARD_LIVE);
  for (guint i = 0; i < N_BUTTONS; i++)
    update_button (self, i, title);
  update_judge (self, title, value == VEDETTE_CARD_DORMANT || value == VEDETTE_CARD_LIVE);
  update_face (self, card, title);
  show_face (self);
}
