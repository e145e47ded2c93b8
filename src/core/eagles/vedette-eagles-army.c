/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army as text: its order of battle as it took the field, without what happened to it. */

#include "vedette-config.h"

#include "core/eagles/vedette-eagles-army.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/eagles/typed/vedette-muster-text.h"
#include "core/rules/vedette-common-enums.h"
#include "core/typed/vedette-scan.h"

#define MAX_STRENGTH 9999

/* One army while it is written */
typedef struct
{
  VedetteRules *rules;
  VedetteEagles eagles;
  const char *audience;
  gpointer army;
  GPtrArray *lines;
  GPtrArray *nations; /* (element-type VedetteNation): with a screen that was said */
  guint n_changed;
} Writer;

static gboolean
may_see (const Writer *self,
         gpointer      record)
{
  return vedette_rules_may_see (self->rules, vedette_record_get_id (record), NULL, self->audience);
}

/* Returns: (transfer full): a record without what happened in the battle */
static gpointer
copy_command (gpointer record)
{
  g_autofree char *name = NULL, *commander = NULL;
  int rating, span;
  gpointer copy;

  g_object_get (record, "name", &name, "commander", &commander, "rating", &rating, "span", &span, NULL);
  copy = g_object_new (G_OBJECT_TYPE (record), "name", name, "commander", commander, "rating", rating, "span", span, NULL);
  if (VEDETTE_IS_DIVISION (record))
    g_object_set (copy, "kind", vedette_division_get_kind (record), "place", vedette_division_get_place (record), "arrives",
                  vedette_division_get_arrives (record), NULL);
  return copy;
}

static VedetteMusterLine *
add_command (Writer  *self,
             gpointer record)
{
  VedetteMusterLine *line = vedette_muster_line_new (copy_command (record));
  gboolean fallen;
  gint64 attached = 0;

  line->rated = TRUE;
  g_object_get (record, "fallen", &fallen, NULL);
  if (!VEDETTE_IS_DIVISION (record))
    g_object_get (record, "attached", &attached, NULL);
  if (fallen || attached != 0)
    self->n_changed++;
  g_ptr_array_add (self->lines, line);
  return line;
}

static gboolean
is_changed (VedetteUnit *unit)
{
  return vedette_unit_get_status (unit) != VEDETTE_UNIT_IN_ORDER || vedette_unit_get_steps (unit) > 0 ||
         vedette_unit_get_smoke (unit) || vedette_unit_get_ff (unit) || vedette_unit_get_gone (unit);
}

static void
add_units (Writer            *self,
           VedetteMusterLine *line,
           GPtrArray         *units,
           gint64             division)
{
  for (guint i = 0; i < units->len; i++)
    {
      VedetteUnit *unit = units->pdata[i];
      VedetteNation *nation = vedette_eagles_find (&self->eagles, vedette_nation_get_type (), vedette_unit_get_nation (unit));
      g_autoptr (VedetteUnit) copy = NULL;

      if (vedette_unit_get_division (unit) != division || !may_see (self, unit))
        continue;
      copy = g_object_new (vedette_unit_get_type (), "name", vedette_unit_get_name (unit), "arm", vedette_unit_get_arm (unit),
                           "troops", vedette_unit_get_troops (unit), "strength", vedette_unit_get_strength (unit), NULL);
      vedette_muster_line_add (line, copy, nation != NULL ? vedette_nation_get_name (nation) : NULL);
      if (nation != NULL && vedette_nation_get_screen (nation) != 0 && !g_ptr_array_find (self->nations, nation, NULL))
        g_ptr_array_add (self->nations, nation);
      self->n_changed += is_changed (unit) ? 1 : 0;
    }
}

/* The divisions of a corps, or those of none */
static void
add_divisions (Writer    *self,
               GPtrArray *divisions,
               GPtrArray *units,
               gint64     corps,
               int        line)
{
  gint64 army = vedette_record_get_id (self->army);

  for (guint i = 0; i < divisions->len; i++)
    if (vedette_division_get_army (divisions->pdata[i]) == army && vedette_division_get_corps (divisions->pdata[i]) == corps &&
        may_see (self, divisions->pdata[i]))
      {
        VedetteMusterLine *added = add_command (self, divisions->pdata[i]);

        added->corps = line;
        add_units (self, added, units, vedette_record_get_id (divisions->pdata[i]));
      }
}

static void
add_all (Writer *self)
{
  g_autoptr (GPtrArray) corps = vedette_eagles_list (&self->eagles, vedette_corps_get_type ());
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (&self->eagles, vedette_division_get_type ());
  g_autoptr (GPtrArray) units = vedette_eagles_list (&self->eagles, vedette_unit_get_type ());

  if (*vedette_army_get_name (self->army) != '\0')
    add_command (self, self->army);
  add_divisions (self, divisions, units, 0, VEDETTE_MUSTER_NO_CORPS);
  for (guint i = 0; i < corps->len; i++)
    {
      int line = (int) self->lines->len;

      if (vedette_corps_get_army (corps->pdata[i]) != vedette_record_get_id (self->army) || !may_see (self, corps->pdata[i]))
        continue;
      add_command (self, corps->pdata[i]);
      add_divisions (self, divisions, units, vedette_record_get_id (corps->pdata[i]), line);
    }
}

static gboolean
write_army (VedetteRules *rules,
            const char   *side,
            const char   *audience,
            GString      *text,
            GPtrArray    *left)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (vedette_muster_line_free);
  g_autoptr (GPtrArray) nations = g_ptr_array_new ();
  g_autofree char *written = NULL;
  Writer self = { .rules = rules, .audience = audience, .lines = lines, .nations = nations };

  vedette_eagles_read (&self.eagles, vedette_rules_get_battle (rules));
  self.army = vedette_eagles_find_word (&self.eagles, side);
  if (!VEDETTE_IS_ARMY (self.army))
    return FALSE;
  add_all (&self);
  if (lines->len > 0)
    {
      written = vedette_muster_text_write (lines);
      g_string_append_printf (text, "%s\n", written);
    }
  for (guint i = 0; i < nations->len; i++)
    {
      g_string_append (text, "Nation ");
      vedette_scan_append_quoted (text, vedette_nation_get_name (nations->pdata[i]));
      g_string_append_printf (text, ", screen %+d\n", vedette_nation_get_screen (nations->pdata[i]));
    }
  if (*vedette_army_get_name (self.army) == '\0' && *vedette_army_get_commander (self.army) != '\0')
    g_ptr_array_add (left, g_strdup (_("the commander of the unnamed army")));
  if (self.n_changed > 0)
    /* Translators: how many of them are no part of an army that is written as text */
    g_ptr_array_add (left, g_strdup_printf (ngettext ("events that affected %u unit or commander",
                                                      "events that affected %u units and commanders", self.n_changed),
                                            self.n_changed));
  return TRUE;
}

static void
append_heading (GString    *text,
                const char *name)
{
  g_string_append (text, "Division ");
  vedette_scan_append_quoted (text, name);
  g_string_append_c (text, '\n');
}

/* A unit is a battalion: its men are its strength. */
static void
append_unit (GString    *text,
             const char *name,
             int         count,
             int         points,
             const char *as)
{
  vedette_scan_append_quoted (text, name);
  g_string_append_printf (text, " (%s", *as != '\0' ? as : "line infantry");
  if (count > 1)
    g_string_append_printf (text, " strength %d", MIN (count, MAX_STRENGTH));
  g_string_append (text, ")\n");
}

static const char * const sides[] = { "red", "blue", NULL };

static const char * const classes[] = { N_("line"), N_("elite"), N_("conscript"), NULL };
static const char * const arms[] = { N_("infantry"), N_("cavalry"), N_("artillery"), NULL };
static const VedetteArmyAsk asks[] = { { VEDETTE_LABEL_CLASS, classes }, { VEDETTE_EAGLES_LABEL_ARM, arms }, { NULL } };

const VedetteArmyFormat vedette_eagles_army = {
  .move = "add-forces",
  .side = "army",
  .sides = sides,
  .asks = asks,
  .joint = " ",
  .grouped = TRUE,
  .pointless = TRUE,
  .named = TRUE,
  .most = MAX_STRENGTH,
  .write = write_army,
  .heading = append_heading,
  .unit = append_unit,
};
