/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One order card: number and state for everybody, the text only while it is held, or all of its side are. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-row.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-face.h"
#include "ui/skirmish/orders/vedette-card-front.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-move-button.h"
#include "ui/widgets/vedette-spoken.h"

#define IN(state) (1u << VEDETTE_CARD_##state)
#define OPEN (IN (DORMANT) | IN (LIVE))
#define ANY (OPEN | IN (DONE) | IN (VOID))

/* What can be done with a card: what a button calls it, which move it is, and for a judgment whether the card is specific. The
 * first are below a card in these states, the others are in its menu. A card that waits has no room for “Void” below it. */
static const struct
{
  const char *label;
  const char *move;
  guint states;
  VedetteTri specific;
} deeds[] = {
  { N_("Mark as Met"), "condition", IN (DORMANT) },
  { N_("Done"), "card-done", IN (LIVE) },
  { N_("Void"), "card-void", IN (LIVE) },
#define N_BELOW 3
  { N_("Edit Card"), "set-card", ANY },
  { N_("Void"), "card-void", IN (DORMANT) },
  { N_("Remove Card"), "remove-card", ANY },
  { N_("Accept as Specific"), "judge-card", OPEN, VEDETTE_TRI_YES },
  { N_("Void as Too Vague"), "judge-card", OPEN, VEDETTE_TRI_NO },
};

/* Each state as a word and as it looks below the card */
static const struct
{
  const char *word;
  const char *css_class;
  const char *icon;
} states[] = {
  [VEDETTE_CARD_DORMANT] = { NC_("state of a card", "waiting"), "waits", "document-open-recent-symbolic" },
  [VEDETTE_CARD_LIVE] = { NC_("state of a card", "ready"), "live", "media-record-symbolic" },
  [VEDETTE_CARD_DONE] = { NC_("state of a card", "done"), "done", "object-select-symbolic" },
  [VEDETTE_CARD_VOID] = { NC_("state of a card", "void"), "void", "window-close-symbolic" },
};

struct _VedetteCardRow
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *pill;
  GtkImage *icon;
  GtkLabel *state;
  GtkLabel *advice;
  VedetteHoldButton *hold;
  GtkMenuButton *more;

  VedetteCardFace *face;
  GtkWidget *buttons[N_BELOW]; /* those that follow @pill, as they are in the table */

  VedetteSession *session;
  gint64 card;
  gboolean shown; /* with all of its side */
};

G_DEFINE_FINAL_TYPE (VedetteCardRow, vedette_card_row, ADW_TYPE_BIN)

static VedetteOrderCard *
find_card (VedetteCardRow *self)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD, self->card);
}

static char *
make_title (VedetteOrderCard *card)
{
  /* Translators: the number of an order card */
  return g_strdup_printf (_("Card %d"), vedette_order_card_get_number (card));
}

/* Names the button of a deed, and dims it while the rules refuse the move. Whether a button can be pressed is no secret: the
 * text of the card is not asked for. For the same reason every card can be judged (S-37). */
static void
update_button (VedetteCardRow *self,
               GtkWidget      *button,
               guint           i)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, deeds[i].move);
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autofree char *title = make_title (find_card (self));
  /* Translators: the name of a button, such as “Done”, and the card it is about, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _(deeds[i].label), title);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ssxi)", deeds[i].move, "card", self->card,
                                    (int) deeds[i].specific);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "orders.do");
  if (deeds[i].specific != VEDETTE_TRI_UNTRACKED)
    return;
  g_object_set (move, "card", self->card, NULL);
  ruling = g_str_equal (deeds[i].move, "set-card") ? vedette_rules_open (rules, move) : vedette_rules_check (rules, move);
  vedette_move_button_dim (button, ruling->verdict == VEDETTE_VERDICT_ALLOWED ? NULL : ruling->why, NULL);
  vedette_spoken_set_name (button, name);
}

/* What is seldom done with a card */
static void
make_menu (GtkMenuButton *more,
           gpointer       user_data)
{
  VedetteCardRow *self = user_data;
  GtkWidget *menu = vedette_move_menu_new (more);
  gboolean judges = FALSE;
  guint state = 1u << vedette_order_card_get_state (find_card (self));

  for (guint i = N_BELOW; i < G_N_ELEMENTS (deeds); i++)
    {
      if ((deeds[i].states & state) == 0)
        continue;
      if (deeds[i].specific != VEDETTE_TRI_UNTRACKED && !judges)
        {
          gtk_box_append (GTK_BOX (menu), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
          vedette_move_menu_add_text (menu, _("The other side, or an umpire, decides whether the card names a particular "
                                              "enemy, place or task."));
          judges = TRUE;
        }
      update_button (self, vedette_move_menu_add (menu, _(deeds[i].label)), i);
    }
}

/* A covered card has no text anywhere in the window: what is only hidden can be found. */
static void
show_face (VedetteCardRow *self)
{
  VedetteOrderCard *card = self->session != NULL ? find_card (self) : NULL;
  gboolean read = card != NULL && (self->shown || vedette_hold_button_get_held (self->hold));

  vedette_card_face_set_front (self->face, read ? vedette_card_front_new (self->session, card) : NULL);
}

static void
vedette_card_row_dispose (GObject *object)
{
  VedetteCardRow *self = VEDETTE_CARD_ROW (object);

  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_CARD_ROW);

  G_OBJECT_CLASS (vedette_card_row_parent_class)->dispose (object);
}

static void
vedette_card_row_class_init (VedetteCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_row_dispose;
  g_type_ensure (VEDETTE_TYPE_HOLD_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, pill);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, icon);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, state);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, advice);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, hold);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardRow, more);
  gtk_widget_class_bind_template_callback (widget_class, show_face);
}

static void
vedette_card_row_init (VedetteCardRow *self)
{
  GtkWidget *button;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->face = g_object_new (VEDETTE_TYPE_CARD_FACE, NULL);
  vedette_hold_button_set_child (self->hold, GTK_WIDGET (self->face));
  /* For those who cannot hold it */
  vedette_hold_button_set_pins (self->hold, TRUE);
  button = self->pill;
  for (guint i = 0; i < N_BELOW; i++)
    self->buttons[i] = button = gtk_widget_get_next_sibling (button);
  gtk_menu_button_set_create_popup_func (self->more, make_menu, self, NULL);
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

/**
 * vedette_card_row_new_only:
 *
 * Returns: (transfer floating): a card to be read in a dialog, with the words that say how, and without what can be done with
 *   it
 */
GtkWidget *
vedette_card_row_new_only (VedetteSession   *session,
                           VedetteOrderCard *card)
{
  VedetteCardRow *self = VEDETTE_CARD_ROW (vedette_card_row_new (session));
  g_autoptr (VedetteParty) party = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  party = vedette_rules_find_party (vedette_session_get_rules (session),
                                    vedette_skirmish_get_side_word (&skirmish, vedette_order_card_get_side (card)));
  vedette_card_row_set_card (self, card, party, FALSE);
  gtk_widget_set_visible (gtk_widget_get_parent (self->pill), FALSE);
  gtk_label_set_text (self->advice, _("Hold to Read"));
  gtk_widget_set_css_classes (GTK_WIDGET (self->advice), (const char *[]){ "dim-label", NULL });
  gtk_widget_set_halign (GTK_WIDGET (self->advice), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
  return GTK_WIDGET (self);
}

/**
 * vedette_card_row_cover:
 *
 * Covers it, whatever was pressed.
 */
void
vedette_card_row_cover (VedetteCardRow *self)
{
  vedette_hold_button_release (self->hold);
  show_face (self);
}

/* Returns: what to do about a card that is void */
static const char *
advise (VedetteCardRow   *self,
        VedetteOrderCard *card)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-card");
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);
  gboolean open = ruling->verdict == VEDETTE_VERDICT_ALLOWED;

  if (vedette_order_card_get_judged (card) == VEDETTE_TRI_NO)
    return open ? _("This card was judged too vague and has no effect. Edit the card to name an enemy, a place or a task, or "
                    "remove the card.")
                : _("This card was judged too vague and has no effect. If the judgment was a mistake, use Undo.");
  return open ? _("This card has no effect. Edit the card to name who does what, or remove the card.")
              : _("This card no longer has any effect. Use Undo if the card should still have an effect.");
}

static void
update_state (VedetteCardRow   *self,
              VedetteOrderCard *card)
{
  VedetteCardState value = vedette_order_card_get_state (card);
  const char *word = g_dpgettext2 (GETTEXT_PACKAGE, "state of a card", states[value].word);
  gboolean judged = vedette_order_card_get_judged (card) == VEDETTE_TRI_YES;
  const char *const css_classes[] = { "state-pill", states[value].css_class, NULL };
  /* Translators: the state of an order card, such as “ready”, when it was judged specific enough */
  g_autofree char *text = judged ? g_strdup_printf (_("%s · specific enough"), word) : g_strdup (word);

  gtk_label_set_text (self->state, text);
  gtk_image_set_from_icon_name (self->icon, states[value].icon);
  gtk_widget_set_css_classes (self->pill, (const char **) css_classes);
  /* “done” and “void” say all that there is to say. */
  gtk_widget_set_tooltip_text (self->pill, (1u << value) & OPEN ? vedette_enum_get_label (VEDETTE_TYPE_CARD_STATE, (int) value)
                                                               : NULL);
  gtk_label_set_text (self->advice, value == VEDETTE_CARD_VOID ? advise (self, card) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), value == VEDETTE_CARD_VOID);
  for (guint i = 0; i < N_BELOW; i++)
    {
      update_button (self, self->buttons[i], i);
      gtk_widget_set_visible (self->buttons[i], (deeds[i].states & 1u << value) != 0);
    }
}

/**
 * vedette_card_row_set_card:
 * @party: the side of the card
 * @shown: whether its side wants to read all of its cards now
 */
void
vedette_card_row_set_card (VedetteCardRow   *self,
                           VedetteOrderCard *card,
                           VedetteParty     *party,
                           gboolean          shown)
{
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (card));
  g_autofree char *title = make_title (card);
  /* Translators: the name of a card that is read as long as it is held, such as “Card 2” */
  g_autofree char *hold = g_strdup_printf (_("Hold to reveal: %s"), title);
  /* Translators: the name of a menu, and the card that it is about, such as “Card 2” */
  g_autofree char *more = g_strdup_printf (_("%s: %s"), _("More"), title);

  /* Rows are filled again by their place: whoever turned one card has not turned the next. */
  if (self->card != id)
    {
      self->card = id;
      vedette_hold_button_release (self->hold);
    }
  self->shown = shown;
  update_state (self, card);
  vedette_spoken_set_tip (GTK_WIDGET (self->more), more);
  vedette_spoken_set_name (GTK_WIDGET (self->more), more);
  vedette_hold_button_set_label (self->hold, hold);
  vedette_card_face_set_back (self->face, party, vedette_order_card_get_number (card),
                              ((1u << vedette_order_card_get_state (card)) & OPEN) == 0);
  show_face (self);
}
