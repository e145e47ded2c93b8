/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card says, in words. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

char  *vedette_card_words_title     (VedetteOrderCard      *card);
char  *vedette_card_words_state     (VedetteOrderCard      *card);
char  *vedette_card_words_who       (const VedetteSkirmish *skirmish,
                                     VedetteOrderCard      *card);
char  *vedette_card_words_lost      (const VedetteSkirmish *skirmish,
                                     VedetteOrderCard      *card);
char  *vedette_card_words_what      (const VedetteSkirmish *skirmish,
                                     VedetteOrderCard      *card);
char  *vedette_card_words_when      (VedetteOrderCard      *card);
char  *vedette_card_words_void      (VedetteSession        *session,
                                     VedetteOrderCard      *card);
GStrv  vedette_card_words_faults    (VedetteSession        *session,
                                     VedetteOrderCard      *card);

G_END_DECLS
