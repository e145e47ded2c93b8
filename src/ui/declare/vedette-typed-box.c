/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text is read, shown while it is typed: its pieces, and what is in doubt with what would do instead. */

#include "vedette-config.h"

#include "ui/declare/vedette-typed-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/declare/vedette-typed-chips.h"
#include "ui/widgets/vedette-why-button.h"
#include "ui/widgets/vedette-wrap-layout.h"

/* So many are shown of a long paste: what is looked through at all. */
#define MAX_LINES 60
#define MAX_DOUBTS 3

/**
 * VedetteTypedBox:
 *
 * What is below an entry whose text is in words of the system. It knows of no system: what it shows is a reading.
 */
struct _VedetteTypedBox
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *said;
  GtkWidget *band;
  GtkWidget *chips;
  GtkLabel *sum;
  GtkBox *doubts;
  GtkWidget *asked; /* what is to be answered before anything is added */
  GtkWidget *taking;
  GtkWidget *take;

  /* owned */
  VedetteReading *reading; /* NULL for nothing */
  gboolean whole;
};

enum
{
  SIGNAL_WRITE,
  SIGNAL_AGREED,
  SIGNAL_TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteTypedBox, vedette_typed_box, ADW_TYPE_BIN)

static void
vedette_typed_box_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_TYPED_BOX (object)->reading);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_TYPED_BOX);

  G_OBJECT_CLASS (vedette_typed_box_parent_class)->dispose (object);
}

/* Else a window that is as small as it may be would have to be as high as one word below the other. */
#define MIN_CHARS 30
#define MIN_CHARS_BESIDE 18

static GtkLabel *
make_label (const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_width_chars (label, MIN_CHARS);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static void
agree (VedetteTypedBox *self)
{
  g_signal_emit (self, signals[SIGNAL_AGREED], 0);
}

static void
take (VedetteTypedBox *self)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0);
}

static void
dismiss (VedetteTypedBox *self)
{
  g_signal_emit (self, signals[SIGNAL_WRITE], 0, "");
}

static void
vedette_typed_box_class_init (VedetteTypedBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_typed_box_dispose;
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/declare/vedette-typed-box.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, said);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, band);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, chips);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, sum);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, doubts);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, asked);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, taking);
  gtk_widget_class_bind_template_child (widget_class, VedetteTypedBox, take);
  gtk_widget_class_bind_template_callback (widget_class, agree);
  gtk_widget_class_bind_template_callback (widget_class, take);
  gtk_widget_class_bind_template_callback (widget_class, dismiss);

  /**
   * VedetteTypedBox::write:
   * @text: the whole text as it would do
   *
   * One of the things that would do instead was chosen.
   */
  signals[SIGNAL_WRITE] = g_signal_new ("write", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * VedetteTypedBox::agreed:
   *
   * The text is meant as it was read.
   */
  signals[SIGNAL_AGREED] = g_signal_new ("agreed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  /**
   * VedetteTypedBox::taken:
   *
   * All lines of the text are wanted, as Enter would say.
   */
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
vedette_typed_box_init (VedetteTypedBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_typed_box_show (self, NULL, FALSE);
}

/**
 * vedette_typed_box_new:
 *
 * Returns: (transfer floating): a box that shows nothing
 */
GtkWidget *
vedette_typed_box_new (void)
{
  return g_object_new (VEDETTE_TYPE_TYPED_BOX, NULL);
}

/* What is about the end of the text waits until all of it is there: the word may not be finished. */
static gboolean
is_shown (VedetteTypedBox    *self,
          const VedetteDoubt *doubt)
{
  return self->whole || doubt->to < strlen (vedette_reading_get_text (self->reading));
}

static void
write_instead (GtkWidget       *button,
               VedetteTypedBox *self)
{
  const VedetteDoubt *doubt = g_object_get_data (G_OBJECT (button), "doubt");
  g_autofree char *text = vedette_reading_apply (self->reading, doubt);

  g_signal_emit (self, signals[SIGNAL_WRITE], 0, text);
}

static GtkWidget *
make_instead (VedetteTypedBox    *self,
              const VedetteDoubt *doubt,
              gboolean            is_first)
{
  GtkWidget *button = vedette_typed_chips_make_doubt (self->reading, doubt, is_first);

  /* The doubts of a reading last as long as it does. */
  g_object_set_data (G_OBJECT (button), "doubt", (gpointer) doubt);
  g_signal_connect_object (button, "clicked", G_CALLBACK (write_instead), self, 0);
  return button;
}

/* The doubt that Enter settles: the first of the gravest that is shown and has something that would do instead */
static const VedetteDoubt *
find_next (VedetteTypedBox *self)
{
  for (int grade = VEDETTE_DOUBT_FAULT; self->reading != NULL && grade >= VEDETTE_DOUBT_QUESTION; grade--)
    for (guint i = 0; i < vedette_reading_get_n_doubts (self->reading); i++)
      {
        const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);

        if ((int) doubt->grade == grade && doubt->instead != NULL && is_shown (self, doubt))
          return doubt;
      }
  return NULL;
}

/* Of one line it stands among the chips, where the word stood that it is about. */
static gboolean
is_chip (VedetteTypedBox    *self,
         const VedetteDoubt *doubt)
{
  return vedette_reading_get_n_lines (self->reading) == 1 && doubt->grade == VEDETTE_DOUBT_QUESTION && doubt->instead != NULL;
}

/* The doubts that begin between these, one for each part of the text. Returns: up to where they are about it */
static gsize
add_doubt_chips (VedetteTypedBox *self,
                 gsize            from,
                 gsize            to)
{
  gsize covered = from;

  for (guint i = 0; i < vedette_reading_get_n_doubts (self->reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);

      if (!is_chip (self, doubt) || !is_shown (self, doubt) || doubt->from < covered || doubt->from >= to)
        continue;
      gtk_box_append (GTK_BOX (self->chips), make_instead (self, doubt, doubt == find_next (self)));
      covered = MAX (covered, doubt->to);
    }
  return covered;
}

/* Whether no chip of a doubt is about any part of it */
static gboolean
is_apart (VedetteTypedBox    *self,
          const VedettePiece *piece)
{
  for (guint i = 0; i < vedette_reading_get_n_doubts (self->reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);

      if (is_chip (self, doubt) && is_shown (self, doubt) && doubt->from < piece->to && doubt->to > piece->from)
        return FALSE;
    }
  return TRUE;
}

/* Pieces in their order, and doubts in place of the words that they are about */
static void
fill_chips (VedetteTypedBox *self)
{
  gboolean one = self->reading != NULL && vedette_reading_get_n_lines (self->reading) == 1;
  const char *sum = one ? vedette_reading_get_sum (self->reading) : NULL;
  GtkWidget *child;
  gsize from = 0, covered = 0;

  while ((child = gtk_widget_get_first_child (self->chips)) != NULL)
    gtk_box_remove (GTK_BOX (self->chips), child);
  for (guint i = 0; one && i < vedette_reading_get_n_pieces (self->reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (self->reading, i);

      if (piece->to > from)
        covered = add_doubt_chips (self, MAX (from, covered), piece->to);
      from = MAX (from, piece->to);
      if (is_apart (self, piece))
        gtk_box_append (GTK_BOX (self->chips), vedette_typed_chips_make (piece));
    }
  if (one)
    add_doubt_chips (self, MAX (from, covered), G_MAXSIZE);
  gtk_label_set_text (self->sum, sum != NULL ? sum : "");
  gtk_widget_set_visible (self->band, one && gtk_widget_get_first_child (self->chips) != NULL);
}

static void
add_doubt (VedetteTypedBox    *self,
           const VedetteDoubt *doubt)
{
  static const char * const classes[] = {
    [VEDETTE_DOUBT_REMINDER] = "dim-label", [VEDETTE_DOUBT_QUESTION] = NULL, [VEDETTE_DOUBT_FAULT] = "error",
  };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkLabel *label = make_label (classes[doubt->grade]);
  GtkWidget *why = vedette_why_button_new ();
  g_autofree char *said = vedette_reading_say_doubt (self->reading, doubt);

  gtk_label_set_text (label, said);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (label));
  if (doubt->instead != NULL)
    {
      gtk_label_set_width_chars (label, MIN_CHARS_BESIDE);
      gtk_box_append (GTK_BOX (row), make_instead (self, doubt, doubt == find_next (self)));
    }
  vedette_why_button_set_rule (VEDETTE_WHY_BUTTON (why), doubt->rule);
  gtk_box_append (GTK_BOX (row), why);
  gtk_box_append (self->doubts, row);
}

static void
add_rest (VedetteTypedBox *self,
          guint            n)
{
  GtkLabel *label = make_label ("dim-label");
  /* Translators: how many remarks are not shown */
  g_autofree char *text = g_strdup_printf (ngettext ("And %u more note", "And %u more notes", n), n);

  gtk_label_set_text (label, text);
  gtk_box_append (self->doubts, GTK_WIDGET (label));
}

/* The gravest first: a line that cannot be read, a question, a reminder */
static void
fill_doubts (VedetteTypedBox *self)
{
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->doubts))) != NULL)
    gtk_box_remove (self->doubts, child);
  for (int grade = VEDETTE_DOUBT_FAULT; self->reading != NULL && grade >= VEDETTE_DOUBT_REMINDER; grade--)
    for (guint i = 0; i < vedette_reading_get_n_doubts (self->reading); i++)
      {
        const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);

        if ((int) doubt->grade == grade && is_shown (self, doubt) && !is_chip (self, doubt) && n++ < MAX_DOUBTS)
          add_doubt (self, doubt);
      }
  if (n > MAX_DOUBTS)
    add_rest (self, n - MAX_DOUBTS);
  gtk_widget_set_visible (GTK_WIDGET (self->doubts), n > 0);
}

static char *
say_lines (VedetteTypedBox *self)
{
  guint n = self->reading != NULL ? vedette_reading_get_n_lines (self->reading) : 0;
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, MAX_LINES); i++)
    {
      g_autofree char *line = vedette_reading_say_line (self->reading, i);

      if (said->len > 0)
        g_string_append_c (said, '\n');
      g_string_append (said, line);
    }
  if (n > MAX_LINES)
    {
      g_string_append_c (said, '\n');
      /* Translators: how many lines are not shown */
      g_string_append_printf (said, ngettext ("And %u more line", "And %u more lines", n - MAX_LINES), n - MAX_LINES);
    }
  return g_string_free (said, FALSE);
}

/**
 * vedette_typed_box_show:
 * @reading: (nullable): of the text as it is now
 * @whole: whether the text is finished; while it is typed, nothing is asked about its last word
 */
void
vedette_typed_box_show (VedetteTypedBox *self,
                        VedetteReading  *reading,
                        gboolean         whole)
{
  g_autofree char *said = NULL;
  guint n;

  g_set_object (&self->reading, reading);
  self->whole = whole;
  said = say_lines (self);
  n = reading != NULL ? vedette_reading_get_n_lines (reading) : 0;
  if (n > 1)
    {
      /* Translators: on a button; how many lines were typed */
      g_autofree char *label = g_strdup_printf (ngettext ("Add %u Line", "Add %u Lines", n), n);

      gtk_button_set_label (GTK_BUTTON (self->take), label);
    }
  gtk_widget_set_visible (self->taking, n > 1);
  gtk_label_set_text (self->said, *said != '\0' ? said : _("Type a line to see how Vedette reads it. Press Enter to add the "
                                                           "line."));
  fill_chips (self);
  gtk_widget_set_visible (GTK_WIDGET (self->said), !gtk_widget_get_visible (self->band));
  fill_doubts (self);
  gtk_widget_set_visible (self->asked, whole && reading != NULL && vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION) &&
                                         !vedette_reading_has (reading, VEDETTE_DOUBT_FAULT));
}

/**
 * vedette_typed_box_settle:
 *
 * Does what the button of the first doubt that is shown does.
 *
 * Returns: whether there is one
 */
gboolean
vedette_typed_box_settle (VedetteTypedBox *self)
{
  const VedetteDoubt *doubt = find_next (self);
  g_autofree char *text = doubt != NULL ? vedette_reading_apply (self->reading, doubt) : NULL;

  if (text == NULL)
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_WRITE], 0, text);
  return TRUE;
}

/* Whether something cannot be read */
gboolean
vedette_typed_box_has_fault (VedetteTypedBox *self)
{
  return self->reading != NULL && vedette_reading_has (self->reading, VEDETTE_DOUBT_FAULT);
}

/* Returns: (transfer full): all that is shown, for a screen reader */
char *
vedette_typed_box_say (VedetteTypedBox *self)
{
  g_autofree char *said = say_lines (self);
  const char *sum = self->reading != NULL ? vedette_reading_get_sum (self->reading) : NULL;
  GString *text = g_string_new (said);

  if (sum != NULL && text->len > 0)
    g_string_append_printf (text, " · %s", sum);
  for (guint i = 0; self->reading != NULL && i < vedette_reading_get_n_doubts (self->reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);
      g_autofree char *why = vedette_reading_say_doubt (self->reading, doubt);

      if (!is_shown (self, doubt))
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, why);
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): lines under what is asked about, for the entry */
PangoAttrList *
vedette_typed_box_list_doubtful (VedetteTypedBox *self)
{
  PangoAttrList *list = pango_attr_list_new ();

  for (guint i = 0; self->reading != NULL && i < vedette_reading_get_n_doubts (self->reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (self->reading, i);
      PangoAttribute *attribute;

      if (doubt->grade == VEDETTE_DOUBT_REMINDER || !is_shown (self, doubt))
        continue;
      attribute = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
      attribute->start_index = (guint) doubt->from;
      attribute->end_index = (guint) doubt->to;
      pango_attr_list_insert (list, attribute);
    }
  return list;
}
