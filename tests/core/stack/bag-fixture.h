/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight in memory on which the tests of the token stack play; requests are written with ' for ". */

#pragma once

#include "core/stack/state/vedette-stack.h"
#include "vedette-test-battle.h"

G_BEGIN_DECLS

VedetteRules *bag_new       (const char   *mode);
VedetteRules *bag_new_fight (const char   *mode);
void          bag_switch    (VedetteRules *rules,
                             const char   *key,
                             const char   *value);

VedetteStep  *bag_do        (VedetteRules *rules,
                             const char   *format,
                             ...) G_GNUC_PRINTF (2, 3);
void          bag_final     (VedetteRules *rules,
                             const char   *rule,
                             const char   *format,
                             ...) G_GNUC_PRINTF (3, 4);
void          bag_refused   (VedetteRules *rules,
                             const char   *rule,
                             const char   *format,
                             ...) G_GNUC_PRINTF (3, 4);
void          bag_warned    (VedetteRules *rules,
                             const char   *rule,
                             const char   *format,
                             ...) G_GNUC_PRINTF (3, 4);
gboolean      bag_reminds   (VedetteRules *rules,
                             const char   *rule,
                             const char   *format,
                             ...) G_GNUC_PRINTF (3, 4);

int           bag_get_face  (VedetteRules *rules,
                             const char   *word);
VedetteStep  *bag_draw      (VedetteRules *rules,
                             const char   *word);
void          bag_turn      (VedetteRules *rules,
                             const char   *word,
                             const char   *who);
void          bag_end_round (VedetteRules *rules);

gpointer      bag_owner     (VedetteRules *rules,
                             const char   *word);
gpointer      bag_enemy     (VedetteRules *rules,
                             const char   *name);
gpointer      bag_hired     (VedetteRules *rules,
                             const char   *name);
gpointer      bag_character (VedetteRules *rules,
                             const char   *name);
int           bag_get       (gpointer      record,
                             const char   *property);
int           bag_left      (VedetteRules *rules,
                             const char   *word);
int           bag_game      (VedetteRules *rules,
                             const char   *property);
void          bag_assert    (VedetteRules *rules,
                             const char   *phase);
void          bag_assert_step (VedetteRules *rules,
                               const char   *step);
void          bag_assert_place (gpointer     record,
                                const char  *place);
const char   *bag_fact      (VedetteStep  *step,
                             const char   *name);
char         *bag_status    (VedetteRules *rules,
                             const char   *id,
                             const char   *audience);

G_END_DECLS
