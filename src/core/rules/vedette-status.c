/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#include "core/rules/vedette-status.h"

G_DEFINE_ENUM_TYPE (VedettePartState, vedette_part_state,
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_DONE, "done"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_NOW, "now"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_AHEAD, "ahead"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_LOCKED, "locked"))
VEDETTE_DEFINE_VALUE (VedettePart, vedette_part, VEDETTE_PART_FIELDS)
VEDETTE_DEFINE_VALUE (VedetteStatus, vedette_status, VEDETTE_STATUS_FIELDS)

static VedetteStatus *
append (GListStore      *list,
        const char      *id,
        const char      *label,
        VedetteEmphasis  emphasis,
        const char      *text,
        GType            type)
{
  VedetteStatus *self = vedette_value_add (list, VedetteStatus, .id = id, .label = label, .text = text, .emphasis = emphasis);

  self->parts = g_ptr_array_new_with_free_func (g_object_unref);
  if (type != G_TYPE_NONE)
    self->value = g_value_init (g_new0 (GValue, 1), type);
  return self;
}

/**
 * vedette_status_add_text:
 * @list: (element-type VedetteStatus): where to
 * @id: its name for machines
 * @label: its name for a person
 * @value: (nullable): the value for machines
 * @text: (nullable): the value for a person
 */
void
vedette_status_add_text (GListStore      *list,
                         const char      *id,
                         const char      *label,
                         VedetteEmphasis  emphasis,
                         const char      *value,
                         const char      *text)
{
  g_value_set_string (append (list, id, label, emphasis, text, G_TYPE_STRING)->value, value);
}

void
vedette_status_add_int (GListStore      *list,
                        const char      *id,
                        const char      *label,
                        VedetteEmphasis  emphasis,
                        int              value,
                        const char      *text)
{
  g_value_set_int (append (list, id, label, emphasis, text, G_TYPE_INT)->value, value);
}

void
vedette_status_add_boolean (GListStore      *list,
                            const char      *id,
                            const char      *label,
                            VedetteEmphasis  emphasis,
                            gboolean         value,
                            const char      *text)
{
  g_value_set_boolean (append (list, id, label, emphasis, text, G_TYPE_BOOLEAN)->value, value);
}

/**
 * vedette_status_name_party:
 * @list: (element-type VedetteStatus): what was added so far
 * @party: (nullable): the id of a party, as in vedette_rules_list_parties()
 *
 * Says whose the last item is, so that it can be shown in his colour: of a headline, who holds the initiative.
 */
void
vedette_status_name_party (GListStore *list,
                           const char *party)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autoptr (VedetteStatus) self = n > 0 ? g_list_model_get_item (G_LIST_MODEL (list), n - 1) : NULL;

  g_return_if_fail (self != NULL);
  vedette_value_set_text (self, party, party);
}

/**
 * vedette_status_add_progress:
 * @list: (element-type VedetteStatus): where to
 *
 * Adds what is made of parts: a list of what is to be done, or, if it is strong, the phases of a turn, which all should see at
 * any time. It has no value of its own, and its text is the part that is due.
 *
 * Returns: (transfer none): the item, for vedette_status_add_part()
 */
VedetteStatus *
vedette_status_add_progress (GListStore      *list,
                             const char      *id,
                             const char      *label,
                             VedetteEmphasis  emphasis)
{
  return append (list, id, label, emphasis, NULL, G_TYPE_NONE);
}

/**
 * vedette_status_add_part:
 * @id: its name for machines
 * @label: its name for a person
 * @why: (nullable): the reason why it stands so, as a sentence
 * @move: (nullable): the name of the move that does it, where there is an offer for it
 */
void
vedette_status_add_part (VedetteStatus    *self,
                         const char       *id,
                         const char       *label,
                         VedettePartState  state,
                         const char       *why,
                         const char       *move)
{
  g_ptr_array_add (self->parts, vedette_value_new (VedettePart, .id = id, .label = label, .state = state, .why = why,
                                                   .move = move));
  if (state == VEDETTE_PART_NOW && self->text == NULL)
    vedette_value_set_text (self, text, label);
}

/**
 * vedette_status_nth_part:
 *
 * Returns: (transfer none): a part, in the order in which they come
 */
VedettePart *
vedette_status_nth_part (VedetteStatus *self,
                         guint          i)
{
  return self->parts->pdata[i];
}
