/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names a place of the table, or gives it another name. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-place.h"

G_BEGIN_DECLS

GtkWidget *vedette_place_dialog_new (GtkWindow      *parent,
                                     VedetteSession *session,
                                     VedettePlace   *place);

G_END_DECLS
