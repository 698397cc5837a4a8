import { hash } from 'node:crypto';
import type { Reading } from '../app/ports/reading.ts';
import { done } from '../kit/result.ts';
import { makeCache } from '../cache.ts';
import { threadFile } from '../files.ts';
import { openThreads, type Unanswered } from '../threads/threads.ts';
import { rememberLines } from './lines.ts';
import { readingOver, type Answer, type Order } from './order.ts';
import { nearWithin, type RunningGame } from '../game/engine/running.ts';

export interface ReadingPool extends Reading {
  close(): Promise<void>;
}

export interface ReadingOptions {
  readonly threads?: number;
  readonly ms?: number;
  readonly megabytes?: number;
  readonly report: (error: unknown) => void;
}

// Enough memory for the largest files (`test/reading/memory.slow.test.ts`).
const USUAL = { threads: 2, ms: 8000, megabytes: 64 };
/** One person's files take one thread at a time. */
const ROOM = { ownAtOnce: 1, each: 9, all: 64 };
const REST = 60_000;
/**
 * After a text of this size (UTF-16 units or bytes), the heap stays large until the thread ends.
 */
const LARGE = { size: 1_000_000, rest: 10_000 };
const REMEMBERED = 40;

// The most moves to replay, pairs to compare, and moves to try without a thread, in a few ms.
const AT_ONCE = { replayed: 400, pairs: 200, moves: 500 };

const areFew = (positions: number, games: readonly RunningGame[]): boolean =>
  positions * games.length <= AT_ONCE.pairs &&
  games.reduce((sum, { moves }) => sum + moves.length, 0) <= AT_ONCE.replayed;

const REFUSALS = {
  busy: { kind: 'refused', problem: { code: 'reading-busy' } },
  stopped: { kind: 'refused', problem: { code: 'reading-stopped' } },
  failed: { kind: 'refused', problem: { code: 'reading-too-hard' } },
} as const satisfies Record<Unanswered, Answer>;

const sizeOf = (order: Order): number => ('request' in order ? order.request.source.length : 0);

// Keyed by content: the same text sent again is the same request. Hashing 10 MB takes 20 ms.
function keyOf(order: Exclude<Order, { kind: 'games' }>): string {
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

export function openReadingPool({ report, ...options }: ReadingOptions): ReadingPool {
  const { threads, ms, megabytes } = { ...USUAL, ...options };
  const workers = openThreads<Order, Answer>({
    file: threadFile('reading/carryOut'),
    most: threads,
    rest: REST,
    restAfter: (order) => (sizeOf(order) < LARGE.size ? REST : LARGE.rest),
    room: { ...ROOM, atOnce: threads },
    memory: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
    report,
  });
  const remembered = makeCache<Promise<Answer>>(REMEMBERED);

  const read = async (order: Order, by: string): Promise<Answer> => {
    const answer = await workers.ask(order, by, ms);
    return answer.ok ? answer.value : REFUSALS[answer.problem];
  };

  const ask = async (order: Order, by: string): Promise<Answer> => {
    // Games are counted only once, and forty such answers would take 32 MB.
    if (order.kind === 'games') return read(order, by);
    const key = keyOf(order);
    const answer = await remembered.get(key, () => read(order, by));
    if (answer === REFUSALS.busy || answer === REFUSALS.stopped) remembered.forget(key);
    return answer;
  };

  const lineFor = rememberLines(100);
  const reading = readingOver(ask);
  return {
    ...reading,
    nearRunning: async (shown, games, by) => {
      const isFew = areFew(shown.fens.length, games);
      const near = isFew ? nearWithin(AT_ONCE.moves, shown, games, lineFor) : null;
      return near === null ? reading.nearRunning(shown, games, by) : done(near);
    },
    close: () => workers.close(),
  };
}
