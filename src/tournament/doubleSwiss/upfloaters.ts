/** Who comes up to complete the top scoregroup (C.04.5 3.5). */
import { few, many } from '../swiss/fields.ts';
import type { Field } from '../swiss/fields.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';
import type { Card } from './card.ts';
import type { MayMeet } from './bye.ts';

const endOfGroup = (cards: readonly Card[], start: number): number => {
  const end = cards.findIndex(({ score }, place) => place >= start && score !== cards[start]?.score);
  return end === -1 ? cards.length : end;
};

/**
 * C4 to C7 and the order of the sets (3.5.4), as fields of a pairing of all who are left: an upfloater is who meets somebody of
 * the top scoregroup. Two of them never meet each other, for then fewer would do.
 */
function fieldsOf(cards: readonly Card[], top: number, isLast: boolean): readonly Field[] {
  const next = endOfGroup(cards, top);
  const risesFrom = (a: number, b: number): boolean => a < top && b >= top;
  const scores = [...new Set(cards.slice(top).map(({ score }) => score))].reverse();
  return [
    // C4: as few as possible. C5: of the highest scores, the lowest compared first.
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
    // C7: as few as possible who floated in the last round.
    ...(isLast ? [] : [few((a, b) => risesFrom(a, b) && (cards[b]?.hasFloated ?? false))]),
    ...cards.slice(top).map((_, index) => ({
      most: 1,
      total: 1,
      of: (a: number, b: number): number => Number(risesFrom(a, b) && b === top + index),
      share: (place: number): number => 2 * Number(place === top + index),
    })),
  ];
}

/** The top scoregroup and its upfloaters. `cards` are all who are left, in order. */
export function nextBracket(cards: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Card[] {
  const top = endOfGroup(cards, 0);
  const puzzle = mustPuzzle({
    places: cards.map((_, place) => place),
    fields: fieldsOf(cards, top, isLast),
    weighted: cards.length,
    mayPair: (a, b) => {
      const [one, other] = [cards[a], cards[b]];
      return one !== undefined && other !== undefined && mayMeet(one, other);
    },
    preferred: (place) => place + Math.floor(top / 2),
  });
  return cards.filter((_, place) => place < top || puzzle.mateOf(place) < top);
}
