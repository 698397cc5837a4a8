/**
 * Counts a vote. The store counts the votes for each move, so ten thousand votes cost little here.
 */
import type { Color } from '../../draughts/types.ts';
import type { Ballot } from '../ballot.ts';
import type { Voting } from '../voting.ts';

export interface MoveTally {
  readonly move: string;
  readonly votes: number;
}

interface LastVote {
  readonly moves: readonly MoveTally[];
  /** Reasons given for the move that won. */
  readonly reasons: readonly string[];
  /** Which team voted, if another voting team has moved since; otherwise `null`. */
  readonly by: Color | null;
}

/** What everyone may know about the votes in a game. */
export interface VoteFacts {
  readonly count: number;
  /** The current number of votes for each move; `null` if it is hidden. */
  readonly now: readonly MoveTally[] | null;
  /** The latest finished vote. */
  readonly last: LastVote | null;
}

export interface Tallies {
  readonly moves: readonly MoveTally[];
  /** How many members pressed *Done* in this round. */
  readonly done: number;
  readonly draw: number;
  readonly resign: number;
  /** How many members of the team have voted in this game. */
  readonly roster: number;
  /** The roster when this round began. */
  readonly rosterBefore: number;
}

/** The share of votes that a team needs to resign or to offer a draw. */
const SHARE = 0.6;

/** Votes of an earlier round still count if their move is in the runoff. */
const inRunoff = ({ moves }: Ballot, tallies: readonly MoveTally[]): readonly MoveTally[] =>
  moves.length === 0 ? tallies : tallies.filter(({ move }) => moves.includes(move));

export const totalOf = (tallies: readonly MoveTally[]): number =>
  tallies.reduce((sum, { votes }) => sum + votes, 0);

function leadersOf(tallies: readonly MoveTally[]): readonly string[] {
  const most = Math.max(0, ...tallies.map(({ votes }) => votes));
  return tallies.flatMap(({ move, votes }) => (votes === most && most > 0 ? [move] : []));
}

export type Verdict =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'runoff'; readonly moves: readonly string[] }
  | { readonly kind: 'resign' }
  /** If several `moves` are still tied, the highest-rated voter decides, then the earliest vote. */
  | { readonly kind: 'move'; readonly moves: readonly string[]; readonly draw: boolean };

export function verdictOf(
  { quorum }: Pick<Voting, 'quorum'>,
  ballot: Ballot,
  { moves: all, draw, resign }: Tallies,
): Verdict {
  const cast = totalOf(all);
  if (cast === 0) return { kind: 'nobody' };
  const hasQuorum = cast >= quorum;
  if (hasQuorum && resign >= cast * SHARE) return { kind: 'resign' };
  const valid = inRunoff(ballot, all);
  // A runoff keeps earlier votes for its moves, unless all who cast them were erased.
  const leaders = leadersOf(valid.length > 0 ? valid : all);
  if (ballot.round === 0 && !hasQuorum) return { kind: 'runoff', moves: [] };
  if (ballot.round === 0 && leaders.length > 1) return { kind: 'runoff', moves: leaders };
  return { kind: 'move', moves: leaders, draw: hasQuorum && draw >= cast * SHARE };
}

/**
 * Whether the vote ends early: everyone who has voted in this game is done, or one move has more
 * than half of the team. The team is counted when the round begins.
 */
export function endsEarly(
  { quorum }: Pick<Voting, 'quorum'>,
  ballot: Ballot,
  { moves: all, done, roster, rosterBefore }: Tallies,
): boolean {
  if (totalOf(all) < quorum) return false;
  const most = Math.max(0, ...inRunoff(ballot, all).map(({ votes }) => votes));
  // In a team's first vote, the size of the team isn't known yet.
  return done >= roster || (rosterBefore > 0 && most * 2 > rosterBefore);
}
