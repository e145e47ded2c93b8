/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens, finds, reads and uses parts of a window by role, accessible name and text, so that tests need not know their widgets. */

#pragma once

#include "ui-support.h"

G_BEGIN_DECLS

typedef void (*UiVisit) (GtkWidget *widget,
                         gpointer   data);

GtkWidget  *ui_new_page        (VedetteSession    *session,
                                const char        *name);
void        ui_set_page_narrow (VedetteSession    *session,
                                const char        *name,
                                GtkWidget         *page,
                                gboolean           narrow);
void        ui_ask             (GtkWindow         *parent,
                                VedetteSession    *session,
                                const char        *dialog,
                                gint64             selected);
GtkWidget  *ui_ask_move        (GtkWindow         *parent,
                                VedetteSession    *session,
                                const char        *name);
GtkWidget  *ui_find_dialog     (GtkWidget         *parent);

void        ui_visit           (GtkWidget         *root,
                                UiVisit            visit,
                                gpointer           data);
char       *ui_get_name        (GtkWidget         *widget);
gboolean    ui_can_press       (GtkWidget         *widget);
GtkWidget  *ui_find_role       (GtkWidget         *root,
                                GtkAccessibleRole  role,
                                const char        *name);
GtkWidget  *ui_find_button     (GtkWidget         *root,
                                const char        *text);
GtkWidget  *ui_find_part       (GtkWidget         *root,
                                const char        *part);
GtkWidget  *ui_find_pattern    (GtkWidget         *root,
                                const char        *pattern);
gboolean    ui_is_row          (GtkWidget         *widget);
GtkWidget  *ui_find_row        (GtkWidget         *root,
                                const char        *part);
void        ui_select_row      (GtkWidget         *root,
                                const char        *part);
char       *ui_list_texts      (GtkWidget         *root);
char       *ui_list_roles      (GtkWidget         *root,
                                GtkAccessibleRole  role);

gboolean    ui_is_on           (GtkWidget         *widget);
gboolean    ui_is_invalid      (GtkWidget         *widget);
gboolean    ui_has_focus       (GtkWidget         *widget);
void        ui_set_on          (GtkWidget         *root,
                                const char        *name,
                                gboolean           on);
void        ui_write           (GtkWidget         *root,
                                const char        *name,
                                const char        *text);
void        ui_set_number      (GtkWidget         *root,
                                const char        *name,
                                double             number);
void        ui_choose          (GtkWidget         *root,
                                const char        *name,
                                const char        *value);
GtkWidget  *ui_pop_up          (GtkWidget         *root,
                                const char        *name);
gboolean    ui_send_key        (GtkWidget         *widget,
                                const char        *signal,
                                guint              keyval);

G_END_DECLS
