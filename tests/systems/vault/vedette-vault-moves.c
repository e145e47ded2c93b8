/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done in a night: a token from the bag, the lock, the boxes, the alarm. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

#define IN(phase) (1u << VEDETTE_VAULT_##phase)

/* The dawn has two tokens, so that the bag is never empty. */
static const char * const token_words[] = { "crew", "guards", "dawn" };

static void
count_tokens (const VedetteContext *self,
              int                  *n)
{
  n[0] = vedette_vault_night_get_crew_tokens (self->night);
  n[1] = vedette_vault_night_get_guard_tokens (self->night);
  n[2] = 2;
}

static VedetteDiceRequest *
new_bag (const VedetteContext *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  int n[3];

  count_tokens (self, n);
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    for (int k = 0; k < n[i]; k++)
      g_strv_builder_add (names, token_words[i]);
  list = g_strv_builder_end (names);
  return vedette_dice_request_new ((int) g_strv_length (list), "vault", "a token", (const char * const *) list);
}

static void
list_draw (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  g_autoptr (VedetteDiceRequest) bag = new_bag (self);

  g_list_store_append (requests, bag);
}

static gboolean
perform_draw (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  static const VedetteVaultPhase phases[] = { VEDETTE_VAULT_CREW, VEDETTE_VAULT_GUARDS, VEDETTE_VAULT_DAWN };
  static const char * const counts[] = { "crew-tokens", "guard-tokens", NULL };
  g_autoptr (VedetteDiceRequest) bag = new_bag (self);
  int n[3], natural;
  guint token = 0;

  if (!vedette_dice_request_roll (bag, dice, edit, &natural, error))
    return FALSE;
  count_tokens (self, n);
  for (int left = natural; left > n[token]; token++)
    left -= n[token];
  if (counts[token] != NULL)
    vedette_edit_set (edit, self->night, counts[token], n[token] - 1, NULL);
  vedette_edit_set (edit, self->night, "phase", phases[token], NULL);
  vedette_facts_note_text (edit, "token", token_words[token]);
  return TRUE;
}

static char *
describe_draw (JsonObject *facts)
{
  return g_strdup_printf ("A token is drawn: %s", vedette_fact_text (facts, "token"));
}

const VedetteMoveKind vedette_vault_draw_move = {
  .name = "draw",
  .label = "Draw a Token",
  .key = "d",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (DRAWING),
  .dice = list_draw,
  .perform = perform_draw,
  .describe = describe_draw,
};

static const char * const lock_columns[] = { "Bare hands", "Drill", "Powder", NULL };
static const char * const lock_rows[] = { "1 to 4", "5 or 6", "7 or 8", "9 or 10", NULL };
static const int lock_ends[] = { 4, 6, 8, 10 };
static const char * const lock_cells[] = { "holds", "holds", "holds", "holds", "holds", "opens", "holds", "opens", "opens",
                                           "opens", "opens", "opens", NULL };

static guint
find_lock_row (int natural)
{
  guint row = 0;

  while (natural > lock_ends[row])
    row++;
  return row;
}

/* What a roll against the lock rests on; of one that was not yet made, without the cell of the chart of locks */
VedetteBreakdown *
vedette_vault_make_working (VedetteVaultTools tools,
                            int               natural)
{
  static const char * const bonus_rows[] = { "On the die", NULL };
  static const char * const bonus_cells[] = { "0", "+2", "+4", NULL };
  VedetteBreakdown *working = vedette_breakdown_new ();
  VedetteChart *lock;

  vedette_breakdown_add_factor (working, 0, "tools", "Tools", (int) tools * 2, "V-6", "");
  working->need = 9;
  vedette_breakdown_add_outcome (working, "opens", "The lock opens", vedette_chance_new (2 + 2 * (int) tools, 10));
  vedette_chart_light (vedette_breakdown_add_chart (working, "tools", "Tools", lock_columns, bonus_rows, bonus_cells), 0,
                       tools);
  lock = vedette_breakdown_add_chart (working, "lock", "The lock", lock_columns, lock_rows, lock_cells);
  if (natural > 0)
    vedette_chart_light (lock, find_lock_row (natural), tools);
  return working;
}

static void
open_crack (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  if (self->night != NULL && vedette_vault_night_get_cracked (self->night))
    vedette_ruling_forbid (ruling, "V-7", "The lock is open");
}

static gboolean
is_loud (VedetteMove          *move,
         const VedetteContext *self)
{
  return vedette_move_get_enum (move, "tools") == VEDETTE_VAULT_POWDER;
}

static void
check_crack (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  vedette_vault_check_man (move, self, "who", VEDETTE_VAULT_SIDE_CREW, ruling);
  if (is_loud (move, self) && !vedette_move_is_said (move, "distance"))
    vedette_ruling_remind_about (ruling, "V-8", "distance", "Say how far away the nearest guard is");
}

static VedetteBreakdown *
preview_crack (VedetteMove          *move,
               const VedetteContext *self)
{
  return vedette_vault_make_working ((VedetteVaultTools) vedette_move_get_enum (move, "tools"), 0);
}

static VedetteDiceRequest *
new_lock_die (void)
{
  return vedette_dice_request_new (10, "crew", "the lock", NULL);
}

static void
list_crack (VedetteMove          *move,
            const VedetteContext *self,
            const int            *naturals,
            gsize                 n,
            GListStore           *requests)
{
  g_autoptr (VedetteDiceRequest) die = new_lock_die ();

  g_list_store_append (requests, die);
}

static gboolean
perform_crack (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  int tools = vedette_move_get_enum (move, "tools");
  int combination = vedette_vault_night_get_combination (self->night);
  g_autoptr (VedetteDiceRequest) die = new_lock_die ();
  int natural;
  gboolean opens;

  if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  opens = natural + 2 * tools >= 9;
  vedette_vault_act (move, self, "who", edit);
  vedette_facts_note_text (edit, "tools", vedette_enum_get_nick (vedette_vault_tools_get_type (), tools));
  json_object_set_int_member (vedette_edit_get_facts (edit), "tools-value", tools);
  json_object_set_int_member (vedette_edit_get_facts (edit), "natural", natural);
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "opens", opens);
  if (opens)
    json_object_set_int_member (vedette_edit_get_facts (edit), "combination", combination);
  vedette_edit_set (edit, self->night, "cracked", opens, "phase", VEDETTE_VAULT_DRAWING, NULL);
  return TRUE;
}

static char *
describe_crack (JsonObject *facts)
{
  const char *who = vedette_fact_text (facts, "who");

  if (!vedette_fact_boolean (facts, "opens"))
    return g_strdup_printf ("%s tries the lock: %d, it holds", *who != '\0' ? who : "Somebody",
                            vedette_fact_int (facts, "natural"));
  return g_strdup_printf ("%s tries the lock: %d, it opens with %d", *who != '\0' ? who : "Somebody",
                          vedette_fact_int (facts, "natural"), vedette_fact_int (facts, "combination"));
}

const VedetteMoveKind vedette_vault_crack_move = {
  .name = "crack",
  .label = "Crack the Lock",
  .key = "c",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (CREW),
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("who", vedette_vault_man, vedette_vault_list_crew, .label = "Who"),
    VEDETTE_SAY_ENUM ("tools", vedette_vault_tools, VEDETTE_VAULT_HANDS, NULL, .label = "Tools"),
    VEDETTE_SAY_INCHES ("distance", .label = "Distance to the nearest guard", .relevant = is_loud),
    { { 0 } },
  },
  .open = open_crack,
  .check = check_crack,
  .preview = preview_crack,
  .dice = list_crack,
  .perform = perform_crack,
  .describe = describe_crack,
};

static void
list_boxes (VedetteMove          *move,
            const VedetteContext *self,
            GListStore           *choices)
{
  GListModel *boxes = vedette_battle_get_records (self->battle, vedette_vault_box_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (boxes); i++)
    {
      g_autoptr (VedetteVaultBox) box = g_list_model_get_item (boxes, i);
      g_autofree char *label = g_strdup_printf ("Box %d", vedette_vault_box_get_number (box));

      if (!vedette_vault_box_get_open (box))
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (box)), label);
    }
}

static void
open_open_box (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  g_autoptr (GListStore) left = g_list_store_new (VEDETTE_TYPE_CHOICE);

  list_boxes (move, self, left);
  if (self->night != NULL && !vedette_vault_night_get_cracked (self->night))
    vedette_ruling_forbid (ruling, "V-9", "The lock holds");
  else if (g_list_model_get_n_items (G_LIST_MODEL (left)) == 0)
    vedette_ruling_forbid (ruling, "V-10", "All boxes are open");
}

static VedetteVaultBox *
find_box (VedetteMove          *move,
          const VedetteContext *self)
{
  return vedette_battle_find (self->battle, vedette_vault_box_get_type (), vedette_move_get_id (move, "box"));
}

static void
check_open_box (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  VedetteVaultBox *box = find_box (move, self);

  if (box == NULL || vedette_vault_box_get_open (box))
    vedette_ruling_forbid_about (ruling, "V-11", "box", "Say which of the closed boxes");
}

/* What a box holds */
static VedetteDiceRequest *
new_loot_die (void)
{
  return vedette_dice_request_new (6, "crew", "the loot", NULL);
}

static void
list_open_box (VedetteMove          *move,
               const VedetteContext *self,
               const int            *naturals,
               gsize                 n,
               GListStore           *requests)
{
  g_autoptr (VedetteDiceRequest) die = new_loot_die ();

  g_list_store_append (requests, die);
}

static gboolean
perform_open_box (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  VedetteVaultBox *box = find_box (move, self);
  g_autoptr (VedetteDiceRequest) die = new_loot_die ();
  int natural;

  if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  vedette_edit_set (edit, box, "open", TRUE, "loot", natural, NULL);
  vedette_edit_set (edit, self->night, "phase", VEDETTE_VAULT_DRAWING, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "number", vedette_vault_box_get_number (box));
  json_object_set_int_member (vedette_edit_get_facts (edit), "loot", natural);
  return TRUE;
}

static char *
describe_open_box (JsonObject *facts)
{
  return g_strdup_printf ("Box %d is opened: %d in gold", vedette_fact_int (facts, "number"), vedette_fact_int (facts, "loot"));
}

const VedetteMoveKind vedette_vault_open_box_move = {
  .name = "open-box",
  .label = "Open a Box",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (CREW),
  .params = (const VedetteParam[]) { VEDETTE_SAY_REF ("box", vedette_vault_box, list_boxes, .label = "Box", .needed = TRUE), { { 0 } } },
  .open = open_open_box,
  .check = check_open_box,
  .dice = list_open_box,
  .perform = perform_open_box,
  .describe = describe_open_box,
};

static VedetteDiceRequest *
new_alarm_die (gboolean more)
{
  return vedette_dice_request_new (6, "guards", more ? "the alarm, once more" : "the alarm", NULL);
}

/* A 6 is rolled again, and again. */
static void
list_alarm (VedetteMove          *move,
            const VedetteContext *self,
            const int            *naturals,
            gsize                 n,
            GListStore           *requests)
{
  for (gsize i = 0; i == 0 || (i <= n && naturals[i - 1] == 6); i++)
    {
      g_autoptr (VedetteDiceRequest) die = new_alarm_die (i > 0);

      g_list_store_append (requests, die);
    }
}

static gboolean
perform_alarm (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  int noise = 0, natural = 0;

  do
    {
      g_autoptr (VedetteDiceRequest) die = new_alarm_die (noise > 0);

      if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
        return FALSE;
      noise += natural;
    }
  while (natural == 6);
  vedette_edit_set (edit, self->night, "noise", MIN (vedette_vault_night_get_noise (self->night) + noise, 9999),
                    "phase", VEDETTE_VAULT_DRAWING, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "noise", noise);
  return TRUE;
}

static char *
describe_alarm (JsonObject *facts)
{
  return g_strdup_printf ("The alarm rings: %d", vedette_fact_int (facts, "noise"));
}

const VedetteMoveKind vedette_vault_alarm_move = {
  .name = "alarm",
  .label = "Ring the Alarm",
  .key = "a",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (GUARDS),
  .dice = list_alarm,
  .perform = perform_alarm,
  .describe = describe_alarm,
};

static gboolean
perform_pass (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  vedette_edit_set (edit, self->night, "phase", VEDETTE_VAULT_DRAWING, NULL);
  return TRUE;
}

static char *
describe_pass (JsonObject *facts)
{
  return g_strdup ("Nothing is done");
}

const VedetteMoveKind vedette_vault_pass_move = {
  .name = "pass",
  .label = "Pass",
  .key = "p",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (CREW) | IN (GUARDS),
  .perform = perform_pass,
  .describe = describe_pass,
};
