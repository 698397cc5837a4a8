/** A picture in the reader's colors, text for screen readers, or both. */
import { boardOf } from '../../draughts/geometry.ts';
import type { Color } from '../../draughts/types.ts';
import { towerText } from '../../notation/ascii.ts';
import { type NotationStyle, squaresIn } from '../../notation/square.ts';
import { coordinatesOf, placesFrom } from '../../render/scene/coordinates.ts';
import type { Say } from '../../i18n/say.ts';
import type { Look as PictureLook, Scene } from '../../render/scene/scene.ts';
import type { Line } from '../../draughts/line.ts';
import { isCalledOff, type GameResult } from '../../game/game.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import type { Block, Charted, Picture } from '../screen/screen.ts';
import type { BoardShape } from '../presses/declarations.ts';
import { text } from '../screen/blocks.ts';
import { namesOf } from '../screen/phrases.ts';
import { describeBoard, describeLine, describePieces, type Setting } from './description.ts';
import type { Look } from './look.ts';

/**
 * A code block of the board, seen from `bottom`, for slow connections, and for screen readers with a
 * list of the pieces:
 *
 *     8  .  b  .  b          b B  black man, king
 *     7  b  .  b  .          w W  white man, king
 *        a  b  c  d          w3   a tower of three, the man on top
 *
 * A dot is an empty playable square, a space an unplayable one. All lines have the same length.
 */
export function textBoard({ variant, position, style }: Setting, bottom: Color): string {
  const board = boardOf(variant);
  const places = placesFrom(bottom, board.size);
  const { above, below, left, right } = coordinatesOf(board, squaresIn(variant, style), bottom);
  const width = 3;
  const cell = (content: string): string => content.padStart(width);
  const edge = (labels: readonly string[]): readonly string[] =>
    labels.some((label) => label !== '') ? [['', ...labels, ''].map(cell).join('')] : [];
  const ranks = places.map((row, at) => {
    const squares = places.map((column) => {
      const square = board.squareAt(row, column);
      const tower = square === null ? null : position.board[square];
      if (tower) return towerText(tower);
      return square === null ? '' : '.';
    });
    return [left[at] ?? '', ...squares, right[at] ?? ''].map(cell).join('');
  });
  return ['```', ...edge(above), ...ranks, ...edge(below), '```'].join('\n');
}

export interface Shape {
  readonly look?: Partial<PictureLook>;
  readonly board?: BoardShape;
}

export interface Reader extends Shape {
  readonly style?: NotationStyle | null;
}

/** `setting` is the position that the picture shows, seen from `bottom`. */
export function inShape(
  say: Say,
  picture: Picture,
  setting: Setting,
  bottom: Color,
  { look, board = 'picture' }: Shape,
): readonly Block[] {
  const drawn: Block = { kind: 'picture', picture: look ? { ...picture, look } : picture };
  if (board === 'picture') return [drawn];
  // A screen reader reads the block without its columns. A picture has the same text.
  const spoken = board === 'text' ? describePieces(say, setting).map((each) => `-# ${each}`) : [];
  const words = text(textBoard(setting, bottom), ...spoken, say('text-board.key'));
  return board === 'text' ? [words] : [drawn, words];
}

/** `inText` is the version for text readers; by default, the alt text. */
export function chartBlocks(
  charted: Charted | null,
  { look, board = 'picture' }: Shape,
  inText = charted?.alt ?? '',
): readonly Block[] {
  if (!charted) return [];
  const drawn: Block = { kind: 'chart', charted: look ? { ...charted, look } : charted };
  if (board === 'picture') return [drawn];
  const words = text(inText);
  return board === 'text' ? [words] : [drawn, words];
}

/** The default side at the bottom: the engine's opponent, the winner, or the side to move. */
export function usualBottom({ game, turn }: Look): Color {
  const engine = engineSeat(game);
  if (engine) return opponentOf(engine.color);
  return game.result ? (game.result.winner ?? 'white') : turn;
}

/** An aborted game gets no mark. */
const endingIn = ({ game: { result } }: Look): GameResult | null => (isCalledOff(result) ? null : result);

export type Marks = Partial<Pick<Scene, 'movable' | 'choice' | 'last' | 'mustCapture'>>;

export const boardPicture = (say: Say, look: Look, bottom: Color, marks: Marks = {}): Picture => ({
  scene: {
    ...boardScene(look.line, bottom, endingIn(look)),
    notation: look.style,
    names: namesOf(say, look.game),
    ...marks,
  },
  alt: describeBoard(say, look),
});

export const linePicture = (say: Say, line: Line, style: NotationStyle): Picture => ({
  scene: { ...boardScene(line, 'white'), notation: style },
  alt: describeLine(say, line, style),
});
