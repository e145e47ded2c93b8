/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules that hold until the next roll: as they stood when the last one was made (rules.md 6). */

#include "core/skirmish/state/vedette-kept-switches.h"

#include <string.h>

/* Between rolls: from the start of the game to its end */
static gboolean
is_between_rolls (const VedetteSkirmish *self)
{
  return vedette_skirmish_is_in (self, VEDETTE_IN_GAME);
}

static GParamSpec *
find_switch (const VedetteSkirmish *self,
             const char            *property)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->switches), property);
}

static int
get_switch_now (const VedetteSkirmish *self,
                const char            *property)
{
  int value;

  g_object_get (self->switches, property, &value, NULL);
  return value;
}

/* Returns: (nullable): what was kept of the property, as it is in the file */
static const char *
find_kept (const VedetteSkirmish *self,
           const char            *property)
{
  const char * const *kept = vedette_skirmish_game_get_kept_switches (self->game);
  gsize length = strlen (property);

  for (guint i = 0; is_between_rolls (self) && kept[i] != NULL; i++)
    if (strncmp (kept[i], property, length) == 0 && kept[i][length] == '=')
      return kept[i] + length + 1;
  return NULL;
}

/**
 * vedette_kept_switches_get:
 * @property: of [class@Vedette.SkirmishSwitches], about anything but a roll
 *
 * A switch that is set between two rolls holds from the next one on (rules.md 6), so that the roll itself asks for it as it
 * stands, and all else for this.
 *
 * Returns: the value that holds now
 */
int
vedette_kept_switches_get (const VedetteSkirmish *self,
                           const char            *property)
{
  const char *nick = find_kept (self, property);

  if (nick != NULL)
    {
      g_autoptr (GEnumClass) klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)));
      GEnumValue *value = g_enum_get_value_by_nick (klass, nick);

      if (value != NULL)
        return value->value;
    }
  return get_switch_now (self, property);
}

/**
 * vedette_kept_switches_get_number:
 * @property: of [class@Vedette.About], the number of a switch
 *
 * Returns: the number that holds now
 */
int
vedette_kept_switches_get_number (const VedetteSkirmish *self,
                                  const char            *property)
{
  const char *kept = find_kept (self, property);
  int number;

  if (kept != NULL)
    return (int) g_ascii_strtoll (kept, NULL, 10);
  g_object_get (self->about, property, &number, NULL);
  return number;
}

/* What was kept since that roll is how it stood then. */
static void
keep (const VedetteSkirmish *self,
      VedetteEdit           *edit,
      const char            *property,
      const char            *value)
{
  const char * const *kept = g_value_get_boxed (vedette_edit_peek (edit, self->game, "kept-switches"));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *own = g_strdup_printf ("%s=%s", property, value);
  g_auto (GStrv) longer = NULL;

  if (!is_between_rolls (self) || find_kept (self, property) != NULL)
    return;
  for (guint i = 0; kept != NULL && kept[i] != NULL; i++)
    g_strv_builder_add (builder, kept[i]);
  g_strv_builder_add (builder, own);
  longer = g_strv_builder_end (builder);
  vedette_edit_set (edit, self->game, "kept-switches", longer, NULL);
}

/**
 * vedette_kept_switches_keep:
 * @property: of [class@Vedette.SkirmishSwitches], about to be set
 *
 * Notes how a switch stood at the last roll.
 */
void
vedette_kept_switches_keep (const VedetteSkirmish *self,
                            VedetteEdit           *edit,
                            const char            *property)
{
  keep (self, edit, property, vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)),
                                                     get_switch_now (self, property)));
}

/* The same of the number of a switch, a property of [class@Vedette.About] */
void
vedette_kept_switches_keep_number (const VedetteSkirmish *self,
                                   VedetteEdit           *edit,
                                   const char            *property)
{
  g_autofree char *number = g_strdup_printf ("%d", vedette_kept_switches_get_number (self, property));

  keep (self, edit, property, number);
}

/**
 * vedette_kept_switches_forget:
 *
 * Notes that a roll is made, or declined: from now on all switches hold as they stand.
 */
void
vedette_kept_switches_forget (const VedetteSkirmish *self,
                              VedetteEdit           *edit)
{
  vedette_edit_set (edit, self->game, "kept-switches", NULL, NULL);
}
