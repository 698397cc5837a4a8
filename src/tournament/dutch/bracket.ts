import type { Card } from './card.ts';
import type { Lineup } from './lineup.ts';
import { endOfGroup } from '../swiss/history.ts';

export interface Bracket {
  readonly lineup: Lineup;
  readonly seats: readonly number[];
  /** The players' cards: moved-down players, then residents, then lower scores. */
  readonly cards: readonly Card[];
  readonly moved: number;
  readonly end: number;
  readonly nextEnd: number;
  readonly bye: number;
}

export function nextBracket(lineup: Lineup, seats: readonly number[], moved: number): Bracket {
  const cards = seats.flatMap((seat) => lineup.cards[seat] ?? []);
  const end = endOfGroup(cards, moved);
  return { lineup, seats, cards, moved, end, nextEnd: endOfGroup(cards, end), bye: cards.length };
}

/** Moved-down players can't meet each other (3.3.3). The second place may be the bye. */
export function mayPair({ lineup, seats, moved, bye }: Bracket, a: number, b: number): boolean {
  if (b < moved) return false;
  const seat = seats[a] ?? 0;
  if (b === bye) return lineup.byes[seat] === 1;
  return lineup.meets[seat * lineup.cards.length + (seats[b] ?? 0)] === 1;
}

export const isInside = ({ moved, end }: Bracket, a: number, b: number): boolean =>
  a < end && b < end && b >= moved;

export const isNext = ({ end, nextEnd }: Bracket, b: number): boolean => b >= end && b < nextEnd;

export const isMovedPair = (bracket: Bracket, a: number, b: number): boolean =>
  a < bracket.moved && isInside(bracket, a, b);

export const scoresOf = ({ cards }: Bracket, count: number): readonly number[] => [
  ...new Set(cards.slice(0, count).map(({ score }) => score)),
];

export const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
