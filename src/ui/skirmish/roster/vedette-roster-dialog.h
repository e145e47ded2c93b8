/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, or of a contingent, as a form. */

#pragma once

#include "core/session/vedette-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_roster_dialog_new_add  (GtkWindow      *parent,
                                           VedetteSession *session,
                                           GType           type,
                                           gint64          side);
GtkWidget *vedette_roster_dialog_new_edit (GtkWindow      *parent,
                                           VedetteSession *session,
                                           gpointer        record);

G_END_DECLS
