/** Reading a value that is stored as JSON. */
import type { z } from 'zod';

/** What a row holds. Throws when that is not what it should be: that is damage, not a refusal. */
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
