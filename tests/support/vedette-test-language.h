/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a test in another language, as an installed program would run. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *vedette_test_language_begin (const char *language,
                                   const char *po);
void  vedette_test_language_end   (char       *folder,
                                   const char *language);

G_END_DECLS
