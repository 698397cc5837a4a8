/** Reading on threads of its own: names take turns, the queue has an end, and what was read of a text is remembered. */
import { hash } from 'node:crypto';
import type { Reading } from '../app/ports/reading.ts';
import { done } from '../draughts/attempt.ts';
import { makeTurns } from '../turns/turns.ts';
import { makeCache } from '../cache.ts';
import { openWorkerThreads, type Limits } from './workerThreads.ts';
import type { Answer, Order } from './order.ts';
import { nearWithin, type RunningGame } from '../game/running.ts';
import { readingOver } from './over.ts';

export interface ReadingPool extends Reading {
  /** Ends all threads. What was asked and is not answered is refused as `reading-stopped`. */
  close(): Promise<void>;
}

export interface ReadingOptions extends Partial<Limits> {
  readonly threads?: number;
  /** Hears of threads that died. */
  readonly report: (error: unknown) => void;
}

/** The time is what people wait for without wondering; in this memory the largest files are read (`test/reading/memory.slow.test.ts`). */
const USUAL = { threads: 1, ms: 8000, megabytes: 64 };
/** Orders under one name that may wait, and of all together. */
const ROOM = { each: 8, all: 64 };
/** Answers kept: a game each, some hundred kilobytes at most. */
const REMEMBERED = 40;

/** What is looked at without a thread, in some milliseconds: moves that are replayed, positions held against games, and moves from there. */
const AT_ONCE = { replayed: 400, pairs: 200, moves: 500 };

const areFew = (positions: number, games: readonly RunningGame[]): boolean =>
  positions * games.length <= AT_ONCE.pairs &&
  games.reduce((sum, { moves }) => sum + moves.length, 0) <= AT_ONCE.replayed;

const STOPPED: Answer = { kind: 'refused', problem: { code: 'reading-stopped' } };
const BUSY: Answer = { kind: 'refused', problem: { code: 'reading-busy' } };
const TOO_HARD: Answer = { kind: 'refused', problem: { code: 'reading-too-hard' } };

interface Job {
  readonly order: Order;
  readonly tell: (answer: Answer) => void;
}

/** By content: whoever brings the same text in again, or presses its buttons, asks for the same. Ten megabytes take 20 ms. */
function keyOf(order: Order): string {
  switch (order.kind) {
    case 'record': {
      const { source, variant, number, fileName } = order.request;
      return [hash('sha256', source), variant, number, fileName].join();
    }
    case 'contents': {
      const { source, page, size, player } = order.request;
      return ['contents', hash('sha256', source), page, size, player].join();
    }
    case 'position':
      return [hash('sha256', order.text), order.variant].join();
    case 'nearness':
      return hash('sha256', JSON.stringify([order.shown, order.games]));
  }
}

/** A pool whose threads start with the first order. */
export function openReadingPool({ report, ...options }: ReadingOptions): ReadingPool {
  const { threads, ...limits } = { ...USUAL, ...options };
  const workers = openWorkerThreads(threads, limits, report);
  const turns = makeTurns<Job>(ROOM);
  const remembered = makeCache<Promise<Answer>>(REMEMBERED);
  let running = 0;
  let isClosed = false;

  const carriedOut = async (order: Order): Promise<Answer> => {
    try {
      return await workers.run(order);
    } catch (error) {
      if (isClosed) return STOPPED;
      report(error);
      return TOO_HARD;
    }
  };

  const work = async ({ order, tell }: Job): Promise<void> => {
    running += 1;
    tell(await carriedOut(order));
    running -= 1;
    advance();
  };

  const advance = (): void => {
    const job = running < threads ? turns.next() : null;
    if (job) void work(job);
  };

  const wait = (order: Order, by: string): Promise<Answer> => {
    if (isClosed) return Promise.resolve(STOPPED);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    if (!turns.join(by, { order, tell: resolve })) return Promise.resolve(BUSY);
    advance();
    return promise;
  };

  const ask = async (order: Order, by: string): Promise<Answer> => {
    const key = keyOf(order);
    const answer = await remembered.get(key, () => wait(order, by));
    // Of what did not come to be read nothing is known.
    if (answer === BUSY || answer === STOPPED) remembered.forget(key);
    return answer;
  };

  const reading = readingOver(ask);
  return {
    ...reading,
    isNearRunning: async (shown, games, by) => {
      const isNear = areFew(shown.fens.length, games) ? nearWithin(AT_ONCE.moves, shown, games) : null;
      return isNear === null ? reading.isNearRunning(shown, games, by) : done(isNear);
    },
    close: async () => {
      isClosed = true;
      for (let job = turns.next(); job; job = turns.next()) job.tell(STOPPED);
      await workers.close();
    },
  };
}
