/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card says, in words. Only number and state are for everybody. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/state/vedette-card-object.h"

char *
vedette_card_words_title (VedetteOrderCard *card)
{
  /* Translators: the number of an order card */
  return g_strdup_printf (_("Card %d"), vedette_order_card_get_number (card));
}

/**
 * vedette_card_words_state:
 *
 * Returns: (transfer full): how it stands with a card in a word, as it is said below the card
 */
char *
vedette_card_words_state (VedetteOrderCard *card)
{
  static const char *const states[] = {
    [VEDETTE_CARD_DORMANT] = NC_("state of a card", "waiting"),
    [VEDETTE_CARD_LIVE] = NC_("state of a card", "ready"),
    [VEDETTE_CARD_DONE] = NC_("state of a card", "done"),
    [VEDETTE_CARD_VOID] = NC_("state of a card", "void"),
  };
  const char *state = g_dpgettext2 (GETTEXT_PACKAGE, "state of a card", states[vedette_order_card_get_state (card)]);

  if (vedette_order_card_get_judged (card) == VEDETTE_TRI_YES)
    /* Translators: the state of an order card, such as “ready”, when it was judged specific enough */
    return g_strdup_printf (_("%s · specific enough"), state);
  return g_strdup (state);
}

char *
vedette_card_words_who (const VedetteSkirmish *skirmish,
                        VedetteOrderCard      *card)
{
  const VedetteIds *actors = vedette_order_card_get_actors (card);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (figure == NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, C_("list of names", ", "));
      if (vedette_figure_has_left (figure))
        /* Translators: a line of the roster of which the last have left the table */
        g_string_append_printf (text, _("%s (left)"), vedette_figure_get_name (figure));
      else if (vedette_figure_get_standing (figure) == 0)
        /* Translators: a line of the roster of which no figure is left */
        g_string_append_printf (text, _("%s (out)"), vedette_figure_get_name (figure));
      else if (vedette_figure_get_count (figure) > 1)
        /* Translators: a line of the roster, and how many figures it has */
        g_string_append_printf (text, _("%s ×%d"), vedette_figure_get_name (figure), vedette_figure_get_count (figure));
      else
        g_string_append (text, vedette_figure_get_name (figure));
    }
  if (text->len == 0)
    g_string_append (text, _("Nobody"));
  return g_string_free (text, FALSE);
}

/**
 * vedette_card_words_lost:
 *
 * Returns: (transfer full) (nullable): that nobody can claim a card that is still to be carried out, because none of its men
 *   is left, or nobody whom it is about (A-S47); it gives away who that is
 */
char *
vedette_card_words_lost (const VedetteSkirmish *skirmish,
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

/* Returns: (transfer full) (nullable): what a target or a place is called that the order does not have in it */
static char *
name_object (const VedetteSkirmish *skirmish,
             VedetteOrderCard      *card)
{
  const char *order = vedette_order_card_get_order (card);
  VedetteRecord *target = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD,
                                               vedette_order_card_get_target (card));
  const char *place = vedette_order_card_get_place (card);
  g_autofree char *name = NULL;

  if (target != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (target), "name") != NULL)
    name = vedette_facts_name (skirmish->battle, vedette_record_get_id (target));
  if (name != NULL && vedette_card_object_contains (order, name))
    g_clear_pointer (&name, g_free);
  if (vedette_card_object_contains (order, place))
    place = "";
  if (name != NULL && place[0] != '\0')
    /* Translators: whom an order is about, and where */
    return g_strdup_printf (_("%s, %s"), name, place);
  if (name != NULL)
    return g_steal_pointer (&name);
  return place[0] != '\0' ? g_strdup (place) : NULL;
}

char *
vedette_card_words_what (const VedetteSkirmish *skirmish,
                         VedetteOrderCard      *card)
{
  VedetteObjective objective = vedette_order_card_get_objective (card);
  const char *order = vedette_order_card_get_order (card);
  g_autofree char *object = name_object (skirmish, card);
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

char *
vedette_card_words_when (VedetteOrderCard *card)
{
  const char *condition = vedette_order_card_get_condition (card);

  return g_strdup (condition[0] != '\0' ? condition : _("At any time"));
}

/**
 * vedette_card_words_void:
 *
 * Returns: (transfer full) (nullable): what to do about a card that is void; %NULL if it is not
 */
char *
vedette_card_words_void (VedetteSession   *session,
                         VedetteOrderCard *card)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (vedette_order_card_get_state (card) != VEDETTE_CARD_VOID)
    return NULL;
  move = vedette_session_new_move (session, "set-card");
  ruling = vedette_rules_open (vedette_session_get_rules (session), move);
  if (vedette_order_card_get_judged (card) == VEDETTE_TRI_NO)
    return g_strdup (ruling->verdict == VEDETTE_VERDICT_ALLOWED
                       ? _("This card was judged too vague and has no effect. Edit the card to name an enemy, a place or a "
                           "task, or remove the card.")
                       : _("This card was judged too vague and has no effect. If the judgment was a mistake, use Undo."));
  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    return g_strdup (_("This card has no effect. Edit the card to name who does what, or remove the card."));
  return g_strdup (_("This card no longer has any effect. Use Undo if the card should still have an effect."));
}

static gboolean
is_in (VedetteRuling *ruling,
       const char    *why)
{
  vedette_each (VedetteReason, reason, ruling != NULL ? ruling->findings : NULL)
    if (g_str_equal (reason->why, why))
      return TRUE;
  return FALSE;
}

/**
 * vedette_card_words_faults:
 *
 * What the rules have against a card that was written in spite of them, or has lost what it was about since.
 *
 * Returns: (transfer full): sentences that give away what the card says
 */
GStrv
vedette_card_words_faults (VedetteSession   *session,
                           VedetteOrderCard *card)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "set-card");
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteRuling) open = vedette_rules_open (rules, move);
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();

  /* A change that changes nothing: what is said against it, but for just that, is said against the card. */
  g_object_set (move, "card", vedette_record_get_id (VEDETTE_RECORD (card)), NULL);
  ruling = vedette_rules_check (rules, move);
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->rule != NULL && !is_in (open, reason->why))
      g_strv_builder_add (faults, reason->why);
  return g_strv_builder_end (faults);
}
