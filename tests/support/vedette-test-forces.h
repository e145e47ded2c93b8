/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates a battle with the forces of another battle, and checks what must be true of the new battle in every system. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

VedetteRules *vedette_test_again  (VedetteRules *from,
                                   gboolean      losses);
char         *vedette_test_dump   (VedetteRules *rules);
VedetteScore *vedette_test_score  (GListModel   *scores,
                                   const char   *party,
                                   const char   *label);

G_END_DECLS
