/** The books on PostgreSQL: games that end at once in two processes are all entered, and a replay finds the same. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../src/app/ports/store.ts';
import type { Game } from '../../../src/game/game.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { makeDatabase } from '../../postgres/database.ts';
import { DAY, NOON, person } from '../../rating/games.ts';
import { chance } from '../../rating/season.ts';
import { nextVersion, sampleChallenge, sampleGame } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';

const made = makeDatabase();
afterAll(async () => (await made).drop());

async function open(): Promise<Store> {
  const opened = await openStore((await made).address, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

async function differences(store: Store): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const audit of store.standings.audit(false)) found.push(...audit.differences);
  return found;
}

test('thirty games end at once in two processes; voided ones are taken out', async () => {
  const stores = [await open(), await open()] as const;
  const [store] = stores;
  const random = chance(5);
  const players = ['anna', 'boris', 'carl', 'dora', 'emil', 'fay'].map(person);
  const moves = Array.from({ length: 30 }, () => 'c3-d4');
  const games: Game[] = [];
  for (let n = 0; n < 30; n += 1) {
    const white = players[n % 6] ?? person('none');
    const black = players[(n + 1 + (Math.floor(n / 6) % 5)) % 6] ?? person('none');
    const game = sampleGame({ id: `g${n}`, moves, players: { white, black } });
    const challenge = sampleChallenge({ id: `c${n}` });
    await store.addChallenge(challenge, 2000);
    await store.beginGame({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 2000);
    games.push(game);
  }
  const ended = games.map((game, n) =>
    nextVersion(game, {
      result: { winner: random() < 0.5 ? 'white' : 'black', by: 'resignation' },
      changedAt: NOON + n,
    }),
  );
  const saved = await Promise.all(
    ended.map((game, n) => saveGame({ store: stores[n % 2] ?? store }, game, null)),
  );
  expect(saved.filter(Boolean)).toHaveLength(30);
  expect(await differences(store)).toEqual([]);

  await store.standings.rule('guild-1', { gameId: 'g7', verb: 'void', by: 'admin', at: NOON, reason: null });
  expect(await differences(store)).toEqual([]);
  const question = {
    guildId: 'guild-1',
    pool: 'all',
    span: 'ever',
    order: 'games',
    now: NOON + DAY,
  } as const;
  const page = { offset: 0, size: 20, reader: 'anna' };
  const { lines, players: onBoard } = await store.standings.page(question, page);
  expect([lines.length, onBoard]).toEqual([6, 6]);
  const leader = { ...page, reader: lines[0]?.user ?? '' };
  expect((await store.standings.page(question, leader)).own.place).toBe(1);
  const { counts } = await store.standings.statistics('guild-1', NOON);
  expect(counts.find(({ activity }) => activity === 'day')?.games).toBe(29);
});
