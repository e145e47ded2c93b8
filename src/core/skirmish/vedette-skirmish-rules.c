/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules service of the skirmish system. */

#include "vedette-config.h"

#include "core/skirmish/vedette-skirmish-rules.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "core/skirmish/vedette-about.h"
#include "core/skirmish/vedette-contingent.h"
#include "core/skirmish/vedette-figure.h"
#include "core/skirmish/vedette-force.h"
#include "core/skirmish/vedette-order-card.h"
#include "core/skirmish/vedette-skirmish-game.h"
#include "core/skirmish/vedette-skirmish-switches.h"

const VedetteSchema vedette_skirmish_schema = {
  .system = "skirmish",
  .types = {
    vedette_about_get_type,
    vedette_skirmish_switches_get_type,
    vedette_skirmish_game_get_type,
    vedette_force_get_type,
    vedette_contingent_get_type,
    vedette_figure_get_type,
    vedette_order_card_get_type,
    NULL,
  },
  .format = &vedette_format,
};

struct _VedetteSkirmishRules
{
  VedetteRules parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteSkirmishRules, vedette_skirmish_rules, VEDETTE_TYPE_RULES)

static void
add_force (VedetteEdit *edit,
           const char  *name,
           const char  *colour,
           VedetteSign  sign)
{
  g_autoptr (VedetteForce) force = g_object_new (VEDETTE_TYPE_FORCE, "name", name, "colour", colour, "sign", sign, NULL);

  vedette_edit_insert (edit, force, -1);
}

static void
set_up (VedetteRules *rules,
        VedetteEdit  *edit)
{
  g_autoptr (VedetteAbout) about = g_object_new (VEDETTE_TYPE_ABOUT, NULL);
  g_autoptr (VedetteSkirmishSwitches) switches = g_object_new (VEDETTE_TYPE_SKIRMISH_SWITCHES, NULL);
  g_autoptr (VedetteSkirmishGame) game = g_object_new (VEDETTE_TYPE_SKIRMISH_GAME, NULL);

  vedette_edit_insert (edit, about, -1);
  vedette_edit_insert (edit, switches, -1);
  vedette_edit_insert (edit, game, -1);
  /* Translators: the name that a side has until the players give it another */
  add_force (edit, C_("side", "Red"), "#c01c28", VEDETTE_SIGN_TRIANGLE);
  add_force (edit, C_("side", "Blue"), "#1a5fb4", VEDETTE_SIGN_CIRCLE);
}

static GType (*const moves[]) (void) = { NULL };

static void
vedette_skirmish_rules_class_init (VedetteSkirmishRulesClass *klass)
{
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_skirmish_schema;
  rules_class->moves = moves;
  rules_class->set_up = set_up;
}

static void
vedette_skirmish_rules_init (VedetteSkirmishRules *self)
{
}
