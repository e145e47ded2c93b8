/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `play` as another program uses it: lines in, lines out, a file that keeps what was acknowledged. */

#include <string.h>

#include "cli-support.h"

/* A battle of two lines in which red holds the initiative. */
#define OPENING                                                                                                        \
  "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}\n"                                    \
  "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Ulric, good, heroic\"}\n"                                       \
  "{\"move\":\"start\",\"holder\":\"red\"}\n"

#define SHOOT "{\"move\":\"shoot\",\"all\":true}\n"
#define SNATCH "{\"move\":\"snatch\",\"nominee\":\"Ulric\"}\n"

typedef struct
{
  char *folder;
  char *battle;
  GPtrArray *answers; /* of the last run */
} Fixture;

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;

  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "barn.vedette", NULL);
  self->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  run = cli_run (NULL, "new", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
  g_ptr_array_unref (self->answers);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
take_answers (Fixture    *self,
              const char *out)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  guint n = g_strv_length (lines);

  g_ptr_array_set_size (self->answers, 0);
  if (n == 0)
    return;
  g_assert_cmpstr (lines[n - 1], ==, "");
  for (guint i = 0; i + 1 < n; i++)
    g_ptr_array_add (self->answers, cli_parse (lines[i]));
}

static void
play (Fixture    *self,
      const char *input)
{
  g_autoptr (CliRun) run = cli_run (input, "play", "--seed=11", self->battle, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  take_answers (self, run->out);
}

static JsonObject *
get_answer (Fixture *self,
            guint    index)
{
  g_assert_cmpuint (index, <, self->answers->len);
  return cli_object (self->answers->pdata[index]);
}

static void
assert_all_ok (Fixture *self,
               guint    n)
{
  g_assert_cmpuint (self->answers->len, ==, n);
  for (guint i = 0; i < n; i++)
    if (!cli_truth (get_answer (self, i), "ok"))
      g_error ("answer %u: %s", i, cli_text (get_answer (self, i), "why"));
}

static gboolean
has_text (JsonArray  *array,
          const char *text)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (g_str_equal (json_array_get_string_element (array, i), text))
      return TRUE;
  return FALSE;
}

/* S-10, S-11, S-16: good 18, heroic 3; one counter 2: 13 wins, 12 does not. */
static void
test_snatch (Fixture       *self,
             gconstpointer  data)
{
  JsonObject *answer, *breakdown;

  play (self, OPENING SHOOT "{\"preview\":\"snatch\",\"nominee\":\"Ulric\",\"reach\":false}\n"
                            "{\"move\":\"snatch\",\"nominee\":\"Ulric\",\"reach\":false,\"die\":12}\n"
                            "{\"undo\":1}\n"
                            "{\"move\":\"snatch\",\"nominee\":\"Ulric\",\"reach\":false,\"die\":13}\n");
  assert_all_ok (self, 8);
  g_assert_cmpint (cli_whole (get_answer (self, 0), "n"), ==, 2);
  g_assert_true (has_text (json_object_get_array_member (get_answer (self, 2), "moves"), "shoot"));
  g_assert_false (has_text (json_object_get_array_member (get_answer (self, 2), "moves"), "snatch"));
  g_assert_true (has_text (json_object_get_array_member (get_answer (self, 3), "moves"), "snatch"));

  breakdown = json_object_get_object_member (get_answer (self, 4), "breakdown");
  g_assert_cmpint (cli_whole (get_answer (self, 4), "n"), ==, 5);
  g_assert_cmpint (cli_whole (breakdown, "need"), ==, 13);
  g_assert_cmpstr (cli_text (breakdown, "chance"), ==, "2/5");

  answer = get_answer (self, 5);
  g_assert_cmpint (cli_whole (answer, "n"), ==, 6);
  g_assert_cmpint (cli_whole (json_object_get_object_member (answer, "breakdown"), "need"), ==, 13);
  /* Red goes on after a roll that missed, blue after one that did not; the number of a step is never used twice. */
  g_assert_cmpstr (cli_text (json_object_get_object_member (answer, "state"), "side"), ==, "red");
  g_assert_cmpint (cli_whole (get_answer (self, 6), "n"), ==, 5);
  answer = get_answer (self, 7);
  g_assert_cmpint (cli_whole (answer, "n"), ==, 7);
  g_assert_cmpstr (cli_text (json_object_get_object_member (answer, "state"), "side"), ==, "blue");
}

static JsonObject *
get_of (JsonObject *answer,
        guint       line,
        const char *list,
        guint       i)
{
  JsonObject *typed = json_array_get_object_element (json_object_get_array_member (answer, "typed"), line);

  return json_array_get_object_element (json_object_get_array_member (typed, list), i);
}

/* How a typed text was read is in its answer, be it added or not: a program need not read the sentence. */
static void
test_typed (Fixture       *self,
            gconstpointer  data)
{
  JsonObject *answer, *doubt, *piece;

  play (self, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 âmes, averge, bow\"}\n"
              "{\"preview\":\"add-line\",\"side\":\"red\",\"text\":\"Wat averge\"}\n"
              "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 âmes, averge, bow\",\"agreed\":true}\n"
              "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\\n4 spearmen, good\"}\n"
              "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, good\\n0 men\"}\n");
  g_assert_cmpuint (self->answers->len, ==, 5);
  answer = get_answer (self, 0);
  g_assert_false (cli_truth (answer, "ok"));
  g_assert_true (cli_truth (answer, "warn"));
  g_assert_nonnull (strstr (cli_text (answer, "why"), "did you mean “average”"));
  doubt = get_of (answer, 0, "doubts", 0);
  g_assert_cmpstr (cli_text (doubt, "grade"), ==, "question");
  g_assert_cmpstr (cli_text (doubt, "instead"), ==, "average");
  /* in characters */
  g_assert_cmpint (cli_whole (doubt, "from"), ==, 8);
  g_assert_cmpint (cli_whole (doubt, "to"), ==, 14);
  piece = get_of (answer, 0, "pieces", 3);
  g_assert_cmpstr (cli_text (piece, "field"), ==, "weapon");
  g_assert_cmpstr (cli_text (piece, "value"), ==, "bow");
  g_assert_cmpint (cli_whole (piece, "from"), ==, 16);

  answer = get_answer (self, 1);
  g_assert_true (cli_truth (answer, "ok"));
  g_assert_cmpstr (cli_text (get_of (answer, 0, "pieces", 0), "value"), ==, "Wat averge");

  answer = get_answer (self, 2);
  g_assert_true (cli_truth (answer, "ok"));
  g_assert_cmpstr (cli_text (answer, "text"), ==, "Red added Âmes ×6.");

  answer = get_answer (self, 3);
  g_assert_true (cli_truth (answer, "ok"));
  g_assert_cmpstr (cli_text (answer, "text"), ==, "Red added Archers ×6, Spearmen ×4.");
  g_assert_cmpint (cli_whole (answer, "n"), ==, cli_whole (get_answer (self, 2), "n") + 1);
  g_assert_cmpstr (cli_text (get_of (answer, 1, "pieces", 1), "value"), ==, "Spearmen");

  answer = get_answer (self, 4);
  g_assert_false (cli_truth (answer, "ok"));
  g_assert_false (cli_truth (answer, "warn"));
  g_assert_true (g_str_has_prefix (cli_text (answer, "why"), "Line 2: "));
  g_assert_cmpstr (cli_text (get_of (answer, 1, "doubts", 0), "grade"), ==, "fault");
}

/* Refused by a rule, by the declaration, by the dice: each answered, and the file is as it was. */
static void
test_refusals (Fixture       *self,
               gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play (self, OPENING SHOOT);
  assert_all_ok (self, 4);
  before = read_file (self->battle);
  play (self, SHOOT "{\"move\":\"snatch\",\"nominee\":\"Nobody\"}\n"
                    "{\"move\":\"snatch\",\"nominee\":\"Ulric\",\"die\":[13,14]}\n"
                    "{\"move\":\"snatch\",\"nominee\":\"Ulric\",\"die\":21}\n"
                    "{\"move\":\"shoot\",\"al\":true}\n"
                    "{\"move\":\"shot\"}\n"
                    "not JSON\n"
                    "{\"undo\":99}\n");
  g_assert_cmpuint (self->answers->len, ==, 8);
  for (guint i = 0; i < self->answers->len; i++)
    {
      JsonObject *answer = get_answer (self, i);

      g_assert_cmpuint (json_object_get_size (answer), ==, 4);
      g_assert_false (cli_truth (answer, "ok"));
      g_assert_cmpint (cli_is_null (answer, "rule"), ==, i > 0);
      g_assert_cmpstr (cli_text (answer, "why"), !=, "");
      g_assert_false (cli_truth (answer, "warn"));
    }
  g_assert_true (g_str_has_prefix (cli_text (get_answer (self, 0), "rule"), "S-"));
  after = read_file (self->battle);
  g_assert_cmpstr (after, ==, before);
}

/* S-X30: an edit rolls nothing, so what it says of a die is for the rules to judge. */
static void
test_die_of_edit (Fixture       *self,
                  gconstpointer  data)
{
  play (self, OPENING "{\"edit\":\"put-right\",\"die\":15}\n"
                      "{\"edit\":\"put-right\",\"counters\":1,\"die\":15,\"agreed\":true}\n"
                      "{\"edit\":\"set-battle\",\"name\":\"The barn\",\"die\":15}\n");
  g_assert_cmpuint (self->answers->len, ==, 6);
  for (guint i = 3; i < 6; i++)
    g_assert_false (cli_truth (get_answer (self, i), "ok"));
  g_assert_cmpstr (cli_text (get_answer (self, 3), "rule"), ==, "S-X30");
  g_assert_cmpstr (cli_text (get_answer (self, 4), "rule"), ==, "S-X30");
}

/* The dice of a seed are the same in one run and in two. */
static void
test_seed (Fixture       *self,
           gconstpointer  data)
{
  static const char *const both = OPENING SHOOT SNATCH "{\"undo\":1}\n" SNATCH;
  g_autofree char *other = g_build_filename (self->folder, "other.vedette", NULL);
  g_autoptr (CliRun) made = cli_run (NULL, "new", other, NULL);
  g_autofree char *last = NULL;
  g_autoptr (CliRun) run = NULL;

  g_assert_cmpint (made->status, ==, 0);
  play (self, both);
  assert_all_ok (self, 7);
  last = g_strdup (cli_text (get_answer (self, 6), "text"));

  run = cli_run (OPENING SHOOT SNATCH, "play", other, "--seed", "11", NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_clear_pointer (&run, cli_run_free);
  run = cli_run ("{\"undo\":1}\n" SNATCH, "play", other, "--seed", "11", NULL);
  take_answers (self, run->out);
  assert_all_ok (self, 2);
  g_assert_cmpstr (cli_text (get_answer (self, 1), "text"), ==, last);
}

static void
test_lines (Fixture       *self,
            gconstpointer  data)
{
  play (self, "\n  \t\r\n{\"state\":true}\r\n\n{\"bad\n{\"state\":true}");
  g_assert_cmpuint (self->answers->len, ==, 3);
  g_assert_true (cli_truth (get_answer (self, 0), "ok"));
  g_assert_false (cli_truth (get_answer (self, 1), "ok"));
  g_assert_true (cli_truth (get_answer (self, 2), "ok"));
  play (self, "");
  g_assert_cmpuint (self->answers->len, ==, 0);
}

/* One mebibyte is allowed, one byte more is not, and the next line is a request again. */
static void
test_long_lines (Fixture       *self,
                 gconstpointer  data)
{
  const gsize limit = 1024 * 1024;
  const char *request = "{\"state\":true}";
  g_autoptr (GString) input = g_string_new (NULL);

  for (guint over = 0; over < 2; over++)
    {
      g_string_append (input, request);
      for (gsize i = strlen (request); i < limit + over; i++)
        g_string_append_c (input, ' ');
      g_string_append_c (input, '\n');
    }
  g_string_append_printf (input, "%s\n", request);
  play (self, input->str);
  g_assert_cmpuint (self->answers->len, ==, 3);
  g_assert_true (cli_truth (get_answer (self, 0), "ok"));
  g_assert_false (cli_truth (get_answer (self, 1), "ok"));
  g_assert_true (cli_truth (get_answer (self, 2), "ok"));
}

static void
test_strict (Fixture       *self,
             gconstpointer  data)
{
  g_autoptr (CliRun) run =
    cli_run ("{\"state\":true}\n{\"undo\":1}\n{\"state\":true}\n", "play", "--strict", self->battle, NULL);

  g_assert_cmpint (run->status, ==, 1);
  take_answers (self, run->out);
  g_assert_cmpuint (self->answers->len, ==, 2);
  g_assert_false (cli_truth (get_answer (self, 1), "ok"));
}

/* The end of a file that was never acknowledged is cut off before the first step, kept, and said. */
static void
test_torn (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *before = read_file (self->battle);
  g_autofree char *torn = g_strconcat (before, "{\"n\":2,\"aft", NULL);
  g_autofree char *after = NULL;
  g_autoptr (CliRun) run = NULL;

  g_assert_true (g_file_set_contents_full (self->battle, torn, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  run = cli_run ("{\"edit\":\"set-battle\",\"name\":\"Barn\"}\n", "play", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->err, "vedette play: "));
  take_answers (self, run->out);
  assert_all_ok (self, 1);
  after = read_file (self->battle);
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_true (g_str_has_prefix (after + strlen (before), "{\"n\":2,\"after\":1,"));
}

/* A program that waits for each answer before it asks again. */
typedef struct
{
  GSubprocess *process;
  GDataInputStream *out;
} Talk;

static Talk
begin_talk (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  Talk talk;

  talk.process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                   g_getenv ("VEDETTE_PROGRAM"), "play", self->battle, NULL);
  g_assert_no_error (error);
  talk.out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (talk.process));
  return talk;
}

static JsonNode *
say (Talk       *talk,
     const char *request)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;

  g_output_stream_write_all (g_subprocess_get_stdin_pipe (talk->process), request, strlen (request), NULL, NULL,
                             &error);
  g_assert_no_error (error);
  line = g_data_input_stream_read_line_utf8 (talk->out, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (line);
  return cli_parse (line);
}

/* What was acknowledged is in the file although the program is killed. */
static void
test_killed (Fixture       *self,
             gconstpointer  data)
{
  Talk talk = begin_talk (self);
  g_autoptr (JsonNode) first = say (&talk, "{\"edit\":\"set-battle\",\"name\":\"First\"}\n");
  g_autoptr (JsonNode) second = say (&talk, "{\"edit\":\"set-battle\",\"name\":\"Second\"}\n");
  g_autoptr (CliRun) check = NULL;

  g_assert_true (cli_truth (cli_object (first), "ok"));
  g_assert_cmpint (cli_whole (cli_object (second), "n"), ==, 3);
  g_subprocess_force_exit (talk.process);
  g_assert_true (g_subprocess_wait (talk.process, NULL, NULL));
  g_clear_object (&talk.out);
  g_clear_object (&talk.process);
  check = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (check->status, ==, 0);
  g_assert_nonnull (strstr (check->out, "no errors, 3 steps"));
}

/* Two programs cannot play on one file; looking at it is no matter. */
static void
test_locked (Fixture       *self,
             gconstpointer  data)
{
  Talk talk = begin_talk (self);
  g_autoptr (JsonNode) first = say (&talk, "{\"state\":true}\n");
  g_autoptr (CliRun) second = cli_run ("{\"state\":true}\n", "play", self->battle, NULL);
  g_autoptr (CliRun) check = cli_run (NULL, "check", self->battle, NULL);

  g_assert_true (cli_truth (cli_object (first), "ok"));
  g_assert_cmpint (second->status, ==, 1);
  g_assert_cmpstr (second->out, ==, "");
  g_assert_true (g_str_has_prefix (second->err, "vedette play: "));
  g_assert_cmpint (check->status, ==, 0);
  g_assert_true (g_output_stream_close (g_subprocess_get_stdin_pipe (talk.process), NULL, NULL));
  g_assert_true (g_subprocess_wait (talk.process, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (talk.process), ==, 0);
  g_clear_object (&talk.out);
  g_clear_object (&talk.process);
}

/* Every move is listed with all that can be said in it. */
static void
test_moves (Fixture       *self,
            gconstpointer  data)
{
  JsonArray *moves;
  gboolean found = FALSE;

  play (self, OPENING "{\"moves\":true}\n");
  assert_all_ok (self, 4);
  moves = json_object_get_array_member (get_answer (self, 3), "moves");
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *move = json_array_get_object_element (moves, i);

      g_assert_cmpstr (cli_text (move, "label"), !=, "");
      g_assert_true (json_object_has_member (move, "params"));
      /* A move that is not allowed says why. */
      g_assert_cmpint (cli_is_null (move, "why"), ==, g_str_equal (cli_text (move, "verdict"), "allowed"));
      found |= g_str_equal (cli_text (move, "name"), "shoot");
    }
  g_assert_true (found);
}

/* For one side it is listed without the men whom the other hides. */
static void
test_moves_of_side (Fixture       *self,
                    gconstpointer  data)
{
  static const char *const sides[] = { "red", "blue", "umpire" };

  play (self, OPENING "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Zyxwulf\",\"hidden\":true}\n"
                      "{\"moves\":true,\"side\":\"red\"}\n"
                      "{\"moves\":true,\"side\":\"blue\"}\n"
                      "{\"moves\":true,\"side\":\"umpire\"}\n"
                      "{\"moves\":true,\"side\":\"green\"}\n");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      JsonObject *answer = get_answer (self, 4 + i);
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), answer);
      g_autofree char *text = json_to_string (node, FALSE);

      g_assert_true (cli_truth (answer, "ok"));
      g_assert_true ((strstr (text, "Zyxwulf") != NULL) == (i > 0));
      g_assert_nonnull (strstr (text, "Ulric"));
    }
  g_assert_false (cli_truth (get_answer (self, 7), "ok"));
}

/* What is due comes first, and what its offer says is a request that is answered. */
static void
test_offers (Fixture       *self,
             gconstpointer  data)
{
  JsonArray *offers;
  JsonObject *due;
  guint n_all = 0;

  play (self, OPENING SHOOT "{\"offers\":true}\n{\"offers\":true,\"side\":\"red\"}\n"
              "{\"offers\":true,\"side\":\"green\"}\n");
  due = json_array_get_object_element (json_object_get_array_member (get_answer (self, 4), "offers"), 0);
  g_assert_cmpstr (cli_text (due, "move"), ==, "snatch");
  g_assert_cmpstr (cli_text (due, "label"), ==, "Roll…");
  g_assert_cmpstr (cli_text (due, "place"), ==, "due");
  g_assert_cmpstr (cli_text (due, "key"), ==, "Enter");
  g_assert_cmpstr (cli_text (due, "ask"), ==, "first");
  g_assert_cmpstr (cli_text (due, "dialog"), ==, "roll");
  g_assert_true (cli_truth (due, "open"));
  g_assert_true (cli_is_null (due, "why"));
  g_assert_true (cli_truth (get_answer (self, 5), "ok"));
  g_assert_false (cli_truth (get_answer (self, 6), "ok"));

  play (self, "{\"undo\":1}\n{\"offers\":true}\n");
  offers = json_object_get_array_member (get_answer (self, 1), "offers");
  for (guint i = 0; i < json_array_get_length (offers); i++)
    {
      JsonObject *offer = json_array_get_object_element (offers, i);

      if (g_str_equal (cli_text (offer, "move"), "shoot"))
        n_all += cli_truth (json_object_get_object_member (offer, "params"), "all");
    }
  g_assert_cmpuint (n_all, ==, 1);
}

/* What a run leaves is what the next one finds. */
static void
test_state_stays (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play (self, OPENING SHOOT "{\"undo\":1}\n{\"state\":true,\"records\":true}\n");
  assert_all_ok (self, 6);
  before = json_to_string (self->answers->pdata[5], FALSE);
  play (self, "{\"state\":true,\"records\":true}\n{\"redo\":1}\n");
  assert_all_ok (self, 2);
  after = json_to_string (self->answers->pdata[0], FALSE);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (cli_whole (get_answer (self, 1), "n"), ==, 5);
}

/* Returns: what the moves of the last answer say of the dice of one; NULL for nothing */
static const char *
get_dice (Fixture    *self,
          const char *move)
{
  JsonArray *moves = json_object_get_array_member (get_answer (self, self->answers->len - 1), "moves");

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *object = json_array_get_object_element (moves, i);

      if (g_str_equal (json_object_get_string_member (object, "name"), move))
        return json_object_get_string_member_with_default (object, "dice", NULL);
    }
  g_error ("no move is called %s", move);
}

/* A token is drawn by the program, or out of a real bag and said: never typed. A step is neither told nor in the file. */
static void
test_sealed_dice (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "bag.vedette", NULL);
  g_autoptr (CliRun) made = cli_run (NULL, "new", "--system=stack", path, NULL);
  g_autofree char *before = NULL, *after = NULL;
  static const char * const typed[] = {
    "{\"move\":\"draw\",\"die\":1}\n", "{\"move\":\"draw\",\"die\":[1,1]}\n",
    "{\"move\":\"draw\",\"die\":1000,\"agreed\":true}\n",
  };

  g_assert_cmpint (made->status, ==, 0);
  g_free (self->battle);
  self->battle = g_strdup (path);
  play (self, "{\"edit\":\"add-character\",\"name\":\"Mira\"}\n{\"edit\":\"add-enemy\",\"name\":\"goblins\",\"count\":9}\n"
              "{\"move\":\"start\"}\n{\"moves\":true}\n");
  assert_all_ok (self, 4);
  g_assert_cmpstr (get_dice (self, "draw"), ==, "program");
  g_assert_cmpstr (get_dice (self, "out"), ==, NULL);
  before = read_file (path);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      play (self, typed[i]);
      g_assert_false (cli_truth (get_answer (self, 0), "ok"));
      g_assert_cmpstr (cli_text (get_answer (self, 0), "rule"), ==, "T-X12");
      g_assert_nonnull (strstr (cli_text (get_answer (self, 0), "why"), "real bag"));
      g_assert_false (cli_truth (get_answer (self, 0), "warn"));
    }
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
  play (self, "{\"move\":\"draw\"}\n{\"undo\":1}\n{\"edit\":\"set-battle\",\"bag\":\"real\"}\n"
              "{\"move\":\"draw\",\"token\":\"Mira\"}\n{\"moves\":true}\n");
  assert_all_ok (self, 5);
  g_assert_cmpstr (get_dice (self, "draw"), ==, NULL);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/cli/play/snatch", test_snatch);
  add ("/cli/play/typed", test_typed);
  add ("/rules/stack/T-X12/play", test_sealed_dice);
  add ("/cli/play/refusals", test_refusals);
  add ("/cli/play/die-of-edit", test_die_of_edit);
  add ("/cli/play/seed", test_seed);
  add ("/cli/play/lines", test_lines);
  add ("/cli/play/long-lines", test_long_lines);
  add ("/cli/play/strict", test_strict);
  add ("/cli/play/torn", test_torn);
  add ("/cli/play/killed", test_killed);
  add ("/cli/play/locked", test_locked);
  add ("/cli/play/moves", test_moves);
  add ("/cli/play/moves-of-side", test_moves_of_side);
  add ("/cli/play/offers", test_offers);
  add ("/cli/play/state-stays", test_state_stays);
  return g_test_run ();
}
