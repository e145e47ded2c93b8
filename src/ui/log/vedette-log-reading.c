/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of the log, read in the background where the battle is long, and how far that is. */

#include "vedette-config.h"

#include "ui/log/vedette-log-reading.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-chapter-reading.h"
#include "ui/log/vedette-log-progress.h"

/* So many steps are read before the next frame. */
#define AT_ONCE 2000
/* How many are read at a time in a longer battle: some ms, so that nobody waits for a key */
#define PART 1000

struct _VedetteLogReading
{
  AdwBin parent_instance;

  VedetteLogProgress *progress; /* borrowed: its child */

  /* owned */
  VedetteSession *session;
  VedetteChapterReading *reading; /* how far it is; NULL before its first part */
  GListModel *chapters;           /* as they were last read to the end; NULL before */
  guint idle;                     /* until the next part */
  gboolean given_up;
};

G_DEFINE_FINAL_TYPE (VedetteLogReading, vedette_log_reading, ADW_TYPE_BIN)

static guint read_signal;

/* What was read before stays until there is something new: only who has nothing is told how far it is. */
static void
tell (VedetteLogReading *self)
{
  const char *words = self->idle != 0 && self->chapters == NULL ? _("Reading a long battle…") : NULL;

  if (self->given_up)
    words = _("Not all steps were read, so the log cannot show who had the initiative or the Turn.");
  vedette_log_progress_tell (self->progress, words, self->given_up);
}

static void
keep (VedetteLogReading *self)
{
  g_set_object (&self->chapters, vedette_chapter_reading_get_chapters (self->reading));
  g_clear_pointer (&self->reading, vedette_chapter_reading_free);
}

static void
begin (VedetteLogReading *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);

  self->reading = vedette_chapter_reading_new (rules, vedette_rules_get_window (rules));
}

static gboolean
read_part (gpointer data)
{
  VedetteLogReading *self = data;

  if (self->reading == NULL)
    begin (self);
  if (vedette_chapter_reading_go_on (self->reading, PART))
    {
      vedette_log_progress_set_share (self->progress, vedette_chapter_reading_get_share (self->reading));
      return G_SOURCE_CONTINUE;
    }
  self->idle = 0;
  keep (self);
  tell (self);
  g_signal_emit (self, read_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
stop (VedetteLogReading *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
go_on (VedetteLogReading *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (read_part, self);
}

static void
on_button (VedetteLogReading *self)
{
  self->given_up = !self->given_up;
  if (self->given_up)
    stop (self);
  else
    go_on (self);
  tell (self);
}

static void
vedette_log_reading_dispose (GObject *object)
{
  VedetteLogReading *self = VEDETTE_LOG_READING (object);

  stop (self);
  g_clear_pointer (&self->reading, vedette_chapter_reading_free);
  g_clear_object (&self->chapters);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_log_reading_parent_class)->dispose (object);
}

static void
vedette_log_reading_class_init (VedetteLogReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_log_reading_dispose;

  /**
   * VedetteLogReading::read:
   *
   * The chapters were read to the end, in the background.
   */
  read_signal = g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
vedette_log_reading_init (VedetteLogReading *self)
{
  self->progress = VEDETTE_LOG_PROGRESS (vedette_log_progress_new (_("Reading progress")));
  g_signal_connect_swapped (self->progress, "clicked", G_CALLBACK (on_button), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->progress));
}

/**
 * vedette_log_reading_new:
 *
 * Returns: (transfer floating): what reads when it is told to start
 */
GtkWidget *
vedette_log_reading_new (VedetteSession *session)
{
  VedetteLogReading *self = g_object_new (VEDETTE_TYPE_LOG_READING, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/**
 * vedette_log_reading_start:
 *
 * Reads the battle as it is now: at once, if it is not long. One that was given up waits until it is asked to go on.
 */
void
vedette_log_reading_start (VedetteLogReading *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);

  stop (self);
  g_clear_pointer (&self->reading, vedette_chapter_reading_free);
  if (g_list_model_get_n_items (vedette_battle_get_steps (battle)) <= AT_ONCE)
    {
      begin (self);
      vedette_chapter_reading_go_on (self->reading, G_MAXUINT);
      keep (self);
    }
  else if (!self->given_up)
    {
      go_on (self);
    }
  tell (self);
}

/**
 * vedette_log_reading_get_chapters:
 *
 * Returns: (transfer none) (nullable): the chapters, as they were last read to the end; %NULL if they never were
 */
GListModel *
vedette_log_reading_get_chapters (VedetteLogReading *self)
{
  return self->chapters;
}
