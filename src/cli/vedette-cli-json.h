/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules answer, as members of an object in a tree. Private to the command line. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

void vedette_cli_json_reading (JsonBuilder    *tree,
                               VedetteReading *reading);
void vedette_cli_json_status  (JsonBuilder    *tree,
                               VedetteRules   *rules,
                               const char     *audience);
void vedette_cli_json_records (JsonBuilder    *tree,
                               VedetteRules   *rules,
                               const char     *audience);
void vedette_cli_json_allowed (JsonBuilder    *tree,
                               VedetteRules   *rules);
void vedette_cli_json_moves   (JsonBuilder    *tree,
                               VedetteRules   *rules,
                               const char     *audience);
void vedette_cli_json_offers  (JsonBuilder    *tree,
                               VedetteRules   *rules,
                               const char     *audience);
void vedette_cli_json_value   (JsonBuilder    *tree,
                               GParamSpec     *pspec,
                               const GValue   *value);

G_END_DECLS
