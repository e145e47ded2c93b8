/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of an order card while it is read: a secret of its side. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-front.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-card-object.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/vedette-spoken.h"

static char *
say_actor (VedetteFigure *figure)
{
  const char *name = vedette_figure_get_name (figure);

  if (vedette_figure_has_left (figure))
    /* Translators: a line of the roster of which the last have left the table */
    return g_strdup_printf (_("%s (left)"), name);
  if (vedette_figure_get_standing (figure) == 0)
    /* Translators: a line of the roster of which no figure is left */
    return g_strdup_printf (_("%s (out)"), name);
  if (vedette_figure_get_count (figure) > 1)
    /* Translators: a line of the roster, and how many figures it has */
    return g_strdup_printf (_("%s ×%d"), name, vedette_figure_get_count (figure));
  return g_strdup (name);
}

static char *
say_who (const VedetteSkirmish *skirmish,
         VedetteOrderCard      *card)
{
  const VedetteIds *actors = vedette_order_card_get_actors (card);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (figure != NULL)
        vedette_listing_take (text, C_("list of names", ", "), say_actor (figure));
    }
  if (text->len == 0)
    g_string_append (text, _("Nobody"));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): that nobody can claim a card that is still to be carried out, because none of its
 * figures is left, or none of its targets (A-S47) */
static char *
say_lost (const VedetteSkirmish *skirmish,
          VedetteOrderCard      *card)
{
  const VedetteIds *actors = vedette_order_card_get_actors (card);
  VedetteCardState state = vedette_order_card_get_state (card);

  if ((state != VEDETTE_CARD_DORMANT && state != VEDETTE_CARD_LIVE) || vedette_ids_get_n (actors) == 0)
    return NULL;
  if (vedette_card_object_has_fallen (skirmish, card))
    return g_strdup (_("Nobody can claim this card: all its targets are out or have left the table"));
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (figure != NULL && vedette_figure_get_standing (figure) > 0)
        return NULL;
    }
  return g_strdup (_("Nobody is left to claim this card"));
}

static char *
say_what (const VedetteSkirmish *skirmish,
          VedetteOrderCard      *card)
{
  VedetteObjective objective = vedette_order_card_get_objective (card);
  const char *order = vedette_order_card_get_order (card);
  g_autofree char *object = vedette_card_object_name (skirmish, card);
  g_autofree char *about = NULL;

  if (object == NULL)
    return g_strdup (order[0] != '\0' ? order : vedette_enum_get_label (VEDETTE_TYPE_OBJECTIVE, (int) objective));
  /* Translators: what an order card is about, and the name of that */
  about = objective == VEDETTE_OBJECTIVE_TASK ? g_strdup_printf (_("Task: %s"), object)
          : objective == VEDETTE_OBJECTIVE_ENEMY
            /* Translators: an order card is about an enemy; the name */
            ? g_strdup_printf (_("Enemy: %s"), object)
            /* Translators: an order card is about a place; its name */
            : g_strdup_printf (_("Place: %s"), object);
  if (order[0] == '\0')
    return g_steal_pointer (&about);
  /* Translators: what an order card is about, as in “Enemy: Wat”, and what is to be done */
  return g_strdup_printf (_("%s. %s"), about, order);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A text that is too long for a card ends in dots; the whole is in the tip of the card. */
static void
add_part (GtkWidget  *grid,
          int         row,
          const char *title,
          const char *text,
          const char *css_class,
          int         lines)
{
  GtkWidget *head = make_label (title, "dim-label"), *body = make_label (text, css_class);

  g_object_set (head, "wrap", FALSE, "valign", GTK_ALIGN_BASELINE, NULL);
  g_object_set (body, "valign", GTK_ALIGN_BASELINE, "hexpand", TRUE, "lines", lines, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_grid_attach (GTK_GRID (grid), head, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), body, 1, row, 1, 1);
}

/**
 * vedette_card_front_new:
 *
 * Returns: (transfer floating): who, what and when, and what the rules have against a card that was written in spite of them,
 *   or has lost what it was about since
 */
GtkWidget *
vedette_card_front_new (VedetteSession   *session,
                        VedetteOrderCard *card)
{
  GtkWidget *grid = gtk_grid_new ();
  VedetteRules *rules = vedette_session_get_rules (session);
  /* A change that changes nothing: what is said against it is said against the card, except that nothing changes. */
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (rules, card);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
  g_autoptr (VedetteRuling) open = vedette_rules_open (rules, move);
  const char *condition = vedette_order_card_get_condition (card);
  const char *when = condition[0] != '\0' ? condition : _("At any time");
  VedetteSkirmish skirmish;
  g_autofree char *who = NULL, *what = NULL, *lost = NULL, *whole = NULL;
  int row = 3;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  who = say_who (&skirmish, card);
  what = say_what (&skirmish, card);
  lost = say_lost (&skirmish, card);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "order-card-front");
  /* Translators: the three parts of an order card */
  add_part (grid, 0, vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"), who, NULL, 2);
  add_part (grid, 1, C_("an order card", "Do"), what, "title-3", 5);
  add_part (grid, 2, _("When"), when, NULL, 2);
  whole = g_strdup_printf ("%s\n%s\n%s", who, what, when);
  vedette_spoken_set_tip (grid, whole);
  if (lost != NULL)
    gtk_grid_attach (GTK_GRID (grid), make_label (lost, "why-not"), 0, row++, 2, 1);
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->rule != NULL && vedette_ruling_find_rule (open, reason->why) == NULL)
      gtk_grid_attach (GTK_GRID (grid), make_label (reason->why, "why-not"), 0, row++, 2, 1);
  return grid;
}
