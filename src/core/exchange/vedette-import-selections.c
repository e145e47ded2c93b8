/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster as BattleScribe and New Recruit keep it: forces with selections in selections. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/typed/vedette-scan.h"

/* Where the fields are described. The format has no specification by its maker; these descriptions are public:
 *   - the classes that read and write it: https://github.com/WarHub/wham, src/WarHub.ArmouryModel.Source, RosterCore.cs
 *     (roster: name, costs, forces), ForceCore.cs (force: name, selections, forces, rules, profiles, categories),
 *     SelectionCore.cs (selection: number, type, costs, categories, selections), RosterElementBaseCore.cs (name, rules,
 *     profiles, customName in later versions), CostBaseCore.cs (cost: name, typeId, value), SelectionEntryKind (upgrade,
 *     model, unit);
 *   - the schemas of the data: https://github.com/BSData/schemas.
 * New Recruit (https://www.newrecruit.eu) exports the same as JSON, the root being { "roster": … }, in which lists are
 * arrays and numbers are numbers: described by third parties only. */

/* One unit while it is read */
typedef struct
{
  VedetteRoster *roster;
  const char *group;
  gint64 models;
  double points;
} Unit;

static gboolean read_selection (VedetteRoster *roster, const char *group, JsonObject *selection, Unit *unit, guint depth,
                                GError **error);

/* Costs are called as the authors of the data like it. */
static gboolean
is_points (const char *name)
{
  g_autofree char *folded = vedette_scan_fold (name != NULL ? name : "");

  return g_strv_contains ((const char * const[]){ "pts", "pt", "points", "point", "pts.", NULL }, folded);
}

static double
read_points (VedetteRoster *roster,
             JsonObject    *selection)
{
  JsonArray *costs = vedette_import_get_array (selection, "costs");
  double sum = 0;

  for (guint i = 0; costs != NULL && i < json_array_get_length (costs); i++)
    {
      JsonObject *cost = vedette_import_nth_object (costs, i);
      double value;

      if (cost == NULL || !vedette_import_get_number (cost, "value", &value) || value == 0)
        continue;
      if (is_points (vedette_import_get_text (cost, "name")))
        sum += value;
      else
        vedette_roster_leave (roster, "costs", 1);
    }
  return sum;
}

static void
leave (VedetteRoster *roster,
       JsonObject    *object)
{
  static const struct
  {
    const char *member, *what;
  } lists[] = { { "rules", "rules texts" }, { "profiles", "profiles" }, { "categories", "categories" } };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      JsonArray *list = vedette_import_get_array (object, lists[i].member);

      vedette_roster_leave (roster, lists[i].what, list != NULL ? json_array_get_length (list) : 0);
    }
  if (vedette_import_get_text (object, "customNotes") != NULL && *vedette_import_get_text (object, "customNotes") != '\0')
    vedette_roster_leave (roster, "notes", 1);
}

static gboolean
read_all (VedetteRoster  *roster,
          const char     *group,
          JsonObject     *owner,
          Unit           *unit,
          guint           depth,
          GError        **error)
{
  JsonArray *selections = vedette_import_get_array (owner, "selections");

  if (depth > VEDETTE_ROSTER_MAX_DEPTH)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units stand too deep inside of units"));
  for (guint i = 0; selections != NULL && i < json_array_get_length (selections); i++)
    {
      JsonObject *selection = vedette_import_nth_object (selections, i);

      if (selection != NULL && !read_selection (roster, group, selection, unit, depth + 1, error))
        return FALSE;
    }
  return TRUE;
}

/* A unit has as many men as there are models in it; a model that stands alone is one. */
static gboolean
read_unit (VedetteRoster  *roster,
           const char     *group,
           JsonObject     *selection,
           double          number,
           gboolean        model,
           guint           depth,
           GError        **error)
{
  Unit unit = { .roster = roster, .group = group };
  const char *name = vedette_import_get_text (selection, "name"), *custom = vedette_import_get_text (selection, "customName");
  gint64 count;

  if (!read_all (roster, group, selection, &unit, depth, error))
    return FALSE;
  unit.points += read_points (roster, selection);
  if (!isfinite (unit.points))
    {
      glong letters = name != NULL ? g_utf8_strlen (name, -1) : 0;
      g_autofree char *shown = g_utf8_substring (letters > 0 ? name : "", 0, MIN (letters, VEDETTE_ROSTER_MAX_NAME));

      return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                           /* Translators: the name of a unit */
                           _("The points of “%s” do not add up to a number. Correct its costs"), shown);
    }
  count = model || unit.models == 0 ? (gint64) number : unit.models;
  return vedette_roster_add (roster, group, custom != NULL && *custom != '\0' ? custom : name, name, count,
                             (gint64) CLAMP (round (unit.points), -1.0, (double) G_MAXINT), NULL, error);
}

static gboolean
read_selection (VedetteRoster  *roster,
                const char     *group,
                JsonObject     *selection,
                Unit           *unit,
                guint           depth,
                GError        **error)
{
  const char *type = vedette_import_get_text (selection, "type");
  double number = 1;

  leave (roster, selection);
  if (vedette_import_get_number (selection, "number", &number))
    number = CLAMP (number, 0.0, (double) G_MAXINT);
  if (g_strcmp0 (type, "unit") == 0 || (g_strcmp0 (type, "model") == 0 && unit == NULL))
    return read_unit (roster, group, selection, number, g_str_equal (type, "model"), depth, error);
  if (g_strcmp0 (type, "model") == 0)
    unit->models += (gint64) number;
  else
    vedette_roster_leave (roster, "options", 1);
  if (unit != NULL)
    unit->points += read_points (roster, selection);
  return read_all (roster, group, selection, unit, depth, error);
}

static gboolean
read_forces (VedetteRoster  *roster,
             JsonObject     *owner,
             guint           depth,
             GError        **error)
{
  JsonArray *forces = vedette_import_get_array (owner, "forces");

  if (depth > VEDETTE_ROSTER_MAX_DEPTH)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units stand too deep inside of units"));
  for (guint i = 0; forces != NULL && i < json_array_get_length (forces); i++)
    {
      JsonObject *force = vedette_import_nth_object (forces, i);
      const char *custom = force != NULL ? vedette_import_get_text (force, "customName") : NULL;

      if (force == NULL)
        continue;
      leave (roster, force);
      if (!read_all (roster, custom != NULL && *custom != '\0' ? custom : vedette_import_get_text (force, "name"), force, NULL, 0,
                     error) ||
          !read_forces (roster, force, depth + 1, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * vedette_import_selections:
 * @roster: (transfer full)
 * @root: what has the forces
 *
 * Returns: (transfer full) (nullable): the roster with its units
 */
VedetteRoster *
vedette_import_selections (VedetteRoster  *roster,
                           JsonObject     *root,
                           GError        **error)
{
  g_autoptr (VedetteRoster) self = roster;
  const char *name = vedette_import_get_text (root, "name");

  if (name != NULL)
    vedette_roster_set_name (self, name);
  leave (self, root);
  vedette_roster_note (self, _("The format has no description by its makers: it was read as others describe it"));
  vedette_roster_note (self, _("Points are those of a unit and of all that was chosen for it, each as often as it stands there"));
  if (!read_forces (self, root, 0, error))
    return NULL;
  if (self->units->len > 0)
    return g_steal_pointer (&self);
  vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_EMPTY, _("There are no units in this roster"));
  return NULL;
}

VedetteRoster *
vedette_import_new_recruit (JsonObject  *root,
                            GError     **error)
{
  JsonNode *node = json_object_get_member (root, "roster");

  return vedette_import_selections (vedette_roster_new ("New Recruit"),
                                    node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : root, error);
}
