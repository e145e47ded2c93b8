/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game system that has what the real ones will need: robbers and guards, one night after the other. */

#pragma once

#include "core/rules/vedette-pending.h"
#include "core/systems.h"
#include "vault/vedette-vault-records.h"

G_BEGIN_DECLS

struct _VedetteContext
{
  VedetteBattle *battle;
  VedetteVaultNight *night; /* NULL in a battle that was gone back to before its first step */
  VedettePending *top;      /* NULL if nothing is pending */
};

#define VEDETTE_TYPE_VAULT_RULES (vedette_vault_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteVaultRules, vedette_vault_rules, VEDETTE, VAULT_RULES, VedetteRules)

extern const VedetteSchema vedette_vault_schema;
extern const VedetteSystem vedette_vault_system;

extern const VedetteMoveKind vedette_vault_new_move, vedette_vault_combination_move, vedette_vault_show_move;
extern const VedetteMoveKind vedette_vault_draw_move, vedette_vault_crack_move, vedette_vault_open_box_move;
extern const VedetteMoveKind vedette_vault_alarm_move, vedette_vault_pass_move;
extern const VedetteMoveKind vedette_vault_knock_move;
extern const VedetteMoveKind vedette_vault_break_in_move, vedette_vault_chase_move, vedette_vault_settle_move,
  vedette_vault_call_off_move;
extern const VedetteMoveKind vedette_vault_count_move, vedette_vault_share_move, vedette_vault_next_move;
extern const VedetteRecordKind vedette_vault_man_kind;

const char       *vedette_vault_get_side    (VedetteVaultMan      *man);
gboolean          vedette_vault_may_see     (const VedetteContext *self,
                                             gint64                record,
                                             const char           *field,
                                             const char           *audience);
gint64            vedette_vault_act         (VedetteMove          *move,
                                             const VedetteContext *self,
                                             const char           *param,
                                             VedetteEdit          *edit);
void              vedette_vault_check_man   (VedetteMove          *move,
                                             const VedetteContext *self,
                                             const char           *param,
                                             VedetteVaultSide      side,
                                             VedetteRuling        *ruling);
void              vedette_vault_list_crew   (VedetteMove          *move,
                                             const VedetteContext *self,
                                             GListStore           *choices);
void              vedette_vault_list_guards (VedetteMove          *move,
                                             const VedetteContext *self,
                                             GListStore           *choices);
VedetteBreakdown *vedette_vault_make_working (VedetteVaultTools    tools,
                                              int                  natural);

gboolean          vedette_vault_finish_set_up (VedetteRules        *rules,
                                               VedetteMove         *move,
                                               GError             **error);
void              vedette_vault_fill_status (const VedetteContext *self,
                                             const char           *audience,
                                             GListStore           *list);
void              vedette_vault_fill_offers (VedetteRules         *rules,
                                             const VedetteContext *self,
                                             GListStore           *offers);
void              vedette_vault_fill_spans  (const VedetteContext *self,
                                             GListStore           *list);
const char       *vedette_vault_get_audience (const VedetteContext *self,
                                              VedetteStep          *step);

G_END_DECLS
