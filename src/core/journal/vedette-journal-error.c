/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines the error domain of journals. */
#include "core/journal/vedette-journal-error.h"

G_DEFINE_QUARK (vedette-journal-error-quark, vedette_journal_error)
