/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a request that its files share. */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/vedette-cli-request.h"

G_BEGIN_DECLS

gboolean vedette_cli_deny           (JsonBuilder           *tree,
                                     const char            *format,
                                     ...) G_GNUC_PRINTF (2, 3);
void     vedette_cli_begin_answer   (const VedetteCliTable *self,
                                     JsonBuilder           *tree);
gboolean vedette_cli_answer_changed (const VedetteCliTable *self,
                                     const char            *text,
                                     JsonBuilder           *tree);
gboolean vedette_cli_read_truth     (JsonObject            *request,
                                     const char            *name,
                                     gboolean              *value,
                                     JsonBuilder           *tree);

gboolean vedette_cli_answer_move    (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     JsonBuilder           *tree);
gboolean vedette_cli_answer_edit    (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     JsonBuilder           *tree);
gboolean vedette_cli_answer_preview (const VedetteCliTable *self,
                                     JsonObject            *request,
                                     JsonBuilder           *tree);

G_END_DECLS
