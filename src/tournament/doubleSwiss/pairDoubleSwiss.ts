/** Pairs a round of a Double-Swiss (C.04.5, in force since 2026-02-01): a pair plays two games. */
import { type Attempt, done, refused } from '../../kit/attempt.ts';
import { type Color, type Match, opposite, type Pairing, type SwissEvent } from '../event.ts';
import { allocate, byBoard, forbids } from '../swiss/pairs.ts';
import { type Card, dealCards, type MayMeet } from './card.ts';
import { type Couple, nextBracket, pairBracket } from './bracket.ts';
import { connect, makeGraph } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import { lastDifference } from '../swiss/colors.ts';

/** Refuses when no round is legal (3.3.3) or fewer than two players are present. */
export function pairDoubleSwiss(
  event: SwissEvent<Match>,
  absent: readonly number[],
): Attempt<Pairing, 'noPairing'> {
  const cards = dealCards(event, new Set(absent));
  if (cards.length < 2) return refused('noPairing');
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

/** Null when the number of players is even. The others must still be pairable. */
function chooseBye(cards: readonly Card[], mayMeet: MayMeet): Attempt<Card | null, 'noPairing'> {
  if (cards.length % 2 === 0) return canPair(cards, mayMeet) ? done(null) : refused('noPairing');
  const bye = cards
    .filter(({ isBarredFromBye }) => !isBarredFromBye)
    .sort(byClaim)
    .find((card) =>
      canPair(
        cards.filter((other) => other !== card),
        mayMeet,
      ),
    );
  return bye ? done(bye) : refused('noPairing');
}

const whitesOf = ({ colors }: Card): number => colors.filter((color) => color === 'white').length;

/** The color of the higher-ranked player in the first game (C.04.5 4). */
function colorOfHigher(high: Card, low: Card, initial: Color): Color {
  if (high.colors.length === 0 && low.colors.length === 0)
    return high.parity % 2 === 1 ? initial : opposite(initial);
  // 4.3.2: White to the player who had it less often.
  const more = whitesOf(high) - whitesOf(low);
  if (more !== 0) return more < 0 ? 'white' : 'black';
  // 4.3.3: alternate to the latest difference.
  const had = lastDifference(high.colors, low.colors);
  if (had) return opposite(had);
  // 4.3.4, 4.3.5: alternate the last color of the higher-ranked player, else of the other.
  const [own, theirs] = [high.colors.at(-1), low.colors.at(-1)];
  return own ? opposite(own) : (theirs ?? initial);
}
