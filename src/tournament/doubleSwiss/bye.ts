/** Who has the bye of a Double-Swiss (C.04.5 3.4), and whether everybody else can be paired. */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import { connect, makeGraph } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import type { Card } from './card.ts';

export type MayMeet = (a: Card, b: Card) => boolean;

/** Can all of them be paired? */
function canPair(cards: readonly Card[], mayMeet: MayMeet): boolean {
  const graph = makeGraph(cards.length, 0, 1);
  for (const [a, card] of cards.entries())
    for (const [b, other] of cards.entries()) if (a < b && mayMeet(card, other)) connect(graph, a, b);
  return makeMatching(graph, { preferred: (vertex) => vertex + 1, share: () => 0 }).solve();
}

/** The lowest score, then the most matches, then the largest number. */
const byClaim = (a: Card, b: Card): number => a.score - b.score || b.played - a.played || b.number - a.number;

/** Null when the number of players is even. */
export function chooseBye(cards: readonly Card[], mayMeet: MayMeet): Attempt<Card | null, 'noPairing'> {
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
