/** The board of a game as a picture with its description. */
import type { Block, Picture } from './screen.ts';
import type { Line } from '../draughts/line.ts';
import type { Color } from '../draughts/types.ts';
import type { Result } from '../game/game.ts';
import type { Say } from '../i18n/say.ts';
import type { NotationStyle } from '../notation/square.ts';
import { boardScene } from '../render/boardScene.ts';
import { describeBoard, describeLine } from './describe.ts';
import type { Look } from './look.ts';

/** The side at the bottom unless someone asks otherwise: to move, or the winner's when the game is over. */
export const usualBottom = ({ game, turn }: Look): Color =>
  game.result ? (game.result.winner ?? 'white') : turn;

/** How the board shows that the game is over; a game that never began leaves no mark. */
const endingIn = ({ game: { result } }: Look): Result | null => (result?.by === 'aborted' ? null : result);

/** The picture of the present board. */
export const boardPicture = (say: Say, look: Look, bottom: Color): Block => ({
  kind: 'picture',
  picture: {
    scene: { ...boardScene(look.line, bottom, endingIn(look)), notation: look.style },
    alt: describeBoard(say, look),
  },
});

/** The picture of a board that nobody plays on, from White's side. */
export const linePicture = (say: Say, line: Line, style: NotationStyle): Picture => ({
  scene: { ...boardScene(line, 'white'), notation: style },
  alt: describeLine(say, line, style),
});
