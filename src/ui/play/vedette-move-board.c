/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons of all moves, each with its key; those that are not allowed are dimmed and say why. */

#include "vedette-config.h"

#include "ui/play/vedette-move-board.h"

#include <glib/gi18n-lib.h>

#include "ui/play/vedette-move-button.h"

struct _VedetteMoveBoard
{
  AdwBin parent_instance;

  GtkFlowBox *box;
  VedetteSession *session;
  VedetteMoveChosen chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (VedetteMoveBoard, vedette_move_board, ADW_TYPE_BIN)

/* What stands on the board, in its order; what is due has its own place above. */
static const char * const shown[] = { "march", "charge", "shoot", "move-shoot", "fight",     "call",
                                      "task",  "hold",   "out",   "left", "condition",  "duel",      "arrive",    "reveal",
                                      "put-right", "end" };

/* These are there only while somebody is in reserve, or hidden. */
static const char * const seldom[] = { "arrive", "reveal", NULL };

static void
vedette_move_board_dispose (GObject *object)
{
  VedetteMoveBoard *self = VEDETTE_MOVE_BOARD (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_move_board_parent_class)->dispose (object);
}

static void
vedette_move_board_class_init (VedetteMoveBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_move_board_dispose;
}

static void
vedette_move_board_init (VedetteMoveBoard *self)
{
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->box, TRUE);
  gtk_flow_box_set_min_children_per_line (self->box, 2);
  gtk_flow_box_set_max_children_per_line (self->box, 4);
  gtk_flow_box_set_row_spacing (self->box, 6);
  gtk_flow_box_set_column_spacing (self->box, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

static void
on_clicked (GtkButton        *button,
            VedetteMoveBoard *self)
{
  self->chosen (g_object_get_data (G_OBJECT (button), "vedette-move"), self->user_data);
}

static void
add_move (VedetteMoveBoard *self,
          VedetteMove      *move)
{
  const char *key = vedette_move_get_key (move);
  g_autofree char *shown_key = NULL;
  GtkWidget *button, *child;

  if (g_str_equal (vedette_move_get_name (move), "put-right"))
    shown_key = g_strdup ("Ctrl+E");
  else if (key != NULL)
    shown_key = g_ascii_strup (key, -1);
  button = vedette_move_button_new (vedette_move_get_label (move), shown_key);
  g_object_set_data_full (G_OBJECT (button), "vedette-move", g_strdup (vedette_move_get_name (move)), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  child = gtk_flow_box_child_new ();
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->box, child);
}

GtkWidget *
vedette_move_board_new (VedetteSession    *session,
                        VedetteMoveChosen  chosen,
                        gpointer           user_data)
{
  VedetteMoveBoard *self = g_object_new (VEDETTE_TYPE_MOVE_BOARD, NULL);

  self->session = g_object_ref (session);
  self->chosen = chosen;
  self->user_data = user_data;
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autoptr (VedetteMove) move = vedette_session_new_move (session, shown[i]);

      add_move (self, move);
    }
  vedette_move_board_update (self, FALSE);
  return GTK_WIDGET (self);
}

/**
 * vedette_move_board_update:
 * @compact: whether there is room only for what is allowed
 *
 * Dims the moves that are not allowed now. They keep the focus and can be pressed: then they say why not.
 */
void
vedette_move_board_update (VedetteMoveBoard *self,
                           gboolean          compact)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);

  for (int i = 0; gtk_flow_box_get_child_at_index (self->box, i) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->box, i));
      g_autoptr (VedetteMove) move =
        vedette_session_new_move (self->session, g_object_get_data (G_OBJECT (button), "vedette-move"));
      g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);
      gboolean absent = g_strv_contains (seldom, vedette_move_get_name (move)) && vedette_ruling_is_final (ruling);
      gboolean allowed = vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED;

      gtk_widget_set_visible (gtk_widget_get_parent (button), allowed || (!compact && !absent));
      if (allowed)
        {
          gtk_widget_remove_css_class (button, "dimmed-move");
          gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
          gtk_widget_set_tooltip_text (button, NULL);
        }
      else
        {
          gtk_widget_add_css_class (button, "dimmed-move");
          gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          vedette_ruling_get_why (ruling), -1);
          gtk_widget_set_tooltip_text (button, vedette_ruling_get_why (ruling));
        }
    }
}

/**
 * vedette_move_board_update_keys:
 * @due: what is due now
 *
 * A move whose letter stands for what is due shows none: pressing it would do the other.
 */
void
vedette_move_board_update_keys (VedetteMoveBoard *self,
                                VedetteDueBox    *due)
{
  for (int i = 0; gtk_flow_box_get_child_at_index (self->box, i) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->box, i));
      g_autoptr (VedetteMove) move =
        vedette_session_new_move (self->session, g_object_get_data (G_OBJECT (button), "vedette-move"));
      const char *key = vedette_move_get_key (move);
      GtkWidget *shown_key = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
      gboolean taken;

      if (key == NULL || !gtk_widget_has_css_class (shown_key, "key"))
        continue;
      taken = vedette_due_box_takes (due, key, vedette_move_get_name (move));
      gtk_widget_set_visible (shown_key, !taken);
      if (taken)
        gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
      else
        gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                        gtk_label_get_text (GTK_LABEL (shown_key)), -1);
    }
}
