/** The places on a ladder. A player who beats someone above takes their place. */
import type { PairResult } from '../event.ts';

/** White was challenged by Black. */
interface LadderGame {
  readonly white: number;
  readonly black: number;
  readonly result: PairResult;
}

/** In order of time. A player joins at the bottom, or a challenge ends. */
export type LadderEvent = { readonly joins: number } | LadderGame;

interface LadderResult {
  readonly against: number;
  readonly is: 'win' | 'draw' | 'loss';
}

interface LadderRecord {
  readonly number: number;
  readonly games: number;
  readonly won: number;
  /** The last few results, oldest first. */
  readonly latest: readonly LadderResult[];
}

export type LadderRow = LadderRecord & { readonly rank: number };

/** `order` has the numbers of the players, from the top. Players without a game have no record. */
export interface LadderState {
  readonly order: readonly number[];
  readonly records: readonly LadderRecord[];
}

/** How many results a record has. */
const MOST_RESULTS = 5;

const hasBlackWon = ({ result }: LadderGame): boolean => result === '0-1' || result === '-+';

const without = (order: readonly number[], number: number): readonly number[] =>
  order.filter((each) => each !== number);

/** The players in between move down by one place. */
function climb(order: readonly number[], { white, black }: LadderGame): readonly number[] {
  const place = order.indexOf(white);
  return order.indexOf(black) > place ? without(order, black).toSpliced(place, 0, black) : order;
}

function after(order: readonly number[], event: LadderEvent): readonly number[] {
  if ('joins' in event) return [...without(order, event.joins), event.joins];
  return hasBlackWon(event) ? climb(order, event) : order;
}

/** The players' numbers, from the top. `start` has the players in their starting order. */
export const ladderOrder = (start: readonly number[], events: readonly LadderEvent[]): readonly number[] =>
  events.reduce(after, start);

function resultFor(game: LadderGame, number: number): LadderResult {
  const isWhite = game.white === number;
  const against = isWhite ? game.black : game.white;
  if (game.result === '=') return { against, is: 'draw' };
  const hasWhiteWon = game.result === '1-0' || game.result === '+-';
  return { against, is: (isWhite ? hasWhiteWon : hasBlackWon(game)) ? 'win' : 'loss' };
}

function withResult(
  records: ReadonlyMap<number, LadderRecord>,
  game: LadderGame,
  number: number,
): LadderRecord {
  const { games, won, latest } = records.get(number) ?? { games: 0, won: 0, latest: [] };
  const result = resultFor(game, number);
  return {
    number,
    games: games + 1,
    won: won + Number(result.is === 'win'),
    latest: [...latest, result].slice(-MOST_RESULTS),
  };
}

export function ladderAfter(start: LadderState, events: readonly LadderEvent[]): LadderState {
  const records = new Map(start.records.map((record) => [record.number, record]));
  for (const event of events)
    if ('result' in event)
      for (const number of [event.white, event.black])
        records.set(number, withResult(records, event, number));
  return { order: ladderOrder(start.order, events), records: [...records.values()] };
}

export function ladderRows(
  { order, records }: LadderState,
  isOn: (number: number) => boolean,
): readonly LadderRow[] {
  const byNumber = new Map(records.map((record) => [record.number, record]));
  return order.filter(isOn).map((number, index) => ({
    number,
    games: 0,
    won: 0,
    latest: [],
    ...byNumber.get(number),
    rank: index + 1,
  }));
}
