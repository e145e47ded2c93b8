/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of Play of a token stack that have no state: the token that was drawn, the tokens of the round, and the bag. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-panes.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

#define LARGE_DISC 96
#define DISC 28
#define SMALL_DISC 16

/* This many tokens of a long round are shown, the newest always. */
#define MOST_DRAWN 60

/* This many tokens of an owner are shown one by one; of more, only their number. */
#define MOST_DISCS 4

static GListModel *
list_parties (VedetteSession *session)
{
  return vedette_rules_list_parties (vedette_session_get_rules (session), NULL);
}

/**
 * vedette_stack_show_token:
 * @pane: an #AdwBin
 *
 * Shows the token that was drawn as a large disc, in the place that other systems have for the number that is needed.
 */
void
vedette_stack_show_token (GtkWidget      *pane,
                          VedetteSession *session)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 9, "valign",
                                 GTK_ALIGN_CENTER, NULL);
  GtkWidget *disc = vedette_party_disc_new (LARGE_DISC);
  g_autoptr (GListModel) parties = list_parties (session);
  const char *colour = "";
  g_autofree char *heard = NULL;
  VedetteParty *party = NULL;
  VedetteStack stack;
  gpointer owner;
  GtkWidget *name;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  owner = vedette_stack_find (&stack, vedette_stack_game_get_owner (stack.game));
  if (owner != NULL)
    {
      party = vedette_stack_find_party (parties, owner);
      colour = vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour"));
      /* Translators: a disc, as it is heard: whose token it is, its colour, and the letter on it */
      heard = g_strdup_printf (_("Token of %s, %s, letter %s"), vedette_stack_get_name (owner), colour,
                               party != NULL ? party->letter : "");
    }
  else if (vedette_stack_is_on (&stack, VEDETTE_STACK_ON (ROUND_END)))
    {
      party = vedette_stack_find_party (parties, NULL);
      heard = g_strdup (_("End token"));
    }
  else
    heard = g_strdup (_("No token drawn"));
  vedette_party_disc_set_party (VEDETTE_PARTY_DISC (disc), party, heard);
  name = g_object_new (GTK_TYPE_LABEL, "label", colour, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (box), disc);
  gtk_box_append (GTK_BOX (box), name);
  adw_bin_set_child (ADW_BIN (pane), box);
  gtk_widget_add_css_class (pane, "need-box");
}

/* Words are wrapped, numbers at the right are not: what is higher when it is narrow keeps the height of the whole pane open. */
static GtkWidget *
make_label (const char *text,
            float       xalign,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), xalign == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
make_card (GtkWidget *card)
{
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "pane-card");
}

/* The newest is at the end, and in view. */
static void
show_newest (GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* The tokens of this round in their order, the one that is out last */
static GtkWidget *
make_strip (const VedetteStack *stack,
            GListModel         *parties)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  guint n = g_list_model_get_n_items (turns);
  GtkWidget *strip = g_object_new (GTK_TYPE_BOX, "spacing", 4, "height-request", DISC, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *label = NULL;

  for (guint i = n > MOST_DRAWN ? n - MOST_DRAWN : 0; i <= n; i++)
    {
      g_autoptr (VedetteStackTurn) turn = g_list_model_get_item (turns, i);
      gpointer owner = vedette_stack_find (stack, turn != NULL ? vedette_stack_turn_get_owner (turn)
                                                               : vedette_stack_game_get_owner (stack->game));

      if (owner == NULL)
        continue;
      gtk_box_append (GTK_BOX (strip), vedette_party_disc_new_mute (vedette_stack_find_party (parties, owner), DISC,
                                                                    turn == NULL ? VEDETTE_PARTY_DISC_RINGED
                                                                                 : VEDETTE_PARTY_DISC_FULL));
      g_string_append_printf (heard, "%s%s", heard->len > 0 ? C_("list of names", ", ") : "", vedette_stack_get_name (owner));
    }
  /* Translators: whose tokens came in this round, in their order */
  label = heard->len > 0 ? g_strdup_printf (_("Drawn this round: %s"), heard->str)
                         : g_strdup (_("Nothing drawn this round"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return strip;
}

/* How often characters have acted who acted as often */
static char *
say_times (guint       n,
           const char *names)
{
  if (n == 0)
    /* Translators: characters who have had no Turn in this round */
    return g_strdup_printf (_("Not yet: %s"), names);
  if (n == 1)
    /* Translators: characters who have had one Turn in this round */
    return g_strdup_printf (_("Once: %s"), names);
  if (n == 2)
    /* Translators: characters who have had two Turns in this round */
    return g_strdup_printf (_("Twice: %s"), names);
  /* Translators: how often characters have had a Turn in this round (3 or more), and their names */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u time: %s", "%u times: %s", n), n, names);
}

static void
add_word (GString    *words,
          const char *word)
{
  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  g_string_append_printf (words, "%s%s", words->len > 0 ? _(" · ") : "", word);
}

/* Who has acted how often: the characters by name, the others by colour */
static char *
say_acted (const VedetteStack *stack)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_auto (VedetteStackNow) now = { 0 };
  guint most = 0;

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i < now.owners->len; i++)
    if (VEDETTE_IS_CHARACTER (now.owners->pdata[i]))
      most = MAX (most, vedette_stack_count_acted (stack, now.owners->pdata[i]));
  for (guint times = most + 1; times-- > 0;)
    {
      g_autoptr (GString) names = g_string_new (NULL);
      g_autofree char *said = NULL;

      for (guint i = 0; i < now.owners->len; i++)
        {
          gpointer owner = now.owners->pdata[i];

          if (VEDETTE_IS_CHARACTER (owner) && vedette_stack_count_acted (stack, owner) == times &&
              (times > 0 || vedette_stack_now_nth (&now, i).placed > 0))
            g_string_append_printf (names, "%s%s", names->len > 0 ? C_("list of names", ", ") : "",
                                    vedette_stack_get_name (owner));
        }
      said = say_times (times, names->str);
      if (names->len > 0)
        add_word (words, said);
    }
  for (guint i = 0; i < now.owners->len; i++)
    {
      gpointer owner = now.owners->pdata[i];
      guint n = VEDETTE_IS_CHARACTER (owner) ? 0 : vedette_stack_count_acted (stack, owner);
      /* Translators: whose tokens they are, and how many Turns came of them in this round, as in “Enemies: 5” */
      g_autofree char *said = g_strdup_printf (C_("Turns", "%s: %u"), vedette_stack_get_name (owner), n);

      if (n > 0)
        add_word (words, said);
    }
  return g_strdup (words->str);
}

/**
 * vedette_stack_show_drawn:
 * @pane: an #AdwBin
 *
 * Shows the tokens that came in this round, in their order, and who has acted how often. Before the first round the pane is
 * hidden.
 */
void
vedette_stack_show_drawn (GtkWidget      *pane,
                          VedetteSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  g_autoptr (GListModel) parties = list_parties (session);
  g_autofree char *acted = NULL;
  VedetteStack stack;
  GtkWidget *scrolled;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  acted = say_acted (&stack);
  scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_EXTERNAL, "vscrollbar-policy",
                           GTK_POLICY_NEVER, "can-focus", FALSE, "child", make_strip (&stack, parties), NULL);
  g_signal_connect (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled)), "changed", G_CALLBACK (show_newest),
                    NULL);
  gtk_box_append (GTK_BOX (box), make_label (_("This Round"), 0, "heading"));
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), make_label (acted, 0, "secondary"));
  make_card (pane);
  adw_bin_set_child (ADW_BIN (pane), box);
  gtk_widget_set_visible (pane, vedette_stack_game_get_round (stack.game) > 0);
}

/* A number under its heading, read aloud with what it is the number of
 * @spoken: (nullable) */
static GtkWidget *
add_number (GtkGrid    *owners,
            int         column,
            int         row,
            const char *text,
            const char *spoken)
{
  g_autofree char *kept = vedette_digits_keep_order (g_strdup (text));
  GtkWidget *label = make_label (kept, 1, row == 0 ? "dim-label" : column == 3 ? "heading" : NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), column == 3 ? 6 : 3);
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (owners, label, column, row, 1, 1);
  return label;
}

/* An owner, and how many of their tokens are left: as discs while these are few, those that are out last and hollow */
static void
add_owner_name (GtkGrid            *owners,
                int                 row,
                VedetteParty       *party,
                const char         *name,
                VedetteStackTokens  tokens)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *discs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *label = make_label (name, 0, NULL);
  guint n = tokens.placed - tokens.drawn;
  /* Translators: how many tokens of somebody are still in the bag, and how many there were, as in “13 of 19” */
  g_autofree char *left = g_strdup_printf (_("%u of %u"), n, tokens.placed);
  /* Translators: as it is heard: whose tokens, and how many of them are in the bag, as in “Mira, in the bag: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("%s, in the bag: %s"), name, left);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  vedette_spoken_set_tip (label, heard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), discs);
  if (tokens.placed > MOST_DISCS)
    gtk_box_append (GTK_BOX (discs), g_object_new (GTK_TYPE_LABEL, "label", left, "accessible-role",
                                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  for (guint i = 0; i < tokens.placed && tokens.placed > 1 && tokens.placed <= MOST_DISCS; i++)
    gtk_box_append (GTK_BOX (discs), vedette_party_disc_new_mute (party, SMALL_DISC, i < n ? VEDETTE_PARTY_DISC_FULL
                                                                                           : VEDETTE_PARTY_DISC_HOLLOW));
  gtk_grid_attach (owners, vedette_party_disc_new_mute (party, DISC, VEDETTE_PARTY_DISC_FULL), 0, row, 1, 1);
  gtk_grid_attach (owners, box, 1, row, 1, 1);
}

static void
add_next (GtkGrid               *owners,
          int                    row,
          const VedetteStackMix *mix,
          VedetteStackTokens     tokens)
{
  g_autoptr (VedetteFraction) chance = vedette_stack_odds_next (mix, tokens);
  g_autofree char *percent = vedette_fraction_percent (chance);
  g_autofree char *exact = vedette_fraction_to_string (chance);
  /* Translators: as it is heard: the chance that the next token is that owner’s */
  g_autofree char *spoken = g_strdup_printf (_("next: %s"), percent);

  gtk_widget_set_tooltip_text (add_number (owners, 3, row, percent, spoken), exact);
}

static void
fill_owners (GtkGrid              *owners,
             const VedetteStack   *stack,
             const VedetteStackNow *now,
             GListModel           *parties)
{
  /* At the end of a round none of what is left is drawn any more (A-T17). */
  gboolean drawn_from = !vedette_stack_is_on (stack, VEDETTE_STACK_ON (ROUND_END));
  int row = 1;

  add_number (owners, 2, 0, _("Turns"), NULL);
  if (drawn_from)
    /* Translators: above the chances that the next token is somebody’s */
    add_number (owners, 3, 0, _("Next"), NULL);
  for (guint i = 0; i < now->owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_bag (now, i);
      gpointer owner = now->owners->pdata[i];
      guint n = vedette_stack_count_acted (stack, owner);
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *spoken = vedette_stack_say_turns (n);

      if (tokens.placed == 0 && n == 0)
        continue;
      add_owner_name (owners, row, vedette_stack_find_party (parties, owner), vedette_stack_get_name (owner), tokens);
      add_number (owners, 2, row, number, spoken);
      if (drawn_from)
        add_next (owners, row, &now->mix, tokens);
      row++;
    }
  add_owner_name (owners, row, vedette_stack_find_party (parties, NULL), C_("token", "End"), now->end);
  if (drawn_from)
    add_next (owners, row, &now->mix, now->end);
}

/* @value: (nullable): %NULL for @exact as a percentage */
static void
add_foresight (GtkBox          *foresight,
               const char      *label,
               const char      *value,
               VedetteFraction *exact)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = make_label (label, 0, NULL);
  g_autofree char *kept = vedette_digits_keep_order (value != NULL ? g_strdup (value) : vedette_fraction_percent (exact));
  GtkWidget *number = make_label (kept, 1, "heading");
  g_autofree char *fraction = vedette_fraction_to_string (exact);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (words), 12);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (row, fraction);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (foresight, row);
}

static VedetteStackTokens
get_tokens_of (const VedetteStackNow *now,
               gpointer               owner)
{
  guint i = 0;

  g_ptr_array_find (now->owners, owner, &i);
  return vedette_stack_now_nth (now, i);
}

/* Those who have not acted: with as many tokens they have the same chance. */
static void
add_idle (GtkBox                *foresight,
          const VedetteStackNow *now,
          gboolean               goes_on)
{
  for (guint i = 0; i < now->idle->len; i++)
    {
      VedetteStackTokens tokens = get_tokens_of (now, now->idle->pdata[i]);
      g_autoptr (VedetteFraction) chance = vedette_stack_odds_no_more (tokens);
      g_autoptr (GString) names = g_string_new (NULL);
      g_autofree char *label = NULL;
      gboolean first = TRUE;
      guint n = 0;

      for (guint k = 0; k < now->idle->len; k++)
        {
          if (get_tokens_of (now, now->idle->pdata[k]).placed != tokens.placed)
            continue;
          first &= k >= i;
          n++;
          g_string_append_printf (names, "%s%s", names->len > 0 ? C_("list of names", ", ") : "",
                                  vedette_stack_get_name (now->idle->pdata[k]));
        }
      /* Translators: before a chance, which is the same for each of them: characters who have not acted yet */
      label = goes_on ? g_strdup_printf (ngettext ("No Turn this round: %s", "No Turn this round (each): %s", n), names->str)
                      /* Translators: as before, between two rounds */
                      : g_strdup_printf (ngettext ("No Turn next round: %s", "No Turn next round (each): %s", n), names->str);
      if (first)
        add_foresight (foresight, label, NULL, chance);
    }
}

/* What the limit of the enemies does for the characters (A-T12) */
static void
add_limit (GtkBox                *foresight,
           const VedetteStack    *stack,
           const VedetteStackMix *mix)
{
  int raw = vedette_stack_game_get_raw (stack->game), cap = vedette_stack_game_get_cap (stack->game);
  g_auto (VedetteStackLimit) limit = { 0 };
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;
  g_autofree char *value = NULL;

  if (cap == 0 || raw <= cap || vedette_stack_mix_count_characters (mix).placed == 0)
    return;
  vedette_stack_limit_weigh (mix, (guint) raw, &limit);
  with = vedette_fraction_percent (limit.share);
  without = vedette_fraction_percent (limit.share_without);
  /* Translators: a chance with the limit of the enemies, and without it */
  value = g_strdup_printf (_("%s instead of %s"), with, without);
  add_foresight (foresight, _("Characters’ Turns with the limit"), value, limit.share);
}

/* Returns: (transfer none): what is below the title of a new card */
static gpointer
add_card (GtkWidget  *cards,
          const char *title,
          GtkWidget  *content)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  make_card (card);
  gtk_widget_add_css_class (content, "numeric");
  gtk_box_append (GTK_BOX (card), make_label (title, 0, "heading"));
  gtk_box_append (GTK_BOX (card), content);
  gtk_box_append (GTK_BOX (cards), card);
  return content;
}

/**
 * vedette_stack_show_bag:
 * @pane: an #AdwBin
 *
 * Shows how many tokens of each owner are left in the bag, how often they have acted, and the chances.
 */
void
vedette_stack_show_bag (GtkWidget      *pane,
                        VedetteSession *session)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  g_autoptr (GListModel) parties = list_parties (session);
  g_autoptr (VedetteFraction) all = NULL, draws = NULL;
  g_auto (VedetteStackNow) now = { 0 };
  g_autofree char *title = NULL, *left = NULL;
  VedetteStack stack;
  gboolean goes_on;
  GtkBox *foresight;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  vedette_stack_now_read (&now, &stack);
  goes_on = vedette_stack_is_on (&stack, VEDETTE_STACK_ON_ROUND);
  title = vedette_stack_say_bag (&stack, now.bag);
  fill_owners (add_card (cards, title, g_object_new (GTK_TYPE_GRID, "column-spacing", 9, "row-spacing", 6, NULL)), &stack, &now,
               parties);
  foresight = add_card (cards, _("Chances Ahead"), gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  all = now.mix.n_characters > 0 ? vedette_stack_odds_all_act (&now.mix) : NULL;
  if (all != NULL)
    add_foresight (foresight, goes_on ? _("All characters act this round") : _("All characters act next round"), NULL, all);
  add_idle (foresight, &now, goes_on);
  draws = vedette_stack_expect_draws_left (&now.mix);
  left = vedette_fraction_decimal (draws, 1);
  add_foresight (foresight, _("Average draws left, including End"), left, draws);
  add_limit (foresight, &stack, &now.mix);
  adw_bin_set_child (ADW_BIN (pane), cards);
  gtk_widget_set_visible (pane, vedette_stack_mix_get_left (&now.mix) > 1 &&
                                !vedette_stack_is_on (&stack, VEDETTE_STACK_ON (OVER)));
}
