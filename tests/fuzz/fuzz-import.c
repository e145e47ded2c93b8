/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as the file of another program: refused with a reason, or an army of every system. Input: what it is called, and
   the bytes; what is called .rosz is packed first, since no checksum is guessed. */

#include <archive.h>
#include <archive_entry.h>

#include "core/exchange/vedette-army.h"
#include "core/exchange/vedette-roster.h"
#include "fuzz-table.h"

static const char * const names[] = { "a.csv", "a.ros", "packed.rosz", "a.json", "a.txt", "a.rosz", "a" };

static GBytes *
pack (const guint8 *data,
      gsize         size)
{
  gsize most = size + 4096, packed = 0;
  char *bytes = g_malloc (most);
  struct archive *archive = archive_write_new ();
  struct archive_entry *entry = archive_entry_new ();

  archive_write_set_format_zip (archive);
  CHECK (archive_write_open_memory (archive, bytes, most, &packed) == ARCHIVE_OK);
  archive_entry_set_pathname (entry, "a.ros");
  archive_entry_set_size (entry, (la_int64_t) size);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  CHECK (archive_write_header (archive, entry) == ARCHIVE_OK);
  CHECK (archive_write_data (archive, data, size) == (la_ssize_t) size);
  archive_entry_free (entry);
  archive_write_close (archive);
  archive_write_free (archive);
  return g_bytes_new_take (bytes, packed);
}

static void
bring_in (VedetteRules *rules,
          const char   *text)
{
  g_autofree char *sides = vedette_army_list_sides (rules);
  g_auto (GStrv) list = g_strsplit (sides, ", ", 2);
  g_autofree char *side = list[0] != NULL ? vedette_army_get_side (rules, list[0]) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (1, 0);

  CHECK (side != NULL);
  move = vedette_army_new_import (rules, side, text, &error);
  CHECK ((move != NULL) == (error == NULL));
  if (move == NULL)
    return;
  ruling = vedette_rules_check (rules, move);
  if (vedette_rules_perform (rules, move, dice, TRUE, NULL, &error) == NULL)
    CHECK (error != NULL && *error->message != '\0');
  fuzz_table_say (rules);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  const char *name;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *content;

  if (size < 2)
    return 0;
  name = names[data[0] % G_N_ELEMENTS (names)];
  bytes = g_str_has_prefix (name, "packed") ? pack (data + 1, size - 1) : g_bytes_new (data + 1, size - 1);
  content = g_bytes_get_data (bytes, &length);
  roster = vedette_roster_read (content, length, name, &error);
  if (roster == NULL && error != NULL)
    CHECK (*error->message != '\0');
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (VedetteRules) rules = fuzz_table_new_empty (i);
      g_autoptr (GHashTable) map = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_autoptr (GError) local = NULL;
      g_autofree char *text = NULL;

      if (vedette_army_get_format (rules) == NULL)
        continue;
      if (roster != NULL)
        text = vedette_roster_to_text (roster, vedette_army_get_format (rules), map, &local);
      else if (error == NULL)
        text = vedette_army_decode (content, length, &local);
      if (text != NULL)
        bring_in (rules, text);
    }
  return 0;
}
