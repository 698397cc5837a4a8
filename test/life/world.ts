/**
 * Two processes of the bot on one database, a stand-in for Discord and a simulated clock. It also
 * records the stored data, the replies that people got, and the times of a real clock.
 */
import { expect } from 'vitest';
import type { Reply } from '../../src/app/ports/command.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { sweep } from '../app/sweep.ts';
import { answerBy } from '../../src/app/answer/answer.ts';
import type { Exchange } from '../../src/app/ports/exchange.ts';
import type { MessageAddress, Place } from '../../src/game/game.ts';
import type { Span } from '../../src/game/calendar/span.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { asking, tableOver, type Table } from '../app/table.ts';
import { isExpected } from '../../src/discord/outgoing/faults.ts';
import { channelFor, converse, interactionBy, isOpenFor, placeIn, postAt } from './channel.ts';
import { chronicled, newChronicle, type Chronicle } from './chronicle.ts';
import { mortal, mortalStore, type Death } from './death.ts';
import { newDiscord, type Discord, type Line } from './discord.ts';
import { idOf, PLAYERS, type Name } from './people.ts';
import { asFarAs, troubled, type Trouble } from './trouble.ts';
import { newStopwatch, type Stopwatch } from './stopwatch.ts';
import { archiveIdle } from './weather.ts';

/** The answer to someone's action. */
interface Told {
  readonly deed: number;
  readonly reply: Reply;
}

/**
 * An answer from a process that is slow or was frozen. It arrives within the time that all requests
 * of an answer may take.
 */
interface LateAnswer {
  readonly process: 0 | 1;
  /** After this time (ms), an answer is no longer possible. */
  readonly until: number;
  readonly give: () => Promise<unknown>;
}

export interface World {
  readonly place: string;
  /** The database connections of the two processes. */
  readonly stores: [SweptStore, SweptStore];
  readonly time: { now: number };
  readonly discord: Discord;
  /** Each process's access to the database. */
  readonly lines: [Line, Line];
  readonly chronicle: Chronicle;
  readonly told: Told[];
  /** Actions that still have to be answered. */
  readonly late: LateAnswer[];
  readonly watches: Map<string, Stopwatch>;
  readonly counters: { deeds: number; ids: number; seen: number };
  /** The person behind each action. All other actions are by the processes. */
  readonly doers: Map<number, Name>;
}

/** A Wednesday, so that it isn't a weekend, but one is near. */
const START = Date.parse('2026-06-03T09:00:00Z');

export async function openAt(place: string): Promise<SweptStore> {
  const opened = await openStore(place, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

/** A new world over two open stores, where nothing has happened yet. */
export const newWorld = (place: string, stores: [SweptStore, SweptStore]): World => {
  const time = { now: START };
  const discord = newDiscord(time);
  return {
    place,
    stores,
    time,
    discord,
    lines: [discord.connect(), discord.connect()],
    chronicle: newChronicle(),
    told: [],
    late: [],
    watches: new Map(),
    doers: new Map(),
    counters: { deeds: 0, ids: 0, seen: 0 },
  };
};

/**
 * How an action is carried out: by which process, where it dies, its database's trouble, and
 * whether the answer is late.
 */
export interface How {
  readonly process: 0 | 1;
  readonly death: Death;
  readonly trouble?: Trouble | null;
  readonly late?: boolean;
}

/** How long (ms) an answer may take to arrive. */
const MOST_LATE = 120_000;

/** The table where an action is carried out, with ids that no other table uses. */
export function tableFor(world: World, { process, death, trouble = null }: How): Table {
  const { chronicle, counters, lines, stores, time } = world;
  const deed = (counters.deeds += 1);
  const store = mortalStore(troubled(chronicled(stores[process], chronicle, deed), trouble), death);
  const table = tableOver(store, time);
  const line = lines[process];
  const messenger = mortal(line.messenger, death);
  const newId = (): string => `id${(counters.ids += 1)}`;
  return { ...table, app: { ...table.app, ...line, messenger, newId } };
}

/** An action, with its place and the pressed message. */
export interface Wish {
  readonly by: Name;
  /** Where the command is typed, if that channel still exists. */
  readonly channelId: string | null;
  readonly pressed: MessageAddress | null;
  readonly ask: (table: Table, place: Place) => Promise<Reply>;
}

/** Discord may also be unreachable. */
const survived = (work: () => Promise<unknown>) => asFarAs(work, isExpected);

/**
 * Someone acts, and the answer arrives now or late, if the process survives. Missing messages can't
 * be pressed.
 */
export async function perform(world: World, how: How, wish: Wish): Promise<void> {
  const { counters, discord, told, late, time } = world;
  const { by, pressed, ask } = wish;
  const source = postAt(discord, pressed);
  if (pressed && !(source && isOpenFor(discord, by, pressed.channelId))) return;
  const channel = channelFor(discord, by, pressed?.channelId ?? wish.channelId);
  // Nobody can press a button in a server without the bot.
  if (pressed && channel.id !== pressed.channelId) return;
  const place = placeIn(discord, channel);
  const table = tableFor(world, how);
  const deed = counters.deeds;
  const answer = answerBy(table.app);
  const interaction = interactionBy(discord, by, channel, source);
  const open = (): Promise<Exchange> =>
    converse(world.lines[how.process], interaction, how.death, how.late ?? false);
  const begun = how.late ? await open() : null;
  world.doers.set(deed, by);
  await survived(async () => {
    const reply = await ask(table, place);
    told.push({ deed, reply });
    const asker = asking(table, idOf(by), place);
    const give = () => survived(async () => answer(begun ?? (await open()), asker, reply));
    if (begun) late.push({ process: how.process, until: time.now + MOST_LATE, give });
    else await give();
  });
}

/** Gives the oldest outstanding answer, if its process is still alive. */
export async function answerLate({ late, time }: World): Promise<void> {
  const answer = late.shift();
  if (answer && time.now <= answer.until) await answer.give();
}

/** A process does its due work until none is left or it can't continue. */
export async function sweepAll(world: World, how: How): Promise<void> {
  const { app } = tableFor(world, how);
  await survived(async () => {
    while (await sweep(app, app.messenger));
  });
}

/** A process is restarted. */
export async function restart(world: World, process: 0 | 1): Promise<void> {
  const others = world.late.filter((answer) => answer.process !== process);
  world.late.splice(0, Infinity, ...others);
  await world.stores[process].close();
  world.stores[process] = await openAt(world.place);
  world.lines[process] = world.discord.connect();
}

/** Time passes, on the stopwatches too. */
export async function pass(world: World, ms: number): Promise<void> {
  const { time, watches } = world;
  const books = new Map<string, readonly Span[]>();
  // Skips the query if there are no vacations. It would be most of a long game's queries.
  const away = world.chronicle.vacations > 0 ? PLAYERS.map(idOf) : [];
  for (const user of away) books.set(user, (await world.stores[0].people.vacations(user)).spans);
  for (const watch of watches.values()) watch.run(time.now, time.now + ms, (user) => books.get(user) ?? []);
  time.now += ms;
  archiveIdle(world.discord);
}

/** Presses the stopwatches of the changed games, and compares the clocks of all games with them. */
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
