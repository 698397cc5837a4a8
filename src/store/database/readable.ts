/**
 * Reading a list in which a row may be damaged. One bad record must not hide all others from a list or stop the sweep
 * for everyone, so it is told of and left out.
 */

import { z } from 'zod';

/** Whether it is what a row that holds something else than it should makes a reader throw. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof z.ZodError;

/** Takes what an operator should know of; nobody waits for it. */
export type Report = (error: unknown) => void;

/** The rows that can be read; each of the others is reported. */
export const readable = <R, T>(rows: readonly R[], read: (row: R) => T, report: Report): readonly T[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      report(error);
      return [];
    }
  });
