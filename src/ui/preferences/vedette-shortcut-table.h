/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the whole program, each written once: the application binds those of actions, the shortcuts window shows all. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteShortcut:
 * @section: where it is shown, untranslated
 * @label: what it does, untranslated
 * @action: (nullable): the detailed name of the action; %NULL for a key that a view binds itself
 * @keys: as gtk_accelerator_parse() reads them, the first is the one to show; the rest %NULL
 */
typedef struct
{
  const char *section;
  const char *label;
  const char *action;
  const char *keys[3];
} VedetteShortcut;

guint                  vedette_shortcut_get_n (void);
const VedetteShortcut *vedette_shortcut_nth   (guint i);

G_END_DECLS
