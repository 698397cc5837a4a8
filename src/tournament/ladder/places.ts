/** The places of a ladder: a player who beats one above takes their place. */
import type { Result } from '../event.ts';

/** White is the player who was challenged, Black the challenger. */
export interface LadderGame {
  readonly white: number;
  readonly black: number;
  readonly result: Result;
}

/** In order of time: a player joins at the bottom, or a challenge ends. */
export type LadderEvent = { readonly joins: number } | LadderGame;

export interface LadderRow {
  readonly rank: number;
  readonly number: number;
  /** Oldest first. */
  readonly results: readonly LadderResult[];
}

export interface LadderResult {
  readonly against: number;
  readonly is: 'win' | 'draw' | 'loss';
}

const hasBlackWon = ({ result }: LadderGame): boolean => result === '0-1' || result === '-+';

const without = (order: readonly number[], number: number): readonly number[] =>
  order.filter((each) => each !== number);

/** The players in between move down by one. */
function climb(order: readonly number[], { white, black }: LadderGame): readonly number[] {
  const place = order.indexOf(white);
  return order.indexOf(black) > place ? without(order, black).toSpliced(place, 0, black) : order;
}

function after(order: readonly number[], event: LadderEvent): readonly number[] {
  if ('joins' in event) return [...without(order, event.joins), event.joins];
  return hasBlackWon(event) ? climb(order, event) : order;
}

/** Numbers from the top. `start`: the players in the order in which they started. */
export const ladderOrder = (start: readonly number[], events: readonly LadderEvent[]): readonly number[] =>
  events.reduce(after, start);

function resultFor(game: LadderGame, number: number): LadderResult {
  const isWhite = game.white === number;
  const against = isWhite ? game.black : game.white;
  if (game.result === '=') return { against, is: 'draw' };
  const hasWhiteWon = game.result === '1-0' || game.result === '+-';
  return { against, is: (isWhite ? hasWhiteWon : hasBlackWon(game)) ? 'win' : 'loss' };
}

export const ladderRows = (
  start: readonly number[],
  events: readonly LadderEvent[],
  isOn: (number: number) => boolean,
): readonly LadderRow[] =>
  ladderOrder(start, events)
    .filter(isOn)
    .map((number, index) => ({
      rank: index + 1,
      number,
      results: events.flatMap((event) =>
        'result' in event && (event.white === number || event.black === number)
          ? [resultFor(event, number)]
          : [],
      ),
    }));
