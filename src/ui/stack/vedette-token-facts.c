/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to know of whose token was drawn, in columns: what is left of his tokens, and his effects or Turns. */

#include "vedette-config.h"

#include "ui/stack/vedette-token-facts.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/party/vedette-party-disc.h"

#define DISC 28
/* More tokens than these are told by their number alone. */
#define MAX_DISCS 4
/* An effect is a word or two; more of them are cut off at the end. */
#define MAX_CHARS 24

typedef struct
{
  GtkWidget *box;
  GtkLabel *caption;
  GtkBox *discs;
  GtkLabel *words;
} Column;

struct _VedetteTokenFacts
{
  AdwBin parent_instance;

  Column tokens;
  Column other; /* effects of a character, Turns of those who share a colour */
};

G_DEFINE_FINAL_TYPE (VedetteTokenFacts, vedette_token_facts, ADW_TYPE_BIN)

static void
vedette_token_facts_class_init (VedetteTokenFactsClass *klass)
{
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_column (GtkWidget *facts,
            Column    *column)
{
  column->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  column->caption = add_label (column->box, "secondary");
  column->discs = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_box_append (GTK_BOX (column->box), GTK_WIDGET (column->discs));
  column->words = add_label (column->box, "fact");
  gtk_label_set_max_width_chars (column->words, MAX_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (column->words), "numeric");
  gtk_box_append (GTK_BOX (facts), column->box);
}

static void
vedette_token_facts_init (VedetteTokenFacts *self)
{
  GtkWidget *facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 36);

  add_column (facts, &self->tokens);
  add_column (facts, &self->other);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), facts);
}

GtkWidget *
vedette_token_facts_new (void)
{
  return g_object_new (VEDETTE_TYPE_TOKEN_FACTS, NULL);
}

/* @words: what there is to say; "" where discs say it */
static void
set_column (Column     *column,
            const char *caption,
            const char *words)
{
  while (gtk_widget_get_first_child (GTK_WIDGET (column->discs)) != NULL)
    gtk_box_remove (column->discs, gtk_widget_get_first_child (GTK_WIDGET (column->discs)));
  gtk_label_set_text (column->caption, caption);
  gtk_label_set_text (column->words, words);
  gtk_widget_set_visible (GTK_WIDGET (column->words), *words != '\0');
}

/* Those that are in the bag, and hollow those that are out; the words beside them say it to who does not see them. */
static void
show_discs (Column             *column,
            VedetteParty       *party,
            VedetteStackTokens  tokens)
{
  set_column (column, _("Tokens left"), "");
  for (guint i = 0; i < tokens.placed; i++)
    gtk_box_append (column->discs, vedette_party_disc_new_mute (party, DISC, i < tokens.placed - tokens.drawn
                                                                               ? VEDETTE_PARTY_DISC_FULL
                                                                               : VEDETTE_PARTY_DISC_HOLLOW));
}

static void
show_number (Column             *column,
             VedetteStackTokens  tokens)
{
  /* Translators: how many tokens are left in the bag of how many */
  g_autofree char *words = g_strdup_printf (C_("tokens", "%u of %u"), tokens.placed - tokens.drawn, tokens.placed);

  set_column (column, _("In the bag"), words);
}

/* Returns: (transfer full): what is on him; "" if nothing is */
static char *
say_effects (const VedetteStack *stack,
             gpointer            owner)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  vedette_stack_add_effects (stack, owner, builder);
  list = g_strv_builder_end (builder);
  return g_strjoinv (C_("list of names", ", "), list);
}

/**
 * vedette_token_facts_update:
 * @party: (nullable): as whose the token is shown
 * @owner: (nullable): whose token is out; %NULL for none, and then there is nothing to show
 */
void
vedette_token_facts_update (VedetteTokenFacts  *self,
                            const VedetteStack *stack,
                            VedetteParty       *party,
                            gpointer            owner)
{
  VedetteStackTokens tokens = { 0 };
  g_autofree char *other = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), owner != NULL);
  if (owner == NULL)
    return;
  tokens = vedette_stack_get_tokens (owner);
  if (VEDETTE_IS_CHARACTER (owner) && tokens.placed <= MAX_DISCS)
    show_discs (&self->tokens, party, tokens);
  else
    show_number (&self->tokens, tokens);
  if (VEDETTE_IS_CHARACTER (owner))
    other = say_effects (stack, owner);
  else
    other = g_strdup_printf ("%u", vedette_stack_count_acted (stack, owner));
  set_column (&self->other, VEDETTE_IS_CHARACTER (owner) ? _("Effects") : _("Turns this round"), other);
  gtk_widget_set_visible (self->other.box, *other != '\0');
}
