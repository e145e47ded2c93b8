/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes one field of a record or one parameter of a move: its type, limits, labels and behavior in a form. */

#include "vedette-config.h"

#include "core/document/vedette-field.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-text.h"

static GQuark
field_quark (void)
{
  return g_quark_from_static_string ("vedette-field");
}

/* Converts the name of a field for GObject, which needs hyphens and an interned name. The lists of fields use C
 * names with underscores. */
static const char *
make_name (const char *name)
{
  g_autofree char *hyphened = g_strdelimit (g_strdup (name), "_", '-');

  return g_intern_string (hyphened);
}

static GParamSpec *
make_pspec (const VedetteField *self,
            const char         *name)
{
  const char *nick = self->label, *blurb = self->hint;

  switch (self->kind)
    {
    case VEDETTE_FIELD_TEXT:
      return g_param_spec_string (name, nick, blurb, "", VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_FLAG:
      return g_param_spec_boolean (name, nick, blurb, self->fallback != 0, VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_INT:
      return g_param_spec_int (name, nick, blurb, self->min, self->max, self->fallback, VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_INCHES:
      return g_param_spec_int (name, nick, blurb, -1, VEDETTE_MAX_INCHES, -1, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_INCHES);
    case VEDETTE_FIELD_ENUM:
      return g_param_spec_enum (name, nick, blurb, self->of (), self->fallback, VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_TRI:
      return g_param_spec_enum (name, nick, blurb, VEDETTE_TYPE_TRI, self->fallback, VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_REF:
      return g_param_spec_int64 (name, nick, blurb, 0, VEDETTE_ID_MAX, 0,
                                 VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_REFERENCE);
    case VEDETTE_FIELD_IDS:
      return g_param_spec_boxed (name, nick, blurb, VEDETTE_TYPE_IDS, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_REFERENCE);
    case VEDETTE_FIELD_TEXTS:
      return g_param_spec_boxed (name, nick, blurb, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
    case VEDETTE_FIELD_EACH_INT:
    case VEDETTE_FIELD_EACH_INCHES:
      return g_param_spec_boxed (name, nick, blurb, VEDETTE_TYPE_NUMBERS, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_EACH);
    default:
      g_assert_not_reached ();
    }
}

/**
 * vedette_field_to_pspec:
 * @self: the entry of the field, which is static, as are its texts
 *
 * Makes the property of a field.
 *
 * Returns: (transfer floating): the property
 */
GParamSpec *
vedette_field_to_pspec (const VedetteField *self)
{
  GParamSpec *pspec = make_pspec (self, make_name (self->name));

  g_param_spec_set_qdata (pspec, field_quark (), (gpointer) self);
  return pspec;
}

/**
 * vedette_param_spec_get_field:
 *
 * Returns: (transfer none) (nullable): the entry from which the property was made
 */
const VedetteField *
vedette_param_spec_get_field (GParamSpec *pspec)
{
  return g_param_spec_get_qdata (pspec, field_quark ());
}

/**
 * vedette_param_spec_get_most:
 * @pspec: a text property
 *
 * Returns: the number of characters after which the text is cut when it is shown; %G_MAXLONG if it is never cut
 */
glong
vedette_param_spec_get_most (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  return self != NULL && self->prose ? G_MAXLONG : VEDETTE_TEXT_MOST;
}

static const char *
translate (const char *text)
{
  return text != NULL ? g_dgettext (GETTEXT_PACKAGE, text) : NULL;
}

/**
 * vedette_param_spec_get_label:
 *
 * Returns: (nullable): the translated label of the field; %NULL if people never see the field
 */
const char *
vedette_param_spec_get_label (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  return self != NULL ? translate (self->label) : NULL;
}

/**
 * vedette_param_spec_say:
 *
 * Returns: (transfer full): the name of the field for a message: its label, and its name in files and requests
 */
char *
vedette_param_spec_say (GParamSpec *pspec)
{
  const char *label = vedette_param_spec_get_label (pspec);

  if (label == NULL)
    return g_strdup (pspec->name);
  /* Translators: the label of a field, and its name in files and on the command line, as in “Leader rating (leader)” */
  return g_strdup_printf (C_("field", "%s (%s)"), label, pspec->name);
}

/**
 * vedette_param_spec_get_hint:
 *
 * Returns: (nullable): the translated hint of the field
 */
const char *
vedette_param_spec_get_hint (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  return self != NULL ? translate (self->hint) : NULL;
}

/**
 * vedette_param_spec_get_brief:
 *
 * Returns: (nullable): the translated short label; the label itself if there is no short one
 */
const char *
vedette_param_spec_get_brief (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  return self != NULL ? translate (self->brief != NULL ? self->brief : self->label) : NULL;
}

/**
 * vedette_param_spec_get_word:
 *
 * Returns: (nullable): the translated name of the field in the middle of a sentence
 */
const char *
vedette_param_spec_get_word (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  if (self == NULL || self->word == NULL)
    return NULL;
  return g_dpgettext2 (GETTEXT_PACKAGE, VEDETTE_FIELD_WORD_CONTEXT, self->word);
}

/**
 * vedette_param_spec_get_none:
 *
 * Returns: the translated text that a form shows while nothing is chosen
 */
const char *
vedette_param_spec_get_none (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  if (self == NULL || self->none == NULL)
    return _("not recorded");
  return g_dpgettext2 (GETTEXT_PACKAGE, VEDETTE_FIELD_NONE_CONTEXT, self->none);
}

/**
 * vedette_param_spec_get_answer:
 *
 * Returns: (nullable): the translated answer by which a form puts a record into this list, rather than into the list
 *   beside it
 */
const char *
vedette_param_spec_get_answer (GParamSpec *pspec)
{
  const VedetteField *self = vedette_param_spec_get_field (pspec);

  return self != NULL ? translate (self->answer != NULL ? self->answer : self->label) : NULL;
}
