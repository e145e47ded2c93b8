/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place in a window that is seen from its second frame on. */

#pragma once

#include <adwaita.h>

#define VEDETTE_TYPE_LATER (vedette_later_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLater, vedette_later, VEDETTE, LATER, AdwBin)
