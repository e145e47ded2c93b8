/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wrappers of the system calls of a journal, which fail on request. */
#include "failing-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  guint made;
  guint skip;
  guint times; /* number of failures that are still to come */
  int errsv;
  gboolean failed;
} Plan;

/* The thread of the worker makes calls, too. */
static GMutex lock;
static Plan plans[N_CALLS];
static gboolean copying, halving, holding;
static GCond let_go;

static const char *const names[N_CALLS] = {
  [CALL_ACCESS] = "access", [CALL_FDATASYNC] = "fdatasync", [CALL_FLOCK] = "flock", [CALL_FSTAT] = "fstat",
  [CALL_FSYNC] = "fsync", [CALL_FTRUNCATE] = "ftruncate", [CALL_LINK] = "link", [CALL_LSTAT] = "lstat",
  [CALL_OPEN] = "open", [CALL_OPENAT] = "openat", [CALL_PREAD] = "pread", [CALL_PWRITE] = "pwrite",
  [CALL_READ] = "read", [CALL_RENAME] = "rename", [CALL_RENAMEAT2] = "renameat2", [CALL_STAT] = "stat", [CALL_THREAD] = "thread",
  [CALL_UNLINK] = "unlink",
};

const char *
call_get_name (Call call)
{
  return names[call];
}

/* Ends all failures and resets all counts. */
void
calls_forget (void)
{
  g_mutex_lock (&lock);
  for (guint i = 0; i < N_CALLS; i++)
    plans[i] = (Plan) { 0 };
  copying = halving = FALSE;
  g_mutex_unlock (&lock);
}

/* Lets the next SKIP calls succeed, and the TIMES calls after them fail with ERRSV. */
void
calls_fail (Call  call,
            guint skip,
            guint times,
            int   errsv)
{
  g_mutex_lock (&lock);
  plans[call].skip = skip;
  plans[call].times = times;
  plans[call].errsv = errsv;
  g_mutex_unlock (&lock);
}

guint
calls_count (Call call)
{
  guint made;

  g_mutex_lock (&lock);
  made = plans[call].made;
  g_mutex_unlock (&lock);
  return made;
}

gboolean
calls_have_failed (Call call)
{
  gboolean failed;

  g_mutex_lock (&lock);
  failed = plans[call].failed;
  g_mutex_unlock (&lock);
  return failed;
}

/* Makes a renamed file another file, as on some file systems. */
void
calls_rename_copying (gboolean is_copying)
{
  copying = is_copying;
}

/* Lets a failing write put half of its bytes into the file first. */
void
calls_write_half (gboolean half)
{
  halving = half;
}

static gboolean
is_to_fail (Call call)
{
  Plan *plan = &plans[call];
  gboolean fails = FALSE;

  g_mutex_lock (&lock);
  plan->made++;
  if (plan->skip > 0)
    {
      plan->skip--;
    }
  else if (plan->times > 0)
    {
      plan->times -= plan->times != FOR_GOOD;
      fails = plan->failed = TRUE;
      errno = plan->errsv;
    }
  g_mutex_unlock (&lock);
  return fails;
}

/* The linker's names: __real_ is the function of the system, and __wrap_ is called instead of it. */
#define WRAP(call, type, name, parameters, arguments)    \
  type __real_##name parameters;                         \
  type __wrap_##name parameters;                         \
  type __wrap_##name parameters                          \
  {                                                      \
    return is_to_fail (call) ? -1 : __real_##name arguments; \
  }

WRAP (CALL_ACCESS, int, access, (const char *path, int mode), (path, mode))
WRAP (CALL_FLOCK, int, flock, (int fd, int operation), (fd, operation))
WRAP (CALL_FSTAT, int, fstat64, (int fd, struct stat *info), (fd, info))
WRAP (CALL_FTRUNCATE, int, ftruncate64, (int fd, off_t length), (fd, length))
WRAP (CALL_LINK, int, link, (const char *from, const char *to), (from, to))
WRAP (CALL_LSTAT, int, lstat64, (const char *path, struct stat *info), (path, info))
WRAP (CALL_PREAD, ssize_t, pread64, (int fd, void *to, size_t length, off_t at), (fd, to, length, at))
WRAP (CALL_READ, ssize_t, read, (int fd, void *to, size_t length), (fd, to, length))
WRAP (CALL_STAT, int, stat64, (const char *path, struct stat *info), (path, info))
WRAP (CALL_UNLINK, int, g_unlink, (const char *path), (path))

/* Holds each sync that begins until this is switched off. */
void
calls_hold_sync (gboolean hold)
{
  g_mutex_lock (&lock);
  holding = hold;
  g_cond_broadcast (&let_go);
  g_mutex_unlock (&lock);
}

static int
sync_nothing (Call call)
{
  gboolean fails = is_to_fail (call);
  int errsv = errno;

  g_mutex_lock (&lock);
  while (holding)
    g_cond_wait (&let_go, &lock);
  g_mutex_unlock (&lock);
  errno = errsv;
  return fails ? -1 : 0;
}

/* Syncs are not really made, because no test can see their effect and they take time. */
#define WRAP_SYNC(call, name)   \
  int __wrap_##name (int fd);   \
  int __wrap_##name (int fd)    \
  {                             \
    return sync_nothing (call); \
  }

WRAP_SYNC (CALL_FDATASYNC, fdatasync)
WRAP_SYNC (CALL_FSYNC, fsync)

int __real_open64 (const char *path, int flags, ...);
int __wrap_open64 (const char *path, int flags, ...);
int __real_openat64 (int folder, const char *path, int flags, ...);
int __wrap_openat64 (int folder, const char *path, int flags, ...);
int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __real_renameat2 (int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
int __wrap_renameat2 (int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
ssize_t __real_pwrite64 (int fd, const void *bytes, size_t length, off_t at);
ssize_t __wrap_pwrite64 (int fd, const void *bytes, size_t length, off_t at);
GThread *__real_g_thread_try_new (const char *name, GThreadFunc func, gpointer data, GError **error);
GThread *__wrap_g_thread_try_new (const char *name, GThreadFunc func, gpointer data, GError **error);

int
__wrap_open64 (const char *path,
               int         flags,
               ...)
{
  va_list more;
  int mode;

  va_start (more, flags);
  mode = (flags & O_CREAT) != 0 ? va_arg (more, int) : 0;
  va_end (more);
  return is_to_fail (CALL_OPEN) ? -1 : __real_open64 (path, flags, mode);
}

/* The journal never creates a file with openat(), so no mode is passed. */
int
__wrap_openat64 (int         folder,
                 const char *path,
                 int         flags,
                 ...)
{
  return is_to_fail (CALL_OPENAT) ? -1 : __real_openat64 (folder, path, flags);
}

static int
be_another_file (const char *path)
{
  g_autofree char *content = NULL;
  gsize length;

  if (copying && g_file_get_contents (path, &content, &length, NULL))
    g_assert_true (g_file_set_contents_full (path, content, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT, 0666, NULL));
  return 0;
}

int
__wrap_rename (const char *from,
               const char *to)
{
  return is_to_fail (CALL_RENAME) || __real_rename (from, to) != 0 ? -1 : be_another_file (to);
}

/* Renames a file as another program would, without a planned failure. */
void
others_rename (const char *from,
               const char *to)
{
  g_assert_cmpint (__real_rename (from, to), ==, 0);
}

int
__wrap_renameat2 (int           from_folder,
                  const char   *from,
                  int           to_folder,
                  const char   *to,
                  unsigned int  flags)
{
  return is_to_fail (CALL_RENAMEAT2) || __real_renameat2 (from_folder, from, to_folder, to, flags) != 0 ? -1
                                                                                                      : be_another_file (to);
}

ssize_t
__wrap_pwrite64 (int         fd,
                 const void *bytes,
                 size_t      length,
                 off_t       at)
{
  if (!is_to_fail (CALL_PWRITE))
    return __real_pwrite64 (fd, bytes, length, at);
  if (halving)
    {
      int errsv = errno;

      g_assert_cmpint (__real_pwrite64 (fd, bytes, length / 2, at), ==, (ssize_t) (length / 2));
      errno = errsv;
    }
  return errno == NOTHING_DONE ? 0 : -1;
}

/* A failure simulates a system that has no more threads. */
GThread *
__wrap_g_thread_try_new (const char   *name,
                         GThreadFunc   func,
                         gpointer      data,
                         GError      **error)
{
  return is_to_fail (CALL_THREAD) ? NULL : __real_g_thread_try_new (name, func, data, error);
}
