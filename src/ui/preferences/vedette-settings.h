/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user set: kept in GSettings where the schema is installed, in memory otherwise. */

#pragma once

#include <gtk/gtk.h>

#include "print/vedette-page.h"

G_BEGIN_DECLS

/* The values of the enumerations in the schema */
typedef enum
{
  VEDETTE_PAPER_CHOICE_LOCALE,
  VEDETTE_PAPER_CHOICE_A4,
  VEDETTE_PAPER_CHOICE_LETTER,
} VedettePaperChoice;

typedef enum
{
  VEDETTE_KEEP_AWAKE_20_MINUTES,
  VEDETTE_KEEP_AWAKE_ALWAYS,
  VEDETTE_KEEP_AWAKE_NEVER,
} VedetteKeepAwakeChoice;

int          vedette_settings_get            (const char *key);
void         vedette_settings_set            (const char *key,
                                              int         value);

void         vedette_settings_watch          (const char *key,
                                              GCallback   changed,
                                              gpointer    object);

VedettePaper vedette_settings_get_paper      (void);
void         vedette_settings_restore_window (GtkWindow  *window);
void         vedette_settings_save_window    (GtkWindow  *window);

G_END_DECLS
