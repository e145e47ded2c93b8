/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what may be said of a move: who, whom, where, how far; or what a record is to be. */

#pragma once

#include "ui/declare/vedette-declare-cover.h"
#include "ui/declare/vedette-move-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_FORM (vedette_declare_form_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareForm, vedette_declare_form, VEDETTE, DECLARE_FORM, VedetteMoveDialog)

VedetteDeclareForm *vedette_declare_form_new        (GtkWindow          *parent,
                                                     VedetteSession     *session,
                                                     VedetteMove        *move,
                                                     const char         *title,
                                                     const char         *verb);
void                vedette_declare_form_add_header (VedetteDeclareForm *self,
                                                     const char         *param,
                                                     GtkWidget          *widget,
                                                     GtkWidget          *suffix);
void                vedette_declare_form_add_odds   (VedetteDeclareForm *self);
VedetteDeclareCover *vedette_declare_form_get_cover (VedetteDeclareForm *self);
gboolean            vedette_declare_form_choose     (VedetteDeclareForm *self,
                                                     const char         *param,
                                                     guint               n);
void                vedette_declare_form_focus_dice (VedetteDeclareForm *self);
void                vedette_declare_form_add_control (VedetteDeclareForm *self,
                                                     const char         *label,
                                                     GtkWidget          *control);
void                vedette_declare_form_set_digits (VedetteDeclareForm *self,
                                                     const char         *param);
void                vedette_declare_form_focus      (VedetteDeclareForm *self,
                                                     const char         *param);
void                vedette_declare_form_set_again  (VedetteDeclareForm *self,
                                                     const char         *param);
gboolean            vedette_declare_form_says_nothing (VedetteDeclareForm *self);
void                vedette_declare_form_remove     (VedetteDeclareForm *self,
                                                     const char         *param);
void                vedette_declare_form_reset      (VedetteDeclareForm *self);
void                vedette_declare_form_say        (VedetteDeclareForm *self,
                                                     VedetteMove        *move);
void                vedette_declare_form_say_ids    (VedetteDeclareForm *self,
                                                     const char         *param,
                                                     const VedetteIds   *ids);
VedetteMove        *vedette_declare_form_read       (VedetteDeclareForm *self,
                                                     GError            **error);

G_END_DECLS
