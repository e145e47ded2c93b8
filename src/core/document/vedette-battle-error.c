/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be wrong with a battle, its file, or what is to change in it. */

#include "core/document/vedette-battle-error.h"

G_DEFINE_QUARK (vedette-battle-error-quark, vedette_battle_error)
