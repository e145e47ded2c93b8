/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A modal window with named fields that become one edit. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORM_DIALOG (vedette_form_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteFormDialog, vedette_form_dialog, VEDETTE, FORM_DIALOG, AdwWindow)

/**
 * VedetteFormDialogClass:
 * @make_move: (transfer full): the edit that the fields say; %NULL with an error if one is not understood, %NULL without
 *   one if nothing was changed
 */
struct _VedetteFormDialogClass
{
  AdwWindowClass parent_class;

  VedetteMove *(*make_move) (VedetteFormDialog  *self,
                             GError            **error);
};

void            vedette_form_dialog_set_up        (VedetteFormDialog *self,
                                                   GtkWindow         *parent,
                                                   VedetteSession    *session,
                                                   const char        *title,
                                                   const char        *verb);
VedetteSession *vedette_form_dialog_get_session   (VedetteFormDialog *self);

GtkWidget      *vedette_form_dialog_add_field     (VedetteFormDialog *self,
                                                   gpointer           record,
                                                   const char        *name);
void            vedette_form_dialog_add_control   (VedetteFormDialog *self,
                                                   const char        *label,
                                                   GtkWidget         *control);
GtkEntry       *vedette_form_dialog_add_entry     (VedetteFormDialog *self,
                                                   const char        *label,
                                                   const char        *text);
GtkSpinButton  *vedette_form_dialog_add_spin      (VedetteFormDialog *self,
                                                   const char        *label,
                                                   int                min,
                                                   int                max,
                                                   int                value);
GtkSwitch      *vedette_form_dialog_add_switch    (VedetteFormDialog *self,
                                                   const char        *label,
                                                   gboolean           active);
GtkDropDown    *vedette_form_dialog_add_drop_down (VedetteFormDialog *self,
                                                   const char        *label,
                                                   GListModel        *strings,
                                                   guint              selected);

G_END_DECLS
