/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One legal value of a declaration, with the words for it. */

#include "core/rules/vedette-choice.h"

struct _VedetteChoice
{
  GObject parent_instance;

  gint64 id;
  char *nick;
  char *label;
  char *note;
  char *group;
  int most;
  char *name;
  VedetteChoice *parent;
};

G_DEFINE_FINAL_TYPE (VedetteChoice, vedette_choice, G_TYPE_OBJECT)

static void
vedette_choice_finalize (GObject *object)
{
  VedetteChoice *self = VEDETTE_CHOICE (object);

  g_free (self->nick);
  g_free (self->label);
  g_free (self->note);
  g_free (self->group);
  g_free (self->name);
  g_clear_object (&self->parent);

  G_OBJECT_CLASS (vedette_choice_parent_class)->finalize (object);
}

static void
vedette_choice_class_init (VedetteChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_choice_finalize;
}

static void
vedette_choice_init (VedetteChoice *self)
{
}

static VedetteChoice *
append (GListStore *list,
        gint64      id,
        const char *nick,
        const char *label,
        const char *note)
{
  g_autoptr (VedetteChoice) self = g_object_new (VEDETTE_TYPE_CHOICE, NULL);

  self->id = id;
  self->nick = g_strdup (nick);
  self->label = g_strdup (label);
  self->note = g_strdup (note);
  g_list_store_append (list, self);
  return self;
}

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
  return append (list, id, NULL, label, NULL);
}

/**
 * vedette_choice_add_id_noted:
 * @note: (nullable): what speaks against it, or on what it depends, as a sentence
 *
 * The same, for one that is legal but wants a second look.
 *
 * Returns: (transfer none): the choice
 */
VedetteChoice *
vedette_choice_add_id_noted (GListStore *list,
                             gint64      id,
                             const char *label,
                             const char *note)
{
  return append (list, id, NULL, label, note);
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
  return append (list, 0, nick, label, NULL);
}

void
vedette_choice_set_note (VedetteChoice *self,
                         const char    *note)
{
  g_free (self->note);
  self->note = g_strdup (note);
}

/**
 * vedette_choice_set_group:
 * @group: (nullable): the head under which it stands with others, for a person
 */
void
vedette_choice_set_group (VedetteChoice *self,
                          const char    *group)
{
  g_free (self->group);
  self->group = g_strdup (group);
}

/**
 * vedette_choice_set_number:
 * @most: how high the number beside it goes, from 0
 * @name: what that number is called to a screen reader, which sees no row around it
 *
 * Where something is typed for each of a list, this one has a number of its own that a form limits.
 */
void
vedette_choice_set_number (VedetteChoice *self,
                           int            most,
                           const char    *name)
{
  g_return_if_fail (most > 0);

  self->most = most;
  g_free (self->name);
  self->name = g_strdup (name);
}

/**
 * vedette_choice_set_parent:
 * @parent: (nullable): the choice of the same list of which it is a part: a man of a unit, a unit of a brigade
 */
void
vedette_choice_set_parent (VedetteChoice *self,
                           VedetteChoice *parent)
{
  g_set_object (&self->parent, parent);
}

/**
 * vedette_choice_get_id:
 *
 * Returns: the record, 0 if the choice is none
 */
gint64
vedette_choice_get_id (VedetteChoice *self)
{
  return self->id;
}

/**
 * vedette_choice_get_nick:
 *
 * Returns: (nullable): the nick, %NULL if the choice is a record
 */
const char *
vedette_choice_get_nick (VedetteChoice *self)
{
  return self->nick;
}

const char *
vedette_choice_get_label (VedetteChoice *self)
{
  return self->label;
}

/**
 * vedette_choice_get_note:
 *
 * Returns: (nullable): what speaks against it, or on what it depends
 */
const char *
vedette_choice_get_note (VedetteChoice *self)
{
  return self->note;
}

/**
 * vedette_choice_get_group:
 *
 * Returns: (nullable): the head under which it stands with others
 */
const char *
vedette_choice_get_group (VedetteChoice *self)
{
  return self->group;
}

/**
 * vedette_choice_get_most:
 *
 * Returns: how high the number beside it goes; 0 without one
 */
int
vedette_choice_get_most (VedetteChoice *self)
{
  return self->most;
}

/**
 * vedette_choice_get_name:
 *
 * Returns: (nullable): what the number beside it is called to a screen reader
 */
const char *
vedette_choice_get_name (VedetteChoice *self)
{
  return self->name;
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

/**
 * vedette_choice_get_parent:
 *
 * Returns: (transfer none) (nullable): the choice of which it is a part
 */
VedetteChoice *
vedette_choice_get_parent (VedetteChoice *self)
{
  return self->parent;
}
