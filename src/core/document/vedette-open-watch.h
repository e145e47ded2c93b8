/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress while a long battle is opened, and lets the caller cancel. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * VedetteOpenWatch:
 * @progress: (nullable): called every few milliseconds with the part of the file that has been read, from 0 to 1, in
 *   the thread that opens the file
 * @user_data: the argument @user_data of @progress
 * @cancellable: (nullable): tested as often as @progress is called
 *
 * Watches the opening of a long battle, and can cancel it.
 */
typedef struct
{
  void (*progress) (double   done,
                    gpointer user_data);
  gpointer user_data;
  GCancellable *cancellable;
} VedetteOpenWatch;

G_END_DECLS
