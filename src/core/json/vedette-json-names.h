/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the names of all objects that are open in the JSON scanner. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All open objects together can have this many names before the heap is used. */
#define VEDETTE_JSON_INLINE_NAMES 128

/* A name in the text; the text must outlive this struct. */
typedef struct
{
  const char *start;      /* position after the quotation mark, still escaped */
  guint32     length;     /* bytes as written */
  guint32     unescaped;  /* bytes without escapes */
} VedetteJsonName;

/* A stack of names: each open object owns the names from its first one up to the first of the next object. */
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

/* JSON escapes write a character beyond U+FFFF as two surrogates. */
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
