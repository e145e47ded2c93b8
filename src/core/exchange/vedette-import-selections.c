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

/* One unit while it is read. What is within a figure, such as its horse, is no other figure. */
typedef struct
{
  VedetteRoster *roster;
  const char *group;
  gint64 models;
  gboolean in_figure;
  double points;
} Unit;

static gboolean read_selection (VedetteRoster *roster, const char *group, JsonObject *selection, Unit *unit, guint depth,
                                GError **error);

/* Costs and profiles are called as the authors of the data like it. */
static const char * const points_words[] = { "pts", "pt", "points", "point", "pts.", "point(s)", "pt(s)", NULL };
static const char * const figures_words[] = { "models", "model(s)", "model count", "figures", NULL };
static const char * const unit_words[] = { "unit", "units", "model", "models", NULL };

static gboolean
is_called (JsonObject         *object,
           const char         *member,
           const char * const *words)
{
  const char *name = vedette_import_get_text (object, member);
  g_autofree char *folded = vedette_scan_fold (name != NULL ? name : "");

  return g_strv_contains (words, folded);
}

/* Some data call units and figures upgrades; only a profile tells these from what a unit is equipped with. */
static gboolean
has_unit_profile (JsonObject *selection)
{
  JsonArray *profiles = vedette_import_get_array (selection, "profiles");

  for (guint i = 0; profiles != NULL && i < json_array_get_length (profiles); i++)
    {
      JsonObject *profile = vedette_import_nth_object (profiles, i);

      if (profile != NULL && is_called (profile, "typeName", unit_words))
        return TRUE;
    }
  return FALSE;
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
      if (is_called (cost, "name", points_words))
        sum += value;
      else
        vedette_roster_leave (roster, "costs", 1);
    }
  return sum;
}

/* Returns: what the roster says that all costs of that name come to, -1 where it says nothing */
static int
read_total (JsonObject         *root,
            const char * const *words)
{
  JsonArray *costs = vedette_import_get_array (root, "costs");
  double sum = -1, value;

  for (guint i = 0; costs != NULL && i < json_array_get_length (costs); i++)
    {
      JsonObject *cost = vedette_import_nth_object (costs, i);

      if (cost != NULL && is_called (cost, "name", words) && vedette_import_get_number (cost, "value", &value))
        sum = MAX (sum, 0) + value;
    }
  return isfinite (sum) ? (int) round (CLAMP (sum, -1.0, (double) G_MAXINT)) : -1;
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
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units are nested too deeply. Simplify the "
                                                                                    "list, and import it again."));
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
  Unit unit = { .roster = roster, .group = group, .in_figure = model };
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
                           _("The points of “%s” do not add up to a number. Correct the unit’s costs."), shown);
    }
  if (model)
    vedette_roster_leave (roster, "figures of figures", (guint) MIN (unit.models, G_MAXINT));
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
  gboolean model = g_strcmp0 (type, "model") == 0, profiled = has_unit_profile (selection), figure, in_figure, good;
  double number = 1;

  leave (roster, selection);
  if (vedette_import_get_number (selection, "number", &number))
    number = CLAMP (number, 0.0, (double) G_MAXINT);
  if (g_strcmp0 (type, "unit") == 0 || (unit == NULL && (profiled || model)))
    return read_unit (roster, group, selection, number, model, depth, error);
  figure = model || (profiled && !unit->in_figure);
  if (!figure)
    vedette_roster_leave (roster, "options", 1);
  if (unit == NULL)
    return read_all (roster, group, selection, NULL, depth, error);
  if (figure)
    unit->models += (gint64) number;
  unit->points += read_points (roster, selection);
  in_figure = unit->in_figure;
  unit->in_figure |= figure;
  good = read_all (roster, group, selection, unit, depth, error);
  unit->in_figure = in_figure;
  return good;
}

/* The names of forces so far */
typedef struct
{
  GHashTable *used; /* (element-type utf8 guint): for vedette_roster_number_name() */
  guint n_numbered;
  char *numbered; /* (nullable): the first name with a number */
} Names;

/* Returns: (transfer full) (nullable): what the group of the force is called; two forces of one name are two groups */
static char *
name_force (Names      *names,
            JsonObject *force)
{
  const char *custom = vedette_import_get_text (force, "customName"), *name = vedette_import_get_text (force, "name");
  JsonArray *selections = vedette_import_get_array (force, "selections");
  char *numbered;

  if (custom != NULL && *custom != '\0')
    name = custom;
  if (name == NULL || *name == '\0' || selections == NULL || json_array_get_length (selections) == 0)
    return g_strdup (name);
  numbered = vedette_roster_number_name (names->used, name);
  if (!g_str_equal (numbered, name) && names->n_numbered++ == 0)
    names->numbered = g_strdup (numbered);
  return numbered;
}

static gboolean
read_forces (VedetteRoster  *roster,
             Names          *names,
             JsonObject     *owner,
             guint           depth,
             GError        **error)
{
  JsonArray *forces = vedette_import_get_array (owner, "forces");

  if (depth > VEDETTE_ROSTER_MAX_DEPTH)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units are nested too deeply. Simplify the "
                                                                                    "list, and import it again."));
  for (guint i = 0; forces != NULL && i < json_array_get_length (forces); i++)
    {
      JsonObject *force = vedette_import_nth_object (forces, i);
      g_autofree char *group = force != NULL ? name_force (names, force) : NULL;

      if (force == NULL)
        continue;
      leave (roster, force);
      if (!read_all (roster, group, force, NULL, 0, error) || !read_forces (roster, names, force, depth + 1, error))
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
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Names names = { .used = used };
  const char *name = vedette_import_get_text (root, "name");
  gboolean good;

  if (name != NULL)
    vedette_roster_set_name (self, name);
  leave (self, root);
  self->all_points = read_total (root, points_words);
  self->all_figures = read_total (root, figures_words);
  vedette_roster_note (self, _("This format has no official documentation, so Vedette relied on unofficial descriptions"));
  vedette_roster_note (self, _("The points of a unit include all its options. An option listed twice counts twice."));
  good = read_forces (self, &names, root, 0, error);
  if (names.n_numbered > 0)
    /* Translators: how many forces, and the name that the first of them got, such as “Regiment (2)” */
    vedette_roster_note (self, ngettext ("%u force had the same name as another and was numbered: “%s”",
                                         "%u forces had the same names as others and were numbered, as in “%s”",
                                         names.n_numbered),
                         names.n_numbered, names.numbered);
  g_free (names.numbered);
  if (!good)
    return NULL;
  return vedette_roster_finish (g_steal_pointer (&self), _("This roster has no units. Choose a different file."), error);
}

VedetteRoster *
vedette_import_new_recruit (JsonObject  *root,
                            GError     **error)
{
  JsonNode *node = json_object_get_member (root, "roster");

  return vedette_import_selections (vedette_roster_new ("New Recruit"),
                                    node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : root, error);
}
