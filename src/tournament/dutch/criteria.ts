/** The criteria of a bracket in order of weight (C.04.3 2.4). C1 to C5 decide which edges exist. */
import { clashAbsolutely } from './lineup.ts';
import { type Bracket, isInside, isMovedPair, isNext, scoresOf } from './bracket.ts';
import { allocateColors, type Card, type Float } from './card.ts';
import { few, type Field, many } from '../swiss/fields.ts';
import { ABSOLUTE, STRONG } from '../swiss/colors.ts';

type Judge = (a: Card, b: Card) => boolean;
type Is = (a: number, b: number) => boolean;

/** For each score among the first `among` players, highest first: whether a place has it. */
const eachScore = (bracket: Bracket, among: number): readonly ((place: number) => boolean)[] =>
  scoresOf(bracket, among).map((score) => (place) => place < among && bracket.cards[place]?.score === score);

/** As many such pairs as possible, and first of players with the highest scores. */
const pairFields = (bracket: Bracket, end: number, among: number, isSuch: Is): readonly Field[] => [
  many(isSuch, (place) => Number(place < end)),
  ...eachScore(bracket, among).map((has) =>
    many(
      (a, b) => has(a) && isSuch(a, b),
      (place) => 2 * Number(has(place)),
    ),
  ),
];

/** C6: as many pairs as possible. C7: moved-down players with the highest scores are paired. */
export const completionFields = (bracket: Bracket): readonly Field[] =>
  pairFields(bracket, bracket.end, bracket.moved, (a, b) => isInside(bracket, a, b));

export const nextFields = (bracket: Bracket): readonly Field[] =>
  pairFields(bracket, bracket.nextEnd, bracket.end, (_, b) => isNext(bracket, b));

/** C9: the player with the bye has few unplayed rounds. */
export const byeField = ({ cards, bye, end }: Bracket): Field => ({
  most: Math.max(...cards.slice(0, end).map(({ unplayed }) => unplayed)),
  of: (a, b) => (b === bye ? -(cards[a]?.unplayed ?? 0) : 0),
});

const wantSame: Judge = ({ preference: a }, { preference: b }) => a !== null && a.color === b?.color;

const wantSameStrongly: Judge = (a, b) =>
  wantSame(a, b) &&
  (a.preference?.strength ?? 0) >= STRONG &&
  (b.preference?.strength ?? 0) >= STRONG &&
  !(a.preference?.strength === ABSOLUTE && b.preference?.strength === ABSOLUTE);

/** Both have a difference of two in the same direction, so one of them would get three. */
const widens: Judge = (a, b) =>
  clashAbsolutely(a, b) && Math.abs(a.difference) > 1 && Math.abs(b.difference) > 1;

/** One of them would get a color three times in a row. The initial color is irrelevant then. */
const repeats: Judge = (a, b) => {
  if (!clashAbsolutely(a, b)) return false;
  const { white } = allocateColors(a, b, 'white');
  return [a, b].some(({ repeated, number }) => repeated === (white === number ? 'white' : 'black'));
};

/** The fields for C10 to C13. */
const colorFields = (bracket: Bracket): readonly Field[] =>
  [widens, repeats, wantSame, wantSameStrongly].map((offends) =>
    few((a, b) => {
      const [high, low] = [bracket.cards[a], bracket.cards[b]];
      return high !== undefined && low !== undefined && isInside(bracket, a, b) && offends(high, low);
    }),
  );

type FloatOf = (card: Card | undefined) => Float | undefined;
const lastFloat: FloatOf = (card) => card?.lastFloat;
const floatBefore: FloatOf = (card) => card?.floatBefore;

/** C14, C16: residents who floated down before are paired here. */
function downField(bracket: Bracket, floatOf: FloatOf): Field {
  const { cards, moved, end } = bracket;
  const floated = (place: number): number =>
    Number(place >= moved && place < end && floatOf(cards[place]) === 'down');
  return {
    most: 2,
    of: (a, b) => (isInside(bracket, a, b) ? floated(a) + floated(b) : 0),
    share: (place) => 2 * floated(place),
  };
}

const meetsFloater =
  (bracket: Bracket, floatOf: FloatOf): Is =>
  (a, b) =>
    isMovedPair(bracket, a, b) && floatOf(bracket.cards[b]) === 'up';

/** The field for C15 and C17. */
const upField = (bracket: Bracket, floatOf: FloatOf): Field => few(meetsFloater(bracket, floatOf));

/** C18, C20: moved-down players who floated down before are paired here, highest scores first. */
const downDifferences = (bracket: Bracket, floatOf: FloatOf): readonly Field[] =>
  eachScore(bracket, bracket.moved).map((has) => {
    const floated = (place: number): boolean => has(place) && floatOf(bracket.cards[place]) === 'down';
    return many(
      (a, b) => floated(a) && isInside(bracket, a, b),
      (place) => 2 * Number(floated(place)),
    );
  });

/** C19, C21: the highest moved-down players don't meet players who floated up before. */
const upDifferences = (bracket: Bracket, floatOf: FloatOf): readonly Field[] => {
  const meets = meetsFloater(bracket, floatOf);
  return eachScore(bracket, bracket.moved).map((has) => few((a, b) => has(a) && meets(a, b)));
};

/** C6 to C21, where they can differ within this bracket. `floaterFields` are C8 or C9. */
export function qualityFields(bracket: Bracket, floaterFields: readonly Field[]): readonly Field[] {
  const ifSomeGoDown = (fields: readonly Field[]): readonly Field[] =>
    floaterFields.length > 0 ? fields : [];
  return [
    ...ifSomeGoDown(completionFields(bracket)),
    ...floaterFields,
    ...colorFields(bracket),
    ...ifSomeGoDown([downField(bracket, lastFloat)]),
    upField(bracket, lastFloat),
    ...ifSomeGoDown([downField(bracket, floatBefore)]),
    upField(bracket, floatBefore),
    ...ifSomeGoDown(downDifferences(bracket, lastFloat)),
    ...upDifferences(bracket, lastFloat),
    ...ifSomeGoDown(downDifferences(bracket, floatBefore)),
    ...upDifferences(bracket, floatBefore),
  ];
}
