/** A board in the shape in which its reader wants boards: a picture in their colours, letters for screen readers, or both. */
import type { Block, Picture } from '../screen/screen.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Look as PictureLook } from '../../render/scene/scene.ts';
import type { BoardShape } from '../presses/declared.ts';
import { text } from '../screen/blocks.ts';
import type { Setting } from './describePieces.ts';
import { textBoard } from './textBoard.ts';

/** How a reader wants boards. */
export interface Shape {
  /** The colours and pieces that they like. */
  readonly look?: Partial<PictureLook>;
  /** A picture unless told. */
  readonly board?: BoardShape;
}

/** A reader of boards: what everyone sees is in the server's colours and the variant's own notation. */
export interface Reader extends Shape {
  /** How they want moves written; as the variant's players do unless told. */
  readonly style?: NotationStyle | null;
}

/** The blocks that show a board; `setting` is what the picture shows, seen from `bottom`. */
export function inShape(
  say: Say,
  picture: Picture,
  setting: Setting,
  bottom: Color,
  { look, board = 'picture' }: Shape,
): readonly Block[] {
  const drawn: Block = { kind: 'picture', picture: look ? { ...picture, look } : picture };
  if (board === 'picture') return [drawn];
  const words = text(textBoard(setting, bottom), say('text-board.key'));
  return board === 'text' ? [words] : [drawn, words];
}
