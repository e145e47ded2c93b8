/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a file through the chooser of the desktop. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * VedetteFileChosen:
 * @parent: the window that asked
 * @path: the file; not called when nothing was chosen
 */
typedef void (*VedetteFileChosen) (GtkWindow  *parent,
                                   const char *path);

void vedette_file_chooser_ask (GtkWindow            *parent,
                               GtkFileChooserAction  action,
                               const char           *title,
                               const char           *ending,
                               const char           *name,
                               VedetteFileChosen     chosen);
char *vedette_file_chooser_make_name (const char *title,
                                      const char *what,
                                      const char *ending);

G_END_DECLS
