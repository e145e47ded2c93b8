/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a night stands, what is offered in it, and its story, each for those who may know it. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"

static VedettePartState
get_part (gboolean done,
          gboolean can)
{
  return done ? VEDETTE_PART_DONE : can ? VEDETTE_PART_NOW : VEDETTE_PART_LOCKED;
}

static void
add_checklist (const VedetteContext *self,
               GListStore           *list)
{
  gboolean dawn = vedette_vault_night_get_phase (self->night) == VEDETTE_VAULT_DAWN;
  gboolean counted = vedette_vault_night_get_counted (self->night), shared = vedette_vault_night_get_shared (self->night);
  VedetteStatus *dawns = vedette_status_add_progress (list, "morning", "In the morning", VEDETTE_EMPHASIS_NORMAL);

  if (!dawn)
    {
      vedette_status_add_part (dawns, "count", "Count the loot", VEDETTE_PART_AHEAD, NULL, NULL);
      vedette_status_add_part (dawns, "share", "Share it out", VEDETTE_PART_AHEAD, NULL, NULL);
      return;
    }
  vedette_status_add_part (dawns, "count", "Count the loot", get_part (counted, TRUE), NULL, counted ? NULL : "count");
  vedette_status_add_part (dawns, "share", "Share it out", get_part (shared, counted),
                           counted ? NULL : "The loot is not counted yet", counted && !shared ? "share" : NULL);
}

static void
add_pile (const VedetteContext *self,
          GListStore           *list)
{
  g_autoptr (GPtrArray) pile = vedette_pending_list (self->battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pile->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " on " : "", vedette_pending_get_kind (pile->pdata[i]));
  if (pile->len > 0)
    vedette_status_add_text (list, "pending", "To be settled", VEDETTE_EMPHASIS_STRONG, text->str, text->str);
}

static void
add_int (GListStore      *list,
         const char      *id,
         const char      *label,
         VedetteEmphasis  emphasis,
         int              value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  vedette_status_add_int (list, id, label, emphasis, value, text);
}

void
vedette_vault_fill_status (const VedetteContext *self,
                           const char           *audience,
                           GListStore           *list)
{
  VedetteVaultPhase phase;

  if (self->night == NULL)
    return;
  phase = vedette_vault_night_get_phase (self->night);
  vedette_status_add_text (list, "phase", "Now", VEDETTE_EMPHASIS_HEADLINE,
                           vedette_enum_get_nick (vedette_vault_phase_get_type (), (int) phase),
                           vedette_enum_get_label (vedette_vault_phase_get_type (), (int) phase));
  add_int (list, "night", "Night", VEDETTE_EMPHASIS_STRONG, vedette_vault_night_get_number (self->night));
  add_int (list, "noise", "Noise", VEDETTE_EMPHASIS_NORMAL, vedette_vault_night_get_noise (self->night));
  vedette_status_add_boolean (list, "open", "Lock", VEDETTE_EMPHASIS_NORMAL, vedette_vault_night_get_cracked (self->night),
                              vedette_vault_night_get_cracked (self->night) ? "open" : "closed");
  /* The window is everybody's. */
  if (audience == NULL ||
      vedette_vault_may_see (self, vedette_record_get_id (VEDETTE_RECORD (self->night)), "combination", audience))
    add_int (list, "combination", "Combination", VEDETTE_EMPHASIS_MACHINE,
             vedette_vault_night_get_combination (self->night));
  add_pile (self, list);
  add_checklist (self, list);
}

static void
offer_boxes (VedetteRules         *rules,
             const VedetteContext *self,
             GListStore           *offers)
{
  GListModel *boxes = vedette_battle_get_records (self->battle, vedette_vault_box_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (boxes); i++)
    {
      g_autoptr (VedetteVaultBox) box = g_list_model_get_item (boxes, i);
      int number = vedette_vault_box_get_number (box);
      g_autofree char *label = g_strdup_printf ("Open Box %d", number);
      g_autofree char *key = number <= 9 ? g_strdup_printf ("%d", number) : NULL;
      VedetteOffer *offer;

      if (vedette_vault_box_get_open (box))
        continue;
      offer = vedette_rules_add_offer (rules, offers, "open-box", VEDETTE_OFFER_ACTION);
      g_object_set (offer->move, "box", vedette_record_get_id (VEDETTE_RECORD (box)), NULL);
      vedette_value_set_text (offer, label, label);
      vedette_offer_set_keys (offer, key, NULL);
    }
}

/* Those who may not know a man are not offered to show him: the service takes that out. */
static void
offer_hidden (VedetteRules         *rules,
              const VedetteContext *self,
              GListStore           *offers)
{
  GListModel *men = vedette_battle_get_records (self->battle, vedette_vault_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);
      g_autofree char *label = g_strdup_printf ("Show %s", vedette_vault_man_get_name (man));
      VedetteOffer *offer;

      if (!vedette_vault_man_get_hidden (man))
        continue;
      offer = vedette_rules_add_offer (rules, offers, "show", VEDETTE_OFFER_TOOL);
      g_object_set (offer->move, "who", vedette_record_get_id (VEDETTE_RECORD (man)), NULL);
      vedette_value_set_text (offer, label, label);
    }
}

/* The charge is laid from where the fuse reaches. */
static void
offer_blow (VedetteRules *rules,
            GListStore   *offers)
{
  VedetteOffer *offer = vedette_rules_add_offer (rules, offers, "crack", VEDETTE_OFFER_ACTION);

  g_object_set (offer->move, "tools", VEDETTE_VAULT_POWDER, "distance", 450, NULL);
  vedette_value_set_text (offer, label, "Blow It Up");
  vedette_offer_set_keys (offer, "u", NULL);
}

static void
offer_due (VedetteRules *rules,
           GListStore   *offers,
           const char   *name)
{
  vedette_offer_set_keys (vedette_rules_add_offer (rules, offers, name, VEDETTE_OFFER_DUE), VEDETTE_OFFER_ENTER, NULL);
}

static void
offer_asked (VedetteRules *rules,
             GListStore   *offers,
             const char   *name)
{
  vedette_offer_set_ask (vedette_rules_add_offer (rules, offers, name, VEDETTE_OFFER_ACTION), VEDETTE_ASK_FIRST, NULL);
}

void
vedette_vault_fill_offers (VedetteRules         *rules,
                           const VedetteContext *self,
                           GListStore           *offers)
{
  VedetteVaultPhase phase;

  if (self->night == NULL)
    return;
  phase = vedette_vault_night_get_phase (self->night);
  if (self->top != NULL)
    {
      offer_due (rules, offers, "settle");
      vedette_rules_add_offer (rules, offers, "call-off", VEDETTE_OFFER_MAY);
    }
  else if (phase == VEDETTE_VAULT_DRAWING)
    offer_due (rules, offers, "draw");
  else if (phase == VEDETTE_VAULT_DAWN)
    offer_due (rules, offers,
               !vedette_vault_night_get_counted (self->night) ? "count"
               : !vedette_vault_night_get_shared (self->night) ? "share" : "next-night");
  offer_asked (rules, offers, "crack");
  offer_blow (rules, offers);
  offer_asked (rules, offers, "break-in");
  offer_asked (rules, offers, "chase");
  vedette_rules_add_offer (rules, offers, "alarm", VEDETTE_OFFER_ACTION);
  vedette_rules_add_offer (rules, offers, "pass", VEDETTE_OFFER_ACTION);
  offer_boxes (rules, self, offers);
  offer_hidden (rules, self, offers);
}

typedef struct
{
  GListStore *list;
  GPtrArray *open; /* (element-type VedetteSpan): those that have not ended, the outermost first; held by the list */
} Spans;

static void
close_spans (Spans  *spans,
             guint   from,
             gint64  n)
{
  for (guint i = from; i < spans->open->len; i++)
    ((VedetteSpan *) spans->open->pdata[i])->to = n;
  g_ptr_array_set_size (spans->open, (int) MIN (from, spans->open->len));
}

static void
open_span (Spans      *spans,
           const char *party,
           gint64      n,
           const char *label)
{
  VedetteSpan *span = vedette_value_add (spans->list, VedetteSpan, .party = party, .from = n, .label = label,
                                         .depth = spans->open->len);

  g_ptr_array_add (spans->open, span);
}

/* Returns: whether the step has changed the phase */
static gboolean
find_phase (VedetteStep *step,
            int         *phase)
{
  VedetteStepSet set;

  for (guint i = 0; i < vedette_step_get_n_changes (step); i++)
    if (vedette_step_get_nth_set (step, i, &set) && g_str_equal (set.property, "phase"))
      {
        *phase = g_value_get_enum (set.after);
        return TRUE;
      }
  return FALSE;
}

/* A token is its side's until it has acted; what is settled in between lies on it. */
void
vedette_vault_fill_spans (const VedetteContext *self,
                          GListStore           *list)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  Spans spans = { .list = list, .open = open };

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      const char *kind = vedette_step_get_kind (step);
      gint64 n = vedette_step_get_n (step);
      int phase = VEDETTE_VAULT_DRAWING;

      if (g_str_equal (kind, "settle"))
        close_spans (&spans, spans.open->len - 1, n);
      if (find_phase (step, &phase))
        close_spans (&spans, 0, n);
      if (g_str_equal (kind, "draw") && (phase == VEDETTE_VAULT_CREW || phase == VEDETTE_VAULT_GUARDS))
        open_span (&spans, phase == VEDETTE_VAULT_CREW ? "crew" : "guards", n, phase == VEDETTE_VAULT_CREW ? "Crew" : "Guards");
      if (g_str_equal (kind, "break-in"))
        open_span (&spans, "crew", n, "Break-in");
      if (g_str_equal (kind, "chase"))
        open_span (&spans, "guards", n, "Chase");
    }
}

/* A step that was undone may tell what is a secret again. */
const char *
vedette_vault_get_audience (const VedetteContext *self,
                            VedetteStep          *step)
{
  GListModel *men = vedette_battle_get_records (self->battle, vedette_vault_man_get_type ());
  JsonObject *facts = vedette_step_get_facts (step);
  const char *who = vedette_fact_text (facts, "who");

  if (vedette_step_get_done (step) || !g_str_equal (vedette_step_get_audience (step), VEDETTE_AUDIENCE_ALL))
    return vedette_step_get_audience (step);
  if (json_object_has_member (facts, "combination") &&
      (self->night == NULL || !vedette_vault_night_get_cracked (self->night)))
    return VEDETTE_AUDIENCE_UMPIRE;
  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (vedette_vault_man_get_hidden (man) && g_str_equal (vedette_vault_man_get_name (man), who))
        return vedette_vault_get_side (man);
    }
  return VEDETTE_AUDIENCE_ALL;
}
