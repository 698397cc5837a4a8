/**
 * Two processes of the bot on one database, a channel and a clock that is told the time; and what is written down beside
 * them: what was stored, what people were told, and what a real clock would show.
 */
import { expect } from 'vitest';
import type { Reply } from '../../src/app/ports/reply.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { sweep } from '../app/sweep.ts';
import { answerBy } from '../../src/app/answer/answer.ts';
import type { Span } from '../../src/game/span.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { asking, tableOver, type Table } from '../app/table.ts';
import { PLACE } from '../store/samples.ts';
import { newChannel, type Channel, type Pressed } from './channel.ts';
import { chronicled, newChronicle, type Chronicle } from './chronicle.ts';
import { DEAD, mortal, mortalStore, type Death } from './death.ts';
import { newStopwatch, type Stopwatch } from './stopwatch.ts';

export const PLAYERS = ['anna', 'boris'] as const;
export type Name = (typeof PLAYERS)[number];

/** What someone was told of a deed. */
export interface Told {
  readonly deed: number;
  readonly reply: Reply;
}

export interface World {
  readonly place: string;
  /** The database as each of the two processes has it open. */
  readonly stores: [SweptStore, SweptStore];
  readonly time: { now: number };
  readonly channel: Channel;
  readonly chronicle: Chronicle;
  readonly told: Told[];
  readonly watches: Map<string, Stopwatch>;
  readonly counters: { deeds: number; ids: number; seen: number };
}

/** A Wednesday, so that weekends are neither at once nor far. */
const START = Date.parse('2026-06-03T09:00:00Z');

export async function openAt(place: string): Promise<SweptStore> {
  const opened = await openStore(place, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

/** A world over two open stores, in which nothing has happened. */
export const newWorld = (place: string, stores: [SweptStore, SweptStore]): World => {
  const time = { now: START };
  return {
    place,
    stores,
    time,
    channel: newChannel(() => time.now),
    chronicle: newChronicle(),
    told: [],
    watches: new Map(),
    counters: { deeds: 0, ids: 0, seen: 0 },
  };
};

/** How a deed is done: by which of the processes, and where that dies. */
export interface How {
  readonly process: 0 | 1;
  readonly death: Death;
}

/** The table at which a deed is done, with ids that no other table gives. */
function tableFor(world: World, { process, death }: How): Table {
  const { chronicle, counters, stores, time } = world;
  const deed = (counters.deeds += 1);
  const store = mortalStore(chronicled(stores[process], chronicle, deed), death);
  const table = tableOver(store, time);
  return { ...table, app: { ...table.app, newId: () => `id${(counters.ids += 1)}` } };
}

/** What someone wants: to be asked of a table, with the message that they pressed if they did. */
export interface Wish {
  readonly by: Name;
  readonly pressed: Pressed | null;
  readonly ask: (table: Table) => Promise<Reply>;
}

/** Someone does something, and it is answered, as far as the process lives. */
export async function perform(world: World, how: How, { by, pressed, ask }: Wish): Promise<void> {
  const { channel, counters, told } = world;
  const table = tableFor(world, how);
  const deed = counters.deeds;
  const answer = answerBy({ ...table.app, messenger: mortal(channel, how.death) });
  try {
    const reply = await ask(table);
    told.push({ deed, reply });
    await answer(channel.exchange(PLACE.channelId, pressed, how.death), asking(table, by), reply);
  } catch (error) {
    if (error !== DEAD) throw error;
  }
}

/** A process does what is due, until nothing is left or it dies. */
export async function sweepAll(world: World, how: How): Promise<void> {
  const { app } = tableFor(world, how);
  try {
    while (await sweep(app, mortal(world.channel, how.death)));
  } catch (error) {
    const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    const bug = causes.find((cause) => cause !== DEAD);
    if (bug !== undefined) throw bug;
  }
}

/** A process is started anew. */
export async function restart(world: World, process: 0 | 1): Promise<void> {
  await world.stores[process].close();
  world.stores[process] = await openAt(world.place);
}

/** Time goes by, on the stopwatches too. */
export async function pass(world: World, ms: number): Promise<void> {
  const { time, watches } = world;
  const books = new Map<string, readonly Span[]>();
  for (const user of PLAYERS) books.set(user, (await world.stores[0].vacations(user)).spans);
  for (const watch of watches.values()) watch.run(time.now, time.now + ms, (user) => books.get(user) ?? []);
  time.now += ms;
}

/** Presses the stopwatches of the games that were changed, and holds the clocks of all games against them. */
export function compareClocks(world: World): void {
  const { chronicle, counters, time, watches } = world;
  const news = chronicle.entries.slice(counters.seen).map(({ game }) => game);
  counters.seen = chronicle.entries.length;
  for (const game of news.toSorted((a, b) => a.version - b.version)) {
    const watch = watches.get(game.id);
    if (!watch) {
      watches.set(game.id, newStopwatch(game));
      continue;
    }
    const byTime = game.result?.by === 'flag' || game.result?.by === 'aborted';
    if (watch.game().result === null) expect(byTime ? game.changedAt : null).toBe(watch.fallen());
    watch.press(game);
  }
  for (const watch of watches.values())
    for (const [derived, measured] of watch.readings(time.now)) expect(derived).toBe(measured);
}
