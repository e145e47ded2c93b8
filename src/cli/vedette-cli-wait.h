/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says on a terminal how far something long is, and lets Ctrl+C give it up. Private to the command line. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _VedetteCliWait VedetteCliWait;

VedetteCliWait *vedette_cli_wait_begin           (const char      *path,
                                                  gboolean         is_reading);
gboolean        vedette_cli_wait_tell            (VedetteCliWait  *self,
                                                  double           done);
GCancellable   *vedette_cli_wait_get_cancellable (VedetteCliWait  *self);
void            vedette_cli_wait_end             (VedetteCliWait  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteCliWait, vedette_cli_wait_end)

G_END_DECLS
