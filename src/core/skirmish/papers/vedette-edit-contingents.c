/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the contingents: a leader's command within a force. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"

VEDETTE_DEFINE_MOVE (VedetteAddContingent, vedette_add_contingent, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetContingent, vedette_set_contingent, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemoveContingent, vedette_remove_contingent, VedetteMove, VEDETTE_TYPE_MOVE)

static VedetteContingent *
find_contingent (VedetteMove           *move,
                 const VedetteSkirmish *skirmish)
{
  return vedette_battle_find (skirmish->battle, VEDETTE_TYPE_CONTINGENT, vedette_move_get_id (move, "contingent"));
}

/* The contingent as it is to be; @contingent is NULL for a new one. */
static VedetteContingent *
draft_contingent (VedetteMove       *move,
                  VedetteContingent *contingent)
{
  VedetteContingent *draft = contingent != NULL ? vedette_skirmish_edit_copy (contingent)
                                                : g_object_new (VEDETTE_TYPE_CONTINGENT, NULL);

  vedette_skirmish_edit_fill (move, draft);
  if (vedette_move_get_boolean (move, "no-leader"))
    g_object_set (draft, "leader", (gint64) 0, NULL);
  return draft;
}

static void
check_draft (const VedetteSkirmish *skirmish,
             VedetteContingent     *draft,
             VedetteRuling         *ruling)
{
  VedetteFigure *leader = vedette_skirmish_find_figure (skirmish, vedette_contingent_get_leader (draft));

  if (vedette_contingent_get_name (draft)[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A contingent needs a name"));
  if (leader != NULL && vedette_figure_get_side (leader) != vedette_contingent_get_side (draft))
    vedette_ruling_forbid (ruling, NULL, _("%s is of the other side and cannot lead this contingent"),
                           vedette_figure_get_name (leader));
}

/* A hidden leader is given away by the contingent that names him. */
static void
choose_audience (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 VedetteContingent     *contingent)
{
  if (vedette_reveal_is_hidden (skirmish, vedette_contingent_get_leader (contingent)))
    vedette_reveal_show_only (skirmish, edit, vedette_contingent_get_side (contingent));
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  VedetteContingent *contingent;
  gint64 side = vedette_move_get_id (move, "side");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  contingent = find_contingent (move, &skirmish);
  if (contingent != NULL)
    side = vedette_contingent_get_side (contingent);
  if (g_str_equal (pspec->name, "side"))
    vedette_skirmish_add_forces (&skirmish, choices);
  else if (g_str_equal (pspec->name, "contingent"))
    vedette_skirmish_add_contingents (&skirmish, choices, 0);
  else if (g_str_equal (pspec->name, "leader"))
    vedette_skirmish_add_figures (&skirmish, choices, side, FALSE);
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteContingent) draft = draft_contingent (move, NULL);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_edit_needs (move, ruling, "side"))
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
  g_autoptr (VedetteContingent) draft = draft_contingent (move, NULL);
  g_autofree char *leader = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  leader = vedette_skirmish_edit_name (&skirmish, vedette_contingent_get_leader (draft));
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_contingent_get_side (draft));
  vedette_skirmish_edit_note_text (edit, "name", vedette_contingent_get_name (draft));
  vedette_skirmish_edit_note_text (edit, "leader", leader);
  vedette_skirmish_edit_note_text (edit, "player", vedette_contingent_get_player (draft));
  choose_audience (&skirmish, edit, draft);
  vedette_edit_insert (edit, draft, -1);
  return TRUE;
}

static void
vedette_add_contingent_class_init (VedetteAddContingentClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-contingent", N_("Add a contingent"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("side", VEDETTE_TYPE_FORCE),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_reference_to ("leader", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("player"),
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteContingent *contingent;
  g_autoptr (VedetteContingent) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "contingent"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  contingent = find_contingent (move, &skirmish);
  draft = draft_contingent (move, contingent);
  check_draft (&skirmish, draft, ruling);
  vedette_skirmish_edit_forbid_same (ruling, contingent, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteContingent *contingent;
  g_autoptr (VedetteContingent) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  contingent = find_contingent (move, &skirmish);
  draft = draft_contingent (move, contingent);
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_contingent_get_side (contingent));
  vedette_skirmish_edit_note_text (edit, "name", vedette_contingent_get_name (contingent));
  choose_audience (&skirmish, edit, contingent);
  choose_audience (&skirmish, edit, draft);
  vedette_skirmish_edit_become (&skirmish, edit, contingent, draft);
  return TRUE;
}

static void
vedette_set_contingent_class_init (VedetteSetContingentClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-contingent", N_("Change a contingent"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("contingent", VEDETTE_TYPE_CONTINGENT),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_reference_to ("leader", VEDETTE_TYPE_FIGURE),
                              g_param_spec_boolean ("no-leader", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_text ("player"),
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  vedette_skirmish_edit_needs (move, ruling, "contingent");
}

static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteContingent *contingent;
  GListModel *figures;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  contingent = find_contingent (move, &skirmish);
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_contingent_get_side (contingent));
  vedette_skirmish_edit_note_text (edit, "name", vedette_contingent_get_name (contingent));
  choose_audience (&skirmish, edit, contingent);

  figures = vedette_battle_get_records (skirmish.battle, VEDETTE_TYPE_FIGURE);
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (vedette_figure_get_contingent (figure) == vedette_record_get_id (VEDETTE_RECORD (contingent)))
        vedette_edit_set (edit, figure, "contingent", (gint64) 0, NULL);
    }
  vedette_skirmish_edit_forget_target (&skirmish, edit, contingent);
  vedette_traits_remove (skirmish.battle, edit, vedette_record_get_id (VEDETTE_RECORD (contingent)));
  vedette_edit_remove (edit, contingent);
  return TRUE;
}

static void
vedette_remove_contingent_class_init (VedetteRemoveContingentClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-contingent", N_("Remove a contingent"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("contingent", VEDETTE_TYPE_CONTINGENT),
                              NULL);
}
