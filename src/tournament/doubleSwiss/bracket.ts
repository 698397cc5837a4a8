/** The top bracket of a Double-Swiss: its upfloaters (C.04.5 3.5) and its pairs (3.6). */
import { few, type Field, many } from '../swiss/fields.ts';
import { endOfGroup } from '../swiss/history.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';
import { type Card, type MayMeet, placesMayMeet } from './card.ts';

/** C4 to C7 and the order of the sets (3.5.4), as fields. Two upfloaters never meet each other. */
function fieldsOf(cards: readonly Card[], top: number, isLast: boolean): readonly Field[] {
  const next = endOfGroup(cards, top);
  const risesFrom = (a: number, b: number): boolean => a < top && b >= top;
  const scores = [...new Set(cards.slice(top).map(({ score }) => score))].reverse();
  return [
    // C4: as few as possible. C5: the highest scores, comparing the lowest first.
    many(
      (_, b) => b < top,
      (place) => Number(place < top),
    ),
    ...scores.map((score) => few((a, b) => risesFrom(a, b) && cards[b]?.score === score)),
    // C6: the next scoregroup needs as few as possible.
    many(
      (a, b) => a >= top && b < next,
      (place) => Number(place >= top && place < next),
    ),
    // C7: as few as possible floated in the last round.
    ...(isLast ? [] : [few((a, b) => risesFrom(a, b) && (cards[b]?.hasFloated ?? false))]),
    ...cards.slice(top).map((_, index) => ({
      most: 1,
      total: 1,
      of: (a: number, b: number): number => Number(risesFrom(a, b) && b === top + index),
      share: (place: number): number => 2 * Number(place === top + index),
    })),
  ];
}

export function nextBracket(cards: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Card[] {
  const top = endOfGroup(cards, 0);
  const puzzle = mustPuzzle({
    places: cards.map((_, place) => place),
    fields: fieldsOf(cards, top, isLast),
    weighted: cards.length,
    mayPair: placesMayMeet(cards, mayMeet),
    preferred: (place) => place + Math.floor(top / 2),
  });
  return cards.filter((_, place) => place < top || puzzle.mateOf(place) < top);
}

export type Couple = readonly [Card, Card];

/** C8: as few upfloaters' opponents as possible floated in the last round. */
function floaterField(cards: readonly Card[]): Field {
  const top = Math.max(...cards.map(({ score }) => score));
  return few((a, b) => {
    const [one, other] = [cards[a], cards[b]];
    if (!one || !other || one.score === other.score) return false;
    return one.score === top ? one.hasFloated : other.hasFloated;
  });
}

/** 3.6.3: prefer the smaller of the first differing tops. */
const topFields = (cards: readonly Card[]): readonly Field[] =>
  cards.map((_, top) => ({
    most: 1,
    total: 1,
    of: (a) => Number(a === top),
    share: (place) => 2 * Number(place === top),
  }));

export function pairBracket(bracket: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Couple[] {
  const cards = bracket.toSorted((a, b) => a.number - b.number);
  const places = cards.map((_, place) => place);
  const half = cards.length / 2;
  const puzzle = mustPuzzle({
    places,
    fields: [...(isLast ? [] : [floaterField(cards)]), ...topFields(cards)],
    weighted: cards.length,
    mayPair: placesMayMeet(cards, mayMeet),
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
