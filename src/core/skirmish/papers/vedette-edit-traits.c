/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the traits: house rules that give a line, a contingent or a side a bonus or malus. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-line-text.h"

VEDETTE_DEFINE_MOVE (VedetteAddTrait, vedette_add_trait, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetTrait, vedette_set_trait, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemoveTrait, vedette_remove_trait, VedetteMove, VEDETTE_TYPE_MOVE)

static VedetteTrait *
find_trait (VedetteMove           *move,
            const VedetteSkirmish *skirmish)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_TRAIT, vedette_move_get_id (move, "trait"));
}

static VedetteTrait *
draft_trait (VedetteMove  *move,
             VedetteTrait *trait)
{
  VedetteTrait *draft = trait != NULL ? vedette_skirmish_edit_copy (trait) : g_object_new (VEDETTE_TYPE_TRAIT, NULL);

  vedette_skirmish_edit_fill (move, draft);
  return draft;
}

static void
check_draft (const VedetteSkirmish *skirmish,
             VedetteTrait          *draft,
             VedetteRuling         *ruling)
{
  VedetteRecord *whose = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, vedette_trait_get_whose (draft));

  if (vedette_trait_get_name (draft)[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A trait needs a name"));
  else if (g_utf8_strlen (vedette_trait_get_name (draft), -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    vedette_ruling_forbid (ruling, NULL, _("A name has %d characters at most"), VEDETTE_LINE_TEXT_MAX_NAME);
  if (vedette_trait_get_value (draft) == 0)
    vedette_ruling_forbid (ruling, NULL, _("A trait gives a bonus or a malus, so it cannot be 0"));
  if (!VEDETTE_IS_FIGURE (whose) && !VEDETTE_IS_CONTINGENT (whose) && !VEDETTE_IS_FORCE (whose))
    vedette_ruling_forbid (ruling, NULL, _("A trait is of a line, of a contingent or of a side"));
}

/* Sides, then contingents, then lines; a name that stands for two has to be said by its number. */
static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  GListModel *traits = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_TRAIT);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (g_str_equal (pspec->name, "whose"))
    {
      vedette_skirmish_add_forces (&skirmish, choices);
      vedette_skirmish_add_contingents (&skirmish, choices, 0);
      vedette_skirmish_add_figures (&skirmish, choices, 0, FALSE);
    }
  for (guint i = 0; g_str_equal (pspec->name, "trait") && i < g_list_model_get_n_items (traits); i++)
    {
      g_autoptr (VedetteTrait) trait = g_list_model_get_item (traits, i);
      g_autofree char *whose = vedette_skirmish_edit_name (&skirmish, vedette_trait_get_whose (trait));
      g_autofree char *said = vedette_trait_say (trait);
      /* Translators: whose trait it is, and the trait, as in “Archers: quick +2” */
      g_autofree char *label = g_strdup_printf (C_("trait", "%s: %s"), whose, said);

      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (trait)), label);
    }
}

/* Whose it is, and who may know: what a hidden line can do is as secret as itself. */
static void
note_whose (const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            gint64                 whose)
{
  VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, whose);
  g_autofree char *name = vedette_skirmish_edit_name (skirmish, whose);
  gint64 side = whose;

  if (!VEDETTE_IS_FORCE (record))
    {
      g_object_get (record, "side", &side, NULL);
      vedette_skirmish_edit_note_text (edit, "whose", name);
    }
  vedette_skirmish_edit_note_side (skirmish, edit, side);
  if (vedette_reveal_is_hidden (skirmish, whose))
    vedette_reveal_show_only (skirmish, edit, side);
}

static void
note_trait (const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            VedetteTrait          *trait)
{
  note_whose (skirmish, edit, vedette_trait_get_whose (trait));
  vedette_skirmish_edit_note_text (edit, "name", vedette_trait_get_name (trait));
  json_object_set_int_member (vedette_edit_get_facts (edit), "value", vedette_trait_get_value (trait));
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteTrait) draft = draft_trait (move, NULL);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_edit_needs (move, ruling, "whose"))
    check_draft (&skirmish, draft, ruling);
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteTrait) draft = draft_trait (move, NULL);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  note_trait (&skirmish, edit, draft);
  vedette_edit_insert (edit, draft, -1);
  return TRUE;
}

#define VALUE_PARAM                                                                                                    \
  g_param_spec_int ("value", NULL, NULL, -VEDETTE_TRAIT_MAX, VEDETTE_TRAIT_MAX, 1, VEDETTE_PARAM_FLAGS)

static void
vedette_add_trait_class_init (VedetteAddTraitClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-trait", N_("Add a trait"), NULL, VEDETTE_MOVE_EDIT,
                              /* a line, a contingent or a side */
                              vedette_param_spec_reference_to ("whose", VEDETTE_TYPE_RECORD),
                              vedette_param_spec_text ("name"),
                              VALUE_PARAM,
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteTrait *trait;
  g_autoptr (VedetteTrait) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "trait"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  trait = find_trait (move, &skirmish);
  draft = draft_trait (move, trait);
  check_draft (&skirmish, draft, ruling);
  vedette_skirmish_edit_forbid_same (ruling, trait, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteTrait *trait;
  g_autoptr (VedetteTrait) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  trait = find_trait (move, &skirmish);
  draft = draft_trait (move, trait);
  note_trait (&skirmish, edit, trait);
  vedette_skirmish_edit_become (&skirmish, edit, trait, draft);
  return TRUE;
}

static void
vedette_set_trait_class_init (VedetteSetTraitClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-trait", N_("Change a trait"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("trait", VEDETTE_TYPE_TRAIT),
                              vedette_param_spec_text ("name"),
                              VALUE_PARAM,
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  vedette_skirmish_edit_needs (move, ruling, "trait");
}

static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteTrait *trait;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  trait = find_trait (move, &skirmish);
  note_trait (&skirmish, edit, trait);
  vedette_edit_remove (edit, trait);
  return TRUE;
}

static void
vedette_remove_trait_class_init (VedetteRemoveTraitClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-trait", N_("Remove a trait"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("trait", VEDETTE_TYPE_TRAIT),
                              NULL);
}
