/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tokens that came in this round, in their order, the one that is out last, and who has acted how often. */

#include "vedette-config.h"

#include "ui/stack/vedette-drawn-pane.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-stack-look.h"

#define SMALL 28
/* So many of a long round are shown, and the newest always. */
#define MOST_DRAWN 60

struct _VedetteDrawnPane
{
  AdwBin parent_instance;

  /* template */
  GtkBox *strip;
  GtkLabel *acted;

  /* owned */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDrawnPane, vedette_drawn_pane, ADW_TYPE_BIN)

/* The newest is at the end, and in view. */
static void
show_newest (GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
vedette_drawn_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DRAWN_PANE (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_DRAWN_PANE);

  G_OBJECT_CLASS (vedette_drawn_pane_parent_class)->dispose (object);
}

static void
vedette_drawn_pane_class_init (VedetteDrawnPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_drawn_pane_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-drawn-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteDrawnPane, strip);
  gtk_widget_class_bind_template_child (widget_class, VedetteDrawnPane, acted);
  gtk_widget_class_bind_template_callback (widget_class, show_newest);
}

static void
vedette_drawn_pane_init (VedetteDrawnPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_drawn (VedetteDrawnPane *self,
           GListModel       *parties,
           gpointer          owner,
           gboolean          now,
           GString          *heard)
{
  gtk_box_append (self->strip, vedette_party_disc_new_mute (vedette_stack_find_party (parties, owner), SMALL,
                                                            now ? VEDETTE_PARTY_DISC_RINGED : VEDETTE_PARTY_DISC_FULL));
  g_string_append_printf (heard, "%s%s", heard->len > 0 ? C_("list of names", ", ") : "", vedette_stack_get_name (owner));
}

/* The tokens of this round in their order, the one that is out last */
static void
show_drawn (VedetteDrawnPane   *self,
            const VedetteStack *stack,
            GListModel         *parties)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  guint n = g_list_model_get_n_items (turns);
  gpointer owner = vedette_stack_find (stack, vedette_stack_game_get_owner (stack->game));
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *label = NULL;

  while (gtk_widget_get_first_child (GTK_WIDGET (self->strip)) != NULL)
    gtk_box_remove (self->strip, gtk_widget_get_first_child (GTK_WIDGET (self->strip)));
  for (guint i = n > MOST_DRAWN ? n - MOST_DRAWN : 0; i < n; i++)
    {
      g_autoptr (VedetteStackTurn) turn = g_list_model_get_item (turns, i);
      gpointer whose = vedette_stack_find (stack, vedette_stack_turn_get_owner (turn));

      if (whose != NULL)
        add_drawn (self, parties, whose, FALSE, heard);
    }
  if (owner != NULL)
    add_drawn (self, parties, owner, TRUE, heard);
  /* Translators: whose tokens came in this round, in their order */
  label = heard->len > 0 ? g_strdup_printf (_("Drawn this round: %s"), heard->str)
                         : g_strdup (_("Nothing drawn this round"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
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

/* The characters who have acted so often, if there are any */
static void
add_characters (GString               *words,
                const VedetteStack    *stack,
                const VedetteStackNow *now,
                guint                  times)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *said = NULL;

  for (guint i = 0; i < now->owners->len; i++)
    {
      gpointer owner = now->owners->pdata[i];

      if (VEDETTE_IS_CHARACTER (owner) && vedette_stack_count_acted (stack, owner) == times &&
          (times > 0 || vedette_stack_now_nth (now, i).placed > 0))
        g_string_append_printf (names, "%s%s", names->len > 0 ? C_("list of names", ", ") : "", vedette_stack_get_name (owner));
    }
  if (names->len == 0)
    return;
  said = say_times (times, names->str);
  add_word (words, said);
}

/* Who has acted how often: the characters by name, the others by colour */
static void
show_acted (VedetteDrawnPane   *self,
            const VedetteStack *stack)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_auto (VedetteStackNow) now = { 0 };
  guint most = 0;

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i < now.owners->len; i++)
    if (VEDETTE_IS_CHARACTER (now.owners->pdata[i]))
      most = MAX (most, vedette_stack_count_acted (stack, now.owners->pdata[i]));
  for (guint times = most + 1; times-- > 0;)
    add_characters (words, stack, &now, times);
  for (guint i = 0; i < now.owners->len; i++)
    {
      gpointer owner = now.owners->pdata[i];
      guint n = VEDETTE_IS_CHARACTER (owner) ? 0 : vedette_stack_count_acted (stack, owner);
      /* Translators: whose tokens they are, and how many Turns came of them in this round, as in “Enemies: 5” */
      g_autofree char *said = g_strdup_printf (C_("Turns", "%s: %u"), vedette_stack_get_name (owner), n);

      if (n > 0)
        add_word (words, said);
    }
  gtk_label_set_text (self->acted, words->str);
}

/**
 * vedette_drawn_pane_update:
 *
 * Shows the round as it is now; before the first, it is not there.
 */
void
vedette_drawn_pane_update (GtkWidget *pane)
{
  VedetteDrawnPane *self = VEDETTE_DRAWN_PANE (pane);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  gtk_widget_set_visible (pane, vedette_stack_game_get_round (stack.game) > 0);
  show_drawn (self, &stack, parties);
  show_acted (self, &stack);
}

/* The caller says when to look again. */
GtkWidget *
vedette_drawn_pane_new (VedetteSession *session)
{
  VedetteDrawnPane *self = g_object_new (VEDETTE_TYPE_DRAWN_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
