/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills the parameters of a move at random, as JSON. */

#include "vedette-random-fill.h"

#include "core/rules/vedette-choice.h"

/* Text parameters get one of these values: ordinary texts, and texts that often break a program. */
static const char * const words[] = {
  "", "x", "the barn door", "a \"quoted\" word", "Ærøskøbing ☦ 谷", "<b>&amp;%s%n</b>", "two\nlines\tand a tab",
  "Wat / Archers 3.5", "-1", "null", "\\u0000", "e\xcc\x81toile",
};

static const char *
random_text (GRand              *rand,
             const char * const *texts)
{
  guint n_own = texts != NULL ? g_strv_length ((GStrv) texts) : 0;
  guint i = (guint) g_rand_int_range (rand, 0, (gint32) (G_N_ELEMENTS (words) + 2 * n_own));

  return i < G_N_ELEMENTS (words) ? words[i] : texts[(i - G_N_ELEMENTS (words)) % n_own];
}

static gint64
random_int (GRand  *rand,
            gint64  low,
            gint64  high,
            gint64  usual)
{
  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      return low;
    case 1:
      return high;
    case 2:
      return low + (gint64) (g_rand_double (rand) * (double) (high - low));
    default:
      return CLAMP (usual + g_rand_int_range (rand, 0, 4), low, high);
    }
}

/* Picks a record type. A parameter that can refer to records of any type needs a random type before a random record. */
static GType
random_type (const VedetteSchema *schema,
             GRand               *rand)
{
  gint32 n = 0;

  while (schema->types[n] != NULL)
    n++;
  return schema->types[g_rand_int_range (rand, 0, n)] ();
}

static gint64
random_record (VedetteRules *rules,
               GParamSpec   *pspec,
               GRand        *rand)
{
  GType type = vedette_param_spec_get_target (pspec);
  GListModel *records;
  g_autoptr (VedetteRecord) record = NULL;
  guint n;

  if (type == VEDETTE_TYPE_RECORD)
    type = random_type (vedette_battle_get_schema (vedette_rules_get_battle (rules)), rand);
  records = vedette_battle_get_records (vedette_rules_get_battle (rules), type);
  n = g_list_model_get_n_items (records);
  if (n == 0)
    return 0;
  record = g_list_model_get_item (records, (guint) g_rand_int_range (rand, 0, (gint32) n));
  return vedette_record_get_id (record);
}

/* Returns the id of a record, or 0 if there is none. Mostly the record is a legal choice of the parameter; sometimes
 * it is any record of the right type. */
static gint64
random_reference (VedetteRules *rules,
                  GParamSpec   *pspec,
                  GListModel   *choices,
                  GRand        *rand)
{
  guint n = g_list_model_get_n_items (choices);
  g_autoptr (VedetteChoice) choice = NULL;

  if (n == 0 || g_rand_int_range (rand, 0, 12) == 0)
    return random_record (rules, pspec, rand);
  choice = g_list_model_get_item (choices, (guint) g_rand_int_range (rand, 0, (gint32) n));
  return choice->id;
}

static JsonNode *
random_ids (VedetteRules *rules,
            GParamSpec   *pspec,
            GListModel   *choices,
            GRand        *rand)
{
  g_autoptr (JsonArray) array = json_array_new ();
  int n = g_rand_int_range (rand, 1, 4);

  for (int i = 0; i < n; i++)
    {
      gint64 id = random_reference (rules, pspec, choices, rand);
      gboolean there = id == 0;

      for (guint k = 0; k < json_array_get_length (array); k++)
        there |= json_array_get_int_element (array, k) == id;
      if (!there)
        json_array_add_int_element (array, id);
    }
  return json_node_init_array (json_node_alloc (), array);
}

/* Returns: (transfer full): a JSON array of pairs, each with the id of a record and a random number */
static JsonNode *
random_numbers (VedetteRules *rules,
                GParamSpec   *pspec,
                GListModel   *choices,
                GRand        *rand)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  g_autoptr (JsonNode) ids = random_ids (rules, pspec, choices, rand);
  g_autoptr (JsonArray) pairs = json_array_new ();

  for (guint i = 0; i < json_array_get_length (json_node_get_array (ids)); i++)
    {
      JsonArray *pair = json_array_new ();

      json_array_add_int_element (pair, json_array_get_int_element (json_node_get_array (ids), i));
      json_array_add_int_element (pair, random_int (rand, field->min, field->max, field->min));
      json_array_add_array_element (pairs, pair);
    }
  return json_node_init_array (json_node_alloc (), pairs);
}

static JsonNode *
random_nick (GListModel *choices,
             GParamSpec *pspec,
             GRand      *rand)
{
  guint n = g_list_model_get_n_items (choices);
  GEnumClass *klass = G_PARAM_SPEC_ENUM (pspec)->enum_class;
  g_autoptr (VedetteChoice) choice = NULL;

  if (g_rand_int_range (rand, 0, 12) == 0)
    return json_node_init_string (json_node_alloc (),
                                  klass->values[g_rand_int_range (rand, 0, (gint32) klass->n_values)].value_nick);
  choice = g_list_model_get_item (choices, (guint) g_rand_int_range (rand, 0, (gint32) n));
  return json_node_init_string (json_node_alloc (), choice->nick);
}

static JsonNode *
random_number (GParamSpec *pspec,
               GRand      *rand)
{
  if (G_IS_PARAM_SPEC_INT (pspec))
    {
      GParamSpecInt *own = G_PARAM_SPEC_INT (pspec);
      gint64 value = random_int (rand, own->minimum, own->maximum, own->default_value);

      if (pspec->flags & VEDETTE_PARAM_INCHES)
        return json_node_init_double (json_node_alloc (), (double) MAX (value, 0) / 100);
      return json_node_init_int (json_node_alloc (), value);
    }
  if (G_IS_PARAM_SPEC_INT64 (pspec))
    {
      GParamSpecInt64 *own = G_PARAM_SPEC_INT64 (pspec);

      return json_node_init_int (json_node_alloc (), random_int (rand, MAX (own->minimum, -VEDETTE_ID_MAX_READ),
                                                                 MIN (own->maximum, VEDETTE_ID_MAX_READ),
                                                                 own->default_value));
    }
  g_error ("no random value is known for a %s", G_PARAM_SPEC_TYPE_NAME (pspec));
}

/**
 * vedette_random_value:
 * @texts: (nullable): texts to try in addition to the built-in ones
 *
 * Picks a random value for a parameter.
 *
 * Returns: (transfer full) (nullable): a value of the right type, mostly a legal choice; %NULL if there is none
 */
JsonNode *
vedette_random_value (VedetteRules       *rules,
                      VedetteMove        *move,
                      GParamSpec         *pspec,
                      GRand              *rand,
                      const char * const *texts)
{
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspec->name, NULL);
  GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);

  if (type == VEDETTE_TYPE_IDS)
    return random_ids (rules, pspec, choices, rand);
  if (type == VEDETTE_TYPE_NUMBERS)
    return random_numbers (rules, pspec, choices, rand);
  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    {
      gint64 id = random_reference (rules, pspec, choices, rand);

      return id != 0 ? json_node_init_int (json_node_alloc (), id) : NULL;
    }
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return random_nick (choices, pspec, rand);
  if (type == G_TYPE_BOOLEAN)
    return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
  if (type == G_TYPE_STRING && choices != NULL && g_rand_int_range (rand, 0, 8) > 0)
    {
      g_autoptr (VedetteChoice) choice =
        g_list_model_get_item (choices, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (choices)));

      return json_node_init_string (json_node_alloc (), choice->nick);
    }
  if (type == G_TYPE_STRING)
    return json_node_init_string (json_node_alloc (), random_text (rand, texts));
  if (type == G_TYPE_STRV)
    {
      g_autoptr (JsonArray) array = json_array_new ();

      for (int n = g_rand_int_range (rand, 0, 3); n > 0; n--)
        json_array_add_string_element (array, random_text (rand, texts));
      return json_node_init_array (json_node_alloc (), array);
    }
  return random_number (pspec, rand);
}

/**
 * vedette_random_fill:
 * @texts: (nullable): texts to try in addition to the built-in ones
 *
 * Fills a move at random. In most calls, each parameter gets a value with a chance of one half.
 *
 * Returns: (transfer full): the parameters
 */
JsonObject *
vedette_random_fill (VedetteRules       *rules,
                     VedetteMove        *move,
                     GRand              *rand,
                     const char * const *texts)
{
  static const int percents[] = { 50, 50, 50, 20, 5 };
  JsonObject *params = json_object_new ();
  g_autoptr (VedetteMove) so_far = g_object_ref (move);
  int percent = percents[g_rand_int_range (rand, 0, G_N_ELEMENTS (percents))];
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    {
      JsonNode *value;

      if (g_rand_int_range (rand, 0, 100) >= percent)
        continue;
      value = vedette_random_value (rules, so_far, pspecs[i], rand, texts);
      if (value == NULL)
        continue;
      json_object_set_member (params, pspecs[i]->name, value);
      /* The choices of an edit's later parameters can depend on this value, such as the figures of a side. */
      if (vedette_move_get_group (move) == VEDETTE_MOVE_EDIT)
        {
          g_autoptr (VedetteMove) next = vedette_rules_new_move (rules, vedette_move_get_name (move), params, NULL);

          if (next != NULL)
            g_set_object (&so_far, next);
        }
    }
  return params;
}

static JsonNode *
wild_value (GRand *rand,
            guint  depth)
{
  static const char * const nicks[] = { "yes", "no", "untracked", "card", "good", "won", "red", "blue", "in", "shoot" };
  static const gint64 numbers[] = { 0, -1, 1, 2, 999, 1000, 4294967297, G_MAXINT64, G_MININT64, VEDETTE_ID_MAX };
  static const double fractions[] = { 0.5, -0.0, 1e308, -1e-300, 12.345 };

  switch (g_rand_int_range (rand, 0, depth > 2 ? 7 : 9))
    {
    case 0:
      return json_node_init_null (json_node_alloc ());
    case 1:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case 2:
      return json_node_init_int (json_node_alloc (), numbers[g_rand_int_range (rand, 0, G_N_ELEMENTS (numbers))]);
    case 3:
      return json_node_init_int (json_node_alloc (), g_rand_int_range (rand, 1, 60));
    case 4:
      return json_node_init_double (json_node_alloc (), fractions[g_rand_int_range (rand, 0, G_N_ELEMENTS (fractions))]);
    case 5:
      return json_node_init_string (json_node_alloc (), words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))]);
    case 6:
      return json_node_init_string (json_node_alloc (), nicks[g_rand_int_range (rand, 0, G_N_ELEMENTS (nicks))]);
    case 7:
      {
        g_autoptr (JsonArray) array = json_array_new ();

        for (int n = g_rand_int_range (rand, 0, 4); n > 0; n--)
          json_array_add_element (array, wild_value (rand, depth + 1));
        return json_node_init_array (json_node_alloc (), array);
      }
    default:
      {
        g_autoptr (JsonObject) object = json_object_new ();

        json_object_set_member (object, "x", wild_value (rand, depth + 1));
        return json_node_init_object (json_node_alloc (), object);
      }
    }
}

/**
 * vedette_random_wild:
 *
 * Fills some parameters with values of any type, most of them wrong.
 *
 * Returns: (transfer full): the parameters
 */
JsonObject *
vedette_random_wild (VedetteMove *move,
                     GRand       *rand)
{
  JsonObject *params = json_object_new ();
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);
  int n = g_rand_int_range (rand, 1, 4);

  for (int i = 0; i < n && n_pspecs > 0; i++)
    {
      /* Compilers evaluate arguments in different orders, so a statement of its own picks the name: each seed must always
       * give the same parameters. */
      const char *name = pspecs[g_rand_int_range (rand, 0, (gint32) n_pspecs)]->name;

      json_object_set_member (params, name, wild_value (rand, 0));
    }
  if (g_rand_int_range (rand, 0, 50) == 0)
    json_object_set_null_member (params, "nobody knows this");
  return params;
}
