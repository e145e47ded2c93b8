/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card: who is to do what, and when. */

#include "core/skirmish/records/vedette-order-card.h"

/**
 * VedetteOrderCard:
 *
 * S-35 to S-43. Its number is that within its side.
 */
struct _VedetteOrderCard
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_SIDE,
  PROP_ACTORS,
  PROP_OBJECTIVE,
  PROP_TARGET,
  PROP_PLACE,
  PROP_ORDER,
  PROP_CONDITION,
  PROP_STATE,
  PROP_CLAIMED,
  PROP_JUDGED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteOrderCard, vedette_order_card, VEDETTE_TYPE_RECORD)

static void
vedette_order_card_class_init (VedetteOrderCardClass *klass)
{
  properties[PROP_NUMBER] = g_param_spec_int ("number", NULL, NULL, 1, 999, 1, VEDETTE_PARAM_FLAGS);
  properties[PROP_SIDE] = vedette_param_spec_reference ("side");
  /* The lines that it binds (S-36) */
  properties[PROP_ACTORS] = vedette_param_spec_ids ("actors");
  properties[PROP_OBJECTIVE] = g_param_spec_enum ("objective", NULL, NULL, VEDETTE_TYPE_OBJECTIVE, VEDETTE_OBJECTIVE_TASK,
                                                  VEDETTE_PARAM_FLAGS);
  /* The figure, contingent or public place that it is about */
  properties[PROP_TARGET] = vedette_param_spec_reference ("target");
  /* The place, unit or thing by a name that only this side’s cards have */
  properties[PROP_PLACE] = vedette_param_spec_text ("place");
  /* What is to be done, in the players’ words */
  properties[PROP_ORDER] = vedette_param_spec_text ("order");
  /* S-40; empty for none */
  properties[PROP_CONDITION] = vedette_param_spec_text ("condition");
  properties[PROP_STATE] = g_param_spec_enum ("state", NULL, NULL, VEDETTE_TYPE_CARD_STATE, VEDETTE_CARD_LIVE,
                                              VEDETTE_PARAM_FLAGS);
  /* Its bonus was used in a roll, so the other side knows it */
  properties[PROP_CLAIMED] = g_param_spec_boolean ("claimed", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Whether the other side or an umpire found it specific enough (S-37) */
  properties[PROP_JUDGED] = g_param_spec_enum ("judged", NULL, NULL, VEDETTE_TYPE_TRI, VEDETTE_TRI_UNTRACKED,
                                               VEDETTE_PARAM_FLAGS);

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "card", N_PROPS, properties);
}

static void
vedette_order_card_init (VedetteOrderCard *self)
{
}

int
vedette_order_card_get_number (VedetteOrderCard *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_NUMBER);
}

gint64
vedette_order_card_get_side (VedetteOrderCard *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_SIDE);
}

const VedetteIds *
vedette_order_card_get_actors (VedetteOrderCard *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_ACTORS);
}

VedetteObjective
vedette_order_card_get_objective (VedetteOrderCard *self)
{
  return (VedetteObjective) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_OBJECTIVE);
}

gint64
vedette_order_card_get_target (VedetteOrderCard *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_TARGET);
}

const char *
vedette_order_card_get_place (VedetteOrderCard *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_PLACE);
}

const char *
vedette_order_card_get_order (VedetteOrderCard *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_ORDER);
}

const char *
vedette_order_card_get_condition (VedetteOrderCard *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_CONDITION);
}

VedetteCardState
vedette_order_card_get_state (VedetteOrderCard *self)
{
  return (VedetteCardState) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_STATE);
}

gboolean
vedette_order_card_get_claimed (VedetteOrderCard *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_CLAIMED);
}

VedetteTri
vedette_order_card_get_judged (VedetteOrderCard *self)
{
  return (VedetteTri) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_JUDGED);
}
