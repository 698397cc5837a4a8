/**
 * What others notice while one member attacks: the longest hold of the event loop, how many of their interactions failed and how soon
 * the others were acknowledged, and the bot's memory. Each attack meets a bot of its own, with little memory and with less. With the path of another
 * checkout (`npm run bench -- hostile /path/of/it`) its bot is measured beside with the larger of the two, in the same run. ATTACKS=door
 * picks the attacks in whose names this is found.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { begin, buttonTo } from '../story/cards.ts';
import { alone, less, quantile, type Bench, type Figure } from './bench.ts';
import { memoryOf, reported, type Report } from './bot/report.ts';
import { HERE, withBot, type Stage, type Way } from './bot/stage.ts';
import { attacks, doorAttacks, type Attack } from './hostile/attacks.ts';

/** What the bot may take for objects, in MB. */
const HEAPS = [512, 256] as const;
/** An attack is watched for so long at least and at most, in ms. */
const WATCHED = { least: 5000, most: 30_000 };
/** How often the others do something, in ms. */
const EVERY = 100;
/** Others wait so long for an acknowledgement, in ms: a failure is no quicker. */
const DEADLINE = 3000;

interface Seen extends Partial<Report> {
  readonly failed: number;
  readonly p99: number;
  readonly isDead: boolean;
  /** What the process held at most, above what it held before, in MiB. */
  readonly grown: number;
  /** How often its health could not be asked. */
  readonly unheard: number;
}

/** A bot of a checkout, and how it is started. */
interface Start {
  readonly checkout: string;
  /** What it may take for objects, in MB. */
  readonly heap: number;
  readonly way: Way;
}

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Looks at the bot's memory and health until this is over. */
async function watch(child: ChildProcess, port: number, isOver: () => boolean) {
  const before = residentOf(child);
  let [most, unheard] = [before, 0];
  while (!isOver()) {
    const signal = AbortSignal.timeout(DEADLINE);
    const isHeard = await fetch(`http://127.0.0.1:${port}/health/live`, { signal }).then(
      async (answer) => (await answer.text()) !== '',
      () => false,
    );
    if (!isHeard) unheard += 1;
    most = Math.max(most, residentOf(child));
    await sleep(EVERY);
  }
  return { grown: most - before, unheard };
}

/** Not a number when the process has died. */
function residentOf(child: ChildProcess): number {
  try {
    return memoryOf(child).resident;
  } catch {
    return Number.NaN;
  }
}

/** Does what people do until the attack is over; counts what failed and how soon the rest was acknowledged. */
async function others({ anna, channel }: Stage, card: APIMessage, isOver: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  const flip = buttonTo(card, 'board', 'flip');
  const asked: Promise<void>[] = [];
  while (!isOver()) {
    const heard = asked.length % 2 === 0 ? anna.click(card.id, flip) : anna.command(channel, 'help');
    asked.push(
      heard.then(
        ({ afterMs }) => void times.push(afterMs),
        () => {
          failed += 1;
          times.push(DEADLINE);
        },
      ),
    );
    await sleep(EVERY);
  }
  await Promise.all(asked);
  return { failed, p99: quantile(times, 0.99) };
}

/** One attack on a new bot. */
async function suffer(attack: Attack, { checkout, heap, way }: Start): Promise<Seen> {
  const port = await freePort();
  const env = { HEALTH_PORT: String(port), LOG_LEVEL: 'silent', PROBE_EVERY: '1' };
  for await (const stage of withBot({ root: checkout, way, heap, isProbed: true, env })) {
    const { child } = stage;
    // A bot that has just started is still warming up.
    const card = await begin(stage, stage.anna, stage.boris);
    await others(stage, card, after(1500));
    await reported(child);
    let isOver = false;
    const least = after(WATCHED.least);
    const most = after(WATCHED.most);
    void attack(stage)
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    const isDone = (): boolean => most() || (isOver && least());
    const [seen, watched] = await Promise.all([others(stage, card, isDone), watch(child, port, isDone)]);
    const report = await reported(child);
    return { ...seen, ...watched, ...report, isDead: child.exitCode !== null || child.signalCode !== null };
  }
  throw new Error('no bot was started');
}

/** Tells whether so many ms have passed since it was made. */
function after(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}

/** How many people challenge somebody at once, and within how many ms. */
const RUSH = { people: 100, within: 1500 };

/** A whole server that begins to play: each challenges whoever comes, and waits for the acknowledgement. */
async function rush(): Promise<Pick<Seen, 'failed' | 'p99'>> {
  const people = Array.from({ length: RUSH.people }, (_, n) => `Player ${n}`);
  for await (const { discord, channel } of withBot({ people, heap: HEAPS[0] })) {
    const asked = people.map(async (name, n) => {
      await sleep((n * RUSH.within) / RUSH.people);
      return discord
        .visitor(name)
        .command(channel, 'challenge')
        .then(
          ({ afterMs }) => afterMs,
          () => DEADLINE,
        );
    });
    const times = await Promise.all(asked);
    return { failed: times.filter((time) => time >= DEADLINE).length, p99: quantile(times, 0.99) };
  }
  throw new Error('no bot was started');
}

const DEAD = Number.NaN;
const FIGURES: readonly (readonly [string, string, (seen: Seen) => number])[] = [
  ['longest hold of the event loop', 'ms', ({ hold }) => hold ?? DEAD],
  ['of this its own work, at most', 'ms', ({ work }) => work ?? DEAD],
  ['failed interactions of others', '', ({ failed }) => failed],
  ['acknowledged p99 of others', 'ms', ({ p99 }) => p99],
  ['most heap', 'MB', ({ heap }) => heap ?? DEAD],
  ['grown resident memory, at most', 'MB', ({ grown }) => grown],
  ['failed looks at its health', '', ({ unheard }) => unheard],
  ['deaths of the bot', '', ({ isDead }) => Number(isDead)],
];

const CHOSEN = process.env['ATTACKS'] ?? '';
const by = (way: Way, all: Readonly<Record<string, Attack>>) =>
  Object.entries(all).map(([name, attack]) => ({
    name: way === 'door' ? `door: ${name}` : name,
    attack,
    way,
  }));
const ALL = [...by('gateway', attacks), ...by('door', doorAttacks)];

export const hostile: Bench = async function* (checkout = null) {
  for (const { name, attack, way } of ALL.filter((each) => each.name.includes(CHOSEN)))
    for (const heap of HEAPS) {
      const now = await suffer(attack, { checkout: HERE, heap, way });
      const before =
        checkout === null || heap !== HEAPS[0] ? null : await suffer(attack, { checkout, heap, way });
      for (const [what, unit, of] of FIGURES)
        yield figure(`${what}, ${heap} MB: ${name}`, unit, of(now), before && of(before));
    }
  if (CHOSEN !== '') return;
  const { failed, p99 } = await rush();
  const name = `${RUSH.people} challenges in ${RUSH.within} ms, of a bot that has just started`;
  yield alone(`acknowledged p99: ${name}`, 'ms', p99);
  yield alone(`acknowledged too late: ${name}`, '', failed);
};

const figure = (name: string, unit: string, value: number, before: number | null): Figure =>
  before === null ? alone(name, unit, value) : less(name, unit, value, 'the other checkout', before);
