/** Reading on threads of its own: names take turns, the queue has an end, and what was read of a text is remembered. */
import { hash } from 'node:crypto';
import type { Reading } from '../app/ports/reading.ts';
import { done } from '../draughts/attempt.ts';
import { makeCache } from '../cache.ts';
import { threadFile } from '../files.ts';
import { openThreads, type Unanswered } from '../threads/threads.ts';
import type { Answer, Order } from './order.ts';
import { nearWithin, type RunningGame } from '../game/running.ts';
import { readingOver } from './over.ts';

export interface ReadingPool extends Reading {
  /** Ends all threads. What was asked and is not answered is refused as `reading-stopped`. */
  close(): Promise<void>;
}

export interface ReadingOptions {
  readonly threads?: number;
  /** What one order may need: time, and memory for objects and texts. */
  readonly ms?: number;
  readonly megabytes?: number;
  /** Hears of threads that died. */
  readonly report: (error: unknown) => void;
}

/** The time is what people wait for without wondering; in this memory the largest files are read (`test/reading/memory.slow.test.ts`). */
const USUAL = { threads: 1, ms: 8000, megabytes: 64 };
/** Orders under one name that may wait, and of all together. */
const ROOM = { each: 8, all: 64 };
/** A thread that nobody asked for so long (ms) ends. */
const REST = 60_000;
/** Answers kept: a game each, some hundred kilobytes at most. */
const REMEMBERED = 40;

/** What is looked at without a thread, in some milliseconds: moves that are replayed, positions held against games, and moves from there. */
const AT_ONCE = { replayed: 400, pairs: 200, moves: 500 };

const areFew = (positions: number, games: readonly RunningGame[]): boolean =>
  positions * games.length <= AT_ONCE.pairs &&
  games.reduce((sum, { moves }) => sum + moves.length, 0) <= AT_ONCE.replayed;

const REFUSALS = {
  busy: { kind: 'refused', problem: { code: 'reading-busy' } },
  stopped: { kind: 'refused', problem: { code: 'reading-stopped' } },
  failed: { kind: 'refused', problem: { code: 'reading-too-hard' } },
} as const satisfies Record<Unanswered, Answer>;

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
  const { threads, ms, megabytes } = { ...USUAL, ...options };
  const workers = openThreads<Order, Answer>({
    file: threadFile('reading/carryOut'),
    most: threads,
    rest: REST,
    room: ROOM,
    memory: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
    report,
  });
  const remembered = makeCache<Promise<Answer>>(REMEMBERED);

  const ask = async (order: Order, by: string): Promise<Answer> => {
    const key = keyOf(order);
    const answer = await remembered.get(key, async () => {
      const read = await workers.ask(order, by, ms);
      return read.ok ? read.value : REFUSALS[read.problem];
    });
    // Of what did not come to be read nothing is known.
    if (answer === REFUSALS.busy || answer === REFUSALS.stopped) remembered.forget(key);
    return answer;
  };

  const reading = readingOver(ask);
  return {
    ...reading,
    isNearRunning: async (shown, games, by) => {
      const isNear = areFew(shown.fens.length, games) ? nearWithin(AT_ONCE.moves, shown, games) : null;
      return isNear === null ? reading.isNearRunning(shown, games, by) : done(isNear);
    },
    close: () => workers.close(),
  };
}
