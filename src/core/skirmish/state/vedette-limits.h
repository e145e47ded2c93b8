/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a battle is to stop: with an action of the scenario, or at a time of the day. Nothing ends by itself. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean   vedette_limits_parse_time           (const char            *text,
                                                int                   *minutes);
char      *vedette_limits_format_time          (int                    minutes);

GDateTime *vedette_limits_get_stop             (const VedetteSkirmish *skirmish);
gint64     vedette_limits_get_seconds_left     (const VedetteSkirmish *skirmish);
gboolean   vedette_limits_is_past_time         (const VedetteSkirmish *skirmish);
gboolean   vedette_limits_is_last_action       (const VedetteSkirmish *skirmish);
gboolean   vedette_limits_are_all_actions_made (const VedetteSkirmish *skirmish);
gboolean   vedette_limits_is_end_due           (const VedetteSkirmish *skirmish);

char      *vedette_limits_say_actions          (const VedetteSkirmish *skirmish);
char      *vedette_limits_say_time             (const VedetteSkirmish *skirmish);

G_END_DECLS
