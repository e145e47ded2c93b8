/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of orders and messages, which shows what one reader knows, as long as his button is held (A-E36). Nothing of them
 * is in the window while none is. */

#include "vedette-config.h"

#include "ui/eagles/vedette-dispatches-view.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-why-button.h"

/* The columns, and what may be said of all that stands in one; what somebody has sent without knowing how far it is stands in
 * the first. */
#define ON(state) (1u << VEDETTE_DISPATCH_##state)
static const struct
{
  const char *title;
  const char *note;
  guint states;
} columns[] = {
  { NC_("orders", "Sent"), NC_("orders", "progress known only to the umpire"), 0 },
  { NC_("orders", "In Transit"), NC_("orders", "tested in the next turn"), ON (IN_TRANSIT) },
  { NC_("orders", "Delayed and Lost"), NC_("orders", "decided by the umpire’s die"), ON (DELAYED) | ON (LOST) },
  { NC_("orders", "Arrived"), NC_("orders", "not in effect yet"), ON (ARRIVED) | ON (GARBLED) },
  { NC_("orders", "In Effect"), NC_("orders", "binding on the recipient"), ON (ACTIVE) },
};

#define FORM_WIDTH 640
#define READER "vedette-reader"
/* Two to a line of a narrow window, so that most names are read whole */
#define READER_WIDTH 140
#define READER_LETTERS 18
#define UMPIRE_KEY GDK_KEY_u
/* How much of what is seen a step of the wheel moves, and Page Down */
#define WHEEL 0.25
#define PAGE 0.9

struct _VedetteDispatchesView
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *heading;
  GtkWidget *write;
  GtkWidget *closed;
  GtkLabel *why;
  VedetteWhyButton *explain;
  GtkWidget *play_them;
  AdwBin *wide_place;
  GtkScrolledWindow *narrow_place;
  GtkFlowBox *readers;
  GtkLabel *hint;
  GtkScrolledWindow *board;
  GtkBox *columns;
  GtkWidget *empty;
  GtkWidget *write_first;

  VedetteHoldButton *umpire; /* borrowed: one of the readers; NULL if there is none */
  const char *reader; /* whose button is held; his button's */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDispatchesView, vedette_dispatches_view, ADW_TYPE_BIN)

#define SENT "mail-send-symbolic"

/* What of it is seen at a glance; the words stand beside it. */
static const char * const icons[] = {
  [VEDETTE_DISPATCH_IN_TRANSIT] = SENT,
  [VEDETTE_DISPATCH_DELAYED] = "document-open-recent-symbolic",
  [VEDETTE_DISPATCH_LOST] = "dialog-warning-symbolic",
  [VEDETTE_DISPATCH_ARRIVED] = "mail-unread-symbolic",
  [VEDETTE_DISPATCH_GARBLED] = "dialog-warning-symbolic",
  [VEDETTE_DISPATCH_ACTIVE] = "media-playback-start-symbolic",
};

static gboolean
may_see (VedetteDispatchesView *self,
         gpointer               dispatch,
         const char            *field,
         const char            *reader)
{
  return vedette_rules_may_see (vedette_session_get_rules (self->session), vedette_record_get_id (dispatch), field, reader);
}

static gboolean
is_in_column (VedetteDispatchesView *self,
              VedetteDispatch       *dispatch,
              guint                  column,
              const char            *reader)
{
  if (!may_see (self, dispatch, NULL, reader))
    return FALSE;
  if (!may_see (self, dispatch, "state", reader))
    return columns[column].states == 0;
  return (columns[column].states & (1u << vedette_dispatch_get_state (dispatch))) != 0;
}

/* @n: how much stands below it */
static GtkWidget *
make_head (guint column,
           guint n)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = vedette_eagles_look_label (g_dpgettext2 (NULL, "orders", columns[column].title), "title-4");
  g_autofree char *count = g_strdup_printf ("%u", n);
  GtkWidget *number = vedette_eagles_look_label (count, "title-4");

  g_object_set (title, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "hexpand", TRUE, NULL);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (number, "quiet");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), number);
  return head;
}

/* How far it is, to who may know that; the sender only knows that it was sent.
 * Returns: (transfer full): in words; @icon: which picture says the same */
static char *
say_state (VedetteRules     *rules,
           VedetteDispatch  *dispatch,
           const char       *reader,
           const char      **icon)
{
  VedetteDispatchState state = vedette_dispatch_get_state (dispatch);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (dispatch));

  *icon = SENT;
  if (!vedette_rules_may_see (rules, id, "state", reader))
    return g_strdup (_("sent"));
  *icon = icons[state];
  if (state == VEDETTE_DISPATCH_DELAYED && vedette_rules_may_see (rules, id, "due", reader))
    /* Translators: an order or a message that has not arrived; the number of the turn in which it will */
    return g_strdup_printf (_("delayed until turn %d"), vedette_dispatch_get_due (dispatch));
  if (state == VEDETTE_DISPATCH_ACTIVE)
    /* Translators: the number of a turn, such as 2; it is an order that is in effect */
    return g_strdup_printf (_("in effect since turn %d"), vedette_dispatch_get_since (dispatch));
  return g_strdup (vedette_enum_get_label (vedette_dispatch_state_get_type (), (int) state));
}

static void
set_text (GtkBuilder *parts,
          const char *id,
          const char *text)
{
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (parts, id)), text);
}

/* Adds what @reader may know of an order or a message, in the color of the army that wrote it. */
static void
add_card (GtkBox              *box,
          VedetteRules        *rules,
          const VedetteEagles *eagles,
          VedetteDispatch     *dispatch,
          const char          *reader)
{
  g_autoptr (GtkBuilder) parts = gtk_builder_new_from_resource ("/io/github/vedette_wargames/Vedette/eagles/"
                                                                "vedette-dispatch-card.ui");
  const char *kind = vedette_enum_get_label (vedette_dispatch_kind_get_type (), (int) vedette_dispatch_get_kind (dispatch));
  gpointer sender = vedette_eagles_find_command (eagles, vedette_dispatch_get_sender (dispatch));
  gpointer recipient = vedette_eagles_find_command (eagles, vedette_dispatch_get_recipient (dispatch));
  gpointer army = sender != NULL ? vedette_eagles_get_army_of (eagles, sender) : NULL;
  const char *word = army != NULL ? vedette_eagles_get_word (eagles, army) : NULL;
  g_autoptr (VedetteParty) party = word != NULL ? vedette_rules_find_party (rules, word) : NULL;
  g_autofree char *from = sender != NULL ? vedette_eagles_say_commander (eagles, sender) : g_strdup ("");
  g_autofree char *to = recipient != NULL ? vedette_eagles_say_commander (eagles, recipient) : g_strdup ("");
  /* Translators: who sends an order, and to whom */
  g_autofree char *way = g_strdup_printf (_("%s to %s"), from, to);
  /* Translators: an order or a message, and its number */
  g_autofree char *title = g_strdup_printf (C_("orders", "%s %d"), kind, vedette_dispatch_get_number (dispatch));
  /* Translators: in which turn an order was written */
  g_autofree char *turn = g_strdup_printf (C_("orders", "turn %d"), vedette_dispatch_get_written (dispatch));
  const char *icon;
  g_autofree char *state = say_state (rules, dispatch, reader, &icon);

  set_text (parts, "title", title);
  set_text (parts, "turn", turn);
  set_text (parts, "way", way);
  set_text (parts, "text", vedette_dispatch_get_text (dispatch));
  set_text (parts, "state", state);
  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_builder_get_object (parts, "icon")), icon);
  vedette_eagles_look_set_sign (GTK_LABEL (gtk_builder_get_object (parts, "sign")), rules, eagles, army);
  vedette_tint_card_set_party (VEDETTE_TINT_CARD (gtk_builder_get_object (parts, "card")), party);
  gtk_box_append (box, GTK_WIDGET (gtk_builder_get_object (parts, "root")));
}

/* A column is there only if something stands in it, the newest first. Returns: how much */
static guint
add_column (VedetteDispatchesView *self,
            const VedetteEagles   *eagles,
            guint                  column,
            const char            *reader)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  GListModel *dispatches = vedette_battle_get_records (vedette_session_get_battle (self->session),
                                                       vedette_dispatch_get_type ());
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  GtkWidget *note = vedette_eagles_look_label (g_dpgettext2 (NULL, "orders", columns[column].note), "quiet");
  guint n = 0;

  gtk_box_append (GTK_BOX (box), note);
  for (guint i = g_list_model_get_n_items (dispatches); i > 0; i--)
    {
      g_autoptr (VedetteDispatch) dispatch = g_list_model_get_item (dispatches, i - 1);

      if (!is_in_column (self, dispatch, column, reader))
        continue;
      add_card (GTK_BOX (box), rules, eagles, dispatch, reader);
      n++;
    }
  gtk_box_prepend (GTK_BOX (box), make_head (column, n));
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  if (n > 0)
    gtk_box_append (self->columns, box);
  g_object_unref (box);
  return n;
}

/* @reader: (nullable): whose button is held */
static void
show_cards (VedetteDispatchesView *self,
            const char            *reader)
{
  VedetteEagles eagles;
  GListModel *all = vedette_battle_get_records (vedette_session_get_battle (self->session), vedette_dispatch_get_type ());
  guint n = 0;

  self->reader = reader;
  gtk_widget_set_visible (self->empty, reader == NULL && g_list_model_get_n_items (all) == 0);
  gtk_widget_set_visible (self->write, g_list_model_get_n_items (all) > 0);
  vedette_eagles_look_clear (self->columns);
  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  for (guint column = 0; reader != NULL && column < G_N_ELEMENTS (columns); column++)
    n += add_column (self, &eagles, column, reader);
  gtk_label_set_text (self->hint,
                      reader == NULL ? _("Hold a commander’s button to read the dispatches sent and received by that "
                                         "commander. Only the umpire sees dispatches in transit, delayed or lost.")
                      : n == 0       ? _("No dispatches sent or received.")
                      : g_str_equal (reader, VEDETTE_AUDIENCE_UMPIRE)
                        ? _("Only the umpire sees dispatches in transit, delayed or lost. Release the button to hide the "
                            "dispatches.")
                        : _("This is what the commander knows. Release the button to hide the dispatches."));
}

static void
on_held (VedetteDispatchesView *self,
         GParamSpec            *pspec,
         VedetteHoldButton     *hold)
{
  show_cards (self, vedette_hold_button_get_held (hold) ? g_object_get_data (G_OBJECT (hold), READER) : NULL);
}

/* @pages: how far, in heights of what is seen; @pixels: and how much further
   Returns: whether a button is held, so that there is something to move */
static gboolean
move_board (VedetteDispatchesView *self,
            double                 pages,
            double                 pixels)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->board);

  if (self->reader == NULL)
    return FALSE;
  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + pages * gtk_adjustment_get_page_size (place) + pixels);
  return TRUE;
}

/* While a button is held, the wheel or the touchpad is with it, wherever the pointer is. */
static gboolean
on_scroll (VedetteDispatchesView    *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *wheel)
{
  return gtk_event_controller_scroll_get_unit (wheel) == GDK_SCROLL_UNIT_SURFACE ? move_board (self, 0, dy)
                                                                                 : move_board (self, dy * WHEEL, 0);
}

/* U does what his button does. */
static gboolean
on_key_pressed (gpointer        user_data,
                guint           keyval,
                GdkModifierType modifiers)
{
  VedetteDispatchesView *self = VEDETTE_DISPATCHES_VIEW (user_data);

  if (keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_Page_Up)
    return move_board (self, keyval == GDK_KEY_Page_Down ? PAGE : -PAGE, 0);
  if (keyval != UMPIRE_KEY || self->umpire == NULL)
    return FALSE;
  vedette_hold_button_hold (self->umpire);
  return TRUE;
}

static gboolean
let_go (gpointer        user_data,
        guint           keyval,
        GdkModifierType modifiers)
{
  VedetteDispatchesView *self = VEDETTE_DISPATCHES_VIEW (user_data);

  if (keyval != UMPIRE_KEY || self->umpire == NULL)
    return FALSE;
  vedette_hold_button_release (self->umpire);
  return TRUE;
}

static void
on_key_released (GtkEventControllerKey *keys,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        modifiers,
                 VedetteDispatchesView *self)
{
  vedette_keys_read (keys, keyval, modifiers, let_go, self);
}

static void
add_keys (VedetteDispatchesView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, FALSE, on_key_pressed);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (on_key_released), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (wheel, "scroll", G_CALLBACK (on_scroll), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}

/**
 * vedette_dispatches_view_new_form:
 * @move: of what is written
 *
 * Returns: (transfer none): its form, in which one begins with the text, and sees a sentence of it
 */
GtkWidget *
vedette_dispatches_view_new_form (GtkWindow      *parent,
                                  VedetteSession *session,
                                  VedetteMove    *move)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, move, NULL, NULL);

  gtk_window_set_default_size (GTK_WINDOW (form), FORM_WIDTH, -1);
  vedette_declare_form_focus (form, "text");
  return GTK_WIDGET (form);
}

static void
on_write (VedetteDispatchesView *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, VEDETTE_DISPATCHES_WRITTEN);

  gtk_window_present (GTK_WINDOW (vedette_dispatches_view_new_form (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                                                    self->session, move)));
}

/* As the settings of the battle do it; one undo takes it back. */
static void
on_play_them (VedetteDispatchesView *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-switch");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "switch", "e.orders", "value", "on", NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) == NULL)
    gtk_label_set_text (self->why, error->message);
}

/* What cannot be written now is not asked about first. */
static void
update_closed (VedetteDispatchesView *self,
               const VedetteEagles   *eagles)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, VEDETTE_DISPATCHES_WRITTEN);
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);
  gboolean open = ruling->verdict == VEDETTE_VERDICT_ALLOWED, played = vedette_eagles_has_orders (eagles);
  gboolean soon = vedette_eagles_awaits_orders (eagles);
  g_autofree char *begin = soon ? vedette_eagles_say_orders_begin (eagles) : NULL;

  gtk_widget_set_sensitive (self->write, open);
  /* What cannot be pressed is not suggested, and too pale in that colour. */
  if (open)
    gtk_widget_add_css_class (self->write, "suggested-action");
  else
    gtk_widget_remove_css_class (self->write, "suggested-action");
  gtk_widget_set_visible (self->write_first, open);
  gtk_widget_set_visible (self->closed, !open);
  gtk_widget_set_visible (self->play_them, !played && !soon);
  vedette_why_button_set_rule (self->explain, soon      ? "A-E44"
                                              : !played ? "E-05" : open ? NULL : ruling->rule);
  gtk_label_set_text (self->why, soon      ? begin
                                 : !played ? _("Orders and messages are not used in this battle")
                                 : open ? "" : ruling->why);
}

/* Returns: (transfer full): what the reader has, as far as his name does not tell it */
static char *
say_command (const VedetteEagles *eagles,
             gpointer             command,
             const char          *name)
{
  g_autofree char *of = command != NULL ? vedette_eagles_say (eagles, command) : NULL;

  return of != NULL && !g_str_has_prefix (name, of) ? g_steal_pointer (&of) : g_strdup ("");
}

/* A name that is longer than most has two lines: as wide as the longest, the buttons would leave no room for what is read. */
static void
limit (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_max_width_chars (label, READER_LETTERS);
}

/* The sign of whose commander he is, his name and what he commands; the umpire has neither sign nor command. */
static GtkWidget *
make_reader (VedetteDispatchesView *self,
             const VedetteEagles   *eagles,
             gpointer               command,
             const char            *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = gtk_label_new (NULL), *label = vedette_eagles_look_label (name, NULL);
  g_autofree char *of = say_command (eagles, command, name);
  GtkWidget *below = vedette_eagles_look_label (of, "reader-command");

  g_object_set (sign, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (sign, "reader-sign");
  gtk_widget_set_visible (below, *of != '\0');
  limit (GTK_LABEL (label));
  limit (GTK_LABEL (below));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (self->session), eagles,
                                command != NULL ? vedette_eagles_get_army_of (eagles, command) : NULL);
  gtk_widget_set_visible (sign, command != NULL);
  gtk_box_append (GTK_BOX (words), label);
  gtk_box_append (GTK_BOX (words), below);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

/* The readers are the commanders and the umpire; who is held back on the table is not named here. */
static void
update (VedetteDispatchesView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  VedetteEagles eagles;

  self->umpire = NULL;
  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  while (gtk_flow_box_get_child_at_index (self->readers, 0) != NULL)
    gtk_flow_box_remove (self->readers, GTK_WIDGET (gtk_flow_box_get_child_at_index (self->readers, 0)));
  vedette_each_new (VedetteChoice, audience, vedette_rules_list_audiences (rules))
    {
      gpointer command = vedette_eagles_find_word (&eagles, audience->nick);
      GtkWidget *hold;

      if (command != NULL && !vedette_eagles_is_on_table (&eagles, command))
        continue;
      hold = vedette_hold_button_new ();
      vedette_hold_button_set_label (VEDETTE_HOLD_BUTTON (hold), audience->label);
      vedette_hold_button_set_child (VEDETTE_HOLD_BUTTON (hold), make_reader (self, &eagles, command, audience->label));
      gtk_widget_set_size_request (hold, READER_WIDTH, -1);
      g_object_set_data_full (G_OBJECT (hold), READER, g_strdup (audience->nick), g_free);
      g_signal_connect_object (hold, "notify::held", G_CALLBACK (on_held), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->readers, hold);
      if (g_str_equal (audience->nick, VEDETTE_AUDIENCE_UMPIRE))
        self->umpire = VEDETTE_HOLD_BUTTON (hold);
      gtk_widget_set_focusable (gtk_widget_get_parent (hold), FALSE);
    }
  update_closed (self, &eagles);
  show_cards (self, NULL);
}

static void
vedette_dispatches_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DISPATCHES_VIEW (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_DISPATCHES_VIEW);

  G_OBJECT_CLASS (vedette_dispatches_view_parent_class)->dispose (object);
}

static void
vedette_dispatches_view_class_init (VedetteDispatchesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_dispatches_view_dispose;
  g_type_ensure (VEDETTE_TYPE_TINT_CARD);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-dispatches-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, heading);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, write);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, closed);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, explain);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, play_them);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, wide_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, narrow_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, readers);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, hint);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, board);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, empty);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchesView, write_first);
  gtk_widget_class_bind_template_callback (widget_class, on_write);
  gtk_widget_class_bind_template_callback (widget_class, on_play_them);
}

static void
vedette_dispatches_view_init (VedetteDispatchesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

/**
 * vedette_dispatches_view_set_narrow:
 *
 * Where there is little room the buttons of the readers scroll, so that what is read stands in view: nobody can scroll there
 * while he holds one.
 */
void
vedette_dispatches_view_set_narrow (GtkWidget *view,
                                    gboolean   narrow)
{
  VedetteDispatchesView *self = VEDETTE_DISPATCHES_VIEW (view);

  /* A scrolled window has the height of its content in the narrowest window, so that the buttons are not always in one. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->narrow_place)) == narrow)
    return;
  g_object_ref (self->readers);
  adw_bin_set_child (self->wide_place, NULL);
  gtk_scrolled_window_set_child (self->narrow_place, NULL);
  if (narrow)
    gtk_scrolled_window_set_child (self->narrow_place, GTK_WIDGET (self->readers));
  else
    adw_bin_set_child (self->wide_place, GTK_WIDGET (self->readers));
  g_object_unref (self->readers);
  gtk_widget_set_visible (GTK_WIDGET (self->narrow_place), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->wide_place), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), !narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
}

/* The page follows its session by itself. */
GtkWidget *
vedette_dispatches_view_new (VedetteSession *session)
{
  VedetteDispatchesView *self = g_object_new (VEDETTE_TYPE_DISPATCHES_VIEW, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
