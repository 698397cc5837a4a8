/** `PRIVACY.md` tells of every table and of every column with users in it, and of nothing else. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TABLES } from '../../src/store/tables/tables.ts';

const NAME = /`(\w+)`/gu;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Its table by the name of the database's: the columns with users in them. */
async function told(): Promise<Readonly<Record<string, readonly string[]>>> {
  const page = await readFile(new URL('../../PRIVACY.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, table = '', columns = ''] = row.split('|');
      return [namesIn(table)[0] ?? '', namesIn(columns).toSorted()];
    }),
  );
}

test('the page tells of each table where users are in it', async () => {
  const held = Object.entries(TABLES).map(([table, { columns }]) => {
    const holding = Object.entries(columns).filter(([, kind]) => kind !== 'none');
    return [table, holding.map(([column]) => column).toSorted()] as const;
  });
  expect(await told()).toEqual(Object.fromEntries(held));
});
