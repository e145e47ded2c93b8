/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What fields are called that several kinds of records have, or that one record has twice. */

#pragma once

#define VEDETTE_LABEL_NAME N_("Name")
#define VEDETTE_LABEL_SIDE N_("Side")
#define VEDETTE_LABEL_NOTES N_("Notes")
#define VEDETTE_LABEL_BATTLE_NAME N_("Name of the battle")
#define VEDETTE_LABEL_LEADER N_("Leader")

#define VEDETTE_WORD_IN_MELEE NC_("field, in a sentence", "in melee")
