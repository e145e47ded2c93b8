/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle in the list of battles: a file, what it is called and how it stands. */

#include "vedette-config.h"

#include "ui/start/vedette-battle-entry.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/journal/vedette-journal-file.h"
#include "core/session/vedette-session.h"
#include "core/systems.h"
#include "print/vedette-ribbon.h"
#include "ui/start/vedette-battle-line.h"
#include "ui/start/vedette-recent.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * VedetteBattleEntry::changed:
 *
 * The title or the line is another.
 */
VEDETTE_DEFINE_VALUE (VedetteBattleEntry, vedette_battle_entry, VEDETTE_BATTLE_ENTRY_FIELDS,
                      signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                                              NULL, NULL, G_TYPE_NONE, 0))

static char *
make_file_title (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  name[vedette_journal_file_get_stem (name)] = '\0';
  return g_steal_pointer (&name);
}

static void
add_entry (GListStore *list,
           const char *path,
           gboolean    is_own)
{
  g_autofree char *title = NULL;
  VedetteBattleEntry *self;
  GStatBuf info;

  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return;
  title = make_file_title (path);
  self = vedette_value_add (list, VedetteBattleEntry, .path = path, .title = title, .line = "", .changed = info.st_mtime,
                            .is_own = is_own);
  self->signs = g_ptr_array_new ();
  self->pieces = g_array_new (FALSE, FALSE, sizeof (VedetteRibbonPiece));
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  const VedetteBattleEntry *left = a, *right = b;

  if (left->changed != right->changed)
    return left->changed > right->changed ? -1 : 1;
  return g_strcmp0 (left->path, right->path);
}

/**
 * vedette_battle_entry_list:
 *
 * Lists the user's battles and those that were recently opened elsewhere. None of them is read yet. Unfinished files that a
 * killed program left in the user's folder are removed.
 *
 * Returns: (transfer full) (element-type VedetteBattleEntry): what was changed last comes first
 */
GListStore *
vedette_battle_entry_list (void)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_BATTLE_ENTRY);
  g_autofree char *folder = vedette_session_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_auto (GStrv) recent = vedette_recent_list ();
  const char *name;

  vedette_journal_file_remove_stale (folder);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (name[0] != '.' && name[vedette_journal_file_get_stem (name)] != '\0')
        add_entry (list, path, TRUE);
    }
  for (guint i = 0; recent[i] != NULL; i++)
    add_entry (list, recent[i], FALSE);
  g_list_store_sort (list, compare, NULL);
  return list;
}

static void
fill (VedetteBattleEntry *self,
      char               *title,
      char               *line,
      gboolean            has_fault)
{
  vedette_value_take_text (self, title, title);
  vedette_value_take_text (self, line, line);
  self->has_fault = has_fault;
  self->is_read = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
has_name (VedetteRules *rules)
{
  VedetteRecord *about = vedette_rules_get_about (rules);
  g_autofree char *name = NULL;

  if (about != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (about), "name") != NULL)
    g_object_get (about, "name", &name, NULL);
  return name != NULL && *name != '\0';
}

/* Returns: (transfer full): file and folder, by which battles are told apart that are all called after those who play */
static char *
say_file (const char *path)
{
  g_autofree char *file = g_filename_display_basename (path), *folder = g_path_get_dirname (path);
  g_autofree char *shown = g_filename_display_name (folder);
  gsize home = strlen (g_get_home_dir ());

  if (g_str_has_prefix (folder, g_get_home_dir ()) && (folder[home] == '/' || folder[home] == '\0'))
    {
      g_autofree char *below = g_filename_display_name (folder + home);

      g_free (shown);
      shown = g_strconcat ("~", below, NULL);
    }
  /* Translators: a file, and the folder that it is in, as in “evening.vedette in ~/Games” */
  return g_strdup_printf (_("%s in %s"), file, shown);
}

/* Returns: (transfer full): how it stands, and which file it is where it has no name */
static char *
make_line (VedetteBattleEntry *self,
           VedetteRules       *rules)
{
  g_autofree char *line = vedette_battle_line_say (rules), *file = NULL;

  if (has_name (rules))
    return g_steal_pointer (&line);
  file = say_file (self->path);
  /* Translators: how a battle stands, and its file and folder */
  return *line != '\0' ? g_strdup_printf (C_("battle", "%s · %s"), line, file) : g_steal_pointer (&file);
}

/**
 * vedette_battle_entry_read:
 *
 * Reads the file, without a lock, for what it is called and how it stands, or what is wrong with it.
 */
void
vedette_battle_entry_read (VedetteBattleEntry *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (self->path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (),
                                                          NULL, &error);
  g_autoptr (VedetteRules) rules = battle != NULL ? vedette_systems_new_rules (battle) : NULL;

  if (battle == NULL)
    fill (self, make_file_title (self->path), g_strdup (error->message), TRUE);
  else if (vedette_battle_get_cursor (battle) == 0)
    fill (self, make_file_title (self->path), g_strdup (_("This battle has no steps yet. Choose a different battle.")), TRUE);
  else
    {
      g_clear_object (&self->holder);
      g_ptr_array_unref (self->signs);
      self->signs = vedette_battle_line_get_signs (rules, &self->holder);
      g_array_unref (self->pieces);
      self->pieces = vedette_ribbon_list_pieces (rules, VEDETTE_AUDIENCE_ALL);
      vedette_value_take_text (self, stand, vedette_battle_line_say_stand (rules));
      fill (self, vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL), make_line (self, rules), FALSE);
    }
}

static gboolean
rename_file (VedetteBattleEntry  *self,
             const char          *title,
             GError             **error)
{
  g_autofree char *path = vedette_session_make_path (title);

  if (g_rename (self->path, path) != 0)
    {
      /* Translators: why, as the system says it */
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), _("Could not rename the file: %s. Choose a "
                                                                                 "different name, or check the permissions of "
                                                                                 "the folder."),
                   g_strerror (errno));
      return FALSE;
    }
  vedette_value_set_text (self, path, path);
  return TRUE;
}

static gboolean
set_name (VedetteBattle  *battle,
          const char     *title,
          GError        **error)
{
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;

  json_object_set_string_member (params, "name", title);
  move = vedette_rules_new_move (rules, "set-battle", params, error);
  return move != NULL && vedette_rules_perform (rules, move, NULL, FALSE, NULL, error) != NULL;
}

/* The battle of that file is called so from now on. */
static gboolean
name_file (const char  *path,
           const char  *title,
           GError     **error)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL,
                                                          error);

  return battle != NULL && set_name (battle, title, error) &&
         vedette_journal_close (vedette_battle_get_journal (battle), error);
}

/**
 * vedette_battle_entry_rename:
 * @title: any text, not empty
 *
 * Gives the battle another name by a step of its own, and its file, if it is in the user's folder, one to match. Of a
 * battle that cannot be read only the file is renamed. Not for a battle that is open.
 */
gboolean
vedette_battle_entry_rename (VedetteBattleEntry  *self,
                             const char          *title,
                             GError             **error)
{
  if (g_str_equal (title, self->title))
    return TRUE;
  if (!self->has_fault && !name_file (self->path, title, error))
    return FALSE;
  if (self->is_own && !rename_file (self, title, error))
    return FALSE;
  vedette_battle_entry_read (self);
  return TRUE;
}

/**
 * vedette_battle_entry_duplicate:
 *
 * Copies the battle as it stands, with all its steps, to a file among the user's, under a name of its own. What was undone can
 * be redone in the first alone.
 */
gboolean
vedette_battle_entry_duplicate (VedetteBattleEntry  *self,
                                GError             **error)
{
  /* Translators: what the copy of a battle is called; the name of the battle */
  g_autofree char *title = g_strdup_printf (_("%s (Copy)"), self->title);
  g_autofree char *path = vedette_session_make_path (title);
  g_autoptr (GFile) from = g_file_new_for_path (self->path), to = g_file_new_for_path (path);

  if (!g_file_copy (from, to, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error))
    return FALSE;
  if (self->has_fault || name_file (path, title, error))
    return TRUE;
  /* What has no name of its own would be taken for the first. */
  g_unlink (path);
  return FALSE;
}

/**
 * vedette_battle_entry_get_stand:
 *
 * Returns: (nullable): with what the line begins, without what is due; %NULL where it does not say that
 */
const char *
vedette_battle_entry_get_stand (VedetteBattleEntry *self)
{
  return self->stand != NULL && g_str_has_prefix (self->line, self->stand) ? self->stand : NULL;
}

/**
 * vedette_battle_entry_draw:
 *
 * Returns: (transfer full): the whole battle as a small strip; of no height where nobody had anything yet
 */
VedetteDrawing *
vedette_battle_entry_draw (VedetteBattleEntry *self,
                           double              width,
                           double              height)
{
  return vedette_ribbon_new_small (self->pieces, width, height);
}

/**
 * vedette_battle_entry_say_date:
 *
 * Returns: (transfer full): when it was played last
 */
char *
vedette_battle_entry_say_date (VedetteBattleEntry *self)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (self->changed), now = g_date_time_new_now_local ();

  return vedette_battle_line_say_date (then, now);
}

/**
 * vedette_battle_entry_describe:
 *
 * Returns: (transfer full): the whole entry in one line
 */
char *
vedette_battle_entry_describe (VedetteBattleEntry *self)
{
  if (self->has_fault)
    /* Translators: a battle, and what is wrong with its file */
    return g_strdup_printf (_("%s: %s"), self->title, self->line);
  if (*self->line == '\0')
    /* Translators: a battle */
    return g_strdup_printf (_("Resume: %s"), self->title);
  /* Translators: a battle, and how it stands */
  return g_strdup_printf (_("Resume: %s · %s"), self->title, self->line);
}
