/** Reads stored values. A damaged row is reported and left out, so it doesn't hide the others. */
import { z } from 'zod';

export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof z.ZodError;

/** Receives errors for the operator. Nobody waits for it. */
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

/** Whether a row can be read. Damage is reported. */
export const isReadable = <R>(row: R, read: (row: R) => unknown, report: Report = () => undefined): boolean =>
  readable([row], read, report).length > 0;

/** Parses a value stored as JSON. Throws if it is damaged, because that isn't a refusal. */
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
