/** Pure. Acts contain their time, so that repeating a decision gives the same result. */
import { type Result, done } from '../kit/result.ts';
import type { Game, GameId, GameResult, Turn, UserId } from './game.ts';
import type { GameProblem } from './problem.ts';
import { type Color, COLORS, type Move } from '../draughts/types.ts';
import { isOverdue } from './clock/clock.ts';
import { mayActFor } from './seat.ts';
import type { OfferKind } from './offers/offers.ts';

export interface Act {
  readonly by: UserId;
  readonly at: number;
  /** The number of moves on the card where the button was pressed; omitted for typed commands. */
  readonly ply?: number;
}

export interface Change {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export type Decision = Result<Change, GameProblem>;

export type News = Partial<
  Pick<Game, 'seats' | 'moves' | 'offers' | 'takebacks' | 'pauses' | 'result' | 'rematch' | 'match'>
>;

/** Times never go backward, even if a server's clock does. */
export const decide = (game: Game, act: Act, news: News, events: readonly GameEvent[]): Decision =>
  done({
    game: {
      ...game,
      ...news,
      turns: news.moves ? [...game.turns, turnAt(game, news.moves.length, act.at)] : game.turns,
      latest: events[0]?.kind ?? game.latest,
      ...lapsedBy(events, game.version + 1),
      version: game.version + 1,
      changedAt: Math.max(game.changedAt, act.at),
    },
    events,
  });

function lapsedBy(events: readonly GameEvent[], version: number): Pick<Game, 'lapsed'> {
  for (const event of events) {
    if (event.kind !== 'declined' && event.kind !== 'withdrawn') continue;
    return { lapsed: { ...event, version } };
  }
  return {};
}

const turnAt = ({ turns, createdAt }: Game, ply: number, at: number): Turn => ({
  ply,
  from: Math.max(turns.at(-1)?.from ?? createdAt, at),
});

export const colorOf = (game: Game, user: UserId): Color | null =>
  COLORS.find((color) => mayActFor(game.seats[color], user)) ?? null;

/** Nobody can act after the game ends, after time runs out, or on an old card. */
export function barOnAct(game: Game, { at, ply }: Pick<Act, 'at' | 'ply'>): GameProblem | null {
  if (game.result) return { code: 'game-over', result: game.result };
  if (isOverdue(game, at)) return { code: 'time-over' };
  return ply !== undefined && ply !== game.moves.length ? { code: 'stale-click' } : null;
}

export type GameEvent =
  /** `text` is the move in full notation. */
  | { readonly kind: 'moved'; readonly color: Color; readonly move: Move; readonly text: string }
  | { readonly kind: 'offered'; readonly offer: OfferKind; readonly color: Color }
  /** `color` declined the offer, with an answer or by moving. */
  | { readonly kind: 'declined'; readonly offer: OfferKind; readonly color: Color }
  | { readonly kind: 'withdrawn'; readonly offer: OfferKind; readonly color: Color }
  /** The last move of `color` was undone; if `plies` is 2, the reply was undone too. */
  | { readonly kind: 'taken-back'; readonly color: Color; readonly plies: 1 | 2 }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly color: Color }
  | { readonly kind: 'ended'; readonly result: GameResult }
  | { readonly kind: 'match-end-asked' | 'match-end-agreed' }
  | { readonly kind: 'rematch-begun'; readonly gameId: GameId };
