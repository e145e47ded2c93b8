/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is settled before a night goes on, what is done after it, and how all begins. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-facts.h"

#define IN(phase) (1u << VEDETTE_VAULT_##phase)

static gboolean
is_top (const VedetteContext *self,
        const char           *kind)
{
  return self->top != NULL && g_str_equal (vedette_pending_get_kind (self->top), kind);
}

/* Where it goes on is what it came upon. */
static void
push (VedetteMove          *move,
      const VedetteContext *self,
      const char           *kind,
      VedetteEdit          *edit)
{
  const char *phase = vedette_enum_get_nick (vedette_vault_phase_get_type (),
                                             (int) vedette_vault_night_get_phase (self->night));
  VedettePending *pending = vedette_pending_push (edit, kind, self->top != NULL ? vedette_pending_get_kind (self->top) : phase);

  vedette_edit_set (edit, pending, "unit", vedette_vault_act (move, self, "who", edit), NULL);
}

static void
check_break_in (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  vedette_vault_check_man (move, self, "who", VEDETTE_VAULT_SIDE_CREW, ruling);
}

static gboolean
perform_break_in (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  push (move, self, "break-in", edit);
  return TRUE;
}

static char *
describe_break_in (JsonObject *facts)
{
  const char *who = vedette_fact_text (facts, "who");

  return g_strdup_printf ("%s breaks in", *who != '\0' ? who : "Somebody");
}

const VedetteMoveKind vedette_vault_break_in_move = {
  .name = "break-in",
  .label = "Break In",
  .key = "b",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (CREW),
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("who", vedette_vault_man, vedette_vault_list_crew, .label = "Who"),
    { { 0 } },
  },
  .check = check_break_in,
  .perform = perform_break_in,
  .describe = describe_break_in,
};

static void
open_chase (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  if (is_top (self, "chase"))
    vedette_ruling_forbid (ruling, "V-12", "There is a chase already");
}

static void
check_chase (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  vedette_vault_check_man (move, self, "who", VEDETTE_VAULT_SIDE_GUARDS, ruling);
}

static gboolean
perform_chase (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  push (move, self, "chase", edit);
  return TRUE;
}

static char *
describe_chase (JsonObject *facts)
{
  const char *who = vedette_fact_text (facts, "who");

  return g_strdup_printf ("%s gives chase", *who != '\0' ? who : "Somebody");
}

const VedetteMoveKind vedette_vault_chase_move = {
  .name = "chase",
  .label = "Chase",
  .key = "h",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (GUARDS) | IN (PENDING),
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("who", vedette_vault_man, vedette_vault_list_guards, .label = "Who"),
    { { 0 } },
  },
  .open = open_chase,
  .check = check_chase,
  .perform = perform_chase,
  .describe = describe_chase,
};

static gboolean
perform_settle (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  g_autofree char *resume = NULL;

  vedette_facts_note_text (edit, "settled", vedette_pending_get_kind (self->top));
  resume = vedette_pending_resume (edit);
  vedette_facts_note_text (edit, "resume", resume);
  return TRUE;
}

static char *
describe_settle (JsonObject *facts)
{
  return g_strdup_printf ("The %s is settled; on with: %s", vedette_fact_text (facts, "settled"),
                          vedette_fact_text (facts, "resume"));
}

const VedetteMoveKind vedette_vault_settle_move = {
  .name = "settle",
  .label = "Settle It",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (PENDING),
  .perform = perform_settle,
  .describe = describe_settle,
};

static gboolean
perform_call_off (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  vedette_pending_drop_all (edit);
  vedette_edit_set (edit, self->night, "phase", VEDETTE_VAULT_DRAWING, NULL);
  return TRUE;
}

static char *
describe_call_off (JsonObject *facts)
{
  return g_strdup ("All is called off");
}

const VedetteMoveKind vedette_vault_call_off_move = {
  .name = "call-off",
  .label = "Call It Off",
  .key = "x",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (PENDING),
  .perform = perform_call_off,
  .describe = describe_call_off,
};

static void
open_count (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  if (self->night != NULL && vedette_vault_night_get_counted (self->night))
    vedette_ruling_forbid (ruling, "V-13", "The loot is counted");
}

static gboolean
perform_count (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  GListModel *boxes = vedette_battle_get_records (self->battle, vedette_vault_box_get_type ());
  int loot = 0;

  for (guint i = 0; i < g_list_model_get_n_items (boxes); i++)
    {
      g_autoptr (VedetteVaultBox) box = g_list_model_get_item (boxes, i);

      loot += vedette_vault_box_get_loot (box);
    }
  json_object_set_int_member (vedette_edit_get_facts (edit), "loot", loot);
  vedette_edit_set (edit, self->night, "counted", TRUE, NULL);
  return TRUE;
}

static char *
describe_count (JsonObject *facts)
{
  return g_strdup_printf ("The loot is counted: %d in gold", vedette_fact_int (facts, "loot"));
}

const VedetteMoveKind vedette_vault_count_move = {
  .name = "count",
  .label = "Count the Loot",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (DAWN),
  .open = open_count,
  .perform = perform_count,
  .describe = describe_count,
};

static void
open_share (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  if (self->night != NULL && !vedette_vault_night_get_counted (self->night))
    vedette_ruling_forbid (ruling, "V-14", "The loot is not counted yet");
  else if (self->night != NULL && vedette_vault_night_get_shared (self->night))
    vedette_ruling_forbid (ruling, "V-15", "The loot is shared out");
}

static gboolean
perform_share (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  vedette_edit_set (edit, self->night, "shared", TRUE, NULL);
  return TRUE;
}

static char *
describe_share (JsonObject *facts)
{
  return g_strdup ("The loot is shared out");
}

const VedetteMoveKind vedette_vault_share_move = {
  .name = "share",
  .label = "Share It Out",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (DAWN),
  .open = open_share,
  .perform = perform_share,
  .describe = describe_share,
};

static void
open_next (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (self->night != NULL && !vedette_vault_night_get_shared (self->night))
    vedette_ruling_forbid (ruling, "V-16", "The loot is not shared out yet");
}

static gboolean
perform_next (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  int number = MIN (vedette_vault_night_get_number (self->night) + 1, 9999);

  vedette_edit_set (edit, self->night, "number", number, "phase", VEDETTE_VAULT_DRAWING, "counted", FALSE, "shared", FALSE,
                    "crew-tokens", 4, "guard-tokens", 3, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "number", number);
  return TRUE;
}

static char *
describe_next (JsonObject *facts)
{
  return g_strdup_printf ("Night %d begins", vedette_fact_int (facts, "number"));
}

const VedetteMoveKind vedette_vault_next_move = {
  .name = "next-night",
  .label = "Next Night",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = IN (DAWN),
  .open = open_next,
  .perform = perform_next,
  .describe = describe_next,
};

static void
check_combination (VedetteMove          *move,
                   const VedetteContext *self,
                   VedetteRuling        *ruling)
{
  if (!vedette_move_is_said (move, "number"))
    vedette_ruling_forbid_about (ruling, NULL, "number", "Say the number");
  if (vedette_vault_night_get_cracked (self->night))
    vedette_ruling_forbid (ruling, "V-7", "The lock is open");
}

static gboolean
perform_combination (VedetteMove           *move,
                     const VedetteContext  *self,
                     VedetteEdit           *edit,
                     VedetteDice           *dice,
                     GError               **error)
{
  vedette_edit_set (edit, self->night, "combination", vedette_move_get_int (move, "number"), NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "combination", vedette_move_get_int (move, "number"));
  vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  return TRUE;
}

static char *
describe_combination (JsonObject *facts)
{
  return g_strdup_printf ("The combination is %d", vedette_fact_int (facts, "combination"));
}

const VedetteMoveKind vedette_vault_combination_move = {
  .name = "set-combination",
  .label = "Set the Combination",
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]) { VEDETTE_SAY_INT ("number", 0, 9999999, 0, .label = "Number"), { { 0 } } },
  .check = check_combination,
  .perform = perform_combination,
  .describe = describe_combination,
};

/* What was said of a new battle is in its first step, but for the combination: that is a step for the umpire. */
static gboolean
perform_new (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  const char * const *men = vedette_move_get_texts (move, "man");
  g_autoptr (VedetteVaultNight) night = g_object_new (vedette_vault_night_get_type (), "name",
                                                      vedette_move_get_text (move, "name"), "crew-tokens", 4, "guard-tokens", 3,
                                                      NULL);

  vedette_edit_insert (edit, night, -1);
  for (int i = 1; i <= vedette_move_get_int (move, "boxes"); i++)
    {
      g_autoptr (VedetteVaultBox) box = g_object_new (vedette_vault_box_get_type (), "number", i, NULL);

      vedette_edit_insert (edit, box, -1);
    }
  for (guint i = 0; men != NULL && men[i] != NULL; i++)
    {
      g_autoptr (VedetteVaultMan) man = g_object_new (vedette_vault_man_get_type (), "name", men[i], NULL);

      vedette_edit_insert (edit, man, -1);
    }
  return TRUE;
}

static char *
describe_new (JsonObject *facts)
{
  return g_strdup ("A vault stands here");
}

const VedetteMoveKind vedette_vault_new_move = {
  .name = "new",
  .params = (const VedetteParam[]) {
    { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "name", .label = "Name of the vault" },
      .option = "What the vault is called", .argument = "TEXT" },
    { .field = { .kind = VEDETTE_FIELD_INT, .name = "boxes", .min = 1, .max = 40, .fallback = 11, .label = "Boxes" },
      .option = "How many boxes stand in it", .argument = "N" },
    { .field = { .kind = VEDETTE_FIELD_INT, .name = "combination", .max = 9999999, .label = "Combination",
                 .hint = "The umpire’s secret" },
      .option = "What opens it, a secret of the umpire’s", .argument = "N", .group = "Umpire" },
    { .field = { .kind = VEDETTE_FIELD_TEXTS, .name = "man" },
      .option = "A man of the crew", .argument = "NAME" },
    { { 0 } },
  },
  .perform = perform_new,
  .describe = describe_new,
};

gboolean
vedette_vault_finish_set_up (VedetteRules  *rules,
                             VedetteMove   *move,
                             GError       **error)
{
  g_autoptr (VedetteMove) edit = vedette_rules_find_move (rules, vedette_vault_combination_move.name, NULL);

  if (!vedette_move_is_said (move, "combination"))
    return TRUE;
  g_object_set (edit, "number", vedette_move_get_int (move, "combination"), NULL);
  return vedette_rules_perform (rules, edit, NULL, FALSE, NULL, error) != NULL;
}
