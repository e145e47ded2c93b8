/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies as text: out and in again is the same, whatever they are called; what is wrong is said with its line. */

#include "vedette-config.h"

#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/exchange/vedette-army.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/systems.h"
#include "vedette-random-fill.h"
#include "vedette-random-play.h"
#include "vedette-test-trail.h"

static VedetteRules *
new_battle (const char *system)
{
  const VedetteSystem *found = vedette_systems_find (system);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (found->schema);
  g_autoptr (GError) error = NULL;
  VedetteRules *rules = vedette_systems_new_rules (battle);

  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  return rules;
}

static char *
export_army (VedetteRules *rules,
             const char   *side,
             const char   *audience)
{
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  char *text = vedette_army_export (rules, side, audience, &left, &error);

  g_assert_no_error (error);
  g_assert_nonnull (left);
  return text;
}

/* Brings an army in, as one step. */
static void
import_army (VedetteRules *rules,
             const char   *side,
             const char   *text,
             gboolean      agreed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_army_new_import (rules, side, text, &error);
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  guint before = g_list_model_get_n_items (vedette_battle_get_steps (battle));

  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  if (ruling->is_final || (!agreed && ruling->verdict != VEDETTE_VERDICT_ALLOWED))
    g_error ("%s\n%s", ruling->why, text);
  g_assert_nonnull (vedette_rules_perform (rules, move, dice, agreed, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (battle)), ==, before + 1);
}

/* Every field of a line but those that are numbers of other records */
static char *
dump_figure (VedetteFigure *figure)
{
  GString *out = g_string_new (NULL);
  guint n;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (figure), &n);

  for (guint i = 0; i < n; i++)
    {
      GValue value = G_VALUE_INIT;
      g_autofree char *said = NULL;

      if (g_str_equal (pspecs[i]->name, "side") || g_str_equal (pspecs[i]->name, "contingent") ||
          g_str_equal (pspecs[i]->name, "id"))
        continue;
      g_object_get_property (G_OBJECT (figure), pspecs[i]->name, &value);
      said = g_strdup_value_contents (&value);
      g_string_append_printf (out, " %s=%s", pspecs[i]->name, said);
      g_value_unset (&value);
    }
  return g_string_free (out, FALSE);
}

static void
dump_traits (VedetteBattle *battle,
             gint64         whose,
             GString       *out)
{
  GListModel *traits = vedette_battle_get_records (battle, VEDETTE_TYPE_TRAIT);

  for (guint i = 0; i < g_list_model_get_n_items (traits); i++)
    {
      g_autoptr (VedetteTrait) trait = g_list_model_get_item (traits, i);

      if (vedette_trait_get_whose (trait) == whose)
        g_string_append_printf (out, "  [%s] %+d\n", vedette_trait_get_name (trait), vedette_trait_get_value (trait));
    }
}

/* By place among those of the side: 0 for none */
static guint
find_place (VedetteBattle *battle,
            GType          type,
            gint64         side,
            gint64         id)
{
  GListModel *records = vedette_battle_get_records (battle, type);
  guint place = 0;

  for (guint i = 0; i < g_list_model_get_n_items (records); i++)
    {
      g_autoptr (VedetteRecord) record = g_list_model_get_item (records, i);
      gint64 of;

      g_object_get (record, "side", &of, NULL);
      place += of == side ? 1 : 0;
      if (vedette_record_get_id (record) == id)
        return place;
    }
  return 0;
}

/* Not by what writes armies: every record of a side by itself */
static char *
dump_skirmish (VedetteRules *rules,
               guint         which)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);
  GListModel *contingents = vedette_battle_get_records (battle, VEDETTE_TYPE_CONTINGENT);
  GString *out = g_string_new ("side\n");
  VedetteSkirmish skirmish;
  gint64 side;

  vedette_skirmish_read (&skirmish, battle);
  side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[which]));
  dump_traits (battle, side, out);
  for (guint i = 0; i < g_list_model_get_n_items (contingents); i++)
    {
      g_autoptr (VedetteContingent) contingent = g_list_model_get_item (contingents, i);

      if (vedette_contingent_get_side (contingent) != side)
        continue;
      g_string_append_printf (out, "contingent [%s] (%s) %u\n", vedette_contingent_get_name (contingent),
                              vedette_contingent_get_player (contingent),
                              find_place (battle, VEDETTE_TYPE_FIGURE, side, vedette_contingent_get_leader (contingent)));
      dump_traits (battle, vedette_record_get_id (VEDETTE_RECORD (contingent)), out);
    }
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      g_autofree char *said = dump_figure (figure);

      if (vedette_figure_get_side (figure) != side)
        continue;
      g_string_append_printf (out, "%u:%s\n", find_place (battle, VEDETTE_TYPE_CONTINGENT, side,
                                                          vedette_figure_get_contingent (figure)), said);
      dump_traits (battle, vedette_record_get_id (VEDETTE_RECORD (figure)), out);
    }
  return g_string_free (out, FALSE);
}

/* The samples, each side of which comes out of a new battle as it went in */
static void
test_samples (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (VedetteBattle) battle = NULL;
      g_autoptr (VedetteRules) rules = NULL;
      const VedetteArmyFormat *format;

      if (!g_str_has_suffix (name, ".vedette"))
        continue;
      battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, NULL);
      rules = vedette_systems_new_rules (battle);
      format = vedette_army_get_format (rules);
      for (guint i = 0; format->sides[i] != NULL; i++)
        {
          g_autoptr (VedetteRules) other = new_battle (vedette_battle_get_schema (battle)->system);
          g_autofree char *text = export_army (rules, format->sides[i], NULL), *again = NULL;

          g_test_message ("%s: %s", name, format->sides[i]);
          g_assert_nonnull (strchr (strchr (text, '\n') + 1, '\n'));
          import_army (other, format->sides[i], text, FALSE);
          again = export_army (other, format->sides[i], NULL);
          g_assert_cmpstr (again, ==, text);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 8);
}

static const char * const hostile[] = {
  "Contingent", "No contingent", "Whole side", "# no comment", "#1 squad", "x:", "A: b:", "\"", "\\", "a\"b, c", "8 men",
  "led by nobody", "player one", "good", "good, bow", "in reserve", "(2)", "A (2)", " spaced ", "two  spaces", "tab\tand\nline",
  "\xe2\x80\xa8separator", "Ærøskøbing 谷", "arrives on 5+", "may break off", "Faction", "faction Orcs", "Army", "Corps", "Nation",
  "Division 3", "1st Division: 4 line infantry", "+3", "quick +2", "ﬁrst, ‘quoted’", "-", "—", "• bullet", "* x", "0", NULL,
};

static gboolean
is_wanted (const char *name)
{
  static const char * const not[] = { "add-army", "add-participants", "add-forces", "add-fight", "add-effect", "add-body",
                                      "add-order-card", "add-card", "add-place", NULL };
  static const char * const more[] = { "set-contingent", "set-army", "set-nation", NULL };

  return (g_str_has_prefix (name, "add-") && !g_strv_contains (not, name)) || g_strv_contains (more, name);
}

/* Fills a battle with what its moves add, at random, as far as the rules allow. */
static void
fill (VedetteRules *rules,
      guint32       seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  for (guint i = 0; i < 120; i++)
    {
      g_autoptr (VedetteMove) kind = g_list_model_get_item (moves, (guint) g_rand_int_range (rand, 0, (gint32)
                                                                                            g_list_model_get_n_items (moves)));
      const char *name = vedette_move_get_name (kind);
      g_autoptr (JsonObject) params = NULL;
      g_autoptr (VedetteMove) move = NULL;
      g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();

      if (!is_wanted (name))
        continue;
      params = vedette_random_fill (rules, kind, rand, hostile);
      move = vedette_rules_new_move (rules, name, params, NULL);
      if (move != NULL)
        vedette_rules_perform (rules, move, dice, TRUE, NULL, NULL);
    }
}

static void
test_random (gconstpointer data)
{
  const char *system = data;
  guint n_units = 0;

  for (guint32 seed = 1; seed <= 60; seed++)
    {
      g_autoptr (VedetteRules) rules = new_battle (system);
      const VedetteArmyFormat *format = vedette_army_get_format (rules);
      guint last = g_str_equal (system, "stack") ? 0 : 1;

      fill (rules, seed);
      for (guint i = 0; i <= last; i++)
        {
          g_autoptr (VedetteRules) other = new_battle (system);
          g_autofree char *text = export_army (rules, format->sides[i], NULL), *again = NULL;

          g_test_message ("seed %u: %s", seed, text);
          if (*(strchr (text, '\n') + 1) == '\0')
            continue;
          n_units++;
          import_army (other, format->sides[i], text, TRUE);
          again = export_army (other, format->sides[i], NULL);
          g_assert_cmpstr (again, ==, text);
          if (g_str_equal (system, "skirmish"))
            {
              g_autofree char *one = dump_skirmish (rules, i), *two = dump_skirmish (other, i);

              g_assert_cmpstr (two, ==, one);
            }
        }
    }
  g_assert_cmpuint (n_units, >, 30);
}

/* One line for each hostile name, in contingents with hostile names, led by them */
static void
test_hostile (void)
{
  g_autoptr (VedetteRules) rules = new_battle ("skirmish"), other = new_battle ("skirmish");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *edit = vedette_battle_edit (battle, "sample");
  g_autofree char *text = NULL, *one = NULL, *two = NULL;
  VedetteSkirmish skirmish;
  gint64 side;

  vedette_skirmish_read (&skirmish, battle);
  side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[0]));
  for (guint i = 0; hostile[i] != NULL; i++)
    for (guint k = 0; k < 2; k++)
      {
        g_autoptr (VedetteContingent) contingent = g_object_new (VEDETTE_TYPE_CONTINGENT, "name", hostile[i], "side", side,
                                                                 "player", hostile[(i + 7) % 20], NULL);
        gint64 id = vedette_edit_insert (edit, contingent, -1);
        g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", hostile[i], "side", side, "contingent",
                                                         k == 0 ? id : (gint64) 0, "notes", hostile[(i + 3) % 20], "hidden",
                                                         i % 2 == 1, "arrives-sides", 6 + (int) k, "break-off", k == 1, NULL);
        g_autoptr (VedetteTrait) trait = NULL;
        gint64 line = vedette_edit_insert (edit, figure, -1);

        vedette_edit_set (edit, contingent, "leader", line, NULL);
        trait = g_object_new (VEDETTE_TYPE_TRAIT, "name", hostile[i], "value", 1 + (int) k, "whose", k == 0 ? id : line, NULL);
        vedette_edit_insert (edit, trait, -1);
      }
  g_assert_nonnull (vedette_battle_commit (battle, edit, NULL));
  text = export_army (rules, "red", NULL);
  import_army (other, "red", text, FALSE);
  one = dump_skirmish (rules, 0);
  two = dump_skirmish (other, 0);
  g_assert_cmpstr (two, ==, one);
}

/* So many texts are followed, whatever is asked for by hand; so many have one digest. */
#define FOLLOWED 300
#define TOGETHER 10

/* Whatever a text has in it, it is read or refused; and what was read once comes out and in as it is. */
static void
test_mutations (void)
{
  static const struct
  {
    const char *system, *text;
  } texts[] = {
    { "skirmish", "Whole side, banner +1:\nContingent \"A, b\", led by Ivar, player Anna, quick +2:\nIvar, good, heroic leader\n"
                  "8 spearmen, 6\" move, \"a note\", arrives on 5+ on d8\nNo contingent:\nBob, hidden, (x)\n" },
    { "stack", "Mira, blue, diamond, letter M, player Anna\n8 orcs, Initiative 2, faction \"Swamp\"\n"
               "2 spearmen, hired, 1 willing\nFaction Swamp, green, square\n" },
    { "eagles", "Army \"A\" (Lerch), average, span 24\nI Corps (Amsel), good\n1st Division: 11th Line (line infantry), 4 line "
                "infantry strength 600\nGuard, independent, arrives turn 4: 2 elite infantry nation Saxon\nNation Saxon, screen +1\n" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n = vedette_random_get_amount ("VEDETTE_RANDOM_ARMIES", 1500, FOLLOWED), n_read = 0;
  g_autoptr (VedetteTestTrail) trail = vedette_test_trail_new ("armies");
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const char *system = texts[i % 3].system;
      g_autoptr (VedetteRules) rules = new_battle (system), other = new_battle (system);
      const char *side = vedette_army_get_format (rules)->sides[0];
      g_autofree char *mutated = g_strdup (texts[i % 3].text), *valid = NULL, *one = NULL, *two = NULL;
      gint32 length = (gint32) strlen (mutated);
      g_autoptr (VedetteMove) move = NULL;
      g_autoptr (VedetteRuling) ruling = NULL;
      g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();

      for (gint32 k = g_rand_int_range (rand, 1, 6); k > 0; k--)
        mutated[g_rand_int_range (rand, 0, length)] = ":,\"\n()#+-8 aA\\\xe4"[g_rand_int_range (rand, 0, 16)];
      valid = g_utf8_make_valid (mutated, -1);
      move = vedette_army_new_import (rules, side, valid, NULL);
      g_assert_nonnull (move);
      ruling = vedette_rules_check (rules, move);
      g_string_append_printf (told, "%s\n%d %s\n", valid, ruling->verdict, ruling->why);
      if (!ruling->is_final && vedette_rules_perform (rules, move, dice, TRUE, NULL, NULL) == NULL)
        g_error ("checked, but not performed: %s", valid);
      one = export_army (rules, side, NULL);
      g_string_append (told, one);
      if (i < FOLLOWED && i % TOGETHER == TOGETHER - 1)
        {
          g_autofree char *head = g_strdup_printf ("up to %u", i + 1);

          vedette_test_trail_note (trail, head, told);
        }
      if (ruling->is_final)
        continue;
      n_read++;
      g_test_message ("%s\n%s", valid, one);
      import_army (other, side, one, TRUE);
      two = export_army (other, side, NULL);
      g_assert_cmpstr (two, ==, one);
    }
  vedette_test_trail_end (trail);
  g_assert_cmpuint (n_read, >, n / 5);
}

static void
test_many (void)
{
  g_autoptr (VedetteRules) rules = new_battle ("skirmish");
  GString *text = g_string_new ("# Vedette army: skirmish\n");
  g_autofree char *sent = NULL, *again = NULL, *last = NULL;
  const guint n = vedette_random_get_amount ("VEDETTE_ARMY_LINES", 10000, 2000);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%sLine %u, good, bow, 12\" range, 7 points, quick +2\n",
                            i % 1000 == 0 ? "\nContingent C:\n" : "", i + 1);
  sent = g_string_free (text, FALSE);
  import_army (rules, "blue", sent, FALSE);
  again = export_army (rules, "blue", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          VEDETTE_TYPE_FIGURE)), ==, n);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          VEDETTE_TYPE_CONTINGENT)), ==, 1);
  last = g_strdup_printf ("Line %u, good, bow, 12\" range, 7 points, quick +2\n", n);
  g_assert_nonnull (strstr (again, last));
}

/* What is wrong, and what is said of it */
static void
test_faults (void)
{
  static const struct
  {
    const char *system, *side, *text, *why;
  } faults[] = {
    { "skirmish", "red", "# Vedette army: stack\nMira, blue\n", "Line 1: This army is for the game system “stack”" },
    { "skirmish", "red", "# note\n\nWat, good\nBob, good, average, poor\n", "Line 4: " },
    { "skirmish", "red", "Men, led by Ivar:\nWat, good\n", "Line 1: This army has no leader called “Ivar”" },
    { "skirmish", "red", "Men, with hats:\nWat, good\n", "Line 1: Cannot read “with hats”" },
    { "skirmish", "red", "Men (3):\nWat, good\n", "Line 1: “(3)”" },
    { "skirmish", "red", "No contingent, quick +2:\nWat, good\n", "Line 1: " },
    { "skirmish", "red", "Men, quick +21:\nWat, good\n", "Line 1: “quick +21”" },
    { "skirmish", "red", "# nothing\n", "This army is empty" },
    { "skirmish", "red", "Wat\nBob, arrives on 7+ on d6\n", "Line 2: “arrives on 7+ on d6”" },
    { "stack", "all", "8 orcs, 2, faction Mordor\n", "No faction “Mordor” yet" },
    { "stack", "players", "8 orcs, 2\n", "Orcs: enemies do not belong to the players’ side. Leave the line out." },
    { "stack", "enemies", "Mira, blue\n", "Mira: characters and hired help do not belong to the enemies" },
    { "eagles", "red", "Nation French, screen +10\n1st: line infantry\n", "Line 1: “screen +10”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (VedetteRules) rules = new_battle (faults[i].system);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = vedette_army_new_import (rules, faults[i].side, faults[i].text, &error);
      g_autoptr (VedetteRuling) ruling = move != NULL ? vedette_rules_check (rules, move) : NULL;
      const char *why = ruling != NULL ? ruling->why : error->message;

      g_test_message ("%s", why);
      g_assert_nonnull (why);
      g_assert_true (ruling == NULL || ruling->is_final);
      g_assert_nonnull (strstr (why, faults[i].why));
    }
}

/* Nothing of what is hidden is written for others, nor that there is something. */
static void
test_secrets (void)
{
  g_autoptr (VedetteRules) rules = new_battle ("skirmish");
  g_autofree char *own = NULL, *other = NULL, *all = NULL;

  import_army (rules, "red", "Spies, led by Wat:\nWat, good, sly +2, hidden\nBob, poor\n", FALSE);
  own = export_army (rules, "red", "red");
  other = export_army (rules, "red", "blue");
  all = export_army (rules, "red", VEDETTE_AUDIENCE_ALL);
  g_assert_nonnull (strstr (own, "Contingent Spies, led by Wat:\nWat, good, hidden, sly +2\n"));
  g_assert_cmpstr (other, ==, all);
  g_assert_null (strstr (other, "Wat"));
  g_assert_null (strstr (other, "led by"));
  g_assert_null (strstr (other, "sly"));
  g_assert_nonnull (strstr (other, "Bob, poor"));
}

/* With two armies in the battle, what is written of one is nothing of the other. */
static void
test_two (void)
{
  static const struct
  {
    const char *system, *red, *blue;
  } rows[] = {
    { "skirmish", "Spies, led by Wat:\nWat, good\n", "Guards, led by Bob:\nBob, poor\n" },
    { "eagles", "I Corps (Amsel)\n1st Division: 4 line infantry\n", "II Corps (Lerch)\n2nd Division: 3 elite cavalry\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRules) rules = new_battle (rows[i].system);
      g_autofree char *red = NULL, *blue = NULL, *red_then = NULL;

      import_army (rules, "red", rows[i].red, FALSE);
      red = export_army (rules, "red", VEDETTE_AUDIENCE_ALL);
      import_army (rules, "blue", rows[i].blue, FALSE);
      red_then = export_army (rules, "red", VEDETTE_AUDIENCE_ALL);
      blue = export_army (rules, "blue", VEDETTE_AUDIENCE_ALL);
      g_assert_cmpstr (red_then, ==, red);
      g_assert_null (strstr (blue, "Amsel"));
      g_assert_null (strstr (blue, "Wat"));
      g_assert_nonnull (strstr (blue, i == 0 ? "Bob" : "Lerch"));
    }
}

/* One undo takes all of it back. */
static void
test_undo (void)
{
  g_autoptr (VedetteRules) rules = new_battle ("eagles");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle), *after = NULL;
  gint64 cursor = vedette_battle_get_cursor (battle);
  g_autoptr (GError) error = NULL;

  import_army (rules, "blue", "Army Reds (Lerch), good\nI Corps (Amsel)\n1st Division: 4 line infantry nation French\n"
                              "Nation French, screen +2\n", FALSE);
  g_assert_true (vedette_battle_go_to (battle, cursor, &error));
  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, ==, before);
}

static void
test_sides (void)
{
  g_autoptr (VedetteRules) rules = new_battle ("skirmish");
  g_autofree char *red = vedette_army_get_side (rules, "RED"), *nobody = vedette_army_get_side (rules, "green");
  g_autofree char *words = vedette_army_list_sides (rules);
  gsize length = 0;
  g_autofree char *bytes = g_convert ("Wat, good\n", -1, "UTF-16", "UTF-8", NULL, &length, NULL);
  g_autofree char *text = vedette_army_decode (bytes, length, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (red, ==, "red");
  g_assert_null (nobody);
  g_assert_cmpstr (words, ==, "red, blue");
  g_assert_cmpstr (text, ==, "Wat, good\n");
  g_assert_null (vedette_army_decode ("a\xff", 2, &error));
  g_assert_error (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_TEXT);
}

/* A file may be nothing but its mark, or a part of one. */
static void
test_marks (void)
{
  static const char * const whole[] = { "\xff\xfe", "\xfe\xff", "\xef\xbb\xbf", "" };
  static const char * const parts[] = { "\xff", "\xfe", "\xef\xbb", "\xff\xff", "\xfe\xfe" };

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    {
      g_autofree char *text = vedette_army_decode (whole[i], strlen (whole[i]), NULL);

      g_assert_cmpstr (text, ==, "");
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (vedette_army_decode (parts[i], strlen (parts[i]), &error));
      g_assert_error (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_TEXT);
    }
}

/* Of each line without a class it is said once, also of the first one. */
static void
test_no_class (void)
{
  static const struct
  {
    const char *text;
    guint n;
  } armies[] = { { "Wat, good\n", 0 }, { "Wat\n", 1 }, { "Wat\nBob, good\nHob\n", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autoptr (VedetteRules) rules = new_battle ("skirmish");
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = vedette_army_new_import (rules, "red", armies[i].text, &error);
      g_autoptr (VedetteRuling) ruling = NULL;

      g_assert_no_error (error);
      ruling = vedette_rules_check (rules, move);
      g_test_message ("%s", armies[i].text);
      g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, armies[i].n);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army/samples", test_samples);
  g_test_add_func ("/army/marks", test_marks);
  g_test_add_data_func ("/army/random/skirmish", "skirmish", test_random);
  g_test_add_data_func ("/army/random/stack", "stack", test_random);
  g_test_add_data_func ("/army/random/eagles", "eagles", test_random);
  g_test_add_func ("/army/hostile", test_hostile);
  g_test_add_func ("/army/mutations", test_mutations);
  g_test_add_func ("/army/many", test_many);
  g_test_add_func ("/army/faults", test_faults);
  g_test_add_func ("/army/secrets", test_secrets);
  g_test_add_func ("/rules/skirmish/S-10/army/no-class", test_no_class);
  g_test_add_func ("/army/undo", test_undo);
  g_test_add_func ("/army/two", test_two);
  g_test_add_func ("/army/sides", test_sides);
  return g_test_run ();
}
