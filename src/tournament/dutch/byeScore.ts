/** C5: the score of who gets the bye, the lowest with which everybody else can be paired. Fixed before the first bracket. */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import { connect, makeGraph, setWeight } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import type { Lineup } from './lineup.ts';

const BYE = 0;

/** Null when the number of players is even. Refuses when no round-pairing is complete (1.9.1). */
export function byeScoreOf({ cards, meets, byes }: Lineup): Attempt<number | null, 'noPairing'> {
  const count = cards.length;
  /** The first vertex is the bye, if there is one. */
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
  if (!matching.solve()) return refused('noPairing');
  return done(first === 1 ? (cards[matching.mateOf(BYE) - 1]?.score ?? null) : null);
}
