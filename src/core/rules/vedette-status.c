/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#include "core/rules/vedette-status.h"

struct _VedetteStatus
{
  GObject parent_instance;

  char *id;
  char *label;
  char *text;
  char *party;
  GValue value;
  VedetteEmphasis emphasis;
  GPtrArray *parts; /* (element-type VedettePart) */
};

G_DEFINE_ENUM_TYPE (VedettePartState, vedette_part_state,
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_DONE, "done"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_NOW, "now"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_AHEAD, "ahead"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PART_LOCKED, "locked"))
G_DEFINE_FINAL_TYPE (VedetteStatus, vedette_status, G_TYPE_OBJECT)

static void
free_part (gpointer data)
{
  VedettePart *part = data;

  g_free (part->id);
  g_free (part->label);
  g_free (part->why);
  g_free (part->move);
  g_free (part);
}

static void
vedette_status_finalize (GObject *object)
{
  VedetteStatus *self = VEDETTE_STATUS (object);

  g_free (self->id);
  g_free (self->label);
  g_free (self->text);
  g_free (self->party);
  g_value_unset (&self->value);
  g_ptr_array_unref (self->parts);

  G_OBJECT_CLASS (vedette_status_parent_class)->finalize (object);
}

static void
vedette_status_class_init (VedetteStatusClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_status_finalize;
}

static void
vedette_status_init (VedetteStatus *self)
{
  self->parts = g_ptr_array_new_with_free_func (free_part);
}

static VedetteStatus *
append (GListStore      *list,
        const char      *id,
        const char      *label,
        VedetteEmphasis  emphasis,
        const char      *text,
        GType            type)
{
  g_autoptr (VedetteStatus) self = g_object_new (VEDETTE_TYPE_STATUS, NULL);

  self->id = g_strdup (id);
  self->label = g_strdup (label);
  self->text = g_strdup (text);
  self->emphasis = emphasis;
  if (type != G_TYPE_NONE)
    g_value_init (&self->value, type);
  g_list_store_append (list, self);
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
  g_value_set_string (&append (list, id, label, emphasis, text, G_TYPE_STRING)->value, value);
}

void
vedette_status_add_int (GListStore      *list,
                        const char      *id,
                        const char      *label,
                        VedetteEmphasis  emphasis,
                        int              value,
                        const char      *text)
{
  g_value_set_int (&append (list, id, label, emphasis, text, G_TYPE_INT)->value, value);
}

void
vedette_status_add_boolean (GListStore      *list,
                            const char      *id,
                            const char      *label,
                            VedetteEmphasis  emphasis,
                            gboolean         value,
                            const char      *text)
{
  g_value_set_boolean (&append (list, id, label, emphasis, text, G_TYPE_BOOLEAN)->value, value);
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
  g_free (self->party);
  self->party = g_strdup (party);
}

/* Returns: (transfer none) (nullable): the id of the party whose it is */
const char *
vedette_status_get_party (VedetteStatus *self)
{
  return self->party;
}

/**
 * vedette_status_add_progress:
 * @list: (element-type VedetteStatus): where to
 *
 * Adds what is made of parts: a ladder of phases, a list of what is to be done. It has no value of its own, and its text is
 * the part that is due.
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
  VedettePart *part = g_new (VedettePart, 1);

  *part = (VedettePart) { g_strdup (id), g_strdup (label), state, g_strdup (why), g_strdup (move) };
  g_ptr_array_add (self->parts, part);
  if (state == VEDETTE_PART_NOW && self->text == NULL)
    self->text = g_strdup (label);
}

guint
vedette_status_get_n_parts (VedetteStatus *self)
{
  return self->parts->len;
}

/**
 * vedette_status_nth_part:
 *
 * Returns: (transfer none): a part, in the order in which they come
 */
const VedettePart *
vedette_status_nth_part (VedetteStatus *self,
                         guint          i)
{
  return self->parts->pdata[i];
}

const char *
vedette_status_get_id (VedetteStatus *self)
{
  return self->id;
}

const char *
vedette_status_get_label (VedetteStatus *self)
{
  return self->label;
}

const char *
vedette_status_get_text (VedetteStatus *self)
{
  return self->text;
}

/**
 * vedette_status_get_value:
 *
 * Returns: (transfer none): the value for machines; an unset one of what is made of parts
 */
const GValue *
vedette_status_get_value (VedetteStatus *self)
{
  return &self->value;
}

VedetteEmphasis
vedette_status_get_emphasis (VedetteStatus *self)
{
  return self->emphasis;
}
