/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the targets share that open a file: one in memory, and a check that stops the fuzzer. */

#include "fuzz-file.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int fd = -1;
static char *path;

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  fd = memfd_create ("vedette-fuzz", MFD_CLOEXEC);
  CHECK (fd >= 0);
  path = g_strdup_printf ("/proc/self/fd/%d", fd);
  return 0;
}

const char *
fuzz_file_get_path (void)
{
  return path;
}

/* The file is @first and then the bytes, and nothing else. */
void
fuzz_file_put (const char    *first,
               gconstpointer  data,
               size_t         size)
{
  size_t length = strlen (first);

  CHECK (ftruncate (fd, 0) == 0);
  CHECK (pwrite (fd, first, length, 0) == (ssize_t) length);
  CHECK (pwrite (fd, data, size, (off_t) length) == (ssize_t) size);
}
