/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The samples: a card for each system, with a picture and what one learns there, and the names of the other samples. */

#include "vedette-config.h"

#include "ui/start/vedette-sample-list.h"

#include <glib/gi18n-lib.h>

#include "ui/start/vedette-samples.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/vedette-spoken.h"

/* The size of a picture, in px */
#define PICTURE_WIDTH 200
#define PICTURE_HEIGHT 84
/* About how many characters are in a line of a card, so that three cards are beside each other */
#define LINE 18

struct _VedetteSampleList
{
  GtkBox parent_instance;

  /* template */
  GtkFlowBox *cards;
};

G_DEFINE_FINAL_TYPE (VedetteSampleList, vedette_sample_list, GTK_TYPE_BOX)

static void
vedette_sample_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_SAMPLE_LIST);

  G_OBJECT_CLASS (vedette_sample_list_parent_class)->dispose (object);
}

static void
vedette_sample_list_class_init (VedetteSampleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_sample_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-sample-list.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteSampleList, cards);
  gtk_widget_class_set_css_name (widget_class, "samplelist");
}

static void
vedette_sample_list_init (VedetteSampleList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "max-width-chars", LINE, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What the samples of the system teach, as a picture and in words */
static GtkWidget *
make_lesson (VedetteSampleList   *self,
             const VedetteSample *sample)
{
  const VedetteUiSystem *system = vedette_ui_system_find_by (sample->system);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  if (system->draw_lesson != NULL)
    {
      VedetteDrawing *drawing = vedette_drawing_new (gtk_widget_get_pango_context (GTK_WIDGET (self)), PICTURE_WIDTH);
      GtkWidget *picture;

      vedette_drawing_set_height (drawing, PICTURE_HEIGHT);
      system->draw_lesson (drawing);
      picture = vedette_drawing_view_new (drawing);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (picture, "sample-picture");
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_box_append (GTK_BOX (box), make_label (vedette_system_get_label (sample->system), "title-4"));
  if (system->lesson != NULL)
    gtk_box_append (GTK_BOX (box), make_label (_(system->lesson), "secondary"));
  gtk_box_append (GTK_BOX (box), make_label (sample->title, "sample-title"));
  return box;
}

/* Adds a button that opens a copy: the first sample of a system is a card, and the others are named below all cards. */
static void
add_sample (VedetteSampleList   *self,
            const VedetteSample *sample,
            gboolean             first)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a game system, and a sample battle of it */
  g_autofree char *name = g_strdup_printf (C_("sample", "%s: %s"), vedette_system_get_label (sample->system), sample->title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.sample");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", sample->file);
  if (first)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_button_set_child (GTK_BUTTON (button), make_lesson (self, sample));
      gtk_widget_add_css_class (button, "card");
      gtk_widget_add_css_class (button, "sample-card");
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
      gtk_flow_box_append (self->cards, child);
    }
  else
    {
      gtk_button_set_child (GTK_BUTTON (button), make_label (name, "sample-title"));
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_widget_add_css_class (button, "flat");
      gtk_box_append (GTK_BOX (self), button);
    }
  vedette_spoken_set_name (button, name);
}

/**
 * vedette_sample_list_fill:
 *
 * Reads the samples, if they are not there yet.
 */
void
vedette_sample_list_fill (VedetteSampleList *self)
{
  g_autoptr (GPtrArray) samples = NULL;

  if (gtk_flow_box_get_child_at_index (self->cards, 0) != NULL)
    return;
  samples = vedette_samples_list ();
  for (guint i = 0; i < samples->len; i++)
    {
      const VedetteSample *sample = samples->pdata[i], *before = i > 0 ? samples->pdata[i - 1] : NULL;

      add_sample (self, sample, before == NULL || before->system != sample->system);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), samples->len > 0);
}
