/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight that the players gave a name, and who is in it. */

#include "core/skirmish/records/vedette-named-fight.h"

/**
 * VedetteNamedFight:
 *
 * Nobody has to name a fight. One that has a name has lines of both sides, all of them in melee, and none of them in
 * another fight.
 */
struct _VedetteNamedFight
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LINES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteNamedFight, vedette_named_fight, VEDETTE_TYPE_RECORD)

static void
vedette_named_fight_class_init (VedetteNamedFightClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  /* Of both sides */
  properties[PROP_LINES] = vedette_param_spec_ids ("lines");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "fight", N_PROPS, properties);
}

static void
vedette_named_fight_init (VedetteNamedFight *self)
{
}

const char *
vedette_named_fight_get_name (VedetteNamedFight *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

const VedetteIds *
vedette_named_fight_get_lines (VedetteNamedFight *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_LINES);
}
