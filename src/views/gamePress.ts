/**
 * The presses on a game: each names the game and the ply it was shown at, so that it works after any restart, and one
 * from an earlier board is known for late.
 */
import type { Press } from './press.ts';
import type { Game, GameId } from '../game/game.ts';

/** What a press on a game says. */
export interface GamePress {
  readonly id: GameId;
  /** Plies made when the button was shown. */
  readonly ply: number;
  /** What else it carries, such as a move; empty when nothing. */
  readonly more: string;
}

const ID = /^[0-9a-z]+$/u;
const PLY = /^\d{1,5}$/u;

/** The press for something done to `game` as it stands. */
export const makeGamePress = (command: string, action: string, game: Game, more?: string): Press => ({
  command,
  action,
  args: [game.id, String(game.moves.length), ...(more === undefined ? [] : [more])],
});

/** Reads such a press; `null` when it is none. */
export function parseGamePress({ args: [id = '', ply = '', more = ''] }: Press): GamePress | null {
  return ID.test(id) && PLY.test(ply) ? { id, ply: Number(ply), more } : null;
}
