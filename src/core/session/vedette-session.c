/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle that is being played: its rules, its file, and its last message. A window shows a session, but a session
 * does not need a window. */

#include "vedette-config.h"

#include "core/session/vedette-session.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"

/**
 * VedetteSession:
 *
 * The state that all views of one battle share. A battle without a file (a sample, or a battle that was only opened
 * to be read) gets a file in the user's folder of battles with its next step.
 */
struct _VedetteSession
{
  GObject parent_instance;

  VedetteBattle *battle;
  VedetteRules *rules;
  VedetteClocks *clocks;
  char *path;
  gboolean has_file;
  char *why_not;
  char *reminder;
  GPtrArray *refusing;  /* ids of the rules because of which why_not was set */
  GPtrArray *reminding; /* ids of the rules from which the reminder comes */
};

enum
{
  PROP_0,
  PROP_BATTLE,
  PROP_RULES,
  PROP_PATH,
  PROP_WHY_NOT,
  PROP_REMINDER,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_NOTICE,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteSession, vedette_session, G_TYPE_OBJECT)

static void
vedette_session_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  VedetteSession *self = VEDETTE_SESSION (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, self->battle);
      break;
    case PROP_RULES:
      g_value_set_object (value, self->rules);
      break;
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_WHY_NOT:
      g_value_set_string (value, self->why_not);
      break;
    case PROP_REMINDER:
      g_value_set_string (value, self->reminder);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_session_finalize (GObject *object)
{
  VedetteSession *self = VEDETTE_SESSION (object);

  g_clear_object (&self->clocks);
  g_clear_object (&self->rules);
  g_clear_object (&self->battle);
  g_free (self->path);
  g_free (self->why_not);
  g_free (self->reminder);
  g_ptr_array_unref (self->refusing);
  g_ptr_array_unref (self->reminding);

  G_OBJECT_CLASS (vedette_session_parent_class)->finalize (object);
}

static void
vedette_session_class_init (VedetteSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = vedette_session_get_property;
  object_class->finalize = vedette_session_finalize;

  properties[PROP_BATTLE] = g_param_spec_object ("battle", NULL, NULL, VEDETTE_TYPE_BATTLE, flags);
  properties[PROP_RULES] = g_param_spec_object ("rules", NULL, NULL, VEDETTE_TYPE_RULES, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  /**
   * VedetteSession:why-not:
   *
   * The reason why the last move, undo or redo failed; %NULL after a success.
   */
  properties[PROP_WHY_NOT] = g_param_spec_string ("why-not", NULL, NULL, NULL, flags);
  /**
   * VedetteSession:reminder:
   *
   * A reminder from the rules about the last step, or from the stop clock; %NULL for none.
   */
  properties[PROP_REMINDER] = g_param_spec_string ("reminder", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * VedetteSession::changed:
   *
   * Emitted once after steps were made, undone or redone, when the battle is consistent again.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * VedetteSession::notice:
   * @kind: what happened to the file
   * @text: one or two translated sentences about the event
   *
   * Emitted when something happened to the file that the players should know about.
   */
  signals[SIGNAL_NOTICE] = g_signal_new ("notice", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, VEDETTE_TYPE_JOURNAL_NOTICE, G_TYPE_STRING);
}

static void
vedette_session_init (VedetteSession *self)
{
  self->refusing = g_ptr_array_new_with_free_func (g_free);
  self->reminding = g_ptr_array_new_with_free_func (g_free);
}

static void
set_path (VedetteSession *self,
          const char     *path)
{
  if (g_strcmp0 (self->path, path) == 0)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
}

static void
on_applied (VedetteBattle  *battle,
            gint64          from,
            gint64          to,
            VedetteSession *self)
{
  vedette_session_set_why_not (self, NULL);
  vedette_session_set_reminder (self, NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_notice (VedetteJournal       *journal,
           VedetteJournalNotice  kind,
           const char           *path,
           const char           *text,
           VedetteSession       *self)
{
  if (kind != VEDETTE_JOURNAL_NOTICE_TORN)
    set_path (self, vedette_journal_get_path (journal));
  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, kind, text);
}

/**
 * vedette_session_new:
 * @battle: a battle of any known game system
 * @path: (nullable): the path of the file; %NULL if the battle has no file yet
 *
 * Returns: (transfer full): a session
 */
VedetteSession *
vedette_session_new (VedetteBattle *battle,
                     const char    *path)
{
  VedetteSession *self = g_object_new (VEDETTE_TYPE_SESSION, NULL);

  self->battle = g_object_ref (battle);
  self->rules = vedette_systems_new_rules (battle);
  self->clocks = vedette_clocks_new (self->rules);
  self->path = g_strdup (path);
  self->has_file = path != NULL;
  g_signal_connect_object (battle, "applied", G_CALLBACK (on_applied), self, 0);
  g_signal_connect_object (vedette_battle_get_journal (battle), "notice", G_CALLBACK (on_notice), self, 0);
  return self;
}

/**
 * vedette_session_new_battle:
 * @system: the machine-readable name of a game system
 * @path: (nullable): the path of the file; %NULL to create a file only with the next step
 *
 * Creates a battle with its first step.
 *
 * Returns: (transfer full) (nullable): the session of the new battle; %NULL with @error set
 */
VedetteSession *
vedette_session_new_battle (const char  *system,
                            const char  *path,
                            GError     **error)
{
  const VedetteSystem *known = vedette_systems_find (system);
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteSession) self = NULL;

  g_return_val_if_fail (known != NULL, NULL);

  battle = vedette_battle_new (known->schema);
  if (path != NULL && !vedette_journal_create (vedette_battle_get_journal (battle), path, error))
    return NULL;
  self = vedette_session_new (battle, path);
  if (!vedette_rules_set_up (self->rules, error))
    return NULL;
  return g_steal_pointer (&self);
}

VedetteBattle *
vedette_session_get_battle (VedetteSession *self)
{
  return self->battle;
}

VedetteRules *
vedette_session_get_rules (VedetteSession *self)
{
  return self->rules;
}

/**
 * vedette_session_get_clocks:
 *
 * Returns: (transfer none): the clocks of all parties, which are off until a view switches them on
 */
VedetteClocks *
vedette_session_get_clocks (VedetteSession *self)
{
  return self->clocks;
}

/**
 * vedette_session_get_path:
 *
 * Returns: (nullable): the path of the file; %NULL if the battle has no file yet
 */
const char *
vedette_session_get_path (VedetteSession *self)
{
  return self->path;
}

const char *
vedette_session_get_why_not (VedetteSession *self)
{
  return self->why_not;
}

void
vedette_session_set_why_not (VedetteSession *self,
                             const char     *why_not)
{
  if (g_strcmp0 (self->why_not, why_not) == 0)
    return;
  g_ptr_array_set_size (self->refusing, 0);
  g_free (self->why_not);
  self->why_not = g_strdup (why_not);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WHY_NOT]);
}

/**
 * vedette_session_set_refusal:
 * @ruling: the ruling that refused a move
 *
 * Stores the reason of a ruling as [property@Vedette.Session:why-not], together with the id of its rule.
 */
void
vedette_session_set_refusal (VedetteSession *self,
                             VedetteRuling  *ruling)
{
  g_object_freeze_notify (G_OBJECT (self));
  vedette_session_set_why_not (self, ruling->why);
  g_ptr_array_set_size (self->refusing, 0);
  vedette_why_add (self->refusing, ruling->rule);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * vedette_session_get_rules_behind:
 *
 * Returns: (transfer none) (element-type utf8): the ids of the rules behind [property@Vedette.Session:why-not], or
 *   behind [property@Vedette.Session:reminder] if why-not is %NULL
 */
GPtrArray *
vedette_session_get_rules_behind (VedetteSession *self)
{
  return self->why_not != NULL ? self->refusing : self->reminding;
}

const char *
vedette_session_get_reminder (VedetteSession *self)
{
  return self->reminder;
}

void
vedette_session_set_reminder (VedetteSession *self,
                              const char     *reminder)
{
  if (g_strcmp0 (self->reminder, reminder) == 0)
    return;
  g_ptr_array_set_size (self->reminding, 0);
  g_free (self->reminder);
  self->reminder = g_strdup (reminder);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMINDER]);
}

/**
 * vedette_session_get_folder:
 *
 * Returns: (transfer full): the folder of the user's battles, created if it is missing
 */
char *
vedette_session_get_folder (void)
{
  char *folder = g_build_filename (g_get_user_data_dir (), "vedette", "battles", NULL);

  g_mkdir_with_parents (folder, 0700);
  return folder;
}

/**
 * vedette_session_make_path:
 * @title: the name of the battle, any text
 *
 * Returns: (transfer full): a path in the folder of the user's battles where nothing exists yet
 */
char *
vedette_session_make_path (const char *title)
{
  g_autofree char *folder = vedette_session_get_folder ();
  g_autofree char *plain = g_strdelimit (g_strdup (*title != '\0' ? title : _("Battle")), "/\\\n\r\t", '-');

  /* File systems allow 255 bytes in a name. The remaining bytes are for a number and the ending “.vedette”. */
  if (strlen (plain) > 200)
    *g_utf8_find_prev_char (plain, plain + 200) = '\0';
  if (plain[0] == '.')
    plain[0] = '-';
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s.vedette", plain) : g_strdup_printf ("%s %u.vedette", plain, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

static char *
get_title (VedetteSession *self)
{
  GListModel *records = vedette_battle_get_records (self->battle, vedette_battle_get_schema (self->battle)->types[0]());
  g_autoptr (VedetteRecord) first = g_list_model_get_item (records, 0);
  char *title = NULL;

  /* In every game system the first record of the first type has the name of the battle. */
  if (first != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (first), "name") != NULL)
    g_object_get (first, "name", &title, NULL);
  return title != NULL ? title : g_strdup ("");
}

/* Creates a file for a battle that has none. The session calls this function before the next step of the battle. */
static gboolean
ensure_file (VedetteSession  *self,
             GError         **error)
{
  g_autofree char *title = NULL;
  g_autofree char *path = NULL;

  if (self->has_file)
    return TRUE;
  title = get_title (self);
  path = vedette_session_make_path (title);
  if (!vedette_journal_create (vedette_battle_get_journal (self->battle), path, error))
    return FALSE;
  self->has_file = TRUE;
  set_path (self, path);
  return TRUE;
}

/**
 * vedette_session_new_move:
 *
 * Returns: (transfer full): a move with an empty declaration
 */
VedetteMove *
vedette_session_new_move (VedetteSession *self,
                          const char     *name)
{
  g_autoptr (GError) error = NULL;
  VedetteMove *move = vedette_rules_new_move (self->rules, name, NULL, &error);

  if (move == NULL)
    g_error ("%s", error->message);
  return move;
}

static gboolean
rolls (VedetteSession *self,
       VedetteMove    *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (self->rules, move);

  return breakdown != NULL;
}

/* Lists the reminders of a move. If @only_once is set, the list has only reminders with VEDETTE_FINDING_ONCE, because
 * people could already read the other reminders while they prepared the roll. What is for the log is not in the list. */
static char *
list_reminders (VedetteRuling *ruling,
                gboolean       only_once,
                GPtrArray     *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->verdict == VEDETTE_VERDICT_ALLOWED && !reason->is_logged && (!only_once || reason->is_once))
      {
        g_strv_builder_add (builder, reason->why);
        vedette_why_add (rules, reason->rule);
      }
  lines = g_strv_builder_end (builder);
  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

static void
note_reminder (VedetteSession *self,
               VedetteRuling  *ruling,
               gboolean        only_once)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *reminder = list_reminders (ruling, only_once, rules);

  g_object_freeze_notify (G_OBJECT (self));
  vedette_session_set_reminder (self, reminder);
  g_clear_pointer (&self->reminding, g_ptr_array_unref);
  self->reminding = g_steal_pointer (&rules);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Stores the reason of a failed move in why-not. @ruling: (nullable): the ruling on the move; NULL if the move failed
 * before the rules could judge it */
static void
note_refusal (VedetteSession *self,
              VedetteRuling  *ruling,
              GError         *error)
{
  if (ruling != NULL && g_error_matches (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED))
    vedette_session_set_refusal (self, ruling);
  vedette_session_set_why_not (self, error->message);
}

/**
 * vedette_session_perform_dice:
 * @dice: the source of the dice
 * @agreed: whether both sides agree to a move that the rules warn of or refuse
 * @error: return location for an error from the rules, the dice or the file
 *
 * Makes a move that may roll several dice. A failure also sets [property@Vedette.Session:why-not], and a success sets
 * [property@Vedette.Session:reminder].
 *
 * Returns: (transfer none) (nullable): the step; %NULL with @error set
 */
VedetteStep *
vedette_session_perform_dice (VedetteSession  *self,
                              VedetteMove     *move,
                              VedetteDice     *dice,
                              gboolean         agreed,
                              GError         **error)
{
  gboolean rolled = rolls (self, move);
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) local = NULL;
  VedetteStep *step = NULL;

  if (ensure_file (self, &local))
    step = vedette_rules_perform (self->rules, move, dice, agreed, &ruling, &local);
  if (step == NULL)
    {
      note_refusal (self, ruling, local);
      g_propagate_error (error, g_steal_pointer (&local));
    }
  else
    {
      note_reminder (self, ruling, rolled);
    }
  return step;
}

/**
 * vedette_session_perform:
 * @die: the natural die that the players rolled; 0 to let the program roll
 * @agreed: whether both sides agree to a move that the rules warn of or refuse
 * @error: return location for an error from the rules, the dice or the file
 *
 * Makes a move like vedette_session_perform_dice(), with at most one die.
 *
 * Returns: (transfer none) (nullable): the step; %NULL with @error set
 */
VedetteStep *
vedette_session_perform (VedetteSession  *self,
                         VedetteMove     *move,
                         int              die,
                         gboolean         agreed,
                         GError         **error)
{
  g_autoptr (VedetteDice) dice = NULL;

  if (die != 0 && rolls (self, move))
    dice = vedette_dice_new_typed (&die, 1);
  else
    dice = vedette_dice_new_kernel ();
  return vedette_session_perform_dice (self, move, dice, agreed, error);
}

/**
 * vedette_session_do:
 * @name: the name of a move that needs no declaration
 *
 * Makes a move with an empty declaration.
 *
 * Returns: (transfer none) (nullable): the step; %NULL if the move failed, with the reason in
 *   [property@Vedette.Session:why-not]
 */
VedetteStep *
vedette_session_do (VedetteSession *self,
                    const char     *name)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self, name);

  return vedette_session_perform (self, move, 0, FALSE, NULL);
}

gboolean
vedette_session_go_to (VedetteSession  *self,
                       gint64           n,
                       GError         **error)
{
  g_autoptr (GError) local = NULL;

  if (ensure_file (self, &local) && vedette_battle_go_to (self->battle, n, &local))
    return TRUE;
  /* The reason is also stored in why-not, as it is after a failed move, even if the caller ignores @error. */
  vedette_session_set_why_not (self, local->message);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/**
 * vedette_session_undo:
 *
 * Undoes the last step, if there is one.
 *
 * Returns: %FALSE on an error
 */
gboolean
vedette_session_undo (VedetteSession  *self,
                      GError         **error)
{
  VedetteStep *step = vedette_battle_get_undo (self->battle);

  return step == NULL || vedette_session_go_to (self, vedette_step_get_after (step), error);
}

gboolean
vedette_session_redo (VedetteSession  *self,
                      GError         **error)
{
  VedetteStep *step = vedette_battle_get_redo (self->battle);

  return step == NULL || vedette_session_go_to (self, vedette_step_get_n (step), error);
}

static char *
describe (VedetteSession *self,
          VedetteStep    *step)
{
  return step != NULL ? vedette_rules_describe (self->rules, step, vedette_rules_get_window (self->rules)) : NULL;
}

/**
 * vedette_session_describe_undo:
 *
 * Returns: (transfer full) (nullable): a sentence about the step that vedette_session_undo() would undo, without
 *   details if the audience of the window may not see the step; %NULL if there is nothing to undo
 */
char *
vedette_session_describe_undo (VedetteSession *self)
{
  return describe (self, vedette_battle_get_undo (self->battle));
}

char *
vedette_session_describe_redo (VedetteSession *self)
{
  return describe (self, vedette_battle_get_redo (self->battle));
}

/**
 * vedette_session_move_to:
 * @path: another file; an existing file is replaced, unless another program has it open
 *
 * Continues the battle in another file and removes the old file, unless the old file was only opened to be read.
 *
 * Returns: whether the battle is in the new file
 */
gboolean
vedette_session_move_to (VedetteSession  *self,
                         const char      *path,
                         GError         **error)
{
  VedetteJournal *journal = vedette_battle_get_journal (self->battle);

  if (!vedette_journal_move (journal, path, error))
    return FALSE;
  self->has_file = TRUE;
  set_path (self, vedette_journal_get_path (journal));
  return TRUE;
}

/**
 * vedette_session_close:
 *
 * Waits until all steps are known to be on the disk, and closes the file.
 *
 * Returns: whether all steps of the file are known to be on the disk; %TRUE also if there is no file
 */
gboolean
vedette_session_close (VedetteSession  *self,
                       GError         **error)
{
  return vedette_journal_close (vedette_battle_get_journal (self->battle), error);
}
