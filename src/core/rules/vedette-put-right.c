/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table is right: what corrections of what was recorded have alike in all systems. */

#include "vedette-config.h"

#include "core/rules/vedette-put-right.h"

#include "core/rules/vedette-facts.h"

/**
 * vedette_put_right_field:
 * @field: of the record, and of the move; no reference
 *
 * Sets what was said of a record, if it was, and notes how it was and is.
 */
void
vedette_put_right_field (VedetteMove *move,
                         VedetteEdit *edit,
                         gpointer     record,
                         const char  *field)
{
  g_auto (GValue) value = G_VALUE_INIT;

  if (!vedette_move_is_said (move, field))
    return;
  g_object_get_property (G_OBJECT (move), field, &value);
  vedette_facts_note_pair (edit, record, field, &value);
  vedette_edit_set_value (edit, record, field, &value);
}

/**
 * vedette_put_right_say_about:
 * @name: whom a fact names; empty if it names nobody, and then nothing is said
 * @sentence: (transfer full): about him
 */
void
vedette_put_right_say_about (GStrvBuilder *sentences,
                             const char   *name,
                             char         *sentence)
{
  if (*name != '\0')
    g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

/**
 * vedette_put_right_say_changes:
 * @type: of the record that has the fields
 *
 * Says how each of the fields was and is that vedette_put_right_field() changed.
 */
void
vedette_put_right_say_changes (GStrvBuilder       *sentences,
                               JsonObject         *facts,
                               GType               type,
                               const char * const *fields,
                               gsize               n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *sentence = vedette_fact_say_change (vedette_fact_changed (facts), type, fields[i]);

      if (sentence != NULL)
        g_strv_builder_add (sentences, sentence);
    }
}
