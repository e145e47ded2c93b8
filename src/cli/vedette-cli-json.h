/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules answer, as JSON. Private to the command line. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

void vedette_cli_json_name      (GString          *out,
                                 const char       *name);
void vedette_cli_json_text      (GString          *out,
                                 const char       *text);
void vedette_cli_json_breakdown (GString          *out,
                                 VedetteBreakdown *breakdown,
                                 VedetteRuling    *ruling);
void vedette_cli_json_findings  (GString          *out,
                                 VedetteRuling    *ruling,
                                 VedetteVerdict    verdict);
void vedette_cli_json_reading   (GString          *out,
                                 VedetteReading   *reading);
void vedette_cli_json_status    (GString          *out,
                                 VedetteRules     *rules,
                                 const char       *audience);
void vedette_cli_json_records   (GString          *out,
                                 VedetteRules     *rules,
                                 const char       *audience);
void vedette_cli_json_allowed   (GString          *out,
                                 VedetteRules     *rules);
void vedette_cli_json_moves     (GString          *out,
                                 VedetteRules     *rules,
                                 const char       *audience);
void vedette_cli_json_value     (GString          *out,
                                 GParamSpec       *pspec,
                                 const GValue     *value);
void vedette_cli_json_offers    (GString          *out,
                                 VedetteRules     *rules,
                                 const char       *audience);

G_END_DECLS
