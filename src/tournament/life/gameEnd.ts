import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import { type Game, isShort } from '../../game/game.ts';
import { firstToMove, movesBySide } from '../../game/line.ts';
import type { PairResult } from '../event.ts';

export interface GameEnd {
  readonly result: PairResult;
  readonly isTimeLoss: boolean;
  readonly isShort: boolean;
  readonly at: number;
}

const WON: Readonly<Record<Color, PairResult>> = { white: '1-0', black: '0-1' };
const WON_BY_FORFEIT: Readonly<Record<Color, PairResult>> = { white: '+-', black: '-+' };

/**
 * Null while the game runs. A player who never moved was absent, so it counts as a forfeit instead
 * of a played game (C.04.2 3.5).
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
