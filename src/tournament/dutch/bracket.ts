/** The bracket that is being paired (C.04.3 1.3), and the players below it, as places in what is left of a lineup. */
import type { Card } from './card.ts';
import type { Lineup } from './lineup.ts';

export interface Bracket {
  readonly lineup: Lineup;
  /** All who are still to be paired, in order, as places in the lineup. */
  readonly seats: readonly number[];
  /** The same ones: moved-down players, residents, those of lower scores. */
  readonly cards: readonly Card[];
  /** How many of them moved down from above (M0): they come first. */
  readonly moved: number;
  /** Where the residents end. */
  readonly end: number;
  /** Where the scoregroup after this one ends. */
  readonly nextEnd: number;
  /** The place that stands for the bye: behind all players. */
  readonly bye: number;
}

/** `seats` are those left over, of whom the first `moved` come from above. */
export function nextBracket(lineup: Lineup, seats: readonly number[], moved: number): Bracket {
  const cards = seats.flatMap((seat) => lineup.cards[seat] ?? []);
  const endOfGroup = (start: number): number => {
    const score = cards[start]?.score;
    const end = cards.findIndex((card, place) => place >= start && card.score !== score);
    return end === -1 ? cards.length : end;
  };
  const end = endOfGroup(moved);
  return { lineup, seats, cards, moved, end, nextEnd: endOfGroup(end), bye: cards.length };
}

/** May these two be paired, or may the first have the bye? Moved-down players do not meet each other (3.3.3). */
export function mayPair({ lineup, seats, moved, bye }: Bracket, a: number, b: number): boolean {
  if (b < moved) return false;
  const seat = seats[a] ?? 0;
  if (b === bye) return lineup.byes[seat] === 1;
  return lineup.meets[seat * lineup.cards.length + (seats[b] ?? 0)] === 1;
}

/** Is it a pair of this bracket? The better one is named first, here as everywhere. */
export const isInside = ({ moved, end }: Bracket, a: number, b: number): boolean =>
  a < end && b < end && b >= moved;

/** Would it be a pair of the next bracket? */
export const isNext = ({ end, nextEnd }: Bracket, b: number): boolean => b >= end && b < nextEnd;

/** Does a moved-down player meet a resident here? */
export const isMovedPair = (bracket: Bracket, a: number, b: number): boolean =>
  a < bracket.moved && isInside(bracket, a, b);

/** The different scores of the first `count` players, highest first. */
export const scoresOf = ({ cards }: Bracket, count: number): readonly number[] => [
  ...new Set(cards.slice(0, count).map(({ score }) => score)),
];

/** The places from `start` to before `end`. */
export const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
