/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left in the bag of each, how often he has acted, and what may come. */

#include "vedette-config.h"

#include "ui/stack/vedette-bag-pane.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

#define DISC 28
#define SMALL 16
/* So many tokens are shown one by one; of more, how many there are. */
#define MOST_DISCS 4

struct _VedetteBagPane
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *title;
  GtkGrid *owners;
  GtkBox *foresight;

  /* owned */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteBagPane, vedette_bag_pane, ADW_TYPE_BIN)

static void
vedette_bag_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_BAG_PANE (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_BAG_PANE);

  G_OBJECT_CLASS (vedette_bag_pane_parent_class)->dispose (object);
}

static void
vedette_bag_pane_class_init (VedetteBagPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_bag_pane_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-bag-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteBagPane, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteBagPane, owners);
  gtk_widget_class_bind_template_child (widget_class, VedetteBagPane, foresight);
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
vedette_bag_pane_init (VedetteBagPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A number under its heading, said with what it is the number of */
static void
add_number (VedetteBagPane *self,
            int             column,
            int             row,
            const char     *text,
            const char     *spoken)
{
  g_autofree char *kept = vedette_digits_keep_order (g_strdup (text));
  GtkWidget *label = make_label (kept, 1, row == 0 ? "dim-label" : column == 3 ? "heading" : NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), column == 3 ? 6 : 3);
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (self->owners, label, column, row, 1, 1);
}

/* The tokens that are left, then those that are out */
static GtkWidget *
make_discs (VedetteParty       *party,
            VedetteStackTokens  tokens)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (guint i = 0; i < tokens.placed; i++)
    gtk_box_append (GTK_BOX (box), vedette_party_disc_new_mute (party, SMALL,
                                                                i < tokens.placed - tokens.drawn ? VEDETTE_PARTY_DISC_FULL
                                                                                                 : VEDETTE_PARTY_DISC_HOLLOW));
  return box;
}

/* Whose they are, and how many are left: in discs as long as these are few */
static void
add_owner_name (VedetteBagPane     *self,
                int                 row,
                VedetteParty       *party,
                const char         *name,
                VedetteStackTokens  tokens)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = make_label (name, 0, NULL);
  /* Translators: how many tokens of somebody are still in the bag, and how many there were, as in “13 of 19” */
  g_autofree char *left = g_strdup_printf (_("%u of %u"), tokens.placed - tokens.drawn, tokens.placed);
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
  if (tokens.placed > MOST_DISCS)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", left, "xalign", 0.0, "accessible-role",
                                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  else if (tokens.placed > 1)
    gtk_box_append (GTK_BOX (box), make_discs (party, tokens));
  gtk_grid_attach (self->owners, vedette_party_disc_new_mute (party, DISC, VEDETTE_PARTY_DISC_FULL), 0, row, 1, 1);
  gtk_grid_attach (self->owners, box, 1, row, 1, 1);
}

static void
add_next (VedetteBagPane        *self,
          int                    row,
          const VedetteStackMix *mix,
          VedetteStackTokens     tokens)
{
  g_autoptr (VedetteFraction) chance = vedette_stack_odds_next (mix, tokens);
  g_autofree char *percent = vedette_fraction_percent (chance);
  g_autofree char *exact = vedette_fraction_to_string (chance);
  /* Translators: as it is heard: the chance that the next token is that owner’s */
  g_autofree char *spoken = g_strdup_printf (_("next: %s"), percent);

  add_number (self, 3, row, percent, spoken);
  gtk_widget_set_tooltip_text (gtk_grid_get_child_at (self->owners, 3, row), exact);
}

static void
fill_owners (VedetteBagPane        *self,
             const VedetteStack    *stack,
             const VedetteStackNow *now)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  /* At the end of a round none of what is left is drawn any more (A-T17). */
  gboolean drawn_from = !vedette_stack_is_on (stack, VEDETTE_STACK_ON (ROUND_END));
  int row = 1;

  add_number (self, 2, 0, _("Turns"), NULL);
  if (drawn_from)
    /* Translators: above the chances that the next token is somebody’s */
    add_number (self, 3, 0, _("Next"), NULL);
  for (guint i = 0; i < now->owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_bag (now, i);
      gpointer owner = now->owners->pdata[i];
      guint n = vedette_stack_count_acted (stack, owner);
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *spoken = vedette_stack_say_turns (n);

      if (tokens.placed == 0 && n == 0)
        continue;
      add_owner_name (self, row, vedette_stack_find_party (parties, owner), vedette_stack_get_name (owner), tokens);
      add_number (self, 2, row, number, spoken);
      if (drawn_from)
        add_next (self, row, &now->mix, tokens);
      row++;
    }
  add_owner_name (self, row, vedette_stack_find_party (parties, NULL), C_("token", "End"), now->end);
  if (drawn_from)
    add_next (self, row, &now->mix, now->end);
}

static void
add_foresight (VedetteBagPane  *self,
               const char      *label,
               const char      *value,
               VedetteFraction *exact)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = make_label (label, 0, NULL);
  g_autofree char *kept = vedette_digits_keep_order (g_strdup (value));
  GtkWidget *number = make_label (kept, 1, "heading");
  g_autofree char *fraction = vedette_fraction_to_string (exact);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (words), 12);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (row, fraction);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (self->foresight, row);
}

static void
add_chance (VedetteBagPane  *self,
            const char      *label,
            VedetteFraction *chance)
{
  g_autofree char *percent = vedette_fraction_percent (chance);

  add_foresight (self, label, percent, chance);
}

static VedetteStackTokens
get_tokens_of (const VedetteStackNow *now,
               gpointer               owner)
{
  guint i = 0;

  g_ptr_array_find (now->owners, owner, &i);
  return vedette_stack_now_nth (now, i);
}

/* Those who have not acted: as many tokens, the same chance. */
static void
add_idle (VedetteBagPane        *self,
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
        add_chance (self, label, chance);
    }
}

/* What the limit of the enemies does for the characters (A-T12) */
static void
add_limit (VedetteBagPane        *self,
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
  add_foresight (self, _("Characters’ Turns with the limit"), value, limit.share);
}

static void
fill_foresight (VedetteBagPane        *self,
                const VedetteStack    *stack,
                const VedetteStackNow *now)
{
  g_autoptr (VedetteFraction) draws = vedette_stack_expect_draws_left (&now->mix);
  g_autofree char *left = vedette_fraction_decimal (draws, 1);
  gboolean goes_on = vedette_stack_is_on (stack, VEDETTE_STACK_ON_ROUND);

  if (now->mix.n_characters > 0)
    {
      g_autoptr (VedetteFraction) all = vedette_stack_odds_all_act (&now->mix);

      add_chance (self, goes_on ? _("All characters act this round") : _("All characters act next round"), all);
    }
  add_idle (self, now, goes_on);
  add_foresight (self, _("Average draws left, including End"), left, draws);
  add_limit (self, stack, &now->mix);
}

/**
 * vedette_bag_pane_update:
 *
 * Shows how things stand now.
 */
void
vedette_bag_pane_update (GtkWidget *pane)
{
  VedetteBagPane *self = VEDETTE_BAG_PANE (pane);
  g_auto (VedetteStackNow) now = { 0 };
  g_autofree char *title = NULL;
  VedetteStack stack;
  GtkWidget *child;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  vedette_stack_now_read (&now, &stack);
  gtk_widget_set_visible (GTK_WIDGET (self), vedette_stack_mix_get_left (&now.mix) > 1 &&
                                             !vedette_stack_is_on (&stack, VEDETTE_STACK_ON (OVER)));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->owners))) != NULL)
    gtk_grid_remove (self->owners, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->foresight))) != NULL)
    gtk_box_remove (self->foresight, child);
  title = vedette_stack_say_bag (&stack, now.bag);
  gtk_label_set_text (self->title, title);
  fill_owners (self, &stack, &now);
  fill_foresight (self, &stack, &now);
}

/* The caller says when to look again. */
GtkWidget *
vedette_bag_pane_new (VedetteSession *session)
{
  VedetteBagPane *self = g_object_new (VEDETTE_TYPE_BAG_PANE, NULL);

  self->session = g_object_ref (session);
  vedette_bag_pane_update (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
