/**
 * Pairs a round of a Swiss by the FIDE (Dutch) System (C.04.3, in force since 2026-02-01).
 *
 * The rules put all pairings of a bracket in order and choose the first of the best. Instead of
 * listing pairings, this solves a weighted matching: a bracket is a graph, and its criteria are
 * weights. Then `pairMoved` and `pairRemainder` ask one question at a time to find the first of the
 * best matchings.
 */
import { type Result, done, refused } from '../../kit/result.ts';
import type { Pairing, SwissEvent } from '../event.ts';
import { byBoard, forbids } from '../swiss/pairs.ts';
import { type Bracket, nextBracket, isInside, isMovedPair, mayPair, range } from './bracket.ts';
import { byeScoreOf, type Lineup, makeLineup, withByeAt } from './lineup.ts';
import { allocateColors, dealCards } from './card.ts';
import { type Couple, planOf, type Plan } from './plan.ts';
import { pairRemainder } from './pairRemainder.ts';
import { qualityFields } from './criteria.ts';
import type { Field } from '../swiss/fields.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';

/**
 * 4.4.2: among equally good sets of pairable players, the set with the smallest number where they
 * differ.
 */
const firstSet = (bracket: Bracket): readonly Field[] =>
  range(0, bracket.moved).map((place) => ({
    most: 1,
    total: 1,
    of: (a, b) => (a === place && isMovedPair(bracket, a, b) ? 1 : 0),
    share: (one) => 2 * Number(one === place),
  }));

/**
 * MDP-pairing (C.04.3 3.3.3, 3.7, 4.2, 4.4). Each player gets the first resident (4.2.2) that keeps
 * the bracket as good as possible.
 */
function pairMoved(bracket: Bracket, plan: Plan): readonly Couple[] {
  const { moved, end } = bracket;
  if (plan.movedPairs === 0) return [];
  const puzzle = mustPuzzle({
    places: plan.places,
    weighted: plan.weighted,
    fields: [
      ...qualityFields(bracket, plan.floaterFields),
      ...(plan.movedPairs < moved ? firstSet(bracket) : []),
    ],
    mayPair: plan.mayPair,
    preferred: (place) => (place < moved ? moved + place : place + Math.floor((end - moved) / 2)),
  });
  const taken = new Set<number>();
  return range(0, moved)
    .filter((place) => isInside(bracket, place, puzzle.mateOf(place)))
    .map((place) => {
      const free = range(moved, end).filter((other) => !taken.has(other) && mayPair(bracket, place, other));
      const mate = puzzle.settleFirst(place, free);
      taken.add(mate);
      return [place, mate] as const;
    });
}

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

/** Refuses if no round is legal (1.9.3) or if fewer than two players are present. */
export function pairDutch(event: SwissEvent, absent: readonly number[]): Result<Pairing, 'no-pairing'> {
  const cards = dealCards(event, new Set(absent));
  if (cards.length < 2) return refused('no-pairing');
  const open = makeLineup(cards, forbids(event.forbidden));
  const byeScore = byeScoreOf(open);
  if (!byeScore.ok) return byeScore;
  const lineup = byeScore.value === null ? open : withByeAt(open, byeScore.value);
  const couples = pairBrackets(lineup, byeScore.value);
  const pairs = couples.flatMap(([a, b]) => {
    const [one, other] = [cards[a], cards[b]];
    return one && other ? [allocateColors(one, other, event.initialColor)] : [];
  });
  const scores = new Map(cards.map(({ number, score }) => [number, score]));
  const paired = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return done({
    pairs: byBoard(pairs, (number) => scores.get(number) ?? 0),
    bye: cards.find(({ number }) => !paired.has(number))?.number ?? null,
  });
}

function pairBracket(bracket: Bracket, byeScore: number | null): readonly Couple[] {
  const plan = planOf(bracket, byeScore);
  const moved = pairMoved(bracket, plan);
  return [...moved, ...pairRemainder(bracket, plan, moved)];
}
