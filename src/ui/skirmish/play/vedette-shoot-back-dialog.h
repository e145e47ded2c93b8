/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shots in reaction: how many or who, at whom, and how far those went who got out of view. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_shoot_back_dialog_new (GtkWindow      *parent,
                                          VedetteSession *session);

G_END_DECLS
