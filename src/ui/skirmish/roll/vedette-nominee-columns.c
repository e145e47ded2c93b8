/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lists of those who may roll show of a line, in the roll dialog and beside the play. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-nominee-columns.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-listing.h"

/**
 * vedette_nominees_add:
 * @items: gets the lines
 * @side: a force
 * @with_cards: whether the numbers may show what is on its order cards
 *
 * Ranks the lines of a side, the best chance first.
 */
void
vedette_nominees_add (VedetteNominees *self,
                      GPtrArray       *items,
                      gint64           side,
                      gboolean         with_cards)
{
  VedetteBattle *battle = vedette_session_get_battle (self->forces.session);

  vedette_each_new (VedetteCandidate, candidate, vedette_candidates_rank (battle, side, with_cards))
    {
      g_hash_table_insert (self->forces.candidates, candidate->figure, g_object_ref (candidate));
      g_ptr_array_add (items, candidate->figure);
    }
}

/* Returns: (transfer none) (nullable): a line with what it needs; %NULL for one on no roster */
VedetteCandidate *
vedette_nominees_get (VedetteNominees *self,
                      gpointer         item)
{
  return g_hash_table_lookup (self->forces.candidates, item);
}

static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  if (!VEDETTE_IS_FIGURE (item))
    return g_strdup (gtk_string_object_get_string (item));
  if (*vedette_figure_get_name (item) == '\0')
    return g_strdup (C_("line", "no name"));
  return g_strdup (vedette_figure_get_name (item));
}

/* Returns: (transfer full): the name of a line, and of several figures alike how many are left */
char *
vedette_nominee_say_name (const VedetteRecordColumn *column,
                          gpointer                   item,
                          gpointer                   data)
{
  g_autofree char *name = say_name (column, item, data);

  if (!VEDETTE_IS_FIGURE (item) || vedette_figure_get_count (item) == 1)
    return g_steal_pointer (&name);
  /* Translators: the name of a line of identical figures, and how many of them are left */
  return g_strdup_printf (_("%s (%d)"), name, vedette_figure_get_standing (item));
}

/* Returns: (transfer full) (nullable): whether figures of a line fight, in a word; %NULL if none does */
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

/* Class, rating, and whether figures fight; of several alike first how many are left, for the name has no room for that */
static char *
say_kind (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  const char *separator = C_("list", ", ");
  GString *words = g_string_new (NULL);

  if (!VEDETTE_IS_FIGURE (item))
    return g_string_free (words, FALSE);
  if (vedette_figure_get_count (item) > 1)
    vedette_listing_take (words, separator, g_strdup_printf ("%d/%d", vedette_figure_get_standing (item),
                                                             vedette_figure_get_count (item)));
  vedette_listing_add (words, separator, vedette_troops_get_label (vedette_figure_get_troops (item)));
  /* The star says that it is the rating of a leader. */
  if (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE)
    vedette_listing_add (words, separator, vedette_leader_get_label (vedette_figure_get_leader (item)));
  vedette_listing_take (words, separator, describe_melee (item));
  return g_string_free (words, FALSE);
}

/* What is to be known of a line before it is chosen. The dialog shows beside the list how its number comes about. */
static char *
say_kind_or_last (const VedetteRecordColumn *column,
                  gpointer                   item,
                  gpointer                   data)
{
  VedetteNominees *self = data;
  VedetteSkirmish skirmish;

  if (!VEDETTE_IS_FIGURE (item))
    return g_strdup ("");
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->forces.session));
  if (vedette_skirmish_game_get_last_nominee (skirmish.game) == vedette_record_get_id (item))
    return g_strdup (C_("nominee", "tried last time"));
  if (vedette_figure_is_engaged (item))
    return describe_melee (item);
  return g_strdup (vedette_troops_get_label (vedette_figure_get_troops (item)));
}

static char *
say_sign (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  if (!VEDETTE_IS_FIGURE (item))
    return g_strdup ("+");
  if (vedette_figure_is_engaged (item))
    return g_strdup ("⚔");
  return g_strdup (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE ? "★" : "");
}

static gboolean
is_line (GtkWidget *cell,
         gpointer   item,
         gpointer   data)
{
  return VEDETTE_IS_FIGURE (item);
}

/* The number that counts now is bold, the other one dim. */
static const char *
mark_number (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  VedetteNominees *self = data;
  gboolean reaches = self->in_reach && item == self->due;

  return reaches == (column->value == VEDETTE_FORCES_REACH) ? "need-now" : NULL;
}

static void
set_button (GtkWidget     *button,
            VedetteFigure *figure,
            int            by,
            const char    *name)
{
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

  vedette_record_set_button (button, "nominee.count", g_variant_new ("(xi)", id, by), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  vedette_figure_get_name (figure), -1);
}

/* Puts one of the men out, or back. */
static gboolean
fill_buttons (GtkWidget *cell,
              gpointer   item,
              gpointer   data)
{
  set_button (gtk_widget_get_first_child (cell), item, -1, _("Remove one figure"));
  set_button (gtk_widget_get_last_child (cell), item, 1, _("Return one figure"));
  return vedette_figure_get_count (item) > 1;
}

const VedetteRecordColumn vedette_nominee_columns[VEDETTE_NOMINEE_N_COLUMNS] = {
  { VEDETTE_RECORD_NAME, .css_class = "name", .say = say_name, .say_narrow = vedette_nominee_say_name },
  { VEDETTE_RECORD_DETAIL, .css_class = "secondary", .say = say_kind, .say_narrow = say_kind_or_last },
  { VEDETTE_RECORD_SIGN, .css_class = "sign", .say = say_sign },
  { VEDETTE_RECORD_CELL, .wide = TRUE, .over = TRUE, .make = vedette_record_make_buttons, .fill = fill_buttons },
  VEDETTE_FORCES_COLUMN_NEEDS (.css_class = "numeric", .mark = mark_number, .fill = is_line),
  VEDETTE_FORCES_COLUMN_REACH (.css_class = "numeric", .mark = mark_number, .fill = is_line),
};

/* Returns: (nullable): the style of its row */
const char *
vedette_nominee_mark_row (gpointer item,
                          gpointer data)
{
  VedetteCandidate *candidate = vedette_nominees_get (data, item);

  if (candidate != NULL && !vedette_candidate_is_possible (candidate))
    return "impossible";
  return item == ((VedetteNominees *) data)->due ? "rolls" : NULL;
}

/* Returns: (transfer full): the whole row for a screen reader */
char *
vedette_nominee_speak (gpointer item,
                       gpointer data)
{
  VedetteCandidate *candidate = vedette_nominees_get (data, item);
  g_autofree char *name = vedette_nominee_say_name (NULL, item, data);
  int need, reach;

  if (candidate == NULL)
    return g_steal_pointer (&name);
  need = vedette_candidate_get_need (candidate);
  reach = vedette_candidate_get_need_reach (candidate);
  if (!vedette_candidate_is_possible (candidate))
    /* Translators: a name, and the number that it would need on the die */
    return g_strdup_printf (_("%s, cannot succeed now, needs %d"), name, need);
  if (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE)
    /* Translators: a name, the number needed on the die, and the number needed in reach */
    return g_strdup_printf (_("%s, leader, needs %d, in reach %d"), name, need, reach);
  /* Translators: a name, the number needed on the die, and the number needed in reach */
  return g_strdup_printf (_("%s, needs %d, in reach %d"), name, need, reach);
}

/* Returns: whether it is shown for a text that was typed. Whoever is on no roster is always there. */
gboolean
vedette_nominee_is_found (gpointer    item,
                          const char *text,
                          gpointer    data)
{
  VedetteCandidate *candidate = vedette_nominees_get (data, item);

  return candidate == NULL || vedette_candidate_is_found (candidate, text);
}
