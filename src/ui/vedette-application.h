/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: its windows and the actions that belong to none of them. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_APPLICATION (vedette_application_get_type ())
G_DECLARE_FINAL_TYPE (VedetteApplication, vedette_application, VEDETTE, APPLICATION, AdwApplication)

VedetteApplication *vedette_application_new       (void);
GtkWindow          *vedette_application_open_path (VedetteApplication  *self,
                                                   const char          *path,
                                                   GError             **error);

G_END_DECLS
