/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The units of a line, item by item, and what is missing of them. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/typed/vedette-muster-text-private.h"

typedef VedetteMusterItem Item;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Item, vedette_muster_item_clear)

/* Whether an item says what a unit is, without a doubt */
static gboolean
is_unit (VedetteMuster *self,
         guint          first,
         guint          end)
{
  g_auto (Item) item = { 0 };

  if (first == end)
    return FALSE;
  vedette_muster_read_item (self, &item, self->words, first, end, FALSE);
  return item.troops != VEDETTE_MUSTER_UNSAID || vedette_muster_item_says_arm (&item);
}

/* Returns: whether the parts of the line between @first and @end are units */
gboolean
vedette_muster_are_units (VedetteMuster *self,
                          guint          first,
                          guint          end)
{
  guint n = 0;

  for (guint i = first; i <= end; i++)
    {
      if (i < end && !vedette_muster_is_part_end (self->words, i))
        continue;
      if (i > first && !is_unit (self, first, i))
        return FALSE;
      n += i > first;
      first = i + 1;
    }
  return n > 0;
}

static gboolean
check_number (VedetteMuster *self,
              const Item    *item,
              int            value,
              int            most)
{
  if (value == VEDETTE_MUSTER_UNSAID || (value >= 1 && value <= most))
    return TRUE;
  vedette_muster_doubt (self, FAULT, item->from, item->to, _("“%.*s”: write a number from %d to %d"),
                        (int) (item->to - item->from), item->from, 1, most);
  return FALSE;
}

static void
add_units (VedetteMuster *self,
           const Item    *item,
           int            troops,
           int            arm)
{
  int count = item->count != VEDETTE_MUSTER_UNSAID ? item->count : 1;

  for (int i = 1; i <= count; i++)
    {
      g_autoptr (VedetteUnit) unit = g_object_new (vedette_unit_get_type (), "troops", troops, "arm", arm, "strength",
                                                   item->strength != VEDETTE_MUSTER_UNSAID ? item->strength : 1, NULL);
      g_autofree char *name = item->name == NULL ? g_strdup ("")
                              : count == 1       ? g_strdup (item->name)
                                                 : g_strdup_printf (C_("unit", "%s %d"), item->name, i);

      g_object_set (unit, "name", name, NULL);
      vedette_muster_line_add (self->division, unit, item->nation);
    }
}

/* Whether neither class nor arm nor a name is said */
static gboolean
says_nothing (const Item *item)
{
  return item->troops == VEDETTE_MUSTER_UNSAID && !vedette_muster_item_says_arm (item) && item->name == NULL;
}

/* Whether there is no unit in it, but at most a nation */
static gboolean
is_empty (const Item *item)
{
  return item->count == VEDETTE_MUSTER_UNSAID && says_nothing (item);
}

static void
ask_what (VedetteMuster *self,
          const Item    *item,
          const char    *kind)
{
  VedetteDoubtGrade grade = says_nothing (item) ? VEDETTE_DOUBT_QUESTION : VEDETTE_DOUBT_REMINDER;

  /* Translators: what was typed, and a class and an arm, as in “line infantry” */
  vedette_reading_add_doubt (self->reading, grade, item->from, item->to, NULL, NULL, _("“%.*s” is incomplete: read as %s"),
                             (int) (item->to - item->from), item->from, kind);
}

/* Says how an item was read, and adds the units. */
static void
settle_item (VedetteMuster *self,
             const Item    *item)
{
  int troops = item->troops != VEDETTE_MUSTER_UNSAID ? item->troops : VEDETTE_EAGLES_LINE;
  int arm = item->arm != VEDETTE_MUSTER_UNSAID        ? item->arm
            : item->some_arm != VEDETTE_MUSTER_UNSAID ? item->some_arm
                                                      : VEDETTE_ARM_INFANTRY;
  int count = item->count != VEDETTE_MUSTER_UNSAID ? item->count : 1;
  g_autoptr (VedetteUnit) example = g_object_new (vedette_unit_get_type (), "troops", troops, "arm", arm, NULL);
  g_autofree char *kind = vedette_muster_make_name (example, 0), *said = NULL;

  if (!check_number (self, item, item->count, VEDETTE_MUSTER_MAX_COUNT) || !check_number (self, item, item->strength, 9999))
    return;
  if (self->n_units + (guint) count > VEDETTE_MUSTER_MAX_UNITS)
    {
      vedette_muster_doubt (self, FAULT, item->from, item->to,
                            /* Translators: the most that there can be */
                            g_dngettext (GETTEXT_PACKAGE, "More than %d unit. Leave some out.",
                                         "More than %d units. Leave some out.", VEDETTE_MUSTER_MAX_UNITS),
                            VEDETTE_MUSTER_MAX_UNITS);
      return;
    }
  if ((item->troops == VEDETTE_MUSTER_UNSAID || !vedette_muster_item_says_arm (item)) && !item->asked)
    ask_what (self, item, kind);
  if (item->name != NULL)
    /* Translators: how many units, and what they are: a name, then class and arm */
    said = g_strdup_printf (_("%d × %s, %s"), count, item->name, kind);
  else
    /* Translators: how many units, and what they are: class and arm */
    said = g_strdup_printf (_("%d × %s"), count, kind);
  vedette_reading_add_piece (self->reading, item->from, item->to, "units", _("Units"), said, said);
  self->n_units += (guint) count;
  add_units (self, item, troops, arm);
}

/* A nation that stands in the list alone is that of all units of the line without one. */
static void
settle_nation (VedetteMuster *self,
               const Item    *item,
               guint          first_unit)
{
  if (item->nation == NULL)
    vedette_muster_doubt (self, QUESTION, item->from, item->to,
                          /* Translators: what was typed */
                          _("“%.*s” was not recognized and is ignored"), (int) (item->to - item->from), item->from);
  else
    vedette_reading_add_text (self->reading, vedette_unit_get_type (), "nation", item->nation, item->from, item->to);
  for (guint i = first_unit; i < self->division->units->len && item->nation != NULL; i++)
    {
      VedetteMusterUnit *unit = self->division->units->pdata[i];

      if (unit->nation == NULL)
        unit->nation = g_strdup (item->nation);
    }
}

/**
 * vedette_muster_read_units:
 * @nation: (nullable): of those of which it is not said
 *
 * Adds the units between @first and @end to the division to which units are added.
 */
void
vedette_muster_read_units (VedetteMuster *self,
                           const char    *nation,
                           guint          first,
                           guint          end)
{
  guint first_unit = self->division->units->len;

  for (guint i = first; i <= end; i++)
    {
      g_auto (Item) item = { 0 };
      guint n_doubts = vedette_reading_get_n_doubts (self->reading);

      if (i < end && !vedette_muster_is_part_end (self->words, i))
        continue;
      if (i > first)
        vedette_muster_read_item (self, &item, self->words, first, i, TRUE);
      item.asked = vedette_reading_get_n_doubts (self->reading) > n_doubts;
      if (i > first && !is_empty (&item))
        settle_item (self, &item);
      else if (i > first)
        settle_nation (self, &item, first_unit);
      first = i + 1;
    }
  for (guint i = first_unit; i < self->division->units->len && nation != NULL; i++)
    {
      VedetteMusterUnit *unit = self->division->units->pdata[i];

      if (unit->nation == NULL)
        unit->nation = g_strdup (nation);
    }
}
