/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether something is true on the gaming table: yes, no, or not recorded. */

#include "core/document/vedette-tri.h"

G_DEFINE_ENUM_TYPE (VedetteTri, vedette_tri,
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRI_UNTRACKED, "untracked"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRI_NO, "no"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRI_YES, "yes"))
