/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps that edits make, as sentences. */

#pragma once

#include "core/document/vedette-step.h"

G_BEGIN_DECLS

char *vedette_skirmish_describe_edit (VedetteStep *step);

G_END_DECLS
