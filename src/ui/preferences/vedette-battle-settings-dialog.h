/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of one battle: how much is asked, whose dice, the house rules. Each change is a step. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BATTLE_SETTINGS_DIALOG (vedette_battle_settings_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBattleSettingsDialog, vedette_battle_settings_dialog, VEDETTE, BATTLE_SETTINGS_DIALOG,
                      VedetteDialog)

GtkWidget *vedette_battle_settings_dialog_new (GtkWindow      *parent,
                                               VedetteSession *session);

G_END_DECLS
