/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records random battles. Nobody could read all their texts, so a page has one line per step: a digest of all texts,
 * and the request. If lines differ, the first one shows the changed step, and the test writes all texts to a file. */

#include "vedette-test-trail.h"

#include "core/document/vedette-codec.h"
#include "vedette-random-fill.h"
#include "vedette-test-course.h"

/* Each digest is cut to DIGITS hexadecimal digits. With this length, two texts hardly ever have the same digest. */
#define DIGITS 8
/* The number of random moves that the trail declares after each step without making them */
#define DECLARED 4
/* The number of steps after which the page lists the story again: parties, spans, chapters, dice and scores */
#define STORY 20
/* The number of variations of each typed text, and the highest number of typing errors (slips) in one variation */
#define VARIATIONS 48
#define SLIPS 3

struct _VedetteTestTrail
{
  char *name;
  GString *page; /* the page so far: one line with a digest for each text */
  GString *told; /* every text so far, for people who compare a page that differs */
  GStrv words;   /* the words of the previous typed text, which can slip into the next one */
  gboolean is_part; /* TRUE if the trail is shorter than its recorded page, because VEDETTE_TEST_FAST is set */
};

VedetteTestTrail *
vedette_test_trail_new (const char *name)
{
  VedetteTestTrail *self = g_new0 (VedetteTestTrail, 1);

  self->name = g_strdup (name);
  self->page = g_string_new (NULL);
  self->told = g_string_new (NULL);
  self->words = g_new0 (char *, 1);
  return self;
}

void
vedette_test_trail_free (VedetteTestTrail *self)
{
  g_free (self->name);
  g_string_free (self->page, TRUE);
  g_string_free (self->told, TRUE);
  g_strfreev (self->words);
  g_free (self);
}

/* Adds a line with the digest of the text @told to the page, and empties @told. */
void
vedette_test_trail_note (VedetteTestTrail *self,
                         const char       *head,
                         GString          *told)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, told->str, (gssize) told->len);

  g_string_append_printf (self->page, "%.*s  %s\n", DIGITS, digest, head);
  g_string_append_printf (self->told, "\n%s\n%s", head, told->str);
  g_string_truncate (told, 0);
}

/* Declares random moves, alternately with plausible values and with values of any type. Many declarations are invalid,
 * and the rules refuse most of the others. */
static void
declare_some (VedetteTestTeller *teller,
              VedetteRules      *rules,
              GRand             *rand)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  GString *page = vedette_test_teller_get_page (teller);

  for (guint i = 0; i < DECLARED; i++)
    {
      guint n = (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (moves));
      g_autoptr (VedetteMove) kind = g_list_model_get_item (moves, n);
      g_autoptr (JsonObject) params = i % 2 == 0 ? vedette_random_fill (rules, kind, rand, NULL) : vedette_random_wild (kind, rand);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, vedette_move_get_name (kind), params, &error);

      g_string_append_printf (page, "?%s ", vedette_move_get_name (kind));
      vedette_codec_write_object (page, params);
      g_string_append_printf (page, "\n%s%s", move == NULL ? error->message : "", move == NULL ? "\n" : "");
      if (move != NULL)
        vedette_test_teller_declare (teller, move);
    }
}

/* Returns the number of battles to play. The number is smaller if `VEDETTE_TEST_FAST` is set, and the trail is then
 * compared with only the beginning of its page. */
guint
vedette_test_trail_get_battles (VedetteTestTrail *self,
                                guint             n)
{
  self->is_part = g_getenv ("VEDETTE_TEST_FAST") != NULL;
  return self->is_part ? n / 4 : n;
}

/* Plays and records the given number of steps, or fewer if no move is possible anymore. */
void
vedette_test_trail_follow (VedetteTestTrail    *self,
                           VedetteRules        *rules,
                           VedetteRandomPlayer *player,
                           guint                n_steps,
                           guint                percent_edits)
{
  g_autoptr (VedetteTestTeller) teller = vedette_test_teller_new (rules);
  g_autoptr (GRand) rand = g_rand_new_with_seed (n_steps);
  GString *told = vedette_test_teller_get_page (teller);

  vedette_test_trail_note (self, "at first", told);
  for (guint i = 1; i <= n_steps; i++)
    {
      VedetteStep *step = vedette_random_player_play (player, percent_edits);
      g_autofree char *last = NULL;

      if (step == NULL)
        break;
      last = vedette_random_player_get_last (player);
      vedette_test_teller_step (teller, step);
      declare_some (teller, rules, rand);
      if (i % STORY == 0)
        vedette_test_teller_story (teller);
      vedette_test_trail_note (self, last, told);
    }
}

/* Returns a misspelled form of a word, with an error that a player in a hurry or another program could make. */
static char *
misspell (const char *word,
          GRand      *rand)
{
  static const char * const ends[] = { ",", ";", ":", " –", ")", "\"", " +1", " x3", " 0", " 1001", "\n", "\t", " |", "s" };
  static const char * const heads[] = { "(", "- ", "3 ", "12x ", "no ", "+", "“" };
  const char *end = ends[g_rand_int_range (rand, 0, G_N_ELEMENTS (ends))];
  const char *head = heads[g_rand_int_range (rand, 0, G_N_ELEMENTS (heads))];
  glong n = g_utf8_strlen (word, -1);

  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      return g_strconcat (word, end, NULL);
    case 1:
      return g_strconcat (head, word, NULL);
    case 2:
      return g_utf8_substring (word, 0, MAX (n - 1, 0));
    case 3:
      return g_utf8_substring (word, MIN (n, 1), n);
    default:
      return g_utf8_strup (word, -1);
    }
}

static void
slip (VedetteTestTrail *self,
      GPtrArray        *words,
      GRand            *rand)
{
  guint i = words->len > 0 ? (guint) g_rand_int_range (rand, 0, (gint32) words->len) : 0;
  gint32 n = (gint32) g_strv_length (self->words);

  switch (words->len > 0 ? g_rand_int_range (rand, 0, 6) : 4)
    {
    case 0:
      g_ptr_array_remove_index (words, i);
      break;
    case 1:
      g_ptr_array_insert (words, (gint) i, g_strdup (words->pdata[i]));
      break;
    case 2:
      g_ptr_array_add (words, g_ptr_array_steal_index (words, i));
      break;
    case 3:
    case 4:
      g_ptr_array_insert (words, (gint) i, g_strdup (n > 0 ? self->words[g_rand_int_range (rand, 0, n)] : ","));
      break;
    default:
      g_ptr_array_insert (words, (gint) i, misspell (words->pdata[i], rand));
      g_ptr_array_remove_index (words, i + 1);
    }
}

/* Records how Vedette reads random variations of a text. Some variations contain words of the previous text, and of no
 * other text, so that a new row in the table of texts changes no more than two lines of the trail. */
void
vedette_test_trail_vary (VedetteTestTrail *self,
                         const char       *text,
                         void              (*tell) (GString    *told,
                                                    const char *text))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (text));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *head = g_strescape (text, NULL);

  for (guint i = 0; i < VARIATIONS; i++)
    {
      g_autoptr (GPtrArray) slipped = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *varied = NULL;
      gint32 n = g_rand_int_range (rand, 1, SLIPS + 1);

      for (guint k = 0; words[k] != NULL; k++)
        g_ptr_array_add (slipped, g_strdup (words[k]));
      for (gint32 k = 0; k < n; k++)
        slip (self, slipped, rand);
      g_ptr_array_add (slipped, NULL);
      varied = g_strjoinv (" ", (char **) slipped->pdata);
      tell (told, varied);
    }
  g_strfreev (self->words);
  self->words = g_steal_pointer (&words);
  vedette_test_trail_note (self, head, told);
}

/* Compares the trail with its recorded page. */
void
vedette_test_trail_end (VedetteTestTrail *self)
{
  g_autofree char *file = g_strdup_printf ("trail-%s.txt", self->name);

  vedette_test_assert_page (file, self->page, !self->is_part);
  if (g_test_failed ())
    {
      g_autofree char *name = g_strdup_printf ("trail-%s-told.txt", self->name);
      g_autofree char *found = g_test_build_filename (G_TEST_BUILT, name, NULL);

      g_assert_true (g_file_set_contents (found, self->told->str, (gssize) self->told->len, NULL));
      g_test_message ("All that was told is in %s", found);
    }
}
