/** Rows are stored unchanged, whatever their texts contain, even on a server. */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { insertRows } from '../../../src/store/database/insertRows.ts';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import { readyDatabase } from '../../postgres/database.ts';

/** Texts that could be misread by the protocol, and the empty text. */
const NASTY = [
  '',
  '\u001E0\u001F',
  '\u001E',
  '\u001F',
  'null',
  'NULL',
  '{}',
  '"',
  ',',
  '\\',
  'я',
  '🙂',
  '\n',
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: fc.constantFrom(...NASTY) }));
const row = fc.record({
  user_id: text,
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  data: text,
  due_at: fc.option(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
});

test('strings of any kind, numbers and null are stored unchanged', async () => {
  const { db } = openPostgres(await readyDatabase(), () => undefined);
  onTestFinished(() => db.destroy());
  const insert = await insertRows(db, 'preference', true);
  const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 20, selector: ({ user_id: id }) => id });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      expect(await insert(given)).toBeUndefined();
      const stored = await db
        .selectFrom('preference')
        .select(['user_id', 'version', 'data', 'due_at'])
        .execute();
      expect(new Set(stored)).toEqual(new Set(given));
      await db.deleteFrom('preference').execute();
    }),
  );
});
