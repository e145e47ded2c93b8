/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The member names of the objects that the JSON scanner is inside of. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The names of all open objects together that need no memory from the heap. */
#define VEDETTE_JSON_INLINE_NAMES 128

/* A name as it stands in the text, which must outlive it. */
typedef struct
{
  const char *start;      /* after the quotation mark, still escaped */
  guint32     length;     /* bytes as written */
  guint32     unescaped;  /* bytes that it has without escapes */
} VedetteJsonName;

/* A stack: each open object has the names from its own first one to that of the next. */
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

/* Halves of a character beyond U+FFFF, as escapes write it. */
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
