/** The vote on the current move, derived from the game. */
import type { Color } from '../draughts/types.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';
import { DAY, SECOND } from './calendar/span.ts';
import type { TimeControl } from './clock/time.ts';
import { clockOf } from './clock/timeOf.ts';
import type { Voting } from './voting.ts';
import { isCrowd, type SeatedCrowd } from './seat.ts';

export interface Ballot {
  readonly color: Color;
  readonly team: SeatedCrowd;
  readonly ply: number;
  /** 0 for the first vote, 1 for its runoff. */
  readonly round: number;
  readonly from: number;
  readonly until: number;
  readonly moves: readonly string[];
  readonly isClosed: boolean;
  /** Nobody voted, so the game waits until `until` for another vote. */
  readonly isWaiting: boolean;
}

/** In ms. How long a game without a clock waits for a team if nobody votes. */
const LONGEST_RECESS = 7 * DAY;

/**
 * In ms. A vote lasts at least this long, even if the clock has less time, because a team loses
 * only if nobody votes.
 */
const SHORTEST = 20 * SECOND;
/** The share of the remaining time that a vote and its runoff may take together. */
const SHARE = 1 / 10;

/** How long each vote lasts, in ms; `null` if that depends on the remaining time. */
export function fixedWindow({ window }: Voting, time: TimeControl | null): number | null {
  return window ?? (time?.kind === 'correspondence' ? time.perMove / 2 : null);
}

/** A runoff lasts as long as its vote, so that both fit into the time for one move. */
function windowOf(game: Game, voting: Voting, color: Color): number {
  const fixed = fixedWindow(voting, game.time);
  if (fixed !== null) return fixed;
  const left = clockOf(game)?.[color] ?? 0;
  const increment = game.time?.kind === 'live' ? game.time.increment : 0;
  return Math.max(SHORTEST, Math.round((left * SHARE + increment) / 2));
}

/** The vote on the current move; `null` if no team has to vote. */
export function ballotOf(game: Game): Ballot | null {
  const { voting, result, seats, moves, turns, createdAt } = game;
  if (!voting || result) return null;
  const color = sideToMove(game);
  const team = seats[color];
  if (!isCrowd(team)) return null;
  const ply = moves.length;
  const runoff = voting.runoff?.ply === ply ? voting.runoff : null;
  const round = runoff ? 1 : 0;
  const recess = voting.recess?.ply === ply ? voting.recess : null;
  const isWaiting = recess?.again === null;
  const began = runoff?.from ?? recess?.again ?? turns.at(-1)?.from ?? createdAt;
  const from = isWaiting ? recess.from : began;
  const isClosed = voting.closed?.ply === ply && voting.closed.round === round;
  return {
    color,
    team,
    ply,
    round,
    from,
    until: from + (isWaiting ? LONGEST_RECESS : windowOf(game, voting, color)),
    moves: runoff?.moves ?? [],
    isClosed,
    isWaiting,
  };
}
