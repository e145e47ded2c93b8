/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A vault of eleven boxes that 4711 opens, Ann and her two in front of it, the guards behind; requests have ' for ". */

#pragma once

#include "vault/vedette-vault.h"

G_BEGIN_DECLS

#define VAULT_COMBINATION 4711234

typedef struct
{
  VedetteBattle *battle;
  VedetteRules *rules;
} Vault;

void         vault_set_up    (Vault          *self,
                              gconstpointer   data);
void         vault_tear_down (Vault          *self,
                              gconstpointer   data);
VedetteMove *vault_declare   (Vault          *self,
                              const char     *name,
                              const char     *json);
VedetteStep *vault_try       (Vault          *self,
                              const char     *name,
                              const char     *json,
                              VedetteDice    *dice,
                              GError        **error);
VedetteStep *vault_do        (Vault          *self,
                              const char     *name,
                              const char     *json,
                              ...);
void         vault_refuse    (Vault          *self,
                              const char     *name,
                              const char     *json,
                              const char     *rule);
gint64       vault_find      (Vault          *self,
                              const char     *name);
void         vault_to        (Vault          *self,
                              const char     *phase);

#define VAULT_ADD(path, func) g_test_add (path, Vault, NULL, vault_set_up, func, vault_tear_down)

G_END_DECLS
