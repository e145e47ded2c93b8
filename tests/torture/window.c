/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real window, played at random by itself, so that it can be killed, cut from power and made to play for long.

   torture-window play PATH SEED STEPS: a battle that is there; says “in N” when a step is made, “ack N” when it is durable.
   torture-window soak FOLDER SEED STEPS: one battle after the other; says after each how much memory there is then. */

#include "vedette-config.h"

#include <malloc.h>
#include <stdio.h>
#include <string.h>

#include "core/skirmish/vedette-skirmish-rules.h"
#include "start-support.h"
#include "vedette-random-skirmish.h"

/* An evening has so many steps, and a third of the battles is looked back upon. */
#define STEPS_OF_BATTLE 250
#define UNDO 20
#define MAX_LINES 8
#define STEPS_OF_FRAME 10
#define FRAME 0.02
/* How long the last steps may wait for the disk, in seconds */
#define PATIENCE 120
#define PERCENT_EDITS 3

typedef struct
{
  GtkWindow *window;
  VedetteRules *rules;
  VedetteJournal *journal;
  VedetteRandomPlayer *player;
  GArray *lengths; /* of the file after each step */
  guint n_sure;
} Game;

static void
say (const char *word,
     gulong      number)
{
  printf ("%s %lu\n", word, number);
  fflush (stdout);
}

static void
on_durable (Game *game)
{
  while (game->n_sure < game->lengths->len &&
         vedette_journal_get_durable (game->journal) >= g_array_index (game->lengths, guint64, game->n_sure))
    say ("ack", ++game->n_sure);
}

static gboolean
begin (Game               *game,
       VedetteApplication *application,
       const char         *path,
       guint32             seed)
{
  g_autoptr (GError) error = NULL;
  VedetteSession *session;

  memset (game, 0, sizeof *game);
  game->window = vedette_application_open_path (application, path, &error);
  if (game->window == NULL)
    {
      fprintf (stderr, "torture-window: %s\n", error->message);
      return FALSE;
    }
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (game->window));
  game->rules = vedette_session_get_rules (session);
  game->journal = vedette_battle_get_journal (vedette_session_get_battle (session));
  game->player = vedette_random_skirmish_player (game->rules, seed);
  game->lengths = g_array_new (FALSE, FALSE, sizeof (guint64));
  ui_test_wait_seconds (FRAME);
  return TRUE;
}

static void
end (Game *game)
{
  g_clear_pointer (&game->player, vedette_random_player_free);
  g_clear_pointer (&game->lengths, g_array_unref);
  gtk_window_close (game->window);
  ui_test_settle ();
}

static gboolean
is_sure (gpointer data)
{
  Game *game = data;

  return game->n_sure == game->lengths->len;
}

static gboolean
give_up (gpointer data)
{
  fprintf (stderr, "torture-window: the disk does not answer\n");
  exit (3);
}

/* As a table plays: each step is seen before the next, now and then for a frame. */
static void
play_step (Game  *game,
           guint  n)
{
  guint64 length = vedette_journal_get_length (game->journal);

  if (vedette_random_player_play (game->player, PERCENT_EDITS) == NULL ||
      vedette_journal_get_length (game->journal) == length)
    return;
  length = vedette_journal_get_length (game->journal);
  g_array_append_val (game->lengths, length);
  say ("in", game->lengths->len);
  /* The disk may have been sooner than we. */
  on_durable (game);
  if (n % STEPS_OF_FRAME == 0)
    ui_test_wait_seconds (FRAME);
  else
    ui_test_settle ();
}

static int
run_play (VedetteApplication *application,
          const char         *path,
          guint32             seed,
          guint               steps)
{
  Game game;

  if (!begin (&game, application, path, seed))
    return 1;
  g_signal_connect_swapped (game.journal, "notify::durable", G_CALLBACK (on_durable), &game);
  for (guint i = 0; i < steps; i++)
    play_step (&game, i);
  g_timeout_add_seconds (PATIENCE, give_up, NULL);
  ui_test_wait (is_sure, &game);
  g_signal_handlers_disconnect_by_data (game.journal, &game);
  end (&game);
  return 0;
}

/* What the process has that no other has, in kB; what was given back is given back to the system first. */
static gulong
measure (void)
{
  g_autofree char *content = NULL;
  const char *line;

  malloc_trim (0);
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &content, NULL, NULL))
    return 0;
  line = strstr (content, "Private_Dirty:");
  return line != NULL ? strtoul (line + strlen ("Private_Dirty:"), NULL, 10) : 0;
}

static void
look_back (Game *game)
{
  VedetteSession *session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (game->window));

  for (guint i = 0; i < UNDO && vedette_session_undo (session, NULL); i++)
    ui_test_settle ();
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (game->window), "log");
  ui_test_wait_seconds (FRAME);
  for (guint i = 0; i < UNDO && vedette_session_redo (session, NULL); i++)
    ui_test_settle ();
}

/* Returns: how many steps were made */
static guint
soak_battle (VedetteApplication *application,
             const char         *path,
             guint32             seed,
             guint               most)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (seed, MAX_LINES);
  g_autoptr (GError) error = NULL;
  guint made;
  Game game;

  if (!vedette_journal_copy (vedette_battle_get_journal (vedette_rules_get_battle (rules)), path, &error) ||
      !begin (&game, application, path, seed))
    g_error ("%s: %s", path, error != NULL ? error->message : "not opened");
  for (guint i = 0; i < most && !vedette_random_skirmish_over (game.rules); i++)
    play_step (&game, i);
  if (seed % 3 == 0)
    look_back (&game);
  made = game.lengths->len;
  end (&game);
  return made;
}

static int
run_soak (VedetteApplication *application,
          const char         *folder,
          guint32             seed,
          guint               steps)
{
  for (guint made = 0; made < steps; seed++)
    {
      g_autofree char *path = g_strdup_printf ("%s/battle-%u.vedette", folder, seed);

      made += MAX (1u, soak_battle (application, path, seed, MIN (STEPS_OF_BATTLE, steps - made)));
      printf ("made %u memory %lu %s\n", made, measure (), path);
      fflush (stdout);
    }
  return 0;
}

int
main (int    argc,
      char **argv)
{
  VedetteApplication *application;

  if (argc != 5)
    return 2;
  ui_test_init (&(int){ 1 }, &(char **){ (char *[]){ argv[0], NULL } });
  application = ui_test_start ();
  /* Without a window it would end after the first battle. */
  g_application_hold (G_APPLICATION (application));
  return (strcmp (argv[1], "soak") == 0 ? run_soak : run_play) (application, argv[2], (guint32) strtoul (argv[3], NULL, 10),
                                                                (guint) strtoul (argv[4], NULL, 10));
}
