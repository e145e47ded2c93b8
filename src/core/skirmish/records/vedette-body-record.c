/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that stand together as one body. */

#include "core/skirmish/records/vedette-body-record.h"

/**
 * VedetteBodyRecord:
 *
 * What the players keep as a body (S-04), so that they need not name its men again. A line is in one body at most, all of
 * a body are of one side, and a body without a line is none.
 */
struct _VedetteBodyRecord
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SIDE,
  PROP_MEMBERS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteBodyRecord, vedette_body_record, VEDETTE_TYPE_RECORD)

static void
vedette_body_record_class_init (VedetteBodyRecordClass *klass)
{
  /* Empty for a body that is called by the names of its first men */
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_SIDE] = vedette_param_spec_reference ("side");
  properties[PROP_MEMBERS] = vedette_param_spec_ids ("members");

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "body", N_PROPS, properties);
}

static void
vedette_body_record_init (VedetteBodyRecord *self)
{
}

const char *
vedette_body_record_get_name (VedetteBodyRecord *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

gint64
vedette_body_record_get_side (VedetteBodyRecord *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_SIDE);
}

const VedetteIds *
vedette_body_record_get_members (VedetteBodyRecord *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_MEMBERS);
}
