/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a battle goes into a new one that is fought with its forces, as a static table. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteCarryHow:
 * @VEDETTE_CARRY_AS_IT_IS: the value that it has
 * @VEDETTE_CARRY_AS_WRITTEN: the value that was written last, whatever the game has made of it since: who arrived is in reserve
 *   again
 * @VEDETTE_CARRY_LOSS: the value that it has if losses are kept; otherwise nothing is lost
 * @VEDETTE_CARRY_LOSS_OF_WRITTEN: the value that it has if losses are kept; otherwise the one that was written last
 */
typedef enum
{
  VEDETTE_CARRY_AS_IT_IS,
  VEDETTE_CARRY_AS_WRITTEN,
  VEDETTE_CARRY_LOSS,
  VEDETTE_CARRY_LOSS_OF_WRITTEN,
} VedetteCarryHow;

/**
 * VedetteCarryField:
 * @name: of a field; %NULL ends a list
 * @how: which value of it goes along
 */
typedef struct
{
  const char *name;
  VedetteCarryHow how;
} VedetteCarryField;

/**
 * VedetteCarry:
 * @type: of records that go along: the first becomes the first that the new battle has already, and so on, the others are new
 * @fields: (nullable): what is carried of each; all that is not here is as in any new battle. %NULL for all fields, as they are
 * @fit: (nullable): puts a record right whose fields do not go together in a battle that has not begun
 *
 * A row of the table, which ends with no type. A reference leads to what has become of the record that it led to, or nowhere.
 */
typedef struct
{
  GType (*type) (void);
  const VedetteCarryField *fields;
  void (*fit) (gpointer record);
} VedetteCarry;

G_END_DECLS
