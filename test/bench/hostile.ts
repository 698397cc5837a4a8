/**
 * What other users notice during an attack: the longest block of the event loop, failed
 * interactions, how soon the others were acknowledged, and the bot's memory. Each attack is on a
 * new bot with little memory. An idle process beside the bot shows how long the machine alone
 * blocks a process. With the path of another checkout (`npm run bench -- hostile /path/of/it`), its
 * bot is measured in the same run. ATTACKS=door selects the attacks whose names contain `door`.
 * HOSTILE_MINUTES=30 instead sends all attacks in turn, over the gateway and the page, to one bot
 * for 30 minutes. Other users must not fail, and a minute later the memory must be back to its old
 * level. An attack that threw or reached nobody fails the bench.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { Console } from 'node:console';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from '../story/cards.ts';
import { alone, less, quantile, rounded, type Bench, type Figure } from './bench.ts';
import { cpuOf, reported, type Report } from './bot/report.ts';
import { probeUrl } from './bot/probing.ts';
import { HERE, withBot, type Way } from './bot/stage.ts';
import { endure } from './hostile/endure.ts';
import { after, DEADLINE, EVERY, others, residentOf } from './hostile/others.ts';
import { pageSettings, sceneOf, visitors } from './hostile/pageAttacks.ts';
import { newTally, type Tally } from './hostile/tally.ts';
import { carryOut, faultOf, TRIALS, type Trial } from './hostile/trials.ts';
import { freePort } from '../freePort.ts';

/** The bot's heap limit (MB). */
const HEAP = 256;
/** How long an attack is observed, in ms. */
const WATCHED = { least: 4000, most: 30_000 };

interface Seen extends Partial<Report> {
  /** The longest block of an idle process at the same time, in ms. */
  readonly idle: number;
  readonly failed: number;
  readonly p99: number;
  /** The same for visitors of the page: its document, a board, a login. */
  readonly unvisited: number;
  readonly visit: number;
  readonly isDead: boolean;
  /** The highest memory above the level before the attack, in MiB. */
  readonly grown: number;
  /** How often the bot's health check failed. */
  readonly unheard: number;
  /** The CPU time of the bot's threads per second, in ms. */
  readonly cpu: number;
  /** What the attack has done, and why its measurement is invalid, if it is. */
  readonly tally: Tally;
  readonly fault: string | null;
}

/** A bot of a checkout, and how it is started. */
interface Start {
  readonly checkout: string;
  readonly way: Way;
}

/** Measures the bot's memory and health until the attack is over. */
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

/** A process that only measures its event loop. */
function idleProcess(): { readonly child: ChildProcess } & Disposable {
  const child = spawn(process.execPath, ['--import', probeUrl(), '--eval', 'setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, [Symbol.dispose]: () => void child.kill() };
}

/** Runs one attack on a new bot. */
async function suffer(trial: Trial, { checkout, way }: Start): Promise<Seen> {
  const { name, isOnPage } = trial;
  const [port, pagePort] = [await freePort(), await freePort()];
  const env = {
    HEALTH_PORT: String(port),
    LOG_LEVEL: process.env['BENCH_LOG'] ?? 'silent',
    PROBE_EVERY: '1',
    ...(isOnPage && pageSettings(pagePort)),
  };
  for await (const stage of withBot({ root: checkout, way, heap: HEAP, isProbed: true, env })) {
    const { child } = stage;
    // A bot that has just started is still warming up.
    const card = await begin(stage, stage.anna, stage.boris);
    await others(stage, card, after(1500));
    const scene = sceneOf(stage, pagePort, card);
    using idler = idleProcess();
    await Promise.all([reported(child), reported(idler.child)]);
    const tally = newTally();
    let fault: string | null | undefined;
    const isOver = (): boolean => fault !== undefined;
    const least = after(WATCHED.least);
    const most = after(WATCHED.most);
    const [since, cpu] = [performance.now(), cpuOf(child)];
    const wage = async (): Promise<void> => {
      fault = await carryOut(trial, scene, tally);
    };
    void wage();
    const isDone = (): boolean => most() || (isOver() && least());
    const [seen, watched, visited] = await Promise.all([
      others(stage, card, isDone),
      watch(child, port, isDone),
      isOnPage ? visitors(scene, isDone) : null,
    ]);
    const isDead = child.exitCode !== null || child.signalCode !== null;
    const spent = isDead ? Number.NaN : (cpuOf(child) - cpu) / (performance.now() - since);
    const { hold: idle = Number.NaN } = await reported(idler.child);
    const report = await reported(child);
    return {
      ...seen,
      ...watched,
      ...report,
      unvisited: visited?.failed ?? 0,
      visit: quantile(visited?.times ?? [0], 0.99),
      idle,
      isDead,
      cpu: spent * 1000,
      tally: { ...tally },
      // The attack may still be running.
      fault: fault ?? (trial.attack === null ? null : faultOf(name, tally)),
    };
  }
  throw new Error('no bot was started');
}

/** How many people challenge someone at once, and within how many ms. */
const RUSH = { people: 100, within: 1500 };

/**
 * A whole server starts to play: each person posts an open challenge and waits until it is
 * acknowledged.
 */
async function rush(): Promise<Pick<Seen, 'failed' | 'p99'>> {
  const people = Array.from({ length: RUSH.people }, (_, n) => `Player ${n}`);
  for await (const { discord, channel } of withBot({ people, heap: HEAP })) {
    const asked = people.map(async (name, n) => {
      await sleep((n * RUSH.within) / RUSH.people);
      return discord
        .visitor(name)
        .command(channel, 'play', { color: 'random' })
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
const FIGURES: readonly (readonly [
  what: string,
  unit: string,
  column: string,
  of: (seen: Seen) => number,
])[] = [
  ['longest hold of the event loop', 'ms', 'hold', ({ hold }) => hold ?? DEAD],
  ['of this its own work, at most', 'ms', 'own work', ({ work }) => work ?? DEAD],
  ['longest hold of an idle process', 'ms', 'idle hold', ({ idle }) => idle],
  ['failed interactions of others', '', 'failed', ({ failed }) => failed],
  ['acknowledged p99 of others', 'ms', 'p99', ({ p99 }) => p99],
  ['failed visits of the page by others', '', 'no page', ({ unvisited }) => unvisited],
  ['visits of the page by others p99', 'ms', 'page p99', ({ visit }) => visit],
  ['CPU time of the bot', 'ms/s', 'CPU', ({ cpu }) => cpu],
  ['most heap', 'MB', 'heap', ({ heap }) => heap ?? DEAD],
  ['grown resident memory, at most', 'MB', 'RSS grown', ({ grown }) => grown],
  ['failed looks at its health', '', 'unhealthy', ({ unheard }) => unheard],
  ['deaths of the bot', '', 'deaths', ({ isDead }) => Number(isDead)],
  ['sent by the attack', '', 'sent', ({ tally }) => tally.sent],
  ['answered to the attack', '', 'answered', ({ tally }) => tally.answered],
  ['refused to the attack', '', 'refused', ({ tally }) => tally.refused],
];

const CHOSEN = process.env['ATTACKS'] ?? '';
const MINUTES = Number(process.env['HOSTILE_MINUTES'] ?? 0);

export const hostile: Bench = async function* (checkout = null) {
  if (MINUTES > 0) {
    yield* endure(MINUTES, HEAP);
    return;
  }
  const rows: Record<string, Record<string, number>> = {};
  const faults: string[] = [];
  for (const each of TRIALS.filter(({ name }) => name.includes(CHOSEN))) {
    const { name, way } = each;
    const now = await suffer(each, { checkout: HERE, way });
    const before = checkout === null ? null : await suffer(each, { checkout, way });
    if (now.fault !== null) faults.push(now.fault);
    rows[name] = Object.fromEntries(FIGURES.map(([, , column, of]) => [column, rounded(of(now))]));
    for (const [what, unit, , of] of FIGURES)
      yield figure(`${what}: ${name}`, unit, of(now), before && of(before));
  }
  if (CHOSEN === '') {
    const { failed, p99 } = await rush();
    const name = `${RUSH.people} challenges in ${RUSH.within} ms, of a bot that has just started`;
    rows[name] = { failed, p99: rounded(p99) };
    yield alone(`acknowledged p99: ${name}`, 'ms', p99);
    yield alone(`acknowledged too late: ${name}`, '', failed);
  }
  // Standard output is reserved for the JSON lines.
  new Console(process.stderr).table(rows);
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

const figure = (name: string, unit: string, value: number, before: number | null): Figure =>
  before === null ? alone(name, unit, value) : less(name, unit, value, 'the other checkout', before);
