/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies in German: what was written is read again, and what a German player types means what he says. */

#include "vedette-config.h"

#include "core/document/vedette-battle-file.h"
#include "core/exchange/vedette-army.h"
#include "core/systems.h"
#include "vedette-test-language.h"

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

/* Brings that text in where nothing was, without a doubt, and writes it out again. */
static char *
bring_in (const char *system,
          const char *side,
          const char *text)
{
  g_autoptr (VedetteRules) rules = new_battle (system);
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_army_new_import (rules, side, text, &error);
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();
  char *out;

  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    g_error ("%s\n%s", ruling->why, text);
  g_assert_nonnull (vedette_rules_perform (rules, move, dice, FALSE, NULL, &error));
  g_assert_no_error (error);
  out = vedette_army_export (rules, side, NULL, &left, &error);
  g_assert_no_error (error);
  return out;
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
          g_autoptr (GPtrArray) left = NULL;
          g_autofree char *text = vedette_army_export (rules, format->sides[i], NULL, &left, NULL);
          g_autofree char *again = bring_in (vedette_battle_get_schema (battle)->system, format->sides[i], text);

          g_test_message ("%s: %s", name, format->sides[i]);
          g_assert_cmpstr (again, ==, text);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 8);
}

typedef struct
{
  const char *path, *system, *side, *german, *english;
} Army;

static void
test_typed (gconstpointer data)
{
  const Army *army = data;
  g_autofree char *german = bring_in (army->system, army->side, army->german);
  g_autofree char *english = bring_in (army->system, army->side, army->english);

  g_assert_cmpstr (german, ==, english);
}

static const Army armies[] = {
  { "/german/typed/skirmish", "skirmish", "red",
    "Kontingent Nordmark, geführt von Ivar, Spieler Anna:\n"
    "Ivar, hervorragend, heldenhafter Anführer, darf sich lösen\n"
    "6 Bogner, gut, Langbögen, 24 Zoll Reichweite, 6 Zoll Bewegung, 60 Punkte\n"
    "zwölf Spießknechte, durchschnittlich\n"
    "Ulf, schwach, verborgen\n"
    "Hob, schlecht, kommt bei 5+ auf W8\n"
    "ganze Seite, banner +1:\n"
    "Wat, Armbrust, in Reserve\n",
    "Contingent Nordmark, led by Ivar, player Anna:\n"
    "Ivar, excellent, heroic leader, may break off\n"
    "6 Bogner, good, bow, 24\" range, 6\" move, 60 points\n"
    "12 Spießknechte, average\n"
    "Ulf, poor, hidden\n"
    "Hob, rubbish, arrives on 5+ on d8\n"
    "Whole side, banner +1:\n"
    "Wat, crossbow, in reserve\n" },
  { "/german/typed/stack", "stack", "all",
    "Mira, blau, Raute, Buchstabe K, Spieler Anna\n8 Orks, Initiative 2\n2 Spießer, angeheuert, 1 bereit\nBram, grün, wartend\n",
    "Mira, blue, diamond, letter K, player Anna\n8 Orks, Initiative 2\n2 Spießer, hired, 1 willing\nBram, green, waiting\n" },
  { "/german/typed/eagles", "eagles", "red",
    "1. Division (Amsel), gut: 4 Linie Infanterie, 2 Elite Kavallerie, 1 Linie Artillerie\n"
    "Vorhut, selbständig: 1 Linie Kavallerie\n",
    "1. Division (Amsel), good: 4 line infantry, 2 elite cavalry, 1 line artillery\n"
    "Vorhut, independent: 1 line cavalry\n" },
};

int
main (int    argc,
      char **argv)
{
  g_autofree char *po = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  char *folder;
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = vedette_test_language_begin ("de", po);

  g_test_add_func ("/german/samples", test_samples);
  for (gsize i = 0; i < G_N_ELEMENTS (armies); i++)
    g_test_add_data_func (armies[i].path, &armies[i], test_typed);

  result = g_test_run ();
  vedette_test_language_end (folder, "de");
  return result;
}
