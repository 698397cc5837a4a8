/**
 * Pairs a round of a Swiss by the FIDE (Dutch) System, C.04.3 as in force since 2026-02-01.
 *
 * The rules put all pairings of a bracket into an order and take the best one that comes first. Here that one is found without
 * going through them: a bracket is a graph, its criteria are weights, and the best matching is asked for; then, one question
 * after the other, for the first of the best ones (`pairMoved`, `pairRemainder`).
 */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import type { Pairing, SwissEvent } from '../event.ts';
import { byBoard } from '../swiss/boards.ts';
import { forbids } from '../swiss/forbidden.ts';
import { nextBracket } from './bracket.ts';
import { byeScoreOf } from './byeScore.ts';
import { dealCards } from './card.ts';
import { allocate } from './colors.ts';
import { makeLineup, withByeAt } from './lineup.ts';
import type { Lineup } from './lineup.ts';
import { pairBracket } from './pairBracket.ts';
import type { Couple } from './plan.ts';

/** The pairs as places in the lineup, bracket by bracket from the top (1.9.2). */
function pairBrackets(lineup: Lineup, byeScore: number | null): readonly Couple[] {
  const pairs: Couple[] = [];
  let seats = lineup.cards.map((_, seat) => seat);
  for (let moved = 0; moved < seats.length;) {
    const bracket = nextBracket(lineup, seats, moved);
    const couples = pairBracket(bracket, byeScore);
    const paired = new Set(couples.flat());
    for (const [a, b] of couples) pairs.push([seats[a] ?? 0, seats[b] ?? 0]);
    moved = bracket.end - paired.size;
    seats = seats.filter((_, place) => !paired.has(place));
  }
  return pairs;
}

/**
 * The next round of an event. `absent` are not to be paired.
 * Refuses with `noPairing` when no round meets the absolute criteria (1.9.3), or fewer than two are there.
 */
export function pairDutch(event: SwissEvent, absent: readonly number[]): Attempt<Pairing, 'noPairing'> {
  const cards = dealCards(event, new Set(absent));
  if (cards.length < 2) return refused('noPairing');
  const open = makeLineup(cards, forbids(event.forbidden));
  const byeScore = byeScoreOf(open);
  if (!byeScore.ok) return byeScore;
  const lineup = byeScore.value === null ? open : withByeAt(open, byeScore.value);
  const couples = pairBrackets(lineup, byeScore.value);
  const pairs = couples.flatMap(([a, b]) => {
    const [one, other] = [cards[a], cards[b]];
    return one && other ? [allocate(one, other, event.initialColor)] : [];
  });
  const scores = new Map(cards.map(({ number, score }) => [number, score]));
  const paired = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return done({
    pairs: byBoard(pairs, (number) => scores.get(number) ?? 0),
    bye: cards.find(({ number }) => !paired.has(number))?.number ?? null,
  });
}
