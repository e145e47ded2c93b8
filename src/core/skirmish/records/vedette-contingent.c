/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A leader’s command within a force. */

#include "core/skirmish/records/vedette-contingent.h"

/**
 * VedetteContingent:
 *
 * Lines stand in contingents; a contingent may name its player.
 */
struct _VedetteContingent
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SIDE,
  PROP_LEADER,
  PROP_PLAYER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteContingent, vedette_contingent, VEDETTE_TYPE_RECORD)

static void
vedette_contingent_class_init (VedetteContingentClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_SIDE] = vedette_param_spec_reference ("side");
  /* The line of its leader */
  properties[PROP_LEADER] = vedette_param_spec_reference ("leader");
  properties[PROP_PLAYER] = vedette_param_spec_text ("player");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "contingent", N_PROPS, properties);
}

static void
vedette_contingent_init (VedetteContingent *self)
{
}

const char *
vedette_contingent_get_name (VedetteContingent *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

gint64
vedette_contingent_get_side (VedetteContingent *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_SIDE);
}

gint64
vedette_contingent_get_leader (VedetteContingent *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_LEADER);
}

const char *
vedette_contingent_get_player (VedetteContingent *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_PLAYER);
}
