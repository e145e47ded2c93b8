/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the fights that have names. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteAddFight, vedette_add_fight, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetFight, vedette_set_fight, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemoveFight, vedette_remove_fight, VedetteMove, VEDETTE_TYPE_MOVE)

/* Only men on the table are in melee, so there are no fights before the start. */
static void
open_fights (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_forbid_early (&skirmish, ruling);
}

static VedetteNamedFight *
find_fight (VedetteMove           *move,
            const VedetteSkirmish *skirmish)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_NAMED_FIGHT, vedette_move_get_id (move, "fight"));
}

/* The fight as it is to be; @fight is NULL for a new one. */
static VedetteNamedFight *
draft_fight (VedetteMove       *move,
             VedetteNamedFight *fight)
{
  VedetteNamedFight *draft = fight != NULL ? vedette_skirmish_edit_copy (fight)
                                           : g_object_new (VEDETTE_TYPE_NAMED_FIGHT, NULL);

  vedette_skirmish_edit_fill (move, draft);
  return draft;
}

static void
check_lines (const VedetteSkirmish *skirmish,
             VedetteNamedFight     *fight,
             const VedetteIds      *lines,
             VedetteRuling         *ruling)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));
      VedetteNamedFight *other = vedette_fights_find (skirmish, vedette_ids_get (lines, i));

      if (!vedette_figure_is_on_table (figure))
        vedette_ruling_forbid (ruling, "S-X31", _("%s is not on the table (S-X31)"), vedette_figure_get_name (figure));
      else if (other != NULL && other != fight)
        vedette_ruling_remind (ruling, "S-44", _("%s leaves the fight “%s” for it"), vedette_figure_get_name (figure),
                               vedette_named_fight_get_name (other));
    }
  if (!vedette_fights_has_both (skirmish, lines))
    vedette_ruling_forbid (ruling, "S-44", _("A fight needs men of both sides"));
}

static void
check_draft (const VedetteSkirmish *skirmish,
             VedetteNamedFight     *fight,
             VedetteNamedFight     *draft,
             VedetteRuling         *ruling)
{
  const char *name = vedette_named_fight_get_name (draft);
  VedetteNamedFight *same = vedette_fights_find_named (skirmish, name);

  if (*name == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A fight needs a name"));
  else if (same != NULL && same != fight)
    vedette_ruling_forbid (ruling, NULL, _("There is a fight “%s” already"), name);
  check_lines (skirmish, fight, vedette_named_fight_get_lines (draft), ruling);
}

/* Who is in a fight is in melee, and in no other. */
static void
take_in (const VedetteSkirmish *skirmish,
         VedetteEdit           *edit,
         VedetteNamedFight     *fight,
         const VedetteIds      *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      vedette_fights_leave (skirmish, edit, fight, vedette_ids_get (lines, i));
      if (vedette_figure_get_melee (figure) != VEDETTE_TRI_YES)
        vedette_melee_set (edit, figure, VEDETTE_TRI_YES, 0);
    }
}

/* Hidden men are given away by the fight that they are in. */
static void
choose_audience (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 const VedetteIds      *lines)
{
  gboolean hidden[2] = { FALSE, FALSE };

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure != NULL && vedette_figure_get_hidden (figure))
        hidden[vedette_figure_get_side (figure) != vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[0]))] = TRUE;
    }
  if (hidden[0] && hidden[1])
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  else if (hidden[0] || hidden[1])
    vedette_reveal_show_only (skirmish, edit, vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[hidden[1]])));
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  GListModel *fights;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (g_str_equal (pspec->name, "lines"))
    vedette_skirmish_add_figures (&skirmish, choices, 0, TRUE);
  if (!g_str_equal (pspec->name, "fight"))
    return;
  fights = vedette_battle_get_records (skirmish.battle, VEDETTE_TYPE_NAMED_FIGHT);
  for (guint i = 0; i < g_list_model_get_n_items (fights); i++)
    {
      g_autoptr (VedetteNamedFight) fight = g_list_model_get_item (fights, i);

      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (fight)), vedette_named_fight_get_name (fight));
    }
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteNamedFight) draft = draft_fight (move, NULL);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  check_draft (&skirmish, NULL, draft, ruling);
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteNamedFight) draft = draft_fight (move, NULL);
  const VedetteIds *lines = vedette_named_fight_get_lines (draft);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_edit_note_text (edit, "name", vedette_named_fight_get_name (draft));
  json_object_set_array_member (vedette_edit_get_facts (edit), "lines", vedette_skirmish_fact_names (&skirmish, lines));
  choose_audience (&skirmish, edit, lines);
  take_in (&skirmish, edit, NULL, lines);
  vedette_edit_insert (edit, draft, -1);
  vedette_fights_tidy (&skirmish, edit);
  return TRUE;
}

static void
vedette_add_fight_class_init (VedetteAddFightClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_fights;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-fight", N_("Name a fight"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_ids_of ("lines", VEDETTE_TYPE_FIGURE),
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteNamedFight *fight;
  g_autoptr (VedetteNamedFight) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "fight"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  fight = find_fight (move, &skirmish);
  draft = draft_fight (move, fight);
  check_draft (&skirmish, fight, draft, ruling);
  vedette_skirmish_edit_forbid_same (ruling, fight, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteNamedFight *fight;
  g_autoptr (VedetteNamedFight) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  fight = find_fight (move, &skirmish);
  draft = draft_fight (move, fight);
  vedette_skirmish_edit_note_text (edit, "name", vedette_named_fight_get_name (fight));
  choose_audience (&skirmish, edit, vedette_named_fight_get_lines (fight));
  choose_audience (&skirmish, edit, vedette_named_fight_get_lines (draft));
  take_in (&skirmish, edit, fight, vedette_named_fight_get_lines (draft));
  vedette_skirmish_edit_become (&skirmish, edit, fight, draft);
  vedette_fights_tidy (&skirmish, edit);
  return TRUE;
}

static void
vedette_set_fight_class_init (VedetteSetFightClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_fights;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-fight", N_("Change a fight"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("fight", VEDETTE_TYPE_NAMED_FIGHT),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_ids_of ("lines", VEDETTE_TYPE_FIGURE),
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  vedette_skirmish_edit_needs (move, ruling, "fight");
}

/* Its name goes; who is in melee stays in melee. */
static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteNamedFight *fight;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  fight = find_fight (move, &skirmish);
  vedette_skirmish_edit_note_text (edit, "name", vedette_named_fight_get_name (fight));
  choose_audience (&skirmish, edit, vedette_named_fight_get_lines (fight));
  vedette_edit_remove (edit, fight);
  return TRUE;
}

static void
vedette_remove_fight_class_init (VedetteRemoveFightClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_fights;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-fight", N_("Forget the name of a fight"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("fight", VEDETTE_TYPE_NAMED_FIGHT),
                              NULL);
}
