/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One legal value of a declaration, with the words for it. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteChoice:
 * @id: the record, 0 if the choice is none
 * @nick: (nullable): of an enum, or the text itself; %NULL if the choice is a record
 * @label: its name for a person
 * @note: (nullable): what speaks against the choice, or on what it depends, as a sentence: it is legal, but wants a second look
 * @group: (nullable): the heading under which it is listed with others
 * @most: how high the number beside it goes, from 0, where something is typed for each choice; 0 without such a number
 * @name: (nullable): what that number is called to a screen reader, which sees no row around it
 * @parent: (nullable): the choice of the same list of which it is a part, such as the unit of a figure
 */
#define VEDETTE_CHOICE_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
  PLAIN (gint64, id)                                                                                                   \
  TEXT (nick)                                                                                                          \
  TEXT (label)                                                                                                         \
  TEXT (note)                                                                                                          \
  TEXT (group)                                                                                                         \
  PLAIN (int, most)                                                                                                    \
  TEXT (name)                                                                                                          \
  OBJECT (VedetteChoice *, parent)

#define VEDETTE_TYPE_CHOICE (vedette_choice_get_type ())
VEDETTE_DECLARE_VALUE (VedetteChoice, vedette_choice, CHOICE, VEDETTE_CHOICE_FIELDS)

VedetteChoice *vedette_choice_add_id       (GListStore    *list,
                                            gint64         id,
                                            const char    *label);
VedetteChoice *vedette_choice_add_id_noted (GListStore    *list,
                                            gint64         id,
                                            const char    *label,
                                            const char    *note);
VedetteChoice *vedette_choice_add_nick     (GListStore    *list,
                                            const char    *nick,
                                            const char    *label);
gboolean       vedette_choice_equal        (VedetteChoice *self,
                                            VedetteChoice *other);

G_END_DECLS
