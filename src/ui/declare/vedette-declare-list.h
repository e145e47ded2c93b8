/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is any number of a list: a switch for each, one of several answers, or something typed. */

#pragma once

#include "ui/declare/vedette-declare-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_LIST (vedette_declare_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareList, vedette_declare_list, VEDETTE, DECLARE_LIST, VedetteDeclareRow)

VedetteDeclareRow *vedette_declare_list_new        (GParamSpec         *pspec);
void               vedette_declare_list_add_header (VedetteDeclareList *self,
                                                    GtkWidget          *widget,
                                                    GtkWidget          *suffix);
guint              vedette_declare_list_add_answer  (VedetteDeclareList *self,
                                                     const char         *label);
VedetteIds        *vedette_declare_list_read_answer (VedetteDeclareList *self,
                                                     guint               answer);
void               vedette_declare_list_show_answer (VedetteDeclareList *self,
                                                     guint               answer,
                                                     const VedetteIds   *ids);
void               vedette_declare_list_add_number   (VedetteDeclareList   *self,
                                                      const char           *label);
VedetteNumbers    *vedette_declare_list_read_numbers (VedetteDeclareList   *self);
void               vedette_declare_list_show_numbers (VedetteDeclareList   *self,
                                                      const VedetteNumbers *numbers);

G_END_DECLS
