/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits that enter and change the lines of the roster. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-line-text.h"

VEDETTE_DEFINE_MOVE (VedetteAddLine, vedette_add_line, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetLine, vedette_set_line, VedetteMove, VEDETTE_TYPE_MOVE)

/* What of a line can be said, as text or by itself */
#define LINE_PARAMS                                                                                                    \
  vedette_param_spec_text ("text"),                                                                                    \
  vedette_param_spec_text ("name"),                                                                                    \
  g_param_spec_int ("count", NULL, NULL, 1, 999, 1, VEDETTE_PARAM_FLAGS),                                              \
  g_param_spec_enum ("troops", NULL, NULL, VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_AVERAGE, VEDETTE_PARAM_FLAGS),          \
  g_param_spec_enum ("leader", NULL, NULL, VEDETTE_TYPE_LEADER, VEDETTE_LEADER_NONE, VEDETTE_PARAM_FLAGS),             \
  g_param_spec_enum ("weapon", NULL, NULL, VEDETTE_TYPE_WEAPON, VEDETTE_WEAPON_NONE, VEDETTE_PARAM_FLAGS),             \
  vedette_param_spec_inches ("rate"),                                                                                  \
  vedette_param_spec_inches ("range"),                                                                                 \
  g_param_spec_int ("points", NULL, NULL, 0, 999999, 0, VEDETTE_PARAM_FLAGS),                                          \
  vedette_param_spec_text ("notes"),                                                                                   \
  g_param_spec_boolean ("reserve", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),                                            \
  g_param_spec_int ("arrives-action", NULL, NULL, 0, VEDETTE_ARRIVES_MAX_ACTION, 0, VEDETTE_PARAM_FLAGS),              \
  g_param_spec_int ("arrives-die", NULL, NULL, 0, VEDETTE_ARRIVES_MAX_SIDES, 0, VEDETTE_PARAM_FLAGS),                  \
  g_param_spec_int ("arrives-sides", NULL, NULL, VEDETTE_ARRIVES_MIN_SIDES, VEDETTE_ARRIVES_MAX_SIDES, 6,              \
                    VEDETTE_PARAM_FLAGS),                                                                              \
  g_param_spec_boolean ("hidden", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),                                             \
  g_param_spec_boolean ("break-off", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS)

/* The text of a line says all of these: what it leaves out is as by default. */
static const char * const in_text[] = {
  "name", "count", "troops", "leader", "weapon", "rate", "range", "points", "notes", "reserve", "hidden",
};

static gboolean
fill_from_text (VedetteFigure  *draft,
                const char     *text,
                GPtrArray      *traits,
                GError        **error)
{
  g_autoptr (VedetteFigure) read = vedette_line_text_read_all (text, traits, error);

  if (read == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (in_text); i++)
    {
      GValue value = G_VALUE_INIT;

      g_object_get_property (G_OBJECT (read), in_text[i], &value);
      g_object_set_property (G_OBJECT (draft), in_text[i], &value);
      g_value_unset (&value);
    }
  return TRUE;
}

/* No more can fight than stand. */
static void
fit_in_melee (VedetteFigure *draft)
{
  int fighting = vedette_figure_get_in_melee (draft);
  int standing = vedette_figure_get_standing (draft);

  if (fighting > standing)
    g_object_set (draft, "in-melee", standing, NULL);
  /* Nor does a line fight that lost its last man without a number. */
  if (standing == 0)
    g_object_set (draft, "melee", VEDETTE_TRI_NO, NULL);
}

static GPtrArray *
new_traits (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

/* The line as it is to be; @figure is NULL for a new one. The traits are those that its text names. */
static VedetteFigure *
draft_line (VedetteMove    *move,
            VedetteFigure  *figure,
            GPtrArray      *traits,
            GError        **error)
{
  g_autoptr (VedetteFigure) draft = figure != NULL ? vedette_skirmish_edit_copy (figure)
                                                   : g_object_new (VEDETTE_TYPE_FIGURE, NULL);

  if (vedette_move_is_said (move, "text") && !fill_from_text (draft, vedette_move_get_text (move, "text"), traits, error))
    return NULL;
  vedette_skirmish_edit_fill (move, draft);
  if (vedette_move_get_boolean (move, "no-contingent"))
    g_object_set (draft, "contingent", (gint64) 0, NULL);
  fit_in_melee (draft);
  return g_steal_pointer (&draft);
}

static void
check_draft (const VedetteSkirmish *skirmish,
             VedetteFigure         *draft,
             VedetteRuling         *ruling)
{
  VedetteContingent *contingent = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_CONTINGENT,
                                                       vedette_figure_get_contingent (draft));
  int out = vedette_figure_get_out (draft);

  if (vedette_figure_get_name (draft)[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("A line of the roster needs a name"));
  else if (g_utf8_strlen (vedette_figure_get_name (draft), -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    vedette_ruling_forbid (ruling, NULL, _("A name has %d characters at most"), VEDETTE_LINE_TEXT_MAX_NAME);
  if (vedette_figure_get_count (draft) < out)
    /* Translators: of a line of the roster whose count is to be lowered */
    vedette_ruling_forbid (ruling, NULL, ngettext ("%d of them is out already; the line cannot have fewer men",
                                                   "%d of them are out already; the line cannot have fewer men",
                                                   (gulong) out), out);
  if (vedette_figure_get_arrives_die (draft) > vedette_figure_get_arrives_sides (draft))
    vedette_ruling_forbid (ruling, NULL, _("%d is not on a die with %d sides"), vedette_figure_get_arrives_die (draft),
                           vedette_figure_get_arrives_sides (draft));
  if (contingent != NULL && vedette_contingent_get_side (contingent) != vedette_figure_get_side (draft))
    vedette_ruling_forbid (ruling, NULL, _("The contingent “%s” is of the other side"),
                           vedette_contingent_get_name (contingent));
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;
  gint64 side = vedette_move_get_id (move, "side");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  figure = vedette_skirmish_find_figure (&skirmish, vedette_move_get_id (move, "line"));
  if (figure != NULL)
    side = vedette_figure_get_side (figure);
  if (g_str_equal (pspec->name, "side"))
    vedette_skirmish_add_forces (&skirmish, choices);
  else if (g_str_equal (pspec->name, "line"))
    vedette_skirmish_add_figures (&skirmish, choices, 0, FALSE);
  else if (g_str_equal (pspec->name, "contingent"))
    vedette_skirmish_add_contingents (&skirmish, choices, side);
}

/* Lines may come in during play. */
static void
open_add (VedetteMove   *move,
          VedetteRules  *rules,
          VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, NULL, _("The game is over; undo goes back into it"));
}

/* A word that was not understood must not become an average man in silence. */
static void
remind_of_text (VedetteMove   *move,
                VedetteFigure *draft,
                VedetteRuling *ruling)
{
  g_autofree char *text = g_utf8_casefold (vedette_move_get_text (move, "text"), -1);
  g_autofree char *word = g_utf8_casefold (vedette_troops_get_label (VEDETTE_TROOPS_AVERAGE), -1);

  if (*text == '\0')
    return;
  if (*vedette_figure_get_notes (draft) != '\0' && !vedette_move_is_said (move, "notes") && strchr (text, '(') == NULL)
    vedette_ruling_remind (ruling, NULL, _("Not understood, and kept as notes: “%s”"), vedette_figure_get_notes (draft));
  if (vedette_figure_get_troops (draft) == VEDETTE_TROOPS_AVERAGE && !vedette_move_is_said (move, "troops") &&
      strstr (text, "average") == NULL && strstr (text, word) == NULL)
    vedette_ruling_remind (ruling, "S-10", _("No class was said, so they are taken to be Average (S-10)"));
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (GPtrArray) traits = new_traits ();
  g_autoptr (VedetteFigure) draft = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "side"))
    return;
  draft = draft_line (move, NULL, traits, &error);
  if (draft == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, "%s", error->message);
      return;
    }
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  check_draft (&skirmish, draft, ruling);
  remind_of_text (move, draft, ruling);
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  g_autoptr (GPtrArray) traits = new_traits ();
  g_autoptr (VedetteFigure) draft = draft_line (move, NULL, traits, error);

  if (draft == NULL)
    return FALSE;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_figure_get_side (draft));
  vedette_skirmish_edit_note_text (edit, "name", vedette_figure_get_name (draft));
  json_object_set_int_member (vedette_edit_get_facts (edit), "count", vedette_figure_get_count (draft));
  if (vedette_figure_get_hidden (draft))
    vedette_reveal_show_only (&skirmish, edit, vedette_figure_get_side (draft));
  vedette_traits_insert (edit, traits, vedette_edit_insert (edit, draft, vedette_move_get_int (move, "position")));
  return TRUE;
}

static void
vedette_add_line_class_init (VedetteAddLineClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_add;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-line", N_("Add a line"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("side", VEDETTE_TYPE_FORCE),
                              LINE_PARAMS,
                              vedette_param_spec_reference_to ("contingent", VEDETTE_TYPE_CONTINGENT),
                              /* in the whole roster, -1 for its end */
                              g_param_spec_int ("position", NULL, NULL, -1, G_MAXINT, -1, VEDETTE_PARAM_FLAGS),
                              NULL);
}

/* Whether the text names other traits than the line has; without a text they stay. */
static gboolean
changes_traits (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteFigure         *figure,
                GPtrArray             *traits)
{
  g_autoptr (GPtrArray) now = vedette_traits_list (skirmish->battle, vedette_record_get_id (VEDETTE_RECORD (figure)));

  return vedette_move_is_said (move, "text") && !vedette_traits_equal (now, traits);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;
  g_autoptr (GPtrArray) traits = new_traits ();
  g_autoptr (VedetteFigure) draft = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "line"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  figure = vedette_skirmish_find_figure (&skirmish, vedette_move_get_id (move, "line"));
  draft = draft_line (move, figure, traits, &error);
  if (draft == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, "%s", error->message);
      return;
    }
  check_draft (&skirmish, draft, ruling);
  if (!changes_traits (move, &skirmish, figure, traits))
    vedette_skirmish_edit_forbid_same (ruling, figure, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteFigure *figure;
  g_autoptr (GPtrArray) traits = new_traits ();
  g_autoptr (VedetteFigure) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  figure = vedette_skirmish_find_figure (&skirmish, vedette_move_get_id (move, "line"));
  draft = draft_line (move, figure, traits, error);
  if (draft == NULL)
    return FALSE;
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_figure_get_side (figure));
  vedette_skirmish_edit_note_text (edit, "name", vedette_figure_get_name (figure));
  /* Also when it comes out of hiding: what is changed besides may tell what it was. */
  if (vedette_figure_get_hidden (figure) || vedette_figure_get_hidden (draft))
    vedette_reveal_show_only (&skirmish, edit, vedette_figure_get_side (figure));
  vedette_skirmish_edit_become (&skirmish, edit, figure, draft);
  if (changes_traits (move, &skirmish, figure, traits))
    {
      vedette_traits_remove (skirmish.battle, edit, vedette_record_get_id (VEDETTE_RECORD (figure)));
      vedette_traits_insert (edit, traits, vedette_record_get_id (VEDETTE_RECORD (figure)));
    }
  vedette_fights_tidy (&skirmish, edit);
  return TRUE;
}

static void
vedette_set_line_class_init (VedetteSetLineClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-line", N_("Change a line"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("line", VEDETTE_TYPE_FIGURE),
                              LINE_PARAMS,
                              vedette_param_spec_reference_to ("contingent", VEDETTE_TYPE_CONTINGENT),
                              g_param_spec_boolean ("no-contingent", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              NULL);
}
