/**
 * A move that names its game: what is completed where several games wait, for from the text of the move alone nobody could tell
 * which one is meant. No notation has the mark.
 */
import type { GameId } from '../../game/game.ts';

const MARKED = /^(?<text>.+?)\s*#(?<game>[a-z0-9]+)$/u;

/** The move with its game. */
export const markedMove = (text: string, game: GameId): string => `${text} #${game}`;

/** What was typed or completed: the move, and the game if it names one. */
export function readMarked(typed: string): { readonly text: string; readonly game?: GameId | undefined } {
  const { text, game } = MARKED.exec(typed.trim())?.groups ?? {};
  return text === undefined ? { text: typed } : { text, game };
}
