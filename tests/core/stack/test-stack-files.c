/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that nobody should have written: what breaks references is refused by its line, and what is odd is played on. */

#include "bag-fixture.h"

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-status.h"
#include "core/stack/vedette-stack-rules.h"

static const VedetteSchema *const schemas[] = { &vedette_stack_schema, NULL };

#define HEADER "{'format':'vedette','version':1,'system':'stack','program':'0.1.0'}\n"
#define STEP(n, after, changes)                                                                                        \
  "{'n':" n ",'after':" after ",'kind':'x','time':'2026-01-02T03:04:05Z','do':[" changes "]}\n"
#define RECORD(id, type, at, with) "{'add':" id ",'type':'" type "','at':" at ",'with':{" with "}}"
#define POOLS RECORD ("3", "pool", "0", "'kind':'hired','colour':'grey'") "," RECORD ("4", "pool", "1", "")
#define SINGLES RECORD ("1", "about", "0", "") "," RECORD ("2", "switches", "0", "")
#define FIRST STEP ("1", "0", SINGLES "," POOLS "," RECORD ("5", "game", "0", "'hired':3,'enemies':4"))
#define PARTY                                                                                                          \
  STEP ("2", "1", RECORD ("6", "character", "0", "'name':'Mira'") ","                                                  \
                  RECORD ("7", "enemy", "0", "'name':'goblins','count':3") ","                                         \
                  RECORD ("8", "hired", "0", "'name':'hand'"))

static char *
put (const char *content)
{
  g_autofree char *text = g_strdelimit (g_strdup (content), "'", '"');
  char *path = g_build_filename (g_get_tmp_dir (), "vedette-stack-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, &error));
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

typedef struct
{
  const char *name;
  const char *content;
  guint line;
} Broken;

static const Broken broken[] = {
  { "no-game", HEADER STEP ("1", "0", SINGLES "," POOLS), 2 },
  { "no-pools", HEADER STEP ("1", "0", SINGLES "," RECORD ("5", "game", "0", "")), 2 },
  { "pools-nowhere", HEADER STEP ("1", "0", SINGLES "," RECORD ("5", "game", "0", "'hired':3,'enemies':4")), 2 },
  { "pool-removed",
    HEADER FIRST STEP ("2", "1", "{'remove':4,'type':'pool','at':1,'with':{}}"), 3 },
  { "two-games", HEADER FIRST STEP ("2", "1", RECORD ("6", "game", "1", "'hired':3,'enemies':4")), 3 },
  { "owner-is-enemy", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'owner','old':0,'new':7}"), 4 },
  { "actor-is-pool", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'actor','old':0,'new':3}"), 4 },
  { "last-enemy-is-hired", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'last-enemy','old':0,'new':8}"), 4 },
  { "kept-is-game", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'kept','old':[],'new':[5]}"), 4 },
  { "hired-is-character", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'hired','old':3,'new':6}"), 4 },
  { "effect-on-pool", HEADER FIRST PARTY STEP ("3", "2", RECORD ("9", "effect", "0", "'name':'x','whose':3")), 4 },
  { "turn-of-nobody", HEADER FIRST PARTY STEP ("3", "2", RECORD ("9", "turn", "0", "")), 4 },
  { "faction-is-enemy", HEADER FIRST PARTY STEP ("3", "2", "{'set':7,'of':'faction','old':0,'new':8}"), 4 },
  { "too-many-tokens", HEADER FIRST PARTY STEP ("3", "2", "{'set':4,'of':'left','old':0,'new':1001}"), 4 },
  { "more-left-than-placed", HEADER FIRST PARTY STEP ("3", "2", "{'set':4,'of':'left','old':0,'new':9}"), 4 },
  { "turn-of-no-enemy", HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'turn-enemy'}"), 4 },
  { "turn-of-no-character",
    HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'turn-character'}"), 4 },
  { "turn-of-another",
    HEADER FIRST PARTY STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'turn-hired'},"
                                       "{'set':5,'of':'owner','old':0,'new':6}"), 4 },
};

static void
test_broken (gconstpointer data)
{
  const Broken *row = data;
  g_autofree char *path = put (row->content);
  g_autoptr (GError) error = NULL;
  VedetteOpenReport report;

  g_assert_null (vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, &report, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE);
  g_test_message ("%s", error->message);
  g_assert_cmpuint (report.bad_line, ==, row->line);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static const char * const odd[] = {
  /* A Turn on which somebody acts whose phase is another's; a bag of tokens that nobody has placed; two with one colour */
  STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'turn-enemy'},{'set':5,'of':'owner','old':0,'new':4},"
                  "{'set':5,'of':'actor','old':0,'new':6}"),
  STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'turn-character'},{'set':5,'of':'owner','old':0,'new':6},"
                  "{'set':5,'of':'actor','old':0,'new':7}"),
  STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'ready'},{'set':4,'of':'tokens','old':0,'new':1000},"
                  "{'set':4,'of':'left','old':0,'new':1000},{'set':6,'of':'tokens','old':0,'new':1000},"
                  "{'set':6,'of':'left','old':0,'new':1000}"),
  STEP ("3", "2", "{'set':5,'of':'phase','old':'setup','new':'round-end'},{'set':5,'of':'step','old':'return','new':'cap'}"),
  STEP ("3", "2", "{'set':5,'of':'hired','old':3,'new':4},{'set':5,'of':'enemies','old':4,'new':3}"),
  STEP ("3", "2", "{'set':7,'of':'faction','old':0,'new':3},{'set':5,'of':'split','old':false,'new':true}"),
  STEP ("3", "2", "{'set':6,'of':'colour','old':'blue','new':'black'}"),
  STEP ("3", "2", "{'set':7,'of':'place','old':'in','new':'dead'},{'set':6,'of':'place','old':'in','new':'fled'}"),
};

/* All questions are answered, and each move is made or refused. */
static void
ask_all (VedetteRules *rules)
{
  static const char * const audiences[] = { NULL, "players" };
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  for (guint i = 0; i < G_N_ELEMENTS (audiences); i++)
    {
      g_autoptr (GListModel) status = vedette_rules_get_status (rules, audiences[i]);
      g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audiences[i]);
      g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audiences[i]);
      g_autofree char *hint = NULL;
      g_autofree char *due = vedette_rules_get_due (rules, audiences[i], &hint);

      g_assert_cmpuint (g_list_model_get_n_items (status), >, 0);
      g_assert_cmpuint (g_list_model_get_n_items (offers), >, 0);
      g_assert_cmpuint (g_list_model_get_n_items (parties), >, 0);
      g_assert_true (due == NULL || *due != '\0');
    }
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
      g_autoptr (VedetteBreakdown) preview = vedette_rules_preview (rules, move);
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (1, 0);
      g_autoptr (GError) error = NULL;
      VedetteBattle *battle = vedette_rules_get_battle (rules);
      gint64 place = vedette_battle_get_cursor (battle);

      g_assert_cmpint (ruling->verdict, <=, VEDETTE_VERDICT_REFUSED);
      g_assert_true (preview == NULL || VEDETTE_IS_BREAKDOWN (preview));
      if (vedette_rules_perform (rules, move, dice, TRUE, NULL, &error) == NULL)
        g_assert_nonnull (error);
      else
        g_assert_true (vedette_battle_go_to (battle, place, NULL));
    }
}

static void
test_odd (gconstpointer data)
{
  g_autofree char *content = g_strconcat (HEADER FIRST PARTY, (const char *) data, NULL);
  g_autofree char *path = put (content);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_WRITE, schemas, NULL, &error);
  g_autoptr (VedetteRules) rules = NULL;

  g_assert_no_error (error);
  rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  ask_all (rules);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* T-X07: colours that cannot be told apart do not start a fight. */
static void
test_colours (void)
{
  g_autofree char *path = put (HEADER FIRST PARTY STEP ("3", "2", "{'set':6,'of':'colour','old':'blue','new':'red'}"));
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_WRITE, schemas, NULL, &error);
  g_autoptr (VedetteRules) rules = NULL;

  g_assert_no_error (error);
  rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  bag_final (rules, "T-X07", "{'move':'start'}");
  bag_do (rules, "{'edit':'set-character','character':'Mira','colour':'blue'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What was played is what is in the file. */
static void
test_opened (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *path = put ("");
  g_autoptr (VedetteBattle) opened = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  bag_do (rules, "{'move':'out','who':'Mira','how':'fled'}");
  bag_turn (rules, "enemies", "shaman");
  bag_draw (rules, "end");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (vedette_battle_create (battle, path, &error));
  bag_do (rules, "{'move':'confirm','keep':['Mira']}");
  before = vedette_battle_dump (battle);
  g_assert_true (vedette_battle_wait_durable (battle, &error));
  g_assert_no_error (error);
  opened = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  after = vedette_battle_dump (opened);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/stack/files/broken/", broken[i].name, NULL);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stack/files/odd/%u", i);

      g_test_add_data_func (path, odd[i], test_odd);
    }
  g_test_add_func ("/rules/stack/T-X07/file", test_colours);
  g_test_add_func ("/stack/files/opened", test_opened);
  return g_test_run ();
}
