/** The board of a game as a picture with its description. */
import type { Block, Picture } from '../app/screen.ts';
import type { Line } from '../draughts/line.ts';
import type { Color } from '../draughts/types.ts';
import type { Say } from '../i18n/say.ts';
import type { NotationStyle } from '../notation/square.ts';
import { boardScene } from '../render/boardScene.ts';
import { describeBoard, describeLine } from './describe.ts';
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

/** The picture of a board that nobody plays on, from White's side. */
export const linePicture = (say: Say, line: Line, style: NotationStyle): Picture => ({
  scene: { ...boardScene(line, 'white'), notation: style },
  alt: describeLine(say, line, style),
});
