/**
 * What thinking costs everyone else: the lag of the event loop while all threads think, with people who go on playing; the
 * time to a move at each level; and the memory that a thread takes.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePool } from '../../src/app/ports/enginePool.ts';
import { openPool, threadsFor } from '../../src/enginePool/pool.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { LEVELS } from '../../src/engine/play/levels.ts';
import { alone, median, type Bench } from './bench.ts';

const SPAN = 10_000;
/** So many others ask while the threads think. */
const CHANNELS = 8;

const report = (error: unknown): void => console.error(error);

/** A game some plies on, another for every number. */
function gameOf(number: number): Line {
  let line = startLine(variantOf('russian'));
  for (let ply = 0; ply < 12; ply += 1) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[(number * 7 + ply * 3) % Math.max(1, moves.length)];
    if (move) line = extend(line, move);
  }
  return line;
}

/** Asks for moves of the full engine, one after the other, until the time is over. */
async function keepAsking(pool: EnginePool, channel: number, until: number): Promise<number> {
  let answers = 0;
  while (performance.now() < until) {
    const seed = `${channel}.${answers}`;
    const played = await pool.play(gameOf(channel + answers), { level: 8, seed }, { queue: seed });
    if (played.ok) answers += 1;
  }
  return answers;
}

/** The lag of the event loop over a span, in ms. */
async function lagWhile(
  work: () => Promise<unknown>,
): Promise<{ readonly p99: number; readonly max: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 };
}

async function timeOf(pool: EnginePool, level: (typeof LEVELS)[number], number: number): Promise<number> {
  const begin = performance.now();
  await pool.play(gameOf(number), { level, seed: `${number}` }, { queue: 'one' });
  return performance.now() - begin;
}

/** The same while every thread is at something in the background, which must make way. */
async function timeBeside(pool: EnginePool, threads: number): Promise<number> {
  const stopping = new AbortController();
  const background = { isBackground: true, patience: 60_000, signal: stopping.signal } as const;
  const asked = Array.from({ length: threads }, (_, n) =>
    pool.think(gameOf(n), { ms: 30_000 }, { queue: `background ${n}`, ...background }),
  );
  const times = [];
  for (let number = 0; number < 9; number += 1) {
    await sleep(50);
    times.push(await timeOf(pool, 1, number));
  }
  stopping.abort();
  await Promise.all(asked);
  return median(times);
}

export const enginePool: Bench = async function* () {
  const threads = threadsFor(null);
  const before = process.memoryUsage().rss;
  const pool = openPool({ threads, report });
  await pool.play(gameOf(0), { level: 1, seed: 'warm' }, { queue: 'one' });
  yield alone('memory of the first thread, warm', 'MiB', (process.memoryUsage().rss - before) / 2 ** 20);

  const idle = await lagWhile(() => sleep(2000));
  yield alone('event loop, p99 of the time between turns, at rest', 'ms', idle.p99);
  const until = performance.now() + SPAN;
  let answers = 0;
  const busy = await lagWhile(async () => {
    const asked = Array.from({ length: CHANNELS }, (_, channel) => keepAsking(pool, channel, until));
    answers = (await Promise.all(asked)).reduce((sum, count) => sum + count, 0);
  });
  yield alone(`event loop, p99 while ${threads} of ${threads} threads think`, 'ms', busy.p99);
  yield alone('event loop, longest', 'ms', busy.max);
  yield alone(`moves of the full engine for ${CHANNELS} channels`, 'moves/s', (1000 * answers) / SPAN);
  yield alone('memory in all, with the endings of Russian', 'MiB', process.memoryUsage().rss / 2 ** 20);
  for (const level of LEVELS) {
    const times = [];
    for (let number = 0; number < 9; number += 1) times.push(await timeOf(pool, level, number));
    yield alone(`time to a move, level ${level}`, 'ms', median(times));
  }
  yield alone(
    'time to a move, level 1, while all threads do what can wait',
    'ms',
    await timeBeside(pool, threads),
  );
  await pool.close();
};
