/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a battle that is over, and what may follow. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_END_PAGE (vedette_end_page_get_type ())
G_DECLARE_FINAL_TYPE (VedetteEndPage, vedette_end_page, VEDETTE, END_PAGE, AdwBin)

GtkWidget *vedette_end_page_new        (VedetteSession *session);
void       vedette_end_page_update     (VedetteEndPage *self);
void       vedette_end_page_set_narrow (VedetteEndPage *self,
                                        gboolean        narrow);

G_END_DECLS
