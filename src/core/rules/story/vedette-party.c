/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of those who play, or for whom is rolled: a side, a character, an enemy, the umpire. */

#include "core/rules/story/vedette-party.h"

VEDETTE_DEFINE_VALUE (VedetteParty, vedette_party, VEDETTE_PARTY_FIELDS)

/**
 * vedette_parties_find:
 * @parties: (element-type VedetteParty): where to look
 * @id: (nullable): of a party
 *
 * Returns: (transfer full) (nullable): the party of that id
 */
VedetteParty *
vedette_parties_find (GListModel *parties,
                      const char *id)
{
  vedette_each (VedetteParty, party, parties)
    if (g_strcmp0 (party->id, id) == 0)
      return g_object_ref (party);
  return NULL;
}
