/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors of the file of a journal, and its maximum length. */
#include "core/journal/vedette-journal-error.h"

G_DEFINE_QUARK (vedette-journal-error-quark, vedette_journal_error)
