/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small modal window: a header, a body that scrolls when it must, and a line for what is wrong. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_DIALOG (vedette_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteDialog, vedette_dialog, VEDETTE, DIALOG, AdwWindow)

/**
 * VedetteDialogClass:
 * @accept: what Enter and the button at the end of the header do; only for dialogs that have that button
 */
struct _VedetteDialogClass
{
  AdwWindowClass parent_class;

  void (*accept) (VedetteDialog *self);
};

GtkWidget  *vedette_dialog_add_questions (VedetteDialog *self);
GtkWidget  *vedette_dialog_add_group   (VedetteDialog *self,
                                        const char    *title);
void        vedette_dialog_add         (VedetteDialog *self,
                                        GtkWidget     *widget);
void        vedette_dialog_add_aside   (VedetteDialog *self,
                                        GtkWidget     *widget);
void        vedette_dialog_set_width   (VedetteDialog *self,
                                        int            width);
void        vedette_dialog_fit_height  (VedetteDialog *self);
void        vedette_dialog_set_accept  (VedetteDialog *self,
                                        const char    *label);
void        vedette_dialog_set_verb    (VedetteDialog *self,
                                        const char    *label);
void        vedette_dialog_set_ready   (VedetteDialog *self,
                                        gboolean       ready);
void        vedette_dialog_set_cancel  (VedetteDialog *self,
                                        const char    *label);
void        vedette_dialog_set_done    (VedetteDialog *self,
                                        const char    *label);
void        vedette_dialog_say         (VedetteDialog *self,
                                        const char    *text);
void        vedette_dialog_explain     (VedetteDialog  *self,
                                        const char     *rule);
void        vedette_dialog_tell        (VedetteDialog *self,
                                        const char    *text);
void        vedette_dialog_add_answer  (VedetteDialog *self,
                                        GtkWidget     *button);
const char *vedette_dialog_get_said    (VedetteDialog *self);

GtkWidget  *vedette_group_new          (const char         *title);
GtkWidget  *vedette_row_add            (GtkWidget          *group,
                                        const char         *title,
                                        const char         *subtitle,
                                        GtkWidget          *control);
GtkWidget  *vedette_row_add_choice     (GtkWidget          *group,
                                        const char         *title,
                                        const char         *subtitle,
                                        const char * const *choices,
                                        guint               selected);
GtkWidget  *vedette_row_add_entry      (GtkWidget          *group,
                                        const char         *title,
                                        const char         *text);

G_END_DECLS
