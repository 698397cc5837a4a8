/** What the use cases see, over whatever carries orders out: a thread, or a test by itself. */
import type { Reading } from '../app/ports/reading.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { variantOf } from '../draughts/variants.ts';
import type { Problem } from '../app/problem/problem.ts';
import type { ReadRecord } from '../game/readRecord.ts';
import type { Answer, Order, SentRecord } from './order.ts';

/** The game with the rules of its variant, which do not pass between threads. */
const received = ({ game, ...rest }: SentRecord): ReadRecord => ({
  ...rest,
  game: { ...game, variant: variantOf(game.variant) },
});

/** The value that an answer of the right kind holds; another kind is a bug. */
function valueOf<T>(answer: Answer, take: (answer: Answer) => T | null): Attempt<T, Problem> {
  if (answer.kind === 'refused') return refused(answer.problem);
  const value = take(answer);
  if (value === null) throw new Error(`the reading thread answered with a ${answer.kind}`);
  return done(value);
}

/** Reads by having orders answered on somebody's behalf. */
export const readingOver = (ask: (order: Order, by: string) => Promise<Answer>): Reading => ({
  record: async ({ source, variant, number, fileName }, by) =>
    valueOf(await ask({ kind: 'record', request: { source, variant, number, fileName } }, by), (answer) =>
      answer.kind === 'record' ? received(answer.record) : null,
    ),
  contents: async (request, by) =>
    valueOf(await ask({ kind: 'contents', request }, by), (answer) =>
      answer.kind === 'contents' ? answer.contents : null,
    ),
  startPosition: async (variant, text, by) =>
    valueOf(await ask({ kind: 'position', variant, text }, by), (answer) =>
      answer.kind === 'position' ? answer.position : null,
    ),
  isNearRunning: async (shown, games, by) =>
    valueOf(await ask({ kind: 'nearness', shown, games }, by), (answer) =>
      answer.kind === 'nearness' ? answer.isNear : null,
    ),
});
