/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules that hold for what follows from a roll: as they stood when it was made (rules.md 6). */

#include "core/skirmish/state/vedette-kept-switches.h"

/* What follows from a roll: the general melee, and the first action after a snatch */
static gboolean
follows_roll (const VedetteSkirmish *self)
{
  VedetteState state = vedette_skirmish_game_get_state (self->game);

  return state == VEDETTE_STATE_GENERAL_MELEE || state == VEDETTE_STATE_ACT_RESTRICTED;
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

/**
 * vedette_kept_switches_get:
 * @property: of [class@Vedette.SkirmishSwitches], about what follows from a roll
 *
 * A switch that is set between a roll and what follows from it holds from the next roll on (rules.md 6).
 *
 * Returns: the value that holds for what is due now
 */
int
vedette_kept_switches_get (const VedetteSkirmish *self,
                           const char            *property)
{
  const char * const *kept = vedette_skirmish_game_get_kept_switches (self->game);
  gsize length = strlen (property);

  for (guint i = 0; follows_roll (self) && kept[i] != NULL; i++)
    if (strncmp (kept[i], property, length) == 0 && kept[i][length] == '=')
      {
        g_autoptr (GEnumClass) klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)));
        GEnumValue *value = g_enum_get_value_by_nick (klass, kept[i] + length + 1);

        if (value != NULL)
          return value->value;
      }
  return get_switch_now (self, property);
}

/**
 * vedette_kept_switches_keep:
 * @property: of [class@Vedette.SkirmishSwitches], about to be set
 *
 * Notes how a switch stood at the roll whose consequences are due, if there is one.
 */
void
vedette_kept_switches_keep (const VedetteSkirmish *self,
                            VedetteEdit           *edit,
                            const char            *property)
{
  const char * const *kept = vedette_skirmish_game_get_kept_switches (self->game);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *own = NULL;
  g_auto (GStrv) longer = NULL;

  if (!follows_roll (self))
    return;
  for (guint i = 0; kept[i] != NULL; i++)
    {
      /* It was set before since that roll: how it stood then is known. */
      if (g_str_has_prefix (kept[i], property) && kept[i][strlen (property)] == '=')
        return;
      g_strv_builder_add (builder, kept[i]);
    }
  own = g_strdup_printf ("%s=%s", property, vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)),
                                                                   get_switch_now (self, property)));
  g_strv_builder_add (builder, own);
  longer = g_strv_builder_end (builder);
  vedette_edit_set (edit, self->game, "kept-switches", longer, NULL);
}
