/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wrappers of the system calls of a journal, which fail on request. The linker directs only calls of the journal to
 * them. */
#pragma once

#include <glib.h>

/* FOR_GOOD is a number of failures. NOTHING_DONE is an errno for a call that reports no error, but does nothing. */
#define FOR_GOOD G_MAXUINT
#define NOTHING_DONE 0

typedef enum
{
  CALL_ACCESS,
  CALL_FDATASYNC,
  CALL_FLOCK,
  CALL_FSTAT,
  CALL_FSYNC,
  CALL_FTRUNCATE,
  CALL_LINK,
  CALL_LSTAT,
  CALL_OPEN,
  CALL_OPENAT,
  CALL_PREAD,
  CALL_PWRITE,
  CALL_READ,
  CALL_RENAME,
  CALL_RENAMEAT2,
  CALL_STAT,
  CALL_THREAD,
  CALL_UNLINK,
  N_CALLS
} Call;

const char *call_get_name        (Call     call);
void        calls_forget         (void);
void        calls_fail           (Call     call,
                                  guint    skip,
                                  guint    times,
                                  int      errsv);
guint       calls_count          (Call     call);
gboolean    calls_have_failed    (Call     call);
void        calls_rename_copying (gboolean copying);
void        calls_write_half     (gboolean half);
void        calls_hold_sync      (gboolean hold);
void        others_rename        (const char *from,
                                  const char *to);
