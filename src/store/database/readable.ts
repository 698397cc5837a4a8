/** Reads stored values. A damaged row must not hide the others, so it is reported and left out. */
import { z } from 'zod';

export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof z.ZodError;

/** Receives messages for the operator; nobody waits for them. */
export type Report = (error: unknown) => void;

export const readable = <R, T>(rows: readonly R[], read: (row: R) => T, report: Report): readonly T[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      report(error);
      return [];
    }
  });

/** Whether a row can be read; damage is reported. */
export const isReadable = <R>(row: R, read: (row: R) => unknown, report: Report = () => undefined): boolean =>
  readable([row], read, report).length > 0;

/** Parses a value stored as JSON. Throws if it is damaged: that is not a refusal. */
export function readStored<T>(
  kind: string,
  schema: z.ZodType<T>,
  row: { readonly id: string; readonly data: string },
): T {
  try {
    return schema.parse(JSON.parse(row.data));
  } catch (cause) {
    throw new Error(`the stored ${kind} ${row.id} is damaged`, { cause });
  }
}
