/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of a view share: a window around it, a look at everything in it, and pictures for whoever wants to see. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

typedef gboolean (*UiMatch) (GtkWidget  *widget,
                             const void *data);

void       ui_ignore_shared_frames (void);
void       ui_init           (int           *argc,
                              char        ***argv);
void       ui_settle         (void);
GtkWidget *ui_show           (GtkWidget     *view,
                              int            width,
                              int            height);
void       ui_shoot          (GtkWidget     *window,
                              const char    *name);

GtkWidget *ui_find           (GtkWidget     *root,
                              UiMatch        match,
                              const void    *data);
const char *ui_get_text      (GtkWidget     *widget);
GtkWidget *ui_find_text      (GtkWidget     *root,
                              const char    *text);
GtkWidget *ui_find_named     (GtkWidget     *root,
                              GType          type,
                              const char    *name);
GtkWidget *ui_find_type      (GtkWidget     *root,
                              GType          type);
void       ui_click          (GtkWidget     *root,
                              const char    *name);

VedetteSession *ui_open_sample (const char *name);

char      *ui_list_words     (GtkWidget     *root);
void       ui_assert_named   (GtkWidget     *root);
void       ui_assert_fits    (GtkWidget     *root,
                              int            width);

VedetteSession *ui_new_session (void);
void            ui_end_session (GtkWidget       *window,
                                VedetteSession **session);

G_END_DECLS
