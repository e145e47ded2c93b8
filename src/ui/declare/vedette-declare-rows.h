/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All rows of a form together: what they say of a move, what each hangs on, and which of them something is wrong with. */

#pragma once

#include "ui/declare/vedette-declare-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_ROWS (vedette_declare_rows_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareRows, vedette_declare_rows, VEDETTE, DECLARE_ROWS, GObject)

VedetteDeclareRows *vedette_declare_rows_new       (VedetteRules       *rules,
                                                    VedetteMove        *move);
void                vedette_declare_rows_add       (VedetteDeclareRows *self,
                                                    VedetteDeclareRow  *row);
VedetteDeclareRow  *vedette_declare_rows_find      (VedetteDeclareRows *self,
                                                    const char         *param);
void                vedette_declare_rows_start     (VedetteDeclareRows *self);
void                vedette_declare_rows_set_audience (VedetteDeclareRows *self,
                                                    const char         *audience);

VedetteMove        *vedette_declare_rows_read      (VedetteDeclareRows *self,
                                                    gboolean            all,
                                                    GError            **error);
gboolean            vedette_declare_rows_has_choice (VedetteDeclareRows *self);
gboolean            vedette_declare_rows_say_nothing (VedetteDeclareRows *self);
void                vedette_declare_rows_say       (VedetteDeclareRows *self,
                                                    const char         *param,
                                                    const GValue       *value);
void                vedette_declare_rows_reset     (VedetteDeclareRows *self);
void                vedette_declare_rows_remove    (VedetteDeclareRows *self,
                                                    const char         *param);
void                vedette_declare_rows_settle    (VedetteDeclareRows *self);

gboolean            vedette_declare_rows_ask_in    (VedetteDeclareRows *self,
                                                    GtkWidget          *group);
const char         *vedette_declare_rows_find_hint (VedetteDeclareRows *self,
                                                    VedetteRuling      *ruling);
VedetteDeclareRow  *vedette_declare_rows_mark      (VedetteDeclareRows *self,
                                                    VedetteRuling      *ruling,
                                                    const GError       *error);

G_END_DECLS
