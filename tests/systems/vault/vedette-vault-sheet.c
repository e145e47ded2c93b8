/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one sheet of the vault: how it stands and who is there, as far as the reader may know. */

#include "vault/vedette-vault-sheet.h"

#include "core/rules/vedette-status.h"
#include "vault/vedette-vault.h"

static const char * const readers[] = { VEDETTE_AUDIENCE_ALL, "crew", "guards", VEDETTE_AUDIENCE_UMPIRE, NULL };

typedef struct
{
  VedettePage *page;
  double width;
  double y;
  double size;
} Sheet;

static void
put (Sheet      *self,
     const char *text)
{
  vedette_page_add_text (self->page, text, VEDETTE_PAGE_MARGIN, self->y, self->width - 2 * VEDETTE_PAGE_MARGIN,
                         2 * self->size, self->size, VEDETTE_TEXT_PLAIN);
  self->y += 2 * self->size;
}

static void
put_status (Sheet        *self,
            VedetteRules *rules,
            const char   *audience)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      g_autofree char *line = g_strdup_printf ("%s: %s", status->label, status->text);

      if (status->text != NULL)
        put (self, line);
    }
}

static void
put_men (Sheet         *self,
         VedetteRules  *rules,
         VedetteBattle *battle,
         const char    *audience)
{
  GListModel *men = vedette_battle_get_records (battle, vedette_vault_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (vedette_rules_may_see (rules, vedette_record_get_id (VEDETTE_RECORD (man)), NULL, audience))
        put (self, vedette_vault_man_get_name (man));
    }
}

static GPtrArray *
lay_out (VedetteBattle *battle,
         gboolean       large,
         VedettePaper   paper,
         guint          reader)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_VAULT_RULES, "battle", battle, NULL);
  g_autofree char *title = vedette_rules_get_title (rules, readers[reader]);
  Sheet sheet = { .page = vedette_page_new (), .y = VEDETTE_PAGE_MARGIN, .size = large ? 18 : 11 };
  double height;

  vedette_paper_get_size (paper, &sheet.width, &height);
  put (&sheet, title);
  put_status (&sheet, rules, readers[reader]);
  put_men (&sheet, rules, battle, readers[reader]);
  g_ptr_array_add (pages, sheet.page);
  return pages;
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  info->title = g_strdup (vedette_system_get_label (&vedette_vault_system));
  info->author = g_strdup ("");
  info->date = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
}

static char *
name_reader (VedetteBattle *battle,
             guint          reader)
{
  static const char * const names[] = { "For all", "For the crew", "For the guards", "For the umpire" };

  return g_strdup (names[reader]);
}

static const VedetteSheetKind sheets[] = {
  { .name = "watch", .label = "Watch", .option = "Print how the vault stands, and who is there", .lay_out = lay_out,
    .get_info = get_info },
  { 0 },
};

const VedettePrintSystem vedette_vault_print_system = {
  .system = &vedette_vault_system,
  .sheets = sheets,
  .readers = readers,
  .name_reader = name_reader,
  .reader_label = "Copy for",
};
