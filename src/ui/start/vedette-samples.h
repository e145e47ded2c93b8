/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/systems.h"

G_BEGIN_DECLS

/**
 * VedetteSample:
 * @system: of what system it is
 * @title: what it is called
 * @file: the name of its file
 */
typedef struct
{
  const VedetteSystem *system;
  char *title;
  char *file;
} VedetteSample;

char      *vedette_samples_get_folder (void);
GPtrArray *vedette_samples_list       (void);

G_END_DECLS
