/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card, or changes one, on one page: who, what and when, with the card as it prints beside it. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-actors.h"
#include "ui/skirmish/orders/vedette-card-order.h"
#include "ui/skirmish/orders/vedette-card-preview.h"
#include "ui/skirmish/orders/vedette-card-write.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"
#include "ui/widgets/vedette-why-button.h"

#define WIDTH 960
#define HEIGHT 700

#define VEDETTE_TYPE_CARD_DIALOG (vedette_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardDialog, vedette_card_dialog, VEDETTE, CARD_DIALOG, AdwWindow)

struct _VedetteCardDialog
{
  AdwWindow parent_instance;

  /* template */
  GtkLabel *sign;
  GtkLabel *title;
  GtkWidget *cancel;
  GtkWidget *write;
  GtkLabel *write_label;
  GtkLabel *who;
  VedetteCardActors *actors;
  VedetteCardOrder *order;
  GtkExpander *when;
  GtkLabel *when_words;
  GtkEditable *condition;
  VedetteCardPreview *preview;
  GtkWidget *why_not_box;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkWidget *agree;
  GtkLabel *hint;
  GtkWidget *afresh;

  /* owned */
  VedetteSession *session;
  VedetteCardForm *first; /* what the card says as it is; NULL while the fields are filled */
  gboolean agreed;        /* that a card is written now */
  gboolean written;
};

G_DEFINE_FINAL_TYPE (VedetteCardDialog, vedette_card_dialog, ADW_TYPE_WINDOW)

/* Returns: (transfer full): what the fields say */
static VedetteCardForm *
read_fields (VedetteCardDialog *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteOrderCard *card = vedette_battle_find (battle, VEDETTE_TYPE_ORDER_CARD, self->first->card);
  VedetteCardForm *form = vedette_card_form_new (self->session, self->first->side, card);

  vedette_card_actors_get (self->actors, form);
  vedette_card_order_get (self->order, form);
  g_free (form->condition);
  form->condition = g_strdup (gtk_editable_get_text (self->condition));
  return form;
}

static void
on_changed (VedetteCardDialog *self)
{
  g_autoptr (VedetteCardForm) form = NULL;

  if (self->first == NULL)
    return;
  form = read_fields (self);
  vedette_card_preview_show (self->preview, self->session, form);
  gtk_label_set_text (self->when_words, form->condition[0] != '\0' ? form->condition
                                                                   : _("At any time (no condition)"));
  gtk_widget_set_visible (self->why_not_box, FALSE);
  vedette_card_order_mark (self->order, FALSE);
}

/* Where what is wrong can be put right, there the focus is, and a field is marked. The sentence says it all but for who. */
static void
point_to (VedetteCardDialog *self,
          const char        *about)
{
  static const char *const sentence[] = { "order", "target", "place", NULL };

  vedette_card_order_mark (self->order, about != NULL && g_strv_contains (sentence, about));
  if (g_strcmp0 (about, "actors") == 0)
    vedette_card_actors_focus (self->actors);
}

static void
fill (VedetteCardDialog     *self,
      const VedetteCardForm *form)
{
  vedette_card_actors_set (self->actors, self->session, form);
  vedette_card_order_set (self->order, self->session, form);
  gtk_editable_set_text (self->condition, form->condition);
  gtk_expander_set_expanded (self->when, form->condition[0] != '\0');
}

static void
apply (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteCardDialog *self = VEDETTE_CARD_DIALOG (widget);
  g_autoptr (VedetteCardForm) form = read_fields (self);
  g_autofree char *why_not = NULL;
  const char *about, *rule;
  gboolean may_agree;

  self->written = vedette_card_write (self->session, form, self->agreed, g_str_equal (name, "dialog.agreed"), &why_not,
                                      &rule, &about, &may_agree);
  if (self->written)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  vedette_why_button_set_rule (self->why, rule);
  gtk_widget_set_visible (self->agree, may_agree);
  gtk_widget_set_visible (self->why_not_box, why_not != NULL);
  point_to (self, about);
}

static void
on_activate (VedetteCardDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "dialog.apply", NULL);
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* Enter writes wherever the focus is, where it would else turn a chip or a fold, but for buttons, which are pressed with it;
 * text fields say themselves that it was pressed, after an input method had a look at it. Letters are text everywhere: who
 * types with the focus on a chip would press it with the first space. */
static gboolean
on_key_pressed (GtkEventControllerKey *keys,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                VedetteCardDialog     *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean in_number = focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) != NULL;

  if (!GTK_IS_TEXT (focus) && g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) &&
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0)
    return gtk_event_controller_key_forward (keys, vedette_card_order_focus_text (self->order));
  if (!is_enter (keyval) || focus == NULL || GTK_IS_BUTTON (focus) || (GTK_IS_TEXT (focus) && !in_number))
    return FALSE;
  on_activate (self);
  return TRUE;
}

static void
on_afresh (VedetteCardDialog *self)
{
  fill (self, self->first);
  gtk_widget_set_visible (self->afresh, FALSE);
  vedette_card_actors_focus (self->actors);
  on_changed (self);
}

/* What is written so far stays as a draft. */
static void
write_roster (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  gtk_window_close (GTK_WINDOW (widget));
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.view", "s", "forces");
}

/* What is not written is kept until the same card is written again. */
static gboolean
vedette_card_dialog_close_request (GtkWindow *window)
{
  VedetteCardDialog *self = VEDETTE_CARD_DIALOG (window);
  g_autoptr (VedetteCardForm) form = read_fields (self);

  if (!self->written && !vedette_card_form_equal (form, self->first))
    vedette_card_draft_keep (self->session, g_steal_pointer (&form));
  return GTK_WINDOW_CLASS (vedette_card_dialog_parent_class)->close_request (window);
}

static void
vedette_card_dialog_dispose (GObject *object)
{
  VedetteCardDialog *self = VEDETTE_CARD_DIALOG (object);

  g_clear_pointer (&self->first, vedette_card_form_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_card_dialog_parent_class)->dispose (object);
}

/* Who is on it is said first; the focus is not to be on the button that cancels. Before the window is seen it would lose
 * its role by that. */
static void
vedette_card_dialog_map (GtkWidget *widget)
{
  VedetteCardDialog *self = VEDETTE_CARD_DIALOG (widget);

  GTK_WIDGET_CLASS (vedette_card_dialog_parent_class)->map (widget);
  if (!vedette_card_actors_focus (self->actors))
    gtk_widget_child_focus (GTK_WIDGET (self->order), GTK_DIR_TAB_FORWARD);
}

static void
vedette_card_dialog_class_init (VedetteCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_card_dialog_close_request;
  widget_class->map = vedette_card_dialog_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);

  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  g_type_ensure (VEDETTE_TYPE_TURNING_BOX);
  g_type_ensure (VEDETTE_TYPE_CARD_ACTORS);
  g_type_ensure (VEDETTE_TYPE_CARD_ORDER);
  g_type_ensure (VEDETTE_TYPE_CARD_PREVIEW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-card-dialog.ui");
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, VedetteCardDialog, child)
  BIND (sign);
  BIND (title);
  BIND (cancel);
  BIND (write);
  BIND (write_label);
  BIND (who);
  BIND (actors);
  BIND (order);
  BIND (when);
  BIND (when_words);
  BIND (condition);
  BIND (preview);
  BIND (why_not_box);
  BIND (why_not);
  BIND (why);
  BIND (agree);
  BIND (hint);
  BIND (afresh);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_afresh);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply);
  gtk_widget_class_install_action (widget_class, "dialog.agreed", NULL, apply);
  gtk_widget_class_install_action (widget_class, "card.write-roster", NULL, write_roster);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "dialog.apply", NULL);
}

static void
vedette_card_dialog_init (VedetteCardDialog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  const char *condition = vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "condition");

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_label_set_text (self->who, vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"));
  gtk_label_set_text (self->hint, _("Press Enter to save the card, or Escape to close and keep a draft."));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->condition), condition);
  vedette_spoken_set_name (GTK_WIDGET (self->condition), condition);
  vedette_spoken_set_name (GTK_WIDGET (self->when), _("When"));
  vedette_spoken_set_name (self->cancel, _("Close"));
}

static void
set_title (VedetteCardDialog *self,
           const char        *write)
{
  VedetteForce *force = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_FORCE,
                                             self->first->side);
  VedetteSkirmish skirmish;
  g_autofree char *title = NULL;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  /* Translators: the title of a dialog: the number of an order card, and the name of a side */
  title = g_strdup_printf (_("Card %d of %s"), self->first->number, vedette_force_get_name (force));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->sign, vedette_sign_get_symbol (vedette_force_get_sign (force)));
  vedette_party_paint_set_ink (GTK_WIDGET (self->sign), vedette_force_get_colour (force));
  /* Who can be a target is of the other side. */
  vedette_party_paint_set_of (GTK_WIDGET (self->order),
                              vedette_force_get_colour (skirmish.forces[force == skirmish.forces[0] ? 1 : 0]));
  gtk_label_set_text (self->write_label, write);
  vedette_spoken_set_name (self->write, write);
}

/* Not wider than the window it stands before: where that is narrow, so is the screen. */
static void
set_size (VedetteCardDialog *self,
          GtkWindow         *parent)
{
  int width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  int height = parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;

  gtk_window_set_default_size (GTK_WINDOW (self), width > 0 ? CLAMP (width, VEDETTE_ADAPTIVE_MIN_WIDTH, WIDTH) : WIDTH,
                               height > 0 ? CLAMP (height, 480, HEIGHT) : HEIGHT);
}

/**
 * vedette_card_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @side: whose card it is
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
  VedetteCardDialog *self = g_object_new (VEDETTE_TYPE_CARD_DIALOG, "transient-for", parent, NULL);
  g_autoptr (VedetteCardForm) first = vedette_card_form_new (session, side, card);
  g_autoptr (VedetteCardForm) draft = vedette_card_draft_take (session, side, first->card);

  self->session = g_object_ref (session);
  self->agreed = agreed;
  fill (self, draft != NULL ? draft : first);
  gtk_widget_set_visible (self->afresh, draft != NULL);
  self->first = g_steal_pointer (&first);
  set_title (self, card == NULL ? C_("an order card", "Add Card") : C_("an order card", "Save Card"));
  set_size (self, parent);
  on_changed (self);
  return GTK_WIDGET (self);
}
