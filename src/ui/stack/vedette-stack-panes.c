/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of a token stack: the bag, the token that was drawn last, the tokens of the round, the odds, and what the Table
 * View shows. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-panes.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/stack/vedette-token-view.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/vedette-spoken.h"

#define DISC 32

/* This many tokens of an owner are shown as dots; of more, only their number. */
#define MOST_DOTS 4

/* Words are wrapped, numbers at the right are not: what is higher when it is narrow keeps the height of the whole pane open. */
static GtkWidget *
make_label (const char *text,
            float       xalign,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "wrap", xalign == 0, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

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

/* Returns: (transfer floating): the bag, for the game master, who may know what is in it */
GtkWidget *
vedette_stack_new_bag (VedetteSession *session)
{
  GtkWidget *bag = vedette_token_view_new (session, VEDETTE_TOKENS_BAG, NULL);

  gtk_widget_set_halign (bag, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (bag, GTK_ALIGN_END);
  gtk_widget_set_vexpand (bag, TRUE);
  return bag;
}

void
vedette_stack_update_bag (GtkWidget      *pane,
                          VedetteSession *session)
{
  vedette_token_view_update (VEDETTE_TOKEN_VIEW (pane));
}

/* Returns: (transfer floating): the token that was drawn last, and two lines of words below it, which are there from the start,
 * so that nothing moves when something is written on them */
GtkWidget *
vedette_stack_new_last (VedetteSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *token = vedette_token_view_new (session, VEDETTE_TOKENS_LAST, NULL);

  gtk_widget_add_css_class (box, "last-pane");
  gtk_widget_set_vexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_widget_set_halign (token, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), token);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify",
                                       GTK_JUSTIFY_CENTER, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

      gtk_widget_add_css_class (label, i == 0 ? "fact" : "secondary");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* Which of the owner's tokens it is, or who acts on it */
static char *
say_token (const VedetteStack *stack,
           gpointer            owner,
           gint64              actor)
{
  VedetteStackTokens tokens = vedette_stack_get_tokens (owner);
  const char *colour = vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour"));

  if (VEDETTE_IS_CHARACTER (owner) || actor == 0)
    /* Translators: the colour of a token, and which of those of its colour it is, as in “blue, token 1 of 2” */
    return g_strdup_printf (_("%s, token %u of %u"), colour, tokens.drawn, tokens.placed);
  if (actor == vedette_stack_game_get_last_enemy (stack->game) || actor == vedette_stack_game_get_last_hired (stack->game))
    /* Translators: an enemy */
    return g_strdup_printf (_("%s again"), vedette_stack_get_name (vedette_stack_find (stack, actor)));
  return g_strdup (vedette_stack_get_name (vedette_stack_find (stack, actor)));
}

/* Returns: (transfer full): below a token that is out: which one it is, and what affects the participant who acts. In a narrow
 * window there is room for the effects alone. */
static char *
say_out (const VedetteStack *stack,
         gpointer            owner,
         gint64              actor,
         gboolean            narrow)
{
  GString *words = g_string_new (NULL);

  if (!narrow)
    /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
    vedette_listing_take (words, _(" · "), say_token (stack, owner, actor));
  if (actor != 0)
    vedette_stack_add_effects (stack, vedette_stack_find (stack, actor), words);
  return g_string_free (words, FALSE);
}

/**
 * vedette_stack_show_last:
 * @pane: one of vedette_stack_new_last()
 *
 * Shows the token that is out, or else the last one of the round and who acted on it. At the end of a round a list needs the
 * room of the token, and one line tells who has not acted (T-21).
 */
void
vedette_stack_show_last (GtkWidget      *pane,
                         VedetteSession *session)
{
  GtkWidget *token = gtk_widget_get_first_child (pane), *first = gtk_widget_get_next_sibling (token);
  GtkWidget *second = gtk_widget_get_next_sibling (first);
  VedetteAdaptive *adaptive = vedette_adaptive_find (pane);
  gboolean narrow = adaptive != NULL && vedette_adaptive_get_narrow (adaptive), ended;
  g_autofree char *heading = NULL, *words = NULL;
  VedetteStack stack;
  gpointer owner, who;
  gint64 actor;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  owner = vedette_stack_find (&stack, vedette_stack_find_last (&stack, &actor));
  who = vedette_stack_find (&stack, actor);
  ended = vedette_stack_is_on (&stack, VEDETTE_STACK_ON (ROUND_END));
  if (ended)
    {
      g_autofree char *idle = vedette_stack_say_idle (&stack);

      /* Translators: those who had no Turn in a round */
      words = idle != NULL ? g_strdup_printf (_("Did not act: %s"), idle) : g_strdup (_("All characters have acted"));
    }
  else if (vedette_stack_game_get_owner (stack.game) != 0 && owner != NULL)
    {
      heading = g_strdup (vedette_stack_get_name (owner));
      words = say_out (&stack, owner, who != NULL ? actor : 0, narrow);
    }
  else if (owner != NULL)
    /* Translators: below the token that was drawn last; who acted on it, such as “Goblins” */
    heading = who != NULL ? g_strdup_printf (_("%s acted"), vedette_stack_get_name (who)) : g_strdup (_("Nobody acted"));
  gtk_label_set_text (GTK_LABEL (first), heading != NULL ? heading : "");
  gtk_label_set_text (GTK_LABEL (second), words != NULL ? words : "");
  gtk_widget_set_visible (token, !ended);
  gtk_widget_set_visible (first, !ended && !narrow);
  gtk_widget_set_halign (second, ended ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  vedette_token_view_update (VEDETTE_TOKEN_VIEW (token));
}

/* Returns: (transfer floating): the last token, as everyone around the table may see it */
GtkWidget *
vedette_stack_new_table_token (VedetteSession *session)
{
  return vedette_token_view_new (session, VEDETTE_TOKENS_LAST, VEDETTE_AUDIENCE_ALL);
}

/* Returns: (transfer floating): the bag, as everyone around the table may see it */
GtkWidget *
vedette_stack_new_table_bag (VedetteSession *session)
{
  return vedette_token_view_new (session, VEDETTE_TOKENS_BAG, VEDETTE_AUDIENCE_ALL);
}

void
vedette_stack_show_table (GtkWidget      *pane,
                          VedetteSession *session)
{
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  gtk_widget_set_visible (pane, vedette_stack_is_on (&stack, VEDETTE_STACK_ON_GAME));
  vedette_token_view_update (VEDETTE_TOKEN_VIEW (pane));
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

/* Who has acted how often: the characters by name, the others by colour */
static char *
say_acted (const VedetteStack *stack)
{
  GString *words = g_string_new (NULL);
  g_auto (VedetteStackNow) now = { 0 };
  guint most = 0;

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i < now.owners->len; i++)
    if (VEDETTE_IS_CHARACTER (now.owners->pdata[i]))
      most = MAX (most, vedette_stack_count_acted (stack, now.owners->pdata[i]));
  for (guint times = most + 1; times-- > 0;)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint i = 0; i < now.owners->len; i++)
        {
          gpointer owner = now.owners->pdata[i];

          if (VEDETTE_IS_CHARACTER (owner) && vedette_stack_count_acted (stack, owner) == times &&
              (times > 0 || vedette_stack_now_nth (&now, i).placed > 0))
            vedette_listing_add (names, C_("list of names", ", "), vedette_stack_get_name (owner));
        }
      if (names->len > 0)
        vedette_listing_take (words, _(" · "), say_times (times, names->str));
    }
  for (guint i = 0; i < now.owners->len; i++)
    {
      gpointer owner = now.owners->pdata[i];
      guint n = VEDETTE_IS_CHARACTER (owner) ? 0 : vedette_stack_count_acted (stack, owner);

      if (n > 0)
        vedette_listing_take (words, _(" · "),
                              /* Translators: whose tokens they are, and how many Turns came of them in this round, as in
                               * “Enemies: 5” */
                              g_strdup_printf (C_("Turns", "%s: %u"), vedette_stack_get_name (owner), n));
    }
  return g_string_free (words, FALSE);
}

/* Returns: (transfer floating): the tokens of this round under a heading, and a line of words below them */
GtkWidget *
vedette_stack_new_drawn (VedetteSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *title = make_label (_("This Round"), 0, "heading");

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), make_label ("", 1, "secondary"));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), vedette_token_view_new (session, VEDETTE_TOKENS_ROUND, NULL));
  gtk_box_append (GTK_BOX (box), make_label ("", 0, "secondary"));
  gtk_widget_add_css_class (box, "round-pane");
  make_card (box);
  return box;
}

/**
 * vedette_stack_show_drawn:
 * @pane: one of vedette_stack_new_drawn()
 *
 * Shows the tokens that came in this round, in their order, and who has acted how often. Before the first round the pane is
 * hidden.
 */
void
vedette_stack_show_drawn (GtkWidget      *pane,
                          VedetteSession *session)
{
  GtkWidget *head = gtk_widget_get_first_child (pane), *strip = gtk_widget_get_next_sibling (head);
  g_autofree char *acted = NULL, *count = NULL;
  VedetteStack stack;
  int round;
  guint n;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  round = vedette_stack_game_get_round (stack.game);
  n = g_list_model_get_n_items (vedette_battle_get_records (stack.battle, vedette_stack_turn_get_type ())) +
      (vedette_stack_game_get_owner (stack.game) != 0 ? 1 : 0);
  /* Translators: number of the round, and how many tokens were drawn in it */
  count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Round %d · %u drawn", "Round %d · %u drawn", n), round, n);
  acted = say_acted (&stack);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (head)), count);
  vedette_token_view_update (VEDETTE_TOKEN_VIEW (strip));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (strip)), acted);
  gtk_widget_set_visible (pane, round > 0);
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
    vedette_spoken_set_name (label, spoken);
  gtk_grid_attach (owners, label, column, row, 1, 1);
  return label;
}

/* An owner, and how many of their tokens are left: as dots while these are few, those that are out last and hollow */
static void
add_owner_name (GtkGrid            *owners,
                int                 row,
                VedetteParty       *party,
                const char         *name,
                VedetteStackTokens  tokens)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "hexpand", TRUE, "valign",
                                 GTK_ALIGN_CENTER, NULL);
  GtkWidget *label = make_label (name, 0, NULL);
  guint n = tokens.placed - tokens.drawn;
  /* Translators: how many tokens of somebody are still in the bag, and how many there were, as in “13 of 19” */
  g_autofree char *left = g_strdup_printf (_("%u of %u"), n, tokens.placed);
  /* Translators: as it is heard: whose tokens, and how many of them are in the bag, as in “Mira, in the bag: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("%s, in the bag: %s"), name, left);
  g_autoptr (GString) dots = g_string_new (NULL);

  g_object_set (label, "wrap", FALSE, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 8, NULL);
  vedette_spoken_set_tip (label, heard);
  vedette_spoken_set_name (label, heard);
  gtk_box_append (GTK_BOX (box), label);
  for (guint i = 0; i < tokens.placed && tokens.placed > 1 && tokens.placed <= MOST_DOTS; i++)
    g_string_append (dots, i < n ? "●" : "○");
  if (tokens.placed > 1)
    {
      GtkWidget *shown = g_object_new (GTK_TYPE_LABEL, "label", dots->len > 0 ? dots->str : left, "xalign", 0.0,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_add_css_class (shown, "tokens-left");
      gtk_box_append (GTK_BOX (box), shown);
    }
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
  g_autofree char *kept = vedette_digits_keep_order (value != NULL ? g_strdup (value) : vedette_fraction_percent (exact));
  g_autofree char *fraction = vedette_fraction_to_string (exact);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 9, "tooltip-text", fraction, NULL);
  GtkWidget *words = make_label (label, 0, NULL), *number = make_label (kept, 1, "heading");

  g_object_set (words, "hexpand", TRUE, "width-chars", 12, NULL);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
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
          vedette_listing_add (names, C_("list of names", ", "), vedette_stack_get_name (now->idle->pdata[k]));
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

/* Folded, they do not push the log out of sight. They stay as the player left them.
   Returns: (transfer none): what the chances stand in */
static GtkBox *
add_folded (GtkWidget *cards,
            GtkWidget *pane)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *fold = gtk_expander_new (_("Chances Ahead"));
  GtkExpander *last = g_object_get_data (G_OBJECT (pane), "vedette-chances");

  gtk_widget_set_margin_top (rows, 6);
  gtk_widget_add_css_class (rows, "numeric");
  /* Closed, the fold has no window for what is in it, and yet offers it the focus. */
  gtk_widget_set_can_focus (rows, FALSE);
  gtk_expander_set_child (GTK_EXPANDER (fold), rows);
  gtk_expander_set_expanded (GTK_EXPANDER (fold), last != NULL && gtk_expander_get_expanded (last));
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chances Ahead"), -1);
  gtk_widget_add_css_class (fold, "card");
  gtk_widget_add_css_class (fold, "foresight-card");
  gtk_box_append (GTK_BOX (cards), fold);
  g_object_set_data (G_OBJECT (pane), "vedette-chances", fold);
  return GTK_BOX (rows);
}

/**
 * vedette_stack_show_odds:
 * @pane: an #AdwBin
 *
 * Shows how many tokens of each owner are left in the bag, how often they have acted, and the chances.
 */
void
vedette_stack_show_odds (GtkWidget      *pane,
                         VedetteSession *session)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *owners = g_object_new (GTK_TYPE_GRID, "column-spacing", 9, "row-spacing", 6, NULL);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (session), NULL);
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
  make_card (card);
  gtk_widget_add_css_class (owners, "numeric");
  gtk_box_append (GTK_BOX (card), make_label (title, 0, "heading"));
  gtk_box_append (GTK_BOX (card), owners);
  gtk_box_append (GTK_BOX (cards), card);
  fill_owners (GTK_GRID (owners), &stack, &now, parties);
  foresight = add_folded (cards, pane);
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
