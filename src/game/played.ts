/** What counts as a game that two people have played: not what one of them gave up at once. */
import type { Game } from './game.ts';

/** Two plies of each side: less is not even counted as played. */
export const LEAST_PLIES = 4;

export const isShort = ({ moves }: Pick<Game, 'moves'>): boolean => moves.length < LEAST_PLIES;
