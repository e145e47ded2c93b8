/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who holds the initiative, in large letters, and what the other side still has: counters, the shot back. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-holder-pane.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-style.h"
#include "ui/widgets/vedette-turning-box.h"

struct _VedetteHolderPane
{
  AdwBin parent_instance;

  /* template */
  AdwBin *sign;
  VedetteHeadline *holder;
  GtkLabel *action;
  GtkLabel *limit;
  GtkWidget *counters_box;
  GtkLabel *counters;
  GtkLabel *counters_caption;
  GtkWidget *shot_back_box;
  GtkLabel *shot_back;
  GtkLabel *shot_back_caption;
};

/* As high as the large letters beside it */
#define SIGN 32

G_DEFINE_FINAL_TYPE (VedetteHolderPane, vedette_holder_pane, ADW_TYPE_BIN)

static void
update_holder (VedetteHolderPane     *self,
               VedetteRules          *rules,
               const VedetteSkirmish *skirmish)
{
  gint64 holder = vedette_skirmish_get_holder (skirmish);
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);
  g_autoptr (VedetteParty) party = NULL;
  g_autofree char *action = NULL;

  if (state != VEDETTE_STATE_OVER)
    party = vedette_rules_find_party (rules, vedette_skirmish_get_side_word (skirmish, holder));
  vedette_party_disc_put_later (self->sign, party, SIGN);
  if (state == VEDETTE_STATE_OVER)
    {
      /* Translators: a side, once a game is over */
      action = g_strdup_printf (_("Last holder: %s"), vedette_skirmish_get_side_name (skirmish, holder));
      vedette_headline_set_text (self->holder, _("The battle is over"));
      gtk_label_set_text (self->action, action);
      return;
    }
  /* Singular or plural: no verb goes by it. */
  vedette_headline_set_text (self->holder, vedette_skirmish_get_side_name (skirmish, holder));
  /* Translators: the number of the action that is being made, or whose consequences are */
  action = g_strdup_printf (_("With the initiative · action %d"), vedette_skirmish_get_told_action (skirmish));
  gtk_label_set_text (self->action, action);
}

/* How long the players mean to play, in bold once that is over, and who has used the one shot back */
static void
update_status (VedetteHolderPane     *self,
               const VedetteSkirmish *skirmish,
               GListModel            *status)
{
  g_autoptr (GString) limits = g_string_new (NULL);
  gboolean reached = FALSE;

  vedette_each (VedetteStatus, item, status)
    if (g_str_has_prefix (item->id, "stop_"))
      {
        /* Translators: between the limits of a battle, as in “12 of 30 actions · until 22:00” */
        vedette_listing_add (limits, _(" · "), item->text);
        reached |= item->emphasis == VEDETTE_EMPHASIS_STRONG;
      }
    else if (g_str_equal (item->id, "shot_back"))
      {
        /* Translators: the one shot back of a side in a holding, and who has used it */
        g_autofree char *text = g_strdup_printf (_("Shot back: %s"), item->text);

        gtk_label_set_text (self->shot_back, vedette_skirmish_game_get_shot_back_used (skirmish->game) ? "✗" : "✓");
        gtk_label_set_text (self->shot_back_caption, text);
      }
  gtk_label_set_text (self->limit, limits->str);
  gtk_widget_set_visible (GTK_WIDGET (self->limit), limits->len > 0);
  vedette_style_set_class (GTK_WIDGET (self->limit), "heading", reached);
}

/* So many counters are shown one by one; of more, the number. */
#define MOST_COUNTERS 4

/* Counters that lie there, and the places for more */
static char *
draw_counters (int counters)
{
  g_autoptr (GString) discs = g_string_new (NULL);

  for (int i = 0; i < MOST_COUNTERS; i++)
    g_string_append (discs, i < counters ? "●" : "○");
  if (counters > MOST_COUNTERS)
    g_string_append_printf (discs, " +%d", counters - MOST_COUNTERS);
  return vedette_digits_keep_order (g_string_free (g_steal_pointer (&discs), FALSE));
}

/* The counters of the side that may roll: a disc for each, and how many in words. */
static void
update_counters (VedetteHolderPane     *self,
                 const VedetteSkirmish *skirmish)
{
  gint64 passive = vedette_skirmish_get_passive (skirmish);
  int counters = vedette_skirmish_game_get_counters (skirmish->game);
  g_autofree char *discs = draw_counters (counters);
  /* Translators: the name of a side, and how many counters it has */
  g_autofree char *caption = g_strdup_printf (ngettext ("%s: %d counter", "%s: %d counters", (gulong) counters),
                                              vedette_skirmish_get_side_name (skirmish, passive), counters);

  gtk_label_set_text (self->counters, discs);
  vedette_party_paint_set_ink (GTK_WIDGET (self->counters), vedette_skirmish_get_side_colour (skirmish, passive));
  gtk_label_set_text (self->counters_caption, caption);
}

/**
 * vedette_holder_pane_update:
 *
 * Shows the battle as it is now.
 */
void
vedette_holder_pane_update (GtkWidget      *pane,
                            VedetteSession *session)
{
  VedetteHolderPane *self = VEDETTE_HOLDER_PANE (pane);
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  /* Nobody holds before the battle has begun, and Play has another page then. */
  if (vedette_skirmish_get_holder (&skirmish) == 0)
    return;
  update_holder (self, rules, &skirmish);
  update_status (self, &skirmish, status);
  update_counters (self, &skirmish);
}

static void
vedette_holder_pane_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_HOLDER_PANE);

  G_OBJECT_CLASS (vedette_holder_pane_parent_class)->dispose (object);
}

static void
vedette_holder_pane_class_init (VedetteHolderPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_holder_pane_dispose;
  g_type_ensure (VEDETTE_TYPE_HEADLINE);
  g_type_ensure (VEDETTE_TYPE_TURNING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/play/vedette-holder-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, holder);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, action);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, limit);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, counters_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, counters);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, counters_caption);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, shot_back_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, shot_back);
  gtk_widget_class_bind_template_child (widget_class, VedetteHolderPane, shot_back_caption);
}

static void
vedette_holder_pane_init (VedetteHolderPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What they are for is said to who points at them; the signs say in pictures what stands below in words. */
  gtk_widget_set_tooltip_text (self->counters_box, vedette_record_type_get_hint (VEDETTE_TYPE_SKIRMISH_GAME, "counters"));
  gtk_widget_set_tooltip_text (self->shot_back_box,
                               vedette_record_type_get_hint (VEDETTE_TYPE_SKIRMISH_GAME, "shot-back-used"));
}

GtkWidget *
vedette_holder_pane_new (VedetteSession *session)
{
  return g_object_new (VEDETTE_TYPE_HOLDER_PANE, NULL);
}
