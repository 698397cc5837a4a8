/** A server is erased while a game of it ends in another process. */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readyDatabase } from '../../postgres/database.ts';
import { keptStore } from '../place.ts';
import { PLACE, sampleChallenge, sampleGame } from '../samples.ts';

/** An outcome, as the end of the first game in a server adds it. */
const OUTCOME = `insert into outcome
  (game_id, guild_id, verdict, seq, at, plies, white_id, black_id, pair, data)
  select id, guild_id, 'rated', 1, 0, 40, 'anna', 'boris', 'anna boris', '{}' from game`;

const SERVER = 'guild-1';

test('a game that ends during its server’s erasure is erased with all that its end added', async () => {
  const address = await readyDatabase();
  const store = await keptStore(address);
  const other = new Client({ connectionString: address });
  await other.connect();
  onTestFinished(() => other.end());
  const waiting = async () => (await other.query('select 1 from pg_locks where not granted')).rowCount;
  const game = sampleGame({ place: { ...PLACE, guildId: SERVER } });
  const accepted = sampleChallenge({ version: 2, state: 'accepted', gameId: game.id });
  await store.challenges.add(sampleChallenge(), 0);
  expect(await store.games.begin(accepted, game, 0)).toBe(true);
  await other.query('begin');
  await other.query('update game set version = version + 1');
  const erased = store.servers.erase(SERVER);
  await expect.poll(waiting).toBeGreaterThan(0);
  await other.query(OUTCOME);
  await other.query('commit');
  await erased;
  const left = await other.query('select 1 from game union all select 1 from outcome');
  expect(left.rowCount).toBe(0);
});
