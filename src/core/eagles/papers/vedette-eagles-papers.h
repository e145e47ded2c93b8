/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a grand-tactical battle, in the order in which they are offered: the kinds of its records, and other edits. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"
#include "core/rules/vedette-record-kind.h"

G_BEGIN_DECLS

#define VEDETTE_EAGLES_PAPERS(RECORD, MOVE)                                                                            \
  RECORD (vedette_eagles_about)                                                                                        \
  MOVE (vedette_eagles_set_switch_move)                                                                                \
  RECORD (vedette_army)

#define VEDETTE_EAGLES_DECLARE_KIND(type_name) extern const VedetteRecordKind type_name##_kind;
#define VEDETTE_EAGLES_DECLARE_EDIT(name) extern const VedetteMoveKind name;
VEDETTE_EAGLES_PAPERS (VEDETTE_EAGLES_DECLARE_KIND, VEDETTE_EAGLES_DECLARE_EDIT)

G_END_DECLS
