/** Pairs a bracket of a Double-Swiss (C.04.5 3.6): the smallest tops, then the smallest bottoms. */
import { few } from '../swiss/fields.ts';
import type { Field } from '../swiss/fields.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';
import type { MayMeet } from './bye.ts';
import type { Card } from './card.ts';

export type Couple = readonly [Card, Card];

/** C8: as few as possible of the upfloaters' opponents floated in the last round. */
function floaterField(cards: readonly Card[]): Field {
  const top = Math.max(...cards.map(({ score }) => score));
  return few((a, b) => {
    const [one, other] = [cards[a], cards[b]];
    if (!one || !other || one.score === other.score) return false;
    return one.score === top ? one.hasFloated : other.hasFloated;
  });
}

/** 3.6.3: of the first differing tops the smaller one. */
const topFields = (cards: readonly Card[]): readonly Field[] =>
  cards.map((_, top) => ({
    most: 1,
    total: 1,
    of: (a) => Number(a === top),
    share: (place) => 2 * Number(place === top),
  }));

/** The bracket's players may come in any order. */
export function pairBracket(bracket: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Couple[] {
  const cards = bracket.toSorted((a, b) => a.number - b.number);
  const places = cards.map((_, place) => place);
  const half = cards.length / 2;
  const puzzle = mustPuzzle({
    places,
    fields: [...(isLast ? [] : [floaterField(cards)]), ...topFields(cards)],
    weighted: cards.length,
    mayPair: (a, b) => {
      const [one, other] = [cards[a], cards[b]];
      return one !== undefined && other !== undefined && mayMeet(one, other);
    },
    preferred: (place) => place + half,
  });
  const tops = places.filter((place) => puzzle.mateOf(place) > place);
  const free = new Set(places);
  for (const top of tops) free.delete(top);
  return tops.flatMap((top) => {
    const bottom = puzzle.settleFirst(
      top,
      [...free].filter((place) => place > top),
    );
    free.delete(bottom);
    const [one, other] = [cards[top], cards[bottom]];
    return one && other ? [[one, other] as const] : [];
  });
}
