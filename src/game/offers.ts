/**
 * What each side has offered, and what it may not offer again yet. Plain data with its own small operations; which offer
 * is allowed when, and what comes of it, is decided in `offering.ts`.
 *
 * Each side has at most one offer open, whatever it is, so that a card never asks a player two things of the same hand.
 */
import { opponentOf } from '../draughts/piece.ts';
import type { ByColor, Color } from '../draughts/types.ts';

/** `takeback`: to undo one's own last move, and the answer to it; `rematch`: of a finished game; `pause`: to stop the clocks. */
export const OFFER_KINDS = ['draw', 'takeback', 'rematch', 'pause'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface SideOffers {
  /** What the side offers now. */
  readonly open: OfferKind | null;
  /** The number of moves that the side had made when its last offer of the kind came to nothing. */
  readonly spent: Readonly<Record<OfferKind, number | null>>;
}

export type Offers = ByColor<SideOffers>;

const NONE: SideOffers = { open: null, spent: { draw: null, takeback: null, rematch: null, pause: null } };

/** How every game begins. */
export const NO_OFFERS: Offers = { white: NONE, black: NONE };

/** The offers with this one open. */
export const withOffer = (offers: Offers, color: Color, kind: OfferKind): Offers => ({
  ...offers,
  [color]: { ...offers[color], open: kind },
});

/** The offers once that of `color` came to nothing, after so many moves of its side. */
export function spend(offers: Offers, color: Color, ownMoves: number): Offers {
  const { open, spent } = offers[color];
  if (!open) return offers;
  return { ...offers, [color]: { open: null, spent: { ...spent, [open]: ownMoves } } };
}

/** The offers with none open: the game has left what they were about behind. None of them counts as refused. */
export const closed = ({ white, black }: Offers): Offers => ({
  white: { ...white, open: null },
  black: { ...black, open: null },
});

/**
 * The offers after a move by `mover`: what the other side offered is refused by it; its own offer of a draw or a pause stays,
 * to be thought about; its own wish to take something back is given up, and may be had again about this move. `movesOf`
 * counts the move.
 */
export function afterMove(offers: Offers, mover: Color, movesOf: ByColor<number>): Offers {
  const other = opponentOf(mover);
  const answered = spend(offers, other, movesOf[other]);
  return answered[mover].open === 'takeback' ? spend(answered, mover, movesOf[mover] - 1) : answered;
}

/** The offers once moves were taken back: none is open, and no wait is counted from a move that is no longer there. */
export function afterTakeback(offers: Offers, movesOf: ByColor<number>): Offers {
  const { white, black } = closed(offers);
  return { white: rewound(white, movesOf.white), black: rewound(black, movesOf.black) };
}

const rewound = ({ open, spent }: SideOffers, moves: number): SideOffers => {
  const earlier = (at: number | null): number | null => at && Math.min(at, moves);
  return {
    open,
    spent: {
      draw: earlier(spent.draw),
      takeback: earlier(spent.takeback),
      rematch: earlier(spent.rematch),
      pause: earlier(spent.pause),
    },
  };
};
