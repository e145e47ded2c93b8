/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is called, and how much is asked in it. */

#include "core/skirmish/records/vedette-about.h"

/**
 * VedetteAbout:
 *
 * One record in each battle.
 */
struct _VedetteAbout
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SCENARIO,
  PROP_NOTES,
  PROP_LEVEL,
  PROP_CLOCK_EVERY,
  PROP_STOP_AFTER,
  PROP_STOP_AT,
  PROP_HOST_RULES,
  PROP_CARDS_EACH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteAbout, vedette_about, VEDETTE_TYPE_RECORD)

static void
vedette_about_class_init (VedetteAboutClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_SCENARIO] = vedette_param_spec_text ("scenario");
  properties[PROP_NOTES] = vedette_param_spec_text ("notes");
  /* How much is asked; changes the questions, never the rules */
  properties[PROP_LEVEL] = g_param_spec_enum ("level", NULL, NULL, VEDETTE_TYPE_LEVEL, VEDETTE_LEVEL_STANDARD,
                                              VEDETTE_PARAM_FLAGS);
  /* After how many actions there is a reminder, if s.clock is on */
  properties[PROP_CLOCK_EVERY] = g_param_spec_int ("clock-every", NULL, NULL, 1, 999, 10, VEDETTE_PARAM_FLAGS);
  /* With how many actions the scenario ends, 0 for no limit (S-02 has none of its own) */
  properties[PROP_STOP_AFTER] = g_param_spec_int ("stop-after", NULL, NULL, 0, 9999, 0, VEDETTE_PARAM_FLAGS);
  /* When the players mean to stop: the time of the day where they are, such as "22:00"; empty for no limit */
  properties[PROP_STOP_AT] = vedette_param_spec_text ("stop-at");
  /* By which rules they move, shoot and fight (S-80) */
  properties[PROP_HOST_RULES] = vedette_param_spec_text ("host-rules");
  /* How many order cards a side writes at most, if s.order_cards says that they are counted */
  properties[PROP_CARDS_EACH] = g_param_spec_int ("cards-each", NULL, NULL, 1, VEDETTE_ABOUT_MAX_CARDS, 3,
                                                  VEDETTE_PARAM_FLAGS);

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "about", N_PROPS, properties);
}

static void
vedette_about_init (VedetteAbout *self)
{
}

const char *
vedette_about_get_name (VedetteAbout *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

const char *
vedette_about_get_scenario (VedetteAbout *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_SCENARIO);
}

const char *
vedette_about_get_notes (VedetteAbout *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NOTES);
}

VedetteLevel
vedette_about_get_level (VedetteAbout *self)
{
  return (VedetteLevel) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LEVEL);
}

int
vedette_about_get_clock_every (VedetteAbout *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_CLOCK_EVERY);
}

/**
 * vedette_about_get_stop_after:
 *
 * Returns: with how many actions the scenario ends, 0 for no limit
 */
int
vedette_about_get_stop_after (VedetteAbout *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_STOP_AFTER);
}

/**
 * vedette_about_get_stop_at:
 *
 * Returns: the time of the day at which the players mean to stop, such as "22:00"; empty for no limit
 */
const char *
vedette_about_get_stop_at (VedetteAbout *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_STOP_AT);
}

/**
 * vedette_about_get_host_rules:
 *
 * Returns: the name of the rules for all that the skirmish system leaves to others (S-80)
 */
const char *
vedette_about_get_host_rules (VedetteAbout *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_HOST_RULES);
}

int
vedette_about_get_cards_each (VedetteAbout *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_CARDS_EACH);
}
