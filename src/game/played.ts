/** What counts as a game that two people have played: not what one of them gave up at once. */
import { OTHER_ENDS, type Game, type Result } from './game.ts';

/** Two plies of each side: less is not even counted as played. */
export const LEAST_PLIES = 4;
/** Five moves of each side: a game that its players end before, and not the board, says nothing of them. */
const LEAST_TO_END = 10;

/** Whether its players ended it, and not the board, before each had made five moves. */
export const isHasty = ({ moves }: Pick<Game, 'moves'>, { by }: Pick<Result, 'by'>): boolean =>
  moves.length < LEAST_TO_END && OTHER_ENDS.some((end) => end === by);

/** Whether it was over before it was a game. */
export const isShort = (game: Pick<Game, 'moves'>, result: Pick<Result, 'by'>): boolean =>
  game.moves.length < LEAST_PLIES || isHasty(game, result);
