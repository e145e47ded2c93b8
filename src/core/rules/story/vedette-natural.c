/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die that was rolled, as it fell. */

#include "core/rules/story/vedette-natural.h"

struct _VedetteNatural
{
  GObject parent_instance;

  char *party;
  char *label;
  char *name;
  int sides;
  int natural;
  gboolean apart;
};

G_DEFINE_FINAL_TYPE (VedetteNatural, vedette_natural, G_TYPE_OBJECT)

static void
vedette_natural_finalize (GObject *object)
{
  VedetteNatural *self = VEDETTE_NATURAL (object);

  g_free (self->party);
  g_free (self->label);
  g_free (self->name);

  G_OBJECT_CLASS (vedette_natural_parent_class)->finalize (object);
}

static void
vedette_natural_class_init (VedetteNaturalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_natural_finalize;
}

static void
vedette_natural_init (VedetteNatural *self)
{
}

/**
 * vedette_natural_add:
 * @list: (element-type VedetteNatural): where to
 * @party: (nullable): the id of the party whose die it was; %NULL if nobody knows any more
 * @sides: of the die
 * @natural: what it showed
 *
 * Returns: (transfer none): the die
 */
VedetteNatural *
vedette_natural_add (GListStore *list,
                     const char *party,
                     int         sides,
                     int         natural)
{
  g_autoptr (VedetteNatural) self = g_object_new (VEDETTE_TYPE_NATURAL, NULL);

  self->party = g_strdup (party);
  self->sides = sides;
  self->natural = natural;
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_natural_set_label:
 * @label: what it was rolled for, if that is not what the move is called
 */
void
vedette_natural_set_label (VedetteNatural *self,
                           const char     *label)
{
  g_free (self->label);
  self->label = g_strdup (label);
}

/**
 * vedette_natural_set_name:
 * @name: what that face is called, such as the token that was drawn
 */
void
vedette_natural_set_name (VedetteNatural *self,
                          const char     *name)
{
  g_free (self->name);
  self->name = g_strdup (name);
}

/**
 * vedette_natural_set_apart:
 *
 * Says that it is not one of the dice by which the luck of a party is told.
 */
void
vedette_natural_set_apart (VedetteNatural *self)
{
  self->apart = TRUE;
}

/**
 * vedette_natural_get_party:
 *
 * Returns: (nullable): the id of the party whose die it was
 */
const char *
vedette_natural_get_party (VedetteNatural *self)
{
  return self->party;
}

int
vedette_natural_get_sides (VedetteNatural *self)
{
  return self->sides;
}

int
vedette_natural_get_natural (VedetteNatural *self)
{
  return self->natural;
}

/**
 * vedette_natural_get_label:
 *
 * Returns: (nullable): what it was rolled for
 */
const char *
vedette_natural_get_label (VedetteNatural *self)
{
  return self->label;
}

/**
 * vedette_natural_get_name:
 *
 * Returns: (nullable): what that face is called
 */
const char *
vedette_natural_get_name (VedetteNatural *self)
{
  return self->name;
}

/**
 * vedette_natural_is_apart:
 *
 * Returns: whether it is left out where dice are counted
 */
gboolean
vedette_natural_is_apart (VedetteNatural *self)
{
  return self->apart;
}
