/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in doubt about a typed text, as what the rules find of the move that says it. */

#include "core/rules/vedette-doubts.h"

/**
 * vedette_ruling_find_doubts:
 * @reading: of the text
 * @param: the parameter that is that text
 *
 * Finds each of them: a reminder is in nobody's way, a question is answered by whoever typed it, and a fault is final.
 */
void
vedette_ruling_find_doubts (VedetteRuling  *self,
                            VedetteReading *reading,
                            const char     *param)
{
  static const VedetteFinding findings[] = { VEDETTE_FINDING_REMINDER, VEDETTE_FINDING_DOUBT, VEDETTE_FINDING_FINAL };

  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);
      g_autofree char *said = vedette_reading_say_doubt (reading, doubt);

      vedette_ruling_find_about (self, findings[doubt->grade], doubt->rule, param, "%s", said);
    }
}
