/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a game system that has only a pot of tokens, to test that the rules API needs no sides and no actions. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

extern const VedetteSchema vedette_fake_schema;

#define VEDETTE_TYPE_FAKE_TOKEN (vedette_fake_token_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFakeToken, vedette_fake_token, VEDETTE, FAKE_TOKEN, VedetteRecord)

#define VEDETTE_TYPE_FAKE_RULES (vedette_fake_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFakeRules, vedette_fake_rules, VEDETTE, FAKE_RULES, VedetteRules)

G_END_DECLS
