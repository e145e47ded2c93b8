/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parties, audiences, spans, dice and titles: of a system that says nothing of them, and of one that keeps a secret. */

#include <string.h>

#include "core/rules/vedette-rules.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "vedette-fake-system.h"

/* The last token is called “green” as another is: that it is drawn is the keeper's secret, until it is back in the pot. */
#define SECRET 4

typedef struct
{
  VedetteBattle *battle;
  VedetteRules *rules;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->battle = vedette_battle_new (&vedette_fake_schema);
  f->rules = g_object_new (VEDETTE_TYPE_FAKE_RULES, "battle", f->battle, NULL);
  g_assert_true (vedette_rules_set_up (f->rules, NULL));
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_finalize_object (f->rules);
  g_assert_finalize_object (f->battle);
}

static VedetteStep *
do_move (Fixture    *f,
         const char *name,
         const char *json,
         int         die)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (json, NULL);
  g_autoptr (VedetteMove) move = vedette_rules_new_move (f->rules, name, json_node_get_object (root), &error);
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (&die, die > 0 ? 1 : 0);
  VedetteStep *step = vedette_rules_perform (f->rules, move, dice, TRUE, NULL, &error);

  g_assert_no_error (error);
  return step;
}

static guint
count (GListModel *list)
{
  g_autoptr (GListModel) owned = list;

  return g_list_model_get_n_items (owned);
}

/* What a system does not say is nothing, and no secret. */
static void
test_plain (Fixture       *f,
            gconstpointer  data)
{
  VedetteStep *step = do_move (f, "draw", "{}", 3);
  g_autofree char *title = vedette_rules_get_title (f->rules, NULL);
  g_autofree char *words = vedette_rules_list_audience_words (f->rules);

  g_assert_cmpuint (count (vedette_rules_list_parties (f->rules, NULL)), ==, 0);
  g_assert_null (vedette_rules_find_party (f->rules, "red"));
  g_assert_cmpuint (count (vedette_rules_list_audiences (f->rules)), ==, 0);
  g_assert_false (vedette_rules_has_audience (f->rules, "red"));
  g_assert_cmpstr (words, ==, "");
  g_assert_true (vedette_rules_may_see (f->rules, 1, "name", VEDETTE_AUDIENCE_ALL));
  g_assert_true (vedette_rules_may_see_step (f->rules, step, VEDETTE_AUDIENCE_ALL));
  g_assert_cmpuint (count (vedette_rules_list_spans (f->rules, NULL)), ==, 0);
  g_assert_cmpuint (count (vedette_rules_get_dice (f->rules, step, NULL)), ==, 0);
  g_assert_cmpuint (count (vedette_rules_tally (f->rules, NULL)), ==, 0);
  g_assert_null (vedette_rules_explain (f->rules, step, NULL));
  g_assert_cmpstr (title, ==, "");
}

/* The same pot, with people around it */

static void
fill_parties (VedetteRules *rules,
              const char   *audience,
              GListStore   *list)
{
  vedette_value_add (list, VedetteParty, .id = "keeper", .name = "Kate", .colour = "#000000", .sign = VEDETTE_SIGN_SQUARE,
                     .letter = "K");
  vedette_value_add (list, VedetteParty, .id = "imp", .name = "The Imp", .roller = "keeper");
}

static void
fill_audiences (VedetteRules *rules,
                GListStore   *list)
{
  vedette_choice_add_nick (list, "keeper", "Kate");
  vedette_choice_add_nick (list, "imp", "The Imp");
}

static gboolean
may_see (const VedetteContext *context,
         gint64                record,
         const char           *field,
         const char           *audience)
{
  return record != SECRET || g_str_equal (audience, "keeper") || (field != NULL && g_str_equal (field, "name"));
}

/* Whatever was done with the secret one is for the keeper. */
static const char *
get_audience (VedetteRules *rules,
              VedetteStep  *step)
{
  VedetteStepSet set;

  for (guint i = 0; i < vedette_step_get_n_changes (step); i++)
    if (vedette_step_get_nth_set (step, i, &set) && set.record == SECRET)
      return "keeper";
  return VEDETTE_AUDIENCE_ALL;
}

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  vedette_status_add_text (list, "secret", "Secret", VEDETTE_EMPHASIS_NORMAL, NULL,
                           vedette_rules_may_see (rules, SECRET, NULL, audience) ? "known" : "hidden");
}

/* One for each token */
static void
fill_offers (VedetteRules *rules,
             const char   *audience,
             GListStore   *offers)
{
  for (gint64 id = 1; id <= SECRET; id++)
    {
      g_autoptr (VedetteIds) one = vedette_ids_new_one (id);

      g_object_set (vedette_rules_add_offer (rules, offers, "put-back", VEDETTE_OFFER_MAY)->move, "what", one, NULL);
    }
}

/* A token that is out of the pot is a span; those that are out together lie in lanes of their own. */
static void
fill_spans (VedetteRules *rules,
            const char   *audience,
            GListStore   *list)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteSpan *out[SECRET + 1] = { NULL };
  VedetteStepSet set;

  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);

      for (guint k = 0; k < vedette_step_get_n_changes (step); k++)
        {
          if (!vedette_step_get_nth_set (step, k, &set) || !g_str_equal (set.property, "drawn") ||
              !vedette_rules_may_see (rules, set.record, NULL, audience))
            continue;
          g_assert_true (g_value_get_boolean (set.before) != g_value_get_boolean (set.after));
          if (!g_value_get_boolean (set.after))
            {
              out[set.record]->to = vedette_step_get_n (step);
              continue;
            }
          out[set.record] = vedette_value_add (list, VedetteSpan, .party = "imp", .from = vedette_step_get_n (step),
                                               .label = "out", .lane = (guint) set.record, .depth = 1);
        }
    }
}

static void
fill_dice (VedetteRules *rules,
           VedetteStep  *step,
           GListStore   *list)
{
  JsonObject *facts = vedette_step_get_facts (step);

  if (json_object_has_member (facts, "natural"))
    vedette_value_add (list, VedetteNatural, .party = "imp", .name = json_object_get_string_member (facts, "token"), .sides = 4,
                       .natural = (int) json_object_get_int_member (facts, "natural"));
}

static VedetteBreakdown *
explain (VedetteRules *rules,
         VedetteStep  *step)
{
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  vedette_breakdown_add_factor (breakdown, 1, "weight", "weight", 1, "F-04", "");
  return breakdown;
}

static char *
get_title (VedetteRules *rules,
           const char   *audience)
{
  return g_strdup (vedette_rules_may_see (rules, SECRET, NULL, audience) ? "The green pot" : "The pot");
}

/* The class is borrowed for a test, and put back as it was. */
static VedetteRulesClass kept;

static void
set_up_people (Fixture       *f,
               gconstpointer  data)
{
  static const VedetteFaces faces[] = { { 6, 1, 1 }, { 4, 3, 4 }, { 0 } };
  VedetteRulesClass *klass;

  set_up (f, data);
  klass = VEDETTE_RULES_GET_CLASS (f->rules);
  kept = *klass;
  klass->faces = faces;
  klass->fill_parties = fill_parties;
  klass->fill_audiences = fill_audiences;
  klass->may_see = may_see;
  klass->get_audience = get_audience;
  klass->fill_status = fill_status;
  klass->fill_offers = fill_offers;
  klass->fill_spans = fill_spans;
  klass->fill_dice = fill_dice;
  klass->explain = explain;
  klass->get_title = get_title;
}

static void
take_people_away (Fixture       *f,
                  gconstpointer  data)
{
  *VEDETTE_RULES_GET_CLASS (f->rules) = kept;
  tear_down (f, data);
}

static void
test_parties (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (f->rules, NULL);
  g_autoptr (VedetteParty) keeper = vedette_rules_find_party (f->rules, "keeper");
  g_autoptr (VedetteParty) imp = g_list_model_get_item (parties, 1);

  g_assert_cmpuint (g_list_model_get_n_items (parties), ==, 2);
  g_assert_cmpstr (keeper->name, ==, "Kate");
  g_assert_cmpstr (keeper->colour, ==, "#000000");
  g_assert_cmpstr (vedette_sign_get_symbol (keeper->sign), ==, "■");
  g_assert_cmpstr (keeper->letter, ==, "K");
  g_assert_cmpint (keeper->record, ==, 0);
  g_assert_null (keeper->roller);
  g_assert_cmpstr (imp->id, ==, "imp");
  g_assert_cmpstr (imp->roller, ==, "keeper");
  g_assert_null (imp->colour);
}

/* Each answer, to whoever may know the secret and to the others */
static void
test_secret (Fixture       *f,
             gconstpointer  data)
{
  static const struct
  {
    const char *audience;
    gboolean knows;
    const char *said;
  } rows[] = {
    { NULL, TRUE, "draw green" },
    { "keeper", TRUE, "draw green" },
    { "imp", FALSE, "Kate wrote something secret" },
    { VEDETTE_AUDIENCE_ALL, FALSE, "Kate wrote something secret" },
  };
  VedetteStep *step = do_move (f, "draw", "{\"shaken\":true}", 4);
  g_autofree char *words = vedette_rules_list_audience_words (f->rules);

  g_assert_cmpstr (words, ==, "keeper, imp");
  g_assert_true (vedette_rules_has_audience (f->rules, "imp"));
  g_assert_false (vedette_rules_has_audience (f->rules, VEDETTE_AUDIENCE_ALL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *audience = rows[i].audience;
      guint n = rows[i].knows ? 1 : 0;
      g_autofree char *said = vedette_rules_describe (f->rules, step, audience);
      g_autofree char *whole = vedette_rules_describe_whole (f->rules, step, audience);
      g_autofree char *title = vedette_rules_get_title (f->rules, audience);
      g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (f->rules, step, audience);
      g_autoptr (VedetteMove) move = vedette_rules_find_move (f->rules, "put-back", NULL);
      g_autoptr (GListModel) status = vedette_rules_get_status (f->rules, audience);
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, 0);

      g_assert_cmpstr (said, ==, rows[i].said);
      g_assert_cmpstr (whole, ==, rows[i].said);
      g_assert_cmpstr (title, ==, n > 0 ? "The green pot" : "The pot");
      g_assert_cmpstr (item->text, ==, n > 0 ? "known" : "hidden");
      g_assert_true ((breakdown != NULL) == rows[i].knows);
      g_assert_cmpuint (count (vedette_rules_get_dice (f->rules, step, audience)), ==, n);
      g_assert_cmpuint (count (vedette_rules_tally (f->rules, audience)), ==, n);
      g_assert_cmpuint (count (vedette_rules_list_spans (f->rules, audience)), ==, n);
      g_assert_cmpuint (count (vedette_rules_list_offers (f->rules, audience)), ==, 3 + n);
      g_assert_cmpuint (count (vedette_move_get_choices (move, f->rules, "what", audience)), ==, n);
      /* That there is a name is no secret, whose it is can be one. */
      g_assert_true (vedette_rules_may_see (f->rules, SECRET, "name", audience));
      g_assert_true (vedette_rules_may_see (f->rules, SECRET, "drawn", audience) == rows[i].knows);
    }
}

static void
assert_span (Fixture *f,
             guint    position,
             gint64   from,
             gint64   to)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (f->rules, NULL);
  g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, position);

  g_assert_nonnull (span);
  g_assert_cmpstr (span->party, ==, "imp");
  g_assert_cmpstr (span->label, ==, "out");
  g_assert_cmpint (span->from, ==, from);
  g_assert_cmpint (span->to, ==, to);
  g_assert_cmpuint (span->depth, ==, 1);
}

/* Several go on at once, and what was undone is none. */
static void
test_spans (Fixture       *f,
            gconstpointer  data)
{
  do_move (f, "draw", "{}", 2);
  do_move (f, "draw", "{}", 1);
  do_move (f, "put-back", "{\"what\":\"blue\"}", 0);
  g_assert_cmpuint (count (vedette_rules_list_spans (f->rules, NULL)), ==, 2);
  assert_span (f, 0, 2, 4);
  assert_span (f, 1, 3, 0);
  g_assert_true (vedette_battle_go_to (f->battle, 2, NULL));
  g_assert_cmpuint (count (vedette_rules_list_spans (f->rules, NULL)), ==, 1);
  assert_span (f, 0, 2, 0);
}

static VedetteTally *
find_tally (GListModel *tallies,
            int         sides)
{
  for (guint i = 0; i < g_list_model_get_n_items (tallies); i++)
    {
      g_autoptr (VedetteTally) tally = g_list_model_get_item (tallies, i);

      if (tally->sides == sides)
        return g_steal_pointer (&tally);
    }
  return NULL;
}

static void
assert_chapter (GListModel *chapters,
                guint       i,
                const char *party,
                gint64      from,
                gint64      to)
{
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);

  g_assert_nonnull (chapter);
  g_assert_cmpstr (vedette_chapter_get_party (chapter), ==, party);
  g_assert_cmpint (chapter->from, ==, from);
  g_assert_cmpint (chapter->to, ==, to);
}

/* The innermost span is told, then the outer one goes on; the step that ends one is the last of it, if it begins no other. */
static void
test_chapters (void)
{
  g_autoptr (GListStore) spans = g_list_store_new (VEDETTE_TYPE_SPAN);
  g_autoptr (GListModel) none = vedette_chapters_new (G_LIST_MODEL (spans)), chapters = NULL;
  g_autoptr (VedetteChapter) fifth = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 1);
  assert_chapter (none, 0, NULL, 0, 0);
  vedette_value_add (spans, VedetteSpan, .party = "a", .from = 5)->to = 20;
  vedette_value_add (spans, VedetteSpan, .party = "b", .from = 8, .to = 12, .label = "the second", .depth = 1);
  vedette_value_add (spans, VedetteSpan, .party = "b", .from = 20)->to = 25;
  vedette_value_add (spans, VedetteSpan, .party = "a", .from = 30)->to = 32;
  vedette_value_add (spans, VedetteSpan, .party = "b", .from = 33);
  chapters = vedette_chapters_new (G_LIST_MODEL (spans));
  g_assert_cmpuint (g_list_model_get_n_items (chapters), ==, 8);
  assert_chapter (chapters, 0, NULL, 0, 5);
  assert_chapter (chapters, 1, "a", 5, 8);
  assert_chapter (chapters, 2, "b", 8, 12);
  assert_chapter (chapters, 3, "a", 12, 20);
  assert_chapter (chapters, 4, "b", 20, 26);
  assert_chapter (chapters, 5, NULL, 26, 30);
  assert_chapter (chapters, 6, "a", 30, 33);
  /* Nothing was done between the two. */
  assert_chapter (chapters, 7, "b", 33, 0);
  g_assert_cmpuint (vedette_chapters_find (chapters, 1), ==, 0);
  g_assert_cmpuint (vedette_chapters_find (chapters, 11), ==, 2);
  g_assert_cmpuint (vedette_chapters_find (chapters, 12), ==, 3);
  g_assert_cmpuint (vedette_chapters_find (chapters, 1000), ==, 7);
  fifth = g_list_model_get_item (chapters, 4);
  g_assert_true (vedette_chapter_is_held_after (fifth, 20));
  g_assert_false (vedette_chapter_is_held_after (fifth, 25));
  g_assert_cmpstr (fifth->span->label, ==, NULL);
}

/* Only what was done in the game is counted, and only as far as it is in force. */
static void
test_told_in_chapters (Fixture       *f,
                       gconstpointer  data)
{
  VedetteStep *step = do_move (f, "draw", "{}", 2);
  g_autoptr (GListModel) chapters = NULL, before = NULL;
  g_autoptr (VedetteChapter) first = NULL, last = NULL, only = NULL;
  int verdict = 7;

  do_move (f, "rename", "{\"token\":\"red\",\"name\":\"scarlet\"}", 0);
  do_move (f, "put-back", "{\"what\":\"blue\"}", 0);
  chapters = vedette_rules_list_chapters (f->rules, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (chapters), ==, 3);
  assert_chapter (chapters, 1, "imp", 2, 5);
  first = g_list_model_get_item (chapters, 1);
  last = g_list_model_get_item (chapters, 2);
  g_assert_cmpuint (first->steps->len, ==, 2);
  g_assert_cmpint (g_array_index (first->steps, gint64, 0), ==, vedette_step_get_n (step));
  g_assert_cmpuint (last->steps->len, ==, 0);
  /* The token says what was drawn. */
  g_assert_cmpint (vedette_rules_get_single_die (f->rules, step, NULL, &verdict), ==, 0);
  g_assert_cmpint (verdict, ==, 0);
  g_assert_true (vedette_battle_go_to (f->battle, 1, NULL));
  before = vedette_rules_list_chapters (f->rules, NULL);
  only = g_list_model_get_item (before, 0);
  g_assert_cmpuint (g_list_model_get_n_items (before), ==, 1);
  g_assert_cmpuint (only->steps->len, ==, 0);
}

static guint n_asked;

static gboolean
is_draw (VedetteRules *self,
         VedetteStep  *step)
{
  n_asked++;
  return g_str_equal (vedette_step_get_kind (step), "draw");
}

static void
look (Fixture *f)
{
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (f->rules, NULL);

  g_assert_cmpuint (g_list_model_get_n_items (chapters), >, 0);
}

/* A long battle is told again at each look: of a step that was asked once the answer is known. */
static void
test_asked_once (Fixture       *f,
                 gconstpointer  data)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (f->rules);
  gboolean (*before) (VedetteRules *, VedetteStep *) = klass->is_action;
  guint n;

  klass->is_action = is_draw;
  n_asked = 0;
  do_move (f, "draw", "{}", 2);
  look (f);
  n = n_asked;
  /* Before the first draw nobody holds the battle, and no action of theirs is counted. */
  g_assert_cmpuint (n, ==, 1);
  look (f);
  g_assert_cmpuint (n_asked, ==, n);
  do_move (f, "put-back", "{\"what\":\"blue\"}", 0);
  look (f);
  g_assert_cmpuint (n_asked, ==, n + 1);
  /* What is done in the stead of what was undone is another step. */
  g_assert_true (vedette_battle_go_to (f->battle, 1, NULL));
  look (f);
  g_assert_cmpuint (n_asked, ==, n + 1);
  do_move (f, "draw", "{}", 1);
  look (f);
  g_assert_cmpuint (n_asked, ==, n + 2);
  klass->is_action = before;
}

/* What was expected and what came; under ten dice nobody can tell. */
static void
test_luck (void)
{
  g_autoptr (GListStore) dice = g_list_store_new (VEDETTE_TYPE_NATURAL), tallies = g_list_store_new (VEDETTE_TYPE_TALLY);
  g_autoptr (VedetteTally) tally = NULL;
  g_autofree char *few = NULL, *enough = NULL, *lucky = NULL;

  for (int i = 1; i <= 9; i++)
    vedette_tally_count (tallies, vedette_value_add (dice, VedetteNatural, .party = "a", .sides = 20, .natural = 2 * i), NULL);
  tally = find_tally (G_LIST_MODEL (tallies), 20);
  g_assert_true (vedette_tally_is_too_few (tally));
  few = vedette_tally_describe_luck (tally);
  g_assert_cmpstr (few, ==, "Too few to tell");
  vedette_tally_count (tallies, vedette_value_add (dice, VedetteNatural, .party = "a", .sides = 20, .natural = 1), NULL);
  g_assert_false (vedette_tally_is_too_few (tally));
  g_assert_cmpint (tally->sum, ==, 91);
  g_assert_cmpfloat (vedette_tally_get_expected (tally), ==, 105.0);
  g_assert_cmpfloat (vedette_tally_get_luck (tally), ==, -14.0);
  enough = vedette_tally_describe_luck (tally);
  g_assert_cmpstr (enough, ==, "Sum 91, expected 105.0: −14.0");
  for (int i = 0; i < 2; i++)
    vedette_tally_count (tallies, vedette_value_add (dice, VedetteNatural, .party = "a", .sides = 20, .natural = 20), NULL);
  lucky = vedette_tally_describe_luck (tally);
  g_assert_cmpstr (lucky, ==, "Sum 131, expected 126.0: +5.0");
}

/* Dice of the game: named, labelled as the move, and gone with undo */
static void
test_dice (Fixture       *f,
           gconstpointer  data)
{
  VedetteStep *step = do_move (f, "draw", "{}", 2);
  g_autoptr (GListModel) dice = vedette_rules_get_dice (f->rules, step, NULL);
  g_autoptr (VedetteNatural) die = g_list_model_get_item (dice, 0);
  g_autoptr (GListModel) tallies = NULL;
  g_autoptr (VedetteTally) tally = NULL;
  g_autofree char *said = NULL;

  g_assert_cmpstr (die->party, ==, "imp");
  g_assert_cmpint (die->sides, ==, 4);
  g_assert_cmpint (die->natural, ==, 2);
  g_assert_cmpstr (die->label, ==, "Draw");
  g_assert_cmpstr (die->name, ==, "blue");
  do_move (f, "draw", "{}", 3);
  tallies = vedette_rules_tally (f->rules, "keeper");
  g_assert_cmpstr (vedette_rules_get_dice_label (f->rules), ==, "All Sides’ Dice");
  tally = find_tally (tallies, 4);
  said = vedette_tally_describe (tally);
  g_assert_cmpstr (said, ==, "2 dice: mean 2.50 (fair: 2.50); 1 showed 3 to 4 (fair: 1.00).");
  g_assert_true (vedette_battle_go_to (f->battle, 1, NULL));
  g_assert_cmpuint (count (vedette_rules_tally (f->rules, NULL)), ==, 0);
}

/* Of each party and each die by itself */
static void
test_tally (void)
{
  static const VedetteFaces faces[] = { { 6, 6, 6 }, { 0 } };
  static const struct
  {
    const char *party;
    int sides, natural;
  } rows[] = { { "a", 6, 6 }, { "b", 6, 2 }, { "a", 10, 4 }, { "a", 6, 6 }, { "a", 6, 1 }, { "a", 10, 17 }, { NULL, 6, 3 } };
  g_autoptr (GListStore) dice = g_list_store_new (VEDETTE_TYPE_NATURAL);
  g_autoptr (GListStore) tallies = g_list_store_new (VEDETTE_TYPE_TALLY);
  g_autoptr (VedetteTally) six = NULL, ten = NULL;
  VedetteNatural *apart;
  g_autofree char *six_said = NULL, *ten_said = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    vedette_tally_count (tallies, vedette_value_add (dice, VedetteNatural, .party = rows[i].party, 
                                                     .sides = rows[i].sides, .natural = rows[i].natural), faces);
  apart = vedette_value_add (dice, VedetteNatural, .party = "a", .sides = 6, .natural = 6);
  apart->apart = TRUE;
  vedette_tally_count (tallies, apart, faces);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (tallies)), ==, 3);
  six = find_tally (G_LIST_MODEL (tallies), 6);
  ten = find_tally (G_LIST_MODEL (tallies), 10);
  g_assert_cmpstr (six->party, ==, "a");
  g_assert_cmpuint (six->n, ==, 3);
  g_assert_cmpuint (vedette_tally_get_face (six, 6), ==, 2);
  g_assert_cmpuint (vedette_tally_get_face (six, 2), ==, 0);
  six_said = vedette_tally_describe (six);
  ten_said = vedette_tally_describe (ten);
  g_assert_cmpstr (six_said, ==, "3 dice: mean 4.33 (fair: 3.50); 2 showed 6 to 6 (fair: 0.50).");
  /* An open-ended die is counted, and shows none of the faces. */
  g_assert_cmpuint (ten->n, ==, 2);
  g_assert_cmpuint (vedette_tally_get_face (ten, 7), ==, 0);
  g_assert_cmpstr (ten_said, ==, "2 dice: mean 10.50 (fair: 5.50).");
}

#define ADD(path, func) g_test_add ("/rules/story/" path, Fixture, NULL, set_up_people, func, take_people_away)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/rules/story/plain", Fixture, NULL, set_up, test_plain, tear_down);
  ADD ("parties", test_parties);
  ADD ("secret", test_secret);
  ADD ("spans", test_spans);
  ADD ("dice", test_dice);
  ADD ("told-in-chapters", test_told_in_chapters);
  ADD ("asked-once", test_asked_once);
  g_test_add_func ("/rules/story/chapters", test_chapters);
  g_test_add_func ("/rules/story/luck", test_luck);
  g_test_add_func ("/rules/story/tally", test_tally);
  return g_test_run ();
}
