/** Pairs a round of a Double-Swiss (C.04.5, in force since 2026-02-01): a pair plays two games. */
import { type Result, done, refused } from '../../kit/result.ts';
import { type Color, type Match, opposite, type Pairing, type SwissEvent } from '../event.ts';
import { allocate, byBoard, forbids } from '../swiss/pairs.ts';
import { type Card, dealCards, type MayMeet, placesMayMeet } from './card.ts';
import { connect, makeGraph } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import { lastDifference } from '../swiss/colors.ts';
import { few, type Field, many } from '../swiss/fields.ts';
import { endOfGroup } from '../swiss/history.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';

/** C4 to C7, and the order of the sets (3.5.4), as fields. Two upfloaters can't meet each other. */
function fieldsOf(cards: readonly Card[], top: number, isLast: boolean): readonly Field[] {
  const next = endOfGroup(cards, top);
  const risesFrom = (a: number, b: number): boolean => a < top && b >= top;
  const scores = [...new Set(cards.slice(top).map(({ score }) => score))].reverse();
  return [
    // C4: as few upfloaters as possible. C5: the highest scores, comparing the lowest ones first.
    many(
      (_, b) => b < top,
      (place) => Number(place < top),
    ),
    ...scores.map((score) => few((a, b) => risesFrom(a, b) && cards[b]?.score === score)),
    // C6: the next scoregroup needs as few upfloaters as possible.
    many(
      (a, b) => a >= top && b < next,
      (place) => Number(place >= top && place < next),
    ),
    // C7: as few as possible of the upfloaters floated in the last round.
    ...(isLast ? [] : [few((a, b) => risesFrom(a, b) && (cards[b]?.hasFloated ?? false))]),
    ...cards.slice(top).map((_, index) => ({
      most: 1,
      total: 1,
      of: (a: number, b: number): number => Number(risesFrom(a, b) && b === top + index),
      share: (place: number): number => 2 * Number(place === top + index),
    })),
  ];
}

/** Chooses the upfloaters of the top bracket (C.04.5 3.5). */
function nextBracket(cards: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Card[] {
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

type Couple = readonly [Card, Card];

/** C8: as few as possible of the upfloaters' opponents floated in the last round. */
function floaterField(cards: readonly Card[]): Field {
  const top = Math.max(...cards.map(({ score }) => score));
  return few((a, b) => {
    const [one, other] = [cards[a], cards[b]];
    if (!one || !other || one.score === other.score) return false;
    return one.score === top ? one.hasFloated : other.hasFloated;
  });
}

/** 3.6.3: at the first difference, prefer the smaller top. */
const topFields = (cards: readonly Card[]): readonly Field[] =>
  cards.map((_, top) => ({
    most: 1,
    total: 1,
    of: (a) => Number(a === top),
    share: (place) => 2 * Number(place === top),
  }));

function pairBracket(bracket: readonly Card[], mayMeet: MayMeet, isLast: boolean): readonly Couple[] {
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

/** Refuses if no round is legal (3.3.3) or if fewer than two players are present. */
export function pairDoubleSwiss(
  event: SwissEvent<Match>,
  absent: readonly number[],
): Result<Pairing, 'no-pairing'> {
  const cards = dealCards(event, new Set(absent));
  if (cards.length < 2) return refused('no-pairing');
  const isForbidden = forbids(event.forbidden);
  const mayMeet: MayMeet = (a, b) => !a.met.has(b.number) && !isForbidden(a.number, b.number);
  const isLast = event.rounds.length + 1 >= event.expectedRounds;
  const bye = chooseBye(cards, mayMeet);
  if (!bye.ok) return bye;
  const couples: Couple[] = [];
  let left = cards.filter((card) => card !== bye.value);
  while (left.length > 0) {
    const bracket = new Set(nextBracket(left, mayMeet, isLast));
    couples.push(...pairBracket([...bracket], mayMeet, isLast));
    left = left.filter((card) => !bracket.has(card));
  }
  const scores = new Map(cards.map(({ number, score }) => [number, score]));
  const colorOf = (high: Card, low: Card): Color => colorOfHigher(high, low, event.initialColor);
  const pairs = couples.map(([a, b]) => allocate(a, b, colorOf));
  return done({
    pairs: byBoard(pairs, (number) => scores.get(number) ?? 0),
    bye: bye.value?.number ?? null,
  });
}

function canPair(cards: readonly Card[], mayMeet: MayMeet): boolean {
  const graph = makeGraph(cards.length, 0, 1);
  for (const [a, card] of cards.entries())
    for (const [b, other] of cards.entries()) if (a < b && mayMeet(card, other)) connect(graph, a, b);
  return makeMatching(graph, { preferred: (vertex) => vertex + 1, share: () => 0 }).solve();
}

const byClaim = (a: Card, b: Card): number => a.score - b.score || b.played - a.played || b.number - a.number;

function chooseBye(cards: readonly Card[], mayMeet: MayMeet): Result<Card | null, 'no-pairing'> {
  if (cards.length % 2 === 0) return canPair(cards, mayMeet) ? done(null) : refused('no-pairing');
  const bye = cards
    .filter(({ isBarredFromBye }) => !isBarredFromBye)
    .sort(byClaim)
    .find((card) =>
      canPair(
        cards.filter((other) => other !== card),
        mayMeet,
      ),
    );
  return bye ? done(bye) : refused('no-pairing');
}

const whitesOf = ({ colors }: Card): number => colors.filter((color) => color === 'white').length;

/** The color of the higher-ranked player in the first game (C.04.5 4). */
function colorOfHigher(high: Card, low: Card, initial: Color): Color {
  if (high.colors.length === 0 && low.colors.length === 0)
    return high.parity % 2 === 1 ? initial : opposite(initial);
  // 4.3.2: White goes to the player who had it less often.
  const more = whitesOf(high) - whitesOf(low);
  if (more !== 0) return more < 0 ? 'white' : 'black';
  // 4.3.3: alternate the colors of the latest round where they differed.
  const had = lastDifference(high.colors, low.colors);
  if (had) return opposite(had);
  // 4.3.4, 4.3.5: alternate the last color of the higher-ranked player, otherwise of the other.
  const [own, theirs] = [high.colors.at(-1), low.colors.at(-1)];
  return own ? opposite(own) : (theirs ?? initial);
}
