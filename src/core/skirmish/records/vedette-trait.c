/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule about somebody: a named bonus or malus of a line, a contingent or a side. */

#include "core/skirmish/records/vedette-trait.h"

/**
 * VedetteTrait:
 *
 * Counts in each roll to snatch that somebody of those makes whose it is. Several add up.
 */
struct _VedetteTrait
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_VALUE,
  PROP_WHOSE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteTrait, vedette_trait, VEDETTE_TYPE_RECORD)

static void
vedette_trait_class_init (VedetteTraitClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  /* Signed as a bonus to the one who rolls */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, -VEDETTE_TRAIT_MAX, VEDETTE_TRAIT_MAX, 1,
                                             VEDETTE_PARAM_FLAGS);
  /* A line, a contingent or a force */
  properties[PROP_WHOSE] = vedette_param_spec_reference ("whose");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "trait", N_PROPS, properties);
}

static void
vedette_trait_init (VedetteTrait *self)
{
}

const char *
vedette_trait_get_name (VedetteTrait *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

/* Returns: signed as a bonus to the one who rolls */
int
vedette_trait_get_value (VedetteTrait *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_VALUE);
}

gint64
vedette_trait_get_whose (VedetteTrait *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_WHOSE);
}
