/**
 * How a vote ends. It is closed first, so that no vote is cast between counting and moving. Then
 * the result is carried out.
 */
import { done, type Result } from '../../kit/result.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { againstOffer, barOn } from '../actions.ts';
import type { Change } from '../decision.ts';
import type { Game, GameResult } from '../game.ts';
import { movesBySide } from '../line.ts';
import { acceptOffer } from '../offers/offering.ts';
import type { Plans } from '../plan/plan.ts';
import { makePlannedMove } from '../plan/plannedMove.ts';
import { endGame, resign, timeoutAt } from '../play/otherEnds.ts';
import type { GameProblem } from '../problem.ts';
import { type Ballot, ballotOf } from '../ballot.ts';
import type { Voting } from '../voting.ts';
import type { Verdict } from './count.ts';

const changed = (game: Game, voting: Voting, at: number): Game => ({
  ...game,
  voting,
  version: game.version + 1,
  changedAt: Math.max(game.changedAt, at),
});

/** `null` if there is no open vote. */
export function closeVote(game: Game, at: number): Game | null {
  const ballot = ballotOf(game);
  if (!ballot || ballot.isClosed || !game.voting) return null;
  return changed(game, { ...game.voting, closed: { ply: ballot.ply, round: ballot.round } }, at);
}

/** Starts another vote on the same move; `null` unless the game is waiting for one. */
export function voteAgain(game: Game, at: number): Game | null {
  const { voting } = game;
  const color = ballotOf(game)?.color;
  if (!voting?.recess || !color || barOn(game, color, 'vote again', { at })) return null;
  const next = changed(game, { ...voting, recess: { ...voting.recess, again: at }, closed: undefined }, at);
  return { ...next, latest: 'runoff' };
}

/** Whether a vote must be counted now, because it is closed or its time is over. */
export const isVoteOver = (game: Game, at: number): boolean =>
  ballotOf(game) !== null && at >= (timeoutAt(game) ?? Infinity);

interface Settled extends Change {
  /** Saved with a move. */
  readonly plans?: Plans;
}

export interface Counted {
  readonly ballot: Ballot;
  readonly verdict: Verdict;
  /** The chosen move, if the verdict is a move. */
  readonly move: string | null;
}

/** `at` is now. The next turn begins then, even if the bot was down when the time ran out. */
export function settleVote(
  game: Game,
  plans: Plans,
  { ballot, verdict, move }: Counted,
  at: number,
): Result<Settled, GameProblem> {
  const act = { by: ballot.team.id, at };
  if (verdict.kind === 'resign') return resign(game, act);
  if (verdict.kind === 'runoff' && game.voting) {
    const runoff = { ply: ballot.ply, from: at, moves: verdict.moves };
    const next = changed(game, { ...game.voting, runoff }, at);
    return done({ game: { ...next, latest: 'runoff' }, events: [] });
  }
  if (verdict.kind !== 'move' || move === null) return done(unvoted(game, ballot, at));
  const isAccepted = verdict.draw && game.offers[opponentOf(ballot.color)].open === 'draw';
  if (isAccepted) return acceptOffer(game, act, 'draw');
  const draw = verdict.draw && againstOffer(game, ballot.color, 'draw') === null;
  return makePlannedMove(game, plans, act, move, { draw });
}

/**
 * Without a clock, the game waits for another vote. A team loses on time only if that takes too
 * long or its clock runs out. Before the team's first move, the game is called off instead.
 */
function unvoted(game: Game, { color, ply, isWaiting }: Ballot, at: number): Change {
  const { voting } = game;
  if (voting && voting.window !== null && !isWaiting) {
    const recess = { ply, from: at, again: null };
    const next = changed(game, { ...voting, recess, runoff: undefined, closed: undefined }, at);
    return { game: { ...next, latest: 'runoff' }, events: [] };
  }
  const hasMoved = movesBySide(game)[color] > 0;
  const result: GameResult = hasMoved
    ? { winner: opponentOf(color), by: 'flag' }
    : { winner: null, by: 'aborted' };
  return { game: endGame(game, result, at), events: [{ kind: 'ended', result }] };
}
