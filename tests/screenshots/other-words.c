/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded by shots.sh: takes the words of the program out of another folder, $VEDETTE_WORDS. */

#include <dlfcn.h>
#include <libintl.h>
#include <stdlib.h>
#include <string.h>

#undef bindtextdomain

char *
bindtextdomain (const char *domain,
                const char *folder)
{
  char *(*bind) (const char *, const char *) = (char *(*) (const char *, const char *)) dlsym (RTLD_NEXT, "bindtextdomain");
  const char *words = getenv ("VEDETTE_WORDS");

  return bind (domain, words != NULL && strcmp (domain, "vedette") == 0 ? words : folder);
}
