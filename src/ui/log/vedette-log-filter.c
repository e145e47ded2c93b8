/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is looked for in the log: words of the sentences, and a kind of steps. While nothing is looked for, a step that a later
 * one completes has no line of its own. */

#include "vedette-config.h"

#include "ui/log/vedette-log-filter.h"

#include <string.h>

#include "ui/log/vedette-log-words.h"
#include "ui/system/vedette-ui-system.h"

struct _VedetteLogFilter
{
  GtkFilter parent_instance;

  VedetteSession *session;
  VedetteLogSearching *searching; /* borrowed: it outlives the list that is filtered */
  GHashTable *sentences;          /* folded for the search, by number; a step never changes */
  GHashTable *completed;          /* of VedetteStep; NULL where no step completes the line of another */
  char *needle;
  guint kind;                     /* of VedetteLogKind */
};

G_DEFINE_FINAL_TYPE (VedetteLogFilter, vedette_log_filter, GTK_TYPE_FILTER)

static gboolean
matches_text (VedetteLogFilter *self,
              VedetteStep      *step)
{
  gint64 n = vedette_step_get_n (step);
  const char *sentence = g_hash_table_lookup (self->sentences, &n);

  if (sentence == NULL)
    {
      g_autofree char *text = vedette_log_describe (self->session, step);
      char *folded = g_utf8_casefold (text, -1);

      g_hash_table_insert (self->sentences, g_memdup2 (&n, sizeof n), folded);
      sentence = folded;
    }
  return strstr (sentence, self->needle) != NULL;
}

static gboolean
looks (VedetteLogFilter *self)
{
  return *self->needle != '\0' || self->kind != VEDETTE_LOG_KIND_ALL;
}

static gboolean
match (GtkFilter *filter,
       gpointer   item)
{
  VedetteLogFilter *self = VEDETTE_LOG_FILTER (filter);

  if (!looks (self))
    return self->completed == NULL || !g_hash_table_contains (self->completed, item);
  if (vedette_log_searching_passes (self->searching))
    return FALSE;
  if (self->kind != VEDETTE_LOG_KIND_ALL && vedette_log_get_kind (self->session, item) != (VedetteLogKind) self->kind)
    return FALSE;
  return *self->needle == '\0' || matches_text (self, item);
}

static void
vedette_log_filter_finalize (GObject *object)
{
  VedetteLogFilter *self = VEDETTE_LOG_FILTER (object);

  g_clear_object (&self->session);
  g_hash_table_unref (self->sentences);
  g_clear_pointer (&self->completed, g_hash_table_unref);
  g_free (self->needle);

  G_OBJECT_CLASS (vedette_log_filter_parent_class)->finalize (object);
}

static void
vedette_log_filter_class_init (VedetteLogFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_log_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = match;
}

static void
vedette_log_filter_init (VedetteLogFilter *self)
{
  self->sentences = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  self->needle = g_strdup ("");
}

/**
 * vedette_log_filter_new:
 *
 * Returns: (transfer full): what looks for nothing yet
 */
VedetteLogFilter *
vedette_log_filter_new (VedetteSession *session)
{
  VedetteLogFilter *self = g_object_new (VEDETTE_TYPE_LOG_FILTER, NULL);

  self->session = g_object_ref (session);
  if (vedette_ui_system_find (vedette_session_get_battle (session))->find_begun != NULL)
    self->completed = g_hash_table_new (NULL, NULL);
  return self;
}

/**
 * vedette_log_filter_update:
 *
 * Finds out again, after a step, an undo or a redo, which steps have no line of their own. A step that is in force is completed
 * only by one that is in force, too.
 */
void
vedette_log_filter_update (VedetteLogFilter *self)
{
  g_autoptr (GHashTable) before = self->completed;
  gboolean changed = FALSE;

  if (before == NULL)
    return;
  self->completed = g_hash_table_new (NULL, NULL);
  vedette_each (VedetteStep, step, vedette_battle_get_steps (vedette_session_get_battle (self->session)))
    {
      VedetteStep *begun = vedette_ui_system_find_begun (self->session, step);

      if (begun == NULL || vedette_step_get_done (begun) != vedette_step_get_done (step))
        continue;
      g_hash_table_add (self->completed, begun);
      changed = changed || !g_hash_table_contains (before, begun);
    }
  if (!looks (self) && (changed || g_hash_table_size (self->completed) != g_hash_table_size (before)))
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Whether people stopped it is known there. */
void
vedette_log_filter_set_searching (VedetteLogFilter    *self,
                                  VedetteLogSearching *searching)
{
  self->searching = searching;
}

/**
 * vedette_log_filter_is_for:
 *
 * Returns: whether that is what it looks for already
 */
gboolean
vedette_log_filter_is_for (VedetteLogFilter *self,
                           const char       *text,
                           guint             kind)
{
  g_autofree char *needle = g_utf8_casefold (text, -1);

  return g_str_equal (needle, self->needle) && kind == self->kind;
}

/**
 * vedette_log_filter_look_for:
 * @text: words that are in a sentence, in large letters or small
 * @kind: of VedetteLogKind
 * @list: of all steps
 *
 * Looks through the list; without anything to look for, no step is asked for its sentence.
 */
void
vedette_log_filter_look_for (VedetteLogFilter   *self,
                             const char         *text,
                             guint               kind,
                             GtkFilterListModel *list)
{
  g_free (self->needle);
  self->needle = g_utf8_casefold (text, -1);
  self->kind = kind;
  if (!looks (self) && self->completed == NULL)
    gtk_filter_list_model_set_filter (list, NULL);
  else if (gtk_filter_list_model_get_filter (list) == NULL)
    gtk_filter_list_model_set_filter (list, GTK_FILTER (self));
  else
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
