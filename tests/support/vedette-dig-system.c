/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a small game system for tests, with dice, pending things (VedettePending) and forms that ask for a number for
 * each figure. */

#include "vedette-dig-system.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-pending.h"
#include "core/rules/vedette-status.h"

struct _VedetteDigMan { VedetteRecord parent_instance; };
typedef VedetteRecordClass VedetteDigManClass;
typedef struct _VedetteDigMan VedetteDigMan;
static GType vedette_dig_man_get_type (void);
G_DEFINE_FINAL_TYPE (VedetteDigMan, vedette_dig_man, VEDETTE_TYPE_RECORD)

static void
vedette_dig_man_class_init (VedetteDigManClass *klass)
{
  static const VedetteField fields[] = { { .kind = VEDETTE_FIELD_TEXT, .name = "name" } };

  vedette_record_class_install_fields (klass, "man", fields, G_N_ELEMENTS (fields));
}

static void
vedette_dig_man_init (VedetteDigMan *self)
{
}

static GType (*const types[]) (void) = { vedette_dig_man_get_type, vedette_pending_get_type, NULL };

const VedetteSchema vedette_dig_schema = { .system = "dig", .types = types, .format = &vedette_format };

struct _VedetteContext { VedetteBattle *battle; };

/* Creates the dice request number @i, counted from 0, of the move "dig". Request 0 draws a token from the bag, and each
 * further request rolls a d6. */
static VedetteDiceRequest *
new_request (gsize i)
{
  static const char * const tokens[] = { "red", "blue", "rest", NULL };

  return i == 0 ? vedette_dice_request_new (3, NULL, "the token", tokens)
                : vedette_dice_request_new (6, "diggers", i == 1 ? "the depth" : "the depth, once more", NULL);
}

static void
list_dice (VedetteMove *move, const VedetteContext *context, const int *naturals, gsize n, GListStore *requests)
{
  gsize i = 0;

  do
    {
      g_autoptr (VedetteDiceRequest) request = new_request (i);

      g_list_store_append (requests, request);
      i++;
    }
  while (i < 2 || (i - 1 < n && naturals[i - 1] == 1));
}

static gboolean
perform_dig (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  int natural = 0, depth = 0;

  for (gsize i = 0; i < 2 || natural == 1; i++)
    {
      g_autoptr (VedetteDiceRequest) request = new_request (i);

      if (!vedette_dice_request_roll (request, dice, edit, &natural, error))
        return FALSE;
      if (i > 0)
        depth += natural;
    }
  json_object_set_int_member (vedette_edit_get_facts (edit), "depth", depth);
  return TRUE;
}

/* Lists the two dice of the "find" move. The second die is sealed, so that tests can check that players cannot type it. */
static void
list_find (VedetteMove *move, const VedetteContext *context, const int *naturals, gsize n, GListStore *requests)
{
  g_autoptr (VedetteDiceRequest) how_many = vedette_dice_request_new (6, "diggers", "how many", NULL);
  g_autoptr (VedetteDiceRequest) what = vedette_dice_request_new (20, NULL, "what", NULL);

  vedette_dice_request_seal (what, "D-4", "Nobody knows before what lies there (D-4)");
  g_list_store_append (requests, how_many);
  g_list_store_append (requests, what);
}

static gboolean
perform_find (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (GListStore) requests = g_list_store_new (VEDETTE_TYPE_DICE_REQUEST);

  list_find (move, context, NULL, 0, requests);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (requests)); i++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (G_LIST_MODEL (requests), i);
      int natural;

      if (!vedette_dice_request_roll (request, dice, edit, &natural, error))
        return FALSE;
    }
  return TRUE;
}

static const VedetteMoveKind find_move = {
  .name = "find", .label = "Find", .group = VEDETTE_MOVE_PLAY, .dice = list_find, .perform = perform_find,
};

static VedetteBreakdown *
preview_dig (VedetteMove *move, const VedetteContext *context)
{
  static const char * const columns[] = { "sand", "clay", NULL };
  static const char * const rows[] = { "spade", "pick", "hands", NULL };
  static const char * const cells[] = { "1", "2", "3", "4", "5", "6", NULL };
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  vedette_chart_light (vedette_breakdown_add_chart (breakdown, "soil", "Soil", columns, rows, cells), 2, 1);
  vedette_breakdown_add_chart (breakdown, "dark", "Dark", columns, rows, cells);
  return breakdown;
}

static const VedetteMoveKind dig_move = {
  .name = "dig", .label = "Dig", .group = VEDETTE_MOVE_PLAY,
  .dice = list_dice, .preview = preview_dig, .perform = perform_dig,
};

static gboolean
perform_raid (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  VedettePending *pending = vedette_pending_push (edit, vedette_move_get_text (move, "kind"),
                                                  vedette_move_get_text (move, "resume"));

  vedette_edit_set (edit, pending, "who", vedette_move_get_id (move, "who"), NULL);
  if (vedette_move_get_boolean (move, "twice"))
    vedette_pending_push (edit, "again", "there");
  return TRUE;
}

static const VedetteMoveKind raid_move = {
  .name = "raid", .label = "Raid", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TEXT ("kind"), VEDETTE_SAY_TEXT ("resume"), VEDETTE_SAY_REF ("who", vedette_dig_man, NULL),
    VEDETTE_SAY_FLAG ("twice"), { { 0 } },
  },
  .perform = perform_raid,
};

static gboolean
perform_settle (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autofree char *resume = NULL;

  if (vedette_move_get_boolean (move, "all"))
    {
      vedette_pending_drop_all (edit);
      return TRUE;
    }
  /* With the parameter "flash", this move pushes and resumes a pending thing in one step, which must leave no trace. */
  if (vedette_move_get_boolean (move, "flash"))
    vedette_pending_push (edit, "flash", "now");
  resume = vedette_pending_resume (edit);
  json_object_set_string_member (vedette_edit_get_facts (edit), "resume", resume != NULL ? resume : "nowhere");
  return TRUE;
}

static const VedetteMoveKind settle_move = {
  .name = "settle", .label = "Settle", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) { VEDETTE_SAY_FLAG ("all"), VEDETTE_SAY_FLAG ("flash"), { { 0 } } },
  .perform = perform_settle,
};

/* Lists the figures that a player can choose: the gang, and its members as children of the gang. */
static void
list_men (VedetteMove *move, const VedetteContext *context, GListStore *choices)
{
  GListModel *men = vedette_battle_get_records (context->battle, vedette_dig_man_get_type ());
  VedetteChoice *gang = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteRecord) man = g_list_model_get_item (men, i);
      VedetteChoice *choice = vedette_choice_add_id (choices, vedette_record_get_id (man),
                                                     vedette_record_peek_string (man, 1));

      if (gang == NULL)
        gang = choice;
      else
        g_set_object (&choice->parent, gang);
      vedette_value_set_text (choice, group, i < 2 ? "day" : NULL);
      vedette_value_set_text (choice, note, i == 2 ? "tired" : NULL);
    }
}

static gboolean
is_paid (VedetteMove *move, const VedetteContext *context)
{
  return vedette_move_get_boolean (move, "paid");
}

static void
check_share (VedetteMove *move, const VedetteContext *context, VedetteRuling *ruling)
{
  const VedetteNumbers *coins = vedette_move_get_each (move, "coins");

  if (!is_paid (move, context) && coins != NULL)
    vedette_ruling_refuse_about (ruling, "D-1", "coins", "%s gets coins", "Nobody");
  if (vedette_move_get_each (move, "trenches") == NULL)
    vedette_ruling_remind_about (ruling, "D-2", "trenches", "Say how long");
  if (vedette_move_get_boolean (move, "loud"))
    vedette_ruling_warn (ruling, "D-3", "The guard may hear it");
}

static gboolean
perform_share (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  return TRUE;
}

static const VedetteMoveKind share_move = {
  .name = "share", .label = "Share", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_FLAG ("paid"),
    VEDETTE_SAY_EACH_INT ("coins", vedette_dig_man, list_men, 1, 9, .label = "Coins", .relevant = is_paid),
    VEDETTE_SAY_EACH_INCHES ("trenches", vedette_dig_man, list_men, .label = "Trenches"),
    VEDETTE_SAY_FLAG ("loud"),
    { { 0 } },
  },
  .check = check_share, .perform = perform_share,
};

/* Fills the choices of the parameter "gone", each with its highest number: 3 for the gang, and 1 for each member. */
static void
list_gone (VedetteMove *move, const VedetteContext *context, GListStore *choices)
{
  GListModel *men = vedette_battle_get_records (context->battle, vedette_dig_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteRecord) man = g_list_model_get_item (men, i);
      g_autofree char *nick = g_strdup_printf ("no. %u", i + 1);
      g_autofree char *name = g_strdup_printf ("%s: gone", vedette_record_peek_string (man, 1));
      VedetteChoice *choice = vedette_choice_add_nick (choices, nick, vedette_record_peek_string (man, 1));

      vedette_value_set_text (choice, group, i > 0 ? "Men" : NULL);
      vedette_value_set_text (choice, note, i == 1 ? "digs <here>" : NULL);
      vedette_value_set_text (choice, name, name);
      choice->most = i == 0 ? 3 : 1;
    }
}

static const VedetteMoveKind count_move = {
  .name = "count", .label = "Count", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TEXTS ("gone", .label = "Gone", .hint = "How many of each", .each = list_gone),
    { { 0 } },
  },
  .perform = perform_share,
};

struct _VedetteDigRules { VedetteRules parent_instance; VedetteContext context; };
G_DEFINE_FINAL_TYPE (VedetteDigRules, vedette_dig_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VEDETTE_DIG_RULES (rules)->context.battle = vedette_rules_get_battle (rules);
  return &VEDETTE_DIG_RULES (rules)->context;
}

/* Fills a new battle. The tests rely on the ids: record 1 is the gang, record 2 is Ann, and record 3 is Bob. */
static gboolean
perform_set_up (VedetteMove *move, const VedetteContext *dig, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  static const char * const names[] = { "gang", "Ann", "Bob" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (VedetteRecord) man = g_object_new (vedette_dig_man_get_type (), "name", names[i], NULL);

      vedette_edit_insert (edit, man, -1);
    }
  return TRUE;
}

static const VedetteMoveKind set_up_move = { .name = "new", .perform = perform_set_up };

static void
fill_status (VedetteRules *rules, const char *audience, GListStore *list)
{
  VedetteStatus *day = vedette_status_add_progress (list, "day", "The day", VEDETTE_EMPHASIS_NORMAL);

  vedette_status_add_part (day, "dig", "Dig", VEDETTE_PART_NOW, NULL, "dig");
  vedette_status_add_part (day, "share", "Share", VEDETTE_PART_LOCKED, "Nothing was found yet", NULL);
  vedette_status_add_progress (list, "night", "The night", VEDETTE_EMPHASIS_NORMAL);
}

static char *
describe (VedetteRules *rules, VedetteStep *step)
{
  return g_strdup (vedette_step_get_kind (step));
}

static void
vedette_dig_rules_class_init (VedetteDigRulesClass *klass)
{
  static const VedetteKind kinds[] = {
    { .move = &dig_move }, { .move = &raid_move }, { .move = &settle_move }, { .move = &share_move },
    { .move = &count_move }, { .move = &find_move }, { 0 },
  };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_dig_schema;
  rules_class->kinds = kinds;
  rules_class->read = read_battle;
  rules_class->set_up = &set_up_move;
  rules_class->fill_status = fill_status;
  rules_class->describe = describe;
}

static void
vedette_dig_rules_init (VedetteDigRules *self)
{
}
