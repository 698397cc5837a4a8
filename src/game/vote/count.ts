/**
 * Counts a vote. The store counts the votes of each move, so ten thousand votes cost little here.
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
  /** For the move that won. */
  readonly reasons: readonly string[];
  /** Whose vote it was, if another team votes too and has moved since; `null`: that is clear. */
  readonly by: Color | null;
}

/** What everyone may know about the votes in a game. */
export interface VoteFacts {
  readonly count: number;
  /** The votes for each move so far; `null` if they are hidden. */
  readonly now: readonly MoveTally[] | null;
  /** The latest vote that is over. */
  readonly last: LastVote | null;
}

export interface Tallies {
  readonly moves: readonly MoveTally[];
  /** The members who pressed *Done* in this round. */
  readonly done: number;
  readonly draw: number;
  readonly resign: number;
  /** The members of the team who have voted in this game. */
  readonly roster: number;
  /** The same when this round began. */
  readonly rosterBefore: number;
}

/** The share of the votes with which a team resigns or offers a draw. */
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
  /** Several `moves` are still tied: the highest-rated voter decides, then the earliest vote. */
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
  // A runoff keeps the votes for its moves, unless all who cast them were erased.
  const leaders = leadersOf(valid.length > 0 ? valid : all);
  if (ballot.round === 0 && !hasQuorum) return { kind: 'runoff', moves: [] };
  if (ballot.round === 0 && leaders.length > 1) return { kind: 'runoff', moves: leaders };
  return { kind: 'move', moves: leaders, draw: hasQuorum && draw >= cast * SHARE };
}

/**
 * Whether the vote ends before its time: everyone who has voted in this game is done, or one move
 * has more than half of the team as it was when this round began.
 */
export function endsEarly(
  { quorum }: Pick<Voting, 'quorum'>,
  ballot: Ballot,
  { moves: all, done, roster, rosterBefore }: Tallies,
): boolean {
  if (totalOf(all) < quorum) return false;
  const most = Math.max(0, ...inRunoff(ballot, all).map(({ votes }) => votes));
  // In a team's first vote, nobody knows yet how many more than half are.
  return done >= roster || (rosterBefore > 0 && most * 2 > rosterBefore);
}
