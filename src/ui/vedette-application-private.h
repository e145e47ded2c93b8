/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application as its own windows know it. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/preferences/vedette-keep-awake.h"
#include "ui/vedette-application.h"

G_BEGIN_DECLS

void              vedette_application_add_actions    (VedetteApplication  *self);
VedetteKeepAwake *vedette_application_get_keep_awake (VedetteApplication  *self);

void              vedette_application_show_battles   (VedetteApplication  *self);
GtkWindow        *vedette_application_find_window    (VedetteApplication  *self,
                                                      const char          *path);
GtkWindow        *vedette_application_find_opening   (const char          *path);
void              vedette_application_present_battle (VedetteApplication  *self,
                                                      GtkWindow           *window);
GtkWindow        *vedette_application_show_session   (VedetteApplication  *self,
                                                      VedetteSession      *session);
gboolean          vedette_application_open_long      (VedetteApplication  *self,
                                                      const char          *path);
void              vedette_application_open_or_say    (VedetteApplication  *self,
                                                      const char          *path);
GtkWindow        *vedette_application_open_before    (VedetteApplication  *self,
                                                      const char          *path,
                                                      guint                bad_line,
                                                      GError             **error);
void              vedette_application_watch_end      (VedetteApplication  *self);
gboolean          vedette_application_restore        (VedetteApplication  *self);
void              vedette_application_forget_open    (void);
void              vedette_application_toast          (VedetteApplication  *self,
                                                      const char          *text);

G_END_DECLS
