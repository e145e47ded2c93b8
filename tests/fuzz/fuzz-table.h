/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the targets share that play: the samples of all systems, and all that can be asked of a battle. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "fuzz-file.h"

G_BEGIN_DECLS

#define FUZZ_N_SAMPLES 4

const char    *fuzz_table_get_sample (guint          index,
                                      gsize         *length);
VedetteRules  *fuzz_table_open       (void);
VedetteRules  *fuzz_table_new        (guint          index,
                                      guint          place);
VedetteRules  *fuzz_table_new_empty  (guint          index);
void           fuzz_table_say        (VedetteRules  *rules);
void           fuzz_table_ask        (VedetteRules  *rules);

G_END_DECLS
