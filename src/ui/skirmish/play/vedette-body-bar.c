/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who acts with one key: the last body, bodies, contingents, all, or nobody yet. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-body-bar.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-action.h"
#include "ui/widgets/vedette-move-button.h"

/* Groups beyond these have no key of their own. */
#define MAX_KEYS 9

/**
 * VedetteBodyBar:
 *
 * Buttons that say who acts. What a group stands for is the rules’ to say: a button declares it and asks who that is.
 * “chosen” tells the lines; nobody for those who are named by hand.
 */
struct _VedetteBodyBar
{
  AdwBin parent_instance;

  GtkFlowBox *box;
  VedetteSession *session;
  char *move_name;
  guint n_keys;
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteBodyBar, vedette_body_bar, ADW_TYPE_BIN)

static void
vedette_body_bar_dispose (GObject *object)
{
  VedetteBodyBar *self = VEDETTE_BODY_BAR (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->move_name, g_free);

  G_OBJECT_CLASS (vedette_body_bar_parent_class)->dispose (object);
}

static void
vedette_body_bar_class_init (VedetteBodyBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_body_bar_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, VEDETTE_TYPE_IDS);
}

static void
vedette_body_bar_init (VedetteBodyBar *self)
{
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (self->box, 2);
  gtk_flow_box_set_max_children_per_line (self->box, 2);
  gtk_flow_box_set_homogeneous (self->box, TRUE);
  gtk_flow_box_set_row_spacing (self->box, 6);
  gtk_flow_box_set_column_spacing (self->box, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Acting figures"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * vedette_body_bar_fits:
 *
 * Returns: whether a group can be said to do this
 */
gboolean
vedette_body_bar_fits (VedetteMove *move)
{
  return vedette_action_get_kind (move) != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "body") != NULL;
}

static void
on_clicked (GtkButton      *button,
            VedetteBodyBar *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_object_get_data (G_OBJECT (button), "vedette-ids"));
}

static void
add_button (VedetteBodyBar   *self,
            const char       *label,
            const char       *key,
            const VedetteIds *ids)
{
  GtkWidget *button = vedette_move_button_new (label, key), *child = gtk_flow_box_child_new ();

  gtk_widget_set_size_request (button, -1, VEDETTE_FOR_FINGER);
  if (ids != NULL)
    {
      VedetteSkirmish skirmish;
      g_autofree char *names = NULL;

      vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
      names = vedette_skirmish_list_names (&skirmish, ids);
      /* Newer GTK reads a tip that is not the name. */
      gtk_widget_set_tooltip_text (button, strstr (label, names) == NULL ? names : label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      strstr (label, names) == NULL ? names : "", -1);
      g_object_set_data_full (G_OBJECT (button), "vedette-ids", vedette_ids_ref (ids), (GDestroyNotify) vedette_ids_unref);
    }
  g_object_set_data_full (G_OBJECT (button), "vedette-key", g_strdup (key), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->box, child);
}

/* Returns: (transfer full) (nullable): who it is that a group of this kind stands for */
static VedetteIds *
list_group (VedetteBodyBar *self,
            const char     *param,
            JsonNode       *value)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  json_object_set_member (params, param, value);
  move = vedette_rules_new_move (vedette_session_get_rules (self->session), self->move_name, params, NULL);
  return move != NULL ? vedette_action_list_actors (move, &skirmish) : NULL;
}

/* The first have a figure as their key. */
static void
add_group (VedetteBodyBar *self,
           const char     *label,
           const char     *param,
           JsonNode       *value)
{
  g_autoptr (VedetteIds) ids = list_group (self, param, value);
  g_autofree char *key = NULL;

  if (ids == NULL)
    return;
  if (self->n_keys < MAX_KEYS)
    key = g_strdup_printf ("%u", ++self->n_keys);
  add_button (self, label, key, ids);
}

static void
add_records (VedetteBodyBar *self,
             const char     *param)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, self->move_name);

  vedette_each_new (VedetteChoice, choice,
                    vedette_move_get_choices (move, vedette_session_get_rules (self->session), param, NULL))
    add_group (self, choice->label, param, json_node_init_int (json_node_alloc (), choice->id));
}

/* It has no name, so it is called by its men. */
static void
add_last (VedetteBodyBar *self)
{
  g_autoptr (VedetteIds) ids = list_group (self, "last-body", json_node_init_boolean (json_node_alloc (), TRUE));
  g_autofree char *names = NULL, *label = NULL;
  VedetteSkirmish skirmish;

  if (ids == NULL)
    return;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  names = vedette_skirmish_list_names (&skirmish, ids);
  /* Translators: who acts: the names of those who acted last */
  label = g_strdup_printf (_("Last: %s"), names);
  add_group (self, label, "last-body", json_node_init_boolean (json_node_alloc (), TRUE));
}

/**
 * vedette_body_bar_update:
 *
 * Takes over what bodies there are now.
 */
void
vedette_body_bar_update (VedetteBodyBar *self)
{
  g_autoptr (JsonArray) nobody = json_array_new ();
  g_autoptr (VedetteIds) all = list_group (self, "but", json_node_init_array (json_node_alloc (), nobody));
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->box, 0)) != NULL)
    gtk_flow_box_remove (self->box, GTK_WIDGET (child));
  self->n_keys = 0;
  add_last (self);
  add_records (self, "body");
  add_records (self, "contingent");
  if (all != NULL)
    /* Translators: who acts: everybody, from whom some are then taken away */
    add_button (self, _("All Except…"), "A", all);
  /* Translators: who acts: nobody yet, the figures are named one by one */
  add_button (self, _("Individually"), "H", NULL);
}

GtkWidget *
vedette_body_bar_new (VedetteSession *session,
                      VedetteMove    *move)
{
  VedetteBodyBar *self = g_object_new (VEDETTE_TYPE_BODY_BAR, NULL);

  self->session = g_object_ref (session);
  self->move_name = g_strdup (vedette_move_get_name (move));
  vedette_body_bar_update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_body_bar_press_key:
 *
 * Returns: whether a group has this key; then it is chosen
 */
gboolean
vedette_body_bar_press_key (VedetteBodyBar *self,
                            guint           keyval)
{
  gunichar pressed = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  GtkFlowBoxChild *child;

  for (int i = 0; pressed != 0 && (child = gtk_flow_box_get_child_at_index (self->box, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);
      const char *key = g_object_get_data (G_OBJECT (button), "vedette-key");

      if (key == NULL || g_utf8_get_char (key) != pressed)
        continue;
      on_clicked (GTK_BUTTON (button), self);
      return TRUE;
    }
  return FALSE;
}
