/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of Play of a grand-tactical battle: who has the initiative, which units have moved, and which turn it is. */

#include "vedette-config.h"

#include "ui/eagles/vedette-eagles-panes.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-challenge.h"
#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/rules/vedette-status.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/play/vedette-ladder.h"
#include "ui/play/vedette-part-rows.h"
#include "ui/system/vedette-offer-key.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"

/* This many units have room as large as they are drawn; more are small. */
#define ROOM 4
#define COLUMNS 2
#define GAP 6
#define SMALL_GAP 2

/* How large the sign of a unit is on a counter, on a small one, and on the card of a division with more units than this */
#define COUNTER_SIGN 1.4
#define SMALL_SIGN 0.42
#define MANY_UNITS 12
/* In the Table View: how large the signs are on counters, and on the cards of divisions; with more counters than these there is
 * one more column of them */
#define TABLE_SIGN 3
#define TABLE_UNITS 1.6
#define TABLE_ROOM 6
#define TABLE_GAP 18

/* The ids of an army's points and of its divisions begin with this. */
#define POINTS "points-"
#define DIVISIONS "divisions-"
#define THIEVES "may-steal"

/* The list of divisions has so much room before it has to be scrolled, in px */
#define LIST_HEIGHT 320
/* So wide, in letters, are a line of it and the name of a division at least: it is as high as if they were no wider. */
#define LINE_CHARS 28
#define NAME_CHARS 9
/* The column of the first condition of a steal, after sign and name */
#define FIRST_CONDITION 2

/* The conditions of a steal of which the program knows, in the order of #VedetteEaglesConditions */
static const char * const conditions[] = {
  /* Translators: heads of narrow columns: a commander leads the division, it has not moved or is mostly elite, and it has not
   * tried to steal */
  NC_("division", "Led"), NC_("division", "Fresh"), NC_("division", "Untried"),
};

/* Returns: (transfer none) (nullable): the item, which the list holds */
static VedetteStatus *
find_item (GListModel *status,
           const char *id)
{
  vedette_each (VedetteStatus, item, status)
    if (g_str_equal (item->id, id))
      return item;
  return NULL;
}

/* @army: (nullable): whose sign is on the card; %NULL for no sign
 * @below: all that is known of them, which is the tip of a lower card
 * @uppermost: whether this is the card of the head itself, with large letters */
static GtkWidget *
make_card (VedetteSession      *session,
           const VedetteEagles *eagles,
           gpointer             army,
           const char          *title,
           const char          *role,
           const char          *below,
           gboolean             uppermost)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, uppermost ? 12 : 6), *card = box;
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *sign = vedette_spoken_new_mute_label (NULL);
  GtkWidget *name = uppermost ? vedette_headline_new () : vedette_eagles_look_label (title, "heading");

  gtk_widget_add_css_class (box, uppermost ? "uppermost-card" : "lower-card");
  gtk_widget_add_css_class (sign, uppermost ? "holder" : "heading");
  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (session), eagles, army);
  gtk_widget_set_visible (sign, army != NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, uppermost);
  if (uppermost)
    vedette_headline_set_text (VEDETTE_HEADLINE (name), title);
  else
    {
      const char *word = army != NULL ? vedette_eagles_get_word (eagles, army) : NULL;
      g_autoptr (VedetteParty) party =
        word != NULL ? vedette_rules_find_party (vedette_session_get_rules (session), word) : NULL;

      card = g_object_new (VEDETTE_TYPE_TINT_CARD, "child", box, NULL);
      vedette_tint_card_set_party (VEDETTE_TINT_CARD (card), party);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 16);
      vedette_spoken_set_tip (card, below);
    }
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), vedette_eagles_look_label (uppermost ? below : role, "secondary"));
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), texts);
  return card;
}

/**
 * vedette_eagles_show_initiative:
 * @pane: an #AdwBin
 *
 * Shows who has the initiative: owner, thief and suspended division as cards that are stacked. Where there is no room for one
 * card beside the other, it is below.
 */
void
vedette_eagles_show_initiative (GtkWidget      *pane,
                                VedetteSession *session)
{
  /* The items of the status that are cards, the uppermost first */
  static const char * const cards[] = { "challenger", "thief", "active", "suspended", "owner" };
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));
  VedetteStatus *phase = find_item (status, "phase");
  GtkWidget *stack = g_object_new (VEDETTE_TYPE_TURNING_BOX, "valign", GTK_ALIGN_CENTER, "spacing", GAP, NULL);
  GtkWidget *lower = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gboolean any = FALSE;
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  gtk_widget_add_css_class (stack, "stacked-cards");
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      VedetteStatus *item = find_item (status, cards[i]);
      const char *word = item != NULL ? g_value_get_string (item->value) : NULL;
      gpointer record = word != NULL ? vedette_eagles_find_word (&eagles, word) : NULL;
      gpointer army = record != NULL ? vedette_eagles_get_army_of (&eagles, record) : NULL;
      g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
      g_autofree char *name = NULL, *rated = NULL, *role = NULL, *below = NULL;
      gboolean alike;

      if (record == NULL)
        continue;
      name = vedette_eagles_say (&eagles, army);
      rated = vedette_eagles_look_say_rated (&eagles, record);
      g_strv_builder_add (words, item->label);
      if (army != record)
        g_strv_builder_add (words, name);
      g_strv_builder_add (words, rated);
      below = vedette_eagles_look_join (words);
      /* Where each army has a formation of that name, the large letters of the name leave no room for the army. */
      alike = VEDETTE_IS_DIVISION (record) && !g_str_equal (item->text, vedette_eagles_get_name (record));
      role = alike ? g_strjoin (" · ", name, item->label, NULL) : g_strdup (item->label);
      gtk_box_append (GTK_BOX (any ? lower : stack),
                      make_card (session, &eagles, army,
                                 VEDETTE_IS_DIVISION (record) ? vedette_eagles_get_name (record) : item->text,
                                 role, below, !any));
      any = TRUE;
    }
  if (!any && phase != NULL)
    gtk_box_append (GTK_BOX (stack), make_card (session, &eagles, NULL, phase->text, NULL, _("Nobody has the initiative"),
                                                TRUE));
  gtk_box_append (GTK_BOX (stack), lower);
  adw_bin_set_child (ADW_BIN (pane), stack);
}

/* @sign: how large the sign is; with a small sign the counter has one line */
static GtkWidget *
make_counter (const VedetteEagles *eagles,
              VedetteUnit         *unit,
              double               sign)
{
  gboolean small = sign < 1, moved = vedette_unit_get_moved (unit);
  GtkWidget *counter = g_object_new (GTK_TYPE_BOX, "orientation", small ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                     "spacing", SMALL_GAP, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *head = small ? counter : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  g_autofree char *details = vedette_formation_words_say (eagles, unit);
  g_autoptr (GPtrArray) alone = g_ptr_array_new ();
  /* Translators: who somebody is, and what is known about them */
  g_autofree char *heard = g_strdup_printf (C_("participant", "%s: %s"), vedette_unit_get_name (unit), details);
  /* A long name has a second line. On a small counter its middle is left out, as units of one kind differ at the end of
     their names; it is no smaller than others. */
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", vedette_unit_get_name (unit), "xalign", 0.0, "hexpand", TRUE,
                                  "ellipsize", small ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END, "wrap", !small,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", small ? -1 : 2, NULL);

  gtk_widget_add_css_class (counter, "card");
  gtk_widget_add_css_class (counter, "counter");
  g_ptr_array_add (alone, unit);
  if (small)
    gtk_widget_add_css_class (counter, "small");
  else
    gtk_box_append (GTK_BOX (counter), head);
  if (moved)
    gtk_widget_add_css_class (counter, "moved");
  /* On a small counter the tick takes the place of the sign, so that the whole name is read. */
  if (!small || !moved)
    gtk_box_append (GTK_BOX (head), vedette_eagles_look_new_signs (eagles, alone, sign));
  if (moved)
    {
      GtkWidget *tick = vedette_part_make_sign (VEDETTE_PART_DONE);

      g_object_set (tick, "hexpand", !small, "halign", GTK_ALIGN_END, NULL);
      gtk_box_append (GTK_BOX (head), tick);
    }
  gtk_box_append (GTK_BOX (counter), name);
  vedette_spoken_set_tip (counter, heard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  return counter;
}

/* Shows the units of the active division as counters, with those ticked that have moved.
 *
 * Returns: whether there are any */
static gboolean
show_counters (GtkWidget           *pane,
               const VedetteEagles *eagles,
               gboolean             for_all)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *counters = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "valign", GTK_ALIGN_START, NULL);
  gpointer active = eagles->game != NULL ? vedette_eagles_get_active (eagles) : NULL;
  g_autoptr (GPtrArray) units = active != NULL ? vedette_eagles_list_units (eagles, active) : NULL;
  guint n = units != NULL ? units->len : 0, moved = 0, columns = for_all && n > TABLE_ROOM ? COLUMNS + 1 : COLUMNS;
  int gap = for_all ? TABLE_GAP : n > ROOM ? SMALL_GAP : GAP;
  g_autofree char *title = NULL;

  g_object_set (counters, "row-spacing", gap, "column-spacing", MAX (gap, GAP), NULL);
  for (guint i = 0; i < n; i++)
    {
      double sign = for_all ? TABLE_SIGN : n > ROOM ? SMALL_SIGN : COUNTER_SIGN;

      gtk_grid_attach (GTK_GRID (counters), make_counter (eagles, units->pdata[i], sign), (int) (i % columns),
                       (int) (i / columns), 1, 1);
      moved += vedette_unit_get_moved (units->pdata[i]) ? 1 : 0;
    }
  /* Translators: how many units of a division have moved, and how many it has */
  title = g_strdup_printf (_("%u of %u moved"), moved, n);
  gtk_box_append (GTK_BOX (all), vedette_eagles_look_label (title, for_all ? "table-caption" : "heading"));
  if (!for_all)
    {
      counters = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, "child",
                               counters, NULL);
      gtk_widget_add_css_class (counters, "shadow-room");
    }
  gtk_box_append (GTK_BOX (all), counters);
  adw_bin_set_child (ADW_BIN (pane), all);
  return n > 0;
}

/**
 * vedette_eagles_show_units:
 * @pane: an #AdwBin
 *
 * Shows the units of the active division in the place that other systems have for the number that is needed. Without an active
 * division the pane is hidden.
 */
void
vedette_eagles_show_units (GtkWidget      *pane,
                           VedetteSession *session)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  gtk_widget_set_visible (pane, show_counters (pane, &eagles, FALSE));
  gtk_widget_add_css_class (pane, "need-box");
  gtk_widget_add_css_class (pane, "units-box");
}

/* Returns: (transfer floating): a division with the sign of its army, and below it the signs of its units */
static GtkWidget *
make_formation (VedetteSession      *session,
                const VedetteEagles *eagles,
                VedettePart         *part)
{
  gpointer division = vedette_eagles_find_word (eagles, part->id);
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (eagles, division);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, TABLE_GAP);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, TABLE_GAP);
  GtkWidget *sign = vedette_spoken_new_mute_label (NULL);
  GtkWidget *name = vedette_eagles_look_label (vedette_eagles_get_name (division), NULL);

  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (session), eagles,
                                vedette_eagles_get_army_of (eagles, division));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "counter");
  gtk_box_append (GTK_BOX (head), sign);
  gtk_box_append (GTK_BOX (head), name);
  if (part->state == VEDETTE_PART_DONE)
    {
      gtk_widget_add_css_class (card, "moved");
      gtk_box_append (GTK_BOX (head), vedette_part_make_sign (part->state));
    }
  gtk_box_append (GTK_BOX (card), head);
  if (units->len > 0)
    gtk_box_append (GTK_BOX (card), vedette_eagles_look_new_signs (eagles, units, units->len > MANY_UNITS ? 1 : TABLE_UNITS));
  return card;
}

/**
 * vedette_eagles_show_table:
 * @pane: an #AdwBin
 *
 * Shows to all around the table the units of the active division, or, without one, the divisions of each army in a column, with
 * those ticked that have finished.
 */
void
vedette_eagles_show_table (GtkWidget      *pane,
                           VedetteSession *session)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (vedette_session_get_rules (session), VEDETTE_AUDIENCE_ALL);
  GtkWidget *columns;
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  gtk_widget_set_visible (pane, TRUE);
  if (show_counters (pane, &eagles, TRUE))
    return;
  columns = g_object_new (GTK_TYPE_BOX, "spacing", TABLE_GAP, "homogeneous", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (pane), columns);
  vedette_each (VedetteStatus, item, status)
    if (g_str_has_prefix (item->id, DIVISIONS))
      {
        GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, TABLE_GAP);

        for (guint i = 0; i < item->parts->len; i++)
          gtk_box_append (GTK_BOX (column), make_formation (session, &eagles, vedette_status_nth_part (item, i)));
        gtk_box_append (GTK_BOX (columns), column);
      }
  gtk_widget_set_visible (pane, gtk_widget_get_first_child (columns) != NULL);
}

/* A line that is too long has room below. */
static void
add_line (GtkWidget    *box,
          GStrvBuilder *words,
          const char   *css_class)
{
  g_autofree char *text = vedette_eagles_look_join (words);
  GtkWidget *label = vedette_eagles_look_label (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_widget_set_visible (label, *text != '\0');
  gtk_box_append (GTK_BOX (box), label);
}

/* Whether the thieves are divisions of the army whose divisions these are */
static gboolean
has_part_of (VedetteStatus *divisions,
             VedetteStatus *thieves)
{
  for (guint i = 0; i < divisions->parts->len; i++)
    if (thieves->parts->len > 0 &&
        g_str_equal (vedette_status_nth_part (divisions, i)->id, vedette_status_nth_part (thieves, 0)->id))
      return TRUE;
  return FALSE;
}

/* One of the conditions of a steal, as a tick or a cross */
static GtkWidget *
make_tick (gboolean met)
{
  GtkWidget *tick = vedette_part_make_sign (met ? VEDETTE_PART_DONE : VEDETTE_PART_LOCKED);

  if (!met)
    {
      gtk_image_set_from_icon_name (GTK_IMAGE (tick), "window-close-symbolic");
      gtk_widget_add_css_class (tick, "unmet");
    }
  gtk_widget_set_halign (tick, GTK_ALIGN_CENTER);
  return tick;
}

/* Adds for a division whether each condition of a steal is met, and its chance (E-34 to E-41). What it comes to is in the words
 * of the row.
 *
 * Returns: (transfer full): the same in words */
static char *
add_conditions (GtkGrid             *grid,
                int                  row,
                const VedetteEagles *eagles,
                gpointer             division,
                gboolean             may)
{
  g_autoptr (VedetteFraction) odds = vedette_eagles_get_steal_chance (eagles, division);
  g_autofree char *chance = may && odds != NULL ? vedette_fraction_percent (odds) : g_strdup ("–");
  GString *words = g_string_new (NULL);
  GtkWidget *label = vedette_spoken_new_mute_label (chance);
  VedetteEaglesConditions known;
  gboolean met[G_N_ELEMENTS (conditions)];

  vedette_eagles_read_conditions (eagles, division, &known);
  met[0] = known.led;
  met[1] = known.fresh;
  met[2] = known.untried;
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      gtk_grid_attach (grid, make_tick (met[i]), FIRST_CONDITION + (int) i, row, 1, 1);
      /* Translators: after the name of a division, a condition of a steal and whether it is met, as in “. Led: yes” */
      g_string_append_printf (words, C_("condition", ". %s: %s"), g_dpgettext2 (NULL, "division", conditions[i]),
                              met[i] ? C_("condition", "yes") : C_("condition", "no"));
    }
  if (may)
    g_string_append_printf (words, ". %s", chance);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, may ? "heading" : "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (grid, label, FIRST_CONDITION + (int) G_N_ELEMENTS (conditions), row, 1, 1);
  return g_string_free (words, FALSE);
}

/* Adds what the columns are called. */
static void
add_captions (GtkGrid *grid)
{
  for (guint i = 0; i <= G_N_ELEMENTS (conditions); i++)
    {
      GtkWidget *label = vedette_spoken_new_mute_label (i < G_N_ELEMENTS (conditions)
                                                          ? g_dpgettext2 (NULL, "division", conditions[i]) : _("Chance"));

      gtk_widget_add_css_class (label, "fine");
      gtk_label_set_xalign (GTK_LABEL (label), i < G_N_ELEMENTS (conditions) ? 0.5f : 1);
      gtk_grid_attach (grid, label, FIRST_CONDITION + (int) i, 0, 1, 1);
    }
}

/* @thieves: (nullable): the same divisions, if they could steal the initiative, and why not
 *
 * Adds how far the divisions of an army are; of those of the other side in a table that tells who may steal. */
static void
add_divisions (GtkWidget           *box,
               const VedetteEagles *eagles,
               VedetteStatus       *item,
               VedetteStatus       *thieves)
{
  GtkGrid *grid = GTK_GRID (g_object_new (GTK_TYPE_GRID, "column-spacing", 9, "row-spacing", 6, NULL));
  g_autofree char *head = thieves != NULL ? g_strjoin (" · ", item->label, thieves->label, NULL) : g_strdup (item->label);
  GtkWidget *label = vedette_eagles_look_label (head, "heading");

  g_object_set (label, "wrap", TRUE, "lines", 2, NULL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (grid));
  if (thieves != NULL)
    add_captions (grid);
  for (guint i = 0; i < item->parts->len; i++)
    {
      VedettePart *part = vedette_status_nth_part (item, i), *thief = NULL;
      GtkWidget *name = vedette_eagles_look_label (part->label, part->state == VEDETTE_PART_NOW ? "heading" : NULL);
      g_autofree char *state = vedette_part_say (part), *conditions_met = NULL, *heard = NULL;
      int row = (int) i + 1;

      for (guint k = 0; thieves != NULL && k < thieves->parts->len; k++)
        if (g_str_equal (vedette_status_nth_part (thieves, k)->id, part->id))
          thief = vedette_status_nth_part (thieves, k);
      g_object_set (name, "hexpand", TRUE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "ellipsize", PANGO_ELLIPSIZE_NONE,
                    "width-chars", NAME_CHARS, NULL);
      gtk_grid_attach (grid, vedette_part_make_sign (part->state), 0, row, 1, 1);
      gtk_grid_attach (grid, name, 1, row, 1, 1);
      if (part->why != NULL)
        {
          GtkWidget *why = vedette_spoken_new_mute_label (part->why);

          gtk_label_set_xalign (GTK_LABEL (why), 1);
          gtk_widget_add_css_class (why, "dim-label");
          gtk_grid_attach (grid, why, FIRST_CONDITION, row, (int) G_N_ELEMENTS (conditions) + 1, 1);
        }
      else if (thief != NULL)
        conditions_met = add_conditions (grid, row, eagles, vedette_eagles_find_word (eagles, part->id),
                                         thief->state != VEDETTE_PART_LOCKED);
      heard = g_strconcat (state, conditions_met, thief != NULL && thief->why != NULL ? ". " : NULL,
                           thief != NULL ? thief->why : NULL, NULL);
      vedette_spoken_set_tip (name, thief != NULL ? thief->why : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
    }
  /* The table of the players says the rest. */
  if (thieves != NULL)
    {
      GtkWidget *rest = vedette_eagles_look_label (_("if within 8″ and in sight"), "fine");

      gtk_label_set_xalign (GTK_LABEL (rest), 1);
      gtk_box_append (GTK_BOX (box), rest);
    }
}

/**
 * vedette_eagles_show_turn:
 * @pane: an #AdwBin
 *
 * Shows turn and time of day in one line, the points that each army has left, and how far the divisions are.
 */
void
vedette_eagles_show_turn (GtkWidget      *pane,
                          VedetteSession *session)
{
  static const char * const first[] = { "turn", "clock" };
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));
  g_autoptr (GStrvBuilder) words = g_strv_builder_new (), points = g_strv_builder_new ();
  VedetteStatus *thieves = find_item (status, THIEVES);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_widget_get_first_child (pane);
  VedetteEagles eagles;
  int height;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    {
      VedetteStatus *item = find_item (status, first[i]);
      g_autofree char *text = NULL;

      if (item == NULL)
        continue;
      /* Translators: something that all should know of the battle, and how it is, as in “Tokens left: 5” */
      text = i == 0 ? g_strdup_printf (C_("turn of a battle", "%s %s"), item->label, item->text) : g_strdup (item->text);
      g_strv_builder_add (words, text);
    }
  vedette_each (VedetteStatus, item, status)
    {
      g_autofree char *text = NULL;

      if (!g_str_has_prefix (item->id, POINTS))
        continue;
      text = g_strdup_printf (C_("status", "%s: %s"), item->label, item->text);
      g_strv_builder_add (points, text);
    }
  add_line (box, words, "heading");
  add_line (box, points, "dim-label");
  vedette_each (VedetteStatus, item, status)
    if (g_str_has_prefix (item->id, DIVISIONS))
      add_divisions (box, &eagles, item, thieves != NULL && has_part_of (item, thieves) ? thieves : NULL);
    else if (item->parts->len > 0 && item != thieves && !vedette_ladder_is (item))
      vedette_part_rows_add (GTK_BOX (box), item, 1);
  /* Of many divisions some are scrolled to, so that the log below stays in view. */
  if (scrolled == NULL)
    {
      scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "focusable", FALSE,
                               "propagate-natural-height", TRUE, NULL);
      gtk_widget_add_css_class (scrolled, "shows-more");
      gtk_widget_add_css_class (pane, "card");
      gtk_widget_add_css_class (pane, "pane-card");
      adw_bin_set_child (ADW_BIN (pane), scrolled);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), MIN (height, LIST_HEIGHT));
  vedette_focus_skip_empty (scrolled);
}

/* What choosing it does, with its key */
static GtkWidget *
make_foot (VedetteOffer *offer)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *shown = offer->key != NULL ? vedette_offer_key_show (offer->key) : NULL;

  gtk_widget_add_css_class (foot, "choice");
  /* Translators: below a division, what it does if it is chosen now; its key stands beside it, as in “Moves 1” */
  gtk_box_append (GTK_BOX (foot), gtk_label_new (C_("division", "Moves")));
  if (shown != NULL)
    gtk_box_append (GTK_BOX (foot), gtk_label_new (shown));
  return foot;
}

/**
 * vedette_eagles_new_card:
 * @offer: what may be done now
 * @narrow: whether the window is
 *
 * While a side chooses, a division is a card with its commander, what the commander's rating is worth in a roll, and the
 * signs of its units.
 *
 * Returns: (transfer floating) (nullable): what stands on the button; %NULL for any other offer
 */
GtkWidget *
vedette_eagles_new_card (VedetteSession *session,
                         VedetteOffer   *offer,
                         gboolean        narrow)
{
  GtkWidget *card, *foot, *signs = NULL, *head, *name, *rating, *commander;
  g_autoptr (GPtrArray) units = NULL;
  g_autofree char *rated = NULL, *said = NULL, *army_name = NULL, *below = NULL, *worth = NULL;
  VedetteEagles eagles;
  gpointer division, army, senior;
  int modifier;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  if (!g_str_equal (vedette_move_get_name (offer->move), "activate") ||
      !vedette_eagles_is_on (&eagles, VEDETTE_EAGLES_ON (CHOOSE)))
    return NULL;
  division = vedette_eagles_find (&eagles, vedette_division_get_type (), vedette_move_get_id (offer->move, "division"));
  if (division == NULL)
    return NULL;
  army = vedette_eagles_get_army_of (&eagles, division);
  senior = vedette_eagles_get_senior (&eagles, division);
  modifier = vedette_eagles_get_modifier (&eagles, senior);
  units = vedette_eagles_list_units (&eagles, division);
  rated = vedette_eagles_look_say_rated (&eagles, senior != NULL ? senior : division);
  said = vedette_eagles_say (&eagles, division);
  army_name = vedette_eagles_say (&eagles, army);
  /* Where each army has a formation of that name, the large letters of the name leave no room for the army. */
  below = g_str_equal (said, vedette_eagles_get_name (division)) ? g_strdup (rated) : g_strjoin (" · ", army_name, rated, NULL);
  worth = modifier == 0 ? g_strdup ("") : g_strdup_printf (modifier > 0 ? "+%d" : "−%d", ABS (modifier));

  card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  name = vedette_eagles_look_label (vedette_eagles_get_name (division), "name");
  rating = gtk_label_new (worth);
  commander = vedette_eagles_look_label (below, "body-text");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (rating, "rating");
  gtk_widget_set_direction (rating, GTK_TEXT_DIR_LTR);
  vedette_eagles_look_set_ink (rating, &eagles, army);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), rating);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), commander);
  foot = make_foot (offer);
  if (units->len > 0)
    signs = vedette_eagles_look_new_signs (&eagles, units, narrow || units->len > MANY_UNITS ? SMALL_SIGN : 1);
  /* In a narrow window a card is so low that another one is seen below it. */
  if (narrow && signs != NULL)
    {
      gtk_widget_set_hexpand (signs, TRUE);
      gtk_box_prepend (GTK_BOX (foot), signs);
    }
  else if (signs != NULL)
    {
      gtk_widget_set_vexpand (signs, TRUE);
      gtk_box_append (GTK_BOX (card), signs);
    }
  gtk_box_append (GTK_BOX (card), foot);
  return card;
}
