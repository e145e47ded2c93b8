/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules service of the vault, and the system itself: the tables put together. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

static GType (*const types[]) (void) = {
  vedette_vault_night_get_type, vedette_vault_man_get_type, vedette_vault_box_get_type, vedette_pending_get_type, NULL,
};

static const VedetteNeed needs[] = {
  { .type = vedette_vault_night_get_type, .label = "night", .n = 1 },
  { .type = vedette_vault_man_get_type, .label = "man",
    .references = (const VedetteReferenceNeed[]) { { .field = "boss", .alike = "side" }, { NULL } } },
  { NULL },
};

const VedetteSchema vedette_vault_schema = { .system = "vault", .types = types, .format = &vedette_format, .needs = needs };

struct _VedetteVaultRules
{
  VedetteRules parent_instance;
  VedetteContext context;
};

G_DEFINE_FINAL_TYPE (VedetteVaultRules, vedette_vault_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VedetteContext *self = &VEDETTE_VAULT_RULES (rules)->context;

  self->battle = vedette_rules_get_battle (rules);
  self->night = vedette_battle_get_single (self->battle, vedette_vault_night_get_type ());
  self->top = vedette_pending_get_top (self->battle);
  return self;
}

static guint
get_state (const VedetteContext *self)
{
  if (self->top != NULL)
    return VEDETTE_VAULT_PENDING;
  return self->night != NULL ? vedette_vault_night_get_phase (self->night) : VEDETTE_VAULT_DAWN;
}

static const VedetteClosed closed[] = {
  { 1u << VEDETTE_VAULT_PENDING, VEDETTE_FINDING_FINAL, "V-20", "Something has to be settled first" },
  { 1u << VEDETTE_VAULT_DRAWING, VEDETTE_FINDING_FINAL, "V-21", "A token is drawn first" },
  { 1u << VEDETTE_VAULT_CREW, VEDETTE_FINDING_FINAL, "V-22", "It is the crew’s turn" },
  { 1u << VEDETTE_VAULT_GUARDS, VEDETTE_FINDING_FINAL, "V-23", "It is the guards’ turn" },
  { 1u << VEDETTE_VAULT_DAWN, VEDETTE_FINDING_FINAL, "V-24", "The night is over" },
  { 0 },
};

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  vedette_vault_fill_status (read_battle (rules), audience, list);
}

static char *
get_due (VedetteRules  *rules,
         const char    *audience,
         char         **hint,
         const char   **rule)
{
  const VedetteContext *self = read_battle (rules);

  if (self->top != NULL)
    return g_strdup_printf ("Settle the %s", vedette_pending_get_kind (self->top));
  if (self->night == NULL)
    return NULL;
  *hint = g_strdup_printf ("%d of the crew’s tokens and %d of the guards’ are in the bag",
                           vedette_vault_night_get_crew_tokens (self->night),
                           vedette_vault_night_get_guard_tokens (self->night));
  return g_strdup (vedette_enum_get_label (vedette_vault_phase_get_type (),
                                           (int) vedette_vault_night_get_phase (self->night)));
}

static void
fill_offers (VedetteRules *rules,
             const char   *audience,
             GListStore   *offers)
{
  vedette_vault_fill_offers (rules, read_battle (rules), offers);
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  char *text = vedette_rules_say_kind (rules, step);

  return text != NULL ? text : g_strdup (vedette_step_get_kind (step));
}

static const char *
get_audience (VedetteRules *rules,
              VedetteStep  *step)
{
  return vedette_vault_get_audience (read_battle (rules), step);
}

static void
fill_parties (VedetteRules *rules,
              const char   *audience,
              GListStore   *list)
{
  vedette_value_add (list, VedetteParty, .id = "crew", .name = "Crew", .colour = "#c01c28", .sign = VEDETTE_SIGN_TRIANGLE,
                     .letter = "C");
  vedette_value_add (list, VedetteParty, .id = "guards", .name = "Guards", .colour = "#1a5fb4", .sign = VEDETTE_SIGN_CIRCLE,
                     .letter = "G");
  vedette_value_add (list, VedetteParty, .id = "vault", .name = "Vault", .colour = "#5e5c64", .sign = VEDETTE_SIGN_SQUARE,
                     .letter = "V");
}

static void
fill_audiences (VedetteRules *rules,
                GListStore   *list)
{
  vedette_choice_add_nick (list, "crew", "Crew");
  vedette_choice_add_nick (list, "guards", "Guards");
  vedette_choice_add_nick (list, VEDETTE_AUDIENCE_UMPIRE, "Umpire");
}

static void
fill_spans (VedetteRules *rules,
            const char   *audience,
            GListStore   *list)
{
  vedette_vault_fill_spans (read_battle (rules), list);
}

static VedetteBreakdown *
explain (VedetteRules *rules,
         VedetteStep  *step)
{
  JsonObject *facts = vedette_step_get_facts (step);

  if (!g_str_equal (vedette_step_get_kind (step), vedette_vault_crack_move.name))
    return NULL;
  return vedette_vault_make_working ((VedetteVaultTools) CLAMP (vedette_fact_int (facts, "tools-value"), VEDETTE_VAULT_HANDS,
                                                                VEDETTE_VAULT_POWDER),
                                     CLAMP (vedette_fact_int (facts, "natural"), 1, 10));
}

static char *
get_title (VedetteRules *rules,
           const char   *audience)
{
  const VedetteContext *self = read_battle (rules);

  if (self->night == NULL || *vedette_vault_night_get_name (self->night) == '\0')
    return g_strdup ("A vault");
  return g_strdup (vedette_vault_night_get_name (self->night));
}

static void
vedette_vault_rules_class_init (VedetteVaultRulesClass *klass)
{
  static const VedetteKind kinds[] = {
    { .move = &vedette_vault_draw_move }, { .move = &vedette_vault_crack_move }, { .move = &vedette_vault_open_box_move },
    { .move = &vedette_vault_break_in_move }, { .move = &vedette_vault_alarm_move }, { .move = &vedette_vault_chase_move },
    { .move = &vedette_vault_pass_move },
    { .move = &vedette_vault_knock_move }, { .move = &vedette_vault_settle_move }, { .move = &vedette_vault_call_off_move },
    { .move = &vedette_vault_count_move }, { .move = &vedette_vault_share_move }, { .move = &vedette_vault_next_move },
    { .move = &vedette_vault_show_move }, { .move = &vedette_vault_combination_move },
    { .record = &vedette_vault_man_kind }, { 0 },
  };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_vault_schema;
  rules_class->kinds = kinds;
  rules_class->closed = closed;
  rules_class->read = read_battle;
  rules_class->get_state = get_state;
  rules_class->set_up = &vedette_vault_new_move;
  rules_class->finish_set_up = vedette_vault_finish_set_up;
  rules_class->fill_status = fill_status;
  rules_class->get_due = get_due;
  rules_class->fill_offers = fill_offers;
  rules_class->describe = describe;
  rules_class->get_audience = get_audience;
  rules_class->may_see = vedette_vault_may_see;
  rules_class->fill_parties = fill_parties;
  rules_class->fill_audiences = fill_audiences;
  rules_class->fill_spans = fill_spans;
  rules_class->explain = explain;
  rules_class->get_title = get_title;
}

static void
vedette_vault_rules_init (VedetteVaultRules *self)
{
}

const VedetteSystem vedette_vault_system = {
  .label = "Vault",
  .schema = &vedette_vault_schema,
  .rules_type = vedette_vault_rules_get_type,
};
