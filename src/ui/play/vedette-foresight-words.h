/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Foresight as a few lines of text. */

#pragma once

#include "core/document/vedette-battle.h"

G_BEGIN_DECLS

char *vedette_foresight_describe (VedetteBattle *battle);

G_END_DECLS
