/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key as the shortcuts window shows it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteShortcut:
 * @section: where it is shown, untranslated
 * @label: (nullable): what it does, untranslated; %NULL for a key that is not shown
 * @action: (nullable): the detailed name of the action; %NULL for a key that a view binds itself
 * @keys: as gtk_accelerator_parse() reads them, the first is the one to show; the rest %NULL
 */
typedef struct
{
  const char *section;
  const char *label;
  const char *action;
  const char *keys[4];
} VedetteShortcut;

G_END_DECLS
