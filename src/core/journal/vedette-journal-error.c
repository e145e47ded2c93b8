/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can go wrong with the file of a journal, and how long it may be. */
#include "core/journal/vedette-journal-error.h"

G_DEFINE_QUARK (vedette-journal-error-quark, vedette_journal_error)
