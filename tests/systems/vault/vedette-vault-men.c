/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men of both sides: who may know of them, the tree of who leads whom, and the edits of them. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

const char *
vedette_vault_get_side (VedetteVaultMan *man)
{
  return vedette_enum_get_nick (vedette_vault_side_get_type (), (int) vedette_vault_man_get_side (man));
}

static VedetteVaultMan *
find_man (const VedetteContext *self,
          gint64                id)
{
  return vedette_battle_find (self->battle, vedette_vault_man_get_type (), id);
}

static gboolean
may_know_man (const VedetteContext *self,
              gint64                id,
              const char           *audience)
{
  VedetteVaultMan *man = find_man (self, id);

  return man == NULL || !vedette_vault_man_get_hidden (man) || g_str_equal (vedette_vault_get_side (man), audience);
}

/* The combination is the umpire's until the lock is open, and a hidden man that of his side. */
gboolean
vedette_vault_may_see (const VedetteContext *self,
                       gint64                record,
                       const char           *field,
                       const char           *audience)
{
  VedetteRecord *found = vedette_battle_find (self->battle, VEDETTE_TYPE_RECORD, record);

  if (found == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE))
    return TRUE;
  if (!may_know_man (self, record, audience))
    return FALSE;
  if (VEDETTE_IS_VAULT_NIGHT (found) && g_strcmp0 (field, "combination") == 0)
    return vedette_vault_night_get_cracked (self->night);
  return !VEDETTE_IS_VAULT_MAN (found) || g_strcmp0 (field, "boss") != 0 ||
         may_know_man (self, vedette_vault_man_get_boss (VEDETTE_VAULT_MAN (found)), audience);
}

static VedetteChoice *
find_choice (GListStore *choices,
             gint64      id)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (choices)); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (G_LIST_MODEL (choices), i);

      /* The list holds it. */
      if (choice->id == id)
        return choice;
    }
  return NULL;
}

static void
list_men (const VedetteContext *self,
          VedetteVaultSide      side,
          GListStore           *choices)
{
  GListModel *men = vedette_battle_get_records (self->battle, vedette_vault_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (vedette_vault_man_get_side (man) == side)
        vedette_choice_add_id_noted (choices, vedette_record_get_id (VEDETTE_RECORD (man)), vedette_vault_man_get_name (man),
                                     vedette_vault_man_get_hidden (man) ? "hidden" : NULL);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (choices)); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (G_LIST_MODEL (choices), i);
      VedetteVaultMan *man = find_man (self, choice->id);
      VedetteChoice *boss = find_choice (choices, vedette_vault_man_get_boss (man));

      if (boss != NULL)
        g_set_object (&choice->parent, boss);
    }
}

void
vedette_vault_list_crew (VedetteMove          *move,
                         const VedetteContext *self,
                         GListStore           *choices)
{
  list_men (self, VEDETTE_VAULT_SIDE_CREW, choices);
}

void
vedette_vault_list_guards (VedetteMove          *move,
                           const VedetteContext *self,
                           GListStore           *choices)
{
  list_men (self, VEDETTE_VAULT_SIDE_GUARDS, choices);
}

/* Who may not be said is left open; who is said has to be of the side that acts. */
void
vedette_vault_check_man (VedetteMove          *move,
                         const VedetteContext *self,
                         const char           *param,
                         VedetteVaultSide      side,
                         VedetteRuling        *ruling)
{
  VedetteVaultMan *man = find_man (self, vedette_move_get_id (move, param));

  if (man == NULL)
    vedette_ruling_remind_about (ruling, "V-1", param, "Nobody said who does it");
  else if (vedette_vault_man_get_side (man) != side)
    vedette_ruling_forbid_about (ruling, "V-2", param, "He is of the other side");
}

/* Notes who does it. Whoever does something is hidden no longer. */
gint64
vedette_vault_act (VedetteMove          *move,
                   const VedetteContext *self,
                   const char           *param,
                   VedetteEdit          *edit)
{
  VedetteVaultMan *man = find_man (self, vedette_move_get_id (move, param));

  if (man == NULL)
    return 0;
  vedette_edit_set (edit, man, "hidden", FALSE, NULL);
  vedette_facts_note_text (edit, "who", vedette_vault_man_get_name (man));
  return vedette_record_get_id (VEDETTE_RECORD (man));
}

static void
list_hidden (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  GListModel *men = vedette_battle_get_records (self->battle, vedette_vault_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (vedette_vault_man_get_hidden (man))
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (man)), vedette_vault_man_get_name (man));
    }
}

/* That it is always open tells nobody whether there is anybody. */
static void
check_show (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  VedetteVaultMan *man = find_man (self, vedette_move_get_id (move, "who"));

  if (man == NULL || !vedette_vault_man_get_hidden (man))
    vedette_ruling_forbid_about (ruling, "V-3", "who", "Say who of those that are hidden");
}

static gboolean
perform_show (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  vedette_vault_act (move, self, "who", edit);
  return TRUE;
}

static char *
describe_show (JsonObject *facts)
{
  return g_strdup_printf ("%s comes out of the dark", vedette_fact_text (facts, "who"));
}

const VedetteMoveKind vedette_vault_show_move = {
  .name = "show",
  .label = "Show",
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]) { VEDETTE_SAY_REF ("who", vedette_vault_man, list_hidden, .label = "Who", .needed = TRUE),
                                     { { 0 } } },
  .check = check_show,
  .perform = perform_show,
  .describe = describe_show,
};

/* Whether @id leads, over others or at once, the one whose boss is @boss */
static gboolean
is_circle (const VedetteContext *self,
           gint64                id,
           gint64                boss)
{
  for (VedetteVaultMan *man = find_man (self, boss); man != NULL; man = find_man (self, vedette_vault_man_get_boss (man)))
    if (vedette_record_get_id (VEDETTE_RECORD (man)) == id)
      return TRUE;
  return FALSE;
}

static void
check_draft (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  VedetteVaultMan *draft = change->draft;
  VedetteVaultMan *boss = find_man (change->context, vedette_vault_man_get_boss (draft));

  if (*vedette_vault_man_get_name (draft) == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", "He needs a name");
  if (boss == NULL)
    return;
  if (vedette_vault_man_get_side (boss) != vedette_vault_man_get_side (draft))
    vedette_ruling_forbid_about (ruling, "V-4", "boss", "Nobody obeys one of the other side");
  if (change->id != 0 && is_circle (change->context, change->id, vedette_vault_man_get_boss (draft)))
    vedette_ruling_forbid_about (ruling, "V-5", "boss", "Nobody obeys himself");
}

static void
keep_secret (VedetteVaultMan *man,
             VedetteEdit     *edit)
{
  if (man != NULL && vedette_vault_man_get_hidden (man))
    vedette_edit_set_audience (edit, vedette_vault_get_side (man));
}

static void
note_man (const VedetteRecordChange *change,
          VedetteEdit               *edit)
{
  VedetteVaultMan *man = change->record != NULL ? change->record : change->draft;
  VedetteVaultMan *boss = change->draft != NULL ? find_man (change->context, vedette_vault_man_get_boss (change->draft)) : NULL;

  vedette_facts_note_text (edit, "name", vedette_vault_man_get_name (man));
  if (boss != NULL)
    vedette_facts_note_text (edit, "boss", vedette_vault_man_get_name (boss));
  keep_secret (boss, edit);
  keep_secret (change->draft, edit);
  keep_secret (change->record, edit);
}

/* Those whom he led obey whom he obeyed; what was pending for him is so for nobody. */
static void
leave_man (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  GListModel *men = vedette_battle_get_records (change->battle, vedette_vault_man_get_type ());
  GListModel *pile = vedette_battle_get_records (change->battle, VEDETTE_TYPE_PENDING);

  for (guint i = 0; change->draft == NULL && i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (vedette_vault_man_get_boss (man) == change->id)
        vedette_edit_set (edit, man, "boss", vedette_vault_man_get_boss (change->record), NULL);
    }
  for (guint i = 0; change->draft == NULL && i < g_list_model_get_n_items (pile); i++)
    {
      g_autoptr (VedettePending) pending = g_list_model_get_item (pile, i);

      if (vedette_pending_get_unit (pending) == change->id)
        vedette_edit_set (edit, pending, "unit", (gint64) 0, NULL);
    }
}

static char *
describe_add (JsonObject *facts)
{
  const char *boss = vedette_fact_text (facts, "boss");

  return *boss != '\0' ? g_strdup_printf ("%s joins, led by %s", vedette_fact_text (facts, "name"), boss)
                       : g_strdup_printf ("%s joins", vedette_fact_text (facts, "name"));
}

static char *
describe_set (JsonObject *facts)
{
  return g_strdup_printf ("%s is changed", vedette_fact_text (facts, "name"));
}

static char *
describe_remove (JsonObject *facts)
{
  return g_strdup_printf ("%s leaves", vedette_fact_text (facts, "name"));
}

const VedetteRecordKind vedette_vault_man_kind = {
  .noun = "man",
  .type = vedette_vault_man_get_type,
  .add = "Add a man",
  .set = "Change a man",
  .remove = "Remove a man",
  .add_says = (const char * const []) { "name", "side", "boss", "hidden", NULL },
  .set_says = (const char * const []) { "name", "boss", "no-boss", NULL },
  .needs = "name",
  .describe = { describe_add, describe_set, describe_remove },
  .check = check_draft,
  .note = note_man,
  .before = leave_man,
};
