/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure of what a party has done in a battle, or what was done to it. */

#include "vedette-config.h"

#include "core/rules/story/vedette-score.h"

#include <glib/gi18n-lib.h>

struct _VedetteScore
{
  GObject parent_instance;

  char *party;
  char *label;
  char *text;
  double value;
  double most; /* 0 if it is only measured against those of the others */
};

G_DEFINE_FINAL_TYPE (VedetteScore, vedette_score, G_TYPE_OBJECT)

static void
vedette_score_finalize (GObject *object)
{
  VedetteScore *self = VEDETTE_SCORE (object);

  g_free (self->party);
  g_free (self->label);
  g_free (self->text);

  G_OBJECT_CLASS (vedette_score_parent_class)->finalize (object);
}

static void
vedette_score_class_init (VedetteScoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_score_finalize;
}

static void
vedette_score_init (VedetteScore *self)
{
}

/**
 * vedette_score_add:
 * @list: (element-type VedetteScore): where to
 * @party: the id of the party whose it is
 * @label: what it is, in the reader's language; figures of several parties that have the same stand together
 *
 * Returns: (transfer none): a whole number that is measured against those of the others
 */
VedetteScore *
vedette_score_add (GListStore *list,
                   const char *party,
                   const char *label,
                   double      value)
{
  g_autoptr (VedetteScore) self = g_object_new (VEDETTE_TYPE_SCORE, NULL);

  self->party = g_strdup (party);
  self->label = g_strdup (label);
  self->value = value;
  self->text = g_strdup_printf ("%.0f", value);
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_score_add_of:
 * @list: (element-type VedetteScore): where to
 * @n: how many
 * @of: of how many
 *
 * Returns: (transfer none): a part of a whole
 */
VedetteScore *
vedette_score_add_of (GListStore *list,
                      const char *party,
                      const char *label,
                      guint       n,
                      guint       of)
{
  VedetteScore *self = vedette_score_add (list, party, label, n);
  /* Translators: so many of so many, as in “2 of 22” men */
  g_autofree char *text = g_strdup_printf (C_("score", "%u of %u"), n, of);

  vedette_score_set_text (self, text);
  vedette_score_set_most (self, of);
  return self;
}

/**
 * vedette_score_set_text:
 * @text: what is read instead of the number
 */
void
vedette_score_set_text (VedetteScore *self,
                        const char   *text)
{
  g_free (self->text);
  self->text = g_strdup (text);
}

/**
 * vedette_score_set_most:
 * @most: what it could be at most
 */
void
vedette_score_set_most (VedetteScore *self,
                        double        most)
{
  self->most = most;
}

const char *
vedette_score_get_party (VedetteScore *self)
{
  return self->party;
}

const char *
vedette_score_get_label (VedetteScore *self)
{
  return self->label;
}

const char *
vedette_score_get_text (VedetteScore *self)
{
  return self->text;
}

/**
 * vedette_score_get_value:
 *
 * Returns: the number itself, which may be less than 0
 */
double
vedette_score_get_value (VedetteScore *self)
{
  return self->value;
}

/**
 * vedette_score_get_most:
 *
 * Returns: what it could be at most; 0 if it is only measured against those of the others
 */
double
vedette_score_get_most (VedetteScore *self)
{
  return self->most;
}
