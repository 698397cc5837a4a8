/**
 * After an outage, much work of several kinds is due. Measures how old the rows of each kind are
 * when they are started, and the age of the oldest row of any kind. A message takes as long as one
 * to Discord may take, and some rows take a second. DUE_ROWS is the number of rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DueFault } from '../../src/app/due/attempt.ts';
import type { SweepingApp, SweptStore } from '../../src/app/due/kinds.ts';
import { keepSweeping, newSweeper } from '../../src/app/due/sweeper.ts';
import type { Messenger } from '../../src/app/ports/messenger.ts';
import type { Database } from '../../src/store/database/database.ts';
import { challengeColumns, gameColumns } from '../../src/store/games/rows.ts';
import { storeOver } from '../../src/store/opening/store.ts';
import { newChannel, tableOver } from '../app/table.ts';
import { sampleChallenge, sampleGame } from '../store/samples.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { databaseAt } from '../store/opened.ts';

const ROWS = Number(process.env['DUE_ROWS'] ?? 100_000);
/** The shares of the kinds, in percent. */
const SHARES = { game: 70, challenge: 10, notice: 15, digest: 5 } as const;
type Measured = keyof typeof SHARES;
const MEASURED: readonly Measured[] = ['game', 'challenge', 'notice', 'digest'];
const isMeasured = (kind: string): kind is Measured => Object.hasOwn(SHARES, kind);

/** How long (ms) a message takes, and every fiftieth one. */
const [PROMPT, SLOW] = [5, 1000];
const CHUNK = 500;

const countOf = (kind: Measured): number => Math.round((ROWS * SHARES[kind]) / 100);

async function inChunks(
  count: number,
  insert: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) await insert(from, Math.min(count, from + CHUNK));
}
const each = <T>(from: number, to: number, make: (index: number) => T): T[] =>
  Array.from({ length: to - from }, (_, index) => make(from + index));

const NOTICES = { ways: { turn: 'direct' }, digest: { hour: 8, zone: 'UTC' }, locale: 'en-GB' } as const;

const gameRow = (id: string, dueAt: number | null) => ({
  id,
  ...gameColumns(sampleGame({ id })),
  plans_version: 0,
  shown_version: dueAt === null ? 1 : 0,
  due_at: dueAt,
});
const noticeRow = (n: number) => ({
  id: `n${n} anna turn`,
  game_id: `n${n}`,
  user_id: 'anna',
  occasion: 'turn',
  key: `n${n}.1`,
  made_at: n,
  due_at: n,
});
const challengeRow = (n: number) => ({
  id: `c${n}`,
  ...challengeColumns(sampleChallenge({ id: `c${n}`, expiresAt: 1e15 })),
  shown_version: 0,
  due_at: n,
});
const preferenceRow = (user: string, dueAt: number | null) => ({
  user_id: user,
  version: 1,
  data: JSON.stringify({ notation: 'variant', notices: NOTICES }),
  due_at: dueAt,
});

async function fill({ db }: Database): Promise<void> {
  await db.insertInto('preference').values(preferenceRow('anna', null)).execute();
  await inChunks(countOf('game'), (from, to) => {
    const rows = each(from, to, (n) => gameRow(`g${n}`, n));
    return db.insertInto('game').values(rows).execute();
  });
  await inChunks(countOf('notice'), async (from, to) => {
    const games = each(from, to, (n) => gameRow(`n${n}`, null));
    await db.insertInto('game').values(games).execute();
    await db
      .insertInto('notice')
      .values(each(from, to, noticeRow))
      .execute();
  });
  await inChunks(countOf('challenge'), (from, to) =>
    db
      .insertInto('challenge')
      .values(each(from, to, challengeRow))
      .execute(),
  );
  await inChunks(countOf('digest'), (from, to) => {
    const rows = each(from, to, (n) => preferenceRow(`u${n}`, n));
    return db.insertInto('preference').values(rows).execute();
  });
}

function lateMessenger(): Messenger {
  const channel = newChannel();
  let sent = 0;
  const wait = (): Promise<unknown> => sleep((sent += 1) % 50 === 0 ? SLOW : PROMPT);
  return {
    ...channel,
    post: async (...posting) => {
      await wait();
      return channel.post(...posting);
    },
    direct: async (...message) => {
      await wait();
      return channel.direct(...message);
    },
  };
}

type Ages = Readonly<Record<Measured, number[]>>;

/** The app, and how long (ms) each row had waited when it was claimed. */
function watched(store: SweptStore): {
  readonly app: SweepingApp;
  readonly ages: Ages;
  readonly count: () => number;
} {
  const ages: Ages = { game: [], challenge: [], notice: [], digest: [] };
  const began = performance.now();
  const due: SweptStore['due'] = {
    ...store.due,
    claim: async (kind, claim) => {
      const rows = await store.due.claim(kind, claim);
      if (isMeasured(kind)) ages[kind].push(...rows.map(() => performance.now() - began));
      return rows;
    },
  };
  const table = tableOver({ ...store, due }, { now: 1_000_000_000 });
  const app = { ...table.app, messenger: lateMessenger() };
  return { app, ages, count: () => countAll(ages) };
}

const report = ({ error }: Pick<DueFault, 'error'>): void => console.error(error);

async function byLanes(store: SweptStore): Promise<Ages> {
  const { app, ages, count } = watched(store);
  const sweeping = keepSweeping(newSweeper({ app, report }), console.error);
  while (count() < MEASURED.reduce((sum, kind) => sum + countOf(kind), 0)) await sleep(50);
  await sweeping.stop();
  return ages;
}

const countAll = (ages: Ages): number => MEASURED.reduce((sum, kind) => sum + ages[kind].length, 0);
/** In seconds; the arrays are too long to be arguments. */
const oldest = (ages: readonly number[]): number => ages.reduce((most, age) => Math.max(most, age), 0) / 1000;

export const due: Bench = async function* (): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-due-'));
  const opened = await databaseAt(join(folder, 'due.sqlite'));
  await fill(opened);
  const store = storeOver(opened, console.error);
  const began = performance.now();
  const ages = await byLanes(store);
  const seconds = (performance.now() - began) / 1000;
  await store.close();
  await rm(folder, { recursive: true });
  for (const kind of MEASURED) {
    yield alone(`rows of kind ${kind}`, 'rows', ages[kind].length);
    yield alone(`age of kind ${kind} p99, SQLite`, 's', quantile(ages[kind], 0.99) / 1000);
    yield alone(`oldest of kind ${kind}, SQLite`, 's', oldest(ages[kind]));
  }
  yield alone('oldest of any kind, SQLite', 's', Math.max(...MEASURED.map((kind) => oldest(ages[kind]))));
  yield alone('all worked off, SQLite', 's', seconds);
};
