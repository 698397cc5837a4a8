/** Plain data for threads, so a game contains the id of its variant. */
import type { ContentsRequest, GamesRequest, Reading, RecordRequest } from '../app/ports/reading.ts';
import type { Position } from '../draughts/types.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import type { Problem } from '../app/problem/problem.ts';
import type { Imported } from '../features/explore/rules.ts';
import type { GameId } from '../game/game.ts';
import type { ReadRecord } from '../game/readRecord.ts';
import type { RunningGame, ShownPositions } from '../game/engine/running.ts';
import type { Contents } from '../notation/pdn/contents.ts';
import type { PdnGame } from '../notation/pdn/game.ts';
import { done, refused, type Result } from '../kit/result.ts';
import { withoutMarkup } from '../kit/markup.ts';

export type Order =
  | { readonly kind: 'record'; readonly request: RecordRequest }
  | { readonly kind: 'contents'; readonly request: ContentsRequest }
  | { readonly kind: 'games'; readonly request: GamesRequest }
  | { readonly kind: 'position'; readonly variant: VariantId; readonly text: string }
  | { readonly kind: 'nearness'; readonly shown: ShownPositions; readonly games: readonly RunningGame[] };

interface SentRecord extends Omit<ReadRecord, 'game'> {
  readonly game: Omit<PdnGame, 'variant'> & { readonly variant: VariantId };
}

export type Answer =
  | { readonly kind: 'record'; readonly record: SentRecord }
  | { readonly kind: 'contents'; readonly contents: Contents }
  | { readonly kind: 'games'; readonly games: readonly Imported[] }
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'nearness'; readonly near: readonly GameId[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

const received = ({ game, ...rest }: SentRecord): ReadRecord => ({
  ...rest,
  game: { ...game, variant: variantOf(game.variant) },
});

function valueOf<T>(answer: Answer, take: (answer: Answer) => T | null): Result<T, Problem> {
  if (answer.kind === 'refused') return refused(answer.problem);
  const value = take(answer);
  if (value === null) throw new Error(`unexpected answer from the reading thread: ${answer.kind}`);
  return done(value);
}

export const readingOver = (ask: (order: Order, by: string) => Promise<Answer>): Reading => ({
  record: async ({ source, variant, number, fileName, progress }, by) =>
    valueOf(
      await ask({ kind: 'record', request: { source, variant, number, fileName, progress } }, by),
      (answer) => (answer.kind === 'record' ? received(answer.record) : null),
    ),
  contents: async (request, by) =>
    valueOf(await ask({ kind: 'contents', request }, by), (answer) =>
      answer.kind === 'contents' ? answer.contents : null,
    ),
  games: async (request, by) =>
    valueOf(await ask({ kind: 'games', request }, by), (answer) =>
      answer.kind === 'games' ? answer.games : null,
    ),
  startPosition: async (variant, text, by) =>
    valueOf(await ask({ kind: 'position', variant, text: withoutMarkup(text) }, by), (answer) =>
      answer.kind === 'position' ? answer.position : null,
    ),
  nearRunning: async (shown, games, by) =>
    valueOf(await ask({ kind: 'nearness', shown, games }, by), (answer) =>
      answer.kind === 'nearness' ? answer.near : null,
    ),
});
