/** An event as it stands between two rounds: who plays, for which points, and what has happened so far. */

export type Color = 'white' | 'black';

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** Somebody who takes part. */
export interface Entrant {
  /** 1 … n: the pairing number (C.04.2 2), the number in a Berger table, or the seed. 1 is the highest. */
  readonly number: number;
  /** Never changes a pairing. */
  readonly rating?: number | undefined;
  readonly name?: string | undefined;
}

/** What a game brings; `bye` is the pairing-allocated bye (of a Double-Swiss: for the whole match). */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
}

/** Over the board: `1-0`, `=`, `0-1`; forfeited: won by White `+-`, won by Black `-+`, lost by both `--`. */
export const RESULTS = ['1-0', '=', '0-1', '+-', '-+', '--'] as const;
export type Result = (typeof RESULTS)[number];

export interface Pair {
  readonly white: number;
  readonly black: number;
}

/** A finished game. */
export interface Game extends Pair {
  readonly result: Result;
}

/** A finished match of two games, both results as White of the first game sees them (`1-0`: that player won). */
export interface Match extends Pair {
  readonly games: readonly [Result, Result];
}

/** A finished match of a knock-out; a play-off is part of it. */
export interface WonMatch extends Pair {
  readonly winner: number;
}

/** Not paired in a round: for no points, for those of a draw, for those of a win. */
export const ABSENCES = ['zero', 'half', 'full'] as const;
export interface Absence {
  readonly number: number;
  readonly kind: (typeof ABSENCES)[number];
}

/** A finished round. */
export interface Round<P extends Pair = Game> {
  readonly pairs: readonly P[];
  /** Who had the pairing-allocated bye, or was free in a round robin. */
  readonly bye: number | null;
  readonly absent: readonly Absence[];
}

interface Common {
  /** By number, without holes; late entries from the beginning. */
  readonly players: readonly Entrant[];
  readonly scoring: Scoring;
  readonly expectedRounds: number;
  /** Drawn by lot before the first round. */
  readonly initialColor: Color;
  /** Pairs kept apart in all rounds. */
  readonly forbidden: readonly (readonly [number, number])[];
}

export interface SwissEvent<P extends Pair = Game> extends Common {
  /** Oldest first. */
  readonly rounds: readonly Round<P>[];
}

/** A finished round of a knock-out. */
export interface KnockOutRound {
  readonly pairs: readonly WonMatch[];
  /** Who went on without a game. */
  readonly byes: readonly number[];
}

export interface KnockOutEvent extends Common {
  /** Do the losers of the semi-finals play for the third place, beside the final? */
  readonly hasThirdPlace: boolean;
  readonly rounds: readonly KnockOutRound[];
}

/** An event of any form. */
export type AnyEvent =
  | (SwissEvent & { readonly system: 'dutch' })
  | (SwissEvent<Match> & { readonly system: 'double-swiss' })
  | (SwissEvent & { readonly system: 'round-robin'; readonly cycles: 1 | 2 })
  | (KnockOutEvent & { readonly system: 'knock-out' });

/** A round to be played: pairs in the order of the boards, and who has the bye. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly bye: number | null;
}
