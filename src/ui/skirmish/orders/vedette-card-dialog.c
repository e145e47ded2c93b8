/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card, or changes one: who, what and when, picked rather than typed. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-actors.h"
#include "ui/skirmish/orders/vedette-card-targets.h"
#include "ui/skirmish/orders/vedette-card-words.h"
#include "ui/widgets/vedette-spoken.h"

#define VEDETTE_TYPE_CARD_DIALOG (vedette_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardDialog, vedette_card_dialog, VEDETTE, CARD_DIALOG, AdwWindow)

struct _VedetteCardDialog
{
  AdwWindow parent_instance;

  /* children */
  VedetteCardActors *actors;
  GtkSwitch *each; /* only for a new card */
  GtkDropDown *objective;
  GtkDropDown *target;
  GtkEditable *place;
  GtkEditable *order;
  GtkEditable *condition;
  GtkBox *why_not_box;
  GtkLabel *why_not;
  GtkButton *agree;

  /* owned */
  VedetteSession *session;
  gint64 side;
  gint64 card;     /* 0 for a new one */
  gboolean agreed; /* that a card is written now */
};

G_DEFINE_FINAL_TYPE (VedetteCardDialog, vedette_card_dialog, ADW_TYPE_WINDOW)

static VedetteObjective
get_objective (VedetteCardDialog *self)
{
  return (VedetteObjective) gtk_drop_down_get_selected (self->objective);
}

static void
say (VedetteCardDialog *self,
     const char        *why_not,
     gboolean           may_agree)
{
  gtk_label_set_text (self->why_not, why_not);
  gtk_widget_set_visible (GTK_WIDGET (self->agree), may_agree);
  gtk_widget_set_visible (GTK_WIDGET (self->why_not_box), *why_not != '\0');
}

/* What the fields say, with those who were chosen as @actors */
static VedetteMove *
declare (VedetteCardDialog *self,
         const VedetteIds  *actors)
{
  VedetteMove *move = vedette_session_new_move (self->session, self->card != 0 ? "set-card" : "add-card");
  VedetteChoice *target = gtk_drop_down_get_selected_item (self->target);

  g_object_set (move, "actors", actors, "objective", get_objective (self), "place", gtk_editable_get_text (self->place),
                "order", gtk_editable_get_text (self->order), "condition", gtk_editable_get_text (self->condition), NULL);
  if (self->card != 0)
    g_object_set (move, "card", self->card, NULL);
  else
    g_object_set (move, "side", self->side, "each", gtk_switch_get_active (self->each), NULL);
  if (target != NULL && vedette_choice_get_id (target) != 0)
    g_object_set (move, "target", vedette_choice_get_id (target), NULL);
  else if (self->card != 0)
    g_object_set (move, "no-target", TRUE, NULL);
  return move;
}

static gboolean
is_part (const VedetteActor *actor)
{
  return actor->men < actor->count;
}

/* The rules are asked before a line is split. A part of a line that is bound by another card is free, so that such a line
 * is left out of the question. */
static gboolean
may_write (VedetteCardDialog *self,
           GArray            *chosen)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) actors = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_auto (GStrv) objections = NULL;
  VedetteSkirmish skirmish;
  gboolean final;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  for (guint i = 0; i < chosen->len; i++)
    {
      const VedetteActor *actor = &g_array_index (chosen, VedetteActor, i);

      if (!is_part (actor) || vedette_skirmish_find_card_of (&skirmish, actor->line) == NULL)
        g_array_append_val (ids, actor->line);
    }
  if (ids->len == 0 && chosen->len > 0)
    return TRUE;
  actors = vedette_ids_new ((const gint64 *) (gconstpointer) ids->data, ids->len);
  move = declare (self, actors);
  objections = vedette_card_words_objections (vedette_session_get_rules (self->session), move, self->agreed, &final);
  if (objections[0] == NULL)
    return TRUE;
  say (self, objections[0], !final);
  return FALSE;
}

/* Returns: the line that the men are now, 0 if that cannot be */
static gint64
split (VedetteCardDialog  *self,
       const VedetteActor *actor)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "split-line");

  g_object_set (move, "line", actor->line, "men", actor->men, NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, NULL) == NULL)
    return 0;
  /* The new line stands after the old one. */
  for (guint i = 1; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteRecord) before = g_list_model_get_item (figures, i - 1);
      g_autoptr (VedetteRecord) part = g_list_model_get_item (figures, i);

      if (vedette_record_get_id (before) == actor->line)
        return vedette_record_get_id (part);
    }
  return 0;
}

static gboolean
write_card (VedetteCardDialog *self,
            GArray            *chosen,
            gboolean           agreed)
{
  gint64 before = vedette_battle_get_cursor (vedette_session_get_battle (self->session));
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) actors = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < chosen->len; i++)
    {
      const VedetteActor *actor = &g_array_index (chosen, VedetteActor, i);
      gint64 id = is_part (actor) ? split (self, actor) : actor->line;

      if (id != 0)
        g_array_append_val (ids, id);
    }
  actors = vedette_ids_new ((const gint64 *) (gconstpointer) ids->data, ids->len);
  move = declare (self, actors);
  if (ids->len == chosen->len && vedette_session_perform (self->session, move, 0, agreed, &error) != NULL)
    return TRUE;
  say (self, error != NULL ? error->message : vedette_session_get_why_not (self->session), FALSE);
  /* Lines are not left split for a card that was not written. */
  if (vedette_battle_get_cursor (vedette_session_get_battle (self->session)) != before)
    vedette_session_go_to (self->session, before, NULL);
  return FALSE;
}

static void
apply (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteCardDialog *self = VEDETTE_CARD_DIALOG (widget);
  gboolean agreed = g_str_equal (name, "dialog.agreed");
  g_autoptr (GArray) chosen = vedette_card_actors_get_chosen (self->actors);

  if ((agreed || may_write (self, chosen)) && write_card (self, chosen, agreed || self->agreed))
    gtk_window_close (GTK_WINDOW (self));
}

/* A place that was picked by its words is those words; what was picked by its name needs none. */
static void
on_target (VedetteCardDialog *self)
{
  VedetteChoice *choice = gtk_drop_down_get_selected_item (self->target);

  if (choice != NULL && vedette_choice_get_id (choice) == 0 && *vedette_choice_get_nick (choice) != '\0')
    gtk_editable_set_text (self->place, vedette_choice_get_nick (choice));
  else if (choice != NULL && vedette_choice_get_id (choice) != 0 && get_objective (self) != VEDETTE_OBJECTIVE_TASK)
    gtk_editable_set_text (self->place, "");
}

static void
fill_targets (VedetteCardDialog *self,
              gint64             target)
{
  VedetteOrderCard *card = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD,
                                                self->card);
  g_autoptr (GListModel) targets =
    vedette_card_targets_list (self->session, self->side, get_objective (self),
                               card != NULL ? vedette_order_card_get_target (card) : 0);
  guint selected = 0;

  for (guint i = 0; i < g_list_model_get_n_items (targets); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (targets, i);

      if (target != 0 && vedette_choice_get_id (choice) == target)
        selected = i;
    }
  gtk_drop_down_set_model (self->target, targets);
  gtk_drop_down_set_selected (self->target, selected);
}

static void
on_objective (VedetteCardDialog *self)
{
  VedetteChoice *choice = gtk_drop_down_get_selected_item (self->target);

  fill_targets (self, choice != NULL ? vedette_choice_get_id (choice) : 0);
}

static void
vedette_card_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_CARD_DIALOG (object)->session);

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
    gtk_widget_grab_focus (GTK_WIDGET (self->objective));
}

static void
vedette_card_dialog_class_init (VedetteCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_dialog_dispose;
  widget_class->map = vedette_card_dialog_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply);
  gtk_widget_class_install_action (widget_class, "dialog.agreed", NULL, apply);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "dialog.apply", NULL);
}

static void
vedette_card_dialog_init (VedetteCardDialog *self)
{
}

static char *
get_label (gpointer item)
{
  return g_strdup (vedette_choice_get_label (item));
}

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  /* Names are as long as people like, and the window is not. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), vedette_choice_get_label (gtk_list_item_get_item (item)));
}

static void
on_list_setup (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (NULL), *kind = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (kind, "dim-label");
  gtk_widget_add_css_class (kind, "caption");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), kind);
  gtk_list_item_set_child (item, box);
}

static void
on_list_bind (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  VedetteChoice *choice = gtk_list_item_get_item (item);
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_text (GTK_LABEL (name), vedette_choice_get_label (choice));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), vedette_card_targets_get_kind (choice));
}

static GtkWidget *
make_target (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) listed = gtk_signal_list_item_factory_new ();
  GtkExpression *label = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_label), NULL, NULL);
  GtkWidget *target = gtk_drop_down_new (NULL, label);

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (listed, "setup", G_CALLBACK (on_list_setup), NULL);
  g_signal_connect (listed, "bind", G_CALLBACK (on_list_bind), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (target), factory);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (target), listed);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (target), TRUE);
  g_object_unref (factory);
  return target;
}

static void
add_heading (GtkWidget  *box,
             const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 6);
  gtk_box_append (GTK_BOX (box), label);
}

/* The name stands above, so that a narrow window has room for what is written. */
static void
add_field (GtkWidget  *box,
           const char *name,
           GtkWidget  *field)
{
  const char *text = vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, name);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "dim-label");
  vedette_spoken_set_name (GTK_WIDGET (field), text);
  gtk_box_append (GTK_BOX (both), label);
  gtk_box_append (GTK_BOX (both), field);
  gtk_box_append (GTK_BOX (box), both);
}

static GtkEditable *
make_entry (const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  return GTK_EDITABLE (entry);
}

/* S-41: several men may each hold a card for the same thing. */
static GtkWidget *
make_each (VedetteCardDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("A card for _each of them"));

  self->each = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->each), _("Each tries alone, with a card of his own for the same thing"));
  gtk_widget_set_valign (GTK_WIDGET (self->each), GTK_ALIGN_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (self->each));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  vedette_spoken_set_name (GTK_WIDGET (self->each), _("A card for each of them"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->each));
  return box;
}

static GtkWidget *
make_fields (VedetteCardDialog *self,
             VedetteOrderCard  *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  g_auto (GStrv) objectives = vedette_enum_list_labels (VEDETTE_TYPE_OBJECTIVE);

  self->actors = VEDETTE_CARD_ACTORS (vedette_card_actors_new (self->session, self->side, card));
  self->objective = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char * const *) objectives));
  self->target = GTK_DROP_DOWN (make_target ());
  self->place = make_entry (card != NULL ? vedette_order_card_get_place (card) : "");
  self->order = make_entry (card != NULL ? vedette_order_card_get_order (card) : "");
  self->condition = make_entry (card != NULL ? vedette_order_card_get_condition (card) : "");
  gtk_drop_down_set_selected (self->objective, card != NULL ? vedette_order_card_get_objective (card)
                                                            : VEDETTE_OBJECTIVE_TASK);
  fill_targets (self, card != NULL ? vedette_order_card_get_target (card) : 0);
  add_heading (box, vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->actors));
  if (card == NULL)
    gtk_box_append (GTK_BOX (box), make_each (self));
  add_heading (box, _("What"));
  add_field (box, "objective", GTK_WIDGET (self->objective));
  add_field (box, "target", GTK_WIDGET (self->target));
  add_field (box, "place", GTK_WIDGET (self->place));
  add_field (box, "order", GTK_WIDGET (self->order));
  add_heading (box, _("When"));
  add_field (box, "condition", GTK_WIDGET (self->condition));
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 6, "margin-bottom", 18, NULL);
  g_signal_connect_swapped (self->objective, "notify::selected", G_CALLBACK (on_objective), self);
  g_signal_connect_swapped (self->target, "notify::selected", G_CALLBACK (on_target), self);
  return box;
}

static GtkWidget *
make_why_not (VedetteCardDialog *self)
{
  self->why_not_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  self->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->why_not, TRUE);
  gtk_label_set_xalign (self->why_not, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->why_not), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  self->agree = GTK_BUTTON (gtk_button_new_with_label (_("Agreed")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->agree), _("Both sides agree: do it all the same"));
  gtk_widget_set_valign (GTK_WIDGET (self->agree), GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->agree), "dialog.agreed");
  gtk_box_append (self->why_not_box, GTK_WIDGET (self->why_not));
  gtk_box_append (self->why_not_box, GTK_WIDGET (self->agree));
  g_object_set (self->why_not_box, "margin-start", 18, "margin-end", 18, "margin-top", 9, "margin-bottom", 9, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->why_not_box), FALSE);
  return GTK_WIDGET (self->why_not_box);
}

static GtkWidget *
make_header (gboolean new_card)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));
  GtkWidget *done = gtk_button_new_with_label (new_card ? C_("an order card", "Write") : C_("an order card", "Change"));

  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (done), "dialog.apply");
  gtk_widget_add_css_class (done, "suggested-action");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  return header;
}

/**
 * vedette_card_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @side: whose card it is
 * @card: (nullable): the card to change, %NULL for a new one
 * @agreed: whether both sides agreed that cards are written now (S-X25)
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_card_dialog_new (GtkWindow        *parent,
                         VedetteSession   *session,
                         gint64            side,
                         VedetteOrderCard *card,
                         gboolean          agreed)
{
  VedetteCardDialog *self = g_object_new (VEDETTE_TYPE_CARD_DIALOG, "transient-for", parent, "modal", TRUE,
                                          "default-width", 460, "default-height", 640, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  VedetteSkirmish skirmish;
  g_autofree char *title = NULL;

  self->session = g_object_ref (session);
  self->side = side;
  self->card = card != NULL ? vedette_record_get_id (VEDETTE_RECORD (card)) : 0;
  self->agreed = agreed;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  /* Translators: the title of a dialog; the name of a side */
  title = g_strdup_printf (card != NULL ? _("Change a Card of %s") : _("A Card for %s"),
                           vedette_skirmish_get_side_name (&skirmish, side));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), make_fields (self, card));
  /* The list of men has its full height, and the whole scrolls, rather than that the list is two lines high. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled))),
                                     GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), make_header (card == NULL));
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), make_why_not (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  return GTK_WIDGET (self);
}
