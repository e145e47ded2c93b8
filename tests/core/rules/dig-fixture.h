/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dig of three: record 1 is the gang, 2 Ann, 3 Bob; requests are written with ' for ". */

#pragma once

#include "vedette-dig-system.h"

G_BEGIN_DECLS

typedef struct
{
  VedetteBattle *battle;
  VedetteRules *rules;
} Dig;

void         dig_set_up    (Dig           *dig,
                            gconstpointer  data);
void         dig_tear_down (Dig           *dig,
                            gconstpointer  data);
VedetteMove *dig_declare   (Dig           *dig,
                            const char    *name,
                            const char    *json,
                            GError       **error);
VedetteStep *dig_do        (Dig           *dig,
                            const char    *name,
                            const char    *json);

#define DIG_ADD(path, func) g_test_add (path, Dig, NULL, dig_set_up, func, dig_tear_down)

G_END_DECLS
