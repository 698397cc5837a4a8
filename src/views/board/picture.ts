/** The board of a game as a picture with its description. */
import type { Picture } from '../screen/screen.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { isCalledOff, type Result } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { engineSeat } from '../../game/engine.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { describeBoard, describeLine } from './describe.ts';
import type { Look } from './look.ts';
import { namesOf } from '../screen/playerName.ts';

/** The side at the bottom unless someone asks otherwise: the person's, to move, or the winner's when the game is over. */
export function usualBottom({ game, turn }: Look): Color {
  const engine = engineSeat(game);
  if (engine) return opponentOf(engine.color);
  return game.result ? (game.result.winner ?? 'white') : turn;
}

/** How the board shows that the game is over; a game that never began leaves no mark. */
const endingIn = ({ game: { result } }: Look): Result | null => (isCalledOff(result) ? null : result);

/** The picture of the present board. */
export const boardPicture = (say: Say, look: Look, bottom: Color): Picture => ({
  scene: {
    ...boardScene(look.line, bottom, endingIn(look)),
    notation: look.style,
    names: namesOf(say, look.game),
  },
  alt: describeBoard(say, look),
});

/** The picture of a board that nobody plays on, from White's side. */
export const linePicture = (say: Say, line: Line, style: NotationStyle): Picture => ({
  scene: { ...boardScene(line, 'white'), notation: style },
  alt: describeLine(say, line, style),
});
