/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens to the participants on the table: they fall, flee and arrive, and the GM settles tokens. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/state/vedette-stack-bag.h"

static gpointer
find_who (VedetteMove        *move,
          const VedetteStack *self)
{
  return vedette_stack_find_actor (self, vedette_move_get_id (move, "who"));
}

static void
note_who (gpointer     who,
          VedetteEdit *edit)
{
  vedette_facts_note_text (edit, "who", vedette_stack_get_name (who));
  if (vedette_stack_is_secret (who))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

static gboolean
is_line (gpointer who)
{
  return VEDETTE_IS_ENEMY (who) || VEDETTE_IS_HIRED (who);
}

/* Out of the fight: by death, or otherwise (A-T07) */

static void
list_ways (VedetteMove          *move,
           const VedetteContext *self,
           GListStore           *choices)
{
  for (int way = VEDETTE_STACK_DEAD; way <= VEDETTE_STACK_CAPTURED; way++)
    vedette_choice_add_nick (choices, vedette_enum_get_nick (vedette_stack_place_get_type (), way),
                             vedette_enum_get_label (vedette_stack_place_get_type (), way));
}

static gboolean
has_line (VedetteMove          *move,
          const VedetteContext *self)
{
  gpointer who = find_who (move, self);

  return is_line (who) && vedette_stack_get_int (who, "count") > 1;
}

static void
limit_count (VedetteMove          *move,
             const VedetteContext *self,
             int                  *min,
             int                  *max)
{
  gpointer who = find_who (move, self);

  *max = is_line (who) ? MAX (vedette_stack_get_int (who, "count"), 1) : 1;
}

/* Whether one of the choices of a list function could be meant */
static gboolean
has_choice (void (*list) (VedetteMove        *move,
                          const VedetteStack *self,
                          GListStore         *choices),
            const VedetteStack *self)
{
  g_autoptr (GListStore) choices = g_list_store_new (VEDETTE_TYPE_CHOICE);

  list (NULL, self, choices);
  return g_list_model_get_n_items (G_LIST_MODEL (choices)) > 0;
}

static void
open_out (VedetteMove          *move,
          const VedetteContext *self,
          VedetteRuling        *ruling)
{
  if (!has_choice (vedette_stack_list_standing, self))
    vedette_ruling_forbid (ruling, "T-12", _("Nobody is in the fight. Add a participant first."));
}

static void
check_out (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  gpointer who = find_who (move, self);
  int max = 1, min = 1;

  if (!vedette_record_kind_needs (move, "who", ruling) || !vedette_stack_check_said (move, self, "who", who, ruling))
    return;
  limit_count (move, self, &min, &max);
  if (vedette_stack_get_int (who, "place") != VEDETTE_STACK_IN || (is_line (who) && vedette_stack_get_int (who, "count") == 0))
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_forbid_about (ruling, "T-12", "who", _("Not in the fight: %s. Choose a different participant."),
                                 vedette_stack_get_name (who));
  else if (vedette_move_get_int (move, "count") > max)
    vedette_ruling_forbid_about (ruling, "T-12", "count",
                                 /* Translators: how many of a line stand, such as 3 */
                                 ngettext ("Only %d figure is still in the fight. Enter a smaller number.",
                                           "Only %d figures are still in the fight. "
                                                                                   "Enter a smaller number.",
                                           (gulong) max), max);
  if (vedette_move_get_enum (move, "how") < VEDETTE_STACK_DEAD)
    vedette_ruling_forbid_about (ruling, "A-T07", "how", _("Choose how the figures left the fight"));
}

/* A flag only: what is in the bag stays there until the round is over (T-25). */
static gboolean
perform_out (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  gpointer who = find_who (move, self);
  VedetteStackPlace how = (VedetteStackPlace) vedette_move_get_enum (move, "how");
  int count = vedette_move_get_int (move, "count");
  const char *gone = how == VEDETTE_STACK_DEAD ? "fallen" : "away";

  note_who (who, edit);
  vedette_facts_note_text (edit, "how", vedette_enum_get_nick (vedette_stack_place_get_type (), (int) how));
  if (VEDETTE_IS_CHARACTER (who))
    {
      vedette_edit_set (edit, who, "place", how, NULL);
      return TRUE;
    }
  json_object_set_int_member (vedette_edit_get_facts (edit), "count", count);
  /* A count may have been put right since some of them went. */
  vedette_edit_set (edit, who, "count", vedette_stack_get_int (who, "count") - count,
                    gone, MIN (vedette_stack_get_int (who, gone) + count, VEDETTE_STACK_MAX_COUNT), NULL);
  return TRUE;
}

static char *
describe_character (const char *who,
                    int         how)
{
  switch (how)
    {
    case VEDETTE_STACK_DEAD:
      /* Translators: a step of the log; the name of a character */
      return g_strdup_printf (_("%s was killed."), who);
    case VEDETTE_STACK_FLED:
      /* Translators: a step of the log; the name of a character */
      return g_strdup_printf (_("%s fled."), who);
    case VEDETTE_STACK_UNCONSCIOUS:
      /* Translators: a step of the log; the name of a character */
      return g_strdup_printf (_("%s fell unconscious."), who);
    case VEDETTE_STACK_CAPTURED:
      /* Translators: a step of the log; the name of a character */
      return g_strdup_printf (_("%s was captured."), who);
    default:
      /* Translators: a step of the log; the name of a participant, of whom a file does not tell more */
      return g_strdup_printf (_("%s left the fight."), who);
    }
}

/* The name of a line may be in the singular or the plural. */
static char *
describe_line (const char *who,
               int         how)
{
  switch (how)
    {
    case VEDETTE_STACK_DEAD:
      /* Translators: a step of the log; a line, with a number if there are several, as in “Killed: 3 × goblins.” */
      return g_strdup_printf (_("Killed: %s."), who);
    case VEDETTE_STACK_FLED:
      /* Translators: a step of the log; a line, with a number if there are several, as in “Fled: 3 × goblins.” */
      return g_strdup_printf (_("Fled: %s."), who);
    case VEDETTE_STACK_UNCONSCIOUS:
      /* Translators: a step of the log; a line, with a number if there are several, as in “Unconscious: 3 × goblins.” */
      return g_strdup_printf (_("Unconscious: %s."), who);
    case VEDETTE_STACK_CAPTURED:
      /* Translators: a step of the log; a line, with a number if there are several, as in “Captured: 3 × goblins.” */
      return g_strdup_printf (_("Captured: %s."), who);
    default:
      return describe_character (who, how);
    }
}

static char *
describe_out (JsonObject *facts)
{
  const GEnumValue *value = vedette_enum_find (vedette_stack_place_get_type (), vedette_fact_text (facts, "how"));
  const char *who = vedette_fact_text (facts, "who");
  int how = value != NULL ? value->value : VEDETTE_STACK_IN, count = vedette_fact_int (facts, "count");
  g_autofree char *counted = NULL;

  if (!json_object_has_member (facts, "count"))
    return describe_character (who, how);
  /* Translators: how many, and of whom, as in “3 × goblins” */
  counted = g_strdup_printf (C_("participants", "%d × %s"), count, who);
  return describe_line (count > 1 ? counted : who, how);
}

/* He who flees is not taken out. */
static const char *
say_out (VedetteMove *move)
{
  return vedette_move_get_enum (move, "how") == VEDETTE_STACK_FLED ? _("Flee") : NULL;
}

const VedetteMoveKind vedette_stack_out_move = {
  .name = "out",
  .rule = "T-25",
  .label = N_("Remove from Fight…"),
  .key = "x",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_GAME,
  .params = (const VedetteParam[]){
    /* Said by whoever says it, never by a form that has one at the top of its list */
    VEDETTE_SAY_ANY ("who", vedette_stack_list_standing, .label = VEDETTE_LABEL_WHO,
                     .none = NC_("nothing is chosen", "Nobody")),
    VEDETTE_SAY_ENUM ("how", vedette_stack_place, VEDETTE_STACK_DEAD, list_ways, .label = N_("Fate")),
    VEDETTE_SAY_INT ("count", 1, VEDETTE_STACK_MAX_COUNT, 1, .label = VEDETTE_LABEL_HOW_MANY, .asked = has_line,
                     .range = limit_count),
    { { 0 } } },
  .open = open_out,
  .check = check_out,
  .perform = perform_out,
  .describe = describe_out,
  .say_verb = say_out,
};

static gboolean
is_at_once (const VedetteStack *self)
{
  return vedette_house_rules_get (&self->house, "arrivals") == VEDETTE_ARRIVALS_AT_ONCE;
}

/* A-T08: at the next end of a round, or at once with his tokens */
static void
let_arrive (const VedetteStack *self,
            VedetteEdit        *edit,
            gpointer            who)
{
  vedette_edit_set (edit, who, "place", is_at_once (self) ? VEDETTE_STACK_IN : VEDETTE_STACK_ARRIVING, NULL);
  if (is_at_once (self) && vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    vedette_bag_put_in (self, edit, who);
}

static void
open_arrive (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  if (!has_choice (vedette_stack_list_waiting, self))
    {
      vedette_ruling_forbid (ruling, "A-T08", _("Nobody is in reserve. Put participants in reserve in Participants."));
      return;
    }
  /* One for whom there is room is enough. */
  for (guint i = 0; i < actors->len; i++)
    {
      g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "arrive");
      g_autoptr (VedetteRuling) own = vedette_ruling_new ();

      if (vedette_stack_get_int (actors->pdata[i], "place") != VEDETTE_STACK_WAITING)
        continue;
      let_arrive (self, edit, actors->pdata[i]);
      vedette_bag_check (self, edit, 0, own);
      if (own->verdict == VEDETTE_VERDICT_ALLOWED)
        return;
    }
  vedette_ruling_forbid (ruling, "T-05",
                         g_dngettext (GETTEXT_PACKAGE,
                                      /* Translators: the most tokens that a bag can have */
                                      "The bag cannot hold more than %d token. Wait until tokens leave the bag.",
                                      "The bag cannot hold more than %d tokens. Wait until tokens leave the bag.",
                                      VEDETTE_STACK_MAX_TOKENS),
                         VEDETTE_STACK_MAX_TOKENS);
}

static void
check_arrive (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "arrive");
  gpointer who = find_who (move, self);

  if (!vedette_record_kind_needs (move, "who", ruling) || !vedette_stack_check_said (move, self, "who", who, ruling))
    return;
  if (vedette_stack_get_int (who, "place") != VEDETTE_STACK_WAITING)
    {
      /* Translators: the name of a participant, such as “Mira” or “Orcs” */
      vedette_ruling_forbid_about (ruling, "A-T08", "who", _("%s is not in reserve. Choose a participant who is in reserve."),
                                   vedette_stack_get_name (who));
      return;
    }
  let_arrive (self, edit, who);
  vedette_bag_check (self, edit, 0, ruling);
  vedette_bag_tell_when (self, vedette_stack_get_name (who), (VedetteStackPlace) vedette_edit_get_enum (edit, who, "place"),
                         ruling);
}

static gboolean
perform_arrive (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  gpointer who = find_who (move, self);
  gboolean at_once = is_at_once (self);

  vedette_facts_note_text (edit, "who", vedette_stack_get_name (who));
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "at-once", at_once);
  let_arrive (self, edit, who);
  if (VEDETTE_IS_ENEMY (who) && (!at_once || vedette_enemy_get_hidden (who)))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  return TRUE;
}

static char *
describe_arrive (JsonObject *facts)
{
  if (vedette_fact_boolean (facts, "at-once"))
    /* Translators: a step of the log; who has arrived */
    return g_strdup_printf (_("%s arrived."), vedette_fact_text (facts, "who"));
  /* Translators: a step of the log; who is about to arrive */
  return g_strdup_printf (_("Arriving at the end of the round: %s."), vedette_fact_text (facts, "who"));
}

const VedetteMoveKind vedette_stack_arrive_move = {
  .name = "arrive",
  .rule = "A-T08",
  .label = VEDETTE_LABEL_ARRIVE,
  .key = "a",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_STACK_ON_GAME,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("who", vedette_stack_list_waiting, .label = VEDETTE_LABEL_WHO_ARRIVES, .needed = TRUE),
    { { 0 } } },
  .open = open_arrive,
  .check = check_arrive,
  .perform = perform_arrive,
  .describe = describe_arrive,
};
