/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of those who play, or for whom is rolled: a side, a character, an enemy, the umpire. */

#include "core/rules/story/vedette-party.h"

struct _VedetteParty
{
  GObject parent_instance;

  char *id;
  char *name;
  char *players;
  char *colour;
  char *letter;
  char *roller;
  gint64 record;
  VedetteSign sign;
  VedetteRolling rolling;
  gboolean absent;
};

G_DEFINE_FINAL_TYPE (VedetteParty, vedette_party, G_TYPE_OBJECT)

static void
vedette_party_finalize (GObject *object)
{
  VedetteParty *self = VEDETTE_PARTY (object);

  g_free (self->id);
  g_free (self->name);
  g_free (self->players);
  g_free (self->colour);
  g_free (self->letter);
  g_free (self->roller);

  G_OBJECT_CLASS (vedette_party_parent_class)->finalize (object);
}

static void
vedette_party_class_init (VedettePartyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_party_finalize;
}

static void
vedette_party_init (VedetteParty *self)
{
}

/**
 * vedette_party_add:
 * @list: (element-type VedetteParty): where to
 * @id: a short word for machines that does not change, such as "red"
 * @name: what people call it now
 *
 * Returns: (transfer none): the party, with neither record nor colour, that rolls for itself
 */
VedetteParty *
vedette_party_add (GListStore *list,
                   const char *id,
                   const char *name)
{
  g_autoptr (VedetteParty) self = g_object_new (VEDETTE_TYPE_PARTY, NULL);

  self->id = g_strdup (id);
  self->name = g_strdup (name);
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_party_set_record:
 * @record: the id of the record that it is, 0 for none
 */
void
vedette_party_set_record (VedetteParty *self,
                          gint64        record)
{
  self->record = record;
}

/**
 * vedette_party_set_players:
 * @players: the people who play it; empty if nobody says so
 */
void
vedette_party_set_players (VedetteParty *self,
                           const char   *players)
{
  g_free (self->players);
  self->players = players != NULL && *players != '\0' ? g_strdup (players) : NULL;
}

/**
 * vedette_party_set_look:
 * @colour: as #rrggbb
 * @letter: (nullable): stands for it where there is no room for its name; %NULL if its sign alone does
 */
void
vedette_party_set_look (VedetteParty *self,
                        const char   *colour,
                        VedetteSign   sign,
                        const char   *letter)
{
  g_free (self->colour);
  g_free (self->letter);
  self->colour = g_strdup (colour);
  self->sign = sign;
  self->letter = g_strdup (letter);
}

/**
 * vedette_party_set_roller:
 * @roller: (nullable): the id of the party that rolls for it; %NULL if it rolls for itself
 */
void
vedette_party_set_roller (VedetteParty *self,
                          const char   *roller)
{
  g_free (self->roller);
  self->roller = g_strdup (roller);
}

/**
 * vedette_party_set_rolling:
 * @rolling: whose dice it rolls; %VEDETTE_ROLLING_PROGRAM if nobody says so
 */
void
vedette_party_set_rolling (VedetteParty   *self,
                           VedetteRolling  rolling)
{
  self->rolling = rolling;
}

const char *
vedette_party_get_id (VedetteParty *self)
{
  return self->id;
}

/**
 * vedette_party_get_record:
 *
 * Returns: the id of the record that it is, 0 for none
 */
gint64
vedette_party_get_record (VedetteParty *self)
{
  return self->record;
}

const char *
vedette_party_get_name (VedetteParty *self)
{
  return self->name;
}

/**
 * vedette_party_get_players:
 *
 * Returns: (nullable): the names of the people who play it, if anybody said them
 */
const char *
vedette_party_get_players (VedetteParty *self)
{
  return self->players;
}

/**
 * vedette_party_get_colour:
 *
 * Returns: (nullable): as #rrggbb
 */
const char *
vedette_party_get_colour (VedetteParty *self)
{
  return self->colour;
}

VedetteSign
vedette_party_get_sign (VedetteParty *self)
{
  return self->sign;
}

/**
 * vedette_party_get_letter:
 *
 * Returns: (nullable): what stands for it where there is no room for its name
 */
const char *
vedette_party_get_letter (VedetteParty *self)
{
  return self->letter;
}

/**
 * vedette_party_get_roller:
 *
 * Returns: the id of the party that rolls for it, which may be its own
 */
const char *
vedette_party_get_roller (VedetteParty *self)
{
  return self->roller != NULL ? self->roller : self->id;
}

VedetteRolling
vedette_party_get_rolling (VedetteParty *self)
{
  return self->rolling;
}

/**
 * vedette_party_set_absent:
 * @absent: whether there is nobody of it, such as helpers whom nobody has hired
 */
void
vedette_party_set_absent (VedetteParty *self,
                          gboolean      absent)
{
  self->absent = absent;
}

gboolean
vedette_party_is_absent (VedetteParty *self)
{
  return self->absent;
}
