/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed, large enough for who stands at the table, and its chance. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-needed.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/widgets/vedette-digits.h"

struct _VedetteRollNeeded
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *number;
  GtkLabel *chance;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (VedetteRollNeeded, vedette_roll_needed, ADW_TYPE_BIN)

static void
vedette_roll_needed_class_init (VedetteRollNeededClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-needed.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNeeded, number);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNeeded, chance);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNeeded, words);
}

static void
vedette_roll_needed_init (VedetteRollNeeded *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A second line would cost a factor below; the number says the same. */
  if (vedette_roll_is_large (GTK_WIDGET (self)))
    {
      gtk_label_set_wrap (self->words, FALSE);
      gtk_label_set_ellipsize (self->words, PANGO_ELLIPSIZE_END);
    }
}

/* Returns: (transfer full): what wins, and who */
static char *
say (int         need,
     const char *name)
{
  if (need > VEDETTE_ATTEMPT_SIDES)
    /* Translators: a name, and the number needed, which is not on the die */
    return g_strdup_printf (_("Cannot succeed: %s needs %d"), name, need);
  if (need <= 1)
    /* Translators: a name, and the number needed, which every die beats */
    return g_strdup_printf (_("Cannot fail: %s needs %d"), name, need);
  /* Translators: a name, and the number needed on the die */
  return g_strdup_printf (_("%s succeeds on %d or more"), name, need);
}

/**
 * vedette_roll_needed_show:
 * @name: who makes the attempt
 *
 * Shows the number that a roll needs, and its chance.
 */
void
vedette_roll_needed_show (VedetteRollNeeded *self,
                          VedetteBreakdown  *breakdown,
                          const char        *name)
{
  int need = breakdown->need;
  g_autofree char *chance =
    vedette_digits_keep_order (vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success")));
  g_autofree char *words = say (need, name);
  g_autofree char *number = NULL;

  /* Translators: the number needed, or a higher one */
  number = vedette_digits_keep_order (g_strdup_printf (need < 0 ? _("−%d+") : _("%d+"), ABS (need)));
  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->chance, chance);
  gtk_label_set_text (self->words, words);
}
