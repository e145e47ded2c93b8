/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who waits for a long battle to be opened. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * VedetteOpenWatch:
 * @progress: (nullable): told now and then how much of the file is read, from 0 to 1, in the thread that opens it
 * @user_data: for @progress
 * @cancellable: (nullable): asked as often
 *
 * Who waits for a long battle, and may give it up.
 */
typedef struct
{
  void (*progress) (double   done,
                    gpointer user_data);
  gpointer user_data;
  GCancellable *cancellable;
} VedetteOpenWatch;

G_END_DECLS
