/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress and cancellation of opening a long battle. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * VedetteOpenWatch:
 * @progress: (nullable): called now and then with the part of the file that is read, from 0 to 1, in the thread that
 *   opens the file
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
