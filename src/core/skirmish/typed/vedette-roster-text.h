/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army as a person types it: lines of a roster, with contingents as headings; and back. */

#pragma once

#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/typed/vedette-line-text.h"

G_BEGIN_DECLS

#define VEDETTE_ROSTER_NOBODY (-1)

/**
 * VedetteRosterContingent:
 * @contingent: detached; its leader is not in it
 * @traits: (element-type VedetteTrait): nobody's yet
 * @leader: which line leads it, %VEDETTE_ROSTER_NOBODY for none
 */
typedef struct
{
  VedetteContingent *contingent;
  GPtrArray *traits;
  int leader;
  /*< private >*/
  char *led_by;
  int led_by_number;
  const char *from;
  const char *to;
  guint line;
} VedetteRosterContingent;

/**
 * VedetteRosterText:
 * @lines: (element-type VedetteTypedLine): in their order
 * @contingents: (element-type VedetteRosterContingent): in their order
 * @of: (element-type int): for each line its contingent, %VEDETTE_ROSTER_NOBODY for none
 * @traits: (element-type VedetteTrait): those of the whole side
 *
 * What a text says of an army.
 */
typedef struct
{
  GPtrArray *lines;
  GPtrArray *contingents;
  GArray *of;
  GPtrArray *traits;
} VedetteRosterText;

VedetteRosterText       *vedette_roster_text_new            (void);
void                     vedette_roster_text_free           (VedetteRosterText *self);
VedetteRosterContingent *vedette_roster_text_add_contingent (VedetteRosterText *self,
                                                             VedetteContingent *contingent);
void                     vedette_roster_text_add_line       (VedetteRosterText *self,
                                                             VedetteTypedLine  *line,
                                                             int                contingent);

VedetteRosterText       *vedette_roster_text_read           (VedetteReading    *reading,
                                                             GError           **error);
char                    *vedette_roster_text_write          (VedetteRosterText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteRosterText, vedette_roster_text_free)

G_END_DECLS
