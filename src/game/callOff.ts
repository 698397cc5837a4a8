/** A game that its player never saw, because nothing could be shown to them: as if it had not been begun. */
import { endedWith } from './ended.ts';
import { engineSeat } from './engine.ts';
import { sideToMove } from './line.ts';
import type { Game } from './game.ts';

/** A first move and no answer: the engine had White. */
const ENGINE_BEGAN = 1;

/** The game against the engine without a result for anybody; `null` of one in which its player has already moved. */
export function callOff(game: Game, at: number): Game | null {
  const seat = engineSeat(game);
  const isUntouched = game.moves.length <= ENGINE_BEGAN && seat?.color !== sideToMove(game);
  if (!seat || game.result || !isUntouched) return null;
  return endedWith(game, { winner: null, by: 'aborted' }, at);
}
