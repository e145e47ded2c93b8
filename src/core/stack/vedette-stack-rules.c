/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token stack, and its rules service: the tables put together. */

#include "vedette-config.h"

#include "core/stack/vedette-stack-rules.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/stack/moves/vedette-stack-moves.h"
#include "core/stack/papers/vedette-stack-papers.h"
#include "core/stack/questions/vedette-stack-questions.h"
#include "core/stack/vedette-stack-army.h"
#include "core/stack/vedette-stack-why.h"
#include "core/stack/words/vedette-stack-words.h"

static GType (*const types[]) (void) = {
  vedette_stack_about_get_type, vedette_stack_switches_get_type, vedette_stack_game_get_type, vedette_character_get_type,
  vedette_pool_get_type, vedette_enemy_get_type, vedette_hired_get_type, vedette_effect_get_type,
  vedette_stack_turn_get_type, NULL,
};

#define REFERENCES(...) (const VedetteReferenceNeed[]){ __VA_ARGS__, { 0 } }
#define OWNER { vedette_character_get_type, vedette_pool_get_type }
#define ACTOR { vedette_character_get_type, vedette_enemy_get_type, vedette_hired_get_type }

/* Whose token a Turn is made on (rules.md 8.2) */
static const VedetteStateNeed states[] = {
  { VEDETTE_STACK_ON (TURN_CHARACTER), "owner", vedette_character_get_type },
  { VEDETTE_STACK_ON (TURN_HIRED) | VEDETTE_STACK_ON (TURN_ENEMY), "owner", vedette_pool_get_type },
  { 0 },
};

/* Of the tokens of a round, so many are still in the bag. */
static const VedetteLimitNeed tokens[] = { { "left", "tokens" }, { 0 } };

/* What the rest of the system takes for granted */
static const VedetteNeed needs[] = {
  { vedette_stack_about_get_type, NC_("record", "name and settings of the battle"), .n = 1 },
  { vedette_stack_switches_get_type, NC_("record", "house rules"), .n = 1 },
  { vedette_stack_game_get_type, NC_("record", "state of the battle"), .n = 1,
    .references = REFERENCES ({ "owner", .to = OWNER }, { "actor", .to = ACTOR },
                              { "last-enemy", .to = { vedette_enemy_get_type } },
                              { "last-hired", .to = { vedette_hired_get_type } }, { "kept", .to = ACTOR },
                              { "hired", .compulsory = TRUE, .to = { vedette_pool_get_type } },
                              { "enemies", .compulsory = TRUE, .to = { vedette_pool_get_type } }),
    .state = "phase", .states = states },
  { vedette_character_get_type, NC_("record", "character"), .limits = tokens },
  { vedette_pool_get_type, NC_("record", "shared color"), .limits = tokens },
  { vedette_enemy_get_type, NC_("record", "enemy") },
  { vedette_hired_get_type, NC_("record", "hired help") },
  { vedette_effect_get_type, NC_("record", "effect"), .references = REFERENCES ({ "whose", .to = ACTOR }) },
  { vedette_stack_turn_get_type, NC_("record", "token drawn"),
    .references = REFERENCES ({ "owner", .compulsory = TRUE, .to = OWNER }, { "actor", .to = ACTOR }) },
  { 0 },
};

const VedetteSchema vedette_stack_schema = { .system = "stack", .types = types, .format = &vedette_format, .needs = needs };

const VedetteSystem vedette_stack_system = {
  .label = N_("Token Stack"),
  .schema = &vedette_stack_schema,
  .rules_type = vedette_stack_rules_get_type,
  .questions = vedette_stack_questions,
  .army = &vedette_stack_army,
  .about = N_("Everyone acts when their token is drawn"),
};

struct _VedetteStackRules
{
  VedetteRules parent_instance;

  VedetteStack stack; /* as it was read for the last question */
};

G_DEFINE_FINAL_TYPE (VedetteStackRules, vedette_stack_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VedetteStack *stack = &VEDETTE_STACK_RULES (rules)->stack;

  vedette_stack_read (stack, vedette_rules_get_battle (rules));
  return stack;
}

static guint
get_state (const VedetteContext *self)
{
  return vedette_stack_game_get_phase (self->game);
}

/* What belongs to a fight that goes on cannot be done before its start or after its end. */
static const VedetteClosed closed[] = {
  { VEDETTE_STACK_ON (SETUP), VEDETTE_FINDING_FINAL, "T-01", N_("The fight has not begun: fill the bag first") },
  { VEDETTE_STACK_ON (OVER), VEDETTE_FINDING_FINAL, "T-01", N_("The fight is over: use Undo to go back") },
  { 0 },
};

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  vedette_stack_fill_status (read_battle (rules), audience, list);
}

static char *
get_due (VedetteRules  *rules,
         const char    *audience,
         char         **hint,
         const char   **rule)
{
  return vedette_stack_get_due (read_battle (rules), audience, hint, rule);
}

static void
fill_offers (VedetteRules *rules,
             const char   *audience,
             GListStore   *offers)
{
  VedetteStack stack;

  /* Adding offers asks other questions. */
  vedette_stack_read (&stack, vedette_rules_get_battle (rules));
  vedette_stack_fill_offers (&stack, rules, audience, offers);
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  char *text = vedette_rules_say_kind (rules, step);

  return text != NULL ? text : g_strdup (vedette_step_get_kind (step));
}

static gint64
find_word (VedetteRules *rules,
           GType         type,
           const char   *word)
{
  const VedetteStack *self = read_battle (rules);
  gpointer owner = vedette_stack_find_word (self, word);

  if (owner == NULL && type == VEDETTE_TYPE_RECORD)
    owner = vedette_stack_find_name (self, word);
  return owner != NULL && g_type_is_a (G_OBJECT_TYPE (owner), type) ? vedette_record_get_id (owner) : 0;
}

static void
fill_parties (VedetteRules *rules,
              const char   *audience,
              GListStore   *list)
{
  const VedetteStack *self = read_battle (rules);

  if (self->game != NULL)
    vedette_stack_fill_parties (self, audience, list);
}

static const char *
get_audience (VedetteRules *rules,
              VedetteStep  *step)
{
  return vedette_stack_get_audience (read_battle (rules), step);
}

static void
fill_audiences (VedetteRules *rules,
                GListStore   *list)
{
  vedette_stack_fill_audiences (list);
}

static void
fill_spans (VedetteRules *rules,
            const char   *audience,
            GListStore   *list)
{
  vedette_stack_fill_spans (read_battle (rules), list);
}

static const char *
get_drawn (VedetteRules *rules,
           VedetteStep  *step)
{
  const char *token = vedette_fact_text (vedette_step_get_facts (step), "token");

  return g_str_equal (vedette_step_get_kind (step), "draw") && *token != '\0' ? token : NULL;
}

static char *
count (VedetteRules *rules,
       const char   *party,
       const char   *audience)
{
  return vedette_stack_count_draws (read_battle (rules), party);
}

static void
fill_scores (VedetteRules *rules,
             VedetteParty *party,
             const char   *audience,
             gboolean      losses,
             GListStore   *list)
{
  if (losses)
    vedette_stack_fill_scores (read_battle (rules), party, audience, list);
}

static char *
get_title (VedetteRules *rules,
           const char   *audience)
{
  const VedetteStack *self = read_battle (rules);

  if (self->about == NULL || *vedette_stack_about_get_name (self->about) == '\0')
    return g_strdup (_("A Fight"));
  return g_strdup (vedette_stack_about_get_name (self->about));
}

/* In the order in which they are offered */
static const VedetteKind kinds[] = {
#define MOVE_ROW(name) { .move = &name },
#define RECORD_ROW(type_name) { .record = &type_name##_kind },
  VEDETTE_STACK_MOVES (MOVE_ROW)
  VEDETTE_STACK_PAPERS (RECORD_ROW, MOVE_ROW)
  { 0 },
};

static void
vedette_stack_rules_class_init (VedetteStackRulesClass *klass)
{
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_stack_schema;
  rules_class->kinds = kinds;
  rules_class->closed = closed;
  rules_class->keys = vedette_stack_keys;
  rules_class->about = vedette_stack_about_get_type;
  rules_class->switches = &vedette_stack_switch_table;
  rules_class->why = vedette_stack_why;
  rules_class->read = read_battle;
  rules_class->get_state = get_state;
  rules_class->over = VEDETTE_STACK_ON (OVER);
  rules_class->set_up = &vedette_stack_new_move;
  rules_class->finish_set_up = vedette_stack_finish_new;
  rules_class->carries = vedette_stack_carries;
  rules_class->fill_status = fill_status;
  rules_class->get_due = get_due;
  rules_class->fill_offers = fill_offers;
  rules_class->describe = describe;
  rules_class->find_word = find_word;
  rules_class->get_audience = get_audience;
  rules_class->may_see = vedette_stack_may_see;
  rules_class->fill_parties = fill_parties;
  rules_class->fill_audiences = fill_audiences;
  rules_class->window = VEDETTE_AUDIENCE_UMPIRE;
  rules_class->fill_spans = fill_spans;
  rules_class->get_drawn = get_drawn;
  rules_class->count = count;
  rules_class->span_label = N_("Turns");
  rules_class->fill_scores = fill_scores;
  rules_class->dice_label = N_("Tokens Drawn");
  rules_class->get_title = get_title;
}

static void
vedette_stack_rules_init (VedetteStackRules *self)
{
}
