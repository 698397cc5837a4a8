/**
 * A bot that plays continuously: a hundred simultaneous games with all the actions of players. It
 * reports memory and answer times per minute. Once the caches are full, nothing may grow.
 * `SOAK_MINUTES` (3) sets the duration on each database, `SOAK_ACTS` (8) the actions per second.
 * With `SOAK_ENGINE=off` people only play each other and the bot has no engine thread, so that the
 * figures are its own. With the path of another checkout, that bot is measured.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { keepServer } from '../postgres/keep.ts';
import { alone, median, quantile, type Bench, type Figure } from './bench.ts';
import { cpuOf, memoryOf, reported } from './bot/report.ts';
import { withBot, type Stage } from './bot/stage.ts';
import { anyAct, beginAt, cardOf, type Table } from './soak/acts.ts';
import { noNotes, tidyUp, watched, type Notes } from './soak/people.ts';

const MINUTE = 60_000;
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 3);
const ACTS_A_SECOND = Number(process.env['SOAK_ACTS'] ?? 8);
const HAS_ENGINE = process.env['SOAK_ENGINE'] !== 'off';
const ENGINE_EVERY = 5;
const PEOPLE = Array.from({ length: 60 }, (_, n) => `Player ${n}`);

async function sitDown({ discord, channels }: Stage, notes: () => Notes): Promise<readonly Table[]> {
  const people = PEOPLE.map((name) => watched(discord, name, notes));
  const tables = channels.map((channel, n): Table => {
    const [white, black] = [people[n % people.length]!, people[(n * 7 + 1) % people.length]!];
    return { discord, channel, white, black: HAS_ENGINE && n % ENGINE_EVERY === 0 ? null : black, notes };
  });
  for (const table of tables) await beginAt(table);
  return tables;
}

async function actAt(table: Table): Promise<void> {
  const [name, , act] = anyAct();
  const { white, black, channel } = table;
  try {
    const card = cardOf(table);
    await (card ? act(table, card) : beginAt(table));
  } catch (error) {
    table.notes().failed.push(`${name}: ${String(error)}`);
  } finally {
    for (const who of [white, black]) if (who) tidyUp(who, channel);
  }
}

/**
 * Begins this many actions per second until this time (ms, from `performance.now`), each at a table
 * where no action is in progress.
 */
async function actUntil(tables: readonly Table[], busy: Set<Table>, end: number): Promise<void> {
  const pause = 1000 / ACTS_A_SECOND;
  for (let due = performance.now(); due < end; due += pause) {
    await sleep(Math.max(0, due - performance.now()));
    const free = tables.filter((table) => !busy.has(table));
    const table = free[Math.floor(Math.random() * free.length)];
    if (!table) continue;
    busy.add(table);
    void actAt(table).finally(() => busy.delete(table));
  }
}

type Minute = Readonly<Record<string, readonly [value: number, unit: string]>>;

async function minuteOf(
  { child }: Stage,
  { acknowledged, posted, failed }: Notes,
  cpu: number,
): Promise<Minute> {
  if (posted.length === 0) throw new Error('no move was made: does `soak/acts.ts` know the card of today?');
  const { resident, anonymous } = memoryOf(child);
  const {
    leastHeap = Number.NaN,
    held = Number.NaN,
    outside = Number.NaN,
    hold = Number.NaN,
    holdP99 = Number.NaN,
  } = await reported(child);
  return {
    'memory of the process': [resident, 'MiB'],
    'of it not mapped from files': [anonymous, 'MiB'],
    'of it the main heap': [held, 'MiB'],
    'heap at the least': [leastHeap, 'MiB'],
    'outside of the heap': [outside, 'MiB'],
    'acknowledged p50': [quantile(acknowledged, 0.5), 'ms'],
    'acknowledged p99': [quantile(acknowledged, 0.99), 'ms'],
    'moves made': [posted.length, ''],
    'posted p50': [quantile(posted, 0.5), 'ms'],
    'posted p99': [quantile(posted, 0.99), 'ms'],
    'event loop held p99': [holdP99, 'ms'],
    'event loop held at most': [hold, 'ms'],
    'CPU an interaction': [cpu / acknowledged.length, 'ms'],
    interactions: [acknowledged.length, ''],
    'failed acts': [failed.length, ''],
  };
}

/** Compares the last fifth of the minutes with the second fifth, when all caches are warm. */
function growth(minutes: readonly Minute[], what: string): number {
  const values = minutes.flatMap((minute) => minute[what]?.[0] ?? []);
  const fifth = Math.max(1, Math.floor(values.length / 5));
  return median(values.slice(-fifth)) / median(values.slice(0, 2 * fifth).slice(-fifth));
}

async function* soakOn(name: string, root?: string | null, databaseUrl?: string): AsyncGenerator<Figure> {
  let notes = noNotes();
  const wishes = {
    root: root ?? undefined,
    isProbed: true,
    people: PEOPLE,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(!HAS_ENGINE && { engineThreads: 0 }),
  };
  for await (const stage of withBot(wishes)) {
    const tables = await sitDown(stage, () => notes);
    const [busy, minutes]: [Set<Table>, Minute[]] = [new Set(), []];
    await reported(stage.child);
    const began = performance.now();
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      notes = noNotes();
      const cpu = cpuOf(stage.child);
      await actUntil(tables, busy, began + minute * MINUTE);
      const figures = await minuteOf(stage, notes, cpuOf(stage.child) - cpu);
      minutes.push(figures);
      for (const [what, [value, unit]] of Object.entries(figures))
        yield alone(`${name}, minute ${minute}: ${what}`, unit, value);
      for (const failure of new Set(notes.failed)) console.error(failure);
    }
    while (busy.size > 0) await sleep(100);
    for (const what of ['memory of the process', 'heap at the least'])
      yield alone(`${name}: ${what}, the last fifth against the second`, 'times', growth(minutes, what));
  }
}

export const soakOnSqlite: Bench = (root) => soakOn('SQLite', root);

export const soakOnPostgres: Bench = async function* (root) {
  const server = await keepServer('durable');
  yield* soakOn('PostgreSQL', root, server.url);
  await server.stop();
};
