/**
 * A game looked at once: everything that views say or draw of it, so that each view replays it no more than once and
 * two parts of one screen cannot disagree.
 */
import { legalMoves } from '../../draughts/moves.ts';
import type { Line } from '../../draughts/line.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Color, Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { lineOf, sideToMove } from '../../game/line.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Press } from '../presses/press.ts';
import { MOVE } from '../presses/declared.ts';
import { at } from '../presses/onGame.ts';

/** A move that was made. */
export interface Played {
  readonly move: Move;
  readonly by: Color;
  /** As short as is clear. */
  readonly text: string;
}

/** The legal moves of a position, and how they are written for the reader. */
export type Moves = Pick<Choosing, 'variant' | 'legal' | 'style'>;

/** A board on which someone is to choose a move, in a game or in a puzzle. */
export interface Choosing {
  readonly line: Line;
  readonly variant: Variant;
  readonly position: Position;
  /** How squares and moves are written for the reader. */
  readonly style: NotationStyle;
  /** The side to move; of a finished game the side that would be. */
  readonly turn: Color;
  /** None when the game is over. */
  readonly legal: readonly Move[];
  /** The press that chooses a piece, or plays a move: out of a menu, or as the only one. */
  readonly press: (action: 'piece' | 'pick' | 'play', more: string) => Press;
}

export interface Look extends Choosing {
  readonly game: Game;
  readonly last: Played | null;
}

/** The last move of a line, or the one made so many plies before the end; `null` where there is none. */
export function lastPlayed(
  { variant, positions, moves }: Line,
  style: NotationStyle,
  plies = 1,
): Played | null {
  const move = moves.at(-plies);
  const before = positions.at(-plies - 1);
  if (!move || !before) return null;
  return { move, by: before.turn, text: makeMove(variant, move, legalMoves(variant, before), style) };
}

/** Replays the game; `readersStyle` is for private boards, the variant's own without one. Throws on a damaged record, as `lineOf`. */
export function lookAt(game: Game, readersStyle: NotationStyle | null = null): Look {
  const line = lineOf(game);
  const { variant } = line;
  const style = readersStyle ?? variant.notation.squares;
  const position = lastPosition(line);
  return {
    game,
    line,
    variant,
    position,
    style,
    turn: position.turn,
    legal: game.result ? [] : legalMoves(variant, position),
    press: (action, more) => MOVE.to[action]({ ...at(game), more }),
    last: lastPlayed(line, style),
  };
}

/** What is said when there is little to choose: the one move, or that a capture is a must. */
export function hintLine(say: Say, { legal }: Choosing): string | null {
  if (legal.length === 1) return say('card.only-move');
  return legal.some(({ taken }) => taken.length > 0) ? say('card.must-capture') : null;
}

/** The text of a legal move, as short as is clear among the others. */
export const moveText = ({ variant, legal, style }: Moves, move: Move): string =>
  makeMove(variant, move, legal, style);

/**
 * The number of the present move, or of the last one of a game that is over, as score sheets count: both sides' plies are
 * one move, and a game that Black began from a position had half of its first before.
 */
export function moveNumberOf(game: Game): number {
  const plies = game.moves.length;
  const blackBegan = (plies % 2 === 0) !== (sideToMove(game) === 'white');
  const before = game.result ? Math.max(0, plies - 1) : plies;
  return Math.floor((blackBegan ? before + 1 : before) / 2) + 1;
}
