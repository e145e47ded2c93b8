/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "To me!": a leader who stands still calls his men (S-71 to S-75). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Returns: (transfer none) (nullable): the command of a leader */
static VedetteContingent *
find_command (const VedetteSkirmish *skirmish,
              gint64                 leader)
{
  GListModel *contingents = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_CONTINGENT);

  vedette_each (VedetteContingent, contingent, leader != 0 ? contingents : NULL)
    if (vedette_contingent_get_leader (contingent) == leader)
      return contingent;
  return NULL;
}

/* S-71, S-X23 */
static void
check_leader (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  gint64 id = vedette_move_get_id (move, "leader");
  VedetteFigure *leader = vedette_skirmish_find_figure (skirmish, id);
  VedetteTri still = vedette_move_get_tri (move, "stood-still");
  const char *name;

  if (still == VEDETTE_TRI_NO)
    vedette_ruling_refuse_about (ruling, "S-X23", "stood-still", _("A leader who moves in this action cannot call figures. "
                                                                   "Choose a leader who stands still."));
  if (leader == NULL)
    {
      vedette_skirmish_remind_unsaid (skirmish, ruling, "S-71",
                                      _("The leader who calls stands still in this action"));
      return;
    }
  name = vedette_figure_get_name (leader);
  if (!vedette_figure_is_on_table (leader))
    vedette_figure_forbid_absent (leader, ruling);
  if (vedette_figure_get_side (leader) != vedette_skirmish_get_holder (skirmish))
    vedette_ruling_refuse (ruling, "S-01",
                           vedette_figure_say (leader,
                                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural
                                                * form goes by how many figures it has */
                                               "%s is not on the side with the initiative. Choose figures of that side.",
                                               "%s are not on the side with the initiative. Choose figures of that "
                                               "side."), name);
  if (vedette_figure_get_leader (leader) == VEDETTE_LEADER_NONE)
    /* Translators: the name of a figure or a line, such as “Ivar” */
    vedette_ruling_refuse_about (ruling, "S-X23", "leader", _("%s is not a leader. Set a leader rating in Forces."), name);
  if (vedette_ids_contains (vedette_move_get_ids (move, "who"), id) ||
      vedette_ids_contains (vedette_move_get_ids (move, "joined"), id))
    /* Translators: the name of a figure or a line, such as “Ivar” */
    vedette_ruling_refuse (ruling, "S-X23", _("%s is calling and cannot move in this action. Let only other figures move."),
                           name);
  if (still == VEDETTE_TRI_UNTRACKED)
    /* Translators: the name of a figure or a line, such as “Ivar” */
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-71", _("%s stands still in this action"), name);
}

/* Returns: the contingent that a leader leads, or else is of himself; 0 if that is untracked */
static gint64
get_contingent (const VedetteSkirmish *skirmish,
                gint64                 leader)
{
  VedetteContingent *command = find_command (skirmish, leader);
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, leader);

  if (command != NULL)
    return vedette_record_get_id (VEDETTE_RECORD (command));
  return figure != NULL ? vedette_figure_get_contingent (figure) : 0;
}

/* S-72: men of his command, as far as the roster knows it; others belong with those who come along (A-S52) */
static void
check_command (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  VedetteContingent *command = find_command (skirmish, vedette_move_get_id (move, "leader"));
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  gint64 own = get_contingent (skirmish, vedette_move_get_id (move, "leader"));

  for (guint i = 0; own != 0 && i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      gint64 contingent = vedette_figure_get_contingent (figure);

      if (contingent != 0 && contingent != own)
        vedette_ruling_warn (ruling, "S-72",
                             vedette_figure_say (figure,
                                                 /* Translators: the name of a line, such as “Wat” or “Archers”; the plural
                                                  * form goes by how many figures it has */
                                                 "%s is not in the leader’s contingent. List this figure under Others instead.",
                                                 "%s are not in the leader’s contingent. List these figures under Others "
                                                 "instead."),
                             vedette_figure_get_name (figure));
    }
  if (command == NULL || who == NULL)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-72", _("Only figures in the leader’s contingent answer the call"));
}

static gboolean
is_near (VedetteMove   *move,
         VedetteFigure *figure)
{
  return vedette_ids_contains (vedette_move_get_ids (move, "near-enemy"),
                               vedette_record_get_id (VEDETTE_RECORD (figure))) ||
         vedette_figure_is_engaged (figure);
}

/* S-72 to S-74, S-X24: nobody who is, or comes, within four inches of an enemy */
static void
check_movers (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              const char            *param,
              VedetteRuling         *ruling)
{
  const VedetteIds *movers = vedette_move_get_ids (move, param);

  for (guint i = 0; i < vedette_ids_get_n (movers); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (movers, i));
      const char *name = vedette_figure_get_name (figure);

      if (!vedette_figure_is_on_table (figure))
        vedette_figure_forbid_absent (figure, ruling);
      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish))
        vedette_ruling_refuse (ruling, "S-01",
                               vedette_figure_say (figure, "%s is not on the side with the initiative. Choose figures of that "
                                                           "side.",
                                                   "%s are not on the side with the initiative. Choose figures of that "
                                                   "side."), name);
      if (is_near (move, figure))
        /* Translators: the name of a figure or a line, such as “Ivar” */
        vedette_ruling_warn_about (ruling, "S-X24", param, _("%s is, or would end up, within 4″ of an enemy. Choose other "
                                                             "figures."), name);
    }
}

static void
check_call (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  check_leader (move, skirmish, ruling);
  check_command (move, skirmish, ruling);
  check_movers (move, skirmish, "who", ruling);
  check_movers (move, skirmish, "joined", ruling);
  if (vedette_move_get_ids (move, "joined") != NULL)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-73",
                                    _("Others may come along if they are within 4″ of a figure that answers and more than 4″ "
                                      "from every enemy"));
  vedette_skirmish_remind_unsaid (skirmish, ruling, "S-74",
                                  _("Every figure that comes must move at full speed and stay more than 4″ from every enemy"));
}

static void
note_call (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           JsonObject            *facts)
{
  VedetteFigure *leader = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "leader"));
  g_autoptr (VedetteIds) struck_off = vedette_reveal_list_known (skirmish, vedette_move_get_ids (move, "near-enemy"));

  if (leader != NULL)
    json_object_set_string_member (facts, "leader", vedette_figure_get_name (leader));
  if (vedette_move_get_ids (move, "joined") != NULL)
    json_object_set_array_member (facts, "joined",
                                  vedette_facts_names (skirmish->battle, vedette_move_get_ids (move, "joined")));
  /* Who is hidden and stays where he is stays hidden. */
  if (struck_off != NULL)
    json_object_set_array_member (facts, "struck-off", vedette_facts_names (skirmish->battle, struck_off));
}

/* His men without himself; all of the side while nobody knows which are his */
static void
list_command (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GListStore            *choices)
{
  gint64 leader = vedette_move_get_id (move, "leader");
  VedetteContingent *command = find_command (skirmish, leader);

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (id == leader || vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish) ||
          !vedette_figure_is_on_table (figure))
        continue;
      if (command == NULL || vedette_figure_get_contingent (figure) == vedette_record_get_id (VEDETTE_RECORD (command)))
        vedette_choice_add_id_noted (choices, id, vedette_figure_get_name (figure),
                                     vedette_figure_is_engaged (figure)
                                       ? _("In melee, so within 4″ of an enemy")
                                       : NULL);
    }
}

static gboolean
has_leader (VedetteMove           *move,
            const VedetteSkirmish *skirmish)
{
  return vedette_move_get_id (move, "leader") != 0;
}

/* Who leads a contingent is likelier to call than another. */
static void
guess_leader (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GValue                *value)
{
  g_autoptr (GListStore) leaders = g_list_store_new (VEDETTE_TYPE_CHOICE);

  vedette_skirmish_list_holder_leaders (move, skirmish, leaders);
  vedette_each (VedetteChoice, choice, leaders)
    {
      if (find_command (skirmish, choice->id) == NULL)
        continue;
      g_value_set_int64 (value, choice->id);
      return;
    }
}

static void
guess_still (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             GValue                *value)
{
  g_value_set_enum (value, VEDETTE_TRI_YES);
}

/* @near: whether those of his command who are known to be too near an enemy, or the others */
static void
guess_answers (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               gboolean               near,
               GValue                *value)
{
  g_autoptr (GListStore) command = g_list_store_new (VEDETTE_TYPE_CHOICE);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  list_command (move, skirmish, command);
  vedette_each (VedetteChoice, choice, command)
    if ((choice->note != NULL) == near)
      g_array_append_val (ids, choice->id);
  if (ids->len > 0)
    g_value_take_boxed (value, vedette_ids_new ((const gint64 *) (gpointer) ids->data, ids->len));
}

static void
guess_who (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           GValue                *value)
{
  guess_answers (move, skirmish, FALSE, value);
}

static void
guess_near (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            GValue                *value)
{
  guess_answers (move, skirmish, TRUE, value);
}

/* S-73: others of the side, who are neither called nor call */
static char *
offer_other (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             gint64                 id)
{
  VedetteContingent *command = find_command (skirmish, vedette_move_get_id (move, "leader"));
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);

  if (id == vedette_move_get_id (move, "leader") || command == NULL ||
      vedette_figure_get_contingent (figure) == vedette_record_get_id (VEDETTE_RECORD (command)))
    return NULL;
  return g_strdup (vedette_figure_get_name (figure));
}

const VedetteMoveKind vedette_call_move = {
  .name = "call",
  .rule = "S-71",
  .label = N_("To Me!"),
  .verb = N_("Call"),
  .hint = N_("Call the leader’s figures that are more than 4″ from every enemy; the leader stands still"),
  .key = "t",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("leader", vedette_figure, vedette_skirmish_list_holder_leaders, .label = N_("Calling leader"),
                     .guess = guess_leader),
    VEDETTE_SAY_TRI ("stood-still", .label = N_("Stands still in this action"), .asked = has_leader, .guess = guess_still),
    VEDETTE_SAY_IDS ("who", vedette_figure, list_command, .label = VEDETTE_LABEL_CONTINGENT, .asked = has_leader,
                     .answer = N_("comes"), .none = NC_ ("nothing is chosen", "stays"), .guess = guess_who),
    /* who is struck off: he is, or would come, too near an enemy */
    VEDETTE_SAY_IDS ("near-enemy", vedette_figure, vedette_skirmish_list_holder_lines, .label = N_("too near an enemy"),
                     .beside = "who", .guess = guess_near),
    VEDETTE_SAY_IDS ("joined", vedette_figure, vedette_skirmish_list_holder_lines,
                     .label = N_("Others within 4″ of a figure that answers"), .asked = has_leader, .offer = offer_other),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .trigger = VEDETTE_TRIGGER_MOVED,
    /* A-S16: it is none of the five first actions, not even as what a card says. */
    .option = VEDETTE_INTENTION_UNTRACKED,
    .check = check_call,
    .note = note_call,
  },
  .describe = vedette_words_call,
};
