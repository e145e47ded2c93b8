/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose token was drawn, and who acts on it. */

#include "vedette-config.h"

#include "ui/stack/vedette-token-pane.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/stack/vedette-token-facts.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-headline.h"

struct _VedetteTokenPane
{
  AdwBin parent_instance;

  VedetteHeadline *name;
  GtkLabel *words;
  GtkLabel *round;
  VedetteTokenFacts *facts; /* shown where there is room for columns; else the words say the effects */
  VedetteAdaptive *adaptive; /* borrowed: the ancestor that knows the width; NULL for none */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteTokenPane, vedette_token_pane, ADW_TYPE_BIN)

static void update (VedetteTokenPane *self);

static void
vedette_token_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_TOKEN_PANE (object)->session);

  G_OBJECT_CLASS (vedette_token_pane_parent_class)->dispose (object);
}

static void
vedette_token_pane_root (GtkWidget *widget)
{
  VedetteTokenPane *self = VEDETTE_TOKEN_PANE (widget);

  GTK_WIDGET_CLASS (vedette_token_pane_parent_class)->root (widget);

  self->adaptive = vedette_adaptive_find (widget);
  if (self->adaptive != NULL)
    g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
vedette_token_pane_unroot (GtkWidget *widget)
{
  VedetteTokenPane *self = VEDETTE_TOKEN_PANE (widget);

  if (self->adaptive != NULL)
    g_signal_handlers_disconnect_by_func (self->adaptive, update, self);
  self->adaptive = NULL;

  GTK_WIDGET_CLASS (vedette_token_pane_parent_class)->unroot (widget);
}

static gboolean
is_narrow (VedetteTokenPane *self)
{
  return self->adaptive != NULL && vedette_adaptive_get_narrow (self->adaptive);
}

static void
vedette_token_pane_class_init (VedetteTokenPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_token_pane_dispose;
  GTK_WIDGET_CLASS (klass)->root = vedette_token_pane_root;
  GTK_WIDGET_CLASS (klass)->unroot = vedette_token_pane_unroot;
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

/* Each line is there from the start, so that nothing moves when something is written on it. */
static void
vedette_token_pane_init (VedetteTokenPane *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  self->name = VEDETTE_HEADLINE (vedette_headline_new ());
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->name));
  self->words = add_label (texts, "heading");
  self->round = add_label (texts, "secondary");
  gtk_widget_add_css_class (GTK_WIDGET (self->round), "numeric");
  self->facts = VEDETTE_TOKEN_FACTS (vedette_token_facts_new ());
  gtk_box_append (GTK_BOX (all), texts);
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->facts));
  adw_bin_set_child (ADW_BIN (self), all);
}

/* Whether an enemy or a helper is the one who acted last on a token like this */
static gboolean
is_as_last_time (const VedetteStack *stack,
                 gint64              actor)
{
  return actor != 0 && (actor == vedette_stack_game_get_last_enemy (stack->game) ||
                        actor == vedette_stack_game_get_last_hired (stack->game));
}

/* Which of his tokens it is, and who acts on it */
static char *
say_token (const VedetteStack *stack,
           gpointer            owner)
{
  gint64 actor = vedette_stack_game_get_actor (stack->game);
  VedetteStackTokens tokens = vedette_stack_get_tokens (owner);
  const char *colour = vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour"));

  if (VEDETTE_IS_CHARACTER (owner) || actor == 0)
    /* Translators: the colour of a token, and which of those of its colour it is, as in “blue, token 1 of 2” */
    return g_strdup_printf (_("%s, token %u of %u"), colour, tokens.drawn, tokens.placed);
  if (is_as_last_time (stack, actor))
    /* Translators: an enemy */
    return g_strdup_printf (_("%s again"), vedette_stack_get_name (vedette_stack_find (stack, actor)));
  return g_strdup (vedette_stack_get_name (vedette_stack_find (stack, actor)));
}

/* The same, with what is on who acts */
static char *
say_token_and_effects (const VedetteStack *stack,
                       gpointer            owner)
{
  gpointer actor = vedette_stack_find (stack, vedette_stack_game_get_actor (stack->game));
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *token = say_token (stack, owner);
  g_auto (GStrv) list = NULL;

  g_strv_builder_add (words, token);
  if (actor != NULL)
    vedette_stack_add_effects (stack, actor, words);
  list = g_strv_builder_end (words);
  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  return g_strjoinv (_(" · "), list);
}

static void
show_token (VedetteTokenPane   *self,
            const VedetteStack *stack,
            gpointer            owner)
{
  g_autofree char *words = is_narrow (self) ? say_token_and_effects (stack, owner) : say_token (stack, owner);

  vedette_headline_set_text (self->name, vedette_stack_get_name (owner));
  gtk_label_set_text (self->words, words);
}

/* A round is over: who had no Turn in it wants to know. */
static void
show_end (VedetteTokenPane   *self,
          const VedetteStack *stack)
{
  g_autofree char *idle = vedette_stack_say_idle (stack);
  /* Translators: number of the round */
  g_autofree char *name = g_strdup_printf (_("Round %d Ends"), vedette_stack_game_get_round (stack->game));
  /* Translators: those who had no Turn in a round */
  g_autofree char *words = idle != NULL ? g_strdup_printf (_("Did not act: %s"), idle)
                                          : g_strdup (_("All characters have acted"));

  vedette_headline_set_text (self->name, name);
  gtk_label_set_text (self->words, words);
}

/* No token is out. */
static void
show_bag (VedetteTokenPane   *self,
          const VedetteStack *stack)
{
  VedetteStackPhase phase = vedette_stack_game_get_phase (stack->game);
  guint n = (guint) vedette_stack_count_left (stack) + 1;
  /* Translators: how many are in the bag */
  g_autofree char *tokens = g_strdup_printf (ngettext ("%u token in the bag", "%u tokens in the bag", n), n);

  vedette_headline_set_text (self->name, _("The Bag"));
  gtk_label_set_text (self->words, phase == VEDETTE_STACK_READY
                                     ? tokens : vedette_enum_get_label (vedette_stack_phase_get_type (), (int) phase));
}

static void
show_round (VedetteTokenPane   *self,
            const VedetteStack *stack)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  int round = vedette_stack_game_get_round (stack->game);
  guint n = g_list_model_get_n_items (turns) + (vedette_stack_game_get_owner (stack->game) != 0 ? 1 : 0);
  /* Translators: number of the round, and how many tokens were drawn in it */
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Round %d · %u drawn", "Round %d · %u drawn", n),
                                           round, n);

  gtk_label_set_text (self->round, round > 0 ? text : "");
}

static void
update (VedetteTokenPane *self)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteStack stack;
  gpointer owner;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  owner = vedette_stack_find (&stack, vedette_stack_game_get_owner (stack.game));
  vedette_token_facts_update (self->facts, &stack, owner != NULL ? vedette_stack_find_party (parties, owner) : NULL,
                              is_narrow (self) ? NULL : owner);
  if (owner != NULL)
    show_token (self, &stack, owner);
  else if (vedette_stack_is_on (&stack, VEDETTE_STACK_ON (ROUND_END)))
    show_end (self, &stack);
  else
    show_bag (self, &stack);
  show_round (self, &stack);
}

/**
 * vedette_token_pane_update:
 *
 * Shows the battle as it is now.
 */
void
vedette_token_pane_update (GtkWidget      *pane,
                           VedetteSession *session)
{
  update (VEDETTE_TOKEN_PANE (pane));
}

/* The caller says when to look again. */
GtkWidget *
vedette_token_pane_new (VedetteSession *session)
{
  VedetteTokenPane *self = g_object_new (VEDETTE_TYPE_TOKEN_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
