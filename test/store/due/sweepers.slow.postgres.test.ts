/** Two processes that sweep one database share its due work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameColumns } from '../../../src/store/games/rows.ts';
import { newDatabase } from '../../postgres/database.ts';
import { sampleGame } from '../samples.ts';
import { databaseAt } from '../opened.ts';

const SWEEPER = fileURLToPath(new URL('../../postgres/sweeper.ts', import.meta.url));
const GAMES = 600;

/** A process that waits to start; `sweep` starts it and returns the keys of its posts. */
async function sweeper(address: string, name: string): Promise<{ sweep(): Promise<readonly string[]> }> {
  const child = spawn(process.execPath, [SWEEPER, address, name], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'readable');
  const output = text(child.stdout);
  return {
    sweep: async () => {
      child.stdin.end('go');
      return (await output).split('\n').slice(1, -1);
    },
  };
}

test('of 600 due games each is handled once, by one of two processes', async () => {
  const address = await newDatabase();
  const { db } = await databaseAt(address);
  const games = Array.from({ length: GAMES }, (_, index) => sampleGame({ id: `game-${index}` }));
  const rest = { plans_version: 0, shown_version: 0, due_at: 2000 };
  const rows = games.map((game) => ({ id: game.id, ...gameColumns(game), ...rest }));
  await db.insertInto('game').values(rows).execute();

  const sweepers = await Promise.all(['anna', 'boris'].map((name) => sweeper(address, name)));
  const posted = await Promise.all(sweepers.map((each) => each.sweep()));
  for (const keys of posted) expect(keys.length).toBeGreaterThan(0);
  expect(posted.flat()).toHaveLength(GAMES);
  expect(new Set(posted.flat()).size).toBe(GAMES);

  const unshown = db.selectFrom('game').select('id').where('shown_version', '!=', 1);
  expect(await unshown.execute()).toEqual([]);
  await db.destroy();
});
