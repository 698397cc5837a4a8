/** What happened in a game, told to whoever has to announce or count it. A decision returns its events in order. */
import type { Color, Move } from '../draughts/types.ts';
import type { GameId, Result } from './game.ts';
import type { OfferKind } from './offers.ts';

/** One thing that happened. */
export type GameEvent =
  /** `text` is the move in full notation, as the game keeps it. */
  | { readonly kind: 'moved'; readonly color: Color; readonly move: Move; readonly text: string }
  | { readonly kind: 'offered'; readonly offer: OfferKind; readonly color: Color }
  /** `color` is the side that said no, by its answer or by moving on. */
  | { readonly kind: 'declined'; readonly offer: OfferKind; readonly color: Color }
  /** `color` is the side that took its own offer back. */
  | { readonly kind: 'withdrawn'; readonly offer: OfferKind; readonly color: Color }
  /** The last move of `color` was undone by agreement, with the answer to it when `plies` is 2. */
  | { readonly kind: 'taken-back'; readonly color: Color; readonly plies: 1 | 2 }
  | { readonly kind: 'paused' }
  /** `color` is the side that lets the clocks run again. */
  | { readonly kind: 'resumed'; readonly color: Color }
  | { readonly kind: 'ended'; readonly result: Result }
  /** One side wants to end the match before its time; both do. */
  | { readonly kind: 'match-end-asked' | 'match-end-agreed' }
  | { readonly kind: 'rematch-begun'; readonly gameId: GameId };
