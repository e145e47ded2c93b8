/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the roster beside the play: what a line needs, and buttons that put one of its men out or back. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-rows.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-candidates.h"
#include "ui/skirmish/roll/vedette-roll-row.h"
#include "ui/widgets/vedette-spoken.h"

/* The room of a number in its column, below the word over it */
#define NUMBER_CHARS 5
/* How much larger the number is that counts */
#define LARGER 1.15

/* In one column with those above and below, the ones below the ones, also where text runs from right to left */
static GtkWidget *
make_number (void)
{
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (number), NUMBER_CHARS);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  return number;
}

/* The row is built once and filled as lines scroll by: name, what he is, men, and the numbers. */
static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item,
          VedetteSession     *session)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *kind = gtk_label_new (NULL);
  GtkWidget *men = gtk_label_new (NULL);
  GtkWidget *fewer = gtk_button_new_from_icon_name ("list-remove-symbolic");
  GtkWidget *more = gtk_button_new_from_icon_name ("list-add-symbolic");
  GtkWidget *need = make_number (), *reach = make_number ();

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  /* What he is may need a second line beside the buttons: it is no less worth reading than the name. */
  g_object_set (kind, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END,
                NULL);
  gtk_widget_add_css_class (kind, "caption");
  gtk_widget_add_css_class (kind, "dim-label");
  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (names), kind);
  gtk_widget_add_css_class (men, "numeric");
  gtk_widget_add_css_class (name, "name");
  gtk_widget_add_css_class (fewer, "flat");
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_set_valign (fewer, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), names);
  gtk_box_append (GTK_BOX (row), men);
  gtk_box_append (GTK_BOX (row), fewer);
  gtk_box_append (GTK_BOX (row), more);
  gtk_box_append (GTK_BOX (row), need);
  gtk_box_append (GTK_BOX (row), reach);
  g_object_set_data (G_OBJECT (row), "name", name);
  g_object_set_data (G_OBJECT (row), "kind", kind);
  g_object_set_data (G_OBJECT (row), "men", men);
  g_object_set_data (G_OBJECT (row), "fewer", fewer);
  g_object_set_data (G_OBJECT (row), "more", more);
  g_object_set_data (G_OBJECT (row), "need", need);
  g_object_set_data (G_OBJECT (row), "reach", reach);
  gtk_list_item_set_child (item, row);
}

static void
put_out (VedetteSession    *session,
         VedetteFigure     *figure,
         int                by)
{
  g_autoptr (VedetteMove) move = NULL;
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

  /* One man fewer is a move of the game; one man more corrects what was noted. */
  if (by < 0)
    {
      move = vedette_session_new_move (session, "out");
      g_object_set (move, "line", id, NULL);
    }
  else
    {
      int out = vedette_figure_get_out (figure), left = vedette_figure_get_left (figure);

      move = vedette_session_new_move (session, "put-right");
      g_object_set (move, "line", id, NULL);
      if (out > 0 || left == 0)
        g_object_set (move, "out", MAX (out - 1, 0), NULL);
      else
        g_object_set (move, "left", left - 1, NULL);
    }
  vedette_session_perform (session, move, 0, FALSE, NULL);
}

static void
on_fewer (GtkButton   *button,
          GtkListItem *item)
{
  VedetteCandidate *candidate = gtk_list_item_get_item (item);

  put_out (g_object_get_data (G_OBJECT (item), "session"), candidate->figure, -1);
}

static void
on_more (GtkButton   *button,
         GtkListItem *item)
{
  VedetteCandidate *candidate = gtk_list_item_get_item (item);

  put_out (g_object_get_data (G_OBJECT (item), "session"), candidate->figure, 1);
}

/* Returns: (transfer full) (nullable): whether he fights, in a word; NULL if he does not */
static char *
describe_melee (VedetteFigure *figure)
{
  int fighting = vedette_figure_get_in_melee (figure);

  if (vedette_figure_get_melee (figure) == VEDETTE_TRI_UNTRACKED)
    return g_strdup (_("possibly in melee"));
  if (vedette_figure_get_melee (figure) == VEDETTE_TRI_NO)
    return NULL;
  /* Translators: of a line of the roster: how many of its figures are in melee */
  if (fighting > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d in melee", "%d in melee", (gulong) fighting), fighting);
  return g_strdup (_("in melee"));
}

static char *
describe_kind (VedetteFigure *figure)
{
  const char *troops = vedette_troops_get_label (vedette_figure_get_troops (figure));
  g_autofree char *melee = describe_melee (figure);
  g_autofree char *kind = NULL;

  if (vedette_figure_get_leader (figure) == VEDETTE_LEADER_NONE)
    kind = g_strdup (troops);
  else
    /* Translators: class of troops, and leader’s rating */
    kind = g_strdup_printf (_("%s, %s leader"), troops, vedette_leader_get_label (vedette_figure_get_leader (figure)));
  /* Translators: what a figure is, and that it is in melee, as in “Good, in melee” */
  return melee != NULL ? g_strdup_printf (C_("kind of a line", "%s, %s"), kind, melee) : g_steal_pointer (&kind);
}

/* Not by a style class, whose letters would make the column as much wider. */
static void
set_counts (GtkWidget *number,
            gboolean   counts)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (counts)
    {
      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_attr_list_insert (attributes, pango_attr_scale_new (LARGER));
    }
  gtk_label_set_attributes (GTK_LABEL (number), attributes);
}

/* The number that counts now is bold: that in reach, of who is to roll so; and his row is lit. */
static void
show_due (GtkWidget        *row,
          VedetteCandidate *candidate)
{
  const char *rolls = g_object_get_data (G_OBJECT (candidate), VEDETTE_ROSTER_ROLLS);
  gboolean reaches = g_strcmp0 (rolls, "reach") == 0;
  GtkWidget *need = g_object_get_data (G_OBJECT (row), "need"), *reach = g_object_get_data (G_OBJECT (row), "reach");
  GtkWidget *item = gtk_widget_get_parent (row);

  set_counts (need, !reaches);
  set_counts (reach, reaches);
  if (item != NULL && rolls != NULL)
    gtk_widget_add_css_class (item, "rolls");
  else if (item != NULL)
    gtk_widget_remove_css_class (item, "rolls");
}

static void
name_button (GtkWidget  *button,
             const char *format,
             const char *name)
{
  gtk_widget_set_tooltip_text (button, format);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, format,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item,
         VedetteSession     *session)
{
  static const char * const dimmed[] = { "name", "men", "need", "reach" };
  GtkWidget *row = gtk_list_item_get_child (item);
  VedetteCandidate *candidate = gtk_list_item_get_item (item);
  VedetteFigure *figure = candidate->figure;
  const char *plain = vedette_figure_get_name (figure);
  gboolean many = vedette_figure_get_count (figure) > 1;
  /* Translators: a star before the name of a leader */
  g_autofree char *name = vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE ? g_strdup_printf (_("★ %s"), plain)
                                                                                     : g_strdup (plain);
  g_autofree char *kind = describe_kind (figure);
  g_autofree char *men = g_strdup_printf ("%d/%d", vedette_figure_get_standing (figure), vedette_figure_get_count (figure));
  g_autofree char *need = g_strdup_printf ("%d", vedette_candidate_get_need (candidate));
  g_autofree char *reach = g_strdup_printf ("%d", vedette_candidate_get_need_reach (candidate));
  GtkWidget *fewer = g_object_get_data (G_OBJECT (row), "fewer");
  GtkWidget *more = g_object_get_data (G_OBJECT (row), "more");
  g_autofree char *said = vedette_roll_row_say (candidate);

  vedette_spoken_name_row (row, said);
  show_due (row, candidate);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "name"), name);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "kind"), kind);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "men"), many ? men : "");
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "need"), need);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "reach"), reach);
  /* Whom no die would help is dimmed; his men can be crossed off all the same. */
  for (guint i = 0; i < G_N_ELEMENTS (dimmed); i++)
    if (vedette_candidate_is_possible (candidate))
      gtk_widget_remove_css_class (g_object_get_data (G_OBJECT (row), dimmed[i]), "dim-label");
    else
      gtk_widget_add_css_class (g_object_get_data (G_OBJECT (row), dimmed[i]), "dim-label");
  gtk_widget_set_visible (fewer, many);
  gtk_widget_set_visible (more, many);
  name_button (fewer, _("Remove one figure"), plain);
  name_button (more, _("Return one figure"), plain);
  g_object_set_data (G_OBJECT (item), "session", session);
  g_signal_connect (fewer, "clicked", G_CALLBACK (on_fewer), item);
  g_signal_connect (more, "clicked", G_CALLBACK (on_more), item);
}

static void
on_unbind (GtkListItemFactory *factory,
           GtkListItem        *item,
           VedetteSession     *session)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_signal_handlers_disconnect_by_data (g_object_get_data (G_OBJECT (row), "fewer"), item);
  g_signal_handlers_disconnect_by_data (g_object_get_data (G_OBJECT (row), "more"), item);
}

/**
 * vedette_roster_rows_new:
 *
 * Returns: (transfer full): what makes rows of candidates ([class@Vedette.Candidate]) whose buttons do moves of @session
 */
GtkListItemFactory *
vedette_roster_rows_new (VedetteSession *session)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), session, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), session, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), session, 0);
  return factory;
}
