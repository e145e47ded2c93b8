/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the targets share that open a file: one in memory, and a check that stops the fuzzer. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* A finding must stop the fuzzer in every kind of build. */
#define CHECK(condition) \
  G_STMT_START { \
    if (!(condition)) \
      g_error ("%s is not so", #condition); \
  } G_STMT_END

const char *fuzz_file_get_path (void);
void        fuzz_file_put      (const char    *first,
                                gconstpointer  data,
                                size_t         size);

G_END_DECLS
