/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of other programs: what comes, what is counted as left out, and what hostile ones come to. */

#include "vedette-config.h"

#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "core/exchange/vedette-army.h"
#include "core/exchange/vedette-csv.h"
#include "core/exchange/vedette-roster.h"
#include "core/systems.h"
#include "core/typed/vedette-scan.h"
#include "vedette-test-trail.h"

static char *
get_fixture (const char *name,
             gsize      *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "exchange", name, NULL);
  g_autoptr (GError) error = NULL;
  char *data = NULL;

  g_file_get_contents (path, &data, length, &error);
  g_assert_no_error (error);
  return data;
}

static VedetteRoster *
read_fixture (const char  *name,
              GError     **error)
{
  gsize length;
  g_autofree char *data = get_fixture (name, &length);

  return vedette_roster_read (data, length, name, error);
}

/* All of a roster, a line for each */
static char *
say (const VedetteRoster *roster)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s: %s\n", roster->format, roster->name != NULL ? roster->name : "-");
  for (guint i = 0; i < roster->units->len; i++)
    {
      const VedetteRosterUnit *unit = roster->units->pdata[i];

      g_string_append_printf (out, "%s/%s/%s/%d/%d/%s\n", unit->group != NULL ? unit->group : "-", unit->name, unit->type,
                              unit->count, unit->points, unit->words != NULL ? unit->words : "-");
    }
  for (guint i = 0; i < roster->left->len; i++)
    {
      g_autofree char *left = vedette_roster_say_left (roster->left->pdata[i]);

      g_string_append_printf (out, "not %s\n", left);
    }
  return g_string_free (out, FALSE);
}

static void
test_formats (void)
{
  static const struct
  {
    const char *name, *said;
  } files[] = {
    { "band.ros",
      "BattleScribe: Hill band\n"
      "War band/Orm the Tall/Chief/1/55/-\nWar band/Hillmen & hounds/Hillmen & hounds/10/120/-\nAllies/Guide/Guide/2/0/-\n"
      "not 1 rules text\nnot 3 options\nnot 1 category\nnot 1 profile\nnot 1 cost in something other than points\n" },
    { "band.json",
      "New Recruit: Hill band\nWar band/Orm the Tall/Chief/1/55/-\nWar band/Hillmen/Hillmen/10/120/-\n"
      "not 1 rules text\nnot 1 option\n" },
    { "forge.json",
      "Army Forge: Hill band\n-/Orm the Tall/Chief/1/55/-\n-/Hillmen/Hillmen/10/120/-\n"
      "not quality and defense of 2 units\nnot 1 option\nnot 1 rules text\nnot 2 weapons\nnot the link of 1 unit to another\n" },
    { "forge.txt",
      "Army Forge: Hill band\n-/Orm the Tall/Orm the Tall/1/55/-\n-/Hillmen/Hillmen/10/120/-\n"
      "not quality and defense of 2 units\nnot 2 weapons\nnot 2 lines that are not units\n" },
    { "band.csv",
      "CSV: -\nLeaders/Orm the Tall/Orm the Tall/1/55/good, heroic leader\n"
      "The \"hill\" men; all/Hillmen/Hillmen/10/120/average, bow\n/Old guard/Old guard/3/1200/poor\nnot 1 column\n" },
    { "western.csv", "CSV: -\n-/Jürgen/Jürgen/1/12/-\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = read_fixture (files[i].name, &error);
      g_autofree char *said = NULL;

      g_assert_no_error (error);
      said = say (roster);
      g_assert_cmpstr (said, ==, files[i].said);
      g_assert_true (roster->notes->len > 0 || g_str_equal (files[i].name, "band.csv"));
    }
}

/* Programs on Windows put a mark before the first “<”. */
static void
test_byte_order_mark (void)
{
  gsize length;
  g_autofree char *data = get_fixture ("band.ros", &length), *said = NULL, *usual = NULL;
  g_autoptr (VedetteRoster) roster = vedette_roster_read (data, length, "band.ros", NULL);
  g_autoptr (GString) marked = g_string_new ("\xef\xbb\xbf");
  g_autoptr (VedetteRoster) other = NULL;
  g_autoptr (GError) error = NULL;

  g_string_append_len (marked, data, (gssize) length);
  other = vedette_roster_read (marked->str, marked->len, "band.ros", &error);
  g_assert_no_error (error);
  g_assert_nonnull (other);
  usual = say (roster);
  said = say (other);
  g_assert_cmpstr (said, ==, usual);
}

/* Each format becomes an army of each system, in one step, without a question. */
static void
test_armies (void)
{
  static const char * const files[] = { "band.ros", "band.json", "forge.json", "forge.txt", "band.csv", "western.csv" };
  static const struct
  {
    const char *system, *side, *words;
  } systems[] = { { "skirmish", "blue", "good" }, { "stack", "enemies", "Initiative 2" }, { "eagles", "red", "elite cavalry" } };

  for (guint i = 0; i < G_N_ELEMENTS (files) * G_N_ELEMENTS (systems); i++)
    {
      guint k = i % G_N_ELEMENTS (systems);
      g_autoptr (VedetteRoster) roster = read_fixture (files[i / G_N_ELEMENTS (systems)], NULL);
      g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find (systems[k].system)->schema);
      g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
      g_autoptr (GHashTable) map = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (VedetteMove) move = NULL;
      g_autoptr (VedetteRuling) ruling = NULL;
      g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      g_assert_true (vedette_rules_set_up (rules, NULL));
      g_hash_table_insert (map, (gpointer) "*", (gpointer) systems[k].words);
      /* What the table says of its own is of one system. */
      for (guint n = 0; k > 0 && n < roster->units->len; n++)
        g_clear_pointer (&((VedetteRosterUnit *) roster->units->pdata[n])->words, g_free);
      text = vedette_roster_to_text (roster, vedette_army_get_format (rules), map, &error);
      g_assert_no_error (error);
      move = vedette_army_new_import (rules, systems[k].side, text, &error);
      g_assert_no_error (error);
      ruling = vedette_rules_check (rules, move);
      if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
        g_error ("%s\n%s", ruling->why, text);
      g_assert_nonnull (vedette_rules_perform (rules, move, dice, FALSE, NULL, &error));
      g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 2);
      g_clear_pointer (&text, g_free);
      text = vedette_army_export (rules, systems[k].side, NULL, NULL, &error);
      g_assert_nonnull (strstr (text, g_str_has_prefix (files[i / 3], "western") ? "Jürgen" : "Orm the Tall"));
    }
}

static void
test_mapping (void)
{
  g_autoptr (VedetteRoster) roster = read_fixture ("band.json", NULL);
  const VedetteArmyFormat *format = vedette_systems_find ("skirmish")->army;
  g_autoptr (GHashTable) map = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) types = vedette_roster_list_types (roster);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (types->len, ==, 2);
  g_assert_cmpstr (types->pdata[0], ==, "Chief");
  g_hash_table_insert (map, (gpointer) "chief", (gpointer) "excellent, heroic leader");
  g_hash_table_insert (map, (gpointer) "*", (gpointer) "poor");
  text = vedette_roster_to_text (roster, format, map, &error);
  g_assert_nonnull (strstr (text, "Contingent \"War band\":\n\"Orm the Tall\", excellent, heroic leader, 55 points\n"
                                  "10 \"Hillmen\", poor, 120 points\n"));
  g_hash_table_insert (map, (gpointer) "chief", (gpointer) "good:\nx");
  /* Often, for the search for leaks overlooks what the stack still points at by chance. */
  for (guint i = 0; i < 20; i++)
    {
      g_clear_error (&error);
      g_assert_null (vedette_roster_to_text (roster, format, map, &error));
      g_assert_error (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_MAP);
    }
}

/* The text may be made again of the same roster: what it does not say is counted once. */
static void
test_left_once (void)
{
  g_autoptr (VedetteRoster) roster = read_fixture ("band.json", NULL);
  g_autofree char *first = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = vedette_roster_to_text (roster, vedette_systems_find ("eagles")->army, NULL, NULL);
      g_autofree char *said = say (roster);

      g_assert_nonnull (text);
      g_assert_nonnull (strstr (said, "not the points of 2 units\n"));
      if (first == NULL)
        first = g_steal_pointer (&said);
      else
        g_assert_cmpstr (said, ==, first);
    }
}

/* Columns may be said to be something else. */
static void
test_columns (void)
{
  g_autoptr (VedetteCsv) table = vedette_csv_read ("7\tOrcs\tbow\n", 11, NULL);
  g_autoptr (VedetteRoster) roster = NULL;
  g_autofree char *said = NULL;

  g_assert_cmpint (table->separator, ==, '\t');
  g_assert_false (table->has_head);
  g_assert_cmpuint (table->n_columns, ==, 3);
  table->roles[2] = VEDETTE_CSV_WEAPON;
  roster = vedette_csv_make_roster (table, NULL);
  said = say (roster);
  g_assert_cmpstr (said, ==, "CSV: -\n-/Orcs/Orcs/7/0/bow\n");
  /* What a table says of its own makes no heading, and is nobody’s mistake. */
  vedette_roster_add (roster, NULL, "Wat", NULL, 1, 0, "good: # bow:", NULL);
  g_free (said);
  said = vedette_roster_to_text (roster, vedette_systems_find ("skirmish")->army, NULL, NULL);
  g_assert_nonnull (strstr (said, "\"Wat\", good    bow \n"));
}

static void
assert_refused (const char *data,
                gsize       length,
                const char *name,
                int         code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRoster) roster = vedette_roster_read (data, length, name, &error);

  g_assert_null (roster);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  if (code >= 0)
    g_assert_error (error, VEDETTE_ROSTER_ERROR, code);
}

static void
pack_entry (struct archive *archive,
            const char     *path,
            const char     *data,
            gsize           length)
{
  struct archive_entry *entry = archive_entry_new ();

  archive_entry_set_pathname (entry, path);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
  g_assert_cmpint (archive_write_data (archive, data, length), ==, (la_ssize_t) length);
  archive_entry_free (entry);
}

/* An archive in memory with one file in it, and before it another, if it is not empty */
static char *
pack_two (const char *first,
          const char *other,
          gsize       n_other,
          const char *path,
          const char *data,
          gsize       length,
          gsize      *packed)
{
  gsize most = length + n_other + 65536;
  char *bytes = g_malloc (most);
  struct archive *archive = archive_write_new ();

  archive_write_set_format_zip (archive);
  g_assert_cmpint (archive_write_open_memory (archive, bytes, most, packed), ==, ARCHIVE_OK);
  if (n_other > 0)
    pack_entry (archive, first, other, n_other);
  pack_entry (archive, path, data, length);
  archive_write_close (archive);
  archive_write_free (archive);
  return bytes;
}

static char *
pack_behind (gsize       zeros,
             const char *path,
             const char *data,
             gsize       length,
             gsize      *packed)
{
  g_autofree char *other = g_malloc0 (zeros + 1);

  return pack_two ("other.txt", other, zeros, path, data, length, packed);
}

static char *
pack (const char *path,
      const char *data,
      gsize       length,
      gsize      *packed)
{
  return pack_behind (0, path, data, length, packed);
}

/* What is passed over is unpacked, too, so that it counts. */
static void
test_archive_skipped (void)
{
  gsize length, packed = 0;
  g_autofree char *data = get_fixture ("band.ros", &length), *few = NULL, *many = NULL;
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;

  few = pack_behind (100 * 1000, "band.ros", data, length, &packed);
  roster = vedette_roster_read (few, packed, "band.rosz", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (roster->units->len, ==, 3);
  many = pack_behind (48 * 1024 * 1024, "band.ros", data, length, &packed);
  assert_refused (many, packed, "many.rosz", VEDETTE_ROSTER_ERROR_LIMIT);
}

static void
test_archive (void)
{
  gsize length, packed = 0;
  g_autofree char *data = get_fixture ("band.ros", &length), *zip = NULL, *slip = NULL, *other = NULL, *bomb = NULL;
  g_autofree char *zeros = g_malloc0 (48 * 1024 * 1024);
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;

  zip = pack ("Hill band.ros", data, length, &packed);
  roster = vedette_roster_read (zip, packed, "band.rosz", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (roster->units->len, ==, 3);
  assert_refused (zip, packed / 2, "half.rosz", -1);
  slip = pack ("../../etc/band.ros", data, length, &packed);
  assert_refused (slip, packed, "slip.rosz", VEDETTE_ROSTER_ERROR_LIMIT);
  g_free (g_steal_pointer (&slip));
  slip = pack ("empty.ros", "", 0, &packed);
  assert_refused (slip, packed, "empty.rosz", VEDETTE_ROSTER_ERROR_BROKEN);
  other = pack ("readme.txt", data, length, &packed);
  assert_refused (other, packed, "other.rosz", VEDETTE_ROSTER_ERROR_FORMAT);
  bomb = pack ("band.ros", zeros, 48 * 1024 * 1024, &packed);
  g_assert_cmpuint (packed, <, 200 * 1024);
  assert_refused (bomb, packed, "bomb.rosz", VEDETTE_ROSTER_ERROR_LIMIT);
}

static gboolean
has_note (const VedetteRoster *roster,
          const char          *words)
{
  for (guint i = 0; i < roster->notes->len; i++)
    {
      g_test_message ("%s", (const char *) roster->notes->pdata[i]);
      if (strstr (roster->notes->pdata[i], words) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full): @roster, which says what is expected */
static VedetteRoster *
check_said (VedetteRoster *roster,
            const GError  *error,
            const char    *expected)
{
  g_autofree char *said = NULL;

  g_assert_no_error (error);
  said = say (roster);
  g_assert_cmpstr (said, ==, expected);
  return roster;
}

static VedetteRoster *
read_case (const char *name,
           const char *expected)
{
  g_autoptr (GError) error = NULL;
  VedetteRoster *roster = read_fixture (name, &error);

  return check_said (roster, error, expected);
}

/* What has the profile of a unit is one, though its type is that of an option. */
static void
test_unit_as_upgrade (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("unit-as-upgrade.ros", "BattleScribe: Test\nMain force/Guards/Guards/5/50/-\n"
                                      "Main force/Great Wagon/Great Wagon/1/200/-\nnot 1 profile\n");
  static const char alone[] = "<roster><forces><force name='f'><selections><selection name='Size' type='upgrade'/>"
                              "<selection name='Wagon' type='upgrade'><profiles><profile typeName='unit'/></profiles></selection>"
                              "</selections></force></forces></roster>";
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRoster) only = vedette_roster_read (alone, strlen (alone), "a.ros", &error);

  g_assert_cmpuint (roster->units->len, ==, 2);
  g_assert_no_error (error);
  g_assert_cmpuint (only->units->len, ==, 1);
  g_assert_cmpstr (((VedetteRosterUnit *) only->units->pdata[0])->name, ==, "Wagon");
}

/* Figures that are upgrades with a profile are counted; the horse of one is no figure of its own. */
static void
test_figures_as_upgrades (void)
{
#define UPGRADE(name, number, inside)                                                                                  \
  "<selection name='" name "' type='upgrade' number='" number "'><profiles><profile typeName='Unit'/></profiles>"      \
  "<selections>" inside "</selections></selection>"
#define ARMY(units) "<roster><forces><force name='f'><selections>" units "</selections></force></forces></roster>"
  static const struct
  {
    const char *file, *said;
  } files[] = {
    { ARMY ("<selection name='Riders' type='unit'><selections>" UPGRADE ("Rider", "4", UPGRADE ("Horse", "4", ""))
              UPGRADE ("Captain", "1", "") "<selection name='Banner' type='upgrade'/></selections></selection>"),
      "BattleScribe: -\nf/Riders/Riders/5/0/-\nnot 3 profiles\nnot 2 options\n" },
    { ARMY ("<selection name='Hunter' type='model' number='1'><selections><selection name='Hound' type='model' number='2'/>"
              UPGRADE ("Horse", "1", "") "</selections></selection>"),
      "BattleScribe: -\nf/Hunter/Hunter/1/0/-\nnot 1 profile\nnot 1 option\nnot 2 figures listed under other figures\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = vedette_roster_read (files[i].file, strlen (files[i].file), "a.ros", &error);
      g_autofree char *said = NULL;

      g_assert_no_error (error);
      said = say (roster);
      g_assert_cmpstr (said, ==, files[i].said);
    }
}

static void
test_cost_named_points (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("cost-named-points.ros", "BattleScribe: Test\nMain force/Guards/Guards/5/50/-\n"
                                        "Main force/Great Wagon/Great Wagon/1/200/-\nnot 1 profile\n");

  g_assert_nonnull (roster);
}

/* Two forces of one name are two contingents, and the report says so. */
static void
test_forces_of_one_name (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("two-forces-one-name.ros", "BattleScribe: T\nRegiment/First/First/1/0/-\nRegiment (2)/Second/Second/1/0/-\n");
  g_autofree char *text = vedette_roster_to_text (roster, vedette_systems_find ("skirmish")->army, NULL, NULL);

  g_assert_true (has_note (roster, "1 force had the same name as another and was numbered: “Regiment (2)”"));
  g_assert_nonnull (strstr (text, "Contingent \"Regiment (2)\":\n\"Second\""));
}

/* What was read is added up and held against the totals of the file. */
static void
test_totals (void)
{
#define ROSTER(total, points)                                                                                          \
  "<roster><costs><cost name='pts' value='" total "'/><cost name='models' value='4'/></costs><forces><force name='f'>" \
  "<selections><selection name='Orcs' type='model' number='4'><costs><cost name='pts' value='" points "'/></costs>"    \
  "</selection></selections></force></forces></roster>"
  static const struct
  {
    const char *name, *file, *points, *figures;
  } files[] = {
    { "a.ros", ROSTER ("60", "60.0"), NULL, NULL },
    { "a.ros", ROSTER ("85", "60"), "total of 85, and its units have 60, a difference of 25", NULL },
    { "a.json", "{\"listPoints\":60,\"modelCount\":6,\"list\":{\"units\":[{\"name\":\"Orcs\",\"size\":4,\"cost\":70}]}}",
      "total of 60, and its units have 70, a difference of 10", "total of 6, and its units have 4, a difference of 2" },
    { "a.txt", "++ Band [GF v3 70pts] ++\n\nOrcs [4] | Qua 3+ Def 4+ | 70pts\n", NULL, NULL },
    { "a.txt", "++ Band [GF 90pts] ++\n\nOrcs [4] | Qua 3+ Def 4+ | 70pts\n", "total of 90, and its units have 70", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = vedette_roster_read (files[i].file, strlen (files[i].file), files[i].name, &error);

      g_assert_no_error (error);
      g_assert_true (files[i].points != NULL ? has_note (roster, files[i].points) : !has_note (roster, "points do not add up"));
      g_assert_true (files[i].figures != NULL ? has_note (roster, files[i].figures) : !has_note (roster, "figures do not add up"));
    }
}

/* Returns: (transfer full): what of it is refused or asked when it joins a side; "" if nothing is */
static char *
import_into (VedetteRoster *roster,
             const char    *system,
             const char    *side)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find (system)->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autofree char *text = vedette_roster_to_text (roster, vedette_army_get_format (rules), NULL, NULL);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  g_assert_true (vedette_rules_set_up (rules, NULL));
  move = vedette_army_new_import (rules, side, text, NULL);
  ruling = vedette_rules_check (rules, move);
  return g_strdup (ruling->verdict == VEDETTE_VERDICT_ALLOWED ? "" : ruling->why);
}

/* Where each unit needs a name of its own, the second of a name gets a number, and the report says so. */
static void
test_units_of_one_name (void)
{
  static const char * const systems[][2] = { { "skirmish", "red" }, { "stack", "enemies" }, { "eagles", "red" } };

  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autoptr (VedetteRoster) roster =
        read_case ("two-units-one-name.csv", "CSV: -\n-/A/A/5/1/-\n-/A/A/5/1/-\n");
      g_autofree char *why = import_into (roster, systems[i][0], systems[i][1]);
      g_autofree char *text = vedette_roster_to_text (roster, vedette_systems_find (systems[i][0])->army, NULL, NULL);

      g_assert_cmpstr (why, ==, "");
      g_assert_cmpint (strstr (text, "\"A (2)\"") != NULL, ==, i == 2);
      g_assert_cmpint (has_note (roster, "1 unit had the same name as another and was numbered: “A (2)”"), ==, i == 2);
    }
}

/* A group that comes again is no other formation of the same name. */
static void
test_groups_apart (void)
{
  static const char table[] = "Name,Group\nA,Left\nB,Right\nC,Left\nD,\n";
  g_autoptr (VedetteRoster) roster = vedette_roster_read (table, strlen (table), "a.csv", NULL);
  g_autofree char *text = vedette_roster_to_text (roster, vedette_systems_find ("eagles")->army, NULL, NULL);
  g_autofree char *why = import_into (roster, "eagles", "red");

  g_assert_cmpstr (why, ==, "");
  g_assert_nonnull (strstr (text, "Division \"Left\"\n\"A\" (line infantry)\n\"C\" (line infantry)\n\n"
                                  "Division \"Right\"\n\"B\" (line infantry)\n\nDivision \"CSV\"\n\"D\""));
}

/* How figures that are more than a line holds are imported is in the report. */
static void
test_more_than_a_line (void)
{
  static const char table[] = "Name,Men\nH,1500\nI,999\nJ,20000\n";
  g_autoptr (VedetteRoster) roster = vedette_roster_read (table, strlen (table), "a.csv", NULL);
  g_autofree char *text = vedette_roster_to_text (roster, vedette_systems_find ("skirmish")->army, NULL, NULL);
  g_autofree char *other = vedette_roster_to_text (roster, vedette_systems_find ("eagles")->army, NULL, NULL);

  g_assert_nonnull (strstr (text, "999 \"H\"\n501 \"H\"\n999 \"I\"\n"));
  g_assert_true (has_note (roster, "2 units have more than 999 figures, the limit for one line, such as “H” with 1500, which became 2 lines"));
  g_assert_nonnull (strstr (other, "\"J\" (line infantry strength 9999)\n"));
  g_assert_true (has_note (roster, "1 unit has more than 9999 figures, and was imported with all of them: “J” with 20000"));
}

static VedetteRoster *
read_table (const char *table,
            const char *expected)
{
  g_autoptr (GError) error = NULL;
  VedetteRoster *roster = vedette_roster_read (table, strlen (table), "a.csv", &error);

  return check_said (roster, error, expected);
}

/* However a number is written; a fraction is no figure, and the report says so. */
static void
test_thousands (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("thousands.csv", "CSV: -\n-/A/A/5/1200/-\n-/B/B/5/1200/-\n-/C/C/5/1200/-\n-/D/D/5/1200/-\n-/E/E/5/1200/-\n"
                                "-/F/F/5/12500/-\n-/G/G/5/1200/-\n-/H/H/1500/5/-\n");
  g_autoptr (VedetteRoster) other = read_table ("Name;Men\nI;１２\nJ;1’200\n", "CSV: -\n-/I/I/12/0/-\n-/J/J/1200/0/-\n");

  g_assert_true (has_note (roster, "Row 7 (“F”), Points: “12.500,75” was read as 12500"));
  g_assert_false (has_note (roster, "“G”"));
  g_assert_false (has_note (other, "Row"));
}

/* Rows whose number was changed, or could not be read, are named. */
static void
test_doubtful_numbers (void)
{
  static const char * const notes[] = {
    "Row 2 (“A”), Figures: “a dozen” was read as 12", "Row 4 (“B”), Figures: “~12” was read as 12", "Row 5 (“C”), Figures: “−3” was read as 1",
    "Row 6 (“D”), Figures: “2.5” was read as 2", "Row 7 (“E”), Figures: “many” was read as 1", "Row 7 (“E”), Points: “5-10” was read as 5",
  };
  g_autoptr (VedetteRoster) roster =
    read_table ("Name,Men,Points\nA,a dozen,\n\nB,~12,-\nC,−3,7 pts\nD,2.5,7.0\nE,many,5-10\n",
                "CSV: -\n-/A/A/12/0/-\n-/B/B/12/0/-\n-/C/C/1/7/-\n-/D/D/2/7/-\n-/E/E/1/5/-\n"
                "not 2 numbers that cannot be read\n");
  GString *many = g_string_new ("Name,Men\n");

  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    g_assert_true (has_note (roster, notes[i]));
  g_assert_cmpuint (roster->notes->len, ==, G_N_ELEMENTS (notes));
  g_clear_pointer (&roster, vedette_roster_free);
  for (guint i = 0; i < 25; i++)
    g_string_append_printf (many, "N%u,1.5\n", i);
  roster = vedette_roster_read (many->str, many->len, "a.csv", NULL);
  g_string_free (many, TRUE);
  g_assert_true (has_note (roster, "5 more numbers might be wrong"));
  g_assert_cmpuint (roster->notes->len, ==, 21);
}

static void
test_count_in_name (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("count-in-name.csv", "CSV: -\n-/Wolves/Wolves/6/60/-\n-/Wolves/Wolves/6/60/-\n-/Boars/Boars/6/30/-\n"
                                    "-/Bears/Bears/4/40/-\n-/Foxes [3]/Foxes [3]/1/40/-\n");
  g_autoptr (VedetteRoster) other = read_table ("Name,Men\n3rd Foot,5\n5 Gunnar’s men,5\nBears x4,\n(4),2\n7,\n1 0,\n",
                                                "CSV: -\n-/3rd Foot/3rd Foot/5/0/-\n-/Gunnar’s men/Gunnar’s men/5/0/-\n"
                                                "-/Bears/Bears/4/0/-\n-/(4)/(4)/2/0/-\n-/7/7/1/0/-\n-/1 0/1 0/1/0/-\n");

  g_assert_true (has_note (roster, "Row 6: the number in the name “Foxes [3]” was ignored because the Figures column has 1"));
  g_assert_true (has_note (roster, "taken from the name in 3 rows, as in “6 Wolves”"));
  g_assert_true (has_note (other, "taken from the name in 1 row: “Bears x4”"));
  g_assert_cmpuint (other->notes->len, ==, 1);
}

/* A spreadsheet may name its separator in a line before the heads. */
static void
test_separator_line (void)
{
  g_autoptr (VedetteRoster) roster = read_case ("separator-line.csv", "CSV: -\n-/Archers/Archers/6/60/-\n");
  g_autoptr (VedetteRoster) other = read_table ("SEP=|\r\nName|Men\r\nA,B|~2\r\n", "CSV: -\n-/A,B/A,B/2/0/-\n");

  g_assert_cmpuint (roster->notes->len, ==, 0);
  g_assert_true (has_note (other, "Row 3 (“A,B”)"));
  assert_refused ("sep=;", 5, "a.csv", VEDETTE_ROSTER_ERROR_EMPTY);
  g_clear_pointer (&other, vedette_roster_free);
  other = read_table ("sep=\nA,2\n", "CSV: -\n-/sep=/sep=/1/0/-\n-/A/A/2/0/-\n");
}

/* A row that adds up the others is no unit; what it comes to is compared. */
static void
test_total_row (void)
{
  g_autoptr (VedetteRoster) roster =
    read_case ("total-row.csv", "CSV: -\n-/Archers/Archers/6/60/-\nnot 1 row of totals\n");
  g_autoptr (VedetteRoster) other = read_table ("Gruppe;Name;Anzahl;Punkte\nA;Bogen;6;60\nGesamt:;;7;\n",
                                                "CSV: -\nA/Bogen/Bogen/6/60/-\nnot 1 row of totals\n");
  g_autoptr (VedetteRoster) parts = read_table ("Name,Men\nA,6\nSubtotal,6\nB,7\nTotal,14\n",
                                                "CSV: -\n-/A/A/6/0/-\n-/B/B/7/0/-\nnot 2 rows of totals\n");

  g_assert_cmpuint (roster->notes->len, ==, 0);
  g_assert_true (has_note (other, "figures do not add up: the file gives a total of 7, and its units have 6"));
  g_assert_cmpuint (other->notes->len, ==, 1);
  g_assert_cmpuint (parts->notes->len, ==, 0);
}

/* A comma within inches parts nothing. */
static void
test_decimal_commas (void)
{
  g_autoptr (VedetteRoster) roster = read_table ("Name;Move;Range\nA;6,5;12,25\"\n",
                                                 "CSV: -\n-/A/A/1/0/6.5\" move, 12.25\" range\n");
  g_autofree char *why = import_into (roster, "skirmish", "red");

  g_assert_cmpstr (why, ==, "");
}

/* Whatever language the program has, heads may be German. */
static void
test_german_heads (void)
{
  g_autoptr (VedetteRoster) roster =
    read_table ("Einheit;Männer;Punkte;Gruppe;Klasse;Waffe;Bewegung;Reichweite;Bemerkungen\nA;5;60;L;good;bow;6;20;grau\n",
                "CSV: -\nL/A/A/5/60/good, bow, 6\" move, 20\" range, (grau)\n");

  g_assert_cmpuint (roster->notes->len, ==, 0);
}

/* What is pasted from a page may have letters that say nothing. */
static void
test_letters_of_nothing (void)
{
  g_autoptr (VedetteRoster) roster = read_table ("Na\u200bme,Men\nOr\u2060cs\ufeff,\u200b5\n", "CSV: -\n-/Orcs/Orcs/5/0/-\n");

  g_assert_cmpuint (roster->notes->len, ==, 0);
}

/* Files of macOS are no rosters; of two rosters the second is named. */
static void
test_archive_others (void)
{
  gsize length, packed = 0;
  g_autofree char *data = get_fixture ("band.ros", &length), *zip = NULL;
  g_autoptr (VedetteRoster) roster = NULL, other = NULL;
  g_autoptr (GError) error = NULL;

  roster = read_fixture ("two-rosters.rosz", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((VedetteRosterUnit *) roster->units->pdata[0])->name, ==, "Knights & Squires");
  g_assert_true (has_note (roster, "The archive has 1 more roster: only “dir/b.ROS” was read, not “c.ros”"));
  zip = pack_two ("__MACOSX/._band.ros", "Mac OS X", 8, "band.ros", data, length, &packed);
  other = vedette_roster_read (zip, packed, "band.rosz", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (other->units->len, ==, 3);
  g_assert_false (has_note (other, "The archive has"));
  g_free (g_steal_pointer (&zip));
  zip = pack_two ("dir/._band.ros", "Mac OS X", 8, "__MACOSX/band.ros", data, length, &packed);
  assert_refused (zip, packed, "band.rosz", VEDETTE_ROSTER_ERROR_FORMAT);
}

/* Where the end of an archive is missing, no XML is to blame. */
static void
test_archive_cut_off (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_fixture ("cut-off.rosz", &error));
  g_assert_error (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN);
  g_assert_true (g_str_has_prefix (error->message, "The end of the archive is missing"));
}

/* What is packed may be so many times as large as the file, and no byte larger; what follows the archive counts for the file. */
static void
test_packed_most (void)
{
  gsize length, packed = 0, most = 600 * 1000, file = most / 200 - 1024;
  g_autofree char *data = get_fixture ("band.ros", &length), *padded = g_malloc (most), *zip = NULL, *longer = g_malloc0 (file);
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;

  memset (padded, ' ', most);
  memcpy (padded, data, length);
  zip = pack ("band.ros", padded, most, &packed);
  g_assert_cmpuint (packed, <, file - 1);
  memcpy (longer, zip, packed);
  roster = vedette_roster_read (longer, file, "most.rosz", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (roster->units->len, ==, 3);
  assert_refused (longer, file - 1, "more.rosz", VEDETTE_ROSTER_ERROR_LIMIT);
}

static void
test_hostile (void)
{
  gsize length;
  g_autofree char *xxe = get_fixture ("xxe.ros", &length), *laughs = NULL, *utf16 = NULL, *large = NULL;
  g_autoptr (GString) deep = g_string_new ("<roster>"), json = g_string_new (NULL);

  assert_refused (xxe, length, "xxe.ros", VEDETTE_ROSTER_ERROR_BROKEN);
  /* The same where no search for bytes finds it */
  utf16 = g_convert (strchr (xxe, '\n') + 1, -1, "UTF-16", "UTF-8", NULL, &length, NULL);
  assert_refused (utf16, length, "xxe.ros", VEDETTE_ROSTER_ERROR_BROKEN);
  laughs = get_fixture ("laughs.ros", &length);
  assert_refused (laughs, length, "laughs.ros", VEDETTE_ROSTER_ERROR_BROKEN);
  large = g_malloc (100 * 1024 * 1024);
  memset (large, ' ', 100 * 1024 * 1024);
  assert_refused (large, 100 * 1024 * 1024, "large.csv", VEDETTE_ROSTER_ERROR_LIMIT);
  for (guint i = 0; i < 200; i++)
    {
      g_string_append (deep, i == 0 ? "<forces><force><selections>" : "<selections>");
      g_string_append (deep, "<selection name=\"x\" type=\"unit\" number=\"1\">");
      g_string_append (json, i == 0 ? "{\"forces\":[{\"selections\":[" : "{\"selections\":[");
    }
  assert_refused (deep->str, deep->len, "deep.ros", VEDETTE_ROSTER_ERROR_LIMIT);
  assert_refused (json->str, json->len, "deep.json", VEDETTE_ROSTER_ERROR_LIMIT);
  assert_refused ("<html></html>", 13, "page.ros", VEDETTE_ROSTER_ERROR_FORMAT);
  assert_refused ("<roster/>", 9, "none.ros", VEDETTE_ROSTER_ERROR_EMPTY);
  assert_refused ("<roster", 7, "torn.ros", VEDETTE_ROSTER_ERROR_BROKEN);
  assert_refused ("{}", 2, "none.json", VEDETTE_ROSTER_ERROR_FORMAT);
  assert_refused ("{\"units\":[]}", 12, "none.json", VEDETTE_ROSTER_ERROR_EMPTY);
  assert_refused ("{\"units\":1e999}", 15, "none.json", VEDETTE_ROSTER_ERROR_LIMIT);
  assert_refused ("\xff\xfe\xd8", 3, "bad.csv", VEDETTE_ROSTER_ERROR_FORMAT);
  assert_refused ("", 0, "empty.csv", VEDETTE_ROSTER_ERROR_EMPTY);
}

#define ROS_HEAD "<roster><forces><force name=\"f\"><selections><selection name=\"Häuptling\" type=\"unit\""
#define ROS_TAIL "/></selections></force></forces></roster>"

/* The parser compares each attribute of an element with all others, so that their number is looked at before. */
static void
test_attributes (void)
{
  static const char * const others[] = { "<!-- %s -->", "<?other %s\" ?>", "<categories><![CDATA[<a %s ]]></categories>" };
  g_autoptr (GString) attributes = g_string_new (NULL), more = NULL;
  g_autofree char *most = NULL;

  for (guint i = 2; i < 256; i++)
    g_string_append_printf (attributes, " a%u='>=\"'", i);
  most = g_strconcat (ROS_HEAD, attributes->str, ROS_TAIL, NULL);
  more = g_string_new (most);
  g_string_replace (more, " a2=", "\n a0='' a2=", 1);
  for (gsize i = 0; i < G_N_ELEMENTS (others) + 2; i++)
    {
      g_autofree char *all = g_strdup (i == 0 ? most : more->str), *text = NULL, *encoded = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = NULL;
      gsize length = strlen (all);

      if (i >= 2)
        {
          g_auto (GStrv) parts = g_strsplit (others[i - 2], "%s", 2);
          g_autofree char *other = g_strconcat (parts[0], "a=''", attributes->str, attributes->str, parts[1], NULL);

          text = g_strconcat (ROS_HEAD, ">", other, "</selection", &ROS_TAIL[1], NULL);
          length = strlen (text);
        }
      if (i != 1)
        {
          roster = vedette_roster_read (text != NULL ? text : all, length, "a.ros", &error);
          g_assert_no_error (error);
          g_assert_cmpstr (((VedetteRosterUnit *) roster->units->pdata[0])->name, ==, "Häuptling");
          continue;
        }
      assert_refused (all, length, "a.ros", VEDETTE_ROSTER_ERROR_LIMIT);
      encoded = g_convert (all, -1, "UTF-16", "UTF-8", NULL, &length, NULL);
      assert_refused (encoded, length, "a.ros", VEDETTE_ROSTER_ERROR_LIMIT);
    }
}

/* The parser has a table of names that does not grow. */
static void
test_names (void)
{
  static const char * const others[] = { "<a%u/>", "<a b%u=''/>", "<a b%u =''/>", "<a xmlns='%u'/>", "<a xmlns:b%u='b'/>",
                                         "<?a%u ?>", "<a b='%u' c=\"d%u\"/>" };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      gboolean good = i == G_N_ELEMENTS (others) - 1;
      g_autoptr (GString) text = g_string_new (ROS_HEAD ">\n");
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = NULL;

      for (guint n = 0; n < 1001; n++)
        {
          g_autofree char *number = g_strdup_printf ("%u", n);
          g_auto (GStrv) parts = g_strsplit (others[i], "%u", -1);
          g_autofree char *other = g_strjoinv (number, parts);

          g_string_append (text, other);
        }
      g_string_append (text, "</selection></selections></force></forces></roster>");
      roster = vedette_roster_read (text->str, text->len, "a.ros", &error);
      g_test_message ("%s: %s", others[i], error != NULL ? error->message : "read");
      g_assert_cmpint (roster != NULL, ==, good);
      g_assert_true (good || g_str_has_prefix (error->message, "Line 2: The XML has more than 1000 names"));
    }
}

/* A document may be in another encoding, if it says so. */
static void
test_encodings (void)
{
  static const char * const encodings[] = { "UTF-8", "utf-16", "ISO-8859-1", "windows-1252", "UTF-7", "no-encoding" };

  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *text = g_strdup_printf ("<?xml version=\"1.0\" encoding='%s'?>" ROS_HEAD ROS_TAIL, encodings[i]);
      gsize length = strlen (text);
      /* UTF-7 has the first “<” as it is, or no XML begins there. */
      g_autofree char *encoded = i == 4 ? g_strdelimit (g_strdup (text), "ä", 'a')
                                 : i == 5 ? g_strdup (text)
                                          : g_convert (text, -1, encodings[i], "UTF-8", NULL, &length, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = vedette_roster_read (encoded, length, "a.ros", &error);

      if (i == 5)
        {
          g_assert_error (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN);
          continue;
        }
      g_assert_no_error (error);
      g_assert_true (g_str_has_suffix (((VedetteRosterUnit *) roster->units->pdata[0])->name, "uptling"));
      g_assert_true (i == 4 || g_str_has_prefix (((VedetteRosterUnit *) roster->units->pdata[0])->name, "Hä"));
    }
}

/* Costs may add up to no number, though each of them is one. */
static void
test_points_no_number (void)
{
#define COSTS(value) "\"costs\":[{\"name\":\"pts\",\"value\":" value "},{\"name\":\"pts\",\"value\":" value "}]"
#define UNIT(costs, inside) "{\"forces\":[{\"selections\":[{\"name\":\"Orcs\",\"type\":\"unit\"," costs "," inside "}]}]}"
  static const char * const files[] = {
    UNIT (COSTS ("1e308"), "\"selections\":[{\"type\":\"upgrade\"," COSTS ("-1e308") "}]"),
    UNIT (COSTS ("1e308"), "\"selections\":[]"),
    UNIT (COSTS ("-1e308"), "\"selections\":[]"),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (vedette_roster_read (files[i], strlen (files[i]), "a.json", &error));
      g_assert_error (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN);
      g_assert_nonnull (strstr (error->message, "“Orcs”"));
    }
}

/* A person can find the fault in a long file only by line and column. */
static void
test_damaged_json (void)
{
  static const char text[] = "{\"units\": [\n  {\"name\": \"Orcs\",\n   \"size\": }\n]}\n";
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_roster_read (text, strlen (text), "a.json", &error));
  g_assert_error (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN);
  g_assert_cmpstr (error->message, ==, "The JSON is damaged. Line 3: A value is expected (column 12). "
                   "Export or download the file again.");
}

/* Rows of empty cells are passed over, however many these are; what follows them in a row is no row of its own. */
static void
test_empty_cells (void)
{
  g_autofree char *empty = g_strnfill (250, ','), *table = g_strconcat ("name,count\n", empty, "\nOrcs,7\n", empty, NULL);
  g_autofree char *behind = g_strconcat (table, "Elves,5\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRoster) roster = vedette_roster_read (table, strlen (table), "a.csv", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (roster->units->len, ==, 1);
  assert_refused (behind, strlen (behind), "a.csv", VEDETTE_ROSTER_ERROR_LIMIT);
}

/* What ends a title or a cell goes, however much it is. */
static void
test_ends (void)
{
  static const char forge[] = "++ + Band ++ of + [9pts] + ++++ +\n\nOrcs [1] | Qua 3+ Def 4+ | 1pts\n";
  static const char table[] = "name,notes\nOrcs,\":, green:; , ::;\"\nElves,\":,;\"\n";
  g_autoptr (VedetteRoster) list = vedette_roster_read (forge, strlen (forge), "a.txt", NULL);
  g_autoptr (VedetteRoster) csv = vedette_roster_read (table, strlen (table), "a.csv", NULL);

  g_assert_cmpstr (list->name, ==, "Band ++ of +");
  g_assert_cmpstr (((VedetteRosterUnit *) csv->units->pdata[0])->words, ==, "( , green)");
  g_assert_null (((VedetteRosterUnit *) csv->units->pdata[1])->words);
}

static char *
repeat (const char *head,
        const char *what,
        guint       n)
{
  GString *text = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append (text, what);
  return g_string_free (text, FALSE);
}

/* What is as large as it may be is read; one more is not. */
static void
test_limits (void)
{
  g_autofree char *wide = repeat ("name;count\nOrcs;7", ";", 198), *wider = repeat (wide, ";", 1);
  g_autofree char *long_one = repeat ("name;count\n", "Orcs;7\n", VEDETTE_ROSTER_MAX_UNITS);
  g_autofree char *longer = repeat (long_one, "Orcs;7\n", 1);
  g_autofree char *half = g_strdup_printf ("%dx Orcs [1] | Qua 3+ Def 4+ | 1pts\n\n", VEDETTE_ROSTER_MAX_UNITS / 2);
  g_autofree char *many = repeat ("++ Band [9pts] ++\n\n", half, 2);
  g_autofree char *more = repeat (many, "Orcs [1] | Qua 3+ Def 4+ | 1pts\n\n", 1);
  /* The first brackets and the unit are values, too. */
  g_autofree char *values = repeat ("{\"units\":[{\"name\":\"A,[{\\\",\"}", ",1", VEDETTE_ROSTER_MAX_VALUES - 3);
  g_autofree char *most_values = g_strconcat (values, "]}", NULL), *more_values = g_strconcat (values, ",1]}", NULL);
  const char *taken[] = { wide, long_one, many, most_values };
  const char *refused[] = { wider, longer, more, more_values };
  static const guint units[] = { 1, VEDETTE_ROSTER_MAX_UNITS, VEDETTE_ROSTER_MAX_UNITS, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      const char *name = i < 2 ? "table.csv" : i == 2 ? "forge.txt" : "forge.json";
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteRoster) roster = vedette_roster_read (taken[i], strlen (taken[i]), name, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (roster->units->len, ==, units[i]);
      assert_refused (refused[i], strlen (refused[i]), name, VEDETTE_ROSTER_ERROR_LIMIT);
    }
}

/* Typed lines, with commas in them, are no table. */
static void
test_text (void)
{
  static const char * const texts[] = {
    "Wat, good, bow\nBob, poor\n", "# Vedette army: skirmish\nname, points\n", "6 archers, average, bow", "",
    "1st Division: 4 line infantry\n", NULL,
  };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (vedette_roster_read (texts[i], strlen (texts[i]), NULL, &error));
      g_assert_no_error (error);
    }
}

/* Whatever a file has in it, reading it ends well, or with an error. */
static void
test_mutations (void)
{
  static const char * const files[] = { "band.ros", "band.json", "forge.json", "forge.txt", "band.csv", "xxe.ros" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 3000; i++)
    {
      const char *name = files[i % G_N_ELEMENTS (files)];
      gsize length, packed = 0;
      g_autofree char *data = get_fixture (name, &length), *zip = NULL, *said = NULL;
      guint n = (guint) g_rand_int_range (rand, 1, 12);
      g_autoptr (VedetteRoster) roster = NULL;
      g_autoptr (GError) error = NULL;

      if (i % 12 == 0)
        {
          zip = pack ("band.ros", data, length, &packed);
          g_free (g_steal_pointer (&data));
          data = g_memdup2 (zip, packed);
          length = packed;
        }
      for (guint k = 0; k < n; k++)
        {
          gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) length);

          if (g_rand_boolean (rand))
            data[at] = (char) g_rand_int_range (rand, 0, 256);
          else
            memmove (data + at, data + (gsize) g_rand_int_range (rand, 0, (gint32) length) / 2, MIN (length - at, 9));
        }
      roster = vedette_roster_read (data, length - (gsize) g_rand_int_range (rand, 0, 3), name, &error);
      if (roster == NULL)
        continue;
      said = vedette_roster_to_text (roster, vedette_systems_find ("skirmish")->army, NULL, NULL);
      g_assert_nonnull (said);
      g_assert_true (g_utf8_validate (said, -1, NULL));
    }
}

/* Letters and figures may be others and leave the file as well made as it was, so that nothing hangs on who reads its format. */
static void
misspell (char  *data,
          gsize  length,
          GRand *rand)
{
  static const char others[] = "0123456789 aeinrstAEINRST";
  guint n = (guint) g_rand_int_range (rand, 1, 5);

  while (n > 0)
    {
      gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) length);

      if (!g_ascii_isalnum (data[at]))
        continue;
      data[at] = others[g_rand_int_range (rand, 0, sizeof others - 1)];
      n--;
    }
}

/* What is read of files with slips, in each format */
static void
test_trail (void)
{
  static const char * const files[] = { "band.ros", "band.json", "forge.json", "forge.txt", "band.csv", "western.csv" };
  g_autoptr (VedetteTestTrail) trail = vedette_test_trail_new ("rosters");
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint i = 0; i < G_N_ELEMENTS (files) * 20; i++)
    {
      g_autoptr (GString) told = g_string_new (NULL);
      g_autofree char *head = g_strdup_printf ("%s %u", files[i / 20], i % 20);

      for (guint k = 0; k < 10; k++)
        {
          gsize length;
          g_autofree char *data = get_fixture (files[i / 20], &length), *said = NULL, *text = NULL;
          g_autoptr (VedetteRoster) roster = NULL;
          g_autoptr (GError) error = NULL;

          misspell (data, length, rand);
          roster = vedette_roster_read (data, length, files[i / 20], &error);
          said = roster != NULL ? say (roster) : NULL;
          text = roster != NULL ? vedette_roster_to_text (roster, vedette_systems_find ("skirmish")->army, NULL, NULL) : NULL;
          g_string_append_printf (told, "%s%s%d\n", said != NULL ? said : "", text != NULL ? text : "", error != NULL ? error->code : -1);
        }
      vedette_test_trail_note (trail, head, told);
    }
  vedette_test_trail_end (trail);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/roster/formats", test_formats);
  g_test_add_func ("/roster/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/roster/armies", test_armies);
  g_test_add_func ("/roster/mapping", test_mapping);
  g_test_add_func ("/roster/left-once", test_left_once);
  g_test_add_func ("/roster/columns", test_columns);
  g_test_add_func ("/roster/damaged-json", test_damaged_json);
  g_test_add_func ("/roster/archive", test_archive);
  g_test_add_func ("/roster/archive-most", test_packed_most);
  g_test_add_func ("/roster/archive-skipped", test_archive_skipped);
  g_test_add_func ("/roster/archive-others", test_archive_others);
  g_test_add_func ("/roster/archive-cut-off", test_archive_cut_off);
  g_test_add_func ("/roster/unit-as-upgrade", test_unit_as_upgrade);
  g_test_add_func ("/roster/figures-as-upgrades", test_figures_as_upgrades);
  g_test_add_func ("/roster/cost-named-points", test_cost_named_points);
  g_test_add_func ("/roster/forces-of-one-name", test_forces_of_one_name);
  g_test_add_func ("/roster/totals", test_totals);
  g_test_add_func ("/roster/units-of-one-name", test_units_of_one_name);
  g_test_add_func ("/roster/groups-apart", test_groups_apart);
  g_test_add_func ("/roster/more-than-a-line", test_more_than_a_line);
  g_test_add_func ("/roster/thousands", test_thousands);
  g_test_add_func ("/roster/doubtful-numbers", test_doubtful_numbers);
  g_test_add_func ("/roster/count-in-name", test_count_in_name);
  g_test_add_func ("/roster/separator-line", test_separator_line);
  g_test_add_func ("/roster/total-row", test_total_row);
  g_test_add_func ("/roster/decimal-commas", test_decimal_commas);
  g_test_add_func ("/roster/german-heads", test_german_heads);
  g_test_add_func ("/roster/letters-of-nothing", test_letters_of_nothing);
  g_test_add_func ("/roster/attributes", test_attributes);
  g_test_add_func ("/roster/names", test_names);
  g_test_add_func ("/roster/encodings", test_encodings);
  g_test_add_func ("/roster/points-no-number", test_points_no_number);
  g_test_add_func ("/roster/empty-cells", test_empty_cells);
  g_test_add_func ("/roster/ends", test_ends);
  g_test_add_func ("/roster/hostile", test_hostile);
  g_test_add_func ("/roster/limits", test_limits);
  g_test_add_func ("/roster/text", test_text);
  g_test_add_func ("/roster/mutations", test_mutations);
  g_test_add_func ("/roster/trail", test_trail);
  return g_test_run ();
}
