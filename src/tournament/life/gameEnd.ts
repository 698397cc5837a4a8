/** What the end of a game is worth to its tournament. */
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { isShort } from '../../game/played.ts';
import { firstToMove, movesBySide } from '../../game/sides.ts';
import type { Result } from '../event.ts';

export interface GameEnd {
  readonly result: Result;
  /** Whether it ended because its loser let time run out, or never came. */
  readonly isTimeLoss: boolean;
  /** Whether it was over before it was a game. */
  readonly isShort: boolean;
  /** Ms since 1970. */
  readonly at: number;
}

const WON: Readonly<Record<Color, Result>> = { white: '1-0', black: '0-1' };
const WON_BY_FORFEIT: Readonly<Record<Color, Result>> = { white: '+-', black: '-+' };

/**
 * How a game ended; `null` while it runs. Who lost without having made a move was not there: that is a forfeit, which is not played
 * (C.04.2 3.5), and the two may meet again. Where nobody moved, it is the forfeit of the side that was to begin.
 */
export function endOf(game: Game): GameEnd | null {
  const { result, changedAt: at } = game;
  if (!result) return null;
  const { winner, by } = result;
  const known = { isShort: isShort(game, result), at };
  if (by === 'aborted')
    return { result: WON_BY_FORFEIT[opponentOf(firstToMove(game))], isTimeLoss: true, ...known };
  if (winner === null) return { result: '=', isTimeLoss: false, ...known };
  const isForfeit = movesBySide(game)[opponentOf(winner)] === 0;
  return { result: (isForfeit ? WON_BY_FORFEIT : WON)[winner], isTimeLoss: by === 'flag', ...known };
}
