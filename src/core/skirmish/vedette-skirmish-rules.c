/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skirmish system, and its rules service. */

#include "vedette-config.h"

#include "core/skirmish/vedette-skirmish-rules.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-move-new.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/questions/vedette-roll-questions.h"
#include "core/skirmish/records/vedette-body.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-fight.h"
#include "core/skirmish/records/vedette-place.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/vedette-skirmish-army.h"
#include "core/skirmish/vedette-skirmish-why.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/skirmish/words/vedette-skirmish-log.h"
#include "core/skirmish/words/vedette-skirmish-story.h"
#include "core/skirmish/words/vedette-skirmish-words.h"
#include "core/typed/vedette-scan.h"

static GType (*const types[]) (void) = {
#define TYPE_ROW(type_name) type_name##_get_type,
  VEDETTE_RECORDS (TYPE_ROW)
  NULL,
};

#define REFERENCES(...) (const VedetteReferenceNeed[]){ __VA_ARGS__, { 0 } }

/* What is known in some states of the game (rules.md 8.1) */
static const VedetteStateNeed states[] = {
  { VEDETTE_IN_GAME, "holder" },
  { VEDETTE_IN (DUEL_NOMINATE), "duel-loser" },
  { 0 },
};

/* What the rest of the system takes for granted */
static const VedetteNeed needs[] = {
  { vedette_about_get_type, NC_("record", "name and settings of the battle"), .n = 1 },
  { vedette_skirmish_switches_get_type, NC_("record", "house rules"), .n = 1 },
  { vedette_skirmish_game_get_type, NC_("record", "state of the battle"), .n = 1, .state = "state", .states = states },
  { vedette_force_get_type, NC_("record", "side"), .n = 2,
    .references = REFERENCES ({ "last-body", .to = { vedette_figure_get_type } }) },
  { vedette_contingent_get_type, NC_("record", "contingent"),
    .references = REFERENCES ({ "side", .compulsory = TRUE },
                              { "leader", .to = { vedette_figure_get_type }, .alike = "side" }) },
  { vedette_figure_get_type, NC_("record", "line"),
    .references = REFERENCES ({ "side", .compulsory = TRUE }, { "contingent", .alike = "side" }) },
  { vedette_order_card_get_type, NC_("record", "order card"),
    .references = REFERENCES ({ "side", .compulsory = TRUE },
                              { "target", .to = { vedette_figure_get_type, vedette_contingent_get_type,
                                                  vedette_place_get_type } }) },
  { vedette_body_get_type, NC_("record", "body"),
    .references = REFERENCES ({ "side", .compulsory = TRUE },
                              { "members", .compulsory = TRUE, .alike = "side", .alone = TRUE }) },
  { vedette_trait_get_type, NC_("record", "trait"),
    .references = REFERENCES ({ "whose", .compulsory = TRUE,
                                .to = { vedette_figure_get_type, vedette_contingent_get_type,
                                        vedette_force_get_type } }) },
  { vedette_fight_get_type, NC_("record", "fight"),
    /* A line can be in several fights (A-S41). */
    .references = REFERENCES ({ "lines", .compulsory = TRUE }) },
  { vedette_place_get_type, NC_("record", "place") },
  { 0 },
};

const VedetteSchema vedette_skirmish_schema = {
  .system = "skirmish",
  .types = types,
  .format = &vedette_format,
  .needs = needs,
};

const VedetteSystem vedette_skirmish_system = {
  .label = N_("Skirmish"),
  .schema = &vedette_skirmish_schema,
  .rules_type = vedette_skirmish_rules_get_type,
  .questions = vedette_roll_questions,
  .army = &vedette_skirmish_army,
  .about = N_("Sides roll to snatch the initiative"),
};

struct _VedetteSkirmishRules
{
  VedetteRules parent_instance;

  VedetteSkirmish skirmish; /* as it was read for the last question */
  VedetteSideNames names;
};

G_DEFINE_FINAL_TYPE (VedetteSkirmishRules, vedette_skirmish_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VedetteSkirmishRules *self = VEDETTE_SKIRMISH_RULES (rules);

  vedette_skirmish_read (&self->skirmish, vedette_rules_get_battle (rules));
  return &self->skirmish;
}

static guint
get_state (const VedetteContext *skirmish)
{
  return vedette_skirmish_game_get_state (skirmish->game);
}

/* What belongs to a game that is going on cannot be done before its start or after its end. */
static const VedetteClosed closed[] = {
  { VEDETTE_IN (SETUP), VEDETTE_FINDING_FINAL, "S-01", N_("The battle has not started. Choose who starts.") },
  { VEDETTE_IN (OVER), VEDETTE_FINDING_FINAL, "S-01", N_("The battle is over. To continue, undo the end of the battle.") },
  { 0 },
};

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_status (&skirmish, list);
}

static char *
get_due (VedetteRules  *rules,
         const char    *audience,
         char         **hint,
         const char   **rule)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  *hint = vedette_skirmish_get_due_hint (&skirmish, rules, audience, rule);
  return vedette_skirmish_get_due (&skirmish);
}

static VedetteMove *
get_next_roll (VedetteRules *rules,
               const char   *audience,
               char        **whose)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_skirmish_get_next_roll (&skirmish, rules, audience, whose);
}

static void
fill_offers (VedetteRules *rules,
             const char   *audience,
             GListStore   *offers)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_offers (&skirmish, rules, audience, offers);
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  VedetteAbout *about = vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_ABOUT);

  /* A battle that was gone back to before its first step has a log, and no records. */
  return vedette_skirmish_describe (step, vedette_rules_say_kind (rules, step),
                                    about != NULL ? vedette_about_get_level (about) : VEDETTE_LEVEL_STANDARD);
}

static char *
describe_whole (VedetteRules *rules,
                VedetteStep  *step)
{
  return vedette_skirmish_describe_whole (step, vedette_rules_say_kind (rules, step));
}

static const char *
get_audience (VedetteRules *rules,
              VedetteStep  *step)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_reveal_get_audience (&skirmish, step);
}

/* Whoever names a man of a body means the body. */
static gint64
find_body_of (VedetteBattle *battle,
              const char    *name)
{
  gint64 found = 0;
  guint n_found = 0;

  vedette_each (VedetteBody, body, vedette_battle_get_records (battle, VEDETTE_TYPE_BODY))
    {
      const VedetteIds *members = vedette_body_get_members (body);

      for (guint k = 0; k < vedette_ids_get_n (members); k++)
        {
          VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_ids_get (members, k));

          if (g_ascii_strcasecmp (vedette_figure_get_name (figure), name) != 0)
            continue;
          found = vedette_record_get_id (VEDETTE_RECORD (body));
          n_found++;
        }
    }
  return n_found == 1 ? found : 0;
}

/* A card is called "Red 2", or "2" if it is of the side that rolls. One that cannot be used is found, too: it is for the
 * rules to say why not (S-X06). */
static gint64
find_card (const VedetteSkirmish *self,
           const char            *name)
{
  gint64 roller = vedette_duel_get_roller (self);

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      gint64 side = vedette_order_card_get_side (card);
      g_autofree char *number = g_strdup_printf ("%d", vedette_order_card_get_number (card));
      g_autofree char *by_name = g_strconcat (vedette_skirmish_get_side_name (self, side), " ", number, NULL);
      g_autofree char *by_word = g_strconcat (vedette_skirmish_get_side_word (self, side), " ", number, NULL);

      if (vedette_scan_reads_alike (name, by_name) || g_ascii_strcasecmp (name, by_word) == 0 ||
          (side == roller && g_str_equal (name, number)))
        return vedette_record_get_id (VEDETTE_RECORD (card));
    }
  return 0;
}

/* "red" and "blue" are the first and the second side, whatever they are called. */
static gint64
find_word (VedetteRules *rules,
           GType         type,
           const char   *word)
{
  VedetteSkirmish skirmish;

  if (type == VEDETTE_TYPE_BODY)
    return find_body_of (vedette_rules_get_battle (rules), word);
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  /* Where anything may be meant, it may be a side. */
  if (type != VEDETTE_TYPE_FORCE && type != VEDETTE_TYPE_RECORD)
    return type == VEDETTE_TYPE_ORDER_CARD ? find_card (&skirmish, word) : 0;
  for (guint i = 0; i < 2; i++)
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      if (g_ascii_strcasecmp (word, vedette_skirmish_get_side_word (&skirmish, id)) == 0)
        return id;
    }
  return 0;
}

static void
check_any (VedetteMove          *move,
           const VedetteContext *skirmish,
           VedetteRuling        *ruling)
{
  vedette_reminders_check_any (skirmish, move, ruling);
}

static void
note_ruling (const VedetteContext *skirmish,
             VedetteRuling        *ruling,
             VedetteEdit          *edit)
{
  vedette_reminders_note (skirmish, ruling, edit);
}

/* In the order in which they are offered */
static const VedetteKind kinds[] = {
#define MOVE_ROW(name) { .move = &name },
#define RECORD_ROW(type_name) { .record = &type_name##_kind },
  VEDETTE_MOVES (MOVE_ROW)
  VEDETTE_PAPERS (RECORD_ROW, MOVE_ROW)
  { 0 },
};

/* S-46: a natural 1 to 3 makes everybody in contact fight. */
static const VedetteFaces faces[] = {
  { VEDETTE_ATTEMPT_SIDES, 1, VEDETTE_ATTEMPT_LOW },
  { 0 },
};

static void
fill_parties (VedetteRules *rules,
              const char   *audience,
              GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_parties (&skirmish, list);
}

static void
fill_audiences (VedetteRules *rules,
                GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_audiences (&skirmish, list);
}

static void
fill_spans (VedetteRules *rules,
            const char   *audience,
            GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_spans (&skirmish, list);
}

static void
fill_dice (VedetteRules *rules,
           VedetteStep  *step,
           GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_dice (&skirmish, &VEDETTE_SKIRMISH_RULES (rules)->names, step, list);
}

static void
fill_scores (VedetteRules *rules,
             VedetteParty *party,
             const char   *audience,
             gboolean      losses,
             GListStore   *list)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_fill_scores (&skirmish, party, audience, losses, list);
}

static gboolean
is_action (VedetteRules *rules,
           VedetteStep  *step)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_skirmish_is_action (&skirmish, step);
}

static VedetteBreakdown *
explain (VedetteRules *rules,
         VedetteStep  *step)
{
  return vedette_skirmish_explain (step);
}

static char *
get_title (VedetteRules *rules,
           const char   *audience)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_skirmish_make_title (&skirmish);
}

static void
vedette_skirmish_rules_finalize (GObject *object)
{
  vedette_side_names_clear (&VEDETTE_SKIRMISH_RULES (object)->names);

  G_OBJECT_CLASS (vedette_skirmish_rules_parent_class)->finalize (object);
}

static void
vedette_skirmish_rules_class_init (VedetteSkirmishRulesClass *klass)
{
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_skirmish_rules_finalize;
  rules_class->schema = &vedette_skirmish_schema;
  rules_class->kinds = kinds;
  rules_class->closed = closed;
  rules_class->about = vedette_about_get_type;
  rules_class->switches = &vedette_skirmish_switch_table;
  rules_class->why = vedette_skirmish_why;
  rules_class->number_fact = "action";
  rules_class->read = read_battle;
  rules_class->get_state = get_state;
  rules_class->over = VEDETTE_IN (OVER);
  rules_class->set_up = &vedette_new_battle_move;
  rules_class->finish_set_up = vedette_new_battle_finish;
  rules_class->carries = vedette_skirmish_carries;
  rules_class->fill_status = fill_status;
  rules_class->keys = vedette_skirmish_keys;
  rules_class->get_due = get_due;
  rules_class->get_next_roll = get_next_roll;
  rules_class->fill_offers = fill_offers;
  rules_class->describe = describe;
  rules_class->describe_whole = describe_whole;
  rules_class->get_audience = get_audience;
  rules_class->find_word = find_word;
  rules_class->check_any = check_any;
  rules_class->note_ruling = note_ruling;
  rules_class->dice_label = N_("Both Sides’ Dice");
  rules_class->faces = faces;
  rules_class->may_see = vedette_reveal_may_see;
  rules_class->fill_parties = fill_parties;
  rules_class->fill_audiences = fill_audiences;
  rules_class->fill_spans = fill_spans;
  rules_class->fill_dice = fill_dice;
  rules_class->span_label = N_("Holdings");
  rules_class->is_action = is_action;
  rules_class->fill_scores = fill_scores;
  rules_class->explain = explain;
  rules_class->get_title = get_title;
}

static void
vedette_skirmish_rules_init (VedetteSkirmishRules *self)
{
}
