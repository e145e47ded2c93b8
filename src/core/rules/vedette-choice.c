/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One legal value of a declaration, with the words for it. */

#include "core/rules/vedette-choice.h"

VEDETTE_DEFINE_VALUE (VedetteChoice, vedette_choice, VEDETTE_CHOICE_FIELDS)

/**
 * vedette_choice_add_id:
 * @list: (element-type VedetteChoice): where to
 * @id: of a record
 * @label: its name
 *
 * Returns: (transfer none): the choice
 */
VedetteChoice *
vedette_choice_add_id (GListStore *list,
                       gint64      id,
                       const char *label)
{
  return vedette_value_add (list, VedetteChoice, .id = id, .label = label);
}

/**
 * vedette_choice_add_id_noted:
 * @note: (nullable): what speaks against the choice, or on what it depends, as a sentence
 *
 * Does the same as vedette_choice_add_id() for a choice that is legal, but wants a second look.
 *
 * Returns: (transfer none): the choice
 */
VedetteChoice *
vedette_choice_add_id_noted (GListStore *list,
                             gint64      id,
                             const char *label,
                             const char *note)
{
  return vedette_value_add (list, VedetteChoice, .id = id, .label = label, .note = note);
}

/**
 * vedette_choice_add_nick:
 * @nick: of an enum, or the text itself
 *
 * Returns: (transfer none): the choice
 */
VedetteChoice *
vedette_choice_add_nick (GListStore *list,
                         const char *nick,
                         const char *label)
{
  return vedette_value_add (list, VedetteChoice, .nick = nick, .label = label);
}

/**
 * vedette_choice_equal:
 *
 * Returns: whether a form has the same row for both
 */
gboolean
vedette_choice_equal (VedetteChoice *self,
                      VedetteChoice *other)
{
  return self->id == other->id && self->most == other->most && g_strcmp0 (self->nick, other->nick) == 0 &&
         g_strcmp0 (self->note, other->note) == 0 && g_strcmp0 (self->group, other->group) == 0;
}
