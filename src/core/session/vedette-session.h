/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle that is being played: its rules, its file, and its last message. A window shows a session, but a session
 * does not need a window. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "core/session/vedette-clocks.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SESSION (vedette_session_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSession, vedette_session, VEDETTE, SESSION, GObject)

VedetteSession *vedette_session_new            (VedetteBattle   *battle,
                                                const char      *path);
VedetteSession *vedette_session_new_battle     (const char      *system,
                                                const char      *path,
                                                GError         **error);

VedetteBattle  *vedette_session_get_battle     (VedetteSession  *self);
VedetteRules   *vedette_session_get_rules      (VedetteSession  *self);
VedetteClocks  *vedette_session_get_clocks     (VedetteSession  *self);
const char     *vedette_session_get_path       (VedetteSession  *self);
const char     *vedette_session_get_why_not    (VedetteSession  *self);
void            vedette_session_set_why_not    (VedetteSession  *self,
                                                const char      *why_not);
void            vedette_session_set_refusal    (VedetteSession  *self,
                                                VedetteRuling   *ruling);
GPtrArray      *vedette_session_get_rules_behind (VedetteSession *self);
const char     *vedette_session_get_reminder   (VedetteSession  *self);
void            vedette_session_set_reminder   (VedetteSession  *self,
                                                const char      *reminder);

VedetteMove    *vedette_session_new_move       (VedetteSession  *self,
                                                const char      *name);
VedetteStep    *vedette_session_perform        (VedetteSession  *self,
                                                VedetteMove     *move,
                                                int              die,
                                                gboolean         agreed,
                                                GError         **error);
VedetteStep    *vedette_session_perform_dice   (VedetteSession  *self,
                                                VedetteMove     *move,
                                                VedetteDice     *dice,
                                                gboolean         agreed,
                                                GError         **error);
VedetteStep    *vedette_session_do             (VedetteSession  *self,
                                                const char      *name);
gboolean        vedette_session_undo           (VedetteSession  *self,
                                                GError         **error);
gboolean        vedette_session_redo           (VedetteSession  *self,
                                                GError         **error);
gboolean        vedette_session_go_to          (VedetteSession  *self,
                                                gint64           n,
                                                GError         **error);
char           *vedette_session_describe_undo  (VedetteSession  *self);
char           *vedette_session_describe_redo  (VedetteSession  *self);
gboolean        vedette_session_move_to        (VedetteSession  *self,
                                                const char      *path,
                                                GError         **error);
gboolean        vedette_session_close          (VedetteSession  *self,
                                                GError         **error);

char           *vedette_session_make_path      (const char      *title);
char           *vedette_session_get_folder     (void);

G_END_DECLS
