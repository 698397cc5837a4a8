/** The board of a game as a picture with its description. */
import type { Block } from '../app/screen.ts';
import type { Color } from '../draughts/types.ts';
import type { Say } from '../i18n/say.ts';
import { startLine } from '../draughts/line.ts';
import { boardScene } from '../render/boardScene.ts';
import { describeBoard, describePosition } from './describe.ts';
import type { Setting } from './describePieces.ts';
import type { Look } from './look.ts';

/** The side at the bottom unless someone asks otherwise: to move, or the winner's when the game is over. */
export const usualBottom = ({ game, turn }: Look): Color =>
  game.result ? (game.result.winner ?? 'white') : turn;

/** The picture of the present board. */
export const boardPicture = (say: Say, look: Look, bottom: Color): Block => ({
  kind: 'picture',
  picture: {
    scene: { ...boardScene(look.line, bottom, look.game.result), notation: look.style },
    alt: describeBoard(say, look),
  },
});

/** The picture of a position that nobody plays on yet, from White's side. */
export const positionPicture = (say: Say, setting: Setting): Block => ({
  kind: 'picture',
  picture: {
    scene: boardScene(startLine(setting.variant, setting.position), 'white'),
    alt: describePosition(say, setting),
  },
});
