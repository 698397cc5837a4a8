/** Who is to be paired in this round, in order, and who may meet whom. */
import type { Card } from './card.ts';
import { mayHaveBye, mayMeet } from './absolute.ts';

export interface Lineup {
  /** In order (1.2). A player is named by the place in it, from 0. */
  readonly cards: readonly Card[];
  /** 1 where two may meet, by `a * cards.length + b`, both ways. */
  readonly meets: Uint8Array;
  /** 1 where the bye may go. */
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
  return { cards, meets, byes: Uint8Array.from(cards, (card) => Number(mayHaveBye(card))) };
}

/** The same with the bye for this score only (C5). */
export const withByeAt = (lineup: Lineup, score: number): Lineup => ({
  ...lineup,
  byes: Uint8Array.from(lineup.cards, (card, place) =>
    card.score === score ? (lineup.byes[place] ?? 0) : 0,
  ),
});
