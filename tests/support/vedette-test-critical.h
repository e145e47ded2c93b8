/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets tests expect critical messages that use structured logging, which g_test_expect_message() does not see. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void vedette_test_critical_init   (void);
void vedette_test_critical_expect (const char *pattern);
void vedette_test_critical_assert (void);

G_END_DECLS
