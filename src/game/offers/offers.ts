/** Each side has at most one open offer. `../actions.ts` decides which offers are allowed. */
import { opponentOf } from '../../draughts/piece.ts';
import type { ByColor, Color } from '../../draughts/types.ts';

export const OFFER_KINDS = ['draw', 'takeback', 'rematch', 'pause'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const OFFER_ACTIONS = ['offer', 'accept', 'decline', 'withdraw'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

interface SideOffers {
  readonly open: OfferKind | null;
  readonly spent: Readonly<Record<OfferKind, number | null>>;
}

export type Offers = ByColor<SideOffers>;

const NONE: SideOffers = { open: null, spent: { draw: null, takeback: null, rematch: null, pause: null } };

export const NO_OFFERS: Offers = { white: NONE, black: NONE };

export const withOffer = (offers: Offers, color: Color, kind: OfferKind): Offers => ({
  ...offers,
  [color]: { ...offers[color], open: kind },
});

export function spend(offers: Offers, color: Color, ownMoves: number): Offers {
  const { open, spent } = offers[color];
  if (!open) return offers;
  return { ...offers, [color]: { open: null, spent: { ...spent, [open]: ownMoves } } };
}

export const closeOffers = ({ white, black }: Offers): Offers => ({
  white: { ...white, open: null },
  black: { ...black, open: null },
});

/**
 * A move refuses the other side's offer and withdraws the mover's takeback. `movesOf` counts it.
 */
export function afterMove(offers: Offers, mover: Color, movesOf: ByColor<number>): Offers {
  const other = opponentOf(mover);
  const answered = spend(offers, other, movesOf[other]);
  return answered[mover].open === 'takeback' ? spend(answered, mover, movesOf[mover] - 1) : answered;
}

export function afterTakeback(offers: Offers, movesOf: ByColor<number>): Offers {
  const { white, black } = closeOffers(offers);
  return { white: rewind(white, movesOf.white), black: rewind(black, movesOf.black) };
}

const rewind = ({ open, spent }: SideOffers, moves: number): SideOffers => {
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
