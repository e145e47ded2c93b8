/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A contingent, as a form: its name, its leader, its player. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/records/vedette-contingent.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_contingent_dialog_new_add  (GtkWindow         *parent,
                                               VedetteSession    *session,
                                               gint64             side);
GtkWidget *vedette_contingent_dialog_new_edit (GtkWindow         *parent,
                                               VedetteSession    *session,
                                               VedetteContingent *contingent);

G_END_DECLS
