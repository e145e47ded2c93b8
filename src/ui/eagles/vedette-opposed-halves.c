/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both sides of an opposed roll: one at a time is open, or both where nothing is secret. */

#include "vedette-config.h"

#include "ui/eagles/vedette-opposed-halves.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-opposed-half.h"
#include "ui/widgets/vedette-digits.h"

/* After so many milliseconds in which nothing is done, an open half covers itself. */
#define INTERVAL 30000

/* What there is to say of a side is asked of the rules only while it is open, for the answer may tell of its pool. */
struct _VedetteOpposedHalves
{
  AdwBin parent_instance;

  VedetteOpposedHalf *halves[VEDETTE_N_EAGLES_SIDES];
  VedetteSession *session;
  char *why_not_rule; /* the id of the rule behind why_not */
  char *why_not; /* why the side that is open may add no points; NULL if it may */
  guint interval;
  guint timeout;
  gboolean openly; /* by the house rule */
  gboolean umpire;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteOpposedHalves, vedette_opposed_halves, ADW_TYPE_BIN)

static void
read_battle (VedetteOpposedHalves *self,
             VedetteEagles        *eagles)
{
  vedette_eagles_read (eagles, vedette_session_get_battle (self->session));
}

static VedetteArmy *
get_army (VedetteOpposedHalves *self,
          int                   side)
{
  VedetteEagles eagles;

  read_battle (self, &eagles);
  return vedette_eagles_get_army (&eagles, (VedetteEaglesSide) side);
}

static gboolean
has_given (VedetteOpposedHalves *self,
           int                   side)
{
  return vedette_army_get_allocated (get_army (self, side)) != VEDETTE_EAGLES_NOT_ALLOCATED;
}

/* Returns: whether both sides are typed without a cover */
gboolean
vedette_opposed_halves_is_uncovered (VedetteOpposedHalves *self)
{
  return self->openly || self->umpire;
}

/* Returns: whether one person may still type both: once a side has allocated under its cover, nobody is the umpire any more */
gboolean
vedette_opposed_halves_may_umpire (VedetteOpposedHalves *self)
{
  return !self->openly && !has_given (self, VEDETTE_EAGLES_RED) && !has_given (self, VEDETTE_EAGLES_BLUE);
}

/* Returns: the side that alone is open, %VEDETTE_OPPOSED_NONE for none */
int
vedette_opposed_halves_get_open (VedetteOpposedHalves *self)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && !vedette_opposed_halves_is_uncovered (self); side++)
    if (vedette_opposed_half_is_open (self->halves[side]))
      return side;
  return VEDETTE_OPPOSED_NONE;
}

/* Returns: (nullable): the word of the army that alone is open */
const char *
vedette_opposed_halves_get_word (VedetteOpposedHalves *self)
{
  int open = vedette_opposed_halves_get_open (self);
  VedetteEagles eagles;

  read_battle (self, &eagles);
  return open != VEDETTE_OPPOSED_NONE ? vedette_eagles_get_word (&eagles, get_army (self, open)) : NULL;
}

/* Returns: (transfer full) (nullable): what is worth knowing of the side that alone is open */
char *
vedette_opposed_halves_get_hint (VedetteOpposedHalves *self)
{
  guint seconds = self->interval / 1000;

  if (vedette_opposed_halves_get_open (self) == VEDETTE_OPPOSED_NONE)
    return NULL;
  if (self->why_not != NULL)
    return g_strdup (self->why_not);
  return g_strdup_printf (ngettext ("Hides after %u idle second.",
                                    "Hides after %u idle seconds.", seconds), seconds);
}

/* Returns: (nullable): the id of the rule behind the hint */
const char *
vedette_opposed_halves_get_rule (VedetteOpposedHalves *self)
{
  return self->why_not != NULL ? self->why_not_rule : NULL;
}

static void
emit_changed (VedetteOpposedHalves *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
stop_timeout (VedetteOpposedHalves *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

/* Covers all, and forgets what was said of a side that has not allocated. */
void
vedette_opposed_halves_cover (VedetteOpposedHalves *self)
{
  stop_timeout (self);
  g_clear_pointer (&self->why_not, g_free);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    vedette_opposed_half_cover (self->halves[side], has_given (self, side));
}

/* Nothing is allocated by that: whoever was called away uncovers his side again. */
static gboolean
on_timeout (gpointer data)
{
  VedetteOpposedHalves *self = data;

  self->timeout = 0;
  vedette_opposed_halves_cover (self);
  emit_changed (self);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (VedetteOpposedHalves *self)
{
  stop_timeout (self);
  if (vedette_opposed_halves_get_open (self) != VEDETTE_OPPOSED_NONE)
    self->timeout = g_timeout_add (self->interval, on_timeout, self);
}

static VedetteMove *
make_allocation (VedetteOpposedHalves *self,
                 int                   side,
                 int                   points)
{
  VedetteMove *move = vedette_session_new_move (self->session, "allocate");

  g_object_set (move, "army", vedette_record_get_id (VEDETTE_RECORD (get_army (self, side))), "points", points, NULL);
  return move;
}

/* Who rolls for a side and with which modifier, as the rules say it: “Lerch: +1” */
static char *
say_roller (VedetteOpposedHalves *self,
            int                   side)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "opposed-roll");
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (rules, move);

  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      g_autofree char *value = vedette_digits_keep_order (g_strdup_printf ("%+d", factor->value));

      if (factor->party == (guint) side && g_str_equal (factor->id, "rating"))
        /* Translators: who rolls, and what is added to the die, such as “+2” */
        return g_strdup_printf (C_("opposed roll", "%s: %s"), factor->label, value);
    }
  return g_strdup ("");
}

static void
open_half (VedetteOpposedHalves *self,
           int                   side)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteMove) one = make_allocation (self, side, 1);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, one);
  g_autofree char *roller = say_roller (self, side);
  gboolean allowed = ruling->verdict == VEDETTE_VERDICT_ALLOWED;
  int min, max;

  vedette_move_get_range (one, rules, "points", &min, &max);
  vedette_opposed_half_open (self->halves[side], roller, max, allowed);
  if (!allowed)
    {
      g_free (self->why_not_rule);
      self->why_not = g_strdup (ruling->why);
      self->why_not_rule = g_strdup (ruling->rule);
    }
}

static void
on_uncover (VedetteOpposedHalf   *half,
            VedetteOpposedHalves *self)
{
  vedette_opposed_halves_cover (self);
  open_half (self, half == self->halves[VEDETTE_EAGLES_RED] ? VEDETTE_EAGLES_RED : VEDETTE_EAGLES_BLUE);
  start_timeout (self);
  emit_changed (self);
}

static void
on_points (VedetteOpposedHalves *self)
{
  start_timeout (self);
  emit_changed (self);
}

/* All under their covers, or all that have not allocated open */
static void
show_all (VedetteOpposedHalves *self)
{
  vedette_opposed_halves_cover (self);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && vedette_opposed_halves_is_uncovered (self); side++)
    if (!has_given (self, side))
      {
        open_half (self, side);
        g_clear_pointer (&self->why_not, g_free);
      }
}

/**
 * vedette_opposed_halves_set_umpire:
 * @umpire: whether one person types both sides
 */
void
vedette_opposed_halves_set_umpire (VedetteOpposedHalves *self,
                                   gboolean              umpire)
{
  self->umpire = umpire;
  show_all (self);
  emit_changed (self);
}

/**
 * vedette_opposed_halves_say_points:
 * @more: whether @points come to what is said already
 *
 * Says the points of the side that alone is open.
 */
void
vedette_opposed_halves_say_points (VedetteOpposedHalves *self,
                                   gboolean              more,
                                   int                   points)
{
  int open = vedette_opposed_halves_get_open (self);

  if (open != VEDETTE_OPPOSED_NONE)
    vedette_opposed_half_set_points (self->halves[open],
                                     points + (more ? vedette_opposed_half_get_points (self->halves[open]) : 0));
}

/* Returns: (transfer full) (nullable): the move that allocates what stands in the half that alone is open */
VedetteMove *
vedette_opposed_halves_allocate (VedetteOpposedHalves *self)
{
  int open = vedette_opposed_halves_get_open (self);

  if (open == VEDETTE_OPPOSED_NONE)
    return NULL;
  return make_allocation (self, open, vedette_opposed_half_get_points (self->halves[open]));
}

/* Puts the focus on the first side that is still to be uncovered. Returns: FALSE if there is none */
gboolean
vedette_opposed_halves_focus (VedetteOpposedHalves *self)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    if (!has_given (self, side))
      return vedette_opposed_half_focus (self->halves[side]);
  return FALSE;
}

/* Returns: (transfer full) (nullable): what is said openly, to go with the roll; what was allocated under a cover is in the
 * battle already */
VedetteNumbers *
vedette_opposed_halves_list_points (VedetteOpposedHalves *self)
{
  VedetteNumber said[VEDETTE_N_EAGLES_SIDES];
  guint n = 0;

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && vedette_opposed_halves_is_uncovered (self); side++)
    if (vedette_opposed_half_is_open (self->halves[side]) && vedette_opposed_half_get_points (self->halves[side]) > 0)
      said[n++] = (VedetteNumber){ vedette_record_get_id (VEDETTE_RECORD (get_army (self, side))),
                                   vedette_opposed_half_get_points (self->halves[side]) };
  return n > 0 ? vedette_numbers_new (said, n) : NULL;
}

/* Leaves all points as they are for good. */
void
vedette_opposed_halves_lock (VedetteOpposedHalves *self)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    vedette_opposed_half_lock (self->halves[side]);
}

/* Shows what was rolled: nothing is secret any more. */
void
vedette_opposed_halves_show (VedetteOpposedHalves *self,
                             VedetteBreakdown     *breakdown)
{
  stop_timeout (self);
  for (guint side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    vedette_opposed_half_show (self->halves[side], breakdown, side);
}

/**
 * vedette_opposed_halves_set_interval:
 * @interval: in milliseconds
 *
 * Changes after which time an open half covers itself, from the next one on that is opened.
 */
void
vedette_opposed_halves_set_interval (VedetteOpposedHalves *self,
                                     guint                 interval)
{
  self->interval = interval;
}

static void
vedette_opposed_halves_dispose (GObject *object)
{
  VedetteOpposedHalves *self = VEDETTE_OPPOSED_HALVES (object);

  stop_timeout (self);
  g_clear_pointer (&self->why_not_rule, g_free);
  g_clear_pointer (&self->why_not, g_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_opposed_halves_parent_class)->dispose (object);
}

static void
vedette_opposed_halves_class_init (VedetteOpposedHalvesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_opposed_halves_dispose;

  /**
   * VedetteOpposedHalves::changed:
   *
   * Another side is open, or none, or other points are said.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_opposed_halves_init (VedetteOpposedHalves *self)
{
  self->interval = INTERVAL;
}

static void
add_half (VedetteOpposedHalves *self,
          GtkGrid              *grid,
          int                   side)
{
  VedetteArmy *army = get_army (self, side);
  VedetteEagles eagles;
  g_autofree char *name = NULL;

  read_battle (self, &eagles);
  name = vedette_eagles_say (&eagles, army);
  self->halves[side] = vedette_opposed_half_new (name);
  vedette_opposed_half_set_army (self->halves[side], vedette_session_get_rules (self->session), &eagles, army);
  gtk_grid_attach (grid, GTK_WIDGET (self->halves[side]), side, 0, 1, 1);
  g_signal_connect_object (self->halves[side], "uncover", G_CALLBACK (on_uncover), self, 0);
  g_signal_connect_object (self->halves[side], "changed", G_CALLBACK (on_points), self, G_CONNECT_SWAPPED);
}

/* Returns: (transfer floating): both sides under their covers, or open by the house rule (A-E17) */
VedetteOpposedHalves *
vedette_opposed_halves_new (VedetteSession *session)
{
  VedetteOpposedHalves *self = g_object_new (VEDETTE_TYPE_OPPOSED_HALVES, NULL);
  GtkWidget *grid = gtk_grid_new ();
  VedetteEagles eagles;

  self->session = g_object_ref (session);
  read_battle (self, &eagles);
  self->openly = vedette_eagles_get_switch (&eagles, "alloc") == VEDETTE_ALLOC_OPEN;
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    add_half (self, GTK_GRID (grid), side);
  adw_bin_set_child (ADW_BIN (self), grid);
  show_all (self);
  return self;
}
