/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The army of a side as text: its lines and contingents as they took the field, without what happened to them. */

#include "vedette-config.h"

#include "core/skirmish/vedette-skirmish-army.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-common-enums.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/typed/vedette-roster-text.h"
#include "core/typed/vedette-scan.h"

/* One army while it is written */
typedef struct
{
  VedetteRules *rules;
  VedetteBattle *battle;
  const char *audience;
  gint64 side;
  VedetteRosterText *army;
  GHashTable *traits;      /* (element-type gint64 GPtrArray): whose → the traits */
  GHashTable *contingents; /* (element-type gint64 int): id → its place, from 1 */
  GHashTable *lines;       /* likewise */
  guint n_lost;
} Writer;

static gboolean
may_see (const Writer *self,
         gpointer      record,
         const char   *field)
{
  return vedette_rules_may_see (self->rules, vedette_record_get_id (record), field, self->audience);
}

static gint64 *
copy_id (gint64 id)
{
  gint64 *copy = g_new (gint64, 1);

  *copy = id;
  return copy;
}

static void
read_traits (Writer *self)
{
  GListModel *traits = vedette_battle_get_records (self->battle, VEDETTE_TYPE_TRAIT);

  vedette_each (VedetteTrait, trait, traits)
    {
      gint64 whose = vedette_trait_get_whose (trait);
      GPtrArray *own = g_hash_table_lookup (self->traits, &whose);

      if (!may_see (self, trait, NULL))
        continue;
      if (own == NULL)
        {
          own = g_ptr_array_new_with_free_func (g_object_unref);
          g_hash_table_insert (self->traits, copy_id (whose), own);
        }
      g_ptr_array_add (own, g_object_ref (trait));
    }
}

static void
add_traits (Writer    *self,
            gint64     whose,
            GPtrArray *traits)
{
  GPtrArray *own = g_hash_table_lookup (self->traits, &whose);

  for (guint i = 0; own != NULL && i < own->len; i++)
    g_ptr_array_add (traits, g_object_ref (own->pdata[i]));
}

static void
add_contingents (Writer *self)
{
  GListModel *contingents = vedette_battle_get_records (self->battle, VEDETTE_TYPE_CONTINGENT);

  vedette_each (VedetteContingent, contingent, contingents)
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (contingent));
      VedetteRosterContingent *added;

      if (vedette_contingent_get_side (contingent) != self->side || !may_see (self, contingent, NULL))
        continue;
      added = vedette_roster_text_add_contingent (self->army, g_object_ref (contingent));
      add_traits (self, id, added->traits);
      g_hash_table_insert (self->contingents, copy_id (id), GINT_TO_POINTER (self->army->contingents->len));
    }
}

static void
add_lines (Writer *self)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure)), contingent = vedette_figure_get_contingent (figure);
      VedetteTypedLine *line;

      if (vedette_figure_get_side (figure) != self->side || !may_see (self, figure, NULL))
        continue;
      line = g_new0 (VedetteTypedLine, 1);
      line->figure = g_object_ref (figure);
      line->traits = g_ptr_array_new_with_free_func (g_object_unref);
      add_traits (self, id, line->traits);
      vedette_roster_text_add_line (self->army, line,
                                    GPOINTER_TO_INT (g_hash_table_lookup (self->contingents, &contingent)) - 1);
      g_hash_table_insert (self->lines, copy_id (id), GINT_TO_POINTER (self->army->lines->len));
      if (vedette_figure_get_out (figure) + vedette_figure_get_left (figure) > 0)
        self->n_lost++;
    }
}

static void
find_leaders (Writer *self)
{
  for (guint i = 0; i < self->army->contingents->len; i++)
    {
      VedetteRosterContingent *contingent = self->army->contingents->pdata[i];
      gint64 leader = vedette_contingent_get_leader (contingent->contingent);

      if (may_see (self, contingent->contingent, "leader"))
        contingent->leader = GPOINTER_TO_INT (g_hash_table_lookup (self->lines, &leader)) - 1;
    }
}

static guint
count_of_side (const Writer *self,
               GType         type)
{
  guint n = 0;

  vedette_each (VedetteRecord, record, vedette_battle_get_records (self->battle, type))
    {
      gint64 side;

      g_object_get (record, "side", &side, NULL);
      if (side == self->side && may_see (self, record, NULL))
        n++;
    }
  return n;
}

/* What is left out is said, in words that give no secret away. */
static void
tell_left (const Writer *self,
           GPtrArray    *left)
{
  guint n_cards = count_of_side (self, VEDETTE_TYPE_ORDER_CARD), n_bodies = count_of_side (self, VEDETTE_TYPE_BODY);

  if (n_cards > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("%u order card", "%u order cards", n_cards), n_cards));
  if (n_bodies > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("the members of %u body",
                                                      "the members of %u bodies",
                                                      n_bodies), n_bodies));
  if (self->n_lost > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("the casualties of %u line", "the casualties of %u lines", self->n_lost),
                                            self->n_lost));
}

static gboolean
write_army (VedetteRules *rules,
            const char   *side,
            const char   *audience,
            GString      *text,
            GPtrArray    *left)
{
  g_autoptr (VedetteRosterText) army = vedette_roster_text_new ();
  g_autoptr (GHashTable) traits = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                         (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) contingents = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree char *written = NULL;
  Writer self = { .rules = rules, .battle = vedette_rules_get_battle (rules), .audience = audience, .army = army,
                  .traits = traits, .contingents = contingents, .lines = lines,
                  .side = VEDETTE_RULES_GET_CLASS (rules)->find_word (rules, VEDETTE_TYPE_FORCE, side) };

  if (self.side == 0)
    return FALSE;
  read_traits (&self);
  add_contingents (&self);
  add_lines (&self);
  find_leaders (&self);
  add_traits (&self, self.side, army->traits);
  written = vedette_roster_text_write (army);
  g_string_append (text, written);
  tell_left (&self, left);
  return TRUE;
}

static void
append_heading (GString    *text,
                const char *name)
{
  g_string_append (text, "Contingent ");
  vedette_scan_append_quoted (text, name);
  g_string_append (text, ":\n");
}

/* More men than a line may have make several. */
static void
append_unit (GString    *text,
             const char *name,
             int         count,
             int         points,
             const char *as)
{
  for (; count > 0; count -= VEDETTE_FIGURE_MAX_MEN, points = 0)
    {
      if (count > 1)
        g_string_append_printf (text, "%d ", MIN (count, VEDETTE_FIGURE_MAX_MEN));
      vedette_scan_append_quoted (text, name);
      if (*as != '\0')
        g_string_append_printf (text, ", %s", as);
      if (points > 0)
        g_string_append_printf (text, ", %d points", MIN (points, 999999));
      g_string_append_c (text, '\n');
    }
}

static const char * const sides[] = { "red", "blue", NULL };

static const char * const classes[] = {
  N_("average"), N_("sub-human"), N_("rubbish"), N_("poor"), N_("good"), N_("excellent"), N_("demigods"), NULL,
};
static const char * const leaders[] = { VEDETTE_LEADER_PHRASES, NULL };
static const VedetteArmyAsk asks[] = { { VEDETTE_LABEL_CLASS, classes }, { VEDETTE_LABEL_LEADER, leaders }, { NULL } };

const VedetteArmyFormat vedette_skirmish_army = {
  .move = "add-army",
  .side = "side",
  .sides = sides,
  .asks = asks,
  .joint = ", ",
  .most = VEDETTE_FIGURE_MAX_MEN,
  .write = write_army,
  .heading = append_heading,
  .unit = append_unit,
};
