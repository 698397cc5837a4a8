/**
 * A move that names its game: what is completed where several games wait, for from the text of the move alone nobody could tell
 * which one is meant. No notation has the mark.
 */
import type { GameId } from '../../game/game.ts';

const MARK = '#';
const GAME = /^[a-z0-9]+$/u;

/** The move with its game. */
export const markedMove = (text: string, game: GameId): string => `${text} ${MARK}${game}`;

/** What was typed or completed: the move, and the game if it names one. */
export function readMarked(typed: string): { readonly text: string; readonly game?: GameId | undefined } {
  const at = typed.lastIndexOf(MARK);
  const [text, game] = [typed.slice(0, at).trim(), typed.slice(at + 1).trimEnd()];
  return at > 0 && text !== '' && GAME.test(game) ? { text, game } : { text: typed };
}
