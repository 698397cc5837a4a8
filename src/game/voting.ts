/** The terms of a game in which a team votes, and what its moves and its clock don't show. */

/** Whether others can see before the end how many votes each move has. */
export const TALLY_CHOICES = ['hidden', 'open'] as const;
export type TallyChoice = (typeof TALLY_CHOICES)[number];

/** How long a vote may last. */
export const PACES = ['1m', '5m', '15m', '1h', '6h', '1d'] as const;
export type Pace = (typeof PACES)[number];

/** In characters. */
export const LONGEST_REASON = 100;

interface Runoff {
  readonly ply: number;
  readonly from: number;
  /** The tied moves; none if too few people voted, so any move is possible. */
  readonly moves: readonly string[];
}

/** Nobody voted from `from` on; another vote started at `again`, or none has yet. */
interface Recess {
  readonly ply: number;
  readonly from: number;
  readonly again: number | null;
}

export interface Voting {
  /** In ms; `null`: a share of the team's clock. */
  readonly window: number | null;
  readonly tallies: TallyChoice;
  /** With fewer votes, the vote is extended once. */
  readonly quorum: number;
  /** The least age in days of accounts and memberships. */
  readonly leastDays: number;
  /** The threads in which the teams talk. */
  readonly talk?: { readonly white?: string | undefined; readonly black?: string | undefined } | undefined;
  readonly runoff?: Runoff | undefined;
  readonly recess?: Recess | undefined;
  /** No vote is accepted any more, so that every accepted vote is counted. */
  readonly closed?: { readonly ply: number; readonly round: number } | undefined;
}
