/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of windows share: a program that has begun, waiting, finding and looking. */

#pragma once

#include "ui/start/vedette-samples.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

void                ui_test_init          (int                  *argc,
                                           char               ***argv);
VedetteApplication *ui_test_start         (void);
void                ui_test_stop          (VedetteApplication   *application);

typedef gboolean (*UiTestCondition) (gpointer data);
void                ui_test_settle        (void);
void                ui_test_wait          (UiTestCondition       condition,
                                           gpointer              data);
void                ui_test_wait_seconds  (double                seconds);

GtkWindow          *ui_test_find_window   (GType                 type);
GtkWindow          *ui_test_wait_window   (GType                 type);
GtkWidget          *ui_test_find_label    (GtkWidget            *root,
                                           const char           *text);
GtkWidget          *ui_test_find_type     (GtkWidget            *root,
                                           GType                 type,
                                           guint                 index);
void                ui_test_assert_named  (GtkWidget            *root);
void                ui_test_assert_fits   (GtkWidget            *root);
void                ui_test_shoot         (GtkWidget            *window,
                                           const char           *name);

char               *ui_test_copy_sample   (const char           *name);
char               *ui_test_read          (const char           *path);
