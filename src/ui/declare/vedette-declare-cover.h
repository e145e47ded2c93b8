/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cover over a form that one of those at the table fills in alone, such as the umpire. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_COVER (vedette_declare_cover_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareCover, vedette_declare_cover, VEDETTE, DECLARE_COVER, AdwBin)

VedetteDeclareCover *vedette_declare_cover_new          (const char          *name);
gboolean             vedette_declare_cover_is_open      (VedetteDeclareCover *self);
void                 vedette_declare_cover_say          (VedetteDeclareCover *self,
                                                         const char          *text);
void                 vedette_declare_cover_touch        (VedetteDeclareCover *self);
void                 vedette_declare_cover_set_interval (VedetteDeclareCover *self,
                                                         guint                interval);

G_END_DECLS
