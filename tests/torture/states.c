/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles that no play leads to: whatever the reader of files accepts can be asked of, played and taken back.

   torture-states [--seed N] [--one-of N] [--others N] BATTLE…: from each step of each battle, each field of the state of the game,
   and of the other records, takes each value of interest. If the battle takes this as a step, all that can be asked is asked, and
   all moves are made and undone. --one-of and --others: of the state, and of the other records, only one case of so many, by the
   seed; 0 for none. Each step has a process of its own; where it ends badly, the case is told, and another process goes on behind
   it. The last line says how many cases there were, and how many the reader accepted. */

#include "vedette-config.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/document/vedette-codec.h"
#include "core/document/vedette-record-private.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-pending.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"
#include "core/systems.h"
#include "vedette-random-fill.h"

/* So many declarations of each move are tried besides the empty one. */
#define FILLINGS 2

/* What the child process tells its parent, even when it dies */
/* So many cases one process tries: what was undone stays in the journal, and is looked through again and again. */
#define CASES_EACH 8
#define GO_ON 3 /* how a process ends that has tried so many */

typedef struct
{
  guint64 n_cases;
  guint64 n_accepted;
  guint64 n_steps;
  char what[512];
} Tale;

typedef struct
{
  VedetteRules *rules;
  VedetteBattle *battle;
  GRand *rand;
  VedetteDice *dice;
  gint64 start;
  guint64 skip; /* so many cases were tried by the process before */
  int one_of;   /* of the record that is looked at */
  guint n_tried;
  Tale *tale;
} Search;

static int seed;
static int one_of = 1;
static int others = 1;
static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which cases, declarations and dice", "N" },
  { "one-of", 0, 0, G_OPTION_ARG_INT, &one_of, "Of the state, try one case of so many", "N" },
  { "others", 0, 0, G_OPTION_ARG_INT, &others, "Of other records, try one case of so many", "N" },
  { NULL },
};

/* All that the window and the command line ask of a parameter */
static void
ask_param (Search      *self,
           VedetteMove *move,
           GParamSpec  *pspec)
{
  g_auto (GValue) now = G_VALUE_INIT;
  g_auto (GValue) guess = G_VALUE_INIT;
  g_autoptr (GListModel) choices G_GNUC_UNUSED = vedette_move_get_choices (move, self->rules, pspec->name, NULL);
  g_autoptr (GListModel) offered G_GNUC_UNUSED = vedette_move_list_offered (move, self->rules, pspec->name, NULL);

  vedette_move_is_relevant (move, self->rules, pspec->name);
  vedette_move_is_asked (move, self->rules, pspec->name);
  vedette_move_get_now (move, self->rules, pspec->name, &now);
  vedette_move_get_guess (move, self->rules, pspec->name, &guess);
}

static void
ask_move (Search      *self,
          VedetteMove *move)
{
  g_autoptr (VedetteRuling) open G_GNUC_UNUSED = vedette_rules_open (self->rules, move);
  g_autoptr (VedetteRuling) check G_GNUC_UNUSED = vedette_rules_check (self->rules, move);
  g_autoptr (VedetteBreakdown) breakdown G_GNUC_UNUSED = vedette_rules_preview (self->rules, move);
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    ask_param (self, move, pspecs[i]);
}

/* What is known of the game as it is now */
static void
ask_now (Search     *self,
         const char *audience)
{
  g_autofree char *hint = NULL;
  g_autofree char *whose = NULL;
  g_autofree char *due G_GNUC_UNUSED = vedette_rules_get_due (self->rules, audience, &hint);
  g_autofree char *title G_GNUC_UNUSED = vedette_rules_get_title (self->rules, audience);
  g_autoptr (VedetteMove) roll G_GNUC_UNUSED = vedette_rules_get_next_roll (self->rules, audience, &whose);
  g_autoptr (GListModel) status G_GNUC_UNUSED = vedette_rules_get_status (self->rules, audience);
  g_autoptr (GListModel) offers G_GNUC_UNUSED = vedette_rules_list_offers (self->rules, audience);
  g_autoptr (GListModel) parties G_GNUC_UNUSED = vedette_rules_list_parties (self->rules, audience);
}

/* And what is told of the game from its beginning */
static void
ask_for (Search     *self,
         const char *audience)
{
  g_autoptr (GListModel) chapters G_GNUC_UNUSED = vedette_rules_list_chapters (self->rules, audience);
  g_autoptr (GListModel) spans G_GNUC_UNUSED = vedette_rules_list_spans (self->rules, audience);
  g_autoptr (GListModel) losses G_GNUC_UNUSED = vedette_rules_list_scores (self->rules, audience, TRUE);
  g_autoptr (GListModel) tally G_GNUC_UNUSED = vedette_rules_tally (self->rules, audience);

  ask_now (self, audience);
}

static void
ask (Search *self)
{
  g_autoptr (GListModel) audiences = vedette_rules_list_audiences (self->rules);
  g_autoptr (GString) log G_GNUC_UNUSED = vedette_log_write (self->rules, VEDETTE_LOG_TEXT, VEDETTE_LOG_EVERYBODY);

  ask_for (self, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (audiences, i);

      ask_for (self, choice->nick);
    }
}

/* Makes a move, looks at what came of it, and takes it back. */
static void
make (Search      *self,
      VedetteMove *move)
{
  gint64 before = vedette_battle_get_cursor (self->battle);
  VedetteStep *step = vedette_rules_perform (self->rules, move, self->dice, TRUE, NULL, NULL);
  g_autofree char *said = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  if (step == NULL)
    return;
  self->tale->n_steps++;
  said = vedette_rules_describe (self->rules, step, NULL);
  whole = vedette_rules_describe_whole (self->rules, step, NULL);
  breakdown = vedette_rules_explain (self->rules, step, NULL);
  ask_now (self, NULL);
  if (!vedette_battle_go_to (self->battle, before, NULL))
    g_error ("a step cannot be undone");
}

static void
play (Search *self)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (self->rules);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (self->rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      ask_move (self, offer->move);
      make (self, offer->move);
    }
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      ask_move (self, move);
      make (self, move);
      for (guint k = 0; k < FILLINGS; k++)
        {
          g_autoptr (JsonObject) params = vedette_random_fill (self->rules, move, self->rand, NULL);
          g_autoptr (VedetteMove) filled = vedette_rules_new_move (self->rules, vedette_move_get_name (move),
                                                                   json_object_ref (params), NULL);

          if (filled != NULL)
            make (self, filled);
        }
    }
}

static void
try_value (Search        *self,
           VedetteRecord *record,
           GParamSpec    *pspec,
           const GValue  *value)
{
  g_autofree char *said = g_strdup_value_contents (value);
  g_autoptr (VedetteEdit) edit = NULL;

  if (vedette_value_equal (value, vedette_record_peek (record, pspec)) || self->tale->n_cases++ < self->skip ||
      g_rand_int_range (self->rand, 0, self->one_of) > 0)
    return;
  g_snprintf (self->tale->what, sizeof self->tale->what, "behind step %" G_GINT64_FORMAT ", %s %" G_GINT64_FORMAT ": %s = %s",
              self->start, vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (record)), vedette_record_get_id (record),
              pspec->name, said);
  edit = vedette_battle_edit (self->battle, "forged");
  vedette_edit_set_value (edit, record, pspec->name, value);
  /* A step that is made has to have what one needs that is read. */
  if (vedette_battle_commit (self->battle, g_steal_pointer (&edit), NULL) == NULL)
    return;
  self->tale->n_accepted++;
  ask (self);
  play (self);
  if (!vedette_battle_go_to (self->battle, self->start, NULL))
    g_error ("the forged step cannot be undone");
  if (++self->n_tried == CASES_EACH)
    _exit (GO_ON);
}

static void
try_int (Search        *self,
         VedetteRecord *record,
         GParamSpec    *pspec)
{
  GParamSpecInt *own = G_PARAM_SPEC_INT (pspec);
  gint64 of_interest[] = { own->minimum, own->minimum + 1LL, -1, 0, 1, own->maximum - 1LL, own->maximum };

  for (guint i = 0; i < G_N_ELEMENTS (of_interest); i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      gboolean again = FALSE;

      for (guint k = 0; k < i; k++)
        again |= of_interest[k] == of_interest[i];
      if (again || of_interest[i] < own->minimum || of_interest[i] > own->maximum)
        continue;
      g_value_init (&value, G_TYPE_INT);
      g_value_set_int (&value, (int) of_interest[i]);
      try_value (self, record, pspec, &value);
    }
}

static void
try_reference (Search        *self,
               VedetteRecord *record,
               GParamSpec    *pspec,
               gint64         id)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  if (G_VALUE_HOLDS_INT64 (&value))
    g_value_set_int64 (&value, id);
  else if (id != 0)
    {
      g_autoptr (VedetteIds) ids = NULL;

      vedette_ids_add (&ids, id);
      g_value_set_boxed (&value, ids);
    }
  try_value (self, record, pspec, &value);
}

static void
try_references (Search        *self,
                VedetteRecord *record,
                GParamSpec    *pspec)
{
  const VedetteSchema *schema = vedette_battle_get_schema (self->battle);

  try_reference (self, record, pspec, 0);
  for (guint t = 0; schema->types[t] != NULL; t++)
    {
      GListModel *list = vedette_battle_get_records (self->battle, schema->types[t]());

      for (guint i = 0; i < g_list_model_get_n_items (list); i++)
        {
          g_autoptr (VedetteRecord) other = g_list_model_get_item (list, i);

          try_reference (self, record, pspec, vedette_record_get_id (other));
        }
    }
}

/* The words of the system that say where an interrupted battle goes on; all other texts are the players’ own. */
static void
try_text (Search        *self,
          VedetteRecord *record,
          GParamSpec    *pspec)
{
  static const char * const words[] = { "", "x", "activation", "local", "setup", "choose", "division-active", "thief-active",
                                        "steal-roll", "steal-back-roll", "independents-early", "turn-end", "over" };

  for (guint i = 0; VEDETTE_IS_PENDING (record) && i < G_N_ELEMENTS (words); i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_value_init (&value, G_TYPE_STRING);
      g_value_set_static_string (&value, words[i]);
      try_value (self, record, pspec, &value);
    }
}

static void
try_texts (Search        *self,
           VedetteRecord *record,
           GParamSpec    *pspec)
{
  const char * const one[] = { "x", NULL };
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRV);
  try_value (self, record, pspec, &value);
  g_value_set_boxed (&value, one);
  try_value (self, record, pspec, &value);
}

static void
try_enum (Search        *self,
          VedetteRecord *record,
          GParamSpec    *pspec)
{
  GEnumClass *klass = G_PARAM_SPEC_ENUM (pspec)->enum_class;

  for (guint i = 0; i < klass->n_values; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_value_init (&value, pspec->value_type);
      g_value_set_enum (&value, klass->values[i].value);
      try_value (self, record, pspec, &value);
    }
}

static void
try_flag (Search        *self,
          VedetteRecord *record,
          GParamSpec    *pspec)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_BOOLEAN);
  for (int i = 0; i < 2; i++)
    {
      g_value_set_boolean (&value, i);
      try_value (self, record, pspec, &value);
    }
}

static void
try_field (Search        *self,
           VedetteRecord *record,
           GParamSpec    *pspec)
{
  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    try_references (self, record, pspec);
  else if (G_IS_PARAM_SPEC_ENUM (pspec))
    try_enum (self, record, pspec);
  else if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    try_flag (self, record, pspec);
  else if (G_IS_PARAM_SPEC_INT (pspec))
    try_int (self, record, pspec);
  else if (pspec->value_type == G_TYPE_STRV)
    try_texts (self, record, pspec);
  else if (pspec->value_type == G_TYPE_STRING)
    try_text (self, record, pspec);
  else
    g_error ("no values are known for a %s", G_PARAM_SPEC_TYPE_NAME (pspec));
}

static gboolean
is_state (const VedetteSchema *schema,
          GType                type)
{
  for (const VedetteNeed *need = schema->needs; need->type != NULL; need++)
    if (need->type () == type && need->state != NULL)
      return TRUE;
  return FALSE;
}

static void
try_all (Search *self)
{
  const VedetteSchema *schema = vedette_battle_get_schema (self->battle);

  for (guint t = 0; schema->types[t] != NULL; t++)
    {
      GListModel *list = vedette_battle_get_records (self->battle, schema->types[t]());

      self->one_of = is_state (schema, schema->types[t]()) ? one_of : others;
      if (self->one_of == 0)
        continue;
      for (guint i = 0; i < g_list_model_get_n_items (list); i++)
        {
          g_autoptr (VedetteRecord) record = g_list_model_get_item (list, i);
          VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

          for (guint p = 1; p < klass->n_pspecs; p++)
            try_field (self, record, klass->pspecs[p]);
        }
    }
}

/* Returns: (transfer full): the battle, in memory, as it was at the @place-th step; %NULL behind the last one */
static VedetteBattle *
open_at (const char *path,
         guint       place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);

  if (battle == NULL)
    g_error ("%s: %s", path, error->message);
  if (place >= vedette_battle_get_n_branch (battle))
    return NULL;
  if (!vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, place)), NULL))
    g_error ("%s: there is no way to step %u", path, place);
  return g_steal_pointer (&battle);
}

static void
search_from (VedetteBattle *battle,
             guint64        skip,
             Tale          *tale)
{
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  Search self = {
    .rules = rules,
    .battle = battle,
    .rand = g_rand_new_with_seed ((guint32) (seed + vedette_battle_get_cursor (battle) + (gint64) skip)),
    .dice = vedette_dice_new_seed (seed, 0),
    .start = vedette_battle_get_cursor (battle),
    .skip = skip,
    .tale = tale,
  };

  try_all (&self);
  g_rand_free (self.rand);
  g_object_unref (self.dice);
}

/* Returns: how many cases ended badly */
static guint
search (const char *path,
        guint       place,
        Tale       *tale)
{
  Tale sum = { 0 };
  guint n_bad = 0;
  int status;

  do
    {
      guint64 skip = sum.n_cases;
      pid_t child;

      memset (tale, 0, sizeof *tale);
      fflush (NULL);
      child = fork ();
      if (child == 0)
        {
          g_autoptr (VedetteBattle) battle = open_at (path, place);

          search_from (battle, skip, tale);
          /* What GLib keeps until the end is no leak of ours. */
          _exit (0);
        }
      if (child < 0 || waitpid (child, &status, 0) != child)
        g_error ("no process for %s", path);
      sum.n_cases = tale->n_cases;
      sum.n_accepted += tale->n_accepted;
      sum.n_steps += tale->n_steps;
      if (status != 0 && !(WIFEXITED (status) && WEXITSTATUS (status) == GO_ON))
        {
          n_bad++;
          printf ("! %s, %s: ended with %d\n", path, tale->what, status);
        }
    }
  while (status != 0);
  *tale = sum;
  return n_bad;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("BATTLE…");
  g_autoptr (GError) error = NULL;
  Tale *tale = mmap (NULL, sizeof *tale, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  guint64 n_cases = 0, n_accepted = 0, n_steps = 0;
  guint n_bad = 0;

  setlocale (LC_ALL, "");
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || tale == MAP_FAILED || one_of < 0 || others < 0)
    {
      fprintf (stderr, "torture-states: %s\n", error != NULL ? error->message : "cannot begin");
      return 2;
    }
  for (int i = 1; i < argc; i++)
    for (guint place = 0;; place++)
      {
        g_autoptr (VedetteBattle) battle = open_at (argv[i], place);

        if (battle == NULL)
          break;
        n_bad += search (argv[i], place, tale);
        n_cases += tale->n_cases;
        n_accepted += tale->n_accepted;
        n_steps += tale->n_steps;
      }
  printf ("%" G_GUINT64_FORMAT " cases, %" G_GUINT64_FORMAT " tried and accepted, %" G_GUINT64_FORMAT
          " moves made and undone, %u ended badly\n", n_cases, n_accepted, n_steps, n_bad);
  return n_bad > 0;
}
