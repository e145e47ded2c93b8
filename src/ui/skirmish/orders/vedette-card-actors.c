/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who carries out an order card: a checklist of the side's lines, with how many men of those that have several. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-actors.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"

#define MAX_HEIGHT 240

typedef struct
{
  VedetteActor actor;
  GtkCheckButton *check;
  GtkSpinButton *men; /* NULL for one man */
} Line;

struct _VedetteCardActors
{
  AdwBin parent_instance;

  GArray *lines;
};

G_DEFINE_FINAL_TYPE (VedetteCardActors, vedette_card_actors, ADW_TYPE_BIN)

static void
vedette_card_actors_finalize (GObject *object)
{
  g_array_unref (VEDETTE_CARD_ACTORS (object)->lines);

  G_OBJECT_CLASS (vedette_card_actors_parent_class)->finalize (object);
}

static void
vedette_card_actors_class_init (VedetteCardActorsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_card_actors_finalize;
}

static void
vedette_card_actors_init (VedetteCardActors *self)
{
  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
}

static GtkWidget *
make_check (const char *name,
            gboolean    active)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_widget_set_hexpand (check, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return check;
}

static GtkWidget *
make_men (const char *name,
          int         count)
{
  GtkWidget *men = gtk_spin_button_new_with_range (1, count, 1);
  /* Translators: how many men of a line of the roster, for screen readers */
  g_autofree char *said = g_strdup_printf (_("Men of %s"), name);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (men), count);
  gtk_editable_set_width_chars (GTK_EDITABLE (men), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (men), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return men;
}

static GtkWidget *
make_line (VedetteCardActors *self,
           VedetteFigure     *figure,
           const char        *name,
           gboolean           chosen)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  Line line = { .actor = { vedette_record_get_id (VEDETTE_RECORD (figure)), 1, vedette_figure_get_count (figure) } };

  line.check = GTK_CHECK_BUTTON (make_check (name, chosen));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (line.check));
  if (line.actor.count > 1)
    {
      /* Translators: how many men a line has, after a box with how many of them are chosen */
      g_autofree char *of = g_strdup_printf (C_("men", "of %d"), line.actor.count);

      line.men = GTK_SPIN_BUTTON (make_men (name, line.actor.count));
      g_object_bind_property (line.check, "active", line.men, "sensitive", G_BINDING_SYNC_CREATE);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (line.men));
      gtk_box_append (GTK_BOX (box), gtk_label_new (of));
    }
  g_array_append_val (self->lines, line);
  return box;
}

/**
 * vedette_card_actors_new:
 * @card: (nullable): whose men are chosen to begin with
 *
 * Returns: (transfer floating): a checklist of the lines of @side only
 */
GtkWidget *
vedette_card_actors_new (VedetteSession   *session,
                         gint64            side,
                         VedetteOrderCard *card)
{
  VedetteCardActors *self = g_object_new (VEDETTE_TYPE_CARD_ACTORS, NULL);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  g_object_set (move, "side", side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "actors", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      gint64 id = vedette_choice_get_id (choice);

      gtk_box_append (GTK_BOX (box), make_line (self, vedette_skirmish_find_figure (&skirmish, id),
                                                vedette_choice_get_label (choice),
                                                card != NULL &&
                                                  vedette_ids_contains (vedette_order_card_get_actors (card), id)));
    }
  if (self->lines->len == 0)
    {
      GtkWidget *label = gtk_label_new (_("This side has no roster yet, and a card names men of it. Write it under Forces."));

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), label);
    }
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 6, "margin-bottom", 6, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_add_css_class (scrolled, "card");
  adw_bin_set_child (ADW_BIN (self), scrolled);
  return GTK_WIDGET (self);
}

/**
 * vedette_card_actors_focus:
 *
 * Puts the focus on the first line, also before the list is seen.
 *
 * Returns: whether there is a line
 */
gboolean
vedette_card_actors_focus (VedetteCardActors *self)
{
  return self->lines->len > 0 && gtk_widget_grab_focus (GTK_WIDGET (g_array_index (self->lines, Line, 0).check));
}

/**
 * vedette_card_actors_get_chosen:
 *
 * Returns: (transfer full) (element-type VedetteActor): who is ticked, in the order of the roster
 */
GArray *
vedette_card_actors_get_chosen (VedetteCardActors *self)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (VedetteActor));

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = &g_array_index (self->lines, Line, i);
      VedetteActor actor = line->actor;

      if (!gtk_check_button_get_active (line->check))
        continue;
      actor.men = actor.count;
      if (line->men != NULL)
        {
          gtk_spin_button_update (line->men);
          actor.men = gtk_spin_button_get_value_as_int (line->men);
        }
      g_array_append_val (chosen, actor);
    }
  return chosen;
}
