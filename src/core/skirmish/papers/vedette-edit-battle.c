/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of what the battle and its two sides are called and how they play. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteSetBattle, vedette_set_battle, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetSide, vedette_set_side, VedetteMove, VEDETTE_TYPE_MOVE)

static VedetteAbout *
draft_about (VedetteMove           *move,
             const VedetteSkirmish *skirmish)
{
  VedetteAbout *draft = vedette_skirmish_edit_copy (skirmish->about);

  int minutes;

  vedette_skirmish_edit_fill (move, draft);
  if (vedette_move_is_said (move, "stop-at") &&
      vedette_limits_parse_time (vedette_about_get_stop_at (draft), &minutes))
    {
      g_autofree char *text = vedette_limits_format_time (minutes);

      g_object_set (draft, "stop-at", text, NULL);
    }
  return draft;
}

static void
check_battle (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteAbout) draft = NULL;
  int minutes;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  draft = draft_about (move, &skirmish);
  if (*vedette_about_get_stop_at (draft) != '\0' &&
      !vedette_limits_parse_time (vedette_about_get_stop_at (draft), &minutes))
    /* Translators: 22:30 is as it is to be typed */
    vedette_ruling_forbid (ruling, NULL, _("A time is written as 22:30, not as “%s”"), vedette_about_get_stop_at (draft));
  vedette_skirmish_edit_forbid_same (ruling, skirmish.about, draft);
}

static gboolean
perform_battle (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteAbout) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  draft = draft_about (move, &skirmish);
  vedette_skirmish_edit_become (&skirmish, edit, skirmish.about, draft);
  /* Another time is another reminder. */
  if (!g_str_equal (vedette_about_get_stop_at (draft), vedette_about_get_stop_at (skirmish.about)))
    vedette_reminders_forget (&skirmish, edit, "S-02");
  return TRUE;
}

static void
vedette_set_battle_class_init (VedetteSetBattleClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_battle;
  move_class->perform = perform_battle;

  vedette_move_class_install (move_class, "set-battle", N_("Change the battle"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_text ("scenario"),
                              vedette_param_spec_text ("notes"),
                              g_param_spec_enum ("level", NULL, NULL, VEDETTE_TYPE_LEVEL, VEDETTE_LEVEL_STANDARD,
                                                 VEDETTE_PARAM_FLAGS),
                              g_param_spec_int ("stop-after", NULL, NULL, 0, 9999, 0, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_text ("stop-at"),
                              vedette_param_spec_text ("host-rules"),
                              g_param_spec_int ("cards-each", NULL, NULL, 1, VEDETTE_ABOUT_MAX_CARDS, 3,
                                                VEDETTE_PARAM_FLAGS),
                              NULL);
}

static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *left = g_utf8_casefold (a, -1);
  g_autofree char *right = g_utf8_casefold (b, -1);

  return g_str_equal (left, right);
}

/* As #rrggbb */
static gboolean
is_colour (const char *text)
{
  if (text[0] != '#' || strlen (text) != 7)
    return FALSE;
  for (const char *digit = text + 1; *digit != '\0'; digit++)
    if (!g_ascii_isxdigit (*digit))
      return FALSE;
  return TRUE;
}

static VedetteForce *
draft_force (VedetteMove  *move,
             VedetteForce *force)
{
  VedetteForce *draft = vedette_skirmish_edit_copy (force);

  vedette_skirmish_edit_fill (move, draft);
  if (vedette_move_is_said (move, "colour"))
    {
      g_autofree char *colour = g_ascii_strdown (vedette_force_get_colour (draft), -1);

      g_object_set (draft, "colour", colour, NULL);
    }
  return draft;
}

/* A name has to tell the sides apart, for people and in requests, where "red" is always the first of them. */
static void
check_force_name (const VedetteSkirmish *skirmish,
                  gint64                 side,
                  const char            *name,
                  VedetteRuling         *ruling)
{
  gint64 other = vedette_skirmish_get_other_side (skirmish, side);

  if (name[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A side needs a name"));
  else if (is_same_name (name, vedette_skirmish_get_side_name (skirmish, other)))
    vedette_ruling_forbid (ruling, NULL, _("The other side is called “%s”"), name);
  else if (is_same_name (name, vedette_skirmish_get_side_word (skirmish, other)))
    vedette_ruling_forbid (ruling, NULL, _("“%s” means the other side in requests; this side needs another name"),
                           name);
}

static void
check_side (VedetteMove   *move,
            VedetteRules  *rules,
            VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  gint64 side = vedette_move_get_id (move, "side");
  VedetteForce *force;
  g_autoptr (VedetteForce) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "side"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  force = vedette_battle_find (skirmish.battle, VEDETTE_TYPE_FORCE, side);
  draft = draft_force (move, force);
  if (vedette_move_is_said (move, "name"))
    check_force_name (&skirmish, side, vedette_force_get_name (draft), ruling);
  if (vedette_move_is_said (move, "colour") && !is_colour (vedette_force_get_colour (draft)))
    /* Translators: #rrggbb is as it is to be typed: red, green and blue in hexadecimal digits */
    vedette_ruling_forbid (ruling, NULL, _("A colour is written as #rrggbb, not as “%s”"),
                           vedette_force_get_colour (draft));
  vedette_skirmish_edit_forbid_same (ruling, force, draft);
}

static gboolean
perform_side (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteEdit   *edit,
              VedetteDice   *dice,
              GError       **error)
{
  VedetteSkirmish skirmish;
  gint64 side = vedette_move_get_id (move, "side");
  VedetteForce *force;
  g_autoptr (VedetteForce) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  force = vedette_battle_find (skirmish.battle, VEDETTE_TYPE_FORCE, side);
  draft = draft_force (move, force);
  vedette_skirmish_edit_note_side (&skirmish, edit, side);
  vedette_skirmish_edit_become (&skirmish, edit, force, draft);
  return TRUE;
}

static void
list_side_choices (VedetteMove  *move,
                   VedetteRules *rules,
                   GParamSpec   *pspec,
                   GListStore   *choices)
{
  VedetteSkirmish skirmish;

  if (!g_str_equal (pspec->name, "side"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_add_forces (&skirmish, choices);
}

static void
vedette_set_side_class_init (VedetteSetSideClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_side;
  move_class->perform = perform_side;
  move_class->list_choices = list_side_choices;

  vedette_move_class_install (move_class, "set-side", N_("Change a side"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("side", VEDETTE_TYPE_FORCE),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_text ("players"),
                              vedette_param_spec_text ("colour"),
                              g_param_spec_enum ("sign", NULL, NULL, VEDETTE_TYPE_SIGN, VEDETTE_SIGN_TRIANGLE,
                                                 VEDETTE_PARAM_FLAGS),
                              g_param_spec_enum ("rolling", NULL, NULL, VEDETTE_TYPE_ROLLING, VEDETTE_ROLLING_PROGRAM,
                                                 VEDETTE_PARAM_FLAGS),
                              g_param_spec_boolean ("own-paper", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              NULL);
}
