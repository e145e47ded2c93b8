/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a request that its files share. */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/vedette-cli-request.h"

G_BEGIN_DECLS

gboolean vedette_cli_deny           (GString               *out,
                                     const char            *format,
                                     ...) G_GNUC_PRINTF (2, 3);
void     vedette_cli_begin_answer   (const VedetteCliTable *self,
                                     GString               *out);
void     vedette_cli_put_state      (const VedetteCliTable *self,
                                     const char            *audience,
                                     GString               *out);
gboolean vedette_cli_answer_changed (const VedetteCliTable *self,
                                     const char            *text,
                                     GString               *out);
gboolean vedette_cli_read_truth     (JsonObject            *request,
                                     const char            *name,
                                     gboolean              *value,
                                     GString               *out);

gboolean vedette_cli_answer_move    (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     GString               *out);
gboolean vedette_cli_answer_edit    (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     GString               *out);
gboolean vedette_cli_answer_preview (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     GString               *out);

G_END_DECLS
