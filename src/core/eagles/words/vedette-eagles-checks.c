/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has checked or activated in the phase that goes on, and how far orders are for those who may know it. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"

static void
add_unit (VedetteStatus *parts,
          VedetteUnit   *unit,
          gboolean       done)
{
  g_autofree char *id = g_strdup_printf ("unit-%" G_GINT64_FORMAT, vedette_record_get_id (VEDETTE_RECORD (unit)));
  VedetteUnitStatus status = vedette_unit_get_status (unit);

  vedette_status_add_part (parts, id, vedette_eagles_get_name (unit), done ? VEDETTE_PART_DONE : VEDETTE_PART_AHEAD,
                           status != VEDETTE_UNIT_IN_ORDER
                             ? vedette_enum_get_label (vedette_unit_status_get_type (), (int) status)
                             : NULL,
                           NULL);
}

static gboolean
is_independent (const VedetteEagles *self,
                gpointer             unit)
{
  VedetteDivision *formation = vedette_eagles_get_division_of (self, unit);

  return formation != NULL && vedette_division_get_kind (formation) == VEDETTE_DIVISION_INDEPENDENT;
}

/* The units of one army that the phase is about: in skirmish combat those that check, else the independents */
static void
add_checks_of (const VedetteEagles *self,
               gpointer             army,
               GPtrArray           *units,
               gboolean             skirmish,
               GListStore          *list)
{
  g_autofree char *id = g_strdup_printf ("checks-%s", vedette_eagles_get_word (self, army));
  g_autofree char *name = vedette_eagles_say (self, army), *label = NULL;
  VedetteStatus *parts = NULL;

  /* Translators: a heading of units that have checked, or been activated; whose they are */
  label = g_strdup_printf (C_("units", "%s: %s"), skirmish ? _("Checked") : _("Activated"), name);
  for (guint i = 0; i < units->len; i++)
    {
      VedetteUnit *unit = units->pdata[i];

      if (vedette_eagles_get_army_of (self, unit) != army || !vedette_eagles_is_on_table (self, unit) ||
          !(skirmish ? vedette_unit_get_arm (unit) != VEDETTE_ARM_CAVALRY : is_independent (self, unit)))
        continue;
      if (parts == NULL)
        parts = vedette_status_add_progress (list, id, label, VEDETTE_EMPHASIS_NORMAL);
      add_unit (parts, unit, skirmish ? vedette_unit_get_checked (unit) : vedette_unit_get_activated (unit));
    }
}

/* Army by army, for both may have a unit of the same name */
void
vedette_eagles_add_checks (const VedetteEagles *self,
                           GListStore          *list)
{
  gboolean skirmish = vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (SKIRMISH));
  g_autoptr (GPtrArray) units = NULL;

  if (!skirmish && !vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS))
    return;
  units = vedette_eagles_list_units (self, NULL);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    add_checks_of (self, vedette_eagles_get_army (self, (VedetteEaglesSide) side), units, skirmish, list);
}

/* How many dispatches are how far, of those of which the audience may know it (A-E36) */
void
vedette_eagles_add_dispatches (const VedetteEagles *self,
                               const char          *audience,
                               GListStore          *list)
{
  GType type = vedette_dispatch_state_get_type ();
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (int state = VEDETTE_DISPATCH_IN_TRANSIT; state <= VEDETTE_DISPATCH_GARBLED && vedette_eagles_has_orders (self); state++)
    {
      g_autofree char *id = g_strdup_printf ("dispatches-%s", vedette_enum_get_nick (type, state));
      g_autofree char *label = NULL, *text = NULL;
      int n = 0;

      for (guint i = 0; i < dispatches->len; i++)
        n += (int) vedette_dispatch_get_state (dispatches->pdata[i]) == state &&
             vedette_eagles_may_see (self, vedette_record_get_id (dispatches->pdata[i]), "state", audience);
      if (n == 0)
        continue;
      /* Translators: how far orders and messages are, as in “lost” */
      label = g_strdup_printf (_("Orders and messages: %s"), vedette_enum_get_label (type, state));
      text = g_strdup_printf ("%d", n);
      vedette_status_add_int (list, id, label, VEDETTE_EMPHASIS_NORMAL, n, text);
    }
}
