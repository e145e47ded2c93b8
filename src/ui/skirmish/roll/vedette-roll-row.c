/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of those who might make the attempt. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-row.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-candidates.h"

/* Digits are of one width, and so is this space: the numbers stand one below the other. */
#define FIGURE_SPACE "\u2007"

static GtkWidget *
append_label (GtkWidget  *box,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
set_up (GtkSignalListItemFactory *factory,
        GtkListItem              *item,
        VedetteSession           *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *star = append_label (box, NULL);
  GtkWidget *name = append_label (box, NULL);

  gtk_label_set_width_chars (GTK_LABEL (star), 2);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  append_label (box, "dim-label");
  append_label (box, "numeric");
  gtk_list_item_set_child (item, box);
}

static char *
pad (int number)
{
  return g_strdup_printf ("%s%d", number >= 0 && number <= 9 ? FIGURE_SPACE : "", number);
}

static gboolean
was_last (VedetteSession *session,
          VedetteFigure  *figure)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  return vedette_skirmish_game_get_last_nominee (skirmish.game) == vedette_record_get_id (VEDETTE_RECORD (figure));
}

/* Returns: (transfer full): what a screen reader reads */
static char *
say (VedetteCandidate *candidate,
     const char       *name)
{
  int need = vedette_candidate_get_need (candidate);
  int reach = vedette_candidate_get_need_reach (candidate);

  if (!vedette_candidate_is_possible (candidate))
    /* Translators: a name, and the number that he would need on the die */
    return g_strdup_printf (_("%s, cannot make it now, needs %d"), name, need);
  if (vedette_figure_get_leader (vedette_candidate_get_figure (candidate)) != VEDETTE_LEADER_NONE)
    /* Translators: a name, the number needed on the die, and the number needed in reach */
    return g_strdup_printf (_("%s, leader, needs %d, in reach %d"), name, need, reach);
  /* Translators: a name, the number needed on the die, and the number needed in reach */
  return g_strdup_printf (_("%s, needs %d, in reach %d"), name, need, reach);
}

/* Returns: (transfer full): his name, or what the line is called and how many there are left of it */
static char *
get_name (VedetteFigure *figure)
{
  const char *name = vedette_figure_get_name (figure);

  if (*name == '\0')
    name = C_("line", "no name");
  if (vedette_figure_get_count (figure) == 1)
    return g_strdup (name);
  /* Translators: the name of a line of men alike, and how many of them are left */
  return g_strdup_printf (_("%s (%d)"), name, vedette_figure_get_standing (figure));
}

static void
bind_candidate (VedetteCandidate *candidate,
                VedetteSession   *session,
                GtkWidget        *box,
                GtkWidget        *row)
{
  VedetteFigure *figure = vedette_candidate_get_figure (candidate);
  GtkWidget *star = gtk_widget_get_first_child (box);
  GtkWidget *name = gtk_widget_get_next_sibling (star);
  GtkWidget *last = gtk_widget_get_next_sibling (name);
  GtkWidget *needs = gtk_widget_get_next_sibling (last);
  g_autofree char *called = get_name (figure);
  g_autofree char *need = pad (vedette_candidate_get_need (candidate));
  g_autofree char *reach = pad (vedette_candidate_get_need_reach (candidate));
  /* Translators: the number needed, and the one needed in reach */
  g_autofree char *both = g_strdup_printf (_("%s · reach %s"), need, reach);
  g_autofree char *said = say (candidate, called);

  gtk_label_set_text (GTK_LABEL (star), vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE ? "★" : "");
  gtk_label_set_text (GTK_LABEL (name), called);
  gtk_widget_set_tooltip_text (name, called);
  /* Translators: the man who made the last attempt */
  gtk_label_set_text (GTK_LABEL (last), was_last (session, figure) ? C_("nominee", "last") : "");
  gtk_label_set_text (GTK_LABEL (needs), both);
  if (vedette_candidate_is_possible (candidate))
    gtk_widget_remove_css_class (box, "dim-label");
  else
    gtk_widget_add_css_class (box, "dim-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
bind (GtkSignalListItemFactory *factory,
      GtkListItem              *item,
      VedetteSession           *session)
{
  GObject *object = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  /* The row itself takes the focus; 4.8 has no other way to name it. */
  GtkWidget *row = gtk_widget_get_parent (box);

  g_object_set_data (G_OBJECT (row), "vedette-item", object);
  if (VEDETTE_IS_CANDIDATE (object))
    {
      bind_candidate (VEDETTE_CANDIDATE (object), session, box, row);
      return;
    }
  gtk_widget_remove_css_class (box, "dim-label");
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_label_set_text (GTK_LABEL (child), "");
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (gtk_widget_get_first_child (box))),
                      gtk_string_object_get_string (GTK_STRING_OBJECT (object)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_string_object_get_string (GTK_STRING_OBJECT (object)), -1);
}

/**
 * vedette_roll_row_factory_new:
 *
 * Returns: (transfer full): what makes a row of a [class@Vedette.Candidate] or of a [class@Gtk.StringObject]
 */
GtkListItemFactory *
vedette_roll_row_factory_new (VedetteSession *session)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up), session, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind), session, 0);
  return factory;
}

/**
 * vedette_roll_row_grab_focus:
 * @item: of the list's model
 *
 * Gives the focus to the row of an item, for which 4.8 has no function.
 *
 * Returns: %FALSE if there is no row of it as yet
 */
gboolean
vedette_roll_row_grab_focus (GtkListView *list,
                             gpointer     item)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_object_get_data (G_OBJECT (row), "vedette-item") == item && gtk_widget_get_mapped (row))
      return gtk_widget_grab_focus (row);
  return FALSE;
}
