/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order of battle as people type it, and back. */

#pragma once

#include "core/eagles/records/vedette-eagles-records.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

/* Units that one item of a line may be, and that a text may have */
#define VEDETTE_MUSTER_MAX_COUNT 99
#define VEDETTE_MUSTER_MAX_UNITS 2000

/**
 * VedetteMusterUnit:
 * @unit: detached; its name is there, its formation and nation are not
 * @nation: (nullable): the name of its nation
 */
typedef struct
{
  VedetteUnit *unit;
  char *nation;
} VedetteMusterUnit;

#define VEDETTE_MUSTER_NO_CORPS (-1)

/**
 * VedetteMusterLine:
 * @record: a detached [class@Vedette.Army], [class@Vedette.Corps] or [class@Vedette.Division], or a [class@Vedette.Nation]
 *   of which is said what its skirmish screen is worth
 * @rated: of an army: whether its rating was said
 * @corps: of a division: which line is its corps, %VEDETTE_MUSTER_NO_CORPS for none
 * @units: (element-type VedetteMusterUnit): of a division
 */
typedef struct
{
  gpointer record;
  gboolean rated;
  int corps;
  GPtrArray *units;
} VedetteMusterLine;

GPtrArray         *vedette_muster_text_read  (VedetteReading      *reading,
                                              const char * const  *nations,
                                              const char * const  *taken,
                                              GError             **error);
char              *vedette_muster_text_write (GPtrArray           *lines);

VedetteMusterLine *vedette_muster_line_new   (gpointer             record);
void               vedette_muster_line_free  (gpointer             data);
void               vedette_muster_line_add   (VedetteMusterLine   *self,
                                              VedetteUnit         *unit,
                                              const char          *nation);

G_END_DECLS
