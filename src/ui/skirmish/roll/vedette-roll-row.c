/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of those who might make the attempt. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-row.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

/* The parts of a row, from its start to its end */
typedef struct
{
  GtkLabel *sign;
  GtkLabel *name;
  GtkLabel *caption;
  GtkLabel *need;
  GtkLabel *reach;
} Row;

static GtkWidget *
append_label (GtkWidget  *box,
              const char *css_class,
              float       xalign,
              int         width)
{
  /* The row says it all, once. */
  GtkWidget *label = vedette_spoken_new_mute_label (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
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
  GtkWidget *words;

  gtk_label_set_xalign (GTK_LABEL (append_label (box, "sign", 0.5f, 2)), 0.5f);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  gtk_label_set_ellipsize (GTK_LABEL (append_label (words, "name", 0, -1)), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (append_label (words, "source", 0, -1)), PANGO_ELLIPSIZE_END);
  append_label (box, "need", 1, 3);
  append_label (box, "need", 1, 3);
  gtk_widget_add_css_class (box, "candidate");
  gtk_list_item_set_child (item, box);
}

static Row
get_row (GtkWidget *box)
{
  GtkWidget *sign = gtk_widget_get_first_child (box);
  GtkWidget *words = gtk_widget_get_next_sibling (sign);
  GtkWidget *need = gtk_widget_get_next_sibling (words);

  return (Row){
    .sign = GTK_LABEL (sign),
    .name = GTK_LABEL (gtk_widget_get_first_child (words)),
    .caption = GTK_LABEL (gtk_widget_get_last_child (words)),
    .need = GTK_LABEL (need),
    .reach = GTK_LABEL (gtk_widget_get_next_sibling (need)),
  };
}

static void
set_number (GtkLabel *label,
            int       number)
{
  g_autofree char *text = vedette_digits_keep_order (g_strdup_printf (number < 0 ? "−%d" : "%d", ABS (number)));

  gtk_label_set_text (label, text);
}

static gboolean
was_last (VedetteSession *session,
          VedetteFigure  *figure)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  return vedette_skirmish_game_get_last_nominee (skirmish.game) == vedette_record_get_id (VEDETTE_RECORD (figure));
}

/* Returns: (transfer full): his name, or what the line is called and how many there are left of it */
char *
vedette_roll_row_name (VedetteCandidate *candidate)
{
  VedetteFigure *figure = candidate->figure;
  const char *name = vedette_figure_get_name (figure);

  if (*name == '\0')
    name = C_("line", "no name");
  if (vedette_figure_get_count (figure) == 1)
    return g_strdup (name);
  /* Translators: the name of a line of identical figures, and how many of them are left */
  return g_strdup_printf (_("%s (%d)"), name, vedette_figure_get_standing (figure));
}

/**
 * vedette_roll_row_say:
 *
 * Returns: (transfer full): what a screen reader reads of his row, wherever it stands
 */
char *
vedette_roll_row_say (VedetteCandidate *candidate)
{
  g_autofree char *name = vedette_roll_row_name (candidate);
  int need = vedette_candidate_get_need (candidate);
  int reach = vedette_candidate_get_need_reach (candidate);

  if (!vedette_candidate_is_possible (candidate))
    /* Translators: a name, and the number that it would need on the die */
    return g_strdup_printf (_("%s, cannot succeed now, needs %d"), name, need);
  if (vedette_figure_get_leader (candidate->figure) != VEDETTE_LEADER_NONE)
    /* Translators: a name, the number needed on the die, and the number needed in reach */
    return g_strdup_printf (_("%s, leader, needs %d, in reach %d"), name, need, reach);
  /* Translators: a name, the number needed on the die, and the number needed in reach */
  return g_strdup_printf (_("%s, needs %d, in reach %d"), name, need, reach);
}

static const char *
get_sign (VedetteFigure *figure)
{
  if (vedette_figure_is_engaged (figure))
    return "⚔";
  return vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE ? "★" : "";
}

/* Why he is in the list where he is, or what is to be known of him before he is chosen */
static const char *
get_caption (VedetteCandidate *candidate,
             VedetteSession   *session)
{
  VedetteFigure *figure = candidate->figure;

  if (was_last (session, figure))
    return C_("nominee", "tried last time");
  if (vedette_figure_is_engaged (figure))
    return C_("nominee", "in melee");
  return vedette_troops_get_label (vedette_figure_get_troops (figure));
}

/* The number that counts now is bold, the other one dim. */
static void
mark (Row      row,
      gboolean in_reach)
{
  GtkWidget *counts = GTK_WIDGET (in_reach ? row.reach : row.need);
  GtkWidget *other = GTK_WIDGET (in_reach ? row.need : row.reach);

  gtk_widget_add_css_class (counts, "counts");
  gtk_widget_remove_css_class (other, "counts");
}

static void
bind_candidate (VedetteCandidate *candidate,
                VedetteSession   *session,
                GtkWidget        *box,
                GtkWidget        *row)
{
  Row labels = get_row (box);
  g_autofree char *called = vedette_roll_row_name (candidate);
  g_autofree char *said = vedette_roll_row_say (candidate);

  gtk_label_set_text (labels.sign, get_sign (candidate->figure));
  gtk_label_set_text (labels.name, called);
  gtk_label_set_text (labels.caption, get_caption (candidate, session));
  gtk_widget_set_visible (GTK_WIDGET (labels.caption), TRUE);
  vedette_spoken_set_tip (GTK_WIDGET (labels.name), called);
  gtk_widget_set_visible (GTK_WIDGET (labels.need), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (labels.reach), TRUE);
  set_number (labels.need, vedette_candidate_get_need (candidate));
  set_number (labels.reach, vedette_candidate_get_need_reach (candidate));
  mark (labels, FALSE);
  if (vedette_candidate_is_possible (candidate))
    gtk_widget_remove_css_class (box, "impossible");
  else
    gtk_widget_add_css_class (box, "impossible");
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
  Row labels = get_row (box);

  g_object_set_data (G_OBJECT (row), "vedette-item", object);
  if (VEDETTE_IS_CANDIDATE (object))
    {
      bind_candidate (VEDETTE_CANDIDATE (object), session, box, row);
      return;
    }
  gtk_widget_remove_css_class (box, "impossible");
  gtk_label_set_text (labels.sign, "+");
  gtk_label_set_text (labels.name, gtk_string_object_get_string (GTK_STRING_OBJECT (object)));
  gtk_widget_set_visible (GTK_WIDGET (labels.caption), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (labels.need), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (labels.reach), FALSE);
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

/**
 * vedette_roll_row_mark:
 * @item: the one that is chosen
 * @in_reach: whether he is said to be
 *
 * Shows in every row which of its numbers counts now.
 */
void
vedette_roll_row_mark (GtkListView *list,
                       gpointer     item,
                       gboolean     in_reach)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_first_child (row) != NULL)
      mark (get_row (gtk_widget_get_first_child (row)),
            in_reach && g_object_get_data (G_OBJECT (row), "vedette-item") == item);
}
