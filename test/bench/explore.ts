/**
 * What was played from a position, with a million games in a server: how long a question takes when
 * 200 come per second, its CPU time over all threads, and memory. A question is a whole press:
 * fair play with games of the reader, the store, and the screen. EXPLORE_GAMES is the number of
 * games, EXPLORE_ON the only kind of database.
 */
import { sql } from 'kysely';
import { explore as contentAt } from '../../src/app/play/explore.ts';
import type { ServerAsker } from '../../src/app/ports/command.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openReadingPool } from '../../src/reading/pool.ts';
import type { Database } from '../../src/store/database/database.ts';
import { storeOver } from '../../src/store/opening/store.ts';
import { explorerScreen } from '../../src/views/replay/explorer.ts';
import { gameEndingBy } from '../story/games.ts';
import { asking, tableOver } from '../app/table.ts';
import { chance } from '../rating/season.ts';
import { PLACE, sampleGame } from '../store/samples.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { KINDS } from './databases.ts';
import { fill, GUILD, PLAYER, type Asked } from './explore/fill.ts';

const GAMES = Number(process.env['EXPLORE_GAMES'] ?? 1_000_000);
const ONLY = process.env['EXPLORE_ON'];
const [PER_SECOND, SECONDS] = [200, 20];
const PLAYER_QUESTIONS = 200;
const MB = 2 ** 20;
const READERS = Array.from({ length: 100 }, (_, n) => `reader${n}`);
/** Readers who play three games themselves, which left the usual openings long ago. */
const PLAYING = READERS.filter((_, n) => n % 4 === 0);
const ELSEWHERE = gameEndingBy('no-pieces').list.slice(0, 24);

const memory = (): number => process.memoryUsage().rss / MB;

async function sizeOf({ db, locksRows }: Database): Promise<number> {
  const { rows } = await (
    locksRows
      ? sql<{ bytes: number }>`select pg_database_size(current_database())::bigint as bytes`
      : sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  return (rows[0]?.bytes ?? 0) / MB;
}

const viewerOf = ({ user, place }: ServerAsker) => ({
  user: user.id,
  guildId: place.guildId,
  place,
  isShown: false,
});

type Ask = (asked: Asked, user: string) => Promise<number>;

/** Asks at fixed times, whether or not earlier questions are answered. */
async function atRate(asked: readonly Asked[], ask: Ask): Promise<readonly number[]> {
  const random = chance(9);
  const began = performance.now();
  const answers = Array.from({ length: PER_SECOND * SECONDS }, async (_, n) => {
    const at = began + (n * 1000) / PER_SECOND;
    const which = asked[Math.floor(random() * asked.length)] ?? { path: '' };
    await new Promise((done) => setTimeout(done, Math.max(0, at - performance.now())));
    await ask(which, '');
    return performance.now() - at;
  });
  return Promise.all(answers);
}

async function* measureOn(name: string, database: Database): AsyncGenerator<Figure> {
  const before = performance.now();
  const asked = await fill(database, GAMES);
  yield alone(`${name}: filling, ${GAMES} games`, 's', (performance.now() - before) / 1000);
  yield alone(`${name}: the database`, 'MB', await sizeOf(database));
  const store = storeOver(database, console.error);
  const table = tableOver(store, { now: Date.UTC(2026, 10, 1) });
  const reading = openReadingPool({ report: console.error });
  const app = { ...table.app, reading };
  const place = { ...PLACE, guildId: GUILD };
  for (const reader of PLAYING)
    for (const n of [1, 2, 3]) {
      const players = { white: { id: reader, name: 'Zoe' }, black: { id: 'y', name: 'Yan' } };
      await store.games.add(sampleGame({ id: `${reader}${n}`, moves: ELSEWHERE, players }), 1e15);
    }
  const askers = READERS.map((reader): ServerAsker => ({ ...asking(table, reader, place), place }));
  const say = sayIn('en-US');
  let [shown, questions, refusals] = [0, 0, 0];
  const ask: Ask = async ({ path }, user) => {
    const asker = askers[(questions += 1) % askers.length]!;
    const at = { root: 'russian', path, band: 'all', since: 'ever', user, bottom: 'white' } as const;
    const content = await contentAt(app, viewerOf(asker), at);
    if (!content?.ok) {
      // A position of a reader's own games is closed to them; a busy machine refuses questions.
      if (content?.problem.code !== 'explorer-near') refusals += 1;
      return 0;
    }
    shown += content.value.moves.length;
    return explorerScreen(say, content.value, {}).blocks.length;
  };
  const idle = memory();
  await atRate(asked.slice(0, 100), ask);
  const waits = await atRate(asked, ask);
  yield alone(`${name}: ${PER_SECOND} questions per second, median`, 'ms', quantile(waits, 0.5));
  yield alone(`${name}: ${PER_SECOND} questions per second, p99`, 'ms', quantile(waits, 0.99));
  const began = process.cpuUsage();
  for (const each of asked) await ask(each, '');
  const { user, system } = process.cpuUsage(began);
  yield alone(`${name}: CPU time per question`, 'ms', (user + system) / 1000 / asked.length);
  const own: number[] = [];
  for (const each of asked.slice(0, PLAYER_QUESTIONS)) {
    const at = performance.now();
    await ask(each, PLAYER);
    own.push(performance.now() - at);
  }
  yield alone(`${name}: one player’s games, p99`, 'ms', quantile(own, 0.99));
  yield alone(`${name}: more memory`, 'MB', memory() - idle);
  yield alone(`${name}: moves shown`, 'moves', shown);
  yield alone(`${name}: refused`, 'questions', refusals);
  await reading.close();
  await database.db.destroy();
}

export const explore: Bench = async function* measure() {
  for (const [name, withDatabases] of KINDS.filter(([kind]) => ONLY === undefined || kind === ONLY))
    yield* withDatabases([GAMES], async function* measureAll(databases) {
      for (const database of databases.values()) yield* measureOn(name, database);
    });
};
