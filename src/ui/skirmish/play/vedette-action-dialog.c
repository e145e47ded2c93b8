/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a move, and who acts with one key: the last body, bodies, contingents, all, or nobody yet. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-action-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/skirmish/orders/vedette-card-row.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-move-button.h"
#include "ui/widgets/vedette-spoken.h"

#define BAR "vedette-body-bar"
#define KEY "vedette-key"
#define IDS "vedette-ids"

/* Groups beyond these have no key of their own. */
#define MAX_KEYS 9

/* How wide the form is with a card beside it, in px */
#define WITH_CARD 820

/* Buttons that choose who acts. The rules decide whom a group stands for: a button declares it and asks who that is. */
typedef struct
{
  VedetteDeclareForm *form; /* borrowed: it owns this */
  VedetteSession *session; /* borrowed */
  VedetteSkirmish skirmish; /* as of the last update */
  const char *move;
  GtkFlowBox *box;
  GtkWidget *keep;
  guint n_keys;
} BodyBar;

/* The figures of the group are ticked, and the focus goes to the first of the list, where that can be changed. */
static void
on_clicked (GtkWidget *button,
            BodyBar   *bar)
{
  vedette_declare_form_say_ids (bar->form, "who", g_object_get_data (G_OBJECT (button), IDS));
  vedette_declare_form_focus (bar->form, "who");
}

/* @ids: (nullable): %NULL for figures who are ticked one by one */
static void
add_button (BodyBar          *bar,
            const char       *label,
            const char       *key,
            const VedetteIds *ids)
{
  GtkWidget *button = vedette_move_button_new (label, key), *child = gtk_flow_box_child_new ();

  gtk_widget_set_size_request (button, -1, VEDETTE_FOR_FINGER);
  if (ids != NULL)
    {
      g_autofree char *names = vedette_skirmish_list_names (&bar->skirmish, ids);

      /* Newer GTK reads a tip that is not the name. */
      gtk_widget_set_tooltip_text (button, strstr (label, names) == NULL ? names : label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      strstr (label, names) == NULL ? names : "", -1);
      g_object_set_data_full (G_OBJECT (button), IDS, vedette_ids_ref (ids), (GDestroyNotify) vedette_ids_unref);
    }
  g_object_set_data_full (G_OBJECT (button), KEY, g_strdup (key), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), bar);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (bar->box, child);
}

/* Returns: (transfer full) (nullable): the figures that a group of this kind stands for */
static VedetteIds *
list_group (BodyBar    *bar,
            const char *param,
            JsonNode   *value)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;

  json_object_set_member (params, param, value);
  move = vedette_rules_new_move (vedette_session_get_rules (bar->session), bar->move, params, NULL);
  return move != NULL ? vedette_action_list_actors (move, &bar->skirmish) : NULL;
}

/* The first groups have a digit as their key.
 * @label: (nullable): %NULL for the names of its figures */
static void
add_group (BodyBar    *bar,
           const char *label,
           const char *param,
           JsonNode   *value)
{
  g_autoptr (VedetteIds) ids = list_group (bar, param, value);
  g_autofree char *key = NULL, *names = NULL, *last = NULL;

  if (ids == NULL)
    return;
  if (bar->n_keys < MAX_KEYS)
    key = g_strdup_printf ("%u", ++bar->n_keys);
  names = vedette_skirmish_list_names (&bar->skirmish, ids);
  /* Translators: who acts: the names of those who acted last */
  last = g_strdup_printf (_("Last: %s"), names);
  add_button (bar, label != NULL ? label : last, key, ids);
}

static void
add_records (BodyBar    *bar,
             const char *param)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (bar->session, bar->move);

  vedette_each_new (VedetteChoice, choice,
                    vedette_move_get_choices (move, vedette_session_get_rules (bar->session), param, NULL))
    add_group (bar, choice->label, param, json_node_init_int (json_node_alloc (), choice->id));
}

/* Shows the bodies that there are now. */
static void
update (BodyBar *bar)
{
  g_autoptr (JsonArray) nobody = json_array_new ();
  g_autoptr (VedetteIds) all = NULL;
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (bar->box, 0)) != NULL)
    gtk_flow_box_remove (bar->box, GTK_WIDGET (child));
  bar->n_keys = 0;
  vedette_skirmish_read (&bar->skirmish, vedette_session_get_battle (bar->session));
  add_group (bar, NULL, "last-body", json_node_init_boolean (json_node_alloc (), TRUE));
  add_records (bar, "body");
  add_records (bar, "contingent");
  all = list_group (bar, "but", json_node_init_array (json_node_alloc (), nobody));
  if (all != NULL)
    /* Translators: who acts: everybody, from whom some are then taken away */
    add_button (bar, _("All Except…"), "A", all);
  /* Translators: who acts: nobody yet, the figures are named one by one */
  add_button (bar, _("Individually"), "H", NULL);
}

/* Returns: (transfer full) (nullable): the lines that are ticked as acting */
static VedetteIds *
list_who (BodyBar *bar)
{
  g_autoptr (VedetteMove) move = vedette_declare_form_read (bar->form, NULL);
  const VedetteIds *who = move != NULL ? vedette_move_get_ids (move, "who") : NULL;

  return who != NULL ? vedette_ids_ref (who) : NULL;
}

/* The figures that are ticked are a body from now on, and leave any other. */
static void
on_keep (BodyBar *bar)
{
  g_autoptr (VedetteIds) who = list_who (bar);
  g_autoptr (VedetteMove) move = vedette_session_new_move (bar->session, "add-body");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "members", who, NULL);
  if (vedette_session_perform (bar->session, move, 0, FALSE, &error) == NULL)
    vedette_dialog_say (VEDETTE_DIALOG (bar->form), error->message);
  else
    update (bar);
}

static void
on_changed (BodyBar *bar)
{
  g_autoptr (VedetteIds) who = list_who (bar);

  gtk_widget_set_sensitive (bar->keep, who != NULL);
}

/* Letters and digits choose who acts, except where text is typed; Ctrl+J saves the body. */
static gboolean
on_key (gpointer        form,
        guint           keyval,
        GdkModifierType modifiers)
{
  BodyBar *bar = g_object_get_data (form, BAR);
  gunichar pressed = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  GtkFlowBoxChild *child;

  if (modifiers & GDK_CONTROL_MASK)
    {
      if (keyval != GDK_KEY_j || !gtk_widget_get_sensitive (bar->keep))
        return FALSE;
      on_keep (bar);
      return TRUE;
    }
  if (vedette_keys_are_typed (form))
    return FALSE;
  for (int i = 0; pressed != 0 && (child = gtk_flow_box_get_child_at_index (bar->box, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);
      const char *key = g_object_get_data (G_OBJECT (button), KEY);

      if (key == NULL || g_utf8_get_char (key) != pressed)
        continue;
      on_clicked (button, bar);
      return TRUE;
    }
  return FALSE;
}

/**
 * vedette_action_dialog_new:
 * @move: the kind of move, with what is known of it already
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_action_dialog_new (GtkWindow      *parent,
                           VedetteSession *session,
                           VedetteMove    *move)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, move, NULL, NULL);
  VedetteOrderCard *card;
  VedetteSkirmish skirmish;
  BodyBar *bar;

  /* The card that the first action carries out can be read in the form. */
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  card = vedette_card_object_find_binding (&skirmish);
  if (card != NULL && vedette_action_get_kind (move) != NULL &&
      vedette_action_get_option (move, &skirmish) == VEDETTE_INTENTION_CARD)
    {
      GtkWidget *row = vedette_card_row_new_only (session, card);

      g_object_set (row, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 18, NULL);
      vedette_dialog_set_width (VEDETTE_DIALOG (form), WITH_CARD);
      vedette_dialog_add_aside (VEDETTE_DIALOG (form), row);
    }
  /* Not every move can be made by a group. */
  if (vedette_action_get_kind (move) == NULL || vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "body") == NULL)
    return GTK_WIDGET (form);
  bar = g_new0 (BodyBar, 1);
  g_object_set_data_full (G_OBJECT (form), BAR, bar, g_free);
  bar->form = form;
  bar->session = session;
  bar->move = vedette_move_get_name (move);
  bar->box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "min-children-per-line", 2,
                           "max-children-per-line", 2, "homogeneous", TRUE, "row-spacing", 6, "column-spacing", 6, NULL);
  vedette_spoken_set_name (GTK_WIDGET (bar->box), _("Acting figures"));
  update (bar);
  bar->keep = gtk_button_new_with_mnemonic (_("_Save as Body"));
  vedette_spoken_set_name (bar->keep, _("Save as Body"));
  gtk_widget_set_tooltip_text (bar->keep, _("Save the selected figures as a body, removing them from any other body (Ctrl+J)"));
  gtk_widget_add_css_class (bar->keep, "flat");
  gtk_widget_set_sensitive (bar->keep, FALSE);
  g_signal_connect_swapped (bar->keep, "clicked", G_CALLBACK (on_keep), bar);
  g_signal_connect_swapped (form, "changed", G_CALLBACK (on_changed), bar);
  vedette_keys_add (GTK_WIDGET (form), GTK_PHASE_CAPTURE, TRUE, on_key);
  vedette_declare_form_add_header (form, "who", GTK_WIDGET (bar->box), bar->keep);
  return GTK_WIDGET (form);
}
