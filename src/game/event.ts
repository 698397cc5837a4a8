/** What happened in a game, told to whoever has to announce or count it. A decision returns its events in order. */
import type { Color, Move } from '../draughts/types.ts';
import type { Result } from './game.ts';

/** One thing that happened. */
export type GameEvent =
  /** `text` is the move in full notation, as the game keeps it. */
  | { readonly kind: 'moved'; readonly color: Color; readonly move: Move; readonly text: string }
  | { readonly kind: 'draw-offered'; readonly color: Color }
  /** `color` is the side that said no, by its answer or by moving on. */
  | { readonly kind: 'draw-declined'; readonly color: Color }
  /** `color` is the side that took its own offer back. */
  | { readonly kind: 'draw-withdrawn'; readonly color: Color }
  | { readonly kind: 'ended'; readonly result: Result };
