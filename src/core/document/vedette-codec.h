/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Converts property values to JSON and back, with strict types. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define VEDETTE_CODEC_ERROR (vedette_codec_error_quark ())
GQuark vedette_codec_error_quark (void);

typedef enum
{
  VEDETTE_CODEC_ERROR_TYPE,
  VEDETTE_CODEC_ERROR_RANGE,
  VEDETTE_CODEC_ERROR_UNKNOWN,
} VedetteCodecError;

gboolean vedette_codec_read         (JsonNode      *node,
                                     GParamSpec    *pspec,
                                     GValue        *value,
                                     GError       **error);
gboolean vedette_value_equal        (const GValue  *a,
                                     const GValue  *b);

JsonNode *vedette_codec_to_node     (const GValue  *value);
void     vedette_codec_write        (GString       *out,
                                     const GValue  *value);
void     vedette_codec_write_string (GString       *out,
                                     const char    *text);
void     vedette_codec_write_node   (GString       *out,
                                     JsonNode      *node);
void     vedette_codec_write_object (GString       *out,
                                     JsonObject    *object);
void     vedette_codec_write_tree   (GString       *out,
                                     JsonBuilder   *tree);

G_END_DECLS
