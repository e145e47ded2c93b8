/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches a test to another language, with a translation in a temporary folder. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *vedette_test_language_begin (const char *language,
                                   const char *po);
void  vedette_test_language_end   (char       *folder,
                                   const char *language);

G_END_DECLS
