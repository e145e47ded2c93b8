/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the program itself, each written once: the application binds those of actions, the shortcuts window shows all. */

#pragma once

#include "ui/system/vedette-shortcut.h"

G_BEGIN_DECLS

guint                  vedette_shortcut_get_n (void);
const VedetteShortcut *vedette_shortcut_nth   (guint i);

G_END_DECLS
