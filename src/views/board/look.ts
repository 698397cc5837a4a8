/** Replays a game once, so that two parts of a screen can't disagree. */
import { legalMoves } from '../../draughts/moves.ts';
import { type Line, lastPosition } from '../../draughts/line.ts';
import type { Color, Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { variantOf } from '../../draughts/variants.ts';
import { firstToMove, lineOf } from '../../game/line.ts';
import type { Game } from '../../game/game.ts';
import { ballotOf } from '../../game/ballot.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { type Press, at } from '../presses/presses.ts';
import { MOVE } from '../presses/declarations.ts';

interface Played {
  readonly move: Move;
  readonly by: Color;
  readonly text: string;
}

export type Moves = Pick<MoveChoice, 'variant' | 'legal' | 'style'>;

export interface MoveChoice {
  readonly line: Line;
  readonly variant: Variant;
  readonly position: Position;
  readonly style: NotationStyle;
  readonly turn: Color;
  /** The reader's side, if they choose moves for the other side too. */
  readonly bottom?: Color;
  readonly legal: readonly Move[];
  readonly press: (action: 'from' | 'piece' | 'pick' | 'play', more: string) => Press;
}

export interface Look extends MoveChoice {
  readonly game: Game;
  readonly last: Played | null;
}

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

/** A recorded move as the reader writes it, or the text itself if the line has no such move. */
export function inStyleOf(
  { variant, positions }: Line,
  ply: number,
  text: string,
  style: NotationStyle,
): string {
  const before = positions[ply];
  const legal = before ? legalMoves(variant, before) : [];
  const move = legal.find((each) => makeFullMove(variant, each) === text);
  return move ? makeMove(variant, move, legal, style) : text;
}

/** `readersStyle` applies to private boards. Throws on a damaged record, like `lineOf`. */
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
    legal: game.result ? [] : choicesIn(game, variant, legalMoves(variant, position)),
    press: (action, more) => MOVE.to[action]({ ...at(game), more }),
    last: lastPlayed(line, style),
  };
}

/** The moves to choose from. In a runoff, only the tied moves. */
function choicesIn(game: Game, variant: Variant, legal: readonly Move[]): readonly Move[] {
  const tied = ballotOf(game)?.moves ?? [];
  return tied.length === 0 ? legal : legal.filter((move) => tied.includes(makeFullMove(variant, move)));
}

export function hintLine(say: Say, { legal }: MoveChoice): string | null {
  if (legal.length === 1) return say('card.only-move');
  return legal.some(({ taken }) => taken.length > 0) ? say('card.must-capture') : null;
}

export const moveText = ({ variant, legal, style }: Moves, move: Move): string =>
  makeMove(variant, move, legal, style);

/** Two plies per number, as on score sheets; one for the first if the second side moved first. */
export function moveNumberOf(game: Game): number {
  const plies = game.moves.length;
  const before = game.result ? Math.max(0, plies - 1) : plies;
  const offset = firstToMove(game) === variantOf(game.variant).begins ? 0 : 1;
  return Math.floor((before + offset) / 2) + 1;
}
