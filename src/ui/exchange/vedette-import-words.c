/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of an army that is to be brought in: what came, what did not, and what is wrong. */

#include "vedette-config.h"

#include "ui/exchange/vedette-import-words.h"

#include <glib/gi18n-lib.h>

/* More lines that are wrong would push everything else out of the window. */
#define MAX_SAID 5

/* Lines that say something: neither empty nor a comment */
static guint
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strstrip (lines[i]);
      n += *lines[i] != '\0' && !g_str_has_prefix (lines[i], "# ") ? 1 : 0;
    }
  return n;
}

/**
 * vedette_import_say_came:
 * @roster: (nullable): of another program
 * @text: (nullable): our own
 *
 * Returns: (transfer full): how much was found
 */
char *
vedette_import_say_came (const VedetteRoster *roster,
                         const char          *text)
{
  guint n = roster != NULL ? roster->units->len : text != NULL ? count_lines (text) : 0;

  if (roster != NULL)
    /* Translators: a format, and how many units */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u unit", "%s: %u units", n), roster->format, n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line", "%u lines", n), n);
}

static char *
join (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Returns: (transfer full): what did not come, a line each; empty if nothing is left out */
char *
vedette_import_say_left (const VedetteRoster *roster)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; roster != NULL && i < roster->left->len; i++)
    g_ptr_array_add (lines, vedette_roster_say_left (roster->left->pdata[i]));
  return join (lines);
}

/* Returns: (transfer full): what else is to be known, a line each; empty if there is nothing */
char *
vedette_import_say_notes (const VedetteRoster *roster)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; roster != NULL && i < roster->notes->len; i++)
    g_ptr_array_add (lines, g_strdup (roster->notes->pdata[i]));
  return join (lines);
}

/* Returns: (transfer full): what is wrong or in doubt, a line each */
char *
vedette_import_say_ruling (VedetteRuling *ruling)
{
  GString *said = g_string_new (NULL);
  guint n = 0;

  vedette_each (VedetteReason, reason, ruling->findings)
    {
      if (reason->verdict == VEDETTE_VERDICT_ALLOWED)
        continue;
      if (n++ < MAX_SAID)
        g_string_append_printf (said, "%s%s", said->len > 0 ? "\n" : "", reason->why);
    }
  if (n > MAX_SAID)
    {
      g_string_append_c (said, '\n');
      /* Translators: how many more lines of an army are wrong or in doubt */
      g_string_append_printf (said, g_dngettext (GETTEXT_PACKAGE, "And %u more", "And %u more", n - MAX_SAID), n - MAX_SAID);
    }
  return g_string_free (said, FALSE);
}

/**
 * vedette_import_is_table:
 * @roster: (nullable): what was read of it, if it could be
 * @name: (nullable): of the file
 *
 * Returns: whether it has columns, of which somebody may have to say what they are
 */
gboolean
vedette_import_is_table (const VedetteRoster *roster,
                         const char          *name)
{
  return roster != NULL ? g_str_equal (roster->format, "CSV")
                        : name != NULL && (g_str_has_suffix (name, ".csv") || g_str_has_suffix (name, ".tsv"));
}
