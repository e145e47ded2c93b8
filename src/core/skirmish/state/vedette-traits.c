/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about those who roll: which count for whom, and what becomes of them with their owners. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-traits.h"

#include <glib/gi18n-lib.h>

#include "core/typed/vedette-scan.h"

/**
 * vedette_roller_new:
 * @figure: (nullable): his line; for somebody who is on none, only what his side has counts
 */
VedetteRoller
vedette_roller_new (VedetteBattle *battle,
                    gint64         side,
                    VedetteFigure *figure)
{
  return (VedetteRoller){
    .battle = battle,
    .side = side,
    .contingent = figure != NULL ? vedette_figure_get_contingent (figure) : 0,
    .line = figure != NULL ? vedette_record_get_id (VEDETTE_RECORD (figure)) : 0,
  };
}

static gboolean
is_his (const VedetteRoller *self,
        VedetteTrait        *trait)
{
  gint64 whose = vedette_trait_get_whose (trait);

  return whose != 0 && (whose == self->side || whose == self->contingent || whose == self->line);
}

/* Returns: what all his traits come to, signed as a bonus */
int
vedette_roller_sum_traits (const VedetteRoller *self)
{
  int sum = 0;

  vedette_each (VedetteTrait, trait, vedette_battle_get_records (self->battle, VEDETTE_TYPE_TRAIT))
    if (is_his (self, trait))
      sum += vedette_trait_get_value (trait);
  return sum;
}

/* Adds a factor of its own for each of his traits; each is called “trait”, the label tells them apart. */
void
vedette_roller_add_factors (const VedetteRoller *self,
                            VedetteBreakdown    *breakdown)
{
  GListModel *traits;

  if (self->battle == NULL)
    return;
  traits = vedette_battle_get_records (self->battle, VEDETTE_TYPE_TRAIT);
  vedette_each (VedetteTrait, trait, traits)
    if (is_his (self, trait))
      vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "trait", vedette_trait_get_name (trait),
                                    vedette_trait_get_value (trait), NULL, _("house rule"));
}

/**
 * vedette_traits_list:
 * @whose: a line, a contingent or a force
 *
 * Returns: (transfer full) (element-type VedetteTrait): its own traits, in their order
 */
GPtrArray *
vedette_traits_list (VedetteBattle *battle,
                     gint64         whose)
{
  GPtrArray *own = g_ptr_array_new_with_free_func (g_object_unref);

  vedette_each (VedetteTrait, trait, vedette_battle_get_records (battle, VEDETTE_TYPE_TRAIT))
    if (vedette_trait_get_whose (trait) == whose)
      g_ptr_array_add (own, g_object_ref (trait));
  return own;
}

/* Returns: (transfer full): as in “quick +2” */
char *
vedette_trait_say (VedetteTrait *self)
{
  int value = vedette_trait_get_value (self);

  /* Translators: the name of a house rule about a line or a side, and its bonus or penalty, as in “quick +2” */
  return g_strdup_printf (value < 0 ? C_("trait", "%s −%d") :
                                      /* Translators: the name of a house rule about a line or a side, and its bonus, as in
                                       * “quick +2” */
                                      C_("trait", "%s +%d"),
                          vedette_trait_get_name (self), ABS (value));
}

static gboolean
has_as_often (GPtrArray    *traits,
              GPtrArray    *others,
              VedetteTrait *trait)
{
  int more = 0;

  for (guint k = 0; k < 2; k++)
    {
      GPtrArray *list = k == 0 ? traits : others;

      for (guint i = 0; i < list->len; i++)
        if (vedette_scan_reads_alike (vedette_trait_get_name (list->pdata[i]), vedette_trait_get_name (trait)) &&
            vedette_trait_get_value (list->pdata[i]) == vedette_trait_get_value (trait))
          more += k == 0 ? 1 : -1;
    }
  return more == 0;
}

/* Returns: whether both say the same, in whatever order */
gboolean
vedette_traits_equal (GPtrArray *one,
                      GPtrArray *two)
{
  gboolean equal = one->len == two->len;

  for (guint i = 0; i < one->len && equal; i++)
    equal = has_as_often (one, two, one->pdata[i]);
  return equal;
}

/* Notes that the traits of a line or a contingent go with it. */
void
vedette_traits_remove (VedetteBattle *battle,
                       VedetteEdit   *edit,
                       gint64         whose)
{
  g_autoptr (GPtrArray) own = vedette_traits_list (battle, whose);

  for (guint i = 0; i < own->len; i++)
    vedette_edit_remove (edit, own->pdata[i]);
}

/**
 * vedette_traits_insert:
 * @traits: (element-type VedetteTrait): attached to another or to nobody
 * @whose: who is to have the same
 */
void
vedette_traits_insert (VedetteEdit *edit,
                       GPtrArray   *traits,
                       gint64       whose)
{
  for (guint i = 0; i < traits->len; i++)
    {
      g_autoptr (VedetteTrait) trait =
        g_object_new (VEDETTE_TYPE_TRAIT, "name", vedette_trait_get_name (traits->pdata[i]), "value",
                      vedette_trait_get_value (traits->pdata[i]), "whose", whose, NULL);

      vedette_edit_insert (edit, trait, -1);
    }
}
