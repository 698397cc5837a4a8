/** Games in which something is offered. */
import type { Game } from '../../src/game/game.ts';
import { acceptOffer, declineOffer, makeOffer, withdrawOffer } from '../../src/game/offering.ts';
import type { PlayOffer } from '../../src/game/offering.ts';
import { NO_OFFERS, withOffer } from '../../src/game/offers.ts';
import { newGame, offered, played } from './table.ts';

export const DRAWN = { winner: null, by: 'agreement' } as const;

export const DECISIONS = { makeOffer, acceptOffer, declineOffer, withdrawOffer };

export type Name = keyof typeof DECISIONS;

export const OPENING = ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6'] as const;

/** White to move after two moves of each. */
export const TWO_EACH = played(newGame(), ...OPENING);

export const offering = (
  game: Game,
  ...pairs: readonly (readonly ['white' | 'black', PlayOffer])[]
): Game => ({
  ...game,
  offers: pairs.reduce((offers, [color, kind]) => withOffer(offers, color, kind), NO_OFFERS),
});

export const spent = (color: 'white' | 'black', kind: PlayOffer, moves: number) => ({
  ...NO_OFFERS,
  [color]: { open: null, spent: { ...NO_OFFERS.white.spent, [kind]: moves } },
});

export const NONE = newGame();

export const DRAW_BY_WHITE = newGame({ offers: offered('white') });

export const BACK_BY_WHITE = offering(TWO_EACH, ['white', 'takeback']);

export const BACK_BY_BLACK = offering(TWO_EACH, ['black', 'takeback']);
