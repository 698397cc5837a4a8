/** The state of presses on a game: the game, and the ply at which they were shown, so that a late one is known for late. */
import type { Game, GameId } from '../../game/game.ts';
import { count, key } from './field.ts';

export const onGame = { id: key, ply: count } as const;

export const at = ({
  id,
  moves,
}: Pick<Game, 'id' | 'moves'>): { readonly id: GameId; readonly ply: number } => ({
  id,
  ply: moves.length,
});
