/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample battles, by the system that they are of. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char       *vedette_samples_get_folder (void);
GMenuModel *vedette_samples_make_menu  (void);

G_END_DECLS
