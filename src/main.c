/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of the program, and nothing else. */

int
main (void)
{
  return 0;
}
