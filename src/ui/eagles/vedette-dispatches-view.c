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
#include "ui/widgets/vedette-hold-button.h"

/* The columns; what somebody has sent without knowing how far it is stands in the first one. */
#define ON(state) (1u << VEDETTE_DISPATCH_##state)
static const struct
{
  const char *title;
  guint states;
} columns[] = {
  { NC_("orders", "Sent"), 0 },
  { NC_("orders", "In Transit"), ON (IN_TRANSIT) },
  { NC_("orders", "Delayed and Lost"), ON (DELAYED) | ON (LOST) },
  { NC_("orders", "Arrived"), ON (ARRIVED) | ON (GARBLED) },
  { NC_("orders", "Acting"), ON (ACTIVE) },
};

#define WRITE "write-dispatch"
#define READER "vedette-reader"
/* Two to a line of a narrow window, so that most names are read whole */
#define READER_WIDTH 140
/* How high the buttons of all readers may be, in px */
#define MOST_READERS 190
#define UMPIRE_KEY GDK_KEY_u

struct _VedetteDispatchesView
{
  AdwBin parent_instance;

  GtkFlowBox *readers;
  GtkFlowBox *cards;
  GtkLabel *hint;
  GtkWidget *write;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDispatchesView, vedette_dispatches_view, ADW_TYPE_BIN)

static void
clear (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

static gboolean
may_see (VedetteDispatchesView *self,
         gpointer               dispatch,
         const char            *field,
         const char            *reader)
{
  return vedette_rules_may_see (vedette_session_get_rules (self->session), vedette_record_get_id (dispatch), field, reader);
}

/* How far it is, to who may know that; the sender is only told that he has sent it. */
static char *
say_state (VedetteDispatchesView *self,
           VedetteDispatch       *dispatch,
           const char            *reader)
{
  VedetteDispatchState state = vedette_dispatch_get_state (dispatch);
  const char *label = vedette_enum_get_label (vedette_dispatch_state_get_type (), (int) state);

  if (!may_see (self, dispatch, "state", reader))
    return g_strdup (_("sent"));
  if (state == VEDETTE_DISPATCH_DELAYED && may_see (self, dispatch, "due", reader))
    /* Translators: how far an order is, and the turn in which it comes */
    return g_strdup_printf (_("%s: comes in turn %d"), label, vedette_dispatch_get_due (dispatch));
  if (state == VEDETTE_DISPATCH_ACTIVE)
    /* Translators: how far an order is, and from which turn on */
    return g_strdup_printf (_("%s since turn %d"), label, vedette_dispatch_get_since (dispatch));
  return g_strdup (label);
}

static char *
say_way (VedetteDispatchesView *self,
         VedetteDispatch       *dispatch)
{
  VedetteEagles eagles;
  gpointer sender, recipient;
  g_autofree char *from = NULL, *to = NULL;

  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  sender = vedette_eagles_find_command (&eagles, vedette_dispatch_get_sender (dispatch));
  recipient = vedette_eagles_find_command (&eagles, vedette_dispatch_get_recipient (dispatch));
  from = sender != NULL ? vedette_eagles_say_commander (&eagles, sender) : g_strdup ("");
  to = recipient != NULL ? vedette_eagles_say_commander (&eagles, recipient) : g_strdup ("");
  /* Translators: who sends an order, and to whom */
  return g_strdup_printf (_("%s to %s"), from, to);
}

static GtkWidget *
make_card (VedetteDispatchesView *self,
           VedetteDispatch       *dispatch,
           const char            *reader)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: an order or a message, its number, and the turn in which it was written */
  g_autofree char *title = g_strdup_printf (_("%s %d, turn %d"),
                                            vedette_enum_get_label (vedette_dispatch_kind_get_type (),
                                                                    (int) vedette_dispatch_get_kind (dispatch)),
                                            vedette_dispatch_get_number (dispatch), vedette_dispatch_get_written (dispatch));
  g_autofree char *way = say_way (self, dispatch), *state = say_state (self, dispatch, reader);
  GtkWidget *text = vedette_eagles_look_label (vedette_dispatch_get_text (dispatch), NULL);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "dispatch");
  gtk_box_append (GTK_BOX (card), vedette_eagles_look_label (title, "heading"));
  gtk_box_append (GTK_BOX (card), vedette_eagles_look_label (way, "dim-label"));
  gtk_box_append (GTK_BOX (card), text);
  gtk_box_append (GTK_BOX (card), vedette_eagles_look_label (state, "caption-heading"));
  return card;
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

/* A column is there only if something stands in it. Returns: how much */
static guint
add_column (VedetteDispatchesView *self,
            guint                  column,
            const char            *reader)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  GListModel *dispatches = vedette_battle_get_records (battle, vedette_dispatch_get_type ());
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  const char *label = g_dpgettext2 (NULL, "orders", columns[column].title);
  g_autofree char *title = NULL;
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (dispatches); i++)
    {
      g_autoptr (VedetteDispatch) dispatch = g_list_model_get_item (dispatches, i);

      if (!is_in_column (self, dispatch, column, reader))
        continue;
      gtk_box_append (GTK_BOX (box), make_card (self, dispatch, reader));
      n++;
    }
  /* Translators: a heading, and how many stand below it */
  title = g_strdup_printf (C_("orders", "%s: %u"), label, n);
  gtk_box_prepend (GTK_BOX (box), vedette_eagles_look_label (title, "title-4"));
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  if (n > 0)
    {
      gtk_flow_box_append (self->cards, box);
      gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
    }
  g_object_unref (box);
  return n;
}

/* @reader: (nullable): whose button is held */
static void
show_cards (VedetteDispatchesView *self,
            const char            *reader)
{
  guint n = 0;

  clear (self->cards);
  for (guint column = 0; reader != NULL && column < G_N_ELEMENTS (columns); column++)
    n += add_column (self, column, reader);
  gtk_label_set_text (self->hint,
                      reader == NULL ? _("Hold a button to read what that commander has sent, and what has reached him. "
                                         "What is on its way, delayed or lost is the umpire’s alone.")
                      : n == 0       ? _("Nothing was sent, and nothing has come.") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), reader == NULL || n == 0);
}

static void
on_held (VedetteDispatchesView *self,
         GParamSpec            *pspec,
         VedetteHoldButton     *hold)
{
  show_cards (self, vedette_hold_button_get_held (hold) ? g_object_get_data (G_OBJECT (hold), READER) : NULL);
}

/* Returns: (nullable): the button of the umpire */
static VedetteHoldButton *
find_umpire (VedetteDispatchesView *self)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->readers, i)) != NULL; i++)
    {
      GtkWidget *hold = gtk_flow_box_child_get_child (child);

      if (g_str_equal (g_object_get_data (G_OBJECT (hold), READER), VEDETTE_AUDIENCE_UMPIRE))
        return VEDETTE_HOLD_BUTTON (hold);
    }
  return NULL;
}

/* U does what his button does. */
static gboolean
on_key_pressed (VedetteDispatchesView *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers)
{
  VedetteHoldButton *umpire = find_umpire (self);
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;

  if (gdk_keyval_to_lower (keyval) != UMPIRE_KEY || (modifiers & others) != 0 || umpire == NULL)
    return FALSE;
  vedette_hold_button_hold (umpire);
  return TRUE;
}

static void
on_key_released (VedetteDispatchesView *self,
                 guint                  keyval)
{
  VedetteHoldButton *umpire = find_umpire (self);

  if (gdk_keyval_to_lower (keyval) == UMPIRE_KEY && umpire != NULL)
    vedette_hold_button_release (umpire);
}

static void
add_keys (VedetteDispatchesView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (on_key_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
on_write (VedetteDispatchesView *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, WRITE);

  gtk_window_present (GTK_WINDOW (vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->session,
                                                            move, NULL, NULL)));
}

/* The readers are the commanders and the umpire; who is held back on the table is not named here. */
static void
update (VedetteDispatchesView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) audiences = vedette_rules_list_audiences (rules);
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  clear (self->readers);
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (VedetteChoice) audience = g_list_model_get_item (audiences, i);
      gpointer command = vedette_eagles_find_word (&eagles, vedette_choice_get_nick (audience));
      GtkWidget *hold;

      if (command != NULL && !vedette_eagles_is_on_table (&eagles, command))
        continue;
      hold = vedette_hold_button_new ();
      vedette_hold_button_set_label (VEDETTE_HOLD_BUTTON (hold), vedette_choice_get_label (audience));
      gtk_widget_set_size_request (hold, READER_WIDTH, -1);
      g_object_set_data_full (G_OBJECT (hold), READER, g_strdup (vedette_choice_get_nick (audience)), g_free);
      g_signal_connect_object (hold, "notify::held", G_CALLBACK (on_held), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->readers, hold);
      gtk_widget_set_focusable (gtk_widget_get_parent (hold), FALSE);
    }
  show_cards (self, NULL);
}

static void
vedette_dispatches_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DISPATCHES_VIEW (object)->session);

  G_OBJECT_CLASS (vedette_dispatches_view_parent_class)->dispose (object);
}

static void
vedette_dispatches_view_class_init (VedetteDispatchesViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_dispatches_view_dispose;
}

static GtkFlowBox *
make_flow (guint least,
           guint most)
{
  GtkFlowBox *box = GTK_FLOW_BOX (gtk_flow_box_new ());

  gtk_flow_box_set_selection_mode (box, GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (box, least);
  gtk_flow_box_set_max_children_per_line (box, most);
  gtk_flow_box_set_row_spacing (box, 6);
  gtk_flow_box_set_column_spacing (box, 6);
  gtk_widget_set_valign (GTK_WIDGET (box), GTK_ALIGN_START);
  return box;
}

/* @most: the height from which on it scrolls; -1 to take all that there is */
static GtkWidget *
make_scrolled (GtkFlowBox *box,
               int         most)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (box));
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), most);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), most > 0);
  gtk_widget_set_vexpand (scrolled, most < 0);
  return scrolled;
}

/* What is read stands in view: nobody can scroll there while he holds a button. */
static void
vedette_dispatches_view_init (VedetteDispatchesView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->readers = make_flow (2, 8);
  self->cards = make_flow (1, 4);
  gtk_flow_box_set_homogeneous (self->cards, TRUE);
  self->hint = GTK_LABEL (vedette_eagles_look_label (NULL, "dim-label"));
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_ellipsize (self->hint, PANGO_ELLIPSIZE_NONE);
  self->write = gtk_button_new_with_label (_("New Order or Message…"));
  gtk_widget_set_halign (self->write, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->write, "suggested-action");
  g_signal_connect_object (self->write, "clicked", G_CALLBACK (on_write), self, G_CONNECT_SWAPPED);
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 12, "margin-bottom", 18, NULL);
  gtk_box_append (GTK_BOX (box), self->write);
  gtk_box_append (GTK_BOX (box), make_scrolled (self->readers, MOST_READERS));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (box), make_scrolled (self->cards, -1));
  adw_bin_set_child (ADW_BIN (self), box);
  add_keys (self);
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
