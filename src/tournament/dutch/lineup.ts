/** The players to pair in this round, and which of them may meet: C1 to C5 (C.04.3 2.1). */
import type { Card } from './card.ts';
import { ABSOLUTE } from '../swiss/colors.ts';
import { type Result, done, refused } from '../../kit/result.ts';
import { connect, makeGraph, setWeight } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';

export interface Lineup {
  /** In order (1.2). A place in this list, counted from 0, identifies a player. */
  readonly cards: readonly Card[];
  readonly meets: Uint8Array;
  readonly byes: Uint8Array;
}

export function makeLineup(cards: readonly Card[], isForbidden: (a: number, b: number) => boolean): Lineup {
  const count = cards.length;
  const meets = new Uint8Array(count * count);
  for (const [a, card] of cards.entries())
    for (let b = a + 1; b < count; b += 1) {
      const other = cards[b];
      if (!other || !mayMeet(card, other, isForbidden)) continue;
      meets[a * count + b] = 1;
      meets[b * count + a] = 1;
    }
  return { cards, meets, byes: Uint8Array.from(cards, (card) => Number(!card.isBarredFromBye)) };
}

export const withByeAt = (lineup: Lineup, score: number): Lineup => ({
  ...lineup,
  byes: Uint8Array.from(lineup.cards, (card, place) =>
    card.score === score ? (lineup.byes[place] ?? 0) : 0,
  ),
});

export const clashAbsolutely = ({ preference: a }: Card, { preference: b }: Card): boolean =>
  a?.strength === ABSOLUTE && b?.strength === ABSOLUTE && a.color === b.color;

/** C1: not met yet, nor kept apart. C3: no non-topscorers with equal absolute preferences. */
const mayMeet = (a: Card, b: Card, isForbidden: (a: number, b: number) => boolean): boolean =>
  !a.met.has(b.number) &&
  !isForbidden(a.number, b.number) &&
  (a.isTopscorer || b.isTopscorer || !clashAbsolutely(a, b));

const BYE = 0;

/** Null if the number of players is even. Refuses if there is no complete pairing (1.9.1). */
export function byeScoreOf({ cards, meets, byes }: Lineup): Result<number | null, 'no-pairing'> {
  const count = cards.length;
  const first = count % 2;
  const graph = makeGraph(count + first, count + first, 1);
  const scores = [...new Set(cards.map(({ score }) => score))];
  for (const [a, { score }] of cards.entries()) {
    for (let b = a + 1; b < count; b += 1)
      if (meets[a * count + b] === 1) connect(graph, a + first, b + first);
    if (first === 0 || byes[a] !== 1) continue;
    connect(graph, BYE, a + first);
    setWeight(graph, 0, BYE, a + first, scores.indexOf(score));
  }
  const matching = makeMatching(graph, {
    preferred: (vertex) => (vertex < first ? count : vertex + 1),
    share: (vertex) => (vertex < first ? 2 * (scores.length - 1) : 0),
  });
  if (!matching.solve()) return refused('no-pairing');
  return done(first === 1 ? (cards[matching.mateOf(BYE) - 1]?.score ?? null) : null);
}
