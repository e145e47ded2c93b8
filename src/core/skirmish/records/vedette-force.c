/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the two sides of a skirmish. */

#include "core/skirmish/records/vedette-force.h"

/**
 * VedetteForce:
 *
 * The first force is red for machines and the second blue, whatever they are called. The sign stands wherever the
 * colour does, so that colour is never the only sign.
 */
struct _VedetteForce
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_PLAYERS,
  PROP_COLOUR,
  PROP_SIGN,
  PROP_ROLLING,
  PROP_OWN_PAPER,
  PROP_LAST_BODY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteForce, vedette_force, VEDETTE_TYPE_RECORD)

static void
vedette_force_class_init (VedetteForceClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_PLAYERS] = vedette_param_spec_text ("players");
  /* As #rrggbb */
  properties[PROP_COLOUR] = vedette_param_spec_text ("colour");
  properties[PROP_SIGN] = g_param_spec_enum ("sign", NULL, NULL, VEDETTE_TYPE_SIGN, VEDETTE_SIGN_TRIANGLE,
                                             VEDETTE_PARAM_FLAGS);
  /* In real-dice mode nothing rolls unless a die was typed */
  properties[PROP_ROLLING] = g_param_spec_enum ("rolling", NULL, NULL, VEDETTE_TYPE_ROLLING, VEDETTE_ROLLING_PROGRAM,
                                                VEDETTE_PARAM_FLAGS);
  /* The side may enter only won or lost */
  properties[PROP_OWN_PAPER] = g_param_spec_boolean ("own-paper", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Who acted last, as far as that was said: to be offered again */
  properties[PROP_LAST_BODY] = vedette_param_spec_ids ("last-body");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "force", N_PROPS, properties);
}

static void
vedette_force_init (VedetteForce *self)
{
}

const char *
vedette_force_get_name (VedetteForce *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

const char *
vedette_force_get_players (VedetteForce *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_PLAYERS);
}

const char *
vedette_force_get_colour (VedetteForce *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_COLOUR);
}

VedetteSign
vedette_force_get_sign (VedetteForce *self)
{
  return (VedetteSign) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_SIGN);
}

VedetteRolling
vedette_force_get_rolling (VedetteForce *self)
{
  return (VedetteRolling) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_ROLLING);
}

gboolean
vedette_force_get_own_paper (VedetteForce *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_OWN_PAPER);
}

const VedetteIds *
vedette_force_get_last_body (VedetteForce *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_LAST_BODY);
}
