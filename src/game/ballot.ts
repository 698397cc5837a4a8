/** The vote on the current move, derived from the game. */
import type { Color } from '../draughts/types.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';
import { isCrowd, type SeatedCrowd } from './seat.ts';

export interface Ballot {
  readonly color: Color;
  readonly team: SeatedCrowd;
  readonly ply: number;
  /** 0 for the vote, 1 for its runoff. */
  readonly round: number;
  readonly from: number;
  readonly until: number;
  readonly moves: readonly string[];
  readonly isClosed: boolean;
}

/** The vote on the current move; `null` if no team is to vote. */
export function ballotOf(game: Game): Ballot | null {
  const { voting, result, seats, moves, turns, createdAt } = game;
  if (!voting || result) return null;
  const color = sideToMove(game);
  const team = seats[color];
  if (!isCrowd(team)) return null;
  const ply = moves.length;
  const runoff = voting.runoff?.ply === ply ? voting.runoff : null;
  const round = runoff ? 1 : 0;
  const from = runoff?.from ?? turns.at(-1)?.from ?? createdAt;
  const isClosed = voting.closed?.ply === ply && voting.closed.round === round;
  return {
    color,
    team,
    ply,
    round,
    from,
    until: from + voting.window,
    moves: runoff?.moves ?? [],
    isClosed,
  };
}
