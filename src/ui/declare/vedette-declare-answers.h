/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks one thing about a move, and does it at once: a button, and a key, for each answer. */

#pragma once

#include "ui/declare/vedette-move-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_ANSWERS (vedette_declare_answers_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareAnswers, vedette_declare_answers, VEDETTE, DECLARE_ANSWERS, VedetteMoveDialog)

GtkWidget *vedette_declare_answers_new (GtkWindow      *parent,
                                        VedetteSession *session,
                                        VedetteMove    *move,
                                        const char     *param,
                                        const char     *title);

G_END_DECLS
