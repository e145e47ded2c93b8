/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shots in reaction: once in a holding of the enemy, in answer to fire or to movement (S-59, S-63 to S-70). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/typed/vedette-scan.h"

/* One mover as he was measured, or a line of which all men went as far */
typedef struct
{
  gint64 line;  /* 0 if nobody said who */
  int men;      /* how many went that far */
  int inches;   /* in view, each of them, in hundredths */
  int shooters; /* at them, -1 if nobody said how many */
} Mover;

static const VedetteClosed closed[] = {
  { VEDETTE_IN_GAME & ~(VEDETTE_IN (CONTACT_MELEE) | VEDETTE_IN (NOMINATE)), VEDETTE_FINDING_REFUSAL, "S-X15",
    N_("There is no action to shoot back at now. Continue with the next step.") },
  { 0 },
};

static void
open_react_shoot (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return;
  if (vedette_skirmish_game_get_shot_back_done (skirmish->game))
    vedette_ruling_refuse (ruling, "S-X16", _("Shooting back at this action is finished. To add figures, undo the shots."));
  else if (vedette_skirmish_game_get_shot_back_used (skirmish->game) &&
           !vedette_reactions_each_shoots (skirmish))
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-X14", _("%s has already shot back in this holding. Wait for a later holding."),
                           vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  else if (vedette_skirmish_game_get_trigger (skirmish->game) == VEDETTE_TRIGGER_NONE)
    vedette_ruling_refuse (ruling, "S-X15", _("Nobody shot or moved in this action, so nobody can shoot back. Continue with "
                                              "the next step."));
  else if (vedette_reactions_have_all_shot (skirmish))
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-X14", _("All figures of %s that can shoot back have done so in this holding. Continue "
                                              "with the next step."),
                           vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  else if (!vedette_reactions_have_shooters (skirmish))
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-X15", _("%s has nobody left to shoot back: all are out, in melee or without missiles. "
                                              "Continue with the next step."),
                           vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
}

/* S-63: each man once, where the players say so; it is men who count, not lines */
static void
check_unshot (VedetteFigure *figure,
              VedetteRuling *ruling)
{
  int unshot = vedette_reactions_count_unshot (figure);
  const char *name = vedette_figure_get_name (figure);

  if (!vedette_figure_get_shot_back (figure))
    return;
  if (unshot == 0)
    vedette_ruling_refuse (ruling, "S-X14", _("%s has already shot back in this holding. Wait for a later holding."), name);
  else if (vedette_figure_get_shot_back_men (figure) <= 0)
    /* Translators: the name of a line of the roster, such as “Archers” */
    vedette_ruling_remind (ruling, "S-63", _("Some of %s have shot back in this holding; only the others may shoot back"),
                           name);
  else
    vedette_ruling_remind (ruling, "S-63",
                           /* Translators: how many figures, and the name of a line, as in “3 of Archers”; the plural form goes
                            * by the figures */
                           g_dngettext (GETTEXT_PACKAGE, "%d of %s can still shoot back in this holding",
                                        "%d of %s can still shoot back in this holding", (gulong) unshot),
                           unshot, name);
}

/* S-63, S-65, S-X31, A-S25: one of those who shoot back */
static void
check_reactor (const VedetteSkirmish *skirmish,
               VedetteFigure         *figure,
               VedetteRuling         *ruling)
{
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));
  const char *name = vedette_figure_get_name (figure);
  const VedetteIds *targets = vedette_skirmish_game_get_targets (skirmish->game);

  if (!vedette_figure_is_on_table (figure))
    vedette_figure_forbid_absent (figure, ruling);
  if (vedette_figure_get_side (figure) != vedette_skirmish_get_passive (skirmish))
    vedette_ruling_refuse (ruling, "S-X15",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s has the initiative and cannot shoot back. Choose figures of the "
                                                       "other side.",
                                               "%s have the initiative and cannot shoot back. Choose figures of the "
                                               "other side."), name);
  else if (!vedette_reactions_has_moved (skirmish) && vedette_ids_get_n (targets) > 0 && !vedette_ids_contains (targets, id))
    vedette_ruling_refuse (ruling, "S-X15",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s was not shot at and cannot shoot back. Choose figures that were "
                                                       "shot at.",
                                               "%s were not shot at and cannot shoot back. Choose figures that were "
                                               "shot at."), name);
  if (vedette_reactions_each_shoots (skirmish))
    check_unshot (figure, ruling);
  if (vedette_ids_contains (vedette_skirmish_game_get_reacted (skirmish->game), id) &&
      vedette_house_rules_get (&skirmish->house, "double-reaction") == VEDETTE_YES_NO_NO)
    vedette_ruling_refuse (ruling, "S-X15",
                           vedette_figure_say (figure,
                                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form
                                                * goes by how many figures it has */
                                               "%s has already reacted to this action. Choose other figures.",
                                               "%s have already reacted to this action. Choose other figures."),
                           name);
  if (vedette_figure_get_all_in_melee_before (figure))
    vedette_ruling_refuse (ruling, "A-S42",
                           vedette_figure_say (figure,
                                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form
                                                * goes by how many figures it has */
                                               "%s was in melee before this action and cannot shoot back. Choose other "
                                               "figures.",
                                               "%s were in melee before this action and cannot shoot back. Choose other "
                                               "figures."),
                           name);
  if (vedette_figure_get_weapon (figure) == VEDETTE_WEAPON_NONE)
    vedette_ruling_remind (ruling, "S-63",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s has no missile weapon on the roster",
                                               "%s have no missile weapon on the roster"), name);
}

static void
check_target (const VedetteSkirmish *skirmish,
              VedetteFigure         *figure,
              VedetteRuling         *ruling)
{
  const VedetteIds *actors = vedette_skirmish_game_get_actors (skirmish->game);

  if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish) ||
      (vedette_ids_get_n (actors) > 0 && !vedette_ids_contains (actors, vedette_record_get_id (VEDETTE_RECORD (figure)))))
    vedette_ruling_warn (ruling, "S-X17",
                         vedette_reactions_has_moved (skirmish)
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           ? vedette_figure_say (figure, "%s did not move in this action. Choose a target that moved.",
                                                 "%s did not move in this action. Choose a target that moved.")
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           : vedette_figure_say (figure, "%s did not shoot in this action. Choose a target that shot.",
                                                 "%s did not shoot in this action. Choose a target that shot."),
                         vedette_figure_get_name (figure));
}

/* S-65, S-66, S-X17: at those who shot, or who moved */
static void
check_targets (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  const VedetteIds *actors = vedette_skirmish_game_get_actors (skirmish->game);

  for (guint i = 0; i < vedette_ids_get_n (target); i++)
    check_target (skirmish, vedette_skirmish_find_figure (skirmish, vedette_ids_get (target, i)), ruling);
  if (vedette_reactions_has_moved (skirmish))
    vedette_skirmish_remind_once (skirmish, ruling, "S-66",
                                  _("Any figure that moved in view may be shot at, even if others are nearer"));
  else if (target == NULL || vedette_ids_get_n (actors) == 0)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-65",
                                    _("Only figures that were shot at may shoot back, and only at the shooters"));
}

/* Reads "2.5", "Ann 2.5" or, with two who shoot at her, "Ann 2.5 x 2". */
static gboolean
read_mover (const VedetteSkirmish *skirmish,
            const char            *text,
            Mover                 *mover)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(?:(.+?) )?([0-9]{1,3}(?:\\.[0-9]+)?)\"?(?: x ([0-9]{1,3}))?$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *name = NULL, *inches = NULL, *shooters = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;
  name = g_match_info_fetch (match, 1);
  inches = g_match_info_fetch (match, 2);
  shooters = g_match_info_fetch (match, 3);
  mover->line = 0;
  mover->inches = (int) (g_ascii_strtod (inches, NULL) * 100 + 0.5);
  mover->shooters = shooters != NULL && *shooters != '\0' ? (int) g_ascii_strtoll (shooters, NULL, 10) : -1;
  if (name == NULL || *name == '\0')
    return TRUE;
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (mover->line == 0 && vedette_figure_get_side (figure) == vedette_skirmish_get_holder (skirmish) &&
        vedette_scan_reads_alike (vedette_figure_get_name (figure), name))
      mover->line = vedette_record_get_id (VEDETTE_RECORD (figure));
  return mover->line != 0;
}

/* What is said of a line once is said of each of its men; what is said of it again and again, of one man each (S-68). */
static void
count_movers (const VedetteSkirmish *skirmish,
              GArray                *movers)
{
  for (guint i = 0; i < movers->len; i++)
    {
      Mover *mover = &g_array_index (movers, Mover, i);
      guint said = 0;

      for (guint k = 0; k < movers->len; k++)
        said += g_array_index (movers, Mover, k).line == mover->line;
      mover->men = 1;
      if (mover->line != 0 && said == 1)
        mover->men = MAX (vedette_figure_get_standing (vedette_skirmish_find_figure (skirmish, mover->line)), 1);
    }
}

static GArray *
read_movers (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  const char * const *texts = vedette_move_get_texts (move, "inches");
  GArray *movers = g_array_new (FALSE, TRUE, sizeof (Mover));

  for (guint i = 0; texts[i] != NULL; i++)
    {
      Mover mover;

      if (read_mover (skirmish, texts[i], &mover))
        g_array_append_val (movers, mover);
      else if (ruling != NULL)
        /* Translators: what was typed, such as “Wat two” */
        vedette_ruling_forbid (ruling, "S-68", _("Cannot read the distance “%s”. Write “2.5”, “Wat 2.5” or, with two figures "
                                                 "shooting at Wat, “Wat 2.5 x 2”."), texts[i]);
    }
  count_movers (skirmish, movers);
  return movers;
}

/* Returns: how many shoot, -1 when that is untracked */
static int
count_shooters (VedetteMove           *move,
                const VedetteSkirmish *skirmish)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  int n = 0;

  if (vedette_move_is_said (move, "shooters"))
    return vedette_move_get_int (move, "shooters");
  if (who == NULL)
    return -1;
  /* Of a line of many, some may shoot. */
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (vedette_figure_get_standing (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))) == 1)
      n++;
    else
      return -1;
  return n;
}

/* Returns: the cap of the movers of a line, or of all for 0 */
static int
get_cap (const VedetteSkirmish *skirmish,
         GArray                *movers,
         gint64                 line)
{
  VedetteShotCapRounding rounding = (VedetteShotCapRounding) vedette_house_rules_get (&skirmish->house, "shot-cap-rounding");
  g_autoptr (GArray) inches = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < movers->len; i++)
    {
      const Mover *mover = &g_array_index (movers, Mover, i);

      for (int man = 0; man < mover->men && (line == 0 || mover->line == line); man++)
        g_array_append_val (inches, mover->inches);
    }
  return vedette_reactive_cap ((const int *) inches->data, inches->len, rounding);
}

static void
refuse_at (const VedetteSkirmish *skirmish,
           gint64                 line,
           int                    cap,
           VedetteRuling         *ruling)
{
  /* Translators: the name of a line, and how many figures, as in “Spearmen may be shot at by at most 3 figures” */
  vedette_ruling_refuse (ruling, "S-X17", g_dngettext (GETTEXT_PACKAGE, "%s can be the target of at most %d figure. Enter "
                                                                        "fewer shooters.",
                                                       "%s can be the target of at most %d figures. Enter fewer shooters.",
                                                       (gulong) cap),
                         vedette_figure_get_name (vedette_skirmish_find_figure (skirmish, line)), cap);
}

/* At any one mover no more than his own inches allow */
static void
check_each_mover (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  GArray                *movers,
                  int                    shooters,
                  VedetteRuling         *ruling)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  VedetteShotCapRounding rounding = (VedetteShotCapRounding) vedette_house_rules_get (&skirmish->house, "shot-cap-rounding");
  gboolean named = movers->len > 0;

  for (guint i = 0; i < movers->len; i++)
    {
      const Mover *mover = &g_array_index (movers, Mover, i);
      int cap = mover->men * vedette_reactive_cap (&mover->inches, 1, rounding);

      named &= mover->line != 0;
      if (mover->shooters > cap && mover->men > 1)
        refuse_at (skirmish, mover->line, cap, ruling);
      else if (mover->shooters > cap)
        vedette_ruling_refuse (ruling, "S-X17",
                               g_dngettext (GETTEXT_PACKAGE,
                                            /* Translators: inches, such as 4.5, and how many figures, which the plural
                                             * form goes by */
                                            "A figure that moved %g″ in view can be the target of at most %d figure. Enter "
                                            "fewer shooters.",
                                            "A figure that moved %g″ in view can be the target of at most %d figures. Enter "
                                            "fewer shooters.",
                                            (gulong) cap),
                               mover->inches / 100.0, cap);
    }
  if (named && vedette_ids_get_n (target) == 1 && shooters > get_cap (skirmish, movers, vedette_ids_get (target, 0)))
    refuse_at (skirmish, vedette_ids_get (target, 0), get_cap (skirmish, movers, vedette_ids_get (target, 0)), ruling);
}

/* S-68, A-S07 */
static void
check_cap (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  g_autoptr (GArray) movers = read_movers (move, skirmish, ruling);
  VedetteTri left_view = vedette_move_get_tri (move, "left-view");
  gboolean always = vedette_house_rules_get (&skirmish->house, "shot-cap-scope") == VEDETTE_SHOT_CAP_SCOPE_ALWAYS;
  int shooters = count_shooters (move, skirmish);
  int cap = get_cap (skirmish, movers, 0);

  if (!vedette_reactions_have_cap (skirmish, left_view))
    return;
  if (movers->len == 0)
    {
      vedette_skirmish_remind_unsaid (skirmish, ruling, "S-68",
                                      always ? _("For each inch that a target moved in view, one figure may shoot")
                                             : _("If targets moved out of view or range, one figure may shoot for each inch "
                                                 "that a target moved in view"));
      return;
    }
  if (!always && left_view == VEDETTE_TRI_UNTRACKED)
    {
      vedette_ruling_remind (ruling, "S-68",
                             /* Translators: how many figures */
                             g_dngettext (GETTEXT_PACKAGE, "If the targets moved out of view or range, at most %d figure may "
                                                           "shoot",
                                          "If the targets moved out of view or range, at most %d figures may shoot",
                                          (gulong) cap),
                             cap);
      return;
    }
  if (shooters > cap)
    vedette_ruling_refuse (ruling, "S-X17",
                           /* Translators: how many figures */
                           g_dngettext (GETTEXT_PACKAGE, "The distance moved in view allows at most %d shooter. Enter no more "
                                                         "than that.",
                                        "The distance moved in view allows at most %d shooters. Enter no more than that.",
                                        (gulong) cap), cap);
  else if (shooters < 0)
    vedette_ruling_remind (ruling, "S-68",
                           /* Translators: how many figures */
                           g_dngettext (GETTEXT_PACKAGE, "The distance moved in view allows at most %d shooter. Enter no more "
                                                         "than that.",
                                        "The distance moved in view allows at most %d shooters. Enter no more than that.",
                                        (gulong) cap), cap);
  check_each_mover (move, skirmish, movers, shooters, ruling);
}

/* S-59: the number is the players' own. */
static void
remind_penalty (const VedetteSkirmish *skirmish,
                VedetteRuling         *ruling)
{
  switch (vedette_house_rules_get (&skirmish->house, "reactive-penalty"))
    {
    case VEDETTE_REACTIVE_PENALTY_D20:
      vedette_skirmish_remind_once (skirmish, ruling, "S-59", _("Shots in reaction are at −2 on a d20"));
      break;
    case VEDETTE_REACTIVE_PENALTY_HOST:
      vedette_skirmish_remind_once (skirmish, ruling, "S-59",
                                    _("Shots in reaction are harder: see your shooting rules"));
      break;
    case VEDETTE_REACTIVE_PENALTY_D10:
    default:
      vedette_skirmish_remind_once (skirmish, ruling, "S-59", _("Shots in reaction are at −1 on a d10"));
    }
}

/* Whether shots back were made in this holding of which nobody said whose, as while the side had one in all */
static gboolean
has_unsaid_shots (const VedetteSkirmish *skirmish)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_shot_back (figure))
      return FALSE;
  return vedette_skirmish_game_get_shot_back_used (skirmish->game);
}

static void
check_react_shoot (VedetteMove           *move,
                   const VedetteSkirmish *skirmish,
                   VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  int standing = 0, unshot = 0;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      check_reactor (skirmish, figure, ruling);
      standing += vedette_figure_get_standing (figure);
      unshot += vedette_reactions_count_unshot (figure);
    }
  if (who != NULL && vedette_move_get_int (move, "shooters") > standing)
    vedette_ruling_forbid (ruling, "S-X31", _("The shooters have fewer figures left. Enter a smaller number."));
  else if (who != NULL && unshot > 0 && vedette_move_get_int (move, "shooters") > unshot &&
           vedette_reactions_each_shoots (skirmish))
    vedette_ruling_refuse (ruling, "S-X14",
                           /* Translators: how many figures */
                           g_dngettext (GETTEXT_PACKAGE, "Only %d of the shooters can still shoot back in this holding. Enter "
                                                         "a smaller number.",
                                        "Only %d of the shooters can still shoot back in this holding. Enter a smaller number.",
                                        (gulong) unshot),
                           unshot);
  check_targets (move, skirmish, ruling);
  vedette_reveal_remind (skirmish, move, ruling);
  check_cap (move, skirmish, ruling);
  if (vedette_skirmish_game_get_trigger (skirmish->game) == VEDETTE_TRIGGER_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-64",
                                    _("Shoot back only if somebody moved in sight of the shooters"));
  if (vedette_skirmish_game_get_shot_back_passed (skirmish->game))
    vedette_ruling_warn (ruling, "A-S42",
                         _("Shooting back comes before the melee and the reactive move, so these shots are too late. Undo "
                           "those steps first."));
  if (vedette_reactions_each_shoots (skirmish) && has_unsaid_shots (skirmish))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-63",
                                    _("The record does not show who has shot back in this holding. No figure can shoot back "
                                      "twice."));
  else if (who == NULL && vedette_reactions_each_shoots (skirmish))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-63",
                                    _("Each figure may shoot back once in this holding. Record who shoots."));
  vedette_skirmish_remind_unsaid (skirmish, ruling, "S-67", _("Declare all shooters before resolving any shot"));
  remind_penalty (skirmish, ruling);
}

static void
note_facts (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            JsonObject            *facts)
{
  g_autoptr (GArray) movers = read_movers (move, skirmish, NULL);
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  const VedetteIds *target = vedette_move_get_ids (move, "target");

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game));
  json_object_set_string_member (facts, "side",
                                 vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  json_object_set_string_member (facts, "other",
                                 vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_holder (skirmish)));
  json_object_set_string_member (facts, "trigger",
                                 vedette_enum_get_nick (VEDETTE_TYPE_TRIGGER,
                                                        (int) vedette_skirmish_game_get_trigger (skirmish->game)));
  if (who != NULL)
    json_object_set_array_member (facts, "who", vedette_facts_names (skirmish->battle, who));
  if (target != NULL)
    json_object_set_array_member (facts, "target", vedette_facts_names (skirmish->battle, target));
  if (count_shooters (move, skirmish) >= 0)
    json_object_set_int_member (facts, "shooters", count_shooters (move, skirmish));
  if (vedette_move_get_tri (move, "left-view") != VEDETTE_TRI_UNTRACKED)
    json_object_set_boolean_member (facts, "left-view", vedette_move_get_tri (move, "left-view") == VEDETTE_TRI_YES);
  if (movers->len > 0)
    {
      JsonArray *inches = json_array_new ();

      for (guint i = 0; i < movers->len; i++)
        json_array_add_int_element (inches, g_array_index (movers, Mover, i).inches);
      json_object_set_array_member (facts, "inches-x100", inches);
      json_object_set_int_member (facts, "cap", get_cap (skirmish, movers, 0));
    }
}

/* Returns: how many of one of those who shoot do so for sure: as many as the others cannot, 0 when nobody said how many */
static int
count_sure (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteFigure         *figure)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  int rest = count_shooters (move, skirmish);

  if (vedette_figure_get_standing (figure) == 1)
    return 1;
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *other = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      if (other != figure)
        rest -= vedette_reactions_count_unshot (other);
    }
  return MAX (rest, 0);
}

static gboolean
perform_react_shoot (VedetteMove           *move,
                     const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     VedetteDice           *dice,
                     GError               **error)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  note_facts (move, skirmish, vedette_edit_get_facts (edit));
  vedette_reveal_declared (skirmish, move, edit);
  vedette_edit_set (edit, skirmish->game, "shot-back-used", TRUE, NULL);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      vedette_reactions_note_shot (edit, figure, count_sure (move, skirmish, figure));
    }
  /* What both sides agree to when there is no action to answer leaves nothing behind for the next one. */
  if (vedette_skirmish_game_get_trigger (skirmish->game) != VEDETTE_TRIGGER_NONE)
    {
      vedette_edit_set (edit, skirmish->game, "shot-back-done", TRUE, NULL);
      vedette_reactions_note_reacted (skirmish, edit, who);
    }
  /* S-69: no counter, but if the players wish it (A-S20) */
  if (vedette_house_rules_get (&skirmish->house, "counter-reactive") == VEDETTE_YES_NO_YES)
    {
      int counters = MIN (vedette_skirmish_game_get_holder_counters (skirmish->game) + 1, VEDETTE_ATTEMPT_MAX_COUNTERS);

      vedette_edit_set (edit, skirmish->game, "holder-counters", counters, NULL);
      json_object_set_int_member (vedette_edit_get_facts (edit), "counters", counters);
    }
  return TRUE;
}

/* Each with what would speak against him */
static void
add_noted (const VedetteSkirmish *skirmish,
           GListStore            *choices,
           gint64                 side,
           void (*check) (const VedetteSkirmish *skirmish, VedetteFigure *figure, VedetteRuling *ruling))
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      /* Of the enemies only those are known who are not hidden. */
      if (vedette_figure_get_side (figure) != side || !vedette_figure_is_on_table (figure) ||
          (side == vedette_skirmish_get_holder (skirmish) && vedette_figure_get_hidden (figure)))
        continue;
      check (skirmish, figure, ruling);
      vedette_choice_add_id_noted (choices, vedette_record_get_id (VEDETTE_RECORD (figure)), vedette_figure_get_name (figure),
                                   g_list_model_get_n_items (ruling->findings) > 0 ? vedette_ruling_nth (ruling,
                                                                                                         0)->why : NULL);
    }
}

static void
list_shooters (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               GListStore            *choices)
{
  add_noted (skirmish, choices, vedette_skirmish_get_passive (skirmish), check_reactor);
}

static void
list_targets (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GListStore            *choices)
{
  add_noted (skirmish, choices, vedette_skirmish_get_holder (skirmish), check_target);
}

/* Whom nobody may shoot at is left out of a form. */
static char *
offer_target (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              gint64                 id)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  check_target (skirmish, figure, ruling);
  return g_list_model_get_n_items (ruling->findings) == 0 ? g_strdup (vedette_figure_get_name (figure)) : NULL;
}

/* Fire is answered at any distance; who moved may have got out of view. */
static gboolean
may_have_left (VedetteMove           *move,
               const VedetteSkirmish *skirmish)
{
  return vedette_reactions_have_cap (skirmish, VEDETTE_TRI_YES);
}

static gboolean
counts_inches (VedetteMove           *move,
               const VedetteSkirmish *skirmish)
{
  VedetteTri left_view = vedette_move_get_tri (move, "left-view");

  return left_view != VEDETTE_TRI_UNTRACKED && vedette_reactions_have_cap (skirmish, left_view);
}

/* As far as it was said who moved; else all of them together */
static void
list_movers (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             GListStore            *choices)
{
  g_autoptr (GListStore) targets = g_list_store_new (VEDETTE_TYPE_CHOICE);

  if (vedette_ids_get_n (vedette_skirmish_game_get_actors (skirmish->game)) == 0)
    {
      vedette_choice_add_id (choices, 0, _("Figures that moved"));
      return;
    }
  list_targets (move, skirmish, targets);
  vedette_each (VedetteChoice, choice, targets)
    if (choice->note == NULL)
      g_list_store_append (choices, choice);
}

const VedetteMoveKind vedette_react_shoot_move = {
  .name = "react-shoot",
  .rule = "S-63",
  .label = N_("Shoot Back"),
  .hint = VEDETTE_HINT_SHOT_BACK,
  .key = "b",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN (CONTACT_MELEE) | VEDETTE_IN (NOMINATE),
  .closed = closed,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_IDS ("who", vedette_figure, list_shooters, .label = N_("Shooters")),
    VEDETTE_SAY_IDS ("target", vedette_figure, list_targets, .label = N_("Targets"), .offer = offer_target),
    VEDETTE_SAY_INT ("shooters", 0, 999, 0, .label = N_("Number of shooters"), .hint = N_("0 means not recorded"), .rank = -1),
    /* whether those who moved ended out of view or range */
    VEDETTE_SAY_TRI ("left-view", .label = N_("Targets left view or range"), .asked = may_have_left, .rank = -1),
    /* of each mover in view: "2.5", "Wat 2.5" or "Wat 2.5 x 2" with two who shoot at him; a line that is named once
     * went that far with each of its men */
    VEDETTE_SAY_TEXTS ("inches", .label = N_("Inches moved in view"),
                       .hint = N_("One number per figure, or one for a whole line"), .asked = counts_inches,
                       .each = list_movers, .example = N_("2, 1.5"), .rule = "S-68", .rank = -1),
    { { 0 } },
  },
  .open = open_react_shoot,
  .check = check_react_shoot,
  .perform = perform_react_shoot,
  .describe = vedette_words_react_shoot,
};
