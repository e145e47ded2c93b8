/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with records in any list: the form that edits one, and removal in one step with an offer to undo it. */

#pragma once

#include "ui/declare/vedette-declare-form.h"

G_BEGIN_DECLS

VedetteDeclareForm *vedette_record_ask         (GtkWidget      *widget,
                                                VedetteSession *session,
                                                VedetteMove    *move,
                                                const char     *title,
                                                const char     *focus);
VedetteDeclareForm *vedette_record_edit        (GtkWidget      *widget,
                                                VedetteSession *session,
                                                gpointer        record,
                                                const char     *title);
gboolean            vedette_record_remove      (GtkWidget      *widget,
                                                VedetteSession *session,
                                                VedetteMove    *move);
VedetteMove        *vedette_record_new_removal (VedetteSession *session,
                                                gpointer        record);

G_END_DECLS
