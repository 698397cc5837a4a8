/** Pairs a round of a Double-Swiss, C.04.5 as in force since 2026-02-01: each pair plays a match of two games. */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import type { Match, Pairing, SwissEvent } from '../event.ts';
import { byBoard } from '../swiss/boards.ts';
import { forbids } from '../swiss/forbidden.ts';
import { chooseBye } from './bye.ts';
import type { MayMeet } from './bye.ts';
import { dealCards } from './card.ts';
import { allocate } from './colors.ts';
import { pairBracket } from './pairBracket.ts';
import type { Couple } from './pairBracket.ts';
import { nextBracket } from './upfloaters.ts';

/**
 * The next round of an event; a pair's White has White in the first game. `absent` are not to be paired.
 * Refuses with `noPairing` when no round is legal (3.3.3), or fewer than two are there.
 */
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
  const pairs = couples.map(([a, b]) => allocate(a, b, event.initialColor));
  return done({
    pairs: byBoard(pairs, (number) => scores.get(number) ?? 0),
    bye: bye.value?.number ?? null,
  });
}
