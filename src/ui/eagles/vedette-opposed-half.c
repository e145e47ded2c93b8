/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of an opposed roll: under a cover, with its points while it is open, and what its roll was made of. */

#include "vedette-config.h"

#include "ui/eagles/vedette-opposed-half.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "ui/widgets/vedette-digits.h"

/**
 * VedetteOpposedHalf:
 *
 * What is secret is in the tree only while the half is open: a cover that hid it would still be read aloud.
 */
struct _VedetteOpposedHalf
{
  AdwBin parent_instance;

  /* template */
  VedetteTintCard *card;
  GtkLabel *sign;
  GtkLabel *name;
  GtkStack *stack;
  GtkButton *uncover;
  GtkLabel *roller;
  GtkButton *less;
  GtkLabel *points;
  GtkButton *more;
  GtkLabel *left;
  GtkGrid *parts;

  int pool; /* 0 while it is covered, as is the other */
  int given;
  gboolean may_add;
};

enum
{
  SIGNAL_UNCOVER,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteOpposedHalf, vedette_opposed_half, ADW_TYPE_BIN)

/* Both buttons stay as they are at the end of the range, so that the focus stays on one of them. */
static void
update (VedetteOpposedHalf *self)
{
  g_autofree char *points = g_strdup_printf ("%d", self->given);
  /* Translators: how many initiative points an army would have left, and how many it has */
  g_autofree char *left = g_strdup_printf (_("%d of %d left"), self->pool - self->given, self->pool);

  gtk_label_set_text (self->points, points);
  gtk_label_set_text (self->left, left);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "opposed-half.add", self->may_add && self->pool > 0);
}

static void
activate_uncover (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_UNCOVER], 0);
}

static void
activate_add (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  VedetteOpposedHalf *self = VEDETTE_OPPOSED_HALF (widget);

  vedette_opposed_half_set_points (self, self->given + g_variant_get_int32 (parameter));
}

static void
vedette_opposed_half_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_OPPOSED_HALF);

  G_OBJECT_CLASS (vedette_opposed_half_parent_class)->dispose (object);
}

static void
vedette_opposed_half_class_init (VedetteOpposedHalfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_opposed_half_dispose;
  g_type_ensure (VEDETTE_TYPE_TINT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-opposed-half.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, card);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, uncover);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, roller);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, less);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, points);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, more);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, left);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpposedHalf, parts);
  gtk_widget_class_install_action (widget_class, "opposed-half.uncover", NULL, activate_uncover);
  gtk_widget_class_install_action (widget_class, "opposed-half.add", "i", activate_add);

  /**
   * VedetteOpposedHalf::uncover:
   *
   * Whoever has this side sits before it now.
   */
  signals[SIGNAL_UNCOVER] = g_signal_new ("uncover", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * VedetteOpposedHalf::changed:
   *
   * The points are other ones.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_opposed_half_init (VedetteOpposedHalf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @name: (transfer full) */
static void
name_button (GtkButton *button,
             char      *text)
{
  g_autofree char *name = text;

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * vedette_opposed_half_new:
 * @name: of the army
 *
 * Returns: (transfer floating): its half, under its cover
 */
VedetteOpposedHalf *
vedette_opposed_half_new (const char *name)
{
  VedetteOpposedHalf *self = g_object_new (VEDETTE_TYPE_OPPOSED_HALF, NULL);

  gtk_label_set_text (self->name, name);
  /* Translators: an army, whose points are hidden */
  name_button (self->uncover, g_strdup_printf (_("Reveal: %s"), name));
  /* Translators: an army, which allocates its points */
  name_button (self->less, g_strdup_printf (_("Remove one point: %s"), name));
  /* Translators: an army, which allocates its points */
  name_button (self->more, g_strdup_printf (_("Add one point: %s"), name));
  return self;
}

/* In the colour of the army, with its sign; under the cover nothing else of it is seen. */
void
vedette_opposed_half_set_army (VedetteOpposedHalf  *self,
                               VedetteRules        *rules,
                               const VedetteEagles *eagles,
                               gpointer             army)
{
  g_autoptr (VedetteParty) party = vedette_rules_find_party (rules, vedette_eagles_get_word (eagles, army));

  vedette_eagles_look_set_sign (self->sign, rules, eagles, army);
  vedette_tint_card_set_party (self->card, party);
  vedette_party_paint_set_of (GTK_WIDGET (self->uncover), party->colour);
}

/**
 * vedette_opposed_half_cover:
 * @given: whether its points are allocated already, so that nothing is to be uncovered
 *
 * Forgets what it knew.
 */
void
vedette_opposed_half_cover (VedetteOpposedHalf *self,
                            gboolean            given)
{
  self->pool = self->given = 0;
  gtk_label_set_text (self->roller, "");
  gtk_label_set_text (self->points, "");
  gtk_label_set_text (self->left, "");
  gtk_stack_set_visible_child_name (self->stack, given ? "given" : "covered");
}

/* Puts the focus where it is uncovered, or where its points are said. The window need not be shown yet. */
gboolean
vedette_opposed_half_focus (VedetteOpposedHalf *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (vedette_opposed_half_is_open (self) ? self->more : self->uncover));
}

/**
 * vedette_opposed_half_open:
 * @roller: who rolls, and his modifier
 * @pool: the points that there are
 * @may_add: whether any of them may be added
 */
void
vedette_opposed_half_open (VedetteOpposedHalf *self,
                           const char         *roller,
                           int                 pool,
                           gboolean            may_add)
{
  self->pool = pool;
  self->given = 0;
  self->may_add = may_add;
  gtk_label_set_text (self->roller, roller);
  update (self);
  gtk_stack_set_visible_child_name (self->stack, "open");
}

gboolean
vedette_opposed_half_is_open (VedetteOpposedHalf *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "open");
}

/* Leaves the points as they are for good. */
void
vedette_opposed_half_lock (VedetteOpposedHalf *self)
{
  self->may_add = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "opposed-half.add", FALSE);
}

int
vedette_opposed_half_get_points (VedetteOpposedHalf *self)
{
  return self->given;
}

/**
 * vedette_opposed_half_set_points:
 * @points: any number; there are never more than the pool has, nor less than none
 */
void
vedette_opposed_half_set_points (VedetteOpposedHalf *self,
                                 int                 points)
{
  if (!self->may_add)
    return;
  self->given = CLAMP (points, 0, self->pool);
  update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
add_part (VedetteOpposedHalf *self,
          int                 row,
          const char         *label,
          const char         *value,
          const char         *css_class)
{
  GtkWidget *text = vedette_eagles_look_label (label, NULL), *number = gtk_label_new (value);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, css_class);
  gtk_grid_attach (self->parts, text, 0, row, 1, 1);
  gtk_grid_attach (self->parts, number, 1, row, 1, 1);
}

/**
 * vedette_opposed_half_show:
 * @breakdown: what the roll was made of
 * @party: which of the parties this is
 *
 * Shows what was rolled. Nothing is secret any more.
 */
void
vedette_opposed_half_show (VedetteOpposedHalf *self,
                           VedetteBreakdown   *breakdown,
                           guint               party)
{
  g_autofree char *total = g_strdup_printf ("%d", vedette_breakdown_get_total (breakdown, party));
  int row = 0;

  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      gboolean base = factor->is_base;
      g_autofree char *value = vedette_digits_keep_order (g_strdup_printf (base ? "%d" : "%+d", factor->value));

      if (factor->party == party)
        add_part (self, row++, factor->label, value, base ? "title-2" : "numeric");
    }
  add_part (self, row, _("Total"), total, "points");
  gtk_stack_set_visible_child_name (self->stack, "rolled");
}
