/** Ending a game by the word of its tournament: judged, or taken as never played. */
import { done, refused } from '../draughts/attempt.ts';
import type { Decision } from './decision.ts';
import { endedWith } from './ended.ts';
import type { Game, Result } from './game.ts';

/** How a tournament ends a game. */
export type Ruled = Result & { readonly by: 'adjudication' | 'annulled' };

/** Ends a game that goes on at this instant (ms). */
export function adjudicate(game: Game, result: Ruled, at: number): Decision {
  if (game.result) return refused({ code: 'game-over', result: game.result });
  return done({ game: endedWith(game, result, at), events: [{ kind: 'ended', result }] });
}
