/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the names of all objects that are open in the JSON scanner. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The number of names that VedetteJsonNames can hold, for all open objects together, without heap memory. */
#define VEDETTE_JSON_INLINE_NAMES 128

/* A name in the text; the text must outlive this struct. */
typedef struct
{
  const char *start;      /* the first byte of the name in the text, after the quotation mark */
  guint32     length;     /* the length of the name in the text in bytes, with escapes as written */
  guint32     unescaped;  /* the length of the name in bytes after its escapes are decoded */
} VedetteJsonName;

/* The names of all open objects, as a stack: the names of an inner object follow the names of the object around it. */
typedef struct
{
  gsize            n_names;
  gsize            allocated;
  VedetteJsonName *names;
  VedetteJsonName  inline_names[VEDETTE_JSON_INLINE_NAMES];
} VedetteJsonNames;

void        vedette_json_names_init   (VedetteJsonNames      *self);
void        vedette_json_names_clear  (VedetteJsonNames      *self);
gboolean    vedette_json_names_add    (VedetteJsonNames      *self,
                                       gsize                  first,
                                       const VedetteJsonName *name);
const char *vedette_json_names_close  (VedetteJsonNames      *self,
                                       gsize                  first);

int         vedette_json_read_hex     (const char            *digits);

/* Returns whether the code unit is a high surrogate. JSON escapes a character beyond U+FFFF as two surrogates. */
static inline gboolean
vedette_json_is_high_surrogate (int unit)
{
  return unit >= 0xd800 && unit <= 0xdbff;
}

static inline gboolean
vedette_json_is_low_surrogate (int unit)
{
  return unit >= 0xdc00 && unit <= 0xdfff;
}

G_END_DECLS
