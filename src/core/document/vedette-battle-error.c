/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of a battle, of its file, and of an edit that does not fit the battle. */

#include "core/document/vedette-battle-error.h"

G_DEFINE_QUARK (vedette-battle-error-quark, vedette_battle_error)
