/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the table that everybody knows by name. */

#include "core/skirmish/records/vedette-place.h"

/**
 * VedettePlace:
 *
 * What an order card can be about (S-37) and no secret. A place that only one side has in mind stands on its cards alone.
 */
struct _VedettePlace
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_NOTES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedettePlace, vedette_place, VEDETTE_TYPE_RECORD)

static void
vedette_place_class_init (VedettePlaceClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_NOTES] = vedette_param_spec_text ("notes");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "place", N_PROPS, properties);
}

static void
vedette_place_init (VedettePlace *self)
{
}

const char *
vedette_place_get_name (VedettePlace *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

const char *
vedette_place_get_notes (VedettePlace *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NOTES);
}
