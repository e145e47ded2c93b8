/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small pieces of a typed line: white space, quotation marks, counts and numbers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All texts are valid UTF-8. */
const char *vedette_scan_skip_space     (const char          *p);
char       *vedette_scan_strip          (const char          *from,
                                         const char          *to);
gboolean    vedette_scan_is_same        (const char          *a,
                                         const char          *b);
gboolean    vedette_scan_reads_alike    (const char          *a,
                                         const char          *b);
char       *vedette_scan_compose        (const char          *text);
char       *vedette_scan_fold_name      (const char          *text);
char       *vedette_scan_fold           (const char          *text);
gboolean    vedette_scan_is_nothing     (gunichar             c);
char       *vedette_scan_drop_nothing   (char                *text);
gboolean    vedette_scan_is_line_end    (gunichar             c);
gboolean    vedette_scan_is_separator   (gunichar             c);
const char *vedette_scan_skip_bullet    (const char          *p);
char       *vedette_scan_capitalise     (const char          *name);
void        vedette_scan_append_quoted  (GString             *string,
                                         const char          *text);
char       *vedette_scan_quoted         (const char         **at);
const char *vedette_scan_trailing_sign  (const char          *text,
                                         int                 *value);
char       *vedette_scan_without_word   (const char          *folded,
                                         const char * const  *words);
GRegex     *vedette_scan_get_regex   (gsize               *place,
                                      const char          *pattern);
gboolean    vedette_scan_number         (const char          *text,
                                         const char * const  *units,
                                         gint64              *hundredths,
                                         gboolean            *whole,
                                         gboolean            *exact);

G_END_DECLS
