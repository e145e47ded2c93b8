/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of offers as a keyboard has them, and as they are read. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char *vedette_offer_key_show (const char      *key);
char *vedette_offer_key_read (guint            keyval,
                              GdkModifierType  modifiers);

G_END_DECLS
