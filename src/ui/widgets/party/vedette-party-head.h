/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heading of what belongs to one party. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTY_HEAD (vedette_party_head_get_type ())
G_DECLARE_FINAL_TYPE (VedettePartyHead, vedette_party_head, VEDETTE, PARTY_HEAD, GtkBox)

void vedette_party_head_set_party  (VedettePartyHead *self,
                                    const char       *symbol,
                                    const char       *colour);
void vedette_party_head_set_text   (VedettePartyHead *self,
                                    const char       *title,
                                    const char       *subtitle);
void vedette_party_head_set_count  (VedettePartyHead *self,
                                    const char       *count);
void vedette_party_head_set_narrow (VedettePartyHead *self,
                                    gboolean          narrow);

G_END_DECLS
