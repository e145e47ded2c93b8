/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the order of battle says of an army, a corps, a formation or a unit, besides its name. */

#include "vedette-config.h"

#include "ui/eagles/vedette-formation-words.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-eagles-look.h"

static void
add_enum (GStrvBuilder *words,
          GType         type,
          int           value)
{
  g_strv_builder_add (words, vedette_enum_get_label (type, value));
}

/* What the record itself calls the field, as long as it is so */
static void
add_flag (GStrvBuilder *words,
          gpointer      record,
          const char   *field)
{
  const char *label = vedette_param_spec_get_label (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), field));

  if (vedette_eagles_get_flag (record, field))
    g_strv_builder_add (words, label);
}

static void
add_command (GStrvBuilder        *words,
             const VedetteEagles *eagles,
             gpointer             record)
{
  g_autofree char *rated = vedette_eagles_look_say_rated (eagles, record);
  int span = vedette_eagles_get_int (record, "span");

  g_strv_builder_add (words, rated);
  if (span > 0)
    {
      g_autofree char *inches = vedette_eagles_say_inches (span);
      /* Translators: how far the command of a commander reaches, with its unit */
      g_autofree char *text = g_strdup_printf (_("command span %s"), inches);

      g_strv_builder_add (words, text);
    }
}

/* The commander of an army or a corps is with one of its divisions. */
static void
add_attached (GStrvBuilder        *words,
              const VedetteEagles *eagles,
              gpointer             record)
{
  gpointer division = vedette_eagles_find (eagles, vedette_division_get_type (), vedette_eagles_get_id (record, "attached"));
  g_autofree char *name = NULL, *text = NULL;

  if (division == NULL)
    return;
  name = vedette_eagles_say (eagles, division);
  /* Translators: a commander; a division */
  text = g_strdup_printf (_("with %s"), name);
  g_strv_builder_add (words, text);
}

static void
add_division (GStrvBuilder        *words,
              const VedetteEagles *eagles,
              VedetteDivision     *division)
{
  if (vedette_division_get_kind (division) == VEDETTE_DIVISION_INDEPENDENT)
    add_enum (words, vedette_division_kind_get_type (), VEDETTE_DIVISION_INDEPENDENT);
  else
    add_command (words, eagles, division);
  if (!vedette_eagles_is_on_table (eagles, division))
    add_enum (words, vedette_division_place_get_type (), (int) vedette_division_get_place (division));
  if (!vedette_eagles_is_on_table (eagles, division) && vedette_division_get_arrives (division) > 0)
    {
      /* Translators: the number of the turn */
      g_autofree char *text = g_strdup_printf (_("arrives in turn %d"), vedette_division_get_arrives (division));

      g_strv_builder_add (words, text);
    }
  if (vedette_division_get_activation (division) != VEDETTE_ACTIVATION_NONE)
    add_enum (words, vedette_activation_get_type (), (int) vedette_division_get_activation (division));
  add_flag (words, division, "moved");
  add_flag (words, division, "attempted");
}

static void
add_unit (GStrvBuilder        *words,
          const VedetteEagles *eagles,
          VedetteUnit         *unit)
{
  gpointer nation = vedette_eagles_find (eagles, vedette_nation_get_type (), vedette_unit_get_nation (unit));
  int steps = vedette_unit_get_steps (unit);
  /* Translators: how many steps a unit has lost */
  g_autofree char *lost = g_strdup_printf (ngettext ("%d step lost", "%d steps lost", (gulong) steps), steps);

  add_enum (words, vedette_arm_get_type (), (int) vedette_unit_get_arm (unit));
  add_enum (words, vedette_eagles_troops_get_type (), (int) vedette_unit_get_troops (unit));
  if (nation != NULL)
    g_strv_builder_add (words, vedette_eagles_get_name (nation));
  if (steps > 0)
    g_strv_builder_add (words, lost);
  if (vedette_unit_get_status (unit) != VEDETTE_UNIT_IN_ORDER)
    add_enum (words, vedette_unit_status_get_type (), (int) vedette_unit_get_status (unit));
  add_flag (words, unit, "smoke");
  add_flag (words, unit, "ff");
  add_flag (words, unit, "tested");
  add_flag (words, unit, "gone");
}

/* Returns: (transfer full): what there is to say of it, in one line */
char *
vedette_formation_words_say (const VedetteEagles *eagles,
                             gpointer             record)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  if (VEDETTE_IS_UNIT (record))
    add_unit (words, eagles, record);
  else if (VEDETTE_IS_DIVISION (record))
    add_division (words, eagles, record);
  else
    {
      add_command (words, eagles, record);
      add_attached (words, eagles, record);
    }
  return vedette_eagles_look_join (words);
}
