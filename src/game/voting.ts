/** The terms of a game where a team votes, and its state beyond moves and clock. */

/** Whether the votes for each move are visible before the vote ends. */
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
  /** The tied moves; empty if too few people voted, which allows any move. */
  readonly moves: readonly string[];
}

/** Nobody has voted since `from`. Another vote started at `again`; null if none has yet. */
interface Recess {
  readonly ply: number;
  readonly from: number;
  readonly again: number | null;
}

export interface Voting {
  /** In ms; `null` means a share of the team's clock. */
  readonly window: number | null;
  readonly tallies: TallyChoice;
  /** A vote with fewer votes is extended once. */
  readonly quorum: number;
  /** The minimum age of accounts and memberships, in days. */
  readonly leastDays: number;
  /** The threads where the teams talk. */
  readonly talk?: { readonly white?: string | undefined; readonly black?: string | undefined } | undefined;
  readonly runoff?: Runoff | undefined;
  readonly recess?: Recess | undefined;
  /** Set when votes are no longer accepted, so that every accepted vote is counted. */
  readonly closed?: { readonly ply: number; readonly round: number } | undefined;
}
