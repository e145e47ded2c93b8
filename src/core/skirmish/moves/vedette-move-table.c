/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the table in any state: men out, contacts made and broken, conditions met, cards finished. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-skirmish.h"

VEDETTE_DEFINE_MOVE (VedetteOut, vedette_out, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteContact, vedette_contact, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteCondition, vedette_condition, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteCardDone, vedette_card_done, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteCardVoid, vedette_card_void, VedetteMove, VEDETTE_TYPE_MOVE)

static void
open_in_game (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_forbid_early (&skirmish, ruling);
}

static gboolean
has_figures_on_table (VedetteBattle *battle)
{
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (vedette_figure_is_on_table (figure))
        return TRUE;
    }
  return FALSE;
}

static void
open_with_roster (VedetteMove   *move,
                  VedetteRules  *rules,
                  VedetteRuling *ruling)
{
  open_in_game (move, rules, ruling);
  if (!has_figures_on_table (vedette_rules_get_battle (rules)))
    vedette_ruling_forbid (ruling, NULL, _("Nobody of the roster is on the table"));
}

static void
list_figures (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (g_str_equal (pspec->name, "line"))
    vedette_skirmish_add_figures (&skirmish, choices, 0, TRUE);
}

/* Men who are dead or gone */

static void
check_out (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  figure = vedette_skirmish_find_figure (&skirmish, vedette_move_get_id (move, "line"));
  vedette_melee_check (&skirmish, move, ruling);
  if (figure == NULL && *vedette_move_get_texts (move, "losses") == NULL)
    vedette_ruling_forbid (ruling, NULL, _("Say who is out"));
  else if (figure != NULL && *vedette_move_get_texts (move, "losses") != NULL)
    vedette_ruling_forbid (ruling, NULL, _("Say who is out by one line, or by a list, not by both"));
  else if (figure == NULL)
    return;
  else if (vedette_figure_get_standing (figure) < vedette_move_get_int (move, "men"))
    vedette_ruling_forbid (ruling, "S-X31",
                           g_dngettext (GETTEXT_PACKAGE, "Of %s %d man is left (S-X31)", "Of %s %d men are left (S-X31)",
                                        (gulong) vedette_figure_get_standing (figure)),
                           vedette_figure_get_name (figure), vedette_figure_get_standing (figure));
  else if (vedette_figure_get_standing (figure) == vedette_move_get_int (move, "men"))
    vedette_melee_remind_leader (&skirmish, figure, ruling);
}

static gboolean
perform_out (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;
  JsonObject *facts = vedette_edit_get_facts (edit);
  int men = vedette_move_get_int (move, "men");
  g_autoptr (VedetteIds) named = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  figure = vedette_skirmish_find_figure (&skirmish, vedette_move_get_id (move, "line"));
  if (figure == NULL)
    vedette_melee_perform (&skirmish, edit, move);
  else
    vedette_melee_take_out (&skirmish, edit, figure, men);
  vedette_fights_tidy (&skirmish, edit);
  named = figure == NULL ? vedette_melee_list_named (&skirmish, move)
                         : vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (figure)));
  vedette_reveal_keep_secret (&skirmish, edit, named);
  if (figure == NULL)
    return TRUE;

  json_object_set_string_member (facts, "line", vedette_figure_get_name (figure));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (&skirmish, vedette_figure_get_side (figure)));
  json_object_set_int_member (facts, "men", men);
  json_object_set_int_member (facts, "left", vedette_figure_get_standing (figure) - men);
  json_object_set_int_member (facts, "of", vedette_figure_get_count (figure));
  return TRUE;
}

static void
vedette_out_class_init (VedetteOutClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_with_roster;
  move_class->check = check_out;
  move_class->perform = perform_out;
  move_class->list_choices = list_figures;
  vedette_move_class_install (move_class, "out", N_("Out"), "x", VEDETTE_MOVE_PLAY,
                              vedette_param_spec_reference_to ("line", VEDETTE_TYPE_FIGURE),
                              g_param_spec_int ("men", NULL, NULL, 1, 999, 1, VEDETTE_PARAM_FLAGS),
                              /* of several lines, instead of the two above */
                              vedette_melee_param_losses (),
                              NULL);
}

/* Contacts made and broken */

static void
check_contact (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const VedetteIds *lines = vedette_move_get_ids (move, "line");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (lines == NULL)
    vedette_ruling_forbid (ruling, NULL, _("Say who is, or is no longer, in contact"));
  if (vedette_move_get_tri (move, "melee") == VEDETTE_TRI_YES)
    vedette_fights_check (&skirmish, move, lines, NULL, ruling);
  else if (vedette_move_is_said (move, "fight"))
    vedette_ruling_forbid (ruling, NULL, _("Only who is in melee is in a fight"));
  if (vedette_move_get_tri (move, "melee") != VEDETTE_TRI_YES && vedette_move_get_int (move, "men") > 0)
    vedette_ruling_forbid (ruling, NULL, _("Only of those in melee it is said how many they are"));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (&skirmish, vedette_ids_get (lines, i));

      if (!vedette_figure_is_on_table (figure))
        vedette_ruling_forbid (ruling, "S-X31", _("%s is not on the table (S-X31)"), vedette_figure_get_name (figure));
      else if (vedette_move_get_int (move, "men") > vedette_figure_get_standing (figure))
        vedette_ruling_forbid (ruling, "S-X31", _("%s has fewer men left than that (S-X31)"),
                               vedette_figure_get_name (figure));
    }
}

static gboolean
perform_contact (VedetteMove   *move,
                 VedetteRules  *rules,
                 VedetteEdit   *edit,
                 VedetteDice   *dice,
                 GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *lines = vedette_move_get_ids (move, "line");
  VedetteTri melee = vedette_move_get_tri (move, "melee");
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    vedette_melee_set (edit, vedette_skirmish_find_figure (&skirmish, vedette_ids_get (lines, i)), melee,
                       vedette_move_get_int (move, "men"));
  if (melee == VEDETTE_TRI_YES)
    vedette_fights_join (&skirmish, edit, move, lines, NULL);
  vedette_fights_tidy (&skirmish, edit);
  if (melee == VEDETTE_TRI_YES && vedette_move_get_int (move, "men") > 0)
    json_object_set_int_member (facts, "men", vedette_move_get_int (move, "men"));
  json_object_set_array_member (facts, "lines", vedette_skirmish_fact_names (&skirmish, lines));
  /* Who fights is seen; of others nothing need be said. */
  if (melee == VEDETTE_TRI_YES)
    vedette_reveal_declared (&skirmish, move, edit);
  else
    vedette_reveal_keep_secret (&skirmish, edit, lines);
  json_object_set_string_member (facts, "melee", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) melee));
  return TRUE;
}

static void
vedette_contact_class_init (VedetteContactClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_with_roster;
  move_class->check = check_contact;
  move_class->perform = perform_contact;
  move_class->list_choices = list_figures;
  vedette_move_class_install (move_class, "contact", N_("In melee"), NULL, VEDETTE_MOVE_PLAY,
                              vedette_param_spec_ids_of ("line", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_tri ("melee"),
                              g_param_spec_int ("men", NULL, NULL, 0, 999, 0, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_text ("fight"),
                              NULL);
}

/* Order cards: only forwards, dormant to live to done or void (rules.md 7.1) */

static gboolean
has_card (VedetteBattle *battle,
          gboolean       dormant_only)
{
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      VedetteCardState state = vedette_order_card_get_state (card);

      if (state == VEDETTE_CARD_DORMANT || (!dormant_only && state == VEDETTE_CARD_LIVE))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_condition (VedetteMove *move)
{
  return G_OBJECT_TYPE (move) == vedette_condition_get_type ();
}

static void
open_card (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  open_in_game (move, rules, ruling);
  if (!has_card (vedette_rules_get_battle (rules), is_condition (move)))
    vedette_ruling_forbid (ruling, "S-40", is_condition (move) ? _("No card waits for a condition (S-40)")
                                                               : _("No card is open"));
}

static void
check_card (VedetteMove   *move,
            VedetteRules  *rules,
            VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  VedetteCardState state;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  if (card == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, _("Say which card"));
      return;
    }
  state = vedette_order_card_get_state (card);
  if (state == VEDETTE_CARD_DONE || state == VEDETTE_CARD_VOID)
    vedette_ruling_forbid (ruling, "S-40", _("Card %d is finished; undo brings it back"),
                           vedette_order_card_get_number (card));
  else if (is_condition (move) && state == VEDETTE_CARD_LIVE)
    vedette_ruling_forbid (ruling, "S-40", _("Card %d waits for nothing (S-40)"), vedette_order_card_get_number (card));
}

static gboolean
perform_card (VedetteMove      *move,
              VedetteRules     *rules,
              VedetteEdit      *edit,
              VedetteCardState  state)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  vedette_edit_set (edit, card, "state", state, NULL);
  json_object_set_int_member (facts, "card", vedette_order_card_get_number (card));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (&skirmish, vedette_order_card_get_side (card)));
  return TRUE;
}

static gboolean
perform_condition (VedetteMove   *move,
                   VedetteRules  *rules,
                   VedetteEdit   *edit,
                   VedetteDice   *dice,
                   GError       **error)
{
  return perform_card (move, rules, edit, VEDETTE_CARD_LIVE);
}

static gboolean
perform_card_done (VedetteMove   *move,
                   VedetteRules  *rules,
                   VedetteEdit   *edit,
                   VedetteDice   *dice,
                   GError       **error)
{
  return perform_card (move, rules, edit, VEDETTE_CARD_DONE);
}

static gboolean
perform_card_void (VedetteMove   *move,
                   VedetteRules  *rules,
                   VedetteEdit   *edit,
                   VedetteDice   *dice,
                   GError       **error)
{
  return perform_card (move, rules, edit, VEDETTE_CARD_VOID);
}

static void
list_cards (VedetteMove  *move,
            VedetteRules *rules,
            GParamSpec   *pspec,
            GListStore   *choices)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, battle);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      VedetteCardState state = vedette_order_card_get_state (card);
      g_autofree char *label = NULL;

      if (state != VEDETTE_CARD_DORMANT && (is_condition (move) || state != VEDETTE_CARD_LIVE))
        continue;
      /* Translators: the name of a side and the number of one of its order cards */
      label = g_strdup_printf (_("%s %d"), vedette_skirmish_get_side_name (&skirmish, vedette_order_card_get_side (card)),
                               vedette_order_card_get_number (card));
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

static void
install_card_move (VedetteMoveClass *move_class,
                   const char       *name,
                   const char       *label,
                   const char       *key)
{
  move_class->open = open_card;
  move_class->check = check_card;
  move_class->list_choices = list_cards;
  vedette_move_class_install (move_class, name, label, key, VEDETTE_MOVE_PLAY,
                              vedette_param_spec_reference_to ("card", VEDETTE_TYPE_ORDER_CARD), NULL);
}

static void
vedette_condition_class_init (VedetteConditionClass *klass)
{
  VEDETTE_MOVE_CLASS (klass)->perform = perform_condition;
  install_card_move (VEDETTE_MOVE_CLASS (klass), "condition", N_("Card condition"), "k");
}

static void
vedette_card_done_class_init (VedetteCardDoneClass *klass)
{
  VEDETTE_MOVE_CLASS (klass)->perform = perform_card_done;
  install_card_move (VEDETTE_MOVE_CLASS (klass), "card-done", N_("Card done"), NULL);
}

static void
vedette_card_void_class_init (VedetteCardVoidClass *klass)
{
  VEDETTE_MOVE_CLASS (klass)->perform = perform_card_void;
  install_card_move (VEDETTE_MOVE_CLASS (klass), "card-void", N_("Card void"), NULL);
}
