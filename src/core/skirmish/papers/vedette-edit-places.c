/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the places of the table. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteAddPlace, vedette_add_place, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetPlace, vedette_set_place, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemovePlace, vedette_remove_place, VedetteMove, VEDETTE_TYPE_MOVE)

static VedettePlace *
find_place (VedetteMove           *move,
            const VedetteSkirmish *skirmish)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_PLACE, vedette_move_get_id (move, "place"));
}

/* The place as it is to be; @place is NULL for a new one. */
static VedettePlace *
draft_place (VedetteMove  *move,
             VedettePlace *place)
{
  VedettePlace *draft = place != NULL ? vedette_skirmish_edit_copy (place) : g_object_new (VEDETTE_TYPE_PLACE, NULL);

  vedette_skirmish_edit_fill (move, draft);
  return draft;
}

/* Two places of one name could not be told apart on a card. Only public places are compared: what the other side calls a
 * place on its cards is not to be found out by trying. */
static void
check_name (const VedetteSkirmish *skirmish,
            VedettePlace          *place,
            VedettePlace          *draft,
            VedetteRuling         *ruling)
{
  GListModel *places = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_PLACE);
  const char *name = vedette_place_get_name (draft);
  g_autofree char *folded = g_utf8_casefold (name, -1);

  if (name[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A place needs a name"));
  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (VedettePlace) other = g_list_model_get_item (places, i);
      g_autofree char *taken = g_utf8_casefold (vedette_place_get_name (other), -1);

      if (other != place && g_str_equal (folded, taken))
        vedette_ruling_forbid (ruling, NULL, _("There is a place called “%s” already"), vedette_place_get_name (other));
    }
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;

  if (!g_str_equal (pspec->name, "place"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_add_places (&skirmish, choices);
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedettePlace) draft = draft_place (move, NULL);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  check_name (&skirmish, NULL, draft, ruling);
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  g_autoptr (VedettePlace) draft = draft_place (move, NULL);

  vedette_skirmish_edit_note_text (edit, "name", vedette_place_get_name (draft));
  vedette_skirmish_edit_note_text (edit, "notes", vedette_place_get_notes (draft));
  vedette_edit_insert (edit, draft, -1);
  return TRUE;
}

static void
vedette_add_place_class_init (VedetteAddPlaceClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_add;
  move_class->perform = perform_add;

  vedette_move_class_install (move_class, "add-place", N_("Add a place"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_text ("notes"),
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedettePlace *place;
  g_autoptr (VedettePlace) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "place"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  place = find_place (move, &skirmish);
  draft = draft_place (move, place);
  check_name (&skirmish, place, draft, ruling);
  vedette_skirmish_edit_forbid_same (ruling, place, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedettePlace *place;
  g_autoptr (VedettePlace) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  place = find_place (move, &skirmish);
  draft = draft_place (move, place);
  vedette_skirmish_edit_note_text (edit, "name", vedette_place_get_name (place));
  vedette_skirmish_edit_become (&skirmish, edit, place, draft);
  return TRUE;
}

static void
vedette_set_place_class_init (VedetteSetPlaceClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-place", N_("Change a place"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("place", VEDETTE_TYPE_PLACE),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_text ("notes"),
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  vedette_skirmish_edit_needs (move, ruling, "place");
}

static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedettePlace *place;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  place = find_place (move, &skirmish);
  vedette_skirmish_edit_note_text (edit, "name", vedette_place_get_name (place));
  vedette_skirmish_edit_forget_target (&skirmish, edit, place);
  vedette_edit_remove (edit, place);
  return TRUE;
}

static void
vedette_remove_place_class_init (VedetteRemovePlaceClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-place", N_("Remove a place"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("place", VEDETTE_TYPE_PLACE),
                              NULL);
}
