/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options of the command line that are the parameters of a table. */

#include "vedette-config.h"

#include "cli/vedette-cli-params.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/vedette-cli-private.h"

/* What was said for one parameter, each kind in its own way */
typedef struct _VedetteCliSaid
{
  char *text;
  GStrv texts;
  gboolean flag;
} Said;

static guint
count (const VedetteParam *params)
{
  guint n = 0;

  while (params != NULL && params[n].field.name != NULL)
    n++;
  return n;
}

static GOptionEntry
make_entry (const VedetteParam *param,
            Said               *said)
{
  switch (param->field.kind)
    {
    case VEDETTE_FIELD_FLAG:
      return (GOptionEntry){ param->field.name, 0, 0, G_OPTION_ARG_NONE, &said->flag, param->option, NULL };
    case VEDETTE_FIELD_TEXTS:
      return (GOptionEntry){ param->field.name, 0, 0, G_OPTION_ARG_STRING_ARRAY, &said->texts, param->option, param->argument };
    case VEDETTE_FIELD_TEXT:
    case VEDETTE_FIELD_INT:
    case VEDETTE_FIELD_ENUM:
      return (GOptionEntry){ param->field.name, 0, 0, G_OPTION_ARG_STRING, &said->text, param->option, param->argument };
    case VEDETTE_FIELD_INCHES:
    case VEDETTE_FIELD_TRI:
    case VEDETTE_FIELD_REF:
    case VEDETTE_FIELD_IDS:
    default:
      g_error ("no option can say “%s”", param->field.name);
    }
}

/**
 * vedette_cli_params_new:
 * @params: (nullable): with @option and @argument; ends with no name
 *
 * Returns: (transfer full): an option for each. One of the kind %VEDETTE_FIELD_TEXTS may be said several times.
 */
VedetteCliParams *
vedette_cli_params_new (const VedetteParam *params)
{
  VedetteCliParams *self = g_new0 (VedetteCliParams, 1);
  guint n = count (params);

  self->params = params;
  self->entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  self->said = g_new0 (Said, n + 1);
  for (guint i = 0; i < n; i++)
    vedette_cli_params_add (self, make_entry (&params[i], &self->said[i]));
  return self;
}

void
vedette_cli_params_free (VedetteCliParams *self)
{
  for (guint i = 0; i < count (self->params); i++)
    {
      g_free (self->said[i].text);
      g_strfreev (self->said[i].texts);
    }
  g_free (self->said);
  g_array_unref (self->entries);
  g_free (self);
}

/**
 * vedette_cli_params_add:
 *
 * Adds an option that the verb itself has.
 */
void
vedette_cli_params_add (VedetteCliParams *self,
                        GOptionEntry      entry)
{
  g_array_append_val (self->entries, entry);
}

/**
 * vedette_cli_params_get_entries:
 *
 * Returns: (transfer none) (array zero-terminated=1): all of them, for vedette_cli_parse()
 */
const GOptionEntry *
vedette_cli_params_get_entries (VedetteCliParams *self)
{
  return (const GOptionEntry *) (gpointer) self->entries->data;
}

static gboolean
is_said (const Said *said)
{
  return said->text != NULL || said->texts != NULL || said->flag;
}

/* What has to be said, and what does not go with what was said */
static gboolean
check_said (VedetteCliParams *self,
            guint             i)
{
  const VedetteParam *param = &self->params[i];

  if (param->needed && !is_said (&self->said[i]))
    {
      /* Translators: the name of an option, such as “seed” */
      vedette_cli_misused (_("The option --%s is missing"), param->field.name);
      return FALSE;
    }
  for (guint k = 0; k < i && param->instead_of != NULL; k++)
    if (g_str_equal (self->params[k].field.name, param->instead_of) && is_said (&self->said[i]) && is_said (&self->said[k]))
      {
        /* Translators: the names of two options, such as “army” and “red” */
        vedette_cli_misused (_("Use either --%s or --%s, not both"), param->instead_of, param->field.name);
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_one (const VedetteField *field,
          const Said         *said,
          VedetteMove        *move)
{
  gint64 number = 0;
  int value = 0;

  switch (field->kind)
    {
    case VEDETTE_FIELD_FLAG:
      g_object_set (move, field->name, TRUE, NULL);
      return TRUE;
    case VEDETTE_FIELD_TEXTS:
      g_object_set (move, field->name, said->texts, NULL);
      return TRUE;
    case VEDETTE_FIELD_INT:
      if (!vedette_cli_parse_whole (field->name, said->text, field->min, field->max, &number))
        return FALSE;
      g_object_set (move, field->name, (int) number, NULL);
      return TRUE;
    case VEDETTE_FIELD_ENUM:
      if (!vedette_cli_parse_word (field->name, said->text, field->of (), field->min, &value))
        return FALSE;
      g_object_set (move, field->name, value, NULL);
      return TRUE;
    case VEDETTE_FIELD_TEXT:
    case VEDETTE_FIELD_INCHES:
    case VEDETTE_FIELD_TRI:
    case VEDETTE_FIELD_REF:
    case VEDETTE_FIELD_IDS:
    default:
      g_object_set (move, field->name, said->text, NULL);
      return TRUE;
    }
}

/**
 * vedette_cli_params_read:
 * @move: of a kind with these parameters
 *
 * Declares what was said.
 *
 * Returns: %FALSE, and says so, if something is no value of its parameter
 */
gboolean
vedette_cli_params_read (VedetteCliParams *self,
                         VedetteMove      *move)
{
  for (guint i = 0; i < count (self->params); i++)
    if (!check_said (self, i) || (is_said (&self->said[i]) && !read_one (&self->params[i].field, &self->said[i], move)))
      return FALSE;
  return TRUE;
}

/**
 * vedette_cli_find_value:
 * @option: its name
 *
 * For the one option on which it hangs which others there are.
 *
 * Returns: (nullable): its value, as far as that can be said before the options are read
 */
const char *
vedette_cli_find_value (int          argc,
                        char       **argv,
                        const char  *option)
{
  gsize length = strlen (option);
  const char *found = NULL;

  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    {
      if (!g_str_has_prefix (argv[i], "--") || strncmp (argv[i] + 2, option, length) != 0)
        continue;
      if (argv[i][length + 2] == '=')
        found = argv[i] + length + 3;
      else if (argv[i][length + 2] == '\0' && i + 1 < argc)
        found = argv[i + 1];
    }
  return found;
}
