/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets tests expect critical messages that use structured logging, which g_test_expect_message() does not see. */

#include "vedette-test-critical.h"

static const char *expected;

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields && expected != NULL && (level & G_LOG_LEVEL_CRITICAL) != 0; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && g_pattern_match_simple (expected, fields[i].value))
      {
        expected = NULL;
        return G_LOG_WRITER_HANDLED;
      }
  return g_log_writer_default (level, fields, n_fields, user_data);
}

/* Installs the log writer that catches expected critical messages. A test program calls this function once, in main(). */
void
vedette_test_critical_init (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

/* Expects a critical message: the first one that matches @pattern does not end the test. */
void
vedette_test_critical_expect (const char *pattern)
{
  g_assert_null (expected);
  expected = pattern;
}

void
vedette_test_critical_assert (void)
{
  g_assert_null (expected);
}
