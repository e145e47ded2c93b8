/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is one control: a text, a number, inches, yes or no, one of a list. */

#pragma once

#include "ui/declare/vedette-declare-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_CONTROL (vedette_declare_control_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareControl, vedette_declare_control, VEDETTE, DECLARE_CONTROL, VedetteDeclareRow)

VedetteDeclareRow *vedette_declare_control_new (GParamSpec *pspec,
                                                GtkWidget  *group);
VedetteDeclareRow *vedette_declare_control_new_for (GParamSpec *pspec,
                                                    GtkWidget  *control);
gboolean           vedette_declare_control_choose (VedetteDeclareControl *self,
                                                   guint                  n);

G_END_DECLS
