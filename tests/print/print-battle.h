/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles to print, of any size. */

#pragma once

#include "core/skirmish/records/vedette-about.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "core/systems.h"

#include "print/skirmish/vedette-skirmish-sheets.h"
#include "print/skirmish/vedette-summary-data.h"

/* The sheets in the order of their table */
enum
{
  TEST_SUMMARY,
  TEST_CARDS,
  TEST_ROSTER,
  TEST_BLANK_CARDS,
  TEST_BLANK_ROSTER,
};

static inline const VedetteSheetKind *
test_get_sheet (int sheet)
{
  return &vedette_skirmish_print_system.sheets[sheet];
}

#define TEST_TIME "2031-05-06T07:08:09Z"

static inline void
test_commit (VedetteBattle *battle,
             VedetteEdit   *edit)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

/* A battle that has nothing but its two sides. */
static inline VedetteBattle *
test_battle_new (const char *name)
{
  VedetteBattle *battle = vedette_battle_new (&vedette_skirmish_schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (GError) error = NULL;
  VedetteEdit *edit;

  vedette_battle_set_clock (battle, TEST_TIME);
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  edit = vedette_battle_edit (battle, "test");
  vedette_edit_set (edit, vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT), "name", name, NULL);
  test_commit (battle, edit);
  return battle;
}

static inline VedetteForce *
test_get_force (VedetteBattle *battle,
                guint          index)
{
  g_autoptr (VedetteForce) force = g_list_model_get_item (vedette_battle_get_records (battle, VEDETTE_TYPE_FORCE), index);

  return force;
}

static inline gint64
test_get_side (VedetteBattle *battle,
               guint          index)
{
  return vedette_record_get_id (VEDETTE_RECORD (test_get_force (battle, index)));
}

static inline void
test_set_players (VedetteBattle *battle,
                  const char    *red,
                  const char    *blue)
{
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  vedette_edit_set (edit, test_get_force (battle, 0), "players", red, NULL);
  vedette_edit_set (edit, test_get_force (battle, 1), "players", blue, NULL);
  test_commit (battle, edit);
}

/* One more record of any kind; takes its reference. */
static inline gint64
test_insert (VedetteBattle *battle,
             gpointer       record)
{
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  gint64 id = vedette_edit_insert (edit, record, -1);

  test_commit (battle, edit);
  g_object_unref (record);
  return id;
}

static inline void
test_fill_lines (VedetteEdit *edit,
                 gint64       side,
                 const gint64 contingents[2],
                 guint        n,
                 const char  *prefix)
{
  static const int counts[] = { 1, 5, 8, 1, 12, 40 };

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02u", prefix, i + 1);
      gboolean leads = i % 6 == 0;
      int count = leads ? 1 : counts[i % G_N_ELEMENTS (counts)];
      g_autoptr (VedetteFigure) figure =
        g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "contingent", contingents[i * 2 / n], "count", count, "out",
                      count > 4 ? (int) (i % 5) : 0, "troops", (VedetteTroops) (i % 7), "leader",
                      leads ? (VedetteLeader) (1 + i / 6 % 5) : VEDETTE_LEADER_NONE, "weapon", (VedetteWeapon) (i % 6), "range",
                      i % 6 == 0 ? -1 : 1200, "rate", 600, "reserve", i % 11 == 7, NULL);

      vedette_edit_insert (edit, figure, -1);
    }
}

static inline void
test_fill_cards (VedetteEdit *edit,
                 gint64       side,
                 gint64       actor,
                 guint        n,
                 const char  *prefix)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *order = g_strdup_printf ("%s-order-%02u: take the mill by the ford and hold it to the last man", prefix, i + 1);
      g_autofree char *condition = g_strdup_printf ("%s-condition-%02u, as soon as the gate stands open", prefix, i + 1);
      g_autoptr (VedetteIds) actors = vedette_ids_new_one (actor);
      g_autoptr (VedetteOrderCard) card =
        g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", (int) i + 1, "side", side, "actors", actors, "order", order, "condition",
                      i % 3 == 2 ? "" : condition, "objective", VEDETTE_OBJECTIVE_PLACE, "place", "the mill", "state",
                      i % 3 == 2 ? VEDETTE_CARD_LIVE : VEDETTE_CARD_DORMANT, NULL);

      vedette_edit_insert (edit, card, -1);
    }
}

/* @n_lines and @n_cards to each side, in two contingents when there are more than six lines. */
static inline VedetteBattle *
test_battle_new_sized (guint n_lines,
                       guint n_cards)
{
  VedetteBattle *battle = test_battle_new ("The barn at Wetherby Ford");
  static const char * const prefixes[] = { "Redman", "Blueman" };

  test_set_players (battle, "Anna, Ben", "Carol");
  for (guint i = 0; i < 2; i++)
    {
      gint64 side = test_get_side (battle, i);
      gint64 contingents[2] = { 0, 0 };
      GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);
      g_autoptr (VedetteFigure) figure = NULL;
      VedetteEdit *edit;

      if (n_lines > 6)
        {
          contingents[0] = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Sir Gawain’s men", "side", side, "player",
                                                              "Ben", NULL));
          contingents[1] = test_insert (battle, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "Levy", "side", side, NULL));
        }
      edit = vedette_battle_edit (battle, "test");
      test_fill_lines (edit, side, contingents, n_lines, prefixes[i]);
      test_commit (battle, edit);
      figure = g_list_model_get_item (figures, g_list_model_get_n_items (figures) - 1);
      edit = vedette_battle_edit (battle, "test");
      test_fill_cards (edit, side, figure != NULL ? vedette_record_get_id (VEDETTE_RECORD (figure)) : 0, n_cards, prefixes[i]);
      test_commit (battle, edit);
    }
  return battle;
}
