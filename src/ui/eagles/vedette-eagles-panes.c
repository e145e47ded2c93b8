/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of Play of a grand-tactical battle: who has the initiative, which units have moved, and which turn it is. */

#include "vedette-config.h"

#include "ui/eagles/vedette-eagles-panes.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"

/* This many units have room as large as they are drawn; more are small. */
#define ROOM 4
#define COLUMNS 2
#define GAP 6
#define SMALL_GAP 2

/* The id of an army's points begins with this. */
#define POINTS "points-"

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
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, uppermost ? 12 : 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *sign = vedette_spoken_new_mute_label (NULL);
  GtkWidget *name = uppermost ? vedette_headline_new () : vedette_eagles_look_label (title, "heading");

  gtk_widget_add_css_class (card, uppermost ? "uppermost-card" : "lower-card");
  gtk_widget_add_css_class (sign, uppermost ? "holder" : "heading");
  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (session), eagles, army);
  gtk_widget_set_visible (sign, army != NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, uppermost);
  if (uppermost)
    vedette_headline_set_text (VEDETTE_HEADLINE (name), title);
  else
    {
      gtk_widget_add_css_class (card, "card");
      gtk_label_set_max_width_chars (GTK_LABEL (name), 16);
      vedette_spoken_set_tip (card, below);
    }
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), vedette_eagles_look_label (uppermost ? below : role, "secondary"));
  gtk_box_append (GTK_BOX (card), sign);
  gtk_box_append (GTK_BOX (card), texts);
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
  GtkWidget *stack = g_object_new (VEDETTE_TYPE_TURNING_BOX, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *lower = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
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

static GtkWidget *
make_counter (const VedetteEagles *eagles,
              VedetteUnit         *unit,
              gboolean             small)
{
  GtkWidget *counter = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gboolean moved = vedette_unit_get_moved (unit);
  g_autofree char *details = vedette_formation_words_say (eagles, unit);
  g_autofree char *face = g_strconcat (vedette_eagles_look_get_symbol (vedette_unit_get_arm (unit)), moved ? " ✓" : "", NULL);
  /* Translators: who somebody is, and what is known about them */
  g_autofree char *heard = g_strdup_printf (C_("participant", "%s: %s"), vedette_unit_get_name (unit), details);
  GtkWidget *symbol = gtk_label_new (face);
  /* A long name has a second line. On a small counter its middle is left out, as units of one kind differ at the end of
     their names; it is no smaller than others. */
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", vedette_unit_get_name (unit), "justify", GTK_JUSTIFY_CENTER,
                                  "ellipsize", small ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END, "wrap", !small,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", small ? -1 : 2, NULL);

  gtk_widget_add_css_class (counter, "card");
  gtk_widget_add_css_class (counter, "counter");
  gtk_widget_add_css_class (symbol, "title-2");
  vedette_eagles_look_set_ink (symbol, eagles, vedette_eagles_get_army_of (eagles, unit));
  if (small)
    gtk_widget_add_css_class (counter, "small");
  if (moved)
    gtk_widget_add_css_class (counter, "moved");
  gtk_box_append (GTK_BOX (counter), symbol);
  gtk_box_append (GTK_BOX (counter), name);
  vedette_spoken_set_tip (counter, heard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  return counter;
}

/**
 * vedette_eagles_show_units:
 * @pane: an #AdwBin
 *
 * Shows the units of the active division as counters, with those ticked that have moved, in the place that other systems have
 * for the number that is needed. Without an active division the pane is hidden.
 */
void
vedette_eagles_show_units (GtkWidget      *pane,
                           VedetteSession *session)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *counters = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", GAP, "valign",
                                      GTK_ALIGN_CENTER, NULL);
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE,
                                      "child", counters, NULL);
  g_autoptr (GPtrArray) units = NULL;
  g_autofree char *title = NULL;
  GtkWidget *label;
  VedetteEagles eagles;
  gpointer active;
  guint n, moved = 0;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  active = eagles.game != NULL ? vedette_eagles_get_active (&eagles) : NULL;
  units = active != NULL ? vedette_eagles_list_units (&eagles, active) : NULL;
  n = units != NULL ? units->len : 0;
  gtk_grid_set_row_spacing (GTK_GRID (counters), n > ROOM ? SMALL_GAP : GAP);
  for (guint i = 0; i < n; i++)
    {
      gtk_grid_attach (GTK_GRID (counters), make_counter (&eagles, units->pdata[i], n > ROOM), (int) (i % COLUMNS),
                       (int) (i / COLUMNS), 1, 1);
      moved += vedette_unit_get_moved (units->pdata[i]) ? 1 : 0;
    }
  /* Translators: how many units of a division have moved, and how many it has */
  title = g_strdup_printf (_("%u of %u moved"), moved, n);
  label = vedette_eagles_look_label (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_box_append (GTK_BOX (all), scrolled);
  gtk_box_append (GTK_BOX (all), label);
  adw_bin_set_child (ADW_BIN (pane), all);
  gtk_widget_add_css_class (pane, "need-box");
  gtk_widget_add_css_class (pane, "units-box");
  gtk_widget_set_visible (pane, n > 0);
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
  gtk_widget_set_visible (label, *text != '\0');
  gtk_box_append (GTK_BOX (box), label);
}

/**
 * vedette_eagles_show_turn:
 * @pane: an #AdwBin
 *
 * Shows turn, time of day and phase in one line, and below it the points that each army has left.
 */
void
vedette_eagles_show_turn (GtkWidget      *pane,
                          VedetteSession *session)
{
  static const char * const first[] = { "turn", "clock", "phase" };
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));
  g_autoptr (GStrvBuilder) words = g_strv_builder_new (), points = g_strv_builder_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

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
  adw_bin_set_child (ADW_BIN (pane), box);
}
