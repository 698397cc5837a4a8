/**
 * How long a side thinks about a move. As on its clock, neither weekends off nor vacations count, nor does the first move of
 * the game, which players come to when they come; nor the turn in which a game was given up.
 */
import { opponentOf } from '../draughts/piece.ts';
import type { ByColor, Color } from '../draughts/types.ts';
import { pausesFor } from './clock.ts';
import type { Game } from './game.ts';
import { firstToMove } from './sides.ts';
import { timeBetween } from './span.ts';

/** So many moves, and what they took together. */
export interface Thought {
  readonly moves: number;
  readonly ms: number;
}

export const NO_THOUGHT: Thought = { moves: 0, ms: 0 };

export const plusThought = (a: Thought, b: Thought): Thought => ({
  moves: a.moves + b.moves,
  ms: a.ms + b.ms,
});

/** What each side has thought; a move that was taken back was thought about too. */
export function thoughtOf(game: Game): ByColor<Thought> {
  const first = firstToMove(game);
  const of = (color: Color): Thought => {
    const pauses = pausesFor(game, color);
    const isOwn = (ply: number): boolean => (ply % 2 === 0) === (first === color);
    return game.turns.reduce((sum, { ply, from }, index) => {
      const next = game.turns[index + 1];
      if (!next || ply === 0 || next.ply !== ply + 1 || !isOwn(ply)) return sum;
      return plusThought(sum, { moves: 1, ms: timeBetween(pauses, from, next.from) });
    }, NO_THOUGHT);
  };
  return { white: of('white'), black: of('black') };
}

/** How long the side thought about the move that was the `ply`-th, in ms; `null` for the first, which waits for its player. */
export function thoughtAbout(game: Game, ply: number): number | null {
  const after = game.turns.findLastIndex((turn) => turn.ply === ply);
  const [before, next] = [game.turns[after - 1], game.turns[after]];
  if (ply < 2 || !before || !next || before.ply !== ply - 1) return null;
  const first = firstToMove(game);
  const mover = ply % 2 === 1 ? first : opponentOf(first);
  return timeBetween(pausesFor(game, mover), before.from, next.from);
}
