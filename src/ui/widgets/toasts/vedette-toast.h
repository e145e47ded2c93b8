/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toast that shows any text as it is. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast *vedette_toast_new       (const char      *text);
void      vedette_toast_set_text  (AdwToast        *toast,
                                   const char      *text);
void      vedette_toast_dismiss   (AdwToast        *toast);
void      vedette_toast_show      (AdwToastOverlay *overlay,
                                   const char      *text);

G_END_DECLS
