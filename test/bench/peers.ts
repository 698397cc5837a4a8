/**
 * The bot's parts beside other programs that do the same thing or something close to it. Each pair
 * takes turns in the same run. The programs are installed on demand; none are part of the bot.
 */
import type { Bench } from './bench.ts';
import { boardFigures } from './peers/boards.ts';
import { chessgroundFigures } from './peers/chessground.ts';
import { filmFigures } from './peers/films.ts';
import { perftFigure } from './peers/perft.ts';
import { pingFigures } from './peers/ping.ts';
import { ratingFigures } from './peers/ratings.ts';
import { recordFigures } from './peers/records.ts';
import { swissFigure } from './peers/swiss.ts';

export const peers: Bench = async function* () {
  yield await perftFigure();
  yield* boardFigures();
  yield* chessgroundFigures();
  yield* filmFigures();
  yield* recordFigures();
  yield* ratingFigures();
  yield await swissFigure();
  yield* pingFigures();
};
