/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed lines in another language than English: its words are read beside the English ones, in each of the systems; what is
 * written stays English, and an English line means there what it means everywhere. */

#include "vedette-config.h"

#include <string.h>

#include "core/eagles/typed/vedette-muster-text.h"
#include "core/skirmish/typed/vedette-roster-text.h"
#include "core/stack/typed/vedette-participant-text.h"
#include "vedette-test-language.h"

/* What is said in the test's language, and its English */
typedef struct
{
  const char *local, *english;
} Row;

static char *
write_roster (const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRosterText) army = vedette_roster_text_read (reading, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      g_autofree char *said = vedette_reading_say_doubt (reading, vedette_reading_nth_doubt (reading, i));

      g_error ("%s: %s", text, said);
    }
  return vedette_roster_text_write (army);
}

static void
tell_doubts (VedetteReading *reading)
{
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      g_autofree char *said = vedette_reading_say_doubt (reading, vedette_reading_nth_doubt (reading, i));

      g_test_message ("%s: %s", vedette_reading_get_text (reading) + vedette_reading_nth_doubt (reading, i)->from, said);
    }
}

/* The same records, whichever of the two languages says it */
static void
test_skirmish (void)
{
  static const Row rows[] = {
    { "6 Archers, güd, Bögen, 24 Zöll Weite, 6\" Wög, 60 Pünkte", "6 Archers, good, bow, 24\" range, 6\" move, 60 points" },
    { "Ivar, GÜD, höldisch Führer, darf sich lösen", "Ivar, good, heroic leader, may break off" },
    { "zwölf Archers, Lungbögen", "12 Archers, average, bow" },
    { "Archers, 12 Männer, Lungbögen", "12 Archers, average, bow" },
    { "Ulf, verstöckt, Schritt 6", "Ulf, average, 6\" move, hidden" },
    { "Ulf, kömmt bei Zög 12", "Ulf, average, arrives at action 12" },
    { "Ulf, kömmt bei 5+ auf W8", "Ulf, average, arrives on 5+ on d8" },
    { "Haufen Nord, geführt vön Ivar, Spüler Anna, quick +2:\nIvar, poor",
      "Contingent Nord, led by Ivar, player Anna, quick +2:\nIvar, poor" },
    { "KÖIN HAUFEN:\nHob", "No contingent:\nHob, average" },
    { "alle Söiten, banner +1:\nHob", "Whole side, banner +1:\nHob, average" },
    /* English means what it means. */
    { "3 Slingers, good, sling, hidden", "3 Slingers, good, sling, hidden" },
    { "Ivar, heroic leader, arrives on 5+ on d8", "Ivar, average, heroic leader, arrives on 5+ on d8" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *local = write_roster (rows[i].local), *english = write_roster (rows[i].english);

      g_test_message ("%s", rows[i].local);
      g_assert_cmpstr (local, ==, english);
      g_assert_nonnull (strstr (english, strrchr (rows[i].english, '\n') != NULL ? strrchr (rows[i].english, '\n') + 1
                                                                                 : rows[i].english));
    }
}

static void
test_stack (void)
{
  static const Row rows[] = {
    { "Mira, bläu, Raute, Büchstabe K, Spüler Anna", "Mira, blue, diamond, letter K, player Anna" },
    { "8 Orcs, Vörtritt 2, verstöckt", "8 Orcs, Initiative 2, hidden" },
    { "2 Spearmen, gedüngen, 1 wüllig", "2 Spearmen, hired, 1 willing" },
    { "Bram, blue, wartet nöch", "Bram, blue, waiting" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i].local), same = vedette_reading_new (rows[i].english);
      g_autoptr (GPtrArray) local = vedette_participant_text_read (reading, NULL, NULL);
      g_autoptr (GPtrArray) english = vedette_participant_text_read (same, NULL, NULL);
      g_autofree char *written = NULL, *other = NULL;

      g_test_message ("%s", rows[i].local);
      g_assert_true (local != NULL && english != NULL);
      tell_doubts (reading);
      g_assert_cmpuint (vedette_reading_get_n_doubts (reading), ==, vedette_reading_get_n_doubts (same));
      g_assert_false (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
      written = vedette_participant_text_write (local->pdata[0]);
      other = vedette_participant_text_write (english->pdata[0]);
      g_assert_cmpstr (written, ==, other);
    }
}

static void
assert_same_lines (GPtrArray *local,
                   GPtrArray *english)
{
  g_autofree char *written = NULL, *other = NULL;
  VedetteMusterLine *first = local->pdata[0], *same = english->pdata[0];

  if (VEDETTE_IS_NATION (first->record))
    {
      g_assert_cmpstr (vedette_nation_get_name (VEDETTE_NATION (first->record)), ==,
                       vedette_nation_get_name (VEDETTE_NATION (same->record)));
      g_assert_cmpint (vedette_nation_get_screen (VEDETTE_NATION (first->record)), ==, 1);
      return;
    }
  written = vedette_muster_text_write (local);
  other = vedette_muster_text_write (english);
  g_assert_cmpstr (written, ==, other);
}

static void
test_eagles (void)
{
  static const Row rows[] = {
    { "1st Division (Amsel), güd, für sich, kömmt Zög 4: 2 Gärde Füßvolk Stürke 600",
      "1st Division (Amsel), good, independent, arrives turn 4: 2 elite infantry strength 600" },
    { "II Körps (Amsel), Spänne 12", "II Corps (Amsel), span 12" },
    { "Völk Saxon, Schürm +1", "Nation Saxon, screen +1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i].local), same = vedette_reading_new (rows[i].english);
      g_autoptr (GPtrArray) local = vedette_muster_text_read (reading, NULL, NULL, NULL);
      g_autoptr (GPtrArray) english = vedette_muster_text_read (same, NULL, NULL, NULL);

      g_test_message ("%s", rows[i].local);
      g_assert_true (local != NULL && english != NULL);
      tell_doubts (reading);
      g_assert_cmpuint (vedette_reading_get_n_doubts (reading), ==, vedette_reading_get_n_doubts (same));
      if (i == 1)
        g_object_set (((VedetteMusterLine *) local->pdata[0])->record, "name", "II Corps", NULL);
      assert_same_lines (local, english);
    }
}

/* A line that is typed is shown in the language in use. */
static void
test_said (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("Ivar, good, bow");
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);

  g_assert_nonnull (lines);
  g_assert_cmpstr (vedette_reading_find_piece (reading, 0, "troops")->said, ==, "Güd");
  g_assert_cmpstr (vedette_reading_find_piece (reading, 0, "troops")->value, ==, "good");
}

/* A misspelt word of that language is asked about. */
static void
test_near (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("Ivar, Lungbögn");
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);

  g_assert_nonnull (lines);
  g_assert_true (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
  g_assert_cmpstr (vedette_reading_nth_doubt (reading, 0)->instead, ==, "Lungbögen");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *po = NULL;
  char *folder;
  int result;

  g_test_init (&argc, &argv, NULL);
  po = g_test_build_filename (G_TEST_DIST, "fixtures", "typed-words.po", NULL);
  folder = vedette_test_language_begin ("xx", po);

  g_test_add_func ("/typed-words/skirmish", test_skirmish);
  g_test_add_func ("/typed-words/stack", test_stack);
  g_test_add_func ("/typed-words/eagles", test_eagles);
  g_test_add_func ("/typed-words/said", test_said);
  g_test_add_func ("/typed-words/near", test_near);

  result = g_test_run ();
  vedette_test_language_end (folder, "xx");
  return result;
}
