/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grand-tactical system, and its rules service: the tables put together. */

#include "vedette-config.h"

#include "core/eagles/vedette-eagles-rules.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/eagles/questions/vedette-eagles-questions.h"
#include "core/eagles/vedette-eagles-army.h"
#include "core/eagles/vedette-eagles-why.h"
#include "core/eagles/words/vedette-eagles-words.h"
#include "core/rules/vedette-pending.h"

static GType (*const types[]) (void) = {
  vedette_eagles_about_get_type, vedette_eagles_switches_get_type, vedette_eagles_game_get_type, vedette_army_get_type,
  vedette_corps_get_type, vedette_division_get_type, vedette_unit_get_type, vedette_nation_get_type,
  vedette_dispatch_get_type, vedette_pending_get_type, NULL,
};

#define REFERENCES(...) (const VedetteReferenceNeed[]){ __VA_ARGS__, { 0 } }
#define COMMAND { vedette_army_get_type, vedette_corps_get_type, vedette_division_get_type }

/* What is known in some states of the game (rules.md 8.3); a reaction lies on an activation or on the move of an independent,
 * which has neither owner nor active division (A-E41), so that LOCAL needs only who reacts */
#define STATES_WITH_ACTIVE (VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_STEALING)
static const VedetteStateNeed states[] = {
  { VEDETTE_EAGLES_ON (CHOOSE) | STATES_WITH_ACTIVE, "owner" },
  { STATES_WITH_ACTIVE, "active" },
  { VEDETTE_EAGLES_ON_STEALING, "challenger" },
  { VEDETTE_EAGLES_ON (LOCAL), "tested" },
  { 0 },
};

/* What the rest of the system takes for granted */
static const VedetteNeed needs[] = {
  { vedette_eagles_about_get_type, NC_("record", "name and settings of the battle"), .n = 1 },
  { vedette_eagles_switches_get_type, NC_("record", "house rules"), .n = 1 },
  { vedette_eagles_game_get_type, NC_("record", "state of the battle"), .n = 1,
    .references = REFERENCES ({ "owner", .to = { vedette_army_get_type } }, { "last-owner", .to = { vedette_army_get_type } },
                              { "active", .to = { vedette_division_get_type } },
                              { "unit", .to = { vedette_unit_get_type } },
                              { "challenger", .to = { vedette_division_get_type } }, { "leader", .to = COMMAND },
                              { "tested", .to = { vedette_unit_get_type } }),
    .state = "phase", .states = states },
  { vedette_army_get_type, NC_("record", "army"), .n = VEDETTE_N_EAGLES_SIDES,
    .references = REFERENCES ({ "attached", .to = { vedette_division_get_type } }) },
  { vedette_corps_get_type, NC_("record", "corps"),
    .references = REFERENCES ({ "army", .compulsory = TRUE, .to = { vedette_army_get_type } },
                              { "attached", .to = { vedette_division_get_type } }) },
  { vedette_division_get_type, NC_("record", "formation"),
    .references = REFERENCES ({ "army", .compulsory = TRUE, .to = { vedette_army_get_type } },
                              { "corps", .to = { vedette_corps_get_type } }) },
  { vedette_unit_get_type, NC_("record", "unit"),
    .references = REFERENCES ({ "division", .compulsory = TRUE, .to = { vedette_division_get_type } },
                              { "nation", .to = { vedette_nation_get_type } }) },
  { vedette_nation_get_type, NC_("record", "nation") },
  { vedette_dispatch_get_type, NC_("record", "order or message"),
    .references = REFERENCES ({ "sender", .compulsory = TRUE, .to = COMMAND },
                              { "recipient", .compulsory = TRUE, .to = COMMAND }) },
  { vedette_pending_get_type, NC_("record", "interrupted activation"),
    .references = REFERENCES ({ "who", .to = { vedette_division_get_type } }, { "unit", .to = { vedette_unit_get_type } }) },
  { 0 },
};

const VedetteSchema vedette_eagles_schema = { .system = "eagles", .types = types, .format = &vedette_format, .needs = needs };

const VedetteSystem vedette_eagles_system = {
  .label = N_("Grand-Tactical"),
  .schema = &vedette_eagles_schema,
  .rules_type = vedette_eagles_rules_get_type,
  .questions = vedette_eagles_questions,
  .army = &vedette_eagles_army,
  .about = N_("Divisions steal the initiative"),
};

struct _VedetteEaglesRules
{
  VedetteRules parent_instance;

  VedetteEagles eagles; /* as it was read for the last question */
};

G_DEFINE_FINAL_TYPE (VedetteEaglesRules, vedette_eagles_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VedetteEagles *eagles = &VEDETTE_EAGLES_RULES (rules)->eagles;

  vedette_eagles_read (eagles, vedette_rules_get_battle (rules));
  return eagles;
}

static guint
get_state (const VedetteContext *self)
{
  return vedette_eagles_game_get_phase (self->game);
}

/* What belongs to a battle that goes on cannot be done before its start or after its end. */
static const VedetteClosed closed[] = {
  VEDETTE_EAGLES_CLOSED_BY_START,
  { VEDETTE_EAGLES_ON (OVER), VEDETTE_FINDING_FINAL, "E-01", N_("The battle is over. Use Undo to return to the battle.") },
  { 0 },
};

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  vedette_eagles_fill_status (read_battle (rules), audience, list);
}

static char *
get_due (VedetteRules  *rules,
         const char    *audience,
         char         **hint,
         const char   **rule)
{
  return vedette_eagles_get_due (read_battle (rules), audience, hint, rule);
}

static void
fill_offers (VedetteRules *rules,
             const char   *audience,
             GListStore   *offers)
{
  VedetteEagles eagles;

  /* Adding offers asks other questions. */
  vedette_eagles_read (&eagles, vedette_rules_get_battle (rules));
  vedette_eagles_fill_offers (&eagles, rules, audience, offers);
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  char *text = vedette_rules_say_kind (rules, step);

  return text != NULL ? text : g_strdup (vedette_step_get_kind (step));
}

/* A command by its word, any record by a name that only it has */
static gint64
find_word (VedetteRules *rules,
           GType         type,
           const char   *word)
{
  const VedetteEagles *self = read_battle (rules);
  GType (*const named[]) (void) = { vedette_army_get_type, vedette_corps_get_type, vedette_division_get_type,
                                    vedette_unit_get_type, vedette_nation_get_type };
  gpointer record = vedette_eagles_find_word (self, word);

  for (guint i = 0; i < G_N_ELEMENTS (named) && record == NULL; i++)
    if (g_type_is_a (named[i] (), type))
      record = vedette_eagles_find_name (self, named[i] (), word);
  return record != NULL && g_type_is_a (G_OBJECT_TYPE (record), type) ? vedette_record_get_id (record) : 0;
}

static void
fill_parties (VedetteRules *rules,
              const char   *audience,
              GListStore   *list)
{
  const VedetteEagles *self = read_battle (rules);

  if (self->game != NULL)
    vedette_eagles_fill_parties (self, list);
}

static const char *
get_audience (VedetteRules *rules,
              VedetteStep  *step)
{
  return vedette_eagles_get_audience (read_battle (rules), step);
}

static void
fill_audiences (VedetteRules *rules,
                GListStore   *list)
{
  vedette_eagles_fill_audiences (read_battle (rules), list);
}

static void
fill_spans (VedetteRules *rules,
            const char   *audience,
            GListStore   *list)
{
  vedette_eagles_fill_spans (read_battle (rules), list);
}

static void
fill_scores (VedetteRules *rules,
             VedetteParty *party,
             const char   *audience,
             gboolean      losses,
             GListStore   *list)
{
  if (losses)
    vedette_eagles_fill_scores (read_battle (rules), party, audience, list);
}

static VedetteBreakdown *
explain (VedetteRules *rules,
         VedetteStep  *step)
{
  return vedette_eagles_explain (read_battle (rules), step);
}

static char *
get_title (VedetteRules *rules,
           const char   *audience)
{
  const VedetteEagles *self = read_battle (rules);

  if (self->about == NULL || *vedette_eagles_about_get_name (self->about) == '\0')
    return g_strdup (_("A Battle"));
  return g_strdup (vedette_eagles_about_get_name (self->about));
}

/* In the order in which they are offered */
static const VedetteKind kinds[] = {
#define MOVE_ROW(name) { .move = &name },
#define RECORD_ROW(type_name) { .record = &type_name##_kind },
  VEDETTE_EAGLES_MOVES (MOVE_ROW)
  VEDETTE_EAGLES_PAPERS (RECORD_ROW, MOVE_ROW)
  { 0 },
};

static void
vedette_eagles_rules_class_init (VedetteEaglesRulesClass *klass)
{
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_eagles_schema;
  rules_class->kinds = kinds;
  rules_class->closed = closed;
  rules_class->keys = vedette_eagles_keys;
  rules_class->about = vedette_eagles_about_get_type;
  rules_class->switches = &vedette_eagles_switch_table;
  rules_class->why = vedette_eagles_why;
  rules_class->read = read_battle;
  rules_class->get_state = get_state;
  rules_class->over = VEDETTE_EAGLES_ON (OVER);
  rules_class->set_up = &vedette_eagles_new_move;
  rules_class->finish_set_up = vedette_eagles_finish_new;
  rules_class->carries = vedette_eagles_carries;
  rules_class->fill_status = fill_status;
  rules_class->get_due = get_due;
  rules_class->fill_offers = fill_offers;
  rules_class->describe = describe;
  rules_class->find_word = find_word;
  rules_class->get_audience = get_audience;
  rules_class->may_see = vedette_eagles_may_see;
  rules_class->fill_parties = fill_parties;
  rules_class->fill_audiences = fill_audiences;
  rules_class->window = VEDETTE_AUDIENCE_ALL;
  rules_class->fill_spans = fill_spans;
  rules_class->span_label = N_("Had the initiative");
  rules_class->fill_scores = fill_scores;
  rules_class->explain = explain;
  rules_class->get_title = get_title;
}

static void
vedette_eagles_rules_init (VedetteEaglesRules *self)
{
}
