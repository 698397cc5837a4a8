/** Stored blocks: distinguished by their author, and deleted when lifted. */
import { expect, test } from 'vitest';
import type { Block } from '../../../src/app/ports/subjects/blocks.ts';
import type { Store } from '../../../src/app/ports/store.ts';
import { keptStore, newPlace } from '../place.ts';

const byUser = (id: string, user: string): Block => ({ by: { kind: 'user', id }, user });
const byServer = (id: string, user: string): Block => ({ by: { kind: 'server', id }, user });

const newBlocks = async (): Promise<Store['blocks']> => (await keptStore(await newPlace())).blocks;

test('only the requested blocks that exist are listed', async () => {
  const blocks = await newBlocks();
  // A server and a user with the same id are different authors.
  const standing = [byUser('anna', 'boris'), byServer('anna', 'carl'), byUser('dora', 'boris')];
  for (const block of standing) await blocks.add(block, 1000);
  const asked = [
    byUser('anna', 'boris'),
    byUser('boris', 'anna'),
    byUser('anna', 'carl'),
    byServer('anna', 'carl'),
    byServer('anna', 'boris'),
  ];
  expect(new Set(await blocks.standing(asked))).toEqual(new Set([asked[0], asked[3]]));
  expect(await blocks.standing([])).toEqual([]);
});

test('blocks between given people are listed oldest first, as of a given instant', async () => {
  const blocks = await newBlocks();
  await blocks.add(byUser('anna', 'carl'), 2000);
  await blocks.add(byUser('boris', 'anna'), 1000);
  await blocks.add(byUser('anna', 'dora'), 500);
  await blocks.add(byUser('carl', 'boris'), 3000);
  await blocks.add(byServer('anna', 'boris'), 500);
  const expected = [byUser('boris', 'anna'), byUser('anna', 'carl')];
  expect(await blocks.among(['anna', 'boris', 'carl'], 2000)).toEqual(expected);
  expect(await blocks.among([], 2000)).toEqual([]);
});

test('a repeated block counts once, and is deleted when lifted', async () => {
  const blocks = await newBlocks();
  const block = byUser('anna', 'boris');
  await blocks.add(block, 1000);
  await blocks.add(block, 2000);
  expect(await blocks.of(block.by, 10)).toEqual({ users: ['boris'], total: 1 });
  expect([await blocks.lift(block), await blocks.lift(block)]).toEqual([true, false]);
  expect(await blocks.standing([block])).toEqual([]);
});

test('a list begins with the latest block, and counts the omitted blocks', async () => {
  const blocks = await newBlocks();
  for (const [at, user] of ['boris', 'carl', 'dora'].entries()) {
    await blocks.add(byUser('anna', user), at);
    await blocks.add(byServer('guild-1', `${user}-there`), -at);
  }
  expect(await blocks.of({ kind: 'user', id: 'anna' }, 2)).toEqual({ users: ['dora', 'carl'], total: 3 });
  const expected = ['boris-there', 'carl-there', 'dora-there'];
  expect((await blocks.of({ kind: 'server', id: 'guild-1' }, 9)).users).toEqual(expected);
  expect(await blocks.of({ kind: 'server', id: 'anna' }, 9)).toEqual({ users: [], total: 0 });
});
