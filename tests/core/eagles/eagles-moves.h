/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of moves that rest on class dice, orders or reactions have alike. */

#pragma once

#include "eagles-fixture.h"

G_BEGIN_DECLS

VedetteRules *moves_new       (int           elite,
                               int           line,
                               int           conscript);
VedetteStep  *moves_do        (VedetteRules *rules,
                               const char   *format,
                               ...) G_GNUC_PRINTF (2, 3);
void          moves_set       (VedetteRules *rules,
                               gpointer      record,
                               const char   *property,
                               int           value);
void          moves_next_turn (VedetteRules *rules);
void          moves_activate  (VedetteRules *rules,
                               const char   *division);
char         *moves_chance    (VedetteRules *rules,
                               const char   *outcome,
                               const char   *format,
                               ...) G_GNUC_PRINTF (3, 4);
int           moves_lit       (VedetteRules *rules,
                               VedetteStep  *step,
                               int           party,
                               guint        *row,
                               guint        *column);
void          moves_offered   (VedetteRules *rules,
                               const char   *key,
                               const char   *move,
                               const char   *label,
                               gboolean      asks);
void          moves_said      (VedetteRules *rules,
                               VedetteStep  *step,
                               const char   *sentence);
int           moves_fact      (VedetteStep  *step,
                               const char   *name);

G_END_DECLS
