/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle stands and what is due, for those who may know it. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-challenge.h"
#include "core/rules/vedette-pending.h"
#include "core/rules/vedette-status.h"

#define MINUTES_OF_HOUR 60
#define HOURS_OF_DAY 24

/* Returns: (transfer full): the time of the battle clock when this turn began (E-02) */
char *
vedette_eagles_say_clock (const VedetteEagles *self)
{
  int turn = MAX (1, vedette_eagles_game_get_turn (self->game));
  int minutes = vedette_eagles_about_get_start (self->about) + (turn - 1) * VEDETTE_EAGLES_TURN_MINUTES;

  return g_strdup_printf ("%02d:%02d", minutes / MINUTES_OF_HOUR % HOURS_OF_DAY, minutes % MINUTES_OF_HOUR);
}

static gpointer
find_suspended (const VedetteEagles *self)
{
  g_autoptr (GPtrArray) pile = vedette_pending_list (self->battle);

  for (guint i = 0; i < pile->len; i++)
    if (g_str_equal (vedette_pending_get_kind (pile->pdata[i]), VEDETTE_EAGLES_PENDING_ACTIVATION))
      return vedette_eagles_find (self, vedette_division_get_type (), vedette_pending_get_who (pile->pdata[i]));
  return NULL;
}

/* Whether a thief is active, though something may lie on that now */
static gboolean
has_thief (const VedetteEagles *self)
{
  gpointer active = vedette_eagles_get_active (self);

  return active != NULL && vedette_record_get_id (VEDETTE_RECORD (vedette_eagles_get_army_of (self, active))) !=
                             vedette_eagles_game_get_owner (self->game);
}

/* Whose the initiative is: of the division that moves, stolen or not, else of the owner of the turn */
static void
name_army (const VedetteEagles *self,
           GListStore          *list)
{
  gpointer active = vedette_eagles_get_active (self);
  VedetteArmy *army = active != NULL ? vedette_eagles_get_army_of (self, active)
                                     : vedette_eagles_find (self, vedette_army_get_type (),
                                                            vedette_eagles_game_get_owner (self->game));

  vedette_status_name_party (list, army != NULL ? vedette_eagles_get_word (self, army) : NULL);
}

static void
add_turn (const VedetteEagles *self,
          GListStore          *list)
{
  VedetteEaglesPhase phase = vedette_eagles_game_get_phase (self->game);
  int turn = vedette_eagles_game_get_turn (self->game);
  g_autofree char *number = g_strdup_printf ("%d", turn), *clock = vedette_eagles_say_clock (self);

  vedette_status_add_text (list, "phase", _("Phase"), VEDETTE_EMPHASIS_HEADLINE,
                           vedette_enum_get_nick (vedette_eagles_phase_get_type (), (int) phase),
                           vedette_enum_get_label (vedette_eagles_phase_get_type (), (int) phase));
  name_army (self, list);
  if (turn == 0)
    return;
  vedette_status_add_int (list, "turn", _(VEDETTE_EAGLES_LABEL_TURN), VEDETTE_EMPHASIS_STRONG, turn, number);
  vedette_status_add_text (list, "clock", _("Battle clock"), VEDETTE_EMPHASIS_STRONG, clock, clock);
}

static void
add_named (const VedetteEagles *self,
           GListStore          *list,
           const char          *id,
           const char          *label,
           VedetteEmphasis      emphasis,
           gpointer             record)
{
  g_autofree char *word = NULL, *name = NULL;

  if (record == NULL)
    return;
  word = vedette_eagles_get_command_word (self, record);
  name = vedette_eagles_say (self, record);
  vedette_status_add_text (list, id, label, emphasis, word, name);
}

/* Owner, thief and suspended division, as they lie on each other */
static void
add_initiative (const VedetteEagles *self,
                GListStore          *list)
{
  gpointer owner = vedette_eagles_find (self, vedette_army_get_type (), vedette_eagles_game_get_owner (self->game));
  gpointer challenger = vedette_eagles_get_challenger (self);
  gboolean thief = has_thief (self);

  add_named (self, list, "owner", _(VEDETTE_EAGLES_LABEL_OWNER), VEDETTE_EMPHASIS_STRONG, owner);
  add_named (self, list, thief ? "thief" : "active", thief ? _("Thief") : _("Active"), VEDETTE_EMPHASIS_STRONG,
             vedette_eagles_get_active (self));
  add_named (self, list, "suspended", _("Suspended"), VEDETTE_EMPHASIS_NORMAL, find_suspended (self));
  add_named (self, list, "challenger", _(VEDETTE_EAGLES_LABEL_CHALLENGER), VEDETTE_EMPHASIS_STRONG, challenger);
}

/**
 * vedette_eagles_get_pool:
 * @army: whose
 * @audience: (nullable): who asks
 *
 * Nobody sees that points are allocated before the dice lie, but who allocated them: to all others the pool is what it was.
 *
 * Returns: the initiative points that it has left, as @audience may know it
 */
int
vedette_eagles_get_pool (const VedetteEagles *self,
                         gpointer             army,
                         const char          *audience)
{
  gboolean sees = vedette_eagles_may_see (self, vedette_record_get_id (army), "pool", audience);

  return vedette_army_get_pool (army) + (sees ? 0 : MAX (0, vedette_army_get_allocated (army)));
}

static void
add_pools (const VedetteEagles *self,
           const char          *audience,
           GListStore          *list)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      int pool = vedette_eagles_get_pool (self, army, audience);
      g_autofree char *id = g_strdup_printf ("points-%s", vedette_eagles_get_word (self, army));
      g_autofree char *name = vedette_eagles_say (self, army);
      /* Translators: an army */
      g_autofree char *label = g_strdup_printf (_("Points of %s"), name);
      g_autofree char *text = g_strdup_printf ("%d", pool);

      vedette_status_add_int (list, id, label, VEDETTE_EMPHASIS_NORMAL, pool, text);
    }
}

static const struct
{
  const char *id;
  const char *label;
  guint phases;
} ladder[] = {
  { "orders", NC_("ladder", "Orders and messages"), VEDETTE_EAGLES_ON (ORDERS) },
  { "independents", NC_("ladder", "Independents"), VEDETTE_EAGLES_ON (DETERMINE) | VEDETTE_EAGLES_ON (INDEP_EARLY) },
  { "skirmish", NC_("ladder", "Skirmish combat"), VEDETTE_EAGLES_ON (SKIRMISH) },
  { "opening-roll", NC_("ladder", "Opening roll"), VEDETTE_EAGLES_ON_OPENING },
  { "divisions", NC_("ladder", "Divisions"),
    VEDETTE_EAGLES_ON (CHOOSE) | VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_STEALING | VEDETTE_EAGLES_ON (LOCAL) },
  { "late-independents", NC_("ladder", "Late independents"), VEDETTE_EAGLES_ON (INDEP_LATE) },
  { "turn-end", NC_("ladder", "End of the turn"), VEDETTE_EAGLES_ON (TURN_END) },
};

static char *
say_why_locked (const VedetteEagles *self,
                const char          *id)
{
  if (g_str_equal (id, "orders") && vedette_eagles_awaits_orders (self))
    return vedette_eagles_say_orders_begin (self);
  if (g_str_equal (id, "orders") && !vedette_eagles_has_orders (self))
    return g_strdup (_("Not in use"));
  if (g_str_equal (id, "skirmish") && !vedette_eagles_has_dice (self))
    return g_strdup (_("Class dice are not set. Use Enter Class Dice (C)."));
  return NULL;
}

/* What there is to say of a part: whose the turn is, how many divisions are done */
static char *
say_part (const VedetteEagles *self,
          const char          *id)
{
  g_autoptr (GPtrArray) divisions = NULL;
  guint done = 0, all = 0;

  if (!g_str_equal (id, "divisions"))
    return NULL;
  divisions = vedette_eagles_list_divisions (self, NULL, VEDETTE_DIVISION_LED);
  for (guint i = 0; i < divisions->len; i++)
    {
      all += vedette_eagles_is_on_table (self, divisions->pdata[i]) ? 1 : 0;
      done += vedette_division_get_activation (divisions->pdata[i]) == VEDETTE_ACTIVATION_DONE ? 1 : 0;
    }
  /* Translators: how many divisions have been activated, and how many there are, as in “3 of 7 done” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u finished", "%u of %u finished", done), done, all);
}

/* The phases of the turn, the present one marked */
static void
add_ladder (const VedetteEagles *self,
            GListStore          *list)
{
  VedetteStatus *turn = vedette_status_add_progress (list, "ladder", _("This turn"), VEDETTE_EMPHASIS_STRONG);
  guint now = 0;

  while (now < G_N_ELEMENTS (ladder) && !vedette_eagles_is_on (self, ladder[now].phases))
    now++;
  for (guint i = 0; i < G_N_ELEMENTS (ladder); i++)
    {
      g_autofree char *locked = i != now ? say_why_locked (self, ladder[i].id) : NULL;
      VedettePartState state = i == now ? VEDETTE_PART_NOW : locked != NULL ? VEDETTE_PART_LOCKED
                               : i < now ? VEDETTE_PART_DONE : VEDETTE_PART_AHEAD;
      g_autofree char *about = say_part (self, ladder[i].id);

      vedette_status_add_part (turn, ladder[i].id, g_dpgettext2 (NULL, "ladder", ladder[i].label), state,
                               locked != NULL ? locked : about, NULL);
    }
}

/* Every division on the table, and how far it is */
static void
add_divisions (const VedetteEagles *self,
               GListStore          *list)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, army, VEDETTE_DIVISION_LED);
      g_autofree char *id = g_strdup_printf ("divisions-%s", vedette_eagles_get_word (self, army));
      g_autofree char *name = vedette_eagles_say (self, army);
      VedetteStatus *parts = divisions->len > 0 ? vedette_status_add_progress (list, id, name, VEDETTE_EMPHASIS_NORMAL) : NULL;

      for (guint i = 0; i < divisions->len; i++)
        {
          VedetteActivation activation = vedette_division_get_activation (divisions->pdata[i]);
          g_autofree char *word = vedette_eagles_get_command_word (self, divisions->pdata[i]);
          g_autofree char *called = vedette_eagles_say (self, divisions->pdata[i]);

          if (vedette_eagles_is_on_table (self, divisions->pdata[i]))
            vedette_status_add_part (parts, word, called,
                                     activation == VEDETTE_ACTIVATION_DONE     ? VEDETTE_PART_DONE
                                     : activation == VEDETTE_ACTIVATION_ACTIVE ? VEDETTE_PART_NOW : VEDETTE_PART_AHEAD,
                                     activation == VEDETTE_ACTIVATION_SUSPENDED
                                       ? vedette_enum_get_label (vedette_activation_get_type (), (int) activation) : NULL,
                                     NULL);
        }
    }
}

/* For every division of the other side whether it may steal now, and if not, which condition fails (E-34 to E-41) */
static void
add_thieves (const VedetteEagles *self,
             GListStore          *list)
{
  gpointer active = vedette_eagles_get_active (self);
  g_autoptr (GPtrArray) divisions = NULL;
  VedetteStatus *parts;

  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_DIVISION) || active == NULL ||
      vedette_eagles_game_get_stole_back (self->game))
    return;
  divisions = vedette_eagles_list_divisions (self, vedette_eagles_get_other (self, vedette_eagles_get_army_of (self, active)),
                                             VEDETTE_DIVISION_LED);
  if (divisions->len == 0)
    return;
  parts = vedette_status_add_progress (list, "may-steal",
                                       has_thief (self) ? _("Divisions that could steal back")
                                                        : _("Possible challengers"),
                                       VEDETTE_EMPHASIS_NORMAL);
  for (guint i = 0; i < divisions->len; i++)
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
      g_autofree char *word = vedette_eagles_get_command_word (self, divisions->pdata[i]);
      g_autofree char *name = vedette_eagles_say (self, divisions->pdata[i]);
      gboolean may;

      if (!vedette_eagles_is_on_table (self, divisions->pdata[i]))
        continue;
      vedette_eagles_check_challenge (self, divisions->pdata[i], ruling);
      may = ruling->verdict == VEDETTE_VERDICT_ALLOWED;
      vedette_status_add_part (parts, word, name,
                               may ? VEDETTE_PART_AHEAD : VEDETTE_PART_LOCKED,
                               may ? _("if within 8″ and in sight") : ruling->why, may ? "steal" : NULL);
    }
}

void
vedette_eagles_fill_status (const VedetteEagles *self,
                            const char          *audience,
                            GListStore          *list)
{
  if (self->game == NULL)
    return;
  add_turn (self, list);
  add_initiative (self, list);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_TURN))
    {
      add_pools (self, audience, list);
      add_ladder (self, list);
      vedette_eagles_add_dispatches (self, audience, list);
      vedette_eagles_add_checks (self, list);
      add_divisions (self, list);
      add_thieves (self, list);
    }
}

static char *
say_owner (const VedetteEagles *self)
{
  gpointer owner = vedette_eagles_find (self, vedette_army_get_type (), vedette_eagles_game_get_owner (self->game));
  g_autofree char *name = owner != NULL ? vedette_eagles_say (self, owner) : NULL;

  /* Translators: an army */
  return name != NULL ? g_strdup_printf (_("%s must choose a division"), name) : NULL;
}

/* What is worth knowing of who moves: which unit has to test, that orders bind the division (E-13, E-50), or who was
 * interrupted */
static char *
say_of_mover (const VedetteEagles *self,
              const char         **rule)
{
  g_autoptr (GPtrArray) threatened = vedette_eagles_list_threatened (self);
  gpointer active = vedette_eagles_get_active (self), suspended = find_suspended (self);
  g_autofree char *next = suspended != NULL ? vedette_eagles_say (self, suspended) : NULL;

  *rule = threatened->len > 0 ? "E-50" : active != NULL && vedette_eagles_is_bound (self, active) ? "E-13" : "A-E09";
  if (threatened->len > 0)
    /* Translators: a unit */
    return g_strdup_printf (_("The flank of %s is threatened: the unit must test"),
                            vedette_eagles_get_name (threatened->pdata[0]));
  if (g_str_equal (*rule, "E-13"))
    return g_strdup (_("An order binds the division; its commander may read the order"));
  /* Translators: the division that was interrupted */
  return next != NULL ? g_strdup_printf (_("Then %s continues"), next) : NULL;
}

static char *
say_active (const VedetteEagles *self)
{
  gpointer active = vedette_eagles_get_active (self);
  g_autofree char *name = active != NULL ? vedette_eagles_say (self, active) : NULL;

  /* Translators: a division */
  return name != NULL ? g_strdup_printf (_("%s moves"), name) : NULL;
}

static char *
say_independents (const VedetteEagles *self)
{
  gpointer due = vedette_eagles_get_due_independent (self, NULL);

  if (due == NULL)
    return g_strdup (_("Independents activate by local initiative"));
  /* Translators: an independent unit, whose move is due */
  return g_strdup_printf (_("%s moves or passes"), vedette_eagles_get_name (due));
}

static char *
say_reaction (const VedetteEagles *self)
{
  gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_eagles_game_get_tested (self->game));

  if (unit == NULL)
    return NULL;
  /* Translators: a unit, and what it may do */
  return g_strdup_printf (_("%s can react: %s"), vedette_eagles_get_name (unit),
                          vedette_enum_get_label (vedette_eagles_reaction_get_type (),
                                                  (int) vedette_eagles_game_get_reaction (self->game)));
}

static char *
say_challenge (const VedetteEagles *self)
{
  gpointer challenger = vedette_eagles_get_challenger (self);
  gpointer active = vedette_eagles_get_active (self);

  g_autofree char *name = challenger != NULL ? vedette_eagles_say (self, challenger) : NULL;
  g_autofree char *challenged = active != NULL ? vedette_eagles_say (self, active) : NULL;

  if (name == NULL || challenged == NULL)
    return NULL;
  /* Translators: a division that tries to steal the initiative, and the one that is active */
  return g_strdup_printf (_("%s challenges %s"), name, challenged);
}

/**
 * vedette_eagles_get_due:
 * @hint: (out) (nullable): what is worth knowing of it
 * @rule: (out) (nullable): the id of the rule behind the hint
 *
 * Returns: (transfer full) (nullable): what is to be done next, as a sentence
 */
char *
vedette_eagles_get_due (const VedetteEagles *self,
                        const char          *audience,
                        char               **hint,
                        const char         **rule)
{
  if (self->game == NULL)
    return NULL;
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_INDEPENDENTS))
    *hint = say_of_mover (self, rule);
  switch (vedette_eagles_game_get_phase (self->game))
    {
    case VEDETTE_EAGLES_SETUP:
      return g_strdup (_("Set up both armies, then start"));
    case VEDETTE_EAGLES_POOL:
      return g_strdup (_("Both army commanders roll for their points"));
    case VEDETTE_EAGLES_ORDERS:
      return g_strdup (_("Write, deliver and roll for orders and messages"));
    case VEDETTE_EAGLES_DETERMINE:
      return g_strdup (_("Both army commanders roll to see when their independents activate"));
    case VEDETTE_EAGLES_INDEP_EARLY:
    case VEDETTE_EAGLES_INDEP_LATE:
      return say_independents (self);
    case VEDETTE_EAGLES_SKIRMISH:
      return g_strdup (_("Check infantry and artillery in skirmish range"));
    case VEDETTE_EAGLES_ALLOCATE:
      return g_strdup (_("Both sides can add points, then roll"));
    case VEDETTE_EAGLES_OPEN_ROLL:
      return g_strdup (_("Both army commanders roll for the turn"));
    case VEDETTE_EAGLES_CHOOSE:
      *hint = g_strdup (_("Choose a division, or pass"));
      *rule = "E-52";
      return say_owner (self);
    case VEDETTE_EAGLES_DIVISION_ACTIVE:
    case VEDETTE_EAGLES_THIEF_ACTIVE:
      return say_active (self);
    case VEDETTE_EAGLES_STEAL_ROLL:
    case VEDETTE_EAGLES_STEAL_BACK_ROLL:
      return say_challenge (self);
    case VEDETTE_EAGLES_LOCAL:
      return say_reaction (self);
    case VEDETTE_EAGLES_TURN_END:
      return g_strdup (vedette_eagles_game_get_cut (self->game) ? _("The dice have ended the turn") : _("The turn is over"));
    case VEDETTE_EAGLES_OVER:
      *hint = g_strdup (_("Use Undo to go back."));
      return g_strdup (vedette_enum_get_label (vedette_eagles_phase_get_type (), VEDETTE_EAGLES_OVER));
    default:
      return NULL;
    }
}
