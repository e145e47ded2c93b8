/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game system without sides and actions, only a pot of tokens. It shows that the rules API needs neither. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

extern const VedetteSchema vedette_fake_schema;

#define VEDETTE_TYPE_FAKE_TOKEN (vedette_fake_token_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFakeToken, vedette_fake_token, VEDETTE, FAKE_TOKEN, VedetteRecord)

#define VEDETTE_TYPE_FAKE_RULES (vedette_fake_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFakeRules, vedette_fake_rules, VEDETTE, FAKE_RULES, VedetteRules)

G_END_DECLS
