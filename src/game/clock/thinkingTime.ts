/** How long a side thinks. Excludes weekends off, vacations, the first move, and resignations. */
import { byColor, opponentOf } from '../../draughts/piece.ts';
import type { ByColor, Color } from '../../draughts/types.ts';
import { pausesFor } from './timeOf.ts';
import type { Game } from '../game.ts';
import { firstToMove } from '../line.ts';
import { timeBetween } from '../calendar/span.ts';

export interface ThinkingTime {
  readonly moves: number;
  readonly ms: number;
}

export const NO_TIME: ThinkingTime = { moves: 0, ms: 0 };

export const addTimes = (a: ThinkingTime, b: ThinkingTime): ThinkingTime => ({
  moves: a.moves + b.moves,
  ms: a.ms + b.ms,
});

/** Moves that were taken back count too. */
export function thinkingTimes(game: Game): ByColor<ThinkingTime> {
  const first = firstToMove(game);
  const of = (color: Color): ThinkingTime => {
    const pauses = pausesFor(game, color);
    const isOwn = (ply: number): boolean => (ply % 2 === 0) === (first === color);
    return game.turns.reduce((sum, { ply, from }, index) => {
      const next = game.turns[index + 1];
      if (!next || ply === 0 || next.ply !== ply + 1 || !isOwn(ply)) return sum;
      return addTimes(sum, { moves: 1, ms: timeBetween(pauses, from, next.from) });
    }, NO_TIME);
  };
  return byColor(of);
}

export function timeForMove(game: Game, ply: number): number | null {
  const after = game.turns.findLastIndex((turn) => turn.ply === ply);
  const [before, next] = [game.turns[after - 1], game.turns[after]];
  if (ply < 2 || !before || !next || before.ply !== ply - 1) return null;
  const first = firstToMove(game);
  const mover = ply % 2 === 1 ? first : opponentOf(first);
  return timeBetween(pausesFor(game, mover), before.from, next.from);
}
